import { find, type Mount, type Unit as Paper, TRAINING } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { readSetup } from '../testing/setup.fixture.ts';

/** A 'Mech or tank with one thing aboard. */
const carrier = (kind: Mount['kind'], item: string, design = 'GRF-1N'): Paper => ({
  ...find(design)!,
  mounts: [{ kind, item, at: design === 'GRF-1N' ? 'RT' : 'BD' }],
});
const problem = (design: Paper, year: number, rarest?: string): string | undefined => {
  const read = readSetup({
    map: 'hills',
    forces: [[{ design }], [{ design: { ...design, mounts: [] } }]],
    turns: null,
    year,
    ...(rarest ? { rarest } : {}),
  });
  return read.ok ? undefined : read.problem;
};
/** Not to be had the year before, to be had in the year. */
const since = (kind: Mount['kind'], item: string, year: number, design?: string) => {
  expect(problem(carrier(kind, item, design), year - 1)).toContain(`is not made before ${year}`);
  expect(problem(carrier(kind, item, design), year)).toBeUndefined();
};
const lost = (kind: Mount['kind'], item: string, from: number, to: number) => {
  expect([from - 1, from, to - 1, to].map(year => problem(carrier(kind, item), year)?.includes('any more'))).toEqual([
    undefined,
    true,
    true,
    undefined,
  ]);
};
/** The rarest that is allowed has to be at least this, in each age. */
const rarity = (kind: Mount['kind'], item: string, letters: string, design?: string) => {
  const ages = [2800, 3050, 3150];
  const needed = ages.map(year => {
    const found = ['A', 'B', 'C', 'D', 'E', 'F'].find(letter => problem(carrier(kind, item, design), year, letter) === undefined);
    return found ?? 'X';
  });
  expect(needed.join('')).toBe(letters);
};
const TANK = 'Manticore Heavy Tank';

