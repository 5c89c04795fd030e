import type { table as terrain } from '@sortie/board';
import { Rulebook, type RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { alphaStrike } from '../index.ts';
import { EDITIONS } from '../rules.ts';
import { type Placed, patch, type Sketch, setPiece, sketch } from '../set-piece.ts';
import type { MoveCommand, Unit } from '../shape.ts';
import { skidModifier } from './skid.ts';

const { ruleset } = alphaStrike;
const rules = [...EDITIONS['corrected-2013']!, 'ASC-skid-trigger'] as const;
const road = patch('road', 18, 10, 22, 47);
const at = (card: Sketch, seat: 0 | 1, x: number, y: number, more: Partial<Unit> = {}): Placed => ({
  card: sketch({ armor: 20, ...card }),
  seat,
  x,
  y,
  more: { moved: null, ...more },
});
const north: MoveCommand = { type: 'move', unit: 0, mode: 'ground', path: [{ x: 5080, y: 36 * 254 }], facing: { dx: 0, dy: -1 } };
const run = (
  dice: readonly number[],
  card: Sketch = {},
  others: readonly Placed[] = [],
  pieces: readonly terrain.Piece[] = [road],
  command = north,
) => {
  const game = scene(
    ruleset,
    setPiece([at(card, 0, 20, 42), at({}, 1, 60, 4), ...others], { phase: 'movement', active: 0 }, pieces),
    rules,
  );
  game.does(0, command, ...dice);
  const unit = game.state.units[0]!;
  return { game, unit, inches: (42 * 254 - unit.at!.y) / 254, lost: 20 - unit.armor };
};

rule('ASC-skid-trigger', 'only on pavement or ice from the first inch, never in a jump', () => {
  expect(run([], {}, [], []).inches).toBe(6);
  expect(run([], { move: '8"j' }, [], [road], { ...north, mode: 'jump' }).inches).toBe(6);
  expect(run([6, 6], {}, [], [patch('ice', 18, 10, 22, 47)]).inches).toBe(6);
});
rule('AS-skid', 'a ’Mech loses its grip where infantry and hovercraft have nothing to lose', () =>
  expect([run([1, 1, 3]), run([], { type: 'CI' }), run([], { type: 'CV', move: '8"h' })].map(({ inches }) => inches)).toEqual([5, 6, 6]),
);
rule('ASC-skid-control-roll', 'enough keeps the grip; failing by two slides four inches from the first', () =>
  expect([run([2, 2]).inches, run([1, 1, 3]).inches]).toEqual([6, 5]),
);
rule('ASC-skid-direction', '3 and 4 ahead, others aside', () => {
  const { unit } = run([1, 1, 5]);
  expect(unit.at!.x).toBeGreaterThan(5080);
  expect(run([1, 1, 1]).unit.at!.x).toBeLessThan(5080);
});
rule('ASC-skid-ends-move', 'wherever the slide ends the move ends', () => {
  const { game } = run([1, 1, 3]);
  expect([game.state.units[0]!.moved !== null, game.state.active]).toEqual([true, 1]);
});
rule('ASC-skid-damage', 'a point for each four inches, rounded down', () =>
  expect([run([1, 1, 3]).lost, run([1, 1, 3], { move: '4"' }, [], [road], { ...north, path: [{ x: 5080, y: 40 * 254 }] }).lost]).toEqual([
    1, 0,
  ]),
);
rule('ASC-skid-damage-timing', 'what it breaks is broken before the Combat Phase', () => {
  const { game } = run([1, 1, 3, 4, 4], { armor: 0, structure: 5 });
  expect([game.state.phase, game.state.units[0]!.weaponHits]).toEqual(['movement', 1]);
});
const wall = patch('building', 18, 36, 22, 38.4, { cf: 20, height: 1500 });
rule('ASC-skid-terrain-collision', 'a building stops the slide', () =>
  expect(run([1, 1, 3], { size: 3 }, [], [road, wall], { ...north, path: [{ x: 5080, y: 40 * 254 }] }).inches).toBe(3),
);
rule('ASC-skid-collision-self-damage', 'and costs the Size of whoever hits it', () =>
  expect(run([1, 1, 3], { size: 3 }, [], [road, wall], { ...north, path: [{ x: 5080, y: 40 * 254 }] }).lost).toBe(3),
);
rule('ASC-skid-collision-target-damage', 'the building takes inches times Size by eight', () => {
  const { game } = run([1, 1, 3], { size: 4 }, [], [road, wall], { ...north, path: [{ x: 5080, y: 40 * 254 }] });
  expect(game.state.table.pieces.find(({ kind }) => kind === 'building')!.cf).toBe(20 - 1);
});
const other = (card: Sketch) => [at(card, 1, 20, 38, { moved: { mode: 'stand', length: 0, from: null } })];
const short = { ...north, path: [{ x: 5080, y: 40 * 254 }] } as const;
rule('ASC-skid-unit-collision', 'a machine is hit on Skill and 4, and both suffer; otherwise it is passed', () => {
  const struck = run([1, 1, 3, 4, 4], { size: 4 }, other({}), [road], short);
  expect([struck.lost, 20 - struck.game.state.units[2]!.armor, struck.inches]).toEqual([4, 1, 2]);
  expect(run([1, 1, 3, 3, 4, 3, 4, 3, 4], { size: 4 }, other({}), [road], short).inches).toBe(5);
});
rule('ASC-tbl-additional-charge-modifiers', 'two more against machines, four against infantry', () => {
  const needs = (card: Sketch, dice: readonly number[]) =>
    run(dice, { size: 4 }, other(card), [road], short).game.events.flatMap(event =>
      event.type === 'rolled' && event.rule === 'ASC-skid-unit-collision' ? [event.needs!.total] : [],
    )[0];
  expect([needs({}, [1, 1, 3, 6, 6]), needs({ type: 'CI' }, [1, 1, 3, 6, 6, 6, 6, 6, 6])]).toEqual([8, 10]);
});
/** The sum of the unintended charge, term by term. */
const sum = (skidder: Partial<Unit>, victim: Partial<Unit>, ...more: readonly RuleId[]) => {
  const state = setPiece(
    [
      at({ size: 4 }, 0, 20, 42, skidder),
      at({}, 1, 60, 4),
      at({}, 1, 20, 38, { moved: { mode: 'stand', length: 0, from: null }, ...victim }),
    ],
    { phase: 'movement', active: 0 },
    [road],
  );
  const game = scene(ruleset, state, [...rules, ...more]);
  game.does(0, short, 1, 1, 3, 6, 6);
  const rolled = game.events.find(event => event.type === 'rolled' && event.rule === 'ASC-skid-unit-collision');
  return rolled?.type === 'rolled' ? rolled.needs!.terms.map(({ rule: id, value }) => [id, value]) : [];
};
const CHARGE = [
  ['AS-skill', 4],
  ['AS-tbl-physical', 2],
  ['ASC-skid-unit-collision', 2],
];
rule('ASC-skid-unit-collision', 'Skill, the charge, and two for sliding into it, each by its name', () =>
  expect(sum({}, {})).toEqual(CHARGE),
);
rule('ASC-spa-melee-specialist', 'who strikes well also slides well into others', () =>
  expect(sum({ abilities: ['melee-specialist'] }, {}, 'ASC-spa-melee-specialist')).toEqual([...CHARGE, ['ASC-spa-melee-specialist', -1]]),
);
rule('ASC-spa-dodge', 'who dodges fists dodges those who slide', () =>
  expect(sum({}, { abilities: ['dodge'] }, 'ASC-spa-dodge')).toEqual([...CHARGE, ['ASC-spa-dodge', 2]]),
);
rule('ASC-quirk-easy-to-pilot', 'a machine that is easy to steer strikes more easily even then', () =>
  expect(sum({ quirks: ['easy-to-pilot'], skill: 5 }, {}, 'ASC-quirk-easy-to-pilot')).toContainEqual(['ASC-quirk-easy-to-pilot', -1]),
);
rule('ASC-skid-infantry-collision', 'infantry does not stop the slide', () =>
  expect(run([1, 1, 3, 6, 6, 1, 1, 1, 1], { size: 4 }, other({ type: 'CI' }), [road], short).inches).toBe(5),
);
rule('ASC-skid-infantry-damage', 'and suffers the Size', () =>
  expect(20 - run([1, 1, 3, 6, 6, 1, 1, 1, 1], { size: 4 }, other({ type: 'CI' }), [road], short).game.state.units[2]!.armor).toBe(4),
);
rule('ASC-tbl-skid-modifiers', 'the faster the worse, two more in a sprint', () => {
  expect([4, 8, 14, 20, 34, 48, 49].map(skidModifier)).toEqual([-1, 0, 1, 2, 4, 5, 6]);
  const state = setPiece([at({}, 0, 20, 42, { moved: { mode: 'sprint', length: 900, from: null } })]);
  expect(Rulebook.compile(ruleset, rules).ask('control', { state, unit: state.units[0]!, why: 'skid', inches: 8 }).total).toBe(6);
});
