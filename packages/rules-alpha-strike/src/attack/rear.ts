import { dealt, specialsOf } from '../card/specials.ts';
import { type AlphaRule, core } from '../rule.ts';
import { inForwardArc } from '../sight/arcs.ts';
import { isOn } from '../state.ts';

/** Weapons that point backward, and what they cost those that point forward. */
export const rearRules: readonly AlphaRule[] = [
  core('ASC-rear-weapons-restrictions', {
    forbids: {
      attack: ({ units }, { unit: id, target, how }) => {
        const [unit, foe] = [units[id], units[target]];
        if (how !== 'rear' || !isOn(unit) || !isOn(foe)) return undefined;
        return inForwardArc(unit, foe) ? 'the target is in front' : undefined;
      },
    },
    covers: ['AS-sua-rear', 'ASC-sua-rear'],
  }),
  core('ASC-rear-weapons-combined', {
    adds: {
      damage: ({ attacker, how, bracket }) => {
        if (!attacker.did.includes('rear') || (how !== 'standard' && how !== 'turret')) return undefined;
        const rear = specialsOf(attacker.card).get('REAR');
        return rear ? -Math.max(...[0, 1, 2].map(at => dealt(rear, Math.min(at, bracket)).points)) : undefined;
      },
    },
  }),
  core('AS-sua-tur', {
    forbids: {
      attack: ({ units }, { unit, how }) =>
        how === 'turret' && units[unit] && !specialsOf(units[unit].card).has('TUR') ? 'it has no turret' : undefined,
    },
  }),
];
