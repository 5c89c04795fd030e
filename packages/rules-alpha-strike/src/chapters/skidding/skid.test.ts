import type { table as terrain } from '@sortie/board';
import type { RuleId } from '@sortie/kernel';
import { rule, scene, table } from '@sortie/testkit';
import { expect } from 'vitest';
import { alphaStrike } from '../../index.ts';
import { EDITIONS } from '../../ruleset.ts';
import { type Placed, patch, type Sketch, setPiece, sketch } from '../../set-piece.ts';
import type { MoveCommand, Unit } from '../../shape.ts';

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
rule('ASC-spa-melee-specialist', 'who strikes well also slides well into others', () =>
  expect(sum({ abilities: ['melee-specialist'] }, {}, 'ASC-spa-melee-specialist')).toEqual([...CHARGE, ['ASC-spa-melee-specialist', -1]]),
);
rule('ASC-spa-dodge', 'who dodges fists dodges those who slide', () =>
  expect(sum({}, { abilities: ['dodge'] }, 'ASC-spa-dodge')).toEqual([...CHARGE, ['ASC-spa-dodge', 2]]),
);
rule('ASC-quirk-easy-to-pilot', 'a machine that is easy to steer strikes more easily even then', () =>
  expect(sum({ quirks: ['easy-to-pilot'], skill: 5 }, {}, 'ASC-quirk-easy-to-pilot')).toContainEqual(['ASC-quirk-easy-to-pilot', -1]),
);
const needed = (game: { readonly events: readonly { readonly type: string }[] }, rule: string): number | undefined =>
  game.events.flatMap(event => {
    const roll = event as { readonly type: string; readonly rule?: string; readonly needs?: { readonly total: number } };
    return roll.type === 'rolled' && roll.rule === rule && roll.needs ? [roll.needs.total] : [];
  })[0];
const skids = (dice: readonly number[], card: Sketch, pieces: readonly terrain.Piece[] = [road], command = north): boolean =>
  run(dice, card, [], pieces, command).game.events.some(event => event.type === 'rolled' && event.rule === 'ASC-skid-control-roll');

