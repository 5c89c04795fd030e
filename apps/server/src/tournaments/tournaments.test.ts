import type { TableCard, TournamentCard, TournamentSeen } from '@sortie/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../games.ts';
import { Person } from '../person.test-support.ts';
import { eventually, forget, serve, type TestServer } from '../server.test-support.ts';
import { settleTournaments } from './tournaments.ts';

const alphaStrike = games.find(({ ruleset }) => ruleset.id === 'alpha-strike')!;
const { forces } = alphaStrike.scenarios[0]!.setup as unknown as { readonly forces: readonly (readonly { readonly card: string }[])[] };
const opening = { name: 'Spring', game: 'alpha-strike', scenario: 'lance-duel', kind: 'swiss', pace: 'relaxed', lists: true };

let server: TestServer;
beforeAll(async () => {
  server = await serve({ games: [alphaStrike] });
});
afterAll(async () => {
  await server.stop();
  forget(server.data);
});
const people = (count: number): Promise<Person[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => Person.named(server.base, `P${n}`)));
const seen = (person: Person, id: string): Promise<TournamentSeen> => person.ask<TournamentSeen>('GET', `tournaments/${id}`);

/** Everybody who has a table goes there; whoever sits in the second seat gives up. */
async function playRound(all: readonly Person[], id: string): Promise<void> {
  const tables = new Map<string, Person[]>();
  for (const person of all) {
    const { table } = await seen(person, id);
    if (table !== undefined) tables.set(table, [...(tables.get(table) ?? []), person]);
  }
  for (const [table, pair] of tables) {
    expect(pair.length).toBe(2);
    const lines = await Promise.all(pair.map(person => person.line(table)));
    for (const line of lines) expect(await line.say({ type: 'ready', ready: true })).toBe('ok');
    const loser = lines.find(({ outlook }) => outlook!.facing === 1)!;
    expect(await loser.say({ type: 'concede' })).toBe('ok');
    for (const line of lines) await line.hangUp();
  }
}

test('a Swiss of eight with secret lists goes from entries to standings by itself', async () => {
  const all = await people(8);
  const [ada, bob] = [all[0]!, all[1]!];
  const { id } = await ada.ask<TournamentSeen>('POST', 'tournaments', opening);
  for (const person of all) await person.ask('POST', `tournaments/${id}/enter`);
  for (const [n, person] of all.entries()) await person.ask('PUT', `tournaments/${id}/list`, { list: forces[n % 2]!.slice(0, 3) });
  const secret = forces[0]![0]!.card;
  const before = await bob.raw('GET', `tournaments/${id}`);
  const text = await before.text();
  expect(text).not.toContain(secret);
  expect(text).toContain(forces[1]![0]!.card);
  const stranger = await Person.named(server.base, 'Eve');
  for (const path of [`tournaments/${id}`, 'tournaments']) {
    const told = await (await stranger.raw('GET', path)).text();
    for (const force of forces) expect(told).not.toContain(force[0]!.card);
  }
  expect(await bob.refused('POST', `tournaments/${id}/begin`)).toBe('403 not-allowed');
  const begun = await ada.ask<TournamentSeen>('POST', `tournaments/${id}/begin`);
  expect(begun).toMatchObject({ stage: 'playing', rounds: 3 });
  expect((await seen(stranger, id)).entrants.every(({ list }) => list !== undefined)).toBe(true);
  // The forces on the table are the lists, each on the side of whoever handed it in.
  const mine = await seen(bob, id);
  const card = await bob.ask<TableCard>('GET', `tables/${mine.table!}`);
  expect([card.stage, card.mine.length]).toEqual(['waiting', 1]);
  for (let round = 1; round <= 3; round++) {
    await playRound(all, id);
    await eventually(async () => {
      const { played, stage } = await seen(ada, id);
      expect(round < 3 ? played.length : stage).toBe(round < 3 ? round + 1 : 'over');
    });
  }
  const { standings, played } = await seen(stranger, id);
  expect(played.map(({ length }) => length)).toEqual([4, 4, 4]);
  expect(standings.map(({ score }) => score)).toEqual([3, 2, 2, 2, 1, 1, 1, 0]);
  expect(standings[0]!.rank).toBe(1);
});

/** Two people who play one another; the house is told nothing of how it ended, as if the node had died in that moment. */
async function endedUnheard(): Promise<{ readonly id: string; readonly ada: Person }> {
  const [ada, bob] = (await people(2)) as [Person, Person];
  const { id } = await ada.ask<TournamentSeen>('POST', 'tournaments', { ...opening, lists: false, rounds: 3 });
  for (const person of [ada, bob]) await person.ask('POST', `tournaments/${id}/enter`);
  await ada.ask('POST', `tournaments/${id}/begin`);
  await playRound([ada, bob], id);
  await eventually(async () => expect((await server.house.tournaments.one(id)).body.stage).toBe('over'));
  await server.house.tournaments.change(id, body => ({
    ...body,
    stage: 'playing',
    played: body.played.map(round => round.map(({ score: _, ...pairing }) => pairing)),
  }));
  return { id, ada };
}

