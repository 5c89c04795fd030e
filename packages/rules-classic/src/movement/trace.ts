import { boardOf, onMap } from '@sortie/board';
import { type Hex, neighbour } from '@sortie/geometry';
import { dived } from '../naval/diving.ts';
import { gyroGone } from '../piloting/modifiers.ts';
import type { Book } from '../rule.ts';
import { isCoreStep, type State, type StepWord, type Unit } from '../shape.ts';
import { rides } from '../sheet/sheet.ts';
import { isFighting, isMech, isTroop, type OnMap, sheetFor } from '../state.ts';
import { isPaved } from '../terrain/board.ts';
import { flown, flyingOf } from '../vehicles/flight.ts';
import { entered } from './entered.ts';
import { afford, type Fault, type Pace, startOf } from './pace.ts';
import { mannerOf, pointsFor } from './points.ts';
import { heldBack, lying } from './posture.ts';
import { onStairs } from './stairs.ts';
import { entersHex, isLateral, isTurn, sideOf, turned } from './step.ts';
import type { Walk, Walking } from './walking.ts';

export interface Trace {
  readonly unit: OnMap;
  readonly paces: readonly Pace[];
  readonly points: number;
  readonly fault: Fault | null;
  /** Where the fault lies. */
  readonly where: Hex;
}

/** Can this unit get up at all? (TW-stand-limits) */
export function canRise(unit: Unit): boolean {
  const { quad, legs } = sheetFor(unit);
  if (gyroGone(unit)) return false;
  const gone = legs.filter(leg => unit.gone.includes(leg)).length;
  if (quad) return gone < 3;
  return gone === 0 || (gone === 1 && !(unit.gone.includes('LA') && unit.gone.includes('RA')));
}

let lastState: State | undefined;
let lastMove: Walk | undefined;
let lastBook: Book | undefined;
let lastTrace: Trace | undefined;

/** Follow a walk or run step by step as if every roll succeeded, up to the first fault. Many rules look at the same way: it is followed once. */
export function traceOf(state: State, move: Walk, book: Book): Trace | undefined {
  if (state === lastState && move === lastMove && book === lastBook) return lastTrace;
  lastTrace = follow(state, move, book);
  lastState = state;
  lastMove = move;
  lastBook = book;
  return lastTrace;
}

/** What a vehicle has more on a way that never leaves road and pavement; whoever goes on after an interruption has had it. */
function pavedPoints(state: State, unit: OnMap, { steps }: Walk, book: Book): number {
  const board = boardOf(state.board);
  if (!unit.wear || unit.moved || !isPaved(board, unit.at)) return 0;
  const more = book.ask('pavedMp', { unit }).total;
  let { at, facing } = unit;
  for (const step of more > 0 ? steps : []) {
    if (isTurn(step)) facing = turned(facing, step);
    else if (entersHex(step)) at = neighbour(at, sideOf(facing, step));
    if (!onMap(board, at) || !isPaved(board, at)) return 0;
  }
  return more;
}

function follow(state: State, move: Walk, book: Book): Trace | undefined {
  const unit = state.units[move.unit];
  if (!isFighting(unit)) return undefined;
  const points = pointsFor(book, unit, move.mode, mannerOf(unit, move)) + pavedPoints(state, unit, move, book);
  // A move goes on as it began.
  const { tempo, over = false } = unit.moved ?? move;
  const walking: Walking = { state, book, board: boardOf(state.board), unit, mode: move.mode, tempo, over, points };
  const paces: Pace[] = [];
  let now = startOf(unit);
  for (const [i, step] of move.steps.entries()) {
    const next = pace(walking, now, step, i === move.steps.length - 1);
    if (typeof next === 'string') return { unit, paces, points, fault: next, where: now.at };
    paces.push(next);
    now = next;
  }
  return { unit, paces, points, fault: null, where: now.at };
}

function pace(walking: Walking, now: Pace, step: StepWord, isLast: boolean): Pace | Fault {
  const { unit, book, board, mode, points } = walking;
  const { gait } = sheetFor(unit);
  if (gait === 'vtol') return flown(flyingOf(board, unit, mode, book, points), now, step);
  if (step === 'up' || step === 'down') {
    if (gait === 'submarine') return dived(walking, now, step);
    return isTroop(unit) ? onStairs(walking, now, step) : 'steps';
  }
  if (now.leaves || (step === 'standUp' && !isLast)) return 'steps';
  const held = heldBack(unit, now.condition, step);
  if (held) return held;
  if (isTurn(step)) return turning(walking, now, step);
  const settled = now.rising ? { ...now, rising: false } : now;
  if (!isCoreStep(step)) return added(walking, settled, step) ?? 'steps';
  if (!entersHex(step)) return upOrDown(walking, settled, step);
  if (now.prone) return added(walking, settled, step) ?? 'prone';
  if (isLateral(step) && !canShift(unit) && !maySlip(unit, mode, step)) return 'legs';
  return entered(walking, settled, step);
}

/** What the rules in force make of a step that not everybody knows. */
function added(walking: Walking, now: Pace, step: StepWord): Pace | Fault | undefined {
  const [first] = walking.book.offered('paces', { ...walking, now, step });
  return first;
}

/** Lie down, or try to get up. */
function upOrDown({ book, unit, points, tempo }: Walking, now: Pace, step: 'goProne' | 'standUp'): Pace | Fault {
  if (!isMech(unit)) return 'steps';
  if (step === 'goProne') {
    const spent = now.spent + book.ask('proneCost', { unit }).total;
    return now.prone ? 'prone' : afford({ ...now, step, prone: true, spent, condition: lying(now.condition) }, points);
  }
  if (!now.prone && !now.condition?.hullDown) return 'prone';
  if (!canRise(unit)) return 'gyro';
  return afford({ ...now, step, spent: now.spent + book.ask('standCost', { unit, points, tempo }).total }, points);
}

/** On a cushion of air at flanking speed: ahead and to one side, without turning (TW-sideslip). */
const maySlip = (unit: Unit, mode: Walk['mode'], step: StepWord): boolean =>
  mode === 'run' && rides(sheetFor(unit).gait) && (step === 'forwardLeft' || step === 'forwardRight');

export const canShift = (unit: Unit): boolean => {
  const { quad, legs } = sheetFor(unit);
  return quad && legs.every(leg => !unit.gone.includes(leg));
};

function turning({ book, board, unit, points }: Walking, now: Pace, step: 'left' | 'right'): Pace | Fault {
  const spent = now.spent + book.ask('turnCost', { unit, free: now.rising }).total;
  const slides = isPaved(board, now.at) || book.holds('slippery', { board, at: now.at }) !== undefined;
  return afford({ ...now, step, facing: turned(now.facing, step), spent, turned: now.turned || slides }, points);
}
