import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import {
  areAdjacent,
  entryHours,
  exitsAt,
  nameOfSector,
  neighboursOf,
  ringOf,
  SECTORS,
  sectorNamed,
  sectorsOf,
  stepsBetween,
} from './sectors.ts';
import { depthOf, INNER_RING, isOuter, MIDDLE_OF_MAP, outerZone, ZONES, zonesBeside } from './zones.ts';

const beside = (name: string): readonly string[] => neighboursOf(sectorNamed(name)).map(nameOfSector);

rule('ASC-space-capital-map-topology', 'five zones of 1, 6, 12, 24 and 6 sectors make 49', () => {
  expect(SECTORS).toHaveLength(49);
  expect((['central', 'inner', 'middle', 'outer', 'peripheral'] as const).map(ring => sectorsOf(ring).length)).toEqual([1, 6, 12, 24, 6]);
  expect(nameOfSector(sectorsOf('outer')[23]!)).toBe('O24');
});

rule(
  'ASC-space-zone-sector-terms',
  'a zone of the Capital Map is a ring of sectors; a standard map has zones that are not divided any further',
  () => {
    expect(ringOf(sectorNamed('M5'))).toBe('middle');
    expect(ZONES).toHaveLength(20);
    expect(ZONES.filter(isOuter)).toHaveLength(12);
    expect([MIDDLE_OF_MAP, INNER_RING, 2, 8].map(depthOf)).toEqual([0, 1, 2, 3]);
  },
);

rule('ASC-space-central-zone', 'the centre borders all six Inner sectors and nothing else', () => {
  expect(beside('C')).toEqual(['I1', 'I2', 'I3', 'I4', 'I5', 'I6']);
});

rule('ASC-space-central-zone-crossing', 'the shortest way from an Inner sector to the opposite one leads through the centre', () => {
  expect(stepsBetween(sectorNamed('I1'), sectorNamed('I4'))).toBe(2);
  expect(areAdjacent(sectorNamed('I1'), sectorNamed('I4'))).toBe(false);
  expect(beside('I1')).toContain('C');
});

rule('ASC-space-inner-zone', 'six sectors of their own, I1 north of the centre and I4 south', () => {
  expect(entryHours(sectorNamed('C'), sectorNamed('I1'))).toEqual([11, 12, 1]);
  expect(entryHours(sectorNamed('C'), sectorNamed('I4'))).toEqual([5, 6, 7]);
  expect(areAdjacent(sectorNamed('I1'), sectorNamed('I3'))).toBe(false);
  // On a standard map the Inner Ring is a single zone.
  expect(zonesBeside(INNER_RING)).toHaveLength(7);
});

rule('ASC-space-middle-zone', 'twelve sectors, M1 outside of I1 and M7 outside of I4', () => {
  expect(beside('I1')).toEqual(['C', 'I2', 'I6', 'M1', 'M2', 'M12']);
  expect(beside('M7')).toContain('I4');
});

rule('ASC-space-outer-zone', 'twenty-four sectors around the Middle Zone', () => {
  expect(sectorsOf('outer').every(sector => neighboursOf(sector).some(one => ringOf(one) === 'middle'))).toBe(true);
  expect(beside('M1').filter(name => name.startsWith('O'))).toEqual(['O1', 'O2', 'O24']);
});

rule('ASC-space-peripheral-zone', 'six large sectors that align with the Inner ones', () => {
  expect(beside('P1')).toEqual(['O1', 'O2', 'O3', 'O23', 'O24', 'P2', 'P6']);
  expect(beside('P4')).toContain('O13');
});

rule(
  'ASC-space-sector-adjacency',
  'rings are cut in equal arcs with their first sector north, and sectors touch where arcs overlap',
  () => {
    expect(beside('M3')).toEqual(['I2', 'M2', 'M4', 'O4', 'O5', 'O6']);
    for (const a of SECTORS) for (const b of neighboursOf(a)) expect(areAdjacent(b, a)).toBe(true);
  },
);

rule('ASC-space-north-orientation', 'north is the same on every map: who goes north on one comes from the south on the next', () => {
  expect(entryHours(sectorNamed('M1'), sectorNamed('I1'))).toEqual([5, 6, 7]);
  expect(exitsAt(sectorNamed('I1'), 12).map(nameOfSector)).toEqual(['M1']);
});

rule('ASC-space-engagement-exit-destination', 'the case of the book: who leaves M3 due east comes to O6', () => {
  expect(exitsAt(sectorNamed('M3'), 3).map(nameOfSector)).toEqual(['O6']);
  for (const sector of SECTORS)
    for (const zone of ZONES.filter(isOuter)) expect(exitsAt(sector, zone - outerZone(1) + 1).length).toBeGreaterThan(0);
});
