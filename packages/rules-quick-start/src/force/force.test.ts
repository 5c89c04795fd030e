import type { RuleId } from '@sortie/kernel';
import { equipment, find } from '@sortie/roster';
import { rule, scene } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { quickStart } from '../game.ts';
import { ruleset } from '../ruleset.ts';
import { ATTACKER, DEFENDER, duelSetup, eventsOf, fire, hold, opened, problem, table } from '../testing/table.fixture.ts';
import type { Sheet } from './sheet.ts';
import { BOX_SHEETS, sheetCalled, sheetOf } from './sheets.ts';
import { WEAPON_LINES } from './weapons.ts';

const side = (...codes: string[]) => codes.map(mech => ({ mech }));

/** A game with one 'Mech a side, as far as everybody being on the map. */
const fielded = (defender: string, attacker: string) => {
  const { state } = opened(duelSetup({ scenario: 'open', defender: side(defender), attacker: side(attacker) }));
  const { book } = scene(ruleset, state);
  expect(book.checkSetup(duelSetup({ scenario: 'open', defender: side(defender), attacker: side(defender) }))).toEqual([]);
  return { state, units: state.units, book };
};

describe('forces', () => {
  rule('QS-force-two-each#1', 'two Griffins against two Wolverines, of different variants', () => {
    const forces = { defender: side('GRF-1N', 'GRF-1S'), attacker: side('WVR-6R', 'WVR-6M') };
    expect(problem({ scenario: 'two-each', ...forces })).toBe('');
    expect(problem({ scenario: 'two-each', ...forces, defender: side('GRF-1N', 'GRF-1N') })).toContain('QS-force-two-each');
  });

  const lances = { defender: side('GRF-1N', 'GRF-1S', 'TDR-5S', 'LCT-1V'), attacker: side('WVR-6R', 'WVR-6M', 'TDR-5SE', 'LCT-1E') };
  const lanceEach = (more: object) => problem({ scenario: 'lance-each', ...lances, ...more });

  rule('QS-force-lance-each#1', 'the defender’s lance', () => {
    expect(lanceEach({})).toBe('');
    for (const wrong of [side('GRF-1N', 'GRF-1N', 'TDR-5S', 'LCT-1V'), side('GRF-1N', 'GRF-1S', 'TDR-5SE', 'LCT-1V')])
      expect(lanceEach({ defender: wrong })).toContain('QS-force-lance-each');
  });

  rule('QS-force-lance-each#2', 'the attacker’s lance', () => {
    expect(lanceEach({ attacker: side('LCT-1E', 'TDR-5SE', 'WVR-6M', 'WVR-6R') })).toBe('');
    for (const wrong of [side('WVR-6R', 'WVR-6M', 'TDR-5SE'), side('WVR-6R', 'WVR-6M', 'TDR-5SE', 'LCT-1V')])
      expect(lanceEach({ attacker: wrong })).toContain('QS-force-lance-each');
  });

  const mixed = (defender: string[], attacker: string[]) =>
    problem({ scenario: 'open', defender: side(...defender), attacker: side(...attacker) });

  rule('QS-force-balance#1', 'forces of one’s own are equal in number', () => {
    expect(mixed(['GRF-1N', 'WVR-6M'], ['GRF-1S', 'WVR-6R'])).toBe('');
    expect(mixed(['GRF-1N', 'WVR-6M'], ['GRF-1S'])).toContain('2 against 1');
    // Forty tons of Locusts do not make up for their number.
    expect(mixed(['LCT-1V', 'LCT-1E'], ['GRF-1N'])).toContain('QS-force-balance');
  });

  rule('QS-force-balance#2', 'and in tonnage', () => {
    expect(mixed(['GRF-1N', 'LCT-1V'], ['LCT-1E', 'WVR-6R'])).toBe('');
    expect(mixed(['GRF-1N'], ['TDR-5S'])).toContain('55 against 65 tons (QS-force-balance)');
  });

  rule('QS-force-variants#1', 'a unit is called by its full code, and variants are sheets of their own', () => {
    expect(mixed(['GRF-1N'], ['GRF-1S'])).toBe('');
    expect(mixed(['GRN-1N'], ['WVR-6R'])).toContain('QS-force-variants');
    expect(mixed(['Griffin'], ['WVR-6R'])).toContain('QS-force-variants');
    const [first, second] = fielded('GRF-1N', 'GRF-1S').units;
    expect(first!.sheet.weapons).not.toEqual(second!.sheet.weapons);
  });

  rule('QS-force-variants#2', 'the name alone, like the picture, does not tell one from the other', () => {
    const [first, second] = fielded('GRF-1N', 'GRF-1S').units;
    expect(first!.sheet.name).toBe(second!.sheet.name);
    expect([first!.sheet.code, second!.sheet.code]).toEqual(['GRF-1N', 'GRF-1S']);
  });

  rule('QS-force-tech-base-ignored#1', 'the tech base changes nothing: a sheet does not even hold it', () => {
    const unit = find('WVR-6R')!;
    const clan = sheetOf({ ...unit, tech: { base: 'clan', mixed: true } });
    if (!clan.ok) throw new Error(clan.problem);
    const number = (mech: Sheet) => {
      const play = scene(
        ruleset,
        table({
          phase: 'attack',
          units: [
            { mech, at: '0812' },
            { mech: 'GRF-1N', at: '0808' },
          ],
        }),
      );
      play.does(DEFENDER, fire(0, 1, 1));
      return play.does(ATTACKER, hold(1), 6, 6, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2);
    };
    expect(number(clan.value)).toEqual(number(sheetCalled('WVR-6R')!));
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
  test.each(sheets)('%s: every figure of the sheet', (_, code, expected) => expect(figures(sheetCalled(code)!)).toEqual(expected));

  const mp = (code: string) => {
    const { state, book } = fielded(code, 'GRF-1N');
    return (['walk', 'run', 'jump'] as const).map(mode => book.ask('allowance', { unit: state.units[0]!, mode, scenario: 'open' }).total);
  };
  const inPlay = (code: string) => fielded(code, 'GRF-1N').units[0]!.sheet;
  const armed = (code: string) => inPlay(code).weapons.map(({ name }) => name);

  rule('QS-force-grf-1n#1', 'a GRF-1N walks 5 and runs 8', () => expect(mp('GRF-1N').slice(0, 2)).toEqual([5, 8]));
  rule('QS-force-grf-1n#2', 'and weighs 55 tons', () => expect(inPlay('GRF-1N').tons).toBe(55));
  rule('QS-force-grf-1n#3', 'it has a PPC and an LRM 10', () => expect(armed('GRF-1N')).toEqual(['PPC', 'LRM 10']));
  rule('QS-force-grf-1s#1', 'a GRF-1S walks 5 and runs 8', () => expect(mp('GRF-1S').slice(0, 2)).toEqual([5, 8]));
  rule('QS-force-grf-1s#2', 'and weighs 55 tons', () => expect(inPlay('GRF-1S').tons).toBe(55));
  rule('QS-force-wvr-6r#1', 'a WVR-6R runs 8', () => expect(mp('WVR-6R')[1]).toBe(8));
  rule('QS-force-wvr-6r#2', 'and weighs 55 tons', () => expect(inPlay('WVR-6R').tons).toBe(55));
  rule('QS-force-wvr-6r#3', 'it has a medium laser and an SRM 6, and a pilot with Gunnery 4', () => {
    expect(armed('WVR-6R')).toEqual(expect.arrayContaining(['Medium Laser', 'SRM 6']));
    const play = scene(
      ruleset,
      table({
        phase: 'attack',
        units: [
          { mech: 'WVR-6R', at: '0810' },
          { mech: 'GRF-1N', at: '0808' },
        ],
      }),
    );
    play.does(DEFENDER, fire(0, 1, 0));
    expect(eventsOf(play.does(ATTACKER, hold(1), 1, 1, 1, 1, 2, 2), 'fired')[0]!.toHit.total).toBe(4);
  });
  rule('QS-force-wvr-6r#4', 'its left arm has 16 circles, its left torso 20', () => {
    expect(fielded('WVR-6R', 'GRF-1N').units[0]!.armor).toMatchObject({ LA: 16, LT: 20 });
  });
  rule('QS-force-wvr-6m#1', 'a WVR-6M weighs 55 tons and has a sheet of its own', () => {
    expect([inPlay('WVR-6M').code, inPlay('WVR-6M').tons]).toEqual(['WVR-6M', 55]);
    expect(armed('WVR-6M')).not.toEqual(armed('WVR-6R'));
  });
  const stands = (code: string, scenario: string, who: 'defender' | 'attacker') =>
    quickStart.scenarios.find(({ id }) => id === scenario)!.setup[who].some(({ mech }) => mech === code) && inPlay(code).code === code;
  rule('QS-force-tdr-5s#1', 'a TDR-5S stands with the defender', () => {
    expect([stands('TDR-5S', 'lance-each', 'defender'), stands('TDR-5S', 'breakthrough', 'defender')]).toEqual([true, true]);
  });
  rule('QS-force-tdr-5se#1', 'a TDR-5SE stands with the attacker', () => {
    expect([stands('TDR-5SE', 'lance-each', 'attacker'), stands('TDR-5SE', 'breakthrough', 'attacker')]).toEqual([true, true]);
  });
  rule('QS-force-lct-1v#1', 'an LCT-1V stands with the defender', () => {
    expect([stands('LCT-1V', 'lance-each', 'defender'), stands('LCT-1V', 'breakthrough', 'defender')]).toEqual([true, true]);
  });
  rule('QS-force-lct-1e#1', 'an LCT-1E stands with the attacker', () => expect(stands('LCT-1E', 'lance-each', 'attacker')).toBe(true));

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
  /** The figures of a weapon in play: damage of each part that hits, and the modifier at each range. */
  const struck = (mech: string, weapon: number, ...dice: number[]) => {
    const play = scene(
      ruleset,
      table({
        phase: 'attack',
        units: [
          { mech, side: 'defender', at: '0810' },
          { mech: 'TDR-5SE', side: 'attacker', at: '0809' },
        ],
      }),
    );
    play.does(DEFENDER, fire(0, 1, weapon));
    return eventsOf(play.does(ATTACKER, hold(1), 6, 6, ...dice, 1, 1, 2, 2), 'fired')[0]!.groups.map(({ damage }) => damage);
  };
  const brackets = (mech: string, weapon: number, ...hexes: readonly number[]) => {
    const rows = Array.from({ length: 24 }, () => '.'.repeat(16));
    return hexes.map(range => {
      const play = scene(
        ruleset,
        table({
          rows,
          phase: 'attack',
          units: [
            { mech, side: 'defender', at: '0824' },
            { mech: 'LCT-1V', side: 'attacker', at: `08${String(24 - range).padStart(2, '0')}` },
          ],
        }),
      );
      if (!play.book.allows(ruleset.view(play.state, DEFENDER), fire(0, 1, weapon), DEFENDER)) return 'beyond';
      play.does(DEFENDER, fire(0, 1, weapon));
      return eventsOf(play.does(ATTACKER, hold(1), 1, 1, 1, 1, 2, 2), 'fired')[0]!.toHit.total - 4;
    });
  };

  rule('QS-table-weapon-lrm5#1', 'LRM 5: a point a missile', () => expect(struck('GRF-1S', 3, 6, 6, 3, 4)).toEqual([5]));
  rule('QS-table-weapon-lrm5#2', 'LRM 5: 7, 14 and 21 hexes', () => {
    expect(brackets('GRF-1S', 3, 7, 8, 14, 15, 21, 22)).toEqual([0, 2, 2, 4, 4, 'beyond']);
  });
  rule('QS-table-weapon-lrm5#3', 'LRM 5: in the left torso of a GRF-1S, with 24 shots', () => {
    const { state } = fielded('GRF-1S', 'GRF-1N');
    expect(state.units[0]!.sheet.weapons[3]).toMatchObject({ name: 'LRM 5', at: 'LT' });
    expect(state.units[0]!.ammo).toEqual([24]);
  });
  rule('QS-table-weapon-large-laser#1', 'Large Laser: 8 points', () => expect(struck('GRF-1S', 0, 3, 4)).toEqual([8]));
  rule('QS-table-weapon-large-laser#2', 'Large Laser: 5, 10 and 15 hexes', () => {
    expect(brackets('GRF-1S', 0, 5, 6, 10, 11, 15, 16)).toEqual([0, 2, 2, 4, 4, 'beyond']);
  });
  rule('QS-table-weapon-large-laser#3', 'Large Laser: in the right arm of a GRF-1S, without ammunition', () => {
    const { sheet } = fielded('GRF-1S', 'GRF-1N').units[0]!;
    expect(sheet.weapons[0]).toMatchObject({ name: 'Large Laser', at: 'RA', ammo: null });
  });
  rule('QS-table-weapon-medium-laser#1', 'Medium Laser: four hexes are medium range', () => expect(brackets('WVR-6R', 0, 4)).toEqual([2]));
  rule('QS-table-weapon-medium-laser#2', 'Medium Laser: the brackets of the SRM 6', () => {
    const ranges = [1, 3, 4, 6, 7, 9, 10];
    expect(brackets('WVR-6R', 0, ...ranges)).toEqual(brackets('WVR-6R', 1, ...ranges));
    expect(brackets('WVR-6R', 0, ...ranges)).toEqual([0, 0, 2, 2, 4, 4, 'beyond']);
  });
  rule('QS-table-weapon-srm6#1', 'SRM 6: four hexes are medium range', () => expect(brackets('WVR-6R', 1, 4)).toEqual([2]));
  rule('QS-table-weapon-srm6#2', 'SRM 6: two points a missile, in column 6', () => {
    expect(struck('WVR-6R', 1, 1, 1, 3, 4, 3, 4)).toEqual([2, 2]);
    expect(struck('WVR-6R', 1, 6, 6, 3, 4, 3, 4, 3, 4, 3, 4, 3, 4, 3, 4)).toEqual([2, 2, 2, 2, 2, 2]);
  });
  rule('QS-table-weapon-ppc#1', 'PPC: 10 points', () => expect(struck('GRF-1N', 0, 3, 4)).toEqual([10]));
  rule('QS-table-weapon-ppc#2', 'PPC: four hexes are short range', () => expect(brackets('GRF-1N', 0, 4)).toEqual([0]));
  rule('QS-table-weapon-lrm10#1', 'LRM 10: a point a missile, in column 10', () => {
    expect(struck('GRF-1N', 1, 1, 1, 3, 4)).toEqual([3]);
    expect(struck('GRF-1N', 1, 6, 6, 3, 4, 3, 4)).toEqual([5, 5]);
  });
  rule('QS-table-weapon-lrm10#2', 'LRM 10: eight hits are a group of 5 and one of 3', () =>
    expect(struck('GRF-1N', 1, 4, 5, 3, 4, 3, 4)).toEqual([5, 3]),
  );

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
