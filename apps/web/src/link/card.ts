import { fill, last, nth, type Shape } from '@sortie/kernel';
import { namedBy, type Table } from '@sortie/table';
import type { LocalTable } from './doors.ts';

/** What the list of local tables shows, from the table itself. */
export function cardOf(id: string, { game, terms, seats, records, match, header, ended }: Table<Shape>): LocalTable {
  return {
    id,
    game: terms.game,
    ...(terms.scenario !== undefined && { scenario: terms.scenario }),
    title: namedBy(game, terms).title,
    seats: seats.flatMap(held => (held.kind === 'open' ? [] : [{ kind: held.kind, name: held.guest.name }])),
    stage: ended ? 'over' : header ? 'playing' : 'waiting',
    entries: match?.entries.length ?? 0,
    laidAt: nth(records, 0).at,
    changedAt: last(records).at,
    ...(ended && { outcome: fill(ended.reason) }),
  };
}
