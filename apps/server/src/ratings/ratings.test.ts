import { skirmish } from '@sortie/testkit';
import type { LobbyPerson, Me, Profile, RatingSeen, TableCard } from '@sortie/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AnyGame } from '../games.ts';
import { Person } from '../person.test-support.ts';
import { eventually, forget, serve, type TestServer } from '../server.test-support.ts';
import { FRESH, after as rated } from './glicko.ts';

const game = skirmish as unknown as AnyGame;
const plan = { game: 'skirmish', scenario: 'plain', seats: [{ kind: 'me' }, { kind: 'open' }], dice: 'seeded' };
const wish = { plan, listing: { pace: 'quick', language: 'any' } };

let server: TestServer;
let [ada, bob]: Person[] = [];
beforeEach(async () => {
  server = await serve({ games: [game] });
  [ada, bob] = [await Person.named(server.base, 'Ada'), await Person.named(server.base, 'Bob')];
});
afterEach(async () => {
  await server.stop();
  forget(server.data);
});

/** A game that Ada opens, that goes on for a moment, and that Bob gives up. */
async function played(turns = 2, open = true): Promise<string> {
  const laid = open ? await ada!.ask<TableCard>('POST', 'lobby/tables', wish) : await ada!.ask<TableCard>('POST', 'tables', plan);
  if (open) await bob!.ask('POST', `lobby/tables/${laid.id}/join`);
  else await bob!.ask('POST', `invites/${laid.inviteLinks![0]!.path.split('/')[2]!}`);
  const lines = [await ada!.line(laid.id), await bob!.line(laid.id)];
  if (!open) for (const line of lines) await line.say({ type: 'ready', ready: true });
  for (let turn = 0; turn < turns; turn++) {
    await eventually(() => expect(lines[0]!.outlook!.seq).toBe(lines[1]!.outlook!.seq));
    const { seat } = game.ruleset.awaiting(lines[0]!.hearing(game).view)[0]!;
    expect(await lines[seat]!.command({ type: 'endTurn' })).toBe('ok');
  }
  expect(await lines[1]!.say({ type: 'concede' })).toBe('ok');
  for (const line of lines) await line.hangUp();
  return laid.id;
}

const idOf = async (person: Person): Promise<string> => (await person.ask<Me>('GET', 'me')).id;

test('what open games come to is booked once for both, with an interval, a history and the score against each other', async () => {
  const table = await played();
  const best = await eventually(async () => {
    const all = await ada!.ask<readonly RatingSeen[]>('GET', 'ratings/skirmish');
    expect(all.length).toBe(2);
    return all;
  });
  expect(best.map(({ who }) => who.name)).toEqual(['Ada', 'Bob']);
  expect(best[0]!.rating).toBeGreaterThan(1500);
  expect(best[0]!.low).toBeLessThan(best[0]!.rating);
  expect(best[0]!.rating - 1500).toBe(1500 - best[1]!.rating);
  await server.house.ratings.book(table);
  await server.house.ratings.catchUp();
  const profile = await bob!.ask<Profile>('GET', `players/${await idOf(bob!)}`);
  expect(profile.history).toMatchObject([{ table, game: 'skirmish', other: { name: 'Ada' }, score: 0 }]);
  expect(profile.against).toMatchObject([{ other: { name: 'Ada' }, won: 0, drawn: 0, lost: 1 }]);
  expect(profile.ratings).toMatchObject([{ game: 'skirmish', games: 1 }]);
});

test('games among friends do not count, nor games that were hardly begun', async () => {
  await played(2, false);
  await played(0);
  await server.house.ratings.catchUp();
  expect(await ada!.ask('GET', 'ratings/skirmish')).toEqual([]);
  expect(await ada!.refused('GET', 'players/nobody')).toBe('404 not-found');
});

test('what nobody could book when it ended is booked at the next start', async () => {
  const table = await played();
  await eventually(async () => expect((await ada!.ask<readonly unknown[]>('GET', 'ratings/skirmish')).length).toBe(2));
  const { db } = server.house.storage;
  await db.deleteFrom('results').where('table_id', '=', table).execute();
  await db.deleteFrom('ratings').execute();
  await server.house.ratings.catchUp();
  expect((await ada!.ask<readonly RatingSeen[]>('GET', 'ratings/skirmish')).map(({ games }) => games)).toEqual([1, 1]);
});

