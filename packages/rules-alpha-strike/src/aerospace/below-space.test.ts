import { rule, scene, table } from '@sortie/testkit';
import { expect } from 'vitest';
import { bombMarks } from '../artillery/bomb-load.ts';
import { aimOf } from '../attack/aim.ts';
import { type Arc, damageOf } from '../card/card.ts';
import { criticalAt } from '../criticals/table.ts';
import { type Placed, type Sketch, setPiece } from '../set-piece.ts';
import type { AirRun, Bomb, Command, State, Unit } from '../shape.ts';
import { unitAt } from '../state.ts';
import {
  aloft,
  begin,
  book,
  carryOut,
  endTurn,
  fight,
  ground,
  needed,
  over,
  passing,
  refused,
  ruleset,
  shoot,
  sky,
  spot,
  standard,
  to,
} from './sky.fixture.ts';

// What the chapter on space says of aircraft above a battle on the ground: there the core rules go on.

const foe = ground({}, 1, 60, 10);
const prey = ground({ armor: 20 }, 1, 20, 10);
const DROPSHIP: Sketch = { type: 'DS', move: '4p', armor: 20, structure: 10 };
const land = (x = 20, y = 20): Command => ({ type: 'land', unit: 0, from: spot(x, 48), at: spot(x, y) });

rule('ASC-space-flight-line#1', 'whoever attacks the ground or lands flies along a straight line', () => {
  const game = begin([aloft(), ground({}, 1, 20, 20)]);
  game.does(0, over({ kind: 'strike', target: 1 }));
  expect(unitAt(game.state, 0).flight?.line).toEqual({ from: spot(20, 48), to: spot(20, 0) });
  // Who stands two inches beside it is not struck.
  expect(refused(sky([aloft(), ground({}, 1, 23, 20)]), over({ kind: 'strike', target: 1 }))).toEqual(['AS-a2g-strike']);
  const down = begin([aloft(), foe]);
  down.does(0, land(), 3, 3);
  expect(unitAt(down.state, 0)).toMatchObject({ at: spot(20, 20), facing: { dx: 0 } });
});
rule('ASC-space-flight-line#2', 'from any edge, and over 24 inches of the table at least', () => {
  const line = (from: readonly [number, number], end: readonly [number, number]) =>
    refused(sky([aloft(), foe]), over(undefined, { from: spot(...from), to: spot(...end) }));
  expect([line([20, 48], [20, 0]), line([72, 20], [0, 20]), line([0, 20], [72, 20]), line([20, 0], [20, 48])]).toEqual([[], [], [], []]);
  expect([line([24, 0], [0, 0]), line([16.9, 0], [0, 16.9]), line([20, 40], [20, 0])]).toEqual([
    [],
    ['AS-aero-ground-path'],
    ['AS-aero-ground-path'],
  ]);
});
rule('ASC-space-liftoff#1', 'fighters, Small Craft and DropShips rise from the table into the Central Zone, and on from there', () => {
  for (const card of [{}, { type: 'SC', move: '5p' }, DROPSHIP] as const) {
    const onGround = aloft(card, 0, { fate: 'fighting', airborne: false, at: spot(20, 30), facing: { dx: 0, dy: -1 } });
    const game = begin([onGround, ground({}, 0, 40, 40), foe]);
    game.does(0, { type: 'liftOff', unit: 0 }, 3, 3);
    expect(unitAt(game.state, 0)).toMatchObject({ fate: 'aloft', airborne: true, flight: { ring: 0 } });
  }
});
rule('ASC-space-gravity-fighters-dropships#2', 'without Thrust a craft above the table may still try to land, at +4', () => {
  const dead = (card: Sketch = {}) => aloft(card, 0, { moves: [{ value: 0, code: 'a' }] });
  for (const card of [{}, { type: 'SC', move: '5a' }, DROPSHIP] as const) {
    const game = begin([dead(card), foe]);
    game.does(0, land(), 4, 4);
    expect([unitAt(game.state, 0).airborne, needed(game).total]).toEqual([false, 8]);
  }
  const rough = begin([dead(), foe]);
  rough.does(0, land(), 3, 3);
  expect(unitAt(rough.state, 0).armor).toBe(4);
  // It cannot do anything else there, and from farther out it cannot land at all.
  expect(refused(sky([dead(), foe]), over())).toEqual(['AS-aero-ground-path']);
  expect(refused(sky([aloft({}, 0, { moves: [{ value: 0, code: 'a' }], flight: { ring: 1 } }), foe]), land())).toEqual([
    'AS-aero-ground-path',
  ]);
  const whole = begin([aloft(), foe]);
  whole.does(0, land(), 2, 2);
  expect(needed(whole).total).toBe(4);
});

