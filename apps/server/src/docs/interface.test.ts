import { readFileSync } from 'node:fs';
import { skirmish } from '@sortie/testkit';
import { readFromGuest, readLobbySays, readToGuest, type TableCard, toLobby } from '@sortie/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import type { AnyGame } from '../games.ts';
import { Person } from '../person.test-support.ts';
import { forget, serve, type TestServer } from '../server.test-support.ts';
import { OPERATIONS } from './operations.ts';

const game = skirmish as unknown as AnyGame;
let server: TestServer;
const asked = new Set<string>();
beforeAll(async () => {
  server = await serve({ games: [game] });
});
afterAll(async () => {
  await server.stop();
  forget(server.data);
});

const HOT_SEAT = { game: 'skirmish', scenario: 'plain', seats: [{ kind: 'me' }, { kind: 'me' }], dice: 'seeded' };

/** Asks as the description says, and holds the answer against it. */
async function ask<T>(person: Person, method: string, path: string, names: Record<string, string> = {}, body?: unknown): Promise<T> {
  const operation = OPERATIONS.find(one => one.method === method && one.path === path);
  if (!operation) throw new Error(`${method} ${path} is not described`);
  const at = path.replace('/api/', '').replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '');
  const answer = await person.raw(method.toUpperCase(), at, body);
  const described = operation.answers[answer.status];
  if (described === undefined)
    throw new Error(`${method} ${path} answers ${answer.status}, which is not described: ${await answer.text()}`);
  asked.add(`${method} ${path}`);
  const text = await answer.text();
  if (described === 'nothing') expect(text).toBe('');
  if (described === 'nothing' || described === 'text') return text as T;
  const read = (described as z.ZodType).safeParse(JSON.parse(text));
  expect(read.error?.issues ?? []).toEqual([]);
  return JSON.parse(text) as T;
}

async function askAsWarden(ada: Person, bob: Person): Promise<void> {
  await server.house.wardens.appoint('ada', 'admin');
  await ask(bob, 'get', '/api/admin/house');
  const told = async <T>(what: string): Promise<readonly T[]> => ask<readonly T[]>(ada, 'get', `/api/admin/${what}`);
  for (const what of ['house', 'tables', 'players', 'jobs']) await told(what);
  const mallory = await Person.named(server.base, 'Mallory');
  const { id } = await mallory.ask<TableCard>('POST', 'tables', HOT_SEAT);
  await mallory.ask('POST', `tables/${id}/report`, { text: 'hm' });
  for (const report of await told<{ readonly id: string }>('reports'))
    await ask(ada, 'post', '/api/admin/reports/{id}/settle', { id: report.id });
  await ask(ada, 'post', '/api/admin/tables/{id}/close', { id }, { reason: 'enough' });
  const [player] = await told<{ readonly id: string; readonly name: string }>('players');
  await ask(ada, 'post', '/api/admin/players/{id}/ban', { id: player!.id }, { reason: 'x', days: 1 });
  await ask(ada, 'post', '/api/admin/bans', {}, { address: 'x', reason: '' });
  await ask(ada, 'post', '/api/admin/bans', {}, { address: '10.1.2.3', reason: 'x' });
  for (const ban of await told<{ readonly id: string }>('bans')) await ask(ada, 'delete', '/api/admin/bans/{id}', { id: ban.id });
}

async function askInLobby(ada: Person, bob: Person, nobody: Person): Promise<void> {
  await ask(nobody, 'get', '/api/lobby');
  const plan = { ...HOT_SEAT, seats: [{ kind: 'me' }, { kind: 'open' }] };
  const wish = { plan, listing: { points: 300, pace: 'quick', language: 'any' } };
  const table = await ask<TableCard>(ada, 'post', '/api/lobby/tables', {}, wish);
  await ask(ada, 'post', '/api/lobby/tables', {}, { plan });
  await ask(nobody, 'post', '/api/lobby/tables', {}, wish);
  await ask(nobody, 'get', '/api/lobby');
  await ask(nobody, 'get', '/api/lobby/tables/{id}/watch', { id: table.id });
  await ask(ada, 'post', '/api/lobby/calls', {}, { to: 'nobody', table: table.id });
  await ask(bob, 'post', '/api/lobby/tables/{id}/join', { id: table.id });
  await ask(nobody, 'post', '/api/lobby/tables/{id}/join', { id: table.id });
  const waiting = await ask<TableCard>(ada, 'post', '/api/lobby/pair', {}, wish);
  await ask(bob, 'delete', '/api/lobby/tables/{id}', { id: waiting.id });
  await ask(ada, 'delete', '/api/lobby/tables/{id}', { id: waiting.id });
}

