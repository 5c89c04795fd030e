import { type Design, type Unit, unitOf } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { against } from '../designs.fixture.ts';
import { weigh } from '../weight/weigh.ts';
import { crewOf } from './crew.ts';

const support = (design: Partial<Design> = {}): Unit =>
  unitOf({
    kind: 'support-vehicle',
    chassis: 'Vessel',
    model: '',
    tons: 60_000,
    tech: 'inner-sphere',
    year: 3070,
    walk: 2,
    motive: 'naval',
    engine: [0, 'Fusion'],
    armor: { FR: 10 },
    build: { size: 'large' },
    ...design,
  });

const airship = (design: Partial<Design> = {}): Unit => support({ tons: 900, motive: 'airship', armor: { NOS: 1 }, ...design });

/** 290 tons of weapons. */
const armed = 'ISLongTom@FR*9; ISSniper@FR';

rule('TOE-sv-crew-officers-brackets', 'one to three hands need no officer, four need one', () => {
  expect([1, 3, 4].map(posts => crewOf(airship(), posts)!.officers.total)).toEqual([0, 0, 1]);
});

rule('TOE-sv-crew-officers-divisor', 'there is an officer for every six hands, rounded up', () => {
  expect([6, 7, 12, 17].map(posts => crewOf(airship(), posts)!.officers.total)).toEqual([1, 2, 2, 3]);
});

rule('TOE-cloud9-officer-example', 'five hands have one officer', () => expect(crewOf(airship(), 5)!.officers.total).toBe(1));

rule('TOE-cloud9-officers-example-257', 'a crew of 17 has three officers', () => {
  const cloud = airship({ gear: 'Communications Equipment@BOD#12' });
  expect(crewOf(cloud, 5)!.hands.total).toBe(17);
  expect(crewOf(cloud, 5)!.officers.total).toBe(3);
});

rule('TOE-cloud9-quarters-example', '15 beds in steerage fill one slot', () => {
  const { quarters } = crewOf(airship({ bays: 'steeragequarters 15/0' }))!;
  expect([quarters.slots.total, quarters.tons.total]).toEqual([1, 75]);
});

rule('TOE-jormungand-crew-example-251', 'a vessel of 60,000 tons has 15 hands and three officers', () => {
  const { hands, officers } = crewOf(support())!;
  expect([hands.total, officers.total]).toEqual([15, 3]);
});

rule('TOE-sv-gunners-table', 'gunners follow the tons of weapons, the fire control and the chassis', () => {
  const gunners = (gear?: string, structuralRating?: number) =>
    crewOf(
      support({ weapons: armed, ...(gear ? { gear } : {}), build: { size: 'large', ...(structuralRating ? { structuralRating } : {}) } }),
    )!.gunners.total;
  expect([gunners(), gunners('Basic Fire Control@BD'), gunners('Advanced Fire Control@BD')]).toEqual([145, 97, 73]);
  expect([gunners('Advanced Fire Control@BD', 4), gunners('Advanced Fire Control@BD', 5)]).toEqual([58, 49]);
  const pintle = { kind: 'weapon', item: 'Machine Gun', at: 'FR', turret: 'pintle' } as const;
  const buggy = (gear?: string): Unit => {
    const unit = support({ tons: 4, motive: 'wheeled', weapons: 'Machine Gun@FR*2', build: {}, ...(gear ? { gear } : {}) });
    return { ...unit, mounts: [...unit.mounts, pintle] };
  };
  expect([crewOf(buggy())!.gunners.total, crewOf(buggy('Basic Fire Control@BD'))!.gunners.total]).toEqual([3, 2]);
});

rule('TOE-sv-gunners-size-column', 'the size of the vehicle decides how gunners are counted', () => {
  const light = (tons: number) => crewOf(support({ tons, motive: 'wheeled', weapons: 'Machine Gun@FR*4', build: {} }))!.gunners.total;
  expect([light(4), light(20)]).toEqual([4, 1]);
});

rule('TOE-jormungand-quarters-example', 'crew, gunners, officers and quarters of the great vessel', () => {
  const vessel = support({
    weapons: armed,
    gear: 'Communications Equipment@BD#12; MASH Equipment@BD#8; FieldKitchen@BD*2; Advanced Fire Control@BD',
    bays: 'crewquarters 323/0; 1stclassquarters 38/0',
  });
  // The helipad has five hands that no gear tells of.
  const { hands, gunners, officers, quarters } = crewOf(vessel, 5)!;
  expect([hands.total, gunners.total, hands.total + gunners.total, officers.total]).toEqual([15 + 63, 73, 151, 26]);
  expect([quarters.tons.total, quarters.slots.total]).toEqual([2261 + 380, 17 + 8]);
});

