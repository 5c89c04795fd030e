import { rule } from '@sortie/testkit';
import { expect, test } from 'vitest';
import {
  A,
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
  placeOf,
  sailing,
  start,
  WAITING,
} from '../space.fixture.ts';
import { exitsAt, nameOfSector, SECTORS, sectorNamed } from './sectors.ts';
import { hourOf, isOuter, nameOfZone, outerZone, ZONES } from './zones.ts';

const NAMES = SECTORS.map(nameOfSector);
/** The sectors that a fighter of Thrust 6 may move to from here. */
const near = (at: string): readonly string[] => {
  const play = sailing([free({ at })]);
  return NAMES.filter(name => isAllowed(play, A, move(0, name)));
};
/** The hours at which somebody who comes from one sector may enter the map of an enemy in the next. */
const hoursFrom = (from: string, into: string): readonly number[] => {
  const play = sailing([free({ at: from }), free({ seat: 1, at: into })]);
  return [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter(hour => isAllowed(play, A, moveTo(0, into, hour)));
};
/** The zones next to one on a standard map, as a fighter of Thrust 6 flies. */
const zonesFrom = (zone: number): readonly string[] => {
  const play = start({ phase: 'movement', initiative: 1, map: 'I1', units: [fighter({ zone }), WAITING] });
  return ZONES.filter(to => isAllowed(play, A, maneuver(0, to))).map(nameOfZone);
};
/** The fuel that is left of eight points after a move. */
const fuelAfter = (from: string, to: string): number => {
  const play = sailing([free({ at: from, fuel: 8 })]);
  play.does(A, move(0, to), ...NEXT);
  return play.state.units[0]!.fuel;
};
const SOUTH = [5, 6, 7];
const NORTH = [1, 11, 12];

rule('ASC-space-capital-map-topology#1', 'whoever flies on from sector to sector comes to 1, 6, 12, 24 and 6 of them, ring by ring', () => {
  const seen = new Set(['C']);
  for (const at of seen) for (const to of near(at)) seen.add(to);
  const count = (letter: string): number => [...seen].filter(name => name.startsWith(letter)).length;
  expect(['C', 'I', 'M', 'O', 'P'].map(count)).toEqual([1, 6, 12, 24, 6]);
  expect(seen.size).toBe(49);
});

rule('ASC-space-capital-map-topology#2', 'one sector is one step, wherever it lies and however large it is', () => {
  for (const [at, to, beyond] of [
    ['I1', 'I2', 'I3'],
    ['O1', 'P1', 'P2'],
    ['P2', 'P3', 'P4'],
  ] as const) {
    const play = sailing([free({ at })]);
    expect(isAllowed(play, A, move(0, to))).toBe(true);
    expect(objections(play, A, move(0, to, beyond))).toEqual(['ASC-space-move-sectors']);
  }
});

rule(
  'ASC-space-zone-sector-terms#1',
  'a zone is a whole ring: every sector of the Middle Zone costs the same fuel, though they do not touch',
  () => {
    expect([fuelAfter('I1', 'M1'), fuelAfter('I4', 'M7')]).toEqual([7, 7]);
    expect(near('M1')).not.toContain('M7');
  },
);

rule(
  'ASC-space-zone-sector-terms#2',
  'on a standard map nothing is smaller than a zone: two in one zone meet, two in neighboring ones do not',
  () => {
    const play = start({ map: 'I1', units: [fighter({ zone: 2 }), fighter({ zone: 2 }), fighter({ zone: 3 })] });
    expect(isAllowed(play, A, engage(0, 1))).toBe(true);
    expect(objections(play, A, engage(0, 2))).toEqual(['ASC-space-engagement-attack-range']);
    expect(zonesFrom(0)).toEqual(['Inner Ring']);
    expect(zonesFrom(1)).toEqual(['Central Zone', ...[1, 2, 3, 4, 5, 6].map(n => `Middle Ring ${n}`)]);
    expect(zonesFrom(2)).toEqual(['Inner Ring', 'Middle Ring 2', 'Middle Ring 6', 'Outer Ring 1', 'Outer Ring 11', 'Outer Ring 12']);
    expect(zonesFrom(outerZone(12))).toEqual(['Middle Ring 1', 'Outer Ring 1', 'Outer Ring 11']);
  },
);

rule('ASC-space-central-zone#1', 'the centre is one sector: nothing of it is left to go to from inside', () => {
  expect(near('C').filter(name => name.startsWith('C'))).toEqual([]);
  expect(near('I3').filter(name => name.startsWith('C'))).toEqual(['C']);
});

rule('ASC-space-central-zone#2', 'it touches all six sectors of the Inner Zone and no other', () => {
  expect(near('C')).toEqual(['I1', 'I2', 'I3', 'I4', 'I5', 'I6']);
});

rule('ASC-space-central-zone-crossing#1', 'a fast fighter crosses from I1 through the centre to I4 in one move', () => {
  const play = sailing([free({ card: { thrust: 10 } })]);
  expect(objections(play, A, move(0, 'I4'))).toEqual(['ASC-space-sector-adjacency']);
  play.does(A, move(0, 'C', 'I4'), ...NEXT);
  expect(placeOf(play.state.units[0]!)).toBe('I4');
});

rule(
  'ASC-space-north-orientation#1',
  'who leaves a map northward comes onto the next one from the south, and into the air over a battle from the north',
  () => {
    const play = start({
      phase: 'movement',
      initiative: 1,
      map: 'I1',
      units: [fighter({ zone: outerZone(12) }), free({ seat: 1, at: 'M1' }), fighter({ seat: 1, zone: 0 })],
    });
    play.does(A, { ...exit(0, 'M1'), zone: outerZone(6) } as never);
    expect(placeOf(play.state.units[0]!)).toBe('M1');
    expect(hoursFrom('I1', 'M1')).toEqual(SOUTH);
    const air = sailing([free()], { centre: 'ground', groundTurn: 6 });
    expect([12, 6].map(hour => isAllowed(air, A, moveTo(0, 'C', hour)))).toEqual([true, false]);
  },
);

rule('ASC-space-inner-zone#1', 'six sectors, I1 north and I4 south of the centre', () => {
  expect([hoursFrom('I1', 'C'), hoursFrom('I4', 'C')]).toEqual([NORTH, SOUTH]);
  expect(near('C')).toHaveLength(6);
});

rule(
  'ASC-space-inner-zone#2',
  'each of them is a place of its own: I1 touches I2 and not I3, and nobody fights from one into the next',
  () => {
    expect(near('I1')).toEqual(['C', 'I2', 'I6', 'M1', 'M2', 'M12']);
    const play = start({ units: [free(), free({ seat: 1, at: 'I2' })] });
    expect(objections(play, A, engage(0, 1))).toEqual(['ASC-space-engagement-attack-range']);
  },
);

rule('ASC-space-middle-zone#1', 'twelve sectors, M1 north of I1 and M7 south of I4', () => {
  expect([hoursFrom('M1', 'I1'), hoursFrom('M7', 'I4')]).toEqual([NORTH, SOUTH]);
  expect(near('M12')).toContain('M1');
});

rule(
  'ASC-space-middle-zone#2',
  'a Thrust of 10 is good for two sectors in the Inner Zone and for one in the Middle Zone, where fuel is burned as well',
  () => {
    const fast = (at: string) => sailing([free({ at, card: { thrust: 10 } })]);
    expect(isAllowed(fast('I1'), A, move(0, 'I2', 'I3'))).toBe(true);
    expect(objections(fast('M1'), A, move(0, 'M2', 'M3'))).toEqual(['ASC-space-move-sectors']);
    expect([fuelAfter('I1', 'I2'), fuelAfter('M1', 'M2')]).toEqual([8, 7]);
  },
);

rule('ASC-space-outer-zone#1', 'twenty-four sectors, O24 beside O1', () => {
  expect(near('O1')).toEqual(['M1', 'O2', 'O24', 'P1']);
  expect(near('O13')).toEqual(['M7', 'O12', 'O14', 'P4']);
});

rule(
  'ASC-space-outer-zone#2',
  'a Thrust of 20 is good for two sectors in the Middle Zone and for one in the Outer Zone, and more fuel is burned',
  () => {
    const fast = (at: string) => sailing([free({ at, card: { thrust: 20 } })]);
    expect(isAllowed(fast('M1'), A, move(0, 'M2', 'M3'))).toBe(true);
    expect(objections(fast('O1'), A, move(0, 'O2', 'O3'))).toEqual(['ASC-space-move-sectors']);
    expect([fuelAfter('M1', 'M2'), fuelAfter('O1', 'O2')]).toEqual([7, 5]);
  },
);

rule('ASC-space-peripheral-zone#1', 'six large sectors in line with those of the Inner Zone: P1 behind O1, P4 behind O13', () => {
  expect(near('P1')).toEqual(['O1', 'O2', 'O3', 'O23', 'O24', 'P2', 'P6']);
  expect(near('P4').filter(name => name.startsWith('O'))).toEqual(['O11', 'O12', 'O13', 'O14', 'O15']);
});

rule('ASC-space-peripheral-zone#2', 'who comes to an enemy there is put on no map', () => {
  const play = sailing([free({ at: 'O1' }), free({ seat: 1, at: 'P1' })]);
  expect(objections(play, A, moveTo(0, 'P1', 6))).toEqual(['ASC-space-engagement-entry-position']);
  play.does(A, move(0, 'P1'));
  expect(eventsOf(play.events, 'mapLaid')).toEqual([]);
  expect(play.state.units.slice(0, 2).map(({ zone }) => zone)).toEqual([-1, -1]);
});

rule(
  'ASC-space-sector-adjacency#1',
  'side by side in a ring, and across rings where arcs overlap; whoever lies beside another has it beside itself',
  () => {
    expect(near('M3')).toEqual(['I2', 'M2', 'M4', 'O4', 'O5', 'O6']);
    expect(near('M2')).toEqual(['I1', 'I2', 'M1', 'M3', 'O2', 'O3', 'O4']);
    const all = new Map(NAMES.map(name => [name, near(name)]));
    for (const [name, others] of all) for (const other of others) expect(all.get(other)).toContain(name);
  },
);

rule('ASC-space-sector-adjacency#2', 'from M3 due east lies O6', () => {
  expect(near('M3')).toContain('O6');
  const play = start({ phase: 'movement', initiative: 1, map: 'M3', units: [fighter({ at: 'M3', zone: outerZone(3) }), WAITING] });
  play.does(A, exit(0, 'O6'), ...NEXT);
  expect(placeOf(play.state.units[0]!)).toBe('O6');
});

test('every map can be left at every hour', () => {
  for (const sector of SECTORS) for (const zone of ZONES.filter(isOuter)) expect(exitsAt(sector, hourOf(zone)).length).toBeGreaterThan(0);
  expect(sectorNamed('O25')).toBe(-1);
});
