import { type Design, type Unit, unitOf } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
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
const ADVANCED = 'Advanced Fire Control@BD';
const BASIC = 'Basic Fire Control@BD';
/** 290 tons of weapons. */
const ARMED = 'ISLongTom@FR*9; ISSniper@FR';

describe('gunners', () => {
  const small = (weapons: string, gear?: string, pintles = 0): number => {
    const unit = support({ tons: 4, motive: 'wheeled', weapons, build: {}, ...(gear ? { gear } : {}) });
    const pintle = { kind: 'weapon', item: 'Machine Gun', at: 'FR', turret: 'pintle' } as const;
    return crewOf({ ...unit, mounts: [...unit.mounts, ...Array.from({ length: pintles }, () => pintle)] })!.gunners.total;
  };
  const large = (weapons: string, gear?: string, structuralRating?: number): number =>
    crewOf(support({ weapons, ...(gear ? { gear } : {}), build: { size: 'large', ...(structuralRating ? { structuralRating } : {}) } }))!
      .gunners.total;
  rule('TOE-sv-gunners-table#1', 'small: one for each weapon, or one for each facing with fire control', () => {
    expect([small('Machine Gun@FR*3'), small('Machine Gun@FR*3', BASIC), small('Machine Gun@FR*2; Machine Gun@RR', BASIC)]).toEqual([
      3, 1, 2,
    ]);
  });
  rule('TOE-sv-gunners-table#2', 'with advanced fire control the driver is one of them', () => {
    const three = 'Machine Gun@FR*2; Machine Gun@RR; Machine Gun@LS';
    expect([small(three, BASIC), small(three, ADVANCED), small('Machine Gun@FR', ADVANCED)]).toEqual([3, 2, 0]);
    expect(large('PPC@FR', ADVANCED)).toBe(2);
  });
  rule('TOE-sv-gunners-table#3', 'larger: half, a third or a quarter of the tons of weapons, rounded up', () => {
    expect([large(ARMED), large(ARMED, BASIC), large(ARMED, ADVANCED)]).toEqual([145, 97, 73]);
    expect([large('PPC@FR'), large('PPC@FR', BASIC), large('PPC@FR', ADVANCED)]).toEqual([4, 3, 2]);
  });
  rule('TOE-sv-gunners-table#4', 'with advanced fire control a chassis of rating E divides by five, of F by six', () => {
    expect([large(ARMED, ADVANCED, 3), large(ARMED, ADVANCED, 4), large(ARMED, ADVANCED, 5)]).toEqual([73, 58, 49]);
    expect([large(ARMED, BASIC, 4), large(ARMED, undefined, 5)]).toEqual([97, 145]);
  });
  rule('TOE-sv-gunners-table#5', 'a pintle is a facing of its own', () => {
    expect([small('Machine Gun@FR', BASIC), small('Machine Gun@FR', BASIC, 1)]).toEqual([1, 2]);
  });
  rule('TOE-sv-gunners-table#6', '290 tons with advanced fire control need 73', () => expect(large(ARMED, ADVANCED)).toBe(73));
});

