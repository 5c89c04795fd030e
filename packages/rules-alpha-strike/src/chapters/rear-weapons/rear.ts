import { rangeBetween } from '../../attack/aim.ts';
import { bandOf } from '../../attack/range.ts';
import { dealt, specialsOf } from '../../card/specials.ts';
import { type AlphaRule, core } from '../../rule.ts';
import type { State, Unit } from '../../shape.ts';
import { inForwardArc } from '../../sight/arcs.ts';
import { isOn } from '../../state.ts';

/** Points that the weapons behind would do to whom they were fired at this turn. */
function spentBehind(state: State, attacker: Unit): number {
  const rear = specialsOf(attacker.card).get('REAR');
  if (!rear || !attacker.did.includes('rear') || !isOn(attacker)) return 0;
  const target = attacker.aimedAt.map(id => state.units[id]).find(one => isOn(one) && !inForwardArc(attacker, one));
  if (!isOn(target)) return 0;
  const bracket = bandOf(rangeBetween(attacker, target));
  return bracket > 2 ? 0 : dealt(rear, bracket).points;
}

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
    // Overheating comes on top of what is left in front.
    adds: {
      damage: ({ state, attacker, how, value }) =>
        how === 'standard' || how === 'turret' ? -Math.min(value.points, spentBehind(state, attacker)) || undefined : undefined,
    },
    forbids: {
      attack: ({ units }, { unit, how }) =>
        how === 'rear' && units[unit]?.did.some(what => what === 'standard' || what === 'turret')
          ? 'it fires to the rear first, and forward with what is left'
          : undefined,
    },
  }),
];
