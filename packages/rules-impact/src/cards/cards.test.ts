import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { cards, d6, position } from '../proving/position.ts';
import { ruleset } from '../ruleset.ts';
import { ACTION_CARDS, actionCard, DECK_SIZE, outcomesOf, undrawn } from './deck.ts';
import { NO_EFFECT, outcomeAt, outcomeText } from './outcome.ts';

const tally = <T>(values: readonly T[]): Map<T, number> =>
  values.reduce((counts, value) => counts.set(value, (counts.get(value) ?? 0) + 1), new Map<T, number>());
const allEqual = (counts: Map<unknown, number>, n: number): boolean => [...counts.values()].every(count => count === n);

rule('MAAS-5.0-deck', 'one deck of 72; what is drawn lies open; an empty deck is shuffled', () => {
  expect(ACTION_CARDS.length).toBe(72);
  const full = position({ units: [{ seat: 0, type: 'front-line', on: 'H-05', card: { damage: 3 } }] });
  const s = scene(ruleset, { ...full, discard: ACTION_CARDS.map(({ id }) => id) });
  s.does(0, { type: 'activate', unit: 0 });
  const events = s.does(0, { type: 'repair' }, 40);
  expect(events.slice(0, 2)).toEqual([{ type: 'reshuffled' }, { type: 'drew', card: 40, for: 'MAAS-10.0-repair' }]);
  expect(s.state.discard).toEqual([40]);
  expect(undrawn([1, 3]).length).toBe(70);
});
rule('MAAS-5.1-attack-columns', 'a card lists an outcome for every strength from 1 to 10', () => {
  // Card 57 has a d12 of 10.
  expect(actionCard(57).d12).toBe(10);
  expect(outcomesOf(actionCard(57)).map(outcomeText)).toEqual(['S', '1', '1', '1S', '1S', '2', '2S', '2S', '3', '3S']);
});
rule('MAAS-5.3-d6', 'the left die of the drawn card is the d6', () => {
  const s = scene(ruleset, position({ units: [{ seat: 0, type: 'front-line', on: 'H-05', card: { damage: 3 } }] }));
  s.does(0, { type: 'activate', unit: 0 });
  s.does(0, { type: 'repair' }, 4);
  expect(actionCard(4).d6).toBe(4);
  expect(s.state.units[0]!.card!.damage).toBe(2);
});
rule('MAAS-5.3-d12', 'the right die of the drawn card is the d12', () => {
  const s = scene(
    ruleset,
    position({
      units: [
        { seat: 0, type: 'front-line', on: 'H-05', morale: 'shocked' },
        { seat: 0, type: 'command', on: 'A-05' },
      ],
    }),
  );
  const face = 8 * 6 + 2;
  s.does(0, { type: 'rally', unit: 0, points: 0 }, face);
  expect(actionCard(face).d12).toBe(9);
  expect(s.events.find(event => event.type === 'checkedMorale')).toMatchObject({ total: { total: 9 }, result: 'recovery' });
});
rule('MAAS-5.6-card-id', 'cards are numbered 1 to 72', () => {
  expect(ACTION_CARDS.map(({ id }) => id)).toEqual(Array.from({ length: 72 }, (_, i) => i + 1));
  expect(DECK_SIZE).toBe(72);
});
rule('MAAS-comp-deck-dice', 'every pair of d6 and d12 once', () => {
  expect(new Set(ACTION_CARDS.map(card => `${card.d6} ${card.d12}`)).size).toBe(72);
  expect([actionCard(1), actionCard(72)].map(({ d6: six, d12: twelve }) => [six, twelve])).toEqual([
    [1, 1],
    [6, 12],
  ]);
  expect(allEqual(tally(ACTION_CARDS.map(card => card.d6)), 12)).toBe(true);
  expect(allEqual(tally(ACTION_CARDS.map(card => card.d12)), 6)).toBe(true);
});
rule('MAAS-comp-deck-location', 'four cards for each row, two for each column 01 to 34, two thumbs up and two down', () => {
  const rows = tally(ACTION_CARDS.map(({ row }) => row));
  expect([rows.size, allEqual(rows, 4)]).toEqual([18, true]);
  const columns = tally(ACTION_CARDS.map(({ column }) => column));
  expect([columns.size, allEqual(columns, 2)]).toEqual([36, true]);
  expect(ACTION_CARDS.filter(({ column }) => column === 'up').map(({ id }) => id)).toEqual([3, 70]);
  expect(ACTION_CARDS.filter(({ column }) => column === 'down').map(({ id }) => id)).toEqual([8, 13]);
});
for (const id of ['MAAS-comp-deck-icons', 'MAAS-5.4-event-icon'])
  rule(id, 'twelve cards carry the icon: one for each d12, two for each d6', () => {
    const icons = ACTION_CARDS.filter(({ icon }) => icon);
    expect(icons.map(card => card.id)).toEqual([1, 8, 15, 22, 29, 36, 37, 44, 51, 58, 65, 72]);
    expect(allEqual(tally(icons.map(card => card.d12)), 1)).toBe(true);
    expect(allEqual(tally(icons.map(card => card.d6)), 2)).toBe(true);
  });
