import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFromGuest } from './from-guest.ts';
import { credentialsBody, nameBody, planBody } from './http.ts';
import { fullBucket, take } from './pace.ts';
import { LONGEST_MESSAGE } from './protocol.ts';

const PACE = { perSecond: 15, burst: 40 };

import { readToGuest, type ToGuest } from './to-guest.ts';

const say = (message: unknown): string => JSON.stringify({ type: 'say', ref: 'r1', message });

describe('from a guest', () => {
  test('every message of the protocol passes as it is', () => {
    const messages = [
      { type: 'ready', ready: true },
      { type: 'hand', seat: 1 },
      { type: 'command', after: 3, command: { type: 'anything', deep: [{ at: 1 }] } },
      { type: 'faces', faces: [1, 6] },
      { type: 'withdraw' },
      { type: 'undo', after: 3 },
      { type: 'undo', after: 3, to: 2 },
      { type: 'answer', yes: false },
      { type: 'concede' },
      { type: 'draw' },
      { type: 'pause' },
      { type: 'resume' },
      { type: 'chat', text: 'hello' },
    ];
    for (const message of messages) expect(readFromGuest(say(message))).toEqual({ ok: true, value: JSON.parse(say(message)) });
    for (const hello of [{ type: 'hello', v: 1 }, { type: 'hello', v: 9, since: 4, facing: -1 }, { type: 'ping' }])
      expect(readFromGuest(JSON.stringify(hello))).toEqual({ ok: true, value: hello });
  });

  test('what is wrong is named, and the ref comes back', () => {
    expect(readFromGuest('{')).toEqual({ ok: false, code: 'malformed', reason: 'this is not JSON' });
    expect(readFromGuest(say({ type: 'ready', ready: 'yes' }))).toMatchObject({ ok: false, reason: /^message\.ready: /, ref: 'r1' });
    expect(readFromGuest(say({ type: 'ready', ready: true, more: 1 }))).toMatchObject({ ok: false, reason: /more/ });
    expect(readFromGuest(say({ type: 'undo', after: 3, to: null }))).toMatchObject({ ok: false, code: 'malformed' });
    expect(readFromGuest(say({ type: 'faces', faces: [1.5] }))).toMatchObject({ ok: false, code: 'malformed' });
    expect(readFromGuest(say({ type: 'chat', text: 'x'.repeat(LONGEST_MESSAGE) }))).toMatchObject({ ok: false, code: 'oversized' });
    expect(readFromGuest('x'.repeat(10 * LONGEST_MESSAGE))).toMatchObject({ ok: false, code: 'oversized' });
  });

  test('nothing a stranger sends can do more than be refused', () => {
    const odd = fc.oneof(
      fc.string(),
      fc.json(),
      fc.jsonValue().map(message => JSON.stringify({ type: 'say', ref: 'r', message })),
    );
    fc.assert(
      fc.property(odd, text => {
        const read = readFromGuest(text);
        return read.ok || (read.reason.length > 0 && ['malformed', 'oversized'].includes(read.code));
      }),
      { numRuns: 500 },
    );
    expect(readFromGuest('{"type":"say","ref":"r","__proto__":{"x":1},"message":{"type":"pause"}}').ok).toBe(false);
    expect(readFromGuest('['.repeat(5000)).ok).toBe(false);
  });
});

test('to a guest: known messages pass, everything else is not guessed at', () => {
  const known: ToGuest[] = [
    { type: 'welcome', v: 1, table: 't', game: 'g', now: 1 },
    { type: 'outlook', outlook: { seq: 1, rest: [] }, now: 1 },
    { type: 'news', news: [{ seq: 2, what: {} }], now: 1 },
    { type: 'ack', ref: 'r', seq: 2 },
    {
      type: 'refusal',
      code: 'illegal',
      reason: 'no',
      rule: 'QS-x',
      refusals: [{ rule: 'QS-x', reason: 'no', said: { text: '{a}', args: { a: 'no' } } }],
    },
    { type: 'presence', seats: [true, false], spectators: 0 },
    { type: 'thinking', seat: 1, progress: 0.5, budget: 1000 },
    { type: 'thought', seat: 1 },
    { type: 'weighed', seat: 1, plans: [{ words: { text: 'hides' }, value: -1.5, steps: [{ x: 1, y: 2 }], chosen: true }] },
    { type: 'pong' },
    { type: 'bye', reason: 'closing' },
  ];
  for (const message of known) expect(readToGuest(JSON.stringify(message))).toEqual(message);
  for (const text of ['', 'null', '{"type":"news"}', '{"type":"news","news":[{}],"now":1}', '{"type":"else"}'])
    expect(readToGuest(text)).toBeUndefined();
});

test('the pace: a burst, then so many a second, and a clock that goes back gives nothing', () => {
  let bucket = fullBucket(PACE, 1000);
  for (let i = 0; i < PACE.burst; i++) bucket = take(bucket, PACE, 1000)!;
  expect(take(bucket, PACE, 1000)).toBeUndefined();
  expect(take(bucket, PACE, 500)).toBeUndefined();
  bucket = take(bucket, PACE, 1000 + 1000 / PACE.perSecond + 1)!;
  expect(bucket.left).toBeLessThan(1);
  expect(take({ left: 0, at: 0 }, PACE, 1e9)?.left).toBe(PACE.burst - 1);
});

test('bodies: names, logins and plans are read at the door', () => {
  expect(nameBody.parse({ name: '  Ada ' })).toEqual({ name: 'Ada' });
  for (const name of ['', ' ', 'x'.repeat(41), 'a\u0000b', 'a\u202eb', 7]) expect(nameBody.safeParse({ name }).success).toBe(false);
  expect(credentialsBody.parse({ login: 'Ada.L', password: 'long enough' }).login).toBe('ada.l');
  for (const login of ['a', '.ada', 'a b c', 'x'.repeat(41)])
    expect(credentialsBody.safeParse({ login, password: 'long enough' }).success).toBe(false);
  expect(credentialsBody.safeParse({ login: 'ada', password: 'short' }).success).toBe(false);
  const plan = { game: 'g', scenario: 's', seats: [{ kind: 'me' }, { kind: 'opponent', level: 'x' }], dice: 'seeded' };
  expect(planBody.parse(plan)).toEqual(plan);
  const told = { ...plan, story: { title: 'The ford', roles: ['Guard'], briefing: 'High water.', orders: ['Hold.'] } };
  expect(planBody.parse(told)).toEqual(told);
  for (const story of [{ title: '' }, { title: 'x', roles: [], briefing: 'x'.repeat(4001) }, { title: 'x', roles: [], secret: 1 }])
    expect(planBody.safeParse({ ...plan, story }).success).toBe(false);
  for (const wrong of [{ seats: [] }, { dice: 'none' }, { rules: ['norule'] }, { clock: { main: 1, increment: 0 } }, { extra: 1 }])
    expect(planBody.safeParse({ ...plan, ...wrong }).success).toBe(false);
});
