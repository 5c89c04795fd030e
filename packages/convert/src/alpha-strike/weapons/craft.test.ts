import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { printArc, printSpecial } from '../card.ts';
import { arc, companion, current, mounts, ship, support, vehicle } from '../units.fixture.ts';

rule('ASC-conv-weap-sc-four-arcs#1', 'four arcs, each by itself', () => {
  const card = companion(ship({ mounts: mounts('Large Laser@NOS*5', 'Large Laser@AFT*5') }));
  expect(arc(card, 'front')).toMatch(/^4\/4\/-\/-/);
  expect(arc(card, 'left')).toMatch(/^-\/-\/-\/-/);
});
const sided = ship({ mounts: mounts('PPC@NOS', 'PPC@LS*4', 'PPC@RS*4', 'PPC@LS(R)*2', 'PPC@RS(R)*2', 'PPC@AFT') });
rule('ASC-conv-weap-spheroid-nose#1', 'nose and half of both fore sides', () =>
  expect(arc(companion(sided), 'front')).toMatch(/^4\/5\/5\/-/),
);
rule('ASC-conv-weap-spheroid-sides#1', 'half of the fore and half of the aft side', () =>
  expect(arc(companion(sided), 'left')).toMatch(/^3\/3\/3\/-/),
);
rule('ASC-conv-weap-spheroid-aft#1', 'aft and half of both aft sides', () => expect(arc(companion(sided), 'rear')).toMatch(/^3\/3\/3\/-/));
const winged = { ...sided, motive: 'aerodyne' } as const;
rule('ASC-conv-weap-aerodyne-arcs#1', 'an aerodyne keeps its arcs', () => {
  expect(arc(companion(winged), 'front')).toMatch(/^1\/1\/1\/-/);
  expect(arc(companion(winged), 'left')).toMatch(/^3\/4\/4\/-/);
});
rule('ASC-conv-weap-aerodyne-rear-wing#1', 'rear-facing wing weapons fire aft', () =>
  expect(arc(companion(winged), 'rear')).toMatch(/^4\/5\/5\/-/),
);
const warship = ship({
  kind: 'warship',
  tons: 700_000,
  heatSinks: { count: 5000, type: 'Double' },
  mounts: mounts(
    'Naval Laser 55@NOS',
    'Naval Laser 55@FLS',
    'Naval Laser 55@LBS*2',
    'Naval Laser 55@ALS',
    'Sub-Capital Laser /2@NOS',
    'Capital Missile Launcher (Barracuda)@NOS',
    'PPC@NOS',
    'Small Laser@AFT*4',
  ),
});
rule('ASC-conv-weap-large-attack-types#1', 'standard, capital, sub-capital and missiles stay apart', () => {
  expect(arc(companion(warship), 'front')).toMatch(/^1\/1\/1\/-,CAP11\/11\/11\/11,SCAP2\/2\/-\/-,MSL2\/2\/2\/2/);
});
rule('ASC-conv-weap-pd-sc#1', 'small lasers count in the attack and as point defense', () => {
  const guarded = companion(ship({ mounts: mounts('Small Laser@NOS*4') }));
  expect(arc(guarded, 'front')).toMatch(/^2\/-\/-\/-.*PNT2/);
});
const landTrain = support({
  motive: 'wheeled',
  tons: 150,
  build: { size: 'large' },
  mounts: mounts('PPC@FR', 'PPC@FRLS', 'PPC@RRLS', 'PPC@RR*3', 'PPC@TU*2'),
});
rule('ASC-conv-weap-sv-arcs#1', 'a large support vehicle has four arcs', () =>
  expect(Object.keys(companion(landTrain).arcs!)).toHaveLength(4),
);
rule('ASC-conv-weap-sv-front#1', 'the front arc is the front', () => expect(arc(companion(landTrain), 'front')).toMatch(/^1\/1\/1/));
rule('ASC-conv-weap-sv-sides#1', 'a side arc is all of that side', () => expect(arc(companion(landTrain), 'left')).toMatch(/^2\/2\/2/));
rule('ASC-conv-weap-sv-rear#1', 'the rear arc is the rear', () => expect(arc(companion(landTrain), 'rear')).toMatch(/^3\/3\/3/));
rule('ASC-conv-weap-sv-turrets#1', 'the turret is in no arc', () => {
  for (const name of ['front', 'left', 'right', 'rear'] as const) expect(arc(companion(landTrain), name)).not.toMatch(/^[45]/);
});
const fortress = vehicle({
  kind: 'mobile-structure',
  mounts: [
    ...mounts('PPC@FRONT*2', 'PPC@LEFT', 'PPC@RIGHT*3', 'PPC@REAR', 'Naval Laser 55@FRONT'),
    ...mounts('PPC@FRONT*2', 'Medium Laser@RIGHT').map(mount => ({ ...mount, turret: 'mech' }) as const),
  ],
});
rule('ASC-conv-weap-ms-arcs#1', 'a mobile structure has four arcs and one turret to each side at most', () => {
  const { arcs } = companion(fortress);
  expect(Object.keys(arcs!)).toEqual(['front', 'left', 'right', 'rear']);
  expect(Object.values(arcs!).map(one => one.specials.filter(({ code }) => code === 'TUR').length)).toEqual([1, 0, 1, 0]);
});
rule('ASC-conv-weap-ms-arcs#2', 'the front has all that is along it, whatever section it is in', () => {
  expect(arc(companion(fortress), 'front')).toMatch(/^2\/2\/2/);
  expect(arc(companion(fortress), 'right')).toMatch(/^3\/3\/3/);
});
rule('ASC-conv-weap-ms-other-arcs#1', 'the rest goes to the other facings', () => {
  expect([arc(companion(fortress), 'left'), arc(companion(fortress), 'rear')].map(text => text.slice(0, 5))).toEqual(['1/1/1', '1/1/1']);
});
rule('ASC-conv-weap-ms-capital#1', 'capital weapons keep a total of their own', () =>
  expect(arc(companion(fortress), 'front')).toContain('CAP6/6/6/6'),
);
const turrets = (name: 'front' | 'left' | 'right' | 'rear') => companion(fortress).arcs![name]!.specials.map(printSpecial);
rule('ASC-conv-weap-ms-turrets#1', 'all turret weapons of a side are one turret', () => {
  expect(turrets('front')).toContain('TUR(2/2/2)');
});
rule('ASC-conv-weap-ms-turrets#2', 'one at a corner is in the side it was given to and in no other', () => {
  expect([turrets('right').includes('TUR(1/1/-)'), turrets('rear').some(code => code.startsWith('TUR'))]).toEqual([true, false]);
});
rule('ASC-conv-weap-ms-turrets#3', 'turrets are not added to a side', () => {
  expect(arc(companion(fortress), 'front')).toMatch(/^2\/2\/2/);
  expect(arc(companion(fortress), 'right')).toMatch(/^3\/3\/3/);
});
const station = ship({
  kind: 'space-station',
  tons: 50_000,
  mounts: mounts('PPC@NOS', 'PPC@FLS*2', 'PPC@ALS*3', 'PPC@AFT*4', 'Capital Missile Launcher (Barracuda)@NOS'),
});
const satellite = support({
  motive: 'station-keeping',
  tons: 90,
  heatSinks: { count: 90, type: 'Double' },
  mounts: mounts('Medium Laser@NOS*2'),
});
rule('ASC-conv-weap-sat-ss-arcs#1', 'stations and satellites have six arcs, each by itself; current cards of stations four', () => {
  const six = ['front', 'fore-left', 'fore-right', 'aft-left', 'aft-right', 'rear'];
  expect(Object.keys(companion(station).arcs!)).toEqual(six);
  const points = Object.values(companion(station).arcs!).map(one => one.standard[1]!.points);
  expect(points).toEqual([1, 2, 0, 3, 0, 4]);
  expect(Object.keys(companion(satellite).arcs!)).toEqual(six);
  expect(Object.keys(current(station).arcs!)).toHaveLength(4);
});
rule('ASC-conv-weap-sat-ss-arcs#2', 'a satellite with lasers has standard damage and nothing of the other classes', () => {
  expect(printArc(companion(satellite).arcs!.front!)).toMatch(/^1\/1\/-\/-,CAP-\/-\/-\/-,SCAP-\/-\/-\/-,MSL-\/-\/-\/-/);
});
rule('ASC-conv-weap-sat-ss-types#1', 'lasers and missiles in front are two sets', () => {
  expect(arc(companion(station), 'front')).toMatch(/^1\/1\/1\/-,CAP-\/-\/-\/-,SCAP-\/-\/-\/-,MSL2\/2\/2\/2/);
});
rule('ASC-conv-weap-pd-ss#1', 'point defense of a station counts twice', () => {
  expect(arc(companion({ ...station, mounts: mounts('Small Laser@NOS*4') }), 'front')).toMatch(/^2\/-.*PNT2/);
});
rule('ASC-conv-weap-ws-arcs#1', 'a WarShip adds fore sides to the nose and aft sides to the broadsides', () => {
  expect(arc(companion(warship), 'left')).toContain('CAP17/17/17/17');
  expect(arc(companion(warship), 'front')).toContain('CAP11/11/11/11');
});
rule('ASC-conv-weap-ws-types#1', 'its four classes stay apart', () => expect(arc(companion(warship), 'front').split(',')).toHaveLength(5));
rule('ASC-conv-weap-pd-ws#1', 'its small lasers are point defense too', () =>
  expect(arc(companion(warship), 'rear')).toMatch(/^2\/-.*PNT2/),
);
