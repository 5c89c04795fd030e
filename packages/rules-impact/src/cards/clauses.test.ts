import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { cards, d6, d12, type Show, type Soldier } from '../proving/position.ts';
import { activate, attacks, blue, chief, fire, ofType, red, stage, strengthOf } from '../testing/field.fixture.ts';
import { ACTION_CARDS, actionCard } from './deck.ts';
import { outcomeText } from './outcome.ts';

const ALL = Array.from({ length: 72 }, (_, i) => i + 1);
const tally = <T>(values: readonly T[]): Map<T, number> =>
  values.reduce((counts, value) => counts.set(value, (counts.get(value) ?? 0) + 1), new Map<T, number>());
const each = (counts: Map<unknown, number>): readonly number[] => [...new Set(counts.values())];

/** The two dice of a card, seen in play: the d12 in an attack, the d6 in a crash. */
function dice(id: number): readonly [number, number] {
  const shot = stage([red('H-10'), chief, blue('H-15')]);
  activate(shot);
  fire(shot, 2, 'stationary', { id });
  const crash = stage([red('H-10', { level: 3 }), chief, blue('R-35')], { terrain: { 'H-10': 'woods' } });
  activate(crash);
  crash.does(0, { type: 'land', pay: false }, ...cards(crash.state, { id }));
  // Two points not paid are taken off the d6.
  return [ofType(crash, 'crashed')[0]!.check.total + 2, ofType(shot, 'fired')[0]!.d12];
}
rule('MAAS-comp-deck-dice#1', 'every pair of dice comes up on one card', () => {
  const pairs = tally(ALL.map(id => dice(id).join(' ')));
  expect([pairs.size, each(pairs)]).toEqual([72, [1]]);
  expect([...pairs.keys()].every(pair => /^[1-6] ([1-9]|1[0-2])$/.test(pair))).toBe(true);
});
rule('MAAS-5.6-card-id#1', 'the log names each card by its number, 1 to 72', () => {
  const drawn = ALL.map(id => {
    const s = stage([red('H-10'), chief, blue('H-15')]);
    activate(s);
    // The nth of a full deck is card n.
    s.does(0, { type: 'fire', target: 2, mode: 'stationary' }, id);
    return ofType(s, 'drew')[0]!.card;
  });
  expect(drawn).toEqual(ALL);
});

