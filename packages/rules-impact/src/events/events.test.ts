import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { groundOf } from '../board/compile.ts';
import { ACTION_CARDS } from '../cards/deck.ts';
import { at, cards, d6, d12, position, type Show, type Soldier, type Wanted } from '../proving/position.ts';
import { ruleset } from '../ruleset.ts';
import { EVENTS, eventRule } from './table.ts';

const standard = ruleset.editions['standard']!;
const why = (refusals: readonly { rule: string }[]): readonly string[] => refusals.map(({ rule: id }) => id);
const red = (on: string, rest: Partial<Soldier> = {}): Soldier => ({ seat: 0, type: 'front-line', on, ...rest });
const blue = (on: string, rest: Partial<Soldier> = {}): Soldier => ({ seat: 1, type: 'front-line', on, ...rest });
const cardWith = (event: number): Show => ({ id: ACTION_CARDS.find(card => card.event === event && card.id !== 8)!.id });
/** After an event: initiative of the next turn. */
const INITIATIVE = [d6(5), d6(3)] as const;

/** Red holds the initiative; both pass, card 8 has the icon, and this event comes up with such further draws. */
function happen(event: number, units: readonly Soldier[], draws: readonly Show[] = [], rest: Omit<Wanted, 'units'> = {}, rules = standard) {
  const s = scene(ruleset, position({ alone: true, ...rest, units: [...units] }), rules);
  s.does(0, { type: 'pass' });
  s.does(1, { type: 'pass' }, ...cards(s.state, { id: 8 }, 'shuffle', cardWith(event), ...draws));
  return s;
}
type Scene = ReturnType<typeof happen>;
const choose = (s: Scene, seat: number, pick: number | null, ...draws: readonly Show[]) =>
  s.does(seat, { type: 'choose', pick }, ...cards(s.state, ...draws));
const id = (number: number): string => eventRule(number);
const pair = [red('H-10'), blue('H-25')];

