/**
 * Many people in the lobby of one node with the embedded database: how long does it take until everybody has heard that somebody came, that somebody
 * left, or that a table was opened; and what does it cost while nothing happens?
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type LobbySays, PING_EVERY, PROTOCOL } from '@sortie/wire';
import { WebSocket } from 'ws';
import { machine, quantile, sleep, startNode } from '../support/node.ts';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '500' },
    /** How often somebody comes, opens a table and leaves. */
    rounds: { type: 'string', default: '60' },
    /** Seconds in which nothing happens. */
    idle: { type: 'string', default: '30' },
    /** Only what must hold on a machine of any speed counts. */
    short: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const [wanted, rounds, idle] = [values.people, values.rounds, values.idle].map(Number) as [number, number, number];
const LIMITS = { p99: 500, idle: 0.2 };
const PER_ADDRESS = 100;
const ascending = (a: number, b: number): number => a - b;
const say = (text: string): void => console.error(text);

const folder = mkdtempSync(join(tmpdir(), 'sortie-lobby-'));
const node = await startNode(['--data', folder], 0, text => process.stderr.write(text));
say(`one node, ${machine()}`);

interface Person {
  readonly cookie: string;
  readonly socket: WebSocket;
}

/** What somebody waits for: the moment at which everybody has heard of it. */
interface Expected {
  readonly fits: (says: LobbySays) => boolean;
  readonly heard: Set<Person>;
  readonly took: number[];
  readonly since: number;
}
let expected: Expected | undefined;
const people: Person[] = [];

async function guest(n: number): Promise<string> {
  const answer = await fetch(`${node.base}/api/me`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: `P${n}` }),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function enter(cookie: string, n: number): Promise<Person> {
  const socket = new WebSocket(`${node.base.replace('http', 'ws')}/api/lobby/socket`, {
    headers: { cookie },
    localAddress: `127.0.0.${2 + Math.floor(n / PER_ADDRESS)}`,
    perMessageDeflate: false,
  });
  const person = { cookie, socket };
  let inside: () => void = () => undefined;
  const there = new Promise<void>(resolve => {
    inside = resolve;
  });
  socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', v: PROTOCOL })));
  socket.on('message', data => {
    const text = data.toString();
    if (text.startsWith('{"type":"lobby"')) inside();
    else if (expected && text.startsWith('{"type":"changes"') && !expected.heard.has(person)) {
      if (!expected.fits(JSON.parse(text) as LobbySays)) return;
      expected.heard.add(person);
      expected.took.push(performance.now() - expected.since);
    }
  });
  socket.on('error', problem => say(String(problem)));
  setInterval(() => socket.readyState === WebSocket.OPEN && socket.send('{"type":"ping"}'), PING_EVERY).unref();
  await there;
  return person;
}

const took: Record<string, number[]> = { came: [], opened: [], left: [] };
let missed = 0;

/** Does something, and waits until everybody who was there has heard of it. */
async function measured(what: string, fits: (says: LobbySays) => boolean, act: () => Promise<unknown>): Promise<void> {
  const all = people.length;
  expected = { fits, heard: new Set(), took: [], since: performance.now() };
  await act();
  for (let waited = 0; expected.heard.size < all && waited < 10_000; waited += 10) await sleep(10);
  missed += all - expected.heard.size;
  took[what]?.push(...expected.took);
  expected = undefined;
  await sleep(50);
}

const changes = (says: LobbySays): Extract<LobbySays, { type: 'changes' }> | undefined => (says.type === 'changes' ? says : undefined);

for (let n = 0; n < wanted; n++) people.push(await enter(await guest(n), n));
say(`${people.length} people are there`);
await sleep(2000);
const before = node.usage();
await sleep(idle * 1000);
const after = node.usage();
const idleShare = before && after ? (after.cpu - before.cpu) / idle : Number.NaN;
say(`idle: ${(100 * idleShare).toFixed(1)} % of a core, ${Math.round(after?.memory ?? 0)} MB`);

const plan = { game: 'quick-start', scenario: 'training', seats: [{ kind: 'me' }, { kind: 'open' }], dice: 'seeded' };
for (let round = 0; round < rounds; round++) {
  const name = wanted + round;
  const cookie = await guest(name);
  let person: Person | undefined;
  let id = '';
  const isHim = (says: LobbySays): boolean => {
    const one = changes(says)?.came.find(({ name: called }) => called === `P${name}`);
    if (one) id = one.id;
    return one !== undefined;
  };
  await measured('came', isHim, async () => {
    person = await enter(cookie, name);
  });
  await measured(
    'opened',
    says => changes(says)?.tables.some(({ seats }) => seats[0]?.name === `P${name}`) === true,
    () =>
      fetch(`${node.base}/api/lobby/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ plan, listing: { pace: 'quick', language: 'any' } }),
      }),
  );
  await measured(
    'left',
    says => changes(says)?.left.includes(id) === true,
    async () => person?.socket.close(),
  );
}

const figures = Object.fromEntries(
  Object.entries(took).map(([what, all]) => [
    what,
    {
      p50: Math.round(quantile(all.toSorted(ascending), 0.5)),
      p99: Math.round(quantile(all.toSorted(ascending), 0.99)),
      count: all.length,
    },
  ]),
);
for (const [what, { p50, p99, count }] of Object.entries(figures)) say(`${what}: p50 ${p50} ms, p99 ${p99} ms (${count} heard)`);
for (const { socket } of people) socket.terminate();
await node.stop();
rmSync(folder, { recursive: true, force: true });
const problems = [
  ...(missed > 0 ? [`${missed} were not told`] : []),
  ...(values.short
    ? []
    : [
        ...Object.entries(figures).flatMap(([what, { p99 }]) =>
          p99 > LIMITS.p99 ? [`${what}: p99 ${p99} ms is over ${LIMITS.p99} ms`] : [],
        ),
        ...(idleShare > LIMITS.idle ? [`idle: ${idleShare.toFixed(2)} of a core is over ${LIMITS.idle}`] : []),
      ]),
];
if (values.json) console.log(JSON.stringify({ people: wanted, idle: idleShare, ...figures, problems }));
for (const problem of problems) say(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
