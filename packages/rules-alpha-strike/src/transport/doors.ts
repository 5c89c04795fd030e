import { isJammed, JAMMED } from '../aerospace/carry.ts';
import { specialsOf } from '../card/specials.ts';
import { type AlphaRule, core } from '../rule.ts';
import type { Unit } from '../shape.ts';
import { isInfantry, isOn } from '../state.ts';
import { BAYS } from './transport.ts';

/** A bay lets one unit in or out through each of its doors in a turn. */
export const doorRules: readonly AlphaRule[] = [
  core('AS-sua-d', {
    forbids: {
      move: ({ units }, { unit: id, mounts = [], drops = [] }, _seat, book) => {
        const carrier = units[id];
        if (!isOn(carrier) || mounts.length + drops.length === 0) return undefined;
        const passing = [...mounts, ...drops].map(one => units[one]);
        for (const code of [...BAYS, 'IT']) {
          const takes = (unit: Unit): boolean => (code === 'IT' ? isInfantry(unit) : book.holds('fits', { unit, bay: code }) !== undefined);
          if (isJammed(carrier, code) && passing.some(unit => unit && takes(unit))) return JAMMED;
          const doors = specialsOf(carrier.card).get(code)?.doors ?? 0;
          if (doors > 0 && passing.filter(unit => unit && takes(unit)).length > doors) return 'there are not enough doors';
        }
        return undefined;
      },
    },
  }),
  core('AS-sua-heli', { structural: 'a pad on a card; those who land on it board like others' }),
];
