import { find } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { ruleset } from '../../ruleset.ts';
import { type OnMap, sheetFor, unitAt } from '../../state.ts';
import { at, eventsOf, fire, hold, NEXT, NORTH, type Placed, pair, SOUTH, start } from '../../testing/table.fixture.ts';
import { afterALook, BLIND, edges, fitted, SENSING, searching } from './looking.fixture.ts';
import { lookingAt } from './looking.ts';

const TANK = 'Vedette Medium Tank';
const MEN = 'Foot Platoon (Rifle)';
/** A hill between the two. */
const HILL = { '0806': '3' };

/** How the second unit is known to the first, which has searched. */
const known = (sensor: Parameters<typeof searching>[0], rolled: number, to: string, more: object = {}, ground = HILL as object) =>
  unitAt(
    afterALook({
      units: [
        { at: '0803', facing: 3, ...searching(sensor, rolled) },
        { at: to, ...more },
      ],
      ground: ground as never,
      rules: SENSING,
    }).state,
    1,
  ).veil;

describe('blips', () => {
  const play = afterALook({
    units: [
      { at: '0803', ...searching('magscan', 7) },
      { at: '0809', heat: 9 },
    ],
    ground: HILL,
    rules: SENSING,
  });

  rule('TOE-sensor-blips', 'show where something is and how tall, and nothing else', () => {
    const view = ruleset.view(play.state, NORTH);
    expect(view.blips).toEqual([{ at: at('0809'), levels: 2 }]);
    expect(view.units[1]).toMatchObject({ at: null, heat: 0, fate: 'fighting' });
    expect(known('magscan', 7, '0809', { prone: true })).toEqual({ levels: 1 });
    expect(known('seismic', 3, '0808', { moved: ['walk', 2] })).toEqual({ levels: null });
    expect(known('seismic', 3, '0808')).toBe('hidden');
  });
  test('cannot be fired at', () => {
    const now = start({
      phase: 'weapon',
      blind: true,
      rules: BLIND,
      units: [
        { at: '0803', facing: 3 },
        { at: '0809', veil: { levels: 2 } },
      ],
    });
    expect(now.refuses(NORTH, fire(0, 1, 0)).map(one => one.rule)).toContain('TW-house-targets');
  });
});

describe('a search', () => {
  rule('TOE-sensor-roll-bands', 'finds only what is in the one band of its roll', () => {
    // The bands of the magscan of a 'Mech are ten hexes wide.
    const found = (rolled: number, to: string): boolean => known('magscan', rolled, to) !== 'hidden';
    expect([2, 4, 5, 6, 7, 8, 9, 12].map(rolled => found(rolled, '0810'))).toEqual([false, false, false, false, true, true, false, false]);
    expect([4, 6, 8].map(rolled => found(rolled, '0813'))).toEqual([false, false, true]);
    expect([4, 6, 8].map(rolled => found(rolled, '0814'))).toEqual([false, true, false]);
  });
  test('is made by everybody once the order is rolled', () => {
    const play = start({ phase: 'weapon', blind: true, rules: SENSING, units: [{ at: '0803' }, { at: '0117', design: MEN }] });
    play.does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [], sensor: 'magscan' });
    const events = play.does(SOUTH, hold(1), ...NEXT, ...pair(7));
    expect(eventsOf(events, 'scanned')).toMatchObject([{ unit: 0, sensor: 'magscan' }]);
    expect(unitAt(play.state, 0).scan).toEqual({ sensor: 'magscan', rolled: 7 });
    expect(play.story().join(' ')).toContain('searches with its magscan: 7');
    expect(
      start({ phase: 'weapon', blind: true, rules: SENSING, units: [{ at: '0803' }, { at: '0117' }] }).refuses(NORTH, {
        type: 'declare',
        unit: 0,
        twist: 0,
        shots: [],
        sensor: 'probe',
      }),
    ).toMatchObject([{ rule: 'TOE-sensor-roll-bands' }]);
  });
});

describe('the table of sensors', () => {
  const target = { at: '0810', heat: 1 };
  const by = (design: string | ReturnType<typeof fitted>, sensor: Parameters<typeof edges>[0]) =>
    edges(sensor, { units: [{ at: '0803', design }, target] });

  rule('TOE-sensor-table-clan-probe', 'electronic warfare equipment reaches as far as the probe of the Clans', () => {
    expect(by(fitted('GRF-1N', 'CLActiveProbe'), 'probe')).toEqual([15, 30, 45]);
    expect(by(fitted('GRF-1N', 'ISElectronicWarfareEquipment'), 'probe')).toEqual([15, 30, 45]);
    expect(by(fitted('GRF-1N', 'BeagleActiveProbe'), 'probe')).toEqual([12, 24, 36]);
  });
  rule('TOE-sensor-table-mech-radar', "the radar of a 'Mech has bands of eight hexes", () =>
    expect(by('GRF-1N', 'radar')).toEqual([8, 16, 24]),
  );
  rule('TOE-sensor-table-vehicle-ir', 'combat vehicles share a row for warmth and magnets', () => {
    expect(by(TANK, 'infrared')).toEqual([9, 18, 27]);
    expect(by(TANK, 'magscan')).toEqual([9, 18, 27]);
  });
  rule('TOE-sensor-table-vehicle-radar', 'their radar has bands of six', () => expect(by(TANK, 'radar')).toEqual([6, 12, 18]));
});