rule('MAAS-comp-random-events', 'twenty-four events: fifteen for the holder, four for the enemy, five for either', () => {
  expect(EVENTS.map(({ number }) => number)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
  const count = (whom: string) => EVENTS.filter(card => card.for === whom).length;
  expect([count('holder'), count('enemy'), count('either')]).toEqual([15, 4, 5]);
});
rule('MAAS-13.1-event-disposition', 'the holder is the one who benefits unless the card says the enemy; nobody else chooses', () => {
  const s = happen(5, pair);
  expect(s.state.pending).toEqual([{ kind: 'event', seat: 0, event: 5 }]);
  expect(why(s.refuses(1, { type: 'choose', pick: 1 }))).toEqual(['MAAS-13.1-event-disposition']);
  expect(why(s.refuses(0, { type: 'choose', pick: 1 }))).toEqual(['MAAS-13.1-event-disposition']);
  expect(happen(18, pair).state.pending).toEqual([{ kind: 'event', seat: 1, event: 18 }]);
});
rule(id(1), 'one of the holder’s shaken soldiers calms down a step', () => {
  const s = happen(1, [red('H-10', { morale: 'panicked', done: true }), red('H-12', { morale: 'shocked', done: true }), blue('H-25')]);
  choose(s, 0, 0, ...INITIATIVE);
  expect(s.state.units.slice(0, 2).map(({ morale }) => morale)).toEqual(['shocked', 'shocked']);
  const other = happen(1, [red('H-10', { morale: 'shocked', done: true }), blue('H-25')]);
  choose(other, 0, 0, ...INITIATIVE);
  expect(other.state.units[0]!.morale).toBe('good');
  // Nobody is shaken: nothing to choose.
  expect(happen(1, pair, INITIATIVE).state.turn).toBe(2);
});
rule(id(2), 'one damaged soldier on the ground clears a box', () => {
  const s = happen(2, [
    red('H-10', { card: { damage: 2 } }),
    red('H-12', { card: { damage: 5 } }),
    red('H-14', { card: { damage: 1 }, level: 4 }),
    blue('H-25'),
  ]);
  s.refuses(0, { type: 'choose', pick: 1 });
  s.refuses(0, { type: 'choose', pick: 2 });
  choose(s, 0, 0, ...INITIATIVE);
  expect(s.state.units[0]!.card!.damage).toBe(1);
});
rule(id(3), 'a seen enemy is painted until the end of the next turn; never an ECM drone', () => {
  const s = happen(3, [red('H-10'), blue('H-25'), blue('H-27', { type: 'ecm' })]);
  s.refuses(0, { type: 'choose', pick: 2 });
  choose(s, 0, 1, ...INITIATIVE);
  expect(s.state).toMatchObject({ turn: 2 });
  expect(s.state.units[1]!.paint).toEqual({ bonus: 3, until: 2 });
});
rule(id(4), 'two more at the next initiative', () => {
  const s = happen(4, pair, [d6(3), d6(4)]);
  expect(s.events.find(event => event.type === 'initiative')).toMatchObject({ draws: [{ total: 5 }, { total: 4 }], holder: 0 });
});
rule(id(5), 'two more movement points next turn for one armored soldier', () => {
  const s = happen(5, pair);
  choose(s, 0, 0, ...INITIATIVE);
  s.does(0, { type: 'goFirst', yes: true });
  s.does(0, { type: 'activate', unit: 0 });
  expect(s.state.active!.mp).toBe(7);
});
rule(id(6), 'an enemy at random is shocked unless a d6 beats its damage', () => {
  const crack = (damage: number, draw: number) =>
    happen(6, [red('H-10'), blue('H-25', { card: { damage } })], [d6(draw), ...INITIATIVE]).state.units[1]!.morale;
  expect([crack(2, 2), crack(2, 3), crack(0, 1)]).toEqual(['shocked', 'good', 'good']);
});
const PLACE = [{ row: 7 }, { column: 11 }] as const;
rule(id(7), 'strength 5 on a random point, 2 around it, with shield and cover', () => {
  const s = happen(7, [red('H-11'), red('H-12', { type: 'police' }), blue('H-25')], [...PLACE, d12(1), d12(1), ...INITIATIVE]);
  expect(s.events.filter(event => event.type === 'attacked').map(({ target, strength: { total } }) => [target, total])).toEqual([
    [0, 2],
    [1, 2],
  ]);
});
rule(id(8), 'an enemy at random has no rapid fire next turn', () => {
  const s = happen(8, pair, INITIATIVE);
  s.does(0, { type: 'goFirst', yes: false });
  s.does(1, { type: 'activate', unit: 1 });
  expect(why(s.refuses(1, { type: 'fire', target: 0, mode: 'rapid' }))).toEqual([id(8)]);
});
rule(id(9), 'an improved position under one soldier', () => {
  const s = happen(9, pair);
  choose(s, 0, 0, ...INITIATIVE);
  expect(groundOf(s.state.map).work(at('H-10'))).toBe('improved');
});
rule(id(10), 'the squad leader begins the next turn with two points', () => {
  const s = happen(10, [red('H-10', { type: 'command' }), blue('H-25')], INITIATIVE);
  expect(s.state.units[0]).toMatchObject({ points: 2, done: false });
});
rule(id(11), 'suits cool a turn faster, or Full Tanks without stealth', () => {
  const rules = [...standard, 'MAAS-14.3-stealth-entry' as const];
  const s = happen(11, [red('H-10', { type: 'ranger', stealth: { box: 0, leave: 'no', ready: 5 } }), blue('H-25')], INITIATIVE, {}, rules);
  expect(s.state.units[0]!.stealth.ready).toBe(4);
  const plain = happen(11, pair);
  choose(plain, 0, 0, ...INITIATIVE);
  expect(plain.state.boons).toEqual([{ kind: 'tanks', seat: 0, unit: 0, turn: 2 }]);
});
rule(id(12), 'up to three enemy cards, or two drones', () => {
  const s = happen(12, [
    red('H-10'),
    ...['H-21', 'H-23', 'H-25', 'H-27'].map(on => blue(on, { known: 0 })),
    blue('H-29', { type: 'attack', known: 0 }),
    blue('H-31', { type: 'bomb', known: 0 }),
  ]);
  choose(s, 0, 1);
  choose(s, 0, 2);
  s.refuses(0, { type: 'choose', pick: 5 });
  choose(s, 0, 3, ...INITIATIVE);
  expect(
    ruleset
      .view(s.state, 0)
      .units.slice(1, 5)
      .map(({ card }) => card !== null),
  ).toEqual([true, true, true, false]);
  const drones = happen(12, [
    red('H-10'),
    blue('H-25', { known: 0 }),
    blue('H-29', { type: 'attack', known: 0 }),
    blue('H-31', { type: 'bomb', known: 0 }),
    blue('H-33', { type: 'bomb', known: 0 }),
  ]);
  choose(drones, 0, 2);
  drones.refuses(0, { type: 'choose', pick: 1 });
  choose(drones, 0, 3, ...INITIATIVE);
  expect(drones.state.turn).toBe(2);
  const enough = happen(12, [red('H-10'), blue('H-25', { known: 0 }), blue('H-27', { known: 0 })]);
  choose(enough, 0, null, ...INITIATIVE);
  expect(enough.state.turn).toBe(2);
});
rule(id(13), 'an enemy in good order, at random, is shocked on 1 to 3, and lands', () => {
  const rattle = (draw: number) => happen(13, [red('H-10'), blue('H-25', { level: 4 })], [d6(draw)]).state;
  // Not yet activated it has points to land with: its owner is asked how.
  expect(rattle(3).pending).toEqual([{ kind: 'landing', seat: 1, unit: 1 }]);
  expect(rattle(3).units[1]!.morale).toBe('shocked');
  expect(happen(13, pair, [d6(4), ...INITIATIVE]).state.units[1]!.morale).toBe('good');
});
rule(id(14), 'a mine marker of choice is turned over and removed; without mines another event happens', () => {
  const s = happen(14, pair, [], { mines: [{ at: 'H-15', seat: 1, kind: 'nuclear' }] }, [...standard, 'MAAS-14.6-mine-trigger']);
  choose(s, 0, 0, ...INITIATIVE);
  expect(s.state.mines).toEqual([]);
  expect(s.events.some(event => event.type === 'detonated')).toBe(false);
  const none = happen(14, pair, [cardWith(4), ...INITIATIVE]);
  expect(none.events.filter(event => event.type === 'eventCalled').map(({ event }) => event)).toEqual([14, 4]);
});
rule(id(15), 'a flier may land at once for nothing', () => {
  const s = happen(15, [red('H-10', { level: 9, card: { damage: 4 } }), blue('H-25')], [], { terrain: { 'H-10': 'woods' } });
  choose(s, 0, 0, ...INITIATIVE);
  expect(s.state.units[0]).toMatchObject({ aloft: false, level: 0, card: { damage: 4 } });
  const stays = happen(15, [red('H-10', { level: 9 }), blue('H-25')]);
  choose(stays, 0, null, ...INITIATIVE);
  expect(stays.state.units[0]!.aloft).toBe(true);
});
rule(id(16), '+1 on every attack next turn', () => {
  const s = happen(16, [red('H-10'), red('A-01', { type: 'command', done: true }), blue('H-15')]);
  choose(s, 0, 0, ...INITIATIVE);
  s.does(0, { type: 'goFirst', yes: true });
  s.does(0, { type: 'activate', unit: 0 });
  s.does(0, { type: 'fire', target: 2, mode: 'stationary' }, ...cards(s.state, d12(1)));
  expect(s.events.find(event => event.type === 'attacked')!.strength.total).toBe(8 - 3 + 1);
});
rule(id(17), 'the enemy calms one of its own', () => {
  const s = happen(17, [red('H-10'), blue('H-25', { morale: 'panicked', done: true }), blue('R-33')]);
  choose(s, 1, 1, ...INITIATIVE);
  expect(s.state.units[1]!.morale).toBe('shocked');
});
rule(id(18), 'one enemy soldier reacts without the −2 next turn', () => {
  const s = happen(18, [red('H-10'), blue('H-15'), blue('R-35', { type: 'command' })]);
  choose(s, 1, 1, ...INITIATIVE);
  s.does(0, { type: 'goFirst', yes: true });
  s.does(0, { type: 'activate', unit: 0 });
  s.does(0, { type: 'step', to: at('H-11') });
  s.does(1, { type: 'react', unit: 1 }, ...cards(s.state, d12(1)));
  expect(s.events.find(event => event.type === 'attacked')!.strength.total).toBe(5);
});
rule(id(19), 'the holder has no active command next turn', () => {
  const s = happen(19, [red('H-10', { type: 'command' }), blue('H-25')], INITIATIVE);
  s.does(0, { type: 'goFirst', yes: true });
  expect(why(s.refuses(0, { type: 'command', unit: 0 }))).toEqual([id(19)]);
});
rule(id(20), 'the enemy clears a box of one who is not down', () => {
  const s = happen(20, [red('H-10'), blue('H-25', { card: { damage: 2 }, level: 3 }), blue('H-27', { card: { damage: 5 } })]);
  s.refuses(1, { type: 'choose', pick: 2 });
  choose(s, 1, 1, ...INITIATIVE);
  expect(s.state.units[1]!.card!.damage).toBe(1);
});
rule(id(21), 'the woods nearest a random point fall: strength 4 without their cover, and clear ground', () => {
  const s = happen(21, [red('H-13'), blue('H-25')], [...PLACE, d12(1), ...INITIATIVE], { terrain: { 'H-13': 'woods', 'H-30': 'woods' } });
  expect(s.events.find(event => event.type === 'attacked')).toMatchObject({ target: 0, strength: { total: 4 - 3 } });
  expect(groundOf(s.state.map).terrain(at('H-13'))).toBe('clear');
  const equal = happen(21, pair, [...PLACE], { terrain: { 'H-13': 'woods', 'H-09': 'woods' } });
  expect(equal.state.pending).toEqual([{ kind: 'event', seat: 0, event: 21 }]);
  choose(equal, 0, at('H-09'), ...INITIATIVE);
  expect(groundOf(equal.state.map).terrain(at('H-09'))).toBe('clear');
});
rule(id(22), 'the building nearest a random point becomes rubble: strength 6 without cover', () => {
  const s = happen(22, [red('H-13', { type: 'police' }), blue('H-25')], [...PLACE, d12(1), ...INITIATIVE], {
    terrain: { 'H-13': 'building' },
  });
  expect(s.events.find(event => event.type === 'attacked')).toMatchObject({ target: 0, strength: { total: 6 } });
  expect(groundOf(s.state.map).terrain(at('H-13'))).toBe('rubble');
});
rule(id(23), 'attenuation steps are half as long, rounded down: 5, 6, 7', () => {
  const s = happen(23, pair, INITIATIVE);
  const interval = (type: Soldier['type']) =>
    s.book.ask('interval', { state: s.state, unit: { ...s.state.units[0]!, card: { ...s.state.units[0]!.card!, type } } }).total;
  expect([interval('front-line'), interval('dead-eye'), interval('sniper')]).toEqual([5, 6, 7]);
});
rule(id(24), 'slag glows two higher next turn, never above 6; without slag a patch appears', () => {
  const s = happen(24, pair, INITIATIVE, { terrain: { 'A-03': 'slag' }, plan: { special: { glow: 5 } } });
  expect(s.book.ask('glow', { state: s.state }).total).toBe(6);
  const low = happen(24, pair, INITIATIVE, { terrain: { 'A-03': 'slag' } });
  expect(low.book.ask('glow', { state: low.state }).total).toBe(4);
  const none = happen(24, pair, [...PLACE, ...INITIATIVE]);
  expect(groundOf(none.state.map).terrain(at('H-11'))).toBe('slag');
});

rule('MAAS-5.2-random-location', 'the first card gives the row, the second the column; what does not exist is drawn again', () => {
  const s = happen(7, pair, [{ row: 7 }, { column: 11 }, ...INITIATIVE]);
  expect(s.events.filter(event => event.type === 'located').map(({ happening: { row, column } }) => [row, column])).toEqual([[7, 11]]);
  // Row R has no point in an even column.
  const again = happen(7, pair, [{ row: 17 }, { column: 12 }, { row: 7 }, { column: 11 }, ...INITIATIVE]);
  expect(again.state.turn).toBe(2);
});
for (const up of ['MAAS-5.2-thumbs-up', 'MAAS-13.2.1-thumbs'] as const)
  rule(up, 'a thumb up lets the drawing player, who holds the initiative, choose the column', () => {
    const s = happen(7, pair, [{ row: 7 }, { column: 'up' }]);
    expect(s.state.pending).toEqual([{ kind: 'column', seat: 0 }]);
    s.refuses(0, { type: 'choose', pick: 35 });
    // H-25 is struck: 5 − 3 = 2.
    choose(s, 0, 25, d12(1), ...INITIATIVE);
    expect(s.events.find(event => event.type === 'attacked')).toMatchObject({ target: 1, strength: { total: 2 } });
  });
rule('MAAS-5.2-thumbs-down', 'a thumb down lets the opponent choose', () => {
  const s = happen(7, pair, [{ row: 7 }, { column: 'down', id: 13 }]);
  expect(s.state.pending).toEqual([{ kind: 'column', seat: 1 }]);
  choose(s, 1, 10, d12(1), ...INITIATIVE);
  expect(s.events.find(event => event.type === 'attacked')).toMatchObject({ target: 0 });
});
rule('MAAS-13.2-random-method', 'what is picked at random is picked by cards that everybody sees', () => {
  const s = happen(8, [red('H-10'), blue('H-25'), blue('H-27')], [d12(7), ...INITIATIVE]);
  expect(s.events.filter(event => event.type === 'drew').some(event => event.for === 'MAAS-13.2.2-soldier-selection')).toBe(true);
  expect(s.state.boons[0]!.unit).toBe(2);
});
rule('MAAS-13.2.1-map-selection', 'the d12 is split evenly among the panels, the rest drawn again', () => {
  const sketch = { letter: 'Z', title: 'Bare', rows: Array.from({ length: 18 }, () => `${'.'.repeat(35)} ${'0'.repeat(35)}`) };
  const strip = (n: number) => ({
    plan: { map: { kind: 'panels' as const, sketches: [sketch], rows: [Array.from({ length: n }, () => ({ panel: 'Z' }))] } },
  });
  const panel = (n: number, ...draws: readonly Show[]) =>
    happen(7, pair, [...draws, { row: 7 }, { column: 11 }, ...INITIATIVE], strip(n)).events.find(event => event.type === 'located')!
      .happening.panel;
  expect([1, 3, 4, 6, 7, 9, 10, 12].map(draw => panel(4, d12(draw)))).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  expect(panel(5, d12(11), d12(12), d12(9))).toBe(4);
});
rule('MAAS-13.2.2-soldier-selection', 'numbered soldiers and a d12; more than twelve in groups of six', () => {
  const seven = (...draws: readonly Show[]) =>
    happen(8, [red('H-10'), ...Array.from({ length: 7 }, (_, i) => blue(`B-${String(5 + i).padStart(2, '0')}`))], [...draws, ...INITIATIVE])
      .state.boons[0]!.unit;
  expect([seven(d12(1)), seven(d12(7)), seven(d12(8), d12(12), d12(3))]).toEqual([1, 7, 3]);
  const many = Array.from({ length: 18 }, (_, i) => blue(`B-${String(3 + i).padStart(2, '0')}`, { type: 'militia' }));
  const eighteen = (...draws: readonly Show[]) => happen(8, [red('H-10'), ...many], [...draws, ...INITIATIVE]).state.boons[0]!.unit;
  expect([eighteen(d12(4), d6(6)), eighteen(d12(5), d6(1)), eighteen(d12(12), d6(2))]).toEqual([6, 7, 14]);
});
