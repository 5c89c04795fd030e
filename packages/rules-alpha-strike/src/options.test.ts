import { Rulebook, type RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { aimOf } from './attack/aim.ts';
import { bracketOf } from './attack/range.ts';
import { alphaStrike } from './index.ts';
import { isCrippled, shakenBy } from './morale/withdrawal.ts';
import { EDITIONS } from './rules.ts';
import { MOVED, type Placed, patch, type Sketch, setPiece, sketch } from './set-piece.ts';
import type { AttackCommand, Command, MoveCommand, State, Unit } from './shape.ts';
import { INCH, inContact, type Standing, tallness } from './state.ts';

const { ruleset } = alphaStrike;
const standard = EDITIONS['corrected-2013']!;
const book = Rulebook.compile(ruleset, standard);
const withRules = (...more: readonly RuleId[]) => Rulebook.compile(ruleset, [...standard, ...more]);
const done: Command = { type: 'done' };
const at = (card: Sketch, seat: 0 | 1, x: number, y: number, more: Partial<Unit> = {}): Placed => ({
  card: sketch({ armor: 20, ...card }),
  seat,
  x,
  y,
  more,
});
const pair = (apart: number, a: Sketch = {}, b: Sketch = {}, mine: Partial<Unit> = {}, theirs: Partial<Unit> = {}): readonly Placed[] => [
  at(a, 0, 20, 40, mine),
  at(b, 1, 20, 40 - apart - 318 / 254, theirs),
];
const hit = (more: Partial<AttackCommand> = {}): AttackCommand => ({ type: 'attack', unit: 0, target: 1, how: 'standard', ...more });
const refused = (state: State, command: Command, rules = book): readonly RuleId[] =>
  rules.check(ruleset.view(state, 0), command, 0).map(one => one.rule);
const term = (state: State, id: RuleId, rules: Rulebook<never> | typeof book, more: Partial<AttackCommand> = {}): number | undefined =>
  (rules as typeof book).ask('toHit', aimOf(state, hit(more))!).terms.find(one => one.rule === id && !one.waivedBy)?.value;
const stay = (more: Partial<MoveCommand> = {}): MoveCommand => ({
  type: 'move',
  unit: 0,
  mode: 'ground',
  path: [],
  facing: { dx: 0, dy: -1 },
  ...more,
});
const moving = (placed: readonly Placed[], pieces: Parameters<typeof setPiece>[2] = []): State =>
  setPiece(
    placed.map(one => ({ ...one, more: { moved: null, ...one.more } })),
    { phase: 'movement', active: 0 },
    pieces,
  );

// Transport
const beside = 20 + 318 / 254;
const soldiers: Sketch = { type: 'CI', move: '4"f', specials: 'CAR4' };
rule('AS-mount', 'infantry in contact gets on where there is room, and the carrier pays two inches', () => {
  const carrier = (specials: string) =>
    moving([at({ type: 'CV', move: '8"t', specials }, 0, 20, 40), at(soldiers, 0, beside, 40), at({}, 1, 60, 4)]);
  expect([refused(carrier('IT4'), stay({ mounts: [1] })), refused(carrier('IT3'), stay({ mounts: [1] }))]).toEqual([[], ['AS-mount']]);
  const drive = (y: number) => refused(carrier('IT4'), stay({ mounts: [1], path: [{ x: 5080, y: y * 254 }] }));
  expect([drive(34), drive(33)]).toEqual([[], ['AS-move-spend']]);
  const game = scene(ruleset, carrier('IT4'));
  game.does(0, stay({ mounts: [1] }));
  expect([game.state.units[1]!.fate, game.state.units[1]!.rides]).toEqual(['riding', 0]);
});
rule('AS-sua-it', 'the room is counted in tons', () => {
  const state = moving([
    at({ type: 'CV', move: '8"t', specials: 'IT4' }, 0, 20, 40),
    at(soldiers, 0, beside, 40),
    at(soldiers, 0, 20 - 318 / 254, 40),
    at({}, 1, 60, 4),
  ]);
  expect(refused(state, stay({ mounts: [1, 2] }))).toEqual(['AS-mount']);
});
rule('AS-sua-car', 'a platoon takes as much as its number', () => {
  expect(
    refused(
      moving([
        at({ type: 'CV', move: '8"t', specials: 'IT6' }, 0, 20, 40),
        at({ ...soldiers, specials: 'CAR7' }, 0, beside, 40),
        at({}, 1, 60, 4),
      ]),
      stay({ mounts: [1] }),
    ),
  ).toEqual(['AS-mount']);
});
rule('AS-sua-mash', 'a hospital has half its number as room', () => {
  expect(
    refused(
      moving([at({ type: 'CV', move: '8"t', specials: 'MASH8' }, 0, 20, 40), at(soldiers, 0, beside, 40), at({}, 1, 60, 4)]),
      stay({ mounts: [1] }),
    ),
  ).toEqual([]);
});
rule('ASC-sua-mash', 'rounded up', () => {
  expect(
    refused(
      moving([at({ type: 'CV', move: '8"t', specials: 'MASH7' }, 0, 20, 40), at(soldiers, 0, beside, 40), at({}, 1, 60, 4)]),
      stay({ mounts: [1] }),
    ),
  ).toEqual([]);
});
const loaded = (carrier: Sketch, rider: Sketch, more: Partial<Unit> = {}) =>
  moving([at(carrier, 0, 20, 40, more), { ...at(rider, 0, 0, 0), more: { fate: 'riding', rides: 0, at: null } }, at({}, 1, 60, 4)]);
rule('AS-dismount', 'riders get off where the carrier ends, may not move and may attack', () => {
  const game = scene(ruleset, loaded({ type: 'CV', move: '8"t', specials: 'IT4' }, soldiers));
  game.does(0, stay({ drops: [1], path: [{ x: 5080, y: 36 * 254 }] }));
  const [carrier, rider] = game.state.units as readonly Standing[];
  expect([rider!.fate, inContact(carrier!, rider!), rider!.moved?.mode]).toEqual(['fighting', true, 'stand']);
  expect(refused(loaded({ specials: 'IT4' }, soldiers), stay({ drops: [2] }))).toContain('AS-dismount');
});
rule('AS-dismount-air', 'only jumpers leave a flying carrier, and are hard to hit', () => {
  const flying: Partial<Unit> = { airborne: true, z: 508 };
  const vtol: Sketch = { type: 'CV', move: '12"v', specials: 'IT4' };
  expect(refused(loaded(vtol, soldiers, flying), stay({ drops: [1] }))).toEqual(['AS-dismount-air']);
  const game = scene(ruleset, loaded(vtol, { ...soldiers, move: '6"j' }, flying));
  game.does(0, stay({ drops: [1] }), 3, 3);
  expect(game.state.units[1]!.marks.map(({ kind }) => kind)).toEqual(['dropping']);
});
rule('AS-sua-par', 'parachutists as well', () => {
  expect(
    refused(
      loaded({ type: 'CV', move: '12"v', specials: 'IT4' }, { ...soldiers, specials: 'CAR4,PAR' }, { airborne: true, z: 508 }),
      stay({ drops: [1] }),
    ),
  ).toEqual([]);
});
const suits = (specials: string): Sketch => ({ type: 'BA', move: '4"f', specials });
const clinging = (carrier: string, rider: string) =>
  refused(moving([at({ specials: carrier }, 0, 20, 40), at(suits(rider), 0, beside, 40), at({}, 1, 60, 4)]), stay({ mounts: [1] }));
rule('AS-mech-ba', 'a hit on the carrier strikes the riders on 5 and 6', () => {
  const state = setPiece([
    at({}, 0, 20, 40),
    at({ specials: 'OMNI' }, 1, 20, 34),
    { ...at(suits('MEC'), 1, 0, 0), more: { fate: 'riding', rides: 1, at: null } },
  ]);
  const struck = (die: number) => {
    const game = scene(ruleset, state);
    game.does(0, hit(), 6, 5, die);
    return [20 - game.state.units[1]!.armor, 20 - game.state.units[2]!.armor];
  };
  expect([struck(4), struck(5)]).toEqual([
    [3, 0],
    [0, 3],
  ]);
});
rule('AS-sua-mec', 'mechanized suits ride omnis', () => expect([clinging('OMNI', 'MEC'), clinging('', 'MEC')]).toEqual([[], ['AS-mount']]));
rule('AS-sua-xmec', 'better ones ride anything', () => expect(clinging('', 'XMEC')).toEqual([]));
rule('AS-sua-omni', 'one unit each', () => {
  const state = moving([
    at({ specials: 'OMNI' }, 0, 20, 40),
    at(suits('MEC'), 0, beside, 40),
    { ...at(suits('MEC'), 0, 0, 0), more: { fate: 'riding', rides: 0, at: null } },
    at({}, 1, 60, 4),
  ]);
  expect(refused(state, stay({ mounts: [1] }))).toEqual(['AS-mount']);
});
rule('AS-carrier-destroyed', 'riders of a lost carrier get off with a point of damage', () => {
  const game = scene(
    ruleset,
    setPiece([
      at({}, 0, 20, 40),
      at({ armor: 0, structure: 1 }, 1, 20, 34),
      { ...at(soldiers, 1, 0, 0), more: { fate: 'riding', rides: 1, at: null } },
    ]),
  );
  game.does(0, hit(), 6, 5);
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  expect([game.state.units[2]!.fate, game.state.units[2]!.armor]).toEqual(['fighting', 19]);
});

// Hidden units
const lurking = (x: number, more: Partial<Unit> = {}) =>
  moving([at({}, 0, 20, 40), at({}, 1, x, 36, { hidden: true, ...more }), at({}, 1, 60, 4)]);
const north: MoveCommand = stay({ path: [{ x: 5080, y: 34 * 254 }] });
rule('AS-hidden', 'a hidden unit is unknown, is found by whoever passes within an inch, and may shoot first', () => {
  expect(ruleset.view(lurking(22), 0).units[1]!.at).toBeNull();
  const game = scene(ruleset, lurking(22));
  game.does(0, north);
  expect([game.state.units[1]!.hidden, game.state.pending?.unit]).toEqual([false, 1]);
  game.does(1, { type: 'ambush', fire: true }, 6, 5);
  expect([game.state.units[0]!.armor, game.state.pending, game.state.active]).toEqual([16, null, 1]);
  const far = scene(ruleset, lurking(26));
  far.does(0, north);
  expect([far.state.units[1]!.hidden, far.state.pending]).toEqual([true, null]);
});
const probing = (specials: string, x: number, others: readonly Placed[] = []) => {
  const game = scene(ruleset, moving([at({ specials }, 0, 20, 40), at({}, 1, x, 36, { hidden: true }), at({}, 1, 60, 4), ...others]));
  game.does(0, north);
  return game.state.units[1]!.hidden;
};
rule('AS-probe', 'a probe finds what it reaches and sees', () => expect([probing('PRB', 30), probing('', 30)]).toEqual([false, true]));
rule('AS-sua-prb', 'to eighteen inches, unless it is jammed', () =>
  expect([probing('PRB', 38), probing('PRB', 42), probing('PRB', 30, [at({ specials: 'ECM' }, 1, 22, 28)])]).toEqual([false, true, true]),
);
rule('AS-sua-lprb', 'a light one to twelve', () => expect([probing('LPRB', 32), probing('LPRB', 36)]).toEqual([false, true]));
rule('AS-sua-bh', 'a bloodhound to twenty-six, through a plain screen', () =>
  expect([probing('BH', 46), probing('BH', 30, [at({ specials: 'ECM' }, 1, 22, 28)])]).toEqual([false, false]),
);

// Hull down, digging in
const low = withRules('ASC-hull-down-eligibility');
const crouch = stay({ stance: 'hullDown' });
const crouched: Partial<Unit> = { marks: [{ kind: 'hullDown', until: 0 }] };
rule('ASC-hull-down-eligibility', '’Mechs and ground vehicles may crouch, infantry may not, and only by agreement', () => {
  expect([
    refused(moving(pair(8)), crouch, low),
    refused(moving(pair(8, { type: 'CI' })), crouch, low),
    refused(moving(pair(8)), crouch),
  ]).toEqual([[], ['AS-hull-down'], ['AS-hull-down']]);
});
rule('AS-hull-down', 'nobody crouches while jumping', () =>
  expect(
    refused(moving(pair(8, { move: '8"j' })), stay({ mode: 'jump', stance: 'hullDown', path: [{ x: 5080, y: 36 * 254 }] }), low),
  ).toContain('AS-hull-down'),
);
rule('ASC-hull-down-no-jump', 'nor rises in a jump', () =>
  expect(
    refused(moving(pair(8, { move: '8"j' }, {}, crouched)), stay({ mode: 'jump', stance: 'rise', path: [{ x: 5080, y: 36 * 254 }] }), low),
  ).toContain('AS-hull-down'),
);
const stance = (card: Sketch, what: 'hullDown' | 'rise', more: Partial<Unit> = {}, pieces: Parameters<typeof setPiece>[2] = []) => {
  const state = moving(pair(8, card, {}, more), pieces);
  const answer = low.ask('stance', { state, unit: state.units[0]!, stance: what });
  return answer.terms.length === 0 ? undefined : answer.total;
};
rule('ASC-hull-down-mech-cost', 'three inches for two legs, two for more', () =>
  expect([stance({}, 'hullDown'), stance({ specials: 'QUAD' }, 'hullDown'), stance({ specials: 'TRIPOD' }, 'hullDown')]).toEqual([3, 2, 2]),
);
rule('ASC-hull-down-mech-leave', 'rising costs the same, and comes before moving', () => {
  expect([stance({}, 'rise', crouched), stance({ specials: 'QUAD' }, 'rise', crouched)]).toEqual([3, 2]);
  expect(refused(moving(pair(8, {}, {}, crouched)), north, low)).toContain('AS-hull-down');
});
rule('ASC-hull-down-stationary', 'a crouching unit that stays counts as standing still', () => {
  const game = scene(ruleset, moving(pair(8, { move: '12"' }, {}, crouched)), [...standard, 'ASC-hull-down-eligibility']);
  game.does(0, { ...stay(), mode: 'stand' });
  expect(low.ask('evasion', { state: game.state, unit: game.state.units[0]! }).total).toBe(0);
});
rule('ASC-hull-down-mech-effects', 'half as tall and one harder to hit', () => {
  const state = setPiece(pair(8, {}, {}, {}, crouched));
  expect([term(state, 'ASC-hull-down-eligibility', low), tallness(state.units[1]!)]).toEqual([1, INCH]);
});
rule('ASC-hull-down-partial-cover', 'cover is measured against the lower height', () => {
  const behind = (height: number) =>
    refused(setPiece(pair(8, {}, {}, {}, crouched), {}, [patch('hill', 10, 31.6, 30, 31.9, { height })]), hit(), low);
  expect([behind(260), behind(100)]).toEqual([['AS-los-thirds'], []]);
});
const mud = [patch('mud', 18, 38, 22, 42)];
const tank: Sketch = { type: 'CV', move: '8"t', specials: 'TUR(2/2/-)' };
rule('ASC-hull-down-vehicle-terrain', 'a vehicle needs soft ground', () =>
  expect([
    stance(tank, 'hullDown'),
    stance(tank, 'hullDown', {}, mud),
    stance(tank, 'hullDown', {}, [patch('pavement', 18, 38, 22, 42)]),
  ]).toEqual([undefined, 2, undefined]),
);
rule('ASC-hull-down-vehicle-cost', 'and pays two inches each way', () =>
  expect([stance(tank, 'hullDown', {}, mud), stance(tank, 'rise', crouched, mud)]).toEqual([2, 2]),
);
rule('ASC-hull-down-vehicle-height', 'only large vehicles get lower', () => {
  const tall = (specials: string) => tallness(setPiece(pair(8, { type: 'SV', move: '8"t', specials }, {}, crouched)).units[0]!);
  expect([tall('LG'), tall('')]).toEqual([INCH, INCH]);
});
rule('ASC-hull-down-protomech-damage', 'a crouching ProtoMech does half', () => {
  const game = scene(ruleset, setPiece(pair(3, { type: 'PM' }, {}, crouched)), [...standard, 'ASC-hull-down-eligibility']);
  game.does(0, hit(), 6, 5);
  expect(game.state.units[1]!.armor).toBe(19);
});
rule('ASC-hull-down-vehicle-attacks', 'a crouching vehicle fires its turret only', () =>
  expect([
    refused(setPiece(pair(3, tank, {}, crouched)), hit(), low),
    refused(setPiece(pair(3, tank, {}, crouched)), hit({ how: 'turret' }), low),
  ]).toEqual([['ASC-hull-down-eligibility'], []]),
);
const digging = withRules('ASC-inf-dig-in-eligibility');
rule('ASC-inf-dig-in-eligibility', 'foot soldiers dig in, not on pavement; suits do not', () => {
  const dig = stay({ stance: 'digIn' });
  expect([
    refused(moving(pair(8, soldiers)), dig, digging),
    refused(moving(pair(8, soldiers), [patch('road', 18, 38, 22, 42)]), dig, digging),
    refused(moving(pair(8, suits(''))), dig, digging),
  ]).toEqual([[], ['AS-hull-down'], ['AS-hull-down']]);
});
const digTurn = () => {
  const game = scene(ruleset, moving(pair(8, soldiers)), [...standard, 'ASC-inf-dig-in-eligibility']);
  game.does(0, stay({ stance: 'digIn' }));
  game.does(1, { type: 'move', unit: 1, mode: 'stand', path: [], facing: { dx: 0, dy: 1 } });
  return game;
};
rule('ASC-inf-dig-in-process', 'a turn without attacks, then the ground around it is prepared', () => {
  const game = digTurn();
  expect(game.refuses(0, hit()).map(one => one.rule)).toContain('ASC-inf-dig-in-eligibility');
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  expect(game.state.table.pieces).toMatchObject([{ kind: 'fortified', outline: { radius: INCH } }]);
});
rule('ASC-inf-dig-in-benefit', 'infantry in it is harder to hit by two', () => {
  const trench = [{ ...patch('fortified', 18, 30, 22, 32), id: 'trench' }];
  expect([
    term(setPiece(pair(8, {}, soldiers), {}, trench), 'ASC-inf-dig-in-eligibility', digging),
    term(setPiece(pair(8), {}, trench), 'ASC-inf-dig-in-eligibility', digging),
  ]).toEqual([2, undefined]);
});
rule('ASC-fortified-position-create', 'engineers fortify, suits among them', () =>
  expect(refused(moving(pair(8, suits('TRN'))), stay({ stance: 'fortify' }), digging)).toEqual([]),
);
rule('AS-sua-trn', 'nobody else does', () =>
  expect(refused(moving(pair(8, suits(''))), stay({ stance: 'fortify' }), digging)).toEqual(['AS-hull-down']),
);
rule('ASC-fortified-position-effect', 'vehicles may crouch there', () =>
  expect(stance(tank, 'hullDown', {}, [{ ...patch('fortified', 18, 38, 22, 42) }])).toBe(2),
);
const prone = withRules('ASC-inf-hit-the-deck');
rule('ASC-inf-hit-the-deck', 'prone infantry is harder to hit by one, and swarms worse', () => {
  const flat: Partial<Unit> = { marks: [{ kind: 'prone', until: 0 }] };
  expect([
    term(setPiece(pair(8, {}, soldiers, {}, flat)), 'ASC-inf-hit-the-deck', prone),
    term(setPiece(pair(0, { ...suits('AM') }, {}, flat)), 'ASC-inf-hit-the-deck', prone, { how: 'antimech' }),
  ]).toEqual([1, 1]);
});
const wall = withRules('ASC-inf-unit-cover');
rule('ASC-inf-unit-cover', 'infantry behind a friend: three to hit it, one for its own shots', () => {
  const shield = (seat: 0 | 1, y: number) => at({}, seat, 20, y);
  expect(term(setPiece([...pair(8, {}, soldiers), shield(1, 30.748 + 318 / 254)]), 'ASC-inf-unit-cover', wall)).toBe(3);
  expect(term(setPiece([...pair(8, soldiers), shield(0, 40 - 318 / 254)]), 'ASC-inf-unit-cover', wall)).toBe(1);
});

// Other ways to fight
const shielding = withRules('ASC-shielding-modifier');
const guard = (card: Sketch, y: number, more: Partial<Unit> = {}) =>
  setPiece([...pair(8), { ...at(card, 1, 20, y), more: { moved: MOVED, ...more } }]);
const front = 30.748 + 318 / 254;
rule('ASC-shielding-modifier', 'a ’Mech in the way adds two, a vehicle one', () =>
  expect([
    term(guard({}, front), 'ASC-shielding-modifier', shielding),
    term(guard(tank, front), 'ASC-shielding-modifier', shielding),
  ]).toEqual([2, 1]),
);
rule('ASC-shielding-requirements', 'it must have moved on the ground and stand in contact', () =>
  expect([
    term(guard({}, front + 1), 'ASC-shielding-modifier', shielding),
    term(guard({}, front, { moved: { mode: 'jump', length: 900, from: null } }), 'ASC-shielding-modifier', shielding),
  ]).toEqual([undefined, undefined]),
);
rule('ASC-shielding-exclusions', 'large units block instead, infantry hides instead', () =>
  expect(
    term(setPiece([...pair(8, {}, soldiers), { ...at({}, 1, 20, front), more: { moved: MOVED } }]), 'ASC-shielding-modifier', shielding),
  ).toBeUndefined(),
);
rule('ASC-shielding-multiple', 'two add up', () => {
  const state = setPiece([
    ...pair(8),
    { ...at({}, 1, 20.5, front - 0.1), more: { moved: MOVED } },
    { ...at(tank, 1, 19.5, front - 0.1), more: { moved: MOVED } },
  ]);
  expect(term(state, 'ASC-shielding-modifier', shielding)).toBe(3);
});
const naturals = [...standard.filter(id => id !== 'AS-dice'), 'AS-dice', 'ASC-crit-success'] as const;
const shoot = (rules: readonly RuleId[], card: Sketch, dice: readonly number[], apart = 3, b: Sketch = {}, mine: Partial<Unit> = {}) => {
  const game = scene(ruleset, setPiece(pair(apart, card, b, mine)), rules);
  game.does(0, hit(), ...dice);
  return 20 - game.state.units[1]!.armor;
};
rule('ASC-crit-success', 'a natural twelve hits although thirteen was needed', () =>
  expect(shoot(naturals, {}, [6, 6, 3, 2], 30, { move: '35"' })).toBe(3),
);
rule('ASC-crit-failure', 'a natural two misses although two was enough', () =>
  expect(
    shoot(naturals, { damage: '3/3/3' }, [1, 1], 3, { move: '4"' }, { moved: { mode: 'stand', length: 0, from: null }, skill: 1 }),
  ).toBe(0),
);
rule('ASC-crit-success-trigger', 'other rolls fall as they fall', () => expect(shoot(naturals, {}, [6, 5], 3)).toBe(3));
const variable = [...standard, 'ASC-variable-damage'] as const;
rule('ASC-variable-damage', 'four points at Medium on 2, 4, 6, 5 do three', () =>
  expect(shoot(variable, { damage: '4/4/3' }, [6, 5, 2, 4, 6, 5], 12)).toBe(3),
);
rule('ASC-variable-damage-zero', 'all failed: no damage and no motive roll', () =>
  expect(shoot(variable, { damage: '3/3/3' }, [6, 5, 1, 1, 3], 12, { type: 'CV', move: '8"t' })).toBe(0),
);
const glancing = [...standard, 'ASC-glancing-blows'] as const;
rule('ASC-glancing-blows', 'a miss by one does half, rounded down; by two nothing', () =>
  expect([shoot(glancing, { damage: '5/5/5' }, [2, 2]), shoot(glancing, { damage: '5/5/5' }, [1, 2])]).toEqual([2, 0]),
);
rule('ASC-glancing-blows-zero', 'half of one is nothing, and no motive roll', () =>
  expect(shoot(glancing, { damage: '1/1/1' }, [2, 2], 3, { type: 'CV', move: '8"t' })).toBe(0),
);
rule('ASC-glancing-blows-special', 'not for what already hurts when it misses', () =>
  expect(shoot(glancing, { damage: '5/5/5', specials: 'FLK1/1/1' }, [2, 2])).toBe(0),
);
const everyone = withRules('ASC-plos-partial-cover-all');
rule('ASC-plos-partial-cover-all', 'with templates any unit profits from cover', () => {
  const state = setPiece(pair(8, {}, { type: 'CV', move: '8"t' }), {}, [patch('hill', 10, 32.2, 30, 32.5, { height: 160 })]);
  expect([term(state, 'AS-to-hit-cover', everyone), term(state, 'AS-to-hit-cover', book)]).toEqual([2, undefined]);
});
rule('ASC-plos-scope', 'the air is always clear', () =>
  expect(
    refused(
      setPiece(pair(8, {}, { type: 'CV', move: '12"v' }, {}, { airborne: true, z: 508 }), {}, [
        patch('hill', 10, 33, 30, 34, { height: 3000 }),
      ]),
      hit(),
      everyone,
    ),
  ).toEqual([]),
);
rule('ASC-tbl-plos-size', '’Mechs are 2 inches tall, superheavies 3, everything else 1', () =>
  expect(
    [{}, { specials: 'LG' }, { type: 'PM' as const }, { type: 'CV' as const }, { type: 'CI' as const }].map(
      card => tallness(setPiece(pair(8, card)).units[0]!) / INCH,
    ),
  ).toEqual([2, 3, 1, 1, 1]),
);
const over = (height: number) => aimOf(setPiece(pair(8), {}, [patch('hill', 10, 31.6, 30, 31.9, { height })]), hit())!.seen;
rule('ASC-plos-vertical', 'more than two thirds clear, a third to two thirds partial, less hidden', () =>
  expect([100, 230, 450].map(height => [over(height).partial, over(height).hidden])).toEqual([
    [false, false],
    [true, false],
    [false, true],
  ]),
);
rule('ASC-plos-templates', 'a unit is as tall as its template', () => expect(over(600).hidden).toBe(true));
rule('AS-los-basis', 'the line runs from the top of the watcher', () => {
  const from = (z: number) =>
    aimOf(setPiece(pair(8, {}, {}, { z }), {}, [patch('hill', 10, 35, 30, 36, { height: 700 })]), hit())!.seen.hidden;
  expect([from(0), from(1000)]).toEqual([true, false]);
});

// Morale
const retreat = withRules('AS-withdraw');
rule('AS-withdraw', 'crippled: no armor and half the structure, no guns beyond Short, or immobile; then it makes for its edge', () => {
  const hurt = (more: Partial<Unit>, card: Sketch = {}) => isCrippled(setPiece(pair(8, { structure: 5, ...card }, {}, more)).units[0]!);
  expect([
    hurt({ armor: 0, structure: 3 }),
    hurt({ armor: 0, structure: 4 }),
    hurt({ weaponHits: 3 }),
    hurt({ marks: [{ kind: 'immobile', until: 0 }] }),
    hurt({}),
  ]).toEqual([true, false, true, true, false]);
  const running = moving(pair(8, {}, {}, { marks: [{ kind: 'withdrawing', until: 0 }] }));
  expect([refused(running, north, retreat), refused(running, stay({ path: [{ x: 5080, y: 44 * 254 }] }), retreat)]).toEqual([
    ['AS-withdraw'],
    [],
  ]);
});
const nerves: readonly RuleId[] = [...standard, 'AS-withdraw', 'ASC-morale-check', 'ASC-morale-commanders', 'ASC-tbl-nerve-recovery'];
const morale = Rulebook.compile(ruleset, nerves);
rule('ASC-tbl-morale-check', 'steadiness by type, three worse when routed', () => {
  const needs = (type: 'BM' | 'IM' | 'CV' | 'SV' | 'BA' | 'CI', why: 'crippled' | 'recovery' = 'crippled') => {
    const state = setPiece(pair(8, { type }));
    return morale.ask('morale', { state, unit: state.units[0]!, why }).total;
  };
  expect([needs('BM'), needs('IM'), needs('CV'), needs('SV'), needs('BA'), needs('CI'), needs('BM', 'recovery')]).toEqual([
    2, 4, 4, 7, 3, 6, 5,
  ]);
});
const broken = (dice: readonly number[], more: Partial<Unit> = { armor: 0, structure: 1, hurt: 3 }, card: Sketch = { structure: 5 }) => {
  const game = scene(ruleset, setPiece(pair(8, card, {}, more)), nerves);
  game.does(0, done);
  game.does(1, done, ...dice, 5, 5, 2, 2);
  return game.state.units[0]!.marks.map(({ kind }) => kind);
};
rule('ASC-morale-check', 'two dice against the number: enough holds, less breaks', () =>
  expect([broken([1, 5], undefined, { type: 'CI', structure: 5 }), broken([1, 4], undefined, { type: 'CI', structure: 5 })]).toEqual([
    ['withdrawing'],
    ['withdrawing', 'routed'],
  ]),
);
rule('ASC-morale-triggers', 'crippling damage of this turn, or half of an infantry unit lost', () => {
  const why = (card: Sketch, more: Partial<Unit>) => shakenBy(setPiece(pair(8, card, {}, more)).units[0]!);
  expect([
    why({ structure: 5 }, { armor: 0, structure: 1, hurt: 2 }),
    why({ structure: 5 }, { armor: 0, structure: 1 }),
    why({ type: 'CI', armor: 2, structure: 2 }, { armor: 0, structure: 2, hurt: 1 }),
    why({ type: 'CI', armor: 2, structure: 2 }, { armor: 1, structure: 2, hurt: 1 }),
  ]).toEqual(['crippled', undefined, 'crippled', undefined]);
});
rule('ASC-morale-exemptions', 'large units and robots never check', () =>
  expect(
    ['LG', 'DRO', 'RBT', 'SDCS'].map(specials =>
      shakenBy(setPiece(pair(8, { specials, structure: 5 }, {}, { armor: 0, structure: 1, hurt: 2 })).units[0]!),
    ),
  ).toEqual([undefined, undefined, undefined, undefined]),
);
rule('ASC-morale-rout', 'a routed unit flees and does not spot', () => {
  const running = moving(pair(8, {}, {}, { marks: [{ kind: 'routed', until: 0 }] }));
  expect(refused(running, north, morale)).toEqual(['AS-withdraw']);
});
rule('ASC-morale-recovery', 'it rallies on the number it broke under and three more', () => {
  const routed: Partial<Unit> = { marks: [{ kind: 'routed', until: 0 }] };
  expect([broken([2, 3], routed, {}), broken([2, 2], routed, {})]).toEqual([[], ['routed']]);
});
const rallying = (others: readonly Placed[], card: Sketch = {}) => {
  const state = setPiece([...pair(8, card, {}, { marks: [{ kind: 'routed', until: 0 }] }), ...others]);
  return morale.ask('morale', { state, unit: state.units[0]!, why: 'recovery' }).total;
};
rule('ASC-morale-commanders', 'a commander in sight within 35 inches steadies: two, or one', () =>
  expect([
    rallying([]),
    rallying([at({}, 0, 40, 40, { commander: 'force' })]),
    rallying([at({}, 0, 40, 40, { commander: 'lance' })]),
    rallying([at({}, 0, 60, 40, { commander: 'force' })]),
  ]).toEqual([5, 3, 4, 5]),
);
rule('ASC-tbl-nerve-recovery', 'infantry looks to ’Mechs, vehicles and others who run', () => {
  const men: Sketch = { type: 'CI' };
  expect([
    rallying([], men),
    rallying([at({}, 0, 40, 40)], men),
    rallying([at(tank, 0, 40, 40)], men),
    rallying([at(men, 0, 40, 40, { marks: [{ kind: 'routed', until: 0 }] })], men),
  ]).toEqual([9, 7, 8, 10]);
});

// Terms
rule('ASC-term-base-contact', 'bases that touch are in contact, a tenth of an inch apart they are not', () => {
  const touch = (apart: number) => inContact(...(setPiece(pair(apart)).units as unknown as readonly [Standing, Standing]));
  expect([touch(0), touch(0.1)]).toEqual([true, false]);
});
rule('ASC-term-range', 'the four brackets', () => expect([1, 10, 30, 50].map(inches => bracketOf(inches * INCH))).toEqual([0, 1, 2, 3]));
rule('AS-measure', 'from edge to edge', () => expect(aimOf(setPiece(pair(6)), hit())!.bracket).toBe(0));
rule('ASC-term-inch', 'an inch is 254 tenths of a millimetre', () => expect(INCH).toBe(254));
rule('ASC-term-target-number', 'equal is enough', () => expect([shoot(standard, {}, [1, 4]), shoot(standard, {}, [1, 3])]).toEqual([3, 0]));
rule('ASC-term-los', 'clear, dimmed or blocked', () => {
  const seen = (kind: 'woods' | 'hill') => aimOf(setPiece(pair(8), {}, [patch(kind, 18, 34, 22, 36, { height: 900 })]), hit())!.seen;
  expect([seen('woods').hidden, seen('woods').density, seen('hill').hidden]).toEqual([false, 1, true]);
});
rule('ASC-term-armor-structure', 'armor first, then structure', () => {
  const game = scene(ruleset, setPiece(pair(3, {}, { armor: 1, structure: 4 })));
  game.does(0, hit(), 6, 5, 3, 2);
  expect([game.state.units[1]!.armor, game.state.units[1]!.structure]).toEqual([0, 2]);
});
rule('ASC-term-heat-scale', 'four is S', () => {
  const game = scene(ruleset, setPiece(pair(3, { overheat: 4 })));
  game.does(0, hit({ overheat: 4 }), 1, 1);
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  expect(game.state.units[0]!.shutdown).toBe(true);
});
rule('ASC-term-overheat-value', 'extra damage for heat', () => {
  const game = scene(ruleset, setPiece(pair(3, { overheat: 1 })));
  game.does(0, hit({ overheat: 1 }), 6, 5);
  expect([20 - game.state.units[1]!.armor, game.state.units[0]!.overheated]).toEqual([4, 1]);
});
rule('ASC-term-skill-rating', 'a lower number is better', () =>
  expect(book.ask('toHit', aimOf(setPiece(pair(3).map(one => ({ ...one, skill: 2 }))), hit())!).total).toBe(3),
);
rule('ASC-term-damage-value', 'each bracket has its own', () =>
  expect([shoot(standard, { damage: '3/2/1' }, [6, 5], 3), shoot(standard, { damage: '3/2/1' }, [6, 5], 12)]).toEqual([3, 2]),
);
rule('ASC-term-critical-hit', 'follows from damage to structure', () => {
  const game = scene(ruleset, setPiece(pair(3, {}, { armor: 0, structure: 9 })));
  game.does(0, hit(), 6, 5, 2, 2);
  expect(game.state.units[1]!.waiting.map(({ kind }) => kind)).toEqual(['fireControl']);
});
rule('ASC-term-modifiers', 'they add up', () =>
  expect(book.ask('toHit', aimOf(setPiece(pair(12, {}, { move: '12"' })), hit())!).total).toBe(4 + 2 + 2),
);
rule('AS-evade', 'whoever evades is harder to hit by Skill and does not attack', () => {
  const evading = withRules('AS-evade');
  const state = setPiece(
    pair(8, {}, {}, { moved: { mode: 'evade', length: 900, from: null } }, { moved: { mode: 'evade', length: 900, from: null } }),
  );
  expect([term(state, 'AS-evade', evading), refused(state, hit(), evading)]).toEqual([2, ['AS-evade']]);
});
rule('ASC-vmm-standstill', '+0 for the target, -1 for the attacker', () =>
  expect(book.ask('toHit', aimOf(setPiece(pair(3, {}, { move: '12"' }, { moved: null }, { moved: null })), hit())!).total).toBe(3),
);
rule('ASC-vmm-ground', 'the Move at hand, without the jump', () =>
  expect(term(setPiece(pair(3, {}, { move: '12"/18"j' })), 'AS-tmm-13c', book)).toBe(2),
);
rule('ASC-vmm-jumping', 'the jump Move and one more, and two worse for its own attacks', () => {
  const jumped: Partial<Unit> = { moved: { mode: 'jump', length: 900, from: null } };
  const state = setPiece(pair(3, { move: '8"j' }, { move: '8"/12"j' }, jumped, jumped));
  expect(book.ask('toHit', aimOf(state, hit())!).total).toBe(4 + 2 + 2 + 1);
});
rule('ASC-vmm-immobile', '-4', () => expect(term(setPiece(pair(3, {}, {}, {}, { shutdown: true })), 'AS-tmm-immobile', book)).toBe(-4));
rule('ASC-tbl-expanded-movement-modifiers', 'the table', () =>
  expect([4, 8, 12, 18, 34, 35].map(move => term(setPiece(pair(3, {}, { move: `${move}"` })), 'AS-tmm-13c', book))).toEqual([
    0, 1, 2, 3, 4, 5,
  ]),
);
rule('AS-jump-mods', 'a jumper aims two worse, infantry does not', () => {
  const jumped: Partial<Unit> = { moved: { mode: 'jump', length: 900, from: null } };
  const total = (type: 'BM' | 'BA') => book.ask('toHit', aimOf(setPiece(pair(3, { type, move: '8"j' }, {}, jumped)), hit())!).total;
  expect(total('BM') - total('BA')).toBe(2);
});