rule('ASC-skid-trigger#1', '’Mechs, ProtoMechs and vehicles on tracks or wheels skid; nobody else does', () => {
  const cards: readonly Sketch[] = [{}, { type: 'IM' }, { type: 'PM' }, { type: 'CV', move: '8"t' }, { type: 'SV', move: '8"w' }];
  for (const card of cards) expect(skids([6, 6], card), JSON.stringify(card)).toBe(true);
  const others: readonly Sketch[] = [
    { type: 'CV', move: '8"h' },
    { type: 'CI', move: '8"w' },
    { type: 'CI', move: '8"f' },
    { type: 'CV', move: '8"g' },
  ];
  for (const card of others) expect(skids([], card), JSON.stringify(card)).toBe(false);
});
rule('AS-skid', 'a ’Mech loses its grip where infantry and hovercraft have nothing to lose', () =>
  expect([run([1, 1, 3]), run([], { type: 'CI' }), run([], { type: 'CV', move: '8"h' })].map(({ inches }) => inches)).toEqual([5, 6, 6]),
);
rule('ASC-skid-trigger#2', 'where it stands is paved or icy', () => {
  const kinds = (['pavement', 'road', 'bridge', 'ice'] as const).map(kind => skids([6, 6], {}, [patch(kind, 18, 10, 22, 47)]));
  expect(kinds).toEqual([true, true, true, true]);
  // The road begins an inch ahead of it.
  expect([skids([], {}, []), skids([], {}, [patch('road', 18, 10, 22, 41.5)])]).toEqual([false, false]);
});
rule('ASC-skid-trigger#3', 'and its first inch as well, whichever way it goes', () => {
  expect([skids([], {}, [patch('road', 18, 41.2, 22, 47)]), skids([6, 6], {}, [patch('road', 18, 40.8, 22, 47)])]).toEqual([false, true]);
  const bent = {
    ...north,
    path: [
      { x: 5080, y: 42 * 254 - 127 },
      { x: 5080 + 508, y: 42 * 254 - 127 },
    ],
  };
  const little = { ...north, path: [{ x: 5080, y: 42 * 254 - 200 }] };
  expect([skids([6, 6], {}, [road], bent), skids([], {}, [road], little)]).toEqual([true, false]);
});
rule('ASC-skid-trigger#4', 'and never in a jump', () =>
  expect([skids([], { move: '8"j' }, [road], { ...north, mode: 'jump' }), skids([6, 6], { move: '8"j' })]).toEqual([false, true]),
);
rule('ASC-skid-control-roll#1', 'Skill and the modifier of its Move, after the first inch', () => {
  const sum = (move: string) =>
    needed(run([6, 6], { move }, [], [road], { ...north, path: [{ x: 5080, y: 40 * 254 }] }).game, 'ASC-skid-control-roll');
  expect([sum('4"'), sum('8"'), sum('10"')]).toEqual([3, 4, 5]);
  // Sideways on its own road it would leave it: it skids from the first inch on, not from where it meant to go.
  expect(run([1, 1, 3], {}, [], [road]).inches).toBe(1 + 4);
});
rule('ASC-skid-control-roll#2', 'enough lets it finish its move', () => expect([run([2, 2]).inches, run([6, 6]).inches]).toEqual([6, 6]));
rule('ASC-skid-control-roll#3', 'else it slides two inches for each point that is missing', () =>
  expect([run([1, 2, 3]).inches, run([1, 1, 3]).inches]).toEqual([1 + 2, 1 + 4]),
);
rule('ASC-skid-control-roll#4', 'a check failed by 5 is a slide of ten inches', () => {
  const { inches } = run([1, 1, 3], { move: '15"' }, [], [road]);
  // 4 and 2 for the Move: 2 is 4 short.
  expect(inches).toBe(1 + 8);
  expect(run([1, 1, 3], { move: '21"' }, [], [road]).inches).toBe(1 + 12);
});
rule('ASC-skid-direction#1', '3 and 4 along the facing it had before it moved, others aside', () => {
  const at6 = (die: number, facing = { dx: 0, dy: -1 }) => {
    const game = scene(
      ruleset,
      setPiece([at({}, 0, 20, 42, { facing }), at({}, 1, 60, 4)], { phase: 'movement', active: 0 }, [patch('road', 2, 10, 40, 47)]),
      rules,
    );
    game.does(0, north, 1, 1, die);
    const { x, y } = game.state.units[0]!.at!;
    return [Math.round((x - 5080) / 25.4) / 10, Math.round((41 * 254 - y) / 25.4) / 10];
  };
  expect([at6(3), at6(4)]).toEqual([
    [0, 4],
    [0, 4],
  ]);
  expect([at6(1)[0]! < 0, at6(2)[0]! < 0, at6(5)[0]! > 0, at6(6)[0]! > 0]).toEqual([true, true, true, true]);
  // It faced east before it went north.
  expect(at6(3, { dx: 1, dy: 0 })).toEqual([4, 0]);
});
rule('ASC-skid-ends-move#1', 'wherever the slide ends the move ends', () => {
  const { game } = run([1, 1, 3]);
  expect([game.state.units[0]!.moved !== null, game.state.active]).toEqual([true, 1]);
  const stopped = run([1, 1, 3], { size: 3 }, [], [road, patch('building', 18, 36, 22, 38.4, { cf: 20, height: 1500 })], {
    ...north,
    path: [{ x: 5080, y: 40 * 254 }],
  });
  expect(stopped.game.state.active).toBe(1);
});
rule('ASC-skid-damage#1', 'a point for each full four inches', () =>
  // Sliding 2, 4, 6 and 8 inches.
  expect([run([1, 2, 3]).lost, run([1, 1, 3]).lost, run([1, 1, 3], { move: '9"' }).lost, run([1, 1, 3], { move: '15"' }).lost]).toEqual([
    0, 1, 1, 2,
  ]),
);
const short = { ...north, path: [{ x: 5080, y: 40 * 254 }] } as const;
/** A wall so many inches from where the slide begins. */
const wallAt = (inches: number) => patch('building', 18, 41 - inches - 4, 22, 41 - inches, { cf: 20, height: 1500 });
rule('ASC-skid-damage#2', 'by the inches it really slid', () => {
  // Eight inches to slide; a wall after three leaves nothing but the collision.
  expect([
    run([1, 1, 3], { move: '15"', size: 1 }, [], [road], short).lost,
    run([1, 1, 3], { move: '15"', size: 1 }, [], [road, wallAt(3.5)], short).lost,
  ]).toEqual([2, 1]);
});
rule('ASC-skid-damage#3', 'the collision comes first', () => {
  const { game } = run([1, 1, 3], { move: '15"', size: 3 }, [], [road, wallAt(6.5)], short);
  expect(game.events.flatMap(event => (event.type === 'damaged' ? [event.rule] : []))).toEqual([
    'ASC-skid-collision-self-damage',
    'ASC-skid-damage',
  ]);
});
rule('ASC-skid-damage#4', 'a long slide that a building stops after six inches does one point after the collision', () => {
  const { game, lost } = run([1, 1, 3], { move: '21"', size: 3 }, [], [road, wallAt(6.5)], short);
  expect(game.events.flatMap(event => (event.type === 'damaged' ? [event.armor] : []))).toEqual([3, 1]);
  expect(lost).toBe(4);
});
rule('ASC-skid-damage-timing#1', 'what it breaks is broken before the Combat Phase', () => {
  const { game } = run([1, 1, 3, 4, 4], { armor: 0, structure: 5 });
  expect([game.state.phase, game.state.units[0]!.weaponHits]).toEqual(['movement', 1]);
});
const obstacles = {
  building: wallAt(2.5),
  up: patch('hill', 18, 34, 22, 38.5, { height: 254 }),
  water: patch('water', 18, 34, 22, 38.5, { depth: 300 }),
  forbidden: patch('woods', 18, 34, 22, 38.5),
};
rule('ASC-skid-terrain-collision#1', 'a building, a step up or down, water or ground it may not enter stops it at once', () => {
  const stops = (pieces: readonly terrain.Piece[], card: Sketch = {}) => run([1, 1, 3, 3, 3], { size: 3, ...card }, [], pieces, short);
  const mech = (piece: terrain.Piece) => run([1, 1, 3], { size: 3 }, [], [road, piece], short).inches;
  expect([mech(obstacles.building), mech(obstacles.up), mech(obstacles.water)]).toEqual([3, 3, 3]);
  const high = run([1, 1, 3], { size: 3 }, [], [patch('road', 18, 38.5, 22, 47), patch('hill', 10, 38.5, 30, 48, { height: 254 })], short);
  expect(high.inches).toBe(3);
  // Wheels may not go into woods.
  expect(stops([patch('road', 18, 38.5, 22, 47), obstacles.forbidden], { type: 'CV', move: '8"w' }).inches).toBe(3);
});
rule('ASC-skid-terrain-collision#2', 'without a roll to hit, and with collision damage', () => {
  const { game, lost } = run([1, 1, 3], { size: 3 }, [], [road, obstacles.building], short);
  expect([lost, needed(game, 'ASC-skid-unit-collision')]).toEqual([3, undefined]);
});
const other = (card: Sketch, seat: 0 | 1 = 1) => [at(card, seat, 20, 38, { moved: { mode: 'stand', length: 0, from: null } })];
rule('ASC-skid-unit-collision#1', 'friend or foe: Skill, what a charge adds, and two more', () => {
  expect([sum({}, {}), needed(run([1, 1, 3, 6, 6], { size: 4 }, other({}, 0), [road], short).game, 'ASC-skid-unit-collision')]).toEqual([
    CHARGE,
    8,
  ]);
});
rule('ASC-skid-unit-collision#2', 'a miss slides past', () => {
  const { inches, lost, game } = run([1, 1, 3, 3, 4], { size: 4 }, other({}), [road], short);
  expect([inches, lost, 20 - game.state.units[2]!.armor]).toEqual([5, 1, 0]);
});
rule('ASC-skid-unit-collision#3', 'a hit is a collision, and the slide is over', () => {
  const { inches, lost, game } = run([1, 1, 3, 4, 4], { size: 4 }, other({}), [road], short);
  expect([inches, lost, 20 - game.state.units[2]!.armor]).toEqual([2, 4, 1]);
});
rule('ASC-skid-infantry-collision#1', 'infantry and battle armor are hit with four more instead of two', () =>
  expect(
    (['CI', 'BA'] as const).map(type =>
      needed(run([1, 1, 3, 1, 1], { size: 4 }, other({ type }), [road], short).game, 'ASC-skid-unit-collision'),
    ),
  ).toEqual([10, 11]),
);
rule('ASC-skid-collision-self-damage#1', 'terrain, a building or a machine costs its own Size', () => {
  const against = (size: number) => run([1, 1, 3], { size }, [], [road, obstacles.building], short).lost;
  expect([
    against(1),
    against(4),
    run([1, 1, 3], { size: 2 }, [], [road, obstacles.water], short).lost,
    run([1, 1, 3, 4, 4], { size: 2 }, other({}), [road], short).lost,
  ]).toEqual([1, 4, 2, 2]);
});
rule('ASC-skid-collision-self-damage#2', 'and a vehicle rolls for its motive systems', () => {
  const { game } = run([1, 1, 3, 6, 6], { type: 'CV', move: '8"t', size: 2 }, [], [road, obstacles.building], short);
  expect(game.events.some(event => event.type === 'rolled' && event.rule === 'AS-motive')).toBe(true);
});
const cf = (size: number, inches: number, move = '15"') =>
  20 -
  run([1, 1, 3], { size, move }, [], [road, wallAt(inches + 0.5)], short).game.state.table.pieces.find(({ kind }) => kind === 'building')!
    .cf!;
