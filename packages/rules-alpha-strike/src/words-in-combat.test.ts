import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { aloft, passing, shoot, spot } from './aerospace/sky.fixture.ts';
import { aimOf } from './attack/aim.ts';
import { at, book, done, hit, lost, pair, point, refused, ruleset, slow } from './scene.fixture.ts';
import { patch, type Sketch, setPiece } from './set-piece.ts';
import type { Command, State, Unit } from './shape.ts';

// Corrections of the Companion to the standard game, clause by clause, where no chapter of its own tells of them.

// Minimal damage
const tickle = (b: Sketch, dice: readonly number[], more: Partial<Unit> = {}, change: Partial<State> = {}) => {
  const game = scene(ruleset, setPiece(slow(3, { damage: '0*/-/-' }, b, {}, more), change));
  const events = game.does(0, hit(), 6, 4, ...dice);
  return { lost: lost(game), events, rolled: events.flatMap(event => (event.type === 'rolled' ? [event.rule] : [])) };
};
rule('ASC-minimal-damage-roll#1', 'four and more on a die do a point', () =>
  expect([tickle({}, [4]).lost, tickle({}, [6]).lost]).toEqual([1, 1]),
);
rule('ASC-minimal-damage-roll#2', 'on three and less it has hit and does nothing', () => {
  const { lost: none, events } = tickle({}, [3]);
  expect([none, events.some(event => event.type === 'attacked' && event.hit)]).toEqual([0, true]);
});
rule('ASC-minimal-damage-side-effects#1', 'nothing is rolled for critical hits or for the tracks where nothing was done', () => {
  const track: Sketch = { type: 'CV', move: '4"t' };
  expect([tickle(track, [3]).rolled.includes('AS-motive'), tickle(track, [4, 1, 1]).rolled.includes('AS-motive')]).toEqual([false, true]);
  const bare = { armor: 0 } as const;
  const checks = (dice: readonly number[]) => tickle({ armor: 0, structure: 4 }, dice, bare).rolled.length;
  // The die of the 0* itself, and what follows it.
  expect([checks([3]), checks([4, 1, 1])]).toEqual([1, 2]);
});
rule('ASC-minimal-damage-side-effects#2', 'but a hull is looked at under water and in vacuum', () => {
  const airless: Partial<State> = { weather: { light: 'day', fog: 0, hail: 0, vacuum: true, wind: 0 } };
  const rolls = (dice: readonly number[], change: Partial<State>) =>
    tickle({}, dice, {}, change).events.filter(event => event.type === 'rolled').length;
  expect(rolls([3, 1, 1], airless) - rolls([3], {})).toBe(1);
});
rule('ASC-minimal-damage-scope#1', 'fists and falls know no minimal damage', () => {
  const game = scene(ruleset, setPiece(slow(0, { damage: '0*/-/-', size: 1 })));
  game.does(0, hit({ how: 'strike' }), 6, 5);
  expect(lost(game)).toBe(1);
  const ram = scene(
    ruleset,
    setPiece(slow(0, { damage: '0*/-/-', size: 1 }, {}, { moved: { mode: 'ground', length: 8 * 254, from: null } })),
  );
  const events = ram.does(0, hit({ how: 'charge' }), 6, 5);
  expect(events.some(event => event.type === 'rolled' && event.rule === 'AS-damage-minimal')).toBe(false);
  expect(lost(ram)).toBeGreaterThan(0);
});
rule('ASC-minimal-damage-scope#2', 'nor does a shell that bursts among several', () => {
  const game = scene(ruleset, setPiece([at({ damage: '0*/-/-', specials: 'ARTT-1' }, 0, 20, 40), at({}, 1, 20, 20)]));
  game.does(0, { type: 'bombard', unit: 0, weapon: 'ART-T', at: point(20, 20) });
  game.does(0, done);
  game.does(1, done, 6, 6, 5, 5, 2, 2);
  expect(lost(game)).toBe(2);
});

// Weapons to the rear in the air
const rear = { how: 'rear' } as const;
const chased = (specials: string, y: number, tails: boolean) =>
  setPiece([
    aloft({ specials }, 0, { fate: 'fighting', at: spot(20, 4), z: 5080, moved: { mode: 'fly', length: 1, from: null } }),
    passing({}, undefined, { at: spot(20, y), flight: { ring: 0 }, marks: tails ? [{ kind: 'tailing', until: 1, by: 0 }] : [] }),
  ]);
rule('ASC-rear-weapons-airborne#1', 'a fighter turns them on whoever tails it and on nobody else', () =>
  expect([refused(chased('REAR1/-/-', 9, true), shoot(0, 1, rear)), refused(chased('REAR1/-/-', 9, false), shoot(0, 1, rear))]).toEqual([
    [],
    ['ASC-rear-weapons-airborne'],
  ]),
);
rule('ASC-rear-weapons-airborne#2', 'in the brackets for which they have damage', () =>
  expect([
    refused(chased('REAR1/-/-', 20, true), shoot(0, 1, rear)),
    refused(chased('REAR1/1/-', 20, true), shoot(0, 1, rear)),
    refused(chased('REAR1/-/-', 9, true), shoot(0, 1, rear)),
  ]).toEqual([['AS-range-nodamage'], [], []]),
);
rule('ASC-rear-weapons-airborne#3', 'at +1, as on the ground', () => {
  const terms = (state: State) => book.ask('toHit', aimOf(state, shoot(0, 1, rear))!).terms;
  expect(terms(chased('REAR1/-/-', 9, true))).toContainEqual({ rule: 'AS-to-hit-rearweap', value: 1 });
  const walker = setPiece(pair(3, { specials: 'REAR1/1/-' }, {}, { facing: { dx: 0, dy: 1 } }));
  expect(terms(walker)).toContainEqual({ rule: 'AS-to-hit-rearweap', value: 1 });
});

// Buildings and sight
const house = (height: number) => patch('building', 18, 33, 22, 37, { cf: 20, height });
rule('ASC-plos-buildings#1', 'no line goes through a building', () => {
  const through = (x: number) => refused(setPiece([at({}, 0, x, 42), at({}, 1, x, 28)], {}, [house(1500)]), hit());
  expect([through(20), through(30)]).toEqual([['AS-los-thirds'], []]);
});
const raze: Command = { type: 'demolish', unit: 0, piece: 'building' };
const ridge = (height: number) => [house(900), patch('hill', 10, 38, 30, 39, { height })];
rule('ASC-plos-buildings#2', 'it is never in cover: an attack on it is no harder behind a ridge', () => {
  const needs = (pieces: Parameters<typeof setPiece>[2]) => {
    const game = scene(ruleset, setPiece([at({}, 0, 20, 42), at({}, 1, 60, 4)], {}, pieces));
    const events = game.does(0, raze, 1, 1);
    return events.flatMap(event => (event.type === 'rolled' && event.needs ? [event.needs.total] : []));
  };
  expect(needs([house(900)])).toHaveLength(1);
  expect(needs(ridge(600))).toEqual(needs([house(900)]));
});
rule('ASC-plos-buildings#3', 'it is seen if any part of it shows', () => {
  const may = (height: number) => refused(setPiece([at({}, 0, 20, 42), at({}, 1, 60, 4)], {}, ridge(height)), raze);
  expect([may(600), may(700), may(3000)]).toEqual([[], [], ['AS-bld-attack']]);
});