async function askOfPeople(ada: Person, bob: Person, nobody: Person): Promise<void> {
  const plan = { ...HOT_SEAT, seats: [{ kind: 'me' }, { kind: 'open' }] };
  const { id } = await ada.ask<TableCard>('POST', 'lobby/tables', { plan, listing: { pace: 'quick', language: 'any' } });
  await ask(ada, 'post', '/api/tables/{id}/rematch', { id });
  await bob.ask('POST', `lobby/tables/${id}/join`);
  const line = await bob.line(id);
  await line.say({ type: 'command', after: 1, command: { type: 'endTurn' } });
  await line.say({ type: 'concede' });
  await line.hangUp();
  await ask(ada, 'post', '/api/tables/{id}/rematch', { id });
  await server.house.ratings.book(id);
  await ask(nobody, 'get', '/api/ratings/{game}', { game: 'skirmish' });
  const me = await bob.ask<{ readonly id: string }>('GET', 'me');
  for (const who of [me.id, 'nobody']) await ask(nobody, 'get', '/api/players/{id}', { id: who });
  await ask(ada, 'put', '/api/blocks/{id}', { id: me.id });
  await ask(ada, 'get', '/api/blocks');
  await ask(nobody, 'get', '/api/blocks');
  await ask(ada, 'delete', '/api/blocks/{id}', { id: me.id });
}

async function askOfTournaments(ada: Person, bob: Person, nobody: Person): Promise<void> {
  const opening = { name: 'Spring', game: 'skirmish', scenario: 'plain', kind: 'swiss', pace: 'days', lists: false };
  await ask(ada, 'post', '/api/tournaments', {}, { ...opening, kind: 'none' });
  const { id } = await ask<{ readonly id: string }>(ada, 'post', '/api/tournaments', {}, opening);
  await ask(nobody, 'get', '/api/tournaments');
  for (const person of [ada, bob]) await ask(person, 'post', '/api/tournaments/{id}/enter', { id });
  await ask(nobody, 'post', '/api/tournaments/{id}/enter', { id });
  await ask(bob, 'post', '/api/tournaments/{id}/withdraw', { id });
  await ask(bob, 'post', '/api/tournaments/{id}/enter', { id });
  await ask(bob, 'put', '/api/tournaments/{id}/list', { id }, { list: [1] });
  await ask(bob, 'post', '/api/tournaments/{id}/begin', { id });
  await ask(ada, 'post', '/api/tournaments/{id}/begin', { id });
  for (const one of [id, 'none']) await ask(nobody, 'get', '/api/tournaments/{id}', { id: one });
  await ask(ada, 'post', '/api/tournaments/{id}/score', { id }, { round: 0, pairing: 0, score: 1 });
}

