import { skirmish } from '@sortie/testkit';
import type { Me, TableCard } from '@sortie/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyGame } from './games.ts';
import { Person } from './person.test-support.ts';
import { forget, serve, type TestServer } from './server.test-support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await serve({ games: [skirmish as unknown as AnyGame] });
});
afterAll(async () => {
  await server.stop();
  forget(server.data);
});

const plan = { game: 'skirmish', scenario: 'plain', seats: [{ kind: 'me' }, { kind: 'open' }], dice: 'seeded' };

test('a name is enough to play, and nothing works without one', async () => {
  const nobody = new Person(server.base);
  expect(await nobody.ask('GET', 'me')).toBeUndefined();
  expect(await nobody.refused('GET', 'tables')).toBe('403 not-allowed');
  expect(await nobody.refused('POST', 'tables', plan)).toBe('403 not-allowed');
  expect(await nobody.refused('PUT', 'me', { name: '' })).toBe('400 malformed');
  const answer = await nobody.raw('PUT', 'me', { name: 'Ada' });
  expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly/);
  expect(answer.headers.get('set-cookie')).toMatch(/SameSite=Lax/);
  expect(await nobody.ask<Me>('GET', 'me')).toMatchObject({ name: 'Ada' });
  expect(await nobody.ask<Me>('PUT', 'me', { name: 'Ada L.' })).toMatchObject({ name: 'Ada L.' });
});

test('a guest who registers keeps its games, and has them on another device', async () => {
  const ada = await Person.named(server.base, 'Ada');
  const laid = await ada.ask<TableCard>('POST', 'tables', plan);
  const guestCookie = ada.cookie;
  expect(await ada.refused('POST', 'account', { login: 'ada', password: 'short' })).toBe('400 malformed');
  expect(await ada.ask<Me>('POST', 'account', { login: 'Ada', password: 'correct horse' })).toMatchObject({ name: 'Ada', login: 'ada' });
  expect(ada.cookie).not.toBe(guestCookie);
  expect(await ada.refused('POST', 'account', { login: 'other', password: 'correct horse' })).toBe('409 taken');

  // The device was a guest before, with a game of its own, which comes along.
  const phone = await Person.named(server.base, 'Ada on the phone');
  const other = await phone.ask<TableCard>('POST', 'tables', plan);
  expect(await phone.refused('POST', 'session', { login: 'ada', password: 'wrong horse' })).toBe('401 not-allowed');
  expect(await phone.refused('POST', 'session', { login: 'nobody', password: 'correct horse' })).toBe('401 not-allowed');
  expect(await phone.ask<Me>('POST', 'session', { login: 'ADA', password: 'correct horse' })).toMatchObject({ name: 'Ada', login: 'ada' });
  for (const device of [ada, phone]) {
    const mine = await device.ask<TableCard[]>('GET', 'tables');
    expect(mine.map(({ id }) => id).sort()).toEqual([laid.id, other.id].sort());
    expect(mine.every(({ mine: seats }) => seats[0] === 0)).toBe(true);
  }
  const line = await ada.line(other.id);
  expect(line.outlook).toMatchObject({ mine: [0], facing: 0 });
  await line.hangUp();
  const stale = new Person(server.base);
  stale.cookie = guestCookie;
  expect(await stale.ask('GET', 'me')).toBeUndefined();
});

test('whoever leaves is nobody again, on that device only', async () => {
  const ada = await Person.named(server.base, 'Ada');
  await ada.ask('POST', 'account', { login: 'ada.leaves', password: 'correct horse' });
  const phone = new Person(server.base);
  await phone.ask('POST', 'session', { login: 'ada.leaves', password: 'correct horse' });
  const old = phone.cookie;
  await phone.ask('DELETE', 'session');
  phone.cookie = old;
  expect(await phone.ask('GET', 'me')).toBeUndefined();
  expect(await ada.ask<Me>('GET', 'me')).toMatchObject({ login: 'ada.leaves' });
});

test('a login belongs to one', async () => {
  const eve = await Person.named(server.base, 'Eve');
  const bob = await Person.named(server.base, 'Bob');
  await bob.ask('POST', 'account', { login: 'bob', password: 'correct horse' });
  expect(await eve.refused('POST', 'account', { login: 'BOB', password: 'correct horse' })).toBe('409 taken');
});

test('other sites cannot act in a guest’s name', async () => {
  const ada = await Person.named(server.base, 'Ada');
  const foreign = await ada.raw('POST', 'tables', plan, { origin: 'https://evil.example' });
  expect(foreign.status).toBe(403);
  expect((await ada.raw('POST', 'tables', plan, { origin: server.base })).status).toBe(201);
  expect((await ada.raw('GET', 'me', undefined, { origin: 'https://evil.example' })).status).toBe(200);
});

test('headers keep strangers’ scripts out', async () => {
  const { headers } = await fetch(`${server.base}/api/health`);
  expect(headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(headers.get('content-security-policy')).not.toContain('unsafe-eval');
  expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  expect(headers.get('cache-control')).toBe('no-store');
});

test('too many requests are refused with a reason', async () => {
  const busy = await serve({ games: [skirmish as unknown as AnyGame], perMinute: 5 });
  const ada = new Person(busy.base);
  for (let i = 0; i < 5; i++) await ada.ask('GET', 'health');
  expect(await ada.refused('GET', 'health')).toBe('429 too-often');
  await busy.stop();
  forget(busy.data);
});
