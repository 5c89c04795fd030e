import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { cellOf, parseHexLabel } from '@sortie/geometry';
import { describe, expect, test } from 'vitest';
import { boardsPresent, DATA, unpackBoards } from '../../testing/archive.ts';
import type { Board } from '../board.ts';
import { readMegaMekBoard } from '../files/megamek-read.ts';
import { ATTACKER_COVER, BLOCKED, los, losModifier, TARGET_COVER } from './los.ts';
import { lineOfSight, type Row, type Sight } from './sight.ts';
import { hindrance, NO_TALLY, sum, type Tally } from './tally.ts';

const PAIRS = join(DATA, 'los-pairs.tsv.gz');
const present = boardsPresent && existsSync(PAIRS);
if (!present) console.log(`skipped: ${PAIRS} is absent, no lines of sight to compare with`);

interface Observed {
  readonly board: string;
  readonly from: string;
  readonly to: string;
  readonly canSee: boolean;
  readonly light: number;
  readonly heavy: number;
  readonly targetCover: boolean;
  readonly attackerCover: boolean;
  readonly modifier: number;
}

function observations(): readonly Observed[] {
  const [head = '', ...lines] = gunzipSync(readFileSync(PAIRS)).toString('utf8').trimEnd().split('\n');
  const names = head.split('\t');
  const column = (name: string): number => names.indexOf(name);
  const [board, from, to] = [column('board'), column('from'), column('to')];
  const [seen, light, heavy] = [column('can_see'), column('light_woods'), column('heavy_woods')];
  const [target, attacker, modifier] = [column('target_cover'), column('attacker_cover'), column('mod')];
  return lines.map(line => {
    const cells = line.split('\t');
    return {
      board: cells[board]!,
      from: cells[from]!,
      to: cells[to]!,
      canSee: cells[seen] === '1',
      light: Number(cells[light]),
      heavy: Number(cells[heavy]),
      targetCover: cells[target] !== '0',
      attackerCover: cells[attacker] !== '0',
      modifier: Number(cells[modifier]),
    };
  });
}

/**
 * The other program compares the two rows of a divided line without the hexes that belong to neither, and adds those afterwards. This
 * is its answer, made from ours.
 */
function byRowsAlone({ hexes, division }: Sight): Tally | undefined {
  if (!division) return undefined;
  const row = (side: Row): Tally => hexes.filter(one => one.row === side).reduce((total, { tally }) => sum(total, tally), NO_TALLY);
  const [left, right] = [row('left'), row('right')];
  const takesLeft = hindrance(left) > hindrance(right) || (hindrance(left) === hindrance(right) && left.attackerCover);
  return takesLeft ? division.left : division.right;
}

const COLUMNS = ['pairs', 'canSee', 'modifier', 'woods', 'covers', 'fast'] as const;
type Column = (typeof COLUMNS)[number];

/** In which respects one pair agrees. Where both say "blocked" there is nothing more to compare. */
function agreements(board: Board, one: Observed): { readonly sight: Sight; readonly on: readonly Column[] } {
  const [from, to] = [parseHexLabel(one.from)!, parseHexLabel(one.to)!];
  const sight = lineOfSight(board, { at: from }, { at: to });
  const canSee = sight.canSee === one.canSee;
  const modifier = canSee && (!one.canSee || sight.modifier === one.modifier);
  const agree: Record<Column, boolean> = {
    pairs: true,
    canSee,
    modifier,
    woods: modifier && (!one.canSee || (sight.tally.lightWoods === one.light && sight.tally.heavyWoods === one.heavy)),
    covers: modifier && (!one.canSee || (sight.targetCover === one.targetCover && sight.attackerCover === one.attackerCover)),
    fast: fastAgrees(board, cellOf(board.grid, from), cellOf(board.grid, to), sight),
  };
  return { sight, on: COLUMNS.filter(column => agree[column]) };
}

function boardAt(folder: string, path: string): Board {
  const reading = readMegaMekBoard(readFileSync(join(folder, path), 'utf8'), path);
  if (!reading.ok) throw new Error(`${path} cannot be read`);
  return reading.board;
}

describe.skipIf(!present)('line of sight of another program', () => {
  test('agrees on every pair of three boards but for divided lines we judge as a whole', () => {
    const folder = unpackBoards();
    const boards = new Map<string, Board>();
    const table: Record<string, Record<Column, number>> = {};
    const different: string[] = [];
    const unexplained: string[] = [];
    for (const one of observations()) {
      const board = boards.get(one.board) ?? boardAt(folder, one.board);
      boards.set(one.board, board);
      table[one.board] ??= { pairs: 0, canSee: 0, modifier: 0, woods: 0, covers: 0, fast: 0 };
      const { sight, on } = agreements(board, one);
      for (const column of on) table[one.board]![column]++;
      if (on.includes('modifier')) continue;
      different.push(`${one.from}-${one.to}`);
      const theirs = byRowsAlone(sight);
      if (!theirs || hindrance(theirs) !== (one.canSee ? one.modifier : Infinity)) unexplained.push(`${one.board} ${one.from}-${one.to}`);
    }
    console.table(table);
    const total = (column: Column): number => Object.values(table).reduce((all, row) => all + row[column], 0);
    expect(total('pairs')).toBe(221_136);
    expect(total('modifier') / total('pairs')).toBeGreaterThanOrEqual(0.995);
    expect(different).toEqual(['0403-0803', '0405-0602', '0307-0602', '0807-0503', '0208-0602']);
    expect(unexplained).toEqual([]);
    expect(total('fast')).toBe(total('pairs'));
  });
});

function fastAgrees(board: Board, from: number, to: number, sight: Sight): boolean {
  const code = los(board, from, to);
  if (!sight.canSee) return code === BLOCKED;
  const covers = (sight.targetCover ? TARGET_COVER : 0) | (sight.attackerCover ? ATTACKER_COVER : 0);
  return losModifier(code) === sight.modifier && (code & (TARGET_COVER | ATTACKER_COVER)) === covers;
}
