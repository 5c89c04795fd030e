import type { Unit } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect, it } from 'vitest';
import { changed, mech, tank } from '../designs.fixture.ts';
import { earliest, papers } from './papers.ts';

const paper = (unit: Unit, name: string) => papers(unit).find(one => one.name.includes(name))!;
const year = (unit: Unit, name: string): number => paper(unit, name).introduced.total;
const onTank = (gear: string, tech: 'inner-sphere' | 'clan' = 'inner-sphere') => tank({ tech, gear: `${gear}@BD` });

it('a design could be built when the last of its parts could be had', () => {
  expect(earliest(changed('GRF-1N'))).toBeLessThanOrEqual(changed('GRF-1N').year);
  expect(earliest(mech({ weapons: 'ISSBGR@RT' }))).toBe(3051);
});

rule('TOE-partial-wing-dates', 'the Inner Sphere has partial wings since 3074', () =>
  expect(year(mech({ gear: 'ISPartialWing@LT' }), 'Wing')).toBe(3074),
);
rule('TOE-flotation-hull-date', 'flotation hulls are of 2470', () => expect(year(onTank('ISFlotationHull'), 'Flotation')).toBe(2470));
rule('TOE-limited-amphibious-date', 'limited amphibious gear is of 2470', () =>
  expect(year(onTank('ISLimitedAmphibiousChassis'), 'Amphib')).toBe(2470),
);
rule('TOE-fully-amphibious-date', 'fully amphibious gear is of 2470', () =>
  expect(year(onTank('ISFullyAmphibiousChassis'), 'Amphib')).toBe(2470),
);
rule('TOE-dune-buggy-date', 'dune buggies are of 2470', () => expect(year(onTank('ISCVDuneBuggyChassis'), 'Dune')).toBe(2470));
rule('TOE-env-sealing-date', 'environmental sealing is of 2470', () =>
  expect(year(onTank('Environmental Sealed Chassis'), 'Seal')).toBe(2470),
);
rule('TOE-t407-flotation-dates', 'all chassis modifications are of 2470 on both sides', () => {
  for (const item of [
    'ISFlotationHull',
    'ISLimitedAmphibiousChassis',
    'ISFullyAmphibiousChassis',
    'ISCVDuneBuggyChassis',
    'Environmental Sealed Chassis',
  ])
    expect([papers(onTank(item))[0]!.introduced.total, papers(onTank(item, 'clan'))[0]!.introduced.total]).toEqual([2470, 2470]);
});
rule('TOE-lithium-fusion-date', 'lithium-fusion batteries are of 2529', () => {
  expect(year({ ...tank(), kind: 'jumpship', mounts: [{ kind: 'equipment', item: 'LithumFusion', at: 'HULL' }] }, 'L')).toBe(2529);
});
rule('TOE-mech-mortar-dates', 'mortars are of 2531, for the Clans of 2840', () => {
  expect(year(mech({ weapons: 'IS Mech Mortar-1@RT' }), 'Mortar')).toBe(2531);
  expect(year(mech({ tech: 'clan', weapons: 'Clan Mech Mortar-1@RT' }), 'Mortar')).toBe(2840);
});
rule('TOE-enhanced-lrm-date', 'enhanced LRMs are of 3058', () => expect(year(mech({ weapons: 'Enhanced LRM 5@RT' }), 'LRM')).toBe(3058));
rule('TOE-lookdown-radar-date', 'look-down radars are older than spaceflight', () =>
  expect(year(onTank('ISLookDownRadar'), 'Look')).toBe(1950),
);
rule('TOE-t411-lookdown-date', 'on both sides', () => expect(year(onTank('ISLookDownRadar', 'clan'), 'Look')).toBe(1950));
rule('TOE-t405-armored-motive-is', 'armored motive systems of the Inner Sphere are of 3071', () =>
  expect(year(onTank('ISArmoredMotiveSystem'), 'Motive')).toBe(3071),
);
rule('TOE-t405-armored-motive-clan', 'those of the Clans of 3057', () =>
  expect(year(onTank('CLArmoredMotiveSystem', 'clan'), 'Motive')).toBe(3057),
);
rule('TOE-t407-chaff-date', 'chaff pods are of 3069', () => expect(year(onTank('ISChaffPod'), 'Chaff')).toBe(3069));

const rated = (unit: Unit, name: string) => [paper(unit, name).makers, paper(unit, name).rating?.text];

rule('TOE-partial-wing-techbase', 'partial wings are F/X-X-E on both sides', () => {
  expect(rated(mech({ tech: 'clan', gear: 'CLPartialWing@LT' }), 'Wing')).toEqual(['all', 'F/X-X-E']);
});
rule('TOE-silver-bullet-rating', 'Silver Bullet Gauss rifles are E/X-X-F', () => {
  expect(rated(mech({ weapons: 'ISSBGR@RT' }), 'Silver')).toEqual(['inner-sphere', 'E/X-X-F']);
});
rule('TOE-t407-silver-bullet-tech', 'in the table as well', () =>
  expect(paper(mech({ weapons: 'ISSBGR@LT' }), 'Silver').rating?.text).toBe('E/X-X-F'),
);
rule('TOE-supercharger-tech', 'superchargers are C/F-F-F', () =>
  expect(rated(mech({ gear: 'Supercharger@CT' }), 'Super')).toEqual(['all', 'C/F-F-F']),
);
rule('TOE-t411-supercharger-tech', 'both sides make superchargers', () =>
  expect(paper(mech({ tech: 'clan', gear: 'Supercharger@CT' }), 'Super').makers).toBe('all'),
);
rule('TOE-t411-head-turret', 'head turrets are of the Inner Sphere, C/X-X-F', () => {
  expect(rated(mech({ gear: 'ISHeadTurret@CT' }), 'Turret')).toEqual(['inner-sphere', 'C/X-X-F']);
  expect(year(mech({ gear: 'ISHeadTurret@CT' }), 'Turret')).toBe(3055);
});
rule('TOE-t411-quad-turret', 'quad turrets are C/F-F-F', () =>
  expect(paper(mech({ gear: 'ISQuadTurret@LT' }), 'Turret').rating?.text).toBe('C/F-F-F'),
);
rule('TOE-sponson-turret-tech', 'sponsons are B/F-F-F on both sides', () =>
  expect(rated(onTank('SponsonTurret'), 'Sponson')).toEqual(['all', 'B/F-F-F']),
);
rule('TOE-t411-sponson-turret', 'in the table as well', () =>
  expect(paper(onTank('SponsonTurret', 'clan'), 'Sponson').rating?.text).toBe('B/F-F-F'),
);
