import { Rulebook, type RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { bombMarks, bombTrouble } from '../artillery/bomb-load.ts';
import { done, ruleset, standard } from '../scene.fixture.ts';
import { type Placed, patch, type Sketch, setPiece, sketch } from '../set-piece.ts';
import type { Bomb, Command, MoveCommand, RunOrder, State, Unit } from '../shape.ts';
import { aimOf } from './aim.ts';

const rules: readonly RuleId[] = [...standard, 'ASC-vtol-strafing-declare', 'ASC-vtol-bombing-declare'];
const book = Rulebook.compile(ruleset, rules);
const at = (card: Sketch, seat: 0 | 1, x: number, y: number, more: Partial<Unit> = {}): Placed => ({
  card: sketch({ armor: 9, move: '4"', ...card }),
  seat,
  x,
  y,
  more,
});
const bombs = (...load: readonly Bomb[]): Unit['marks'] => bombMarks(load);
const flyer = (more: Partial<Unit> = {}, card: Sketch = {}): Placed =>
  at({ type: 'CV', size: 2, move: '24"v', damage: '3/2/-', specials: 'BOMB6', ...card }, 0, 20, 40, {
    airborne: true,
    z: 508,
    moved: null,
    ...more,
  });
const sky = (others: readonly Placed[], more: Partial<Unit> = {}, pieces: Parameters<typeof setPiece>[2] = [], card: Sketch = {}): State =>
  setPiece([flyer(more, card), ...others], { phase: 'movement' }, pieces);
const to = (x: number, y: number) => ({ x: Math.round(x * 254), y: Math.round(y * 254) });
const run = (order: Partial<RunOrder> = {}, more: Partial<MoveCommand> = {}): MoveCommand => ({
  type: 'move',
  unit: 0,
  mode: 'ground',
  path: [to(20, 26)],
  facing: { dx: 0, dy: -1 },
  run: { kind: 'strafe', leg: 0, height: 2, ...order },
  ...more,
});
const bombing = (order: Partial<RunOrder> = {}): MoveCommand => run({ kind: 'bomb', ...order }, { path: [to(20, 32), to(20, 28)] });
const refusals = (state: State, command: Command, by = book): readonly RuleId[] =>
  by.check(ruleset.view(state, 0), command, 0).map(one => one.rule);
const far = at({}, 1, 60, 4);
/** After the move: the Combat Phase of the side that flew, or of the other one. */
const over = (state: State, command: MoveCommand, active: 0 | 1 = 0) => {
  const game = scene(
    ruleset,
    { ...state, units: state.units.map(unit => (unit.id === 0 ? unit : { ...unit, moved: unit.moved ?? null })) },
    rules,
  );
  game.does(0, command);
  return scene(ruleset, { ...game.state, phase: 'combat', active, initiative: 0 }, rules);
};

rule('ASC-vtol-strafing-declare', 'a straight strip of ten inches by two, over friend and foe', () => {
  const crowd = [at({}, 1, 20, 36), at({}, 0, 21.5, 32), at({}, 1, 22, 34), far];
  expect([
    refusals(sky(crowd), run()),
    refusals(sky(crowd), run({}, { path: [to(20, 30)] })),
    refusals(sky(crowd), run({}, { path: [to(20, 30.1)] })),
  ]).toEqual([[], [], ['ASC-vtol-strafing-declare']]);
  expect(refusals(sky(crowd), run(), Rulebook.compile(ruleset, standard))).toEqual(['ASC-vtol-other-attacks']);
  const game = over(sky(crowd), run());
  game.does(0, { type: 'run', unit: 0 }, 1, 1, 1, 1);
  expect(game.events.flatMap(event => (event.type === 'attacked' ? [event.target] : []))).toEqual([1, 2]);
});
rule('ASC-spa-lucky', 'luck that was promised with the flight lets bombs be aimed again, once', () => {
  const lucky: readonly RuleId[] = [...rules, 'ASC-spa-lucky'];
  const state = sky([far], { marks: bombs('he'), abilities: ['lucky'] });
  const game = scene(ruleset, { ...state, units: state.units.map(unit => (unit.id === 0 ? unit : { ...unit, moved: null })) }, lucky);
  game.does(0, { ...bombing(), with: ['lucky'] });
  const fight = scene(ruleset, { ...game.state, phase: 'combat', active: 0, initiative: 0 }, lucky);
  fight.does(0, { type: 'run', unit: 0 }, 1, 2, 6, 6);
  const told = fight.events.flatMap(event => (event.type === 'rolled' ? [[event.rule, event.good]] : []));
  expect([told, fight.state.units[0]!.spent]).toEqual([
    [
      ['ASC-spa-lucky', true],
      ['AS-bomb-attack', true],
    ],
    ['lucky'],
  ]);
});
rule('ASC-vtol-strafing-height', 'the height is reached before the run and left after it, and both are paid for', () => {
  const climb = (height: number, path: MoveCommand['path']) => refusals(sky([far]), run({ height }, { path }));
  // Ten inches of flight, seven up and seven down again.
  expect([climb(9, [to(20, 30)]), climb(10, [to(20, 30)]), climb(0, [to(20, 30)])]).toEqual([
    [],
    ['AS-move-spend'],
    ['ASC-vtol-strafing-height'],
  ]);
  const game = over(sky([far]), run({ height: 7 }, { path: [to(20, 30)] }));
  expect([game.state.units[0]!.z, game.state.units[0]!.moved?.run?.height]).toEqual([2 * 254, 7 * 254]);
});
rule('ASC-vtol-strafing-attack', 'the height is the range; movement and ground count, and nothing else is attacked', () => {
  const from = (height: number, pieces: Parameters<typeof setPiece>[2] = []) => {
    const game = over(sky([at({}, 1, 20, 36), far], {}, pieces), run({ height }, { path: [to(20, 30)] }));
    expect(game.refuses(0, { type: 'attack', unit: 0, target: 1, how: 'standard' }).map(one => one.rule)).toContain(
      'ASC-vtol-strafing-attack',
    );
    game.does(0, { type: 'run', unit: 0 }, 6, 5);
    const made = game.events.find(({ type }) => type === 'attacked') as { readonly toHit: { readonly total: number } };
    return [made.toHit.total, 9 - game.state.units[1]!.armor];
  };
  expect([from(6), from(7), from(6, [patch('woods', 18, 34, 22, 38)])]).toEqual([
    [8, 3],
    [10, 2],
    [10, 3],
  ]);
});
rule('ASC-vtol-bombing-speed', 'two inches for each bomb, and none left is no flight', () => {
  const inches = (count: number) => {
    const state = sky([far], { marks: bombs(...Array<Bomb>(count).fill('he')) }, [], { move: '8"v' });
    return book.ask('move', { state, unit: state.units[0]!, mode: 'ground' }).total;
  };
  expect([inches(0), inches(1), inches(3), inches(4)]).toEqual([8, 6, 2, 0]);
  const state = sky([far], { marks: bombs('he', 'he', 'he', 'he'), airborne: false, z: 0 }, [], { move: '8"v' });
  const { run: _none, ...go } = run({}, { path: [to(20, 39)] });
  expect(refusals(state, go)).toContain('AS-move-declare');
});
rule('AS-bomb-load', 'a bomb for each point, the first heavy missile counts two, battle armor carries clusters and stays fast', () => {
  const card = sketch({ type: 'CV', move: '12"v', specials: 'BOMB2' });
  expect([bombTrouble(card, ['he', 'he']), bombTrouble(card, ['arrow'])]).toEqual([undefined, undefined]);
  expect([bombTrouble(card, ['he', 'he', 'he']), bombTrouble(card, ['arrow', 'he'])].every(Boolean)).toBe(true);
  const suit = sketch({ type: 'BA', move: '8"v', specials: 'BOMB2' });
  expect([bombTrouble(suit, ['cluster']), bombTrouble(suit, ['he']) !== undefined]).toEqual([undefined, true]);
  const state = sky([far], { marks: bombs('cluster', 'cluster') }, [], { type: 'BA', move: '8"v' });
  expect(book.ask('move', { state, unit: state.units[0]!, mode: 'ground' }).total).toBe(8);
});
rule('AS-sua-bomb', 'as many bombs as its number, and each slows a VTOL', () => {
  const setup = (load: readonly Bomb[]) => ({
    table: { scene: 'plains', seed: 1 },
    forces: [[{ card: sketch({ type: 'CV', move: '12"v', specials: 'BOMB3' }), bombs: load }], [{ card: 'Bulwark' }]],
    zone: 6,
    limit: 9,
  });
  expect([ruleset.readSetup(setup(['he', 'he', 'inferno'])).ok, ruleset.readSetup(setup(['he', 'he', 'he', 'he'])).ok]).toEqual([
    true,
    false,
  ]);
  const read = ruleset.readSetup(setup(['he', 'inferno']));
  expect(read.ok && ruleset.setup(read.value).units[0]!.marks.map(({ kind, value }) => [kind, value])).toEqual([
    ['bomb-he', 1],
    ['bomb-inferno', 1],
  ]);
});
rule('ASC-vtol-bombing-declare', 'the point lies on the way, and whoever stands there at the end is struck', () => {
  const load = { marks: bombs('he') };
  expect([refusals(sky([far], load), bombing()), refusals(sky([far], load), bombing({ leg: 2 })), refusals(sky([far]), bombing())]).toEqual(
    [[], ['ASC-vtol-bombing-declare'], ['ASC-vtol-bombing-declare']],
  );
  const game = over(sky([at({}, 0, 20, 33), at({}, 1, 21, 31), far], load), bombing());
  game.does(0, { type: 'run', unit: 0 }, 3, 3);
  expect(game.state.units.slice(1, 3).map(({ armor }) => armor)).toEqual([7, 7]);
});
rule('ASC-vtol-bombing-type', 'diving only, at one point', () => {
  const load = { marks: bombs('he') };
  expect(refusals(sky([far], load), bombing({ kind: 'altitude' }))).toContain('ASC-vtol-other-attacks');
  const game = over(sky([at({}, 1, 20, 32), at({}, 1, 20, 28), far], { marks: bombs('he', 'he', 'he') }), bombing({ count: 3 }));
  game.does(0, { type: 'run', unit: 0 }, 3, 3);
  expect([...game.state.units.slice(1, 3).map(({ armor }) => armor), game.state.units[0]!.marks]).toEqual([3, 9, []]);
});
rule('ASC-vtol-bombing-attack', 'a miss goes a die of double inches astray, and nothing else is attacked', () => {
  const game = over(sky([at({}, 1, 20, 32), at({}, 1, 20, 24), far], { marks: bombs('he') }), bombing());
  expect(game.refuses(0, { type: 'attack', unit: 0, target: 1, how: 'standard' }).map(one => one.rule)).toContain(
    'ASC-vtol-strafing-attack',
  );
  // Eight inches to the north.
  game.does(0, { type: 'run', unit: 0 }, 3, 2, 1, 4);
  expect(game.state.units.slice(1, 3).map(({ armor }) => armor)).toEqual([9, 7]);
});
rule('AS-bomb-attack', 'two more than Skill whatever stands there, and two for each hit on the fire control', () => {
  const total = (more: Partial<Unit>, target: Partial<Unit> = {}) => {
    const state = sky([at({ move: '12"j' }, 1, 20, 32, target)], more);
    return book.ask('bombing', { state, unit: state.units[0]!, kind: 'bomb' }).total;
  };
  expect([total({}), total({}, { shutdown: true }), total({ fireHits: 1 })]).toEqual([6, 6, 8]);
  const shots = (...dice: readonly number[]) => {
    const game = over(sky([at({}, 1, 20, 32), far], { marks: bombs('he') }), bombing());
    game.does(0, { type: 'run', unit: 0 }, ...dice);
    return game.state.units[1]!.armor;
  };
  expect([shots(3, 3), shots(3, 2, 1, 6)]).toEqual([7, 9]);
});
rule('AS-bomb-types', 'two points in two inches, one in a wide circle, or fire', () => {
  const victims = [at({}, 1, 20, 32), at({}, 1, 20, 29), at({ type: 'CI', move: '2"f', armor: 5 }, 1, 21, 33), far];
  const falls = (bomb: Bomb, count = 1) => {
    const game = over(sky(victims, { marks: bombs(...Array<Bomb>(count).fill(bomb)) }), bombing({ bomb, count }));
    game.does(0, { type: 'run', unit: 0 }, 3, 3);
    return game.state.units.slice(1, 4).map(({ armor, heatFrom }) => [armor, heatFrom]);
  };
  expect(falls('he')).toEqual([
    [7, 0],
    [9, 0],
    [3, 0],
  ]);
  expect(falls('cluster')).toEqual([
    [8, 0],
    [8, 0],
    [4, 0],
  ]);
  expect(falls('inferno', 2)).toEqual([
    [9, 2],
    [9, 0],
    [1, 0],
  ]);
});
rule('ASC-vtol-bombing-munitions', 'a VTOL drops what fighters drop', () => {
  const drop = (bomb: Bomb) => {
    const game = over(sky([at({}, 1, 20, 32), far], { marks: bombs(bomb) }), bombing({ bomb }));
    game.does(0, { type: 'run', unit: 0 }, 3, 3);
    return [game.state.units[1]!.armor, game.state.units[1]!.heatFrom];
  };
  expect([drop('he'), drop('cluster'), drop('inferno'), drop('arrow')]).toEqual([
    [7, 0],
    [8, 0],
    [9, 2],
    [6, 0],
  ]);
});
rule('ASC-vtol-other-attacks', 'a VTOL neither strikes nor bombs from high above', () => {
  expect([refusals(sky([far]), run({ kind: 'strike' })), refusals(sky([far]), run({ kind: 'altitude' }))]).toEqual([
    ['ASC-vtol-other-attacks'],
    ['ASC-vtol-other-attacks'],
  ]);
});
const answering = (x: number, y: number) => {
  const game = over(sky([at({}, 1, x, y), far]), run({ height: 8 }, { path: [to(20, 30)] }), 1);
  return book.ask('toHit', aimOf(game.state, { type: 'attack', unit: 1, target: 0, how: 'standard' })!);
};
rule('ASC-vtol-return-fire-inside', 'from the strip it is Medium range at eight inches, and a flat 2 in place of its movement', () => {
  const { total, terms } = answering(20, 36);
  // Skill 4, Medium 2, the run 2; its 24 inches and being in the air are set aside.
  expect(total).toBe(8);
  expect(
    terms
      .filter(({ waivedBy }) => waivedBy === 'ASC-vtol-return-fire-inside')
      .map(({ rule: id }) => id)
      .sort(),
  ).toEqual(['AS-tmm-13c', 'AS-to-hit-air-vtol']);
});
rule('ASC-vtol-return-fire-outside', 'anybody else shoots at where it ended, with its movement', () => {
  // Four inches from where it ended: Short, Skill 4, its 24 inches 4, the air 1.
  expect(answering(24, 30).total).toBe(9);
});
rule('ASC-vtol-armor-threshold', 'a hit beyond a threshold is no critical hit for a VTOL', () => {
  const game = over(sky([at({ damage: '5/5/5' }, 1, 20, 36), far], {}, [], { armor: 9 }), run({ height: 6 }, { path: [to(20, 30)] }), 1);
  const state = {
    ...game.state,
    units: game.state.units.map(unit => (unit.id === 0 ? { ...unit, card: { ...unit.card, threshold: 3 } } : unit)),
  };
  const fire = scene(ruleset, state, rules);
  // The attack and the motive roll of a vehicle: no third roll.
  fire.does(1, { type: 'attack', unit: 1, target: 0, how: 'standard' }, 5, 6, 3, 3);
  expect(fire.state.units[0]!.armor).toBe(4);
  expect(fire.events.some(event => event.type === 'rolled' && event.rule === 'AS-tbl-critical-vehicle')).toBe(false);
  fire.does(1, done, 6, 6, 5, 5);
});
