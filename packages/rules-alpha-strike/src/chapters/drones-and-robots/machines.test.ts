import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { done, readSetup, ruleset } from '../../scene.fixture.ts';
import { type Placed, type Sketch, setPiece, sketch } from '../../set-piece.ts';
import type { State, Unit } from '../../shape.ts';
import { headquarters, rating } from '../battlefield-intelligence/intelligence.ts';
import {
  against,
  answerTo,
  at,
  book,
  go,
  kinds,
  modeMarks,
  moving,
  nextTurn,
  postMarks,
  robot,
  shot,
  stay,
  unit,
} from './unit-types.fixture.ts';

const foe = unit(1, 20, 20);
const drone = (specials: string, card: Sketch = {}) =>
  setPiece([unit(0, 20, 40, { specials, ...card }, { marks: modeMarks('defensive') }), foe]);
rule('ASC-unit-drone-types#1', 'machines of nearly every kind can be drones', () => {
  for (const card of [{}, { type: 'PM' }, { type: 'CV', move: '8"t' }, { type: 'CV', move: '8"v' }, { type: 'SV', move: '8"w' }] as const)
    expect([against(drone('RBT', card), shot()), against(drone('DRO', card), shot())]).toEqual([[], ['AS-drone']]);
});
rule('ASC-unit-drone-types#2', 'one that is driven from afar needs its operator, robots of both kinds need none', () => {
  const driven = (others: readonly Placed[]) => against(setPiece([unit(0, 20, 40, { specials: 'DRO' }), foe, ...others]), shot());
  expect([driven([]), driven([unit(0, 30, 40, { specials: 'DCC4' })])]).toEqual([['AS-drone'], []]);
  expect([against(drone('RBT'), shot()), against(drone('SDCS'), shot())]).toEqual([[], []]);
});
const inside = (specials: string) =>
  setPiece([
    unit(0, 20, 30, { specials }, { marks: modeMarks('defensive') }),
    unit(1, 20, 26, { specials: 'ECM' }),
    unit(0, 60, 46, { specials: 'DCC4' }),
  ]);
