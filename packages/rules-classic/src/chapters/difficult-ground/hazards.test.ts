import { boardOf, type Terrain } from '@sortie/board';
import type { RuleId } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { strengthAt } from '../../buildings/buildings.ts';
import { stepInto } from '../../movement/step.ts';
import { sheetOf } from '../../sheet/compile.ts';
import { unitAt } from '../../state.ts';
import {
  at,
  clearBut,
  eventsOf,
  hold,
  jump,
  NEXT,
  NORTH,
  type Placed,
  pair,
  SOUTH,
  shoot,
  start,
  stepsIn,
  termsOf,
  WITNESS,
  walk,
} from '../../testing/table.fixture.ts';
import { iceRules } from '../ice/ice.ts';
import { fortressRules } from '../strongholds/fortresses.ts';
import { hazardRules } from './hazards.ts';

const HIT = [6, 6] as const;
const RULES = hazardRules.map(({ id }) => id);
const TANK = 'Vedette Medium Tank';
const HOVER = 'Pegasus Scout Hover Tank';
const WHEELS = 'Mobile Headquarters';
const MEN = 'Foot Platoon (Rifle)';

type Places = Parameters<typeof clearBut>[0];
const scene = (unit: Partial<Placed>, places: Places, rules: readonly RuleId[] = RULES, tags: readonly string[] = []) =>
  start({
    units: [{ at: '0808', facing: 3, ...unit } as Placed, { at: '0117', moved: ['stand', 0] }],
    board: clearBut(places, tags),
    rules,
  });
/** What the hex ahead costs; 0 where it may not be entered. */
const price = (design: string, terrain: Terrain, rules: readonly RuleId[] = RULES): number => {
  const { book, state } = scene({ design }, { '0809': [terrain] }, rules);
  const step = stepInto(boardOf(state.board), { at: at('0808'), facing: 3, step: 'forward', mode: 'walk', gait: sheetOf(design).gait });
  return book.holds('barred', step) !== undefined ? 0 : book.ask('stepCost', step).total;
};
const DESIGNS = ['GRF-1N', TANK, WHEELS, HOVER, MEN] as const;

