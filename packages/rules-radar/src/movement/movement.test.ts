import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { sectorNamed } from '../map/sectors.ts';
import { outerZone } from '../map/zones.ts';
import type { Bomb } from '../shape.ts';
import {
  A,
  answer,
  B,
  dropShip,
  engage,
  eventsOf,
  exit,
  fighter,
  free,
  isAllowed,
  maneuver,
  move,
  moveTo,
  NEXT,
  objections,
  outpost,
  type Placed,
  type Position,
  placeOf,
  sailing,
  start,
  stay,
  termsOf,
  WAITING,
} from '../space.fixture.ts';

/** Three sectors in a row, and the same in the other rings. */
const WAYS: { readonly [at: string]: readonly [string, string] } = {
  C: ['I1', 'M1'],
  I1: ['I2', 'I3'],
  M1: ['M2', 'M3'],
  O1: ['O2', 'O3'],
  P1: ['P2', 'P3'],
};
/** How many sectors a craft of this Thrust may move from here. */
function steps(at: string, thrust: number, more: Partial<Placed> = {}): number {
  const play = sailing([free({ at, ...more, card: { thrust, ...more.card } })]);
  const [one, two] = WAYS[at]!;
  return isAllowed(play, A, move(0, one, two)) ? 2 : isAllowed(play, A, move(0, one)) ? 1 : 0;
}

