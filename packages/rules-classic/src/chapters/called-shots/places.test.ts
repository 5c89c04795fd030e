import type { RuleId } from '@sortie/kernel';
import { find, type Unit as Paper } from '@sortie/roster';
import { rule, table } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { sheetOf } from '../../sheet/compile.ts';
import { LOCATIONS, type Location } from '../../sheet/sheet.ts';
import { armed, bin, facing, HIT, LASER, weapon } from '../../testing/armed.fixture.ts';
import {
  at,
  eventsOf,
  fire,
  hold,
  NEXT,
  NORTH,
  type Placed,
  pair,
  SOUTH,
  shoot,
  start,
  strike,
  WITNESS,
} from '../../testing/table.fixture.ts';

const IDLE = { blows: [], numbers: null, resolved: true } as const;

describe('called shots', () => {
  const CALLED: readonly RuleId[] = ['TOE-called-shot-miss'];
  rule('TOE-called-shot-miss#1', 'one that misses its number misses everything, though a plain shot would have struck', () => {
    const shot = (called: 'high' | undefined, ...dice: readonly number[]) =>
      eventsOf(
        shoot(facing({ design: LASER }, {}, CALLED), { weapon: 0, ...(called ? { called } : {}) }, ...dice, ...NEXT).events,
        'damaged',
      ).length;
    expect([shot('high', ...pair(6)), shot(undefined, ...pair(6), ...pair(7))]).toEqual([0, 1]);
  });
  rule('TOE-called-shot-miss#2', 'it is three harder and strikes the half or side it names', () => {
    const struck = (called: 'high' | 'low' | 'left' | 'right', ...place: readonly number[]) => {
      const { events } = shoot(facing({ design: LASER }, {}, CALLED), { weapon: 0, called }, ...pair(7), ...place, ...NEXT);
      return [eventsOf(events, 'fired')[0]!.toHit.total, eventsOf(events, 'located')[0]!.struck.location];
    };
    expect([struck('high', 3), struck('low', 1), struck('low', 6), struck('left', ...pair(7)), struck('right', ...pair(7))]).toEqual([
      [7, 'CT'],
      [7, 'RL'],
      [7, 'LL'],
      [7, 'LT'],
      [7, 'RT'],
    ]);
  });
});

describe('dead zones', () => {
  const DEAD: readonly RuleId[] = ['TOE-dead-zone-threshold'];
  /** From a hill of level 4 at 0803, with a top of 6, down to 0812 with a top of 2. */
  const sees = (hill: string, at: string, rules: readonly RuleId[] = DEAD, from = '4') => {
    const units: readonly Placed[] = [
      { at: '0803', facing: 3, design: armed(weapon('ISERPPC')) },
      { at: '0812', facing: 0 },
    ];
    const play = start({ phase: 'weapon', units, ground: { '0803': from, [at]: hill }, rules });
    return play.book.check(play.state as never, fire(0, 1, 0), NORTH).length === 0;
  };
  rule('TOE-dead-zone-threshold#1', 'one or more hides, nothing does not', () => {
    // Level 3: A is 1 and B 3. Six hexes and three are -1, seven and two 1.
    expect([sees('3', '0809'), sees('3', '0810'), sees('3', '0810', [])]).toEqual([true, false, true]);
    // Level 4 beside neither: A is 2 and B 2, so the ranges alone count; from level 5 B is 3, and four hexes and five are -3.
    expect([sees('4', '0808'), sees('4', '0807')]).toEqual([false, true]);
  });
  rule('TOE-dead-zone-threshold#2', 'it asks how far the hex rises above the lower top and stays below the higher', () => {
    expect([sees('2', '0810'), sees('3', '0810'), sees('4', '0810')]).toEqual([true, false, false]);
    expect([sees('3', '0809', DEAD, '4'), sees('3', '0809', DEAD, '3'), sees('3', '0809', [], '3')]).toEqual([true, false, true]);
  });
  rule('TOE-dead-zone-example#1', 'twice the difference, with the range to the higher added and that to the lower taken away', () => {
    // A 1, B 3: -4; the nearer the hex is to the lower unit, the more it hides.
    expect(['0806', '0808', '0809', '0810', '0811'].map(at => sees('3', at))).toEqual([true, true, true, false, false]);
  });
});

