import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { affiliationTrouble, armyTrouble, availabilityTrouble } from './affiliation.ts';
import { army, book, campaign, card, enlisted, opened } from './campaign.fixture.ts';
import { KINDS, TYPES, type UnitType } from './kind.ts';
import { readSetup } from './read.ts';
import type { Affiliation, Army, Enlisted } from './shape.ts';
import { averageSkill, techSkillOf } from './support.ts';

const many = (count: number, type: UnitType, skill = 4): readonly Enlisted[] =>
  Array.from({ length: count }, () => enlisted({ type }, { skill }));
const sp = (units: readonly Enlisted[], more: Partial<Army> = {}, year?: number): number =>
  opened(army(units, more), undefined, year).sides[0].sp;
const cost = (affiliations: readonly Affiliation[], year?: number): number => sp(many(1, 'BM'), { affiliations }, year);

/** The mercenary army of the book: 41 units, eleven of them veterans. */
const rays: readonly Enlisted[] = [
  ...many(3, 'BM', 3),
  ...many(9, 'BM'),
  ...many(2, 'CV', 3),
  ...many(6, 'CV'),
  ...many(4, 'CI', 3),
  ...many(8, 'CI'),
  ...many(2, 'AF', 3),
  ...many(4, 'AF'),
  ...many(3, 'DS'),
];

describe('Support Points at the beginning', () => {
  rule('ASC-camp-starting-sp', 'the army of the book has 26,200 points by the table, half of what its units bring', () => {
    expect(sp(rays)).toBe(52_400);
    expect(sp(rays, { affiliations: ['inner-sphere', 'mercenary'] })).toBe(26_200);
  });
  rule('ASC-tbl-starting-sp', 'every type of unit brings what its row says', () => {
    const rows = {
      BM: 1000,
      IM: 500,
      PM: 750,
      CV: 400,
      SV: 200,
      BA: 200,
      CI: 100,
      AF: 1000,
      CF: 500,
      SC: 1500,
      DS: 10_000,
      DA: 10_000,
      JS: 50_000,
      SS: 50_000,
      WS: 100_000,
      MS: 30_000,
    };
    for (const type of TYPES) expect(sp(many(1, type)), type).toBe(rows[type]);
  });
  rule('ASC-camp-average-skill', 'eleven veterans and thirty regulars are regulars, 3.73 rounded', () => {
    expect(averageSkill(opened(army(rays)), 0)).toBe(4);
    expect(averageSkill(opened(army([...many(1, 'BM', 3), ...many(1, 'BM', 4)])), 0)).toBe(4);
    expect(averageSkill(opened(army([...many(2, 'BM', 3), ...many(1, 'BM', 4)])), 0)).toBe(3);
  });
  rule('ASC-tbl-sp-skill-mult', 'better armies are better supplied', () => {
    expect([8, 7, 6, 5, 4, 3, 2, 1, 0].map(skill => sp(many(1, 'BM', skill)))).toEqual([100, 100, 250, 500, 1000, 1250, 1500, 2000, 3000]);
  });
  rule('ASC-tbl-sp-affiliation-mult', 'every affiliation multiplies the points, several of them together', () => {
    expect(cost(['clan'])).toBe(1250);
    expect(cost(['inner-sphere'])).toBe(1000);
    expect(cost(['inner-sphere', 'comstar'])).toBe(1500);
    expect(cost(['star-league'], 2700)).toBe(2000);
    expect(cost(['periphery'])).toBe(750);
    expect(cost(['mercenary'])).toBe(500);
    expect(cost(['pirate'])).toBe(250);
    expect(cost(['periphery', 'mercenary'])).toBe(375);
  });
  rule('ASC-camp-generic-affiliation', 'without factions nothing is multiplied', () => {
    expect(cost([])).toBe(1000);
    expect(book.ask('support', { state: opened(army(many(1, 'BM'))), seat: 0 }).terms.map(one => one.rule)).toEqual([
      'ASC-camp-starting-sp',
      'ASC-tbl-sp-skill-mult',
    ]);
  });
  rule('ASC-camp-overview', 'points are there from the beginning, for armies that are not run by a game master', () => {
    const state = opened(army(many(2, 'BM')), army(many(2, 'BM'), { gameMaster: true }));
    expect(state.sides.map(side => side.sp)).toEqual([2000, 0]);
  });
  rule('ASC-camp-starting-sequence', 'points, the rating of the staff and its hours are all settled before the first mission', () => {
    const state = opened(army(many(3, 'BM', 3)));
    expect(state.phase).toBe('ready');
    expect([state.sides[0].sp, techSkillOf(state, 0), book.ask('labor', { state, seat: 0, hours: 24 }).total]).toEqual([3750, 6, 3 * 480]);
  });

  test('the multipliers leave whole points, as a count in hundredths finds them', () => {
    const combinations: readonly (readonly Affiliation[])[] = [
      [],
      ['clan'],
      ['periphery'],
      ['pirate'],
      ['periphery', 'mercenary'],
      ['periphery', 'pirate'],
    ];
    const hundredths = { clan: 125, periphery: 75, pirate: 25, mercenary: 50 } as const;
    const skills = [300, 200, 150, 125, 100, 50, 25, 10];
    for (const affiliations of combinations)
      for (let skill = 0; skill < 8; skill++)
        for (let n = 1; n < 40; n += 3) {
          let exact = n * KINDS.BA.support * skills[skill]!;
          let unit = 100;
          for (const one of affiliations) {
            exact *= hundredths[one as keyof typeof hundredths];
            unit *= 100;
          }
          expect(sp(many(n, 'BA', skill), { affiliations })).toBe(Math.floor((2 * exact + unit) / (2 * unit)));
        }
  });
});

