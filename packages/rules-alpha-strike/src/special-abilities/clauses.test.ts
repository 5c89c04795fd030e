import type { RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { bombMarks } from '../artillery/bomb-load.ts';
import { damageOf } from '../card/card.ts';
import { after, alone, CE, cost, FIRST, go, NEVER } from '../movement/move.fixture.ts';
import { EDITIONS } from '../ruleset.ts';
import {
  able,
  at,
  ce,
  dealt,
  hit,
  lost,
  pair,
  pass,
  plus,
  point,
  readSetup,
  refused,
  ruleset,
  slow,
  standard,
  term,
} from '../scene.fixture.ts';
import { type Placed, patch, type Sketch, setPiece, sketch } from '../set-piece.ts';
import type { AttackCommand, Bomb, DeedCommand, State, Unit } from '../shape.ts';

// What single abilities do, clause by clause.

rule('AS-dice-natural-12#1', 'a natural 12 that hits makes one critical roll through all armor', () => {
  const game = scene(ruleset, setPiece(slow(3)));
  game.does(0, hit(), 6, 6, 3, 3);
  expect([lost(game), game.state.units[1]!.waiting.map(({ kind }) => kind)]).toEqual([3, ['weapon']]);
  const eleven = scene(ruleset, setPiece(slow(3)));
  eleven.does(0, hit(), 6, 5);
  expect(eleven.state.units[1]!.waiting).toEqual([]);
});
rule('AS-dice-natural-12#2', 'one that misses makes none', () => {
  // Whoever needs 13 may not fire; but a strip is raked whoever stands in it.
  const state = setPiece([bomber(), below(20, 20, { move: '36"' })], { phase: 'movement' });
  const game = scene(ruleset, state);
  game.does(0, { type: 'overfly', unit: 0, ...line, run: { kind: 'strafe', at: point(20, 22) } });
  game.does(0, { type: 'run', unit: 0 }, 6, 6);
  const attacked = game.events.find(event => event.type === 'attacked');
  expect(attacked?.type === 'attacked' && [attacked.toHit.total, attacked.hit]).toEqual([13, false]);
  expect([lost(game), game.state.units[1]!.waiting]).toEqual([0, []]);
});

const shot = (card: Sketch, more: Partial<AttackCommand>, target: Sketch = {}, rules: readonly RuleId[] = standard, apart = 3) =>
  dealt(card, target, more, {}, [], rules, apart);
rule('AS-sua-ac#1', 'its autocannons alone, by their own values, instead of everything', () => {
  const cannon: Sketch = { specials: 'AC2/1/-' };
  expect([shot(cannon, { how: 'AC' }), shot(cannon, { how: 'AC' }, {}, standard, 12), shot(cannon, {})]).toEqual([2, 1, 3]);
  const game = scene(ruleset, setPiece(slow(3, cannon)));
  game.does(0, hit({ how: 'AC' }), 1, 1);
  expect(refused(game.state, hit())).toContain('AS-attack-count');
  expect(refused(setPiece(slow(3)), hit({ how: 'AC' })).length).toBeGreaterThan(0);
});
rule('AS-sua-ac#2', 'with it a unit fires the shells for autocannons', () => {
  const by = scene(ruleset, setPiece(slow(3)), plus('AS-munition-list')).book;
  const fires = (specials: string) => refused(setPiece(slow(3, { specials })), hit({ how: 'AC', munition: 'armor-piercing' }), by);
  expect([fires('AC2/1/-'), fires('SRM2/1').length > 0]).toEqual([[], true]);
});
const lake = [patch('water', 10, 20, 30, 28, { depth: 6 * 254 })];
const swims = (specials: string, y: number, rules: readonly RuleId[] = standard) =>
  cost(alone({ type: 'CV', move: '8"t', specials }, lake), go(20, y), rules);
rule('AS-sua-amp#1', 'it goes onto the water and over it, and comes out again', () => {
  expect([swims('AMP', 24) < NEVER, swims('', 24)]).toEqual([true, NEVER]);
  const game = after(alone({ type: 'CV', move: '40"t', specials: 'AMP' }, lake), go(20, 24));
  expect(game.state.units[0]!.z).toBe(0);
  expect(swims('AMP', 18) < NEVER).toBe(true);
});
rule('AS-sua-amp#2', 'an inch of it costs four, in the Commander’s Edition two', () => {
  // Two inches of land and four of water.
  expect([swims('AMP', 24), swims('AMP', 24, FIRST), swims('AMP', 24, CE)]).toEqual([18, 18, 10]);
});

const force = (card: Sketch, bombs: readonly Bomb[]) =>
  readSetup({ table: { scene: 'plains', seed: 1 }, forces: [[{ card: sketch(card), bombs }], [{ card: 'Bulwark' }]], zone: 6, limit: 9 })
    .ok;
const copter: Sketch = { type: 'CV', move: '12"v', specials: 'BOMB2' };
const heavy = (card: Sketch, ...bombs: readonly Bomb[]) => {
  const state = setPiece([{ card: sketch(card), seat: 0, x: 20, y: 40, more: { marks: bombMarks(bombs) } }]);
  return scene(ruleset, state).book.ask('move', { state, unit: state.units[0]!, mode: 'ground' }).total;
};
const winged = (move: string, ...bombs: readonly Bomb[]) => {
  const state = setPiece([
    { card: sketch({ type: 'AF', move, specials: 'BOMB4' }), seat: 0, x: 0, y: 0, more: { marks: bombMarks(bombs) } },
  ]);
  return scene(ruleset, state).book.ask('thrust', { unit: state.units[0]! }).total;
};
for (const id of ['AS-bomb-load#1', 'AS-sua-bomb#1'] as const)
  rule(id, 'a bomb for each point of BOMB, and not one more', () =>
    expect([force(copter, ['he', 'he']), force(copter, ['he', 'he', 'he'])]).toEqual([true, false]),
  );
for (const id of ['AS-bomb-load#2', 'AS-sua-bomb#1'] as const)
  rule(id, 'each costs a point of Thrust, or two inches of a VTOL', () =>
    expect([
      winged('7a'),
      winged('7a', 'he'),
      winged('7a', 'he', 'cluster'),
      heavy(copter),
      heavy(copter, 'he'),
      heavy(copter, 'he', 'he'),
    ]).toEqual([7, 6, 5, 12, 10, 8]),
  );
for (const id of ['AS-bomb-load#3', 'AS-sua-bomb#2'] as const)
  rule(id, 'the first Arrow IV takes two places, the second one', () =>
    expect([
      force(copter, ['arrow']),
      force(copter, ['arrow', 'he']),
      force({ ...copter, specials: 'BOMB3' }, ['arrow', 'arrow']),
      force({ ...copter, specials: 'BOMB1' }, ['arrow']),
    ]).toEqual([true, false, true, false]),
  );
for (const id of ['AS-bomb-load#4', 'AS-sua-bomb#3'] as const)
  rule(id, 'battle armor carries clusters alone, and is no slower for them', () => {
    const suit: Sketch = { type: 'BA', move: '8"v', specials: 'BOMB2' };
    expect([force(suit, ['cluster', 'cluster']), force(suit, ['he']), force(suit, ['inferno'])]).toEqual([true, false, false]);
    expect(heavy(suit, 'cluster', 'cluster')).toBe(8);
  });

const line = { from: point(20, 48), to: point(20, 0) };
const bomber = (...bombs: readonly Bomb[]): Placed => ({
  card: sketch({ type: 'AF', size: 2, move: '7a', armor: 6, specials: 'BOMB6' }),
  seat: 0,
  x: 0,
  y: 0,
  more: { fate: 'aloft', at: null, airborne: true, moved: null, flight: { ring: 0 }, marks: bombMarks(bombs) },
});
const bombed = (run: object, bombs: readonly Bomb[], others: readonly Placed[], ...dice: readonly number[]) => {
  const game = scene(ruleset, setPiece([bomber(...bombs), ...others], { phase: 'movement' }));
  game.does(0, { type: 'overfly', unit: 0, ...line, run } as never);
  game.does(0, { type: 'run', unit: 0 }, ...dice);
  const rolled = game.events.findLast(event => event.type === 'rolled' && event.rule === 'AS-bomb-attack');
  return {
    lost: game.state.units.slice(1).map(unit => 20 - unit.armor),
    heat: game.state.units.slice(1).map(unit => unit.heatFrom),
    needs: rolled?.type === 'rolled' ? rolled.needs!.total : 0,
  };
};
const below = (x: number, y: number, card: Sketch = {}, more: Partial<Unit> = {}) => at({ move: '4"', ...card }, 1, x, y, more);
const dive = (bomb: Bomb, count = 1) => ({ kind: 'bomb', at: point(20, 20), bomb, count });
rule('AS-bomb-types#1', 'high explosive: two points in two inches', () =>
  // An inch, and the 0.63 of a base.
  expect(bombed(dive('he'), ['he'], [below(20, 20), below(21.6, 20), below(21.7, 21.5)], 3, 3).lost).toEqual([2, 2, 0]),
);
rule('AS-bomb-types#2', 'clusters: a point, in six inches', () =>
  expect(bombed(dive('cluster'), ['cluster'], [below(20, 20), below(23.6, 20), below(16.3, 20)], 3, 3).lost).toEqual([1, 1, 0]),
);
rule('AS-bomb-types#3', 'infernos: two heat however many there are, damage to those who track none', () => {
  const fire = (count: number) =>
    bombed(dive('inferno', count), Array<Bomb>(count).fill('inferno'), [below(20, 20), below(20, 21.2, { type: 'BA', move: '4"f' })], 3, 3);
  expect([fire(1).heat[0], fire(2).heat[0], fire(1).lost, fire(2).lost]).toEqual([2, 2, [0, 2], [0, 4]]);
  const hot = bombed(dive('inferno'), ['inferno'], [below(20, 20, {}, { heatFrom: 2 })], 3, 3);
  expect(hot.heat).toEqual([2]);
});
rule('AS-bomb-attack#1', 'in a dive any number on one point, at 2 more than Skill', () => {
  const two = bombed(dive('he', 3), ['he', 'he', 'he'], [below(20, 20)], 3, 3);
  expect([two.needs, two.lost]).toEqual([6, [6]]);
  expect(bombed(dive('he', 3), ['he', 'he', 'he'], [below(20, 20)], 3, 2, 1, 6).lost).toEqual([0]);
});
const altitude = (...ys: readonly number[]) => ({ kind: 'altitude', points: ys.map(y => point(20, y)), bomb: 'he' });
rule('AS-bomb-attack#2', 'from high above one on each of several points, at 3 more', () => {
  const each = bombed(altitude(30, 20), ['he', 'he'], [below(20, 30), below(20, 20)], 4, 3, 4, 3);
  expect([each.needs, each.lost]).toEqual([7, [2, 2]]);
  const state = setPiece([bomber('he'), below(20, 30)], { phase: 'movement' });
  expect(refused(state, { type: 'overfly', unit: 0, ...line, run: altitude(30, 20) } as never)).toContain('AS-a2g-altitude');
});
rule('AS-bomb-attack#3', 'how those at the point move, or that they cannot, does not matter', () => {
  const needs = (card: Sketch, more: Partial<Unit> = {}) => bombed(dive('he'), ['he'], [below(20, 20, card, more)], 6, 6).needs;
  expect([
    needs({}),
    needs({ move: '36"' }),
    needs({}, { shutdown: true }),
    needs({ move: '12"j' }, { moved: { mode: 'jump', length: 9, from: null } }),
  ]).toEqual([6, 6, 6, 6]);
});
rule('AS-bomb-attack#4', 'a miss in a dive goes a die of double inches astray', () =>
  // To the north, three: six inches.
  expect(bombed(dive('he'), ['he'], [below(20, 20), below(20, 14)], 3, 2, 1, 3).lost).toEqual([0, 2]),
);
rule('AS-bomb-attack#5', 'from high above two dice of them', () =>
  expect(bombed(altitude(30), ['he'], [below(20, 30), below(20, 20)], 3, 3, 1, 3, 2).lost).toEqual([0, 2]),
);
rule('AS-bomb-attack#6', 'at Short range, so that nothing is added for it', () => {
  const state = setPiece([bomber('he'), below(20, 20)]);
  expect(
    scene(ruleset, state)
      .book.ask('bombing', { state, unit: state.units[0]!, kind: 'bomb' })
      .terms.map(({ rule: id }) => id),
  ).not.toContain('AS-to-hit-range');
  expect(bombed(dive('he'), ['he'], [below(20, 20)], 3, 3).needs).toBe(6);
});

rule('AS-sua-bra#3', 'in the Commander’s Edition the whole standard attack is halved', () => {
  const cannon: Sketch = { damage: '5/5/5', specials: 'AC2/2/-' };
  expect([
    shot(cannon, {}, { specials: 'BRA' }),
    shot(cannon, {}, { specials: 'BRA' }, ce),
    shot({ damage: '5/5/5' }, {}, { specials: 'BRA' }, ce),
  ]).toEqual([4, 3, 5]);
});
const boom: DeedCommand = { type: 'deed', unit: 0, deed: 'blowUp' };
const blows = (card: Sketch, more: Partial<Unit> = {}, x = 20) => {
  const game = scene(
    ruleset,
    setPiece([
      able('BT', 0, 20, 40, more, { specials: 'BT', ...card }),
      able('', 1, x, 38.6, more.airborne ? { airborne: true, z: more.z ?? 0 } : {}, { armor: 20, move: '4"' }),
      able('', 1, 60, 4),
    ]),
  );
  game.does(0, boom);
  return [lost(game), game.state.units[0]!.fate === 'fighting' ? 1 : 0];
};
rule('AS-sua-bt#1', 'Size times half its Move in two inches around it, and it is gone; instead of an attack', () => {
  expect([blows({ size: 2, move: '8"' }), blows({ size: 3, move: '6"' }), blows({ size: 2, move: '8"' }, {}, 22)]).toEqual([
    [8, 0],
    [9, 0],
    [0, 0],
  ]);
  expect(refused(setPiece([able('BT', 0, 20, 40, { did: ['standard'] }), able('', 1, 60, 4)]), boom)).toContain('AS-attack-count');
  expect(refused(setPiece([able('', 0, 20, 40), able('', 1, 60, 4)]), boom).length).toBeGreaterThan(0);
});
rule('AS-sua-bt#2', 'in the air it does its Size alone', () => {
  const flier = able('BT', 0, 20, 40, { airborne: true, z: 254 }, { type: 'CV', move: '8"v', size: 2, specials: 'BT' });
  const game = scene(ruleset, setPiece([flier, able('', 1, 20, 38.6, {}, { armor: 20, move: '4"' }), able('', 1, 60, 4)]));
  game.does(0, boom);
  expect(lost(game)).toBe(2);
});
const suit: Sketch = { type: 'BA', move: '6"f', damage: '1/-/-', specials: 'BTAS1' };
const tased = (target: Sketch, ...dice: readonly number[]) => {
  const game = scene(ruleset, setPiece(slow(3, suit, target)));
  game.does(0, hit({ how: 'BTAS' }), 6, 5, ...dice);
  return game.state.units[1]!.marks.map(({ kind }) => kind);
};
rule('AS-sua-btas#1', 'so many shots in a scenario, at Short range', () => {
  const at_ = (apart: number, more: Partial<Unit> = {}) =>
    refused(setPiece(slow(apart, suit, {}, more)), hit({ how: 'BTAS' })).length === 0;
  expect([at_(6), at_(6.1)]).toEqual([true, false]);
  const game = scene(ruleset, setPiece(slow(3, suit)));
  game.does(0, hit({ how: 'BTAS' }), 1, 1);
  pass(game, 1, 2, 5, 5);
  const again = { ...game.state, phase: 'combat' as const, active: 0 as const };
  expect(refused(again, hit({ how: 'BTAS' })).length).toBeGreaterThan(0);
});
rule('AS-sua-btas#2', 'two dice less 2, less 2 more for a BattleMech, 2 more for a suit; 8 shuts it down', () => {
  expect([
    tased({}, 6, 6),
    tased({}, 6, 5),
    tased({ type: 'IM' }, 5, 5),
    tased({ type: 'IM' }, 5, 4),
    tased({ type: 'BA', move: '4"f' }, 4, 4),
    tased({ type: 'BA', move: '4"f' }, 4, 3),
  ]).toEqual([['stunned'], ['shaken'], ['stunned'], ['shaken'], ['stunned'], ['shaken']]);
});
rule('AS-sua-btas#3', 'otherwise a turn of attacks and Control Rolls at 1 more', () => {
  const game = scene(ruleset, setPiece(slow(3, suit)));
  game.does(0, hit({ how: 'BTAS' }), 6, 5, 1, 1);
  const { state } = game;
  const turned: State = {
    ...state,
    units: [
      { ...state.units[1]!, id: 0 },
      { ...state.units[0]!, id: 1 },
    ],
  };
  expect(term(turned, 'AS-sua-btas')).toBe(1);
  expect(game.book.ask('control', { state, unit: state.units[1]!, why: 'skid', inches: 0 }).total).toBe(5);
  pass(game, 1, 2, 5, 5);
  expect(game.state.units[1]!.marks.map(({ kind }) => kind)).toEqual(['shaken']);
});
rule('AS-sua-btas#4', 'soldiers on foot, DropShips and whatever is large do not feel it', () => {
  for (const target of [
    { type: 'CI', move: '4"f' },
    { type: 'SV', move: '4"t', specials: 'LG' },
    { type: 'SV', move: '4"t', specials: 'SLG' },
  ] as const)
    expect(tased(target)).toEqual([]);
  const ship: Placed = {
    card: sketch({ type: 'DS', move: '4p', size: 1, armor: 20 }),
    seat: 1,
    x: 20,
    y: 36,
    more: { airborne: false, flight: { ring: 0 } },
  };
  const game = scene(ruleset, setPiece([at(suit, 0, 20, 40), ship]));
  game.does(0, hit({ how: 'BTAS' }), 6, 5);
  expect(game.state.units[1]!.marks).toEqual([]);
});
const launches = (y: number): DeedCommand => ({ type: 'deed', unit: 0, deed: 'shootSensor', at: point(20, y) });
const net = (spent: readonly string[] = []) => [
  able('C3RS,C3S', 0, 20, 40, { spent }),
  able('C3M', 0, 24, 40),
  at({ move: '4"' }, 1, 20, 12),
];
rule('AS-sua-c3rs#1', 'four in a game, at a point within Short range, at -4', () => {
  expect([
    refused(setPiece(net()), launches(34)),
    refused(setPiece(net()), launches(33.9)),
    refused(setPiece(net(['C3RS', 'C3RS', 'C3RS', 'C3RS'])), launches(36)),
  ]).toEqual([[], ['AS-sua-c3rs'], ['AS-sua-c3rs']]);
  const game = scene(ruleset, setPiece(net(['C3RS', 'C3RS', 'C3RS'])));
  game.does(0, launches(35), 1, 1);
  const rolled = game.events.find(event => event.type === 'rolled' && event.rule === 'AS-sua-c3rs');
  expect(rolled?.type === 'rolled' && [rolled.needs!.total, rolled.needs!.terms.find(one => one.rule === 'AS-sua-c3rs')?.value]).toEqual([
    0, -4,
  ]);
  expect(game.state.units[0]!.spent.filter(one => one === 'C3RS')).toHaveLength(4);
});
rule('AS-sua-c3rs#2', 'the sensor is a slave that stays where it is, for one more turn', () => {
  const game = scene(ruleset, setPiece(net()));
  game.does(0, launches(35), 1, 1);
  const sensor = game.state.units[3]!;
  expect([sensor.card.specials, sensor.moves]).toEqual([['C3S'], []]);
  pass(game, 1, 2, 5, 5);
  expect(game.state.units[3]!.fate).toBe('fighting');
  while (game.state.phase === 'movement') {
    const { active } = game.state;
    const unit = game.state.units.find(one => one.seat === active && one.moved === null && one.moves.length > 0)!.id;
    game.does(active, { type: 'move', unit, mode: 'stand', path: [], facing: { dx: 0, dy: active === 0 ? -1 : 1 } });
  }
  pass(game, 1, 2, 5, 5);
  expect(game.state.units[3]!.fate).toBe('withdrawn');
});

const rubble = [patch('rubble', 18, 37, 22, 39)];
rule('AS-sua-eng#1', 'woods like a saw, and rubble in four turns of work: by four at once in one, by two in two', () => {
  const trees = scene(ruleset, setPiece([able('ENG', 0, 20, 40), able('', 1, 60, 4)], {}, [patch('woods', 18, 37, 22, 39)]));
  trees.does(0, { type: 'deed', unit: 0, deed: 'clearWoods' });
  expect(trees.state.table.pieces).toEqual([]);
  const crew = (count: number) => [
    able('ENG', 0, 20, 40),
    able('', 1, 60, 4),
    ...[18, 22, 20].slice(0, count - 1).map((x, i) => able('ENG', 0, x, i === 2 ? 36 : 40)),
  ];
  const turns = (count: number) => {
    let state: State = setPiece(crew(count), {}, rubble);
    for (let turn = 1; turn < 9; turn++) {
      const game = scene(ruleset, state);
      for (const unit of [0, 2, 3, 4].slice(0, count)) {
        if (game.state.table.pieces.length === 0) return turn;
        game.does(0, { type: 'deed', unit, deed: 'clearRubble' });
      }
      if (game.state.table.pieces.length === 0) return turn;
      pass(game, 1, 2, 5, 5);
      state = {
        ...game.state,
        phase: 'combat',
        active: 0,
        initiative: 0,
        units: game.state.units.map(unit => ({ ...unit, did: [], moved: { mode: 'stand', length: 0, from: null } })),
      };
    }
    return 0;
  };
  expect([4, 2, 1].map(turns)).toEqual([1, 2, 4]);
});
rule('AS-sua-eng#2', 'it fortifies where it stands, by the rule of the Companion', () => {
  const by = scene(ruleset, setPiece(slow(8)), plus('ASC-fortified-position-create')).book;
  const digs = (card: Sketch) =>
    refused(
      setPiece(slow(8, card, {}, { moved: null }), { phase: 'movement' }),
      { type: 'move', unit: 0, mode: 'ground', path: [], facing: { dx: 0, dy: -1 }, stance: 'fortify' },
      by,
    );
  expect([digs({ type: 'CV', move: '8"t', specials: 'ENG' }), digs({ type: 'CV', move: '8"t' }).length > 0]).toEqual([[], true]);
});
const flyer = (move: string, height = 4): Placed => at({ type: 'CV', move, armor: 20 }, 1, 20, 36, { airborne: true, z: height * 254 });
const grazes = (target: Placed, ...dice: readonly number[]) => {
  const game = scene(ruleset, setPiece([at({ specials: 'FLK2/1/-' }, 0, 20, 40), target]));
  game.does(0, hit(), ...dice);
  return lost(game);
};
rule('AS-sua-flk#1', 'a miss by one or two does the FLK value to whatever flies', () => {
  // Skill 4, a slow target, +1 in the air: 5 for a VTOL and a WiGE.
  expect([grazes(flyer('4"v'), 2, 2, 1, 1), grazes(flyer('4"v'), 2, 1, 1, 1), grazes(flyer('4"g', 1), 2, 2, 1, 1)]).toEqual([2, 2, 2]);
});
rule('AS-sua-flk#2', 'a miss by three does nothing, nor one at what stands on the ground', () => {
  expect(grazes(flyer('4"v'), 1, 1)).toBe(0);
  expect(grazes(at({ move: '4"' }, 1, 20, 36), 2, 1)).toBe(0);
});
rule('AS-sua-iatm#1', 'fired indirectly it does its own value', () => {
  const hill = patch('hill', 0, 26, 72, 28, { height: 8 * 254 });
  const state = setPiece([at({ specials: 'IATM2' }, 0, 20, 40), at({ move: '4"' }, 1, 20, 16), at({}, 0, 24, 20)], {}, [hill]);
  const game = scene(ruleset, state);
  game.does(0, hit({ how: 'indirect', spotter: 2 }), 6, 5);
  expect(lost(game)).toBe(2);
  expect(
    refused(
      setPiece([at({}, 0, 20, 40), at({ move: '4"' }, 1, 20, 16), at({}, 0, 24, 20)], {}, [hill]),
      hit({ how: 'indirect', spotter: 2 }),
    ).length,
  ).toBeGreaterThan(0);
});

const bulk = (specials: string): Sketch => ({ type: 'SV', move: '4"t', size: 3, specials });
/** Can somebody come so near to the middle of it? */
const comes = (specials: string, y: number) =>
  refused(
    { ...setPiece([at({ move: '20"' }, 0, 20, 40, { moved: null }), at(bulk(specials), 0, 20, 30)], { phase: 'movement' }) },
    go(20, y),
  ).length === 0;
const inTheWay = (specials: string) =>
  refused(setPiece([at({}, 0, 20, 40), at({ move: '4"' }, 1, 20, 20), at(bulk(specials), 0, 20, 30)]), hit()).length > 0;
const easier = (specials: string) => term(setPiece(slow(10, {}, bulk(specials))), 'AS-to-hit-lg');
for (const [code, radius] of [
  ['LG', 1],
  ['VLG', 2],
  ['SLG', 3],
] as const) {
  const id = code.toLowerCase();
  rule(`AS-sua-${id}#1`, `it covers ${2 * radius} inches and is in the way of a line of sight`, () => {
    expect([comes(code, 30 + radius + 0.7), comes(code, 30 + radius + 0.5)]).toEqual([true, false]);
    expect([inTheWay(code), inTheWay('')]).toEqual([true, false]);
  });
  rule(`AS-sua-${id}#2`, 'and easier to hit by 1', () => expect([easier(code), easier('')]).toEqual([-1, undefined]));
}

rule('AS-sua-lg#3', 'a large support vehicle fires on several sides, once on each', () => {
  const arcs = { front: { standard: damageOf('4/4/2/1') }, rear: { standard: damageOf('2/2/-/-') } };
  const fort: Placed = {
    card: { ...sketch({ ...bulk('LG'), armor: 20 }), arcs },
    seat: 0,
    x: 20,
    y: 24,
    more: { moved: { mode: 'stand', length: 0, from: null } },
  };
  const game = scene(
    ruleset,
    setPiece([fort, at({ move: '4"' }, 1, 20, 18), at({ move: '4"' }, 1, 20, 30, { facing: { dx: 0, dy: -1 } })]),
  );
  game.does(0, hit(), 6, 5);
  game.does(0, hit({ target: 2 }), 6, 5);
  expect([lost(game, 1), lost(game, 2), refused(game.state, hit())]).toEqual([4, 2, ['AS-attack-count']]);
});

const area = (specials: string, points: number) => {
  const game = scene(
    ruleset,
    setPiece([able('ART-LT-1', 0, 20, 40), at({ move: '4"', armor: 20, specials }, 1, 20, 10), at({}, 0, 24, 14)]),
  );
  game.does(0, { type: 'bombard', unit: 0, weapon: 'ART-LT', at: point(points === 5 ? 20 : 22.5, 10) } as never);
  pass(game, 6, 6, 1, 2, 5, 5);
  return lost(game);
};
const raked = (attacker: Sketch, target: Sketch, more: Partial<AttackCommand> = {}, rules: readonly RuleId[] = standard, apart = 3) =>
  dealt(attacker, target, more, {}, [], rules, apart);
const flak = (specials: string, rules: readonly RuleId[] = standard) => {
  const game = scene(
    ruleset,
    setPiece([
      at({ specials: 'FLK5/5/-' }, 0, 20, 40),
      at({ type: 'CV', move: '4"v', specials }, 1, 20, 36, { airborne: true, z: 4 * 254 }),
    ]),
    rules,
  );
  game.does(0, hit(), 2, 2, 1, 1);
  return lost(game);
};
rule('AS-sua-rca#1', 'bombs, shells and flak do half to it, rounded down', () => {
  expect([area('', 5), area('RCA', 5), flak(''), flak('RCA')]).toEqual([5, 2, 5, 2]);
  const burst = bombed(dive('he', 3), ['he', 'he', 'he'], [below(20, 20, { specials: 'RCA' })], 3, 3);
  expect(burst.lost).toEqual([3]);
});
rule('AS-sua-rca#2', 'half of what missiles have in an attack, rounded up, is taken off', () => {
  const salvo: Sketch = { damage: '6/6/6', specials: 'LRM3/3/3' };
  expect([
    raked(salvo, { specials: 'RCA' }),
    raked(salvo, { specials: 'RCA' }, { how: 'LRM' }),
    raked({ damage: '6/6/6' }, { specials: 'RCA' }),
  ]).toEqual([4, 1, 6]);
});
rule('AS-sua-rca#3', 'a point is always left', () => {
  expect([
    raked({ specials: 'SRM1/1' }, { specials: 'RCA' }, { how: 'SRM' }),
    bombed(dive('cluster'), ['cluster'], [below(20, 20, { specials: 'RCA' })], 3, 3).lost[0],
  ]).toEqual([1, 1]);
});
rule('AS-sua-rfa#1', 'beams, heat and what rakes it from the air do half', () => {
  expect([
    raked({ damage: '5/5/5', specials: 'ENE' }, { specials: 'RFA' }),
    dealt({ specials: 'HT4/4/-' }, { type: 'CV', move: '4"v', specials: 'RFA' }, { how: 'HT' }, {}, [1, 1]),
  ]).toEqual([2, 2]);
});
rule('AS-sua-rfa#2', 'blows, shells and bombs do double, and in the older printings flak', () => {
  const fist = scene(ruleset, setPiece(slow(0, {}, { specials: 'RFA' })));
  fist.does(0, hit({ how: 'strike' }), 6, 5);
  expect(lost(fist)).toBe(6);
  expect([area('RFA', 5), bombed(dive('he'), ['he'], [below(20, 20, { specials: 'RFA' })], 3, 3).lost[0]]).toEqual([10, 4]);
  expect([flak('RFA'), flak('RFA', EDITIONS['original-2013']), flak('RFA', ce)]).toEqual([10, 10, 4]);
  // Even from somebody whose lasers it does not reflect.
  const laser = scene(ruleset, setPiece(slow(0, { specials: 'REL' }, { specials: 'RFA' })));
  laser.does(0, hit({ how: 'strike' }), 6, 5);
  expect(lost(laser)).toBe(6);
});
rule('AS-sua-rfa#3', 'other damage is a point less, and at least one', () =>
  expect([raked({}, { specials: 'RFA' }), raked({ damage: '1/1/1' }, { specials: 'RFA' })]).toEqual([2, 1]),
);
rule('AS-sua-rfa#4', 'its critical rolls are 2 higher, not in the Commander’s Edition', () => {
  const critical = (rules: readonly RuleId[]) => {
    const state = setPiece(slow(3, {}, { specials: 'RFA' }));
    return scene(ruleset, state, rules).book.ask('critical', { unit: state.units[1]!, by: state.units[0]! }).total;
  };
  expect([critical(standard), critical(EDITIONS['original-2013']!), critical(ce)]).toEqual([2, 2, 0]);
});
rule('AS-sua-shld#1', 'a point less, down to none, except from indirect fire, heat and areas', () => {
  const shield: Sketch = { specials: 'SHLD' };
  expect([raked({}, shield), raked({ damage: '1/1/1' }, shield), area('SHLD', 5)]).toEqual([2, 0, 5]);
  const lobbed = scene(
    ruleset,
    setPiece([at({ specials: 'IF2' }, 0, 20, 40), at({ move: '4"', ...shield }, 1, 20, 20), at({}, 0, 24, 24)]),
  );
  lobbed.does(0, hit({ how: 'indirect', spotter: 2 }), 6, 5);
  expect(lost(lobbed)).toBe(2);
  expect(dealt({ specials: 'HT2/2/-' }, { type: 'CV', move: '4"v', ...shield }, { how: 'HT' }, {}, [1, 1])).toBe(2);
});
rule('AS-sua-shld#2', 'and its own weapons are harder to aim by 1, not its fists', () => {
  const of = (how: 'standard' | 'strike', apart: number) => term(setPiece(slow(apart, { specials: 'SHLD' })), 'AS-to-hit-shld', { how });
  expect([of('standard', 3), of('strike', 0)]).toEqual([1, undefined]);
});

const sensor = (card: Sketch = {}) =>
  scene(ruleset, setPiece([able('RSD1', 0, 20, 40), at({ move: '4"', ...card }, 1, 20, 34), able('IF2', 0, 60, 44)]));
const drop: DeedCommand = { type: 'deed', unit: 0, deed: 'dropSensor' };
rule('AS-sua-rsd#1', 'it drops sensors that spot at +3 and find what hides', () => {
  const game = sensor();
  game.does(0, drop);
  const spotted = { type: 'attack', unit: 2, target: 1, how: 'indirect', spotter: 3 } as const;
  game.does(0, spotted, 6, 6, 3, 3);
  const shotAt = game.events.find(event => event.type === 'attacked');
  expect(shotAt?.type === 'attacked' && shotAt.toHit.terms.find(one => one.rule === 'AS-to-hit-sensor-spot')?.value).toBe(3);
  const found = scene(ruleset, setPiece([able('RSD1', 0, 20, 40), at({}, 1, 28, 36, { hidden: true }), at({}, 1, 60, 4)]));
  found.does(0, drop);
  expect(found.state.units[1]!.hidden).toBe(false);
  expect(refused(game.state, drop).length).toBeGreaterThan(0);
});
rule('AS-sua-rsd#2', 'a point of damage is the end of one', () => {
  const game = sensor({ damage: '1/1/1' });
  game.does(0, drop);
  game.does(0, { type: 'done' });
  game.does(1, { type: 'attack', unit: 1, target: 3, how: 'standard' }, 6, 5);
  expect(game.state.units[3]!.structure).toBe(0);
});
const sea = [patch('water', 0, 0, 72, 48, { depth: 8 * 254 })];
const wet = { z: -6 * 254, moved: { mode: 'sub', length: 1000, from: null } } as Partial<Unit>;
const boat: Sketch = { type: 'CV', move: '8"s', specials: 'TOR3/3/-' };
rule('AS-sua-tor#1', 'only in water, at what is in water', () => {
  const shoot = (mine: Partial<Unit>, theirs: Partial<Unit>, pieces = sea) =>
    refused(setPiece(pair(3, boat, boat, mine, theirs), {}, pieces), hit({ how: 'TOR' })).includes('AS-sua-tor');
  expect([shoot(wet, wet), shoot(wet, wet, [])]).toEqual([false, true]);
  const ashore = [patch('water', 0, 38, 72, 48, { depth: 8 * 254 })];
  expect(refused(setPiece(pair(10, boat, {}, wet), {}, ashore), hit({ how: 'TOR' })).length).toBeGreaterThan(0);
});
rule('AS-sua-tor#2', 'and does all that it does there', () => {
  const fired = (how: 'TOR' | 'standard') => {
    const game = scene(ruleset, setPiece(pair(2, boat, { ...boat, armor: 20, move: '4"s' }, wet, wet), {}, sea));
    game.does(0, hit({ how }), 6, 5, 1, 1, 3, 4);
    return lost(game);
  };
  expect([fired('TOR'), fired('standard')]).toEqual([3, 1]);
});
const turned = { facing: { dx: 0, dy: 1 } } as Partial<Unit>;
rule('AS-sua-tur#1', 'the turret fires all around, the rest does not', () => {
  const state = setPiece(slow(3, { type: 'CV', specials: 'TUR(2/2/-)' }, {}, turned));
  expect([refused(state, hit({ how: 'turret' })), refused(state, hit()).includes('AS-arc-front')]).toEqual([[], true]);
  const game = scene(ruleset, state);
  game.does(0, hit({ how: 'turret' }), 6, 5);
  expect(lost(game)).toBe(2);
});
rule('AS-sua-tur#2', 'its shot makes use of no other ability, in the Commander’s Edition of those printed inside it', () => {
  const near = (specials: string, rules: readonly RuleId[], dice: readonly number[]) => {
    const game = scene(ruleset, setPiece([at({ type: 'CV', move: '4"t', specials }, 0, 20, 40), flyer('4"v')]), rules);
    game.does(0, hit({ how: 'turret' }), 2, 2, ...dice);
    return lost(game);
  };
  const inside = 'TUR(2/2/-,FLK1/1/-)';
  const outside = 'FLK1/1/-,TUR(2/2/-)';
  expect([near(inside, standard, []), near(outside, standard, []), near(inside, ce, [1, 1]), near(outside, ce, [])]).toEqual([0, 0, 1, 0]);
  const heats = (rules: readonly RuleId[]) => {
    const game = scene(ruleset, setPiece(slow(3, { type: 'CV', specials: 'TUR(2/2/-,HT2/2/-)' })), rules);
    game.does(0, hit({ how: 'turret' }), 6, 5);
    return game.state.units[1]!.heatFrom;
  };
  expect([heats(standard), heats(ce)]).toEqual([0, 2]);
});
