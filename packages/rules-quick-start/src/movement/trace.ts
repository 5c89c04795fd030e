import { type Board, boardOf, onMap } from '@sortie/board';
import { distance, type Facing, type Hex, STEPS, sameHex, turn } from '@sortie/geometry';
import type { Book, Seen } from '../rule.ts';
import type { Mode, Move, State } from '../shape.ts';
import { isFighting, type Standing, unitAt } from '../state.ts';
import { type Fees, type Tables, tablesOf } from '../tables.ts';
import { woodsAt } from '../terrain/board.ts';

/** What a move comes to, legal or not: rules judge it, the handler carries it out. */
export interface Trace {
  readonly unit: Standing;
  readonly mode: Mode;
  readonly to: Hex;
  readonly facing: Facing;
  readonly spent: number;
  /** Hexes that count for the target movement modifier: those since the last change between forward and backward. */
  readonly hexes: number;
  readonly leavesMap: boolean;
  /** Steps were given after one that left the map. */
  readonly overshoots: boolean;
  readonly backwards: boolean;
  /** The first hex on the way with somebody in it who bars it. */
  readonly through: Hex | null;
  /** Letters that are no steps. */
  readonly unknownSteps: boolean;
}

let lastView: State | undefined;
let lastMove: Move | undefined;
let lastBook: Book | undefined;
let lastTrace: Trace | undefined;

/** Follows a move to its end. Every movement rule asks for the same trace, so the last one is kept. */
export function traceOf(view: Seen | State, move: Move, book: Book): Trace | undefined {
  if (view === lastView && move === lastMove && book === lastBook) return lastTrace;
  const unit = view.units[move.unit];
  lastTrace = isFighting(unit) ? follow(view, unit, move, book) : undefined;
  lastView = view;
  lastMove = move;
  lastBook = book;
  return lastTrace;
}

function follow(state: State, unit: Standing, move: Move, book: Book): Trace {
  if ('steps' in move) return followSteps(state, unit, move.mode, move.steps, tablesOf(book));
  const still = { unit, mode: move.mode, overshoots: false, backwards: false, through: null, unknownSteps: false };
  if (move.mode === 'stand') return { ...still, to: unit.at, facing: unit.facing, spent: 0, hexes: 0, leavesMap: false };
  const hexes = distance(unit.at, move.to);
  const spent = tablesOf(book).jumps[hexes] ?? book.ask('jumpCost', { hexes }).total;
  return { ...still, to: move.to, facing: move.facing, spent, hexes, leavesMap: !onMap(boardOf(state.board), move.to) };
}

function followSteps(state: State, unit: Standing, mode: 'walk' | 'run', steps: string, { fees: all, bars }: Tables): Trace {
  const board = boardOf(state.board);
  const fees = all[mode];
  let { at, facing } = unit;
  let spent = 0;
  let hexes = 0;
  let heading = '';
  let [leavesMap, overshoots, backwards, unknownSteps] = [false, false, false, false];
  let through: Hex | null = null;
  for (const step of steps) {
    if (leavesMap) {
      overshoots = true;
      break;
    }
    if (step === 'L' || step === 'R') {
      facing = turn(facing, step === 'R' ? 1 : -1);
      spent += fees.turn;
      continue;
    }
    if (step !== 'F' && step !== 'B') {
      unknownSteps = true;
      break;
    }
    backwards ||= step === 'B';
    at = ahead(at, facing, step);
    hexes = step === heading ? hexes + 1 : 1;
    heading = step;
    leavesMap = !onMap(board, at);
    spent += leavesMap ? fees.leave : feeToEnter(board, at, fees);
    if (through === null && isBarred(state, unit, at, bars)) through = at;
  }
  return { unit, mode, to: at, facing, spent, hexes, leavesMap, overshoots, backwards, through, unknownSteps };
}

function ahead(at: Hex, facing: Facing, step: 'F' | 'B'): Hex {
  const { q, r } = STEPS[facing];
  return step === 'F' ? { q: at.q + q, r: at.r + r } : { q: at.q - q, r: at.r - r };
}

const feeToEnter = (board: Board, at: Hex, fees: Fees): number => fees.enter[woodsAt(board, at)];

function isBarred(state: State, unit: Standing, at: Hex, bars: Tables['bars']): boolean {
  const other = unitAt(state, at);
  return other !== undefined && other.id !== unit.id && bars[other.side === unit.side ? 'friend' : 'enemy'];
}

/** Where a walk or run leads, whether it may or not. */
export function endOf({ at: from, facing: start }: Standing, steps: string): { readonly at: Hex; readonly facing: Facing } {
  let [at, facing] = [from, start];
  for (const step of steps) {
    if (step === 'F' || step === 'B') at = ahead(at, facing, step);
    else facing = turn(facing, step === 'R' ? 1 : -1);
  }
  return { at, facing };
}

/** Is the last hex of a move taken by somebody else? */
export const endsOnOther = (state: State, { unit, to }: Trace): boolean =>
  state.units.some(other => other.id !== unit.id && other.at !== null && sameHex(other.at, to));
