import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { readGameFile } from '@sortie/kernel';
import { skirmish } from '@sortie/testkit';
import { PROTOCOL, type TableCard } from '@sortie/wire';
import Sqlite from 'better-sqlite3';
import { afterEach, describe, expect, test } from 'vitest';
import type { AnyGame } from './games.ts';
import { MOST_WRONG } from './limits/attempts.ts';
import { Person } from './person.test-support.ts';
import { openReader } from './reading/reader.ts';
import { eventually, forget, isShared, type Serving, serve, type TestServer } from './server.test-support.ts';
import { databaseFile } from './storage/sqlite/open.ts';

const game = skirmish as unknown as AnyGame;
let server: TestServer | undefined;
afterEach(async () => {
  await server?.stop();
  if (server) forget(server.data);
  server = undefined;
});

async function opened(options: Partial<Serving> = {}): Promise<TestServer> {
  server = await serve({ games: [game], ...options });
  return server;
}

const HOT_SEAT = { game: 'skirmish', scenario: 'plain', seats: [{ kind: 'me' }, { kind: 'me' }], dice: 'seeded' };
const account = { login: 'ada', password: 'a good password' };

/** An answer to a request with exactly these headers, which `fetch` would not send. */
function raw(base: string, path: string, headers: Record<string, string>, localAddress?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const asked = httpRequest({ hostname, port, path, headers, ...(localAddress && { localAddress }) }, answer => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.on('error', reject);
    asked.end();
  });
}

describe('who asks', () => {
  test('a proxy is believed by its address, not by its word', async () => {
    const { base } = await opened({ perMinute: 3, trustProxy: ['127.0.0.9'] });
    const ask = (from: string, forwarded: string): Promise<number> => raw(base, '/api/games', { 'x-forwarded-for': forwarded }, from);
    // Somebody who only says that it is a proxy is counted by its own address, whatever it says.
    const liar = [];
    for (let i = 0; i < 5; i++) liar.push(await ask('127.0.0.8', `10.0.0.${i}`));
    expect(liar).toEqual([200, 200, 200, 429, 429]);
    // The proxy that was named is believed: each of its guests counts alone.
    const proxy = [];
    for (let i = 0; i < 5; i++) proxy.push(await ask('127.0.0.9', `10.0.0.${i}`));
    expect(proxy).toEqual([200, 200, 200, 200, 200]);
  });

  test('another name than ours gets nothing, so that no page elsewhere can pass itself off as us', async () => {
    const { base } = await opened();
    expect(await raw(base, '/api/games', { host: 'evil.example' })).toBe(421);
    expect(await raw(base, '/api/games', { host: 'localhost:99' })).toBe(200);
    expect(await raw(base, '/api/games', { host: '192.168.1.5' })).toBe(200);
    await server!.stop();
    const named = await opened({ hosts: ['play.example.org'] });
    expect(await raw(named.base, '/api/games', { host: 'play.example.org' })).toBe(200);
    expect(await raw(named.base, '/api/games', { host: '192.168.1.5' })).toBe(421);
  });
});