test('what a guest has played counts for the account that takes the guest over, as if it had played all of it', async () => {
  await ada!.ask('POST', 'account', { login: 'ada', password: 'a good password' });
  const account = await idOf(ada!);
  const tables = [await played()];
  // The same person at another device, as a guest: a game against Bob, and one against herself that says nothing.
  const elsewhere = await Person.named(server.base, 'Ada elsewhere');
  const guest = await idOf(elsewhere);
  const device = ada!;
  ada = elsewhere;
  tables.push(await played());
  bob = device;
  await played();
  const ratings = async (): Promise<readonly RatingSeen[]> => device.ask('GET', 'ratings/skirmish');
  await eventually(async () => expect((await ratings()).map(({ games }) => games).toSorted()).toEqual([2, 2, 2]));
  await elsewhere.ask('POST', 'session', { login: 'ada', password: 'a good password' });
  const after = await ratings();
  expect(after.map(({ who, games }) => [who.name, games])).toEqual([
    ['Ada', 2],
    ['Bob', 2],
  ]);
  const { history, ratings: own, against } = await device.ask<Profile>('GET', `players/${account}`);
  expect(history.map(({ table }) => table).toSorted()).toEqual(tables.toSorted());
  expect(against).toMatchObject([{ other: { name: 'Bob' }, won: 2, drawn: 0, lost: 0 }]);
  // Two games won against somebody who had not played, and had lost one: worked out by hand from the first game on.
  const once = rated(FRESH, [{ other: FRESH, score: 1 }]);
  const twice = rated(once, [{ other: rated(FRESH, [{ other: FRESH, score: 0 }]), score: 1 }]);
  expect([own[0]!.rating, history[0]!.rating, history[1]!.rating]).toEqual([twice, twice, once].map(({ rating }) => Math.round(rating)));
  // Whoever looks for the guest finds the account.
  expect((await device.ask<Profile>('GET', `players/${guest}`)).who.name).toBe('Ada');
});

test('a guest who belonged to an account before that counted is made good at the next start', async () => {
  await played();
  await eventually(async () => expect((await ada!.ask<readonly unknown[]>('GET', 'ratings/skirmish')).length).toBe(2));
  const eve = await Person.named(server.base, 'Eve');
  await server.house.players.adopt(await idOf(ada!), await idOf(eve));
  await server.house.ratings.catchUp();
  const names = (await eve.ask<readonly RatingSeen[]>('GET', 'ratings/skirmish')).map(({ who }) => who.name);
  expect(names).toEqual(['Eve', 'Bob']);
  expect((await bob!.ask<Profile>('GET', `players/${await idOf(bob!)}`)).against).toMatchObject([{ other: { name: 'Eve' }, lost: 1 }]);
});

test('games that do not count never keep one from being booked that does', async () => {
  const table = await played();
  await eventually(async () => expect((await ada!.ask<readonly unknown[]>('GET', 'ratings/skirmish')).length).toBe(2));
  const { db } = server.house.storage;
  await db.deleteFrom('results').execute();
  await db.deleteFrom('ratings').execute();
  const { id: _, ...row } = await db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirstOrThrow();
  const listing = await db.selectFrom('listings').selectAll().where('table_id', '=', table).executeTakeFirstOrThrow();
  for (let n = 0; n < 120; n++) {
    await db
      .insertInto('tables')
      .values({ ...row, id: `!${n}`, watch: `w${n}` })
      .execute();
    await db
      .insertInto('listings')
      .values({ ...listing, table_id: `!${n}` })
      .execute();
  }
  await server.house.ratings.catchUp();
  expect((await ada!.ask<readonly RatingSeen[]>('GET', 'ratings/skirmish')).map(({ games }) => games)).toEqual([1, 1]);
});

test('who is blocked is neither paired nor let in nor heard, and is not told', async () => {
  const [me, other] = [await idOf(ada!), await idOf(bob!)];
  await ada!.ask('PUT', `blocks/${other}`);
  expect(await ada!.refused('PUT', `blocks/${me}`)).toBe('403 not-allowed');
  expect((await ada!.ask<readonly LobbyPerson[]>('GET', 'blocks')).map(({ name }) => name)).toEqual(['Bob']);
  expect(await bob!.ask('GET', 'blocks')).toEqual([]);
  const first = await ada!.ask<TableCard>('POST', 'lobby/pair', wish);
  const second = await bob!.ask<TableCard>('POST', 'lobby/pair', wish);
  expect(second.id).not.toBe(first.id);
  expect(await bob!.refused('POST', `lobby/tables/${first.id}/join`)).toBe('409 taken');
  expect(await ada!.refused('POST', `lobby/tables/${second.id}/join`)).toBe('409 taken');
  expect(await bob!.refused('POST', 'lobby/calls', { to: me, table: second.id })).toBe('404 not-found');
  await ada!.ask('DELETE', `blocks/${other}`);
  expect((await bob!.ask<TableCard>('POST', `lobby/tables/${first.id}/join`)).stage).toBe('playing');
});

test('a rematch is one click for each: the same game with the sides swapped, which begins when both have asked', async () => {
  const table = await played();
  const line = await bob!.line(table);
  const asked = await ada!.ask<TableCard>('POST', `tables/${table}/rematch`);
  expect([asked.stage, asked.mine]).toEqual(['waiting', [1]]);
  expect(await line.next('rematch')).toMatchObject({ table: asked.id, by: 0 });
  const both = await bob!.ask<TableCard>('POST', `tables/${table}/rematch`);
  expect([both.id, both.stage, both.mine]).toEqual([asked.id, 'playing', [0]]);
  const again = await ada!.ask<TableCard>('POST', `tables/${table}/rematch`);
  expect(again.id).toBe(asked.id);
  const eve = await Person.named(server.base, 'Eve');
  expect(await eve.refused('POST', `tables/${table}/rematch`)).toBe('404 not-found');
  expect(await ada!.refused('POST', `tables/${asked.id}/rematch`)).toBe('409 not-begun');
  await line.hangUp();
});
