import type { RuleId } from '@sortie/kernel';
import { find } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { ruleset } from '../../ruleset.ts';
import type { Setting } from '../../shape.ts';
import { type OnMap, sheetFor, unitAt } from '../../state.ts';
import { at, eventsOf, hold, NEXT, NORTH, type Placed, type Position, pair, SOUTH, start } from '../../testing/table.fixture.ts';
import { afterALook, BLIND, edges, fitted, SENSING, searching } from './looking.fixture.ts';
import { eyesight, lookingAt } from './looking.ts';

const TANK = 'Vedette Medium Tank';
const MEN = 'Foot Platoon (Rifle)';
const HILL = { '0806': '3' };
type Sensor = Parameters<typeof edges>[0];

/** How the second unit is known to the first, which has searched from behind a hill. */
const known = (sensor: Sensor, rolled: number, to: string, more: object = {}) =>
  unitAt(
    afterALook({
      units: [
        { at: '0803', facing: 3, ...searching(sensor, rolled) },
        { at: to, ...more },
      ],
      ground: HILL,
      rules: SENSING,
    }).state,
    1,
  ).veil;

describe('lights', () => {
  const NIGHT: readonly RuleId[] = ['TOE-searchlight-illuminates-hex', 'TOE-fire-illumination', 'TOE-moonless-searchlight'];
  const shining = (label?: string) => (label ? { fire: { shots: [], spots: null, numbers: null, resolved: true, light: at(label) } } : {});
  const lit = (own?: string, other?: string, design = 'GRF-1N', ground = {}): number => {
    const units: readonly Placed[] = [
      { at: '0803', design, ...shining(own) },
      { at: '0810' },
      { at: '0903', seat: NORTH, ...shining(other) },
    ];
    const rules = [...BLIND, ...NIGHT, 'TOE-visual-range-row2', 'TOE-visual-range-searchlights'] as const;
    const { state, book } = start({ phase: 'weapon', blind: true, ground, units, rules });
    const [spotter, target] = state.units as readonly OnMap[];
    return eyesight(lookingAt(state, spotter!, target!), book);
  };
  rule('TOE-visual-range-searchlights#1', 'a light of its own shows thirty hexes, one in the hand ten', () => {
    expect([lit(), lit('0810'), lit('0810', undefined, MEN)]).toEqual([5, 30, 10]);
  });
  rule('TOE-visual-range-searchlights#2', 'what another lights, or a fire, is seen at 45', () => {
    expect([lit(undefined, '0810'), lit(undefined, undefined, 'GRF-1N', { '0811': 'F' }), lit(undefined, '0816')]).toEqual([45, 45, 5]);
  });
});

describe('blips', () => {
  rule('TOE-sensor-blips#1', 'sensors tell the place and how tall; tremors do not tell how tall', () => {
    const play = afterALook({ units: [{ at: '0803', ...searching('magscan', 7) }, { at: '0809' }], ground: HILL, rules: SENSING });
    expect(ruleset.view(play.state, NORTH).blips).toEqual([{ at: at('0809'), levels: 2 }]);
    expect(known('magscan', 7, '0809', { prone: true })).toEqual({ levels: 1 });
    expect(known('seismic', 3, '0808', { moved: ['walk', 2] })).toEqual({ levels: null });
  });
  rule('TOE-sensor-blips#2', 'what sensors alone have found is no unit that one knows: it has to be seen', () => {
    const play = afterALook({
      units: [
        { at: '0803', ...searching('magscan', 7) },
        { at: '0809', heat: 9 },
      ],
      ground: HILL,
      rules: SENSING,
    });
    expect(ruleset.view(play.state, NORTH).units[1]).toMatchObject({ at: null, heat: 0 });
    const open = afterALook({
      units: [
        { at: '0803', ...searching('magscan', 7) },
        { at: '0809', heat: 9 },
      ],
      rules: SENSING,
    });
    expect(ruleset.view(open.state, NORTH).units[1]).toMatchObject({ at: at('0809'), heat: 9 });
  });
  rule('TOE-sensor-blips#3', 'what flies is told as a height in levels, like anything else', () => {
    const flyer = { design: 'Warrior Attack Helicopter H-7', elevation: 1 };
    const veil = known('magscan', 7, '0809', flyer);
    expect(veil).toEqual({ levels: 2 });
    expect(known('magscan', 7, '0809', { ...flyer, elevation: 0 })).toEqual({ levels: 1 });
  });
});