rule('TOE-dead-zone-example#2', 'two less one, doubled, with two added and five taken away, is less than one: they see each other', () => {
  const sees = (label: string) => {
    const units: readonly Placed[] = [
      { at: '0803', facing: 3, design: armed(weapon('ISERPPC')) },
      { at: '0810', facing: 0 },
    ];
    const play = start({ phase: 'weapon', units, ground: { '0803': '3', [label]: '4' }, rules: ['TOE-dead-zone-threshold'] });
    return play.book.check(play.state as never, fire(0, 1, 0), NORTH).length === 0;
  };
  // Two hexes from the higher and five from the lower; the other way round it hides.
  expect([sees('0805'), sees('0808')]).toEqual([true, false]);
});

describe('how well it hits', () => {
  const GLANCE: readonly RuleId[] = ['TOE-glancing-armor-order'];
  const plated: Paper = { ...find('GRF-1N')!, armor: { ...find('GRF-1N')!.armor, type: 'Ferro-Lamellor' } };
  const hit = (design: Paper, rolled: number, rules: readonly RuleId[], target: Paper | string = plated) =>
    eventsOf(shoot(facing({ design }, { design: target }, rules), 0, ...pair(rolled), ...pair(7), ...NEXT).events, 'damaged')[0]!.armor;
  rule('TOE-glancing-armor-order#1', 'half of the damage first, and what armor takes of that afterwards', () => {
    // Fifteen are seven, of which two are taken; the other way round it would be twelve and six.
    const cannon = armed(weapon('CLERPPC'));
    expect([hit(cannon, 4, GLANCE), hit(cannon, 5, GLANCE), hit(cannon, 4, GLANCE, 'GRF-1N')]).toEqual([5, 12, 7]);
  });
  rule('TOE-glancing-armor-order#2', 'fifteen glance off as seven, of which the armor leaves five', () => {
    expect(hit(armed(weapon('CLERPPC')), 4, GLANCE)).toBe(5);
  });
  rule('TOE-glancing-armor-order#3', 'by the very number it glances off; a salvo is four worse instead', () => {
    expect([4, 5, 6].map(rolled => hit(LASER, rolled, GLANCE, 'GRF-1N'))).toEqual([2, 5, 5]);
    const salvo = (rolled: number) => {
      const { events } = shoot(
        facing({ design: 'GRF-1N' }, { at: '0811' }, GLANCE),
        1,
        ...pair(rolled),
        ...pair(9),
        ...pair(6),
        ...pair(7),
        ...NEXT,
      );
      return [eventsOf(events, 'fired')[0]!.cluster!.row.total, eventsOf(events, 'damaged')[0]!.armor];
    };
    expect([salvo(6), salvo(7)]).toEqual([
      [5, 5],
      [9, 5],
    ]);
  });
  const DIRECT: readonly RuleId[] = ['TOE-direct-blow-tsm'];
  rule('TOE-direct-blow-tsm#1', 'hot muscles count first, and the direct blow on top of that', () => {
    const strong: Paper = { ...find('GRF-1N')!, mounts: [{ kind: 'equipment', item: 'Triple Strength Myomer', at: 'CT', slots: 1 }] };
    const kick = (rolled: number, heat: number) => {
      const units: readonly Placed[] = [{ at: '0808', facing: 3, design: strong, heat }, { at: '0809' }, { ...WITNESS, strike: IDLE }];
      const play = start({ phase: 'physical', units, rules: DIRECT });
      play.does(NORTH, strike(0, { kind: 'kick', leg: 'RL', target: 1 }));
      const events = play.does(SOUTH, strike(1), ...pair(rolled), 1, ...(heat >= 9 ? [...pair(2), ...HIT] : []), ...HIT, ...NEXT);
      return eventsOf(events, 'struck')[0]!.damage;
    };
    expect([kick(9, 0), kick(9, 9)]).toEqual([13, 24]);
  });
  rule('TOE-direct-blow-tsm#2', 'every three points beyond the number add one, or two to a salvo', () => {
    expect([6, 7, 9, 10].map(rolled => hit(LASER, rolled, DIRECT, 'GRF-1N'))).toEqual([5, 6, 6, 7]);
    const salvo = (rolled: number) => {
      const { events } = shoot(
        facing({ design: 'GRF-1N' }, { at: '0811' }, DIRECT),
        1,
        ...pair(rolled),
        ...pair(5),
        ...pair(6),
        ...pair(7),
        ...NEXT,
      );
      return eventsOf(events, 'fired')[0]!.cluster!.row.total;
    };
    expect([salvo(8), salvo(9), salvo(12)]).toEqual([5, 7, 9]);
  });
});

