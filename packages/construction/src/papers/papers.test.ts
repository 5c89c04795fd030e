import { type Design, type EngineType, historyOf, type Motive, type Unit } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect, it } from 'vitest';
import { changed, mech, platoon, suits, tank } from '../designs.fixture.ts';
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

rule('TOE-vtol-jet-booster-dates', 'jet boosters are of 3009, for the Clans of 2839', () => {
  expect(year(onTank('ISVTOLJetBooster'), 'Jet')).toBe(3009);
  expect(year(onTank('ISVTOLJetBooster', 'clan'), 'Jet')).toBe(2839);
});
const ship = (kind: Unit['kind'], more: Partial<Unit> = {}): Unit => ({ ...tank(), kind, ...more });
rule('TOE-docking-collar-date', 'ships dock since 2304', () => {
  const jumper = ship('jumpship', { bays: [{ type: 'dockingcollar', size: 0, doors: 0, number: 1 }] });
  expect(year(jumper, 'Docking')).toBe(2304);
  expect(papers(ship('jumpship')).some(({ name }) => name.includes('Docking'))).toBe(false);
});
rule('TOE-t407-docking-hardpoint', 'with what is C/C-C-C', () => {
  const jumper = ship('jumpship', { bays: [{ type: 'dockingcollar', size: 0, doors: 0, number: 1 }] });
  expect(rated(jumper, 'Docking')).toEqual(['all', 'C/C-C-C']);
});
rule('TOE-cv-fission-dates', 'vehicles have fission engines since 2470, good ones since 2882', () => {
  const { introduced, modern } = paper(tank({ engine: [200, 'Fission'] }), 'Fission');
  expect([introduced.total, modern]).toEqual([2470, 2882]);
});
rule('TOE-t407-fission-date', 'on both sides', () =>
  expect(earliest(tank({ tech: 'clan', engine: [200, 'Fission'], armor: { FR: 1 } }))).toBe(2470),
);
rule('TOE-cv-fuel-cell-dates', 'and fuel cells since 2046, good ones since 2470', () => {
  const { introduced, modern } = paper(tank({ engine: [200, 'Fuel Cell'] }), 'Fuel');
  expect([introduced.total, modern]).toEqual([2046, 2470]);
});
rule('TOE-dual-turret-tech', 'a second turret is B/F-F-F', () => {
  expect(rated(tank({ armor: { FR: 9, TU: 9, FT: 9 } }), 'Dual')).toEqual(['all', 'B/F-F-F']);
  expect(papers(tank()).some(({ name }) => name.includes('Dual'))).toBe(false);
});
rule('TOE-t411-dual-turret', 'in the table as well', () =>
  expect(paper(tank({ tech: 'clan', armor: { FR: 9, TU: 9, FT: 9 } }), 'Dual').rating?.text).toBe('B/F-F-F'),
);
rule('TOE-mech-turret-tech', 'turrets of ’Mechs are rated one by one', () => {
  expect(rated(mech({ gear: 'ISShoulderTurret@LT' }), 'Turret')).toEqual(['all', 'variable']);
});
rule('TOE-t407-ccm-tech', 'both sides build command modules that fold', () =>
  expect(paper(mech({ tech: 'clan', gear: 'ISCollapsibleCommandModule@LT' }), 'Collapsible').makers).toBe('all'),
);
rule('TOE-remote-sensors-tech', 'dispensers of sensors are C/E-F-D, those of suits D/F-F-D', () => {
  expect(rated(onTank('RemoteSensorDispenser'), 'Remote')).toEqual(['all', 'C/E-F-D']);
  expect(rated(suits({ gear: 'ISBARemoteSensorDispenser@Squad' }), 'Remote')).toEqual(['all', 'D/F-F-D']);
});
rule('TOE-t417-remote-sensors-tech', 'in the table as well, and so they are missing where that is too rare', () => {
  expect(historyOf('RemoteSensorDispenser').rarity).toEqual(['E', 'F', 'D']);
  expect(historyOf('ISBARemoteSensorDispenser').rarity).toEqual(['F', 'F', 'D']);
});
rule('TOE-t413-beast-date', 'troops rode before they flew', () =>
  expect(year(platoon({ motive: 'beast' }, { beast: 'Horse' }), 'Beasts')).toBe(1950),
);
const worn = (kit: string) => paper(platoon({}, { armorKit: kit }), kit.split(' ')[0]!);
rule('TOE-infantry-armor-faction-availability', 'kits of four realms are as rare as the errata say', () => {
  const kits: readonly (readonly [string, string])[] = [
    ['Capellan Confederation Armor Kit (3050)', 'X-X-C'],
    ['Lyran Alliance/Lyran Commonwealth (3060+) Infantry Kit', 'X-X-B'],
    ['Marian Hegemony Infantry Kit', 'X-F-B'],
    ['Taurian Concordat/Calderon Infantry Kit', 'X-X-B'],
  ];
  for (const [kit, rating] of kits) {
    expect(worn(kit).rating?.text).toBe(rating);
    expect(historyOf(kit).rarity?.join('-')).toBe(rating);
  }
});
rule('TOE-infantry-armor-table-marine', 'suits for marines are D/E-E-D on both sides', () => {
  const { makers, rating } = worn('Environment Suit, Marine');
  expect([makers, rating?.text]).toEqual(['all', 'D/E-E-D']);
});
rule('TOE-infantry-armor-table-spacesuit', 'spacesuits to fight in are C/D-D-D', () =>
  expect(worn('Spacesuit, Combat').rating?.text).toBe('C/D-D-D'),
);
rule('TOE-infantry-armor-table-mechwarrior', 'combat suits are of 2790', () =>
  expect(worn('MechWarrior Combat Suit').introduced.total).toBe(2790),
);

