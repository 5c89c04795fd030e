import type { RuleId } from '@sortie/kernel';
import { equipment, find } from '@sortie/roster';
import { rule, scene } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { ruleset } from '../ruleset.ts';
import { ATTACKER, DEFENDER, duelSetup, fire, hold, table } from '../testing/table.ts';
import type { Sheet } from './sheet.ts';
import { BOX_SHEETS, sheetCalled, sheetOf } from './sheets.ts';
import { WEAPON_LINES } from './weapons.ts';

const problem = (more: object): string => {
  const read = ruleset.readSetup({ ...duelSetup(), ...more });
  return read.ok ? '' : read.problem;
};
const side = (...codes: string[]) => codes.map(mech => ({ mech }));

describe('forces', () => {
  rule('QS-force-two-each', 'two Griffins against two Wolverines, of different variants', () => {
    const forces = { defender: side('GRF-1N', 'GRF-1S'), attacker: side('WVR-6R', 'WVR-6M') };
    expect(problem({ scenario: 'two-each', ...forces })).toBe('');
    expect(problem({ scenario: 'two-each', ...forces, defender: side('GRF-1N', 'GRF-1N') })).toContain('QS-force-two-each');
  });

  rule('QS-force-lance-each', 'a lance against a lance', () => {
    const forces = { defender: side('GRF-1N', 'GRF-1S', 'TDR-5S', 'LCT-1V'), attacker: side('WVR-6R', 'WVR-6M', 'TDR-5SE', 'LCT-1E') };
    expect(problem({ scenario: 'lance-each', ...forces })).toBe('');
    expect(problem({ scenario: 'lance-each', ...forces, attacker: side('WVR-6R', 'WVR-6M', 'TDR-5SE') })).toContain('QS-force-lance-each');
  });

  rule('QS-force-balance', 'forces of one’s own are equal in number and tonnage', () => {
    const open = (defender: string[], attacker: string[]) =>
      problem({ scenario: 'open', defender: side(...defender), attacker: side(...attacker) });
    expect(open(['GRF-1N', 'WVR-6M'], ['GRF-1S', 'WVR-6R'])).toBe('');
    expect(open(['GRF-1N', 'WVR-6M'], ['GRF-1S'])).toContain('2 against 1');
    expect(open(['GRF-1N'], ['TDR-5S'])).toContain('55 against 65 tons');
    expect(open(['GRF-1N'], ['TDR-5S'])).toContain('QS-force-balance');
  });

  rule('QS-force-variants', 'a unit is called by its full code, and variants differ', () => {
    expect(sheetCalled('GRF-1N')).not.toEqual(sheetCalled('GRF-1S'));
    expect(sheetCalled('GRF-1N')!.name).toBe(sheetCalled('GRF-1S')!.name);
    expect(sheetCalled('Griffin')).toBeUndefined();
    expect(problem({ scenario: 'open', defender: side('GRN-1N'), attacker: side('WVR-6R') })).toContain('QS-force-variants');
  });

  rule('QS-force-tech-base-ignored', 'the tech base changes nothing: a sheet does not even hold it', () => {
    const unit = find('WVR-6R')!;
    expect(sheetOf({ ...unit, tech: { base: 'clan', mixed: true } })).toEqual(sheetOf(unit));
  });
});

/** Sheets as figures: MP, armor from head to right leg, weapons with their places, shots. */
const figures = ({ tons, walk, run, jump, armor, weapons, ammo }: Sheet) => ({
  tons,
  mp: [walk, run, jump].join('/'),
  armor: [armor.HD, armor.CT, armor.LT, armor.RT, armor.LA, armor.RA, armor.LL, armor.RL],
  weapons: weapons.map(weapon => `${weapon.name} ${weapon.at}`),
  ammo: ammo.map(({ type, shots }) => `${type} ${shots}`),
});

