import type { Shape } from '@sortie/kernel';
import { skirmish } from '@sortie/testkit';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Told } from '../../web/src/link/house.ts';
import { houseAt } from '../../web/src/link/house.ts';
import type { Link } from '../../web/src/link/link.ts';
import { reach } from '../../web/src/link/remote.ts';
import type { SocketLike } from '../../web/src/link/socket.ts';
import type { AnyGame } from './games.ts';
import { eventually, forget, serve, type TestServer } from './server.test-support.ts';

const game = skirmish as unknown as AnyGame;
let server: TestServer;
const links: Link<Shape>[] = [];
afterEach(async () => {
  for (const link of links.splice(0)) link.close();
  await server.stop();
  forget(server.data);
});

/** A browser in miniature: it keeps the cookie and has one way to dial. */
function browser(base: string) {
  let cookie = '';
  const dialled: WebSocket[] = [];
  const house = houseAt(base, async (input, init) => {
    const answer = await fetch(input, { ...init, headers: { ...(init?.headers as Record<string, string>), cookie } });
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return answer;
  });
  const dial = (path: string): SocketLike => {
    const socket = new WebSocket(`${base.replace('http', 'ws')}${path}`, { headers: { cookie } });
    dialled.push(socket);
    return socket as unknown as SocketLike;
  };
  const open = async (table: string, watch?: string): Promise<Link<Shape>> => {
    const link = good(await reach({ dial, house, load: async () => game }, table, watch));
    links.push(link);
    return link;
  };
  return { house, dialled, open, reach: (table: string, watch?: string) => reach({ dial, house, load: async () => game }, table, watch) };
}

function good<T>(told: Told<T>): T {
  if (!told.ok) throw new Error(told.refusal.reason);
  return told.value;
}

async function twoLinks() {
  server = await serve({ games: [game] });
  const [ada, bob] = [browser(server.base), browser(server.base)];
  good(await ada.house.enter('Ada'));
  good(await bob.house.enter('Bob'));
  const card = good(
    await ada.house.lay({ game: 'skirmish', scenario: 'plain', seats: [{ kind: 'me' }, { kind: 'open' }], dice: 'seeded' }),
  );
  const token = card.inviteLinks![0]!.path.split('/')[2]!;
  expect(good(await bob.house.invite(token))).toMatchObject({ seat: 1, taken: false });
  good(await bob.house.take(token));
  const [a, b] = [await ada.open(card.id), await bob.open(card.id)];
  expect(await a.ready(true)).toEqual({ ok: true });
  expect(await b.ready(true)).toEqual({ ok: true });
  await eventually(() => expect(a.snapshot().stage).toBe('playing'));
  return { ada, bob, a, b, card };
}

const mover = (links: readonly Link<Shape>[]): Link<Shape> => links.find(link => link.snapshot().acting !== undefined)!;

test('two screens play one game and see the same, each with their own eyes', async () => {
  const { a, b, card, ada } = await twoLinks();
  await eventually(() => expect(mover([a, b])).toBeDefined());
  const first = mover([a, b]);
  const second = first === a ? b : a;
  expect(await first.send({ type: 'endTurn' })).toEqual({ ok: true });
  await eventually(() => expect(second.snapshot().acting).toBe(second.snapshot().facing));
  expect(await first.send({ type: 'endTurn' })).toMatchObject({ ok: false, refusal: { code: 'out-of-turn', rule: 'SK-turn' } });
  await eventually(() =>
    expect(a.snapshot().seats).toMatchObject([
      { name: 'Ada', present: true },
      { name: 'Bob', present: true },
    ]),
  );
  const watcher = await browser(server.base).open(card.id, card.watchLink!.split('/')[2]!);
  expect(watcher.snapshot()).toMatchObject({ mine: [], facing: -1, stage: 'playing' });
  expect(await first.concede()).toEqual({ ok: true });
  await eventually(() => expect(watcher.snapshot().stage).toBe('over'));
  for (const link of [a, b, watcher])
    expect(await link.verify()).toMatchObject({ ok: true, commitment: card && link.snapshot().commitment });
  expect(good(await ada.house.tables())).toMatchObject([{ id: card.id, stage: 'over' }]);
});

test('a broken line comes back by itself with exactly what was missed', async () => {
  const { a, b, bob } = await twoLinks();
  await eventually(() => expect(mover([a, b])).toBeDefined());
  bob.dialled.at(-1)!.terminate();
  await eventually(() => expect(b.snapshot().connection.state).toBe('waiting'));
  expect(await a.chat('are you there?')).toEqual({ ok: true });
  // Said while there is no line: it goes out when there is one.
  const late = b.chat('now I am');
  expect(await late).toEqual({ ok: true });
  expect(b.snapshot().connection).toEqual({ state: 'live' });
  expect(b.snapshot().chat.map(({ text }) => text)).toEqual(['are you there?', 'now I am']);
  expect(bob.dialled.length).toBe(2);
});

test('a server that is stopped and started again is found again, and nothing is lost or done twice', async () => {
  const { a, b } = await twoLinks();
  await eventually(() => expect(mover([a, b])).toBeDefined());
  const first = mover([a, b]);
  expect(await first.send({ type: 'endTurn' })).toEqual({ ok: true });
  const { data, base } = server;
  await server.stop();
  await eventually(() => expect(a.snapshot().connection.state).toBe('waiting'));
  const second = first === a ? b : a;
  const sent = second.send({ type: 'endTurn' });
  expect(second.snapshot().busy).toBe(true);
  server = await serve({ games: [game], data, port: Number(new URL(base).port) });
  expect(await sent).toEqual({ ok: true });
  await eventually(() => expect([a, b].map(link => link.snapshot().entries.length)).toEqual([3, 3]));
  expect(mover([a, b])).toBe(first);
});

test('doors that do not open say why', async () => {
  const { card } = await twoLinks();
  const stranger = browser(server.base);
  expect(await stranger.reach(card.id)).toMatchObject({ ok: false, refusal: { code: 'not-found' } });
  expect(await stranger.house.tables()).toMatchObject({ ok: false, refusal: { code: 'not-allowed' } });
  expect(await stranger.house.me()).toEqual({ ok: true, value: undefined });
  const nowhere = browser('http://127.0.0.1:9');
  expect(await nowhere.house.games()).toMatchObject({ ok: false, refusal: { code: 'unreachable' } });
  expect(await nowhere.reach('x')).toMatchObject({ ok: false, refusal: { code: 'unreachable' } });
});