test('every operation answers as it is described, when it succeeds and when it does not', async () => {
  const { base } = server;
  const [ada, bob, nobody] = [new Person(base), new Person(base), new Person(base)];
  for (const path of ['/api/live', '/api/ready', '/api/health', '/api/openapi.json', '/api/messages.json', '/api/me', '/api/games'])
    await ask(nobody, 'get', path);
  for (const person of [ada, bob]) await ask(person, 'put', '/api/me', {}, { name: person === ada ? 'Ada' : 'Bob' });
  await ask(nobody, 'put', '/api/me', {}, { name: '' });
  await ask(nobody, 'get', '/api/tables');
  const account = { login: 'ada', password: 'a good password' };
  const { recovery } = await ask<{ readonly recovery: string }>(ada, 'post', '/api/account', {}, account);
  await ask(bob, 'post', '/api/account', {}, account);
  await ask(ada, 'post', '/api/account/code', {}, { password: 'not the password' });
  await ask(nobody, 'post', '/api/session', {}, { ...account, password: 'not the password' });
  await ask(nobody, 'post', '/api/account/recovery', {}, { login: 'ada', code: recovery, password: 'another password' });
  await ask(nobody, 'delete', '/api/session');
  await ask(ada, 'post', '/api/session', {}, { ...account, password: 'another password' });
  await ask(ada, 'put', '/api/account/password', {}, { password: 'another password', fresh: account.password });
  const [session] = await ask<readonly { readonly id: string }[]>(ada, 'get', '/api/account/sessions');
  await ask(ada, 'delete', '/api/account/sessions/{id}', { id: 'x' });
  expect(session).toBeDefined();
  const open = await ask<TableCard>(ada, 'post', '/api/tables', {}, { ...HOT_SEAT, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ask(ada, 'post', '/api/tables', {}, { ...HOT_SEAT, game: 'none' });
  const token = open.inviteLinks![0]!.path.split('/')[2]!;
  await ask(nobody, 'get', '/api/invites/{token}', { token });
  await ask(nobody, 'get', '/api/invites/{token}', { token: 'x' });
  await ask(bob, 'post', '/api/invites/{token}', { token });
  await ask(nobody, 'get', '/api/watch/{token}', { token: open.watchLink!.split('/')[2]! });
  await ask(bob, 'post', '/api/tables/{id}/report', { id: open.id }, { text: 'too loud' });
  await ask(bob, 'post', '/api/tables/{id}/leave', { id: open.id });
  await ask(ada, 'get', '/api/tables/{id}/file', { id: open.id });
  const played = await ask<TableCard>(ada, 'post', '/api/tables', {}, HOT_SEAT);
  const line = await ada.line(played.id);
  expect(await line.say({ type: 'concede' })).toBe('ok');
  await line.hangUp();
  for (const path of ['/api/tables/{id}', '/api/tables/{id}/verdict']) await ask(ada, 'get', path, { id: played.id });
  await ask(nobody, 'get', '/api/tables/{id}', { id: played.id });
  const file = await ask<string>(ada, 'get', '/api/tables/{id}/file', { id: played.id });
  const replay = await ask<{ readonly id: string }>(ada, 'post', '/api/replays', {}, file);
  await ask(ada, 'post', '/api/replays', {}, 'nonsense');
  for (const path of ['/api/replays/{id}', '/api/replays/{id}/file']) await ask(nobody, 'get', path, { id: replay.id });
  await ask(ada, 'get', '/api/replays');
  await ask(ada, 'get', '/api/tables');
  const { code } = await ask<{ readonly code: string }>(nobody, 'post', '/api/companion');
  await ask(nobody, 'post', '/api/companion/{code}/sync', { code }, { since: 0, entries: [{ id: 'device-1-1', body: '{}' }] });
  await ask(nobody, 'post', '/api/companion/{code}/sync', { code: 'x' }, { since: 0, entries: [] });
  await ask(ada, 'delete', '/api/replays/{id}', { id: replay.id });
  await ask(ada, 'delete', '/api/tables/{id}', { id: played.id });
  await askInLobby(ada, bob, nobody);
  await askOfPeople(ada, bob, nobody);
  await askOfTournaments(ada, bob, nobody);
  await askAsWarden(ada, bob);
  await ask(ada, 'get', '/api/account/data');
  await ask(ada, 'delete', '/api/me');
  const guest = new Person(base);
  await ask(guest, 'put', '/api/me', {}, { name: 'Eve' });
  await ask(guest, 'delete', '/api/me');
  await ask(ada, 'delete', '/api/account', {}, { password: account.password });
  expect(OPERATIONS.map(({ method, path }) => `${method} ${path}`).filter(one => !asked.has(one))).toEqual([]);
});

test('every route of the house is described', () => {
  const routes = server.routes.filter(route => / \/api\//.test(route) && !/socket|^HEAD/.test(route));
  const described = new Set(OPERATIONS.map(({ method, path }) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`));
  expect(routes.filter(route => !described.has(route))).toEqual([]);
  expect(routes.length).toBe(described.size);
});

test('every example in the description of messages is one, and so is everything that a running house says', async () => {
  const text = readFileSync(new URL('../../../../docs/interface.md', import.meta.url), 'utf8');
  const examples = [...text.matchAll(/^(→|←) `(.*)`$/gm)];
  expect(examples.length).toBeGreaterThan(15);
  for (const [, way, example = ''] of examples)
    if (way === '→') expect([example, readFromGuest(example)]).toMatchObject([example, { ok: true }]);
    else expect([example, readToGuest(example)]).not.toEqual([example, undefined]);
  const inLobby = [...text.matchAll(/^(⇒|⇐) `(.*)`$/gm)];
  expect(inLobby.length).toBeGreaterThan(4);
  for (const [, way, example = ''] of inLobby)
    if (way === '⇒') expect([example, toLobby.safeParse(JSON.parse(example)).error]).toEqual([example, undefined]);
    else expect([example, readLobbySays(example)]).not.toEqual([example, undefined]);
  const ada = await Person.named(server.base, 'Ada');
  const card = await ada.ask<TableCard>('POST', 'tables', HOT_SEAT);
  const line = await ada.line(card.id);
  await line.say({ type: 'chat', text: 'hello' });
  await line.say({ type: 'faces', faces: [1] });
  line.send('nonsense');
  line.send({ type: 'ping' });
  await line.next('pong');
  for (const said of line.heard) expect(readToGuest(JSON.stringify(said))).toEqual(said);
  expect(new Set(line.heard.map(({ type }) => type)).size).toBeGreaterThan(5);
});
