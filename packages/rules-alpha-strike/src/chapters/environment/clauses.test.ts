import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { after, alone, cost, go } from '../../movement/move.fixture.ts';
import { able, at, ce, hit, lost, moving, pair, pass, plus, refused, ruleset, standard, stay, term, walk } from '../../scene.fixture.ts';
import { patch, type Sketch, setPiece } from '../../set-piece.ts';
import type { DeedCommand, State, Unit } from '../../shape.ts';

// Weather, fire, soft ground, those who hide and those who leave, clause by clause.

const sky = (change: Partial<State['weather']>): Partial<State> => ({
  weather: { light: 'day', fog: 0, hail: 0, vacuum: false, wind: 0, ...change },
});
const LIGHTS = ['day', 'dusk', 'night', 'moonless', 'pitch-black'] as const;
const inDark = (
  card: Sketch,
  light: State['weather']['light'],
  more: Partial<Unit> = {},
  how: 'standard' | 'strike' = 'standard',
  apart = 3,
) => term(setPiece(pair(apart, card, {}, more), sky({ light })), 'AS-env-darkness', { how });
rule('AS-env-darkness#1', 'dusk 1, a night with a moon 2, without one 3, pitch black 4, on weapons alone', () => {
  expect(LIGHTS.map(light => inDark({ type: 'PM' }, light))).toEqual([undefined, 1, 2, 3, 4]);
  expect(inDark({ type: 'PM' }, 'night', {}, 'strike', 0)).toBeUndefined();
});
rule('AS-env-darkness#2', 'a searchlight helps in the night and not at dusk', () =>
  expect(LIGHTS.map(light => inDark({ type: 'PM', specials: 'SRCH' }, light))).toEqual([undefined, 1, undefined, undefined, undefined]),
);
rule('AS-searchlight#1', "'Mechs and combat vehicles have one, others only by their card", () =>
  expect((['BM', 'IM', 'CV', 'PM', 'SV', 'BA', 'CI'] as const).map(type => inDark({ type }, 'night'))).toEqual([
    undefined,
    undefined,
    undefined,
    2,
    2,
    2,
    2,
  ]),
);
rule('AS-searchlight#2', 'one from a quirk is lost with any critical hit', () => {
  const rules = plus('ASC-quirk-searchlight');
  const lamp = { quirks: ['searchlight'] };
  const struck = (...dice: readonly number[]) => {
    const state = setPiece(pair(3, { type: 'SV', move: '4"t', specials: 'SRCH', armor: 0 }, {}, lamp), {
      ...sky({ light: 'night' }),
      active: 1,
    });
    const game = scene(ruleset, state, rules);
    game.does(1, { type: 'attack', unit: 1, target: 0, how: 'standard' }, 6, 5, ...dice);
    return term({ ...game.state, active: 0 }, 'AS-env-darkness');
  };
  // A vehicle's table: 5 is a hit on its fire control, 6 is nothing; the other dice are for its tracks.
  expect([struck(2, 3, 1, 1), struck(3, 3, 1, 1)]).toEqual([2, undefined]);
});
rule('AS-env-fog#1', 'an inch in light fog costs two, in heavy fog three; jumps and flights are as long as ever', () => {
  const price = (fog: 0 | 1 | 2, mode: 'ground' | 'jump' = 'ground', card: Sketch = {}) =>
    cost({ ...alone(card), ...sky({ fog }) }, go(20, 26, mode), standard);
  expect(([0, 1, 2] as const).map(fog => price(fog))).toEqual([4, 8, 12]);
  expect(price(2, 'jump', { move: '8"j' })).toBe(4);
});
rule('AS-env-fog#2', 'heavy fog adds 1 to direct fire, light fog nothing, and neither to indirect fire', () => {
  const shot = (fog: 1 | 2) => term(setPiece(pair(3), sky({ fog })), 'AS-env-fog');
  expect([shot(1), shot(2)]).toEqual([undefined, 1]);
  const spotted = setPiece([...pair(20, { specials: 'IF2' }), at({}, 0, 22, 24)], sky({ fog: 2 }));
  expect(term(spotted, 'AS-env-fog', { how: 'indirect', spotter: 2 })).toBeUndefined();
});
const airless = sky({ vacuum: true });
const breach = (card: Sketch, dice: readonly number[], more: Partial<Unit> = {}, rules = standard, attacker: Sketch = {}) => {
  const game = scene(ruleset, setPiece(pair(3, attacker, { armor: 20, ...card }, {}, more), airless), rules);
  game.does(0, hit(), 6, 4, ...dice);
  return game.state.units[1]!.waiting.map(({ kind }) => kind);
};
rule('AS-env-vacuum#1', 'every hit on whoever can be breached makes a check, even one without damage', () => {
  expect(breach({}, [4, 4])).toEqual(['weapon']);
  // A shield takes the only point; and 0* that comes to nothing.
  expect(breach({ specials: 'SHLD' }, [4, 4], {}, standard, { damage: '1/-/-' })).toEqual(['weapon']);
  expect(breach({}, [1, 4, 4], {}, standard, { damage: '0*/-/-' })).toEqual(['weapon']);
  // A squad has no parts to break: it rolls whether its suits hold.
  expect(breach({ type: 'BA' }, [4, 4])).toEqual([]);
});
rule('AS-env-vacuum#2', 'EE does not run in vacuum, FC only with SEAL', () => {
  const runs = (specials: string) => {
    const state = setPiece(pair(3, { specials }), airless);
    const order = { ...moving(pair(3, { specials })), ...airless };
    return [refused(state, hit()).length === 0, refused(order, walk(38)).length === 0];
  };
  expect(['', 'EE', 'EE,SEAL', 'FC', 'FC,SEAL'].map(runs)).toEqual([
    [true, true],
    [false, false],
    [false, false],
    [false, false],
    [true, true],
  ]);
});
rule('AS-sua-ee#1', 'an elementary engine works neither in vacuum nor, without SEAL, under water', () => {
  expect([refused(setPiece(pair(3, { specials: 'EE' }), airless), hit()), refused(setPiece(pair(3, { specials: 'EE' })), hit())]).toEqual([
    ['AS-env-vacuum'],
    [],
  ]);
  const lake = [patch('water', 10, 20, 30, 28, { depth: 2 * 254 })];
  const dives = (specials: string) => refused(alone({ type: 'CV', move: '30"t', specials }, lake), go(20, 26)).length === 0;
  expect([dives('EE'), dives('EE,SEAL')]).toEqual([false, true]);
  const wades = (specials: string) => refused(alone({ move: '30"', specials }, lake), go(20, 26)).length === 0;
  expect([wades(''), wades('EE'), wades('EE,SEAL')]).toEqual([true, false, true]);
});
rule('AS-breach#1', 'a breach check is a critical roll, with 2 more for poor sealing and 1 more for IRA', () => {
  // 6 is a weapon hit, 7 a hit on the legs, 8 a weapon hit again.
  const poor = { quirks: ['poor-sealing'] };
  const rules = plus('ASC-quirk-poor-sealing');
  expect([breach({}, [3, 3]), breach({ specials: 'IRA' }, [3, 3]), breach({}, [2, 3], poor, rules)]).toEqual([['weapon'], ['mp'], ['mp']]);
});
rule('AS-breach#2', 'twelve and more are the end of whoever is badly sealed', () => {
  const rules = plus('ASC-quirk-poor-sealing');
  const poor = { quirks: ['poor-sealing'] };
  expect([breach({}, [5, 5], poor, rules), breach({}, [4, 5], poor, rules)]).toEqual([['destroyed'], ['engine']]);
});
rule('AS-breach#3', 'BHJ makes no checks', () => expect([breach({ specials: 'BHJ' }, []), breach({}, [4, 4])]).toEqual([[], ['weapon']]));
rule('AS-sua-bhj2#1', 'nor does BHJ2', () => expect(breach({ specials: 'BHJ2' }, [])).toEqual([]));