const bombs = (...load: readonly Bomb[]): Partial<Unit> => ({ marks: bombMarks(load) });
const RUNS: { readonly [kind in AirRun['kind']]: AirRun } = {
  strike: { kind: 'strike', target: 1 },
  strafe: { kind: 'strafe', at: spot(20, 22) },
  bomb: { kind: 'bomb', at: spot(20, 20), bomb: 'he' },
  altitude: { kind: 'altitude', points: [spot(20, 20)], bomb: 'he' },
};
/** What is needed for an attack of a kind on somebody who stands still. */
const flown = (kind: AirRun['kind'], card: Sketch = {}) => {
  const game = begin([aloft({ specials: 'BOMB4', ...card }, 0, bombs('he')), ground({}, 1, 20, 20, { moved: null })]);
  game.does(0, over(RUNS[kind]));
  if (game.state.phase === 'movement') game.does(1, { type: 'move', unit: 1, mode: 'stand', path: [], facing: { dx: 0, dy: 1 } });
  game.does(0, carryOut, 6, 5);
  return { game, total: needed(game).total };
};
rule('ASC-space-attack-eligibility#1', 'from the Central Zone alone, over a table, are attacks on the ground declared', () => {
  expect(refused(sky([aloft(), ground({}, 1, 20, 20)]), over(RUNS.strike))).toEqual([]);
  for (const ring of [1, 2, 3] as const)
    expect(refused(sky([aloft({}, 0, { flight: { ring } }), ground({}, 1, 20, 20)]), over(RUNS.strike))).toEqual(['AS-aero-ground-path']);
});
rule('ASC-space-air-to-ground#1', 'strafing, striking and bombing are what they are in the core rules', () => {
  const struck = (kind: AirRun['kind']) => {
    const { game } = flown(kind);
    const unit = unitAt(game.state, 1);
    return unit.card.armor + unit.card.structure - unit.armor - unit.structure;
  };
  // The whole Short value, half of it, and two points for a bomb.
  expect((['strike', 'strafe', 'bomb', 'altitude'] as const).map(struck)).toEqual([5, 3, 2, 2]);
});
rule('ASC-ots-small-units#1', 'fighters, Small Craft and DropShips attack the ground from the Central Zone by the core rules', () => {
  const arcs = { front: { standard: damageOf('4/4/2/1') }, rear: { standard: damageOf('4/4/2/1') } };
  for (const [card, extra] of [
    [{}, {}],
    [{ type: 'SC', move: '5a' }, {}],
    [{ ...DROPSHIP, move: '4a', type: 'DA' }, { arcs }],
  ] as const) {
    const game = begin([aloft(card, 0, {}, extra), ground({}, 1, 20, 20)]);
    game.does(0, over(RUNS.strike));
    game.does(0, carryOut, 6, 5);
    expect(game.events.some(event => event.type === 'attacked' && event.hit)).toBe(true);
  }
});
for (const [id, kind, value] of [
  ['ASC-tbl-aero-air-to-ground-mods#1', 'altitude', 3],
  ['ASC-tbl-aero-air-to-ground-mods#2', 'bomb', 2],
  ['ASC-tbl-aero-air-to-ground-mods#3', 'strafe', 4],
  ['ASC-tbl-aero-air-to-ground-mods#4', 'strike', 2],
] as const)
  rule(id, `${kind}: +${value} to a Skill of 4, whoever stands still below`, () => expect(flown(kind).total).toBe(4 + value));

const side: Arc = {
  standard: damageOf('4/4/2/1'),
  capital: damageOf('9/9/9/9'),
  subCapital: damageOf('6/6/6/6'),
  missiles: damageOf('5/5/5/5'),
};
const ship = (more: Partial<Unit> = {}): Placed =>
  aloft(DROPSHIP, 0, { moved: { mode: 'fly', length: 0, from: null }, ...more }, { arcs: { front: side } });
