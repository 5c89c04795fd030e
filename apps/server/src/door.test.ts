import { skirmish } from '@sortie/testkit';
import { CLOSE, LONGEST_FRAME, LONGEST_MESSAGE, type TableCard } from '@sortie/wire';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyGame } from './games.ts';
import { LIMITS, PATIENCE } from './limits/limits.ts';
import { Person, type TableLine } from './person.test-support.ts';
import { forget, serve, type TestServer } from './server.test-support.ts';

let server: TestServer;
let ada: Person;
let card: TableCard;
beforeAll(async () => {
  server = await serve({ games: [skirmish as unknown as AnyGame] });
  ada = await Person.named(server.base, 'Ada');
  card = await ada.ask<TableCard>('POST', 'tables', {
    game: 'skirmish',
    scenario: 'plain',
    seats: [{ kind: 'me' }, { kind: 'me' }],
    dice: 'seeded',
  });
});
afterAll(async () => {
  await server.stop();
  forget(server.data);
});

/** The table is as it was and still answers. */
async function unharmed(seq: number): Promise<void> {
  const line = await ada.line(card.id);
  expect(line.outlook!.seq).toBe(seq);
  await line.hangUp();
}

const seqOf = (line: TableLine): number => line.outlook!.seq;

test('what is malformed is refused with its place and its ref', async () => {
  const line = await ada.line(card.id);
  const seq = seqOf(line);
  for (const [text, expected] of [
    ['{', { code: 'malformed', reason: 'this is not JSON' }],
    ['[]', { code: 'malformed' }],
    [
      { type: 'say', ref: 'x1', message: { type: 'fly' } },
      { code: 'malformed', ref: 'x1', reason: /^message\.type/ },
    ],
    [
      { type: 'say', ref: 'x2', message: { type: 'command', after: 1, command: { type: 'fly' } } },
      { code: 'malformed', ref: 'x2' },
    ],
    [
      '{"type":"say","ref":"x3","message":{"type":"command","after":1,"command":{"type":"move","unit":0,"to":3,"__proto__":1}}}',
      { ref: 'x3' },
    ],
    [{ type: 'say', ref: 'x4', message: { type: 'chat', text: 'x'.repeat(LONGEST_MESSAGE) } }, { code: 'oversized' }],
  ] as const) {
    line.send(text);
    expect(await line.next('refusal')).toMatchObject(expected);
  }
  await line.hangUp();
  await unharmed(seq);
});

test('whoever does not say hello, or says it in another version, is not served', async () => {
  const line = await ada.line(card.id, { hello: false });
  line.send({ type: 'say', ref: 'early', message: { type: 'concede' } });
  expect(await line.next('refusal')).toMatchObject({ ref: 'early', reason: 'say hello first' });
  line.send({ type: 'hello', v: 99 });
  expect(await line.next('refusal')).toMatchObject({ code: 'version' });
  await expect(line.next('outlook')).rejects.toThrow(String(CLOSE.version));
});

test('a frame beyond all measure ends the line and nothing else', async () => {
  const line = await ada.line(card.id);
  const seq = seqOf(line);
  line.send('x'.repeat(LONGEST_FRAME + 1));
  await expect(line.next('pong')).rejects.toThrow('closed with 1009');
  await unharmed(seq);
});

test('too fast is refused; too fast for too long is sent away', async () => {
  const line = await ada.line(card.id);
  for (let i = 0; i < LIMITS.line.burst + 20; i++) line.send({ type: 'say', ref: `f${i}`, message: { type: 'resume' } });
  const last = await line.answer(`f${LIMITS.line.burst + 19}`);
  expect(last).toBe('too-often');
  expect(await line.answer('f3')).toBe('nothing');
  for (let i = 0; i < PATIENCE + 10; i++) line.send({ type: 'ping' });
  await expect(line.next('bye')).rejects.toThrow(String(CLOSE.tooFast));
});

test('a page of another site gets no line', async () => {
  const { WebSocket } = await import('ws');
  const socket = new WebSocket(`${server.base.replace('http', 'ws')}/api/tables/${card.id}/socket`, {
    headers: { cookie: ada.cookie, origin: 'https://evil.example' },
  });
  const status = await new Promise(resolve => {
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
    socket.on('open', () => resolve('open'));
    socket.on('error', () => undefined);
  });
  socket.terminate();
  expect(status).toBe(403);
});

test('whatever a guest sends, the table stands', async () => {
  let line = await ada.line(card.id);
  const seq = seqOf(line);
  const command = fc.record({
    type: fc.constantFrom('move', 'fire', 'duck', 'endTurn', 'constructor', '__proto__'),
    unit: fc.anything(),
    to: fc.anything(),
  });
  const odd = fc.oneof(
    fc.string(),
    fc.jsonValue().map(value => JSON.stringify(value)),
    command.map(one => JSON.stringify({ type: 'say', ref: 'r', message: { type: 'command', after: 0, command: one } })),
    fc.jsonValue().map(one => JSON.stringify({ type: 'say', ref: 'r', message: { type: 'command', after: 1, command: one } })),
  );
  const texts = fc.sample(odd, { numRuns: 300, seed: 7 });
  for (const [i, text] of texts.entries()) {
    if (i % 30 === 0) {
      await line.hangUp();
      line = await ada.line(card.id);
    }
    line.send(text);
  }
  line.send({ type: 'ping' });
  await line.next('pong');
  expect(server.problems).toEqual([]);
  await line.hangUp();
  await unharmed(seq);
});
