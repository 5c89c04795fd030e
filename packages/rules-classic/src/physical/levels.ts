import { type Board, boardOf } from '@sortie/board';
import type { LocationTable } from '../questions.ts';
import type { Blow, State } from '../shape.ts';
import { rides } from '../sheet/sheet.ts';
import { statureOf } from '../sight/sight.ts';
import { isLow, type OnMap, sheetFor } from '../state.ts';
import { levelOf } from '../terrain/board.ts';

/** The level of the feet or the hull: what rides on a cushion of air is on the surface of water, not on its bottom (TW-los-surface). */
const feetOf = (board: Board, unit: OnMap): number =>
  levelOf(board, unit.elevation === undefined && rides(sheetFor(unit).gait) ? { at: unit.at, elevation: 0 } : unit);

/** Levels that the target stands above the attacker. */
export const rise = (state: State, unit: OnMap, target: OnMap): number => {
  const board = boardOf(state.board);
  return feetOf(board, target) - feetOf(board, unit);
};

/** The table for a blow at one level of a target, counted from its feet; none beside it. */
function atLevel(level: number, target: OnMap, middle: LocationTable): LocationTable | null {
  const tall = statureOf(target);
  if (level < 0 || level >= tall) return null;
  if (isLow(target)) return 'body';
  return level === tall - 1 ? 'punch' : level === 0 ? 'kick' : middle;
}

type ByLevel = { readonly [levels: number]: LocationTable };

/** Those of blows that reach over more than one level. */
const REACH: { readonly [kind: string]: { readonly standing: ByLevel; readonly low: ByLevel } } = {
  frenzy: { standing: { 0: 'kick', [-1]: 'kick' }, low: { 0: 'body', [-1]: 'body' } },
  club: { standing: { 0: 'body', 1: 'kick', [-1]: 'punch' }, low: { 1: 'body' } },
  swing: { standing: { 0: 'body', 1: 'kick', [-1]: 'punch' }, low: { 1: 'body' } },
};

/**
 * The table that a blow rolls on, or none if it does not reach: arms strike at the attacker's top level, feet at their own
 * (TW-phys-level-punch, TW-phys-level-kick, TW-phys-level-club).
 */
export function tableFor(state: State, unit: OnMap, target: OnMap, kind: Blow['kind']): LocationTable | null {
  const levels = rise(state, unit, target);
  if (kind === 'punch') return atLevel(statureOf(unit) - 1 - levels, target, 'punch');
  if (kind === 'kick') return atLevel(-levels, target, 'kick');
  const tables = REACH[kind];
  return tables ? ((isLow(target) ? tables.low : tables.standing)[levels] ?? null) : 'body';
}
