import type { RuleId } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { ACTION_CARDS } from '../cards/deck.ts';
import { at, cards, d6, d12, type Show, type Soldier } from '../proving/position.ts';
import {
  activate,
  attacks,
  type Board,
  blue,
  fire,
  ofType,
  red,
  type Stage,
  stage,
  strengthOf,
  termOf,
  why,
} from '../testing/field.fixture.ts';
import { EVENTS, eventRule } from './table.ts';

const INITIATIVE = [d6(5), d6(3)] as const;
const cardWith = (event: number): Show => ({ id: ACTION_CARDS.find(card => card.event === event && card.id !== 8)!.id });
const foe = (on: string, rest: Partial<Soldier> = {}): Soldier => blue(on, { done: false, ...rest });
/** Red holds the initiative; both pass, card 8 has the icon, and this event comes up with such further draws. */
function happen(
  event: number,
  units: readonly Soldier[],
  draws: readonly Show[] = [],
  board: Board = {},
  extra: readonly RuleId[] = [],
): Stage {
  const s = stage(units, { alone: true, ...board }, extra);
  s.does(0, { type: 'pass' });
  s.does(1, { type: 'pass' }, ...cards(s.state, { id: 8 }, 'shuffle', cardWith(event), ...draws));
  return s;
}
const choose = (s: Stage, seat: number, pick: number | null, ...draws: readonly Show[]) =>
  s.does(seat, { type: 'choose', pick }, ...cards(s.state, ...draws));
const pair = [red('H-10'), foe('H-25')];

rule(`${eventRule(2)}#1`, 'one box of one own soldier', () => {
  const s = happen(2, [red('H-10', { card: { damage: 2 } }), foe('H-25')]);
  choose(s, 0, 0, ...INITIATIVE);
  expect(s.state.units[0]!.card!.damage).toBe(1);
});
rule(`${eventRule(2)}#2`, 'damaged, on the ground and not down', () => {
  const s = happen(2, [
    red('H-10', { card: { damage: 2 } }),
    red('H-12', { card: { damage: 5 } }),
    red('H-14', { card: { damage: 1 }, level: 4 }),
    red('H-16'),
    foe('H-25'),
  ]);
  for (const pick of [1, 2, 3]) expect(why(s.refuses(0, { type: 'choose', pick }))).toEqual(['MAAS-13.1-event-disposition']);
});
rule(`${eventRule(3)}#1`, 'an enemy whom any own unit sees is painted', () => {
  const s = happen(3, pair);
  choose(s, 0, 1, ...INITIATIVE);
  expect(s.state.units[1]!.paint!.bonus).toBe(3);
});
rule(`${eventRule(3)}#2`, 'until the end of the next turn', () => {
  const s = happen(3, pair);
  choose(s, 0, 1, ...INITIATIVE);
  expect(s.state.units[1]!.paint).toEqual({ bonus: 3, until: 2 });
  s.does(0, { type: 'goFirst', yes: true });
  s.does(0, { type: 'pass' });
  s.does(1, { type: 'pass' }, ...cards(s.state, d6(6), ...INITIATIVE));
  expect(s.state.units[1]!.paint).toBeNull();
});
rule(`${eventRule(3)}#3`, 'never an ECM drone', () => {
  const s = happen(3, [red('H-10'), foe('H-25'), foe('H-27', { type: 'ecm', level: 4 })]);
  s.refuses(0, { type: 'choose', pick: 2 });
});
const PLACE = [{ row: 7 }, { column: 11 }] as const;
rule(`${eventRule(7)}#1`, 'strength five on the point, two beside it', () => {
  const s = happen(7, [red('H-11'), red('H-12', { type: 'militia' }), foe('H-25')], [...PLACE, d12(1), d12(2), ...INITIATIVE]);
  expect(attacks(s).map(({ target, strength }) => [target, strength.terms[0]!.value])).toEqual([
    [0, 5],
    [1, 2],
  ]);
});
rule(`${eventRule(7)}#2`, 'less shield and cover', () => {
  const s = happen(7, [red('H-11'), foe('H-25')], [...PLACE, ...INITIATIVE], { terrain: { 'H-11': 'woods' } });
  expect(strengthOf(s)).toBe(5 - 3 - 3);
});
const chiefs = (rest: Partial<Soldier> = {}) => [red('H-10', { type: 'command', ...rest }), red('H-12'), foe('H-25')];
rule(`${eventRule(10)}#1`, 'two points for a working squad leader, without being called up', () => {
  const s = happen(10, chiefs(), INITIATIVE);
  expect(s.state.units[0]).toMatchObject({ points: 2, done: false });
  expect(happen(10, chiefs({ card: { damage: 5 } }), INITIATIVE).state.units[0]!.points).toBe(0);
});
rule(`${eventRule(10)}#2`, 'gone when that turn ends', () => {
  const s = happen(10, chiefs(), INITIATIVE);
  s.does(0, { type: 'goFirst', yes: true });
  s.does(0, { type: 'pass' });
  s.does(1, { type: 'pass' }, ...cards(s.state, d6(6), ...INITIATIVE));
  expect(s.state.units[0]!.points).toBe(0);
});
rule(`${eventRule(11)}#1`, 'every own suit cools a turn earlier', () => {
  const s = happen(
    11,
    [
      red('H-10', { type: 'ranger', stealth: { box: 0, leave: 'no', ready: 5 } }),
      foe('H-25', { stealth: { box: 0, leave: 'no', ready: 5 } }),
    ],
    INITIATIVE,
    {},
    ['MAAS-14.3-stealth-entry'],
  );
  expect(s.state.units.map(({ stealth }) => stealth.ready)).toEqual([4, 5]);
});
rule(`${eventRule(11)}#2`, 'without stealth it is Full Tanks', () => {
  const s = happen(11, pair);
  choose(s, 0, 0, ...INITIATIVE);
  s.does(0, { type: 'goFirst', yes: true });
  activate(s);
  expect(s.state.active!.mp).toBe(7);
});
rule(`${eventRule(14)}#1`, 'a mine of choice is turned over and taken away', () => {
  const s = happen(14, pair, [], { mines: [{ at: 'H-15', seat: 1, kind: 'nuclear' }] }, ['MAAS-14.6-mine-trigger']);
  choose(s, 0, 0, ...INITIATIVE);
  expect([s.state.mines.length, ofType(s, 'detonated').length, ofType(s, 'mineRevealed')[0]!.kind]).toEqual([0, 0, 'nuclear']);
});
rule(`${eventRule(14)}#2`, 'without mines another event happens', () => {
  expect(ofType(happen(14, pair, [cardWith(4), ...INITIATIVE]), 'eventCalled').map(({ event }) => event)).toEqual([14, 4]);
});
const fallen = (event: 21 | 22, board: Board, draws: readonly Show[]) =>
  happen(event, [red('H-13'), foe('H-25')], [...PLACE, ...draws], board);
