import { boardOf, onMap } from '@sortie/board';
import { type Facing, type Hex, sameHex } from '@sortie/geometry';
import { type Telling, tell } from '@sortie/kernel';
import { traceOf } from '../movement/trace.ts';
import type { Book, ClassicRule, View } from '../rule.ts';
import type { Move, State, Unit } from '../shape.ts';
import { callSign, isAirborne, isFighting, type OnMap, sheetFor } from '../state.ts';
import { depthOf } from '../terrain/board.ts';
import { cellsAt, cellsOf, lengthOf } from './template.ts';

const isVessel = (unit: Unit): unit is OnMap => isFighting(unit) && sheetFor(unit).vessel !== undefined;

/** Is there water under all of a vessel, and nobody in its way? */
function fits(state: State, unit: Unit, at: Hex, facing: Facing): boolean {
  const board = boardOf(state.board);
  const length = sheetFor(unit).vessel ?? 1;
  const cells = cellsAt(length, at, facing);
  if (!cells.every(cell => onMap(board, cell.at) && depthOf(board, cell.at) > 0)) return false;
  return state.units.every(other => {
    if (other.id === unit.id || !isFighting(other) || isAirborne(other)) return true;
    const taken = sheetFor(other).vessel ? cellsOf(other).map(cell => cell.at) : [other.at];
    return !taken.some(hex => cells.some(cell => sameHex(cell.at, hex)));
  });
}

/** The vessel that lies across a hex. */
const vesselAt = (state: State, id: number, at: Hex): OnMap | undefined =>
  state.units.filter(isVessel).find(unit => unit.id !== id && lengthOf(unit) > 1 && cellsOf(unit).some(cell => sameHex(cell.at, at)));

function moveFault(view: View, move: Move, book: Book): Telling | undefined {
  const unit = view.units[move.unit];
  if (move.mode === 'stand' || !isFighting(unit)) return undefined;
  const poses = move.mode === 'jump' ? [{ at: move.to, facing: move.facing }] : (traceOf(view, move, book)?.paces ?? []);
  const onBoard = poses.filter(pose => !('leaves' in pose && pose.leaves));
  if (sheetFor(unit).vessel)
    return onBoard.every(({ at, facing }) => fits(view, unit, at, facing)) ? undefined : tell('there is no room for the whole vessel');
  if (isAirborne(unit)) return undefined;
  for (const { at } of onBoard) {
    const other = vesselAt(view, unit.id, at);
    if (other) return tell('the {unit} lies there', { unit: callSign(view, other.id) });
  }
  return undefined;
}

/** House: a vessel takes up all of its hexes, and they all need water. */
const room: ClassicRule = {
  id: 'TW-house-vessels',
  cite: 'house',
  kind: 'core',
  offers: {
    shots: ({ view, shot }) => {
      const target = view.vessels ? view.units[shot.target] : undefined;
      return target && isVessel(target) ? cellsOf(target).map((_, cell) => ({ ...shot, cell })) : [];
    },
  },
  forbids: {
    move: (view, move, _seat, book) => (view.vessels ? moveFault(view, move, book) : undefined),
    deploy: (view, { unit: id, at, facing }) => {
      const unit = view.units[id];
      if (!view.vessels || !unit) return undefined;
      if (sheetFor(unit).vessel) return fits(view, unit, at, facing) ? undefined : tell('there is no room for the whole vessel');
      const other = vesselAt(view, id, at);
      return other && tell('the {unit} lies there', { unit: callSign(view, other.id) });
    },
    declare: (view, { shots }) => {
      const wrong = shots.some(({ cell, target }) => {
        const unit = view.units[target];
        return cell !== undefined && !(unit && isVessel(unit) && cellsOf(unit)[cell]);
      });
      return wrong ? tell('there is no such part of a vessel') : undefined;
    },
  },
};

export const vesselMoveRules: readonly ClassicRule[] = [room];
