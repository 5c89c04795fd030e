import { type Board, type BoardPlan, boardOf, onMap } from '@sortie/board';
import { type Facing, type Hex, hexOfCell } from '@sortie/geometry';
import type { Air } from '../questions.ts';
import type { Book } from '../rule.ts';
import type { Gait } from '../sheet/sheet.ts';
import { groundOf } from '../terrain/board.ts';
import { stepInto, type Tempo } from './step.ts';

export type OnFoot = 'walk' | 'run';

/** Not asked about yet. */
const UNKNOWN = 255;

/** What entering a neighbour costs, by `cell * 6 + facing`; 0 where it is barred or off the map. Read it with `aheadFee` and `backFee`. */
export interface Fees {
  readonly ahead: Uint8Array;
  readonly back: Uint8Array;
  /** Ask the rules about one step. */
  readonly ask: (pose: number, letter: 'F' | 'B') => number;
}

export function aheadFee(fees: Fees, pose: number): number {
  const known = fees.ahead[pose]!;
  if (known !== UNKNOWN) return known;
  const found = fees.ask(pose, 'F');
  fees.ahead[pose] = found;
  return found;
}

export function backFee(fees: Fees, pose: number): number {
  const known = fees.back[pose]!;
  if (known !== UNKNOWN) return known;
  const found = fees.ask(pose, 'B');
  fees.back[pose] = found;
  return found;
}

type OfMap = { readonly [M in OnFoot]: { [G in Gait]?: Fees } };

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
export function feesOf(book: Book, plan: BoardPlan, mode: OnFoot, gait: Gait): Fees {
  if (book !== lastBook || plan !== lastPlan) {
    lastMap = mapOf(book, groundOf(plan));
    lastBook = book;
    lastPlan = plan;
  }
  const fees = lastMap![mode][gait] ?? priceList(book, boardOf(plan), mode, gait);
  lastMap![mode][gait] = fees;
  return fees;
}

/** Nobody runs backward, so that only walking has to ask about it. */
function priceList(book: Book, board: Board, mode: OnFoot, gait: Gait): Fees {
  const { grid } = board;
  return {
    ahead: new Uint8Array(grid.size * 6).fill(UNKNOWN),
    back: new Uint8Array(grid.size * 6).fill(mode === 'walk' ? UNKNOWN : 0),
    ask: (pose, letter) => {
      const facing = (pose % 6) as Facing;
      return fee(book, board, hexOfCell(grid, (pose - facing) / 6), facing, letter, mode, gait);
    },
  };
}

const WHOLE_GAME = { state: null };
const airOf = (book: Book): Air => ({ darkness: book.ask('darkness', WHOLE_GAME).total, haze: book.ask('haze', WHOLE_GAME).total });

/** What one step costs by the rules in force; 0 where they bar it. */
export function fee(
  book: Book,
  board: Board,
  at: Hex,
  facing: Facing,
  letter: string,
  mode: OnFoot,
  gait: Gait,
  tempo: Tempo = 'steady',
): number {
  const step = stepInto(board, at, facing, letter, mode, gait, tempo, airOf(book));
  return onMap(board, step.to) && book.ask('barred', step).total === 0 ? book.ask('stepCost', step).total : 0;
}
