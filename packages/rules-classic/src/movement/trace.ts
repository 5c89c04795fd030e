import { type Board, boardOf, cellAt, onMap } from '@sortie/board';
import { type Hex, neighbour, turn } from '@sortie/geometry';
import { dived } from '../advanced/naval/diving.ts';
import { gyroGone } from '../piloting/modifiers.ts';
import type { Book } from '../rule.ts';
import type { Mech, Move, State } from '../shape.ts';
import { isFighting, isMech, isTroop, type Standing, sheetFor } from '../state.ts';
import { depthOf, isPaved } from '../terrain/board.ts';
import { flown } from '../vehicles/flight.ts';
import { aheadFee, backFee, fee, feesOf, type OnFoot } from './fees.ts';
import { afford, type Fault, isEnemyAt, type Pace, startOf } from './pace.ts';
import { mannerOf, pointsFor } from './points.ts';
import { crawled, heldBack, lying, POSTURES, postured } from './posture.ts';
import { onStairs, storeysAt } from './stairs.ts';
import { entersHex, headingOf, isLateral, sideOf, type Tempo } from './step.ts';

export interface Trace {
  readonly unit: Standing;
  readonly paces: readonly Pace[];
  readonly points: number;
  readonly fault: Fault | null;
  /** Where the fault lies. */
  readonly where: Hex;
}

/** May be entered although it costs more than there is: the one hex ahead, with all the points (TW-mp-min). */
const SHUFFLE = true;

/** Can this unit get up at all? (TW-stand-limits) */
export function canRise(unit: Mech): boolean {
  const { quad, legs } = sheetFor(unit);
  if (gyroGone(unit)) return false;
  const gone = legs.filter(leg => unit.gone.includes(leg)).length;
  if (quad) return gone < 3;
  return gone === 0 || (gone === 1 && !(unit.gone.includes('LA') && unit.gone.includes('RA')));
}

type Walk = Extract<Move, { readonly mode: OnFoot }>;

let lastState: State | undefined;
let lastMove: Walk | undefined;
let lastBook: Book | undefined;
let lastTrace: Trace | undefined;

/** Follow a walk or run letter by letter as if every roll succeeded, up to the first fault. Many rules look at the same way: it is followed once. */
export function traceOf(state: State, move: Walk, book: Book): Trace | undefined {
  if (state === lastState && move === lastMove && book === lastBook) return lastTrace;
  lastTrace = follow(state, move, book);
  lastState = state;
  lastMove = move;
  lastBook = book;
  return lastTrace;
}

function follow(state: State, move: Walk, book: Book): Trace | undefined {
  const unit = state.units[move.unit];
  if (!isFighting(unit)) return undefined;
  const points = pointsFor(book, unit, move.mode, mannerOf(unit, move));
  const paces: Pace[] = [];
  let now = startOf(unit);
  const rising = { free: unit.moved?.rising ?? false };
  for (let i = 0; i < move.steps.length; i++) {
    const next = pace(state, book, unit, move, i, now, points, rising);
    if (typeof next === 'string') return { unit, paces, points, fault: next, where: now.at };
    paces.push(next);
    now = next;
  }
  return { unit, paces, points, fault: null, where: now.at };
}

function pace(
  state: State,
  book: Book,
  unit: Standing,
  move: Walk,
  i: number,
  now: Pace,
  points: number,
  rising: { free: boolean },
): Pace | Fault {
  const { mode, steps } = move;
  const letter = steps[i]!;
  if (sheetFor(unit).gait === 'vtol') return flown(boardOf(state.board), mode, now, letter, points);
  if ((letter === '+' || letter === '-') && isTroop(unit)) return onStairs(boardOf(state.board), now, letter, points);
  if ((letter === '+' || letter === '-') && sheetFor(unit).gait === 'submarine') return dived(boardOf(state.board), now, letter, points);
  if (now.leaves || (letter === 'U' && i < steps.length - 1)) return 'steps';
  const held = now.condition !== null || POSTURES.has(letter) ? heldBack(unit, now.condition, letter) : null;
  if (held) return held;
  if (letter === 'L' || letter === 'R') return turned(state, book, unit, now, letter, points, rising.free);
  rising.free = false;
  if (POSTURES.has(letter)) {
    rising.free = letter === 'H' && now.prone;
    return postured(state, book, unit, mode, letter, now, points);
  }
  if (letter === 'S' || letter === 'X') return littered(state, book, unit, letter, now, points);
  if (letter === 'D' || letter === 'U') return upOrDown(book, unit, letter, now, points);
  if (!entersHex(letter)) return 'steps';
  if (now.prone) return crawled(state, book, unit, mode, letter, now, points);
  if (isLateral(letter) && !canShift(unit)) return 'legs';
  return entered(state, book, unit, mode, now, letter, points, tempoOf(unit, move));
}

/** Leave a sensor behind, or step on one, where the rules in force know of any. */
function littered(state: State, book: Book, unit: Standing, letter: 'S' | 'X', now: Pace, points: number): Pace | Fault {
  const cost = (letter === 'S' ? book.ask('sowCost', { unit }) : book.ask('crushCost', { state, unit, at: now.at })).total;
  return cost === 0 ? 'steps' : afford({ ...now, letter, spent: now.spent + cost }, points);
}

