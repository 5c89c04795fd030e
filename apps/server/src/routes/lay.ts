import { type Shape, tell } from '@sortie/kernel';
import { type Accepted, accept, type Guest, lay, namedBy, type Plan, type Table, type TableRecord, takeSeat, termsOf } from '@sortie/table';
import type { AnyGame } from '../games.ts';
import type { House } from '../house.ts';
import { levels } from '../opponent/thought.ts';
import { malformed, notFound, Problem } from '../problem.ts';
import { summaryOf } from '../rooms/summary.ts';
import type { PlayerRow, SeatRow } from '../storage/schema.ts';
import { appendRecords, insertTable, type TableWithSeats } from '../storage/tables.ts';
import { newId, newSeed, secretToken } from '../tokens.ts';

/** Lays a table for a player. When nobody has to be waited for the game begins at once. */
export async function layTable(house: House, player: PlayerRow, plan: Plan): Promise<TableWithSeats> {
  const game = house.games.find(({ ruleset }) => ruleset.id === plan.game);
  if (!game) throw notFound(tell('there is no game {game}', { game: plan.game }));
  const { table, records } = seated(game, plan, player, house.clock());
  const { title, roles } = namedBy(game, table.terms);
  const id = newId();
  const now = house.clock();
  const row = {
    id,
    game: plan.game,
    scenario: plan.scenario ?? null,
    title,
    laid_by: player.id,
    watch: secretToken(),
    weighed: null,
    ...stageOf(table),
    laid_at: now,
    changed_at: now,
  };
  const seats = summaryOf(table).seats.map(
    (held): SeatRow => ({ ...held, table_id: id, role: roles[held.seat] ?? null, invite: held.kind === 'opponent' ? null : secretToken() }),
  );
  await house.journal.write(async trx => {
    await insertTable(trx, row, seats);
    await appendRecords(trx, id, records);
  });
  house.rooms.add(id, table);
  return { table: row, seats };
}

function seated(game: AnyGame, plan: Plan, player: PlayerRow, now: number): Accepted<Shape> {
  for (const seat of plan.seats)
    if (seat.kind === 'opponent' && !levels.includes(seat.level))
      throw malformed(tell('an opponent is one of {levels}', { levels: levels.join(', ') }));
  const terms = termsOf(game, plan, () => 'Opponent');
  if (!terms.ok) throw new Problem(400, 'malformed', terms.problem, terms.said);
  const records: TableRecord<Shape>[] = [];
  const keep = ({ table, records: more, refusal }: Accepted<Shape>): Table<Shape> => {
    if (refusal) throw malformed(refusal.said ?? refusal.reason);
    records.push(...more);
    return table;
  };
  let table = keep(lay(game, terms.value, plan.dice === 'seeded' ? newSeed() : undefined, now));
  for (const [seat, planned] of plan.seats.entries()) {
    if (planned.kind !== 'me') continue;
    const guest: Guest = { id: player.id, name: planned.name ?? player.name };
    table = keep(takeSeat(table, seat, guest, now));
  }
  const full = plan.seats.every(({ kind }) => kind !== 'open');
  if (full) table = keep(accept(table, { id: player.id, name: player.name }, { type: 'ready', ready: true }, now));
  return { table, records };
}

function stageOf(table: Table<Shape>): Pick<TableWithSeats['table'], 'stage' | 'outcome' | 'winners'> {
  const { stage, outcome, winners } = summaryOf(table);
  return { stage, outcome, winners };
}
