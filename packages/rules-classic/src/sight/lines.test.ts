import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { unitAt } from '../state.ts';
import { armed, bin, weapon } from '../testing/armed.fixture.ts';
import { aimed, barred, built, duel, type Ground, HIT, termed } from '../testing/core.fixture.ts';
import { clearBut, eventsOf, fire, NEXT, type Placed, type Position, pair, shoot, WITNESS } from '../testing/table.fixture.ts';

const TANK = 'Manticore Heavy Tank';
const MEN = 'Foot Platoon (Rifle)';
/** Does the first unit see the second, six hexes south of it? */
const sees = (ground: Ground, attacker: Partial<Placed> = {}, target: Partial<Placed> = {}, more: Partial<Position> = {}): boolean =>
  !barred({ ...duel(attacker, target, ground), ...more }, fire(0, 1, 0)).includes('TW-los-block-hill');

describe('lines of sight', () => {
  rule('TW-los-line#1', 'straight from one middle to the other', () => {
    expect([sees({ '0708': '4', '0908': '4' }), sees({ '0808': '4' })]).toEqual([true, false]);
  });
  rule('TW-los-line#2', 'every hex between matters, the two ends do not', () => {
    for (const label of ['0806', '0807', '0808', '0809', '0810']) expect(sees({ [label]: '3' })).toBe(false);
    expect([sees({ '0804': '4' }), sees({ '0812': '4' })]).toEqual([true, true]);
  });
  rule('TW-los-line#3', 'the same both ways', () => {
    for (const ground of [{ '0808': '2' }, { '0808': '1' }, { '0806': '2' }]) {
      const back = !barred({ ...duel({ at: '0811', facing: 0 }, { at: '0805' }, ground) }, fire(0, 1, 0)).includes('TW-los-block-hill');
      expect(sees(ground)).toBe(back);
    }
  });
  const between = (ground: Ground) => termed({ units: [{ at: '0805', facing: 2 }, { at: '1008' }, WITNESS], ground })['TW-th-woods'] ?? 0;
  rule('TW-los-divided#3', 'where nobody is asked the row that is worse for the attacker counts', () => {
    expect([between({}), between({ '0906': 'l' }), between({ '0806': 'l' }), between({ '0906': 'h', '0806': 'l' })]).toEqual([0, 1, 1, 2]);
  });
  rule('TW-los-divided#2', 'one row for the whole line', () => {
    const far = (ground: Ground) => termed({ units: [{ at: '0805', facing: 2 }, { at: '1211' }, WITNESS], ground })['TW-th-woods'] ?? 0;
    // Light woods on the left of the first pair and on the right of the second: one row has one of them, not both.
    expect([far({ '0906': 'l', '1009': 'l' }) <= 2, far({})]).toEqual([true, 0]);
  });
  rule('TW-los-divided#4', 'a hex that the line crosses counts for either row', () => {
    const far = (ground: Ground) => termed({ units: [{ at: '0805', facing: 2 }, { at: '1211' }, WITNESS], ground })['TW-th-woods'] ?? 0;
    // 1008 lies in the middle of the line.
    expect(far({ '1008': 'l' })).toBe(1);
  });
  rule('TW-los-height#1', "two levels for a 'Mech that stands, one for one that lies, three for a giant", () => {
    expect([sees({ '0808': '1' }), sees({ '0808': '2' })]).toEqual([true, false]);
    expect([sees({ '0810': '1' }, {}, { prone: true }), sees({ '0810': '1' })]).toEqual([false, true]);
    const giant = { design: { ...armed(weapon('PPC')), tons: 105 } };
    expect([sees({ '0808': '2' }, giant, giant), sees({ '0808': '3' }, giant, giant)]).toEqual([true, false]);
  });
  rule('TW-los-height#2', 'vehicles, troops, suits and ProtoMechs are one level high', () => {
    for (const design of [TANK, MEN, 'Elemental Battle Armor [Laser](Sqd5)', 'Minotaur'])
      expect([design, sees({ '0810': '1' }, {}, { design })]).toEqual([design, false]);
  });
  rule('TW-los-height#3', 'what flies reaches one level above its elevation', () => {
    const design = 'Warrior Attack Helicopter H-7';
    const seen = (elevation: number) => sees({ '0810': '3' }, {}, { design, elevation });
    expect([seen(2), seen(3)]).toEqual([false, true]);
  });
  rule('TW-los-height#4', 'woods and smoke are two levels high, fields one', () => {
    const woods = (level: number, letter: string) =>
      termed({ ...duel({}, {}), board: built({ '0805': { level }, '0811': { level }, '0808': { level: 0, terrains: TERRAIN[letter]! } }) });
    expect([woods(0, 'l')['TW-th-woods'], woods(1, 'l')['TW-th-woods']]).toEqual([1, undefined]);
    expect([woods(0, 'v')['TW-th-woods'], woods(1, 'v')['TW-th-woods']]).toEqual([1, undefined]);
  });
  const TERRAIN: {
    readonly [letter: string]: readonly [{ readonly kind: 'woods' | 'smoke'; readonly level: number; readonly height?: number }];
  } = {
    l: [{ kind: 'woods', level: 1, height: 2 }],
    v: [{ kind: 'smoke', level: 1 }],
  };
  rule('TW-los-height#5', 'a building is as high as its levels', () =>
    expect([sees({ '0808': 'S' }), sees({ '0808': 'H' })]).toEqual([true, false]),
  );
  rule('TW-los-height#6', 'the hex and what is above it add up', () => {
    const hill = (own: number, between: number) =>
      sees({}, {}, {}, { board: built({ '0805': { level: own }, '0811': { level: own }, '0808': { level: between } }) });
    expect([hill(1, 2), hill(1, 3), hill(2, 3)]).toEqual([true, false, true]);
  });
  rule('TW-los-height#7', 'whoever wades counts from the bottom', () => {
    // In depth 1 only one level is left above the surface.
    expect([sees({ '0811': '~', '0810': '1' }), sees({ '0811': '~' })]).toEqual([false, true]);
  });
  rule('TW-los-effect#1', 'what is as high as both counts anywhere', () =>
    expect(['0806', '0808', '0810'].map(label => sees({ [label]: '2' }))).toEqual([false, false, false]),
  );
  rule('TW-los-effect#2', 'what stands beside the attacker counts by the attacker', () => {
    expect([sees({ '0811': '4', '0806': '2' }), sees({ '0811': '4', '0806': '1' })]).toEqual([false, true]);
  });
  rule('TW-los-effect#3', 'what stands beside the target by the target', () => {
    expect([sees({ '0805': '4', '0810': '2' }), sees({ '0805': '4', '0810': '1' })]).toEqual([false, true]);
  });
  rule('TW-los-effect#4', 'what stands beside neither by the higher of the two', () => {
    expect([
      sees({ '0805': '4', '0808': '3' }),
      sees({}, {}, {}, { board: built({ '0805': { level: 4 }, '0808': { level: 6 } }) }),
    ]).toEqual([true, false]);
  });
  rule('TW-los-block-hill#1', 'ground that counts blocks', () =>
    expect([sees({ '0808': '2' }), sees({ '0808': '1' })]).toEqual([false, true]),
  );
  rule('TW-los-block-hill#2', 'so do walls that stand, and rubble does not', () => {
    expect([sees({ '0808': 'C' }), sees({ '0808': 'x' })]).toEqual([false, true]);
  });
  rule('TW-los-same-hex#1', 'what grows around the attacker does not matter', () =>
    expect(aimed(duel({}, {}, { '0805': 'h' })).total).toBe(4),
  );
  rule('TW-los-same-hex#2', 'what grows around the target blocks nothing', () => {
    expect([sees({ '0811': 'u' }), aimed(duel({}, {}, { '0811': 'h' })).total]).toEqual([true, 6]);
  });
  rule('TW-los-units#1', 'units hide nobody', () => {
    const position: Position = { phase: 'weapon', units: [...duel().units, { at: '0808', design: 'AS7-D' }, { at: '0810' }] };
    expect([barred(position, fire(0, 1, 0)), aimed(position).total]).toEqual([[], 4]);
  });
  const woods = (ground: Ground) => termed(duel({}, {}, ground))['TW-th-woods'] ?? 0;
  rule('TW-los-woods#1', 'light woods and light smoke are one point and one more each', () => {
    expect([woods({ '0808': 'l' }), woods({ '0808': 'v' }), woods({ '0807': 'l', '0808': 'l' })]).toEqual([1, 1, 2]);
  });
  rule('TW-los-woods#2', 'heavy ones two', () => expect([woods({ '0808': 'h' }), woods({ '0808': 'V' })]).toEqual([2, 2]));
  rule('TW-los-woods#3', 'three points block, two do not', () => {
    expect([
      sees({ '0807': 'l', '0808': 'l' }),
      sees({ '0807': 'l', '0808': 'l', '0809': 'l' }),
      sees({ '0807': 'h', '0809': 'l' }),
    ]).toEqual([true, false, false]);
  });
  rule('TW-los-woods#4', 'woods and smoke of one hex add up', () => {
    const both = [
      { kind: 'woods', level: 1, height: 2 },
      { kind: 'smoke', level: 1 },
    ] as const;
    expect(termed({ ...duel(), board: clearBut({ '0808': both }) })['TW-th-woods']).toBe(2);
  });
  rule('TW-los-woods#5', 'ultra-heavy woods block by themselves', () => expect(sees({ '0808': 'u' })).toBe(false));
  rule('TW-los-woods#6', 'the woods of the target do not count towards the three', () => {
    expect([sees({ '0808': 'h', '0811': 'h' }), aimed(duel({}, {}, { '0808': 'h', '0811': 'h' })).total]).toEqual([true, 8]);
  });
  const low = { prone: true };
  const fields = (count: number): Ground =>
    Object.fromEntries(['0806', '0807', '0808', '0809', '0810', '0811', '0812'].slice(0, count).map(label => [label, 'f']));
  rule('TW-los-fields#1', 'six fields block', () => {
    const far = { ...low, at: '0813' };
    expect([sees(fields(5), low, far), sees(fields(6), low, far)]).toEqual([true, false]);
  });
  rule('TW-los-fields#2', 'fewer add half their number', () => {
    const more = (count: number) => termed(duel(low, { ...low, at: '0813' }, fields(count)))['TW-los-fields'] ?? 0;
    expect([1, 2, 3, 4, 5].map(more)).toEqual([0, 1, 1, 2, 2]);
  });
  rule('TW-los-target-woods#1', 'one more in light, two more in heavy woods', () => {
    expect([aimed(duel({}, {}, { '0811': 'l' })).total, aimed(duel({}, {}, { '0811': 'h' })).total]).toEqual([5, 6]);
  });
  rule('TW-los-target-woods#2', 'nothing for whoever stands above them', () => {
    expect([aimed(duel({}, {}, { '0811': 'w' })).total, aimed(duel({}, { prone: true }, { '0811': 'w' })).total]).toEqual([4, 6]);
  });
  rule('TW-los-table#1', 'one level never hides those who stand, two always do', () => {
    for (const label of ['0806', '0808', '0810']) expect([sees({ [label]: '1' }), sees({ [label]: '2' })]).toEqual([true, false]);
  });
  rule('TW-los-table#2', 'woods on level 0 count anywhere, those a level lower nowhere', () => {
    const sunk = (label: string) => termed({ ...duel(), board: built({ [label]: { level: -1, terrains: TERRAIN['l']! } }) })['TW-th-woods'];
    for (const label of ['0806', '0808', '0810']) expect([woods({ [label]: 'l' }), sunk(label)]).toEqual([1, undefined]);
  });
  rule('TW-los-table#3', 'from four levels up only what stands beside the target matters', () => {
    expect(['0806', '0808', '0810'].map(label => sees({ '0805': '4', [label]: '2' }))).toEqual([true, true, false]);
    expect(['0806', '0808', '0810'].map(label => woods({ '0805': '4', [label]: 'l' }))).toEqual([0, 0, 1]);
  });
});

