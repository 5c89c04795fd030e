import type { Unit } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { mech, tank } from '../designs.fixture.ts';
import { limbTons, loadAt } from './load-at.ts';
import { weigh } from './weigh.ts';

rule('TOE-flying-airbase-example', 'the hex in the middle holds 337 tons of goods beside its gear', () => {
  const gear =
    'Communications Equipment@H4#6; ISMobileFieldBase@H4*2; MASH Equipment@H4#4; FieldKitchen@H4; ISLookDownRadar@H4; FieldKitchen@H1';
  const airbase: Unit = tank({ kind: 'mobile-structure', armor: {}, gear });
  expect(397.5 - loadAt(airbase, 'H4').total).toBe(337);
});
rule('TOE-mech-limb-weight-example', 'an arm of 85 tons in ferro-fibrous armor weighs 2.5', () => {
  const armored = mech({ tons: 85, armorType: 'Ferro-Fibrous', armor: { HD: 9, LA: 26, RA: 26 } });
  expect(limbTons(armored, 'LA').total).toBe(2.5);
  expect(limbTons(tank(), 'FR').total).toBe(0);
});
rule('TOE-talons-weight', 'all talons of a ’Mech together weigh a ton for every fifteen', () => {
  const tons = (weight: number) =>
    weigh(mech({ tons: weight, gear: 'Talons@LL' })).terms.find(({ note }) => note?.includes('Talons'))!.value;
  expect([tons(80), tons(75), tons(76)]).toEqual([6, 5, 6]);
});
rule('TOE-t407-flight-deck-weight', 'a flight deck weighs 1,500 tons', () => {
  const vessel = tank({ kind: 'support-vehicle', motive: 'naval', tons: 60_000, armor: {}, gear: 'Flight Deck@BD' });
  expect(weigh(vessel).terms.find(({ note }) => note?.includes('Flight Deck'))!.value).toBe(1500);
});