const bombard = (weapon: string): Command => ({ type: 'bombard', unit: 0, weapon, at: spot(20, 10) });
/** A salvo of a ship at a point on the ground: what it needed, and what it did there. */
const salvo = (weapon: string, ring: 0 | 1 | 2 | 3) => {
  const game = fight([ship({ flight: { ring } }), prey, ground({ armor: 20 }, 1, 25, 10)]);
  game.does(0, bombard(weapon));
  endTurn(game, 6, 6, 1, 2, 5, 5);
  return { needs: needed(game).total, dealt: [1, 2].map(id => 20 - unitAt(game.state, id).armor) };
};
rule('ASC-ots-dropship-capital#1', 'CAP, SCAP and MSL are fired at a point below, from every ring of the map', () => {
  for (const ring of [0, 1, 2, 3] as const)
    expect((['CAP', 'SCAP', 'MSL'] as const).map(weapon => salvo(weapon, ring).dealt)).toEqual([
      [9, 4],
      [6, 3],
      [5, 2],
    ]);
  // Nobody without them, and nobody who stands on the ground.
  expect(refused(setPiece([aloft({}, 0, { moved: null }), prey]), bombard('CAP')).length).toBeGreaterThan(0);
  const parked = ship({ fate: 'fighting', airborne: false, at: spot(40, 40) });
  expect(refused(setPiece([parked, prey]), bombard('CAP'))).toContain('AS-cap-mods');
});
rule('ASC-ots-timing#2', 'below the Outer Ring they do so in any turn', () => {
  for (const turn of [1, 2, 5, 6, 7]) {
    const game = fight([ship({ flight: { ring: 1 } }), prey]);
    expect(refused({ ...game.state, turn }, bombard('CAP'))).toEqual([]);
    game.does(0, bombard('CAP'));
  }
});
table('ASC-tbl-aero-misc-mods#4', 'fire of capital weapons at the ground: nothing from the Central Zone, +3 from farther out', row => {
  const rings = row.at('condition').includes('Central Zone') ? ([0] as const) : ([1, 2, 3] as const);
  for (const ring of rings) for (const weapon of ['CAP', 'SCAP', 'MSL']) expect(salvo(weapon, ring).needs).toBe(4 + row.number('modifier'));
});
rule('ASC-tbl-aero-atmospheric-mods#3', 'a DropShip on the ground fires at -2, and nobody else does', () => {
  const fires = (card: Sketch, airborne: boolean) => {
    const gun = aloft(card, 0, { fate: 'fighting', airborne, at: spot(20, 20), facing: { dx: 0, dy: -1 } }, { arcs: { front: side } });
    const aim = aimOf(setPiece([gun, ground({}, 1, 20, 12)]), shoot(0, 1));
    return aim && book.ask('toHit', aim).terms.find(one => one.rule === 'AS-to-hit-grounded-ds')?.value;
  };
  expect([fires(DROPSHIP, false), fires({ type: 'DA', move: '4a' }, false), fires(DROPSHIP, true), fires({}, false)]).toEqual([
    -2,
    -2,
    undefined,
    undefined,
  ]);
});