describe('affiliations', () => {
  const trouble = (year: number | undefined, ...affiliations: readonly Affiliation[]): string | undefined =>
    affiliationTrouble(affiliations, year)?.rule;

  rule('ASC-camp-affil-clan', 'a Clan counts as one of the Inner Sphere only after 3050', () => {
    expect(trouble(3050, 'clan', 'inner-sphere')).toBe('ASC-camp-affil-clan');
    expect(trouble(3051, 'clan', 'inner-sphere')).toBeUndefined();
    expect(trouble(3050, 'clan')).toBeUndefined();
    expect(cost(['clan', 'inner-sphere'], 3060)).toBe(1250);
  });
  rule('ASC-camp-affil-comstar', 'ComStar belongs to the Inner Sphere and goes with no Clan, Star League, Periphery or pirates', () => {
    expect(trouble(3050, 'comstar')).toBe('ASC-camp-affil-comstar');
    expect(trouble(3050, 'comstar', 'inner-sphere')).toBeUndefined();
    for (const other of ['clan', 'star-league', 'periphery', 'pirate'] as const)
      expect(trouble(2700, 'comstar', 'inner-sphere', other), other).toBe('ASC-camp-affil-comstar');
  });
  rule(
    'ASC-camp-affil-star-league',
    'the Star League lasts from 2570 to 2767 and goes with the Inner Sphere, the Periphery and mercenaries',
    () => {
      expect([2569, 2570, 2767, 2768].map(year => trouble(year, 'star-league'))).toEqual([
        'ASC-camp-affil-star-league',
        undefined,
        undefined,
        'ASC-camp-affil-star-league',
      ]);
      for (const other of ['inner-sphere', 'periphery', 'mercenary'] as const)
        expect(trouble(2700, 'star-league', other), other).toBeUndefined();
      expect(trouble(2700, 'star-league', 'clan')).toBe('ASC-camp-affil-star-league');
    },
  );
  rule('ASC-camp-affil-mercenary', 'mercenaries serve the Inner Sphere, ComStar, the Star League and the Periphery, nobody else', () => {
    for (const other of ['inner-sphere', 'star-league', 'periphery'] as const)
      expect(trouble(2700, 'mercenary', other), other).toBeUndefined();
    expect(trouble(3050, 'mercenary', 'comstar', 'inner-sphere')).toBeUndefined();
    expect(trouble(3050, 'mercenary', 'clan')).toBe('ASC-camp-affil-mercenary');
    expect(trouble(3050, 'mercenary', 'pirate')).toBe('ASC-camp-affil-mercenary');
  });
  rule('ASC-camp-affil-pirate', 'pirates are no mercenaries and go with neither ComStar nor the Star League', () => {
    expect(trouble(3050, 'pirate', 'mercenary')).toBe('ASC-camp-affil-pirate');
    expect(trouble(2700, 'pirate', 'star-league')).toBe('ASC-camp-affil-pirate');
    expect(trouble(3050, 'pirate', 'periphery')).toBeUndefined();
  });
  rule('ASC-camp-mercenary-availability', 'mercenaries own no WarShip, station or mobile structure', () => {
    for (const type of ['WS', 'SS', 'MS'] as const)
      expect(availabilityTrouble(type, ['mercenary'], 2700)?.rule).toBe('ASC-camp-mercenary-availability');
    expect(availabilityTrouble('DS', ['mercenary'], 2700)).toBeUndefined();
    expect(armyTrouble(army([enlisted({ type: 'WS' })], { affiliations: ['mercenary'] }), 2700)?.rule).toBe(
      'ASC-camp-mercenary-availability',
    );
  });
  rule('ASC-camp-pirate-availability', 'pirates own WarShips from 2300 to 2900', () => {
    expect([2299, 2300, 2900, 2901].map(year => availabilityTrouble('WS', ['pirate'], year)?.rule)).toEqual([
      'ASC-camp-pirate-availability',
      undefined,
      undefined,
      'ASC-camp-pirate-availability',
    ]);
  });
  rule('ASC-camp-warship-availability', 'from 2901 to 3050 only ComStar has WarShips in the Inner Sphere', () => {
    const has = (year: number, ...of: readonly Affiliation[]) => availabilityTrouble('WS', of, year)?.rule;
    expect([2900, 2901, 3050, 3051].map(year => has(year, 'inner-sphere'))).toEqual([
      undefined,
      'ASC-camp-warship-availability',
      'ASC-camp-warship-availability',
      undefined,
    ]);
    expect(has(3000, 'periphery')).toBe('ASC-camp-warship-availability');
    expect(has(3000, 'inner-sphere', 'comstar')).toBeUndefined();
  });

  test('a campaign with an army that there cannot be is not read', () => {
    const setup = { title: 'T', year: 3000, armies: [army([enlisted({ type: 'WS' })], { affiliations: ['inner-sphere'] }), army([])] };
    expect(readSetup(setup)).toMatchObject({ ok: false, problem: 'nobody but ComStar has WarShips from 2901 to 3050' });
    expect(readSetup({ ...setup, year: 3060 }).ok).toBe(true);
    expect(readSetup({ ...setup, armies: [army([]), army([])] }).ok).toBe(false);
    expect(readSetup({ title: 'T', armies: [army([{ card: card(), skill: 9 }]), army([])] }).ok).toBe(false);
  });
});

