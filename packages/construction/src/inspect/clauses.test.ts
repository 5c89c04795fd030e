import { type Design, find, type Kind, type Mount, type Unit, unitOf, vesselOf } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { against, mech, suits, tank, withMounts } from '../designs.fixture.ts';
import { papers } from '../papers/papers.ts';
import { price } from '../price/price.ts';
import { levelOf } from './level.ts';

const blamed = (id: string, ...units: readonly Unit[]): readonly boolean[] => units.map(unit => against(unit).includes(id));
const pod = (item: string, kind: Mount['kind'] = 'equipment'): Mount => ({ kind, item, at: 'LT', pod: true });
const gear = (item: string, at = 'BD', more: Partial<Mount> = {}): Mount => ({ kind: 'equipment', item, at, ...more });

describe('pods', () => {
  const LIST = 'TOE-equip-pod-mount-list';
  const podded = (item: string, kind: Mount['kind'] = 'equipment') => blamed(LIST, withMounts(mech({ omni: true }), pod(item, kind)))[0];
  rule('TOE-equip-pod-mount-list#1', 'turrets, structure and muscles are no pods', () => {
    expect(['ISShoulderTurret', 'IS Endo Steel', 'Triple Strength Myomer'].map(item => podded(item))).toEqual([true, true, true]);
  });
  rule('TOE-equip-pod-mount-list#2', 'nor is what makes muscles stronger', () => {
    expect(['ISAES', 'ISMASC'].map(item => podded(item))).toEqual([true, true]);
    expect(blamed(LIST, mech({ omni: true, gear: 'ISMASC@CT' }))).toEqual([false]);
  });
  rule('TOE-equip-pod-mount-list#3', 'all else may be', () => {
    for (const item of ['Supercharger', 'ISGuardianECMSuite', 'ISModularArmor', 'Hatchet']) expect(podded(item)).toBe(false);
    expect([podded('Medium Laser', 'weapon'), podded('ISMASC')]).toEqual([false, true]);
  });
  const MODULES = 'TOE-armor-modular-pods';
  rule('TOE-armor-modular-pods#1', 'one piece of modular armor in a location', () => {
    expect(blamed(MODULES, mech({ gear: 'ISModularArmor@LA' }), mech({ gear: 'ISModularArmor@LA*2' }))).toEqual([false, true]);
    expect(blamed(MODULES, mech({ gear: 'ISModularArmor@LA; ISModularArmor@RA' }))).toEqual([false]);
  });
  rule('TOE-armor-modular-pods#2', 'on a torso it faces front or rear, one piece for each', () => {
    const both = 'ISModularArmor@LT; ISModularArmor (R)@LT';
    expect(blamed(MODULES, mech({ gear: both }), mech({ gear: `${both}; ISModularArmor (R)@LT` }))).toEqual([false, true]);
  });
  rule('TOE-armor-modular-pods#4', 'other armor is no pod, unless each location wears its own', () => {
    const plated = (patches?: Record<string, string>) =>
      withMounts(
        mech({ omni: true, armorType: patches ? 'Patchwork' : 'Reactive', ...(patches ? { patches } : {}) }),
        pod('IS Reactive', 'armor'),
      );
    expect(blamed(MODULES, plated(), plated({ LT: 'Reactive' }))).toEqual([true, false]);
    expect(blamed(MODULES, mech({ omni: true, armorType: 'Reactive' }), withMounts(mech({ omni: true }), pod('ISModularArmor')))).toEqual([
      false,
      false,
    ]);
  });
  rule('TOE-armor-modular-pods#5', 'hardened armor is not for Omni machines', () => {
    expect(blamed(MODULES, mech({ omni: true, armorType: 'Hardened' }), mech({ armorType: 'Hardened' }), mech({ omni: true }))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('who carries what', () => {
  const worker = (armorType: string) => levelOf(mech({ structureType: 'Industrial', armorType, year: 3080 }));
  rule('TOE-industrialmech-armor-experimental#1', 'an IndustrialMech in other armor than the three of its own is an experiment', () => {
    expect(worker('Standard')).toMatchObject({ level: 'experimental', rule: 'TOE-industrialmech-armor-experimental' });
    for (const own of ['Commercial', 'Industrial', 'Heavy Industrial']) expect(worker(own).level).not.toBe('experimental');
  });
  rule('TOE-industrialmech-armor-experimental#2', 'as an experiment it wears whatever a BattleMech may', () => {
    for (const armorType of ['Ferro-Fibrous', 'Reactive', 'Reflective', 'Hardened', 'Stealth']) {
      expect(worker(armorType).rule).toBe('TOE-industrialmech-armor-experimental');
      expect(against(mech({ structureType: 'Industrial', armorType, year: 3080 }))).not.toContain('HOUSE-design-carriers');
    }
  });
  const flyer = (kind: Kind): Unit => ({
    ...unitOf({
      kind: 'fighter',
      chassis: 'F',
      model: '',
      tons: 50,
      tech: 'inner-sphere',
      year: 3080,
      walk: 6,
      engine: [200, 'Fusion'],
      motive: 'aerodyne',
      armor: { NOS: 20 },
      heatSinks: [10, 'Single'],
      craft: { structuralIntegrity: 6, fuel: 400 },
      weapons: 'Heavy Flamer@NOS',
    }),
    kind,
  });
  rule('TOE-heavy-flamer-available#1', 'battle armor may carry heavy flamers', () => {
    expect(against(suits({ year: 3080, armor: 4, weapons: 'CLBAHeavyFlamer@Squad/RA' }))).toEqual([]);
    expect(against(flyer('fighter'))).toContain('TOE-heavy-flamer-available');
  });
  rule('TOE-heavy-flamer-available#2', 'fighters of both kinds, small craft and DropShips may not', () => {
    const kinds: readonly Kind[] = ['fighter', 'conventional-fighter', 'small-craft', 'dropship'];
    expect(blamed('TOE-heavy-flamer-available', ...kinds.map(flyer))).toEqual([true, true, true, true]);
    expect(blamed('TOE-heavy-flamer-available', tank({ year: 3080, weapons: 'Heavy Flamer@FR' }))).toEqual([false]);
  });
  const pack = (on: 'Body' | 'LA' | 'TU') => gear('ISDetachableWeaponPack', 'Squad', { on });
  const packed: Mount = {
    ...find('Elemental Battle Armor [Laser](Sqd5)')!.mounts.find(({ kind }) => kind === 'weapon')!,
    on: 'LA',
    held: 'DWP',
  };
  rule('TOE-dwp-location#1', 'a weapon pack is on body or arm and holds one weapon', () => {
    const unit = (...mounts: readonly Mount[]) => withMounts(suits(), ...mounts);
    const units = [unit(pack('LA'), packed), unit(pack('Body'), packed), unit(pack('TU'), packed), unit(pack('LA'), packed, packed)];
    expect(blamed('TOE-dwp-location', ...units)).toEqual([false, false, true, true]);
  });
  rule('TOE-dwp-location#2', 'and in no modular mount', () => {
    const mount = gear('BAModularWeaponMount', 'Squad', { on: 'LA' });
    expect(blamed('TOE-dwp-location', withMounts(suits(), pack('LA'), packed, mount), withMounts(suits(), pack('LA'), packed))).toEqual([
      true,
      false,
    ]);
  });
  const turned = (item: string, kind: Mount['kind']): Unit => withMounts(mech(), { kind, item, at: 'LT', turret: 'mech' });
  const TURRET = 'TOE-mech-turret-vehicle-items';
  rule('TOE-mech-turret-vehicle-items#1', 'what no turret of a vehicle holds is in none of a ’Mech', () => {
    expect(blamed(TURRET, turned('IS Ammo MG - Full', 'ammo'), turned('Medium Laser', 'weapon'))).toEqual([true, false]);
  });
  rule('TOE-mech-turret-vehicle-items#2', 'ammunition, physical weapons, jets, dozers, sweepers, hoists, CASE and boosters', () => {
    const items = ['Hatchet', 'Jump Jet', 'Bulldozer', 'ISMineSweeper', 'Lift Hoist/Arresting Hoist', 'ISCASE', 'ISMASC'];
    for (const item of items) expect([item, ...blamed(TURRET, turned(item, 'equipment'))]).toEqual([item, true]);
    expect(blamed(TURRET, turned('IS Ammo LRM-5', 'ammo'), turned('ISGuardianECMSuite', 'equipment'))).toEqual([true, false]);
  });
});

describe('large vessels', () => {
  const afloat = (tons: number, turrets = 0): Unit =>
    tank({ kind: 'support-vehicle', motive: 'naval', tons, armor: {}, build: { size: 'large', turrets } });
  const fits = (tons: number) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter(count => !against(afloat(tons, count)).includes('TOE-large-naval-turrets')).length;
  rule('TOE-sv-template-b#1', 'the second template is three hexes long: a turret in each', () => {
    expect(vesselOf(afloat(5000))).toMatchObject({ template: 'B', hexes: 3 });
    expect(fits(5000)).toBe(3);
  });
  rule('TOE-sv-template-b#2', 'templates by weight: 1, 3, 5, 7 and 9 hexes', () => {
    expect([500, 501, 6000, 6001, 12_000, 12_001, 30_000, 30_001, 100_000].map(fits)).toEqual([1, 3, 3, 5, 5, 7, 7, 9, 9]);
  });
  rule('TOE-jormungand-size-example#1', 'the vessel of 60,000 tons is four easier to hit', () => {
    expect([vesselOf(afloat(60_000))!.toHit, fits(60_000)]).toEqual([-4, 9]);
  });
  rule('TOE-jormungand-size-example#2', 'one, one, two, three and four by template', () => {
    expect([500, 6000, 12_000, 30_000, 100_000].map(tons => vesselOf(afloat(tons))!.toHit)).toEqual([-1, -1, -2, -3, -4]);
    expect(fits(500)).toBe(1);
  });
  rule('TOE-jormungand-turrets-example#1', 'and mounts nine turrets, not ten', () => {
    expect(blamed('TOE-large-naval-turrets', afloat(60_000, 9), afloat(60_000, 10))).toEqual([false, true]);
  });
});

describe('papers and prices', () => {
  const paper = (unit: Unit, name: string) => papers(unit).find(one => one.name.includes(name))!;
  rule('TOE-t405-partial-wing#1', 'partial wings are F/X-X-E, of 3074 and for the Clans of 3067', () => {
    const [inner, clan] = [
      paper(mech({ gear: 'ISPartialWing@LT' }), 'Wing'),
      paper(mech({ tech: 'clan', gear: 'CLPartialWing@LT' }), 'Wing'),
    ];
    expect([inner.rating?.text, clan.rating?.text]).toEqual(['F/X-X-E', 'F/X-X-E']);
    expect([inner.introduced.total, clan.introduced.total]).toEqual([3074, 3067]);
    expect(price(mech({ gear: 'ISPartialWing@LT' }))!.terms.some(term => term.rule === 'TOE-t405-partial-wing')).toBe(true);
  });
  const cost = (design: Partial<Design>) => price(mech(design))!.terms.find(term => term.rule === 'TOE-t405-partial-wing')?.value;
  const FILLED =
    'Small Laser@LA*10; Small Laser@RA*10; Small Laser@RT*12; Small Laser@LT*4; Small Laser@HD; Small Laser@CT*2; Small Laser@LL*2; Small Laser@RL*2';
  const crowded = (item: string, less: number) =>
    against(mech({ weapons: FILLED.replace('LT*4', `LT*${4 - less}`), gear: `${item}@LT` })).includes('HOUSE-design-mech-slots');
  rule('TOE-t405-partial-wing#2', '50,000 for each of its tons, and eight slots or six', () => {
    expect([cost({ gear: 'ISPartialWing@LT' }), cost({ tech: 'clan', gear: 'CLPartialWing@LT' })]).toEqual([175_000, 125_000]);
    // Six slots are free; two lasers fewer leave eight.
    expect([crowded('CLPartialWing', 0), crowded('ISPartialWing', 0), crowded('ISPartialWing', 1), crowded('ISPartialWing', 2)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
  rule('TOE-t407-ccm-tech#1', 'both sides build command modules that fold', () => {
    for (const tech of ['clan', 'inner-sphere'] as const)
      expect(paper(mech({ tech, gear: 'ISCollapsibleCommandModule@LT' }), 'Collapsible').makers).toBe('all');
  });
  rule('TOE-t417-remote-sensors-tech#1', 'remote sensors are C/E-F-D, those of suits D/F-F-D', () => {
    expect(paper(tank({ gear: 'RemoteSensorDispenser@BD' }), 'Remote').rating?.text).toBe('C/E-F-D');
    expect(paper(suits({ gear: 'ISBARemoteSensorDispenser@Squad' }), 'Remote').rating?.text).toBe('D/F-F-D');
  });
  const boosted = (weightClass: number, tech: 'clan' | 'inner-sphere' = 'inner-sphere') => {
    const squad = { troopers: 4, weightClass, body: 'biped' } as const;
    return (price(suits({ tech, squad, gear: 'CLBAMyomerBooster@Squad' }))!.total - price(suits({ tech, squad }))!.total) / 4;
  };
  rule('TOE-t413-myomer-booster-cost#1', 'a myomer booster costs 75,000 for each point that it adds', () =>
    expect([boosted(2) / 2, boosted(3)]).toEqual([75_000, 75_000]),
  );
  rule('TOE-t413-myomer-booster-cost#2', 'it adds two, on heavy and assault suits one', () => {
    expect([0, 1, 2, 3, 4].map(weight => boosted(weight) / 75_000)).toEqual([2, 2, 2, 1, 1]);
  });
});
