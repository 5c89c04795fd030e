import { skirmish } from '@sortie/testkit';
import type { LobbyState, Me, TableCard } from '@sortie/wire';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AnyGame } from '../games.ts';
import { Person } from '../person.test-support.ts';
import { eventually, forget, serve, type TestServer } from '../server.test-support.ts';
import { InLobby } from './lobby.test-support.ts';
import { MOST_WAITING } from './pairing.ts';

const game = skirmish as unknown as AnyGame;
const plan = { game: 'skirmish', scenario: 'plain', seats: [{ kind: 'me' }, { kind: 'open' }], dice: 'seeded' };
const wish = (points?: number) => ({ plan, listing: { pace: 'quick', language: 'any', ...(points !== undefined && { points }) } });

let server: TestServer;
beforeEach(async () => {
  server = await serve({ games: [game] });
});
afterEach(async () => {
  await server.stop();
  forget(server.data);
});
const named = (name: string): Promise<Person> => Person.named(server.base, name);

describe('open tables', () => {
  test('who is in the lobby hears of new tables, of who sits down and of games that are over, and may join and watch', async () => {
    const [ada, bob, eve] = [await named('Ada'), await named('Bob'), await named('Eve')];
    const there = await InLobby.of(eve);
    const { id } = await ada.ask<TableCard>('POST', 'lobby/tables', {
      plan,
      listing: { points: 300, pack: 'plain', pace: 'relaxed', language: 'de' },
    });
    await eventually(() => expect(there.tables.get(id)).toBeDefined());
    expect(there.tables.get(id)).toMatchObject({
      game: 'skirmish',
      points: 300,
      pack: 'plain',
      pace: 'relaxed',
      language: 'de',
      stage: 'waiting',
      seats: [{ kind: 'human', name: 'Ada', who: { name: 'Ada' } }, { kind: 'open' }],
      quick: false,
    });
    const card = await bob.ask<TableCard>('POST', `lobby/tables/${id}/join`);
    expect(card.mine).toEqual([1]);
    await eventually(() => expect(there.tables.get(id)).toMatchObject({ stage: 'playing', seats: [{ name: 'Ada' }, { name: 'Bob' }] }));
    const { path } = await eve.ask<{ readonly path: string }>('GET', `lobby/tables/${id}/watch`);
    const watching = await eve.line(id, { watch: path.split('/')[2]! });
    expect(watching.outlook!.facing).toBe(-1);
    expect(await eve.refused('POST', `lobby/tables/${id}/join`)).toBe('409 taken');
    const line = await ada.line(id);
    expect(await line.say({ type: 'concede' })).toBe('ok');
    await eventually(() => expect(there.tables.has(id)).toBe(false));
    expect(await eve.refused('GET', `lobby/tables/${id}/watch`)).toBe('404 not-found');
    await watching.hangUp();
    await line.hangUp();
    there.leave();
  });

  test('invite links and secrets of a table are not told to the lobby', async () => {
    const [ada, eve] = [await named('Ada'), await named('Eve')];
    const there = await InLobby.of(eve);
    const card = await ada.ask<TableCard>('POST', 'lobby/tables', wish());
    await eventually(() => expect(there.tables.size).toBe(1));
    const told = there.said.join('\n') + JSON.stringify(await eve.ask<LobbyState>('GET', 'lobby'));
    for (const { path } of card.inviteLinks!) expect(told).not.toContain(path.split('/')[2]);
    expect(told).not.toContain(card.watchLink!.split('/')[2]);
    there.leave();
  });

  test('whoever laid a table shows it to nobody any more; others cannot', async () => {
    const [ada, bob] = [await named('Ada'), await named('Bob')];
    const { id } = await ada.ask<TableCard>('POST', 'lobby/tables', wish());
    expect(await bob.refused('DELETE', `lobby/tables/${id}`)).toBe('404 not-found');
    await ada.ask('DELETE', `lobby/tables/${id}`);
    expect((await bob.ask<LobbyState>('GET', 'lobby')).tables).toEqual([]);
    expect(await bob.refused('POST', `lobby/tables/${id}/join`)).toBe('404 not-found');
  });

  test('nobody fills the lobby: so many tables of one person wait, and what is said of them is short', async () => {
    const ada = await named('Ada');
    for (let n = 0; n < MOST_WAITING; n++) await ada.ask('POST', 'lobby/tables', wish());
    expect(await ada.refused('POST', 'lobby/tables', wish())).toBe('429 too-often');
    const bob = await named('Bob');
    for (const listing of [
      { pace: 'never', language: 'any' },
      { pace: 'quick', language: 'xx' },
      { pace: 'quick', language: 'any', pack: 'x'.repeat(81) },
      { pace: 'quick', language: 'any', points: -1 },
      { pace: 'quick', language: 'any', more: 1 },
    ])
      expect(await bob.refused('POST', 'lobby/tables', { plan, listing })).toBe('400 malformed');
    const alone = { ...plan, seats: [{ kind: 'me' }, { kind: 'me' }] };
    expect(await bob.refused('POST', 'lobby/tables', { ...wish(), plan: alone })).toBe('409 no-seat');
  });
});

