import type { RuleId } from '@sortie/kernel';
import type { Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Order } from '../../shape.ts';
import { sheetOf } from '../../sheet/compile.ts';
import { unitAt } from '../../state.ts';
import { armed, bin, facing as duel, gear, HIT, LASER, weapon } from '../../testing/armed.fixture.ts';
import {
  eventsOf,
  fire,
  hold,
  NEXT,
  NORTH,
  type Placed,
  type Position,
  pair,
  SOUTH,
  shoot,
  start,
  WITNESS,
} from '../../testing/table.fixture.ts';

const rest = (position: Position, orders: readonly Order[], ...dice: readonly number[]) => {
  const play = start({ phase: 'weapon', ...position });
  play.does(NORTH, { ...hold(0), ...(orders.length > 0 ? { orders } : {}) } as never);
  play.does(SOUTH, hold(2));
  return { play, events: play.does(SOUTH, hold(1), ...dice, ...NEXT) };
};

describe('coolant that leaks', () => {
  const LEAK: readonly RuleId[] = ['TOE-coolant-failure-mechs-only'];
  const leak = (heat: number, ...dice: readonly number[]) =>
    unitAt(rest(duel({ heat }, {}, LEAK), [], ...dice).play.state, 0).condition?.leak;
  rule('TOE-coolant-failure-mechs-only#1', 'out of ’Mechs alone', () => {
    const { play } = rest(duel({ heat: 24 }, { design: 'Vedette Medium Tank', heat: 24 }, LEAK), [], ...pair(9));
    expect([unitAt(play.state, 0).condition?.leak, unitAt(play.state, 1).condition]).toEqual([1, undefined]);
    expect(play.book.ask('cooling', { state: play.state, unit: unitAt(play.state, 0), depth: 0 }).total).toBe(11);
  });
  rule('TOE-coolant-failure-mechs-only#2', 'from five points on, on ten; one less for every five beyond ten', () => {
    // Twelve sinks: 16 leaves 4, 17 leaves 5, 22 leaves 10, 24 leaves 12.
    expect([leak(16), leak(17, ...pair(9)), leak(17, ...pair(10)), leak(22, ...pair(9)), leak(22, ...pair(10))]).toEqual([
      undefined,
      undefined,
      1,
      undefined,
      1,
    ]);
    expect([leak(24, ...pair(8)), leak(24, ...pair(9))]).toEqual([undefined, 1]);
  });
});

describe('coolant pods', () => {
  const pod = armed(weapon('Medium Laser'), bin('Coolant Pod', 'LT', 1));
  const use: Order = { do: 'coolant', bin: 0 };
  const slot = sheetOf(pod).slots['LT']!.findIndex(({ part }) => part === 'bin');
  const struck = (ammo: readonly number[], ...dice: readonly number[]) =>
    eventsOf(
      shoot(
        duel({ design: LASER }, { design: pod, ammo, armor: { LT: 0 }, structure: { LT: 20 } }, []),
        0,
        ...HIT,
        ...pair(8),
        ...pair(8),
        1,
        slot + 1,
        ...dice,
        ...NEXT,
      ).events,
      'exploded',
    );
  rule('TOE-coolant-pod-explosion#1', 'a full one bursts with ten points when it is struck', () => {
    expect(struck([1], ...pair(2), ...HIT, ...HIT)).toMatchObject([{ damage: 10, location: 'LT' }]);
  });
  rule('TOE-coolant-pod-explosion#2', 'it is used once, and does not burst afterwards', () => {
    const { play } = rest(duel({ design: pod, heat: 30 }, {}, []), [use]);
    expect(unitAt(play.state, 0).ammo).toEqual([0]);
    const again = start({ phase: 'weapon', ...duel({ design: pod, ammo: [0] }, {}, []) });
    expect(again.refuses(NORTH, { ...hold(0), orders: [use] } as never).map(one => one.rule)).toContain('TOE-coolant-pod-explosion');
    expect(struck([0])).toEqual([]);
  });
  rule('TOE-coolant-pod-explosion#3', 'every sink takes a point more in that turn', () => {
    const cooled = (orders: readonly Order[], ...dice: readonly number[]) =>
      eventsOf(rest(duel({ design: pod, heat: orders.length > 0 ? 30 : 16 }, {}, []), orders, ...dice).events, 'cooled')[0]!.cooling.total;
    expect([cooled([use]), cooled([])]).toEqual([24, 12]);
  });
});

