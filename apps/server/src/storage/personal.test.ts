import { skirmish } from '@sortie/testkit';
import type { Me, TableCard, TournamentSeen } from '@sortie/wire';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AnyGame, games } from '../games.ts';
import { Person } from '../person.test-support.ts';
import { eventually, forget, serve, type TestServer } from '../server.test-support.ts';
import { sweep } from './housekeeping.ts';
import type { Database } from './storage.ts';

const alphaStrike = games.find(({ ruleset }) => ruleset.id === 'alpha-strike')!;
const { forces } = alphaStrike.scenarios[0]!.setup as unknown as { readonly forces: readonly (readonly { readonly card: string }[])[] };
const TWO = { game: 'skirmish', scenario: 'plain', seats: [{ kind: 'me' }, { kind: 'open' }], dice: 'seeded' };
const opening = { game: 'alpha-strike', scenario: 'lance-duel', kind: 'swiss', pace: 'relaxed', lists: true };

let server: TestServer;
beforeAll(async () => {
  server = await serve({ games: [skirmish as unknown as AnyGame, alphaStrike] });
});
afterAll(async () => {
  await server.stop();
  forget(server.data);
});

/** All that the database holds, whatever tables it will ever have. */
async function everything(db: Database): Promise<string> {
  const parts = (await db.introspection.getTables()).map(({ name }) => name);
  const rows = await Promise.all(parts.map(async part => (await sql`select * from ${sql.table(part)}`.execute(db)).rows));
  return JSON.stringify(rows);
}

/** Somebody who has used everything that the house offers, and left a word of their own wherever one can be left. */
async function busy(ada: Person, bob: Person): Promise<readonly string[]> {
  await ada.ask('POST', 'account', { login: 'busy-login', password: 'a good password' });
  const bobs = (await bob.ask<Me>('GET', 'me')).id;
  await ada.ask('PUT', `blocks/${bobs}`);
  await ada.ask('DELETE', `blocks/${bobs}`);
  const played = await ada.ask<TableCard>('POST', 'lobby/tables', { plan: TWO, listing: { pace: 'quick', language: 'any' } });
  await bob.ask('POST', `lobby/tables/${played.id}/join`);
  const line = await ada.line(played.id);
  // With their words the game is long enough to count.
  for (let n = 0; n < 4; n++) expect(await line.say({ type: 'chat', text: 'BusyWord' })).toBe('ok');
  expect(await line.say({ type: 'concede' })).toBe('ok');
  await eventually(async () => expect(await ada.ask<readonly unknown[]>('GET', 'ratings/skirmish')).toHaveLength(2));
  await line.hangUp();
  await ada.ask('PUT', `blocks/${bobs}`);
  await ada.ask('POST', `tables/${played.id}/report`, { text: 'BusyReport' });
  await ada.ask('POST', 'replays', await ada.ask<string>('GET', `tables/${played.id}/file`));
  const waiting = await ada.ask<TournamentSeen>('POST', 'tournaments', { ...opening, name: 'BusyCup' });
  const running = await ada.ask<TournamentSeen>('POST', 'tournaments', { ...opening, name: 'BusyLeague' });
  const others = await bob.ask<TournamentSeen>('POST', 'tournaments', { ...opening, name: 'Spring' });
  for (const person of [ada, bob]) await person.ask('POST', `tournaments/${running.id}/enter`);
  for (const person of [ada, bob]) await person.ask('PUT', `tournaments/${running.id}/list`, { list: forces[0]!.slice(0, 1) });
  await ada.ask('POST', `tournaments/${running.id}/begin`);
  await ada.ask('POST', `tournaments/${others.id}/enter`);
  await ada.ask('PUT', `tournaments/${others.id}/list`, { list: forces[1]!.slice(0, 1) });
  return [waiting.id, running.id, others.id];
}

test('somebody who has used everything is told of all of it, and nothing of it is left when they are gone', async () => {
  const [ada, bob] = [await Person.named(server.base, 'BusyName'), await Person.named(server.base, 'Bob')];
  const [waiting, running, others] = await busy(ada, bob);
  const { db } = server.house.storage;
  const data = await ada.ask<Record<string, readonly unknown[]>>('GET', 'account/data');
  for (const [part, rows] of Object.entries(data)) expect([part, rows.length > 0]).toEqual([part, true]);
  const told = JSON.stringify(data);
  const secret = forces[1]![0]!.card;
  for (const word of ['BusyName', 'busy-login', 'BusyWord', 'BusyReport', 'BusyCup', 'BusyLeague', secret]) expect(told).toContain(word);
  // A recorded game is one file, with the names that are in it.
  expect(JSON.stringify({ ...data, replays: [] })).not.toContain('Bob');
  expect(await everything(db)).toMatch(/Busy/);

  await ada.ask('DELETE', 'account', { password: 'a good password' });
  const left = (await everything(db)).match(/.{40}busy.{40}/gi) ?? [];
  expect(left).toEqual([]);
  expect(await bob.refused('GET', `tournaments/${waiting}`)).toBe('404 not-found');
  const spring = await bob.ask<TournamentSeen>('GET', `tournaments/${others}`);
  expect([spring.name, spring.entrants]).toEqual(['Spring', []]);
  const league = await bob.ask<TournamentSeen>('GET', `tournaments/${running}`);
  expect([league.name, league.entrants.map(({ who }) => who.name)]).toEqual(['Tournament', ['Guest', 'Bob']]);
});

test('tournaments and tries are forgotten when they are old, and a guest who runs a tournament until then is not', async () => {
  const eve = await Person.named(server.base, 'Eve');
  const { id } = await eve.ask<TournamentSeen>('POST', 'tournaments', { ...opening, name: 'Autumn' });
  await eve.refused('POST', 'session', { login: 'nobody-here', password: 'a good password' });
  const { db } = server.house.storage;
  const day = 24 * 3600_000;
  const guest = (): Promise<unknown> => db.selectFrom('players').select('id').where('name', '=', 'Eve').executeTakeFirst();
  const keep = { guests: 30, tables: 60, replays: 0 };
  expect(await sweep(db, keep, Date.now() + 40 * day)).toMatchObject({ gatherings: 0, attempts: 1 });
  expect([await guest(), (await eve.ask<TournamentSeen>('GET', `tournaments/${id}`)).name]).toMatchObject([{}, 'Autumn']);
  expect((await sweep(db, keep, Date.now() + 70 * day)).gatherings).toBeGreaterThan(0);
  expect(await eve.refused('GET', `tournaments/${id}`)).toBe('404 not-found');
  expect(await db.selectFrom('gatherings').select('id').execute()).toEqual([]);
  expect(await guest()).toBeUndefined();
});
