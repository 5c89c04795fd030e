import { ARMOR_TYPES, type Design, find, spreadParts, type Unit, unitOf } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { against, mech, tank, withMounts } from '../designs.fixture.ts';
import { limbTons } from './load-at.ts';
import { weigh } from './weigh.ts';

const tons = (unit: Unit, note: string, fractional = false): number =>
  weigh(unit, { fractional })
    .terms.filter(term => term.note?.includes(note))
    .reduce((sum, { value }) => sum + value, 0);

describe('fractions', () => {
  const odd = mech({ engine: [250, 'Fusion'], walk: 5, weapons: 'PPC@RA', gear: 'ISTargeting Computer@LT' });
  rule('TOE-fractional-accounting-round-up#1', 'what is told by "or fraction" is rounded up all the same', () => {
    expect([tons(odd, 'Targeting'), tons(odd, 'Targeting', true)]).toEqual([2, 2]);
  });
  rule('TOE-fractional-accounting-round-up#2', 'gyros are not', () =>
    expect([tons(odd, 'gyro'), tons(odd, 'gyro', true)]).toEqual([3, 2.5]),
  );
});

describe('wings, tugs and muscles', () => {
  const FILLED =
    'Small Laser@LA*10; Small Laser@RA*10; Small Laser@RT*12; Small Laser@LT*4; Small Laser@HD; Small Laser@CT*2; Small Laser@LL*2; Small Laser@RL*2';
  const crowded = (item: string, lasers: number) =>
    against(mech({ weapons: FILLED.replace('LT*4', `LT*${lasers}`), gear: `${item}@LT` })).includes('HOUSE-design-mech-slots');
  rule('TOE-partial-wing-construction#1', 'of the Clans: a twentieth up to the half ton, three slots in each side torso', () => {
    const wing = (weight: number) =>
      tons(mech({ tech: 'clan', tons: weight, engine: [weight * 4, 'Fusion'], gear: 'CLPartialWing@LT' }), 'Wing');
    expect([wing(55), wing(50), wing(60)]).toEqual([3, 2.5, 3]);
    expect([crowded('CLPartialWing', 4), crowded('CLPartialWing', 5)]).toEqual([false, true]);
  });
  rule('TOE-partial-wing-construction#2', 'of the Inner Sphere: seven hundredths, four slots in each', () => {
    const wing = (weight: number) => tons(mech({ tons: weight, engine: [weight * 4, 'Fusion'], gear: 'ISPartialWing@LT' }), 'Wing');
    expect([wing(55), wing(50), wing(60)]).toEqual([4, 3.5, 4.5]);
    expect([crowded('ISPartialWing', 2), crowded('ISPartialWing', 3)]).toEqual([false, true]);
  });
  const tug = (weight: number) =>
    tons(
      unitOf({
        kind: 'dropship',
        chassis: 'Ship',
        model: '',
        tons: weight,
        tech: 'inner-sphere',
        year: 3075,
        walk: 3,
        motive: 'spheroid',
        craft: { structuralIntegrity: 20, fuel: 100 },
        armor: { NOS: 10 },
        gear: 'ISNavalTugAdaptor@NOS',
      }),
      'Tug',
    );
  rule('TOE-naval-tug-weight#1', 'a tenth of the vessel goes into reinforcement', () => expect(tug(20_000) - tug(10_000)).toBe(1000));
  rule('TOE-naval-tug-weight#2', 'beside a hundred tons of the adaptor', () => expect([tug(10_000), tug(5000)]).toEqual([1100, 600]));
  rule('TOE-ultralight-size-category#1', 'an ultra-light machine counts as a light one', () => {
    const laser = { kind: 'weapon', item: 'Small Laser', at: 'LA' } as const;
    const aes = { kind: 'equipment', item: 'ISAES', at: 'LA' } as const;
    // Actuator enhancement fills slots by weight class: one in a light machine, two in a medium one.
    const full = (weight: number) =>
      against({
        ...mech({ tons: weight, engine: [weight * 4, 'Fusion'] }),
        mounts: [...Array.from({ length: 9 }, () => laser), aes],
      }).includes('HOUSE-design-mech-slots');
    expect([full(15), full(35), full(40)]).toEqual([false, false, true]);
    expect(
      [15, 20, 35].map(
        weight =>
          weigh(mech({ tons: weight, engine: [weight * 4, 'Fusion'], gear: 'ISAES@LA' })).terms.find(({ note }) => note?.includes('AES'))
            ?.rule,
      ),
    ).toHaveLength(3);
  });
  rule('TOE-t407-laser-heatsink-space#1', 'a laser heat sink outside the engine fills two slots', () => {
    const lasers = (last: number) => `Small Laser@LA*10; Small Laser@RA*10; Small Laser@LT*${last}`;
    const crowded = (last: number) =>
      against(mech({ tech: 'clan', heatSinks: [20, 'Laser'], weapons: lasers(last) })).includes('HOUSE-design-mech-slots');
    expect([crowded(7), crowded(8)]).toEqual([false, true]);
    expect(weigh(mech({ tech: 'clan', heatSinks: [20, 'Laser'], weapons: lasers(7) })).total).toBeGreaterThan(0);
  });
});

