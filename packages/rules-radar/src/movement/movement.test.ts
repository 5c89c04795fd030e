import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { fuelOf } from '../card/craft.ts';
import { nameOfSector, sectorNamed } from '../map/sectors.ts';
import { nameOfZone, outerZone } from '../map/zones.ts';
import type { Unit } from '../shape.ts';
import {
  A,
  answer,
  B,
  dropShip,
  engage,
  eventsOf,
  fighter,
  move,
  NEXT,
  objections,
  type Placed,
  type Position,
  position,
  start,
  stay,
} from '../space.fixture.ts';
import { paceOf, stepsOf, thrustOf } from './thrust.ts';

const { book } = start({ units: [] });
const unitWith = (one: Placed): Unit => position({ units: [one] }).units[0]!;

/** On the Capital Map, the first side to move; somebody of the other side waits far away, so that no turn ends. */
const sailing = (units: readonly Placed[], more: Partial<Position> = {}) => start({ phase: 'movement', initiative: B, units, ...more });
const free = (more: Partial<Placed> = {}): Placed => fighter({ zone: -1, ...more });
const far = free({ seat: B, at: 'O13' });
const place = (unit: Unit): string => nameOfSector(unit.sector);

describe('thrust', () => {
  rule('ASC-space-move-actual-thrust', 'damage and bombs lower the Thrust; at nothing there is no multiplier either', () => {
    expect(thrustOf(book, unitWith(fighter({ card: { thrust: 9 }, bombs: ['AS'], hits: { engine: 0 } })))).toBe(3);
    const loaded = unitWith(fighter({ at: 'M1', bombs: ['AS'] }));
    expect([thrustOf(book, loaded), paceOf(book, loaded)]).toEqual([0, 0]);
  });

  rule(
    'ASC-space-move-zone-multiplier',
    'all of it near the centre, half, a quarter and a tenth farther out, and never less than 1',
    () => {
      const pace = (at: string, thrust: number) => paceOf(book, unitWith(free({ at, card: { thrust } })));
      expect(['C', 'I3', 'M5', 'O9', 'P2'].map(at => pace(at, 14))).toEqual([14, 14, 7, 3, 1]);
      expect(['M5', 'O9', 'P2'].map(at => pace(at, 1))).toEqual([1, 1, 1]);
    },
  );

  rule('ASC-space-move-sectors', 'one sector a turn, and two from a Thrust of 10 on', () => {
    const reach = (at: string, thrust: number) => stepsOf(book, unitWith(free({ at, card: { thrust } })));
    expect([reach('I1', 9), reach('I1', 10), reach('M1', 19), reach('M1', 20)]).toEqual([1, 2, 1, 2]);
    const play = sailing([free(), far]);
    expect(objections(play, A, move(0, 'M1', 'O1'))).toContain('ASC-space-move-sectors');
    play.does(A, move(0, 'M2'));
    expect(place(play.state.units[0]!)).toBe('M2');
  });

  rule('ASC-space-engagement-move-rate', 'on an Engagement Map as far as on the sector that it shows', () => {
    const play = start({
      phase: 'movement',
      initiative: B,
      map: 'M1',
      units: [fighter({ at: 'M1', card: { thrust: 12 } }), fighter({ at: 'M1', zone: 8 })],
    });
    expect(objections(play, A, { type: 'maneuver', unit: 0, path: [1, 3] })).toContain('ASC-space-move-sectors');
    const near = start({ phase: 'movement', initiative: B, map: 'I1', units: [fighter({ card: { thrust: 12 } }), fighter({ zone: 8 })] });
    near.does(A, { type: 'maneuver', unit: 0, path: [1, 3] });
    expect(nameOfZone(near.state.units[0]!.zone)).toBe('Middle Ring 2');
  });
});

