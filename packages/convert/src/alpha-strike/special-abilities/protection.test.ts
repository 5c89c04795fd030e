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

rule('ASC-sua-assign-aba#1', 'anti-penetrative ablation', () => everywhere('Anti-Penetrative Ablation', 'ABA'));
rule('ASC-sua-assign-bra#1', 'ballistic-reinforced armor', () => everywhere('Ballistic-Reinforced', 'BRA'));
rule('ASC-sua-assign-bar#1', 'commercial armor', () => everywhere('Commercial', 'BAR'));
rule('ASC-sua-assign-cr#1', 'hardened and ferro-lamellor armor', () => {
  everywhere('Hardened', 'CR');
  everywhere('Ferro-Lamellor', 'CR');
});
rule('ASC-sua-assign-fr#1', 'heat-dissipating and fire-resistant armor', () => {
  everywhere('Heat-Dissipating', 'FR');
  expect(listed(suits({ armor: { type: 'BA Fire Resistant', tech: 'clan', front: { 'Trooper 1': 5 }, rear: {} } }))).toContain('FR');
});
rule('ASC-sua-assign-ira#1', 'impact-resistant armor', () => everywhere('Impact-Resistant', 'IRA'));
rule('ASC-sua-assign-rca#1', 'reactive armor', () => everywhere('Reactive', 'RCA'));
rule('ASC-sua-assign-rfa#1', 'reflective armor', () => everywhere('Reflective', 'RFA'));