rule('TOE-jormungand-tonnage-example', 'what quarters and a cooled hold take of the tons that are left', () => {
  const quarters = { bays: 'crewquarters 323/0; 1stclassquarters 38/0' };
  const spent = 537.5 + 660.5 + weigh(support(quarters)).total - weigh(support()).total;
  expect([spent, 9501.5 - spent]).toEqual([3839, 5662.5]);
  const hold = weigh(support({ bays: 'refrigeratedcargobay 1445.5/1' })).total - weigh(support()).total;
  expect(hold).toBe(1662.5);
});

const satellite = (design: Partial<Design> = {}): Unit =>
  airship({ tons: 90, motive: 'station-keeping', engine: [0, 'Solar'], build: {}, craft: { structuralIntegrity: 1, fuel: 10 }, ...design });

rule('TOE-sv-satellite-max-weight', 'a satellite weighs up to 300 tons', () => {
  const large = (tons: number) => against(satellite({ tons, build: { size: 'large' } }));
  expect(large(300)).toEqual([]);
  expect(large(301)).toContain('TOE-sv-satellite-max-weight');
});

rule('TOE-sv-types-satellite-range', 'a satellite weighs from a tenth of a ton on', () => {
  expect(against(satellite({ tons: 0.1 }))).toEqual([]);
  expect(against(satellite({ tons: 0.09 }))).toContain('TOE-sv-satellite-max-weight');
});

rule('TOE-sv-weight-table-satellite-large', 'a large satellite weighs from 100.5 tons on', () => {
  expect(against(satellite({ tons: 100 }))).toEqual([]);
  expect(against(satellite({ tons: 100.5 }))).toEqual(['TOE-sv-weight-table-satellite-large']);
  expect(against(satellite({ tons: 100.5, build: { size: 'large' } }))).toEqual([]);
});

rule('TOE-sv-satellite-engines', 'satellites use electric and fission engines beside solar ones', () => {
  for (const type of ['Solar', 'Battery', 'Fission'] as const) expect(against(satellite({ engine: [0, type] }))).toEqual([]);
  expect(against(satellite({ engine: [0, 'ICE'] }))).toEqual(['TOE-sv-satellite-engines']);
});

const train = (places: readonly string[], large: boolean): string[] =>
  against(
    support({ tons: 200, motive: 'rail', armor: Object.fromEntries(places.map(at => [at, 5])), build: large ? { size: 'large' } : {} }),
  );

rule('TOE-sv-armor-rail-small', 'a small train has four sides', () => {
  expect(train(['FR', 'LS', 'RS', 'RR'], false)).toEqual([]);
  expect(train(['FR', 'FRLS'], false)).toEqual(['TOE-sv-armor-rail-small']);
});

rule('TOE-sv-armor-rail-large', 'a large train has six', () => {
  expect(train(['FR', 'FRLS', 'FRRS', 'RRLS', 'RRRS', 'RR'], true)).toEqual([]);
  expect(train(['FR', 'LS'], true)).toEqual(['TOE-sv-armor-rail-large']);
});

rule('TOE-sv-armor-airship', 'a large airship has a nose, two wings and an aft', () => {
  expect(against(airship({ armor: { NOS: 5, LWG: 5, RWG: 5, AFT: 5 } }))).toEqual([]);
  expect(against(airship({ armor: { FR: 5 } }))).toEqual(['TOE-sv-armor-airship']);
});

const scanner = (size: string, design: Partial<Design> = {}): string[] =>
  against(satellite({ gear: `IS${size}NavalCommScannerSuite@NOS`, ...design }));

rule('TOE-naval-commscanner-large', 'no satellite and no small craft has a large comm-scanner suite', () => {
  expect(scanner('Large')).toContain('TOE-naval-commscanner-large');
  expect(scanner('Large', { kind: 'small-craft' })).toContain('TOE-naval-commscanner-large');
  expect(scanner('Large', { kind: 'warship' })).not.toContain('TOE-naval-commscanner-large');
});

rule('TOE-naval-commscanner-small', 'an unmanned satellite needs six tons of communications for a small suite', () => {
  expect(scanner('Small')).toContain('TOE-naval-commscanner-small');
  const linked = satellite({ gear: 'ISSmallNavalCommScannerSuite@NOS; Communications Equipment@NOS#6' });
  expect(against(linked)).toEqual([]);
});

rule('TOE-satellite-imagers', 'a look-down radar is in the nose, other imagers are anywhere', () => {
  expect(against(satellite({ gear: 'ISLookDownRadar@AFT' }))).toEqual(['TOE-satellite-imagers']);
  expect(against(satellite({ gear: 'ISLookDownRadar@NOS; ISInfraredImager@AFT' }))).toEqual([]);
});