describe('a search', () => {
  rule('TOE-sensor-roll-bands#1', '7 and 8 find the near, 5 and 6 the middle, 2 to 4 the far, and nothing else', () => {
    // The bands of the radar of a tank are six hexes wide; the woods take some of each.
    const found = (rolled: number, to: string): boolean =>
      unitAt(
        afterALook({
          units: [
            { at: '0802', design: TANK, ...searching('radar', rolled) },
            { at: to, prone: true },
          ],
          ground: { '0803': 'h', '0804': 'h' },
          rules: SENSING,
        }).state,
        1,
      ).veil !== 'hidden';
    const rolls = [2, 4, 5, 6, 7, 8, 9, 12];
    expect(rolls.filter(rolled => found(rolled, '0806'))).toEqual([7, 8]);
    expect(rolls.filter(rolled => found(rolled, '0809'))).toEqual([5, 6]);
    expect(rolls.filter(rolled => found(rolled, '0815'))).toEqual([2, 4]);
  });
  const by = (item: string | null, sensor: Sensor) =>
    edges(sensor, { units: [{ at: '0803', design: item ? fitted('GRF-1N', item) : 'GRF-1N' }, { at: '0810' }] });
  rule('TOE-sensor-roll-bands#2', 'three bands as wide as each other, by what searches', () => {
    expect([by('BloodhoundActiveProbe', 'probe'), by('CLActiveProbe', 'probe')]).toEqual([
      [16, 32, 48],
      [15, 30, 45],
    ]);
    expect([by('BeagleActiveProbe', 'probe'), by('CLLightActiveProbe', 'probe')]).toEqual([
      [12, 24, 36],
      [9, 18, 27],
    ]);
    expect(by(null, 'radar')).toEqual([8, 16, 24]);
  });
  rule('TOE-sensor-support-vehicle-limit#1', 'a civil vehicle without fire control cannot search', () => {
    const truck = { ...find('Manticore Heavy Tank')!, kind: 'support-vehicle' as const, build: { barRating: 5 } };
    const refused = (item?: string) => {
      const design = { ...truck, mounts: item ? [{ kind: 'equipment' as const, item, at: 'BD' }] : [] };
      const play = start({
        phase: 'weapon',
        blind: true,
        rules: [...SENSING, 'TOE-sensor-support-vehicle-limit'].filter(isKnown),
        units: [{ at: '0803', design }, { at: '0809' }],
      });
      return play.book.check(play.state as never, { type: 'declare', unit: 0, twist: 0, shots: [], sensor: 'radar' }, NORTH).length > 0;
    };
    expect([refused(), refused('Basic Fire Control'), refused('Advanced Fire Control')]).toEqual([true, false, false]);
  });
});

const isKnown = (id: string): id is RuleId => ruleset.rules.some(one => one.id === id);

describe('warmth and magnets', () => {
  const warm = (more: object, ground = {}) => edges('infrared', { turn: 4, units: [{ at: '0803' }, { at: '0809', ...more }], ground })[0];
  rule('TOE-infrared-inferno-turn#1', 'gel of the last turn adds a hex, and so does a burning hex', () => {
    expect([warm({ heat: 1 }), warm({ heat: 1, seared: 3 }), warm({ heat: 1 }, { '0809': 'F' })]).toEqual([10, 11, 11]);
  });
  rule('TOE-infrared-inferno-turn#2', 'gel of an earlier turn adds nothing', () => expect(warm({ heat: 1, seared: 2 })).toBe(10));
  rule('TOE-infrared-inferno-turn#3', 'a hex more for every five points of heat', () => {
    expect([4, 5, 9, 10].map(heat => warm({ heat }))).toEqual([10, 11, 11, 12]);
  });
  const across = (letter: string) => edges('magscan', { units: [{ at: '0803' }, { at: '0809' }], ground: { '0806': letter } })[0]! > 0;
  const magnets = (design: string) => edges('magscan', { units: [{ at: '0803' }, { at: '0809', design }] })[0];
  rule('TOE-magscan-hills-ignored#1', 'magnets find through hills what nobody sees', () => {
    expect(across('3')).toBe(true);
    expect(known('magscan', 7, '0809')).toEqual({ levels: 2 });
  });
  rule('TOE-magscan-hills-ignored#2', 'they find no men on foot and no jumping men, but men on wheels', () => {
    expect([magnets(MEN), magnets('Jump Platoon (Laser)'), magnets('Motorized Platoon (MG)')]).toEqual([0, 0, 10]);
  });
  rule('TOE-magscan-hills-ignored#3', 'a building on the line stops them', () => expect([across('.'), across('H')]).toEqual([true, false]));
  rule('TOE-magscan-hills-ignored#4', 'eighty tons add a hex, more than a hundred two', () => {
    expect([magnets('GRF-1N'), magnets('AWS-8Q'), magnets('AS7-D')]).toEqual([10, 11, 11]);
    const heavy = { ...find('AS7-D')!, tons: 105 };
    expect(edges('magscan', { units: [{ at: '0803' }, { at: '0809', design: heavy }] })[0]).toBe(12);
  });
});