rule('ASC-unit-robotic#1', 'nobody has to control it', () =>
  expect([against(drone('RBT'), shot()), against(drone('DRO'), shot())]).toEqual([[], ['AS-drone']]),
);
rule('ASC-unit-robotic#2', 'a screen silences a drone; a robot it only confuses', () => {
  expect([against(inside('DRO'), shot()), against(inside('RBT'), shot())]).toEqual([['AS-drone'], []]);
  expect(kinds(nextTurn(setPiece([robot('defensive', 20, 40), unit(1, 20, 34, { specials: 'ECM' })]), 6, 6, 1, 1, 1))).toContain('blinded');
});
const sides = (a: readonly string[], b: readonly string[], ...dice: readonly number[]) => {
  const card = (specials: string) => ({ card: sketch({ specials, armor: 20 }) });
  const state = ruleset.setup({
    table: { width: 18288, height: 12192, pieces: [] },
    forces: [a.map(card), b.map(card)],
    zone: 8,
    limit: 9,
  });
  const game = at({
    ...state,
    turn: 1,
    phase: 'combat',
    active: 0,
    initiative: 0,
    units: state.units.map(one => ({
      ...one,
      fate: 'fighting' as const,
      did: ['standard'],
      at: { x: 1000 + 1500 * one.id, y: one.seat === 0 ? 11000 : 1000 },
    })),
  });
  game.does(0, done);
  const rolled = game.does(1, done, ...dice).find(event => event.type === 'initiativeRolled');
  return { game, totals: rolled?.type === 'initiativeRolled' ? rolled.totals.map(({ total }) => total) : [] };
};
rule('ASC-unit-robotic-initiative#1', 'robots beside people roll for themselves', () =>
  expect([sides([''], ['', 'RBT'], 6, 6, 5, 5, 1, 1).totals.length, sides([''], ['', ''], 6, 6, 5, 5).totals.length]).toEqual([3, 2]),
);
rule('ASC-unit-robotic-initiative#2', 'two less, or one with better brains', () =>
  expect([sides([''], ['', 'RBT'], 6, 6, 5, 5, 1, 1).totals[2], sides([''], ['', 'SDCS'], 6, 6, 5, 5, 1, 1).totals[2]]).toEqual([-2, -1]),
);
rule('ASC-unit-robotic-initiative#3', 'and move in a turn of their own', () => {
  // People 12 and 10, the robots of the second side 0: the robots move first, the best roll last.
  const { game } = sides([''], ['', 'RBT'], 6, 6, 5, 5, 1, 1);
  const order: number[] = [];
  while (game.state.phase === 'movement') {
    const seat = game.state.active;
    const next = game.state.units.find(
      one =>
        one.seat === seat &&
        !one.moved &&
        game.book.check(ruleset.view(game.state, seat), { ...stay, unit: one.id } as typeof stay, seat).length === 0,
    )!;
    order.push(next.id);
    game.does(seat, { ...stay, unit: next.id } as typeof stay);
  }
  expect(order).toEqual([2, 1, 0]);
});
rule('ASC-unit-robotic-initiative#4', 'three rolls, or four with robots on both sides', () =>
  expect([sides([''], ['', 'RBT'], 6, 6, 5, 5, 1, 1).totals, sides(['', 'SDCS'], ['', 'RBT'], 6, 6, 5, 5, 4, 4, 1, 1).totals]).toEqual([
    [0, 0, -2],
    [0, 0, -1, -2],
  ]),
);
const needs = (specials: string): number => answerTo(drone(specials)).total;
const control = (specials: string) => {
  const state = drone(specials);
  return book.ask('control', { state, unit: state.units[0]!, why: 'skid', inches: 0 }).total;
};
rule('ASC-unit-robotic-skill#1', 'a robot is one worse than people of its rating', () =>
  expect([needs('RBT') - needs(''), control('RBT') - control('')]).toEqual([1, 1]),
);
rule('ASC-unit-robotic-skill#2', 'one with better brains is not', () =>
  expect([needs('SDCS') - needs(''), needs('RBT,SDCS') - needs(''), control('SDCS') - control('')]).toEqual([0, 0, 0]),
);
const legal = (skill: number, specials: string) =>
  readSetup({
    table: { scene: 'plains', seed: 1 },
    zone: 6,
    limit: 5,
    forces: [[{ card: sketch({ specials }), skill }], [{ card: 'Bulwark' }]],
  }).ok;
rule('ASC-unit-robotic-skill-cap#1', 'none is better than Elite', () =>
  expect([legal(2, 'RBT'), legal(1, 'RBT'), legal(2, 'SDCS'), legal(1, 'SDCS'), legal(1, '')]).toEqual([true, false, true, false, true]),
);
rule('ASC-unit-robotic-skill-cap#2', 'so 3 is the best of a robot, and 2 with better brains', () => {
  const best = (specials: string) => {
    const skill = [0, 1, 2].find(one => legal(one, specials))!;
    const state = setPiece([{ ...unit(0, 20, 40, { specials }, { marks: modeMarks('defensive') }), skill }, foe]);
    const plain = setPiece([{ ...unit(0, 20, 40), skill: 0 }, foe]);
    return answerTo(state).total - answerTo(plain).total;
  };
  expect([best('RBT'), best('SDCS')]).toEqual([3, 2]);
});

const hurt: Partial<Unit> = { armor: 0, structure: 1, did: ['standard'] };
const crippled = (mode: Parameters<typeof robot>[0]) =>
  kinds(nextTurn(setPiece([robot(mode, 20, 40, { structure: 4 }, hurt), foe]), 5, 5, 1, 1)).includes('withdrawing');
