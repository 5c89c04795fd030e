import { type Shape, tell } from '@sortie/kernel';
import { type Laid, layAs, namedBy, type Plan, type Table } from '@sortie/table';
import type { AnyGame } from '../games.ts';
import type { House } from '../house.ts';
import { isOpponent, levels } from '../opponent/thought.ts';
import { malformed, notFound, Problem } from '../problem.ts';
import { summaryOf } from '../rooms/summary.ts';
import { chained, NO_SUM } from '../storage/chain.ts';
import type { PlayerRow, SeatRow } from '../storage/schema.ts';
import { insertTable, type TableWithSeats } from '../storage/tables.ts';
import { newId, secretToken } from '../tokens.ts';

/** Lays a table for a player. When nobody has to be waited for the game begins at once. */
export async function layTable(house: House, player: PlayerRow, plan: Plan): Promise<TableWithSeats> {
  const game = house.games.find(({ ruleset }) => ruleset.id === plan.game);
  if (!game) throw notFound(tell('there is no game {game}', { game: plan.game }));
  const { table, records } = seated(house, game, plan, player);
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
  const stored = chained(NO_SUM, records);
  const head = stored.at(-1)?.sum ?? NO_SUM;
  await insertTable(house.storage.db, { ...row, head }, seats, stored);
  await house.rooms.add(id, table, head);
  return { table: { ...row, head, closed: null }, seats };
}

function seated({ newSeed, clock }: House, game: AnyGame, plan: Plan, player: PlayerRow): Extract<Laid<Shape>, { readonly ok: true }> {
  for (const seat of plan.seats)
    if (seat.kind === 'opponent' && !isOpponent(seat.level))
      throw malformed(tell('an opponent is one of {levels}', { levels: levels.join(', ') }));
  const hands = { guest: player, name: (_seat: number, planned?: string) => planned ?? player.name, opponent: () => 'Opponent' };
  const laid = layAs(game, plan, hands, plan.dice === 'seeded' ? newSeed() : undefined, clock());
  if (!laid.ok) throw new Problem(400, 'malformed', laid.refusal.reason, laid.refusal.said);
  return laid;
}

function stageOf(table: Table<Shape>): Pick<TableWithSeats['table'], 'stage' | 'outcome' | 'winners'> {
  const { stage, outcome, winners } = summaryOf(table);
  return { stage, outcome, winners };
}