describe('who hides from sensors', () => {
  const RULES = [...SENSING, 'TOE-stealth-ecm-detection', 'TOE-ecm-jam-notice'] as const;
  const jammer = fitted('GRF-1N', 'ISGuardianECMSuite');
  const position = (target: Partial<Placed>, others: readonly Placed[], more: Partial<Position> = {}) =>
    start({ blind: true, rules: RULES, units: [{ at: '0803' }, { at: '0810', ...target }, ...others], ...more });
  const modifier = (sensor: Sensor, target: Partial<Placed>, others: readonly Placed[] = [], more: Partial<Position> = {}): number => {
    const { state, book } = position(target, others, more);
    const [spotter, sought] = state.units as readonly OnMap[];
    return book.ask('scanModifier', { ...lookingAt(state, spotter!, sought!), sensor }).total;
  };
  const coated = { ...jammer, armor: { ...jammer.armor, type: 'Stealth' } };
  const armorOf = (state: ReturnType<typeof start>['state']) => sheetFor(unitAt(state, 1)).gear.findIndex(({ kind }) => kind === 'stealth');
  const hiding = (to: Setting): Partial<Placed> => ({
    design: coated,
    settings: { [armorOf(position({ design: coated }, []).state)]: to },
  });
  rule('TOE-stealth-ecm-detection#1', 'stealth armor counts while it is on', () => {
    expect([modifier('radar', hiding('on')), modifier('radar', { design: coated })]).toEqual([4, 5]);
  });
  rule('TOE-stealth-ecm-detection#2', 'a field about the one or the other counts, one about neither does not', () => {
    const other = (label: string) => modifier('radar', {}, [{ at: label, design: jammer }]);
    expect([other('0801'), other('0816'), other('1617'), modifier('radar', {}, [{ at: '0801', seat: NORTH, design: jammer }])]).toEqual([
      5, 5, 0, 0,
    ]);
  });
  rule('TOE-stealth-ecm-detection#3', 'what several do adds up', () => {
    expect(
      modifier('radar', {}, [
        { at: '0801', design: jammer },
        { at: '0816', design: jammer },
      ]),
    ).toBe(10);
  });
  rule('TOE-stealth-ecm-detection#4', 'whether there is a line between the two makes no difference', () => {
    expect(modifier('radar', { design: jammer }, [], { ground: { '0806': '4' } })).toBe(modifier('radar', { design: jammer }));
  });
  rule('TOE-stealth-ecm-detection#5', 'warmth, magnets and tremors are not hampered', () => {
    expect((['infrared', 'magscan', 'seismic'] as const).map(sensor => modifier(sensor, { design: jammer }))).toEqual([0, 0, 0]);
  });
  const notices = (design: typeof jammer | string, ground: { readonly [label: string]: string } = { '0806': '3' }) => {
    const units: readonly Placed[] = [
      { at: '0803', veil: 'hidden' },
      { at: '0809', veil: 'hidden', design },
    ];
    const play = start({ phase: 'weapon', blind: true, ground, rules: RULES, units });
    play.does(NORTH, hold(0));
    const events = play.does(SOUTH, hold(1), ...NEXT, ...pair(12), ...pair(12));
    return eventsOf(events, 'scanJammed').map(event => [event, ruleset.redact(play.state, event, SOUTH)]);
  };
  rule('TOE-ecm-jam-notice#1', 'who is jammed by somebody it has not found hears that it is; nobody else hears it', () => {
    expect(notices(jammer)).toEqual([[{ type: 'scanJammed', unit: 0 }, undefined]]);
    expect([notices('GRF-1N'), notices(jammer, {})]).toEqual([[], []]);
  });
  rule('TOE-ecm-jam-notice#2', 'neither how much, nor of what kind, nor from where', () => {
    const [[told]] = notices(jammer) as [[object]];
    expect(Object.keys(told)).toEqual(['type', 'unit']);
  });
});
