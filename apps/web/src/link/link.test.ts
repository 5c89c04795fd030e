import { type Game, Rulebook, type Shape } from '@sortie/kernel';
import type { Chosen, Outlook, Plan, Think } from '@sortie/table';
import { skirmish } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { layOn } from './lay-local.ts';
import type { TableSays } from './line.ts';
import type { Link } from './link.ts';
import { type FromHost, LocalHost } from './local-host.ts';
import { replayOf } from './replay.ts';
import { memoryShelf, type Shelf } from './shelf.ts';
import { Wired } from './wired.ts';

const game = skirmish as unknown as Game<Shape>;
const solo: Plan = { game: 'skirmish', scenario: 'plain', seats: [{ kind: 'me' }, { kind: 'opponent', level: 'recruit' }], dice: 'seeded' };
const hotSeat: Plan = { ...solo, seats: [{ kind: 'me' }, { kind: 'me' }] };

/** Somebody whose thoughts nobody can hurry. */
const mind =
  (think: (...of: Parameters<Think<Shape>>) => Promise<Chosen>): Think<Shape> =>
  (thought, told) => ({ chosen: think(thought, told), hurry: () => undefined, stop: () => undefined });

const best = async (...[{ view, seat, rules }, told]: Parameters<Think<Shape>>): Promise<Chosen> => {
  told({ progress: 0, budget: 100 });
  const offers = [...game.ruleset.options(view, seat, Rulebook.compile(game.ruleset, rules))];
  const command = offers.find(({ type }) => type === 'fire') ?? offers.find(({ type }) => type !== 'move');
  return { command, plans: [] };
};

interface Sitting {
  readonly host: LocalHost;
  readonly link: Link<Shape>;
  readonly wired: Wired;
  /** Everything said and thought so far is done. */
  readonly quiet: () => Promise<void>;
}

/** A page with its table, joined by a line that copies everything, as between threads. */
async function sit(shelf: Shelf, table: string, think = mind(best)): Promise<Sitting> {
  let wired: Wired | undefined;
  const files = new Map<string, (text: string) => void>();
  let opening: ((one: Wired) => void) | undefined;
  const opened = new Promise<Wired>(resolve => {
    opening = resolve;
  });
  let host: LocalHost | undefined;
  const tell = (says: FromHost): void => {
    const copy = structuredClone(says);
    if (copy.type === 'file') files.get(copy.ref)?.(copy.text);
    else if (wired) wired.hears(copy);
    else if (copy.type === 'outlook') {
      wired = new Wired({
        game,
        table,
        place: 'local',
        first: copy.outlook,
        now: copy.now,
        line: {
          say: (ref, message) => host?.hears({ type: 'say', ref, message }),
          again: (since, facing) => host?.hears({ type: 'again', since, facing }),
          file: () =>
            new Promise(resolve => {
              files.set('f', resolve);
              host?.hears({ type: 'file', ref: 'f' });
            }),
          close: () => undefined,
        },
      });
      opening?.(wired);
    }
  };
  const wait = (): (() => void) => () => undefined;
  const made = await LocalHost.open(table, game, { shelf, tell, think, clock: () => 0, wait });
  if (typeof made === 'string') throw new Error(made);
  host = made;
  host.begin();
  const one = await opened;
  const quiet = async (): Promise<void> => {
    for (let i = 0; i < 20; i++) {
      await host?.settled();
      await Promise.resolve();
    }
  };
  return { host, link: one.link, wired: one, quiet };
}

async function laid(shelf: Shelf, plan: Plan): Promise<string> {
  const told = await layOn(shelf, game, plan, ['Ada', 'Iron'], 0);
  if (!told.ok) throw new Error(told.refusal.reason);
  return told.value;
}

async function myMove(link: Link<Shape>): Promise<void> {
  const { view, book, acting } = link.snapshot();
  if (acting === undefined) throw new Error('not my move');
  const command = [...game.ruleset.options(view, acting, book)].find(({ type }) => type === 'endTurn' || type === 'duck');
  expect(await link.send(command!)).toEqual({ ok: true });
}