describe('what stands between', () => {
  const across = (sensor: Parameters<typeof edges>[0], letter: string, design = fitted('GRF-1N', 'CLActiveProbe')) =>
    edges(sensor, {
      units: [
        { at: '0803', design },
        { at: '0809', heat: 1, moved: ['walk', 1] },
      ],
      ground: { '0806': letter },
    })[0]! > 0;
  const passing = (letter: string) =>
    (['probe', 'radar', 'infrared', 'magscan', 'seismic'] as const).filter(sensor => across(sensor, letter));

  rule('TOE-sensor-hill-hex', 'a hill stops all but tremors, magnets and probes', () =>
    expect(passing('3')).toEqual(['probe', 'magscan', 'seismic']),
  );
  rule('TOE-sensor-castles-brian', 'a fortress stops magnets as well', () => expect(passing('B')).toEqual(['probe', 'seismic']));
  rule('TOE-magscan-hills-ignored', 'magnets find through hills, not through buildings, and no men on foot', () => {
    expect(across('magscan', '3')).toBe(true);
    expect(across('magscan', 'H')).toBe(false);
    const men = (design: string) => edges('magscan', { units: [{ at: '0803' }, { at: '0809', design }] })[0];
    expect([men(MEN), men('Motorized Platoon (MG)')]).toEqual([0, 10]);
  });
});

describe('warmth and size', () => {
  const warm = (more: object, ground = {}) => edges('infrared', { turn: 4, units: [{ at: '0803' }, { at: '0809', ...more }], ground });

  rule('TOE-infrared-hot-only', 'only what shows heat on a scale is found by its warmth', () => {
    expect(warm({ heat: 0 })).toEqual([0, 0, 0]);
    expect(warm({ heat: 1 })).toEqual([10, 20, 30]);
    expect(warm({ design: TANK, heat: 1 })).toEqual([0, 0, 0]);
  });
  rule('TOE-infrared-inferno-turn', 'gel of the last turn, or a burning hex, adds a hex', () => {
    expect(warm({ heat: 1, seared: 3 })[0]).toBe(11);
    expect(warm({ heat: 1, seared: 2 })[0]).toBe(10);
    expect(warm({ heat: 1 }, { '0809': 'F' })[0]).toBe(11);
  });
  rule('TOE-sensor-footnote-ir-magscan', 'the hot and the large are found from farther away', () => {
    expect(warm({ heat: 10 })[0]).toBe(12);
    const large = (design: string) => edges('magscan', { units: [{ at: '0803' }, { at: '0809', design }] })[0];
    expect([large('LCT-1V'), large('AWS-8Q')]).toEqual([10, 11]);
  });
});

describe('who hides from sensors', () => {
  const RULES = [...SENSING, 'TOE-stealth-ecm-detection', 'TOE-ecm-jam-notice'] as const;
  const jammer = fitted('GRF-1N', 'ISGuardianECMSuite');
  const angel = fitted('GRF-1N', 'ISAngelECMSuite');
  /** What is added to the roll of a search of the first unit for the second. */
  const modifier = (sensor: Parameters<typeof edges>[0], target: Partial<Placed>, ...others: readonly Placed[]): number => {
    const { state, book } = start({ blind: true, rules: RULES, units: [{ at: '0803' }, { at: '0810', ...target }, ...others] });
    const [spotter, sought] = state.units as readonly OnMap[];
    return book.ask('scanModifier', { ...lookingAt(state, spotter!, sought!), sensor }).total;
  };
  const coated = { ...jammer, armor: { ...jammer.armor, type: 'Stealth' } };
  const last = jammer.mounts.length - find('GRF-1N')!.mounts.length;

  rule('TOE-stealth-ecm-detection', 'stealth counts when it is on, and every field about one of the two', () => {
    expect([modifier('radar', {}), modifier('radar', { design: jammer }), modifier('radar', { design: angel })]).toEqual([0, 5, 6]);
    expect(modifier('radar', {}, { at: '0804', design: jammer }, { at: '0812', design: jammer }, { at: '1617', design: jammer })).toBe(10);
    expect(modifier('magscan', { design: jammer })).toBe(0);
    const gearOf = unitAt(ruleset.view(start({ units: [{ at: '0803', design: coated }, { at: '0810' }] }).state, NORTH), 0);
    const armor = sheetFor(gearOf).gear.findIndex(({ kind }) => kind === 'stealth');
    expect(armor).toBeGreaterThan(last - 1);
    expect(modifier('radar', { design: coated, settings: { [armor]: 'on' } })).toBe(4);
    // Five more than a three makes an eight: the field turns a long search into a short one.
    const found = (to: string, rolled: number) =>
      unitAt(
        afterALook({
          units: [
            { at: '0803', ...searching('radar', rolled) },
            { at: to, design: jammer, prone: true },
          ],
          ground: { '0807': 'h', '0808': 'h' },
          rules: RULES,
        }).state,
        1,
      ).veil;
    expect([found('0809', 3), found('0809', 8)]).toEqual([{ levels: 1 }, 'hidden']);
  });
  rule('TOE-ecm-jam-notice', 'who is jammed by somebody unknown learns no more than that', () => {
    const notices = (design: typeof jammer | string, sensor: number) => {
      const play = start({
        phase: 'weapon',
        blind: true,
        ground: { '0806': '3' },
        rules: RULES,
        units: [
          { at: '0803', veil: 'hidden' },
          { at: '0809', veil: 'hidden', design },
        ],
      });
      play.does(NORTH, hold(0));
      const events = play.does(SOUTH, hold(1), ...NEXT, ...pair(sensor), ...pair(12));
      return eventsOf(events, 'scanJammed').map(event => ({ event, heard: ruleset.redact(play.state, event, SOUTH) }));
    };
    expect(notices(jammer, 12)).toEqual([{ event: { type: 'scanJammed', unit: 0 }, heard: undefined }]);
    expect(notices('GRF-1N', 12)).toEqual([]);
  });
});