describe('ground that is not what it seems', () => {
  for (const id of ['TOE-terrain-table-geyser#1', 'TOE-terrain-table-geyser#2', 'TOE-terrain-table-geyser#3'])
    rule(id, 'one more to enter, two more to hit whoever is in it, closed to wheels and feet', () => {
      expect(DESIGNS.map(design => price(design, { kind: 'geyser', level: 1 }))).toEqual([2, 2, 0, 2, 0]);
      const units: readonly Placed[] = [{ at: '0805', facing: 3 }, { at: '0811' }];
      const board = clearBut({ '0811': [{ kind: 'geyser', level: 2 }] });
      const [fired] = eventsOf(shoot({ units, board, rules: RULES }, 0, 1, 1, ...NEXT).events, 'fired');
      expect(termsOf(fired!.toHit)['TOE-terrain-table-geyser']).toBe(2);
    });
  const RAILS: Terrain = { kind: 'other', name: 'rails', level: 1, cf: 20 };
  for (const id of ['TOE-rails-cf#1', 'TOE-rails-cf#2'])
    rule(id, 'twenty points, attacked like a building; whatever stands on them, they bear it', () => {
      const units: readonly Placed[] = [{ at: '0805', facing: 3, design: 'HBK-4G' }, { at: '0808' }, WITNESS];
      const play = start({ units, board: clearBut({ '0808': [RAILS] }), rules: RULES, phase: 'weapon' });
      play.does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [], batters: [{ weapon: 0, at: at('0808') }] });
      play.does(SOUTH, hold(1));
      play.does(SOUTH, hold(2), ...NEXT);
      expect([strengthAt(play.state, at('0808')), unitAt(play.state, 1).fate]).toEqual([15, 'fighting']);
    });
  rule('TOE-terrain-table-remove-rail-base', 'rails lie upon the ground that is there, and the ground costs what it costs', () => {
    const play = scene({}, { '0809': [{ kind: 'rough', level: 1 }, RAILS], '0810': [RAILS] });
    play.does(NORTH, walk(0, 'FF'));
    expect(unitAt(play.state, 0).moved!.spent).toBe(3);
  });
  rule('TOE-bog-down-additional-terrain', 'mud, deep snow and tundra hold; a crust of magma does not', () => {
    const entered = (design: string, terrain: Terrain, ...dice: readonly number[]) => {
      const play = scene({ design }, { '0809': [terrain] }, ['TOE-bog-down-additional-terrain']);
      const events = play.does(NORTH, walk(0, 'F'), ...dice);
      return [unitAt(play.state, 0).stuck, eventsOf(events, 'piloted')[0]?.number.total];
    };
    const snow: Terrain = { kind: 'snow', level: 2 };
    expect([entered('GRF-1N', snow, ...pair(3)), entered('GRF-1N', snow, ...pair(4))]).toEqual([
      [true, 4],
      [false, 4],
    ]);
    expect(entered(TANK, { kind: 'tundra', level: 1 }, ...pair(3))[0]).toBe(true);
    expect(entered(TANK, { kind: 'mud', level: 1 }, ...pair(3))[0]).toBe(true);
    expect([entered('GRF-1N', { kind: 'mud', level: 1 }), entered(HOVER, snow), entered('GRF-1N', { kind: 'magma', level: 1 })]).toEqual([
      [false, undefined],
      [false, undefined],
      [false, undefined],
    ]);
  });
  rule('TOE-black-ice-careful', 'who does not pay for ice on a road goes at full speed and rolls', () => {
    const road: readonly Terrain[] = [
      { kind: 'road', level: 1 },
      { kind: 'ice', level: 1 },
    ];
    const ice = iceRules.map(({ id }) => id);
    const fast = scene({}, { '0808': road, '0809': road }, ice);
    expect(eventsOf(fast.does(NORTH, walk(0, 'F'), ...HIT), 'piloted')[0]).toMatchObject({ cause: 'ice' });
    const slow = scene({}, { '0808': road, '0809': road }, ice);
    expect(eventsOf(slow.does(NORTH, { type: 'move', unit: 0, mode: 'walk', steps: stepsIn('F'), tempo: 'careful' }), 'piloted')).toEqual(
      [],
    );
    expect(unitAt(slow.state, 0).moved!.spent).toBe(2);
  });
});

describe('between tanks and pipes', () => {
  const ZONE: Places = { '0811': [{ kind: 'industrial', level: 1 }] };
  const shot = (...dice: readonly number[]) => {
    const units: readonly Placed[] = [{ at: '0805', facing: 3 }, { at: '0811' }, WITNESS];
    return shoot({ units, board: clearBut(ZONE), rules: RULES }, 0, 1, 1, ...dice, ...NEXT);
  };
  for (const id of ['TOE-heavy-industrial-explosion-trigger#1', 'TOE-heavy-industrial-explosion-trigger#2'])
    rule(id, 'a roll for every shot, and from eight on a second one', () => {
      expect(eventsOf(shot(...pair(7)).events, 'damaged')).toEqual([]);
      expect(eventsOf(shot(...pair(8), ...pair(11)).events, 'damaged')).toEqual([]);
    });
  for (const id of ['TOE-terrain-effects-12-major-explosion#1', 'TOE-terrain-effects-12-major-explosion#2'])
    rule(id, 'a twelve does two dice to a place, and heats as one die of infernos', () => {
      const { play, events } = shot(...pair(8), ...HIT, ...pair(9), ...pair(7), 3);
      expect(eventsOf(events, 'damaged')[0]).toMatchObject({ unit: 1, location: 'CT', armor: 9 });
      expect(eventsOf(events, 'heated')[0]).toMatchObject({ unit: 1, points: 6 });
      expect(unitAt(play.state, 1).fate).toBe('fighting');
    });
});

