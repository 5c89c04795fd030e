import { JAMMED, jammedDoor } from '../aerospace/carry.ts';
import { specialsOf } from '../card/specials.ts';
import { type AlphaRule, core } from '../rule.ts';
import { isInfantry, isOn, marked } from '../state.ts';
import { BAYS } from './transport.ts';

/** A bay lets one unit in or out through each of its doors in a turn. */
export const doorRules: readonly AlphaRule[] = [
  core('AS-sua-d', {
    forbids: {
      move: ({ units }, { unit: id, mounts = [], drops = [] }) => {
        const carrier = units[id];
        if (!isOn(carrier) || mounts.length + drops.length === 0) return undefined;
        const passing = [...mounts, ...drops].map(one => units[one]);
        for (const [code, takes] of Object.entries({ ...BAYS, IT: isInfantry })) {
          if (marked(carrier, jammedDoor(code)) && passing.some(unit => unit && takes(unit))) return JAMMED;
          const doors = specialsOf(carrier.card).get(code)?.doors ?? 0;
          if (doors > 0 && passing.filter(unit => unit && takes(unit)).length > doors) return 'there are not enough doors';
        }
        return undefined;
      },
    },
  }),
  core('AS-sua-heli'),
];
