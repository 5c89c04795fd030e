import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { done, readSetup, ruleset, standard } from '../../scene.fixture.ts';
import { setPiece, sketch } from '../../set-piece.ts';
import type { Unit } from '../../shape.ts';
import { markOf } from '../../state.ts';
import { opened } from '../special-pilot-abilities/pilots.fixture.ts';
import { robotTrouble } from './modes.ts';
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
const drone = (specials: string) => setPiece([unit(0, 20, 40, { specials }, { marks: modeMarks('defensive') }), foe]);
const needs = (specials: string): number => answerTo(drone(specials)).total;

rule('ASC-unit-drone-types', 'one that is driven from afar aims one worse and does nothing without its driver; robots need none', () => {
  expect(against(drone('DRO'), shot())).not.toEqual([]);
  const driven = setPiece([unit(0, 20, 40, { specials: 'DRO' }), foe, unit(0, 30, 40, { specials: 'DCC4' })]);
  const plain = setPiece([unit(0, 20, 40), foe, unit(0, 30, 40)]);
  expect(answerTo(driven).total - answerTo(plain).total).toBe(1);
  expect([against(drone('RBT'), shot()), against(drone('SDCS'), shot())]).toEqual([[], []]);
});
rule('ASC-unit-robotic', 'a screen silences the one that is driven; a robot it only confuses', () => {
  const inside = (specials: string) =>
    setPiece([
      unit(0, 20, 30, { specials }, { marks: modeMarks('defensive') }),
      unit(1, 20, 26, { specials: 'ECM' }),
      unit(0, 60, 46, { specials: 'DCC4' }),
    ]);
  expect(against(inside('DRO'), shot())).not.toEqual([]);
  expect(against(inside('RBT'), shot())).toEqual([]);
});
rule('ASC-unit-robotic-initiative', 'robots roll for themselves, two less, or one with better brains: three rolls, or four', () => {
  const card = (specials: string) => ({ card: sketch({ specials, armor: 20 }) });
  const sides = (a: readonly string[], b: readonly string[], ...dice: readonly number[]) => {
    const state = ruleset.setup({
      table: { width: 18288, height: 12192, pieces: [] },
      forces: [a.map(card), b.map(card)],
      zone: 8,
      limit: 9,
    });
    const fighting = {
      ...state,
      turn: 1,
      phase: 'combat' as const,
      active: 0,
      initiative: 0,
      units: state.units.map(one => ({
        ...one,
        fate: 'fighting' as const,
        did: ['standard'],
        at: { x: 1000 + 1500 * one.id, y: one.seat === 0 ? 11000 : 1000 },
      })),
    };
    const game = at(fighting);
    game.does(0, done);
    const events = game.does(1, done, ...dice);
    const rolled = events.find(event => event.type === 'initiativeRolled');
    return rolled?.type === 'initiativeRolled' ? rolled.totals.map(({ total }) => total) : [];
  };
  expect(sides([''], ['', 'RBT'], 6, 6, 5, 5, 1, 1)).toEqual([0, 0, -2]);
  expect(sides([''], ['', 'SDCS'], 6, 6, 5, 5, 1, 1)).toEqual([0, 0, -1]);
  expect(sides(['', 'SDCS'], ['', 'RBT'], 6, 6, 5, 5, 4, 4, 1, 1)).toEqual([0, 0, -1, -2]);
  expect(sides(['RBT'], ['RBT'], 6, 6, 5, 5)).toEqual([-2, -2]);
});
rule('ASC-unit-robotic-skill', 'one worse than people of the same rating, unless it has better brains', () => {
  expect([needs('RBT') - needs(''), needs('RBT,SDCS') - needs(''), needs('SDCS') - needs('')]).toEqual([1, 0, 0]);
  const control = (specials: string) => {
    const state = drone(specials);
    return book.ask('control', { state, unit: state.units[0]!, why: 'skid', inches: 0 }).total;
  };
  expect(control('RBT') - control('')).toBe(1);
});
rule('ASC-unit-robotic-skill-cap', 'none is better than Elite', () => {
  const card = sketch({ specials: 'RBT' });
  const legal = (skill: number, specials: string) =>
    readSetup({
      table: { scene: 'plains', seed: 1 },
      zone: 6,
      limit: 5,
      forces: [[{ card: sketch({ specials }), skill }], [{ card: 'Bulwark' }]],
    }).ok;
  expect([legal(2, 'RBT'), legal(1, 'RBT'), legal(2, 'SDCS'), legal(1, 'SDCS'), legal(1, '')]).toEqual([true, false, true, false, true]);
  expect(robotTrouble({ card, skill: 2 }, card)).toBeUndefined();
});
rule('ASC-unit-robotic-aggression', 'every robot has one of four modes before the game, and nobody else has any', () => {
  const state = opened(
    standard,
    [{ card: sketch({ specials: 'RBT' }), aggression: 'passive' }, { card: sketch({ specials: 'RBT' }) }],
    [{ card: sketch() }],
  );
  const mode = (id: number) => markOf(state.units[id]!, 'aggression')?.mode;
  expect([mode(0), mode(1), mode(2)]).toEqual(['passive', 'aggressive', undefined]);
  expect(robotTrouble({ card: sketch(), aggression: 'passive' }, sketch())).toBeDefined();
});

