import type { Unit } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import {
  companion,
  current,
  fighter,
  lists,
  mech,
  mounts,
  platoon,
  protomech,
  ship,
  specials,
  suits,
  support,
  vehicle,
} from '../units.fixture.ts';

const listed = (unit: Unit): string[] => specials(companion(unit));
const fitted = (...things: readonly string[]): Unit => mech({ mounts: mounts(...things) });
const plated = (type: string, patches?: Unit['armor']['patches']): Unit =>
  mech({ armor: { type, tech: 'inner-sphere', front: { CT: 90 }, rear: {}, ...(patches ? { patches } : {}) } });
/** The same armor everywhere gives the ability, armor of several kinds does not. */
const everywhere = (type: string, code: string) => {
  expect(listed(plated(type))).toContain(code);
  expect(listed(plated(type, { LA: 'Standard' }))).not.toContain(code);
  expect(listed(plated('Standard'))).not.toContain(code);
};

rule('ASC-sua-assign-aba', 'anti-penetrative ablation', () => everywhere('Anti-Penetrative Ablation', 'ABA'));
rule('ASC-sua-assign-bra', 'ballistic-reinforced armor', () => everywhere('Ballistic-Reinforced', 'BRA'));
rule('ASC-sua-assign-bar', 'commercial armor', () => everywhere('Commercial', 'BAR'));
rule('ASC-sua-assign-cr', 'hardened and ferro-lamellor armor', () => {
  everywhere('Hardened', 'CR');
  everywhere('Ferro-Lamellor', 'CR');
});
rule('ASC-sua-assign-fr', 'heat-dissipating and fire-resistant armor', () => {
  everywhere('Heat-Dissipating', 'FR');
  expect(listed(suits({ armor: { type: 'BA Fire Resistant', tech: 'clan', front: { 'Trooper 1': 5 }, rear: {} } }))).toContain('FR');
});
rule('ASC-sua-assign-ira', 'impact-resistant armor', () => everywhere('Impact-Resistant', 'IRA'));
rule('ASC-sua-assign-rca', 'reactive armor', () => everywhere('Reactive', 'RCA'));
rule('ASC-sua-assign-rfa', 'reflective armor', () => everywhere('Reflective', 'RFA'));

const clan = { tech: { base: 'clan', mixed: false } } as const;
rule('ASC-sua-assign-case-clan', 'Clan units with ammunition or Gauss rifles', () => {
  expect(listed(mech({ ...clan, mounts: mounts('CLLRM20@LT', 'Clan Ammo LRM-20@LT:6') }))).toContain('CASE');
  expect(listed(mech({ ...clan, mounts: mounts('CLGaussRifle@LT') }))).toContain('CASE');
  expect(listed(mech({ ...clan, mounts: mounts('CLERMediumLaser@LT') }))).not.toContain('CASE');
});
rule('ASC-sua-assign-case-is', 'Inner Sphere units must carry it', () => {
  expect(listed(fitted('LRM 20@LT', 'IS Ammo LRM-20@LT:6'))).not.toContain('CASE');
  expect(listed(fitted('LRM 20@LT', 'IS Ammo LRM-20@LT:6', 'ISCASE@LT'))).toContain('CASE');
});
rule('ASC-sua-assign-case-infantry', 'infantry never has any', () => {
  const squad = suits({ ...clan, mounts: mounts('CLBASRM2@Squad', 'ISCASEII@Squad') });
  expect(lists(companion(squad), 'CASE', 'CASEII')).toEqual([false, false]);
  expect(listed(platoon({ ...clan }))).not.toContain('CASE');
});
rule('ASC-sua-assign-caseii', 'CASE II stands in place of CASE', () => {
  expect(lists(companion(fitted('LRM 20@LT', 'IS Ammo LRM-20@LT:6', 'ISCASEII@LT')), 'CASE', 'CASEII')).toEqual([false, true]);
});
rule('ASC-sua-assign-casep', 'prototype CASE', () => {
  expect(lists(companion(fitted('LRM 20@LT', 'IS Ammo LRM-20@LT:6', 'ISCASEPrototype@LT')), 'CASE', 'CASEP')).toEqual([false, true]);
});
rule('ASC-sua-assign-ene', 'lasers alone do not explode; ammunition, pods and Gauss rifles do', () => {
  expect(listed(fitted('Medium Laser@RA'))).toContain('ENE');
  for (const item of ['IS Ammo LRM-20@LT:6', 'ISGaussRifle@LT', 'ISBPod@LT', 'ISBoobyTrap@CT'])
    expect(listed(fitted(item))).not.toContain('ENE');
  expect(listed(platoon())).not.toContain('ENE');
});
rule('ASC-sua-assign-arm', 'an armored component', () => {
  const [jammer] = mounts('ISGuardianECMSuite@CT');
  expect(listed(mech({ mounts: [{ ...jammer!, armored: true }] }))).toContain('ARM');
  expect(listed(mech({ mounts: [jammer!] }))).not.toContain('ARM');
});
rule('ASC-sua-assign-ars', 'an armored motive system', () => {
  expect(listed(vehicle({ mounts: mounts('ISArmoredMotiveSystem@BD') }))).toContain('ARS');
});
rule('ASC-sua-assign-ams', 'AMS and laser AMS on ground units, merged with point defense in space', () => {
  expect(listed(fitted('ISAntiMissileSystem@HD'))).toContain('AMS');
  expect(listed(fitted('CLLaserAntiMissileSystem@HD'))).toContain('AMS');
  expect(listed(fitted('ISAPDS@HD'))).not.toContain('AMS');
});
rule('ASC-sua-assign-ams-spacecraft', 'a DropShip shows its AMS as PNT in the arc', () => {
  const guarded = companion(ship({ mounts: mounts('ISAntiMissileSystem@NOS*4') }));
  expect(specials(guarded)).not.toContain('AMS');
  expect(guarded.arcs?.front?.specials.map(({ code }) => code)).toContain('PNT');
});
rule('ASC-sua-assign-rams', 'RISC point defense', () => expect(listed(fitted('ISAPDS@HD'))).toContain('RAMS'));
rule('ASC-sua-assign-stl', 'stealth armor, null signature, void signature and chameleon shield', () => {
  expect(listed(plated('Stealth'))).toContain('STL');
  for (const item of ['Mek Null Signature System', 'Mek Void Signature System', 'Chameleon Light Polarization Shield'])
    expect(listed(fitted(`${item}@CT`))).toContain('STL');
});
rule('ASC-sua-assign-mas', 'void signature, chameleon shield and mimetic armor; not null signature', () => {
  for (const item of ['Mek Void Signature System', 'Chameleon Light Polarization Shield'])
    expect(listed(fitted(`${item}@CT`))).toContain('MAS');
  expect(listed(fitted('Mek Null Signature System@CT'))).not.toContain('MAS');
  expect(listed(suits({ armor: { type: 'BA Mimetic', tech: 'inner-sphere', front: { 'Trooper 1': 5 }, rear: {} } }))).toContain('MAS');
});
rule('ASC-sua-assign-lmas', 'camouflage of battle armor and dermal camouflage', () => {
  expect(listed(suits({ mounts: mounts('Camo System@Squad') }))).toContain('LMAS');
  const skin = platoon({
    platoon: { squads: 4, squadSize: 7, primary: 'InfantryAssaultRifle', secondaries: 0, augmentations: ['dermal_camo_armor'] },
  });
  expect(listed(skin)).toContain('LMAS');
});
const torsos = (item: string, ...at: readonly string[]) => fitted(...at.map(place => `${item}@${place}`));
for (const [id, item, code] of [
  ['ASC-sua-assign-bhj', 'IS HarJel', 'BHJ'],
  ['ASC-sua-assign-bhj2', 'HarJel Repair Systems (HarJel II)', 'BHJ2'],
  ['ASC-sua-assign-bhj3', 'HarJel Repair Systems (HarJel III)', 'BHJ3'],
] as const)
  provesHarJel(id, item, code);

