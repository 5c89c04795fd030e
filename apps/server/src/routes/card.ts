import type { TableCard } from '@sortie/wire';
import type { TableWithSeats } from '../storage/tables.ts';

/** What somebody with these ids may know of a table from outside. Links are for those who sit there. */
export function cardFor({ table, seats }: TableWithSeats, ids: readonly string[]): TableCard {
  const mine = seats.filter(({ player }) => player !== null && ids.includes(player)).map(({ seat }) => seat);
  const laidIt = ids.includes(table.laid_by);
  const open = seats.flatMap(({ seat, kind, invite }) => (kind === 'open' && invite !== null ? [{ seat, path: `/join/${invite}` }] : []));
  return {
    id: table.id,
    game: table.game,
    title: table.title,
    ...(table.scenario !== null && { scenario: table.scenario }),
    stage: table.stage,
    seats: seats.map(({ kind, name, role }) => ({ kind, name, ...(role !== null && { role }) })),
    mine,
    laidAt: table.laid_at,
    changedAt: table.changed_at,
    ...(table.outcome !== null && { outcome: table.outcome }),
    ...(table.winners !== null && { winners: JSON.parse(table.winners) as number[] }),
    ...(laidIt && { inviteLinks: open }),
    ...((laidIt || mine.length > 0) && { watchLink: `/watch/${table.watch}` }),
  };
}

/** Sits there, or laid it. */
export const isOf = ({ table, seats }: TableWithSeats, ids: readonly string[]): boolean =>
  ids.includes(table.laid_by) || seats.some(({ player }) => player !== null && ids.includes(player));
