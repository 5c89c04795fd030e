import { CATALOGUE, type Design, nameOf, type Unit, unitOf } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect, it } from 'vitest';
import { against, changed, mech, step, tank, withMounts } from '../designs.fixture.ts';
import { weigh } from './weigh.ts';

/** What the parts with these words in their notes weigh. */
const tons = (unit: Unit, note: string, fractional = false): number =>
  weigh(unit, { fractional })
    .terms.filter(term => term.note?.includes(note))
    .reduce((sum, { value }) => sum + value, 0);

const craft = (design: Partial<Design>): Unit =>
  unitOf({
    kind: 'dropship',
    chassis: 'Ship',
    model: '',
    tons: 10_000,
    tech: 'inner-sphere',
    year: 3075,
    walk: 3,
    motive: 'spheroid',
    craft: { structuralIntegrity: 20, fuel: 100 },
    armor: { NOS: 10 },
    ...design,
  });

describe('the scales', () => {
  it('show what a design says of itself, part by part', () => {
    const { total, terms, unknown } = weigh(changed('GRF-1N'));
    expect([total, unknown]).toEqual([55, []]);
    expect(terms.find(({ note }) => note === 'engine')).toEqual({ rule: 'HOUSE-tons-mech-engine', value: 15.5, note: 'engine' });
  });

  it('show no more than its tons for any machine of the catalogue that they know', () => {
    const heavy = CATALOGUE.filter(({ kind }) => kind === 'mech' || kind === 'fighter').filter(
      unit => weigh(unit).unknown.length === 0 && weigh(unit).total > unit.tons + 0.001,
    );
    expect(heavy.map(nameOf)).toEqual([]);
  });
});

rule('TOE-fractional-accounting-round-up', 'gyros follow fractions, a targeting computer does not', () => {
  const odd = mech({ engine: [250, 'Fusion'], walk: 5, weapons: 'PPC@RA', gear: 'ISTargeting Computer@LT' });
  expect([tons(odd, 'gyro'), tons(odd, 'gyro', true)]).toEqual([3, 2.5]);
  expect([tons(odd, 'Targeting'), tons(odd, 'Targeting', true)]).toEqual([2, 2]);
});

rule('TOE-t406-silver-bullet-tc', 'a targeting computer does not aim a Silver Bullet rifle', () => {
  const aimed = mech({ weapons: 'ISSBGR@RT; PPC@LA', gear: 'ISTargeting Computer@LT' });
  expect(tons(aimed, 'Targeting')).toBe(2);
  expect([...step(aimed, 'weapon', 'Silver'), ...step(aimed, 'weapon', 'PPC')]).toEqual([198, 176 * 1.25]);
});

rule('TOE-limited-amphibious-weight', 'limited amphibious gear weighs a 25th, rounded up to half tons', () => {
  expect(tons(tank({ tons: 30, gear: 'ISLimitedAmphibiousChassis@BD' }), 'Amphib')).toBe(1.5);
});

rule('TOE-fully-amphibious-weight', 'fully amphibious gear weighs a tenth, rounded up to half tons', () => {
  expect(tons(tank({ tons: 32, gear: 'ISFullyAmphibiousChassis@BD' }), 'Amphib')).toBe(3.5);
});

rule('TOE-partial-wing-construction', 'a partial wing weighs 5 percent for the Clans and 7 for the Inner Sphere, in half tons', () => {
  expect(tons(mech({ tech: 'clan', gear: 'CLPartialWing@LT' }), 'Wing')).toBe(2.5);
  expect(tons(mech({ gear: 'ISPartialWing@LT' }), 'Wing')).toBe(3.5);
  // 49 slots are free beside two heat sinks: 43 small lasers leave six.
  const filled =
    'Small Laser@LA*10; Small Laser@RA*10; Small Laser@RT*12; Small Laser@LT*4; Small Laser@HD; Small Laser@CT*2; Small Laser@LL*2; Small Laser@RL*2';
  const crowded = (gear: string) => against(mech({ weapons: filled, gear })).includes('HOUSE-design-mech-slots');
  expect([crowded('CLPartialWing@LT'), crowded('ISPartialWing@LT')]).toEqual([false, true]);
});

rule('TOE-drone-location', 'a drone operating system is one item of a tenth of the weight, wherever it is', () => {
  for (const at of ['CT', 'LT', 'LA']) expect(tons(mech({ gear: `ISDroneOperatingSystem@${at}` }), 'Drone')).toBe(5);
});

rule('TOE-ios-weight', 'an improved one-shot launcher is half a ton lighter, at least half a ton, a quarter for the Clans', () => {
  const launcher = (item: string, tech: 'inner-sphere' | 'clan' = 'inner-sphere') =>
    weigh(mech({ tech, weapons: `${item}@LT` })).total - weigh(mech({ tech })).total;
  expect([launcher('SRM 6'), launcher('ISSRM6IOS'), launcher('ISSRM2IOS')]).toEqual([3, 2.5, 0.5]);
  expect(launcher('CLSRM2 (IOS)', 'clan')).toBe(0.25);
});

rule('TOE-t411-stingray-weight', 'a Stingray launcher weighs 120 tons', () =>
  expect(tons(craft({ weapons: 'Sub-Capital Missile Launcher (Stingray)@NOS' }), 'Stingray')).toBe(120),
);
rule('TOE-t411-swordfish-weight', 'a Swordfish launcher weighs 140 tons', () =>
  expect(tons(craft({ weapons: 'Sub-Capital Missile Launcher (Swordfish)@NOS' }), 'Swordfish')).toBe(140),
);
rule('TOE-t411-manta-weight', 'a Manta Ray launcher weighs 160 tons', () =>
  expect(tons(craft({ weapons: 'Sub-Capital Missile Launcher (Manta Ray)@NOS' }), 'Manta')).toBe(160),
);