describe('partial cover', () => {
  const cover = (ground: Ground, attacker: Partial<Placed> = {}, target: Partial<Placed> = {}, more: Partial<Position> = {}) =>
    termed({ ...duel(attacker, target, ground), ...more })['TW-th-cover'] ?? 0;
  rule('TW-cover-when#1', 'what rises one level beside the target covers it', () => {
    expect([cover({ '0810': '1' }), cover({ '0809': '1' }), cover({})]).toEqual([1, 0, 0]);
    expect(cover({}, {}, {}, { board: built({ '0811': { level: 1 }, '0810': { level: 2 }, '0805': { level: 1 } }) })).toBe(1);
  });
  rule('TW-cover-when#2', 'not from above', () =>
    expect([cover({ '0810': '1', '0805': '1' }), cover({ '0810': '1', '0811': '1' })]).toEqual([0, 0]),
  );
  rule('TW-cover-when#3', 'woods do not', () => expect(cover({ '0810': 'w' })).toBe(0));
  rule('TW-cover-when#4', 'a low building does', () => expect(cover({ '0810': 'S' })).toBe(1));
  rule('TW-cover-when#6', 'only on the line', () => expect([cover({ '0711': '1', '0911': '1', '0812': '1' })]).toEqual([0]));
  rule('TW-cover-water#1', 'water to the knees covers', () =>
    expect([cover({ '0811': '~' }), cover({ '0811': '~' }, {}, { prone: true })]).toEqual([1, 0]),
  );
  rule('TW-cover-water#3', 'from whatever height', () => expect(cover({ '0811': '~', '0805': '4' })).toBe(1));
  rule('TW-cover-effect#1', 'one more to hit', () => expect(aimed(duel({}, {}, { '0810': '1' })).total).toBe(5));
  const hit = (ground: Ground, total: number, target: Partial<Placed> = {}) =>
    shoot(duel({}, target, ground), 0, ...HIT, ...pair(total), ...NEXT);
  rule('TW-cover-effect#2', 'legs are not hurt', () => {
    const { play, events } = hit({ '0810': '1' }, 5);
    expect([eventsOf(events, 'located')[0]!.struck.covered, unitAt(play.state, 1).armor['RL']]).toEqual([true, 18]);
    expect(eventsOf(hit({ '0810': '1' }, 7).events, 'damaged')).toHaveLength(1);
    expect(unitAt(hit({}, 5).play.state, 1).armor['RL']).toBe(8);
  });
  rule('TW-cover-effect#3', 'a building that covers takes what it stops', () => {
    const { events } = hit({ '0810': 'S' }, 5);
    expect(eventsOf(events, 'battered')[0]).toMatchObject({ factor: 5 });
  });
  rule('TW-cover-effect#4', 'all four legs of a quad are covered', () => {
    for (const total of [3, 4, 5, 9, 10, 11])
      expect(eventsOf(hit({ '0810': '1' }, total, { design: 'SCP-1N' }).events, 'damaged')).toEqual([]);
  });
  rule('TW-cover-attacker#1', 'legs do not fire over the own cover', () => {
    const shot = (ground: Ground, at = '0808') => barred({ ...duel({ design: 'WSP-1A' }, { at }, ground) }, fire(0, 1, 0));
    expect(shot({ '0806': '1' })).toContain('TW-cover-attacker');
    expect(shot({})).toEqual([]);
  });
  rule('TW-cover-attacker#2', 'and fire freely where there is none', () => {
    expect(
      barred(
        { phase: 'weapon', units: [{ at: '0805', facing: 3, design: 'WSP-1A' }, { at: '1007' }], ground: { '0806': '1' } },
        fire(0, 1, 0),
      ),
    ).toEqual([]);
  });
  rule('TW-cover-none#1', 'nobody else is ever covered', () => {
    for (const design of [TANK, MEN, 'Elemental Battle Armor [Laser](Sqd5)', 'Minotaur'])
      expect(cover({ '0811': '1', '0805': '1' }, {}, { design }, { board: built({ '0811': { level: 0 }, '0810': { level: 0 } }) })).toBe(0);
    expect(cover({ '0810': '1', '0805': '2' }, {}, { design: TANK })).toBe(0);
  });
  rule('TW-cover-none#2', 'nor whoever lies', () => expect(cover({ '0810': '1', '0805': '2' }, {}, { prone: true })).toBe(0));
  rule('TW-cover-none#3', "a 'Mech in a house of one level is covered by it", () => {
    expect(cover({ '0811': 'S' })).toBe(1);
    const house = clearBut({ '0811': [{ kind: 'building', level: 1, height: 1, cf: 60 }] });
    const { events } = shoot({ ...duel({}, { design: 'LCT-1V' }), board: house }, 0, ...HIT, ...pair(5), ...NEXT);
    expect(eventsOf(events, 'damaged')).toEqual([]);
    // Its walls have taken six points before, and four for the legs.
    expect(eventsOf(events, 'battered').at(-1)).toMatchObject({ factor: 50 });
  });
  rule('TW-cover-none#4', 'on its roof it is not', () => expect(cover({ '0811': 'S' }, {}, { elevation: 1 })).toBe(0));
});