rule('ASC-unit-robotic-aggressive', 'it shoots at whom it can, goes where it likes, and home when it is crippled', () => {
  const state = setPiece([robot('aggressive', 20, 40), foe]);
  expect([against(state, done), against(setPiece([robot('defensive', 20, 40), foe]), done)]).toEqual([['ASC-unit-robotic-aggressive'], []]);
  // Behind it nobody is in its arc.
  expect(against(setPiece([robot('aggressive', 20, 10), unit(1, 20, 30)]), done)).toEqual([]);
  expect(against(moving([robot('aggressive', 20, 40, {}, {}, postMarks(70, 40)), foe]), go(20, 33))).toEqual([]);
  const crippled = nextTurn(
    setPiece([robot('aggressive', 20, 40, { structure: 4 }, { armor: 0, structure: 1, did: ['standard'] }), foe]),
    5,
    5,
    1,
    1,
  );
  expect(kinds(crippled)).toContain('withdrawing');
  const leaving = moving([robot('aggressive', 20, 40, {}, {}, [{ kind: 'withdrawing', until: 0 }]), foe]);
  expect([against(leaving, go(20, 36)), against(leaving, go(20, 44))]).toEqual([['ASC-unit-robotic-aggressive'], []]);
});
rule('ASC-unit-robotic-defensive', 'it stays within 24 inches of what it guards and goes back there if it is farther away', () => {
  const guard = (x: number) => moving([robot('defensive', x, 40, {}, {}, postMarks(10, 40)), unit(1, 60, 4)]);
  expect([against(guard(30), go(33, 40)), against(guard(30), go(35, 40))]).toEqual([[], ['ASC-unit-robotic-defensive']]);
  expect([against(guard(40), go(44, 40)), against(guard(40), stay), against(guard(40), go(36, 40))]).toEqual([
    ['ASC-unit-robotic-defensive'],
    ['ASC-unit-robotic-defensive'],
    [],
  ]);
  expect(against(guard(30), stay)).toEqual([]);
  const crippled = nextTurn(setPiece([robot('defensive', 20, 40, { structure: 4 }, { armor: 0, structure: 1 }), foe]), 5, 5, 1, 1);
  expect(kinds(crippled)).toContain('withdrawing');
});
rule('ASC-unit-robotic-passive', 'it shoots only at what is in Short range and stays within 6 inches of its post', () => {
  const shoots = (y: number) => against(setPiece([robot('passive', 20, 40), unit(1, 20, y)]), shot());
  expect([shoots(34), shoots(30)]).toEqual([[], ['ASC-unit-robotic-passive']]);
  const guard = moving([robot('passive', 20, 40, {}, {}, postMarks(20, 40)), foe]);
  expect([against(guard, go(20, 34)), against(guard, go(20, 33))]).toEqual([[], ['ASC-unit-robotic-passive']]);
  const crippled = nextTurn(setPiece([robot('passive', 20, 40, { structure: 4 }, { armor: 0, structure: 1 }), foe]), 5, 5, 1, 1);
  expect(kinds(crippled)).toContain('withdrawing');
});
rule('ASC-unit-robotic-suicidal', 'it always closes with whoever is nearest, attacks nobody else and never withdraws', () => {
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
  const hurt = setPiece([robot('suicidal', 20, 40, { structure: 4 }, { armor: 0, structure: 1, did: ['standard'] }), foe]);
  expect(kinds(nextTurn(hurt, 5, 5, 1, 1))).not.toContain('withdrawing');
});
rule('ASC-unit-robotic-suicidal', 'crippled and with nobody to shoot at it may blow itself up', () => {
  const ENGINES = 'ASC-engine-explosion-self-destruct';
  const order = { type: 'order', unit: 0, order: 'selfDestruct' } as const;
  const hurt = { armor: 0, structure: 1 };
  const alone = (mode: 'suicidal' | 'aggressive', more = {}, y = 4) =>
    setPiece([robot(mode, 20, 44, { structure: 4, damage: '2/2/-', move: '6"' }, more), unit(1, 20, y)]);
  expect(against(alone('suicidal', hurt), order, ENGINES)).toEqual([]);
  expect(against(alone('suicidal'), order, ENGINES)).toEqual(['ASC-unit-robotic-suicidal']);
  expect(against(alone('suicidal', hurt, 30), order, ENGINES)).toEqual(['ASC-unit-robotic-suicidal']);
  expect(against(alone('aggressive', hurt), order, ENGINES)).toEqual(['ASC-unit-robotic-suicidal']);
  const trap = (more = {}) =>
    setPiece([robot('suicidal', 20, 44, { structure: 4, damage: '2/2/-', specials: 'RBT,BT' }, more), unit(1, 20, 4)]);
  const blow = { type: 'deed', unit: 0, deed: 'blowUp' } as const;
  expect([against(trap(hurt), blow), against(trap(), blow)]).toEqual([[], ['ASC-unit-robotic-suicidal']]);
});
rule(
  'ASC-unit-robotic-aerospace-modes',
  'in the air Defensive ones keep to the Middle Ring, Passive ones to the Inner, and those that retreat to the middle',
  () => {
    const plane = (mode: 'defensive' | 'passive' | 'aggressive', ring: 0 | 1 | 2, marks: Unit['marks'] = []) =>
      moving([
        {
          ...robot(
            mode,
            0,
            0,
            { type: 'AF', move: '12a', specials: 'RBT' },
            { fate: 'aloft', at: null, airborne: true, flight: { ring } },
            marks,
          ),
        },
        foe,
      ]);
    const fly = (ring: 0 | 1 | 2 | 3) => ({ type: 'fly', unit: 0, ring }) as const;
    expect([against(plane('defensive', 1), fly(2)), against(plane('defensive', 1), fly(3))]).toEqual([
      [],
      ['ASC-unit-robotic-aerospace-modes'],
    ]);
    expect([against(plane('passive', 0), fly(1)), against(plane('passive', 0), fly(2))]).toEqual([
      [],
      ['ASC-unit-robotic-aerospace-modes'],
    ]);
    expect(against(plane('aggressive', 1), fly(3))).toEqual([]);
    const home = [{ kind: 'withdrawing', until: 0 } as const];
    expect([against(plane('aggressive', 2, home), fly(1)), against(plane('aggressive', 1, home), fly(2))]).toEqual([
      [],
      ['ASC-unit-robotic-aerospace-modes'],
    ]);
  },
);