describe('coolant that is sprayed', () => {
  const COOL: readonly RuleId[] = ['TOE-house-munitions', 'TOE-coolant-ammo', 'TOE-coolant-shot-cooling'];
  const sprayer = (item: string, load: string, guns: number): Paper =>
    armed(...['RA', 'LA', 'RT', 'LT'].slice(0, guns).map(at => weapon(item, at)), bin(load, 'CT', 20));
  const cooled = (design: Paper, guns: number) => {
    const friend: Placed = { at: '0805', facing: 3, seat: NORTH, heat: 30 };
    const play = start({ phase: 'weapon', units: [{ at: '0803', facing: 3, design }, { at: '0117' }, friend], rules: COOL });
    play.does(NORTH, fire(0, 2, ...Array.from({ length: guns }, (_, i) => i)));
    play.does(SOUTH, hold(1));
    const rolls = Array.from({ length: guns }, () => pair(9)).flat();
    const hot = guns === 1 ? [...pair(12)] : [];
    const events = play.does(NORTH, hold(2), ...rolls, ...hot, ...NEXT);
    return {
      points: eventsOf(events, 'doused').map(({ points }) => points),
      left: unitAt(play.state, 2).heat,
      harm: eventsOf(events, 'damaged').length,
    };
  };
  const VEHICLE = ['Flamer (Vehicle)', 'Coolant Vehicle Flamer Ammo'] as const;
  const HEAVY = ['Heavy Flamer', 'Coolant Heavy Flamer Ammo'] as const;
  rule('TOE-coolant-shot-cooling#1', 'a hit takes three points of heat off a friend, and does no damage', () => {
    expect(cooled(sprayer(...VEHICLE, 1), 1)).toEqual({ points: [3], left: 15, harm: 0 });
  });
  rule('TOE-coolant-shot-cooling#2', 'one from a heavy flamer four', () => {
    expect(cooled(sprayer(...HEAVY, 1), 1)).toMatchObject({ points: [4], left: 14 });
  });
  rule('TOE-coolant-shot-cooling#3', 'nine is the most in a turn', () => {
    expect([cooled(sprayer(...VEHICLE, 3), 3).left, cooled(sprayer(...VEHICLE, 4), 4).left, cooled(sprayer(...HEAVY, 3), 3).left]).toEqual([
      9, 9, 9,
    ]);
  });
  rule('TOE-coolant-shot-cooling#4', 'against men it is a gun of one point', () => {
    const men = 'Foot Platoon (Rifle)';
    const at = shoot(
      { ...duel({ design: sprayer(...VEHICLE, 1) }, { design: men, at: '0805' }, COOL), ground: { '0805': 'r' } },
      0,
      ...pair(9),
      ...NEXT,
    );
    expect(sheetOf(men).structure['TR']! - unitAt(at.play.state, 1).structure['TR']!).toBe(1);
  });
  rule('TOE-coolant-ammo#1', 'three points a hit, four from a heavy flamer', () => {
    expect([cooled(sprayer(...VEHICLE, 2), 2).points, cooled(sprayer(...HEAVY, 2), 2).points]).toEqual([
      [3, 3],
      [4, 4],
    ]);
  });
  rule('TOE-coolant-ammo#2', 'one unit is cooled by nine points at most', () => {
    expect([cooled(sprayer(...VEHICLE, 2), 2).left, cooled(sprayer(...VEHICLE, 4), 4).left]).toEqual([12, 9]);
  });
});

describe('insulated lasers', () => {
  const laser = (item: string, insulators: number) =>
    armed(weapon(item), ...Array.from({ length: insulators }, () => gear('ISLaserInsulator', 'RA')));
  const heat = (design: Paper) => eventsOf(shoot(duel({ design }, {}, []), 0, 1, 2, ...NEXT).events, 'fired')[0]!.heat;
  rule('TOE-laser-insulator#1', 'are one cooler, and never below one', () => {
    expect([heat(laser('Large Laser', 0)), heat(laser('Large Laser', 1)), heat(laser('Small Laser', 1))]).toEqual([8, 7, 1]);
    expect(heat(armed(weapon('PPC'), gear('ISLaserInsulator', 'RA')))).toBe(10);
  });
  rule('TOE-laser-insulator#2', 'and no cooler with another insulator', () => {
    expect([1, 2, 3].map(count => heat(laser('Large Laser', count)))).toEqual([7, 7, 7]);
  });
});

describe('insulated lasers that fail', () => {
  const laser = (...insulators: readonly ReturnType<typeof gear>[]) => armed(weapon('Large Laser'), ...insulators);
  const broken = (design: Paper, ...dice: readonly number[]) => {
    const { play } = shoot(duel({ design }, {}, []), 0, ...dice, ...NEXT);
    return unitAt(play.state, 0).jammed;
  };
  rule('TOE-laser-insulator#3', 'after a two another two dice: an eight knocks the laser out', () => {
    const one = laser(gear('ISLaserInsulator', 'RA'));
    expect([broken(one, 1, 1, ...pair(8)), broken(one, 1, 1, ...pair(7)), broken(one, 1, 2), broken(laser(), 1, 1)]).toEqual([
      [0],
      [],
      [],
      [],
    ]);
  });
});

describe('engines that burn fuel', () => {
  const fuelled: Paper = { ...LASER, engine: { type: 'ICE', rating: 275 } };
  rule('TOE-non-fusion-mech-heat#1', 'a BattleMech heats up by walking and running whatever drives it', () => {
    const heat = (design: Paper, mode: 'walk' | 'run') => {
      const { book, state } = start(duel({ design, moved: [mode, 3] }, {}, []));
      return book.ask('heat', { state, unit: unitAt(state, 0) }).total;
    };
    expect([heat(fuelled, 'walk'), heat(fuelled, 'run'), heat(LASER, 'run')]).toEqual([1, 2, 2]);
    expect(heat({ ...fuelled, structure: { ...fuelled.structure, type: 'Industrial' } }, 'run')).toBe(0);
  });
  rule('TOE-non-fusion-mech-heat#2', 'and its fuel may burn when it is too hot', () => {
    const position = duel({}, {}, []);
    const burnt = (rolled: number) => {
      const { events } = rest(
        { ...position, units: [position.units[0]!, { ...position.units[1]!, design: fuelled, heat: 32 }, WITNESS] },
        [],
        ...pair(7),
        ...pair(rolled),
      );
      return eventsOf(events, 'destroyed').map(({ unit, by }) => [unit, by]);
    };
    expect([burnt(3), burnt(4)]).toEqual([[[1, 'TOE-non-fusion-mech-heat']], []]);
  });
});
