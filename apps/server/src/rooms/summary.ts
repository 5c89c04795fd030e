import { fill, type Shape } from '@sortie/kernel';
import type { Table } from '@sortie/table';
import type { Summary } from '../storage/tables.ts';

/** What the lists show of a table. */
export function summaryOf({ ended, header, seats }: Table<Shape>): Summary {
  return {
    stage: ended ? 'over' : header ? 'playing' : 'waiting',
    outcome: ended ? fill(ended.reason) : null,
    winners: ended ? JSON.stringify(ended.winners) : null,
    seats: seats.map((held, seat) => ({
      seat,
      kind: held.kind,
      name: held.kind === 'open' ? '' : held.guest.name,
      player: held.kind === 'human' ? held.guest.id : null,
    })),
  };
}

/** Do the lists have to change, or only say when the table last did? */
export const changesSummary = (before: Table<Shape>, after: Table<Shape>): boolean =>
  before.seats !== after.seats || before.header !== after.header || before.ended !== after.ended;
