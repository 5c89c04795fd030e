import { tell } from '@sortie/kernel';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Condition, Unit } from '../../shape.ts';
import { fighting, isWhole, sheetFor } from '../../state.ts';

const isOff = ({ condition }: Unit, weapon: number): boolean => condition?.off?.includes(weapon) === true;

/** Weapons that a declaration switches. */
const switchesOf = ({ fire }: Unit): readonly number[] =>
  (fire?.orders ?? []).flatMap(order => (order.do === 'switch' ? [order.weapon] : []));

function switched(unit: Unit): Condition | null {
  const { off = [], ...rest } = unit.condition ?? {};
  const changed = switchesOf(unit);
  const now = [...off.filter(weapon => !changed.includes(weapon)), ...changed.filter(weapon => !off.includes(weapon))];
  if (now.length > 0) return { ...rest, off: now };
  return Object.keys(rest).length > 0 ? rest : null;
}

/** Any weapon may be powered down, or up again, when a turn ends; what is off does not fire. */
const toggle = advanced('TOE-shut-off-toggle', {
  covers: ['TOE-gauss-weapons-entry-deleted'],
  permits: { order: ['switch'] },
  offers: {
    orders: ({ unit }) =>
      [...sheetFor(unit).weapons.keys()]
        .filter(weapon => isWhole(unit, 'weapon', weapon))
        .map(weapon => ({ do: 'switch' as const, weapon })),
  },
  forbids: {
    declare: (view, { unit: id, shots, orders }) => {
      const unit = view.units[id];
      if (!unit) return undefined;
      if (shots.some(({ weapon }) => isOff(unit, weapon))) return tell('that weapon is powered down');
      const wrong = orders?.some(
        order => order.do === 'switch' && (!sheetFor(unit).weapons[order.weapon] || !isWhole(unit, 'weapon', order.weapon)),
      );
      return wrong ? tell('there is nothing to switch off') : undefined;
    },
  },
  steps: {
    end: [
      {
        name: 'switches',
        before: 'upkeep',
        run: play => {
          for (const unit of fighting(play.state))
            if (switchesOf(unit).length > 0) play.emit({ type: 'altered', unit: unit.id, what: 'switched', condition: switched(unit) });
        },
      },
    ],
  },
});

/** A weapon that is off is lost when it is struck, but does not burst. Ammunition has no switch. */
const quiet = advanced('TOE-shut-off-criticals', {
  needs: ['TOE-shut-off-toggle'],
  affirms: { inert: ({ unit, weapon }) => isOff(unit, weapon) },
});

export const switchingRules: readonly ClassicRule[] = [toggle, quiet];