describe('Thrust', () => {
  rule('ASC-space-move-actual-thrust#1', 'engine and thruster hits and every bomb take some of it', () => {
    const loads = (...bombs: Bomb[]) => steps('I1', 20, { bombs });
    // Two air-to-air Arrows count for ten bombs: 20 - 10 is still fast, 20 - 11 is not.
    expect([loads(), loads('AAA', 'AAA'), loads('AAA', 'AS')]).toEqual([2, 2, 1]);
    expect([steps('I1', 20, { hits: { engine: 1 } }), steps('I1', 19, { hits: { engine: 1 } })]).toEqual([2, 1]);
    const ship = (thruster: number) => sailing([dropShip({ zone: -1, hits: { thruster }, card: { thrust: 10 } })]);
    expect([0, 1].map(hits => isAllowed(ship(hits), A, move(0, 'I2', 'I3')))).toEqual([true, false]);
  });

  rule('ASC-space-move-actual-thrust#2', 'at nothing or less it does not move, and the least of 1 does not help it', () => {
    expect([steps('I1', 5, { bombs: ['AAA'] }), steps('M1', 6, { bombs: ['AS'] }), steps('O1', 6, { bombs: ['AS', 'AS'] })]).toEqual([
      0, 0, 0,
    ]);
    expect(steps('M1', 6, { bombs: ['AAA'] })).toBe(1);
  });

  rule('ASC-space-move-zone-multiplier#1', 'all of it in the Central and Inner Zone', () => {
    expect([steps('C', 9), steps('C', 10), steps('I1', 9), steps('I1', 10)]).toEqual([1, 2, 1, 2]);
  });

  rule('ASC-space-move-zone-multiplier#2', 'half of it in the Middle Zone, rounded down, at least 1', () => {
    expect([steps('M1', 19), steps('M1', 20), steps('M1', 1)]).toEqual([1, 2, 1]);
  });

  rule('ASC-space-move-zone-multiplier#3', 'a quarter in the Outer Zone, rounded down, at least 1', () => {
    expect([steps('O1', 39), steps('O1', 40), steps('O1', 3)]).toEqual([1, 2, 1]);
  });

  rule('ASC-space-move-zone-multiplier#4', 'a tenth in the Peripheral Zone, rounded down, at least 1', () => {
    expect([steps('P1', 99), steps('P1', 100), steps('P1', 9)]).toEqual([1, 2, 1]);
  });

  rule('ASC-space-move-sectors#1', 'with less than 10 one sector, in any direction', () => {
    const play = sailing([free({ card: { thrust: 9 } })]);
    for (const to of ['C', 'I2', 'I6', 'M1', 'M2', 'M12']) expect(isAllowed(play, A, move(0, to))).toBe(true);
    for (const way of [
      ['I2', 'I3'],
      ['M1', 'O1'],
      ['C', 'I4'],
    ])
      expect(objections(play, A, move(0, ...way))).toEqual(['ASC-space-move-sectors']);
    play.does(A, move(0, 'M2'), ...NEXT);
    expect(placeOf(play.state.units[0]!)).toBe('M2');
  });

  rule('ASC-space-move-sectors#2', 'with 10 or more up to two', () => {
    const play = sailing([free({ card: { thrust: 10 } })]);
    for (const way of [[], ['I2'], ['M1', 'O1']]) expect(isAllowed(play, A, move(0, ...way))).toBe(true);
    play.does(A, move(0, 'M1', 'O1'), ...NEXT);
    expect(placeOf(play.state.units[0]!)).toBe('O1');
  });

  rule('ASC-space-move-station-keeping#1', 'what has the code k stays, whatever its Thrust', () => {
    const keeper = dropShip({ zone: -1, card: { mode: 'k', thrust: 6 } });
    expect(objections(sailing([keeper, free({ seat: A })]), A, move(0, 'M1'))).toEqual(['ASC-space-move-station-keeping']);
    const zone = start({ phase: 'movement', initiative: B, map: 'I1', units: [{ ...keeper, zone: 0 }, WAITING, fighter({ seat: A })] });
    expect(objections(zone, A, maneuver(0, 1))).toEqual(['ASC-space-move-station-keeping']);
  });

  rule('ASC-space-move-station-keeping#2', 'without Thrust, by damage, fuel, load or heat, it stays as well', () => {
    const still = (one: Partial<Placed>) => objections(sailing([free(one), free({ seat: A })]), A, move(0, 'M1'));
    for (const one of [{ card: { thrust: 0 } }, { fuel: 0 }, { bombs: ['AS' as const] }, { shutdown: true }, { hits: { engine: 2 } }])
      expect(still(one)).toEqual(['ASC-space-move-station-keeping']);
    expect(isAllowed(sailing([free(), free({ seat: A })]), A, move(0, 'M1'))).toBe(true);
  });

  rule('ASC-tbl-aero-movement-modes#1', 'a and p move, k keeps its station', () => {
    const may = (mode: 'a' | 'p' | 'k') =>
      isAllowed(sailing([dropShip({ zone: -1, card: { mode } }), free({ seat: A })]), A, move(0, 'M1'));
    expect([may('a'), may('p'), may('k')]).toEqual([true, true, false]);
  });

  rule('ASC-space-move-no-minimum#1', 'whoever likes stays where it is and burns nothing; over a world it needs Thrust for that', () => {
    const play = sailing([free({ at: 'O1', fuel: 4 })]);
    play.does(A, stay(0), ...NEXT);
    expect(play.state.units[0]).toMatchObject({ fuel: 4, sector: sectorNamed('O1') });
    const over = (thrust: number) => {
      const drops = sailing([fighter({ at: 'C', zone: outerZone(1), card: { thrust } })], { centre: 'ground', groundTurn: 6, turns: 1 });
      drops.does(A, stay(0));
      if (drops.state.phase === 'orders') drops.does(A, { type: 'done' });
      return drops.state.units[0]!.sunk;
    };
    expect([over(2), over(1)]).toEqual([false, true]);
  });

  rule('ASC-space-no-stacking-limit#1', 'any number of craft of both sides share a sector and a zone', () => {
    const crowd = Array.from({ length: 8 }, () => free({ at: 'M1', seat: A }));
    const play = sailing([free(), ...crowd]);
    play.does(A, move(0, 'M1'));
    expect(play.state.units.filter(unit => placeOf(unit) === 'M1')).toHaveLength(9);
    const zone = start({
      phase: 'movement',
      initiative: B,
      map: 'I1',
      units: [fighter({ zone: 1 }), ...Array.from({ length: 6 }, (_, i) => fighter({ seat: (i % 2) as 0 | 1, zone: 0 }))],
    });
    zone.does(A, maneuver(0, 0));
    expect(zone.state.units.filter(unit => unit.zone === 0)).toHaveLength(7);
  });

  rule('ASC-space-no-facing#1', 'nobody is asked for a facing before an engagement, and then for each of them anew', () => {
    const play = sailing([dropShip({ zone: -1 })]);
    expect(play.refuses(A, { type: 'face', arc: 'rear' }).length).toBeGreaterThan(0);
    const ships = [
      dropShip({ card: { arcs: { front: { standard: [1, 1, 1, 1] }, left: {}, right: {}, rear: {} } } }),
      dropShip(),
      dropShip(),
    ];
    const fight = start({ map: 'I1', units: [...ships, WAITING] });
    fight.does(A, engage(0, 1));
    fight.does(B, answer(false), 4, 3, 4, 3);
    fight.does(A, { type: 'face', arc: 'left' });
    fight.does(B, { type: 'face', arc: 'rear' });
    fight.does(A, engage(0, 2));
    fight.does(B, answer(false), 4, 3, 4, 3);
    expect(fight.state.clash).toMatchObject({ asks: 'face', arcs: [null, null] });
  });

  rule('ASC-space-exit-outward#1', 'outward of the Peripheral Zone is away for good', () => {
    const play = sailing([free({ at: 'P1' }), free({ seat: A })]);
    play.does(A, move(0, 'away'));
    expect(play.state.units[0]!.fate).toBe('retreated');
    play.does(A, stay(1), ...NEXT);
    expect(objections(play, A, move(0, 'P1'))).toContain('ASC-space-multi-engagement-turns');
  });

  rule('ASC-space-exit-outward#2', 'nowhere else does a move lead off a map in space', () => {
    for (const at of ['C', 'I1', 'M1', 'O1'])
      expect(objections(sailing([free({ at, card: { thrust: 99 } })]), A, move(0, 'away'))).toEqual(['ASC-space-sector-adjacency']);
    expect(isAllowed(sailing([free({ at: 'P6' })]), A, move(0, 'away'))).toBe(true);
  });

  rule('ASC-space-exit-centre#1', 'through the centre only over a battle, downward; in space nobody goes down there', () => {
    const inZone = (centre: 'space' | 'ground') => {
      const play = start({
        centre,
        groundTurn: 1,
        phase: 'movement',
        initiative: B,
        map: centre === 'ground' ? 98 : 'C',
        units: [fighter({ at: 'C', zone: outerZone(12) }), outpost({ at: 'C', zone: 0 })],
        turns: 1,
        turn: 0,
      });
      play.does(A, maneuver(0, 2), ...NEXT);
      return play.state.units[0]!.sunk;
    };
    expect([inZone('ground'), inZone('space')]).toEqual([true, false]);
    const landed = sailing([fighter({ at: 'C', zone: 2, sunk: true }), free({ seat: A })], { centre: 'ground', groundTurn: 6 });
    expect(objections(landed, A, move(0, 'I1'))).toContain('ASC-space-multi-engagement-turns');
  });
});