rule('ASC-unit-robotic-aggressive#1', 'it does not let an enemy be whom it sees and reaches', () => {
  expect([
    against(setPiece([robot('aggressive', 20, 40), foe]), done),
    against(setPiece([robot('aggressive', 20, 46), unit(1, 20, 6)]), done),
  ]).toEqual([['ASC-unit-robotic-aggressive'], ['ASC-unit-robotic-aggressive']]);
  // Behind it nobody is in its arc, and without guns for that range nobody is in reach.
  expect([
    against(setPiece([robot('aggressive', 20, 10), unit(1, 20, 30)]), done),
    against(setPiece([robot('aggressive', 20, 40, { damage: '3/-/-' }), foe]), done),
  ]).toEqual([[], []]);
});
rule('ASC-unit-robotic-aggressive#2', 'it goes after them however far', () =>
  expect(against(moving([robot('aggressive', 20, 40, {}, {}, postMarks(70, 40)), foe]), go(20, 33))).toEqual([]),
);
rule('ASC-unit-robotic-aggressive#3', 'and home when it is crippled', () => {
  expect(crippled('aggressive')).toBe(true);
  const leaving = moving([robot('aggressive', 20, 40, {}, {}, [{ kind: 'withdrawing', until: 0 }]), foe]);
  expect([against(leaving, go(20, 36)), against(leaving, go(20, 44))]).toEqual([['ASC-unit-robotic-aggressive'], []]);
});
const guard = (x: number) => moving([robot('defensive', x, 40, {}, {}, postMarks(10, 40)), unit(1, 60, 4)]);
rule('ASC-unit-robotic-defensive#1', 'it stays within 24 inches of what it guards', () =>
  expect([against(guard(30), go(34, 40)), against(guard(30), go(34.1, 40))]).toEqual([[], ['ASC-unit-robotic-defensive']]),
);
rule('ASC-unit-robotic-defensive#2', 'it may shoot at who is in range, and need not', () =>
  expect([
    against(setPiece([robot('defensive', 20, 40), foe]), shot()),
    against(setPiece([robot('defensive', 20, 40), foe]), done),
    against(setPiece([robot('defensive', 20, 46, { damage: '3/-/-' }), foe]), shot()).length > 0,
  ]).toEqual([[], [], true]),
);
rule('ASC-unit-robotic-defensive#3', 'if it is farther away it goes back at once', () =>
  expect([against(guard(40), go(44, 40)), against(guard(40), stay), against(guard(40), go(36, 40)), against(guard(30), stay)]).toEqual([
    ['ASC-unit-robotic-defensive'],
    ['ASC-unit-robotic-defensive'],
    [],
    [],
  ]),
);
rule('ASC-unit-robotic-defensive#4', 'and home when it is crippled', () => expect(crippled('defensive')).toBe(true));
rule('ASC-unit-robotic-passive#1', 'it shoots only at what is in Short range', () => {
  const shoots = (apart: number) => against(setPiece([robot('passive', 20, 40), unit(1, 20, 40 - apart - 318 / 254)]), shot());
  expect([shoots(6), shoots(6.1)]).toEqual([[], ['ASC-unit-robotic-passive']]);
});
rule('ASC-unit-robotic-passive#2', 'and stays within 6 inches of its post', () => {
  const post = moving([robot('passive', 20, 40, {}, {}, postMarks(20, 40)), foe]);
  expect([against(post, go(20, 34)), against(post, go(20, 33.9))]).toEqual([[], ['ASC-unit-robotic-passive']]);
});
rule('ASC-unit-robotic-passive#3', 'and home when it is crippled', () => expect(crippled('passive')).toBe(true));
rule('ASC-unit-robotic-suicidal#1', 'it closes with whoever is nearest and attacks nobody else', () => {
  const near = moving([robot('suicidal', 20, 40), unit(1, 20, 30), unit(1, 40, 40)]);
  expect([against(near, go(27, 40)), against(near, stay), against(near, go(20, 34))]).toEqual([
    ['ASC-unit-robotic-suicidal'],
    ['ASC-unit-robotic-suicidal'],
    [],
  ]);
  const two = setPiece([robot('suicidal', 20, 40), unit(1, 20, 30), unit(1, 24, 20)]);
  expect([against(two, shot(1)), against(two, shot(2)), against(two, done)]).toEqual([
    [],
    ['ASC-unit-robotic-suicidal'],
    ['ASC-unit-robotic-suicidal'],
  ]);
});
rule('ASC-unit-robotic-suicidal#2', 'it never withdraws', () =>
  expect([crippled('suicidal'), crippled('aggressive')]).toEqual([false, true]),
);
rule('ASC-unit-robotic-suicidal#3', 'crippled, and with nobody to shoot at, it may blow itself up', () => {
  const ENGINES = 'ASC-engine-explosion-self-destruct';
  const order = { type: 'order', unit: 0, order: 'selfDestruct' } as const;
  const alone = (more: Partial<Unit> = {}, y = 4) =>
    setPiece([robot('suicidal', 20, 44, { structure: 4, damage: '2/2/-', move: '6"' }, more), unit(1, 20, y)]);
  const bad = { armor: 0, structure: 1 };
  expect([
    against(alone(bad), order, ENGINES),
    against(alone(), order, ENGINES),
    against(alone(bad, 30), order, ENGINES),
    against(alone(bad), order).length > 0,
  ]).toEqual([[], ['ASC-unit-robotic-suicidal'], ['ASC-unit-robotic-suicidal'], true]);
  const trap = (more = {}) =>
    setPiece([robot('suicidal', 20, 44, { structure: 4, damage: '2/2/-', specials: 'RBT,BT' }, more), unit(1, 20, 4)]);
  const blow = { type: 'deed', unit: 0, deed: 'blowUp' } as const;
  expect([against(trap(bad), blow), against(trap(), blow)]).toEqual([[], ['ASC-unit-robotic-suicidal']]);
});
type Ring = 0 | 1 | 2 | 3;
const plane = (mode: Parameters<typeof robot>[0], ring: Ring, marks: Unit['marks'] = []) =>
  moving([
    robot(mode, 0, 0, { type: 'AF', move: '12a', specials: 'RBT' }, { fate: 'aloft', at: null, airborne: true, flight: { ring } }, marks),
    foe,
  ]);
