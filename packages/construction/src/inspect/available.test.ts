import { find, type Kind, type Mount, type Unit, vesselOf } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { against, mech, suits, tank, withMounts } from '../designs.fixture.ts';
import { levelOf } from './level.ts';

const gear = (item: string, at = 'BD', more: Partial<Mount> = {}): Mount => ({ kind: 'equipment', item, at, ...more });
const as = (kind: Kind, ...mounts: readonly Mount[]): Unit => withMounts({ ...tank(), kind }, ...mounts);
const blamed = (id: string, ...units: readonly Unit[]): readonly boolean[] => units.map(unit => against(unit).includes(id));

rule('TOE-c3bs-availability', 'fighters carry no boosted C3', () => {
  const boosted = [gear('ISC3BoostedSystemSlaveUnit'), { ...gear('ISC3MasterBoostedSystemUnit'), kind: 'weapon' } as const];
  for (const mount of boosted)
    expect(blamed('TOE-c3bs-availability', as('fighter', mount), as('conventional-fighter', mount), as('vehicle', mount))).toEqual([
      true,
      true,
      false,
    ]);
});
rule('TOE-c3em-availability', 'nor an emergency master', () => {
  const mount = gear('ISC3EmergencyMaster');
  expect(blamed('TOE-c3em-availability', as('fighter', mount), as('conventional-fighter', mount), as('vehicle', mount))).toEqual([
    true,
    true,
    false,
  ]);
});
rule('TOE-t405-c3-fighter', 'none of the three has a place on a fighter', () => {
  for (const item of ['ISC3BoostedSystemSlaveUnit', 'ISC3MasterBoostedSystemUnit', 'ISC3EmergencyMaster'])
    expect(against(as('fighter', gear(item))).filter(id => /^TOE-c3/.test(id))).toHaveLength(1);
});
rule('TOE-coolant-pod-available', 'conventional fighters have no coolant pods', () => {
  const pod = { kind: 'ammo', item: 'Coolant Pod', at: 'BD', shots: 1 } as const;
  expect(blamed('TOE-coolant-pod-available', as('conventional-fighter', pod), as('fighter', pod))).toEqual([true, false]);
});
rule('TOE-naval-commscanner-sv', 'support vehicles may have comm-scanner suites, smaller units may not', () => {
  const suite = gear('ISSmallNavalCommScannerSuite');
  expect(
    blamed('TOE-naval-commscanner-sv', as('vehicle', suite), as('fighter', suite), as('support-vehicle', suite), as('dropship', suite)),
  ).toEqual([true, true, false, false]);
});
const driven = (kind: Kind, core: number): Unit => ({ ...as(kind), craft: { structuralIntegrity: 1, fuel: 0, core } });
rule('TOE-subcompact-available', 'no JumpShip has a sub-compact drive', () => {
  expect(blamed('TOE-subcompact-available', driven('jumpship', 2), driven('jumpship', 0))).toEqual([true, false]);
});
rule('TOE-t411-subcompact-space', 'nor has a station; WarShips have', () => {
  expect(blamed('TOE-subcompact-available', driven('space-station', 2), driven('warship', 2))).toEqual([true, false]);
});
rule('TOE-docking-collar-rule', 'a collar for each 50,000 tons or fraction, from 50,000 on', () => {
  const ship = (tons: number, collars: number): Unit => ({
    ...as('jumpship'),
    tons,
    bays: Array.from({ length: collars }, (_, number) => ({ type: 'dockingcollar', size: 0, doors: 0, number })),
  });
  expect(blamed('TOE-docking-collar-rule', ship(49_000, 1), ship(50_000, 1), ship(51_000, 2), ship(51_000, 3))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

rule('TOE-armored-components-omni', 'a pod does not put armor around what is fixed', () => {
  const slotted = (text: string, omni: boolean): Unit => ({ ...mech(), ...(omni ? { omni: true } : {}), slots: { CT: [text] } });
  expect(
    blamed(
      'TOE-armored-components-omni',
      slotted('Fusion Engine (ARMORED) (OMNIPOD)', true),
      slotted('Fusion Engine (ARMORED)', true),
      slotted('Medium Laser (ARMORED) (OMNIPOD)', true),
    ),
  ).toEqual([true, false, false]);
});
rule('TOE-mech-turret-vehicle-items', 'what no turret of a vehicle holds is in no turret of a ’Mech', () => {
  const turned = (item: string, kind: Mount['kind']): Unit => withMounts(mech(), { kind, item, at: 'LT', turret: 'mech' });
  expect(
    blamed(
      'TOE-mech-turret-vehicle-items',
      turned('Hatchet', 'equipment'),
      turned('IS Ammo MG - Full', 'ammo'),
      turned('Medium Laser', 'weapon'),
    ),
  ).toEqual([true, true, false]);
});
rule('TOE-engine-master-remove-fusion', 'light, compact and extra-light engines are nothing advanced', () => {
  for (const type of ['XL', 'Light', 'Compact'] as const)
    expect(levelOf(mech({ engine: [200, type] }))).toMatchObject({ level: 'standard', rule: 'TOE-engine-master-remove-fusion' });
  expect(levelOf(mech({ engine: [200, 'XXL'] })).level).toBe('experimental');
  expect(levelOf(mech({ engine: [200, 'Fission'] })).level).toBe('experimental');
});

rule('TOE-t410-lookdown-rules', 'a look-down radar is advanced', () => {
  expect(levelOf(tank({ gear: 'ISLookDownRadar@BD' }))).toMatchObject({ level: 'advanced', rule: 'TOE-t410-lookdown-rules' });
  expect(levelOf(tank()).level).not.toBe('advanced');
});

const tube = (on: 'Body' | 'LA', shots = 0): Unit =>
  withMounts(
    suits({ squad: { troopers: 4, weightClass: 4, body: 'biped' } }),
    { kind: 'weapon', item: 'ISBATubeArtillery', at: 'Squad', on },
    ...(shots > 0 ? [{ kind: 'ammo', item: 'ISBATubeArtilleryAmmo', at: 'Squad', on, shots } as const] : []),
  );
rule('TOE-ba-tube-location', 'tube artillery fits into the body of a suit alone', () => {
  expect(blamed('TOE-ba-tube-location', tube('LA'), tube('Body'))).toEqual([true, false]);
});
rule('TOE-ba-tube-ammo', 'four clips of two rounds fill a slot', () => {
  // The tube itself fills four of the six slots of the body.
  expect(blamed('HOUSE-design-suit-slots', tube('Body', 16), tube('Body', 17))).toEqual([false, true]);
});
rule('TOE-myomer-booster-slots', 'a myomer booster lies wherever there is room', () => {
  const booster = gear('CLBAMyomerBooster', 'Squad', { on: 'Body' });
  const laser = (on: 'Body' | 'LA' | 'RA'): Mount => ({ kind: 'weapon', item: 'CLBAERSmallPulseLaser', at: 'Squad', on });
  const unit = (...mounts: readonly Mount[]) => withMounts(suits({ tech: 'clan' }), ...mounts);
  const rules = (...mounts: readonly Mount[]) => against(unit(...mounts)).filter(id => /slots/.test(id));
  // Ten slots: the booster takes three of them, though only two are left in the body.
  expect(rules(booster, laser('Body'), laser('LA'), laser('RA'))).toEqual([]);
  expect(rules(booster, laser('Body'), laser('Body'), laser('LA'), laser('RA'))).toEqual(['TOE-myomer-booster-slots']);
});
rule('TOE-dwp-location', 'a weapon pack goes on body or arm, in no modular mount, and holds one weapon', () => {
  const pack = (on: 'Body' | 'LA' | 'TU') => gear('ISDetachableWeaponPack', 'Squad', { on });
  const held: Mount = { kind: 'weapon', item: 'ISBAMG', at: 'Squad', on: 'LA', held: 'DWP' };
  const gun = find('Elemental Battle Armor [Laser](Sqd5)')!.mounts.find(({ kind }) => kind === 'weapon')!;
  const packed: Mount = { ...gun, on: 'LA', held: 'DWP' };
  const modular = gear('BAModularWeaponMount', 'Squad', { on: 'LA' });
  const unit = (...mounts: readonly Mount[]) => withMounts(suits(), ...mounts);
  expect(held.held).toBe('DWP');
  expect(
    blamed(
      'TOE-dwp-location',
      unit(pack('LA'), packed),
      unit(pack('Body'), packed),
      unit(pack('TU'), packed),
      unit(pack('LA'), packed, modular),
      unit(pack('LA'), packed, packed),
    ),
  ).toEqual([false, false, true, true, true]);
});

const afloat = (tons: number, turrets = 0): Unit =>
  tank({ kind: 'support-vehicle', motive: 'naval', tons, armor: {}, build: { size: 'large', turrets } });
rule('TOE-large-naval-turrets', 'one turret for each hex of a vessel, nine at most', () => {
  const fits = (tons: number) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter(count => !against(afloat(tons, count)).includes('TOE-large-naval-turrets')).length;
  expect([400, 5000, 10_000, 30_000, 60_000].map(fits)).toEqual([1, 3, 5, 7, 9]);
});
rule('TOE-sv-turrets-naval-9', 'no vessel has ten', () => {
  expect(blamed('TOE-large-naval-turrets', afloat(100_000, 9), afloat(100_000, 10))).toEqual([false, true]);
});
rule('TOE-sv-template-b', 'the second template is three hexes long', () =>
  expect(vesselOf(afloat(5000))).toMatchObject({ template: 'B', hexes: 3 }),
);
const JORMUNGAND = 60_000;
rule('TOE-jormungand-turrets-example', 'a vessel of 60,000 tons has room for nine', () =>
  expect(blamed('TOE-large-naval-turrets', afloat(JORMUNGAND, 9))).toEqual([false]),
);
rule('TOE-jormungand-size-example', 'and is four easier to hit', () => expect(vesselOf(afloat(JORMUNGAND))!.toHit).toBe(-4));
rule('TOE-sv-armor-satellite', 'satellites of all sizes wear armor on the same four sides', () => {
  const star = (at: string, tons: number): Unit =>
    tank({ kind: 'support-vehicle', motive: 'station-keeping', tons, armor: { [at]: 3 }, build: tons > 100 ? { size: 'large' } : {} });
  for (const tons of [2, 50, 200]) expect(blamed('TOE-sv-armor-satellite', star('NOS', tons), star('FR', tons))).toEqual([false, true]);
});
