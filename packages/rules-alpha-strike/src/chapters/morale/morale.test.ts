import { Rulebook, type RuleId, readSetupFor } from '@sortie/kernel';
import { rule, scene, table } from '@sortie/testkit';
import { expect } from 'vitest';
import { aloft, begin, carryOut, over, spot } from '../../aerospace/sky.fixture.ts';
import { bombMarks } from '../../artillery/bomb-load.ts';
import {
  at,
  book,
  hit,
  moving,
  lasting as pair,
  pass,
  point,
  refused,
  ruleset,
  soldiers,
  standard,
  stay,
  suits,
  tank,
  withRules,
} from '../../scene.fixture.ts';
import { type Placed, patch, type Sketch, setPiece } from '../../set-piece.ts';
import type { Mark, MoveCommand, State, Unit } from '../../shape.ts';
import { isCrippled } from '../withdrawal/crippled.ts';
import type { Shock } from './facts.ts';

const north: MoveCommand = stay({ path: [{ x: 5080, y: 34 * 254 }] });
const south: MoveCommand = stay({ path: [{ x: 5080, y: 44 * 254 }], facing: { dx: 0, dy: 1 } });

const retreat = withRules('AS-withdraw');
rule('AS-withdraw', 'crippled: no armor and half the structure, no guns beyond Short, or immobile; then it makes for its edge', () => {
  const hurt = (more: Partial<Unit>, card: Sketch = {}) =>
    isCrippled(book, setPiece(pair(8, { structure: 5, ...card }, {}, more)).units[0]!);
  expect([
    hurt({ armor: 0, structure: 3 }),
    hurt({ armor: 0, structure: 4 }),
    hurt({ weaponHits: 3 }),
    hurt({ marks: [{ kind: 'immobile', until: 0 }] }),
    hurt({}),
  ]).toEqual([true, false, true, true, false]);
  const running = moving(pair(8, {}, {}, { marks: [{ kind: 'withdrawing', until: 0 }] }));
  expect([refused(running, north, retreat), refused(running, south, retreat)]).toEqual([['AS-withdraw'], []]);
});
rule('AS-withdraw', 'at its own edge it is gone, and whoever was hidden there is seen leaving', () => {
  const leaving: Partial<Unit> = { marks: [{ kind: 'withdrawing', until: 0 }], hidden: true };
  const game = scene(ruleset, setPiece([at({}, 0, 20, 47.5, leaving), at({}, 0, 30, 40), at({}, 1, 60, 4)]), [...standard, 'AS-withdraw']);
  pass(game, 5, 5, 2, 2);
  expect(
    game.events.flatMap(event => (event.type === 'uncovered' || event.type === 'destroyed' ? [[event.type, event.unit]] : [])),
  ).toEqual([
    ['uncovered', 0],
    ['destroyed', 0],
  ]);
});
const nerves: readonly RuleId[] = [
  ...standard,
  'AS-withdraw',
  'ASC-morale-check',
  'ASC-morale-rout',
  'ASC-morale-commanders',
  'ASC-tbl-nerve-recovery',
  'ASC-spa-iron-will-morale',
];
const morale = Rulebook.compile(ruleset, nerves);
/** Crippled in this turn. */
const torn: Partial<Unit> = { armor: 0, structure: 1, hurt: 3 };
const IND: Sketch = { type: 'IM', structure: 5 };
/** The turn ends with these dice for nerves; what the unit is after it. */
const ended = (state: State, ...dice: readonly number[]) => {
  const game = scene(ruleset, state, nerves);
  pass(game, ...dice, 5, 5, 2, 2);
  return game;
};
const isRouted = (game: { readonly state: State }, unit = 0) => game.state.units[unit]!.marks.some(({ kind }) => kind === 'routed');
const breaks = (card: Sketch, more: Partial<Unit>, ...dice: readonly number[]) =>
  isRouted(ended(setPiece(pair(8, card, {}, more)), ...dice));