describe('when things are to be had', () => {
  rule('TOE-ac-flak-date', 'shells that burst from 2310 on', () => {
    since('ammo', 'IS Flak Ammo AC/10', 2310);
    rarity('ammo', 'IS Flak Ammo AC/10', 'DFE');
  });
  rule('TOE-t413-flak-tech', 'and how rare they are', () => rarity('ammo', 'IS Flak Ammo AC/5', 'DFE'));
  rule('TOE-tracer-date', 'shells that glow from 2310 on', () => since('ammo', 'IS Tracer Ammo AC/5', 2310));
  rule('TOE-arrow-iv-dates#1', 'from 2593 on, with the Clans from 2850 on', () => {
    since('weapon', 'ISArrowIV', 2593);
    since('weapon', 'CLArrowIV', 2850);
  });
  rule('TOE-arrow-iv-dates#2', 'lost to the Inner Sphere from 2830 until 3044', () => lost('weapon', 'ISArrowIV', 2830, 3044));
  rule('TOE-arrow-iv-dates', 'artillery missiles from 2593, with the Clans from 2850, lost to the Inner Sphere from 2830 to 3044', () => {
    since('weapon', 'ISArrowIV', 2593);
    since('weapon', 'CLArrowIV', 2850);
    lost('weapon', 'ISArrowIV', 2830, 3044);
  });
  rule('TOE-arrow-nonhoming-dates', 'the missiles themselves too', () => {
    since('ammo', 'ISArrowIVAmmo', 2593);
    lost('ammo', 'ISArrowIVAmmo', 2830, 3044);
  });
  rule('TOE-arrow-homing-dates', 'those that look for their target a year longer', () => {
    since('ammo', 'ISArrowIVHomingAmmo', 2593);
    lost('ammo', 'ISArrowIVHomingAmmo', 2830, 3045);
  });
  rule('TOE-heat-seeking-dates', 'missiles that look for heat from 2340 and 2370', () => {
    since('ammo', 'IS Ammo LRM-10 Heat-Seeking', 2340);
    since('ammo', 'IS Ammo SRM-4 Heat-Seeking', 2370);
  });
  rule('TOE-incendiary-lrm-dates', 'missiles that burn from 2341', () => since('ammo', 'IS Ammo LRM-10 Incendiary', 2341));
  rule('TOE-smoke-missile-dates', 'missiles of smoke from 2333 and 2370', () => {
    since('ammo', 'IS Ammo LRM-10 Smoke', 2333);
    since('ammo', 'IS Ammo SRM-4 Smoke', 2370);
  });
  rule('TOE-mech-mortar-dates', 'mortars from 2531, with the Clans from 2840, lost from 2819 to 3043', () => {
    since('weapon', 'IS Mech Mortar-4', 2531);
    since('weapon', 'Clan Mech Mortar-4', 2840);
    lost('weapon', 'IS Mech Mortar-4', 2819, 3043);
  });
  rule('TOE-mortar-smoke-tech', 'their smoke is rare', () => rarity('ammo', 'Clan Ammo SM Mortar-4', 'EFD'));
  rule('TOE-enhanced-lrm-date', 'enhanced launchers from 3058', () => since('weapon', 'Enhanced LRM 10', 3058));
  rule('TOE-partial-wing-dates', "wings of 'Mechs from 3074", () => since('equipment', 'ISPartialWing', 3074));
  rule('TOE-partial-wing-techbase', 'and with the Clans, who had them first, nowhere before', () => {
    since('equipment', 'CLPartialWing', 3067);
    rarity('equipment', 'CLPartialWing', 'XXE');
  });
  const HULLS: readonly (readonly [id: string, item: string])[] = [
    ['TOE-flotation-hull-date', 'ISFlotationHull'],
    ['TOE-limited-amphibious-date', 'ISLimitedAmphibiousChassis'],
    ['TOE-fully-amphibious-date', 'ISFullyAmphibiousChassis'],
    ['TOE-dune-buggy-date', 'ISCVDuneBuggyChassis'],
    ['TOE-env-sealing-date', 'Environmental Sealed Chassis'],
  ];
  for (const [id, item] of HULLS) rule(id, 'hulls for other ground from 2470', () => since('equipment', item, 2470, TANK));
  rule('TOE-t407-flotation-dates', 'all of them', () => {
    for (const [, item] of HULLS) since('equipment', item, 2470, TANK);
  });
  rule('TOE-t405-armored-motive-is', 'armored running gear from 3071', () => since('equipment', 'ISArmoredMotiveSystem', 3071, TANK));
  rule('TOE-t405-armored-motive-clan', 'that of the Clans from 3057', () => since('equipment', 'CLArmoredMotiveSystem', 3057, TANK));
  rule('TOE-t407-chaff-date', 'pods of chaff from 3069', () => since('equipment', 'ISChaffPod', 3069));
  for (const id of ['TOE-silver-bullet-rating', 'TOE-t407-silver-bullet-tech'])
    rule(id, 'Silver Bullets are not there before the Clans are, and rare then', () => rarity('weapon', 'ISSBGR', 'XXF'));
  rule('TOE-supercharger-tech', 'superchargers are rare in every age', () => rarity('equipment', 'Supercharger', 'FFF'));
  for (const id of ['TOE-sponson-turret-tech', 'TOE-t411-sponson-turret'])
    rule(id, 'so are sponsons', () => rarity('equipment', 'SponsonTurret', 'FFF', TANK));
  rule('TOE-t411-quad-turret', 'and turrets of four-legged ’Mechs', () => rarity('equipment', 'ISQuadTurret', 'FFF'));
  rule('TOE-t411-head-turret', 'turrets on heads not before 3055', () => {
    since('equipment', 'ISHeadTurret', 3055);
    rarity('equipment', 'ISHeadTurret', 'XXF');
  });
});

describe('what troopers wear and learn', () => {
  const troops = (platoon: Partial<NonNullable<Paper['platoon']>>): Paper => {
    const unit = find('Foot Platoon (Rifle)')!;
    return { ...unit, mounts: [], platoon: { ...unit.platoon!, ...platoon } };
  };
  /** The rarest that is allowed has to be at least this, in each age. */
  const needs = (design: Paper): string =>
    [2800, 3050, 3150]
      .map(year => ['A', 'B', 'C', 'D', 'E', 'F'].find(letter => !problem(design, year, letter)?.includes('too rare')) ?? 'X')
      .join('');
  test('kits are as old and as rare as the tables say, by any of their names', () => {
    expect(needs(troops({ armorKit: 'MarianKit' })).slice(1)).toBe('FB');
    expect(problem(troops({ armorKit: 'MarianKit' }), 3000)).toContain('is not made before');
  });
  rule('TOE-tag-troops-table', 'who points targets out is rare, and was not to be had in the wars', () => {
    expect(needs(troops({ specialization: TRAINING.tag, secondaries: 2 }))).toBe('FXE');
  });
});