describe('Engagement Maps', () => {
  const meeting = (more: Partial<Position> = {}) =>
    sailing([free({ at: 'M1' }), free({ seat: B, at: 'I1' }), free({ seat: B, at: 'I1' }), free({ seat: A, at: 'O9' })], more);

  rule('ASC-space-engagement-trigger#1', 'who ends in a sector of enemies is put on its map, and so are they', () => {
    const play = meeting();
    play.does(A, moveTo(0, 'I1', 12));
    expect(play.state.units.slice(0, 3).map(({ zone }) => zone)).toEqual([outerZone(12), 0, 0]);
    const through = sailing([free({ at: 'M1', card: { thrust: 20 } }), free({ seat: B, at: 'M2' })]);
    through.does(A, move(0, 'M2', 'M3'));
    expect(eventsOf(through.events, 'mapLaid')).toEqual([]);
  });

  rule('ASC-space-engagement-map-create#1', 'a map is laid where two sides meet, outside of the Peripheral Zone', () => {
    const play = meeting();
    play.does(A, moveTo(0, 'I1', 12));
    expect(eventsOf(play.events, 'mapLaid')).toMatchObject([{ sector: sectorNamed('I1') }]);
    const far = sailing([free({ at: 'O1' }), free({ seat: B, at: 'P1' })]);
    far.does(A, move(0, 'P1'));
    expect(eventsOf(far.events, 'mapLaid')).toEqual([]);
  });

  rule('ASC-space-engagement-map-create#2', 'a sector with one side alone has none', () => {
    const play = sailing([free({ at: 'M1' }), free({ seat: A, at: 'I1' })]);
    expect(objections(play, A, moveTo(0, 'I1', 12))).toEqual(['ASC-space-engagement-entry-position']);
    play.does(A, move(0, 'I1'));
    expect(eventsOf(play.events, 'mapLaid')).toEqual([]);
  });

  rule('ASC-space-engagement-map-unique#1', 'whoever comes later comes onto the same map', () => {
    const play = sailing([free({ at: 'M1' }), free({ seat: A, at: 'M2' }), free({ seat: B, at: 'I1' })]);
    play.does(A, moveTo(0, 'I1', 12));
    play.does(A, moveTo(1, 'I1', 1), ...NEXT);
    expect(eventsOf(play.events, 'mapLaid')).toHaveLength(1);
    expect(play.state.units.slice(0, 3).map(({ zone }) => zone)).toEqual([outerZone(12), outerZone(1), 0]);
  });

  const hours = (from: string) => {
    const play = sailing([free({ at: from }), free({ seat: B, at: 'I1' })]);
    return [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter(hour => isAllowed(play, A, moveTo(0, 'I1', hour)));
  };

  rule(
    'ASC-space-engagement-entry-position#1',
    'in one of three zones of the Outer Ring on the side that it comes from, and nowhere else',
    () => {
      for (const [from, side] of [
        ['C', [5, 6, 7]],
        ['I2', [3, 4, 5]],
        ['I6', [7, 8, 9]],
      ] as const)
        expect(hours(from)).toEqual(side);
      const play = meeting();
      for (const zone of [0, 1, 2, undefined])
        expect(objections(play, A, { ...move(0, 'I1'), ...(zone === undefined ? {} : { zone }) } as never)).toEqual([
          'ASC-space-engagement-entry-position',
        ]);
      // From the map of one sector onto that of the next.
      const next = start({
        phase: 'movement',
        initiative: B,
        map: 'I1',
        units: [fighter({ zone: outerZone(12) }), fighter({ zone: 0 }), free({ seat: B, at: 'M1' })],
      });
      expect(objections(next, A, exit(0, 'M1'))).toEqual(['ASC-space-engagement-entry-position']);
      expect(isAllowed(next, A, { ...exit(0, 'M1'), zone: outerZone(6) } as never)).toBe(true);
    },
  );

  rule('ASC-space-engagement-entry-position#2', 'from the north into 11, 12 or 1', () => {
    expect(hours('M1')).toEqual([1, 11, 12]);
    for (const hour of [11, 12, 1]) {
      const play = meeting();
      play.does(A, moveTo(0, 'I1', hour));
      expect(play.state.units[0]!.zone).toBe(outerZone(hour));
    }
  });

  rule('ASC-space-engagement-occupant-position#1', 'those who were there begin in the middle', () => {
    const play = meeting();
    play.does(A, moveTo(0, 'I1', 12));
    expect(play.state.units.slice(1, 3).map(({ zone }) => zone)).toEqual([0, 0]);
  });

  rule('ASC-space-engagement-occupant-position#2', 'on a map in play everybody stays where it is', () => {
    const play = sailing([free({ at: 'M1' }), fighter({ seat: B, zone: 5 }), fighter({ seat: A, zone: 9 }), free({ seat: A, at: 'O9' })]);
    play.does(A, moveTo(0, 'I1', 1));
    expect(play.state.units.slice(0, 3).map(({ zone }) => zone)).toEqual([outerZone(1), 5, 9]);
  });

  rule(
    'ASC-space-engagement-dual-representation#1',
    'on its map a craft is still in its sector, and missiles from the next sector find it there',
    () => {
      const play = meeting();
      play.does(A, moveTo(0, 'I1', 12));
      expect(placeOf(play.state.units[0]!)).toBe('I1');
      const boat = dropShip({ zone: -1, at: 'M1', card: { arcs: { front: { missiles: [4, 4, 4, 4] }, left: {} } } });
      const launch = start({ units: [boat, dropShip({ zone: 0 }), fighter({ seat: A, zone: 8 })] });
      expect(isAllowed(launch, A, { type: 'launch', unit: 0, target: 1, arc: 'front' })).toBe(true);
    },
  );

  const onMap = (at: string, thrust: number) =>
    start({ phase: 'movement', initiative: B, map: at, units: [fighter({ at, card: { thrust } }), outpost({ at, zone: 8 })] });

  rule('ASC-space-engagement-move-rate#1', 'what is fast near the centre is slow on a map farther out', () => {
    expect([onMap('I1', 12), onMap('M1', 12), onMap('O1', 30)].map(play => isAllowed(play, A, maneuver(0, 1, 3)))).toEqual([
      true,
      false,
      false,
    ]);
    expect(isAllowed(onMap('M1', 20), A, maneuver(0, 1, 3))).toBe(true);
  });

  rule('ASC-space-engagement-move-rate#2', 'one zone with less than 10, two with 10 or more; leaving the map counts as one', () => {
    expect(objections(onMap('I1', 9), A, maneuver(0, 1, 3))).toEqual(['ASC-space-move-sectors']);
    const near = onMap('I1', 10);
    near.does(A, maneuver(0, 1, 3), ...NEXT);
    expect(near.state.units[0]!.zone).toBe(3);
    const edge = (thrust: number) =>
      start({
        phase: 'movement',
        initiative: B,
        map: 'I1',
        units: [fighter({ zone: 2, card: { thrust } }), outpost({ at: 'I1', zone: 8 })],
      });
    const out = { type: 'maneuver', unit: 0, path: [outerZone(12)], exit: sectorNamed('M1') } as const;
    expect([isAllowed(edge(9), A, out), isAllowed(edge(10), A, out)]).toEqual([false, true]);
  });

  const leaving = (zone: number, thrust = 6) =>
    start({ phase: 'movement', initiative: B, map: 'I1', units: [fighter({ zone, card: { thrust } }), fighter({ zone: 0 })] });

  rule('ASC-space-engagement-leave#1', 'outward from the Outer Ring, and from nowhere else', () => {
    for (const zone of [0, 1, 2]) expect(objections(leaving(zone), A, exit(0, 'M1'))).toEqual(['ASC-space-engagement-exit-destination']);
    const play = leaving(outerZone(12));
    play.does(A, exit(0, 'M1'));
    expect(play.state.units[0]).toMatchObject({ zone: -1, sector: sectorNamed('M1') });
  });

  rule('ASC-space-engagement-leave#2', 'when no enemy is left the map is taken up', () => {
    const gun = fighter({ card: { arcs: { front: { standard: [40, 40, 40, 40] } } } });
    const play = start({ map: 'I1', units: [gun, fighter(), outpost()] });
    play.does(A, engage(0, 1));
    play.does(B, answer(false), 4, 3, 4, 3, 6, 6, ...NEXT);
    expect(eventsOf(play.events, 'mapLifted')).toMatchObject([{ sector: sectorNamed('I1') }]);
    expect(play.state.units[0]).toMatchObject({ zone: -1, sector: sectorNamed('I1') });
    const both = start({ map: 'I1', units: [fighter(), outpost({ at: 'I1', zone: 8 })], phase: 'movement', initiative: B });
    both.does(A, maneuver(0), ...NEXT);
    expect(eventsOf(both.events, 'mapLifted')).toEqual([]);
  });

  rule('ASC-space-engagement-exit-destination#1', 'to the sector that lies in the direction of its hour, and to no other', () => {
    for (const [hour, to] of [
      [12, 'M1'],
      [6, 'C'],
    ] as const) {
      const play = leaving(outerZone(hour));
      for (const other of ['C', 'M1', 'M7', 'I4']) expect(isAllowed(play, A, exit(0, other))).toBe(other === to);
      play.does(A, exit(0, to));
      expect(placeOf(play.state.units[0]!)).toBe(to);
    }
    expect(objections(leaving(outerZone(12)), A, exit(0, 'C'))).toEqual(['ASC-space-engagement-exit-destination']);
  });

  rule('ASC-space-engagement-exit-destination#2', 'where several lie ahead its captain picks one', () => {
    const ahead = (hour: number) => {
      const play = leaving(outerZone(hour));
      return ['C', 'I2', 'I6', 'M1', 'M2', 'M12'].filter(name => isAllowed(play, A, exit(0, name)));
    };
    expect(ahead(2)).toEqual(['M2']);
    const several = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter(hour => ahead(hour).length > 1);
    expect(several.length).toBeGreaterThan(0);
    for (const name of ahead(several[0]!)) {
      const play = leaving(outerZone(several[0]!));
      play.does(A, exit(0, name));
      expect(placeOf(play.state.units[0]!)).toBe(name);
    }
  });

  rule('ASC-space-engagement-exit-destination#3', 'the case of the book: who leaves M3 due east comes to O6', () => {
    const play = start({
      phase: 'movement',
      initiative: B,
      map: 'M3',
      units: [fighter({ at: 'M3', zone: outerZone(3) }), fighter({ at: 'M3', zone: 0 })],
    });
    play.does(A, exit(0, 'O6'));
    expect(placeOf(play.state.units[0]!)).toBe('O6');
  });

  const engaged = (zone: number) =>
    start({
      phase: 'movement',
      initiative: B,
      map: 'I1',
      units: [fighter({ zone }), fighter({ zone }), fighter({ seat: A, zone })],
      engagements: [{ a: 0, b: 1 }],
    });

  rule('ASC-space-engagement-pinned#1', 'an engaged craft stays in its zone', () => {
    const play = engaged(0);
    expect(objections(play, A, maneuver(0, 1))).toEqual(['ASC-space-engagement-pinned']);
    play.does(A, maneuver(2, 1));
    expect(play.state.units[2]!.zone).toBe(1);
  });

  rule('ASC-space-engagement-exit-lock#1', 'it does not leave the map before its engagements have ended', () => {
    expect(objections(engaged(outerZone(12)), A, exit(0, 'M1'))).toEqual(['ASC-space-engagement-pinned']);
  });

  rule('ASC-space-engagement-exit-lock#2', 'whoever is not engaged leaves, although enemies are there', () => {
    const play = engaged(outerZone(12));
    play.does(A, exit(2, 'M1'));
    expect(placeOf(play.state.units[2]!)).toBe('M1');
  });

  rule('ASC-space-central-engagement-space#1', 'the centre of a map in space has an Engagement Map like any other sector', () => {
    const play = sailing([free({ at: 'I1' }), free({ seat: B, at: 'C' })]);
    play.does(A, moveTo(0, 'C', 12), ...NEXT);
    expect(play.state.units.slice(0, 2).map(({ zone }) => zone)).toEqual([outerZone(12), 0]);
    expect(play.state).toMatchObject({ map: sectorNamed('C'), phase: 'movement' });
  });
});

describe('fuel', () => {
  /** What is left of so many points after a move. */
  const after = (from: string, to: string, fuel = 8, one: Partial<Placed> = {}) => {
    const play = sailing([free({ at: from, fuel, ...one })]);
    play.does(A, move(0, to), ...NEXT);
    return play.state.units[0]!.fuel;
  };

  rule('ASC-tbl-fighter-fuel-costs#1', 'nothing in the Central and Inner Zone', () => {
    expect([after('I1', 'C'), after('C', 'I1'), after('M1', 'I1')]).toEqual([8, 8, 8]);
  });
  rule('ASC-tbl-fighter-fuel-costs#2', 'a point in the Middle Zone', () => {
    expect([after('I1', 'M1'), after('M1', 'M2'), after('O1', 'M1')]).toEqual([7, 7, 7]);
  });
  rule('ASC-tbl-fighter-fuel-costs#3', 'three points in the Outer Zone', () => {
    expect([after('M1', 'O1'), after('O1', 'O2')]).toEqual([5, 5]);
  });
  rule('ASC-tbl-fighter-fuel-costs#4', 'five points in the Peripheral Zone', () => {
    expect([after('O1', 'P1'), after('P1', 'P2')]).toEqual([3, 3]);
  });

  rule('ASC-space-fuel-consumption#1', 'by the zone in which the move ended, and nothing for whoever has not maneuvered', () => {
    expect(after('M1', 'O1')).toBe(5);
    expect(after('O1', 'M1')).toBe(7);
    const play = sailing([free({ at: 'O1', fuel: 8 })]);
    play.does(A, stay(0), ...NEXT);
    expect(play.state.units[0]!.fuel).toBe(8);
  });

  rule(
    'ASC-space-fuel-consumption#2',
    'at the end of the turn, whatever its Thrust, and for a fight that keeps it in its sector as well',
    () => {
      expect([after('M1', 'O1', 8, { card: { thrust: 1 } }), after('M1', 'O1', 8, { card: { thrust: 60 } })]).toEqual([5, 5]);
      const play = start({ map: 'M1', units: [fighter({ at: 'M1', fuel: 5 }), fighter({ at: 'M1', fuel: 5 })] });
      play.does(A, engage(0, 1));
      play.does(B, answer(false), 4, 3, 4, 3, 1, 1);
      expect(play.state.units.map(({ fuel }) => fuel)).toEqual([5, 5]);
      play.does(A, { type: 'settle', a: 0, b: 1, stay: true });
      play.does(B, { type: 'settle', a: 0, b: 1, stay: true }, ...NEXT);
      expect(play.state.units.map(({ fuel }) => fuel)).toEqual([4, 4]);
    },
  );

  rule('ASC-space-engagement-fuel#1', 'on an Engagement Map at the rate of the zone that its sector belongs to', () => {
    const left = (at: string) => {
      const play = start({ phase: 'movement', initiative: B, map: at, units: [fighter({ at, fuel: 8 }), outpost({ at, zone: 9 })] });
      play.does(A, maneuver(0, 1), ...NEXT);
      return play.state.units[0]!.fuel;
    };
    expect([left('I1'), left('M1'), left('O1')]).toEqual([8, 7, 5]);
  });

  rule('ASC-space-fuel-tracked-units#1', 'only fighters burn it', () => {
    for (const craft of ['Petrel', 'Homestead', 'Halberd', 'Corsair']) {
      const play = sailing([dropShip({ craft, at: 'O1', zone: -1 })], { turns: 1 });
      play.does(A, move(0, 'P1'));
      if (play.state.phase === 'orders') play.does(A, { type: 'done' });
      expect(eventsOf(play.events, 'burned')).toEqual([]);
    }
    const fighters = sailing([free({ at: 'O1' })]);
    fighters.does(A, move(0, 'P1'), ...NEXT);
    expect(eventsOf(fighters.events, 'burned')).toHaveLength(1);
  });

  rule('ASC-space-fuel-tracked-units#2', 'turns of the ground alone, off the Capital Map, burn nothing', () => {
    const play = start({
      centre: 'ground',
      groundTurn: 1,
      turn: 0,
      phase: 'movement',
      initiative: B,
      map: 98,
      units: [fighter({ at: 'C', zone: 2, sunk: true, fuel: 1 }), outpost()],
    });
    play.does(A, maneuver(0, 3), ...NEXT);
    expect(eventsOf(play.events, 'burned')).toEqual([]);
    expect(play.state.units[0]!.fuel).toBe(1);
  });

  rule('ASC-space-fuel-exhaustion#1', 'whoever comes to nothing or below has no Thrust any more', () => {
    const play = sailing([free({ at: 'M1', fuel: 2 }), free({ seat: A })], { turns: 3 });
    play.does(A, move(0, 'O1'));
    play.does(A, stay(1), ...NEXT);
    expect(play.state.units[0]!.fuel).toBe(0);
    expect(objections(play, A, move(0, 'O2'))).toEqual(['ASC-space-move-station-keeping']);
  });

  rule('ASC-space-fuel-exhaustion#2', 'it drifts in its sector, and counts as crippled', () => {
    const play = sailing([free({ at: 'M1', fuel: 0 }), free({ seat: A })]);
    play.does(A, stay(1), ...NEXT);
    expect(placeOf(play.state.units[0]!)).toBe('M1');
    const fight = start({ map: 'I1', units: [fighter(), fighter({ fuel: 0 })] });
    fight.does(A, engage(0, 1));
    fight.does(B, answer(false), 4, 4, 4, 3);
    const [fired] = eventsOf(fight.does(A, { type: 'range', bracket: 'short' }, 1, 1), 'fired');
    expect(termsOf(fired!.toHit)).toEqual({ 'ASC-space-tohit-base': 4, 'ASC-space-fuel-exhausted-to-hit': -2 });
  });

  rule('ASC-space-fuel-exhaustion#3', 'only gravity moves it', () => {
    const over = (centre: 'space' | 'ground') => {
      const play = sailing([fighter({ at: 'C', zone: outerZone(3), fuel: 0 }), free({ seat: A })], { centre, groundTurn: 6, turns: 1 });
      play.does(A, stay(1));
      if (play.state.phase === 'orders') play.does(A, { type: 'done' });
      return play.state.units[0]!.sunk;
    };
    expect([over('ground'), over('space')]).toEqual([true, false]);
  });
});