const rattledBy = (...shocks: readonly Shock[]): Partial<Unit> => ({ marks: [{ kind: 'rattled', until: 1, shocks }] });

rule('ASC-morale-triggers#1', 'nerves are tried when the turn ends, not when the shot falls', () => {
  const game = scene(ruleset, setPiece(pair(3, {}, { ...tank, armor: 0, structure: 4, move: '4"t' })), nerves);
  // Three of four points of structure, with rolls for criticals and motive systems that do nothing.
  game.does(0, hit(), 5, 5, 2, 4, 2, 4);
  expect([isRouted(game, 1), game.state.units[1]!.structure]).toEqual([false, 1]);
  pass(game, 1, 1, 5, 5, 2, 2);
  expect(isRouted(game, 1)).toBe(true);
});
const bomb = (target: Sketch, what: 'inferno' | 'he') => {
  const game = begin(
    [aloft({ specials: 'BOMB4' }, 0, { marks: bombMarks([what]) }), at({ move: '4"', ...target }, 1, 20, 20), at({}, 1, 60, 4)],
    nerves,
  );
  game.does(0, over({ kind: 'bomb', at: spot(20, 20), bomb: what }));
  game.does(0, carryOut, 6, 5);
  return game;
};
rule('ASC-morale-triggers#2', 'whoever was burnt by inferno ordnance is tried, by heat or by damage', () => {
  for (const card of [IND, soldiers]) {
    const game = bomb(card, 'inferno');
    pass(game, 1, 1, 5, 5, 2, 2);
    expect(isRouted(game, 1), card.type).toBe(true);
  }
  const plain = bomb(IND, 'he');
  pass(plain, 5, 5, 2, 2);
  expect(isRouted(plain, 1)).toBe(false);
});
rule('ASC-morale-triggers#3', 'and whoever was struck by a cruise missile, however little is lost', () => {
  const shelled = (specials: string, weapon: string, ...dice: readonly number[]) => {
    const game = scene(ruleset, setPiece([at({ specials }, 0, 20, 40), at({ ...IND, armor: 40 }, 1, 20, 30)]), nerves);
    game.does(0, { type: 'bombard', unit: 0, weapon, at: point(20, 30) });
    pass(game, 6, 6, ...dice, 5, 5, 2, 2);
    return isRouted(game, 1);
  };
  expect([shelled('ARTCM5-1', 'ART-CM5', 1, 1), shelled('ARTLT-1', 'ART-LT')]).toEqual([true, false]);
});
rule('ASC-morale-triggers#4', 'and whoever was crippled this turn, if it is no infantry', () => {
  expect([breaks(IND, torn, 1, 1), breaks(IND, { ...torn, hurt: 0 }), breaks(IND, { armor: 5, structure: 5, hurt: 3 })]).toEqual([
    true,
    false,
    false,
  ]);
});
rule('ASC-morale-triggers#5', 'and infantry that is down to half of what it had', () => {
  const platoon: Sketch = { type: 'CI', move: '4"f', armor: 3, structure: 3 };
  expect([
    breaks(platoon, { armor: 0, structure: 3, hurt: 1 }, 1, 1),
    breaks(platoon, { armor: 1, structure: 3, hurt: 1 }),
    breaks(platoon, { armor: 0, structure: 3, hurt: 0 }),
  ]).toEqual([true, false, false]);
});
rule('ASC-morale-triggers#6', 'fighters, airborne vehicles and Small Craft are tried like all others', () => {
  const inAir = (card: Sketch, more: Partial<Unit>) =>
    isRouted(ended(setPiece([aloft({ structure: 5, ...card }, 0, { ...torn, ...more }), at({}, 0, 20, 40), at({}, 1, 60, 4)]), 1, 1));
  expect([inAir({}, {}), inAir({ type: 'SC', specials: '' }, {})]).toEqual([true, true]);
  expect(breaks({ type: 'CV', move: '12"v', structure: 5 }, { ...torn, airborne: true, z: 508 }, 1, 1)).toBe(true);
});
rule('ASC-morale-exemptions#1', 'large units on the ground never are', () => {
  expect(breaks({ ...IND }, torn, 1, 1)).toBe(true);
  for (const specials of ['LG', 'VLG', 'SLG'])
    expect(breaks({ type: 'SV', move: '4"t', structure: 5, specials }, torn), specials).toBe(false);
});
rule('ASC-morale-exemptions#2', 'nor are DropShips', () =>
  expect((['DS', 'DA'] as const).map(type => breaks({ type, move: '4p', structure: 5, size: 1 }, torn))).toEqual([false, false]),
);
rule('ASC-morale-exemptions#3', 'nor are drones and robots, whatever they are', () => {
  for (const specials of ['DRO', 'RBT', 'SDCS']) expect(breaks({ ...IND, specials }, { ...torn, did: ['standard'] }), specials).toBe(false);
});
rule('ASC-morale-exemptions#4', 'nor is anything that never moves', () => {
  expect(breaks({ type: 'SV', move: '0"', structure: 5 }, torn)).toBe(false);
  expect(breaks({ type: 'SV', move: '4"t', structure: 5 }, torn, 1, 1)).toBe(true);
});
rule('ASC-morale-exemptions#5', 'but even they may have to withdraw', () => {
  const game = ended(setPiece(pair(8, { type: 'SV', move: '4"t', structure: 5, specials: 'LG' }, {}, torn)));
  expect(game.state.units[0]!.marks.map(({ kind }) => kind)).toEqual(['withdrawing']);
});
rule('ASC-morale-check#1', 'Skill and what the table adds', () => {
  const needs = (skill: number, card: Sketch, more: Partial<Unit>) => {
    const state = setPiece(pair(8, card, {}, more).map(one => ({ ...one, skill })));
    return morale.ask('morale', { state, unit: state.units[0]!, why: 'shock' }).total;
  };
  expect([needs(4, IND, {}), needs(2, IND, {}), needs(4, soldiers, {}), needs(4, soldiers, rattledBy('inferno'))]).toEqual([4, 2, 6, 7]);
});
rule('ASC-morale-check#2', 'the number itself is enough', () => {
  const game = ended(setPiece(pair(8, IND, {}, torn)), 1, 3);
  expect([isRouted(game), game.events.some(event => event.type === 'rolled' && event.rule === 'ASC-morale-check' && event.good)]).toEqual([
    false,
    true,
  ]);
});
rule('ASC-morale-check#3', 'one less routs', () => expect(breaks(IND, torn, 1, 2)).toBe(true));

