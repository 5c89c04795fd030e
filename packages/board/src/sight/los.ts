import { hexOfCell, lineBetween, lineTable, NEAR_END, NEAR_START, numberAt } from '@sortie/geometry';
import type { Board } from '../board.ts';
import { NOTHING, type Packed } from '../packed.ts';
import { STANDING } from './post.ts';
import { lineOfSight } from './sight.ts';

/** The answer of `los` in one number: `BLOCKED`, or the modifier with `TARGET_COVER` and `ATTACKER_COVER` set where they hold. */
export type LosCode = number;

export const BLOCKED: LosCode = -1;
export const TARGET_COVER = 0x100;
export const ATTACKER_COVER = 0x200;
const COVERS = TARGET_COVER | ATTACKER_COVER;

export const losModifier = (code: LosCode): number => code & 0xff;

/** Points from which woods block; a wall is as good as these. */
const BLOCKING = 3;

/**
 * Line of sight between two cells of a board, for searches that ask very often: the same answer as `lineOfSight` without its reasons. Both
 * viewers stand on the ground or on the bottom of the water and are so many levels tall. Nothing is allocated but for lines with rare
 * terrain on them, which go the long way.
 */
export function los(board: Board, from: number, to: number, fromHeight = STANDING, toHeight = STANDING): LosCode {
  const { level, depth, hardTop } = board.packed;
  const fromDepth = numberAt(depth, from);
  const toDepth = numberAt(depth, to);
  const submerged = (fromDepth > 0 && fromDepth >= fromHeight) || (toDepth > 0 && toDepth >= toHeight);
  const indoors = numberAt(hardTop, from) > numberAt(level, from) && numberAt(hardTop, to) > numberAt(level, to);
  if (submerged || indoors) return atLength(board, from, to, fromHeight, toHeight);
  measure(numberAt(level, from) - fromDepth + fromHeight, numberAt(level, to) - toDepth + toHeight, fromHeight, toHeight);
  const code = follow(board, from, to);
  return code === UNUSUAL ? atLength(board, from, to, fromHeight, toHeight) : code;
}

const UNUSUAL = -2;

/** Levels from which a hex matters, by how near it is to the two ends, and those at which it covers them. */
const limits = new Int32Array(4);
/** No ground is so low. */
const NO_COVER = -32_768;
let coverTarget = 0;
let coverAttacker = 0;

function measure(fromTop: number, toTop: number, fromHeight: number, toHeight: number): void {
  limits[0] = fromTop > toTop ? fromTop : toTop;
  limits[NEAR_START] = fromTop;
  limits[NEAR_END] = toTop;
  limits[NEAR_START | NEAR_END] = fromTop < toTop ? fromTop : toTop;
  coverTarget = fromTop <= toTop && toHeight > 1 ? toTop - 1 : NO_COVER;
  coverAttacker = toTop <= fromTop && fromHeight > 1 ? fromTop - 1 : NO_COVER;
}

function follow(board: Board, from: number, to: number): LosCode {
  const line = lineBetween(lineTable(board.grid), from, to);
  const { packed } = board;
  const { unusual, hardTop } = packed;
  const alone = numberAt(line, 0);
  const length = line.length;
  let code = 0;
  for (let i = 1; i <= alone; i++) {
    const cell = from + (numberAt(line, i) >> 2);
    if (unusual[cell] === 1) return UNUSUAL;
    code = join(code, pass(packed, cell, numberAt(line, i) & 3));
  }
  if (length === alone + 1) return finish(code);
  let left = code;
  let right = code;
  for (let i = alone + 1; i < length; i += 2) {
    let atLeft = numberAt(line, i);
    let atRight = numberAt(line, i + 1);
    if (hardTop[from + (atLeft >> 2)] === NOTHING) atLeft = atRight;
    else if (hardTop[from + (atRight >> 2)] === NOTHING) atRight = atLeft;
    const leftCell = from + (atLeft >> 2);
    const rightCell = from + (atRight >> 2);
    if (unusual[leftCell] === 1 || unusual[rightCell] === 1) return UNUSUAL;
    left = join(left, pass(packed, leftCell, atLeft & 3));
    right = join(right, pass(packed, rightCell, atRight & 3));
  }
  return worse(finish(left), finish(right));
}

/** Points and covers of one hex. */
function pass(packed: Packed, cell: number, near: number): number {
  const hard = numberAt(packed.hardTop, cell);
  const limit = numberAt(limits, near);
  if (hard >= limit) return BLOCKING;
  let code = numberAt(packed.woodsTop, cell) >= limit ? numberAt(packed.woods, cell) : 0;
  if ((near & NEAR_END) !== 0 && hard === coverTarget) code |= TARGET_COVER;
  if ((near & NEAR_START) !== 0 && hard === coverAttacker) code |= ATTACKER_COVER;
  return code;
}

const join = (a: number, b: number): number => {
  const points = (a & 0xff) + (b & 0xff);
  return (points < BLOCKING ? points : BLOCKING) | ((a | b) & COVERS);
};

const finish = (code: number): LosCode => ((code & 0xff) >= BLOCKING ? BLOCKED : (code & TARGET_COVER) === 0 ? code : code + 1);

function worse(left: LosCode, right: LosCode): LosCode {
  if (left === BLOCKED || right === BLOCKED) return BLOCKED;
  const atLeft = losModifier(left);
  const atRight = losModifier(right);
  return atLeft > atRight || (atLeft === atRight && (left & ATTACKER_COVER) !== 0) ? left : right;
}

function atLength(board: Board, from: number, to: number, fromHeight: number, toHeight: number): LosCode {
  const attacker = { at: hexOfCell(board.grid, from), height: fromHeight };
  const target = { at: hexOfCell(board.grid, to), height: toHeight };
  const { canSee, modifier, targetCover, attackerCover } = lineOfSight(board, attacker, target);
  return canSee ? modifier | (targetCover ? TARGET_COVER : 0) | (attackerCover ? ATTACKER_COVER : 0) : BLOCKED;
}

/**
 * Asks `los` for every pair of cells (from and to in turn) and folds the answers into one number, for measurements that check
 * their own result.
 */
export function losBenchmark(board: Board, pairs: Int32Array): number {
  let checksum = 0;
  for (let i = 0; i < pairs.length; i += 2)
    checksum = (Math.imul(checksum, 31) + los(board, numberAt(pairs, i), numberAt(pairs, i + 1))) | 0;
  return checksum;
}

/** Every ordered pair of different hexes of a board, as cells, for `losBenchmark`. */
export function allPairs(board: Board): Int32Array {
  const { cells } = board.grid;
  const pairs: number[] = [];
  for (const from of cells) for (const to of cells) if (from !== to) pairs.push(from, to);
  return Int32Array.from(pairs);
}
