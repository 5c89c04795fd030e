import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { options } from '../../options.ts';
import type { Command } from '../../shape.ts';
import { unitAt } from '../../state.ts';
import { bin, gear, lob, weapon } from '../../testing/guns.fixture.ts';
import { ids, mannered, mover, objections, refused } from '../../testing/moving.fixture.ts';
import {
  at,
  eventsOf,
  fire,
  hold,
  NEXT,
  NORTH,
  type Placed,
  pair,
  run,
  SOUTH,
  start,
  strike,
  termsOf,
  walk,
} from '../../testing/table.fixture.ts';
import { sprintingRules } from './sprinting.ts';

const SPRINT = ids(sprintingRules);
const HIT = [6, 6] as const;
const sprint = (steps: string) => mannered(steps, 'sprint');
const farthest = (unit: Partial<Placed>, mp: number): readonly (readonly string[])[] =>
  [mp, mp + 1].map(hexes => objections(mover({ at: '0801', ...unit }, SPRINT), sprint('F'.repeat(hexes))));

/** Ready to declare after a sprint of two hexes; the enemy is two hexes ahead of where that ends. */
const sprinted = (unit: Partial<Placed> = {}, ground: { readonly [label: string]: string } = {}) => {
  const play = start({
    units: [
      { at: '0803', facing: 3, ...unit },
      { at: '0807', moved: ['stand', 0] },
    ],
    rules: SPRINT,
    ground,
  });
  play.does(NORTH, sprint('FF'));
  return play;
};

describe('who sprints', () => {
  rule('TOE-sprint-eligibility-mp#1', "a 'Mech whose hips both work, and nobody else", () => {
    expect(objections(mover({}, SPRINT), sprint('F'))).toEqual([]);
    // A struck upper leg is not a hip.
    expect(objections(mover({ hits: { LL: [1] } }, SPRINT), sprint('F'))).toEqual([]);
    for (const hits of [{ LL: [0] }, { RL: [0] }]) expect(refused(mover({ hits }, SPRINT), sprint('F'))).toContain('TW-mode-list');
    expect(refused(mover({ gone: ['LL'] }, SPRINT), sprint('F'))).toContain('TW-mode-list');
    for (const design of ['Vedette Medium Tank', 'Roc', 'Foot Platoon (Rifle)'])
      expect(refused(mover({ design }, SPRINT), sprint('F'))).toContain('TW-mode-list');
    expect(refused(mover({}, []), sprint('F'))).toContain('TW-mode-list');
  });
  rule('TOE-sprint-eligibility-mp#2', 'twice the walking points that heat and damage leave', () => {
    expect(farthest({}, 10)).toEqual([[], ['TW-mp-min']]);
    expect(farthest({ heat: 5 }, 8)).toEqual([[], ['TW-mp-min']]);
    expect(farthest({ hits: { LL: [1] } }, 8)).toEqual([[], ['TW-mp-min']]);
    const play = mover({ at: '0801' }, SPRINT);
    play.does(NORTH, sprint('FFFFFFFFFF'));
    expect(unitAt(play.state, 0).moved).toMatchObject({ hexes: 10, spent: 10, manner: 'sprint' });
  });
  rule('TOE-sprint-eligibility-mp#2', 'a sprint that a fall interrupts has the points of a sprint left', () => {
    const play = mover({}, SPRINT, { ground: { '0809': 'x' } });
    play.does(NORTH, sprint('FFF'), 1, 1, 1, ...pair(7), ...pair(7), ...HIT);
    expect(play.state.units[0]).toMatchObject({ prone: true, moved: { done: false, manner: 'sprint', spent: 2 } });
    expect(refused(play, walk(0, 'U'))).toContain('TW-mode-list');
    play.does(NORTH, run(0, 'U'), ...HIT);
    play.does(NORTH, run(0, 'FFFFFF'));
    expect(unitAt(play.state, 0).moved).toMatchObject({ spent: 10 });
  });
  rule('TOE-sprint-heat#1', 'three points of heat instead of two, and nine instead of six with an XXL engine', () => {
    const heat = (unit: Partial<Placed>) => {
      const play = mover(unit, SPRINT);
      play.does(NORTH, sprint('FF'));
      play.does(NORTH, hold(0));
      return eventsOf(play.does(SOUTH, hold(1), ...NEXT), 'cooled').find(one => one.unit === 0)?.built.total;
    };
    const griffin = find('GRF-1N') as Paper;
    const xxl: Paper = { ...griffin, engine: { ...griffin.engine, type: 'XXL' } } as Paper;
    expect([heat({}), heat({ design: xxl })]).toEqual([3, 9]);
  });
});

