import { expect, test } from 'vitest';
import { entriesOf } from '../game/entries.ts';
import { CARDS } from './cards.ts';
import { printedOf } from './printed.ts';

test('our own cards come back from print as they were, those with arcs too', () => {
  const called = CARDS.map(card => ({ printed: printedOf(card), pv: card.pv, member: { skill: 4 } }));
  const { entries, left } = entriesOf(called);
  expect(left).toEqual([]);
  expect(entries.map(({ card }) => card)).toEqual(CARDS);
});
test('what does not come near the ground stays at home', () => {
  const printed = { ...printedOf(CARDS[0]!), name: 'Leviathan', type: 'WS' };
  expect(entriesOf([{ printed, pv: 1, member: { skill: 4 } }])).toEqual({ entries: [], left: ['Leviathan'] });
});