const woods = patch('woods', 17, 34, 23, 38);
const burns = (card: Sketch, roll: readonly number[], pieces = [woods], command = hit()) => {
  const game = scene(ruleset, setPiece([at(card, 0, 20, 40), at({}, 1, 20, 36)], {}, pieces), plus('AS-fire', 'AS-munition-list'));
  game.does(0, command, 6, 6, ...(command.how === 'standard' ? [3, 4] : [3, 4]), ...roll);
  return game.state.table.pieces.some(({ kind }) => kind === 'fire');
};
rule('AS-fire#1', 'HT sets woods and buildings on fire, other weapons do not', () => {
  const house = patch('building', 17, 34, 23, 38, { level: 4, cf: 40, height: 6 * 254 });
  expect([burns({ specials: 'HT1/1/-' }, [6, 3]), burns({ specials: 'HT1/1/-' }, [6, 3], [house]), burns({}, [])]).toEqual([
    true,
    true,
    false,
  ]);
  expect(burns({ specials: 'HT1/1/-' }, [], [])).toBe(false);
});
rule('AS-fire#2', 'on a roll of 9 or more', () =>
  expect([burns({ specials: 'HT1/1/-' }, [5, 4]), burns({ specials: 'HT1/1/-' }, [5, 3])]).toEqual([true, false]),
);
rule('AS-fire#3', 'fire is 2 heat, or a point where nobody tracks heat; FR is spared the point', () => {
  const after_ = (card: Sketch) => {
    const game = scene(ruleset, setPiece([at({}, 0, 60, 40), at(card, 1, 20, 36)], {}, [patch('fire', 17, 34, 23, 38)]), plus('AS-fire'));
    pass(game, ...(card.type === 'CV' && card.specials === undefined ? [1, 1] : []), 1, 2, 5, 5);
    return [game.state.units[1]!.heat, lost(game)];
  };
  expect([after_({}), after_({ type: 'BA', move: '4"f' }), after_({ type: 'BA', move: '4"f', specials: 'FR' })]).toEqual([
    [2, 0],
    [0, 1],
    [0, 0],
  ]);
});
const douse: DeedCommand = { type: 'deed', unit: 0, deed: 'extinguish' };
const fights = (helpers: number, dice: readonly number[], y = 40, more: Partial<Unit> = {}) => {
  const others = Array.from({ length: helpers }, (_, i) => able('FF', 0, 17 + 2 * i, 35));
  const state = setPiece([able('FF', 0, 20, y, more, { type: 'CI', move: '2"f' }), able('', 1, 60, 4), ...others], {}, [
    patch('fire', 16, 36, 24, 38),
  ]);
  const game = scene(ruleset, state, plus('AS-fire'));
  if (refused(state, douse).length > 0) return undefined;
  game.does(0, douse, ...dice);
  return !game.state.table.pieces.some(({ kind }) => kind === 'fire');
};
rule('AS-sua-ff#1', 'a fire within two inches goes out on 8, instead of an attack', () => {
  expect([fights(0, [4, 4]), fights(0, [4, 3]), fights(0, [6, 6], 40.6), fights(0, [6, 6], 40.7)]).toEqual([true, false, true, undefined]);
  const spent = setPiece([able('FF', 0, 20, 40, { did: ['standard'] }, { type: 'CI', move: '2"f' }), able('', 1, 60, 4)], {}, [
    patch('fire', 16, 36, 24, 38),
  ]);
  expect(refused(spent, douse)).toContain('AS-attack-count');
});
rule('AS-sua-ff#2', 'one lower for each turn and each further unit, three at most', () => {
  expect([fights(1, [4, 3]), fights(1, [3, 3]), fights(3, [3, 2]), fights(3, [2, 2]), fights(4, [2, 2])]).toEqual([
    true,
    false,
    true,
    false,
    false,
  ]);
  const tried = { marks: [{ kind: 'fights', until: 9, fire: 'fire', value: 2 }] } as const;
  expect([fights(0, [3, 3], 40, tried), fights(0, [3, 2], 40, tried), fights(1, [3, 2], 40, tried), fights(2, [2, 2], 40, tried)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
rule('AS-fire#4', 'firefighters put it out on 8, easier for each turn and each of them, up to three', () => {
  expect([fights(0, [4, 4]), fights(0, [4, 3]), fights(1, [4, 3]), fights(3, [3, 2]), fights(5, [2, 2]), fights(0, [6, 6], 40.7)]).toEqual([
    true,
    false,
    true,
    true,
    false,
    undefined,
  ]);
});

const bog = plus('AS-bog');
const swamp = [patch('swamp', 10, 10, 30, 28)];
const stuck = (game: { readonly state: State }) => game.state.units[0]!.marks.some(({ kind }) => kind === 'bogged');
rule('AS-bog#1', 'a Control Roll for whoever goes into soft ground, through it or out of it', () => {
  expect([stuck(after(alone({}, swamp), go(20, 27), bog, 1, 2)), stuck(after(alone({}, swamp), go(20, 27), bog, 2, 2))]).toEqual([
    true,
    false,
  ]);
  const out = [patch('swamp', 10, 29, 30, 40)];
  const leaves = after(alone({}, out), go(20, 26), bog, 1, 2);
  // It is still where it was.
  expect([stuck(leaves), leaves.state.units[0]!.at]).toEqual([true, { x: 5080, y: 7620 }]);
  expect(stuck(after(alone({}, out), go(20, 26), bog, 2, 2))).toBe(false);
  const through = after(alone({ move: '20"' }, [patch('swamp', 10, 26, 30, 28)]), go(20, 22), bog, 1, 2);
  expect([stuck(through), Math.abs(through.state.units[0]!.at!.y - 28 * 254) < 10]).toEqual([true, true]);
  // No roll beside it, nor in a jump.
  after(alone({}, [patch('swamp', 10, 10, 30, 20)]), go(20, 27), bog);
  after(alone({ move: '8"j' }, swamp), go(20, 27, 'jump'), bog);
});
rule('AS-bog#2', 'whoever is stuck is immobile until a later roll succeeds', () => {
  const game = after(alone({}, swamp), go(20, 27), bog, 1, 2);
  game.does(1, stay({ unit: 1, mode: 'stand', facing: { dx: 0, dy: 1 } }));
  pass(game, 5, 5, 2, 2);
  expect([stuck(game), refused({ ...game.state, active: 0 }, go(20, 26)).length > 0]).toEqual([true, true]);
  const foe = { ...game.state, phase: 'combat' as const, active: 1 };
  const aim = term({ ...foe, units: [foe.units[1]!, foe.units[0]!].map((unit, id) => ({ ...unit, id })) }, 'AS-tmm-immobile');
  expect(aim).toBe(-4);
  game.does(1, stay({ unit: 1, mode: 'stand', facing: { dx: 0, dy: 1 } }));
  pass(game, 1, 2, 5, 5, 2, 2);
  expect(stuck(game)).toBe(true);
  game.does(1, stay({ unit: 1, mode: 'stand', facing: { dx: 0, dy: 1 } }));
  pass(game, 2, 2, 5, 5, 2, 2);
  expect(stuck(game)).toBe(false);
});
rule('AS-bog#3', 'four legs -2, three -1, a superheavy +1, VR -1', () => {
  const needs = (specials: string) => {
    const game = after(alone({ move: '20"', specials }, swamp), go(20, 27), bog, 6, 6);
    const event = game.events.find(one => one.type === 'rolled' && one.rule === 'AS-bog');
    return event?.type === 'rolled' ? event.needs!.total : undefined;
  };
  expect(['', 'QUAD', 'TRIPOD', 'LG', 'VR'].map(needs)).toEqual([4, 2, 3, 5, 3]);
});

const lurking = (x: number, card: Sketch = {}, others: readonly ReturnType<typeof at>[] = [], mine: Sketch = {}) =>
  moving([at(mine, 0, 20, 40), at(card, 1, x, 36, { hidden: true }), at({}, 1, 60, 4), ...others]);
const north = stay({ path: [{ x: 5080, y: 34 * 254 }] });
rule('AS-hidden#1', 'where a hidden unit is, the other side does not know', () => {
  const state = lurking(26);
  expect([ruleset.view(state, 0).units[1]!.at, ruleset.view(state, 1).units[1]!.at]).toEqual([null, state.units[1]!.at]);
  const setup = {
    ...state,
    phase: 'setup' as const,
    active: 1 as const,
    units: state.units.map(unit => (unit.id === 1 ? { ...unit, fate: 'waiting' as const, at: null, hidden: false } : unit)),
  };
  const deploy = { type: 'deploy', unit: 1, at: { x: 5080, y: 254 }, facing: { dx: 0, dy: 1 }, hidden: true } as const;
  const may = (mayHide: boolean) =>
    refused({ ...setup, units: setup.units.map(unit => (unit.id === 1 ? { ...unit, mayHide } : unit)) }, deploy, undefined, 1).includes(
      'AS-hidden',
    );
  expect([may(true), may(false)]).toEqual([false, true]);
});
rule('AS-hidden#2', 'it is found by a probe, by a sensor, by an enemy that passes beside it, and when it acts', () => {
  const found = (x: number, mine: Sketch = {}, command = north) => {
    const game = scene(ruleset, lurking(x, {}, [], mine));
    game.does(0, command);
    return !game.state.units[1]!.hidden;
  };
  // Bases of 0.63 inches and an inch between them.
  expect([found(22.2), found(22.3), found(30, { specials: 'PRB' }), found(30)]).toEqual([true, false, true, false]);
  const acts = scene(ruleset, setPiece([at({ move: '4"' }, 0, 20, 40), at({}, 1, 20, 30, { hidden: true })], { active: 1 }));
  acts.does(1, { type: 'attack', unit: 1, target: 0, how: 'standard' }, 1, 1);
  expect(acts.state.units[1]!.hidden).toBe(false);
  const dropped = scene(ruleset, setPiece([able('RSD1', 0, 20, 40), at({}, 1, 28, 36, { hidden: true }), at({}, 1, 60, 4)]));
  dropped.does(0, { type: 'deed', unit: 0, deed: 'dropSensor' });
  pass(dropped, 1, 2, 5, 5);
  expect(dropped.state.units[1]!.hidden).toBe(false);
});
rule('AS-hidden#3', 'it may interrupt whoever comes within an inch with a shot, or let him pass', () => {
  const game = scene(ruleset, lurking(22.2));
  game.does(0, north);
  expect([game.state.pending, refused(game.state, { type: 'ambush', fire: true }, undefined, 1)]).toEqual([
    { kind: 'ambush', unit: 1, target: 0 },
    [],
  ]);
  game.does(1, { type: 'ambush', fire: true }, 6, 5);
  expect([lost(game, 0) > 0, game.state.pending]).toEqual([true, null]);
  const kind = scene(ruleset, lurking(22.2));
  kind.does(0, north);
  kind.does(1, { type: 'ambush', fire: false });
  expect([lost(kind, 0), kind.state.pending]).toEqual([0, null]);
  const far = scene(ruleset, lurking(22.3));
  far.does(0, north);
  expect(far.state.pending).toBeNull();
});

const leaving = plus('AS-withdraw');
/** Has somebody who was hurt so to leave once the turn is over? */
const flees = (card: Sketch, more: Partial<Unit>, rules = leaving, ...dice: readonly number[]) => {
  const game = scene(ruleset, setPiece([at({}, 0, 60, 40), at(card, 1, 20, 20, more)]), rules);
  pass(game, ...dice, 1, 2, 5, 5);
  return game.state.units[1]!.marks.some(({ kind }) => kind === 'withdrawing');
};
rule('AS-withdraw#1', 'no armor, and half the structure, rounded up, or less', () =>
  expect([
    flees({ structure: 5 }, { armor: 0, structure: 3 }),
    flees({ structure: 5 }, { armor: 0, structure: 4 }),
    flees({ structure: 5 }, { armor: 1, structure: 3 }),
  ]).toEqual([true, false, false]),
);
rule('AS-withdraw#2', 'with one point of structure, as soon as the armor is gone', () =>
  expect([flees({ structure: 1 }, { armor: 0 }), flees({ structure: 1 }, { armor: 1 }), flees({ structure: 2 }, { armor: 0 })]).toEqual([
    true,
    false,
    false,
  ]),
);
rule('AS-withdraw#3', 'Medium and Long damage gone, unless there was none', () => {
  const worn = (damage: string, weaponHits: number) => flees({ damage }, { weaponHits });
  expect([worn('3/2/1', 2), worn('3/2/1', 1), worn('3/0/0', 1), worn('3/1/0', 1)]).toEqual([true, false, false, true]);
});
const CE = [...ce, 'AS-withdraw'] as const;
rule('AS-withdraw#4', 'immobilized; in the Commander’s Edition below half its Move as well', () => {
  expect(flees({}, { marks: [{ kind: 'immobile', until: 0 }] })).toBe(true);
  const slowed = (value: number, rules = leaving) => flees({ move: '10"' }, { moves: [{ value, code: '' }] }, rules);
  expect([slowed(4), slowed(4, CE), slowed(5, CE)]).toEqual([false, true, false]);
});
rule('AS-withdraw#5', 'in the Commander’s Edition 0* still counts as damage', () => {
  const worn = (weaponHits: number, rules = leaving) => flees({ damage: '3/1/1' }, { weaponHits }, rules);
  expect([worn(1), worn(1, CE), worn(2, CE)]).toEqual([true, false, true]);
});
rule('AS-withdraw#6', 'whoever has to leave makes for its edge, may attack on the way, and is gone there', () => {
  const marks = [{ kind: 'withdrawing', until: 0 }] as const;
  const state = moving([at({}, 0, 20, 30, { marks }), at({}, 1, 60, 4)]);
  const by = scene(ruleset, state, leaving).book;
  expect([refused(state, walk(29), by), refused(state, walk(31), by)]).toEqual([['AS-withdraw'], []]);
  const near = setPiece([at({}, 0, 20, 30, { marks }), at({}, 1, 20, 26)]);
  expect(refused(near, hit(), by)).toEqual([]);
  const home = scene(ruleset, setPiece([at({}, 0, 20, 47.5, { marks }), at({}, 0, 30, 40), at({}, 1, 60, 4)]), leaving);
  pass(home, 1, 2, 5, 5);
  expect(home.state.units[0]!.fate).toBe('withdrawn');
});
rule('AS-withdraw#7', 'drones never have to', () =>
  expect(
    ['', 'DRO', 'RBT', 'SDCS'].map(specials => flees({ structure: 1, specials }, { armor: 0 }, leaving, ...(specials === '' ? [] : []))),
  ).toEqual([true, false, false, false]),
);
