import type { Unit } from '@sortie/roster';
import { rule, table } from '@sortie/testkit';
import { expect } from 'vitest';
import { companion, current, fighter, lists, mech, mounts, ship, specials, suits, support, vehicle } from '../units.fixture.ts';

const fitted = (...things: readonly string[]): Unit => mech({ mounts: mounts(...things) });
const listed = (unit: Unit): string[] => specials(companion(unit));

rule('ASC-sua-assign-prb#1', 'Beagle and Clan probes give PRB and RCN, a light probe does not', () => {
  expect(listed(fitted('BeagleActiveProbe@CT'))).toEqual(expect.arrayContaining(['PRB', 'RCN']));
  expect(listed(fitted('CLActiveProbe@CT'))).toContain('PRB');
  expect(listed(fitted('CLLightActiveProbe@CT'))).not.toContain('PRB');
});
rule('ASC-sua-assign-lprb#1', 'a light probe gives LPRB and RCN', () => {
  expect(listed(fitted('CLLightActiveProbe@CT'))).toEqual(expect.arrayContaining(['LPRB', 'RCN']));
});
rule('ASC-sua-assign-bh#1', 'Bloodhound gives BH and RCN but no PRB', () => {
  const codes = listed(fitted('BloodhoundActiveProbe@CT'));
  expect(codes).toEqual(expect.arrayContaining(['BH', 'RCN']));
  expect(codes).not.toContain('PRB');
});
rule('ASC-sua-assign-wat#1', 'Watchdog gives WAT, LPRB, full ECM and RCN', () => {
  expect(listed(fitted('WatchdogECMSuite@CT'))).toEqual(expect.arrayContaining(['ECM', 'LPRB', 'RCN', 'WAT']));
});
rule('ASC-sua-assign-nova#1', 'Nova gives NOVA, PRB, ECM and RCN', () => {
  expect(listed(fitted('NovaCEWS@CT'))).toEqual(expect.arrayContaining(['ECM', 'NOVA', 'PRB', 'RCN']));
});
rule('ASC-sua-assign-aecm#1', 'Angel gives AECM and no plain ECM', () => {
  const codes = listed(fitted('ISAngelECMSuite@CT'));
  expect(codes).toContain('AECM');
  expect(codes).not.toContain('ECM');
});
rule('ASC-sua-assign-ecm#1', 'Guardian and electronic warfare equipment give ECM', () => {
  expect(listed(fitted('ISGuardianECMSuite@CT'))).toContain('ECM');
  expect(listed(vehicle({ mounts: mounts('ISElectronicWarfareEquipment@BD') }))).toContain('ECM');
});
rule('ASC-sua-assign-lecm#1', 'the ECM of battle armor is LECM', () => {
  expect(lists(companion(suits({ mounts: mounts('IS BA ECM@Squad') })), 'LECM', 'ECM')).toEqual([true, false]);
});
rule('ASC-sua-assign-lecm#2', 'electronic warfare equipment is ECM and not LECM beside it', () => {
  expect(lists(companion(vehicle({ mounts: mounts('ISElectronicWarfareEquipment@BD') })), 'LECM', 'ECM')).toEqual([false, true]);
  expect(lists(companion(suits({ mounts: mounts('IS BA ECM@Squad') })), 'LECM', 'ECM')).toEqual([true, false]);
});
rule('ASC-sua-assign-tag#1', 'TAG, its prototype and a C3 master give TAG', () => {
  for (const item of ['ISTAG@HD', 'ISProtoTypeTAG@HD', 'ISC3MasterUnit@LT']) expect(listed(fitted(item))).toContain('TAG');
  expect(listed(fitted('CLLightTAG@HD'))).not.toContain('TAG');
});
rule('ASC-sua-assign-ltag#1', 'light TAG gives LTAG', () => {
  expect(listed(fitted('CLLightTAG@HD'))).toContain('LTAG');
  expect(listed(fitted('ISTAG@HD'))).not.toContain('LTAG');
});
rule('ASC-sua-assign-c3m#1', 'one master is C3M, two are C3M2', () => {
  expect(listed(fitted('ISC3MasterUnit@LT'))).toContain('C3M');
  expect(listed(fitted('ISC3MasterUnit@LT*2'))).toContain('C3M2');
});
rule('ASC-sua-assign-c3bsm#1', 'one boosted master is C3BSM, two are C3BSM2', () => {
  expect(listed(fitted('ISC3MasterBoostedSystemUnit@LT'))).toContain('C3BSM');
  expect(listed(fitted('ISC3MasterBoostedSystemUnit@LT*2'))).toContain('C3BSM2');
});
rule('ASC-sua-assign-c3bss#1', 'one boosted slave is C3BSS, two are C3BSS2', () => {
  expect(listed(fitted('ISC3BoostedSystemSlaveUnit@LT'))).toContain('C3BSS');
  expect(listed(fitted('ISC3BoostedSystemSlaveUnit@LT*2'))).toContain('C3BSS2');
});
rule('ASC-sua-assign-c3em#1', 'one emergency master is C3EM, two are C3EM2', () => {
  expect(listed(fitted('ISC3EmergencyMaster@LT'))).toContain('C3EM');
  expect(listed(fitted('ISC3EmergencyMaster@LT*2'))).toContain('C3EM2');
});
rule('ASC-sua-assign-c3rs#1', 'launchers of remote sensors are never counted', () => {
  expect(listed(fitted('ISC3RemoteSensorLauncher@LT*2'))).toContain('C3RS');
});
rule('ASC-sua-assign-c3s#1', 'slaves are never counted', () => expect(listed(fitted('ISC3SlaveUnit@CT*2'))).toContain('C3S'));
rule('ASC-sua-assign-c3i#1', 'improved computers are never counted', () => expect(listed(fitted('ISC3iUnit@CT*2'))).toContain('C3I'));
rule('ASC-sua-assign-nc3#1', 'Naval C3 gives NC3', () => expect(listed(ship({ mounts: mounts('ISNC3@HULL') }))).toContain('NC3'));
rule('ASC-sua-assign-mhq#1', 'C3 master 5, slave 1 and 3 tons of radio make MHQ9', () => {
  expect(listed(vehicle({ mounts: mounts('ISC3MasterUnit@BD', 'ISC3SlaveUnit@BD', 'Communications Equipment@BD#3') }))).toContain('MHQ9');
});
const headquarters = (unit: Unit) => listed(unit).find(code => code.startsWith('MHQ'));
const HQ: Readonly<Record<string, (count: number) => Unit>> = {
  'C³ Boosted Master Computer': count => vehicle({ mounts: mounts(`ISC3MasterBoostedSystemUnit@BD*${count}`) }),
  'C³ Boosted Slave Computer': count => vehicle({ mounts: mounts(`ISC3BoostedSystemSlaveUnit@BD*${count}`) }),
  'C³ Master Computer': count => vehicle({ mounts: mounts(`ISC3MasterUnit@BD*${count}`) }),
  'C³ Slave Computer': count => vehicle({ mounts: mounts(`ISC3SlaveUnit@BD*${count}`) }),
  'Improved C³ Computer': count => vehicle({ mounts: mounts(`ISC3iUnit@BD*${count}`) }),
  'Battle Armor C³': count => suits({ mounts: mounts(`BattleArmorC3@Squad*${count}`) }),
  'Battle Armor Improved C³': count => suits({ mounts: mounts(`ISBC3i@Squad*${count}`) }),
  'Nova Combined EW System': count => vehicle({ mounts: mounts(`NovaCEWS@BD*${count}`) }),
  'Communications Equipment': count => vehicle({ mounts: mounts(`Communications Equipment@BD#${count}`) }),
};
table('ASC-tbl-mhq#1', 'points of each item, once or for each, rounded down', row => {
  const unit = HQ[row.at('item')];
  if (!unit) throw new Error('nobody knows this');
  for (const count of [1, 2, 3]) {
    const points = row.number('mhq_points') * (row.at('applied').startsWith('once') ? 1 : count);
    expect(headquarters(unit(count)), `${count}`).toBe(`MHQ${Math.floor(points)}`);
  }
});
rule('ASC-tbl-mhq#2', 'the network of battle armor counts once for four suits or six', () => {
  for (const troopers of [4, 6]) expect(headquarters(suits({ troopers, mounts: mounts('BattleArmorC3@Squad') }))).toBe('MHQ1');
});
rule('ASC-sua-assign-rcn#1', 'any probe', () => {
  for (const item of ['BeagleActiveProbe', 'CLLightActiveProbe', 'BloodhoundActiveProbe', 'WatchdogECMSuite', 'NovaCEWS'])
    expect(listed(fitted(`${item}@CT`)), item).toContain('RCN');
  expect(listed(fitted('ISGuardianECMSuite@CT'))).not.toContain('RCN');
});
rule('ASC-sua-assign-rcn#2', 'radio of a twentieth of the weight', () => {
  const radio = (tons: number) => listed(vehicle({ tons: 60, mounts: mounts(`Communications Equipment@BD#${tons}`) }));
  expect(radio(3)).toContain('RCN');
  expect(radio(2)).not.toContain('RCN');
});
rule('ASC-sua-assign-rcn#3', 'radar, dispensers, cameras, imagers, better sensors and electronic warfare', () => {
  const scouts = [
    'ISLookDownRadar',
    'RemoteSensorDispenser',
    'ISReconCamera',
    'ISHighResImager',
    'ISHypersprectralImager',
    'ISInfraredImager',
  ];
  for (const item of [...scouts, 'ISElectronicWarfareEquipment'])
    expect(listed(vehicle({ mounts: mounts(`${item}@BD`) })), item).toContain('RCN');
  expect(listed(suits({ mounts: mounts('ISImprovedSensors@Squad') }))).toContain('RCN');
});
rule('ASC-sua-assign-rsd#1', 'two sensor dispensers are RSD2', () => {
  expect(listed(vehicle({ mounts: mounts('RemoteSensorDispenser@BD*2') }))).toEqual(expect.arrayContaining(['RCN', 'RSD2']));
});
rule('ASC-sua-assign-hpg#1', 'a mobile hyperpulse generator gives HPG', () => {
  expect(listed(support({ mounts: mounts('ISMobileHPG@BD') }))).toContain('HPG');
});
rule('ASC-sua-assign-dj#1', 'a viral decoy jammer gives DJ only', () => {
  expect(lists(companion(fitted('RISC Viral Jammer (Decoy)@LT')), 'DJ', 'HJ')).toEqual([true, false]);
});
rule('ASC-sua-assign-hj#1', 'a viral homing jammer gives HJ only', () => {
  expect(lists(companion(fitted('RISC Viral Jammer (Homing)@LT')), 'DJ', 'HJ')).toEqual([false, true]);
});
rule('ASC-sua-assign-snarc#1', 'a Narc launcher gives SNARC', () => expect(listed(fitted('ISNarcBeacon@LT'))).toContain('SNARC'));
rule('ASC-sua-assign-cnarc#1', 'a compact Narc launcher gives CNARC and no SNARC', () => {
  expect(lists(companion(suits({ mounts: mounts('CLBACompactNarc@Squad') })), 'CNARC', 'SNARC')).toEqual([true, false]);
});
rule('ASC-sua-assign-inarc#1', 'two iNarc launchers are INARC; current cards count them', () => {
  expect(listed(fitted('ISImprovedNarc@LT*2'))).toContain('INARC');
  expect(specials(current(fitted('ISImprovedNarc@LT*2')))).toContain('INARC2');
});
rule('ASC-sua-assign-srch#1', 'it is not listed where it is built in', () => {
  expect(listed(vehicle({ mounts: mounts('Searchlight@FR') }))).not.toContain('SRCH');
  expect(listed(fitted('Searchlight@HD'))).not.toContain('SRCH');
  expect(listed(support({ mounts: mounts('Searchlight@FR') }))).toContain('SRCH');
});
rule('ASC-sua-assign-srch#2', 'all others have it with a mounted one', () => {
  expect(listed(support({ mounts: mounts('Searchlight@FR') }))).toContain('SRCH');
  expect(listed(support())).not.toContain('SRCH');
  expect(listed(fighter({ kind: 'conventional-fighter', mounts: mounts('Searchlight@NOS') }))).toContain('SRCH');
  expect(listed(suits({ mounts: mounts('BASearchlight@Squad') }))).toContain('SRCH');
});
