import { boardOf, onMap } from '@sortie/board';
import { neighbour } from '@sortie/geometry';
import type { Book } from '../rule.ts';
import type { Condition, Mech, State } from '../shape.ts';
import { conditioned, isMech, type Standing, sheetFor } from '../state.ts';
import { floorOf } from '../terrain/board.ts';
import { fee, type OnFoot } from './fees.ts';
import { afford, type Fault, isEnemyAt, type Pace } from './pace.ts';

/** Letters for how a unit holds itself: H goes hull-down, K climbs a level of the wall ahead, V climbs down again, Y lets go. */
export const POSTURES: ReadonlySet<string> = new Set(['H', 'K', 'V', 'Y']);

const CLIMBING: ReadonlySet<string> = new Set(['K', 'V']);

/** Whoever hangs on a wall climbs and does nothing else; whoever is hull-down gets up before it goes anywhere, unless it drives. */
export function heldBack({ wear }: Mech, condition: Condition | null, letter: string): Fault | null {
  if (wear) return null;
  if (condition?.climbed) return CLIMBING.has(letter) ? null : 'steps';
  return condition?.hullDown && !RESTING.has(letter) ? 'prone' : null;
}

const RESTING: ReadonlySet<string> = new Set(['L', 'R', 'D', 'U']);

/** Lies down, or has fallen: neither hull-down nor on a wall. */
export function lying(condition: Condition | null): Condition | null {
  if (!condition?.hullDown) return condition;
  const { hullDown: _before, ...rest } = condition;
  return Object.keys(rest).length > 0 ? rest : null;
}

function climbed(condition: Condition | null, levels: number): Condition | null {
  const { climbed: _before, ...rest } = condition ?? {};
  if (levels > 0) return { ...rest, climbed: levels };
  return Object.keys(rest).length > 0 ? rest : null;
}

export function postured(state: State, book: Book, unit: Standing, mode: OnFoot, letter: string, now: Pace, points: number): Pace | Fault {
  if (!isMech(unit) && !(letter === 'H' && unit.wear)) return 'steps';
  if (letter === 'H') {
    const cost = book.ask('hullDownCost', { unit, prone: now.prone, state, at: now.at }).total;
    const condition: Condition = { ...now.condition, hullDown: true };
    return cost === 0 ? 'steps' : afford({ ...now, letter, prone: false, condition, spent: now.spent + cost }, points);
  }
  if (letter === 'Y') {
    const condition = conditioned(now.condition ?? undefined, { grips: undefined });
    return now.condition?.grips ? afford({ ...now, letter, condition, spent: now.spent + 1 }, points) : 'steps';
  }
  const cost = book.ask('climbCost', { unit }).total;
  if (cost === 0 || mode !== 'walk') return 'steps';
  if (now.prone) return 'prone';
  const up = climb(state, unit, letter, now);
  return typeof up === 'string' ? up : afford({ ...up, spent: now.spent + cost }, points);
}

/** What is walked up without climbing. */
const EASY_LEVELS = 2;

function climb(state: State, unit: Standing, letter: string, now: Pace): Pace | Fault {
  const board = boardOf(state.board);
  const levels = now.condition?.climbed ?? 0;
  if (letter === 'V') return levels > 0 ? { ...now, letter, condition: climbed(now.condition, levels - 1) } : 'steps';
  const to = neighbour(now.at, now.facing);
  const wall = onMap(board, to) ? floorOf(board, to) - floorOf(board, now.at) : 0;
  if (wall <= EASY_LEVELS) return 'steps';
  if (levels + 1 < wall) return { ...now, letter, condition: climbed(now.condition, levels + 1) };
  if (isEnemyAt(state, unit, to)) return 'enemy';
  return { ...now, letter, at: to, hexes: now.hexes + 1, heading: 'F', turned: false, condition: climbed(now.condition, 0) };
}

/** On hands and knees, where the rules in force know how: straight ahead and on the level. */
export function crawled(state: State, book: Book, unit: Standing, mode: OnFoot, letter: string, now: Pace, points: number): Pace | Fault {
  const more = letter === 'F' && mode === 'walk' ? book.ask('crawlCost', { unit }).total : 0;
  if (more === 0) return 'prone';
  const board = boardOf(state.board);
  const to = neighbour(now.at, now.facing);
  if (!onMap(board, to) || floorOf(board, to) !== floorOf(board, now.at)) return 'barred';
  if (isEnemyAt(state, unit, to)) return 'enemy';
  const price = fee(book, board, now.at, now.facing, letter, mode, sheetFor(unit).gait);
  if (price === 0) return 'barred';
  return afford({ ...now, letter, at: to, hexes: now.hexes + 1, heading: 'F', turned: false, spent: now.spent + price + more }, points);
}
