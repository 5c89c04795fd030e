import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { at, cards, d6, d12, type Soldier } from '../proving/position.ts';
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

const one = (soldier: Partial<Soldier> = {}, board: Board = {}): Stage => {
  const s = stage([red('H-11', soldier), chief, blue('R-35')], board);
  activate(s);
  return s;
};
const mp = (s: Stage): number => s.state.active!.mp;
const step = (s: Stage, to: string) => s.does(0, { type: 'step', to: at(to) });
const bounce = (s: Stage, level: number, boost = false) => s.does(0, { type: 'bounce', level, boost });
const refusedStep = (s: Stage, to: string) => why(s.refuses(0, { type: 'step', to: at(to) }));
const refusedBounce = (s: Stage, level: number, boost = false) => why(s.refuses(0, { type: 'bounce', level, boost }));
/** It is still in the air from an earlier turn. */
const flier = (level: number, rest: Partial<Soldier> = {}, board: Board = {}) => one({ level, ...rest }, board);

rule('MAAS-8.0-mp-allotment#1', 'any part of the points may be spent', () => {
  const s = one();
  step(s, 'H-12');
  step(s, 'H-13');
  s.does(0, { type: 'done' });
  expect(s.state.units[0]).toMatchObject({ at: at('H-13'), done: true });
});
rule('MAAS-8.0-mp-allotment#2', 'what is not spent is lost', () => {
  const s = stage([red('H-11'), chief, blue('R-35')], { alone: true });
  activate(s);
  s.does(0, { type: 'done' }, ...cards(s.state, d6(6), d6(2), d6(1)));
  s.does(0, { type: 'goFirst', yes: true });
  activate(s);
  expect(mp(s)).toBe(5);
});
rule('MAAS-8.1-enter-cost#1', 'a point costs what its terrain costs', () => {
  const cost = (terrain: 'clear' | 'woods' | 'marsh' | 'building' | 'rubble') => {
    const s = one({}, { terrain: { 'H-12': terrain } });
    step(s, 'H-12');
    return 5 - mp(s);
  };
  expect([cost('clear'), cost('woods'), cost('marsh'), cost('building'), cost('rubble')]).toEqual([1, 2, 2, 2, 2]);
});
rule('MAAS-8.1-enter-cost#2', 'without the points nobody enters', () => {
  const s = one({ card: { damage: 3 } }, { terrain: { 'H-14': 'woods' } });
  step(s, 'H-12');
  step(s, 'H-13');
  expect(refusedStep(s, 'H-14')).toEqual(['MAAS-8.1-enter-cost']);
});
rule('MAAS-8.1-minimum-move#1', 'one point is always within reach, as the whole of a move', () => {
  const s = one({ card: { damage: 4 } }, { terrain: { 'H-12': 'woods' }, levels: { 'H-12': 2 } });
  step(s, 'H-12');
  expect([s.state.units[0]!.at, mp(s)]).toEqual([at('H-12'), 0]);
});
rule('MAAS-8.1-minimum-move#2', 'never into water that lets nobody in', () => {
  expect(refusedStep(one({ card: { damage: 4 } }, { terrain: { 'H-12': 'water' } }), 'H-12')).toEqual(['MAAS-2.3.6-water']);
  const wading = one({ card: { damage: 4 } }, { terrain: { 'H-12': 'water' }, plan: { special: { wade: true } } });
  step(wading, 'H-12');
});
rule('MAAS-2.3.6-water#1', 'the scenario says whether water lets anybody in', () => {
  const water = { terrain: { 'H-12': 'water' } } as const;
  expect(refusedStep(one({}, water), 'H-12')).toEqual(['MAAS-2.3.6-water']);
  const s = one({}, { ...water, plan: { special: { wade: true } } });
  step(s, 'H-12');
  expect(mp(s)).toBe(2);
});
rule('MAAS-2.3.6-water#2', 'on the ground only by a bridge', () => {
  const s = one({}, { terrain: { 'H-12': 'water', 'G-12': 'bridge' } });
  expect(refusedStep(s, 'H-12')).toEqual(['MAAS-2.3.6-water']);
  step(s, 'G-12');
});
rule('MAAS-2.3.6-water#3', 'in the air anybody passes over it', () => {
  const s = one({}, { terrain: { 'H-12': 'water' } });
  bounce(s, 2);
  step(s, 'H-12');
  expect(s.state.units[0]!.at).toBe(at('H-12'));
});
rule('MAAS-8.2.1-low-altitude#1', 'six levels up for nothing, to any of them', () => {
  for (const level of [1, 2, 6]) {
    const s = one();
    bounce(s, level);
    expect([s.state.units[0]!.level, mp(s)]).toEqual([level, 5]);
  }
});
rule('MAAS-8.2.1-low-altitude#2', 'counted from where it stands, on a hill too', () => {
  const s = one({}, { levels: { 'H-11': 2 } });
  bounce(s, 8);
  expect(mp(s)).toBe(5);
  const high = one({}, { levels: { 'H-11': 2 } });
  bounce(high, 9);
  expect(mp(high)).toBe(4);
});
rule('MAAS-8.2.2-high-altitude#1', 'six levels more for a point', () => {
  const s = one();
  bounce(s, 7);
  expect(mp(s)).toBe(4);
});
rule('MAAS-8.2.2-high-altitude#2', 'straight to level twelve for one point', () => {
  const s = one();
  bounce(s, 12);
  expect([s.state.units[0]!.level, mp(s)]).toEqual([12, 4]);
});
rule('MAAS-8.2.3-mid-air-bounce#1', 'from level two to eight by one bounce, above that for a point more', () => {
  const to = (level: number) => {
    const s = flier(2);
    bounce(s, level);
    return 5 - mp(s);
  };
  expect([to(8), to(9)]).toEqual([1, 2]);
});
rule('MAAS-8.2.3-mid-air-bounce#2', 'a rise that begins in the air is never for nothing', () => {
  const s = one();
  bounce(s, 2);
  bounce(s, 4);
  expect(mp(s)).toBe(4);
});
rule('MAAS-8.2.4-horizontal#1', 'over the top of anything it is like clear ground', () => {
  const s = one({}, { terrain: { 'H-12': 'building' } });
  bounce(s, 6);
  step(s, 'H-12');
  expect(mp(s)).toBe(4);
});
rule('MAAS-8.2.4-horizontal#2', 'below the top it costs what the terrain costs', () => {
  const s = one({}, { terrain: { 'H-12': 'building' } });
  bounce(s, 5);
  step(s, 'H-12');
  expect(mp(s)).toBe(3);
});
rule('MAAS-8.2.5-fixed-level#1', 'rising ground does not lift a flier', () => {
  const s = one({}, { levels: { 'H-12': 2 } });
  bounce(s, 4);
  step(s, 'H-12');
  expect(s.state.units[0]).toMatchObject({ level: 4, aloft: true });
});
rule('MAAS-8.2.5-fixed-level#2', 'twelve is the top over a hill as well', () => {
  const s = one({}, { levels: { 'H-11': 2 } });
  expect(refusedBounce(s, 13)).toContain('MAAS-8.2.2-ceiling');
  bounce(s, 12);
});
rule('MAAS-8.2.6-sustained#1', 'who bounces stays in the air for the turn', () => {
  const s = one();
  bounce(s, 3);
  expect(why(s.refuses(0, { type: 'land', pay: true }))).toEqual(['MAAS-8.2.6-sustained']);
  s.does(0, { type: 'done' });
  expect(s.state.units[0]!.aloft).toBe(true);
});
rule('MAAS-8.2.6-sustained#2', 'bounce or land, not both, except onto ground at the own level', () => {
  const s = flier(3);
  s.does(0, { type: 'land', pay: true });
  expect(refusedBounce(s, 3)).toEqual(['MAAS-8.2.6-sustained']);
  const hill = one({}, { levels: { 'H-12': 2 } });
  bounce(hill, 2);
  step(hill, 'H-12');
  expect(hill.state.units[0]).toMatchObject({ aloft: false, level: 2 });
});
rule('MAAS-8.2.6-sustain-cost#1', 'who begins in the air lands or pays a point', () => {
  const s = flier(3);
  expect(refusedStep(s, 'H-12')).toEqual(['MAAS-8.2.6-sustain-cost']);
  bounce(s, 3);
  expect(mp(s)).toBe(4);
  const lands = flier(3);
  lands.does(0, { type: 'land', pay: true });
  expect(mp(lands)).toBe(5);
});
rule('MAAS-8.2.6-sustain-cost#2', 'the point also buys six levels, to twelve at most', () => {
  const s = flier(5);
  bounce(s, 11);
  expect(mp(s)).toBe(4);
  expect(refusedBounce(flier(8), 13)).toContain('MAAS-8.2.2-ceiling');
});
rule('MAAS-8.2.7-landing#1', 'in a later turn, not in that of the bounce', () => {
  const s = one();
  bounce(s, 3);
  s.refuses(0, { type: 'land', pay: true });
  const later = flier(3);
  later.does(0, { type: 'land', pay: true });
  expect(later.state.units[0]).toMatchObject({ aloft: false, level: 0 });
});
rule('MAAS-8.2.7-landing#2', 'ground at the own level and a crash by fire are landings in the same turn', () => {
  const hill = one({}, { levels: { 'H-12': 2 } });
  bounce(hill, 2);
  step(hill, 'H-12');
  expect(hill.state.units[0]!.aloft).toBe(false);
  const s = stage(
    [
      red('H-11', { card: { damage: 3 } }),
      chief,
      { seat: 1, type: 'front-line', on: 'H-20' },
      { seat: 1, type: 'command', on: 'R-35', done: true },
    ],
    {
      terrain: { 'H-12': 'woods' },
    },
  );
  activate(s);
  bounce(s, 6);
  step(s, 'H-12');
  // The flier is shocked and has two points left.
  s.does(1, { type: 'react', unit: 2 }, ...cards(s.state, d12(6)));
  expect(s.state.pending.at(-1)).toMatchObject({ kind: 'landing', unit: 0 });
  s.does(0, { type: 'comeDown', pay: true, to: null });
  expect(s.state.units[0]).toMatchObject({ aloft: false, morale: 'shocked' });
});
rule('MAAS-8.2.8-crash-landing#1', 'who chooses not to pay crashes', () => {
  const s = flier(7, {}, { terrain: { 'H-11': 'woods' } });
  s.does(0, { type: 'land', pay: false }, ...cards(s.state, d6(3)));
  expect(ofType(s, 'crashed')).toHaveLength(1);
  const paid = flier(7, {}, { terrain: { 'H-11': 'woods' } });
  paid.does(0, { type: 'land', pay: true });
  expect(ofType(paid, 'crashed')).toHaveLength(0);
});
const crash = (damage: number, draw: number, terrain: 'woods' | 'clear' = 'woods') => {
  const s = stage([red('H-10', { type: 'sniper' }), chief, blue('H-17', { level: 8, card: { damage } })], { terrain: { 'H-17': terrain } });
  activate(s);
  return { s, draw };
};
rule('MAAS-8.2.8-crash-landing#2', 'a d6 less what was not paid, below the damage, is one more hit', () => {
  const check = (draw: number) => {
    const s = flier(7, { card: { damage: 2 } }, { terrain: { 'H-11': 'woods' } });
    s.does(0, { type: 'land', pay: false }, ...cards(s.state, d6(draw)));
    return s.state.units[0]!.card!.damage;
  };
  expect([check(3), check(4)]).toEqual([3, 2]);
});
rule('MAAS-8.2.8-crash-landing#3', 'the hit of a crash comes on top of that of the attack', () => {
  const { s } = crash(1, 1);
  // 12 − 3 = 9 and a d12 of 5 is a box and a shock; d6 3 less 2 unpaid is below 2.
  fire(s, 2, 'stationary', d12(5), d6(3));
  expect(s.state.units[2]!.card!.damage).toBe(3);
});
rule('MAAS-8.2.8-crash-landing#4', 'at d3 in woods with two unpaid a four hurts and a five does not', () => {
  const check = (draw: number) => {
    const s = flier(7, { card: { damage: 3 } }, { terrain: { 'H-11': 'woods' } });
    s.does(0, { type: 'land', pay: false }, ...cards(s.state, d6(draw)));
    return s.state.units[0]!.card!.damage;
  };
  expect([check(4), check(5)]).toEqual([4, 3]);
});
rule('MAAS-8.2.8-crash-landing#5', 'without damage and with nothing unpaid nobody is hurt', () => {
  const s = stage([red('H-10'), chief, blue('H-15', { level: 3 })]);
  activate(s);
  fire(s, 2, 'stationary', d12(5));
  expect([ofType(s, 'crashed').length, s.state.units[2]!.card!.damage]).toEqual([0, 0]);
});
rule('MAAS-8.2.8-mp-available#1', 'who is still to act has all points for a forced landing, who has acted none', () => {
  const shaken = (done: boolean, ...more: readonly Parameters<typeof cards>[1][]) => {
    const s = stage([red('H-10'), chief, blue('H-15', { level: 7, done })], { terrain: { 'H-15': 'woods' } });
    activate(s);
    fire(s, 2, 'stationary', d12(5), ...more);
    return s;
  };
  const fresh = shaken(false);
  fresh.does(1, { type: 'comeDown', pay: true, to: null });
  expect(ofType(fresh, 'landed')[0]).toMatchObject({ paid: 2, unpaid: 0, mp: 3 });
  expect(ofType(shaken(true, d6(6)), 'landed')[0]).toMatchObject({ paid: 0, unpaid: 2 });
});
rule('MAAS-8.2.10-boost#1', 'a point more for who leaves the ground', () => {
  const s = one();
  bounce(s, 3, true);
  expect(mp(s)).toBe(6);
});
/** Boost, fly so far, and fire on the move. */
const boosted = (steps: number, damage = 3) => {
  const s = stage([red('H-11', { card: { damage } }), chief, blue('H-20')]);
  activate(s);
  bounce(s, 3, true);
  for (let n = 1; n <= steps; n++) step(s, `H-${11 + n}`);
  fire(s, 2, 'assault', d12(1));
  return s;
};
rule('MAAS-8.2.10-boost#2', 'minus one once the point is used', () => expect(termOf(boosted(3), 'MAAS-9.3.2-mod-boost')).toBe(-1));
rule('MAAS-8.2.10-boost#3', 'nothing where it is not', () => expect(termOf(boosted(1), 'MAAS-9.3.2-mod-boost')).toBeUndefined());
rule('MAAS-8.2.10-boost#4', 'nothing for who is in the air already', () =>
  expect(refusedBounce(flier(3), 4, true)).toContain('MAAS-8.2.10-boost'),
);
rule('MAAS-8.2.10-boost#5', 'after an attack without the minus one the point is gone', () => {
  const s = boosted(1);
  // Three points and one of the boost: a step, a shot, and the extra one is gone.
  expect(mp(s)).toBe(1);
  step(s, 'H-13');
  expect(refusedStep(s, 'H-14')).toContain('MAAS-8.1-enter-cost');
});
rule('MAAS-9.3.2-mod-boost#1', 'minus one for who used the point of a boost', () => expect(strengthOf(boosted(3))).toBe(4 - 3 - 2 - 1 + 1));
rule('MAAS-8.3-coup-de-gras#1', 'who stops on the point of a down enemy finishes him off', () => {
  const s = stage([red('H-11'), chief, blue('H-12', { card: { damage: 5 } })]);
  activate(s);
  step(s, 'H-12');
  s.does(0, { type: 'done' });
  expect([s.state.units[2]!.place, s.state.units[0]!.at]).toEqual(['eliminated', at('H-12')]);
});
rule('MAAS-8.3-coup-de-gras#2', 'not from the air', () => {
  const s = stage([red('H-11', { card: { damage: 4 } }), chief, blue('H-12', { card: { damage: 5 } })]);
  activate(s);
  bounce(s, 3);
  step(s, 'H-12');
  s.does(0, { type: 'done' });
  expect(s.state.units[2]!.place).toBe('map');
});
rule('MAAS-15.x-setup-altitude#2', 'on foot or in the air', () => {
  for (const level of [0, 5]) {
    const s = stage([red('H-11'), { seat: 0, type: 'front-line' }, chief, blue('R-35')]);
    activate(s, 1);
    s.does(0, { type: 'enter', at: at('H-01'), level });
    expect(s.state.units[1]).toMatchObject({ level, aloft: level > 0 });
  }
});
rule('MAAS-comp-tec-clear#2', 'over the top of anything a step costs one', () => {
  for (const terrain of ['woods', 'rubble', 'water', 'marsh'] as const) {
    const s = one({}, { terrain: { 'H-12': terrain } });
    bounce(s, 6);
    step(s, 'H-12');
    expect(mp(s)).toBe(4);
  }
});
rule('MAAS-comp-tec-water#1', 'nobody enters deep water on foot or lands in it', () => {
  expect(refusedStep(one({}, { terrain: { 'H-12': 'water' } }), 'H-12')).toEqual(['MAAS-2.3.6-water']);
  expect(why(flier(4, {}, { terrain: { 'H-11': 'water' } }).refuses(0, { type: 'land', pay: true }))).toContain('MAAS-2.3.6-water');
});
rule('MAAS-comp-tec-water#3', 'flying over it costs one', () => {
  const s = one({}, { terrain: { 'H-12': 'water' } });
  bounce(s, 1);
  step(s, 'H-12');
  expect(mp(s)).toBe(4);
});
rule('MAAS-comp-terrain-effects-chart#2', 'the price is that of the point entered, not of the one left', () => {
  const s = one({}, { terrain: { 'H-11': 'woods' } });
  step(s, 'H-12');
  expect(mp(s)).toBe(4);
});
rule('MAAS-2.2-meta-hex#2', 'what the artwork around a point shows costs nothing', () => {
  const s = one({}, { terrain: { 'G-12': 'woods', 'H-13': 'woods', 'I-12': 'woods' } });
  step(s, 'H-12');
  expect(mp(s)).toBe(4);
});
rule('MAAS-2.3.8-rubble-cost#1', 'two points to enter rubble', () => {
  const s = one({}, { terrain: { 'H-12': 'rubble' } });
  step(s, 'H-12');
  expect(mp(s)).toBe(3);
});
rule('MAAS-2.3.8-rubble-cost#2', 'two to land in it', () => {
  const s = flier(4, {}, { terrain: { 'H-11': 'rubble' } });
  s.does(0, { type: 'land', pay: true });
  expect(mp(s)).toBe(3);
});
rule('MAAS-2.3.2-woods#3', 'two points to land in woods', () => {
  const s = flier(7, {}, { terrain: { 'H-11': 'woods' } });
  s.does(0, { type: 'land', pay: true });
  expect(mp(s)).toBe(3);
});
rule('MAAS-2.3.3-building#3', 'two points to land in a building', () => {
  const s = flier(7, {}, { terrain: { 'H-11': 'building' } });
  s.does(0, { type: 'land', pay: true });
  expect(mp(s)).toBe(3);
});
rule('MAAS-2.3.4-marsh#1', 'marsh costs more than clear ground', () => {
  const s = one({}, { terrain: { 'H-12': 'marsh' } });
  step(s, 'H-12');
  expect(mp(s)).toBe(3);
  step(s, 'H-13');
  expect(mp(s)).toBe(2);
});
