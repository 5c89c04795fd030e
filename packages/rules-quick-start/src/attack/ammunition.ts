import { nth, tell } from '@sortie/kernel';
import type { QuickStartRule } from '../rule.ts';
import type { Mech, Shot } from '../shape.ts';
import { callSign } from '../state.ts';

/** What is left of each type of ammunition after some shots, which may be less than nothing. */
export function ammoAfter({ sheet, ammo }: Mech, shots: readonly Pick<Shot, 'weapon'>[]): readonly number[] {
  let left: number[] | undefined;
  for (const { weapon } of shots) {
    const type = sheet.weapons[weapon]?.ammo;
    if (type === null || type === undefined) continue;
    left ??= [...ammo];
    left[type] = nth(left, type) - 1;
  }
  return left ?? ammo;
}

/** One shot for each attack announced, whatever becomes of it. */
const spend: QuickStartRule = {
  id: 'QS-attack-ammo-spend',
  cite: 'QS p. 5',
  kind: 'core',
  follows: {
    declared: ({ units }, { unit, shots }) => {
      const mech = units[unit];
      return mech && ammoAfter(mech, shots) !== mech.ammo ? [{ type: 'spendAmmo', unit }] : undefined;
    },
  },
};

const empty: QuickStartRule = {
  id: 'QS-attack-ammo-empty',
  cite: 'QS p. 5',
  kind: 'core',
  forbids: {
    declare: (view, { unit: id, shots }) => {
      const unit = view.units[id];
      const short = unit ? ammoAfter(unit, shots).findIndex(left => left < 0) : -1;
      if (!unit || short < 0) return undefined;
      const { type } = nth(unit.sheet.ammo, short);
      const left = nth(unit.ammo, short);
      return left === 0
        ? tell('the {unit} is out of {type} ammunition', { unit: callSign(view, id), type })
        : tell('the {unit} has only {left} {type} shots left', { unit: callSign(view, id), left, type });
    },
  },
};

export const ammunitionRules: readonly QuickStartRule[] = [spend, empty];
