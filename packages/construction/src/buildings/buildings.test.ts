import type { Unit } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { mech, tank } from '../designs.fixture.ts';
import { limbTons, loadAt } from '../weight/load-at.ts';
import { weigh } from '../weight/weigh.ts';
import { buildingOf } from './building.ts';
import type { BuildingPlan } from './plan.ts';

const plan = (more: Partial<BuildingPlan>): BuildingPlan => ({ class: 'standard', cf: 40, hexes: 1, levels: 1, armor: 0, ...more });
const weapons = (more: Partial<BuildingPlan>): number => buildingOf(plan(more)).weapons.total;
const armor = (points: number): number => buildingOf(plan({ class: 'fortress', armor: points })).armor.total;

rule('TOE-building-heavy-weapon-limits', 'an emplacement mounts a third of its strength, a Castle Brian all of it', () => {
  expect([weapons({ class: 'gun emplacement' }), weapons({ class: 'castles brian' }), weapons({})]).toEqual([13, 40, 4]);
});
rule('TOE-castles-brian-example-crew-weapons', 'an emplacement of 64 points mounts 21 tons', () =>
  expect(weapons({ class: 'gun emplacement', cf: 64 })).toBe(21),
);
rule('TOE-castles-brian-example-armor', 'forty points of armor on a fortress weigh three tons', () => expect(armor(40)).toBe(3));
rule('TOE-castles-brian-example-armor-2', 'what came to 31.5 tons weighs 32', () => expect(armor(31.5 * 16)).toBe(32));
rule('TOE-fortress-heavy-weapons', 'a moving fortress mounts a tenth of its strength on each level', () => {
  expect(weapons({ class: 'fortress', cf: 100, levels: 3, mobile: true })).toBe(30);
  expect(weapons({ class: 'fortress', cf: 100, levels: 3 })).toBe(10);
});
rule('TOE-castles-brian-structure-cost', 'a Castle Brian costs a million for each point of each hex and level', () => {
  expect(buildingOf(plan({ class: 'castles brian', cf: 50, hexes: 3, levels: 2 })).price.total).toBe(300_000_000);
});
const base = plan({ hexes: 2, power: { others: 78, guns: 24, hours: 2, days: 30 } });
rule('TOE-power-generator-hexes', 'a generator feeds its own building too', () => {
  expect(buildingOf(base).power!.generator.terms).toMatchObject([{ note: '80 hexes' }]);
});
rule(
  'TOE-power-generator-fuel-example',
  'eighty hexes and 24 guns burn 64 tons a day, and a month of it takes a hangar of 16 levels',
  () => {
    const { daily, fuel, storage, hangar } = buildingOf(base).power!;
    expect([daily.total, fuel, storage, hangar]).toEqual([64, 1920, 2110, { hexes: 4, levels: 16 }]);
  },
);
rule('TOE-mobile-structure-motive-example', '168 tons in twenty hexes are 8.5 in each', () => {
  expect(buildingOf(plan({ hexes: 20, mobile: true, motiveTons: 168 })).motiveEach!.total).toBe(8.5);
});
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
