import { boardOf, type Terrain } from '@sortie/board';
import type { RuleId } from '@sortie/kernel';
import { CATALOGUE, find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { pointsFor } from '../../movement/points.ts';
import { stepInto } from '../../movement/step.ts';
import type { Move } from '../../shape.ts';
import { type Design, sheetOf } from '../../sheet/compile.ts';
import { unitAt } from '../../state.ts';
import {
  at,
  clearBut,
  eventsOf,
  jump,
  NEXT,
  NORTH,
  type Placed,
  pair,
  run,
  SOUTH,
  start,
  stepsIn,
  termsOf,
  walk,
} from '../../testing/table.fixture.ts';
import { poolRules } from '../hazardous-pools/pools.ts';
import { iceRules } from '../ice/ice.ts';
import { boggedRules } from './bogged.ts';
import { groundRules } from './ground.ts';

const HIT = [6, 6] as const;
const MECH = 'GRF-1N';
const TRACKS = 'Vedette Medium Tank';
const WHEELS = 'Mobile Headquarters';
const HOVER = 'Pegasus Scout Hover Tank';
const MEN = 'Foot Platoon (Rifle)';
const EVERYBODY = [MECH, TRACKS, WHEELS, HOVER, MEN] as const;
const idsOf = (rules: readonly { readonly id: RuleId }[]): readonly RuleId[] => rules.map(({ id }) => id);
const GROUND = idsOf(groundRules);

const alone = (unit: Partial<Placed>, ground: { readonly [label: string]: string }, rules: readonly RuleId[] = GROUND) =>
  start({ units: [{ at: '0808', facing: 3, ...unit } as Placed, { at: '0117' }], ground, rules });
/** What the hex ahead costs; 0 where it may not be entered. */
const price = (design: string, ground: { readonly [label: string]: string }, rules: readonly RuleId[] = GROUND): number => {
  const play = alone({ design }, ground, rules);
  const step = stepInto(boardOf(play.state.board), {
    at: at('0808'),
    facing: 3,
    step: 'forward',
    mode: 'walk',
    gait: sheetOf(design).gait,
  });
  return play.book.holds('barred', step) !== undefined ? 0 : play.book.ask('stepCost', step).total;
};
const prices = (letter: string, rules: readonly RuleId[] = GROUND) => EVERYBODY.map(design => price(design, { '0809': letter }, rules));

describe('ground', () => {
  for (const id of ['TOE-sand-mp#1', 'TOE-sand-mp#3', 'TOE-terrain-table-sand-cost', 'TOE-terrain-footnote-6'])
    rule(id, 'sand costs wheels and feet one more, and nobody else', () => {
      expect(prices('a')).toEqual([1, 1, 2, 1, 2]);
      expect(prices('a', [])).toEqual([1, 1, 1, 1, 1]);
    });
  for (const id of ['TOE-mud-mechs-hover#1', 'TOE-mud-mechs-hover#2'])
    rule(id, "mud costs one more but for hovercraft; 'Mechs are not stuck in it", () => {
      expect(prices('m')).toEqual([2, 2, 2, 1, 2]);
      const play = alone({}, { '0809': 'm' });
      play.does(NORTH, walk(0, 'F'));
      expect(unitAt(play.state, 0).stuck).toBe(false);
    });
  rule('TOE-terrain-table-deep-snow', 'deep snow costs one more', () => expect(prices('n')).toEqual([2, 2, 2, 2, 2]));
  rule('TOE-terrain-table-rapids', 'rapids cost one more', () => expect(price(MECH, { '0809': 'k' })).toBe(2));
  for (const id of ['TOE-planetary-example-mech-cost#1', 'TOE-planetary-example-mech-cost#2'])
    rule(id, "light woods, deep snow and mud cost a 'Mech four; the thickest jungle stops it", () => {
      const play = alone({ heat: 10 }, { '0809': 'W' });
      expect(price(MECH, { '0809': 'W' })).toBe(4);
      // Three walking points are too few, five running points are enough.
      expect(play.refuses(NORTH, walk(0, 'F')).map(one => one.rule)).toContain('TW-mp-min');
      play.does(NORTH, run(0, 'F'));
      expect(price(MECH, { '0809': 'J' })).toBe(0);
    });
  rule('TOE-planetary-example-infantry-b#1', 'the same costs men three, and they may always go one hex', () => {
    expect(price(MEN, { '0809': 'W' })).toBe(3);
    alone({ design: MEN }, { '0809': 'W' }).does(NORTH, walk(0, 'F'));
  });
  rule('TOE-planetary-example-infantry-b#2', 'a platoon of two points goes in as its only hex, and not as its second', () => {
    const men = find(MEN) as Paper;
    const two: Paper = { ...men, movement: { ...men.movement, walk: 2 } };
    alone({ design: two }, { '0809': 'W' }).does(NORTH, walk(0, 'F'));
    expect(
      alone({ design: two }, { '0810': 'W' })
        .refuses(NORTH, walk(0, 'FF'))
        .map(one => one.rule),
    ).toContain('TW-mp-min');
  });
  rule('TOE-sand-mp#2', 'wheels that were made for sand pay nothing for it', () => {
    const wheels = find('Mobile Headquarters') as Paper;
    const buggy: Paper = { ...wheels, mounts: [...wheels.mounts, { kind: 'equipment', item: 'ISCVDuneBuggyChassis', at: 'BD' }] };
    const spent = (design: Paper, letter: string) => {
      const play = alone({ design }, { '0809': letter });
      play.does(NORTH, walk(0, 'F'));
      return unitAt(play.state, 0).moved?.spent;
    };
    expect([spent(wheels, 'a'), spent(buggy, 'a'), spent(buggy, 'm')]).toEqual([2, 1, 2]);
  });
  rule('TOE-terrain-table-torrent#1', 'a torrent costs two more, rapids one', () => {
    const cost = (level: number, list = GROUND) => {
      const play = start({
        units: [{ at: '0808', facing: 3 }, { at: '0117' }],
        board: clearBut({ '0809': [{ kind: 'rapids', level }] }),
        rules: list,
      });
      play.does(NORTH, walk(0, 'F'));
      return unitAt(play.state, 0).moved?.spent;
    };
    expect([cost(1), cost(2), cost(2, [])]).toEqual([2, 3, 1]);
  });
  rule('TOE-planetary-example-infantry-c', 'the thickest jungle with snow and mud costs men seven', () =>
    expect(price(MEN, { '0809': 'J' })).toBe(7),
  );
  rule('TOE-terrain-table-rubble-wheeled', 'wheels do not enter rubble', () => expect(price(WHEELS, { '0809': 'x' }, [])).toBe(0));
  for (const [id, letter] of [
    ['TOE-terrain-table-road-paved', 'P'],
    ['TOE-terrain-table-road-gravel', 'G'],
    ['TOE-terrain-table-road-dirt', 'D'],
    ['TOE-terrain-table-paved', 'p'],
  ] as const)
    rule(id, 'along it every hex costs one', () => {
      expect(EVERYBODY.map(design => price(design, { '0808': letter, '0809': letter }, []))).toEqual([1, 1, 1, 1, 1]);
    });
  rule('TOE-terrain-table-paved', 'who turns on it at a run may slide', () => {
    const paved = Object.fromEntries(['0808', '0809', '0810', '0709'].map(label => [label, 'p']));
    const [rolled] = eventsOf(alone({}, paved, []).does(NORTH, run(0, 'FRF'), ...HIT), 'piloted');
    expect(rolled!.cause).toBe('skid');
  });
});

describe('ice', () => {
  const ICE = idsOf(iceRules);
  const careful = (steps: string): Move => ({ type: 'move', unit: 0, mode: 'walk', steps: stepsIn(steps), tempo: 'careful' });
  for (const id of ['TOE-ice-psr#1', 'TOE-ice-psr#2', 'TOE-ice-psr#4', 'TOE-terrain-table-ice-psr#1', 'TOE-terrain-table-ice-psr#2'])
    rule(id, 'who does not watch its step rolls on it; every other roll there is four harder', () => {
      const play = alone({}, { '0809': 'i' }, ICE);
      const [rolled] = eventsOf(play.does(NORTH, walk(0, 'F'), ...HIT), 'piloted');
      expect(rolled).toMatchObject({ cause: 'ice', number: { total: 5 } });
      const kicked = { unit: unitAt(play.state, 0), state: play.state, cause: 'kicked', causes: ['kicked'], depth: 0 } as const;
      expect(termsOf(play.book.ask('piloting', kicked))).toMatchObject({ 'TOE-ice-psr': 4 });
      const slow = alone({}, { '0809': 'i' }, ICE);
      expect(eventsOf(slow.does(NORTH, careful('F')), 'piloted')).toHaveLength(0);
      expect(unitAt(slow.state, 0).moved!.spent).toBe(2);
    });
  rule('TOE-ice-psr#3', 'a tank that slips damages its tracks; hovercraft and men do not slip', () => {
    const tank = alone({ design: TRACKS }, { '0809': 'i' }, ICE);
    expect(eventsOf(tank.does(NORTH, walk(0, 'F'), 1, 1, ...pair(8)), 'worn')[0]!.what).toBe('moderate');
    for (const design of [HOVER, MEN]) alone({ design }, { '0809': 'i' }, ICE).does(NORTH, walk(0, 'F'));
  });
  for (const id of ['TOE-terrain-footnote-22-ice-skid#1', 'TOE-terrain-footnote-22-ice-skid#2', 'TOE-terrain-footnote-22-ice-skid#3'])
    rule(id, 'who turns on ice at a run may slide, and that is four harder', () => {
      const play = alone({}, { '0809': 'i' }, ICE);
      const rolls = eventsOf(play.does(NORTH, run(0, 'FRF'), ...HIT, ...HIT), 'piloted');
      expect(rolls.map(({ cause, number }) => [cause, number.total])).toEqual([
        ['ice', 5],
        ['skid', 8],
      ]);
    });
});

rule('TOE-terrain-table-ice-mp-footnote#1', 'a careful step on ice costs one more, in woods and on roads as well', () => {
  const cost = (...terrains: readonly Terrain[]) => {
    const play = start({
      units: [{ at: '0808', facing: 3 }, { at: '0117' }],
      board: clearBut({ '0808': [{ kind: 'road', level: 1 }], '0809': [{ kind: 'ice', level: 1 }, ...terrains] }),
      rules: idsOf(iceRules),
    });
    play.does(NORTH, { type: 'move', unit: 0, mode: 'walk', steps: stepsIn('F'), tempo: 'careful' });
    return unitAt(play.state, 0).moved?.spent;
  };
  expect([cost(), cost({ kind: 'woods', level: 1 }), cost({ kind: 'road', level: 1 })]).toEqual([2, 3, 2]);
});

describe('stuck', () => {
  for (const id of ['TOE-bog-down-hover-jump#1', 'TOE-bog-down-hover-jump#2'])
    rule(id, 'who has jets jumps out; hovercraft are never stuck', () => {
      const rules = idsOf(boggedRules);
      const stuck = alone({ stuck: true }, { '0808': 's' }, rules);
      expect(pointsFor(stuck.book, unitAt(stuck.state, 0), 'jump')).toBe(5);
      stuck.does(NORTH, jump(0, '0810'));
      expect(stuck.state.units[0]).toMatchObject({ stuck: false, at: at('0810') });
      expect(
        alone({ stuck: true }, { '0808': 's' }, [])
          .refuses(NORTH, jump(0, '0810'))
          .map(one => one.rule),
      ).toContain('TW-mode-list');
      alone({ design: HOVER }, { '0809': 's' }, rules).does(NORTH, walk(0, 'F'));
    });
});

describe('pools', () => {
  const POOLS = idsOf(poolRules);
  const waded = (pools: number, design: Design, ...dice: readonly number[]) => {
    const play = start({
      units: [{ at: '0808', facing: 3, design }, { at: '0117' }, { at: '0101', seat: NORTH }],
      ground: { '0809': 'z' },
      rules: POOLS,
      conditions: { pools },
    });
    return eventsOf(play.does(NORTH, walk(0, 'F'), ...dice), 'damaged').reduce((sum, { armor, structure }) => sum + armor + structure, 0);
  };
  rule('TOE-haz-pool-class3#1', 'the worst liquid does two more than a die', () => {
    expect([waded(3, MECH, 4, 1), waded(2, MECH, 4, 1), waded(1, MECH, 4, 1), waded(1, MECH, 2)]).toEqual([6, 4, 2, 0]);
  });
  rule('TOE-haz-pool-class3#2', 'a die less two, a die, on the way in and whenever a turn ends, to the legs of who stands', () => {
    const dwell = (pools: number, unit: Partial<Placed>, ...dice: readonly number[]) => {
      const play = start({
        phase: 'weapon',
        units: [{ at: '0808', ...unit }, { at: '0117' }],
        ground: { '0808': 'z' },
        rules: POOLS,
        conditions: { pools },
      });
      play.does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [] });
      const events = play.does(SOUTH, { type: 'declare', unit: 1, twist: 0, shots: [] }, ...dice, ...NEXT);
      return eventsOf(events, 'damaged').map(({ location, armor }) => [location, armor]);
    };
    expect([dwell(1, {}, 5, 1), dwell(1, {}, 2), dwell(2, {}, 5, 4)]).toEqual([[['RL', 3]], [], [['LL', 5]]]);
    expect(dwell(2, { prone: true }, 5, ...pair(7))).toEqual([['CT', 5]]);
    expect([waded(1, MECH, 6, 1), waded(2, MECH, 6, 1)]).toEqual([4, 6]);
  });
  rule('TOE-haz-pool-double-damage#2', 'not to those that are sealed', () => {
    const machine = CATALOGUE.find(({ kind, structure }) => kind === 'mech' && structure.type === 'Industrial') as Paper;
    const bare: Paper = { ...machine, mounts: machine.mounts.filter(({ item }) => !item.startsWith('Environmental')) };
    const sealed: Paper = { ...bare, mounts: [...bare.mounts, { kind: 'equipment', item: 'Environmental Sealing', at: 'CT' }] };
    expect([waded(1, bare, 3, 1), waded(1, sealed, 3, 1)]).toEqual([2, 1]);
    const van: Paper = { ...(find('Mobile Headquarters') as Paper), kind: 'support-vehicle' };
    expect([waded(2, van, 3, ...pair(6)), waded(2, 'Mobile Headquarters', 3, ...pair(6))]).toEqual([6, 3]);
  });
  rule('TOE-haz-pool-double-damage#1', 'twice as much to machines of peace that are not sealed', () => {
    const peaceful = CATALOGUE.find(
      ({ kind, structure, mounts }) =>
        kind === 'mech' && structure.type === 'Industrial' && !mounts.some(({ item }) => item.startsWith('Environmental')),
    )!;
    expect(waded(1, peaceful, 3, 1)).toBe(2);
  });
});
