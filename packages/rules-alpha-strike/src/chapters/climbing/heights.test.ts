import type { table as terrain } from '@sortie/board';
import type { RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { alone, bookOf, CE, cost, go, mover, NEVER, verdict } from '../../movement/move.fixture.ts';
import { at, hit, lost, plus, refused, ruleset } from '../../scene.fixture.ts';
import { patch, type Sketch, setPiece } from '../../set-piece.ts';
import type { Unit } from '../../shape.ts';

const climbing = plus('AS-climb');
const leaping = plus('AS-leap');
const cliff = (height: number): readonly terrain.Piece[] => [patch('hill', 10, 10, 30, 28, { height: height * 254 })];
const plateau = (height: number): readonly terrain.Piece[] => [patch('hill', 10, 29, 30, 40, { height: height * 254 })];
const up = go(20, 26);

rule(
  'AS-climb#1',
  'six inches up cost twelve beside the way, in the Commander’s Edition twenty-four; without the option nobody climbs',
  () => {
    expect([
      cost(alone({}, cliff(6)), up, climbing),
      cost(alone({}, cliff(6)), up, [...CE, 'AS-climb']),
      cost(alone({}, cliff(6)), up),
    ]).toEqual([16, 28, NEVER]);
    expect([cost(alone({}, cliff(4)), up, climbing), cost(alone({ type: 'CV', move: '8"t' }, cliff(6)), up, climbing)]).toEqual([8, NEVER]);
  },
);
rule('AS-climb#2', 'no quads, nobody with hardly any arms, and no superheavy up a building', () => {
  const climbs = (card: Sketch, more: Partial<Unit> = {}, pieces = cliff(6), command = up) =>
    cost(alone(card, pieces, more), command, climbing);
  expect([climbs({ specials: 'QUAD' }), climbs({}, { quirks: ['no-minimal-arms'] }), climbs({ specials: 'LG' })]).toEqual([
    NEVER,
    NEVER,
    16,
  ]);
  const tower = [patch('building', 18, 20, 22, 28, { height: 6 * 254, cf: 40, level: 4 })];
  const roof = go(20, 26, 'ground', { height: 6 });
  expect([climbs({}, {}, tower, roof), climbs({ specials: 'LG' }, {}, tower, roof), climbs({ specials: 'QUAD' }, {}, tower, roof)]).toEqual(
    [4 + 2 * 4 + 12, NEVER, NEVER],
  );
  expect(verdict(alone({ move: '40"' }, tower), roof)).toContain('AS-vtol');
});
const leaps = (drop: number, rules: readonly RuleId[], card: Sketch, ...dice: readonly number[]) => {
  const game = scene(ruleset, alone({ move: '20"', armor: 20, ...card }, plateau(drop), { z: drop * 254 }), rules);
  game.does(0, go(20, 26), ...dice);
  return 20 - mover(game).armor;
};
rule('AS-leap#1', 'down six inches for the price of a step, and a roll against Skill; four inches are no leap', () => {
  expect([
    cost(alone({}, plateau(6), { z: 6 * 254 }), go(20, 26)),
    verdict(alone({ move: '10"' }, plateau(6), { z: 6 * 254 }), go(20, 26), leaping),
  ]).toEqual([NEVER, []]);
  expect(verdict(alone({ move: '9"' }, plateau(6), { z: 6 * 254 }), go(20, 26), leaping)).toEqual(['AS-move-spend']);
  expect([leaps(6, leaping, {}, 2, 2), leaps(4, leaping, {}), leaps(3, [...CE, 'AS-leap'], {}, 2, 2)]).toEqual([0, 0, 0]);
});
rule('AS-leap#2', 'a failed roll is a fall: two points from six inches, three from seven', () => {
  expect([leaps(6, leaping, {}, 1, 2), leaps(7, leaping, {}, 1, 2), leaps(3, [...CE, 'AS-leap'], {}, 1, 2)]).toEqual([2, 3, 1]);
});
const above = (z: number) =>
  setPiece([at({ size: 3 }, 0, 20, 35.5, { z: z * 254 }), at({ move: '4"' }, 1, 20, 36.74, { facing: { dx: 0, dy: -1 } })], {}, [
    patch('hill', 0, 0, 72, 36, { height: z * 254 }),
  ]);
const fall = hit({ how: 'fall' });
const agreed = plus('AS-fall');
rule('AS-fall#1', 'from two inches up, at +3, where players have agreed', () => {
  expect([refused(above(2), fall, bookOf(agreed)), refused(above(1.9), fall, bookOf(agreed)), refused(above(6), fall)]).toEqual([
    [],
    ['AS-fall'],
    ['AS-phys-height', 'AS-phys-who'],
  ]);
  const event = scene(ruleset, above(6), agreed)
    .does(0, fall, 6, 5)
    .find(one => one.type === 'attacked');
  expect(event?.type === 'attacked' && event.toHit.terms.find(({ rule: id }) => id === 'AS-fall')?.value).toBe(3);
});
rule('AS-fall#2', 'Size and two points for six inches to the one, the two points to the other, who lies beside it', () => {
  const after = (...dice: readonly number[]) => {
    const game = scene(ruleset, above(6), agreed);
    game.does(0, fall, ...dice);
    return [lost(game, 1), lost(game, 0), game.state.units[0]?.z];
  };
  expect([after(6, 5), after(1, 1)]).toEqual([
    [5, 2, 0],
    [0, 2, 0],
  ]);
});
/** A bridge over something, shot away under whoever stands on it. */
const bridged = (card: Sketch, height: number, under: readonly terrain.Piece[], ...dice: readonly number[]) => {
  const bridge = patch('bridge', 18, 20, 22, 30, { cf: 1, height: height * 254 });
  const game = scene(
    ruleset,
    setPiece([at({}, 0, 20, 40), at({}, 1, 60, 4), at(card, 1, 20, 25, { z: height * 254 })], {}, [...under, bridge]),
  );
  game.does(0, { type: 'demolish', unit: 0, piece: 'bridge' }, 6, 5, ...dice);
  const unit = game.state.units[2];
  return [20 - (unit?.armor ?? 0), unit?.structure, (unit?.z ?? 0) / 254];
};
rule('AS-fall-damage#1', 'a point for each three inches or part of them', () => {
  expect([1, 3, 4, 6, 7].map(height => bridged({}, height, [])[0])).toEqual([1, 1, 2, 2, 3]);
  expect(bridged({}, 4, [patch('water', 10, 10, 30, 40, { depth: 508 })])).toEqual([2, 4, -2]);
});
rule('AS-fall-damage#2', 'a tank that falls into deep water is lost', () => {
  const lake = [patch('water', 10, 10, 30, 40, { depth: 508 })];
  expect(
    [bridged({ type: 'CV', move: '8"t' }, 2, lake), bridged({ type: 'CV', move: '8"t' }, 2, [], 1, 1)].map(([, structure]) => structure),
  ).toEqual([0, 4]);
});
