import { boardOf } from '@sortie/board';
import { FACINGS, fromOffset } from '@sortie/geometry';
import type { Seat } from '@sortie/kernel';
import { fullAt } from '../movement/occupants.ts';
import { rowsOf, suits } from '../scenarios/deployment.ts';
import type { Command, State } from '../shape.ts';
import { sheetFor, unitAt } from '../state.ts';
import { canLand } from '../vehicles/flight.ts';

export function* deployOptions(view: State, seat: Seat): Generator<Command> {
  const board = boardOf(view.board);
  const [first, last] = rowsOf(view, seat);
  for (const { id } of view.units.filter(unit => unit.seat === seat && unit.fate === 'waiting')) {
    for (let row = first; row <= last; row++) {
      for (let column = 1; column <= view.board.width; column++) {
        const at = fromOffset(column, row);
        if (
          (sheetFor(unitAt(view, id)).gait === 'vtol' && !canLand(board, at)) ||
          fullAt(view, id, at) ||
          !suits(board, unitAt(view, id), at)
        )
          continue;
        for (const facing of FACINGS) yield { type: 'deploy', unit: id, at, facing };
      }
    }
  }
}
