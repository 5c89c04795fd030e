import { type Board, boardOf, onMap } from '@sortie/board';
import { type Hex, hexLabel, rowOf } from '@sortie/geometry';
import { type Handler, tell } from '@sortie/kernel';
import type { ClassicRule } from '../rule.ts';
import type { Classic, State, Unit } from '../shape.ts';
import { isShip } from '../sheet/sheet.ts';
import { sheetFor } from '../state.ts';
import { depthOf, terrainOf } from '../terrain/board.ts';

const ROWS = 3;

/** The rows in which a seat sets up: the first seat in the north, the other in the south. */
export const rowsOf = ({ board }: Pick<State, 'board'>, seat: number): readonly [first: number, last: number] =>
  seat === 0 ? [1, ROWS] : [board.height - ROWS + 1, board.height];

/** Ships on the water, everybody else on dry ground. */
export const suits = (board: Board, unit: Unit, at: Hex): boolean =>
  depthOf(board, at) > 0 === isShip(sheetFor(unit).gait) && terrainOf(board, at, 'impassable') === undefined;

/** House: sides set up by turns in the rows of their own edge. */
const zones: ClassicRule = {
  id: 'TW-house-deployment',
  cite: 'house',
  kind: 'core',
  forbids: {
    deploy: (view, { unit: id, at }, seat) => {
      const unit = view.units[id];
      if (view.phase !== 'deployment') return tell('units set up before the first turn');
      if (view.active !== seat) return tell("it is the other side's turn");
      if (unit?.seat !== seat || unit.fate !== 'waiting') return tell('that unit does not wait to be set up');
      const [first, last] = rowsOf(view, seat);
      const row = rowOf(at);
      const board = boardOf(view.board);
      if (!onMap(board, at) || row < first || row > last) return tell('units set up in rows {first} to {last}', { first, last });
      return suits(board, unit, at) ? undefined : tell('nobody sets up in {hex}', { hex: hexLabel(at) });
    },
  },
  follows: { deployed: () => [{ type: 'callNext' }] },
};

export const deploymentRules: readonly ClassicRule[] = [zones];

export const deploy: Handler<Classic, 'deploy'> = (play, { unit, at, facing }) => play.emit({ type: 'deployed', unit, at, facing });
