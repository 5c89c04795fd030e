import type { Unit } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { companion, current, fighter, lists, mech, mounts, ship, specials, suits, support, vehicle } from '../units.fixture.ts';

const fitted = (...things: readonly string[]): Unit => mech({ mounts: mounts(...things) });
const listed = (unit: Unit): string[] => specials(companion(unit));

rule('ASC-sua-assign-prb', 'Beagle and Clan probes give PRB and RCN, a light probe does not', () => {
  expect(listed(fitted('BeagleActiveProbe@CT'))).toEqual(expect.arrayContaining(['PRB', 'RCN']));
  expect(listed(fitted('CLActiveProbe@CT'))).toContain('PRB');
  expect(listed(fitted('CLLightActiveProbe@CT'))).not.toContain('PRB');
});
rule('ASC-sua-assign-lprb', 'a light probe gives LPRB and RCN', () => {
  expect(listed(fitted('CLLightActiveProbe@CT'))).toEqual(expect.arrayContaining(['LPRB', 'RCN']));
});
rule('ASC-sua-assign-bh', 'Bloodhound gives BH and RCN but no PRB', () => {
  const codes = listed(fitted('BloodhoundActiveProbe@CT'));
  expect(codes).toEqual(expect.arrayContaining(['BH', 'RCN']));
  expect(codes).not.toContain('PRB');
});
rule('ASC-sua-assign-wat', 'Watchdog gives WAT, LPRB, full ECM and RCN', () => {
  expect(listed(fitted('WatchdogECMSuite@CT'))).toEqual(expect.arrayContaining(['ECM', 'LPRB', 'RCN', 'WAT']));
});
rule('ASC-sua-assign-nova', 'Nova gives NOVA, PRB, ECM and RCN', () => {
  expect(listed(fitted('NovaCEWS@CT'))).toEqual(expect.arrayContaining(['ECM', 'NOVA', 'PRB', 'RCN']));
});
rule('ASC-sua-assign-aecm', 'Angel gives AECM and no plain ECM', () => {
  const codes = listed(fitted('ISAngelECMSuite@CT'));
  expect(codes).toContain('AECM');
  expect(codes).not.toContain('ECM');
});
rule('ASC-sua-assign-ecm', 'Guardian and electronic warfare equipment give ECM', () => {
  expect(listed(fitted('ISGuardianECMSuite@CT'))).toContain('ECM');
  expect(listed(vehicle({ mounts: mounts('ISElectronicWarfareEquipment@BD') }))).toContain('ECM');
});
rule('ASC-sua-assign-lecm', 'the ECM of battle armor is LECM', () => {
  const codes = listed(suits({ mounts: mounts('IS BA ECM@Squad') }));
  expect(codes).toContain('LECM');
  expect(codes).not.toContain('ECM');
});
rule('ASC-sua-assign-tag', 'TAG, its prototype and a C3 master give TAG', () => {
  for (const item of ['ISTAG@HD', 'ISProtoTypeTAG@HD', 'ISC3MasterUnit@LT']) expect(listed(fitted(item))).toContain('TAG');
  expect(listed(fitted('CLLightTAG@HD'))).not.toContain('TAG');
});
rule('ASC-sua-assign-ltag', 'light TAG gives LTAG', () => {
  expect(listed(fitted('CLLightTAG@HD'))).toContain('LTAG');
  expect(listed(fitted('ISTAG@HD'))).not.toContain('LTAG');
});
rule('ASC-sua-assign-c3m', 'one master is C3M, two are C3M2', () => {
  expect(listed(fitted('ISC3MasterUnit@LT'))).toContain('C3M');
  expect(listed(fitted('ISC3MasterUnit@LT*2'))).toContain('C3M2');
});
rule('ASC-sua-assign-c3bsm', 'one boosted master is C3BSM, two are C3BSM2', () => {
  expect(listed(fitted('ISC3MasterBoostedSystemUnit@LT'))).toContain('C3BSM');
  expect(listed(fitted('ISC3MasterBoostedSystemUnit@LT*2'))).toContain('C3BSM2');
});
rule('ASC-sua-assign-c3bss', 'one boosted slave is C3BSS, two are C3BSS2', () => {
  expect(listed(fitted('ISC3BoostedSystemSlaveUnit@LT'))).toContain('C3BSS');
  expect(listed(fitted('ISC3BoostedSystemSlaveUnit@LT*2'))).toContain('C3BSS2');
});
rule('ASC-sua-assign-c3em', 'one emergency master is C3EM, two are C3EM2', () => {
  expect(listed(fitted('ISC3EmergencyMaster@LT'))).toContain('C3EM');
  expect(listed(fitted('ISC3EmergencyMaster@LT*2'))).toContain('C3EM2');
});
rule('ASC-sua-assign-c3rs', 'launchers of remote sensors are never counted', () => {
  expect(listed(fitted('ISC3RemoteSensorLauncher@LT*2'))).toContain('C3RS');
});
rule('ASC-sua-assign-c3s', 'slaves are never counted', () => expect(listed(fitted('ISC3SlaveUnit@CT*2'))).toContain('C3S'));
rule('ASC-sua-assign-c3i', 'improved computers are never counted', () => expect(listed(fitted('ISC3iUnit@CT*2'))).toContain('C3I'));
rule('ASC-sua-assign-nc3', 'Naval C3 gives NC3', () => expect(listed(ship({ mounts: mounts('ISNC3@HULL') }))).toContain('NC3'));
rule('ASC-sua-assign-mhq', 'C3 master 5, slave 1 and 3 tons of radio make MHQ9', () => {
  expect(listed(vehicle({ mounts: mounts('ISC3MasterUnit@BD', 'ISC3SlaveUnit@BD', 'Communications Equipment@BD#3') }))).toContain('MHQ9');
});
rule('ASC-tbl-mhq', 'points of each item, rounded down', () => {
  const points = (item: string) => listed(vehicle({ mounts: mounts(item) })).find(code => code.startsWith('MHQ'));
  expect(points('ISC3MasterBoostedSystemUnit@BD')).toBe('MHQ6');
  expect(points('ISC3BoostedSystemSlaveUnit@BD')).toBe('MHQ2');
  expect(points('ISC3MasterUnit@BD')).toBe('MHQ5');
  expect(points('ISC3SlaveUnit@BD')).toBe('MHQ1');
  expect(points('ISC3iUnit@BD')).toBe('MHQ2');
  expect(points('NovaCEWS@BD')).toBe('MHQ1');
  expect(points('Communications Equipment@BD#7')).toBe('MHQ7');
});
rule('ASC-sua-assign-rcn', 'imagers, radar, dispensers and radio of a twentieth of the weight', () => {
  const scouts = [
    'ISLookDownRadar',
    'RemoteSensorDispenser',
    'ISReconCamera',
    'ISHighResImager',
    'ISHypersprectralImager',
    'ISInfraredImager',
  ];
  for (const item of [...scouts, 'ISElectronicWarfareEquipment'])
    expect(listed(vehicle({ mounts: mounts(`${item}@BD`) }))).toContain('RCN');
  expect(listed(suits({ mounts: mounts('ISImprovedSensors@Squad') }))).toContain('RCN');
  expect(listed(vehicle({ tons: 60, mounts: mounts('Communications Equipment@BD#3') }))).toContain('RCN');
  expect(listed(vehicle({ tons: 60, mounts: mounts('Communications Equipment@BD#2') }))).not.toContain('RCN');
});
rule('ASC-sua-assign-rsd', 'two sensor dispensers are RSD2', () => {
  expect(listed(vehicle({ mounts: mounts('RemoteSensorDispenser@BD*2') }))).toEqual(expect.arrayContaining(['RCN', 'RSD2']));
});
rule('ASC-sua-assign-hpg', 'a mobile hyperpulse generator gives HPG', () => {
  expect(listed(support({ mounts: mounts('ISMobileHPG@BD') }))).toContain('HPG');
});
rule('ASC-sua-assign-dj', 'a viral decoy jammer gives DJ only', () => {
  expect(lists(companion(fitted('RISC Viral Jammer (Decoy)@LT')), 'DJ', 'HJ')).toEqual([true, false]);
});
rule('ASC-sua-assign-hj', 'a viral homing jammer gives HJ only', () => {
  expect(lists(companion(fitted('RISC Viral Jammer (Homing)@LT')), 'DJ', 'HJ')).toEqual([false, true]);
});
rule('ASC-sua-assign-snarc', 'a Narc launcher gives SNARC', () => expect(listed(fitted('ISNarcBeacon@LT'))).toContain('SNARC'));
rule('ASC-sua-assign-cnarc', 'a compact Narc launcher gives CNARC and no SNARC', () => {
  expect(lists(companion(suits({ mounts: mounts('CLBACompactNarc@Squad') })), 'CNARC', 'SNARC')).toEqual([true, false]);
});
rule('ASC-sua-assign-inarc', 'two iNarc launchers are INARC; current cards count them', () => {
  expect(listed(fitted('ISImprovedNarc@LT*2'))).toContain('INARC');
  expect(specials(current(fitted('ISImprovedNarc@LT*2')))).toContain('INARC2');
});
rule('ASC-sua-assign-srch', 'a searchlight is listed on fighters’ and support vehicles’ cards, not on those that have one built in', () => {
  expect(listed(support({ mounts: mounts('Searchlight@FR') }))).toContain('SRCH');
  expect(listed(vehicle({ mounts: mounts('Searchlight@FR') }))).not.toContain('SRCH');
  expect(listed(fitted('Searchlight@HD'))).not.toContain('SRCH');
  expect(listed(fighter({ kind: 'conventional-fighter', mounts: mounts('Searchlight@NOS') }))).toContain('SRCH');
});