describe('moving on the Capital Map', () => {
  rule('ASC-space-move-station-keeping', 'a station stays, and so does what has no Thrust', () => {
    const units = [dropShip({ craft: 'Lantern Station', zone: -1 }), free({ seat: A, fuel: 0 }), free({ seat: A }), far];
    const play = sailing(units);
    expect(objections(play, A, move(0, 'M1'))).toContain('ASC-space-move-station-keeping');
    expect(objections(play, A, move(1, 'M1'))).toContain('ASC-space-move-station-keeping');
  });

  rule('ASC-tbl-aero-movement-modes', 'what has the code k keeps its station whatever its Thrust', () => {
    const play = sailing([dropShip({ zone: -1, card: { mode: 'k', thrust: 6 } }), free({ seat: A }), far]);
    expect(objections(play, A, move(0, 'M1'))).toEqual(['ASC-space-move-station-keeping']);
    expect(stepsOf(book, unitWith(dropShip({ card: { mode: 'p', thrust: 6 } })))).toBe(1);
  });

  rule('ASC-space-move-no-minimum', 'whoever likes stays where it is, and spends nothing', () => {
    const play = sailing([free({ at: 'O1', fuel: 4 }), dropShip({ craft: 'Lantern Station', zone: -1, seat: B })]);
    play.does(A, stay(0), ...NEXT);
    expect(play.state.units[0]).toMatchObject({ fuel: 4, sector: sectorNamed('O1') });
  });

  rule('ASC-space-no-stacking-limit', 'any number of craft share a sector', () => {
    const crowd = Array.from({ length: 8 }, () => free({ at: 'M1', seat: A }));
    const play = sailing([free(), ...crowd, far]);
    play.does(A, move(0, 'M1'));
    expect(play.state.units.filter(unit => place(unit) === 'M1')).toHaveLength(9);
  });

  rule('ASC-space-no-facing', 'nothing about a craft says which way it looks', () => {
    const play = sailing([free(), far]);
    play.does(A, move(0, 'M1'));
    expect(Object.keys(play.state.units[0]!).some(key => /facing|heading/.test(key))).toBe(false);
    expect(play.refuses(A, { type: 'face', arc: 'rear' }).length).toBeGreaterThan(0);
  });

  rule('ASC-space-exit-outward', 'outward of the Peripheral Zone is away for good', () => {
    const play = sailing([free({ at: 'P1' }), free({ seat: A }), far]);
    expect(objections(sailing([free({ at: 'O1' }), far]), A, move(0, 'away'))).toContain('ASC-space-sector-adjacency');
    play.does(A, move(0, 'away'));
    expect(play.state.units[0]!.fate).toBe('retreated');
  });

  rule('ASC-space-exit-centre', 'from the centre of a map in space no way leads off it', () => {
    const play = sailing([free({ at: 'C' }), far]);
    expect(objections(play, A, move(0, 'away'))).toContain('ASC-space-sector-adjacency');
    expect(play.refuses(A, { type: 'maneuver', unit: 0, path: [1] }).length).toBeGreaterThan(0);
  });
});