const carrier = (motive: Motive, engine: EngineType, more: Partial<Design> = {}): Unit =>
  tank({ kind: 'support-vehicle', motive, engine: [0, engine], ...more });
rule('TOE-sv-engine-tech-column', 'engines of support vehicles are as common as their kind', () => {
  const column = (['Steam', 'ICE', 'External', 'Battery', 'Fuel Cell', 'Solar', 'MagLev', 'Fission', 'Fusion'] as const).map(
    type => paper(carrier('rail', type), 'engine').rating?.text,
  );
  expect(column).toEqual(['A-A-A', 'A-A-A', 'C-C-C', 'A-B-A', 'B-C-C', 'C-D-C', 'D-F-E', 'E-E-D', 'C-E-D'].map(text => `variable/${text}`));
});
rule('TOE-sv-weight-table-tech-column', 'so are hulls, by their kind and size', () => {
  const hull = (motive: Motive, tons: number, large = false): string | undefined =>
    paper(carrier(motive, 'Fission', { tons, build: large ? { size: 'large' } : {} }), 'Hull').rating?.text;
  const satellite = [hull('station-keeping', 2), hull('station-keeping', 50), hull('station-keeping', 200, true)];
  expect(satellite).toEqual(['C/C-D-C', 'C/C-D-D', 'C/D-E-D']);
  expect([hull('rail', 2), hull('maglev', 50), hull('rail', 400, true)]).toEqual(['A/C-C-C', 'A/C-C-C', 'A/C-D-D']);
  expect([hull('airship', 900, true), hull('naval', 60_000, true)]).toEqual(['C/D-E-D', 'B/C-E-D']);
});

rule('TOE-ba-lbx#3', 'a battle armor LB-X is of the Clans, from 3075 on, F/X-X-E', () => {
  const { makers, introduced, rating } = paper(suits({ tech: 'clan', weapons: 'Battle Armor LB-X AC@Squad' }), 'LB');
  expect([makers, introduced.total, rating?.text]).toEqual(['clan', 3075, 'F/X-X-E']);
});
rule('TOE-ac-flak-rules#5', 'shells that burst are made by both sides, C/D-F-E', () => {
  const cannon = (ammo: string) => mech({ weapons: 'Autocannon/10@RT', ammo: `${ammo}@LT` });
  const { makers, rating } = paper(cannon('IS Flak Ammo AC/10'), 'Flak');
  expect([makers, rating?.text]).toEqual(['all', 'C/D-F-E']);
  expect(papers(cannon('IS Ammo AC/10')).every(one => one.rating === undefined)).toBe(true);
});
rule('TOE-scuba-mechanized-table#3', 'sleds of divers are rated C/D-D-D', () => {
  const divers = (motive: Motive) => papers(platoon({ motive, walk: 3 })).find(({ name }) => name.includes('divers'));
  expect([divers('submarine')?.rating?.text, divers('foot')]).toEqual(['C/D-D-D', undefined]);
});
