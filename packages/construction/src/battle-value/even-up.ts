import { type Fielding, fieldedValue, type Linked, linkedValues } from './force.ts';

/** A crew that is to be exchanged. */
export interface EvenCrew {
  /** Its place in the list. */
  readonly place: number;
  readonly gunnery: number;
  readonly piloting: number;
}

const BEST = 0;
const WORST = 8;
/** How far a skill may move, where nobody says otherwise. */
const MOST_STEPS = 2;

interface Choice {
  readonly gunnery: number;
  readonly piloting: number;
  readonly value: number;
  /** Steps away from the crew that is there now. */
  readonly steps: number;
}

/** A way to a sum: the cheapest one that is known. */
interface Way {
  readonly steps: number;
  readonly choice?: Choice;
  readonly before?: Way;
}

const around = (skill: number, most: number): number[] => {
  const found: number[] = [];
  for (let one = Math.max(BEST, skill - most); one <= Math.min(WORST, skill + most); one++) found.push(one);
  return found;
};

/** Every crew that a unit of the force may have, with what it is worth then. */
const choicesOf = (now: Fielding, place: number, linked: Linked, most: number): readonly Choice[] =>
  around(now.gunnery, most).flatMap(gunnery =>
    around(now.piloting, most).map(piloting => {
      const steps = Math.abs(gunnery - now.gunnery) + Math.abs(piloting - now.piloting);
      return { gunnery, piloting, value: fieldedValue({ ...now, gunnery, piloting }, place, linked).total, steps };
    }),
  );

/** The best of equal choices are those with the fewest steps; of the same value one is enough. */
function distinct(choices: readonly Choice[]): readonly Choice[] {
  const byValue = new Map<number, Choice>();
  for (const choice of choices) {
    const known = byValue.get(choice.value);
    if (!known || choice.steps < known.steps) byValue.set(choice.value, choice);
  }
  return [...byValue.values()];
}

function sums(choices: readonly (readonly Choice[])[]): ReadonlyMap<number, Way> {
  let reached = new Map<number, Way>([[0, { steps: 0 }]]);
  for (const offers of choices) {
    const next = new Map<number, Way>();
    for (const [sum, before] of reached) {
      for (const choice of offers) {
        const total = sum + choice.value;
        const steps = before.steps + choice.steps;
        const known = next.get(total);
        if (!known || steps < known.steps) next.set(total, { steps, choice, before });
      }
    }
    reached = next;
  }
  return reached;
}

const isNearer = (target: number, [sum, way]: readonly [number, Way], [other, known]: readonly [number, Way]): boolean => {
  const [gap, least] = [Math.abs(target - sum), Math.abs(target - other)];
  return gap < least || (gap === least && way.steps < known.steps);
};

/**
 * The crews that bring a force as near to a Battle Value as can be: of all ways to move the skills of its crews by at most so many steps the one
 * with the smallest gap, and of those the one that changes least. Only crews that change are named.
 */
export function evenUp(units: readonly Fielding[], target: number, most = MOST_STEPS): readonly EvenCrew[] {
  const linked = linkedValues(units);
  const ways = sums(units.map((unit, place) => distinct(choicesOf(unit, place, linked, most))));
  let best: readonly [number, Way] | undefined;
  for (const one of ways) if (!best || isNearer(target, one, best)) best = one;
  const crews: EvenCrew[] = [];
  let place = units.length - 1;
  for (let way = best?.[1]; way?.choice; way = way.before, place--) {
    const { gunnery, piloting, steps } = way.choice;
    if (steps > 0) crews.unshift({ place, gunnery, piloting });
  }
  return crews;
}