const fly = (ring: Ring) => ({ type: 'fly', unit: 0, ring }) as const;
const AIR = ['ASC-unit-robotic-aerospace-modes'];
rule('ASC-unit-robotic-aerospace-modes#1', 'in the air no inches count', () =>
  expect(against(plane('passive', 0, postMarks(10, 10)), fly(1))).toEqual([]),
);
rule('ASC-unit-robotic-aerospace-modes#2', 'defensive ones keep to the Middle Ring', () =>
  expect([against(plane('defensive', 1), fly(2)), against(plane('defensive', 1), fly(3)), against(plane('aggressive', 1), fly(3))]).toEqual(
    [[], AIR, []],
  ),
);
rule('ASC-unit-robotic-aerospace-modes#3', 'passive ones to the Inner Ring', () =>
  expect([against(plane('passive', 0), fly(1)), against(plane('passive', 0), fly(2))]).toEqual([[], AIR]),
);
rule('ASC-unit-robotic-aerospace-modes#4', 'and whoever retreats makes for the middle', () => {
  const home = [{ kind: 'withdrawing', until: 0 } as const];
  expect([against(plane('aggressive', 2, home), fly(1)), against(plane('aggressive', 1, home), fly(2))]).toEqual([[], AIR]);
});
const screened = (die: readonly number[], x = 20) =>
  nextTurn(setPiece([robot('defensive', x, 40), unit(1, 20, 34, { specials: 'ECM' })]), 6, 6, 1, 1, ...die);
