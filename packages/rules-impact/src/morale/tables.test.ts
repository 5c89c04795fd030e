import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import type { MoraleResult } from '../model/event.ts';
import { at, cards, d6, d12, type Show, type Soldier } from '../proving/position.ts';
import {
  activate,
  type Board,
  blue,
  chief,
  fire,
  ofType,
  red,
  type Stage,
  stage,
  strengthOf,
  termOf,
  why,
} from '../testing/field.fixture.ts';

/** Red's first soldier, out of its senses, checks with such cards; a commander leads. */
function rally(soldier: Partial<Soldier>, draws: readonly Show[], more: readonly Soldier[] = [], board: Board = {}): Stage {
  const s = stage([red('H-10', soldier), chief, red('R-01'), ...more, blue('R-35')], board);
  s.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(s.state, ...draws));
  return s;
}
const result = (s: Stage): MoraleResult => ofType(s, 'checkedMorale')[0]!.result;
const shocked = { morale: 'shocked' } as const;
const panicked = { morale: 'panicked' } as const;
const unarmored = { type: 'militia' } as const;

rule('MAAS-7.2-shock-check#1', 'a d12 with all modifiers opens the activation of a shocked soldier', () => {
  const s = rally(shocked, [d12(9)]);
  expect(ofType(s, 'checkedMorale')[0]).toMatchObject({ total: { total: 9 }, result: 'recovery' });
  expect(why(stage([red('H-10', shocked), chief]).refuses(0, { type: 'activate', unit: 0 }))).toContain('MAAS-7.2-shocked-first');
});
rule('MAAS-7.2-shock-check#2', 'panic to two, stunned to six, shaky to eight, recovered from nine; bounds at 0 and 12', () => {
  expect([1, 2, 3, 6, 7, 8, 9, 12].map(n => result(rally(shocked, [d12(n)])))).toEqual([
    'panic',
    'panic',
    'stunned',
    'stunned',
    'shaky',
    'shaky',
    'recovery',
    'recovery',
  ]);
  // A lost leader takes one off: 1 − 1 is 0, not below.
  const s = stage([red('H-10', shocked), red('R-01'), blue('R-35')]);
  s.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(s.state, d12(1)));
  expect(ofType(s, 'checkedMorale')[0]!.total.total).toBe(0);
  const led = stage([red('H-10', shocked), { ...chief, points: 6 }, red('R-01'), blue('R-35')]);
  led.does(0, { type: 'rally', unit: 0, points: 3 }, ...cards(led.state, d12(12)));
  expect(ofType(led, 'checkedMorale')[0]!.total.total).toBe(12);
});
rule('MAAS-7.2-shock-panic#1', 'the marker turns to panic, and panic is checked in the same turn', () => {
  const s = rally(shocked, [d12(2)]);
  expect(s.state.units[0]).toMatchObject({ morale: 'panicked', done: false });
});
rule('MAAS-7.2-shock-panic#2', 'it is called up once more, among the panicked', () => {
  const s = stage([red('H-10', shocked), chief, red('R-01'), blue('R-35')], { alone: true });
  s.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(s.state, d12(2)));
  expect(why(s.refuses(0, { type: 'activate', unit: 2 }))).toContain('MAAS-7.2-shocked-first');
  s.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(s.state, d12(9)));
  expect(ofType(s, 'checkedMorale').map(one => one.result)).toEqual(['panic', 'shock']);
});
rule('MAAS-7.2-shock-shaky#1', 'from seven it moves as ever and fires two worse', () => {
  const s = stage([red('H-10', shocked), chief, red('R-01'), blue('H-15')]);
  s.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(s.state, d12(7)));
  expect(s.state.units[0]!.morale).toBe('good');
  s.does(0, { type: 'step', to: at('H-11') });
  fire(s, 3, 'assault', d12(1));
  expect(strengthOf(s)).toBe(8 - 3 - 2 - 2);
});
rule('MAAS-7.2-shock-shaky#2', 'it paints nobody', () => {
  const s = stage([red('H-10', shocked), chief, red('R-01'), blue('H-15')]);
  s.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(s.state, d12(8)));
  expect(why(s.refuses(0, { type: 'paint', target: 3 }))).toEqual(['MAAS-7.2-shock-shaky']);
});
rule('MAAS-7.2-shock-shaky#3', 'paint does not help it: 8 − 3 − 2', () => {
  const s = stage([red('H-10', shocked), chief, red('R-01'), blue('H-15', { paint: { bonus: 3, until: 1 } })]);
  s.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(s.state, d12(8)));
  fire(s, 3, 'stationary', d12(1));
  expect(strengthOf(s)).toBe(3);
});
rule('MAAS-7.2-shocked-first#1', 'shocked before panicked before good', () => {
  const s = stage([red('H-10', shocked), red('H-12', panicked), red('H-14'), chief, blue('R-35')]);
  expect(why(s.refuses(0, { type: 'rally', unit: 1, points: 0 }))).toContain('MAAS-7.2-shocked-first');
  expect(why(s.refuses(0, { type: 'activate', unit: 2 }))).toContain('MAAS-7.2-shocked-first');
  s.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(s.state, d12(4)));
});
rule('MAAS-7.2-shocked-first#2', 'nobody passes while one is owed a check', () => {
  expect(why(stage([red('H-10', shocked), red('H-14'), chief]).refuses(0, { type: 'pass' }))).toEqual(['MAAS-11.0-pass']);
  stage([red('H-10'), chief]).does(0, { type: 'pass' });
});
rule('MAAS-11.0-pass#1', 'a pass instead of an activation', () => {
  const s = stage([red('H-10'), chief, blue('R-35')]);
  s.does(0, { type: 'pass' });
  expect([s.state.toAct, s.state.units[0]!.done]).toEqual([1, false]);
});
rule('MAAS-11.0-pass#2', 'not while somebody is shocked or panicked', () => {
  for (const morale of ['shocked', 'panicked'] as const)
    expect(why(stage([red('H-10', { morale }), chief]).refuses(0, { type: 'pass' }))).toEqual(['MAAS-11.0-pass']);
  stage([red('H-10', { morale: 'shocked', done: true }), chief]).does(0, { type: 'pass' });
});
rule('MAAS-7.3-panicked-second#1', 'panicked before good, once no shocked one is left', () => {
  const s = stage([red('H-12', panicked), red('H-14'), chief, blue('R-35')]);
  expect(why(s.refuses(0, { type: 'activate', unit: 1 }))).toContain('MAAS-7.2-shocked-first');
  s.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(s.state, d12(9)));
  s.does(1, { type: 'pass' });
  activate(s, 1);
});
rule('MAAS-7.3-panicked-second#2', 'who panics in this turn’s shock check checks for panic in this turn', () => {
  const s = stage([red('H-10', shocked), red('H-14'), chief, blue('R-35')], { alone: true });
  s.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(s.state, d12(1)));
  s.refuses(0, { type: 'activate', unit: 1 });
  s.refuses(0, { type: 'pass' });
  s.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(s.state, d12(10)));
});
rule('MAAS-7.3-panic-check-armored#1', 'berserk, paranoia, fright, self-destruct, shock, recovery', () => {
  const woods: Board = { terrain: { 'H-10': 'woods' } };
  const read = (n: number) => {
    const s = stage([red('H-10', panicked), chief, red('R-01'), blue('R-35')], woods);
    const more = n <= 2 ? [d6(2)] : [];
    try {
      s.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(s.state, d12(n), ...more));
    } catch {
      // A jump and a shot take further cards.
      s.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(s.state, d12(n), ...more, d12(3)));
    }
    return result(s);
  };
  expect([1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12].map(read)).toEqual([
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
rule('MAAS-7.3-armored-paranoia#1', 'it fires at once at the closest it sees, friend or foe', () => {
  const s = rally(panicked, [d12(3), d12(1)], [red('H-13', { done: true })], {});
  expect(ofType(s, 'attacked')[0]).toMatchObject({ attacker: 0, target: 3, how: 'panic' });
});
rule('MAAS-7.3-armored-paranoia#2', 'it does not move and is complete', () => {
  const s = rally(panicked, [d12(3), d12(1)], [red('H-13', { done: true })]);
  expect(s.state.units[0]).toMatchObject({ at: at('H-10'), done: true });
});
rule('MAAS-7.3-armored-fright#1', 'to the nearest cover, the best of those equally near', () => {
  const s = rally(panicked, [d12(5)], [], { terrain: { 'H-12': 'building', 'H-08': 'woods', 'H-14': 'building' } });
  expect(s.state.units[0]!.at).toBe(at('H-12'));
});
rule('MAAS-7.3-armored-fright#2', 'who is in cover stays', () => {
  const s = rally(panicked, [d12(5)], [], { terrain: { 'H-10': 'marsh', 'H-11': 'building' } });
  expect(s.state.units[0]!.at).toBe(at('H-10'));
});
rule('MAAS-7.3-armored-fright#3', 'of equally good cover the owner chooses', () => {
  const s = rally(panicked, [d12(5)], [], { terrain: { 'H-12': 'woods', 'H-08': 'woods' } });
  expect(s.state.pending.at(-1)).toMatchObject({ kind: 'cover', seat: 0 });
  s.does(0, { type: 'choose', pick: at('H-08') });
  expect(s.state.units[0]!.at).toBe(at('H-08'));
});
rule('MAAS-7.3-armored-fright#4', 'it attacks nobody and is complete', () => {
  const s = rally(panicked, [d12(6)], [red('H-11', { done: true })], { terrain: { 'H-10': 'woods' } });
  expect([ofType(s, 'attacked').length, s.state.units[0]!.done]).toEqual([0, true]);
});
rule('MAAS-7.3-panic-check-unarmored#1', 'berserk, run, fright, shock, recovery', () => {
  const woods: Board = { terrain: { 'H-20': 'woods' } };
  const read = (n: number) => {
    const s = stage([red('H-20', { ...unarmored, ...panicked }), chief, red('R-01'), blue('R-35')], woods);
    const more = n <= 2 ? [d6(2), d12(1)] : [];
    s.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(s.state, d12(n), ...more));
    return result(s);
  };
  expect([1, 3, 4, 5, 6, 7, 10, 11, 12].map(read)).toEqual([
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
rule('MAAS-7.3-panic-check-unarmored#2', 'seven is shock, not the end', () => {
  const s = rally({ ...unarmored, ...panicked }, [d12(7)]);
  expect(s.state.units[0]).toMatchObject({ place: 'map', morale: 'shocked' });
});
rule('MAAS-7.3-unarmored-run#1', 'six points toward home, whatever they cost', () => {
  const s = rally({ ...unarmored, ...panicked, on: 'H-20' }, [d12(3)], [], {
    terrain: { 'H-18': 'woods', 'H-16': 'building', 'H-19': 'marsh' },
  });
  expect(s.state.units[0]!.at! & 255).toBe(19 - 6);
});
rule('MAAS-7.3-unarmored-run#2', 'every point is nearer to the edge than the last', () => {
  const s = rally({ ...unarmored, ...panicked, on: 'H-20' }, [d12(3)]);
  const columns = ofType(s, 'stepped').map(({ to }) => to & 255);
  expect(columns).toEqual([18, 17, 16, 15, 14, 13]);
});
rule('MAAS-7.3-unarmored-run#3', 'off the map it is lost', () => {
  const s = rally({ ...unarmored, ...panicked, on: 'H-03' }, [d12(3)]);
  expect(s.state.units[0]!.place).toBe('eliminated');
});
rule('MAAS-7.3-unarmored-fright#1', 'to the nearest cover, or it stays in cover', () => {
  expect(rally({ ...unarmored, ...panicked }, [d12(5)], [], { terrain: { 'H-11': 'woods' } }).state.units[0]!.at).toBe(at('H-11'));
  expect(rally({ ...unarmored, ...panicked }, [d12(5)], [], { terrain: { 'H-10': 'woods', 'H-11': 'building' } }).state.units[0]!.at).toBe(
    at('H-10'),
  );
});
rule('MAAS-7.3-unarmored-fright#2', 'without a shot, and complete', () => {
  const s = rally({ ...unarmored, ...panicked }, [d12(5)], [red('H-12', { done: true })], { terrain: { 'H-10': 'woods' } });
  expect([ofType(s, 'attacked').length, s.state.units[0]!.done]).toEqual([0, true]);
});
rule('MAAS-7.3-unarmored-berserk#1', 'one d6 gives the way, with no even or odd before it', () => {
  // 2 is the heading north-east; a militia man has two points.
  const s = rally({ ...unarmored, ...panicked }, [d12(2), d6(2), d12(1)]);
  expect(ofType(s, 'stepped')).toHaveLength(2);
  expect(ofType(s, 'bounced')).toHaveLength(0);
});
rule('MAAS-7.3-armored-berserk-move#1', 'on an odd d6 a second one gives the way, as far as it goes', () => {
  const s = rally(panicked, [d12(2), d6(3), d6(4), d12(1)], [red('N-10', { done: true })]);
  expect(ofType(s, 'stepped')).toHaveLength(5);
  expect(s.state.units[0]!.at).toBe(at('M-10'));
});
rule('MAAS-7.3-armored-berserk-move#2', 'the enemy may react on the way', () => {
  const s = stage([red('H-10', panicked), chief, red('R-01'), { seat: 1, type: 'front-line', on: 'H-20' }]);
  s.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(s.state, d12(2), d6(3), d6(4)));
  expect(s.state.pending.at(-1)).toMatchObject({ kind: 'reaction', seat: 1, unit: 0 });
});
rule('MAAS-7.3-armored-berserk-fire#1', 'then it fires at the closest it sees and is complete', () => {
  const s = rally(panicked, [d12(2), d6(2), d12(1)], [red('H-12', { done: true })]);
  expect(ofType(s, 'attacked')[0]).toMatchObject({ attacker: 0, target: 3 });
  expect(s.state.units[0]!.done).toBe(true);
});
rule('MAAS-7.3-armored-berserk-fire#2', 'shocked on the way it does not fire', () => {
  const s = stage([
    red('H-10', panicked),
    chief,
    red('R-01'),
    { seat: 1, type: 'front-line', on: 'H-20' },
    { seat: 1, type: 'command', on: 'R-35', done: true },
  ]);
  s.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(s.state, d12(2), d6(3), d6(4)));
  s.does(1, { type: 'react', unit: 3 }, ...cards(s.state, d12(8)));
  expect(ofType(s, 'attacked').map(({ attacker }) => attacker)).toEqual([3]);
});
rule('MAAS-7.3-panic-target-choice#1', 'of equally close ones the likelier to be hit', () => {
  const s = rally(panicked, [d12(3), d12(1)], [red('H-13', { type: 'command', done: true }), red('H-07', { done: true })]);
  expect(ofType(s, 'attacked')[0]!.target).toBe(4);
});
rule('MAAS-7.3-panic-target-choice#2', 'then a draw', () => {
  const s = rally(panicked, [d12(3), d12(7), d12(1)], [red('H-13', { done: true }), red('H-07', { done: true })]);
  expect(ofType(s, 'attacked')[0]!.target).toBe(4);
});
/** What a missing leader takes off a shock check. */
const leaderless = (boss: Partial<Soldier> | null, soldier: Partial<Soldier> = {}) => {
  const s = stage([
    red('H-10', { ...shocked, ...soldier }),
    ...(boss ? [{ ...chief, ...boss }] : [red('A-01')]),
    red('R-01'),
    blue('R-35'),
  ]);
  s.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(s.state, d12(6)));
  return ofType(s, 'checkedMorale')[0]!.total.terms.find(term => term.rule === 'MAAS-7.4-commander-disabled')?.value;
};
rule('MAAS-7.4-commander-disabled#1', 'shocked, panicked or gone, the leader costs one on every draw', () => {
  expect([
    leaderless({}),
    leaderless({ morale: 'shocked' }),
    leaderless({ morale: 'panicked' }),
    leaderless({ place: 'eliminated' }),
  ]).toEqual([undefined, -1, -1, -1]);
});
rule('MAAS-7.4-commander-disabled#3', 'and so does one who is down', () => expect(leaderless({ card: { damage: 5 } })).toBe(-1));
rule('MAAS-7.8-down-command#2', 'a down leader costs one on morale', () => expect(leaderless({ card: { damage: 5 } })).toBe(-1));
rule('MAAS-7.8-down-command#1', 'a down commander keeps nobody in command', () => {
  const s = stage([red('H-10'), { ...chief, card: { damage: 5 } }, blue('H-15')]);
  activate(s);
  fire(s, 2, 'stationary', d12(1));
  expect(termOf(s, 'MAAS-9.3.2-mod-out-of-command')).toBe(-1);
});
rule('MAAS-12.1-commanders#1', 'a commander spares his squad the penalty', () =>
  expect([leaderless({}), leaderless(null)]).toEqual([undefined, -1]),
);
rule('MAAS-12.1-commanders#2', 'one off, once, whatever the causes', () => {
  const s = stage([red('H-10', shocked), { ...chief, morale: 'panicked' }, red('R-01'), blue('H-15', { type: 'ecm', level: 4 })]);
  s.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(s.state, d12(6)));
  expect(ofType(s, 'checkedMorale')[0]!.total.total).toBe(5);
});
rule('MAAS-7.4-commander-immune#1', 'commanders themselves draw without it', () =>
  expect(leaderless({ place: 'eliminated' }, { type: 'command' })).toBeUndefined(),
);
rule('MAAS-14.4.3-ecm-command#1', 'inside enemy ECM a soldier fires as if out of command', () => {
  const near = (on: string) => {
    const s = stage([red('H-10'), chief, blue('H-15'), blue(on, { type: 'ecm', level: 4 })]);
    activate(s);
    fire(s, 2, 'stationary', d12(1));
    return termOf(s, 'MAAS-9.3.2-mod-out-of-command');
  };
  expect([near('H-20'), near('H-21')]).toEqual([-1, undefined]);
});
const jam = (on: string) => stage([red('H-10', shocked), { ...chief, points: 4 }, red('R-01'), blue(on, { type: 'ecm', level: 4 })]);
rule('MAAS-14.4.3-ecm-command#2', 'it draws morale one worse, and no command point reaches it', () => {
  const s = jam('H-20');
  expect(why(s.refuses(0, { type: 'rally', unit: 0, points: 1 }))).toEqual(['MAAS-12.1.2.1-morale-points']);
  s.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(s.state, d12(6)));
  expect(ofType(s, 'checkedMorale')[0]!.total.total).toBe(5);
  const free = jam('H-21');
  free.does(0, { type: 'rally', unit: 0, points: 1 }, ...cards(free.state, d12(6)));
  expect(ofType(free, 'checkedMorale')[0]!.total.total).toBe(7);
});
/** The first soldier has acted; who may be called up with the points of a commander? */
const calling = (boss: Partial<Soldier>, more: readonly Soldier[] = []) => {
  const s = stage([
    red('H-10'),
    red('H-12'),
    red('H-14', { card: { damage: 3 } }),
    { ...chief, points: 3, ...boss },
    { seat: 1, type: 'militia', on: 'R-35' },
    ...more,
  ]);
  activate(s);
  s.does(0, { type: 'done' });
  return s;
};
rule('MAAS-12.1.2.2-group-in-command#1', 'only soldiers in command are called up', () => {
  const s = calling({});
  expect(s.state.pending.at(-1)).toMatchObject({ kind: 'group', seat: 0 });
  s.does(0, { type: 'group', units: [1] }, ...cards(s.state, d12(5)));
  expect(calling({ card: { damage: 5 } }).state.pending).toEqual([]);
});
rule('MAAS-12.1.2.2-group-in-command#2', 'nobody inside enemy ECM', () => {
  const s = calling({}, [blue('H-24', { type: 'ecm', level: 4 })]);
  // Fourteen is within ten points of it, twelve is not.
  expect(why(s.refuses(0, { type: 'group', units: [2] }))).toEqual(['MAAS-12.1.2.2-group-activation']);
  s.does(0, { type: 'group', units: [] });
});
rule('MAAS-12.1.2.2-group-in-command#3', 'points left by a commander who is not himself call nobody', () => {
  expect(calling({ morale: 'shocked', done: true }, [red('A-33', { type: 'command', done: true })]).state.pending).toEqual([]);
});
rule('MAAS-12.1.2.2-group-activation#1', 'one more soldier for each point, before the other side is next', () => {
  const s = calling({});
  s.does(0, { type: 'group', units: [1] }, ...cards(s.state, d12(5)));
  expect(ofType(s, 'spent').map(({ points }) => points)).toEqual([1]);
  expect(s.state.toAct).toBe(0);
  activate(s, 1);
});
rule('MAAS-12.1.2.2-group-activation#2', 'all are chosen before the first is checked', () => {
  const s = calling({});
  s.does(0, { type: 'group', units: [1, 2] }, ...cards(s.state, d12(5), d12(6)));
  expect(ofType(s, 'grouped')[0]!.units).toEqual([1, 2]);
  expect(ofType(s, 'groupChecked')).toHaveLength(2);
});
rule('MAAS-12.1.2.2-group-activation#3', 'they act in any order', () => {
  const s = calling({});
  s.does(0, { type: 'group', units: [1, 2] }, ...cards(s.state, d12(5), d12(6)));
  activate(s, 2);
});
rule('MAAS-12.1.2.2-group-check#1', 'a d12 and the damage: above nine it does nothing, otherwise it acts', () => {
  const s = calling({});
  s.does(0, { type: 'group', units: [1, 2] }, ...cards(s.state, d12(10), d12(6)));
  expect(ofType(s, 'groupChecked').map(({ total, acts }) => [total.total, acts])).toEqual([
    [10, false],
    [9, true],
  ]);
  expect(s.state.units[1]!.done).toBe(true);
});
rule('MAAS-12.1.2.1-morale-points#1', 'a point adds one, and several may be spent', () => {
  const check = (points: number) => {
    const s = stage([red('H-10', shocked), { ...chief, points: 4 }, red('R-01'), blue('R-35')]);
    s.does(0, { type: 'rally', unit: 0, points }, ...cards(s.state, d12(4)));
    return [ofType(s, 'checkedMorale')[0]!.total.total, s.state.units[1]!.points];
  };
  expect([check(0), check(1), check(3)]).toEqual([
    [4, 4],
    [5, 3],
    [7, 1],
  ]);
});
rule('MAAS-12.1.2.1-morale-points#2', 'they are paid before the card is drawn', () => {
  const s = stage([red('H-10', shocked), { ...chief, points: 4 }, red('R-01'), blue('R-35')]);
  s.does(0, { type: 'rally', unit: 0, points: 2 }, ...cards(s.state, d12(4)));
  expect(s.events.findIndex(event => event.type === 'spent')).toBeLessThan(s.events.findIndex(event => event.type === 'drew'));
});
rule('MAAS-12.1.2-active-command-pool#1', 'a d6 instead of an action is the pool', () => {
  const s = stage([red('H-10'), { ...chief, done: false }, blue('R-35')]);
  s.does(0, { type: 'command', unit: 1 }, ...cards(s.state, d6(5)));
  expect(s.state.units[1]).toMatchObject({ points: 5, done: true });
});
rule('MAAS-12.1.1-action-override#1', 'a commander may act although somebody is shocked', () => {
  const s = stage([red('H-10', shocked), { ...chief, done: false }, red('R-01'), blue('R-35')]);
  s.refuses(0, { type: 'activate', unit: 2 });
  activate(s, 1);
  expect(s.state.active!.unit).toBe(1);
});
rule('MAAS-12.1.1-action-override#2', 'then it is the turn of the shocked', () => {
  const s = stage([red('H-10', shocked), { ...chief, done: false }, red('R-01', { type: 'command', card: { stars: 1 } }), blue('R-35')]);
  activate(s, 1);
  s.does(0, { type: 'done' });
  s.does(1, { type: 'pass' });
  expect(why(s.refuses(0, { type: 'activate', unit: 2 }))).toContain('MAAS-12.1.1-action-override');
  s.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(s.state, d12(4)));
});
rule('MAAS-12.3-crusader-aura#1', 'within three points shock goes and panic becomes shock', () => {
  const near = (on: string, morale: 'shocked' | 'panicked') =>
    stage([red('H-10', { morale }), red(on, { type: 'crusader', done: true }), chief, blue('R-35')]);
  const s = near('H-13', 'shocked');
  s.does(0, { type: 'comfort', unit: 0 });
  expect(s.state.units[0]!.morale).toBe('good');
  const p = near('H-13', 'panicked');
  p.does(0, { type: 'comfort', unit: 0 });
  expect(p.state.units[0]!.morale).toBe('shocked');
  expect(why(near('H-14', 'shocked').refuses(0, { type: 'comfort', unit: 0 }))).toEqual(['MAAS-12.3-crusader-aura']);
});
rule('MAAS-12.3-crusader-aura#2', 'whether the Crusader has acted or not', () => {
  for (const done of [true, false])
    stage([red('H-10', shocked), red('H-13', { type: 'crusader', done }), chief, blue('R-35')]).does(0, { type: 'comfort', unit: 0 });
});
rule('MAAS-12.3-crusader-aura#3', 'who takes the help is complete', () => {
  const s = stage([red('H-10', shocked), red('H-13', { type: 'crusader' }), chief, blue('R-35')]);
  s.does(0, { type: 'comfort', unit: 0 });
  expect([s.state.units[0]!.done, s.state.units[1]!.done]).toEqual([true, false]);
});
rule('MAAS-12.3-crusader-aura#4', 'who has drawn takes no help afterwards', () => {
  const s = stage([red('H-10', shocked), red('H-13', { type: 'crusader', done: true }), chief, blue('R-35')]);
  s.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(s.state, d12(4)));
  s.does(1, { type: 'pass' });
  s.refuses(0, { type: 'comfort', unit: 0 });
});
rule('MAAS-12.3-crusader-aura#5', 'a Crusader who is down helps nobody', () => {
  expect(
    why(
      stage([red('H-10', shocked), red('H-13', { type: 'crusader', card: { damage: 5 } }), chief]).refuses(0, { type: 'comfort', unit: 0 }),
    ),
  ).toEqual(['MAAS-12.3-crusader-aura']);
});
