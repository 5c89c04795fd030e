import type { Shape } from '@sortie/kernel';
import type { Chosen, Think } from '@sortie/table';
import { skirmish } from '@sortie/testkit';
import { CLOSE, type TableCard } from '@sortie/wire';
import { afterEach, expect, test } from 'vitest';
import type { AnyGame } from './games.ts';
import { Person, type TableLine } from './person.test-support.ts';
import { behindItsBack, eventually, forget, mindsOf, type Serving, serve, type TestServer } from './server.test-support.ts';
import { chained } from './storage/chain.ts';

const game = skirmish as unknown as AnyGame;
let server: TestServer | undefined;
afterEach(async () => {
  await server?.stop();
  if (server) forget(server.data);
  server = undefined;
});

async function sat(
  options: Partial<Serving>,
  seats: readonly object[],
): Promise<{ readonly ada: Person; readonly card: TableCard; readonly line: TableLine }> {
  server = await serve({ games: [game], ...options });
  const ada = await Person.named(server.base, 'Ada');
  const card = await ada.ask<TableCard>('POST', 'tables', { game: 'skirmish', scenario: 'plain', seats, dice: 'seeded' });
  return { ada, card, line: await ada.line(card.id) };
}

const HOT_SEAT = [{ kind: 'me' }, { kind: 'me' }];
const SOLO = [{ kind: 'me' }, { kind: 'opponent', level: 'recruit' }];

/** Ends the turn of whoever is asked. */
async function turn(line: TableLine): Promise<void> {
  const seat = game.ruleset.awaiting(line.hearing(game).view)[0]!.seat;
  expect(await line.say({ type: 'hand', seat })).toBe('ok');
  expect(await line.command({ type: 'endTurn' })).toBe('ok');
}

test('an empty room leaves the memory and comes back as it was', async () => {
  const { ada, card, line } = await sat({ idle: 100 }, HOT_SEAT);
  await turn(line);
  await turn(line);
  const before = line.outlook!;
  await line.hangUp();
  await eventually(() => expect(server!.house.rooms.count).toBe(0));
  const back = await ada.line(card.id);
  expect(back.outlook).toEqual(before);
  await turn(back);
});

test('what is said is judged on the table as it is: if another process has continued it, everybody hears of that first', async () => {
  const { ada, card, line } = await sat({}, HOT_SEAT);
  const { seq } = line.outlook!;
  const record = { seq: seq + 1, at: 0, kind: 'said', from: 0, name: 'Ada', text: 'from another process' } as const;
  await behindItsBack(server!.data, async db => {
    const { head } = await db.selectFrom('tables').select('head').where('id', '=', card.id).executeTakeFirstOrThrow();
    const [stored] = chained(head, [record]);
    await db
      .insertInto('records')
      .values({ table_id: card.id, ...stored! })
      .execute();
    await db.updateTable('tables').set({ head: stored!.sum! }).where('id', '=', card.id).execute();
  });
  expect(await line.say({ type: 'chat', text: 'and then' })).toBe('ok');
  expect(line.outlook).toMatchObject({ seq: seq + 2, talk: [{ text: 'from another process' }, { text: 'and then' }] });
  expect(server!.problems).toEqual([]);
  const back = await ada.line(card.id);
  expect(back.outlook!.talk).toHaveLength(2);
});

test('a room whose table is no longer what it knows sends everybody away, and nobody is told what is not kept', async () => {
  const { ada, card, line } = await sat({}, HOT_SEAT);
  const { seq } = line.outlook!;
  const wrong = { table_id: card.id, seq: seq + 1, body: '{}', sum: null };
  await behindItsBack(server!.data, db => db.insertInto('records').values(wrong).execute());
  line.send({ type: 'say', ref: 'lost', message: { type: 'chat', text: 'too late' } });
  await expect(line.next('news')).rejects.toThrow(`closed with ${CLOSE.fault}`);
  expect(JSON.stringify(line.heard)).not.toContain('too late');
  const back = await ada.line(card.id);
  expect(await back.say({ type: 'chat', text: 'now' })).toBe('ok');
});

test('an opponent that fails or talks nonsense is reported and does the simplest thing', async () => {
  for (const think of [async () => ({ command: { type: 'nonsense' }, plans: [] }), () => Promise.reject(new Error('no idea'))]) {
    const { line } = await sat({ minds: mindsOf(think) }, SOLO);
    if (game.ruleset.awaiting(line.hearing(game).view)[0]!.seat === 0) expect(await line.command({ type: 'endTurn' })).toBe('ok');
    await eventually(() => expect(line.outlook!.entries.some(entry => entry.kind === 'command' && entry.seat === 1)).toBe(true));
    expect(server!.problems.length).toBeGreaterThan(0);
    expect(line.outlook!.marks).toMatchObject([{ kind: 'rushed', seat: 1, percent: 0 }]);
    await server!.stop();
    forget(server!.data);
    server = undefined;
  }
});

