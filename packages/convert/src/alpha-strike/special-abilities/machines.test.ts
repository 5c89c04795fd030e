import type { Unit } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { printBrackets } from '../card.ts';
import { companion, fighter, lists, mech, mounts, move, protomech, specials, suits, support, vehicle } from '../units.fixture.ts';

const listed = (unit: Unit): string[] => specials(companion(unit));
const fitted = (...things: readonly string[]): Unit => mech({ mounts: mounts(...things) });
const tank = (...things: readonly string[]): Unit => vehicle({ mounts: mounts(...things) });
const industrial = (over: Partial<Unit> = {}): Unit => ({ ...mech(), structure: { type: 'Industrial', points: {} }, ...over });

const armed = (item: string) => expect(listed(fitted(`${item}@RA`)), item).toContain('MEL');
rule('ASC-sua-assign-mel#1', 'from backhoe to mining drill', () => {
  const first = [
    'Backhoe',
    'Chain Whip',
    'Chainsaw',
    'ISClaw',
    'Combine',
    'Dual Saw',
    'Flail',
    'Hatchet',
    'Heavy-Duty Pile Driver',
    'Lance',
    'Mace',
    'MiningDrill',
  ];
  for (const item of first) armed(item);
  expect(listed(fitted('Medium Laser@RA'))).not.toContain('MEL');
});
rule('ASC-sua-assign-mel#2', 'from retractable blade to wrecking ball, shields of any size', () => {
  const blades = ['Retractable Blade', 'Rock Cutter', 'Spikes', 'Spot Welder', 'Sword', 'Talons', 'IS Wrecking Ball'];
  const sized = ['ISSmallShield', 'ISMediumShield', 'ISLargeShield', 'ISSmallVibroblade', 'ISMediumVibroblade', 'ISLargeVibroblade'];
  for (const item of [...blades, ...sized]) armed(item);
});
rule('ASC-sua-assign-mel#3', 'those of ProtoMechs', () => {
  for (const item of ['ProtoMeleeWeapon', 'ProtoQuadMeleeSystem'])
    expect(listed(protomech({ mounts: mounts(`${item}@T`) })), item).toContain('MEL');
  expect(listed(protomech())).not.toContain('MEL');
});
rule('ASC-sua-assign-mel#4', 'once for any number', () => {
  expect(listed(fitted('Hatchet@RA', 'Sword@LA', 'Spikes@LT')).filter(code => code === 'MEL')).toHaveLength(1);
});
rule('ASC-sua-assign-saw#1', 'chainsaw, dual saw and retractable blade', () => {
  for (const item of ['Chainsaw', 'Dual Saw', 'Retractable Blade']) expect(listed(fitted(`${item}@RA`))).toContain('SAW');
  expect(listed(fitted('Hatchet@RA'))).not.toContain('SAW');
});
rule('ASC-sua-assign-eng#1', 'tools that move earth', () => {
  for (const item of ['Backhoe', 'Bulldozer']) expect(listed(tank(`${item}@FR`))).toContain('ENG');
  expect(listed(tank('Chainsaw@FR'))).not.toContain('ENG');
});
rule('ASC-sua-assign-brid#1', 'bridgelayers of all sizes', () => {
  for (const item of ['LightBridgeLayer', 'MediumBridgeLayer', 'HeavyBridgeLayer']) expect(listed(tank(`${item}@FR`))).toContain('BRID');
});
rule('ASC-sua-assign-bt#1', 'a booby trap, but not in a ProtoMech', () => {
  expect(listed(fitted('ISBoobyTrap@CT'))).toContain('BT');
  expect(listed(protomech({ mounts: mounts('ISBoobyTrap@T') }))).not.toContain('BT');
});
rule('ASC-sua-assign-tsm#1', 'standard myomer only', () => {
  expect(lists(companion(fitted('Triple Strength Myomer@LT')), 'TSM', 'TSMX', 'I-TSM')).toEqual([true, false, false]);
});
rule('ASC-sua-assign-tsmx#1', 'prototype myomer', () => {
  expect(lists(companion(fitted('Prototype TSM@LT')), 'TSM', 'TSMX', 'I-TSM')).toEqual([false, true, false]);
});
rule('ASC-sua-assign-i-tsm#1', 'industrial myomer', () => {
  expect(lists(companion(fitted('Industrial Triple Strength Myomer@LT')), 'TSM', 'TSMX', 'I-TSM')).toEqual([false, false, true]);
});
rule('ASC-sua-assign-rhs#1', 'a radical heat sink', () => expect(listed(fitted('Radical Heat Sink System@LT'))).toContain('RHS'));
rule('ASC-sua-assign-ecs#1', 'an emergency coolant system', () =>
  expect(listed(fitted('ISRISCEmergencyCoolantSystem@LT'))).toContain('ECS'),
);
const powered = (type: string) => lists(companion(vehicle({ engine: { type, rating: 200 } as Unit['engine'] & object })), 'EE', 'FC');
rule('ASC-sua-assign-ee#1', 'combustion and steam', () => {
  expect(powered('ICE')).toEqual([true, false]);
  expect(powered('Steam')).toEqual([true, false]);
  expect(powered('Fusion')).toEqual([false, false]);
});
rule('ASC-sua-assign-fc#1', 'fuel cells', () => expect(powered('Fuel Cell')).toEqual([false, true]));
rule('ASC-sua-assign-afc#1', 'fire control is listed on support vehicles only', () => {
  expect(listed(support({ mounts: mounts('Advanced Fire Control@BD') }))).toContain('AFC');
  expect(listed(tank('Advanced Fire Control@BD'))).not.toContain('AFC');
  expect(listed(industrial({ cockpit: 'Standard' }))).toContain('AFC');
});
rule('ASC-sua-assign-bfc#1', 'basic fire control on support vehicles and IndustrialMechs', () => {
  expect(listed(support({ mounts: mounts('Basic Fire Control@BD') }))).toContain('BFC');
  expect(listed(tank('Basic Fire Control@BD'))).not.toContain('BFC');
  expect(listed(industrial({ cockpit: 'Industrial' }))).toContain('BFC');
});
rule('ASC-sua-assign-dn#1', 'a direct neural interface', () => expect(listed(mech({ cockpit: 'Interface' }))).toContain('DN'));
rule('ASC-sua-assign-vr#1', 'a virtual reality piloting pod', () => {
  expect(listed(mech({ cockpit: 'Virtual Reality Piloting Pod' }))).toContain('VR');
});
rule('ASC-sua-assign-dro#1', 'a drone', () => expect(listed(tank('ISDroneOperatingSystem@BD'))).toContain('DRO'));
rule('ASC-sua-assign-rbt#1', 'robotic control systems of all kinds', () => {
  for (const item of ['SmartRoboticControlSystem', 'ShieldedAeroSRCS', 'CasparDroneControlSystem', 'CasparIIDroneControlSystem'])
    expect(listed(tank(`${item}@BD`))).toContain('RBT');
});
rule('ASC-sua-assign-sdcs#1', 'a Caspar control system', () => {
  expect(listed(tank('CasparDroneControlSystem@BD'))).toContain('SDCS');
  expect(listed(tank('SmartRoboticControlSystem@BD'))).not.toContain('SDCS');
});
rule('ASC-sua-assign-jam#1', 'an SDS jammer', () => expect(listed(tank('SDSJammerSystem@BD'))).toContain('JAM'));
rule('ASC-sua-assign-dcc#1', 'as many drones as it controls', () =>
  expect(listed(tank('ISDroneCarrierControlSystem@BD#6'))).toContain('DCC6'),
);
rule('ASC-sua-assign-dcc#2', 'a command console controls one', () =>
  expect(listed(tank('ISRemoteDroneCommandConsole@BD'))).toContain('DCC1'),
);
rule('ASC-sua-assign-atac#1', 'as many drones as it directs', () => {
  expect(listed(tank('AutoTacticalAnalysisComputer@BD#20'))).toContain('ATAC20');
});
rule('ASC-sua-assign-amp#1', 'amphibious vehicles', () => {
  expect(listed(tank('AmphibiousChassis@BD'))).toContain('AMP');
  expect(listed(support({ mounts: mounts('ISFullyAmphibiousChassis@BD') }))).toContain('AMP');
  expect(listed(tank())).not.toContain('AMP');
});
rule('ASC-sua-assign-amp#2', 'but not ships, boats and what swims anyway', () => {
  for (const motive of ['naval', 'submarine', 'hydrofoil'] as const)
    expect(listed(vehicle({ motive, mounts: mounts('AmphibiousChassis@BD') })), motive).not.toContain('AMP');
  expect(listed(tank('AmphibiousChassis@BD', 'UMU@BD'))).not.toContain('AMP');
  expect(listed(tank('AmphibiousChassis@BD'))).toContain('AMP');
});
rule('ASC-sua-assign-dun#1', 'dune buggies', () => expect(listed(tank('ISCVDuneBuggyChassis@BD'))).toContain('DUN'));
rule('ASC-sua-assign-oro#1', 'off-road vehicles', () =>
  expect(listed(support({ mounts: mounts('ISOffRoadChassis@BD') }))).toContain('ORO'),
);
rule('ASC-sua-assign-htc#1', 'a hitch, the quirk and tractors', () => {
  expect(listed(tank('Hitch@RR'))).toContain('HTC');
  expect(listed(vehicle({ quirks: ['trailer_hitch'] }))).toContain('HTC');
  expect(listed(support({ mounts: mounts('SV Chassis Mod [Tractor]@BD') }))).toContain('HTC');
  expect(listed(tank())).not.toContain('HTC');
});
rule('ASC-sua-assign-vrt#1', 'variable range targeting', () => {
  expect(listed(mech({ quirks: ['variable_range_long'] }))).toContain('VRT');
});
rule('ASC-sua-assign-rail#1', 'trains', () => {
  expect(lists(companion(support({ motive: 'rail' })), 'RAIL', 'MAG')).toEqual([true, false]);
});
rule('ASC-sua-assign-mag#1', 'magnetic levitation', () => {
  expect(lists(companion(support({ motive: 'maglev' })), 'RAIL', 'MAG')).toEqual([true, true]);
});
rule('ASC-sua-assign-omni#1', 'Omni chassis of ’Mechs, vehicles and fighters', () => {
  for (const unit of [mech({ omni: true }), vehicle({ omni: true }), fighter({ omni: true })]) expect(listed(unit)).toContain('OMNI');
  expect(listed(suits({ omni: true }))).not.toContain('OMNI');
});
rule('ASC-sua-assign-es#1', 'ejection seats and escape pods, not listed where they are built in', () => {
  expect(listed(support({ mounts: mounts('Ejection Seat (Support Vehicle)@BD') }))).toContain('ES');
  expect(listed(tank('ISCombatVehicleEscapePod@RR'))).toContain('ES');
  expect(listed(fitted('Ejection Seat (Industrial Mech)@HD'))).not.toContain('ES');
});
rule('ASC-sua-assign-mash#1', 'three operating theatres', () => expect(listed(tank('MASH Equipment@BD#3'))).toContain('MASH3'));
rule('ASC-sua-assign-mds#1', 'two dispensers are MDS2', () => expect(listed(tank('ISVehicularMineDispenser@RR*2'))).toContain('MDS2'));
rule('ASC-sua-assign-msw#1', 'mine sweepers, clearing hands and engineers', () => {
  expect(listed(tank('ISMineSweeper@FR'))).toContain('MSW');
  expect(listed(suits({ mounts: mounts('BABasicManipulatorMineClearance@Squad') }))).toContain('MSW');
});
const vee = mech({ frame: 'quadvee', motive: 'quad', mounts: mounts('CLERLargeLaser@LT*2', 'CLLRM20@RT', 'Clan Ammo LRM-20@CT:20') });
rule('ASC-sua-assign-qv#1', 'a ’Mech that cruises too', () => {
  expect(listed(vee)).toContain('QV');
  expect(listed(mech({ frame: 'quad' }))).not.toContain('QV');
});
rule('ASC-sua-assign-qv#2', 'its whole attack is in a turret, with all abilities', () => {
  const card = companion(vee);
  const turret = specials(card).find(code => code.startsWith('TUR('));
  expect(turret).toBe(`TUR(${printBrackets(card.damage.slice(0, 3))},IF1,LRM1/1/1)`);
});
const lam = (over: Partial<Unit> = {}): Unit => ({ ...mech({ frame: 'lam', mounts: mounts('Jump Jet@LT*5') }), ...over });
rule('ASC-sua-assign-lam#1', 'five jets cruise 15 in the air: LAM(30"g/5a)', () => expect(listed(lam())).toContain('LAM(30"g/5a)'));
rule('ASC-sua-assign-bim#1', 'a bimodal one has no air ’Mech: BIM(5a)', () => {
  expect(listed(lam({ lore: [['lam', 'Bimodal']] }))).toContain('BIM(5a)');
});
rule('ASC-sua-assign-umu#1', 'maneuvering units give UMU and two inches each', () => {
  const diver = companion(fitted('UMU@LL*2', 'UMU@RL*2'));
  expect(specials(diver)).toContain('UMU');
  expect(move(diver)).toBe('8"/8"s');
  expect(listed({ ...suits(), movement: { walk: 1, run: 1, jump: 0, swim: 2 } })).toContain('UMU');
});
rule('ASC-sua-assign-umu#2', 'Undine walks 1 and swims 3', () => {
  const undine = companion({ ...suits(), movement: { walk: 1, run: 1, jump: 0, swim: 3 } });
  expect([move(undine), specials(undine).includes('UMU')]).toEqual(['2"f/6"s', true]);
});
rule('ASC-sua-assign-gld#1', 'ProtoMechs that glide', () => {
  expect(listed(protomech({ motive: 'wige' }))).toContain('GLD');
  expect(listed(protomech())).not.toContain('GLD');
});
const clamped = (over: Partial<Unit>) => lists(companion(protomech({ mounts: mounts('ProtoMagneticClamp@T'), ...over })), 'MCS', 'UCS');
rule('ASC-sua-assign-mcs#1', 'clamps on a ProtoMech up to nine tons, but not on quads', () => {
  expect(clamped({ tons: 9 })).toEqual([true, false]);
  expect(clamped({ tons: 9, frame: 'quad' })).toEqual([false, false]);
});
rule('ASC-sua-assign-ucs#1', 'clamps from ten tons on', () => expect(clamped({ tons: 10 })).toEqual([false, true]));
