import { Rulebook, type RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { bombMarks, bombTrouble, loadsOf } from '../../artillery/bomb-load.ts';
import { aimOf } from '../../attack/aim.ts';
import { done, readSetup, ruleset, standard } from '../../scene.fixture.ts';
import { type Placed, patch, type Sketch, setPiece, sketch } from '../../set-piece.ts';
import type { Bomb, Command, MoveCommand, RunOrder, State, Unit } from '../../shape.ts';

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

const crowd = [at({}, 1, 20, 36), at({}, 0, 21.5, 32), at({}, 1, 22, 34), at({}, 1, 20, 29), far];
const strafed = (others: readonly Placed[] = crowd, dice: readonly number[] = [1, 1, 1, 1], command = run()) => {
  const game = over(sky(others), command);
  game.does(0, { type: 'run', unit: 0 }, ...dice);
  return game.events.flatMap(event => (event.type === 'attacked' ? [event.target] : []));
};
rule('ASC-vtol-strafing-declare#1', 'strafing is declared with the move, and not without the rule', () => {
  expect([refusals(sky(crowd), run()), refusals(sky(crowd), run(), Rulebook.compile(ruleset, standard))]).toEqual([[], ['AS-vtol']]);
  const { run: _none, ...plain } = run();
  const game = over(sky(crowd), plain);
  expect(game.refuses(0, { type: 'run', unit: 0 })).not.toEqual([]);
});
rule('ASC-vtol-strafing-declare#2', 'the strip is ten inches long and two wide', () => {
  expect([refusals(sky(crowd), run({}, { path: [to(20, 30)] })), refusals(sky(crowd), run({}, { path: [to(20, 30.1)] }))]).toEqual([
    [],
    ['ASC-vtol-strafing-declare'],
  ]);
  // The edges of bases: an inch from the line, and ten inches from where it began.
  expect(strafed([at({}, 1, 21.6, 36), at({}, 1, 21.7, 34), at({}, 1, 20, 29.4), at({}, 1, 20, 28), far])).toEqual([1, 3]);
});
rule('ASC-vtol-strafing-declare#3', 'friend and foe who stand in it at the end are attacked', () =>
  expect(strafed([at({}, 1, 20, 36), at({}, 0, 21.5, 32), at({}, 1, 22, 34), far])).toEqual([1, 2]),
);
rule('ASC-vtol-strafing-declare#4', 'it flies straight over it: a bend ends the strip', () => {
  const bent = (leg: number) => refusals(sky(crowd), run({ leg }, { path: [to(20, 34), to(26, 34), to(26, 24)] }));
  expect([bent(0), bent(1), bent(2)]).toEqual([['ASC-vtol-strafing-declare'], ['ASC-vtol-strafing-declare'], []]);
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
rule('ASC-vtol-strafing-height#1', 'the height is reached before the run and left after it, and both are paid for', () => {
  const climb = (height: number) => refusals(sky([far]), run({ height }, { path: [to(20, 30)] }));
  // Ten inches of flight, seven up and seven down again.
  expect([climb(9), climb(10), climb(0)]).toEqual([[], ['AS-move-spend'], ['ASC-vtol-strafing-height']]);
});
rule('ASC-vtol-strafing-height#2', 'it is noted, and serves as the range', () => {
  const game = over(sky([at({}, 1, 20, 36), far]), run({ height: 7 }, { path: [to(20, 30)] }));
  expect([game.state.units[0]!.z, game.state.units[0]!.moved?.run?.height]).toEqual([2 * 254, 7 * 254]);
  game.does(0, { type: 'run', unit: 0 }, 1, 1);
  const made = game.events.find(event => event.type === 'attacked');
  expect(made?.type === 'attacked' && made.toHit.terms.find(one => one.rule === 'AS-to-hit-range')?.value).toBe(2);
});
const from = (height: number, pieces: Parameters<typeof setPiece>[2] = [], card: Sketch = {}) => {
  const game = over(sky([at(card, 1, 20, 36), far], {}, pieces), run({ height }, { path: [to(20, 30)] }));
  game.does(0, { type: 'run', unit: 0 }, 6, 5);
  const made = game.events.find(({ type }) => type === 'attacked') as { readonly toHit: { readonly total: number } };
  return [made.toHit.total, 9 - game.state.units[1]!.armor];
};
rule('ASC-vtol-strafing-attack#1', 'the run is all that it attacks with', () => {
  const game = over(sky([at({}, 1, 20, 36), far]), run({}, { path: [to(20, 30)] }));
  expect(game.refuses(0, { type: 'attack', unit: 0, target: 1, how: 'standard' }).map(one => one.rule)).toContain(
    'ASC-vtol-strafing-attack',
  );
});
rule('ASC-vtol-strafing-attack#2', 'the range is its height above the ground below: seven inches are Medium', () => {
  expect([from(6)[0], from(7)[0]]).toEqual([8, 10]);
});
rule('ASC-vtol-strafing-attack#3', 'each once, with the target’s movement and ground', () => {
  expect([from(6)[0], from(6, [patch('woods', 18, 34, 22, 38)])[0], from(6, [], { move: '12"' })[0]]).toEqual([8, 10, 10]);
  expect(strafed([at({}, 1, 20, 36), at({}, 1, 20, 33), far])).toEqual([1, 2]);
  const game = over(sky([at({}, 1, 20, 36), far]), run());
  game.does(0, { type: 'run', unit: 0 }, 1, 1);
  expect(game.refuses(0, { type: 'run', unit: 0 })).not.toEqual([]);
});
rule('ASC-vtol-strafing-attack#4', 'with the damage of that bracket', () => expect([from(6)[1], from(7)[1]]).toEqual([3, 2]));
const laden = (count: number) => {
  const state = sky([far], { marks: bombs(...Array<Bomb>(count).fill('he')) }, [], { move: '8"v' });
  return book.ask('move', { state, unit: state.units[0]!, mode: 'ground' }).total;
};
rule('ASC-vtol-bombing-speed#1', 'two inches less for each bomb', () => expect([laden(0), laden(1), laden(3)]).toEqual([8, 6, 2]));
rule('ASC-vtol-bombing-speed#2', 'with none left it does not lift off', () => {
  const { run: _none, ...go } = run({}, { path: [to(20, 39)] });
  const lifts = (count: number) =>
    refusals(sky([far], { marks: bombs(...Array<Bomb>(count).fill('he')), airborne: false, z: 0 }, [], { move: '8"v' }), {
      ...go,
      height: 1,
    }).includes('AS-move-declare');
  expect([lifts(3), lifts(4)]).toEqual([false, true]);
});
rule('AS-bomb-load', 'a bomb for each point, the first heavy missile counts two, battle armor carries clusters and stays fast', () => {
  const card = sketch({ type: 'CV', move: '12"v', specials: 'BOMB2' });
  expect([bombTrouble(card, ['he', 'he'], 2, book), bombTrouble(card, ['arrow'], 2, book)]).toEqual([undefined, undefined]);
  expect([bombTrouble(card, ['he', 'he', 'he'], 2, book), bombTrouble(card, ['arrow', 'he'], 2, book)].every(Boolean)).toBe(true);
  const suit = sketch({ type: 'BA', move: '8"v', specials: 'BOMB2' });
  expect([bombTrouble(suit, ['cluster'], 2, book), bombTrouble(suit, ['he'], 2, book) !== undefined]).toEqual([undefined, true]);
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
  expect([readSetup(setup(['he', 'he', 'inferno'])).ok, readSetup(setup(['he', 'he', 'he', 'he'])).ok]).toEqual([true, false]);
  const read = readSetup(setup(['he', 'inferno']));
  expect(read.ok && loadsOf(ruleset.setup(read.value).units[0]!)).toEqual([
    { bomb: 'he', value: 1 },
    { bomb: 'inferno', value: 1 },
  ]);
});
const load = { marks: bombs('he') };
rule('ASC-vtol-bombing-declare#1', 'bombing and its point are declared with the move, with a bomb aboard', () =>
  expect([
    refusals(sky([far], load), bombing()),
    refusals(sky([far]), bombing()),
    refusals(sky([far], load), bombing(), Rulebook.compile(ruleset, standard)),
  ]).toEqual([[], ['ASC-vtol-bombing-declare'], ['AS-vtol']]),
);
rule('ASC-vtol-bombing-declare#2', 'whoever stands there at the end is struck, friend and foe', () => {
  const game = over(sky([at({}, 0, 20, 33), at({}, 1, 21, 31), at({}, 1, 20, 28.5), far], load), bombing());
  game.does(0, { type: 'run', unit: 0 }, 3, 3);
  expect(game.state.units.slice(1, 4).map(({ armor }) => armor)).toEqual([7, 7, 9]);
});
rule('ASC-vtol-bombing-declare#3', 'it has passed over the point on its way', () =>
  expect([refusals(sky([far], load), bombing({ leg: 1 })), refusals(sky([far], load), bombing({ leg: 2 }))]).toEqual([
    [],
    ['ASC-vtol-bombing-declare'],
  ]),
);
rule('ASC-vtol-bombing-declare#4', 'its height then is noted', () =>
  expect(over(sky([far], load), bombing({ height: 5 })).state.units[0]!.moved?.run?.height).toBe(5 * 254),
);
rule('ASC-vtol-bombing-declare#5', 'turns and climbs come before or after', () => {
  // Twelve inches of flight out of 22, and from two inches up to seven and back: ten.
  expect([refusals(sky([far], load), bombing({ height: 7 })), refusals(sky([far], load), bombing({ height: 8 }))]).toEqual([
    [],
    ['AS-move-spend'],
  ]);
});
rule('ASC-vtol-bombing-type#1', 'diving only: two more than Skill', () => {
  expect(refusals(sky([far], load), bombing({ kind: 'altitude' }))).toContain('ASC-vtol-other-attacks');
  const state = sky([far], load);
  expect(book.ask('bombing', { state, unit: state.units[0]!, kind: 'bomb' }).total).toBe(6);
});
rule('ASC-vtol-bombing-type#2', 'at one point, however many bombs', () => {
  const game = over(sky([at({}, 1, 20, 32), at({}, 1, 20, 28), far], { marks: bombs('he', 'he', 'he') }), bombing({ count: 3 }));
  game.does(0, { type: 'run', unit: 0 }, 3, 3);
  expect([...game.state.units.slice(1, 3).map(({ armor }) => armor), game.state.units[0]!.marks]).toEqual([3, 9, []]);
});
rule('ASC-vtol-bombing-attack#1', 'nothing else is attacked in that turn', () => {
  const game = over(sky([at({}, 1, 20, 32), far], load), bombing());
  expect(game.refuses(0, { type: 'attack', unit: 0, target: 1, how: 'standard' }).map(one => one.rule)).toContain(
    'ASC-vtol-strafing-attack',
  );
});
rule('ASC-vtol-bombing-attack#2', 'a miss goes a die of double inches astray', () => {
  const astray = (die: number) => {
    const game = over(sky([at({}, 1, 20, 32), at({}, 1, 20, 24), at({}, 1, 20, 28), far], load), bombing());
    game.does(0, { type: 'run', unit: 0 }, 3, 2, 1, die);
    return game.state.units.slice(1, 4).map(({ armor }) => armor);
  };
  // North by eight inches, and by four.
  expect([astray(4), astray(2)]).toEqual([
    [9, 7, 9],
    [9, 9, 7],
  ]);
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
const falls = (bomb: Bomb, y: number) => {
  const game = over(sky([at({}, 1, 20, y), far], { marks: bombs(bomb) }), bombing({ bomb }));
  game.does(0, { type: 'run', unit: 0 }, 3, 3);
  return [9 - game.state.units[1]!.armor, game.state.units[1]!.heatFrom];
};
rule('ASC-vtol-bombing-munitions#1', 'its bombs cover as much as those of fighters: two inches, clusters six', () =>
  expect([falls('he', 30.4), falls('he', 30.3), falls('cluster', 28.4), falls('cluster', 28.3)].map(([points]) => points)).toEqual([
    2, 0, 1, 0,
  ]),
);
rule('ASC-vtol-bombing-munitions#2', 'it drops high explosive, clusters, infernos and what else fighters drop', () =>
  expect([falls('he', 32), falls('cluster', 32), falls('inferno', 32), falls('arrow', 32)]).toEqual([
    [2, 0],
    [1, 0],
    [0, 2],
    [3, 0],
  ]),
);
rule('ASC-vtol-other-attacks#1', 'a VTOL does not bomb from high above', () =>
  expect(refusals(sky([far]), run({ kind: 'altitude' }))).toEqual(['AS-vtol', 'ASC-vtol-other-attacks']),
);
rule('ASC-vtol-other-attacks#2', 'nor does it strike', () =>
  expect(refusals(sky([far]), run({ kind: 'strike' }))).toEqual(['AS-vtol', 'ASC-vtol-other-attacks']),
);
const answering = (x: number, y: number) => {
  const game = over(sky([at({}, 1, x, y), far]), run({ height: 8 }, { path: [to(20, 30)] }), 1);
  return book.ask('toHit', aimOf(game.state, { type: 'attack', unit: 1, target: 0, how: 'standard' })!);
};
const valued = (x: number, y: number, id: RuleId, height = 8): number | undefined => {
  const game = over(sky([at({}, 1, x, y), far]), run({ height }, { path: [to(20, 30)] }), 1);
  return book
    .ask('toHit', aimOf(game.state, { type: 'attack', unit: 1, target: 0, how: 'standard' })!)
    .terms.find(one => one.rule === id && !one.waivedBy)?.value;
};
rule('ASC-vtol-return-fire-inside#1', 'from inside the strip the range is the height of the run', () =>
  expect([valued(20, 36, 'AS-to-hit-range', 6), valued(20, 36, 'AS-to-hit-range', 7)]).toEqual([0, 2]),
);
rule('ASC-vtol-return-fire-inside#2', 'with a flat 2 in place of its movement', () =>
  expect([valued(20, 36, 'ASC-vtol-return-fire-inside'), valued(20, 36, 'AS-tmm-13c'), valued(20, 36, 'AS-to-hit-air-vtol')]).toEqual([
    2,
    undefined,
    undefined,
  ]),
);
rule('ASC-vtol-return-fire-inside#3', 'eight inches up: two for Medium range and the flat 2', () =>
  expect(answering(20, 36).total).toBe(4 + 2 + 2),
);
rule('ASC-vtol-return-fire-outside#1', 'anybody else shoots at where it ended, at its height there', () => {
  expect([valued(24, 30, 'AS-to-hit-range'), valued(20, 20, 'AS-to-hit-range')]).toEqual([0, 2]);
});
rule('ASC-vtol-return-fire-outside#2', 'with its movement', () => {
  // Four inches from where it ended: Short, Skill 4, its 24 inches 4, the air 1.
  expect([answering(24, 30).total, valued(24, 30, 'AS-tmm-13c'), valued(24, 30, 'ASC-vtol-return-fire-inside')]).toEqual([9, 4, undefined]);
});
rule('ASC-vtol-armor-threshold#1', 'a hit beyond a threshold is no critical hit for a VTOL', () => {
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