test('an opponent that had to move before its thought was done says so', async () => {
  const { line } = await sat({ minds: mindsOf(async () => ({ command: { type: 'endTurn' }, plans: [], short: 12 })) }, SOLO);
  if (game.ruleset.awaiting(line.hearing(game).view)[0]!.seat === 0) expect(await line.command({ type: 'endTurn' })).toBe('ok');
  await eventually(() => expect(line.outlook!.marks).toMatchObject([{ kind: 'rushed', seat: 1, percent: 12 }]));
  expect(server!.problems).toEqual([]);
});

test('a thought about a position that was taken back is dropped', async () => {
  const asked: number[] = [];
  const think: Think<Shape> = ({ after }) => {
    asked.push(after);
    let stop = (): void => undefined;
    const chosen = new Promise<never>((_, reject) => {
      stop = () => reject(new Error('stopped'));
    });
    return { chosen, stop, hurry: () => undefined };
  };
  const { line } = await sat({ minds: { ...mindsOf(() => new Promise(() => undefined)), think } }, SOLO);
  if (game.ruleset.awaiting(line.hearing(game).view)[0]!.seat === 0) {
    expect(await line.command({ type: 'endTurn' })).toBe('ok');
    const after = line.outlook!.entries.length;
    await eventually(() => expect(asked).toContain(after));
    expect(await line.say({ type: 'undo', after })).toBe('ok');
    expect(await line.command({ type: 'endTurn' })).toBe('ok');
    await eventually(() => expect(asked).toContain(after + 2));
  }
  expect(server!.problems).toEqual([]);
});

test('an opponent that is hurried moves at once', async () => {
  const think: Think<Shape> = () => {
    let hurry = (): void => undefined;
    const chosen = new Promise<Chosen>(resolve => {
      hurry = () => resolve({ command: { type: 'endTurn' }, plans: [] });
    });
    return { chosen, hurry, stop: () => undefined };
  };
  const { line } = await sat({ minds: { ...mindsOf(() => new Promise(() => undefined)), think } }, SOLO);
  const theirs = (): boolean => line.outlook!.entries.some(entry => entry.kind === 'command' && entry.seat === 1);
  if (game.ruleset.awaiting(line.hearing(game).view)[0]!.seat === 0) expect(await line.command({ type: 'endTurn' })).toBe('ok');
  expect(theirs()).toBe(false);
  await eventually(async () => {
    expect(await line.say({ type: 'hurry' })).toBe('ok');
    expect(theirs()).toBe(true);
  });
  expect(server!.problems).toEqual([]);
});

test('a program keeps its plans to itself while something is hidden; else the last ones stay with the table', async () => {
  const plans = [true, false].map(chosen => ({ words: { text: 'waits' }, value: 1, steps: [], chosen }));
  const think = async (): Promise<Chosen> => ({ command: { type: 'endTurn' }, plans });
  const { line } = await sat({ minds: mindsOf(think) }, SOLO);
  if (game.ruleset.awaiting(line.hearing(game).view)[0]!.seat === 0) expect(await line.command({ type: 'endTurn' })).toBe('ok');
  await eventually(() => expect(line.outlook!.entries.some(entry => entry.kind === 'command' && entry.seat === 1)).toBe(true));
  expect(await line.say({ type: 'chat', text: 'well?' })).toBe('ok');
  expect(line.heard.some(({ type }) => type === 'weighed')).toBe(false);
  const [plain] = game.scenarios as readonly [AnyGame['scenarios'][number]];
  const setup = plain.setup as { readonly units: readonly object[] };
  const open = { ...game, scenarios: [{ ...plain, setup: { ...setup, units: setup.units.map(unit => ({ ...unit, hidden: false })) } }] };
  await server!.stop();
  forget(server!.data);
  const { ada, card, line: shown } = await sat({ games: [open], minds: mindsOf(think) }, SOLO);
  if (game.ruleset.awaiting(shown.hearing(game).view)[0]!.seat === 0) expect(await shown.command({ type: 'endTurn' })).toBe('ok');
  await eventually(() => expect(shown.heard).toContainEqual({ type: 'weighed', seat: 1, plans }));
  // Whoever comes back hears it again, even from a server that was started anew.
  const back = await ada.line(card.id);
  expect(await back.next('weighed')).toEqual({ type: 'weighed', seat: 1, plans });
  const { data } = server!;
  await server!.stop();
  server = await serve({ games: [open], data, minds: mindsOf(think) });
  const later = await Object.assign(new Person(server.base), { cookie: ada.cookie }).line(card.id);
  expect(await later.next('weighed')).toEqual({ type: 'weighed', seat: 1, plans });
});

test('a table of a game that this house no longer knows says so', async () => {
  const { ada, card, line } = await sat({}, HOT_SEAT);
  await line.hangUp();
  const data = server!.data;
  await server!.stop();
  server = await serve({ games: [{ ...game, ruleset: { ...game.ruleset, id: 'other' } }], data });
  const later = Object.assign(new Person(server.base), { cookie: ada.cookie });
  expect(await later.ask<TableCard[]>('GET', 'tables')).toMatchObject([{ id: card.id }]);
  expect(await later.refused('GET', `tables/${card.id}/file`)).toBe('409 version');
  const again = await later.line(card.id, { hello: false });
  expect(await again.next('refusal')).toMatchObject({ code: 'version', reason: /does not know the game/ });
});