describe('water', () => {
  const laser = armed(weapon('Medium Laser', 'LL'), weapon('Medium Laser', 'RA'), weapon('PPC', 'RT'));
  const shot = (index: number, ground: Ground, target: Partial<Placed> = {}) =>
    barred(
      { phase: 'weapon', units: [{ at: '0805', facing: 3, design: laser }, { at: '0807', ...target }, WITNESS], ground },
      fire(0, 1, index),
    );
  rule('TW-los-water#1', 'nobody sees from above the water to below it', () => {
    expect([sees({ '0811': '=' }), sees({ '0811': '~' }), sees({ '0805': '=' })]).toEqual([false, true, false]);
  });
  rule('TW-los-water#2', 'whoever wades fires its legs under water and the rest above it', () => {
    const wet = { '0805': '~', '0806': '=', '0807': '=' };
    expect([shot(0, wet), shot(1, wet).length > 0]).toEqual([[], true]);
    expect([shot(1, { '0805': '~' }), shot(0, { '0805': '~' }).length > 0]).toEqual([[], true]);
  });
  rule('TW-los-underwater#1', 'between those who dive everything must be water', () => {
    expect([shot(0, { '0805': '=', '0806': '=', '0807': '=' }), shot(0, { '0805': '=', '0807': '=' }).length > 0]).toEqual([[], true]);
  });
  rule('TW-los-underwater#3', 'smoke above the water does not matter', () => {
    const smoke = [
      { kind: 'water', level: 2 },
      { kind: 'smoke', level: 2 },
    ] as const;
    const water = [{ kind: 'water', level: 2 }] as const;
    const position: Position = {
      units: [{ at: '0805', facing: 3, design: laser }, { at: '0807' }, WITNESS],
      board: clearBut({ '0805': water, '0806': smoke, '0807': water }),
    };
    expect(termed(position, 0)['TW-th-woods']).toBeUndefined();
  });
  rule('TW-water-weapons#1', 'under water weapons reach less far', () => {
    // A medium laser reaches 3/6/9 in the air and 2/4/6 under water.
    const wet = Object.fromEntries(['05', '06', '07', '08', '09', '10', '11', '12'].map(row => [`08${row}`, '=']));
    const range = (row: string) =>
      termed({ units: [{ at: '0805', facing: 3, design: laser }, { at: `08${row}` }, WITNESS], ground: wet }, 0);
    expect([range('07')['TW-th-med'], range('08')['TW-th-med'], range('10')['TW-th-long']]).toEqual([undefined, 2, 4]);
  });
  rule('TW-water-weapons#2', 'and some do not fire at all', () => {
    const gun = armed(weapon('Autocannon/5', 'RT'), bin('IS Ammo AC/5', 'LT', 10));
    const wet = { '0805': '=', '0806': '=', '0807': '=' };
    const dry = (ground: Ground) =>
      barred({ phase: 'weapon', units: [{ at: '0805', facing: 3, design: gun }, { at: '0807' }, WITNESS], ground }, fire(0, 1, 0));
    expect([dry({}), dry(wet).length > 0]).toEqual([[], true]);
  });
});