describe('extreme range of uneven brackets', () => {
  const UNEVEN: readonly RuleId[] = ['TW-th-ext', 'TOE-extreme-range-uneven'];
  const far = (item: string, rules = UNEVEN) =>
    start({ units: [{ at: '0101' }, { at: '0117' }], rules }).book.ask('reach', {
      weapon: sheetOf(armed({ kind: 'weapon', item, at: 'RT' })).weapons[0]!,
    }).total;
  rule('TOE-extreme-range-uneven#1', 'half as far again as long range, rounded down', () => {
    expect([far('MRM 10'), far('ISSNPPC')]).toEqual([22, 22]);
    expect([far('Medium Laser'), far('Medium Laser', ['TW-th-ext'])]).toEqual([12, 12]);
  });
  rule('TOE-extreme-range-uneven#2', 'fifteen hexes become twenty-two', () => {
    const reaches = (label: string, rules: readonly RuleId[]): boolean => {
      const rockets = armed({ kind: 'weapon', item: 'MRM 10', at: 'RT' }, { kind: 'ammo', item: 'IS MRM 10 Ammo', at: 'RT', shots: 24 });
      const play = start({ phase: 'weapon', units: [{ at: '0101', facing: 2, design: rockets }, { at: label }], rules });
      return play.book.check(play.state as never, fire(0, 1, 0), NORTH).length === 0;
    };
    // 22 and 23 hexes away.
    expect([reaches('1615', UNEVEN), reaches('1616', UNEVEN), reaches('1615', [])]).toEqual([true, false, false]);
  });
});

describe('four legs that lie', () => {
  const LYING: readonly RuleId[] = ['TOE-quad-prone-hit-table'];
  const { book } = start({ units: [{ at: '0101' }, { at: '0117' }], rules: LYING });
  const place = (side: 'left' | 'front' | 'rear' | 'right', prone: boolean, rolled: number): Location =>
    LOCATIONS[book.ask('location', { table: 'body', side, quad: true, turret: false, prone, rolled }).total]!;
  table('TOE-quad-prone-hit-table#1', 'are struck row by row as printed', row => {
    for (const side of ['left', 'front', 'rear', 'right'] as const)
      expect(place(side, true, row.number('roll'))).toBe(row.at(side).replace(/[^A-Z].*/, ''));
  });
  rule('TOE-quad-prone-hit-table#2', 'a two goes through the armor once besides', () => {
    const { events } = shoot(facing({}, { at: '0808', design: 'GOL-1H', prone: true }, LYING), 0, ...HIT, ...pair(2), ...pair(3), ...NEXT);
    expect(eventsOf(events, 'located')[0]!.struck).toMatchObject({ location: 'CT', critical: true });
    expect([eventsOf(events, 'damaged')[0]!.armor, eventsOf(events, 'criticalRolled').length]).toEqual([10, 1]);
  });
  rule('TOE-quad-prone-hit-table#3', 'those that stand are struck as ever', () => {
    expect([3, 5, 9].map(rolled => place('front', false, rolled))).toEqual(['FRL', 'RRL', 'RLL']);
    expect([3, 5, 9].map(rolled => place('front', true, rolled))).toEqual(['RLL', 'FLL', 'FRL']);
  });
});