describe('the great vessel', () => {
  const QUARTERS = { bays: 'crewquarters 323/0; 1stclassquarters 38/0' };
  const GEAR = `Communications Equipment@BD#12; MASH Equipment@BD#8; FieldKitchen@BD*2; ${ADVANCED}`;
  rule('TOE-jormungand-quarters-example#1', '15 and 63 hands and 73 gunners have 26 officers', () => {
    const { hands, gunners, officers } = crewOf(support({ weapons: ARMED, gear: GEAR, ...QUARTERS }), 5)!;
    expect([hands.total, gunners.total, officers.total]).toEqual([15 + 63, 73, 26]);
    expect(crewOf(support(), 0)!.hands.total).toBe(15);
  });
  const beds = (bays: string) => {
    const { quarters } = crewOf(support({ weapons: ARMED, gear: GEAR, bays }))!;
    return [quarters.tons.total, quarters.slots.total];
  };
  rule('TOE-jormungand-quarters-example#2', '323 beds of the crew weigh 2,261 tons in 17 slots', () => {
    expect([beds('crewquarters 323/0'), beds('crewquarters 20/0'), beds('crewquarters 21/0')]).toEqual([
      [2261, 17],
      [140, 1],
      [147, 2],
    ]);
  });
  rule('TOE-jormungand-quarters-example#3', '38 of officers 380 tons in 8, all together 2,641 in 25', () => {
    expect([beds('1stclassquarters 38/0'), beds(QUARTERS.bays)]).toEqual([
      [380, 8],
      [2641, 25],
    ]);
  });
  const more = (design: Partial<Design>): number => weigh(support(design)).total - weigh(support()).total;
  rule('TOE-jormungand-tonnage-example#1', 'with its quarters 3,839 tons are spent and 5,662.5 left', () => {
    const spent = 537.5 + 660.5 + more(QUARTERS);
    expect([spent, 9501.5 - spent]).toEqual([3839, 5662.5]);
    expect(crewOf(support(QUARTERS))!.quarters.tons.total).toBe(2641);
  });
  rule('TOE-jormungand-tonnage-example#2', 'a cooled hold of 1,662.5 tons takes 1,445.5 tons of goods', () => {
    expect([more({ bays: 'refrigeratedcargobay 1445.5/1' }), more({ bays: 'refrigeratedcargobay 100/1' })]).toEqual([1662.5, 115]);
    expect(crewOf(support({ ...QUARTERS }))).toBeDefined();
  });
});

describe('satellites', () => {
  const satellite = (design: Partial<Design> = {}): Unit =>
    support({
      tons: 90,
      motive: 'station-keeping',
      engine: [0, 'Solar'],
      armor: { NOS: 1 },
      build: {},
      craft: { structuralIntegrity: 1, fuel: 10 },
      ...design,
    });
  const SUITE = 'ISSmallNavalCommScannerSuite@NOS';
  rule('TOE-naval-commscanner-small#1', 'a small suite takes six hands more; satellites may have one', () => {
    const manned = { structuralIntegrity: 1, fuel: 10, crew: { crew: 3 } };
    const hands = (unit: Unit): number => crewOf(unit)!.hands.total;
    expect(hands(satellite({ gear: SUITE, craft: manned })) - hands(satellite({ craft: manned }))).toBe(6);
    expect(against(satellite({ gear: SUITE, craft: manned }))).toEqual([]);
    expect(hands(support({ gear: 'ISSmallNavalCommScannerSuite@BD' })) - hands(support())).toBe(6);
  });
  rule('TOE-naval-commscanner-small#2', 'an unmanned one needs six tons of communications for a small suite', () => {
    const with_ = (tons: number) => against(satellite({ gear: `${SUITE}; Communications Equipment@NOS#${tons}` }));
    expect([against(satellite({ gear: SUITE })), with_(5), with_(6)]).toEqual([
      ['TOE-naval-commscanner-small'],
      ['TOE-naval-commscanner-small'],
      [],
    ]);
  });
  const star = (at: string, tons: number): string[] =>
    against(satellite({ tons, armor: { [at]: 3 }, build: tons > 100 ? { size: 'large' } : {} }));
  rule('TOE-sv-armor-satellite#1', 'small, medium and large ones are armored on the same sides', () => {
    for (const tons of [2, 50, 200]) expect([star('NOS', tons), star('FR', tons)]).toEqual([[], ['TOE-sv-armor-satellite']]);
  });
  rule('TOE-sv-armor-satellite#2', 'nose, both wings and aft', () => {
    for (const at of ['NOS', 'LWG', 'RWG', 'AFT']) expect(star(at, 50)).toEqual([]);
    for (const at of ['FR', 'LS', 'RR', 'TU']) expect(star(at, 50)).toEqual(['TOE-sv-armor-satellite']);
  });
});
