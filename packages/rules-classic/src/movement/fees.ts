import { type Board, type BoardPlan, boardOf, onMap } from '@sortie/board';
import { type Facing, hexOfCell } from '@sortie/geometry';
import { nth, sure } from '@sortie/kernel';
import type { Air, Step } from '../questions.ts';
import type { Book } from '../rule.ts';
import type { Gait } from '../sheet/sheet.ts';
import { groundOf, isPaved } from '../terrain/board.ts';
import { type Height, type Into, type Stride, stepInto } from './step.ts';
import { type Layer, layerTo } from './tops.ts';
import type { OnFoot } from './walking.ts';

/** Not asked about yet. */
const UNKNOWN = 65_535;

/** A fee holds its points in the lower half, and the layer that the step leads to in the upper. */
const LAYER_BITS = 8;

/** The points of a fee that was read. */
export const pointsIn = (read: number): number => read & ((1 << LAYER_BITS) - 1);

/** Which of the places above each other it leads to. */
export const layerIn = (read: number): Layer => read >> LAYER_BITS;

/** Steps aside in the order of their fees. */
export const ASIDE = ['forwardLeft', 'forwardRight', 'backwardLeft', 'backwardRight'] as const;

/**
 * What entering a neighbour costs, by `cell * 6 + facing`; 0 where it is barred or off the map. Read it with `aheadFee`, `backFee` and, for those
 * who go on four legs, `asideFee`; what is read tells its points and the place above the ground that the step leads to.
 */
export interface Fees {
  readonly ahead: Uint16Array;
  readonly back: Uint16Array;
  /** Of steps aside, four for each pose; made when a quad first comes by. */
  aside?: Uint16Array;
  /** Ask the rules about one step. */
  readonly ask: (pose: number, step: Into) => number;
}

export function asideFee(fees: Fees, pose: number, way: number): number {
  fees.aside ??= new Uint16Array(fees.ahead.length * ASIDE.length).fill(UNKNOWN);
  const place = pose * ASIDE.length + way;
  const known = fees.aside[place];
  if (known !== undefined && known !== UNKNOWN) return known;
  const found = fees.ask(pose, nth(ASIDE, way));
  fees.aside[place] = found;
  return found;
}

export function aheadFee(fees: Fees, pose: number): number {
  const known = fees.ahead[pose] ?? 0;
  if (known !== UNKNOWN) return known;
  const found = fees.ask(pose, 'forward');
  fees.ahead[pose] = found;
  return found;
}

export function backFee(fees: Fees, pose: number): number {
  const known = fees.back[pose] ?? 0;
  if (known !== UNKNOWN) return known;
  const found = fees.ask(pose, 'backward');
  fees.back[pose] = found;
  return found;
}

/** Fees of one map by how one moves, by where above the ground one begins, and by whether one goes over things. */
type OfMap = { readonly [M in OnFoot]: { [key: string]: Fees } };

const known = new WeakMap<Book, WeakMap<BoardPlan, OfMap>>();
const firsts = new WeakMap<Book, Book>();
const byList = new Map<string, Book>();

/** The first book with the same list of rules: what costs are worked out for one of them holds for all. */
function firstOf(book: Book): Book {
  const seen = firsts.get(book);
  if (seen) return seen;
  const list = book.rules.map(({ id }) => id).join();
  const first = byList.get(list) ?? book;
  byList.set(list, first);
  firsts.set(book, first);
  return first;
}

function mapOf(book: Book, ground: BoardPlan): OfMap {
  const first = firstOf(book);
  let maps = known.get(first);
  if (!maps) {
    maps = new WeakMap();
    known.set(first, maps);
  }
  let map = maps.get(ground);
  if (!map) {
    map = { walk: {}, run: {} };
    maps.set(ground, map);
  }
  return map;
}

let lastBook: Book | undefined;
let lastPlan: BoardPlan | undefined;
let lastMap: OfMap | undefined;

/** Kept for each map and list of rules; every step is asked about once, when somebody first comes by. */
export function feesOf(book: Book, plan: BoardPlan, mode: OnFoot, gait: Gait, height: Height = LOW): Fees {
  if (book !== lastBook || plan !== lastPlan) {
    lastMap = mapOf(book, groundOf(plan));
    lastBook = book;
    lastPlan = plan;
  }
  const lists = sure(lastMap, 'the last map')[mode];
  const key = keyOf(gait, height);
  const fees = lists[key] ?? priceList(book, boardOf(plan), mode, gait, height);
  lists[key] = fees;
  return fees;
}

const keyOf = (gait: Gait, { layer, over, paved }: Height): string =>
  layer || over || paved ? [gait, layer, over && 'over', paved && 'paved'].join() : gait;

/** On the ground, and through what is in the way. */
const LOW: Height = {};

/** Nobody runs backward, so that only walking has to ask about it. */
function priceList(book: Book, board: Board, mode: OnFoot, gait: Gait, height: Height): Fees {
  const { grid } = board;
  return {
    ahead: new Uint16Array(grid.size * 6).fill(UNKNOWN),
    back: new Uint16Array(grid.size * 6).fill(mode === 'walk' ? UNKNOWN : 0),
    ask: (pose, word) => {
      const facing = (pose % 6) as Facing;
      const at = hexOfCell(grid, (pose - facing) / 6);
      const step = stepInto(board, { at, facing, step: word, mode, gait, height }, airOf(book));
      return height.paved && !isPaved(board, step.to) ? 0 : feeFor(book, board, step);
    },
  };
}

const WHOLE_GAME = { state: null };
const airOf = (book: Book): Air => ({ darkness: book.ask('darkness', WHOLE_GAME).total, haze: book.ask('haze', WHOLE_GAME).total });

function feeFor(book: Book, board: Board, step: Step): number {
  if (!onMap(board, step.to) || book.holds('barred', step) !== undefined) return 0;
  return book.ask('stepCost', step).total + (layerTo(step) << LAYER_BITS);
}

/** What one step costs by the rules in force, to be read like a list; 0 where they bar it. */
export const fee = (book: Book, board: Board, stride: Stride): number => feeFor(book, board, stepInto(board, stride, airOf(book)));