describe('record sheets', () => {
  const sheets: readonly [RuleId, string, ReturnType<typeof figures>][] = [
    [
      'QS-force-grf-1n',
      'GRF-1N',
      { tons: 55, mp: '5/8/5', armor: [9, 20, 20, 20, 14, 14, 18, 18], weapons: ['PPC RA', 'LRM 10 RT'], ammo: ['LRM 10 24'] },
    ],
    [
      'QS-force-grf-1s',
      'GRF-1S',
      {
        tons: 55,
        mp: '5/8/5',
        armor: [9, 20, 20, 20, 14, 14, 18, 18],
        weapons: ['Large Laser RA', 'Medium Laser RA', 'Medium Laser RA', 'LRM 5 LT'],
        ammo: ['LRM 5 24'],
      },
    ],
    [
      'QS-force-wvr-6r',
      'WVR-6R',
      {
        tons: 55,
        mp: '5/8/5',
        armor: [8, 20, 20, 20, 16, 16, 16, 16],
        weapons: ['Medium Laser HD', 'SRM 6 LT', 'AC/5 RA'],
        ammo: ['SRM 6 15', 'AC/5 20'],
      },
    ],
    [
      'QS-force-wvr-6m',
      'WVR-6M',
      {
        tons: 55,
        mp: '5/8/5',
        armor: [9, 25, 20, 20, 18, 18, 19, 19],
        weapons: ['Large Laser RA', 'Medium Laser HD', 'Medium Laser RA', 'SRM 6 LT'],
        ammo: ['SRM 6 15'],
      },
    ],
    [
      'QS-force-tdr-5s',
      'TDR-5S',
      {
        tons: 65,
        mp: '4/6/0',
        armor: [9, 30, 24, 24, 20, 20, 29, 29],
        weapons: [
          'Large Laser RA',
          'Medium Laser LT',
          'Medium Laser LT',
          'Medium Laser LT',
          'SRM 2 RT',
          'Machine Gun LA',
          'Machine Gun LA',
          'LRM 15 RT',
        ],
        ammo: ['SRM 2 50', 'Machine Gun 200', 'LRM 15 16'],
      },
    ],
    [
      'QS-force-tdr-5se',
      'TDR-5SE',
      {
        tons: 65,
        mp: '4/6/4',
        armor: [9, 30, 24, 24, 20, 20, 29, 29],
        weapons: ['Large Laser RA', 'Medium Laser LT', 'Medium Laser LT', 'Medium Laser LT', 'LRM 10 LT'],
        ammo: ['LRM 10 24'],
      },
    ],
    [
      'QS-force-lct-1v',
      'LCT-1V',
      {
        tons: 20,
        mp: '8/12/0',
        armor: [8, 10, 8, 8, 4, 4, 8, 8],
        weapons: ['Medium Laser CT', 'Machine Gun LA', 'Machine Gun RA'],
        ammo: ['Machine Gun 200'],
      },
    ],
    [
      'QS-force-lct-1e',
      'LCT-1E',
      {
        tons: 20,
        mp: '8/12/0',
        armor: [8, 10, 8, 8, 4, 4, 8, 8],
        weapons: ['Medium Laser LA', 'Medium Laser RA', 'Small Laser LA', 'Small Laser RA'],
        ammo: [],
      },
    ],
  ];
  for (const [id, code, expected] of sheets)
    rule(id, `the sheet of the ${code}`, () => expect(figures(sheetCalled(code)!)).toEqual(expected));

  test('there are eight', () => expect(BOX_SHEETS.map(({ code }) => code).sort()).toEqual(sheets.map(([, code]) => code).sort()));

  test('the inventory has one order, however a unit is written down', () => {
    for (const code of ['TDR-5S', 'WVR-6M']) {
      const unit = find(code)!;
      expect(sheetOf({ ...unit, mounts: unit.mounts.toReversed() })).toEqual({ ok: true, value: sheetCalled(code) });
    }
  });

  test('a unit that this game cannot play is refused with the reason', () => {
    const unit = find('WVR-6R')!;
    const strange = { ...unit, mounts: [...unit.mounts, { kind: 'weapon' as const, item: 'Gauss Rifle', at: 'LA' }] };
    expect(sheetOf(strange)).toEqual({ ok: false, problem: 'Wolverine WVR-6R carries a Gauss Rifle, which this game does not know' });
    expect(sheetOf({ ...unit, frame: 'quad' }).ok).toBe(false);
  });
});