describe('quick pairing', () => {
  test('two who want the same game with the same points sit at one table, and the game begins', async () => {
    const [ada, bob] = [await named('Ada'), await named('Bob')];
    const first = await ada.ask<TableCard>('POST', 'lobby/pair', wish(300));
    expect(first.stage).toBe('waiting');
    const second = await bob.ask<TableCard>('POST', 'lobby/pair', wish(300));
    expect([second.id, second.stage, second.mine]).toEqual([first.id, 'playing', [1]]);
  });

  test('other points, or none, are another wish; nobody is paired with themselves', async () => {
    const [ada, bob, eve] = [await named('Ada'), await named('Bob'), await named('Eve')];
    const first = await ada.ask<TableCard>('POST', 'lobby/pair', wish(300));
    const again = await ada.ask<TableCard>('POST', 'lobby/pair', wish(300));
    const other = await bob.ask<TableCard>('POST', 'lobby/pair', wish(400));
    const none = await eve.ask<TableCard>('POST', 'lobby/pair', wish());
    expect(new Set([first.id, again.id, other.id, none.id]).size).toBe(4);
    expect([again, other, none].map(({ stage }) => stage)).toEqual(['waiting', 'waiting', 'waiting']);
  });

  test('many who come in the same moment are paired with each other, each with one', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, (_, n) => named(`P${n}`)));
    const cards = await Promise.all(people.map(person => person.ask<TableCard>('POST', 'lobby/pair', wish(500))));
    const ids = await Promise.all(
      people.map(async person => (await person.ask<readonly TableCard[]>('GET', 'tables')).map(({ id }) => id)),
    );
    for (const [n, mine] of ids.entries()) expect(mine).toEqual([cards[n]!.id]);
    const waiting = (await people[0]!.ask<LobbyState>('GET', 'lobby')).tables.filter(({ stage }) => stage === 'waiting');
    expect(waiting.length).toBeLessThan(2);
    for (const id of new Set(cards.map(card => card.id))) expect(cards.filter(card => card.id === id).length).toBeLessThanOrEqual(2);
  });
});

describe('people', () => {
  test('who comes and who leaves is told to everybody; two windows are one person', async () => {
    const [ada, bob] = [await named('Ada'), await named('Bob')];
    const there = await InLobby.of(ada);
    const one = await InLobby.of(bob);
    await eventually(() => expect([...there.people.values()].sort()).toEqual(['Ada', 'Bob']));
    const two = await InLobby.of(bob);
    one.leave();
    await eventually(() => expect(one.closed).toBeDefined());
    expect(there.count).toBe(2);
    two.leave();
    await eventually(() => expect([...there.people.values()]).toEqual(['Ada']));
    expect(there.count).toBe(1);
    there.leave();
  });

  test('everybody has a colour and an emblem, chosen or not; what is no emblem is refused', async () => {
    const ada = await named('Ada');
    const before = await ada.ask<Me>('GET', 'me');
    expect(before.colour).toBeDefined();
    expect(await ada.ask<Me>('PUT', 'me', { name: 'Ada', colour: 'teal', emblem: 'fox' })).toEqual({
      ...before,
      colour: 'teal',
      emblem: 'fox',
    });
    expect(await ada.ask<Me>('PUT', 'me', { name: 'Ada L' })).toMatchObject({ name: 'Ada L', colour: 'teal', emblem: 'fox' });
    expect(await ada.refused('PUT', 'me', { name: 'Ada', emblem: 'skull' })).toBe('400 malformed');
    const there = await InLobby.of(ada);
    await eventually(() => expect(there.said.join()).toContain('"colour":"teal","emblem":"fox"'));
    there.leave();
  });

  test('somebody who is here is asked to a table; who has no seat there, or calls somebody who left, is refused', async () => {
    const [ada, bob] = [await named('Ada'), await named('Bob')];
    const there = await InLobby.of(bob);
    const { id } = await ada.ask<TableCard>('POST', 'lobby/tables', wish());
    await ada.ask('POST', 'lobby/calls', { to: there.you, table: id });
    await eventually(() => expect(there.calls).toMatchObject([{ by: { name: 'Ada' }, table: { id } }]));
    expect(await bob.refused('POST', 'lobby/calls', { to: there.you, table: id })).toBe('403 not-allowed');
    there.leave();
    await eventually(async () => expect(await ada.refused('POST', 'lobby/calls', { to: there.you, table: id })).toBe('404 not-found'));
  });

  test('whoever has no name, speaks another protocol or says too much does not get in', async () => {
    const stranger = new InLobby(server.base, '');
    await eventually(() => expect(stranger.closed).toBe(4403));
    const ada = await named('Ada');
    const old = new InLobby(server.base, ada.cookie, false);
    await eventually(() => expect(old.socket.readyState).toBe(1));
    old.socket.send('{"type":"hello","v":1}');
    await eventually(() => expect(old.closed).toBe(4406));
    const loud = await InLobby.of(ada);
    loud.socket.send('nonsense');
    loud.socket.send(`{"type":"ping","x":"${'x'.repeat(5000)}"}`);
    await eventually(() => expect(loud.said.filter(text => text.includes('malformed')).length).toBe(2));
    for (let n = 0; n < 200; n++) loud.socket.send('{"type":"ping"}');
    await eventually(() => expect(loud.closed).toBe(4429));
  });
});