test('solo: the opponent answers, everything survives a reload, and the finished game verifies', async () => {
  const shelf = memoryShelf();
  const id = await laid(shelf, solo);
  let { link, quiet } = await sit(shelf, id);
  let changes = 0;
  link.subscribe(() => changes++);
  await quiet();
  for (let turn = 0; turn < 6; turn++) {
    await myMove(link);
    await quiet();
  }
  const before = link.snapshot();
  expect(changes).toBeGreaterThan(12);
  expect(before).toMatchObject({ stage: 'playing', mine: [0], facing: 0, acting: 0, busy: false, place: 'local' });
  expect(before.thinking).toBeUndefined();
  expect(before.log.some(({ telling }) => telling.text.startsWith('Unit'))).toBe(true);
  expect(before.commitment).toMatch(/^[0-9a-f]{64}$/);

  ({ link, quiet } = await sit(shelf, id));
  const { view, log, entries, seats } = link.snapshot();
  expect({ view, log, entries, seats }).toEqual({ view: before.view, log: before.log, entries: before.entries, seats: before.seats });

  expect(await link.verify()).toMatchObject({ ok: false });
  const heard = replayOf(game, await link.file());
  expect(heard).toMatchObject({
    ok: true,
    value: { facing: 0, finished: false, hearing: { view: before.view, entries }, log: { length: before.log.length } },
  });
  expect(await link.concede()).toEqual({ ok: true });
  expect(link.snapshot()).toMatchObject({ stage: 'over', outcome: { how: 'conceded', winners: [1] }, awaiting: [] });
  const verdict = await link.verify();
  expect(verdict).toMatchObject({ ok: true, entries: entries.length, commitment: before.commitment });
  const replay = replayOf(game, await link.file());
  if (!replay.ok) throw new Error(replay.refusal.reason);
  expect(replay.value.hearing.before).toHaveLength(entries.length);
  expect(game.ruleset.view(replay.value.hearing.view, 0)).toEqual(link.snapshot().view);
  expect(replay.value.log.length).toBeGreaterThanOrEqual(before.log.length);
  expect(replay.value).toMatchObject({ finished: true, outcome: 'Ada conceded' });
  expect(replay.value.log.at(-1)!.telling).toEqual(link.snapshot().log.at(-1)!.telling);
  expect((await shelf.cards())[0]).toMatchObject({ id, stage: 'over', title: 'Plain', outcome: 'Ada conceded' });
});

test('hot-seat: the screen says whom it goes to, and shows each seat its own picture', async () => {
  const shelf = memoryShelf();
  const { link } = await sit(shelf, await laid(shelf, hotSeat));
  const { handOver, facing } = link.snapshot();
  if (handOver !== undefined) await link.hand(handOver);
  await myMove(link);
  const { handOver: next, acting, mine } = link.snapshot();
  expect(mine).toEqual([0, 1]);
  expect(acting).toBeUndefined();
  expect(next).not.toBe(handOver ?? facing);
  expect(await link.send({ type: 'endTurn' })).toMatchObject({ ok: false, refusal: { code: 'out-of-turn', rule: 'SK-turn' } });
  expect(await link.hand(next!)).toEqual({ ok: true });
  expect(link.snapshot()).toMatchObject({ facing: next, acting: next });
  const { units } = link.snapshot().view as unknown as { readonly units: readonly { readonly at: number }[] };
  expect(units.map(({ at }) => at === 0)).toEqual([0, 1, 2, 3].map(unit => unit > 1 && unit % 2 !== next));
});

test('undo, chat and refusals come back as replies', async () => {
  const shelf = memoryShelf();
  const { link } = await sit(shelf, await laid(shelf, hotSeat));
  if (link.snapshot().handOver !== undefined) await link.hand(link.snapshot().handOver!);
  const { facing } = link.snapshot();
  expect(link.snapshot().undo.may).toBe('no');
  expect(await link.send({ type: 'move', unit: facing, to: 10 } as { readonly type: string })).toEqual({ ok: true });
  expect(link.snapshot().undo).toEqual({ may: 'free', to: 1 });
  expect(await link.undo()).toEqual({ ok: true });
  expect(link.snapshot().log.map(({ standing }) => standing)).toEqual([false, true]);
  expect(await link.send({ type: 'move', unit: 1 - facing, to: 10 } as { readonly type: string })).toMatchObject({
    ok: false,
    refusal: { code: 'illegal', rule: 'SK-turn' },
  });
  expect(await link.chat('hello')).toEqual({ ok: true });
  expect(link.snapshot().chat).toMatchObject([{ text: 'hello', from: facing }]);
  link.close();
  expect(await link.chat('gone')).toMatchObject({ ok: false, refusal: { code: 'closed' } });
});

test('a browser that cannot keep a record changes nothing and says so', async () => {
  const shelf = memoryShelf();
  const id = await laid(shelf, hotSeat);
  const full: Shelf = { ...shelf, append: () => Promise.reject(new Error('no room left')) };
  const { link } = await sit(full, id);
  const before = link.snapshot().entries.length;
  expect(await link.chat('hello')).toMatchObject({ ok: false, refusal: { code: 'fault', reason: /no room left/ } });
  expect(link.snapshot().entries.length).toBe(before);
});

test('a set-up with a name of its own gives its table that name', async () => {
  const shelf = memoryShelf();
  const named = { ...game, named: () => ({ title: 'The mill', roles: [] }) };
  await layOn(shelf, game, hotSeat, [], 0);
  await layOn(shelf, named, hotSeat, [], 0);
  expect((await shelf.cards()).map(({ title }) => title)).toEqual([game.scenarios[0]!.title, 'The mill']);
});