const fleeing = (shocks?: readonly Shock[]): Partial<Unit> => ({ marks: [{ kind: 'routed', until: 0, ...(shocks ? { shocks } : {}) }] });
rule('ASC-morale-rout#1', 'from its next Movement Phase on it makes for its own edge', () => {
  const game = scene(ruleset, setPiece(pair(8, IND, {}, torn)), nerves);
  pass(game, 1, 1, 2, 2, 5, 5);
  expect([game.state.phase, game.state.active]).toEqual(['movement', 0]);
  expect(game.refuses(0, north).map(one => one.rule)).toEqual(['AS-withdraw']);
  game.does(0, south);
  expect(game.state.units[0]!.at!.y).toBe(44 * 254);
});
rule('ASC-morale-rout#2', 'at the edge it is out of the battle', () => {
  const game = ended(setPiece([at(IND, 0, 20, 47.5, fleeing()), at({}, 0, 30, 40), at({}, 1, 60, 4)]));
  expect(game.state.units[0]!.fate).toBe('withdrawn');
  const steady = ended(setPiece([at(IND, 0, 20, 47.5), at({}, 0, 30, 40), at({}, 1, 60, 4)]));
  expect(steady.state.units[0]!.fate).toBe('fighting');
});
rule('ASC-morale-rout#3', 'on the way it may still attack', () =>
  expect(refused(setPiece(pair(8, {}, {}, fleeing())), hit(), morale)).toEqual([]),
);
rule('ASC-morale-rout#4', 'but spots for nobody', () => {
  const battery = (more: Partial<Unit>) => setPiece([...pair(20, { specials: 'IF2' }), at({}, 0, 40, 40, more)]);
  const indirect = hit({ how: 'indirect', spotter: 2 });
  expect([refused(battery(fleeing()), indirect, morale), refused(battery({}), indirect, morale)]).toEqual([['ASC-morale-rout'], []]);
  expect(refused(battery(fleeing()), { type: 'deed', unit: 2, deed: 'spot' }, morale)).toEqual(['ASC-morale-rout']);
});
rule('ASC-morale-rout#5', 'and goes no step toward the enemy', () =>
  expect([refused(moving(pair(8, {}, {}, fleeing())), north, morale), refused(moving(pair(8)), north, morale)]).toEqual([
    ['AS-withdraw'],
    [],
  ]),
);
rule('ASC-morale-recovery#1', 'it tries again at the end of every turn after the one in which it broke', () => {
  const game = scene(ruleset, setPiece(pair(20, IND, { move: '4"' }, torn)), nerves);
  pass(game, 1, 1, 2, 2, 5, 5);
  const wait = (unit: number, seat: 0 | 1) =>
    game.does(seat, { type: 'move', unit, mode: 'stand', path: [], facing: { dx: 0, dy: seat === 0 ? -1 : 1 } });
  for (let turn = 0; turn < 2; turn++) {
    wait(0, 0);
    wait(1, 1);
    pass(game, 1, 1, 2, 2, 5, 5);
  }
  expect(game.events.filter(event => event.type === 'rolled' && event.rule === 'ASC-morale-check').length).toBe(3);
});
rule('ASC-morale-recovery#2', 'on the number under which it broke, and the nerve-recovery modifiers', () => {
  const needs = (shocks: readonly Shock[] | undefined, others: readonly Placed[] = [], pieces: Parameters<typeof setPiece>[2] = []) => {
    const state = setPiece([...pair(8, soldiers, {}, fleeing(shocks)), ...others], {}, pieces);
    return morale.ask('morale', { state, unit: state.units[0]!, why: 'recovery' }).total;
  };
  expect([needs(undefined), needs(['inferno']), needs(['cruise', 'mech']), needs(['indoors'])]).toEqual([9, 10, 12, 7]);
  // What holds now and did not when it broke is no matter: a building, a commander in sight is.
  expect(needs([], [], [patch('building', 18, 38, 22, 42, { cf: 9, height: 900 })])).toBe(9);
  expect(needs(['inferno'], [at(soldiers, 0, 30, 40, { commander: 'force' })])).toBe(8);
  // In play it keeps what it broke under.
  const game = ended(setPiece(pair(8, IND, {}, rattledBy('inferno'))), 1, 1);
  expect(game.state.units[0]!.marks).toEqual([{ kind: 'routed', until: 0, shocks: ['inferno'] } satisfies Mark]);
});
rule('ASC-morale-recovery#3', 'being routed adds three', () => {
  const state = setPiece(pair(8, IND, {}, fleeing()));
  const needs = (why: 'shock' | 'recovery') => morale.ask('morale', { state, unit: state.units[0]!, why }).total;
  expect(needs('recovery') - needs('shock')).toBe(3);
});
rule('ASC-morale-recovery#4', 'a success brings it back, and only new damage tries it again', () => {
  const game = scene(ruleset, setPiece(pair(20, IND, { move: '4"' }, { ...fleeing(), armor: 0, structure: 5 })), nerves);
  pass(game, 3, 4, 2, 2, 5, 5);
  expect(isRouted(game)).toBe(false);
  expect(refused(game.state, north, morale)).toEqual([]);
  game.does(0, { ...stay(), mode: 'stand' });
  game.does(1, { type: 'move', unit: 1, mode: 'stand', path: [], facing: { dx: 0, dy: 1 } });
  pass(game, 2, 2, 5, 5);
  expect(isRouted(game)).toBe(false);
});
rule('ASC-morale-recovery#5', 'a failure lets it run for another turn', () => {
  const game = scene(ruleset, setPiece(pair(8, IND, {}, fleeing())), nerves);
  pass(game, 3, 3, 2, 2, 5, 5);
  expect([isRouted(game), game.refuses(0, north).map(one => one.rule)]).toEqual([true, ['AS-withdraw']]);
});
/** What somebody who runs needs to come round. */
const rallying = (others: readonly Placed[], card: Sketch = {}, pieces: Parameters<typeof setPiece>[2] = []) => {
  const state = setPiece([...pair(8, card, {}, fleeing()), ...others], {}, pieces);
  return morale.ask('morale', { state, unit: state.units[0]!, why: 'recovery' }).total;
};
rule('ASC-morale-commanders#1', 'a commander helps who is named, awake, on the table, in sight and within 35 inches', () => {
  const leader = (x: number, more: Partial<Unit> = {}) => rallying([at({}, 0, x, 40, { commander: 'force', ...more })]);
  // 35 inches between the bases.
  expect([leader(20 + 35 + 318 / 254), leader(20 + 35.1 + 318 / 254)]).toEqual([3, 5]);
  expect([
    rallying([at({}, 0, 30, 40)]),
    leader(30, { shutdown: true }),
    leader(30, { fate: 'offTable', at: null }),
    leader(30, { seat: 1 }),
  ]).toEqual([5, 5, 5, 5]);
  expect(rallying([at({}, 0, 30, 40, { commander: 'force' })], {}, [patch('hill', 24, 30, 26, 48, { height: 2000 })])).toBe(5);
});
rule('ASC-morale-commanders#2', 'one sub-commander for each lance, and no more', () => {
  const force = (...commanders: readonly ('lance' | undefined)[]) => ({
    table: { width: 18288, height: 12192, pieces: [] },
    forces: [commanders.map(commander => ({ card: 'Bulwark', lance: 0, ...(commander ? { commander } : {}) })), [{ card: 'Bulwark' }]],
    zone: 6,
    limit: 9,
  });
  const read = readSetupFor(ruleset, nerves);
  expect([read(force('lance', undefined)).ok, read(force('lance', 'lance')).ok]).toEqual([true, false]);
});
const CIRCUMSTANCES: {
  readonly [condition: string]: (say: (card: Sketch, more?: Partial<Unit>, pieces?: Parameters<typeof setPiece>[2]) => number) => number;
} = {
  'attacked by Inferno ordnance': say => say(IND, rattledBy('inferno')) - say(IND),
  'attacked by a cruise missile': say => say(IND, rattledBy('cruise')) - say(IND),
  'BattleMech or ProtoMech': say => (say({}) === say({ type: 'PM' }) ? say({}) - 4 : Number.NaN),
  IndustrialMech: say => say(IND) - 4,
  'combat vehicle': say => say(tank) - 4,
  'support vehicle': say => say({ type: 'SV', move: '8"t' }) - 4,
  'battle armor': say => say(suits('')) - 4,
  'conventional infantry': say => say(soldiers) - 4,
  'pilot has Iron Will': say => say(IND, { abilities: ['iron-will'] }) - say(IND),
  'attacker is a BattleMech': say => say(soldiers, rattledBy('mech')) - say(soldiers),
  'inside a building': say => say(soldiers, {}, [patch('building', 18, 38, 22, 42, { cf: 9, height: 900 })]) - say(soldiers),
};
table('ASC-tbl-morale-check#1', 'each row adds what it says', row => {
  const say =
    (why: 'shock' | 'recovery') =>
    (card: Sketch, more: Partial<Unit> = {}, pieces: Parameters<typeof setPiece>[2] = []) => {
      const state = setPiece(pair(8, card, {}, more), {}, pieces);
      return morale.ask('morale', { state, unit: state.units[0]!, why }).total;
    };
  const condition = row.at('condition');
  if (condition === 'drone or robotic unit') {
    expect(breaks({ ...IND, specials: 'RBT' }, { ...torn, did: ['standard'] })).toBe(false);
    return;
  }
  if (condition === 'currently routed') {
    expect(say('recovery')(IND, fleeing()) - say('shock')(IND)).toBe(row.number('modifier'));
    return;
  }
  expect(CIRCUMSTANCES[condition]!(say('shock'))).toBe(row.number('modifier'));
});
rule('ASC-tbl-morale-check#2', '’Mechs that attack and walls around it mean something to infantry alone', () => {
  const needs = (card: Sketch, more: Partial<Unit> = {}, pieces: Parameters<typeof setPiece>[2] = []) => {
    const state = setPiece(pair(8, card, {}, more), {}, pieces);
    return morale.ask('morale', { state, unit: state.units[0]!, why: 'shock' }).total;
  };
  const house = [patch('building', 18, 38, 22, 42, { cf: 9, height: 900 })];
  expect([
    needs(tank, rattledBy('mech')),
    needs(tank, {}, house),
    needs(suits(''), rattledBy('mech')),
    needs(suits(''), {}, house),
  ]).toEqual([4, 4, 4, 1]);
  // In play: shot at by a BattleMech, and by a tank.
  const shot = (mine: Sketch) => {
    const game = scene(ruleset, setPiece(pair(3, mine, { ...soldiers, armor: 20 })), nerves);
    game.does(0, hit(), 6, 5);
    return game.state.units[1]!.marks.map(({ kind }) => kind);
  };
  expect([shot({}), shot(tank)]).toEqual([['rattled'], []]);
});
const RECOVERING: { readonly [condition: string]: readonly Placed[] | 'fire' } = {
  'force commander in LOS': [at(soldiers, 0, 40, 40, { commander: 'force' })],
  'force sub-commander in LOS': [at(soldiers, 0, 40, 40, { commander: 'lance' })],
  'any friendly routed unit in LOS': [at(soldiers, 0, 40, 40, fleeing())],
  "friendly 'Mech in LOS, not routed": [at({}, 0, 40, 40)],
  'friendly vehicle in LOS, not routed': [at(tank, 0, 40, 40)],
  'fire in LOS': 'fire',
};
const FIRE = patch('fire', 30, 38, 32, 42);
table('ASC-tbl-nerve-recovery#1', 'each row adds what it says, and only in sight', row => {
  const others = RECOVERING[row.at('condition')]!;
  const hill = patch('hill', 24, 20, 26, 48, { height: 2000 });
  const [crowd, pieces] = others === 'fire' ? [[], [FIRE]] : [others, []];
  expect(rallying(crowd, soldiers, pieces) - rallying([], soldiers)).toBe(row.number('modifier'));
  expect(rallying(crowd, soldiers, [...pieces, hill])).toBe(rallying([], soldiers));
});
rule('ASC-tbl-nerve-recovery#2', 'the last four rows are for infantry alone, and those who run steady nobody', () => {
  for (const [condition, others] of Object.entries(RECOVERING)) {
    const same = others === 'fire' ? rallying([], {}, [FIRE]) : rallying(others, {});
    const own = condition.includes('commander');
    expect(same !== rallying([], {}), condition).toBe(own);
  }
  expect([rallying([at({}, 0, 40, 40, fleeing())], soldiers), rallying([], soldiers)]).toEqual([10, 9]);
});
