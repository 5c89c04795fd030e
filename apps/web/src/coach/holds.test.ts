import { expect, test } from 'vitest';
import { agrees, holds, type Seen, stepNow } from './holds.ts';
import type { Step } from './lesson.ts';

const seen = (more: Partial<Seen> = {}): Seen => ({
  view: { turn: 1 },
  question: undefined,
  events: [],
  actions: [],
  over: false,
  ...more,
});

test('a pattern agrees as far as it says anything, place by place in lists', () => {
  expect(agrees({ type: 'moved', unit: 0, mode: 'run' }, { type: 'moved', mode: 'run' })).toBe(true);
  expect(agrees({ type: 'moved', unit: 0, mode: 'walk' }, { type: 'moved', mode: 'run' })).toBe(false);
  expect(agrees({ units: [{ heat: 3 }, { heat: 0 }] }, { units: { 1: { heat: 0 } } })).toBe(true);
  expect(agrees({ units: [] }, { units: { 1: { heat: 0 } } })).toBe(false);
  expect(agrees(null, { type: 'moved' })).toBe(false);
});

test('a button counts as offered only if nothing speaks against it', () => {
  const fire = { kind: 'offered', action: 'fire' } as const;
  expect(holds(fire, seen({ actions: [{ id: 'fire' }] }))).toBe(true);
  expect(holds(fire, seen({ actions: [{ id: 'fire', refusals: ['out of range'] }] }))).toBe(false);
  expect(holds({ kind: 'chosen', action: 'run' }, seen({ actions: [{ id: 'run', chosen: false }] }))).toBe(false);
});

const steps: readonly Step[] = [
  { id: 'hello', says: '', until: { kind: 'read' } },
  { id: 'move', says: '', turn: 1, until: { kind: 'happened', event: { type: 'moved' } } },
  { id: 'fire', says: '', turn: 1, when: { kind: 'asked', question: 'declare' }, until: { kind: 'happened', event: { type: 'declared' } } },
  { id: 'next', says: '', turn: 2, until: { kind: 'asked', question: 'move' } },
  { id: 'end', says: '', last: true, until: { kind: 'read' } },
];

test('what is to be read waits for the reader, whatever happens', () => {
  expect(stepNow({ steps }, 0, seen({ question: 'move', events: [{ type: 'moved' }] }))).toBe(0);
});

test('a step is done by what happened since it began, and the next one is not', () => {
  expect(stepNow({ steps }, 1, seen())).toBe(1);
  expect(stepNow({ steps }, 1, seen({ question: 'declare', events: [{ type: 'moved' }, { type: 'declared' }] }))).toBe(2);
});

test('a step whose moment does not come is left out', () => {
  expect(stepNow({ steps }, 1, seen({ events: [{ type: 'moved' }] }))).toBe(3);
});

test('a pupil who went ahead is not called back to an earlier turn', () => {
  expect(stepNow({ steps }, 1, seen({ view: { turn: 2 } }))).toBe(3);
  expect(stepNow({ steps }, 1, seen({ view: { turn: 3 } }))).toBe(4);
});

test('a game that is over has nothing left but the last word', () => {
  expect(stepNow({ steps }, 1, seen({ over: true }))).toBe(4);
  expect(stepNow({ steps }, 4, seen({ over: true }))).toBe(4);
});