describe('accounts', () => {
  test('guessing a password ends soon, wherever it is tried from; a login that nobody has answers the same', async () => {
    const { base } = await opened();
    const ada = await Person.named(base, 'Ada');
    await ada.ask('POST', 'account', account);
    const tries = async (login: string): Promise<readonly string[]> => {
      const answers = [];
      for (let i = 0; i < MOST_WRONG + 2; i++)
        answers.push(await new Person(base).refused('POST', 'session', { login, password: 'a wrong password' }));
      return answers;
    };
    const wrong = await tries('ada');
    expect(wrong).toEqual([...Array.from({ length: MOST_WRONG }, () => '401 not-allowed'), '429 too-often', '429 too-often']);
    expect(await tries('nobody')).toEqual(wrong);
    // Even the right one has to wait now; whoever is signed in stays so.
    expect(await new Person(base).refused('POST', 'session', account)).toBe('429 too-often');
    expect(await ada.ask('GET', 'me')).toMatchObject({ login: 'ada' });
  });

  test('a password that is right forgets the wrong ones before it', async () => {
    const { base } = await opened();
    await (await Person.named(base, 'Ada')).ask('POST', 'account', account);
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < MOST_WRONG - 1; i++)
        await new Person(base).refused('POST', 'session', { ...account, password: 'a wrong password' });
      await new Person(base).ask('POST', 'session', account);
    }
  });

  test('sessions are listed, revoked one by one, and get a new cookie after a month', async () => {
    let now = 1_700_000_000_000;
    const { base } = await opened({ clocks: { wall: () => now, steady: () => performance.now() } });
    const ada = await Person.named(base, 'Ada');
    await ada.ask('POST', 'account', account);
    const other = new Person(base);
    await other.ask('POST', 'session', account);
    const sessions = await ada.ask<readonly { readonly id: string; readonly current: boolean }[]>('GET', 'account/sessions');
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, true]);
    await ada.ask('DELETE', `account/sessions/${sessions.find(({ current }) => !current)!.id}`);
    expect((await other.raw('GET', 'me')).status).toBe(204);
    expect(await ada.refused('DELETE', 'account/sessions/%25')).toBe('404 not-found');
    const before = ada.cookie;
    now += 31 * 24 * 3600_000;
    expect(await ada.ask('GET', 'me')).toMatchObject({ login: 'ada' });
    expect(ada.cookie).not.toBe(before);
    const old = Object.assign(new Person(base), { cookie: before });
    expect((await old.raw('GET', 'me')).status).toBe(200);
    now += 61_000;
    expect((await old.raw('GET', 'me')).status).toBe(204);
    expect((await ada.raw('GET', 'me')).status).toBe(200);
  });
});

describe('slow and silent connections', () => {
  test('a body that never ends is given up', async () => {
    const { base } = await opened({ arrival: 300 });
    const ended = await new Promise<string>(resolve => {
      let heard = '';
      const socket = connect(Number(new URL(base).port), '127.0.0.1');
      socket.write('PUT /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 999\r\n\r\n{"name":"');
      socket.on('data', chunk => {
        heard += chunk.toString();
      });
      socket.on('close', () => resolve(heard));
    });
    expect(ended).toContain('408');
  });

  test('a line that never says hello is hung up on; one that did stays', async () => {
    const { base } = await opened({ limits: { strangers: 200 } });
    const ada = await Person.named(base, 'Ada');
    const { id } = await ada.ask<TableCard>('POST', 'tables', HOT_SEAT);
    const [silent, polite] = [await ada.line(id, { hello: false }), await ada.line(id)];
    await eventually(() => expect(silent.closed).toBeDefined());
    polite.send({ type: 'hello', v: PROTOCOL });
    await polite.next('welcome');
    expect(polite.closed).toBeUndefined();
  });
});

test.skipIf(isShared)('a foreign lock on the database keeps nobody from reading, talking to the door, or opening tables', async () => {
  const { base, data } = await opened();
  const ada = await Person.named(base, 'Ada');
  const { id } = await ada.ask<TableCard>('POST', 'tables', HOT_SEAT);
  const line = await ada.line(id);
  const other = new Sqlite(databaseFile(data));
  other.exec('begin immediate');
  line.send({ type: 'say', ref: 'waits', message: { type: 'chat', text: 'waits' } });
  // All of this is answered while the write waits.
  expect(await ada.ask('GET', 'tables')).toHaveLength(1);
  const second = await ada.line(id);
  line.send({ type: 'ping' });
  await line.next('pong');
  expect(second.outlook!.talk).toEqual([]);
  expect(line.heard.some(says => says.type === 'ack' && says.ref === 'waits')).toBe(false);
  other.exec('rollback');
  other.close();
  expect(await line.answer('waits')).toBe('ok');
});

test('a game that takes too much time or memory to read is refused, and the next one is read', async () => {
  const reader = openReader({ longest: 20_000, megabytes: 64 });
  const huge = `{"sortie":"game","format":1,"x":[${'[],'.repeat(3_000_000)}[]]}`;
  await expect(reader.read(huge)).rejects.toThrow('too much time or memory');
  expect(await reader.read('nonsense')).toMatchObject({ ok: false });
  await reader.close();
  const hasty = openReader({ longest: 1 });
  await expect(hasty.read('nonsense')).rejects.toThrow('too much time or memory');
  await hasty.close();
  expect(readGameFile('nonsense').ok).toBe(false);
});
