import { has, hasAny } from '../../card/specials.ts';
import type { Aim } from '../../questions.ts';
import type { AlphaRule, Seen } from '../../rule.ts';
import type { AttackCommand, How, Unit, UnitId } from '../../shape.ts';
import { foesOf, friendsOf, type Standing } from '../../state.ts';

const MISSILES: readonly How[] = ['standard', 'turret', 'indirect', 'LRM', 'SRM'];

export type Loads = Pick<AlphaRule, 'permits' | 'affirms' | 'offers'>;

/** What somebody loads instead of what everybody fires: who can fire it, and how. */
export const load = (names: readonly string[], may: (unit: Unit, how: How, munition: string) => boolean, hows: readonly How[]): Loads => ({
  permits: { munition: [...names] },
  affirms: { loads: ({ unit, how, munition }) => names.includes(munition) && may(unit, how, munition) },
  offers: {
    attacks: function* ({ view, unit, seat }) {
      for (const munition of names)
        for (const how of hows)
          if (may(unit, how, munition)) for (const foe of foesOf(view, seat)) yield* shotsAt(view, unit, foe.id, how, munition);
    },
  },
});

/** Indirect fire needs somebody who spots. */
function* shotsAt(view: Seen, unit: Standing, target: UnitId, how: How, munition: string): Generator<AttackCommand> {
  const shot: AttackCommand = { type: 'attack', unit: unit.id, target, how, munition };
  if (how !== 'indirect') yield shot;
  else for (const { id } of friendsOf(view, unit.seat)) if (id !== unit.id) yield { ...shot, spotter: id };
}

export const missiles = (name: string): Loads =>
  load([name], (unit, how) => MISSILES.includes(how) && (how === 'indirect' ? has(unit, 'LRM') : hasAny(unit, 'LRM', 'SRM')), MISSILES);

export const loaded =
  (name: string, value: (aim: Aim) => number | undefined) =>
  (aim: Aim): number | undefined =>
    aim.munition === name ? value(aim) : undefined;
