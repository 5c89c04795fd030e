import { skirmish } from '@sortie/testkit';
import type { TableCard } from '@sortie/wire';
import { afterEach, expect, test } from 'vitest';
import type { AnyGame } from './games.ts';
import { Person } from './person.test-support.ts';
import { TableTime } from './rooms/steady.ts';
import { forget, serve, type TestServer } from './server.test-support.ts';

const game = skirmish as unknown as AnyGame;
let server: TestServer | undefined;
afterEach(async () => {
  await server?.stop();
  if (server) forget(server.data);
  server = undefined;
});

const HOUR = 3600_000;
const plan = {
  game: 'skirmish',
  scenario: 'plain',
  seats: [{ kind: 'me' }, { kind: 'me' }],
  dice: 'seeded',
  clock: { main: 60_000, increment: 0 },
};

test('setting the clock of the machine, forward or back, costs nobody thinking time', async () => {
  let [wall, steady] = [1_700_000_000_000, 5_000];
  server = await serve({ games: [game], clocks: { wall: () => wall, steady: () => steady } });
  const ada = await Person.named(server.base, 'Ada');
  const line = await ada.line((await ada.ask<TableCard>('POST', 'tables', plan)).id);
  const left = (): number => Math.min(...line.outlook!.standing.clock!.left);
  for (const step of [5 * HOUR, -9 * HOUR, 24 * HOUR]) {
    wall += step;
    steady += 1_000;
    expect(await line.say({ type: 'chat', text: `${step}` })).toBe('ok');
  }
  expect(left()).toBe(57_000);
  expect(line.outlook!.ended).toBeUndefined();
  // What really passes counts.
  steady += 58_000;
  await line.say({ type: 'chat', text: 'too late' });
  expect(line.outlook!.ended).toMatchObject({ how: 'flagged' });
});

test('a house that was away, and comes back with another time, goes on where it was', async () => {
  let [wall, steady] = [1_700_000_000_000, 0];
  const clocks = { wall: () => wall, steady: () => steady };
  server = await serve({ games: [game], clocks });
  const ada = await Person.named(server.base, 'Ada');
  const { id } = await ada.ask<TableCard>('POST', 'tables', plan);
  const { data } = server;
  for (const away of [3 * HOUR, -5 * HOUR]) {
    await server.stop();
    wall += away;
    server = await serve({ games: [game], data, clocks });
    const line = await Object.assign(new Person(server.base), { cookie: ada.cookie }).line(id);
    expect(line.outlook!.ended).toBeUndefined();
    steady += 2_000;
    expect(await line.say({ type: 'chat', text: 'here' })).toBe('ok');
    await line.hangUp();
  }
  const line = await Object.assign(new Person(server.base), { cookie: ada.cookie }).line(id);
  expect(Math.min(...line.outlook!.standing.clock!.left)).toBe(56_000);
});

test('the time at a table never runs back, and keeps up with whoever writes there', () => {
  let [wall, steady] = [1000, 0];
  const time = new TableTime({ wall: () => wall, steady: () => steady }, 5000);
  expect(time.now()).toBe(5000);
  wall = 0;
  steady = 10;
  expect(time.now()).toBe(5010);
  time.atLeast(9000);
  expect(time.now()).toBe(9000);
  time.atLeast(1);
  steady = 30;
  expect(time.now()).toBe(9020);
});