/** The turn ends with this card on top; after an icon another one says what happens. */
function ending(first: Show, ...rest: readonly Show[]) {
  const s = stage([red('H-10'), blue('R-35', { done: false })], { alone: true });
  s.does(0, { type: 'pass' });
  s.does(1, { type: 'pass' }, ...cards(s.state, first, ...rest));
  return s;
}
rule('MAAS-comp-deck-icons#1', 'twelve cards bring an event at the end of a turn, one of each d12 and two of each d6', () => {
  const icons = [1, 8, 15, 22, 29, 36, 37, 44, 51, 58, 65, 72];
  for (const id of ALL) {
    const s = icons.includes(id) ? ending({ id }, 'shuffle', { event: 4 }, d6(5), d6(3)) : ending({ id }, d6(5), d6(3));
    expect(ofType(s, 'eventCalled').length).toBe(icons.includes(id) ? 1 : 0);
  }
  const shown = icons.map(dice);
  expect([each(tally(shown.map(([six]) => six))), each(tally(shown.map(([, twelve]) => twelve)))]).toEqual([[2], [1]]);
});
const INITIATIVE: readonly Show[] = [d6(5), d6(3)];
const PLACE: readonly Show[] = [{ row: 7 }, { column: 21 }];
/** What events want from the deck when two soldiers in good order stand far apart; others ask, or go by at once. */
const WANTS: { readonly [event: number]: readonly Show[] } = {
  ...Object.fromEntries([5, 9, 11, 16, 18, 3].map(event => [event, []])),
  ...Object.fromEntries([6, 13].map(event => [event, [d6(6), ...INITIATIVE]])),
  ...Object.fromEntries([7, 21, 22, 24].map(event => [event, [...PLACE, ...INITIATIVE]])),
  14: [{ event: 4 }, ...INITIATIVE],
};
rule('MAAS-comp-deck-events#1', 'each of twenty-four events on three cards', () => {
  const brought = ALL.map(id => {
    const { event } = actionCard(id);
    const s = ending({ id: id === 8 ? 15 : 8 }, 'shuffle', { id }, ...(WANTS[event] ?? INITIATIVE));
    return ofType(s, 'eventCalled')[0]!.event;
  });
  const events = tally(brought);
  expect([events.size, each(events), Math.min(...brought), Math.max(...brought)]).toEqual([24, [3], 1, 24]);
});
/** Where Stray Salvo strikes by two cards: row and column, or who chooses the column. */
function strikes(row: number, column: number): readonly [number, number | string] {
  const salvo = ACTION_CARDS.find(({ event, id }) => event === 7 && ![row, column, 8].includes(id))!.id;
  const icon = [8, 15, 22].find(id => ![row, column, salvo].includes(id))!;
  const thumb = typeof actionCard(column).column !== 'number';
  const s = stage([red('A-01'), blue('R-35', { done: false })], { alone: true });
  s.does(0, { type: 'pass' });
  s.does(
    1,
    { type: 'pass' },
    ...cards(s.state, { id: icon }, 'shuffle', { id: salvo }, { id: row }, { id: column }, ...(thumb ? [] : INITIATIVE)),
  );
  const { happening } = ofType(s, 'located')[0]!;
  const asked = s.state.pending.at(-1);
  return [happening.row!, happening.column ?? (asked?.kind === 'column' && asked.seat === 0 ? 'up' : 'down')];
}
const withColumn = (column: number, not: number): number => ACTION_CARDS.find(card => card.column === column && card.id !== not)!.id;
const withRow = (row: number, not: number): number => ACTION_CARDS.find(card => card.row === row && card.id !== not)!.id;
rule('MAAS-comp-deck-location#1', 'each row on four cards, each column from 01 to 34 on two, thumbs up on two and down on two', () => {
  const rows = tally(ALL.map(id => strikes(id, withColumn(21, id))[0]));
  expect([[...rows.keys()].sort((a, b) => a - b), each(rows)]).toEqual([Array.from({ length: 18 }, (_, i) => i), [4]]);
  const columns = tally(ALL.map(id => strikes(withRow(7, id), id)[1]));
  expect([columns.size, each(columns), columns.has('up'), columns.has('down')]).toEqual([36, [2], true, true]);
  expect([...columns.keys()].filter(one => typeof one === 'number').sort((a, b) => a - b)).toEqual(
    Array.from({ length: 34 }, (_, i) => i + 1),
  );
});

/** The outcome of a blast of this strength on police in the open, who have no shield and no cover. */
function outcome(strength: number, twelve: number): string {
  // So strong is a blast so many points from its middle.
  const steps = 11 - strength;
  const s = stage([red('B-05', { type: 'bomb', level: 3 }), blue(`${String.fromCharCode(66 + steps)}-05`, { type: 'police' })]);
  s.does(0, { type: 'detonate', unit: 0 }, ...cards(s.state, { d12: twelve }));
  return outcomeText(attacks(s).find(({ target }) => target === 1)!.outcome);
}
/** The highest total of each band. */
const BANDS: readonly (readonly [number, string])[] = [
  [9, '–'],
  [11, 'S'],
  [13, '1'],
  [15, '1S'],
  [16, '2'],
  [18, '2S'],
  [19, '3'],
  [20, '3S'],
  [22, 'E'],
];
const bandOf = (total: number): string => BANDS.find(([most]) => total <= most)![1];
const DICE = Array.from({ length: 12 }, (_, i) => i + 1);
rule('MAAS-comp-attack-bands#1', 'strength and d12 added up are read in nine bands', () => {
  for (let strength = 1; strength <= 10; strength++)
    expect(DICE.map(twelve => outcome(strength, twelve))).toEqual(DICE.map(twelve => bandOf(strength + twelve)));
});
rule('MAAS-5.1-attack-columns#1', 'the outcome beside the modified strength is the result', () => {
  // A d12 of 10 reads S 1 1 1S 1S 2 2S 2S 3 3S down the card.
  expect(Array.from({ length: 10 }, (_, i) => outcome(i + 1, 10))).toEqual(['S', '1', '1', '1S', '1S', '2', '2S', '2S', '3', '3S']);
  const shot = (target: Partial<Soldier>) => {
    const s = stage([red('H-10'), chief, blue('H-15', target)]);
    activate(s);
    fire(s, 2, 'stationary', d12(10));
    return [strengthOf(s), outcomeText(attacks(s)[0]!.outcome)];
  };
  expect([shot({}), shot({ type: 'assault' }), shot({ type: 'jack-knife' })]).toEqual([
    [5, '1S'],
    [4, '1S'],
    [2, '1'],
  ]);
});