describe('the water line and torpedoes', () => {
  const LINE: readonly RuleId[] = ['TOE-waterline-attack-down', 'TOE-waterline-attack-up'];
  const boat = armed(weapon('SRT 6', 'RT'), bin('IS Ammo SRTorpedo-6', 'LT', 15));
  rule('TOE-waterline-attack-down#1', 'neither weapons nor limbs reach from above what is all under water', () => {
    const kick = (depth: string, rules: readonly RuleId[]) => {
      const units: readonly Placed[] = [{ at: '0808', facing: 3 }, { at: '0809' }, { ...WITNESS, strike: IDLE }];
      const play = start({ phase: 'physical', units, ground: { '0809': depth, '0808': '1' }, rules });
      return play.book.check(play.state as never, strike(0, { kind: 'kick', leg: 'RL', target: 1 }), NORTH).map(one => one.rule);
    };
    expect(kick('=', LINE)).toContain('TOE-waterline-attack-down');
    expect([kick('~', LINE).includes('TOE-waterline-attack-down'), kick('=', []).includes('TOE-waterline-attack-down')]).toEqual([
      false,
      false,
    ]);
    const fires = (depth: string) => {
      const play = start({ phase: 'weapon', units: [{ at: '0805', facing: 3 }, { at: '0809' }], ground: { '0809': depth }, rules: LINE });
      return play.book.check(play.state as never, fire(0, 1, 0), NORTH).length === 0;
    };
    expect([fires('='), fires('~')]).toEqual([false, true]);
  });
  rule('TOE-waterline-attack-down#2', 'torpedoes and artillery reach it from above', () => {
    const hull: Paper = {
      ...find('Mauna Kea Command Vessel')!,
      mounts: [
        { kind: 'weapon', item: 'SRT 6', at: 'FR' },
        { kind: 'ammo', item: 'IS Ammo SRTorpedo-6', at: 'BD', shots: 15 },
        { kind: 'weapon', item: 'Large Laser', at: 'FR' },
      ],
    };
    const lake = Object.fromEntries(['0803', '0804', '0805', '0806', '0807', '0808', '0809'].map(label => [label, 'd']));
    const play = start({ phase: 'weapon', units: [{ at: '0804', facing: 3, design: hull }, { at: '0808' }], ground: lake, rules: LINE });
    const reaches = (id: number) => play.book.check(play.state as never, fire(0, 1, id), NORTH).length === 0;
    expect([reaches(0), reaches(1)]).toEqual([true, false]);
    const sniper = armed(weapon('ISSniper', 'RT'), bin('ISSniperAmmo', 'LT', 10));
    const units: readonly Placed[] = [{ at: '0801', facing: 3, design: sniper, gunnery: 4 }, { at: '0812' }, WITNESS];
    const rules: readonly RuleId[] = [...LINE, 'TOE-house-munitions', 'TOE-artillery-direct-fire-modifiers', 'TOE-ba-tube-fire'];
    const shelled = start({ phase: 'weapon', units, ground: { '0812': 'd' }, rules });
    shelled.does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [], barrages: [{ weapon: 0, at: at('0812') }] });
    shelled.does(SOUTH, hold(2));
    const events = shelled.does(SOUTH, hold(1), 6, 6, ...[7, 6, 8, 7].flatMap(total => pair(total)), ...HIT, ...NEXT);
    expect(eventsOf(events, 'damaged').filter(({ unit }) => unit === 1).length).toBe(4);
  });
  const river = { '0803': '~', '0804': '=', '0805': '=', '0806': '~' };
  const fires = (ground: { readonly [label: string]: string }, design: Paper | string = boat) => {
    const play = start({ phase: 'weapon', ...facing({ design }, {}, LINE), ground });
    return play.book.check(play.state as never, fire(0, 1, 0), NORTH).length === 0;
  };
  rule('TOE-torpedo-from-surface#1', 'a torpedo is launched by who stands in water, and goes through water', () => {
    expect([fires(river), fires({ ...river, '0803': '.' }), fires({ ...river, '0805': '.' })]).toEqual([true, false, false]);
  });
  rule('TOE-torpedo-from-surface#2', 'hovercraft do not touch the water, and launch none; hulls do', () => {
    const hull = (name: string, place: string): Paper => ({
      ...find(name)!,
      mounts: [
        { kind: 'weapon', item: 'SRT 6', at: place },
        { kind: 'ammo', item: 'IS Ammo SRTorpedo-6', at: 'BD', shots: 15 },
      ],
    });
    const deep = { ...river, '0803': '=' };
    expect([fires(deep, hull('Mauna Kea Command Vessel', 'FR')), fires(deep, hull('Pegasus Scout Hover Tank', 'FR'))]).toEqual([
      true,
      false,
    ]);
  });
  rule('TOE-torpedo-damage#1', 'who is all under water is struck anywhere', () => {
    const ground = { ...river, '0806': '=', '0803': '=' };
    const { events } = shoot({ ...facing({ design: boat }, {}, []), ground }, 0, ...HIT, ...pair(2), ...pair(7), ...pair(6), ...NEXT);
    expect(eventsOf(events, 'located').map(({ struck }) => struck.location)).toEqual(['CT', 'RT']);
  });
  rule('TOE-torpedo-damage#2', 'of who stands out of it only what touches the water', () => {
    const { events } = shoot(
      { ...facing({ design: boat }, {}, []), ground: river },
      0,
      ...HIT,
      ...pair(2),
      ...pair(7),
      ...pair(5),
      ...pair(12),
      ...pair(9),
      ...NEXT,
    );
    expect(eventsOf(events, 'located').map(({ struck }) => struck.location)).toEqual(['RL', 'LL']);
  });
});
