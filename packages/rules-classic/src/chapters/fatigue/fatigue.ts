import { sure } from '@sortie/kernel';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { State, Unit } from '../../shape.ts';
import { isTroop } from '../../state.ts';

/** Turns that a crew of a rating fights before it tires, from a skill up to which it has that rating; the table is not at hand (TOE-reading-135). */
const RESISTS: readonly (readonly [skill: number, turns: number])[] = [
  [2, 20],
  [3, 17],
  [4, 14],
  [Number.POSITIVE_INFINITY, 11],
];
/** Turns after which a tired crew is worse by one more point, and how bad it gets. */
const WORSE_EVERY = 3;
const WORST = 3;

/** The better of what troops can do with their weapons and on the back of a 'Mech; with their weapons alone for everybody else. */
const skillOf = (unit: Unit): number => (isTroop(unit) ? Math.min(unit.pilot.gunnery, unit.pilot.piloting) : unit.pilot.gunnery);

const enduranceOf = (unit: Unit): number =>
  sure(
    RESISTS.find(([most]) => skillOf(unit) <= most),
    'one of the resists',
  )[1];

function tired({ turn }: State, unit: Unit): number | undefined {
  const over = turn - enduranceOf(unit);
  return over > 0 ? Math.min(WORST, Math.ceil(over / WORSE_EVERY)) : undefined;
}

/** Whoever fights for long tires, and shoots and drives worse for it; good crews hold out longer. */
const fatigue = advanced('TOE-fatigue-rating', {
  adds: { toHit: ({ state, attacker }) => tired(state, attacker), piloting: ({ state, unit }) => tired(state, unit) },
});

export const fatigueRules: readonly ClassicRule[] = [fatigue];