/** The last one moves, and the next turn is about to begin inside a screen. */
const screened = (die: readonly number[], x = 20, friends: Parameters<typeof setPiece>[0] = []) =>
  nextTurn(setPiece([robot('defensive', x, 40), unit(1, 20, 34, { specials: 'ECM' }), ...friends]), 6, 6, 1, 1, ...die);
rule('ASC-unit-robotic-ecm-roll', 'whoever begins its movement inside a hostile screen rolls: 1 to 4 blinded, 5 dazed, 6 berserk', () => {
  const effect = (...die: readonly number[]) => kinds(screened(die)).filter(kind => ['blinded', 'dazed', 'berserk'].includes(kind));
  expect([effect(1), effect(4), effect(5, 1), effect(6)]).toEqual([['blinded'], ['blinded'], ['dazed'], ['berserk']]);
  // Far from it nobody rolls.
  expect(kinds(screened([], 60))).not.toContain('blinded');
});
rule('ASC-unit-robotic-ecm-roll', 'outside the screen it is itself again', () => {
  const state = screened([6]);
  const away = {
    ...state,
    units: state.units.map(one => (one.seat === 1 ? { ...one, at: { x: 17000, y: 500 } } : { ...one, did: ['standard'] })),
    phase: 'combat' as const,
    active: 0,
  };
  expect(kinds(nextTurn(away, 6, 6, 1, 1))).not.toContain('berserk');
});
rule('ASC-unit-robotic-blinded', 'it makes for its own edge for that turn', () => {
  const state = { ...screened([3]), active: 0, calling: -1 };
  expect([against(state, go(20, 36)), against(state, go(24, 40)), against(state, go(20, 46))]).toEqual([
    ['ASC-unit-robotic-aggressive'],
    [],
    [],
  ]);
});
rule('ASC-unit-robotic-dazed', 'it goes straight on where the die sends it, and attacks nobody', () => {
  const state = { ...screened([5, 4]), active: 0, calling: -1 };
  // Four is south, and from 40 inches down it has the whole of its 8 inches less the edge of the table.
  expect([against(state, stay), against(state, go(20, 36)), against(state, go(20, 48))]).toEqual([
    ['ASC-unit-robotic-dazed'],
    ['ASC-unit-robotic-dazed'],
    [],
  ]);
  const shooting = { ...state, phase: 'combat' as const, active: 0 };
  expect(against(shooting, shot())).toContain('ASC-unit-robotic-dazed');
});
rule('ASC-unit-robotic-dazed', 'it turns only where it cannot go on', () => {
  const state = moving([robot('defensive', 20, 48, {}, {}, [{ kind: 'dazed', until: 1, value: 4 }]), unit(1, 20, 4)]);
  const game = at(state);
  const options = [...ruleset.options(ruleset.view(game.state, 0), 0, game.book)].filter(one => one.type === 'move' && one.path.length > 0);
  expect(options.length).toBeGreaterThan(0);
  expect(options.every(one => one.type === 'move' && one.path.at(-1)!.x !== 20 * 254)).toBe(true);
});
rule('ASC-unit-robotic-berserk', 'it closes with whoever is nearest, friend or not, and attacks nobody else', () => {
  const mad = [{ kind: 'berserk', until: 9, value: 1 } as const];
  const friends = [unit(0, 30, 40), unit(1, 20, 20)];
  const moves = moving([robot('defensive', 20, 40, {}, {}, mad), ...friends]);
  expect([against(moves, go(24, 40)), against(moves, go(20, 34))]).toEqual([[], ['ASC-unit-robotic-berserk']]);
  const fights = setPiece([robot('defensive', 20, 40, {}, { facing: { dx: 1, dy: 0 } }, mad), ...friends]);
  expect([against(fights, shot(1)), against(fights, shot(2)).includes('ASC-unit-robotic-berserk'), against(fights, done)]).toEqual([
    [],
    true,
    ['ASC-unit-robotic-berserk'],
  ]);
  const game = at(fights);
  game.does(0, shot(1), 6, 5);
  expect(game.state.units[1]!.armor).toBeLessThan(20);
  const sane = setPiece([robot('defensive', 20, 40, {}, { facing: { dx: 1, dy: 0 } }), ...friends]);
  expect(against(sane, shot(1))).toEqual(['AS-damage']);
});