describe('the staff', () => {
  rule('ASC-camp-support-skill', 'technicians are as good as the army', () => {
    expect(techSkillOf(opened(army(rays)), 0)).toBe(7);
  });
  rule('ASC-tbl-support-skill', 'green 9, regular 7, veteran 6, elite 5', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(skill => techSkillOf(opened(army(many(1, 'BM', skill))), 0))).toEqual([5, 5, 5, 6, 7, 9, 9, 9]);
  });
  rule('ASC-camp-man-hours', '36 units and a DropShip have 296 hours a day, whatever becomes of them', () => {
    const state = opened(army([...many(36, 'BM'), ...many(1, 'DS')]));
    expect(book.ask('labor', { state, seat: 0, hours: 24 }).total).toBe(296 * 60);
    const fewer = { ...state, units: state.units.map(unit => ({ ...unit, condition: 'lost' as const })) };
    expect(book.ask('labor', { state: fewer, seat: 0, hours: 24 }).total).toBe(296 * 60);
  });
  rule('ASC-camp-man-hour-budget', 'two days of 296 hours are 592 hours of work, and no more', () => {
    const state = opened(army([...many(36, 'BM'), ...many(1, 'DS')]));
    expect(book.ask('labor', { state, seat: 0, hours: 48 }).total).toBe(592 * 60);
    const short = campaign(army([enlisted()]));
    short.does(
      0,
      { type: 'battle', report: { result: 'victory', field: 0, units: [{ unit: 0, fate: 'active', armor: 3, structure: 0 }] } },
      6,
      6,
      1,
      1,
    );
    // Half a day of one unit's staff is four hours; three points of armor take six.
    short.does(0, { type: 'interval', hours: 12 }, 6, 6);
    expect(short.refuses(0, { type: 'repair', unit: 0 })).toMatchObject([{ rule: 'ASC-camp-man-hour-budget' }]);
  });
});