describe('Engagement Maps', () => {
  const meeting = () => sailing([free({ at: 'M1' }), free({ seat: B, at: 'I1' }), free({ seat: B, at: 'I1' }), far]);

  rule('ASC-space-engagement-trigger', 'who ends in a sector of enemies is put on its map', () => {
    const play = meeting();
    play.does(A, { ...move(0, 'I1'), zone: outerZone(12) } as never);
    expect(play.state.units.slice(0, 3).map(({ zone }) => zone)).toEqual([outerZone(12), 0, 0]);
  });

  rule('ASC-space-engagement-map-create', 'a sector with one side alone needs none', () => {
    const play = sailing([free({ at: 'M1' }), free({ seat: A, at: 'I1' }), far]);
    play.does(A, move(0, 'I1'));
    expect(eventsOf(play.events, 'mapLaid')).toEqual([]);
    const other = meeting();
    other.does(A, { ...move(0, 'I1'), zone: outerZone(12) } as never);
    expect(eventsOf(other.events, 'mapLaid')).toMatchObject([{ sector: sectorNamed('I1') }]);
  });

  rule('ASC-space-engagement-map-unique', 'whoever comes later comes onto the same map', () => {
    const play = sailing([free({ at: 'M1' }), free({ seat: A, at: 'M2' }), free({ seat: B, at: 'I1' }), far]);
    play.does(A, { ...move(0, 'I1'), zone: outerZone(12) } as never);
    play.does(A, { ...move(1, 'I1'), zone: outerZone(1) } as never);
    expect(eventsOf(play.events, 'mapLaid')).toHaveLength(1);
  });

  rule('ASC-space-engagement-entry-position', 'from the north into 11, 12 or 1, and nowhere else', () => {
    for (const hour of [11, 12, 1]) meeting().does(A, { ...move(0, 'I1'), zone: outerZone(hour) } as never);
    const play = meeting();
    for (const zone of [outerZone(2), outerZone(6), 0, undefined])
      expect(objections(play, A, { ...move(0, 'I1'), ...(zone === undefined ? {} : { zone }) } as never)).toEqual([
        'ASC-space-engagement-entry-position',
      ]);
  });

  rule('ASC-space-engagement-occupant-position', 'those who were there begin in the middle; on a map in play everybody stays', () => {
    const play = sailing([free({ at: 'M1' }), fighter({ seat: B, zone: 5 }), fighter({ seat: A, zone: 9 }), far]);
    play.does(A, { ...move(0, 'I1'), zone: outerZone(1) } as never);
    expect(play.state.units.slice(0, 3).map(({ zone }) => zone)).toEqual([outerZone(1), 5, 9]);
  });

  rule('ASC-space-engagement-dual-representation', 'on its map a craft is still in its sector', () => {
    const play = meeting();
    play.does(A, { ...move(0, 'I1'), zone: outerZone(12) } as never);
    expect(place(play.state.units[0]!)).toBe('I1');
  });

  rule('ASC-space-multi-map-presence', 'one craft, two places: leaving the map changes both', () => {
    const play = start({ phase: 'movement', initiative: B, map: 'I1', units: [fighter({ zone: outerZone(12) }), fighter({ zone: 0 })] });
    play.does(A, { type: 'maneuver', unit: 0, path: [], exit: sectorNamed('M1') });
    expect([place(play.state.units[0]!), play.state.units[0]!.zone]).toEqual(['M1', -1]);
  });

  rule('ASC-space-engagement-leave', 'only from the Outer Ring, or because nobody is left to fight', () => {
    const play = start({ phase: 'movement', initiative: B, map: 'I1', units: [fighter({ zone: 3 }), fighter({ zone: 0 })] });
    expect(objections(play, A, { type: 'maneuver', unit: 0, path: [], exit: sectorNamed('M1') })).toEqual([
      'ASC-space-engagement-exit-destination',
    ]);
    const gun = fighter({ card: { arcs: { front: { standard: [40, 40, 40, 40] } } } });
    const last = start({ map: 'I1', units: [gun, fighter(), far] });
    last.does(A, engage(0, 1));
    last.does(B, answer(false), 4, 3, 4, 3, 6, 6, ...NEXT);
    expect(last.state.units[0]!.zone).toBe(-1);
    expect(eventsOf(last.events, 'mapLifted')).toHaveLength(1);
  });

  rule('ASC-space-engagement-pinned', 'an engaged craft stays in its zone', () => {
    const play = start({
      phase: 'movement',
      initiative: B,
      map: 'I1',
      units: [fighter(), fighter(), fighter({ seat: A })],
      engagements: [{ a: 0, b: 1 }],
    });
    expect(objections(play, A, { type: 'maneuver', unit: 0, path: [1] })).toEqual(['ASC-space-engagement-pinned']);
  });

  rule('ASC-space-engagement-exit-lock', 'it leaves no map before its engagements have ended; whoever is free passes', () => {
    const units = [fighter({ zone: outerZone(12) }), fighter({ zone: outerZone(12) }), fighter({ seat: A, zone: outerZone(12) })];
    const play = start({ phase: 'movement', initiative: B, map: 'I1', units, engagements: [{ a: 0, b: 1 }] });
    const exit = { path: [], exit: sectorNamed('M1') };
    expect(objections(play, A, { type: 'maneuver', unit: 0, ...exit })).toEqual(['ASC-space-engagement-pinned']);
    play.does(A, { type: 'maneuver', unit: 2, ...exit });
    expect(place(play.state.units[2]!)).toBe('M1');
  });

  rule('ASC-space-engagement-late-arrival', 'who comes during the Capital Map takes part from the next turn on', () => {
    const play = meeting();
    play.does(A, { ...move(0, 'I1'), zone: outerZone(12) } as never);
    expect(play.state.units[0]!.turn.late).toBe(true);
    const late = start({ map: 'I1', units: [fighter({ turn: { late: true } }), fighter(), fighter({ seat: A })] });
    expect(objections(late, A, engage(0, 1))).toContain('ASC-space-engagement-initiate');
    expect(objections(start({ map: 'I1', units: [fighter(), fighter({ turn: { late: true } }), fighter()] }), A, engage(0, 1))).toContain(
      'ASC-space-engagement-initiate',
    );
  });

  rule('ASC-space-central-engagement-space', 'the centre of a map in space has an Engagement Map like any other sector', () => {
    const play = sailing([free({ at: 'I1' }), free({ seat: B, at: 'C' }), far]);
    play.does(A, { ...move(0, 'C'), zone: outerZone(12) } as never);
    expect(play.state.units.slice(0, 2).map(({ zone }) => zone)).toEqual([outerZone(12), 0]);
  });
});