rule('ASC-skid-collision-target-damage#1', 'it does inches times Size divided by eight, to a building or a machine', () => {
  expect([cf(2, 3), cf(4, 4), cf(4, 2), cf(1, 3)]).toEqual([1, 2, 1, 0]);
  expect(20 - run([1, 1, 3, 4, 4], { size: 4 }, other({}), [road], short).game.state.units[2]!.armor).toBe(1);
});
rule('ASC-skid-collision-target-damage#2', 'Size 3 and six inches do a building two points', () => expect(cf(3, 6)).toBe(2));
rule('ASC-skid-collision-target-damage#3', 'where the formula and the table differ the table counts: Size 3 and seven inches do two', () =>
  expect(cf(3, 7, '21"')).toBe(2),
);
const crowd = (type: 'CI' | 'BA', ...dice: readonly number[]) => run([1, 1, 3, ...dice], { size: 4 }, other({ type }), [road], short);
rule('ASC-skid-infantry-damage#1', 'infantry suffers the Size, however long the slide was', () =>
  expect(20 - crowd('CI', 6, 6).game.state.units[2]!.armor).toBe(4),
);
rule('ASC-skid-infantry-damage#2', 'and does not stop it', () => expect(crowd('CI', 6, 6).inches).toBe(5));
rule('ASC-skid-infantry-damage#3', 'nor hurt it', () => expect(crowd('CI', 6, 6).lost).toBe(1));
rule('ASC-tbl-additional-charge-modifiers#1', 'a building, a step, water and forbidden ground are hit for certain', () => {
  for (const piece of [obstacles.building, obstacles.up, obstacles.water])
    expect(run([1, 1, 3], { size: 2 }, [], [road, piece], short).lost).toBe(2);
});
rule('ASC-tbl-additional-charge-modifiers#2', 'a machine with two more', () =>
  expect(needed(run([1, 1, 3, 6, 6], { size: 4 }, other({}), [road], short).game, 'ASC-skid-unit-collision')).toBe(4 + 2 + 2),
);
rule('ASC-tbl-additional-charge-modifiers#3', 'infantry with four more', () =>
  expect(needed(crowd('CI', 1, 1).game, 'ASC-skid-unit-collision')).toBe(4 + 2 + 4),
);
rule('ASC-tbl-additional-charge-modifiers#4', 'on top of what a charge adds', () => expect(sum({}, {})).toEqual(CHARGE));
rule('ASC-tbl-additional-charge-modifiers#5', 'infantry that is struck does not stop it', () => expect(crowd('BA', 6, 6).inches).toBe(5));
table('ASC-tbl-skid-modifiers#1', 'each row adds what it says, at both of its ends', row => {
  const least = Math.max(1, row.number('move_min_in'));
  const ends = [least, row.at('move_max_in') === '' ? least + 9 : row.number('move_max_in')];
  for (const inches of ends)
    expect(
      needed(run([6, 6], { move: `${inches}"` }, [], [road], { ...north, path: [{ x: 5080, y: 41 * 254 }] }).game, 'ASC-skid-control-roll'),
      `${inches}`,
    ).toBe(4 + row.number('modifier'));
});
const skidSum = (move: string, command: MoveCommand = { ...north, path: [{ x: 5080, y: 41 * 254 }] }, more: readonly RuleId[] = []) => {
  const game = scene(ruleset, setPiece([at({ move }, 0, 20, 42), at({}, 1, 60, 4)], { phase: 'movement', active: 0 }, [road]), [
    ...rules,
    ...more,
  ]);
  game.does(0, command, 6, 6);
  return needed(game, 'ASC-skid-control-roll')! - 4;
};
rule('ASC-tbl-skid-modifiers#2', 'up to 34 inches it is four, from 35 on five', () =>
  expect([skidSum('22"'), skidSum('34"'), skidSum('35"')]).toEqual([4, 4, 5]),
);
rule('ASC-tbl-skid-modifiers#3', 'two more in a sprint', () =>
  expect([skidSum('8"', { ...north, mode: 'sprint' }, ['AS-sprint']), skidSum('8"', north, ['AS-sprint'])]).toEqual([2, 0]),
);
const charge = (size: number, inches: number): number => {
  const state = setPiece([
    at({ size }, 0, 20, 40, { moved: { mode: 'ground', length: Math.max(254, Math.round(inches * 254)), from: null } }),
    at({ move: '4"', armor: 20 }, 1, 20, 40 - 318 / 254),
  ]);
  const game = scene(ruleset, state, rules);
  game.does(0, { type: 'attack', unit: 0, target: 1, how: 'charge' }, 5, 5);
  return 20 - game.state.units[1]!.armor;
};
table('ASC-tbl-collision-charging#1', 'each band does what it says, at both of its ends', row => {
  const size = Number.parseInt(row.at('size'), 10);
  const least = Math.max(1, row.number('inches_min'));
  const most = row.at('inches_max') === '' ? least + 9 : row.number('inches_max');
  if (most < 1) {
    // Less than an inch is no charge at all.
    const state = setPiece([
      at({ size }, 0, 20, 40, { moved: { mode: 'ground', length: 250, from: null } }),
      at({}, 1, 20, 40 - 318 / 254),
    ]);
    const against = scene(ruleset, state, rules).refuses(0, { type: 'attack', unit: 0, target: 1, how: 'charge' });
    expect(against.map(one => one.rule)).toEqual(['AS-phys-charge-move']);
    return;
  }
  for (const inches of [least, most]) expect(charge(size, inches), `${inches}`).toBe(row.number('damage'));
});
rule('ASC-tbl-collision-charging#2', 'it serves slides and charges alike', () =>
  expect(
    [
      [3, 6],
      [4, 4],
      [2, 3],
    ].map(([size, inches]) => [cf(size!, inches!), charge(size!, inches!)]),
  ).toEqual([
    [2, 2],
    [2, 2],
    [1, 1],
  ]),
);
rule('ASC-tbl-collision-charging#3', 'of Size 1, 36 inches do four points and 37 five', () =>
  expect([charge(1, 36), charge(1, 37)]).toEqual([4, 5]),
);