const effect = (...die: readonly number[]) => kinds(screened(die)).filter(kind => ['blinded', 'dazed', 'berserk'].includes(kind));
rule('ASC-unit-robotic-ecm-roll#1', 'whoever begins its movement in a hostile screen rolls', () =>
  expect([effect(1).length, kinds(screened([], 60)).includes('blinded')]).toEqual([1, false]),
);
rule('ASC-unit-robotic-ecm-roll#2', '1 to 4 blinds it for the turn', () =>
  expect([effect(1), effect(4), screened([4]).units[0]!.marks.find(({ kind }) => kind === 'blinded')?.until]).toEqual([
    ['blinded'],
    ['blinded'],
    2,
  ]),
);
rule('ASC-unit-robotic-ecm-roll#3', '5 dazes it', () => expect(effect(5, 1)).toEqual(['dazed']));
rule('ASC-unit-robotic-ecm-roll#4', '6 drives it mad', () => expect(effect(6)).toEqual(['berserk']));
rule('ASC-unit-robotic-ecm-roll#5', 'outside the screen it is itself again', () => {
  const state = screened([6]);
  const away: State = {
    ...state,
    units: state.units.map(one => (one.seat === 1 ? { ...one, at: { x: 17000, y: 500 } } : { ...one, did: ['standard'] })),
    phase: 'combat',
    active: 0,
  };
  expect(kinds(nextTurn(away, 6, 6, 1, 1))).not.toContain('berserk');
});
rule('ASC-unit-robotic-dazed#1', 'it staggers where the die sends it, and turns only where it cannot go on', () => {
  const state = { ...screened([5, 4]), active: 0, calling: -1 };
  expect([against(state, stay), against(state, go(20, 36)), against(state, go(20, 48))]).toEqual([
    ['ASC-unit-robotic-dazed'],
    ['ASC-unit-robotic-dazed'],
    [],
  ]);
  const cornered = at(moving([robot('defensive', 20, 48, {}, {}, [{ kind: 'dazed', until: 1, value: 4 }]), unit(1, 20, 4)]));
  const moves = [...ruleset.options(ruleset.view(cornered.state, 0), 0, cornered.book)].filter(
    one => one.type === 'move' && one.path.length > 0,
  );
  expect([moves.length > 0, moves.every(one => one.type === 'move' && one.path.at(-1)!.x !== 20 * 254)]).toEqual([true, true]);
});
rule('ASC-unit-robotic-dazed#2', 'and attacks nobody', () =>
  expect(against({ ...screened([5, 4]), active: 0, calling: -1, phase: 'combat' }, shot())).toContain('ASC-unit-robotic-dazed'),
);
const mad = [{ kind: 'berserk', until: 9, value: 1 } as const];
const friends = [unit(0, 30, 40), unit(1, 20, 20)];
rule('ASC-unit-robotic-berserk#1', 'it closes with whoever is nearest and attacks at once', () => {
  const moves = moving([robot('defensive', 20, 40, {}, {}, mad), ...friends]);
  expect([against(moves, go(24, 40)), against(moves, go(20, 34))]).toEqual([[], ['ASC-unit-robotic-berserk']]);
  expect(against(setPiece([robot('defensive', 20, 40, {}, { facing: { dx: 1, dy: 0 } }, mad), ...friends]), done)).toEqual([
    'ASC-unit-robotic-berserk',
  ]);
});
rule('ASC-unit-robotic-berserk#2', 'friend or not', () => {
  const fights = (marks: Unit['marks']) =>
    against(setPiece([robot('defensive', 20, 40, {}, { facing: { dx: 1, dy: 0 } }, marks), ...friends]), shot(1));
  expect([fights(mad), fights([])]).toEqual([[], ['AS-damage']]);
});
const aims = (specials: string, more: Partial<Unit> = {}) => {
  const state = setPiece(
    [
      unit(0, 20, 40, { specials }, { abilities: ['sniper'], marks: modeMarks('defensive'), ...more }),
      unit(1, 20, 30),
      unit(0, 60, 46, { specials: 'DCC4' }),
    ],
    { commands: [['sharp-shooters'], []] },
  );
  return answerTo(state, shot(), 'ASC-spa-sniper', 'ASC-sca-sharp-shooters', 'ASC-quirk-improved-targeting-medium').terms.map(
    ({ rule: id }) => id as string,
  );
};
rule('ASC-unit-drone-limits#1', 'no drone has abilities of pilots or of commands', () => {
  expect(aims('')).toEqual(expect.arrayContaining(['ASC-spa-sniper', 'ASC-sca-sharp-shooters']));
  for (const specials of ['DRO', 'RBT', 'SDCS'])
    expect(aims(specials).filter(id => id.startsWith('ASC-spa') || id.startsWith('ASC-sca'))).toEqual([]);
});
rule('ASC-unit-drone-limits#2', 'its quirks it has', () =>
  expect(aims('RBT', { quirks: ['improved-targeting-medium'] })).toContain('ASC-quirk-improved-targeting-medium'),
);
rule('ASC-unit-drone-limits#3', 'its headquarters does not work, everything else does', () => {
  const points = (specials: string) => {
    const state = setPiece([unit(0, 20, 40, { specials }, { marks: modeMarks('defensive') }), foe]);
    expect(against(state, shot())).toEqual([]);
    return [headquarters(state.units[0]!), rating(state, 0)];
  };
  expect([points('MHQ4')[0], points('RBT,MHQ4')[0], points('SDCS,MHQ4')[0]]).toEqual([4, 0, 0]);
  expect(points('RBT,RCN')[1]).toBeGreaterThan(points('RBT')[1]!);
});
const calm = (
  specials: string,
  line: 'ASC-spa-antagonizer' | 'ASC-spa-animal-mimicry-intimidate',
  ability: string,
  ...dice: readonly number[]
) => {
  const game = at(
    moving([
      unit(0, 20, 40, { specials }, { marks: specials ? modeMarks('aggressive') : [] }),
      unit(1, 20, 30, { specials: 'QUAD' }, { abilities: [ability] }),
    ]),
    line,
  );
  game.does(0, go(20, 35), ...dice);
  return !game.events.some(event => event.type === 'rolled');
};
rule('ASC-unit-drone-psychology#1', 'no beast, no taunt, no menace and no zone of control impresses it', () => {
  expect([
    calm('', 'ASC-spa-antagonizer', 'antagonizer', 6, 6),
    calm('RBT', 'ASC-spa-antagonizer', 'antagonizer'),
    calm('RBT', 'ASC-spa-animal-mimicry-intimidate', 'animal-mimicry'),
  ]).toEqual([false, true, true]);
  const held = (specials: string) => {
    const state = moving(
      [
        unit(0, 20, 40, { specials }, { marks: [{ kind: 'controlled', until: 1, by: 1 }] }),
        unit(1, 20, 38.7, {}, { marks: [{ kind: 'controls', until: 1 }] }),
      ],
      [],
      { commands: [[], ['zone-of-control']] },
    );
    const command = go(24, 38) as Extract<ReturnType<typeof go>, { readonly type: 'move' }>;
    return at(state, 'ASC-sca-zoc-establish', 'ASC-sca-zoc-effect').book.ask('toll', { state, unit: state.units[0]!, command }).total;
  };
  expect([held(''), held('RBT')]).toEqual([4, 0]);
});
rule('ASC-unit-drone-psychology#2', 'nor does anything else that works on nerves', () => {
  const scared = (specials: string, ...dice: readonly number[]) => {
    const game = at(
      setPiece([
        unit(0, 20, 40, { specials }, { marks: specials ? modeMarks('aggressive') : [] }),
        unit(1, 20, 35, {}, { abilities: ['demoralizer'] }),
      ]),
      'ASC-spa-demoralizer',
    );
    game.does(0, shot(), ...dice, 6, 5);
    return kinds(game.state).includes('cowed');
  };
  expect([scared('', 1, 1), scared('RBT'), scared('SDCS')]).toEqual([true, false, false]);
});
