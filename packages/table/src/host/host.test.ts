import { type Game, type Shape, seedFrom } from '@sortie/kernel';
import { skirmish } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { layAs } from '../lay.ts';
import { rebuild } from '../rebuild.ts';
import type { TableRecord } from '../record.ts';
import type { Table } from '../table.ts';
import type { Around, Chosen } from './around.ts';
import { Host } from './host.ts';
import type { TableSays, Visitor } from './visitor.ts';

const game = skirmish as unknown as Game<Shape>;
const ada = { id: 'ada', name: 'Ada' };

function begun(seats: readonly ({ readonly kind: 'me' } | { readonly kind: 'opponent'; readonly level: string })[]): Table<Shape> {
  const plan = { game: 'skirmish', scenario: 'plain', seats, dice: 'seeded' } as const;
  const hands = { guest: ada, name: () => 'Ada', opponent: () => 'Iron' };
  const laid = layAs(game, plan, hands, seedFrom('host'), 0);
  if (!laid.ok) throw new Error(laid.refusal.reason);
  return laid.table;
}

interface Kept {
  readonly records: readonly TableRecord<Shape>[];
  readonly finish: () => void;
  readonly fail: () => void;
}

/** A host whose disk waits for the test, and somebody who listens. */
function hosting(table: Table<Shape>, more: Partial<Around<Shape>> = {}) {
  const kept: Kept[] = [];
  const heard: TableSays<Shape>[] = [];
  const problems: unknown[] = [];
  const host = new Host<Shape>(table, {
    keep: records =>
      new Promise((resolve, reject) => kept.push({ records, finish: () => resolve('kept'), fail: () => reject(new Error('full')) })),
    keepWeighed: async () => undefined,
    think: () => ({ chosen: new Promise(() => undefined), hurry: () => undefined, stop: () => undefined }),
    wait: () => () => undefined,
    clock: () => 0,
    report: problem => problems.push(problem),
    failed: problem => problems.push(problem),
    ...more,
  });
  const visitor: Visitor<Shape> = { guest: ada, tell: says => heard.push(says) };
  host.enter(visitor);
  host.hello(visitor);
  heard.length = 0;
  return { host, kept, heard, problems, visitor };
}

const HOT_SEAT = [{ kind: 'me' }, { kind: 'me' }] as const;
const turns = async (): Promise<void> => {
  for (let i = 0; i < 10; i++) await Promise.resolve();
};

test('nothing is told before it is kept; what comes meanwhile is kept together, in its order', async () => {
  const { host, kept, heard } = hosting(begun(HOT_SEAT));
  const one = host.say(ada, { type: 'chat', text: 'one' }, 'a');
  const two = host.say(ada, { type: 'chat', text: 'two' }, 'b');
  const three = host.say(ada, { type: 'chat', text: ' ' }, 'c');
  await turns();
  expect(kept.map(({ records }) => records.length)).toEqual([1]);
  expect(heard).toEqual([]);
  kept[0]!.finish();
  expect(await one).toMatchObject({ ok: true });
  await turns();
  expect(kept.map(({ records }) => records.length)).toEqual([1, 1]);
  kept[1]!.finish();
  expect([await two, await three]).toMatchObject([{ ok: true }, { ok: false, refusal: { code: 'malformed' } }]);
  expect(heard.flatMap(says => (says.type === 'news' ? says.news.map(({ ref }) => ref) : []))).toEqual(['a', 'b']);
  expect(rebuild(game, host.current().records)).toMatchObject({ ok: true });
});

test('what could not be kept has not happened: those who asked hear it, and the table goes on as it was', async () => {
  const { host, kept, heard, problems } = hosting(begun(HOT_SEAT));
  const before = host.current();
  const lost = host.say(ada, { type: 'chat', text: 'lost' }).catch((problem: Error) => problem.message);
  const next = host.say(ada, { type: 'chat', text: 'next' });
  await turns();
  kept[0]!.fail();
  expect(await lost).toBe('full');
  expect(problems).toHaveLength(1);
  await turns();
  expect(host.current()).toBe(before);
  expect(kept[1]!.records).toMatchObject([{ seq: before.records.length, text: 'next' }]);
  kept[1]!.finish();
  expect(await next).toEqual({ ok: true, seq: before.records.length });
  expect(JSON.stringify(heard)).not.toContain('lost');
});

