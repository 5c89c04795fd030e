import { sure } from '@sortie/kernel';
import type { TournamentCard, TournamentSeen } from '@sortie/wire';
import type { House } from '../house.ts';
import { personOf } from '../lobby/open-tables.ts';
import { conflict, malformed, notFound } from '../problem.ts';
import { gameNamed, layFor, type Match, termsFor } from '../routes/lay-for.ts';
import type { GatheringRow } from '../storage/schema.ts';
import { standingsOf } from './pairing.ts';
import { placeOf, playersOf, roundCount, scored, type Tournament } from './tournament.ts';

const MINUTE = 60_000;
const CLOCKS = {
  quick: { main: 20 * MINUTE, increment: 10_000 },
  relaxed: { main: 60 * MINUTE, increment: 30_000 },
  days: undefined,
} as const;
/** A list may be so long, written down. */
const LONGEST_LIST = 30_000;

/** What is played in a tournament by two lists; without any, the scenario as it is printed. */
export function matchOf(house: House, tournament: Tournament, lists: readonly (readonly unknown[])[] = []): Match {
  const { game: id, scenario, pace } = tournament;
  const found = gameNamed(house, id).scenarios.find(one => one.id === scenario);
  if (!found) throw notFound('there is no such scenario');
  const clock = CLOCKS[pace];
  const match = { game: id, scenario, dice: 'seeded', ...(clock && { clock }) } as const;
  if (lists.length === 0) return match;
  const setup = found.setup as { readonly forces?: unknown };
  if (!Array.isArray(setup.forces) || !setup.forces.every(Array.isArray)) throw conflict('nothing', 'this game is not played with lists');
  return { ...match, setup: { ...setup, forces: lists } };
}

/** Throws a sentence if this is no list for this tournament. */
export function mustFit(house: House, tournament: Tournament, list: readonly unknown[]): void {
  if (JSON.stringify(list).length > LONGEST_LIST) throw malformed('this list is too long');
  const terms = termsFor(gameNamed(house, tournament.game), matchOf(house, tournament, [list, list]));
  const points = gameNamed(house, tournament.game).points?.(terms.setup)[0];
  if (tournament.points !== undefined && points !== undefined && points > tournament.points)
    throw malformed('this list costs more than the limit');
}

/** Lays the tables of the round that are not there yet. However often, there is one of each. */
export async function layRound(house: House, id: string, tournament: Tournament): Promise<void> {
  if (tournament.stage !== 'playing') return;
  const people = await house.players.byIds(playersOf(tournament));
  const listOf = (player: string) => sure(tournament.entrants.find(one => one.player === player)?.list, 'the list');
  for (const { one, two, table, score } of tournament.played.at(-1) ?? []) {
    if (two === undefined || table === undefined || score !== undefined) continue;
    const seated = [one, two].map(player => people.find(row => row.id === player)).filter(row => row !== undefined);
    if (seated.length !== 2) continue;
    await house.tournaments.plays(id, table);
    await layFor(house, table, matchOf(house, tournament, tournament.lists ? [one, two].map(listOf) : []), seated);
  }
}

/** A table that may be one of a tournament is over: its result is booked by itself, and the next round comes of it. */
export async function bookResult(house: House, table: string): Promise<void> {
  const id = await house.tournaments.ofTable(table);
  if (id === undefined) return;
  const after = await bookTable(house, id, table);
  if (after) await layRound(house, id, after);
}

async function bookTable(house: House, id: string, table: string): Promise<Tournament | undefined> {
  const found = await house.tables.byId(table);
  if (found?.table.stage !== 'over' || found.table.winners === null) return undefined;
  const winners = JSON.parse(found.table.winners) as readonly number[];
  const score = winners.length === 1 ? (winners[0] === 0 ? 1 : 0) : 0.5;
  return house.tournaments.change(id, tournament => {
    const place = placeOf(tournament, table);
    const known = place && tournament.played[place.round]?.[place.pairing]?.score;
    return place && known === undefined ? scored(id, tournament, place.round, place.pairing, score) : undefined;
  });
}

/** Between the end of a game, its result and the tables of the next round are moments, and a node may have ended in one: what was missed is done now. */
export async function settled(house: House, id: string, tournament: Tournament): Promise<Tournament> {
  if (tournament.stage !== 'playing') return tournament;
  let now = tournament;
  let isMissing = false;
  for (const { table, score } of tournament.played.at(-1) ?? []) {
    if (table === undefined || score !== undefined) continue;
    const stage = (await house.tables.byId(table))?.table.stage;
    if (stage === 'over') now = (await bookTable(house, id, table)) ?? now;
    isMissing ||= stage === undefined || stage === 'over';
  }
  if (isMissing) await layRound(house, id, now);
  return now;
}

/** Whatever a node could not finish, at whichever tournament. */
export async function settleTournaments(house: House): Promise<void> {
  for (const id of await house.tournaments.running()) await settled(house, id, (await house.tournaments.one(id)).body);
}

export const cardOf = ({ id, name, made_at }: GatheringRow, { game, kind, stage, entrants }: Tournament): TournamentCard => ({
  id,
  name,
  game,
  kind,
  stage,
  players: entrants.length,
  madeAt: made_at,
});

/** What somebody with these ids may know: until the first round, of lists only that they were handed in, and one's own. */
export async function seenBy(house: House, row: GatheringRow, tournament: Tournament, ids: readonly string[]): Promise<TournamentSeen> {
  const { scenario, points, pace, lists, entrants, played, kind, notes, stage } = tournament;
  const people = new Map((await house.players.byIds([row.made_by, ...playersOf(tournament)])).map(one => [one.id, personOf(one)]));
  const who = (id: string) => people.get(id) ?? personOf({ id, name: 'Guest', colour: null, emblem: null });
  const open = stage !== 'gathering';
  const mine = played
    .at(-1)
    ?.find(({ one, two, score }) => score === undefined && [one, two].some(id => id !== undefined && ids.includes(id)));
  return {
    ...cardOf(row, tournament),
    scenario,
    rounds: roundCount(tournament),
    ...(points !== undefined && { points }),
    pace,
    lists,
    by: who(row.made_by),
    mine: ids.includes(row.made_by),
    entered: entrants.some(({ player }) => ids.includes(player)),
    entrants: entrants.map(({ player, list }) => ({
      who: who(player),
      handedIn: list !== undefined,
      ...(list && (open || ids.includes(player)) && { list }),
    })),
    played: played.map(round => [...round]),
    standings: open ? [...standingsOf(kind, playersOf(tournament), played)] : [],
    ...(mine?.table !== undefined && stage === 'playing' && { table: mine.table }),
    notes: [...notes],
  };
}