describe('without a reactor', () => {
  const burning = (engine: 'ICE' | 'Fuel Cell' | 'Fusion' | 'Fission', sinks = 3) =>
    mech({ engine: [200, engine], weapons: 'PPC@LA; Medium Laser@RA', heatSinks: [sinks, 'Single'] });
  const RULE = 'TOE-non-fusion-mech-construction';
  rule('TOE-non-fusion-mech-construction#1', 'amplifiers for energy weapons, and every heat sink is paid', () => {
    expect([tons(burning('ICE'), 'amplifiers'), tons(burning('Fusion'), 'amplifiers')]).toEqual([1, 0]);
    expect([tons(burning('ICE', 3), 'heat sinks'), tons(burning('ICE', 5), 'heat sinks')]).toEqual([3, 5]);
    expect(against(withMounts(burning('ICE'), { kind: 'equipment', item: 'Jump Jet', at: 'LL' }))).toContain(RULE);
  });
  rule('TOE-non-fusion-mech-construction#2', 'no jump jets where something burns or reacts, but underwater units and boosters', () => {
    const jumping = (engine: 'ICE' | 'Fuel Cell' | 'Fusion' | 'Fission', item: string) =>
      against(withMounts(burning(engine), { kind: 'equipment', item, at: 'LL' })).includes(RULE);
    expect([
      jumping('ICE', 'Jump Jet'),
      jumping('Fuel Cell', 'Jump Jet'),
      jumping('Fission', 'Jump Jet'),
      jumping('Fusion', 'Jump Jet'),
    ]).toEqual([true, true, false, false]);
    expect([jumping('ICE', 'UMU'), jumping('ICE', 'Jump Booster')]).toEqual([false, false]);
  });
});

describe('sponsons', () => {
  const mount = (item: string, at: string) => ({ kind: 'weapon', item, at, turret: 'sponson' }) as const;
  const armed = (...mounts: readonly ReturnType<typeof mount>[]) => withMounts(tank({ gear: 'SponsonTurret@BD' }), ...mounts);
  rule('TOE-mech-turret-sponson#1', 'they come in pairs, which need not match', () => {
    const both = armed(mount('LRM 20', 'LS'), mount('Medium Laser', 'RS'));
    expect(against(both)).not.toContain('TOE-mech-turret-sponson');
    expect(tons(both, 'sponson')).toBeGreaterThan(0);
  });
  rule('TOE-mech-turret-sponson#2', 'a tenth of all that is in them: 7 and 3 tons need one', () => {
    expect([
      tons(armed(mount('PPC', 'LS'), mount('SRM 6', 'RS')), 'sponson'),
      tons(armed(mount('LRM 20', 'LS'), mount('Medium Laser', 'RS')), 'sponson'),
    ]).toEqual([1, 1.5]);
  });
});

describe('limbs', () => {
  rule('TOE-mech-limb-weight-example#1', 'a tenth of the structure and its own armor, up to the half ton', () => {
    // Five tons of structure and twelve points: half a ton and three quarters.
    expect(limbTons(mech({ tons: 50, armor: { LA: 12, RA: 16 } }), 'LA').total).toBe(1.5);
    expect(limbTons(mech({ tons: 50, armor: { LA: 12, RA: 16 } }), 'RA').total).toBe(1.5);
    expect(limbTons(mech({ tons: 50, armor: { LA: 17 } }), 'LA').total).toBe(2);
  });
  rule('TOE-mech-limb-weight-example#2', 'the arm of the example weighs two and a half tons', () => {
    const armored = mech({ tons: 85, armorType: 'Ferro-Fibrous', armor: { HD: 9, LA: 26, RA: 26 } });
    expect(limbTons(armored, 'LA').total).toBe(2.5);
  });
});