describe('what a sprint rules out', () => {
  const NO_ATTACKS = 'TOE-sprint-no-attacks';
  rule('TOE-sprint-no-attacks#1', 'neither units nor walls nor hexes are fired at, and nobody is struck or charged', () => {
    const play = sprinted({}, { '0806': 'H' });
    expect(refused(play, fire(0, 1, 0))).toContain(NO_ATTACKS);
    const walls: Command = { type: 'declare', unit: 0, twist: 0, shots: [], batters: [{ weapon: 0, at: at('0806') }] };
    expect(refused(play, walls)).toContain(NO_ATTACKS);
    expect(refused(play, lob(0, 0, '0807'))).toContain(NO_ATTACKS);
    play.does(NORTH, hold(0));
    const near = start({
      units: [
        { at: '0803', facing: 3 },
        { at: '0806', moved: ['stand', 0] },
      ],
      rules: SPRINT,
    });
    expect(refused(near, { ...sprint('FF'), charge: 1 } as Command)).toContain(NO_ATTACKS);
    expect(objections(near, { ...run(0, 'FF'), charge: 1 } as Command)).toEqual([]);
    near.does(NORTH, sprint('FF'));
    near.does(NORTH, hold(0));
    near.does(SOUTH, hold(1));
    expect(refused(near, strike(0, { kind: 'kick', leg: 'RL', target: 1 }))).toContain(NO_ATTACKS);
    near.does(NORTH, strike(0));
  });
  rule('TOE-sprint-no-attacks#2', 'it spots neither for missiles nor for artillery', () => {
    expect(refused(sprinted(), { type: 'declare', unit: 0, twist: 0, shots: [], spots: 1 })).toContain(NO_ATTACKS);
    // Missiles go over the hill only if somebody with time to look sees where they go.
    const smoke: Paper = { ...(find('GRF-1N') as Paper), mounts: [weapon('LRM 10'), bin('IS Ammo LRM-10 Smoke')] };
    const over = (manner: 'sprint' | undefined) => {
      const play = start({
        units: [
          { at: '0803', facing: 3 },
          { at: '0813', moved: ['stand', 0] },
          { at: '0202', facing: 3, seat: NORTH, design: smoke, moved: ['stand', 0] },
        ],
        ground: { '0306': '4', '0305': '4', '0307': '4', '0405': '4', '0406': '4', '0407': '4' },
        rules: [...SPRINT, 'TOE-house-munitions', 'TOE-smoke-missiles'],
      });
      play.does(NORTH, manner ? sprint('FF') : run(0, 'FF'));
      return objections(play, lob(2, 0, '0810'));
    };
    expect([over(undefined), over('sprint')]).toEqual([[], ['TW-house-barrages']]);
  });
  rule('TOE-sprint-no-attacks#3', 'nothing is pointed out and no capacitor is charged', () => {
    const design: Paper = {
      ...(find('GRF-1N') as Paper),
      mounts: [weapon('PPC'), gear('PPC Capacitor', 'RT'), weapon('TAG')],
    };
    const play = sprinted({ design });
    expect(refused(play, fire(0, 1, 1))).toContain(NO_ATTACKS);
    const charge: Command = { type: 'declare', unit: 0, twist: 0, shots: [], orders: [{ do: 'charge', weapon: 0 }] };
    expect(refused(play, charge)).toContain(NO_ATTACKS);
  });
  rule('TOE-sprint-no-attacks#4', 'who skids into somebody hits it all the same', () => {
    const play = start({
      units: [
        { at: '0803', facing: 3 },
        { at: '0808', moved: ['stand', 0] },
      ],
      ground: Object.fromEntries(['0803', '0804', '0805', '0806', '0807'].map(hex => [hex, 'p'])),
      rules: SPRINT,
    });
    // It falls on its front and slides into the other's hex.
    const events = play.does(NORTH, sprint('FFFFLF'), 1, 1, 1, ...pair(7), ...pair(7), ...HIT, ...pair(5));
    expect(eventsOf(events, 'struck')).toMatchObject([{ unit: 0, blow: { kind: 'charge', target: 1 } }]);
  });
  rule('TOE-sprint-no-attacks#5', 'weapons are fired into the air for their heat, and hurt nobody', () => {
    const play = sprinted();
    const off = (...weapons: readonly number[]): Command => ({
      type: 'declare',
      unit: 0,
      twist: 0,
      shots: [],
      orders: weapons.map(one => ({ do: 'fireOff', weapon: one })),
    });
    expect([...options(play.state, NORTH, play.book)]).toContainEqual(off(0));
    expect(refused(play, off(0, 0))).toContain(NO_ATTACKS);
    expect(refused(play, off(9))).toContain(NO_ATTACKS);
    play.does(NORTH, off(0, 1));
    const before = unitAt(play.state, 0).ammo;
    const events = play.does(SOUTH, hold(1), ...NEXT);
    expect(eventsOf(events, 'cooled').find(({ unit }) => unit === 0)?.built.total).toBe(3 + 10 + 4);
    expect(eventsOf(events, 'damaged')).toEqual([]);
    expect(unitAt(play.state, 0).ammo).toEqual(before.map((shots, i) => (i === 0 ? shots - 1 : shots)));
    // Whoever can attack has no need of it.
    const walked = mover({ moved: ['walk', 1] }, SPRINT, { phase: 'weapon' });
    expect(refused(walked, off(0))).toContain(NO_ATTACKS);
    expect(refused(mover({ moved: ['walk', 1] }, [], { phase: 'weapon' }), off(0))).toContain('TW-house-tasks');
  });
});

