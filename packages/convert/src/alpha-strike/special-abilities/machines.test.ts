import type { Unit } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { companion, fighter, lists, mech, mounts, move, protomech, specials, suits, support, vehicle } from '../units.fixture.ts';

const listed = (unit: Unit): string[] => specials(companion(unit));
const fitted = (...things: readonly string[]): Unit => mech({ mounts: mounts(...things) });
const tank = (...things: readonly string[]): Unit => vehicle({ mounts: mounts(...things) });
const industrial = (over: Partial<Unit> = {}): Unit => ({ ...mech(), structure: { type: 'Industrial', points: {} }, ...over });

rule('ASC-sua-assign-mel', 'blades, clubs, tools, shields, spikes and talons', () => {
  const weapons = [
    'Hatchet',
    'Sword',
    'Backhoe',
    'Chainsaw',
    'Dual Saw',
    'Retractable Blade',
    'Spikes',
    'Talons',
    'ISMediumShield',
    'Lance',
    'Mace',
  ];
  for (const item of weapons) expect(listed(fitted(`${item}@RA`)), item).toContain('MEL');
  expect(listed(protomech({ mounts: mounts('ProtoMeleeWeapon@T') }))).toContain('MEL');
  expect(listed(fitted('Hatchet@RA', 'Sword@LA')).filter(code => code === 'MEL')).toHaveLength(1);
});
rule('ASC-sua-assign-saw', 'chainsaw, dual saw and retractable blade', () => {
  for (const item of ['Chainsaw', 'Dual Saw', 'Retractable Blade']) expect(listed(fitted(`${item}@RA`))).toContain('SAW');
  expect(listed(fitted('Hatchet@RA'))).not.toContain('SAW');
});
rule('ASC-sua-assign-eng', 'tools that move earth', () => {
  for (const item of ['Backhoe', 'Bulldozer']) expect(listed(tank(`${item}@FR`))).toContain('ENG');
  expect(listed(tank('Chainsaw@FR'))).not.toContain('ENG');
});
rule('ASC-sua-assign-brid', 'bridgelayers of all sizes', () => {
  for (const item of ['LightBridgeLayer', 'MediumBridgeLayer', 'HeavyBridgeLayer']) expect(listed(tank(`${item}@FR`))).toContain('BRID');
});
rule('ASC-sua-assign-bt', 'a booby trap, but not in a ProtoMech', () => {
  expect(listed(fitted('ISBoobyTrap@CT'))).toContain('BT');
  expect(listed(protomech({ mounts: mounts('ISBoobyTrap@T') }))).not.toContain('BT');
});
rule('ASC-sua-assign-tsm', 'standard myomer only', () => {
  expect(lists(companion(fitted('Triple Strength Myomer@LT')), 'TSM', 'TSMX', 'I-TSM')).toEqual([true, false, false]);
});
rule('ASC-sua-assign-tsmx', 'prototype myomer', () => {
  expect(lists(companion(fitted('Prototype TSM@LT')), 'TSM', 'TSMX', 'I-TSM')).toEqual([false, true, false]);
});
rule('ASC-sua-assign-i-tsm', 'industrial myomer', () => {
  expect(lists(companion(fitted('Industrial Triple Strength Myomer@LT')), 'TSM', 'TSMX', 'I-TSM')).toEqual([false, false, true]);
});
rule('ASC-sua-assign-rhs', 'a radical heat sink', () => expect(listed(fitted('Radical Heat Sink System@LT'))).toContain('RHS'));
rule('ASC-sua-assign-ecs', 'an emergency coolant system', () => expect(listed(fitted('ISRISCEmergencyCoolantSystem@LT'))).toContain('ECS'));
const powered = (type: string) => lists(companion(vehicle({ engine: { type, rating: 200 } as Unit['engine'] & object })), 'EE', 'FC');
rule('ASC-sua-assign-ee', 'combustion and steam', () => {
  expect(powered('ICE')).toEqual([true, false]);
  expect(powered('Steam')).toEqual([true, false]);
  expect(powered('Fusion')).toEqual([false, false]);
});
rule('ASC-sua-assign-fc', 'fuel cells', () => expect(powered('Fuel Cell')).toEqual([false, true]));
rule('ASC-sua-assign-afc', 'fire control is listed on support vehicles only', () => {
  expect(listed(support({ mounts: mounts('Advanced Fire Control@BD') }))).toContain('AFC');
  expect(listed(tank('Advanced Fire Control@BD'))).not.toContain('AFC');
  expect(listed(industrial({ cockpit: 'Standard' }))).toContain('AFC');
});
rule('ASC-sua-assign-bfc', 'basic fire control on support vehicles and IndustrialMechs', () => {
  expect(listed(support({ mounts: mounts('Basic Fire Control@BD') }))).toContain('BFC');
  expect(listed(tank('Basic Fire Control@BD'))).not.toContain('BFC');
  expect(listed(industrial({ cockpit: 'Industrial' }))).toContain('BFC');
});
rule('ASC-sua-assign-dn', 'a direct neural interface', () => expect(listed(mech({ cockpit: 'Interface' }))).toContain('DN'));
rule('ASC-sua-assign-vr', 'a virtual reality piloting pod', () => {
  expect(listed(mech({ cockpit: 'Virtual Reality Piloting Pod' }))).toContain('VR');
});
rule('ASC-sua-assign-dro', 'a drone', () => expect(listed(tank('ISDroneOperatingSystem@BD'))).toContain('DRO'));
rule('ASC-sua-assign-rbt', 'robotic control systems of all kinds', () => {
  for (const item of ['SmartRoboticControlSystem', 'ShieldedAeroSRCS', 'CasparDroneControlSystem', 'CasparIIDroneControlSystem'])
    expect(listed(tank(`${item}@BD`))).toContain('RBT');
});
rule('ASC-sua-assign-sdcs', 'a Caspar control system', () => {
  expect(listed(tank('CasparDroneControlSystem@BD'))).toContain('SDCS');
  expect(listed(tank('SmartRoboticControlSystem@BD'))).not.toContain('SDCS');
});
rule('ASC-sua-assign-jam', 'an SDS jammer', () => expect(listed(tank('SDSJammerSystem@BD'))).toContain('JAM'));
rule('ASC-sua-assign-dcc', 'as many drones as it controls; a command console one', () => {
  expect(listed(tank('ISDroneCarrierControlSystem@BD#6'))).toContain('DCC6');
  expect(listed(tank('ISRemoteDroneCommandConsole@BD'))).toContain('DCC1');
});
rule('ASC-sua-assign-atac', 'as many drones as it directs', () => {
  expect(listed(tank('AutoTacticalAnalysisComputer@BD#20'))).toContain('ATAC20');
});
rule('ASC-sua-assign-amp', 'amphibious, but not on ships', () => {
  expect(listed(tank('AmphibiousChassis@BD'))).toContain('AMP');
  expect(listed(vehicle({ motive: 'naval', mounts: mounts('AmphibiousChassis@BD') }))).not.toContain('AMP');
});
rule('ASC-sua-assign-dun', 'dune buggies', () => expect(listed(tank('ISCVDuneBuggyChassis@BD'))).toContain('DUN'));
rule('ASC-sua-assign-oro', 'off-road vehicles', () => expect(listed(support({ mounts: mounts('ISOffRoadChassis@BD') }))).toContain('ORO'));
rule('ASC-sua-assign-htc', 'a hitch, the quirk and tractors', () => {
  expect(listed(tank('Hitch@RR'))).toContain('HTC');
  expect(listed(vehicle({ quirks: ['trailer_hitch'] }))).toContain('HTC');
  expect(listed(support({ mounts: mounts('SV Chassis Mod [Tractor]@BD') }))).toContain('HTC');
  expect(listed(tank())).not.toContain('HTC');
});
rule('ASC-sua-assign-vrt', 'variable range targeting', () => {
  expect(listed(mech({ quirks: ['variable_range_long'] }))).toContain('VRT');
});
rule('ASC-sua-assign-rail', 'trains', () => {
  expect(lists(companion(support({ motive: 'rail' })), 'RAIL', 'MAG')).toEqual([true, false]);
});
rule('ASC-sua-assign-mag', 'magnetic levitation', () => {
  expect(lists(companion(support({ motive: 'maglev' })), 'RAIL', 'MAG')).toEqual([true, true]);
});
rule('ASC-sua-assign-omni', 'Omni chassis of ’Mechs, vehicles and fighters', () => {
  for (const unit of [mech({ omni: true }), vehicle({ omni: true }), fighter({ omni: true })]) expect(listed(unit)).toContain('OMNI');
  expect(listed(suits({ omni: true }))).not.toContain('OMNI');
});
rule('ASC-sua-assign-es', 'ejection seats and escape pods, not listed where they are built in', () => {
  expect(listed(support({ mounts: mounts('Ejection Seat (Support Vehicle)@BD') }))).toContain('ES');
  expect(listed(tank('ISCombatVehicleEscapePod@RR'))).toContain('ES');
  expect(listed(fitted('Ejection Seat (Industrial Mech)@HD'))).not.toContain('ES');
});
rule('ASC-sua-assign-mash', 'three operating theatres', () => expect(listed(tank('MASH Equipment@BD#3'))).toContain('MASH3'));
rule('ASC-sua-assign-mds', 'two dispensers are MDS2', () => expect(listed(tank('ISVehicularMineDispenser@RR*2'))).toContain('MDS2'));
rule('ASC-sua-assign-msw', 'mine sweepers, clearing hands and engineers', () => {
  expect(listed(tank('ISMineSweeper@FR'))).toContain('MSW');
  expect(listed(suits({ mounts: mounts('BABasicManipulatorMineClearance@Squad') }))).toContain('MSW');
});
rule('ASC-sua-assign-qv', 'a QuadVee turns its whole attack into a turret', () => {
  const vee = companion(mech({ frame: 'quadvee', motive: 'quad', mounts: mounts('CLERLargeLaser@LT*2') }));
  expect(specials(vee)).toEqual(expect.arrayContaining(['QV', 'TUR(2/2/2)']));
});
const lam = (over: Partial<Unit> = {}): Unit => ({ ...mech({ frame: 'lam', mounts: mounts('Jump Jet@LT*5') }), ...over });
rule('ASC-sua-assign-lam', 'five jets cruise 15 in the air: LAM(30"g/5a)', () => expect(listed(lam())).toContain('LAM(30"g/5a)'));
rule('ASC-sua-assign-bim', 'a bimodal one has no air ’Mech: BIM(5a)', () => {
  expect(listed(lam({ lore: [['lam', 'Bimodal']] }))).toContain('BIM(5a)');
});
rule('ASC-sua-assign-umu', 'maneuvering units give UMU and a second move', () => {
  const diver = companion(fitted('UMU@LL*2', 'UMU@RL*2'));
  expect(specials(diver)).toContain('UMU');
  expect(move(diver)).toBe('8"/8"s');
});
rule('ASC-sua-assign-gld', 'ProtoMechs that glide', () => {
  expect(listed(protomech({ motive: 'wige' }))).toContain('GLD');
  expect(listed(protomech())).not.toContain('GLD');
});
const clamped = (over: Partial<Unit>) => lists(companion(protomech({ mounts: mounts('ProtoMagneticClamp@T'), ...over })), 'MCS', 'UCS');
rule('ASC-sua-assign-mcs', 'clamps on a ProtoMech up to nine tons, but not on quads', () => {
  expect(clamped({ tons: 9 })).toEqual([true, false]);
  expect(clamped({ tons: 9, frame: 'quad' })).toEqual([false, false]);
});
rule('ASC-sua-assign-ucs', 'clamps from ten tons on', () => expect(clamped({ tons: 10 })).toEqual([false, true]));
