import { skirmish } from '@sortie/testkit';
import { CLOSE, PROTOCOL, type TableCard } from '@sortie/wire';
import { afterEach, expect, test } from 'vitest';
import type { AnyGame } from './games.ts';
import { Person, type TableLine } from './person.test-support.ts';
import { eventually, forget, type Serving, serve, type TestServer } from './server.test-support.ts';

let server: TestServer;
afterEach(async () => {
  await server.stop();
  forget(server.data);
});

const plan = { game: 'skirmish', scenario: 'plain', seats: [{ kind: 'me' }, { kind: 'me' }], dice: 'seeded' };

async function tableWith(
  limits: Serving['limits'] = {},
): Promise<{ readonly ada: Person; readonly card: TableCard; readonly watch: string }> {
  server = await serve({ games: [skirmish as unknown as AnyGame], limits });
  const ada = await Person.named(server.base, 'Ada');
  const card = await ada.ask<TableCard>('POST', 'tables', plan);
  return { ada, card, watch: card.watchLink!.split('/')[2]! };
}

const crowd = (card: TableCard, watch: string, count: number): Promise<readonly TableLine[]> =>
  Promise.all(Array.from({ length: count }, () => new Person(server.base).line(card.id, { watch })));

/** Everything sent before has been answered. */
async function settled(lines: readonly TableLine[]): Promise<void> {
  for (const line of lines) {
    line.send({ type: 'say', ref: 'last', message: { type: 'resume' } });
    await line.answer('last');
  }
}

test('spectators who all talk at once fill neither the table nor the disk, and those who play talk on', async () => {
  const { ada, card, watch } = await tableWith({ watchersTalk: { perSecond: 0, burst: 20 } });
  const mine = await ada.line(card.id);
  const lines = await crowd(card, watch, 60);
  const before = mine.outlook!.seq;
  for (const [i, line] of lines.entries())
    for (let n = 0; n < 20; n++) line.send({ type: 'say', ref: `c${n}`, message: { type: 'chat', text: `noise ${i} ${n}` } });
  await settled(lines);
  expect(await mine.say({ type: 'chat', text: 'still here' })).toBe('ok');
  const kept = mine.outlook!.seq - before;
  expect(kept).toBe(21);
  expect(mine.outlook!.talk.map(({ text }) => text)).toEqual(['still here']);
  const refused = lines.flatMap(({ heard }) => heard).filter(says => says.type === 'refusal' && says.code === 'too-often');
  expect(refused.length).toBeGreaterThanOrEqual(60 * 20 - 20);
});

test('whoever asks for everything again and again is told a few times and then to wait', async () => {
  const { card, watch } = await tableWith();
  const lines = await crowd(card, watch, 20);
  for (const line of lines) for (let n = 0; n < 30; n++) line.send({ type: 'hello', v: PROTOCOL });
  await settled(lines);
  for (const { heard } of lines) {
    expect(heard.filter(({ type }) => type === 'outlook').length).toBeLessThanOrEqual(7);
    expect(heard.some(says => says.type === 'refusal' && says.code === 'too-often')).toBe(true);
  }
  // All who watch are told the very same: it is worked out and written once.
  const [first] = lines.map(line => JSON.stringify(line.outlook));
  expect(lines.every(line => JSON.stringify(line.outlook) === first)).toBe(true);
});

test('one player who talks without end has a quota as well', async () => {
  const { ada, card } = await tableWith({ talk: { perSecond: 0, burst: 3 } });
  const line = await ada.line(card.id);
  const answers: string[] = [];
  for (let n = 0; n < 5; n++) answers.push(await line.say({ type: 'chat', text: `word ${n}` }));
  expect(answers).toEqual(['ok', 'ok', 'ok', 'too-often', 'too-often']);
  expect(await line.say({ type: 'concede' })).toBe('ok');
});

test('an address holds so many lines, a table so many spectators, a guest so many windows; others come in all the same', async () => {
  const { ada, card, watch } = await tableWith({ linesPerAddress: 6, watchersPerTable: 3, linesPerGuest: 2 });
  const refusedLine = async (person: Person, by?: string): Promise<string> => {
    const line = await person.line(card.id, { hello: false, ...(by !== undefined && { watch: by }) });
    const { reason } = await line.next('refusal');
    await expect(line.next('outlook')).rejects.toThrow(String(CLOSE.tooFast));
    return reason;
  };
  await crowd(card, watch, 3);
  expect(await refusedLine(new Person(server.base), watch)).toBe('there is no room for more at this table');
  await ada.line(card.id);
  const second = await ada.line(card.id);
  expect(await refusedLine(ada)).toBe('there is no room for more at this table');
  const elsewhere = await ada.ask<TableCard>('POST', 'tables', plan);
  await ada.line(elsewhere.id);
  expect(await refusedLine(ada)).toBe('too many lines from your address');
  await second.hangUp();
  await eventually(async () => expect((await ada.line(card.id)).outlook).toBeDefined());
});

test('comings and goings of many are told together', async () => {
  const { ada, card, watch } = await tableWith();
  const mine = await ada.line(card.id);
  const lines = await crowd(card, watch, 40);
  await mine.next('presence', ({ spectators }) => spectators === 40);
  const told = mine.heard.filter(({ type }) => type === 'presence').length;
  expect(told).toBeLessThan(40);
  await Promise.all(lines.map(line => line.hangUp()));
  await mine.next('presence', ({ spectators }) => spectators === 0);
});

test('whoever does not listen is cut off before what is said to them piles up, and nobody else notices', async () => {
  const fast = { perSecond: 1e6, burst: 1e6 };
  const { ada, card } = await tableWith({ unheard: 100_000, hello: fast, line: fast, players: fast });
  const [deaf, mine] = [await ada.line(card.id), await ada.line(card.id)];
  deaf.socket.pause();
  for (let n = 0; (await server.house.rooms.lines()) > 1; n++) {
    if (deaf.socket.readyState === deaf.socket.OPEN) deaf.send({ type: 'hello', v: PROTOCOL });
    if (n % 100 === 99) expect(await mine.say({ type: 'resume' })).toBe('nothing');
  }
  expect(mine.closed).toBeUndefined();
  deaf.socket.resume();
  await eventually(() => expect(deaf.closed).toBeDefined());
});
