import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { at, cards, d6, d12, position, type Show, type Soldier, type Wanted } from '../proving/position.ts';
import { ruleset } from '../ruleset.ts';
import { panicResult, shockResult } from './check.ts';

const why = (refusals: readonly { rule: string }[]): readonly string[] => refusals.map(({ rule: id }) => id);

/** Red 0 is shaken; red 1 is a commander who has already acted; blue 2 stands somewhere. */
function shaken(unit: Partial<Soldier>, board: Omit<Wanted, 'units'> = {}, more: readonly Soldier[] = [], blue: Partial<Soldier> = {}) {
  const units: Soldier[] = [
    { seat: 0, type: 'front-line', on: 'H-10', ...unit },
    { seat: 0, type: 'command', on: 'A-01', done: true },
    ...more.filter(({ seat }) => seat === 0),
    { seat: 1, type: 'front-line', on: 'H-30', done: true, ...blue },
    ...more.filter(({ seat }) => seat === 1),
  ];
  return scene(ruleset, position({ ...board, units }));
}
const check = (s: ReturnType<typeof shaken>, ...draws: readonly Show[]) =>
  s.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(s.state, ...draws));
const shock = (draw: number) => {
  const s = shaken({ morale: 'shocked' });
  check(s, d12(draw));
  return s;
};
const panic = (
  board: Omit<Wanted, 'units'>,
  draws: readonly Show[],
  unit: Partial<Soldier> = {},
  more: readonly Soldier[] = [],
  blue: Partial<Soldier> = {},
) => {
  const s = shaken({ morale: 'panicked', ...unit }, board, more, blue);
  check(s, ...draws);
  return s;
};
const police: Partial<Soldier> = { type: 'police' };

rule('MAAS-7.2-shocked-first', 'nobody in good order goes before a shocked soldier', () => {
  const s = shaken({ morale: 'shocked' }, {}, [{ seat: 0, type: 'assault', on: 'H-08' }]);
  expect(why(s.refuses(0, { type: 'activate', unit: 2 }))).toEqual(['MAAS-7.2-shocked-first']);
  check(s, d12(4));
});
rule('MAAS-7.2-shocked-mid-turn', 'a soldier shocked in mid-turn is next', () => {
  const s = scene(
    ruleset,
    position({
      units: [
        { seat: 0, type: 'front-line', on: 'H-10' },
        { seat: 0, type: 'command', on: 'A-01', done: true },
        { seat: 1, type: 'front-line', on: 'H-15' },
        { seat: 1, type: 'front-line', on: 'H-25' },
      ],
    }),
  );
  s.does(0, { type: 'activate', unit: 0 });
  s.does(0, { type: 'fire', target: 2, mode: 'stationary' }, ...cards(s.state, d12(5)));
  expect(why(s.refuses(1, { type: 'activate', unit: 3 }))).toEqual(['MAAS-7.2-shocked-first']);
  s.does(1, { type: 'rally', unit: 2, points: 0 }, ...cards(s.state, d12(6)));
});
rule('MAAS-7.2-shock-check', 'd12 and modifiers, held between 0 and 12', () => {
  expect([0, 2, 3, 6, 7, 8, 9, 12].map(shockResult)).toEqual([
    'panic',
    'panic',
    'stunned',
    'stunned',
    'shaky',
    'shaky',
    'recovery',
    'recovery',
  ]);
  const leaderless = scene(ruleset, position({ units: [{ seat: 0, type: 'front-line', on: 'H-10', morale: 'shocked' }] }));
  leaderless.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(leaderless.state, d12(8)));
  expect(leaderless.events.find(event => event.type === 'checkedMorale')).toMatchObject({ total: { total: 7 }, result: 'shaky' });
  const low = scene(ruleset, position({ units: [{ seat: 0, type: 'front-line', on: 'H-10', morale: 'shocked' }] }));
  low.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(low.state, d12(1)));
  expect(low.events.find(event => event.type === 'checkedMorale')).toMatchObject({ total: { total: 0 } });
});
for (const id of ['MAAS-7.2-shock-panic', 'MAAS-3.5-shock-panic-marker'] as const)
  rule(id, 'up to 2 the marker turns over, and a panic check is owed this turn', () => {
    const s = shock(2);
    expect(s.state.units[0]).toMatchObject({ morale: 'panicked', done: false });
    expect(s.state.toAct).toBe(1);
  });
