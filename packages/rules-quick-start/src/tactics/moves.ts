import { hexKey, rowOf } from '@sortie/geometry';
import { type Candidate, nth, type Telling, tell } from '@sortie/kernel';
import { isUsable } from '../attack/declare.ts';
import { isImmobile } from '../destruction/destruction.ts';
import type { Edge } from '../event.ts';
import { moveTo, reach, type Stop } from '../movement/reach.ts';
import type { Book } from '../rule.ts';
import { MODES, type QuickStart, type Side, type State } from '../shape.ts';
import { isFighting, type Standing } from '../state.ts';
import { moodOf } from './mood.ts';
import { type Field, fieldFor, type Prospect, prospect } from './position.ts';
import type { Weights } from './weights.ts';
import { urgency } from './worth.ts';

const yetToMove = (state: State, seat: number): readonly Standing[] =>
  state.units.filter((unit): unit is Standing => unit.seat === seat && isFighting(unit) && unit.moved === null);

/**
 * Whoever moves later knows more, so the 'Mechs with least to gain from knowing go first: those that cannot move, then those
 * farthest from the fight.
 */
function toMoveNow(state: State, book: Book, seat: number, weights: Weights): Standing {
  const waiting = yetToMove(state, seat);
  const stake = (unit: Standing): number => {
    if (isImmobile(unit, book)) return -1;
    const { given, taken } = prospect(fieldFor(state, book, unit, weights), { to: unit.at, facing: unit.facing, mode: 'walk', evasion: 1 });
    return given + taken + urgency(unit, weights);
  };
  let [best, least] = [nth(waiting, 0), Number.POSITIVE_INFINITY];
  if (waiting.length === 1) return best;
  for (const unit of waiting) {
    const stakes = stake(unit);
    if (stakes < least) [best, least] = [unit, stakes];
  }
  return best;
}

interface Weighed {
  readonly stop: Stop;
  readonly hope: Prospect;
  readonly worth: number;
}

export function moveCandidates(state: State, seat: number, book: Book, weights: Weights, most: number): readonly Candidate<QuickStart>[] {
  const unit = toMoveNow(state, book, seat, weights);
  const field = fieldFor(state, book, unit, weights);
  const judge = judgeOf(state, book, unit, field, weights);
  // A walk has thousands of ends: only the best facing of each hex becomes a record, and places that differ deserve the second look.
  const best = new Map<number, Weighed>();
  const all: Stop[] = [];
  for (const mode of MODES) {
    for (const stop of reach(state, unit, mode, book)) {
      if (stop.leaves !== null && !isEscape(book, state, unit.side, stop.leaves)) continue;
      all.push(stop);
      const hope = stop.leaves === null ? prospect(field, stop) : GONE;
      const worth = judge(stop, hope);
      const key = stop.leaves === null ? hexKey(stop.to) : -1;
      const known = best.get(key);
      if (!known || worth > known.worth) best.set(key, { stop, hope, worth });
    }
  }
  const first = [...best.values()].sort(byWorth).slice(0, most);
  const found = first.length === most ? first : [...first, ...others(all, field, judge, first).slice(0, most - first.length)];
  return found.map(({ stop, hope, worth }) => ({ command: moveTo(unit.id, stop), worth, why: reason(stop, hope) }));
}

const byWorth = (a: Weighed, b: Weighed): number => b.worth - a.worth;

/** Whoever reaches few hexes has the other facings to choose from. */
function others(all: readonly Stop[], field: Field, judge: Judge, taken: readonly Weighed[]): readonly Weighed[] {
  const found: Weighed[] = [];
  for (const stop of all) {
    if (stop.leaves !== null || taken.some(other => other.stop === stop)) continue;
    const hope = prospect(field, stop);
    found.push({ stop, hope, worth: judge(stop, hope) });
  }
  return found.sort(byWorth);
}

const GONE: Prospect = { given: 0, taken: 0, nearest: 0, faces: false };

const isEscape = (book: Book, { scenario }: State, side: Side, edge: Edge): boolean =>
  book.holds('escape', { scenario, side, edge }) !== undefined;

type Judge = (stop: Stop, hope: Prospect) => number;

/** What a stop is worth to a 'Mech; what is the same for all of its stops is worked out once. */
function judgeOf(state: State, book: Book, unit: Standing, field: Field, weights: Weights): Judge {
  const run = isEscape(book, state, unit.side, 'south');
  const guard = isEscape(book, state, unit.side === 'attacker' ? 'defender' : 'attacker', 'south');
  const mood = moodOf(state, weights);
  // An unarmed 'Mech has nothing to seek where others can shoot.
  const drive = unitCanFire(unit) ? weights.aggression * mood.drive : 0;
  const fear = weights.caution * mood.fear;
  const closing = weights.closing * mood.closing;
  const blindness = field.foes.length > 0 ? weights.blindness : 0;
  return (stop, { given, taken, nearest, faces }) =>
    stop.leaves !== null
      ? weights.escape * weights.objective
      : given * drive -
        taken * fear -
        nearest * (given > 0 ? closing / 3 : closing) -
        (faces ? 0 : blindness) +
        (run || guard ? objective(state, run, stop, weights) : 0);
}

const unitCanFire = (unit: Standing): boolean => unit.sheet.weapons.some((_, weapon) => isUsable(unit, weapon));

/** Whoever may escape over the south edge runs for it, and the others keep between. */
function objective({ board }: State, run: boolean, { to }: Stop, weights: Weights): number {
  const left = board.height - rowOf(to);
  return weights.objective * (run ? -left * weights.row : -Math.max(0, left - 7) * weights.guard);
}

const GAITS: { readonly [M in Stop['mode']]: string } = { stand: 'stays', walk: 'walks', run: 'runs', jump: 'jumps' };

function reason({ mode, evasion, leaves }: Stop, { given, taken }: Prospect): Telling {
  if (leaves !== null) return tell('escapes over the map edge');
  const tenths = (value: number): number => Math.round(value * 10) / 10;
  const numbers = { hope: tenths(given), fear: tenths(taken), evasion };
  return tell('{gait}: hopes for {hope} damage, fears {fear}, +{evasion} to be hit', { gait: GAITS[mode], ...numbers });
}
