import { type Board, boardOf, cellAt } from '@sortie/board';
import { distance, FACINGS, type Hex, inArc, type LineStep, line, sameHex } from '@sortie/geometry';
import type { Woods } from '../questions.ts';
import type { Book } from '../rule.ts';
import type { SightChoice, State, UnitId } from '../shape.ts';
import type { Standing } from '../state.ts';
import { tablesOf } from '../tables.ts';
import { woodsAt } from '../terrain/board.ts';

/** Two hexes with the line exactly between them and different woods: whose counts is for the target's player to say. */
export type Dispute = readonly [left: Hex, right: Hex];

/** What lies between two hexes, before anybody has chosen anything. The ends are no part of it. */
export interface Line {
  readonly steps: readonly LineStep[];
  /** Hexes of light and heavy woods that the line passes for certain. */
  readonly light: number;
  readonly heavy: number;
  readonly disputes: readonly Dispute[];
  /** The same where the target's player hides it as well as possible. */
  readonly lightMost: number;
  readonly heavyMost: number;
  readonly range: number;
  /** One bit for each facing of whoever stands at the start that has the end in its firing arc. */
  readonly arcs: number;
}

type Row = (Line | undefined)[];
const lines = new WeakMap<Board, (Row | undefined)[]>();

/** The line between two hexes; worked out once for each pair of hexes of a board. */
export function lineBetween(board: Board, from: Hex, to: Hex): Line {
  let rows = lines.get(board);
  if (!rows) {
    rows = [];
    lines.set(board, rows);
  }
  const start = cellAt(board, from);
  let row = rows[start];
  if (!row) {
    row = [];
    rows[start] = row;
  }
  const end = cellAt(board, to);
  const known = row[end];
  if (known) return known;
  const made = survey(board, from, to);
  row[end] = made;
  return made;
}

const count = (of: number[], kind: number): void => {
  of[kind] = (of[kind] ?? 0) + 1;
};

function survey(board: Board, from: Hex, to: Hex): Line {
  const steps = line(from, to).slice(1, -1);
  const disputes: Dispute[] = [];
  const certain = [0, 0, 0];
  const most = [0, 0, 0];
  for (const [left, right] of steps) {
    const woods = woodsAt(board, left);
    const other = right ? woodsAt(board, right) : woods;
    count(most, Math.max(woods, other));
    if (right && other !== woods) disputes.push([left, right]);
    else count(certain, woods);
  }
  const arcs = FACINGS.reduce<number>((bits, facing) => (inArc('front', from, facing, to) ? bits | (1 << facing) : bits), 0);
  const [, light = 0, heavy = 0] = certain;
  const [, lightMost = 0, heavyMost = 0] = most;
  return { steps, light, heavy, disputes, lightMost, heavyMost, range: distance(from, to), arcs };
}

/** Woods that count along a line once it is known which hexes it passes. */
export interface Sight {
  readonly light: number;
  readonly heavy: number;
  /** Points towards blocking. */
  readonly points: number;
  readonly blocked: boolean;
}

export function sightWith(book: Book, board: Board, { light, heavy, disputes }: Line, chosen: readonly Hex[]): Sight {
  let [l, h] = [light, heavy];
  for (const [left, right] of disputes) {
    const woods = woodsAt(board, chosen.some(one => sameHex(one, right)) ? right : left);
    if (woods === 1) l++;
    else if (woods === 2) h++;
  }
  return sum(book, l, h);
}

function sum(book: Book, light: number, heavy: number): Sight {
  const { hindrance, blocking } = tablesOf(book);
  const points = light * hindrance[1] + heavy * hindrance[2];
  return { light, heavy, points, blocked: points >= blocking };
}

const NONE: readonly Hex[] = [];

/** The hex of each dispute that hides the target best, or least. */
export const picks = (board: Board, { disputes }: Line, densest: boolean): readonly Hex[] =>
  disputes.length === 0 ? NONE : disputes.map(([left, right]) => (woodsAt(board, left) > woodsAt(board, right) === densest ? left : right));

export function choiceBetween(state: State, a: UnitId, b: UnitId): SightChoice | undefined {
  if (state.sights.length === 0) return undefined;
  const [low, high] = a < b ? [a, b] : [b, a];
  return state.sights.find(({ between }) => between[0] === low && between[1] === high);
}

/** What is between two 'Mechs this turn, and whether somebody has yet to choose. */
export interface View {
  readonly line: Line;
  /** With the choice that was made; until then as the target's player would hide it best. */
  readonly sight: Sight;
  /** The choice is still open, and at least one way of choosing leaves the line open. */
  readonly undecided: boolean;
  /** Blocked, whatever anybody chooses. */
  readonly blocked: boolean;
}

export function sightBetween(state: State, book: Book, from: Standing, to: Standing): View {
  const board = boardOf(state.board);
  const between = lineBetween(board, from.at, to.at);
  if (between.disputes.length === 0) {
    const sight = sum(book, between.light, between.heavy);
    return { line: between, sight, undecided: false, blocked: sight.blocked };
  }
  const choice = choiceBetween(state, from.id, to.id);
  if (choice) {
    const sight = sightWith(book, board, between, choice.hexes);
    return { line: between, sight, undecided: false, blocked: sight.blocked };
  }
  const blocked = sightWith(book, board, between, picks(board, between, false)).blocked;
  return { line: between, sight: sightWith(book, board, between, picks(board, between, true)), undecided: !blocked, blocked };
}

/** What each intervening hex is, for a screen that marks the line. */
export interface Mark {
  readonly hex: Hex;
  readonly woods: Woods;
  readonly points: number;
  /** One of a pair of which only one counts, and this is (not) the one; `null` while nobody has chosen. */
  readonly counts: boolean | null;
}

export function marksAlong(state: State, book: Book, from: Standing, to: Standing): readonly Mark[] {
  const board = boardOf(state.board);
  const { line: between, undecided } = sightBetween(state, book, from, to);
  const chosen = choiceBetween(state, from.id, to.id)?.hexes ?? NONE;
  const { hindrance } = tablesOf(book);
  return between.steps.flatMap(step => {
    const disputed = between.disputes.some(([left]) => sameHex(left, step[0]));
    const counting = (h: Hex, first: boolean): boolean | null =>
      !disputed ? first : undecided ? null : chosen.some(one => sameHex(one, h));
    return step.map((h, i): Mark => {
      const woods = woodsAt(board, h);
      return { hex: h, woods, points: hindrance[woods], counts: counting(h, i === 0) };
    });
  });
}