describe('magma', () => {
  const CRUST: Terrain = { kind: 'magma', level: 1 };
  const only: readonly RuleId[] = ['TOE-magma-crust-jumping'];
  for (const id of ['TOE-magma-crust-jumping#1', 'TOE-magma-crust-jumping#3'])
    rule(id, 'who walks over the crust or lands on it rolls; who hovers, or jumps over it, does not', () => {
      scene({}, { '0809': [CRUST] }, only).does(NORTH, walk(0, 'F'), 5);
      const broken = scene({}, { '0809': [CRUST] }, only);
      // Each leg takes two dice.
      const events = broken.does(NORTH, walk(0, 'F'), 6, ...pair(7), ...pair(8));
      expect(eventsOf(events, 'damaged').map(({ location, armor }) => [location, armor])).toEqual([
        ['LL', 7],
        ['RL', 8],
      ]);
      expect(boardOf(broken.state.board).sites.flatMap(({ terrains }) => terrains)).toEqual([{ kind: 'magma', level: 2 }]);
      scene({}, { '0809': [CRUST] }, only).does(NORTH, jump(0, '0810'));
      scene({}, { '0810': [CRUST] }, only).does(NORTH, jump(0, '0810'), 5);
      scene({ design: HOVER }, { '0809': [CRUST] }, only).does(NORTH, walk(0, 'F'));
    });
});

rule('TOE-magma-crust-jumping#2', 'who skims or flies over it does not roll', () => {
  const crust: Terrain = { kind: 'magma', level: 1 };
  const over = (unit: Partial<Placed>, way: ReturnType<typeof walk>) =>
    scene(unit, { '0809': [crust] }, ['TOE-magma-crust-jumping']).does(NORTH, way).length;
  expect(over({ design: HOVER }, walk(0, 'F'))).toBeGreaterThan(0);
  expect(over({ design: 'Fensalir Combat WiGE' }, walk(0, 'F'))).toBeGreaterThan(0);
  expect(over({ design: 'Warrior Attack Helicopter H-7', elevation: 2 }, walk(0, 'F'))).toBeGreaterThan(0);
  // Tracks do.
  scene({ design: TANK }, { '0809': [crust] }, ['TOE-magma-crust-jumping']).does(NORTH, walk(0, 'F'), 5);
});

describe('strongholds', () => {
  const FORT = fortressRules.map(({ id }) => id);
  const wall = (level: number, buildingClass: number): Terrain => ({ kind: 'building', level, height: 2, cf: 90, buildingClass });
  rule('TOE-building-mp-fortress', 'three, four or five more through medium, heavy and hardened walls', () => {
    expect([2, 3, 4].map(level => price('GRF-1N', wall(level, 2), FORT))).toEqual([4, 5, 6]);
    expect([2, 3, 4].map(level => price('GRF-1N', wall(level, 0), FORT))).toEqual([3, 4, 5]);
  });
  rule('TOE-building-mp-castles-brian', 'four or five more through heavy and hardened walls', () => {
    expect([3, 4].map(level => price('GRF-1N', wall(level, 4), FORT))).toEqual([5, 6]);
  });
  rule('TOE-building-table-delete-enter-cost', 'the hex costs what any hex costs, and the walls come on top', () => {
    const { book, state } = scene({}, { '0809': [wall(2, 2)] }, FORT);
    const cost = book.ask(
      'stepCost',
      stepInto(boardOf(state.board), { at: at('0808'), facing: 3, step: 'forward', mode: 'walk', gait: 'mech' }),
    );
    expect(termsOf(cost)).toEqual({ 'TW-ter-clear': 1, 'TW-ter-bldg2': 2, 'TOE-building-mp-fortress': 1 });
  });
  rule(
    'TOE-building-infantry-hostile-fortress',
    'no troops get in but those whose stronghold it is; jumping over it is something else',
    () => {
      const play = scene({ design: MEN }, { '0809': [wall(3, 2)] }, FORT);
      expect(play.refuses(NORTH, walk(0, 'F')).map(one => one.rule)).toEqual(['TOE-building-infantry-hostile-fortress']);
      scene({ design: MEN }, { '0809': [wall(3, 2)] }, FORT, ['strongholds-0']).does(NORTH, walk(0, 'F'));
      scene({ design: MEN }, { '0809': [wall(3, 0)] }, FORT).does(NORTH, walk(0, 'F'));
      scene({ design: 'Jump Platoon (Laser)' }, { '0809': [wall(3, 2)] }, FORT).does(NORTH, jump(0, '0810'));
    },
  );
});