/** What is added for the kind of target, from the ground or from the air. */
const against = (target: Placed, shooter: Placed = ground({}, 0, 18, 20, { facing: { dx: 1, dy: 0 } })): number | undefined => {
  const state: State = setPiece([shooter, target]);
  const aim = aimOf(state, shoot(0, 1));
  return aim && book.ask('toHit', aim).total - 4;
};
rule('ASC-tbl-aero-target-type-mods#1', '+2 for an aircraft in the air, unless it is shot at by another one', () => {
  expect(against(passing())).toBe(2);
  const up = aloft({}, 0, { fate: 'fighting', at: spot(20, 10), airborne: true, z: 5080 });
  const aim = aimOf(setPiece([up, passing()]), shoot(0, 1, { how: 'rear' }));
  expect(aim && book.ask('toHit', aim).terms.some(one => one.rule === 'AS-to-hit-air-aero' && !one.waivedBy)).toBe(false);
  // On the ground it is a target like others.
  const parked = aloft({}, 1, { fate: 'fighting', airborne: false, at: spot(20, 20) });
  expect(aimOf(setPiece([ground({}, 0, 20, 25), parked]), shoot(0, 1))).toBeDefined();
  expect(against(parked, ground({}, 0, 20, 25))).not.toBe(2);
});
rule('ASC-tbl-aero-target-type-mods#3', '+1 for a VTOL or a WiGE in the air', () => {
  const flyer = (code: string, airborne: boolean) =>
    ground({ type: 'CV', move: `10"${code}` }, 1, 20, 18, { airborne, z: airborne ? 508 : 0 });
  const term = (code: string, airborne: boolean) => {
    const aim = aimOf(setPiece([ground({}, 0, 18, 20, { facing: { dx: 1, dy: 0 } }), flyer(code, airborne)]), shoot(0, 1));
    return aim && book.ask('toHit', aim).terms.find(one => one.rule === 'AS-to-hit-air-vtol')?.value;
  };
  expect([term('v', true), term('g', true), term('v', false), term('t', false)]).toEqual([1, 1, undefined, undefined]);
});
rule(
  'ASC-tbl-aero-target-type-mods#5',
  'winged support vehicles, conventional fighters, Small Craft and DropShips are aircraft too',
  () => {
    const term = (card: Sketch) => {
      const aim = aimOf(setPiece([ground({}, 0, 18, 20, { facing: { dx: 1, dy: 0 } }), passing(card)]), shoot(0, 1));
      return aim && book.ask('toHit', aim).terms.find(one => one.rule === 'AS-to-hit-air-aero')?.value;
    };
    expect([{ type: 'SV', move: '5a' }, { type: 'CF' }, { type: 'SC' }, DROPSHIP].map(card => term(card as Sketch))).toEqual([2, 2, 2, 2]);
  },
);
rule('ASC-tbl-aero-crits-fighter#2', 'winged support vehicles, airships and conventional fighters roll in the column of fighters', () => {
  const column = (card: Sketch) => [2, 3, 4, 5, 12].map(total => criticalAt(book, unitAt(setPiece([aloft(card)]), 0), total));
  const fighters = ['fuel', 'fireControl', 'engine', 'weapon', 'crewKilled'];
  for (const card of [{ type: 'CF' }, { type: 'SV', move: '5a' }, { type: 'SV', move: '10"i' }] as const)
    expect(column(card)).toEqual(fighters);
  expect(column({ type: 'SV', move: '6"w' })).not.toEqual(fighters);
});
rule('ASC-crit-door#2', 'nobody gets in or out where the doors are jammed', () => {
  const marks = [{ kind: 'door', until: 0, bay: 'AT' } as const];
  const carrier = (jammed: boolean) => aloft({ ...DROPSHIP, specials: 'AT2' }, 0, { flight: { ring: 1 }, ...(jammed && { marks }) });
  const rider = aloft({}, 0, { fate: 'riding', rides: 0, at: null, airborne: false });
  const out = (jammed: boolean) => refused(sky([carrier(jammed), rider, foe]), { type: 'liftOff', unit: 1 });
  expect([out(false), out(true)]).toEqual([[], ['AS-sua-at']]);
  const home = (jammed: boolean) =>
    refused(
      sky([
        aloft({}, 0, { flight: { ring: 0 } }),
        { ...carrier(jammed), more: { ...carrier(jammed).more, moved: { mode: 'fly', length: 0, from: null } } },
        foe,
      ]),
      {
        ...to(1),
        into: 1,
      },
    );
  expect([home(false), home(true)]).toEqual([[], ['AS-sua-at']]);
});
rule('ASC-crit-weapon-single#2', 'specials with damage lose as much', () => {
  for (const [special, how] of [
    ['AC2/2/2', 'AC'],
    ['LRM2/2/2', 'LRM'],
    ['SRM2/2/-', 'SRM'],
    ['IF2', 'indirect'],
  ] as const) {
    const dealt = (...hits: Unit['waiting']) => {
      const gun = ground({ specials: special, damage: '4/4/4' }, 0, 20, 30, { waiting: hits, facing: { dx: 0, dy: -1 } });
      const turn = fight([gun, ground({}, 0, 26, 30), ground({ armor: 20 }, 1, 20, 26)]);
      endTurn(turn, 1, 2, 5, 5);
      const game = scene(ruleset, { ...turn.state, phase: 'combat', active: 0, initiative: 0 }, standard);
      game.does(0, shoot(0, 2, { how: how as 'standard', ...(how === 'indirect' && { spotter: 1 }) }), 6, 5);
      return 20 - unitAt(game.state, 2).armor;
    };
    expect([special, dealt() - dealt({ kind: 'weapon', rule: 'AS-crit-trigger' })]).toEqual([special, 1]);
  }
});
