import { skirmish } from '@sortie/testkit';
import type { TableCard } from '@sortie/wire';
import { afterEach, describe, expect, test } from 'vitest';
import type { AnyGame } from '../games.ts';
import { postgresBus } from '../nodes/postgres.ts';
import { redisBus } from '../nodes/redis.ts';
import { Person } from '../person.test-support.ts';
import { eventually, forget, serve, type TestServer } from '../server.test-support.ts';
import { anyRedis, emptyDatabase } from '../testing/services.test-support.ts';
import { InLobby } from './lobby.test-support.ts';

const game = skirmish as unknown as AnyGame;
const ignore = (): void => undefined;
const ways = {
  'through Redis': async (node: string) => redisBus(await anyRedis(), node, ignore),
  'by notices of the database': (node: string, url: string) => postgresBus(url, node, ignore),
} as const;
const plan = { game: 'skirmish', scenario: 'plain', seats: [{ kind: 'me' }, { kind: 'open' }], dice: 'seeded' };
const wish = { plan, listing: { points: 300, pace: 'quick', language: 'any' } };

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    await server.stop();
    forget(server.data);
  }
});

for (const [how, bus] of Object.entries(ways))
  describe(`a lobby of two nodes that hear of each other ${how}`, () => {
    test('people and tables of either are told at both, calls reach whoever is at the other, and strangers are paired', async () => {
      const database = await emptyDatabase();
      for (const node of ['a', 'b']) servers.push(await serve({ games: [game], database, bus: await bus(node, database) }));
      const [first, second] = [servers[0]!, servers[1]!];
      const [ada, bob] = [await Person.named(first.base, 'Ada'), await Person.named(second.base, 'Bob')];
      const [here, there] = [await InLobby.of(ada), await InLobby.of(bob)];
      await eventually(() => expect([...here.people.values()].sort()).toEqual(['Ada', 'Bob']));
      await eventually(() => expect([...there.people.values()].sort()).toEqual(['Ada', 'Bob']));
      const open = await ada.ask<TableCard>('POST', 'lobby/tables', wish);
      await eventually(() => expect(there.tables.get(open.id)).toMatchObject({ stage: 'waiting' }));
      await ada.ask('POST', 'lobby/calls', { to: there.you, table: open.id });
      await eventually(() => expect(there.calls.map(({ table }) => table.id)).toEqual([open.id]));
      await bob.ask('POST', `lobby/tables/${open.id}/join`);
      await eventually(() => expect(here.tables.get(open.id)).toMatchObject({ stage: 'playing' }));
      const cards = await Promise.all([ada, bob].map(person => person.ask<TableCard>('POST', 'lobby/pair', wish)));
      expect(cards[0]!.id).toBe(cards[1]!.id);
      there.leave();
      await eventually(() => expect([...here.people.values()]).toEqual(['Ada']));
      here.leave();
    });
  });
