import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TableCard } from '@sortie/wire';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sortie } from '../../test/run-sortie.ts';
import { Guest } from './guest.ts';

const main = resolve(import.meta.dirname, '../main.ts');
const examples = resolve(import.meta.dirname, '../../../../examples/bots');
const data = mkdtempSync(join(tmpdir(), 'bots-online-'));
let house: ChildProcess;
let base: string;

const freePort = (): Promise<number> =>
  new Promise(done => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

beforeAll(async () => {
  const port = await freePort();
  base = `http://127.0.0.1:${port}`;
  const env = { ...process.env, PORT: String(port), SORTIE_DATA: data };
  house = spawn(process.execPath, ['--conditions=sortie-source', '--disable-warning=ExperimentalWarning', main, 'serve'], {
    env,
    stdio: 'ignore',
  });
  const answers = (): Promise<void> => fetch(`${base}/api/games`).then(({ ok }) => expect(ok).toBe(true));
  await vi.waitFor(answers, { timeout: 100_000, interval: 200 });
});
afterAll(async () => {
  const ended = new Promise(done => house.once('exit', done));
  house.kill();
  await ended;
  rmSync(data, { recursive: true, force: true });
});

const pathOf = ({ inviteLinks }: TableCard, n: number): string => inviteLinks?.[n]?.path ?? 'nothing';

test('a program sits at a table under its own name, plays, and hears of the end', async () => {
  const host = new Guest(base);
  await host.ask('PUT', 'me', { name: 'Host' });
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const card = await host.ask<TableCard>('POST', 'tables', { game: 'quick-start', scenario: 'training', seats, dice: 'seeded' });
  const line = host.line(card.id);
  const sits = sortie(['bot', join(examples, 'first.py'), '--invite', `${base}${pathOf(card, 0)}`, '--budget-ms', '20000']);
  await expect.poll(() => line.outlook?.seats.map(({ name }) => name), { timeout: 60_000 }).toEqual(['Host', 'First']);
  expect(await line.say({ type: 'ready', ready: true })).toBe('ok');
  // The program moves or waits for the host, who gives up after a while: it has to see the end.
  await expect.poll(() => line.outlook?.entries.length ?? 0, { timeout: 60_000 }).toBeGreaterThan(0);
  expect(await line.say({ type: 'concede' })).toBe('ok');
  const { code, out } = await sits;
  line.hangUp();
  expect([code, out.includes('First sits down'), out.includes('over:')]).toEqual([0, true, true]);
});

test('a link that invites nobody is refused', async () => {
  expect((await sortie(['bot', join(examples, 'first.py'), '--invite', 'somewhere'])).code).toBe(2);
  expect(await sortie(['bot', join(examples, 'first.py'), '--invite', `${base}/join/nobody`])).toMatchObject({ code: 1, err: /invites/ });
});