function provesHarJel(id: 'ASC-sua-assign-bhj' | 'ASC-sua-assign-bhj2' | 'ASC-sua-assign-bhj3', item: string, code: string): void {
  rule(id, 'in all three torso locations, in two it is not enough', () => {
    expect(listed(torsos(item, 'CT', 'LT', 'RT'))).toContain(code);
    expect(listed(torsos(item, 'LT', 'RT'))).not.toContain(code);
  });
}
rule('ASC-sua-assign-shld', 'a shield of any size, which is a melee weapon too', () => {
  for (const item of ['ISSmallShield', 'ISMediumShield', 'ISLargeShield'])
    expect(listed(fitted(`${item}@LA`))).toEqual(expect.arrayContaining(['MEL', 'SHLD']));
});
rule('ASC-sua-assign-pnt', 'twelve small lasers of 0.3 and two AMS make 4.2, PNT5', () => {
  const wing = fighter({ mounts: mounts('Small Laser@NOS*12', 'ISAntiMissileSystem@NOS*2') });
  expect(listed(wing)).toContain('PNT5');
});
rule('ASC-sua-assign-pnt-scope', 'the same on the ground is AMS only', () => {
  expect(lists(companion(vehicle({ mounts: mounts('Small Laser@FR*12', 'ISAntiMissileSystem@FR') })), 'PNT', 'AMS')).toEqual([false, true]);
});
rule('ASC-sua-assign-seal', 'sealing is listed where it is not built in', () => {
  expect(listed(vehicle({ mounts: mounts('Environmental Sealing@BD') }))).toContain('SEAL');
  expect(listed(vehicle())).not.toContain('SEAL');
  expect(listed(fitted('Environmental Sealing@CT'))).not.toContain('SEAL');
  expect(listed(protomech())).not.toContain('SEAL');
});
rule('ASC-sua-assign-soa', 'sealed support vehicles with an engine that needs no air', () => {
  const sealed = (type: string) =>
    support({ engine: { type, rating: 200 } as Unit['engine'] & object, mounts: mounts('Environmental Sealing@BD') });
  expect(listed(sealed('Fusion'))).toContain('SOA');
  expect(listed(sealed('Fuel Cell'))).toContain('SOA');
  expect(listed(sealed('ICE'))).not.toContain('SOA');
  expect(listed(vehicle({ mounts: mounts('Environmental Sealing@BD') }))).not.toContain('SOA');
  expect(specials(current(vehicle({ mounts: mounts('Environmental Sealing@BD') })))).toContain('SOA');
  expect(listed(suits({ mounts: mounts('ISBASpaceOperationsAdaptation@Squad') }))).toContain('SOA');
});