rule(`${eventRule(21)}#1`, 'strength four on whoever is in the nearest woods, without their cover', () => {
  expect(strengthOf(fallen(21, { terrain: { 'H-13': 'woods' } }, [d12(1), ...INITIATIVE]))).toBe(4 - 3);
});
rule(`${eventRule(21)}#2`, 'the woods are gone', () =>
  expect(fallen(21, { terrain: { 'H-13': 'woods' } }, [d12(1), ...INITIATIVE]).state.map.tiles[at('H-13')]).toBe('clear'),
);
rule(`${eventRule(21)}#3`, 'of equally near ones the holder chooses', () => {
  const s = fallen(21, { terrain: { 'H-13': 'woods', 'H-09': 'woods' } }, []);
  expect(s.state.pending.at(-1)).toMatchObject({ kind: 'event', seat: 0 });
  choose(s, 0, at('H-09'), ...INITIATIVE);
  expect([s.state.map.tiles[at('H-09')], s.state.map.tiles[at('H-13')]]).toEqual(['clear', undefined]);
});
rule(`${eventRule(22)}#1`, 'strength six on whoever is inside, without cover', () =>
  expect(strengthOf(fallen(22, { terrain: { 'H-13': 'building' } }, [d12(1), ...INITIATIVE]))).toBe(6 - 3),
);
rule(`${eventRule(22)}#2`, 'the building is rubble', () =>
  expect(fallen(22, { terrain: { 'H-13': 'building' } }, [d12(1), ...INITIATIVE]).state.map.tiles[at('H-13')]).toBe('rubble'),
);
rule(`${eventRule(24)}#1`, 'slag glows two higher next turn, six at most', () => {
  const glowing = (glow: number) => {
    const s = happen(24, pair, INITIATIVE, { terrain: { 'H-30': 'slag' }, plan: { special: { glow } } });
    return s.book.ask('glow', { state: s.state }).total;
  };
  expect([glowing(2), glowing(5)]).toEqual([4, 6]);
});
rule(`${eventRule(24)}#2`, 'without slag a clear, empty point begins to glow', () => {
  expect(happen(24, pair, [...PLACE, ...INITIATIVE]).state.map.tiles[at('H-11')]).toBe('slag');
});
rule('MAAS-comp-random-events#1', 'twenty-four events, three cards each', () => {
  const called = new Map<number, number>();
  for (const { id } of ACTION_CARDS) {
    const { event } = ACTION_CARDS[id - 1]!;
    called.set(event, (called.get(event) ?? 0) + 1);
  }
  expect(ofType(happen(4, pair, INITIATIVE), 'eventCalled')).toHaveLength(1);
  expect([called.size, new Set(called.values())]).toEqual([24, new Set([3])]);
});
rule('MAAS-comp-random-events#2', 'fifteen for the holder, four for the enemy, five for nobody by name', () => {
  const seats = EVENTS.map(({ for: whom }) => whom);
  expect(['holder', 'enemy', 'either'].map(whom => seats.filter(one => one === whom).length)).toEqual([15, 4, 5]);
  expect(happen(18, pair).state.pending.at(-1)).toMatchObject({ seat: 1 });
});
rule('MAAS-comp-random-events#3', 'what is for the next turn lasts from its initiative to its event check', () => {
  const s = happen(16, pair);
  choose(s, 0, 0, ...INITIATIVE);
  s.does(0, { type: 'goFirst', yes: true });
  activate(s);
  fire(s, 1, 'stationary', d12(1));
  expect(termOf(s, eventRule(16))).toBe(1);
  s.does(1, { type: 'pass' }, ...cards(s.state, d6(6), ...INITIATIVE));
  s.does(0, { type: 'goFirst', yes: true });
  activate(s);
  fire(s, 1, 'stationary', d12(1));
  expect(termOf(s, eventRule(16))).toBeUndefined();
});
rule('MAAS-13.1-event-disposition#1', 'the enemy is who does not hold the initiative', () => {
  expect([happen(5, pair).state.pending.at(-1), happen(18, pair).state.pending.at(-1)]).toMatchObject([{ seat: 0 }, { seat: 1 }]);
});
rule('MAAS-13.1-event-disposition#2', 'an event that names nobody strikes either', () => {
  const strike = (units: readonly Soldier[]) => attacks(happen(7, units, [...PLACE, d12(1), ...INITIATIVE])).map(({ target }) => target);
  expect([strike([red('H-11'), foe('H-25')]), strike([red('H-25'), foe('H-11')])]).toEqual([[0], [1]]);
});
rule('MAAS-5.2-random-location#1', 'one card for the row, another for the column', () => {
  const s = happen(24, pair, [...PLACE, ...INITIATIVE]);
  expect(ofType(s, 'drew').filter(one => one.for === 'MAAS-5.2-random-location')).toHaveLength(2);
});
rule('MAAS-5.2-random-location#2', 'columns one to thirty-four', () => {
  const s = happen(24, pair, [{ row: 7 }, { column: 'up' }]);
  expect(why(s.refuses(0, { type: 'choose', pick: 35 }))).toEqual(['MAAS-13.1-event-disposition']);
  choose(s, 0, 34, ...INITIATIVE);
  expect(s.state.map.tiles[at('H-34')]).toBe('slag');
});
rule('MAAS-13.2.1-thumbs#1', 'thumbs up: the holder chooses the number; thumbs down: the other', () => {
  expect(happen(24, pair, [{ row: 7 }, { column: 'up' }]).state.pending.at(-1)).toEqual({ kind: 'column', seat: 0 });
  expect(happen(24, pair, [{ row: 7 }, { column: 'down' }]).state.pending.at(-1)).toEqual({ kind: 'column', seat: 1 });
});
rule('MAAS-13.2.1-thumbs#2', 'the letter is the row, the number the column', () => {
  expect(happen(24, pair, [{ row: 7 }, { column: 11 }, ...INITIATIVE]).state.map.tiles[at('H-11')]).toBe('slag');
});
const panels = (n: number): Board => ({ plan: { map: { kind: 'panels', rows: [Array.from({ length: n }, () => ({ panel: 'A' }))] } } });
const located = (n: number, ...draws: readonly number[]) => {
  const s = happen(7, [red('H-02'), foe('H-03')], [...draws.map(d12), { row: 7 }, { column: 'up' }], panels(n));
  return ofType(s, 'located')[0]!.happening.panel;
};
rule('MAAS-13.2.1-map-selection#1', 'with four panels three numbers each', () =>
  expect([1, 3, 4, 6, 7, 10, 12].map(n => located(4, n))).toEqual([0, 0, 1, 1, 2, 3, 3]),
);
rule('MAAS-13.2.1-map-selection#2', 'with five, eleven and twelve are drawn again', () =>
  expect([located(5, 11, 3), located(5, 12, 9)]).toEqual([1, 4]),
);
