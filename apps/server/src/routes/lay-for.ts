import type { Shape } from '@sortie/kernel';
import { lay, namedBy, type Plan, type TableRecord, takeSeat, termsOf } from '@sortie/table';
import type { AnyGame } from '../games.ts';
import type { House } from '../house.ts';
import { notFound, Problem } from '../problem.ts';
import { summaryOf } from '../rooms/summary.ts';
import { chained, NO_SUM } from '../storage/chain.ts';
import type { PlayerRow, SeatRow } from '../storage/schema.ts';
import { insertTable } from '../storage/tables.ts';
import { secretToken } from '../tokens.ts';

/** What is played, without who sits where. */
export type Match = Omit<Plan, 'seats'>;

export function gameNamed({ games }: House, id: string): AnyGame {
  const game = games.find(({ ruleset }) => ruleset.id === id);
  if (!game) throw notFound('there is no such game');
  return game;
}

/** The terms of a match, or why the rules do not allow it. */
export function termsFor(game: AnyGame, match: Match) {
  const seats = Array.from({ length: game.ruleset.seats }, (_, i): Plan['seats'][number] => ({ kind: i === 0 ? 'me' : 'open' }));
  const terms = termsOf<Shape>(game, { ...match, seats }, () => '');
  if (!terms.ok) throw new Problem(400, 'malformed', terms.problem, terms.said);
  return terms.value;
}

/**
 * Lays a table of this name with everybody in their seats; the game begins when all are ready. However many nodes do so at once, there is one table:
 * false says that it was there already.
 */
export async function layFor(house: House, id: string, match: Match, people: readonly PlayerRow[]): Promise<boolean> {
  if (await house.tables.byId(id)) return false;
  const game = gameNamed(house, match.game);
  const terms = termsFor(game, match);
  const now = house.clock();
  const laid = lay(game, terms, terms.dice === 'seeded' ? house.newSeed() : undefined, now);
  const records: TableRecord<Shape>[] = [...laid.records];
  let { table } = laid;
  for (const [seat, { id: player, name }] of people.entries()) {
    const sat = takeSeat(table, seat, { id: player, name }, now);
    if (sat.refusal) throw new Problem(409, sat.refusal.code, sat.refusal.reason, sat.refusal.said);
    records.push(...sat.records);
    table = sat.table;
  }
  const { title, roles } = namedBy(game, terms);
  const { stage, outcome, winners, seats: held } = summaryOf(table);
  const seats = held.map((one): SeatRow => ({ ...one, table_id: id, role: roles[one.seat] ?? null, invite: secretToken() }));
  const stored = chained(NO_SUM, records);
  const head = stored.at(-1)?.sum ?? NO_SUM;
  const row = {
    id,
    game: match.game,
    scenario: match.scenario ?? null,
    title,
    laid_by: people[0]?.id ?? '',
    watch: secretToken(),
    weighed: null,
  };
  try {
    await insertTable(house.storage.db, { ...row, stage, outcome, winners, laid_at: now, changed_at: now, head }, seats, stored);
  } catch (problem) {
    // Somebody else has laid it in the same moment.
    if (await house.tables.byId(id)) return false;
    throw problem;
  }
  await house.rooms.add(id, table, head);
  return true;
}
