import type { RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { at, done, lost, lasting as pair, plus, refused, ruleset, hit as shot, standard, stay, withRules } from '../../scene.fixture.ts';
import { patch, type Sketch, setPiece } from '../../set-piece.ts';
import type { Unit } from '../../shape.ts';
import { emplacement } from '../advanced-buildings/armed.ts';

const naturals = plus('ASC-crit-success');
const book = withRules('ASC-crit-success');
const still: Partial<Unit> = { moved: { mode: 'stand', length: 0, from: null } };
/** Points lost by a target at some distance. */
const shoot = (rules: readonly RuleId[], dice: readonly number[], apart: number, theirs: Sketch, skill = 4, mine: Partial<Unit> = {}) => {
  const game = scene(ruleset, setPiece(pair(apart, {}, theirs, mine).map((one, id) => (id === 0 ? { ...one, skill } : one))), rules);
  game.does(0, shot(), ...dice);
  return lost(game);
};
const FAST: Sketch = { move: '35"' };
const SLOW: Sketch = { move: '4"' };
/** How far somebody gets on a road who means to go six inches, and what it costs. */
const drive = (rules: readonly RuleId[], skill: number, move: string, ...dice: readonly number[]) => {
  const game = scene(
    ruleset,
    setPiece([{ ...at({ move }, 0, 20, 46, { moved: null }), skill }, at({}, 1, 60, 4)], { phase: 'movement' }, [
      patch('road', 18, 2, 22, 47),
    ]),
    [...rules, 'ASC-skid-trigger'],
  );
  game.does(0, stay({ path: [{ x: 5080, y: 44 * 254 }] }), ...dice);
  return (46 * 254 - game.state.units[0]!.at!.y) / 254;
};

rule('ASC-crit-success-trigger#1', 'two dice that show 12 hit, and keep a machine under control', () => {
  // 4 for Skill, 4 for Long range, 5 for movement.
  expect(shoot(naturals, [6, 6, 3, 2], 30, FAST)).toBe(3);
  expect(refused(setPiece(pair(30, {}, FAST)), shot())).toEqual(['AS-dice']);
  expect([drive(naturals, 7, '49"', 6, 6), drive(naturals, 7, '49"', 6, 5, 3)]).toEqual([2, 5]);
});
rule('ASC-crit-success-trigger#2', 'two dice that show 2 miss, and lose control', () => {
  expect([shoot(naturals, [1, 1], 3, SLOW, 1, still), shoot(naturals, [1, 2], 3, SLOW, 1, still)]).toEqual([0, 3]);
  expect(shoot(standard, [1, 1], 3, SLOW, 1, still)).toBe(3);
  expect([drive(naturals, 2, '4"', 1, 1, 3), drive(naturals, 2, '4"', 1, 2), drive(standard, 2, '4"', 1, 1)]).toEqual([3, 2, 2]);
});
rule('ASC-crit-success-trigger#3', 'a 12 for initiative is a number like any other', () => {
  const game = scene(ruleset, setPiece([at({}, 0, 20, 40), at({ specials: 'MHQ4' }, 1, 20, 4)]), naturals);
  game.does(0, done);
  game.does(1, done, 6, 6, 6, 5);
  expect(game.state.initiative).toBe(1);
});
rule('ASC-crit-success-trigger#4', 'what a hit does is read off the dice as ever', () => {
  const after = (rules: readonly RuleId[], ...dice: readonly number[]) => {
    const game = scene(ruleset, setPiece(pair(3, {}, { armor: 0, structure: 20, move: '4"' })), rules);
    game.does(0, shot(), 5, 5, ...dice);
    return game.state.units[1]!.waiting.map(({ kind }) => kind);
  };
  for (const dice of [
    [1, 1],
    [6, 6],
  ] as const)
    expect(after(naturals, ...dice)).toEqual(after(standard, ...dice));
  expect(after(naturals, 2, 2)).toEqual(['fireControl']);
  // A 0* that comes up 6 does its one point and no more.
  const game = scene(ruleset, setPiece(pair(3, { damage: '0*/0*/0*' }, SLOW)), naturals);
  game.does(0, shot(), 5, 5, 6);
  expect(lost(game)).toBe(1);
});
rule('ASC-crit-success#1', 'a 12 hits although 13 or more was needed; an 11 does not', () =>
  expect([shoot(naturals, [6, 6, 3, 2], 30, FAST, 5), shoot(naturals, [6, 5], 30, FAST)]).toEqual([3, 0]),
);
rule('ASC-crit-success#2', 'nobody hits where its weapons do not reach', () =>
  expect([
    refused(setPiece(pair(30, { damage: '3/3/-' }, FAST)), shot(), book),
    refused(setPiece(pair(30, {}, FAST)), shot(), book),
  ]).toEqual([['AS-range-nodamage'], []]),
);
rule('ASC-crit-success#3', 'nor through a hill or a building', () =>
  expect([
    refused(setPiece(pair(8), {}, [patch('hill', 15, 34, 25, 36, { height: 900 })]), shot(), book),
    refused(setPiece(pair(8), {}, [patch('building', 15, 34, 25, 36, { height: 900, cf: 9 })]), shot(), book),
  ]).toEqual([['AS-los-thirds'], ['AS-los-thirds']]),
);
rule('ASC-crit-success#4', 'a Control Roll of 12 does what was tried and nothing more', () => {
  expect([drive(naturals, 8, '49"', 6, 6), drive(standard, 8, '49"', 6, 6, 3)]).toEqual([2, 5]);
});
rule('ASC-crit-failure#1', 'a 2 fails although 2 or less was enough', () =>
  expect([shoot(naturals, [1, 1], 3, SLOW, 2, still), shoot(standard, [1, 1], 3, SLOW, 2, still)]).toEqual([0, 3]),
);
rule('ASC-crit-failure#2', 'and nothing more comes of it', () => {
  const game = scene(ruleset, setPiece(pair(3, {}, SLOW)), naturals);
  const before = game.state.units[0]!;
  game.does(0, shot(), 1, 1);
  const { armor, structure, heat, marks, waiting } = game.state.units[0]!;
  expect({ armor, structure, heat, marks, waiting }).toEqual({
    armor: before.armor,
    structure: before.structure,
    heat: 0,
    marks: [],
    waiting: [],
  });
  expect(lost(game)).toBe(0);
});
/** Somebody who shoots at a building with a gun on its roof: a margin of 3 strikes the gun, less the building. */
const emplaced = (rules: readonly RuleId[]) => {
  const house = patch('building', 18, 18, 22, 22, { cf: 15, height: 4 * 254 });
  const gun = { card: emplacement(15, [2, 1, 0], true), seat: 1 as const, x: 20, y: 20, more: { z: 4 * 254, moved: null } };
  return scene(ruleset, setPiece([at({ move: '4"' }, 0, 20, 26), gun], {}, [house]), [...rules, 'ASC-armed-building-damage-points']);
};
rule('ASC-crit-success-margins#1', 'a 12 succeeds by 1, neither more nor less', () => {
  const landed = (skill: number, ...dice: readonly number[]) => {
    const game = scene(ruleset, setPiece([{ ...at({ specials: 'ARTS-1' }, 0, 20, 40), skill }, at({}, 1, 20, 30)]), naturals);
    game.does(0, { type: 'bombard', unit: 0, weapon: 'ART-S', at: { x: 5080, y: 30 * 254 } });
    game.does(0, done);
    game.does(1, done, ...dice, 5, 5, 2, 2);
    return lost(game);
  };
  // Direct artillery fire needs Skill + 4: 13, and the shell is on target all the same.
  expect([landed(9, 6, 6), landed(9, 6, 5, 4)]).toEqual([3, 0]);
  const guns = (rules: readonly RuleId[], ...dice: readonly number[]) => {
    const game = emplaced(rules);
    game.does(0, { type: 'demolish', unit: 0, piece: 'building', gun: 1 }, ...dice);
    return [game.state.table.pieces[0]!.cf, game.state.units[1]!.weaponHits];
  };
  expect([guns(naturals, 6, 6), guns(naturals, 6, 5, 6, 1), guns(standard, 6, 6, 6, 1)]).toEqual([
    [12, 0],
    [15, 1],
    [15, 1],
  ]);
});
rule('ASC-crit-success-margins#2', 'a 2 fails by what is missing, and by 1 at least', () =>
  // From the first inch two more for each point: Skill 2 less 1 is enough for a 2, Skill 4 and 1 misses it by 3.
  expect([drive(naturals, 2, '4"', 1, 1, 3), drive(naturals, 4, '9"', 1, 1, 3)]).toEqual([3, 7]),
);
