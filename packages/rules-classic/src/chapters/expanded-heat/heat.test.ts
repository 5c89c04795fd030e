import type { RuleId } from '@sortie/kernel';
import type { Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { pointsFor } from '../../movement/points.ts';
import { options } from '../../options.ts';
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
  termsOf,
  WITNESS,
} from '../../testing/table.fixture.ts';

/** The Heat Phase of a turn in which nobody fires; the first unit gives some orders. */
const rest = (position: Position, orders: readonly Order[], ...dice: readonly number[]) => {
  const play = start({ phase: 'weapon', ...position });
  play.does(NORTH, { ...hold(0), ...(orders.length > 0 ? { orders } : {}) } as never);
  play.does(SOUTH, hold(2));
  const events = play.does(SOUTH, hold(1), ...dice, ...NEXT);
  return { play, events };
};

describe('the scale of fifty', () => {
  const SCALE: readonly RuleId[] = ['TOE-expanded-heat-35-inferno'];
  rule('TOE-expanded-heat-35-inferno', 'infernos burst at 35 of themselves; everything else is only harder up to 50', () => {
    const infernos = armed(weapon('SRM 6', 'RT'), bin('IS Ammo SRM-6 Inferno', 'LT', 15));
    expect(sheetOf(infernos).bins[0]!.munition).toContain('INFERNO');
    // Fourteen sinks take 12 of 47 away. The reactor needs 14, which nobody rolls, so the 'Mech shuts down and keeps its feet by 8.
    const hot = (heat: number) => {
      const { book, state } = start({ ...duel({ design: infernos, heat }, {}, SCALE) });
      return [book.ask('infernoNumber', { heat }).total, book.ask('shutdownNumber', { heat, unit: unitAt(state, 0) }).total];
    };
    expect([hot(34), hot(35), hot(30), hot(50)]).toEqual([
      [12, 14],
      [13, 14],
      [12, 12],
      [13, 50],
    ]);
    const { events } = rest(
      duel({ design: infernos, heat: 47, ammo: [1] }, {}, SCALE),
      [],
      ...HIT,
      ...HIT,
      ...pair(2),
      ...HIT,
      ...HIT,
      ...HIT,
    );
    expect(eventsOf(events, 'cooled')[0]!.heat).toBe(35);
    expect(eventsOf(events, 'exploded')[0]).toMatchObject({ unit: 0, location: 'LT' });
    const slow = start({ ...duel({ heat: 31 }, {}, SCALE) });
    expect(pointsFor(slow.book, unitAt(slow.state, 0), 'walk')).toBe(0);
    expect(termsOf(slow.book.ask('walkMp', { unit: unitAt(slow.state, 0) }))['TOE-expanded-heat-35-inferno']).toBe(-1);
  });
});

describe('coolant', () => {
  rule('TOE-coolant-failure-mechs-only', 'a hot machine may lose a point of cooling for good; vehicles keep no book of heat', () => {
    const LEAK: readonly RuleId[] = ['TOE-coolant-failure-mechs-only'];
    const { play } = rest(duel({ heat: 24 }, { design: 'Vedette Medium Tank', heat: 24 }, LEAK), [], ...pair(9));
    expect(play.state.units[0]).toMatchObject({ heat: 12, condition: { leak: 1 } });
    expect(unitAt(play.state, 1).condition).toBeUndefined();
    expect(play.book.ask('cooling', { state: play.state, unit: unitAt(play.state, 0), depth: 0 }).total).toBe(11);
    const spared = rest(duel({ heat: 24 }, {}, LEAK), [], ...pair(8));
    expect(unitAt(spared.play.state, 0).condition).toBeUndefined();
  });
  const pod = armed(weapon('Medium Laser'), bin('Coolant Pod', 'LT', 1));
  rule('TOE-coolant-pod-explosion', 'a pod cools by a point a sink once; a full one bursts when struck, an empty one does not', () => {
    const use: Order = { do: 'coolant', bin: 0 };
    const { play, events } = rest(duel({ design: pod, heat: 30 }, {}, []), [use]);
    expect(eventsOf(events, 'cooled')[0]).toMatchObject({ heat: 6, cooling: { total: 24 } });
    expect(unitAt(play.state, 0).ammo).toEqual([0]);
    const again = start({ phase: 'weapon', ...duel({ design: pod, ammo: [0] }, {}, []) });
    expect(again.refuses(NORTH, { ...hold(0), orders: [use] } as never).map(one => one.rule)).toContain('TOE-coolant-pod-explosion');
    const offered = start({ phase: 'weapon', ...duel({ design: pod }, {}, []) });
    expect([...options(offered.state, NORTH, offered.book)]).toContainEqual({ ...hold(0), orders: [use] });
    const slot = sheetOf(pod).slots['LT']!.findIndex(({ part }) => part === 'bin');
    const struck = (ammo: readonly number[], ...dice: readonly number[]) =>
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
      ).events;
    expect(eventsOf(struck([1], ...pair(2), ...HIT, ...HIT), 'exploded')[0]).toMatchObject({ damage: 10, location: 'LT' });
    expect(eventsOf(struck([0]), 'exploded')).toEqual([]);
  });
  rule('TOE-coolant-shot-cooling', 'four hits of three points cool a friend by nine; a platoon loses a man', () => {
    const COOL: readonly RuleId[] = ['TOE-house-munitions', 'TOE-coolant-ammo', 'TOE-coolant-shot-cooling'];
    const sprayer = armed(
      ...['RA', 'LA', 'RT', 'LT'].map(at => weapon('Flamer (Vehicle)', at)),
      bin('Coolant Vehicle Flamer Ammo', 'CT', 20),
    );
    const friend: Placed = { at: '0805', facing: 3, seat: NORTH, heat: 30 };
    const men = 'Foot Platoon (Rifle)';
    const play = start({
      phase: 'weapon',
      units: [{ at: '0803', facing: 3, design: sprayer }, { at: '0117' }, friend],
      rules: COOL,
    });
    play.does(NORTH, fire(0, 2, 0, 1, 2, 3));
    play.does(SOUTH, hold(1));
    const events = play.does(NORTH, hold(2), ...pair(9), ...pair(9), ...pair(9), ...pair(9), ...NEXT);
    expect(eventsOf(events, 'doused')).toHaveLength(4);
    // Thirty less nine and twelve sinks.
    expect(play.state.units[2]).toMatchObject({ heat: 9, armor: sheetOf('GRF-1N').armor });
    const at = shoot({ ...duel({ design: sprayer }, { design: men, at: '0805' }, COOL), ground: { '0805': 'r' } }, 0, ...pair(9), ...NEXT);
    expect(sheetOf(men).structure['TR']! - unitAt(at.play.state, 1).structure['TR']!).toBe(1);
  });
});

