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

rule('ASC-sua-assign-at-door', 'six fighters behind two doors: AT6D2', () =>
  expect(listed(carrier(bay('asfbay', 6, 2)))).toContain('AT6D2'),
);
rule('ASC-sua-assign-at-flight-deck', 'a supercarrier of 100 fighters and three decks: AT100F3', () => {
  const decks = [bay('flightdeck', 1, 0), bay('flightdeck', 1, 0), bay('flightdeck', 1, 0)];
  expect(listed(support({ motive: 'naval', bays: [bay('asfbay', 100, 0), ...decks] }))).toContain('AT100F3');
});
rule('ASC-sua-assign-fd', 'a flight deck', () => {
  expect(listed(support({ motive: 'naval', bays: [bay('flightdeck', 1, 0)] }))).toContain('FD');
});
rule('ASC-sua-assign-at-helipad', 'pads stand behind the aircraft they serve: AT4H1', () => {
  expect(listed(support({ bays: [bay('asfbay', 4, 0), bay('helipad', 1, 0)] }))).toContain('AT4H1');
});
rule('ASC-sua-assign-heli', 'a helipad', () => expect(listed(support({ bays: [bay('helipad', 1, 0)] }))).toContain('HELI'));
rule('ASC-sua-assign-st', 'two small craft behind one door: ST2D1', () => {
  expect(listed(carrier(bay('smallcraftbay', 2, 1)))).toContain('ST2D1');
});
rule('ASC-sua-assign-st-shared', 'a bay for both counts for small craft', () => {
  expect(listed(carrier(bay('smallcraftbay', 4, 2)))).toContain('ST4D2');
});
rule('ASC-sua-assign-at-shared-small-craft', 'and never as a bay of fighters', () => {
  expect(listed(carrier(bay('smallcraftbay', 4, 2))).filter(code => /^AT\d/.test(code))).toEqual([]);
});
rule('ASC-sua-assign-mt', 'Leopard: MT4D4', () => expect(listed(carrier(bay('mekbay', 4, 4)))).toContain('MT4D4'));
rule('ASC-sua-assign-vtm', 'light vehicles: VTM12D1', () => expect(listed(carrier(bay('lightvehiclebay', 12, 1)))).toContain('VTM12D1'));
rule('ASC-sua-assign-vth', 'heavy vehicles: VTH24D1', () => expect(listed(carrier(bay('heavyvehiclebay', 24, 1)))).toContain('VTH24D1'));
rule('ASC-sua-assign-vts', 'superheavy vehicles: VTS2D1', () => {
  expect(listed(carrier(bay('superheavyvehiclebay', 2, 1)))).toContain('VTS2D1');
});
rule('ASC-sua-assign-pt', 'Arcadia: three bays of five ProtoMechs: PT15D3', () => {
  const five = bay('protomekbay', 5, 1);
  expect(listed(carrier(five, five, five))).toContain('PT15D3');
});
rule('ASC-sua-assign-it', 'tons of troops, without doors', () => {
  expect(listed(vehicle({ bays: [bay('troopspace', 6, 0)] }))).toContain('IT6');
  expect(listed(carrier(bay('infantrybay', 2, 1, 'foot')))).toContain('IT10');
  expect(listed(carrier(bay('battlearmorbay', 3, 1)))).toContain('IT36');
});
rule('ASC-sua-assign-dt', 'two docking collars', () => {
  expect(listed(ship({ kind: 'jumpship', tons: 150_000, bays: [bay('dockingcollar', 1, 0), bay('dockingcollar', 1, 0)] }))).toContain(
    'DT2',
  );
});
rule('ASC-sua-assign-ct', 'five tons of cargo: CT5', () => expect(listed(support({ mounts: mounts('Cargo@BD#5') }))).toContain('CT5'));
rule('ASC-sua-assign-ck', '1,515 tons are CK1.515; current cards write whole kilotons', () => {
  expect(listed(carrier(bay('cargobay', 1515, 2)))).toContain('CK1.515-D2');
  expect(specials(current(carrier(bay('cargobay', 1515, 2))))).toContain('CK2-D2');
});
rule('ASC-sua-assign-cargo-doors', 'a Union has 72 tons behind one door: CT72-D1', () => {
  expect(listed(carrier(bay('cargobay', 72, 1)))).toContain('CT72-D1');
});
rule('ASC-sua-assign-door', 'doors stand behind bays of spacecraft only', () => {
  expect(listed(carrier(bay('mekbay', 12, 4)))).toContain('MT12D4');
  expect(listed(support({ bays: [bay('mekbay', 12, 4)] }))).toContain('MT12');
});
rule('ASC-sua-assign-mfb', 'a field base, or bays for units; cargo and troops do not count', () => {
  expect(listed(vehicle({ mounts: mounts('ISMobileFieldBase@BD') }))).toContain('MFB');
  expect(listed(carrier(bay('mekbay', 4, 4)))).toContain('MFB');
  expect(listed(carrier(bay('cargobay', 400, 1), bay('infantrybay', 2, 1)))).not.toContain('MFB');
  expect(specials(current(carrier(bay('mekbay', 4, 4), bay('asfbay', 2, 2))))).toContain('MFB2');
});