describe('how a sprint goes', () => {
  rule('TOE-sprint-move-limits-psr#1', 'never backward', () => {
    expect(refused(mover({}, SPRINT), sprint('B'))).toContain('TW-move-terrain');
    expect(objections(mover({}, SPRINT), walk(0, 'B'))).toEqual([]);
  });
  rule('TOE-sprint-move-limits-psr#2', 'never into water', () => {
    expect(refused(mover({}, SPRINT, { ground: { '0809': '~' } }), sprint('F'))).toContain('TW-move-terrain');
    expect(objections(mover({}, SPRINT, { ground: { '0809': '~' } }), walk(0, 'F'))).toEqual([]);
  });
  rule('TOE-sprint-move-limits-psr#3', 'every piloting roll is two harder', () => {
    const number = (move: Command) => {
      const play = mover({}, SPRINT, { ground: { '0809': 'x' } });
      return termsOf(eventsOf(play.does(NORTH, move, ...HIT), 'piloted')[0]!.number);
    };
    expect(number(sprint('F'))).toEqual({ ...number(run(0, 'F')), 'TOE-sprint-move-limits-psr': 2 });
    // So is the roll of the Weapon Attack Phase, after twenty points of damage.
    const { book, state } = sprinted();
    const about = { state, unit: unitAt(state, 0), cause: 'damage20', causes: ['damage20'], depth: 0 } as const;
    expect(termsOf(book.ask('piloting', about))['TOE-sprint-move-limits-psr']).toBe(2);
  });
});