rule('MAAS-comp-deck-events', 'each of 24 events is on three cards', () => {
  const events = tally(ACTION_CARDS.map(({ event }) => event));
  expect([events.size, allEqual(events, 3)]).toEqual([24, true]);
});
rule('MAAS-comp-action-deck', 'the cards are those of the component list', () => {
  expect(actionCard(38)).toEqual({ id: 38, d6: 2, d12: 7, row: 0, column: 3, icon: false, event: 1 });
  expect(actionCard(65)).toEqual({ id: 65, d6: 5, d12: 11, row: 11, column: 34, icon: true, event: 4 });
  expect(actionCard(20)).toEqual({ id: 20, d6: 2, d12: 4, row: 5, column: 30, icon: false, event: 7 });
});

const TABLE = [
  '- - - - - - - - S S 1 1',
  '- - - - - - - S S 1 1 1S',
  '- - - - - - S S 1 1 1S 1S',
  '- - - - - S S 1 1 1S 1S 2',
  '- - - - S S 1 1 1S 1S 2 2S',
  '- - - S S 1 1 1S 1S 2 2S 2S',
  '- - S S 1 1 1S 1S 2 2S 2S 3',
  '- S S 1 1 1S 1S 2 2S 2S 3 3S',
  'S S 1 1 1S 1S 2 2S 2S 3 3S E',
  'S 1 1 1S 1S 2 2S 2S 3 3S E E',
];
rule('MAAS-comp-attack-results', 'the table of outcomes, strength 1 to 10 by d12', () => {
  TABLE.forEach((row, i) => {
    const mine = Array.from({ length: 12 }, (_, k) => outcomeText(outcomeAt(i + 1, k + 1)));
    expect(mine.map(text => (text === '–' ? '-' : text)).join(' ')).toBe(row);
  });
});
rule('MAAS-comp-attack-bands', 'strength and d12 together give the band; nothing below strength 1', () => {
  expect(outcomeText(outcomeAt(5, 9))).toBe('1S');
  expect(outcomeText(outcomeAt(10, 11))).toBe('E');
  expect(outcomeAt(0, 12)).toEqual(NO_EFFECT);
  expect(outcomeAt(-3, 12)).toEqual(NO_EFFECT);
  const expected = (strength: number): number =>
    Array.from({ length: 12 }, (_, k) => outcomeAt(strength, k + 1).boxes).reduce((sum, boxes) => sum + boxes, 0) / 12;
  expect([1, 5, 8, 10].map(strength => expected(strength).toFixed(2))).toEqual(['0.17', '0.67', '1.33', '1.33']);
});

/** Both sides pass; the deck then decides what happens. */
const endOfTurn = () =>
  position({
    units: [
      { seat: 0, type: 'front-line', on: 'H-05' },
      { seat: 1, type: 'front-line', on: 'H-30' },
    ],
  });

for (const id of ['MAAS-5.4-reshuffle', 'MAAS-7.9-event-check', 'MAAS-13.0-event-draw'])
  rule(id, 'an icon at the end of the turn means a shuffle and an event; no icon, no event', () => {
    const quiet = scene(ruleset, endOfTurn());
    quiet.does(0, { type: 'pass' });
    quiet.does(1, { type: 'pass' }, ...cards(quiet.state, { id: 2 }, d6(5), d6(3)));
    expect(quiet.state).toMatchObject({ turn: 2, discard: [2, 5, 3] });
    const loud = scene(ruleset, endOfTurn());
    loud.does(0, { type: 'pass' });
    // Card 8 has the icon. After the shuffle card 65 brings event 4, which needs no choice.
    const events = loud.does(1, { type: 'pass' }, ...cards(loud.state, { id: 8 }, 'shuffle', { id: 65 }, d6(5), d6(3)));
    expect(events.map(event => event.type)).toContain('reshuffled');
    expect(events.find(event => event.type === 'eventCalled')).toEqual({ type: 'eventCalled', event: 4, card: 65 });
    expect(loud.state.discard[0]).toBe(65);
  });
rule('MAAS-5.4-reshuffle', 'an icon in an ordinary draw does not shuffle, unless that reading is switched on', () => {
  const hurt = position({ units: [{ seat: 0, type: 'front-line', on: 'H-05', card: { damage: 3 } }] });
  const s = scene(ruleset, hurt);
  s.does(0, { type: 'activate', unit: 0 });
  s.does(0, { type: 'repair' }, 1);
  expect(s.state.discard).toEqual([1]);
  const other = scene(ruleset, hurt, [...ruleset.editions['standard']!, 'MAAS-reading-44-any-icon']);
  other.does(0, { type: 'activate', unit: 0 });
  other.does(0, { type: 'repair' }, 1);
  expect(other.state.discard).toEqual([]);
});
rule('MAAS-5.5-event-text', 'the event is that of a further card, not of the one with the icon', () => {
  const s = scene(ruleset, endOfTurn());
  s.does(0, { type: 'pass' });
  // Card 8 would be event 11; card 65 is event 4: two more at the next initiative, already drawn here.
  s.does(1, { type: 'pass' }, ...cards(s.state, { id: 8 }, 'shuffle', { id: 65 }, d6(2), d6(3)));
  expect(s.state.holder).toBe(0);
  expect(s.events.find(event => event.type === 'initiative')).toMatchObject({ draws: [{ total: 4 }, { total: 3 }] });
});