const clan = { tech: { base: 'clan', mixed: false } } as const;
rule('ASC-sua-assign-case-clan#1', 'Clan units with ammunition or Gauss rifles', () => {
  expect(listed(mech({ ...clan, mounts: mounts('CLLRM20@LT', 'Clan Ammo LRM-20@LT:6') }))).toContain('CASE');
  expect(listed(mech({ ...clan, mounts: mounts('CLGaussRifle@LT') }))).toContain('CASE');
  expect(listed(mech({ ...clan, mounts: mounts('CLERMediumLaser@LT') }))).not.toContain('CASE');
});
rule('ASC-sua-assign-case-is#1', 'Inner Sphere units must carry it', () => {
  expect(listed(fitted('LRM 20@LT', 'IS Ammo LRM-20@LT:6'))).not.toContain('CASE');
  expect(listed(fitted('LRM 20@LT', 'IS Ammo LRM-20@LT:6', 'ISCASE@LT'))).toContain('CASE');
});
rule('ASC-sua-assign-case-infantry#1', 'infantry never has any, a ’Mech with the same has', () => {
  const squad = suits({ ...clan, mounts: mounts('CLBASRM2@Squad', 'ISCASEII@Squad') });
  expect(lists(companion(squad), 'CASE', 'CASEII')).toEqual([false, false]);
  expect(listed(platoon({ ...clan }))).not.toContain('CASE');
  expect(listed(mech({ ...clan, mounts: mounts('CLSRM2@LT', 'Clan Ammo SRM-2@LT:50') }))).toContain('CASE');
});
rule('ASC-sua-assign-caseii#1', 'CASE II stands in place of CASE', () => {
  expect(lists(companion(fitted('LRM 20@LT', 'IS Ammo LRM-20@LT:6', 'ISCASEII@LT')), 'CASE', 'CASEII')).toEqual([false, true]);
});
rule('ASC-sua-assign-casep#1', 'prototype CASE', () => {
  expect(lists(companion(fitted('LRM 20@LT', 'IS Ammo LRM-20@LT:6', 'ISCASEPrototype@LT')), 'CASE', 'CASEP')).toEqual([false, true]);
});
rule('ASC-sua-assign-ene#1', 'lasers alone do not explode; infantry has none anyway', () => {
  expect(listed(fitted('Medium Laser@RA'))).toContain('ENE');
  expect(listed(vehicle({ mounts: mounts('PPC@FR') }))).toContain('ENE');
  expect([listed(platoon()), listed(suits())].map(codes => codes.includes('ENE'))).toEqual([false, false]);
});
rule('ASC-sua-assign-ene#2', 'ammunition, Gauss rifles, improved heavy lasers, pods, fuel, traps and coolant do', () => {
  const bombs = [
    'IS Ammo LRM-20@LT:6',
    'ISGaussRifle@LT',
    'CLImprovedHeavyLargeLaser@LT',
    'ISBPod@LT',
    'ISMPod@LT',
    'ISBoobyTrap@CT',
    'IS Coolant Pod@LT',
  ];
  for (const item of bombs) expect(listed(fitted('Medium Laser@RA', item)), item).not.toContain('ENE');
  expect(listed(fitted('Medium Laser@RA'))).toContain('ENE');
});
rule('ASC-sua-assign-arm#1', 'an armored component', () => {
  const [jammer] = mounts('ISGuardianECMSuite@CT');
  expect(listed(mech({ mounts: [{ ...jammer!, armored: true }] }))).toContain('ARM');
  expect(listed(mech({ mounts: [jammer!] }))).not.toContain('ARM');
});
rule('ASC-sua-assign-ars#1', 'an armored motive system', () => {
  expect(listed(vehicle({ mounts: mounts('ISArmoredMotiveSystem@BD') }))).toContain('ARS');
});
rule('ASC-sua-assign-ams#1', 'AMS and laser AMS', () => {
  for (const item of ['ISAntiMissileSystem', 'CLAntiMissileSystem', 'ISLaserAntiMissileSystem', 'CLLaserAntiMissileSystem'])
    expect(listed(fitted(`${item}@HD`)), item).toContain('AMS');
  expect(listed(fitted())).not.toContain('AMS');
});
rule('ASC-sua-assign-ams#2', 'advanced point defense is RAMS instead', () => {
  expect(lists(companion(fitted('ISAPDS@HD')), 'RAMS', 'AMS')).toEqual([true, false]);
  expect(lists(companion(fitted('ISAntiMissileSystem@HD')), 'RAMS', 'AMS')).toEqual([false, true]);
});
rule('ASC-sua-assign-ams-spacecraft#1', 'ships and satellites show their AMS as PNT in the arc', () => {
  for (const kind of ['small-craft', 'dropship', 'jumpship', 'space-station', 'warship'] as const) {
    const guarded = companion(ship({ kind, mounts: mounts('ISAntiMissileSystem@NOS*4') }));
    expect(lists(guarded, 'AMS', 'PNT'), kind).toEqual([false, false]);
    expect(
      guarded.arcs?.front?.specials.map(({ code }) => code),
      kind,
    ).toContain('PNT');
  }
  const satellite = companion(support({ motive: 'station-keeping', tons: 90, mounts: mounts('ISAntiMissileSystem@NOS*4') }));
  expect(lists(satellite, 'AMS')).toEqual([false]);
  expect(satellite.arcs?.front?.specials.map(({ code }) => code)).toContain('PNT');
});
rule('ASC-sua-assign-ams-spacecraft#2', 'those of a fighter count for PNT too', () => {
  expect(lists(companion(fighter({ mounts: mounts('ISAntiMissileSystem@NOS*4') })), 'AMS', 'PNT2')).toEqual([false, true]);
});
rule('ASC-sua-assign-rams#1', 'RISC point defense', () => expect(listed(fitted('ISAPDS@HD'))).toContain('RAMS'));
rule('ASC-sua-assign-stl#1', 'stealth armor, null signature, void signature and chameleon shield', () => {
  expect(listed(plated('Stealth'))).toContain('STL');
  for (const item of ['Mek Null Signature System', 'Mek Void Signature System', 'Chameleon Light Polarization Shield'])
    expect(listed(fitted(`${item}@CT`))).toContain('STL');
});
rule('ASC-sua-assign-mas#1', 'void signature, chameleon shield and mimetic armor; not null signature', () => {
  for (const item of ['Mek Void Signature System', 'Chameleon Light Polarization Shield'])
    expect(listed(fitted(`${item}@CT`))).toContain('MAS');
  expect(listed(fitted('Mek Null Signature System@CT'))).not.toContain('MAS');
  expect(listed(suits({ armor: { type: 'BA Mimetic', tech: 'inner-sphere', front: { 'Trooper 1': 5 }, rear: {} } }))).toContain('MAS');
});
rule('ASC-sua-assign-lmas#1', 'camouflage of battle armor and dermal camouflage', () => {
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
rule('ASC-sua-assign-shld#1', 'a shield of any size, which is a melee weapon too', () => {
  for (const item of ['ISSmallShield', 'ISMediumShield', 'ISLargeShield'])
    expect(listed(fitted(`${item}@LA`))).toEqual(expect.arrayContaining(['MEL', 'SHLD']));
});
rule('ASC-sua-assign-pnt#1', 'twelve small lasers of 0.3 and two AMS make 4.2, PNT5', () => {
  const wing = fighter({ mounts: mounts('Small Laser@NOS*12', 'ISAntiMissileSystem@NOS*2') });
  expect(listed(wing)).toContain('PNT5');
});
rule('ASC-sua-assign-pnt-scope#1', 'the same that is PNT in the air is AMS or RAMS on the ground', () => {
  const guns = (at: string, more: string) => mounts(`Small Laser@${at}*12`, `${more}@${at}`);
  expect(lists(companion(vehicle({ mounts: guns('FR', 'ISAntiMissileSystem') })), 'PNT', 'AMS')).toEqual([false, true]);
  expect(lists(companion(vehicle({ mounts: guns('FR', 'ISAPDS') })), 'PNT', 'RAMS')).toEqual([false, true]);
  expect(lists(companion(fighter({ mounts: guns('NOS', 'ISAntiMissileSystem') })), 'PNT', 'AMS')).toEqual([true, false]);
});
const sealing = (at: string) => mounts(`Environmental Sealing@${at}`);
rule('ASC-sua-assign-seal#1', 'it is not listed where it is built in', () => {
  const built = [
    mech({ mounts: sealing('CT') }),
    protomech({ mounts: sealing('T') }),
    fighter({ mounts: sealing('NOS') }),
    ship({ mounts: sealing('NOS') }),
    suits({ mounts: sealing('Squad') }),
  ];
  expect(built.map(unit => listed(unit).includes('SEAL'))).toEqual(built.map(() => false));
  const exoskeleton = suits({ mounts: sealing('Squad'), squad: { troopers: 4, weightClass: 0, body: 'biped', exoskeleton: true } });
  expect(listed(exoskeleton)).toContain('SEAL');
});
rule('ASC-sua-assign-seal#2', 'a submarine is sealed under water and lists nothing for it', () => {
  expect(listed(vehicle({ motive: 'submarine' }))).not.toContain('SEAL');
  expect(listed(vehicle({ motive: 'submarine', mounts: sealing('BD') }))).toContain('SEAL');
});
rule('ASC-sua-assign-seal#3', 'all others need the modification', () => {
  for (const unit of [vehicle, support]) {
    expect(listed(unit({ mounts: sealing('BD') }))).toContain('SEAL');
    expect(listed(unit())).not.toContain('SEAL');
  }
  const tool = mech({ structure: { type: 'Industrial', points: {} }, mounts: sealing('CT') });
  expect([listed(tool).includes('SEAL'), listed({ ...tool, mounts: [] }).includes('SEAL')]).toEqual([true, false]);
});
const sealed = (type: string) =>
  support({ engine: { type, rating: 200 } as Unit['engine'] & object, mounts: mounts('Environmental Sealing@BD') });
rule('ASC-sua-assign-soa#1', 'BattleMechs and ProtoMechs list nothing', () => {
  expect([listed(mech()), listed(protomech())].map(codes => codes.includes('SOA'))).toEqual([false, false]);
  expect(listed(sealed('Fusion'))).toContain('SOA');
});
rule('ASC-sua-assign-soa#2', 'battle armor needs the adaptation', () => {
  expect(listed(suits({ mounts: mounts('ISBASpaceOperationsAdaptation@Squad') }))).toContain('SOA');
  expect(listed(suits())).not.toContain('SOA');
});
rule('ASC-sua-assign-soa#3', 'IndustrialMechs and support vehicles need sealing and fusion, fission or fuel cells', () => {
  for (const type of ['Fusion', 'XL', 'Fission', 'Fuel Cell']) expect(listed(sealed(type)), type).toContain('SOA');
  for (const type of ['ICE', 'Steam', 'Battery', 'Solar', 'External']) expect(listed(sealed(type)), type).not.toContain('SOA');
  expect(listed({ ...sealed('Fusion'), mounts: [] })).not.toContain('SOA');
  const tool = mech({ structure: { type: 'Industrial', points: {} }, mounts: mounts('Environmental Sealing@CT') });
  expect(listed(tool)).toContain('SOA');
  expect(listed(vehicle({ mounts: mounts('Environmental Sealing@BD') }))).not.toContain('SOA');
  expect(specials(current(vehicle({ mounts: mounts('Environmental Sealing@BD') })))).toContain('SOA');
});
rule('ASC-sua-assign-soa#4', 'troops in space suits', () => {
  const men = { squads: 4, squadSize: 7, primary: 'InfantryAssaultRifle', secondaries: 0 };
  expect(listed(platoon({ platoon: { ...men, spacesuit: true } }))).toContain('SOA');
  expect(listed(platoon({ platoon: men }))).not.toContain('SOA');
});