rule('MAAS-7.2-shock-stunned', '3 to 6: still shocked, nothing this turn', () => {
  expect(shock(3).state.units[0]).toMatchObject({ morale: 'shocked', done: true });
  expect(shock(6).state.units[0]).toMatchObject({ morale: 'shocked', done: true });
});
rule('MAAS-7.2-shock-shaky', '7 and 8: may act, with shaking hands', () => {
  expect(shock(7).state).toMatchObject({ active: { unit: 0, shaky: true } });
  expect(shock(8).state.units[0]!.morale).toBe('good');
});
rule('MAAS-7.2-shock-recovery', '9 and more: acts as ever', () => {
  expect(shock(9).state).toMatchObject({ active: { unit: 0, shaky: false } });
  expect(shock(12).state.units[0]!.morale).toBe('good');
});
rule('MAAS-7.3-panicked-second', 'panicked soldiers come after the shocked and before the others', () => {
  const s = shaken({ morale: 'panicked' }, {}, [{ seat: 0, type: 'assault', on: 'H-08', morale: 'shocked' }]);
  expect(why(s.refuses(0, { type: 'rally', unit: 0, points: 0 }))).toEqual(['MAAS-7.2-shocked-first']);
  s.does(0, { type: 'rally', unit: 2, points: 0 }, ...cards(s.state, d12(4)));
  s.does(1, { type: 'pass' });
  expect(s.refuses(0, { type: 'activate', unit: 0 })[0]!.reason).toBe('it needs a morale check');
  check(s, d12(9));
  expect(s.state.units[0]!.morale).toBe('shocked');
  expect(why(shaken({}).refuses(0, { type: 'rally', unit: 0, points: 0 }))).toEqual(['MAAS-7.3-panicked-second']);
});
rule('MAAS-7.3-panic-check-armored', 'the table for armored soldiers', () => {
  expect([0, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12].map(total => panicResult(total, true))).toEqual([
    'berserk',
    'berserk',
    'paranoia',
    'paranoia',
    'fright',
    'fright',
    'self-destruct',
    'shock',
    'shock',
    'recovery',
    'recovery',
  ]);
});
rule('MAAS-7.3-panic-check-unarmored', 'the table for the unarmored', () => {
  expect([0, 2, 3, 4, 5, 6, 7, 10, 11, 12].map(total => panicResult(total, false))).toEqual([
    'berserk',
    'berserk',
    'run',
    'run',
    'fright',
    'fright',
    'shock',
    'shock',
    'recovery',
    'recovery',
  ]);
});
rule('MAAS-7.3-armored-berserk-bounce', 'an even d6: six levels up, then fire', () => {
  const s = panic({}, [d12(1), d6(4), d12(2)]);
  expect(s.state.units[0]).toMatchObject({ level: 6, aloft: true, done: true, at: at('H-10') });
  expect(s.events.filter(event => event.type === 'attacked')).toHaveLength(1);
  const capped = panic({}, [d12(1), d6(4), d12(2)], { level: 9 });
  expect(capped.state.units[0]!.level).toBe(12);
});
rule('MAAS-7.3-armored-berserk-move', 'an odd d6: as far as it goes where the second one says, under fire', () => {
  // 3 is odd, then 4 is south: five points from H-10 to M-10.
  const s = panic({}, [d12(1), d6(3), d6(4), d12(2)]);
  expect(s.state.units[0]).toMatchObject({ at: at('M-10'), done: true, morale: 'panicked' });
  const watched = shaken({ morale: 'panicked' }, {}, [], { done: false, on: 'H-14' });
  check(watched, d12(1), d6(3), d6(4));
  expect(watched.state.pending).toEqual([{ kind: 'reaction', seat: 1, unit: 0 }]);
});
rule('MAAS-7.3-armored-berserk-fire', 'then it fires at whoever is closest, unless a shot has stopped it', () => {
  const s = panic({}, [d12(1), d6(3), d6(4), d12(2)], {}, [{ seat: 0, type: 'assault', on: 'M-12', done: true }]);
  expect(s.events.find(event => event.type === 'attacked')).toMatchObject({ attacker: 0, target: 2, how: 'panic' });
  const stopped = shaken({ morale: 'panicked' }, {}, [], { done: false, on: 'H-14', type: 'thumper' });
  check(stopped, d12(1), d6(3), d6(4));
  // 11 − 3 − 2 − 1 = 5; a d12 of 5 is S: no second marker, but the rampage is over.
  stopped.does(1, { type: 'react', unit: 2 }, ...cards(stopped.state, d12(5)));
  expect(stopped.state.units[0]).toMatchObject({ at: at('I-10'), morale: 'panicked', done: true });
  expect(stopped.events.filter(event => event.type === 'attacked')).toHaveLength(1);
});
rule('MAAS-7.3-berserk-off-map', 'who storms off the map is lost, unless the scenario lets it go', () => {
  const s = panic({}, [d12(1), d6(3), d6(1)], { on: 'C-10' });
  expect(s.state.units[0]!.place).toBe('eliminated');
  const allowed = panic({ forces: [{ exits: ['north'] }, {}] }, [d12(1), d6(3), d6(1)], { on: 'C-10' });
  expect(allowed.state.units[0]).toMatchObject({ place: 'exited', exit: 'north' });
});
rule('MAAS-7.3-panic-target-choice', 'the closest in sight; of equals the easiest to hit; then a draw', () => {
  const others: Soldier[] = [
    { seat: 0, type: 'front-line', on: 'H-14', done: true },
    { seat: 1, type: 'jack-knife', on: 'H-06', done: true },
  ];
  // Both are four points away; the Front Line has the weaker shield.
  const s = panic({}, [d12(3), d12(2)], {}, others);
  expect(s.events.find(event => event.type === 'attacked')).toMatchObject({ target: 2 });
  const hidden = panic({ terrain: { 'H-12': 'woods' } }, [d12(3), d12(2)], {}, others);
  expect(hidden.events.find(event => event.type === 'attacked')).toMatchObject({ target: 4 });
  const twins: Soldier[] = [
    { seat: 0, type: 'front-line', on: 'H-14', done: true },
    { seat: 1, type: 'front-line', on: 'H-06', done: true },
  ];
  // A d12 of 7 to 12 picks the second of two.
  const drawn = panic({}, [d12(3), d12(7), d12(2)], {}, twins);
  expect(drawn.events.find(event => event.type === 'attacked')).toMatchObject({ target: 4 });
});
rule('MAAS-7.3-armored-paranoia', '3 and 4: fires at once at the closest, friend or foe, and does not move', () => {
  const s = panic({}, [d12(4), d12(2)], {}, [{ seat: 0, type: 'assault', on: 'H-12', done: true }]);
  expect(s.events.find(event => event.type === 'attacked')).toMatchObject({ target: 2, how: 'panic' });
  expect(s.state.units[0]).toMatchObject({ at: at('H-10'), done: true, morale: 'panicked' });
});
rule(
  'MAAS-7.3-armored-fright',
  '5 and 6: straight to the nearest cover, the best of equals, by choice if still equal; not at all from cover',
  () => {
    const near = panic({ terrain: { 'H-13': 'woods', 'H-06': 'building' } }, [d12(5)]);
    expect(near.state.units[0]).toMatchObject({ at: at('H-13'), done: true });
    expect(near.events.some(event => event.type === 'attacked')).toBe(false);
    const better = panic({ terrain: { 'H-13': 'woods', 'H-07': 'building' } }, [d12(5)]);
    expect(better.state.units[0]!.at).toBe(at('H-07'));
    const equal = panic({ terrain: { 'H-13': 'woods', 'H-07': 'woods' } }, [d12(5)]);
    expect(equal.state.pending).toEqual([{ kind: 'cover', seat: 0, unit: 0 }]);
    equal.does(0, { type: 'choose', pick: at('H-07') });
    expect(equal.state.units[0]!.at).toBe(at('H-07'));
    const inside = panic({ terrain: { 'H-10': 'marsh', 'H-13': 'woods' } }, [d12(5)]);
    expect(inside.state.units[0]).toMatchObject({ at: at('H-10'), done: true });
  },
);
rule('MAAS-7.3-armored-self-destruct', 'exactly 7 is the end', () => {
  expect(panic({}, [d12(7)]).state.units[0]!.place).toBe('eliminated');
});
rule('MAAS-7.3-armored-shock', '8 to 10: back to shock, nothing this turn', () => {
  expect(panic({}, [d12(8)]).state.units[0]).toMatchObject({ morale: 'shocked', done: true });
  expect(panic({}, [d12(10)]).state.units[0]).toMatchObject({ morale: 'shocked', done: true });
});
rule('MAAS-7.3-armored-recovery', '11 and 12: acts as ever', () => {
  const s = panic({}, [d12(11)]);
  expect(s.state).toMatchObject({ active: { unit: 0, shaky: false } });
  expect(s.state.units[0]!.morale).toBe('good');
});
rule('MAAS-7.3-unarmored-berserk', 'one d6 for the way, as far as it goes, then fire', () => {
  const s = panic({}, [d12(1), d6(4), d12(2)], police);
  expect(s.state.units[0]).toMatchObject({ at: at('J-10'), done: true });
  // Its own commander is nearer than the enemy.
  expect(s.events.find(event => event.type === 'attacked')).toMatchObject({ attacker: 0, target: 1 });
});
rule('MAAS-7.3-unarmored-run', 'six points toward home whatever they cost; over the edge is lost', () => {
  const far = panic({ terrain: { 'H-09': 'woods', 'G-09': 'woods' } }, [d12(3)], { ...police, on: 'H-10' });
  expect(far.state.units[0]!.place).toBe('map');
  expect(far.events.filter(event => event.type === 'stepped')).toHaveLength(6);
  const near = panic({}, [d12(4)], { ...police, on: 'H-04' });
  expect(near.state.units[0]!.place).toBe('eliminated');
  expect(near.events.find(event => event.type === 'eliminated')).toMatchObject({ cause: 'ran' });
});
rule('MAAS-7.3-unarmored-fright', '5 and 6: to the nearest cover', () => {
  const s = panic({ terrain: { 'H-12': 'marsh' } }, [d12(6)], police);
  expect(s.state.units[0]).toMatchObject({ at: at('H-11'), done: true });
});
rule('MAAS-7.3-unarmored-shock', '7 to 10: back to shock', () => {
  expect(panic({}, [d12(7)], police).state.units[0]).toMatchObject({ morale: 'shocked', done: true, place: 'map' });
});
rule('MAAS-7.3-unarmored-recovery', '11 and 12: acts as ever', () => {
  expect(panic({}, [d12(12)], police).state).toMatchObject({ active: { unit: 0 } });
});
