import { skirmish } from '@sortie/testkit';
import type { TableCard } from '@sortie/wire';
import { afterEach, describe, expect, test } from 'vitest';
import type { AnyGame } from '../games.ts';
import { Person, type TableLine } from '../person.test-support.ts';
import { eventually, forget, serve, type TestServer } from '../server.test-support.ts';
import { anyRedis, emptyDatabase } from '../testing/services.test-support.ts';
import type { Bus } from './bus.ts';
import { postgresBus } from './postgres.ts';
import { redisBus } from './redis.ts';

const game = skirmish as unknown as AnyGame;
const ignore = (): void => undefined;
const ways = {
  'through Redis': async (node: string) => redisBus(await anyRedis(), node, ignore),
  'by notices of the database': (node: string, url: string) => postgresBus(url, node, ignore),
} as const;

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    await server.stop();
    forget(server.data);
  }
});

const at = (person: Person, { base }: TestServer): Person => Object.assign(new Person(base), { cookie: person.cookie });
const talk = (line: TableLine): readonly string[] => line.outlook!.talk.map(({ text }) => text);

for (const [how, bus] of Object.entries(ways))
  describe(`two nodes that hear of each other ${how}`, () => {
    async function twoNodes(deaf = false): Promise<readonly [TestServer, TestServer]> {
      const database = await emptyDatabase();
      const silent = (one: Bus): Bus => ({ ...one, tell: ignore });
      for (const node of ['a', 'b']) {
        const one = await bus(node, database);
        servers.push(await serve({ games: [game], database, bus: deaf ? silent(one) : one }));
      }
      return [servers[0]!, servers[1]!];
    }

    async function twoPeople([first, second]: readonly [TestServer, TestServer]) {
      const [ada, bob] = [await Person.named(first.base, 'Ada'), await Person.named(first.base, 'Bob')];
      const plan = { game: 'skirmish', scenario: 'plain', seats: [{ kind: 'me' }, { kind: 'open' }], dice: 'seeded' };
      const card = await ada.ask<TableCard>('POST', 'tables', plan);
      const there = at(bob, second);
      await there.ask('POST', `invites/${card.inviteLinks![0]!.path.split('/')[2]!}`);
      return { ada, bob: there, card, lines: [await ada.line(card.id), await there.line(card.id)] as const };
    }

    test('any node serves any table: two who are at different ones play together and see the same', async () => {
      const nodes = await twoNodes();
      const { lines, card, ada } = await twoPeople(nodes);
      for (const line of lines) expect(await line.say({ type: 'ready', ready: true })).toBe('ok');
      await lines[0].next('presence', ({ seats }) => seats.every(Boolean));
      for (let turn = 0; turn < 6; turn++) {
        await eventually(() => expect(lines[0].outlook!.seq).toBe(lines[1].outlook!.seq));
        const { seat } = game.ruleset.awaiting(lines[0].hearing(game).view)[0]!;
        expect(await lines[seat]!.command({ type: 'endTurn' })).toBe('ok');
      }
      await eventually(() => expect(lines[0].outlook!.seq).toBe(lines[1].outlook!.seq));
      // Whoever changes the node in the middle finds everything there.
      const moved = await at(ada, nodes[1]).line(card.id);
      expect(moved.outlook).toEqual(lines[0].outlook);
      expect(nodes.flatMap(({ problems }) => problems)).toEqual([]);
    });

    test('what many say at both nodes at once comes in one order, each word once, and everybody hears all of it', async () => {
      const { lines } = await twoPeople(await twoNodes());
      const words = lines.flatMap((line, i) => Array.from({ length: 15 }, (_, n) => ({ line, text: `${i} ${n}` })));
      for (const { line, text } of words) line.send({ type: 'say', ref: text, message: { type: 'chat', text } });
      for (const { line, text } of words) expect(await line.answer(text)).toBe('ok');
      await eventually(() => {
        for (const line of lines) expect(talk(line)).toHaveLength(words.length);
      });
      expect(talk(lines[0])).toEqual(talk(lines[1]));
      expect(new Set(talk(lines[0])).size).toBe(words.length);
    });

    test('what a node did not hear of it finds in the database as soon as it has something to say', async () => {
      const { lines } = await twoPeople(await twoNodes(true));
      for (const text of ['one', 'two']) expect(await lines[0].say({ type: 'chat', text })).toBe('ok');
      expect(talk(lines[1])).toEqual([]);
      expect(await lines[1].say({ type: 'chat', text: 'three' })).toBe('ok');
      expect(talk(lines[1])).toEqual(['one', 'two', 'three']);
    });

    test('a table that goes on at one node while another opens it is not taken for damaged', async () => {
      const [first, second] = await twoNodes();
      const ada = await Person.named(first.base, 'Ada');
      const plan = { game: 'skirmish', scenario: 'plain', seats: [{ kind: 'me' }, { kind: 'me' }], dice: 'seeded' };
      const card = await ada.ask<TableCard>('POST', 'tables', plan);
      const here = await ada.line(card.id);
      // Between the two questions of the second node, where the log ends and what is in it, somebody speaks at the first.
      const { tables } = second.house;
      const head = tables.head.bind(tables);
      let asked = 0;
      tables.head = async id => {
        const known = await head(id);
        if (asked++ === 0) expect(await here.say({ type: 'chat', text: 'meanwhile' })).toBe('ok');
        return known;
      };
      const there = await at(ada, second).line(card.id);
      expect(talk(there)).toEqual(['meanwhile']);
      expect(there.outlook!.marks).toEqual([]);
      expect(second.problems).toEqual([]);
    });

    test('who changes the password is hung up on at every node', async () => {
      const nodes = await twoNodes();
      const { ada, card } = await twoPeople(nodes);
      await ada.ask('POST', 'account', { login: `ada.${how.length}`, password: 'a good password' });
      const there = await at(ada, nodes[1]).line(card.id);
      await ada.ask('PUT', 'account/password', { password: 'a good password', fresh: 'a better password' });
      await expect(there.next('bye')).rejects.toThrow('closed with 4503');
    });
  });