const shots = (name: string, count: number): number => tons(craft({ ammo: `Ammo ${name}@NOS:${count}` }), name);

rule('TOE-t410-stingray-ammo', 'a Stingray missile weighs 12 tons', () =>
  expect([shots('Stingray', 1), shots('Stingray', 3)]).toEqual([12, 36]),
);
rule('TOE-t410-swordfish-ammo', 'a Swordfish missile weighs 15 tons', () => expect(shots('Swordfish', 2)).toBe(30));
rule('TOE-t410-manta-ammo', 'a Manta Ray missile weighs 18 tons', () => expect(shots('Manta Ray', 2)).toBe(36));

rule('TOE-naval-tug-weight', 'a tenth of a tug is reinforcement, beside the adaptor itself', () => {
  expect(tons(craft({ gear: 'ISNavalTugAdaptor@NOS' }), 'Tug')).toBe(100 + 1000);
});

rule('TOE-ultralight-size-category', 'an ultra-light machine counts as a light one', () => {
  // Actuator enhancement fills slots by weight class: one in a light machine, two in a medium one.
  const slots = (weight: number) =>
    against({
      ...mech({ tons: weight, engine: [weight * 4, 'Fusion'], gear: 'ISAES@LA; Medium Laser@LA' }),
      mounts: [...Array.from({ length: 9 }, () => laser), aes],
    });
  const laser = { kind: 'weapon', item: 'Small Laser', at: 'LA' } as const;
  const aes = { kind: 'equipment', item: 'ISAES', at: 'LA' } as const;
  expect(slots(15)).not.toContain('HOUSE-design-mech-slots');
  expect(slots(40)).toContain('HOUSE-design-mech-slots');
});

rule('TOE-chemical-laser-ballistic', 'a chemical laser needs no amplifier, as little as a cannon', () => {
  const burning = (weapon: string) => tons(mech({ tech: 'clan', engine: [200, 'ICE'], weapons: `${weapon}@LA` }), 'amplifiers');
  expect([burning('CLLargeChemicalLaser'), burning('CLERLargeLaser')]).toEqual([0, 0.5]);
});

rule('TOE-armored-components-cockpit', 'armor around a cockpit weighs a ton, a command console included', () => {
  const slots = (text: string) => ({ ...mech(), slots: { HD: ['Life Support', 'Sensors', text] } });
  expect(tons(slots('Cockpit (ARMORED)'), 'armored')).toBe(1);
  expect(tons(slots('Command Console (ARMORED)'), 'armored')).toBe(1);
  expect(tons(slots('Cockpit'), 'armored')).toBe(0);
});

rule('TOE-non-fusion-mech-construction', 'without a reactor: amplifiers, every heat sink paid, and no jump jets', () => {
  const burning = mech({ engine: [200, 'ICE'], weapons: 'PPC@LA; Medium Laser@RA', heatSinks: [3, 'Single'] });
  expect([tons(burning, 'amplifiers'), tons(burning, 'heat sinks')]).toEqual([1, 3]);
  const jumping = (item: string) => against(withMounts(burning, { kind: 'equipment', item, at: 'LL' }));
  expect(jumping('Jump Jet')).toContain('TOE-non-fusion-mech-construction');
  expect(jumping('UMU')).not.toContain('TOE-non-fusion-mech-construction');
});

const support = (kind: 'support-vehicle' | 'mobile-structure', weapons: string): Unit =>
  unitOf({
    kind,
    chassis: 'Hauler',
    model: '',
    tons: 500,
    tech: 'inner-sphere',
    year: 3060,
    walk: 2,
    motive: 'naval',
    engine: [0, 'ICE'],
    armor: { FR: 10 },
    weapons,
    build: {},
  });

rule('TOE-sv-power-amplifiers', 'amplifiers of support vehicles weigh a tenth of the energy weapons, up to the half ton', () => {
  // A PPC of 7 tons, a large laser of 5 and a medium one make 13 tons.
  expect(tons(support('support-vehicle', 'PPC@FR; Large Laser@FR; Medium Laser@FR; LRM 20@FR'), 'amplifiers')).toBe(1.5);
});

rule('TOE-sv-power-amplifiers-2', 'amplifiers of mobile structures are rounded up to the half ton too', () => {
  expect(tons(support('mobile-structure', 'Medium Laser@FR'), 'amplifiers')).toBe(0.5);
});

rule('TOE-mech-turret-sponson', 'sponsons weigh a tenth of all the weapons in them, which need not match', () => {
  const mount = (item: string, at: string) => ({ kind: 'weapon', item, at, turret: 'sponson' }) as const;
  const armed = withMounts(tank({ gear: 'SponsonTurret@BD' }), mount('LRM 20', 'LS'), mount('Medium Laser', 'RS'));
  expect(tons(armed, 'sponson')).toBe(1.5);
  expect(against(armed)).not.toContain('TOE-mech-turret-sponson');
});

rule('TOE-t407-laser-heatsink-space', 'a laser heat sink outside the engine fills two slots', () => {
  // 51 slots are free; twelve of twenty sinks do not fit into the engine.
  const lasers = (last: number) => `Small Laser@LA*10; Small Laser@RA*10; Small Laser@LT*${last}`;
  const crowded = (last: number) =>
    against(mech({ tech: 'clan', heatSinks: [20, 'Laser'], weapons: lasers(last) })).includes('HOUSE-design-mech-slots');
  expect([crowded(7), crowded(8)]).toEqual([false, true]);
});