/** Lie down, or try to get up. */
function upOrDown(book: Book, unit: Standing, letter: 'D' | 'U', now: Pace, points: number): Pace | Fault {
  if (!isMech(unit)) return 'steps';
  if (letter === 'D')
    return now.prone ? 'prone' : afford({ ...now, letter, prone: true, spent: now.spent + 1, condition: lying(now.condition) }, points);
  if (!now.prone && !now.condition?.hullDown) return 'prone';
  if (!canRise(unit)) return 'gyro';
  return afford({ ...now, letter, spent: now.spent + book.ask('standCost', { unit, points }).total }, points);
}

/** A move goes on as it began. */
function tempoOf(unit: Standing, move: Walk): Tempo {
  const { careful, hurried, blindly } = unit.moved ?? move;
  return careful ? 'careful' : hurried ? 'hurried' : blindly ? 'blindly' : 'steady';
}

const canShift = (unit: Mech): boolean => {
  const { quad, legs } = sheetFor(unit);
  return quad && legs.every(leg => !unit.gone.includes(leg));
};

function turned(state: State, book: Book, unit: Standing, now: Pace, letter: 'L' | 'R', points: number, free: boolean): Pace | Fault {
  const spent = now.spent + book.ask('turnCost', { unit, free }).total;
  const board = boardOf(state.board);
  const paved = isPaved(board, now.at) || book.ask('slippery', { board, at: now.at }).total > 0;
  return afford({ ...now, letter, facing: turn(now.facing, letter === 'R' ? 1 : -1), spent, turned: now.turned || paved }, points);
}

function entered(
  state: State,
  book: Book,
  unit: Standing,
  mode: OnFoot,
  now: Pace,
  letter: string,
  points: number,
  tempo: Tempo,
): Pace | Fault {
  const board = boardOf(state.board);
  const to = neighbour(now.at, sideOf(now.facing, letter));
  const heading = headingOf(letter);
  const hexes = heading === now.heading || now.heading === '' ? now.hexes + 1 : 1;
  const leaves = !onMap(board, to);
  const next = (spent: number): Pace => ({
    letter,
    at: to,
    facing: now.facing,
    spent,
    hexes,
    heading,
    prone: now.prone,
    turned: false,
    leaves,
    // A vehicle drives out of its cover as it came.
    condition: unit.wear ? lying(now.condition) : now.condition,
    ...(now.elevation === undefined ? {} : { elevation: now.elevation }),
  });
  // On a floor above the ground one only goes on where the building does.
  if (now.elevation && !staysAt(board, now.elevation, leaves, to)) return 'barred';
  if (leaves) return afford(next(now.spent + 1), points);
  if (isEnemyAt(state, unit, to)) return 'enemy';
  const fare =
    feeOf(state, book, unit, mode, now, letter, tempo) || (sheetFor(unit).floats ? swimFee(book, board, mode, now, letter, to) : 0);
  if (fare === 0) return 'barred';
  const glide = sheetFor(unit).gait === 'wige' ? glided(state, book, now, to) : null;
  const price = fare - (glide?.gain ?? 0);
  // A unit that can move at all may always shuffle one hex ahead.
  const shuffles =
    SHUFFLE && now.spent + price > points && points > 0 && (mode === 'run' || isTroop(unit)) && letter === 'F' && now.spent === 0;
  const reached = next(shuffles ? points : now.spent + price);
  return afford(glide ? { ...reached, descents: glide.descents } : reached, points);
}

/** Beyond what a hovercraft would pay on the same way. */
const TO_SWIM = 1;

/** Into water, through it and out of it again; 0 elsewhere. */
function swimFee(book: Book, board: Board, mode: OnFoot, { at, facing }: Pace, letter: string, to: Hex): number {
  if (depthOf(board, at) === 0 && depthOf(board, to) === 0) return 0;
  const price = fee(book, board, at, facing, letter, mode, 'hover');
  return price === 0 ? 0 : price + TO_SWIM;
}

/** What coming down hex by hex gives back, where the rules know of it. */
function glided(state: State, book: Book, now: Pace, to: Hex): { readonly gain: number; readonly descents: number } {
  const board = boardOf(state.board);
  const { level } = board.packed;
  const descents = level[cellAt(board, to)]! < level[cellAt(board, now.at)]! ? (now.descents ?? 0) + 1 : 0;
  const gain = book.ask('glide', { descents }).total;
  return { gain, descents: gain > 0 ? 0 : descents };
}

/** Above the ground only where a building goes on, below the surface only where the water is deep enough. */
const staysAt = (board: Board, elevation: number, leaves: boolean, to: Hex): boolean =>
  elevation > 0 ? !leaves && storeysAt(board, to) >= elevation : leaves || depthOf(board, to) >= -elevation;

/** Steps ahead and back are on the price list of the map; sideways, careful and hurried ones are rare enough to be asked about. */
function feeOf(state: State, book: Book, unit: Standing, mode: OnFoot, { at, facing }: Pace, letter: string, tempo: Tempo): number {
  const board = boardOf(state.board);
  const { gait } = sheetFor(unit);
  if (tempo !== 'steady' || (letter !== 'F' && !(letter === 'B' && mode === 'walk')))
    return fee(book, board, at, facing, letter, mode, gait, tempo);
  const fees = feesOf(book, state.board, mode, gait);
  const pose = cellAt(board, at) * 6 + facing;
  return letter === 'F' ? aheadFee(fees, pose) : backFee(fees, pose);
}