describe('weapons in hands', () => {
  const held = (design: Partial<Design>): Unit =>
    unitOf({
      kind: 'handheld-weapon',
      chassis: 'Held',
      model: '',
      tons: 5,
      tech: 'inner-sphere',
      year: 3070,
      walk: 0,
      armor: { GUN: 0 },
      ...design,
    });
  const ITEMS = ['TOE-handheld-items'];
  rule('TOE-handheld-items#1', 'six items and no more, designators and dispensers among them', () => {
    expect(against(held({ weapons: 'Small Laser@GUN*6' }))).toEqual([]);
    expect(against(held({ weapons: 'Small Laser@GUN*7' }))).toEqual(ITEMS);
    expect(against(held({ weapons: 'Small Laser@GUN*5; ISTAG@GUN' }))).toEqual([]);
    expect(against(held({ weapons: 'Small Laser@GUN*6; ISTAG@GUN' }))).toEqual(ITEMS);
  });
  rule('TOE-handheld-items#2', 'nothing that has to be in a certain place', () => {
    expect(against(held({ weapons: 'ISHeavyGaussRifle@GUN', ammo: 'ISHeavyGauss Ammo@GUN:4' }))).toEqual(ITEMS);
    expect(against(held({ weapons: 'ISGaussRifle@GUN', ammo: 'IS Gauss Ammo@GUN:8' }))).not.toContain(ITEMS[0]);
  });
  rule('TOE-handheld-items#3', 'or one weapon for an arm whose weight is its own; neither shield nor spikes', () => {
    for (const item of ['Hatchet', 'ISLargeShield', 'Spikes']) expect(against(held({ gear: `${item}@GUN` }))).toEqual(ITEMS);
    expect(against(held({ gear: 'Chain Whip@GUN' }))).toEqual([]);
  });
  rule('TOE-handheld-nonweapon-items#1', 'what belongs to one weapon is no item', () => {
    const six = 'LRM 5@GUN*6';
    const ammo = 'IS Ammo LRM-5@GUN:24';
    expect(against(held({ weapons: six, ammo, gear: 'ISArtemisIV@GUN*6' }))).toEqual([]);
    expect(against(held({ weapons: 'LRM 5@GUN*2', ammo, gear: 'ISArtemisIV@GUN' }))).toEqual(['TOE-handheld-nonweapon-items']);
  });
  rule('TOE-handheld-nonweapon-items#2', 'if one launcher is guided, all are that can be', () => {
    const guided = (count: number) =>
      against(held({ weapons: 'LRM 5@GUN*2; Small Laser@GUN', ammo: 'IS Ammo LRM-5@GUN:24', gear: `ISArtemisIV@GUN*${count}` }));
    expect([guided(1), guided(2)]).toEqual([['TOE-handheld-nonweapon-items'], []]);
  });
  const HEAT = ['TOE-handheld-heat-ammo'];
  rule('TOE-handheld-heat-ammo#1', 'each energy weapon brings single heat sinks for all its heat', () => {
    expect([weigh(held({ weapons: 'ISERMediumLaser@GUN' })).total, weigh(held({ weapons: 'PPC@GUN' })).total]).toEqual([1 + 5, 7 + 10]);
    expect(against(held({ weapons: 'ISERMediumLaser@GUN', gear: 'ISDoubleHeatSink@GUN' }))).toEqual(HEAT);
  });
  rule('TOE-handheld-heat-ammo#2', 'other weapons bring their shots one by one', () => {
    const shots = (count: number) => weigh(held({ weapons: 'LRM 20@GUN', ammo: `IS Ammo LRM-20@GUN:${count}` })).total;
    expect([shots(6), shots(3), shots(1)]).toEqual([11, 10.5, 10.5]);
    expect(against(held({ weapons: 'LRM 20@GUN' }))).toEqual(HEAT);
  });
  rule('TOE-handheld-heat-ammo#3', 'neither sinks nor shots are items', () => {
    expect(against(held({ weapons: 'LRM 5@GUN*6', ammo: 'IS Ammo LRM-5@GUN:24' }))).toEqual([]);
    expect(new Set(against(held({ weapons: 'LRM 5@GUN*6' })))).toEqual(new Set(HEAT));
  });
});

describe('armor', () => {
  rule('TW-data-armor#1', 'points for a ton and slots go by the type of armor and the kind of unit', () => {
    const griffin = find('GRF-1N')!;
    const points = [...Object.values(griffin.armor.front), ...Object.values(griffin.armor.rear)].reduce<number>(
      (sum, one) => sum + (one ?? 0),
      0,
    );
    const worn = (type: string, tech: Unit['tech']['base']): Unit => ({ ...griffin, armor: { ...griffin.armor, type, tech } });
    const halves = (exact: number) => Math.ceil(exact * 2) / 2;
    const slots = (unit: Unit) => spreadParts(unit).reduce((sum, part) => sum + part.slots, 0);
    const KINDS = [
      ['Standard', 'inner-sphere', 16, 0],
      ['Ferro-Fibrous', 'inner-sphere', 17.92, 14],
      ['Ferro-Fibrous', 'clan', 19.2, 7],
      ['Light Ferro-Fibrous', 'inner-sphere', 16.96, 7],
      ['Heavy Ferro-Fibrous', 'inner-sphere', 19.84, 21],
      ['Hardened', 'inner-sphere', 8, 0],
    ] as const;
    for (const [type, tech, perTon, taken] of KINDS)
      expect([type, tech, Math.round(2 * tons(worn(type, tech), 'armor')) / 2, slots(worn(type, tech))]).toEqual([
        type,
        tech,
        halves(points / perTon),
        taken,
      ]);
    // On a tank or a fighter a type fills other slots than on a 'Mech.
    const row = ARMOR_TYPES.map(({ item }) => item).find(({ name, tech }) => name === 'Ferro-Fibrous' && tech === 'inner-sphere')!;
    expect([row.mechSlots, row.vehicleSlots, row.fighterSlots]).toEqual([14, 2, 0]);
  });
});
