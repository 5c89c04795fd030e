import { rule, type Scene, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { at, hit, lost, moving, pass, plus, point, refused, ruleset, soldiers, tank, withRules } from '../../scene.fixture.ts';
import { type Placed, patch, type Sketch, setPiece } from '../../set-piece.ts';
import type { AlphaStrike, Command, MoveCommand, State, Unit } from '../../shape.ts';

type Pieces = Parameters<typeof setPiece>[2];
const SELF = 'ASC-engine-explosion-self-destruct';
const OVER = 'ASC-engine-explosion-unintentional';
const rules = plus(SELF, OVER);
const book = withRules(SELF, OVER);
const order: Command = { type: 'order', unit: 0, order: 'selfDestruct' };
const counting = (value: number): Partial<Unit> => ({ marks: [{ kind: 'countdown', until: 0, value }] });
const far = at({}, 0, 60, 40);
/** Somebody whose time has come, and somebody so many inches from its middle; points lost. */
const blast = (card: Sketch, apart: number, pieces: Pieces = [], victim: Sketch = {}, more: Partial<Unit> = {}) => {
  const state = setPiece([at(card, 0, 20, 40, counting(1)), at(victim, 1, 20, 40 - apart, more), far], {}, pieces);
  const game = scene(ruleset, state, rules);
  pass(game, 5, 5, 2, 2);
  return game;
};
const points = (card: Sketch, apart: number, pieces: Pieces = [], victim: Sketch = {}, more: Partial<Unit> = {}) =>
  lost(blast(card, apart, pieces, victim, more));

rule('ASC-engine-explosion-eligibility#1', 'machines on the ground explode, infantry does not', () =>
  expect([
    refused(setPiece([at({}, 0, 20, 40), far]), order, book),
    refused(setPiece([at(tank, 0, 20, 40), far]), order, book),
    refused(setPiece([at(soldiers, 0, 20, 40), far]), order, book),
  ]).toEqual([[], [], [SELF]]),
);
const copter: Sketch = { type: 'CV', move: '12"v' };
const up: Partial<Unit> = { airborne: true, z: 508 };
/** A shot that does so much to a unit with one point left. */
const shot = (damage: string, dice: readonly number[], victim: Sketch = {}, more: Partial<Unit> = {}) => {
  const state = setPiece([
    at({ damage }, 0, 20, 40),
    at({ size: 4, move: '4"', ...victim }, 1, 20, 36, { armor: 0, structure: 1, ...more }),
    at({}, 1, 21.5, 36),
    at({}, 1, 60, 4),
  ]);
  const game = scene(ruleset, state, rules);
  game.does(0, hit(), 6, 5, ...dice);
  pass(game, 5, 5, 2, 2);
  return lost(game, 2);
};
rule('ASC-engine-explosion-eligibility#2', 'nothing in the air explodes like that', () => {
  expect([
    refused(setPiece([at(copter, 0, 20, 40, up), far]), order, book),
    refused(setPiece([at(copter, 0, 20, 40), far]), order, book),
  ]).toEqual([[SELF], []]);
  expect([shot('9/9/9', [], copter, up), shot('9/9/9', [6, 6], copter)]).toEqual([0, 4]);
});
rule('ASC-engine-explosion-eligibility#3', 'nor does it touch what flies over it', () =>
  expect([points({ size: 4 }, 1.5, [], copter, up), points({ size: 4 }, 1.5)]).toEqual([0, 4]),
);
rule('ASC-engine-explosion-unintentional#1', 'three points more than it took are rolled on, two are not', () =>
  expect([shot('4/4/4', [6, 6]), shot('3/3/3', [])]).toEqual([4, 0]),
);
rule('ASC-engine-explosion-unintentional#2', 'a 12 sets the engine off, an 11 does not', () =>
  expect([shot('9/9/9', [6, 6]), shot('9/9/9', [6, 5])]).toEqual([4, 0]),
);
const stand = (unit: number, seat: 0 | 1): MoveCommand => ({
  type: 'move',
  unit,
  mode: 'stand',
  path: [],
  facing: { dx: 0, dy: seat === 0 ? -1 : 1 },
});
const announced = () => {
  const game = scene(ruleset, setPiece([at({ size: 4 }, 0, 20, 40), at({ move: '4"' }, 1, 20, 38.5)]), rules);
  game.does(0, order);
  pass(game, 2, 2, 5, 5);
  return game;
};
rule('ASC-engine-explosion-self-destruct#1', 'announced in one End Phase it explodes in the next', () => {
  const game = announced();
  expect([game.state.units[0]!.fate, lost(game)]).toEqual(['fighting', 0]);
  game.does(0, stand(0, 0));
  game.does(1, stand(1, 1));
  pass(game);
  expect([game.state.units[0]!.fate, lost(game)]).toEqual(['destroyed', 4]);
});
rule('ASC-engine-explosion-self-destruct#2', 'in between it moves and fights like anybody', () => {
  const game = announced();
  game.does(0, { ...stand(0, 0), mode: 'ground', path: [point(22, 40)] });
  game.does(1, stand(1, 1));
  if (game.state.active === 1) game.does(1, { type: 'done' });
  game.does(0, hit(), 6, 5);
  expect(lost(game)).toBe(3);
});
const bail: MoveCommand = { type: 'move', unit: 0, mode: 'ground', path: [], facing: { dx: 0, dy: -1 }, stance: 'bailOut' };
const doomed = (more: Partial<Unit> = counting(1)): State =>
  moving([at({ size: 4 }, 0, 20, 40, more), at({}, 1, 20, 38.5, { moved: { mode: 'stand', length: 0, from: null } })]);
/** Whoever has nobody left to act is not asked. */
const end = (game: Scene<AlphaStrike>, ...dice: readonly number[]): void => {
  if (game.state.active === 0) game.does(0, { type: 'done' });
  game.does(1, { type: 'done' }, ...dice);
};
rule('ASC-engine-explosion-eject#1', 'instead of moving the crew may leave what counts down', () =>
  expect([
    refused(doomed(), bail, book),
    refused(doomed({}), bail, book),
    refused(doomed(), { ...bail, path: [point(20, 42)] }, book),
  ]).toEqual([[], ['ASC-engine-explosion-eject'], ['ASC-engine-explosion-eject']]),
);
rule('ASC-engine-explosion-eject#2', 'two dice against its Skill follow', () => {
  const game = scene(ruleset, doomed(), rules);
  game.does(0, bail, 2, 2);
  const rolled = game.events.find(event => event.type === 'rolled');
  expect(rolled?.type === 'rolled' && [rolled.rule, rolled.needs?.total, rolled.good]).toEqual(['ASC-engine-explosion-eject', 4, true]);
});
rule('ASC-engine-explosion-eject#3', 'a failure stops it: shut down for the rest of the game', () => {
  const game = scene(ruleset, doomed(), rules);
  game.does(0, bail, 2, 1);
  end(game, 6, 6, 5, 5);
  expect([game.state.units[0]!.fate, game.state.units[0]!.shutdown, lost(game)]).toEqual(['fighting', true, 0]);
  expect(refused({ ...game.state, phase: 'combat', active: 0 }, { type: 'order', unit: 0, order: 'restart' }, book)).toEqual([
    'ASC-engine-explosion-eject',
  ]);
});
rule('ASC-engine-explosion-eject#4', 'a success, or a crew that stays, lets it explode', () => {
  const left = scene(ruleset, doomed(), rules);
  left.does(0, bail, 2, 2);
  end(left);
  const stayed = scene(ruleset, doomed(), rules);
  stayed.does(0, stand(0, 0));
  end(stayed);
  expect([lost(left), lost(stayed)]).toEqual([4, 4]);
});
rule('ASC-engine-explosion-preempted#1', 'destroyed before its time it makes no such explosion', () => {
  const state = setPiece([at({ size: 4 }, 0, 20, 40, { ...counting(1), armor: 0, structure: 0 }), at({}, 1, 20, 38.5), far]);
  const game = scene(ruleset, state, rules);
  pass(game, 5, 5, 2, 2);
  expect([lost(game), points({ size: 4 }, 1.5)]).toEqual([0, 4]);
});
rule('ASC-engine-explosion-preempted#2', 'but may explode of itself', () =>
  expect([shot('9/9/9', [6, 6], {}, counting(9)), shot('9/9/9', [6, 5], {}, counting(9))]).toEqual([4, 0]),
);
// Distances are to the edge of a base an inch and a quarter wide.
rule('ASC-engine-explosion-damage#1', 'its Size within two inches', () =>
  expect([points({ size: 4 }, 1.5), points({ size: 4 }, 2.6), points({ size: 2 }, 2.6)]).toEqual([4, 4, 2]),
);
rule('ASC-engine-explosion-damage#2', 'half of it to four inches, rounded down', () =>
  expect([points({ size: 4 }, 2.7), points({ size: 4 }, 4.6), points({ size: 3 }, 4.6), points({ size: 1 }, 4.6)]).toEqual([2, 2, 1, 0]),
);
rule('ASC-engine-explosion-damage#3', 'a quarter to six, rounded down', () =>
  expect([points({ size: 4 }, 4.7), points({ size: 4 }, 6.6), points({ size: 3 }, 6.6)]).toEqual([1, 1, 0]),
);
rule('ASC-engine-explosion-damage#4', 'nothing beyond', () => expect([points({ size: 4 }, 6.6), points({ size: 4 }, 6.7)]).toEqual([1, 0]));
const giant = (specials: string): Sketch => ({ type: 'SV', move: '4"t', size: 3, specials });
rule('ASC-engine-explosion-size-multiplier#1', 'with LG its Size counts twice', () =>
  expect([points({ size: 3 }, 2.6), points(giant('LG'), 2.6)]).toEqual([3, 6]),
);
rule('ASC-engine-explosion-size-multiplier#2', 'with VLG three times', () => expect(points(giant('VLG'), 2.6)).toBe(9));
rule('ASC-engine-explosion-size-multiplier#3', 'with SLG four times', () =>
  expect([points(giant('SLG'), 4), points(giant('SLG'), 2.6)]).toEqual([6, 12]),
);
const house = (cf: number) => patch('building', 19, 37, 21, 39, { cf, height: 2000 });
rule('ASC-engine-explosion-area#1', 'friend, foe and buildings, whatever their movement and cover', () => {
  const fast: Partial<Unit> = { moved: { mode: 'ground', length: 900, from: null } };
  expect([points({ size: 4 }, 1.5, [], { move: '35"' }, fast), points({ size: 4 }, 1.5, [patch('woods', 15, 35, 25, 45)])]).toEqual([4, 4]);
  const game = blast({ size: 4 }, 1.5, [patch('building', 21.2, 38, 24, 42, { cf: 20, height: 500 })]);
  expect(game.state.table.pieces[0]!.cf).toBe(16);
});
rule('ASC-engine-explosion-area#2', 'whoever is inside is spared as long as the walls stand', () => {
  expect([points({ size: 4 }, 2, [house(40)]), points({ size: 4 }, 2)]).toEqual([0, 4]);
  expect(riding(20)).toBe(0);
});
/** Infantry aboard a vehicle with so much armor. */
const riding = (armor: number): number => {
  const rider: Placed = { ...at(soldiers, 1, 0, 0), more: { fate: 'riding', rides: 1, at: null } };
  const state = setPiece([
    at({ size: 4 }, 0, 20, 40, counting(1)),
    at({ type: 'CV', move: '8"t', specials: 'IT9', armor, structure: 1 }, 1, 20, 38.5),
    rider,
    far,
    at({}, 1, 60, 4),
  ]);
  const game = scene(ruleset, state, rules);
  // The motive systems, or the engine of what is destroyed.
  pass(game, 3, 3, 5, 5, 2, 2);
  return game.events
    .flatMap(event => (event.type === 'damaged' && event.unit === 2 && event.rule === 'ASC-engine-explosion-damage' ? [event.armor] : [0]))
    .reduce((sum, points) => sum + points, 0);
};
rule('ASC-engine-explosion-area#3', 'if they fall, or the carrier is destroyed, it suffers in full', () => {
  // Four points bring down four of construction; the fall itself comes on top.
  const fallen = blast({ size: 4 }, 2, [house(4)]);
  expect(
    fallen.events.some(
      event => event.type === 'damaged' && event.unit === 1 && event.rule === 'ASC-engine-explosion-damage' && event.armor === 4,
    ),
  ).toBe(true);
  expect(riding(0)).toBe(4);
});