describe('weapons', () => {
  const line = (name: string) => {
    const { damage, size, ranges, ammo } = WEAPON_LINES[name]!;
    return { damage, size, ranges: ranges.join('/'), ammo };
  };
  /** The range modifier of a weapon at four hexes, from a shot. */
  const atFour = (mech: string, weapon: number): number => {
    const play = scene(
      ruleset,
      table({
        phase: 'attack',
        units: [
          { mech, side: 'defender', at: '0812' },
          { mech: 'LCT-1V', side: 'attacker', at: '0808' },
        ],
      }),
    );
    play.does(DEFENDER, fire(0, 1, weapon));
    const shot = play.does(ATTACKER, hold(1), 1, 1, 1, 1, 2, 2).find(event => event.type === 'fired');
    return shot?.type === 'fired' ? shot.toHit.total - 4 : -1;
  };

  rule('QS-table-weapon-lrm5', 'LRM 5: a point a missile, 7, 14 and 21 hexes, 24 shots in the left torso of a GRF-1S', () => {
    expect(line('LRM 5')).toEqual({ damage: 1, size: 5, ranges: '7/14/21', ammo: true });
    expect(sheetCalled('GRF-1S')!.weapons.find(({ name }) => name === 'LRM 5')!.at).toBe('LT');
  });
  rule('QS-table-weapon-large-laser', 'Large Laser: 8 points, 5, 10 and 15 hexes, no ammunition', () => {
    expect(line('Large Laser')).toEqual({ damage: 8, size: 0, ranges: '5/10/15', ammo: false });
  });
  rule('QS-table-weapon-medium-laser', 'Medium Laser: 5 points, and four hexes are medium range', () => {
    expect(line('Medium Laser')).toEqual({ damage: 5, size: 0, ranges: '3/6/9', ammo: false });
    expect(atFour('WVR-6R', 0)).toBe(2);
  });
  rule('QS-table-weapon-srm6', 'SRM 6: two points a missile, and the ranges of the medium laser', () => {
    expect(line('SRM 6')).toEqual({ damage: 2, size: 6, ranges: '3/6/9', ammo: true });
    expect(atFour('WVR-6R', 1)).toBe(2);
  });
  rule('QS-table-weapon-ppc', 'PPC: 10 points, and four hexes are short range', () => {
    expect(line('PPC')).toEqual({ damage: 10, size: 0, ranges: '6/12/18', ammo: false });
    expect(atFour('GRF-1N', 0)).toBe(0);
  });
  rule('QS-table-weapon-lrm10', 'LRM 10: a point a missile, on the GRF-1N', () => {
    expect(line('LRM 10')).toEqual({ damage: 1, size: 10, ranges: '7/14/21', ammo: true });
    expect(sheetCalled('GRF-1N')!.weapons.map(({ name }) => name)).toContain('LRM 10');
  });

  test('all lines agree with the equipment tables', () => {
    for (const [item, { damage, size, ranges }] of Object.entries(WEAPON_LINES)) {
      const known = equipment(item);
      if (known?.kind !== 'weapon') throw new Error(`${item} is no weapon`);
      expect([known.range.short, known.range.medium, known.range.long], item).toEqual(ranges);
      if (size === 0) expect(known.damage[0], item).toBe(damage);
      else expect([known.rack, known.perMissile || damage], item).toEqual([size, damage]);
    }
  });
});