test('plans that a game does not accept are refused before anything is kept', async () => {
  const shelf = memoryShelf();
  const plans: Plan[] = [
    { ...solo, scenario: 'nowhere' },
    { ...solo, rules: ['SK-nothing'] },
    { ...solo, seats: [{ kind: 'me' }] },
    {
      ...solo,
      seats: [
        { kind: 'opponent', level: 'x' },
        { kind: 'opponent', level: 'x' },
      ],
    },
    { ...solo, seats: [{ kind: 'me' }, { kind: 'open' }] },
    { ...solo, setup: { units: 'many' } },
  ];
  for (const plan of plans) expect(await layOn(shelf, game, plan, [], 0)).toMatchObject({ ok: false, refusal: { code: 'not-allowed' } });
  expect(await shelf.cards()).toEqual([]);
});

test('after a break what was said is said again unless the news name it, and gaps are asked about', () => {
  const said: string[] = [];
  const asked: number[] = [];
  const outlook = (seq: number): Outlook<Shape> => ({
    seq,
    terms: { game: 'skirmish', version: 2, rules: [], dice: 'seeded' },
    seats: [],
    mine: [],
    facing: -1,
    first: game.ruleset.view(game.ruleset.setup(game.scenarios[0]!.setup), -1),
    entries: [],
    marks: [],
    talk: [],
    paused: false,
    standing: { undo: { may: 'no', reason: '' } },
  });
  const line = {
    say: (ref: string) => void said.push(ref),
    again: (since: number) => void asked.push(since),
    file: async () => '',
    close: () => undefined,
  };
  const wired = new Wired({ game, table: 't', place: 'remote', line, first: outlook(3), now: 0 });
  const news = (seq: number, ref?: string): TableSays => ({
    type: 'news',
    now: 0,
    news: [{ seq, what: { kind: 'quiet' }, ...(ref && { ref }) }],
  });
  void wired.link.chat('one');
  void wired.link.chat('two');
  wired.connection({ state: 'waiting' });
  expect(wired.link.snapshot()).toMatchObject({ connection: { state: 'waiting' }, busy: false });
  wired.hears(news(4, said[0]));
  wired.connection({ state: 'live' });
  expect(said).toEqual([said[0], said[1], said[1]]);
  wired.hears(news(9));
  expect(asked).toEqual([4]);
  wired.hears(news(4));
  expect(wired.known()).toEqual({ since: 4, facing: -1 });
});

test('a thought about a position that was taken back is dropped, and the next one waits for its end', async () => {
  const shelf = memoryShelf();
  const thoughts: { readonly after: number; readonly say: (command: unknown) => void }[] = [];
  const slow = mind(({ after }) => new Promise(say => void thoughts.push({ after, say: command => say({ command, plans: [] }) })));
  const { link, quiet } = await sit(shelf, await laid(shelf, solo), slow);
  await quiet();
  // The toss is the seed's: if the opponent begins, it ends its turn first.
  if (link.snapshot().acting === undefined) {
    thoughts.shift()!.say({ type: 'endTurn' });
    await quiet();
  }
  await myMove(link);
  expect(await link.undo()).toEqual({ ok: true });
  await myMove(link);
  expect(thoughts).toHaveLength(1);
  thoughts.shift()!.say({ type: 'nonsense' });
  await quiet();
  expect(thoughts.map(({ after }) => after)).toEqual([link.snapshot().entries.length]);
  // What is nonsense for the position at hand is replaced by the simplest thing.
  thoughts.shift()!.say({ type: 'nonsense' });
  await quiet();
  expect(link.snapshot().entries.at(-1)).toMatchObject({ kind: 'command', seat: 1 });
});

test('what an opponent weighed is told where nothing is hidden, kept with the table, and forgotten when it is taken back', async () => {
  const plans = ['hides', 'shoots'].map((text, i) => ({ words: { text }, value: 2 - i, steps: [{ x: i, y: 0 }], chosen: i === 0 }));
  const telling = mind(async (thought, told) => ({ ...(await best(thought, told)), plans }));
  const setup = game.scenarios[0]!.setup as { readonly units: readonly object[] };
  const open: Plan = { ...solo, setup: { ...setup, units: setup.units.map(unit => ({ ...unit, hidden: false })) } };
  const { scenario: _, ...own } = open;
  for (const [plan, expected] of [
    [own, { seat: 1, plans }],
    [solo, undefined],
  ] as const) {
    const shelf = memoryShelf();
    const table = await laid(shelf, plan);
    const { link, quiet } = await sit(shelf, table, telling);
    await quiet();
    await myMove(link);
    await quiet();
    expect(link.snapshot().weighed).toEqual(expected);
    const reopened = await sit(shelf, table, telling);
    await reopened.quiet();
    expect(reopened.link.snapshot().weighed).toEqual(expected);
    const { undo } = link.snapshot();
    if (undo.may === 'no') throw new Error(undo.reason);
    expect(await link.undo(undo.to)).toEqual({ ok: true });
    await quiet();
    expect(link.snapshot().entries.at(-1)!.kind).toBe('undo');
    expect(link.snapshot().weighed).toBeUndefined();
    const after = await sit(shelf, table, telling);
    expect(after.link.snapshot().weighed).toBeUndefined();
  }
});
