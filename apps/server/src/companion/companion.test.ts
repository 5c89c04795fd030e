import { skirmish } from '@sortie/testkit';
import type { CompanionTold } from '@sortie/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyGame } from '../games.ts';
import { Person } from '../person.test-support.ts';
import { forget, serve, type TestServer } from '../server.test-support.ts';
import { sweep } from '../storage/housekeeping.ts';

let server: TestServer;
beforeAll(async () => {
  server = await serve({ games: [skirmish as unknown as AnyGame] });
});
afterAll(async () => {
  await server.stop();
  forget(server.data);
});

const lay = async (): Promise<string> => (await new Person(server.base).ask<{ readonly code: string }>('POST', 'companion')).code;
const note = (id: string): { readonly id: string; readonly body: string } => ({ id, body: `{"n":"${id}"}` });
const sync = (code: string, since: number, entries: readonly { readonly id: string; readonly body: string }[], wait = false) =>
  new Person(server.base).ask<CompanionTold>('POST', `companion/${code}/sync`, { since, entries, ...(wait && { wait }) });

test('devices that write at once get one order, and everybody the same', async () => {
  const code = await lay();
  expect(code).toMatch(/^[2-9A-Z]{8}$/);
  await Promise.all(
    ['phone-a', 'phone-b', 'tablet'].map(async device => {
      for (let n = 0; n < 5; n++) await sync(code, 0, [note(`${device}-00${n}`)]);
    }),
  );
  const [one, other] = [await sync(code, 0, []), await sync(code, 0, [])];
  expect(one.entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 15 }, (_, n) => n + 1));
  expect(other).toEqual(one);
  for (const device of ['phone-a', 'phone-b', 'tablet'])
    expect(one.entries.filter(({ id }) => id.startsWith(device)).map(({ id }) => id)).toEqual(
      Array.from({ length: 5 }, (_, n) => `${device}-00${n}`),
    );
});

test('what a device sends again after a lost answer is kept once', async () => {
  const code = await lay();
  await sync(code, 0, [note('device-0001')]);
  const told = await sync(code, 0, [note('device-0001'), note('device-0002'), note('device-0002')]);
  expect(told.entries.map(({ id }) => id)).toEqual(['device-0001', 'device-0002']);
  expect((await sync(code, 1, [])).entries.map(({ id }) => id)).toEqual(['device-0002']);
});

test('whoever waits hears at once what another notes', async () => {
  const code = await lay();
  const waits = sync(code, 0, [], true);
  await new Promise(resolve => setTimeout(resolve, 100));
  await sync(code, 0, [note('device-0001')]);
  expect((await waits).entries.map(({ id }) => id)).toEqual(['device-0001']);
});

test('a code that nobody laid opens nothing, and nonsense is refused', async () => {
  expect((await new Person(server.base).raw('POST', 'companion/AAAA2222/sync', { since: 0, entries: [] })).status).toBe(404);
  const code = await lay();
  const wrong = await new Person(server.base).raw('POST', `companion/${code}/sync`, { since: 0, entries: [{ id: 'x', body: '{}' }] });
  expect(wrong.status).toBe(400);
});

test('a table has room for so many notes; what is full still tells what it holds', async () => {
  const code = await lay();
  const long = (n: number) => ({ id: `device-${1000 + n}`, body: 'x'.repeat(20_000) });
  const write = async (from: number, count: number): Promise<number> => {
    const entries = Array.from({ length: count }, (_, n) => long(from + n));
    return (await new Person(server.base).raw('POST', `companion/${code}/sync`, { since: 1000, entries })).status;
  };
  for (let n = 0; n < 4; n++) expect(await write(50 * n, 50)).toBe(200);
  expect(await write(200, 1)).toBe(409);
  // What is there already may be sent again after a lost answer.
  expect(await write(199, 1)).toBe(200);
  expect((await sync(code, 199, [])).entries).toHaveLength(1);
});

test('notes go when tables of their age go, and not before', async () => {
  const code = await lay();
  await sync(code, 0, [note('device-0001')]);
  const { db } = server.house.storage;
  const day = 24 * 3600_000;
  const keep = { guests: 0, tables: 10, replays: 0 };
  await sweep(db, keep, Date.now() + 9 * day);
  expect((await sync(code, 0, [])).entries).toHaveLength(1);
  expect((await sweep(db, { ...keep, tables: 0 }, Date.now() + 90 * day)).companions).toBe(0);
  expect((await sweep(db, keep, Date.now() + 11 * day)).companions).toBeGreaterThan(0);
  expect((await new Person(server.base).raw('POST', `companion/${code}/sync`, { since: 0, entries: [] })).status).toBe(404);
});