describe('fuel', () => {
  /** A fighter of four points moves, and the turn ends. */
  const after = (from: string, to: string, fuel = 8, one: Partial<Placed> = {}) => {
    const play = sailing([free({ at: from, fuel, ...one }), dropShip({ craft: 'Lantern Station', zone: -1, at: 'I4', seat: B })]);
    play.does(A, move(0, to), ...NEXT);
    return play.state.units[0]!.fuel;
  };

  rule('ASC-tbl-fighter-fuel-costs', '0, 0, 1, 3 and 5 by the zone in which the move ends', () => {
    expect([after('I1', 'C'), after('C', 'I1'), after('I1', 'M1'), after('M1', 'O1'), after('O1', 'P1')]).toEqual([8, 8, 7, 5, 3]);
  });

  rule('ASC-space-fuel-consumption', 'whoever manoeuvres pays even where it stays in its sector', () => {
    const play = start({ map: 'M1', units: [fighter({ at: 'M1', fuel: 5 }), fighter({ at: 'M1' })] });
    play.does(A, engage(0, 1));
    play.does(B, answer(false), 4, 3, 4, 3, 1, 1);
    play.does(A, { type: 'settle', a: 0, b: 1, stay: true });
    play.does(B, { type: 'settle', a: 0, b: 1, stay: true }, ...NEXT);
    expect(play.state.units[0]!.fuel).toBe(4);
  });

  rule('ASC-space-engagement-fuel', 'on an Engagement Map at the rate of its sector', () => {
    const play = start({
      phase: 'movement',
      initiative: B,
      map: 'O1',
      units: [fighter({ at: 'O1', fuel: 8 }), dropShip({ craft: 'Lantern Station', at: 'O1', zone: 9 })],
    });
    play.does(A, { type: 'maneuver', unit: 0, path: [1] }, ...NEXT);
    expect(play.state.units[0]!.fuel).toBe(5);
  });

  rule('ASC-space-fuel-tracked-units', 'only fighters count it', () => {
    const play = sailing([dropShip({ at: 'O1', zone: -1 }), dropShip({ craft: 'Lantern Station', zone: -1, at: 'I4', seat: B })]);
    play.does(A, move(0, 'P1'), ...NEXT);
    expect(eventsOf(play.events, 'burned')).toEqual([]);
    expect(unitWith(fighter({ craft: 'Petrel' })).fuel).toBe(0);
  });

  rule('ASC-space-fuel-capacity', 'what the card says, and four points where it says nothing', () => {
    expect(unitWith({ craft: 'Goshawk' }).fuel).toBe(8);
    expect(fuelOf({ card: { ...unitWith(fighter()).card, specials: [] } })).toBe(4);
  });

  rule('ASC-space-fuel-exhaustion', 'out of fuel a fighter spends no Thrust and stays where it is', () => {
    const play = sailing([free({ at: 'M1', fuel: 2 }), far], { turns: 1 });
    play.does(A, move(0, 'O1'));
    play.does(B, stay(1));
    expect(play.state.units[0]!.fuel).toBe(0);
    const dry = unitWith(free({ fuel: 0, card: { thrust: 9 } }));
    expect([thrustOf(book, dry), stepsOf(book, dry)]).toEqual([0, 0]);
  });
});