test('a result that was lost when a node died is booked when somebody looks, and at the next start', async () => {
  const looked = await endedUnheard();
  expect(await seen(looked.ada, looked.id)).toMatchObject({ stage: 'over', played: [[{ score: 1 }]], notes: [] });
  const started = await endedUnheard();
  await settleTournaments(server.house);
  expect((await server.house.tournaments.one(started.id)).body).toMatchObject({ stage: 'over', played: [[{ score: 1 }]] });
});

test('what is no list, what costs too much and what comes too late is refused', async () => {
  const [ada, bob, eve] = (await people(3)) as [Person, Person, Person];
  const { id } = await ada.ask<TournamentSeen>('POST', 'tournaments', { ...opening, points: 60 });
  expect(await bob.refused('PUT', `tournaments/${id}/list`, { list: [] })).toBe('400 malformed');
  expect(await bob.refused('PUT', `tournaments/${id}/list`, { list: [{ card: 'x' }] })).toBe('403 not-allowed');
  for (const person of [ada, bob, eve]) await person.ask('POST', `tournaments/${id}/enter`);
  expect(await bob.refused('PUT', `tournaments/${id}/list`, { list: [{ card: 'No such unit' }] })).toBe('400 malformed');
  expect(await bob.refused('PUT', `tournaments/${id}/list`, { list: [{ card: 'x'.repeat(40_000) }] })).toBe('400 malformed');
  expect(await bob.refused('PUT', `tournaments/${id}/list`, { list: forces[0] })).toBe('400 malformed');
  await bob.ask('PUT', `tournaments/${id}/list`, { list: forces[0]!.slice(0, 1) });
  expect(await ada.refused('POST', `tournaments/${id}/begin`)).toBe('409 not-begun');
  await ada.ask('PUT', `tournaments/${id}/list`, { list: forces[1]!.slice(0, 1) });
  const begun = await ada.ask<TournamentSeen>('POST', `tournaments/${id}/begin`);
  expect(begun.entrants.map(({ who }) => who.name)).toEqual(['P0', 'P1']);
  expect(await eve.refused('POST', `tournaments/${id}/enter`)).toBe('409 begun');
  expect(await bob.refused('PUT', `tournaments/${id}/list`, { list: forces[1] })).toBe('409 begun');
  expect(await ada.refused('POST', `tournaments/${id}/score`, { round: 0, pairing: 5, score: 1 })).toBe('409 nothing');
  expect(await bob.refused('POST', `tournaments/${id}/score`, { round: 0, pairing: 0, score: 1 })).toBe('403 not-allowed');
  const over = await ada.ask<TournamentSeen>('POST', `tournaments/${id}/score`, { round: 0, pairing: 0, score: 0 });
  expect(over).toMatchObject({ stage: 'over', notes: [{ text: 'round 1, game 1: 0' }] });
});

test('a drawn game of a knock-out is played again; many tournaments of one person are refused', async () => {
  const [ada, bob] = (await people(2)) as [Person, Person];
  const { id } = await ada.ask<TournamentSeen>('POST', 'tournaments', { ...opening, kind: 'knock-out', lists: false });
  for (const person of [ada, bob]) await person.ask('POST', `tournaments/${id}/enter`);
  const first = await ada.ask<TournamentSeen>('POST', `tournaments/${id}/begin`);
  const again = await ada.ask<TournamentSeen>('POST', `tournaments/${id}/score`, { round: 0, pairing: 0, score: 0.5 });
  expect(again.stage).toBe('playing');
  expect(again.table).not.toBe(first.table);
  expect(await bob.ask<TableCard>('GET', `tables/${again.table!}`)).toMatchObject({ stage: 'waiting' });
  for (let n = 0; n < 4; n++) await ada.ask('POST', 'tournaments', { ...opening, name: `T${n}` });
  expect(await ada.refused('POST', 'tournaments', opening)).toBe('429 too-often');
  expect(await ada.refused('POST', 'tournaments', { ...opening, scenario: 'none' })).toBe('429 too-often');
  expect(await bob.refused('POST', 'tournaments', { ...opening, scenario: 'none' })).toBe('404 not-found');
  expect((await bob.ask<readonly TournamentCard[]>('GET', 'tournaments')).length).toBeGreaterThan(4);
});
