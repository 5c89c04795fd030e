import type { Bay, Unit } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { companion, current, mounts, ship, specials, support, vehicle } from '../units.fixture.ts';

const listed = (unit: Unit): string[] => specials(companion(unit));
const bay = (type: string, size: number, doors: number, extra?: string): Bay => ({
  type,
  size,
  doors,
  number: 1,
  ...(extra ? { extra } : {}),
});
const carrier = (...bays: readonly Bay[]): Unit => ship({ bays });

rule('ASC-sua-assign-at-door#1', 'six fighters behind two doors: AT6D2', () =>
  expect(listed(carrier(bay('asfbay', 6, 2)))).toContain('AT6D2'),
);
rule('ASC-sua-assign-at-flight-deck#1', 'a supercarrier of 100 fighters and three decks: AT100F3', () => {
  const decks = [bay('flightdeck', 1, 0), bay('flightdeck', 1, 0), bay('flightdeck', 1, 0)];
  expect(listed(support({ motive: 'naval', bays: [bay('asfbay', 100, 0), ...decks] }))).toContain('AT100F3');
});
rule('ASC-sua-assign-fd#1', 'a flight deck', () => {
  expect(listed(support({ motive: 'naval', bays: [bay('flightdeck', 1, 0)] }))).toContain('FD');
});
rule('ASC-sua-assign-at-helipad#1', 'pads stand behind the aircraft they serve: AT4H1', () => {
  expect(listed(support({ bays: [bay('asfbay', 4, 0), bay('helipad', 1, 0)] }))).toContain('AT4H1');
});
rule('ASC-sua-assign-heli#1', 'a helipad', () => expect(listed(support({ bays: [bay('helipad', 1, 0)] }))).toContain('HELI'));
rule('ASC-sua-assign-st#1', 'two small craft behind one door: ST2D1', () => {
  expect(listed(carrier(bay('smallcraftbay', 2, 1)))).toContain('ST2D1');
});
rule('ASC-sua-assign-st-shared#1', 'a bay for both counts for small craft', () => {
  expect(listed(carrier(bay('smallcraftbay', 4, 2)))).toContain('ST4D2');
});
rule('ASC-sua-assign-at-shared-small-craft#1', 'and never as a bay of fighters', () => {
  expect(listed(carrier(bay('smallcraftbay', 4, 2))).filter(code => /^AT\d/.test(code))).toEqual([]);
});
rule('ASC-sua-assign-mt#1', 'Leopard: MT4D4', () => expect(listed(carrier(bay('mekbay', 4, 4)))).toContain('MT4D4'));
rule('ASC-sua-assign-vtm#1', 'light vehicles: VTM12D1', () => expect(listed(carrier(bay('lightvehiclebay', 12, 1)))).toContain('VTM12D1'));
rule('ASC-sua-assign-vth#1', 'heavy vehicles: VTH24D1', () => expect(listed(carrier(bay('heavyvehiclebay', 24, 1)))).toContain('VTH24D1'));
rule('ASC-sua-assign-vts#1', 'superheavy vehicles: VTS2D1', () => {
  expect(listed(carrier(bay('superheavyvehiclebay', 2, 1)))).toContain('VTS2D1');
});
rule('ASC-sua-assign-pt#1', 'Arcadia: three bays of five ProtoMechs: PT15D3', () => {
  const five = bay('protomekbay', 5, 1);
  expect(listed(carrier(five, five, five))).toContain('PT15D3');
});
rule('ASC-sua-assign-it#1', 'tons of troops, without doors', () => {
  expect(listed(vehicle({ bays: [bay('troopspace', 6, 0)] }))).toContain('IT6');
  expect(listed(carrier(bay('infantrybay', 2, 1, 'foot')))).toContain('IT10');
  expect(listed(carrier(bay('battlearmorbay', 3, 1)))).toContain('IT36');
});
rule('ASC-sua-assign-dt#1', 'two docking collars', () => {
  expect(listed(ship({ kind: 'jumpship', tons: 150_000, bays: [bay('dockingcollar', 1, 0), bay('dockingcollar', 1, 0)] }))).toContain(
    'DT2',
  );
});
rule('ASC-sua-assign-ct#1', 'five tons of cargo: CT5', () => expect(listed(support({ mounts: mounts('Cargo@BD#5') }))).toContain('CT5'));
rule('ASC-sua-assign-ck#1', '1,515 tons are CK1.515; current cards write whole kilotons', () => {
  expect(listed(carrier(bay('cargobay', 1515, 2)))).toContain('CK1.515-D2');
  expect(specials(current(carrier(bay('cargobay', 1515, 2))))).toContain('CK2-D2');
});
rule('ASC-sua-assign-cargo-doors#1', 'an Aesir and a Union: CK1.515-D2 and CT72-D1', () => {
  expect(listed(carrier(bay('cargobay', 1515, 2)))).toContain('CK1.515-D2');
  expect(listed(carrier(bay('cargobay', 72, 1)))).toContain('CT72-D1');
});
rule('ASC-sua-assign-door#1', 'doors stand behind the bays of spacecraft and never alone', () => {
  const codes = listed(carrier(bay('mekbay', 12, 4)));
  expect(codes).toContain('MT12D4');
  expect(codes.filter(code => /^D\d/.test(code))).toEqual([]);
  expect(listed(support({ bays: [bay('mekbay', 12, 4)] }))).toContain('MT12');
});
rule('ASC-sua-assign-door#2', 'troops have none, small craft have, and cargo writes them with a hyphen', () => {
  expect(listed(carrier(bay('infantrybay', 2, 1, 'foot'), bay('smallcraftbay', 2, 1), bay('cargobay', 72, 1)))).toEqual(
    expect.arrayContaining(['IT10', 'ST2D1', 'CT72-D1']),
  );
  expect(listed(carrier(bay('cargobay', 2000, 3)))).toContain('CK2-D3');
});
rule('ASC-sua-assign-mfb#1', 'a field base', () => {
  expect(listed(vehicle({ mounts: mounts('ISMobileFieldBase@BD') }))).toContain('MFB');
  expect(listed(vehicle())).not.toContain('MFB');
});
rule('ASC-sua-assign-mfb#2', 'bays for units, but not for cargo, troops and DropShips', () => {
  for (const type of ['mekbay', 'asfbay', 'smallcraftbay', 'lightvehiclebay', 'heavyvehiclebay', 'superheavyvehiclebay', 'protomekbay'])
    expect(listed(carrier(bay(type, 4, 4))), type).toContain('MFB');
  expect(listed(carrier(bay('cargobay', 400, 1), bay('infantrybay', 2, 1), bay('dockingcollar', 1, 0)))).not.toContain('MFB');
  expect(specials(current(carrier(bay('mekbay', 4, 4), bay('asfbay', 2, 2))))).toContain('MFB2');
});