describe('what serves a weapon', () => {
  const shotHeat = (design: Paper) => eventsOf(shoot(duel({ design }, {}, []), 0, 1, 2, ...NEXT).events, 'fired')[0]!.heat;
  rule('TOE-laser-insulator', 'an insulated laser is one cooler, never cold; a second insulator does nothing', () => {
    const laser = (item: string, insulators: number) =>
      armed(weapon(item), ...Array.from({ length: insulators }, () => gear('ISLaserInsulator', 'RA')));
    expect([0, 1, 2].map(count => shotHeat(laser('Large Laser', count)))).toEqual([8, 7, 7]);
    expect(shotHeat(laser('Small Laser', 1))).toBe(1);
    expect(shotHeat(armed(weapon('PPC'), gear('ISLaserInsulator', 'RA')))).toBe(10);
  });
  rule('TOE-ppc-capacitor-charge', 'charging takes the turn of the cannon and five points of heat, for five more of damage', () => {
    const cannon = armed(weapon('PPC'), gear('PPC Capacitor', 'RA'), ...Array.from({ length: 3 }, () => gear('Heat Sink', 'LT')));
    const charge: Order = { do: 'charge', weapon: 0 };
    const { play, events } = rest(duel({ design: cannon }, {}, []), [charge]);
    expect(eventsOf(events, 'cooled')[0]!.built.total).toBe(5);
    expect(unitAt(play.state, 0).condition).toEqual({ charged: [0] });
    const both = start({ phase: 'weapon', ...duel({ design: cannon }, {}, []) });
    expect(both.refuses(NORTH, { ...fire(0, 1, 0), orders: [charge] } as never).map(one => one.rule)).toContain('TOE-ppc-capacitor-charge');
    expect([...options(both.state, NORTH, both.book)]).toContainEqual({ ...hold(0), orders: [charge] });
    const hit = shoot(duel({ design: cannon, condition: { charged: [0] } }, {}, []), 0, ...HIT, ...pair(7), ...NEXT);
    expect(eventsOf(hit.events, 'damaged')[0]!.armor).toBe(15);
    expect(unitAt(hit.play.state, 0).condition).toBeUndefined();
  });
});

rule('TOE-non-fusion-mech-heat', "a 'Mech of war heats up by walking whatever drives it, and fuel may burn", () => {
  const fuelled: Paper = { ...LASER, engine: { type: 'ICE', rating: 275 } };
  const heat = (design: Paper) => {
    const { book, state } = start(duel({ design, moved: ['run', 3] }, {}, []));
    return book.ask('heat', { state, unit: unitAt(state, 0) }).total;
  };
  expect([heat(fuelled), heat({ ...fuelled, structure: { ...fuelled.structure, type: 'Industrial' } })]).toEqual([2, 0]);
  // Twenty left: the reactor needs 6, the fuel 4.
  const position = duel({}, {}, []);
  const burnt = rest(
    { ...position, units: [position.units[0]!, { ...position.units[1]!, design: fuelled, heat: 32 }, WITNESS] },
    [],
    ...pair(7),
    ...pair(3),
  );
  expect(eventsOf(burnt.events, 'destroyed')[0]).toMatchObject({ unit: 1, by: 'TOE-non-fusion-mech-heat' });
});