test('a table that is stopped keeps nothing more, and its opponent is told to stop', async () => {
  const calls: string[] = [];
  const think: Around<Shape>['think'] = () => ({
    chosen: new Promise<Chosen>(() => undefined),
    hurry: () => calls.push('hurry'),
    stop: () => calls.push('stop'),
  });
  const { host, kept, heard } = hosting(begun([{ kind: 'opponent', level: 'recruit' }, { kind: 'me' }]), { think });
  const { match } = host.current();
  if (game.ruleset.awaiting(match!.state)[0]!.seat === 1) {
    const mine = host.say(ada, { type: 'command', after: match!.entries.length, command: { type: 'endTurn' } });
    await turns();
    kept[0]!.finish();
    await mine;
  }
  expect(await host.say(ada, { type: 'hurry' })).toMatchObject({ ok: true });
  const known = kept.length;
  heard.length = 0;
  host.stop();
  expect(calls).toEqual(['hurry', 'stop']);
  await expect(host.say(ada, { type: 'chat', text: 'hello?' })).rejects.toThrow('closed');
  expect(kept).toHaveLength(known);
  expect(heard).toEqual([]);
});

/** Two hosts of the same table, and the log that both write to: whoever is first is kept. */
function twoHosts(table: Table<Shape>) {
  const log = [...table.records];
  const around = (other: () => Host<Shape>, tells: boolean): Partial<Around<Shape>> => ({
    keep: async (records, _after, before) => {
      await Promise.resolve();
      if (log.length !== before.records.length) return 'behind';
      log.push(...records);
      if (tells) other().hears(records);
      return 'kept';
    },
    missed: async from => log.slice(from),
  });
  const make = (i: 0 | 1, tells: boolean): ReturnType<typeof hosting> =>
    hosting(
      table,
      around(() => hosts[1 - i]!.host, tells),
    );
  const hosts: ReturnType<typeof hosting>[] = [make(0, true), make(1, false)];
  return { log, hosts: hosts as [ReturnType<typeof hosting>, ReturnType<typeof hosting>] };
}

const words = (heard: readonly TableSays<Shape>[]): readonly string[] =>
  heard.flatMap(says => (says.type === 'news' ? says.news.flatMap(({ what }) => (what.kind === 'talk' ? [what.talk.text] : [])) : []));

test('a table that is run in two places goes on in one order: whoever comes second hears of it and is judged anew', async () => {
  const { hosts, log } = twoHosts(begun(HOT_SEAT));
  const [here, there] = hosts;
  const from = log.length;
  const said = await Promise.all([
    here.host.say(ada, { type: 'chat', text: 'a' }),
    there.host.say(ada, { type: 'chat', text: 'b' }),
    here.host.say(ada, { type: 'chat', text: 'c' }),
  ]);
  expect(said.every(({ ok }) => ok)).toBe(true);
  expect(new Set(said.map(done => done.ok && done.seq)).size).toBe(3);
  // One who was not told finds out as soon as there is something to write, or when somebody says that there is.
  here.host.hears();
  await Promise.all([here.host.settled(), there.host.settled()]);
  expect(here.host.current().records).toEqual(log);
  expect(there.host.current().records).toEqual(log);
  expect(words(here.heard)).toEqual(words(there.heard));
  expect(log.slice(from)).toHaveLength(3);
});

test('of two commands for the same moment that are given in two places one is carried out', async () => {
  const { hosts, log } = twoHosts(begun(HOT_SEAT));
  const [here, there] = hosts;
  const { match } = here.host.current();
  const seat = game.ruleset.awaiting(match!.state)[0]!.seat;
  if (seat !== 0) await here.host.say(ada, { type: 'hand', seat });
  const after = match!.entries.length;
  const message = { type: 'command', after, command: { type: 'endTurn' } } as const;
  const said = await Promise.all([here.host.say(ada, message), there.host.say(ada, message)]);
  expect(said.map(done => (done.ok ? 'ok' : done.refusal.code)).sort()).toEqual(['ok', 'stale']);
  expect(log.filter(({ kind }) => kind === 'entered')).toHaveLength(after + 1);
});

test('news that arrive twice, too late or with a gap lead to the same table', async () => {
  const { hosts, log } = twoHosts(begun(HOT_SEAT));
  const [here, there] = hosts;
  const from = log.length;
  for (const text of ['a', 'b', 'c']) await there.host.say(ada, { type: 'chat', text });
  here.host.hears(log.slice(from + 2));
  here.host.hears(log.slice(from, from + 1));
  here.host.hears(log.slice(from + 2));
  await here.host.settled();
  expect(here.host.current().records).toEqual(log);
  expect(words(here.heard)).toEqual(['a', 'b', 'c']);
});

test('who is elsewhere counts as present', () => {
  const { host, heard } = hosting(begun(HOT_SEAT));
  host.hearsPresence([{ seats: [false, false], spectators: 3 }]);
  expect(heard).toContainEqual({ type: 'presence', seats: [true, true], spectators: 3 });
  expect(host.present()).toEqual({ seats: [true, true], spectators: 0 });
});
