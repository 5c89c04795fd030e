import { createBoard, withSites } from '@sortie/board';
import { find, type Unit as Paper } from '@sortie/roster';
import { rule, table } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { unitAt } from '../state.ts';
import { planWith } from '../terrain/board.ts';
import { alone, type Ground, HIT, objections, points, spends } from '../testing/core.fixture.ts';
import { at, clearBut, eventsOf, jump, NORTH, type Placed, run, SOUTH, start, walk } from '../testing/table.fixture.ts';

const VEDETTE = 'Vedette Medium Tank';
const PEGASUS = 'Pegasus Scout Hover Tank';
const MEN = 'Foot Platoon (Rifle)';
const ridden = (motive: Paper['motive'], code = MEN, walking = 8): Paper => {
  const unit = find(code)!;
  return { ...unit, motive, movement: { ...unit.movement, walk: walking } };
};
const WHEELS = ridden('wheeled', VEDETTE);
/** One of each column of the table of terrain costs, with points enough for anything. */
const COLUMNS: { readonly [column: string]: Paper | string } = {
  mech: 'LCT-1V',
  tracked: ridden('tracked', VEDETTE),
  wheeled: WHEELS,
  hover: PEGASUS,
  foot_jump_motorized_infantry_and_battle_armor: ridden('foot'),
  mechanized_infantry: ridden('tracked'),
  protomech: { ...find('Minotaur')!, movement: { ...find('Minotaur')!.movement, walk: 8 } },
};
const GROUND: { readonly [terrain: string]: string } = {
  clear: '.',
  rough: 'r',
  'light woods': 'l',
  'heavy woods': 'h',
  'water depth 1': '~',
  'water depth 2+': '=',
  rubble: 'x',
  swamp: 's',
  'each level': '1',
};

/** What one step ahead costs beyond the hex, or P where it is not allowed; rolls on the way all succeed. */
function price(design: Paper | string, terrain: string): number | 'P' {
  const water0 = [{ kind: 'water', level: 0 }] as const;
  const strength = ['light building', 'medium building', 'heavy building', 'hardened building'].indexOf(terrain) + 1;
  // Strong enough not to come down under anybody.
  const walls = [{ kind: 'building', level: strength, height: 2, cf: 150 }] as const;
  const own = terrain === 'water depth 0' ? water0 : strength > 0 ? walls : null;
  const paved = terrain.startsWith('road');
  // A ProtoMech goes down one level at a time.
  const wades = terrain === 'water depth 2+' && design === COLUMNS['protomech'];
  const ground: Ground = paved
    ? { '0808': 'P', '0809': 'P' }
    : wades
      ? { '0808': '~', '0809': '=' }
      : own
        ? {}
        : { '0809': GROUND[terrain]! };
  const play = alone({ design }, ground, own ? { board: clearBut({ '0809': own }) } : {});
  if (objections(play, walk(0, 'F')).length > 0) return 'P';
  try {
    play.does(NORTH, walk(0, 'F'));
  } catch {
    play.does(NORTH, walk(0, 'F'), ...HIT);
  }
  const spent = unitAt(play.state, 0).moved!.spent - 1;
  // A 'Mech that wades or dives goes down as many levels as well.
  const down = terrain === 'water depth 1' || wades ? 1 : terrain === 'water depth 2+' ? 2 : 0;
  return design === COLUMNS['hover'] ? spent : spent - down;
}

const ROAD = [
  { kind: 'road', level: 1 },
  { kind: 'woods', level: 2, height: 2 },
] as const;

describe('the price of ground', () => {
  table('TW-move-terrain#1', 'every kind of ground costs every kind of unit what the table says', row => {
    const terrain = row.at('terrain');
    for (const [column, design] of Object.entries(COLUMNS)) {
      const printed = row.at(column);
      expect([column, String(price(design, terrain))]).toEqual([column, printed]);
    }
  });
  rule('TW-move-terrain#2', 'one pays for the hex that one enters, not for the one that one leaves', () => {
    expect([spends({}, 'F', { '0808': 'h' }), spends({}, 'F', { '0809': 'h' })]).toEqual([1, 3]);
  });
  rule('TW-move-terrain#3', 'for what grows there and for its height', () => {
    // Wading: a hex, the water, and a level down.
    expect(spends({}, 'F', { '0809': '~' }, ...HIT)).toBe(3);
  });
  rule('TW-move-level-veh#1', 'vehicles and troops pay two for a level and take one at a time', () => {
    for (const design of [VEDETTE, PEGASUS, ridden('foot')]) {
      expect([spends({ design }, 'F', { '0809': '1' }), spends({ design }, 'F', { '0808': '1' })]).toEqual([3, 3]);
      expect(objections(alone({ design }, { '0809': '2' }), walk(0, 'F'))).not.toEqual([]);
      expect(objections(alone({ design }, { '0808': '2' }), walk(0, 'F'))).not.toEqual([]);
    }
  });
  rule('TW-move-level-veh#3', 'a helicopter pays one for a level up or down', () => {
    const design = 'Warrior Attack Helicopter H-7';
    expect([spends({ design, elevation: 1 }, '++'), spends({ design, elevation: 3 }, '--')]).toEqual([2, 2]);
  });
  const road: Ground = { '0808': 'R', '0809': 'R', '0810': 'R' };
  rule('TW-move-road#1', 'along a road every hex costs one', () => expect(spends({}, 'FF', road)).toBe(2));
  rule('TW-move-road#2', 'but levels cost what they cost', () => {
    const sites = [[at('0808'), { level: 0, terrains: ROAD }] as const, [at('0809'), { level: 1, terrains: ROAD }] as const];
    const board = planWith(withSites(createBoard({ width: 16, height: 17 }), sites));
    const play = alone({}, {}, { board });
    play.does(NORTH, walk(0, 'F'));
    // A hex and a level; the woods in it cost nothing.
    expect(unitAt(play.state, 0).moved!.spent).toBe(2);
  });
  rule('TW-move-road#3', 'a road leads wheels through woods', () => {
    expect(objections(alone({ design: WHEELS }, road), walk(0, 'F'))).toEqual([]);
    expect(objections(alone({ design: WHEELS }, { '0809': 'h' }), walk(0, 'F'))).not.toEqual([]);
  });
  rule('TW-move-road#4', 'whoever comes from beside the road pays for the ground', () => {
    expect(spends({}, 'F', { '0809': 'R', '0810': 'R' })).toBe(3);
    expect(objections(alone({ design: WHEELS }, { '0809': 'R', '0810': 'R' }), walk(0, 'F'))).not.toEqual([]);
  });
});

describe('special steps', () => {
  const quad = { design: 'SCP-1N' };
  rule('TW-move-lateral#1', 'a quad goes to the left or right of the hex ahead or behind and looks where it looked', () => {
    const ends = (step: 'forwardLeft' | 'forwardRight' | 'backwardLeft' | 'backwardRight') => {
      const play = alone(quad);
      play.does(NORTH, { type: 'move', unit: 0, mode: 'walk', steps: [step] });
      const unit = unitAt(play.state, 0);
      return [unit.at, unit.facing];
    };
    expect([ends('forwardLeft'), ends('forwardRight'), ends('backwardLeft'), ends('backwardRight')]).toEqual([
      [at('0909'), 3],
      [at('0709'), 3],
      [at('0908'), 3],
      [at('0708'), 3],
    ]);
  });
  rule('TW-move-lateral#2', 'for a point more', () => {
    const cost = (ground: Ground) => {
      const play = alone(quad, ground);
      play.does(NORTH, { type: 'move', unit: 0, mode: 'walk', steps: ['forwardLeft'] });
      return unitAt(play.state, 0).moved!.spent;
    };
    expect([cost({}), cost({ '0909': 'l' })]).toEqual([2, 3]);
  });
  rule('TW-move-lateral#5', 'on two legs or on tracks nobody does', () => {
    for (const design of ['GRF-1N', VEDETTE])
      expect(objections(alone({ design }), { type: 'move', unit: 0, mode: 'walk', steps: ['forwardLeft'] })).not.toEqual([]);
  });
  rule('TW-move-water-mode#1', 'nobody runs into water', () => {
    expect(objections(alone({}, { '0809': '~' }), run(0, 'F'))).not.toEqual([]);
    expect(objections(alone({}, { '0809': '~' }), walk(0, 'F'))).toEqual([]);
    expect(objections(alone({ design: 'LCT-1V' }, { '0809': '=' }), run(0, 'F'))).not.toEqual([]);
  });
  rule('TW-move-water-mode#2', 'but through puddles', () => {
    const play = alone({}, {}, { board: clearBut({ '0809': [{ kind: 'water', level: 0 }] }) });
    expect(objections(play, run(0, 'FF'))).toEqual([]);
  });
  rule('TW-move-water-mode#3', 'what hovers or flies flanks over it', () => {
    expect(objections(alone({ design: PEGASUS }, { '0809': '~', '0810': '=' }), run(0, 'FF'))).toEqual([]);
    const design = 'Warrior Attack Helicopter H-7';
    expect(objections(alone({ design, elevation: 2 }, { '0809': '~' }), run(0, 'F'))).toEqual([]);
  });
  const meets = (unit: Partial<Placed>, other: Placed, steps: string) =>
    objections(start({ units: [{ at: '0808', facing: 3, ...unit } as Placed, { at: '0117' }, other] }), walk(0, steps));
  rule('TW-move-enemy#1', "no 'Mech enters the hex of an enemy 'Mech", () => {
    expect(meets({}, { at: '0809' }, 'F')).toContain('TW-move-enemy');
    expect(meets({}, { at: '0809', design: VEDETTE }, 'F')).not.toContain('TW-move-enemy');
  });
  rule('TW-move-enemy#2', 'whoever enters the hex of an enemy stays there', () => {
    const tank = { at: '0809', design: VEDETTE };
    expect(meets({}, tank, 'F')).toEqual([]);
    expect(meets({}, tank, 'FF')).toContain('TW-move-enemy');
    expect(meets({ design: PEGASUS }, { at: '0809', design: MEN }, 'FF')).toContain('TW-move-enemy');
  });
  rule('TW-move-enemy#3', "a 'Mech strides over troops", () => expect(meets({}, { at: '0809', design: MEN }, 'FF')).toEqual([]));
  rule('TW-move-enemy#4', 'friends let everybody through', () => {
    expect(meets({}, { at: '0809', seat: NORTH }, 'FF')).toEqual([]);
    expect(meets({ design: VEDETTE }, { at: '0809', seat: NORTH }, 'FF')).toEqual([]);
  });
});

describe('stacking', () => {
  /** May the first unit end its walk where the others stand? */
  const room = (unit: Partial<Placed>, others: readonly Partial<Placed>[], steps = 'F') =>
    objections(
      start({
        units: [
          { at: '0808', facing: 3, ...unit } as Placed,
          { at: '0117' },
          ...others.map((other): Placed => ({ at: '0809', seat: NORTH, ...other })),
        ],
      }),
      walk(0, steps),
    );
  const tank = { design: VEDETTE };
  const men = { design: MEN };
  rule('TW-stack#1', "a hex holds one 'Mech", () => {
    expect(room({}, [{}])).toContain('TW-stack');
    expect(room({}, [tank])).toEqual([]);
    expect(room(tank, [{}])).toEqual([]);
  });
  rule('TW-stack#2', 'and two units of a side', () => {
    expect(room(tank, [tank])).toEqual([]);
    expect(room(tank, [tank, men])).toContain('TW-stack');
    expect(room(men, [tank, men])).toContain('TW-stack');
  });
  rule('TW-stack#3', 'and four altogether', () => {
    const theirs = [
      { ...men, seat: SOUTH },
      { ...men, seat: SOUTH },
    ];
    expect(room(men, [men, ...theirs])).toEqual([]);
    expect(room(men, [men, ...theirs, { ...men, seat: SOUTH }])).toContain('TW-stack');
  });
  rule('TW-stack#7', 'one passes where one may not stay', () => {
    expect(room(tank, [tank, men])).toContain('TW-stack');
    expect(room(tank, [tank, men], 'FF')).toEqual([]);
  });
  rule('TW-move-offmap', 'who walks off the map is gone for good', () => {
    const play = start({ units: [{ at: '0817', facing: 3 }, { at: '0101' }, { at: '0201', seat: NORTH }] });
    play.does(NORTH, walk(0, 'F'));
    expect(play.state.units[0]).toMatchObject({ fate: 'withdrawn', at: null });
    expect(objections(play, walk(0, 'B'))).not.toEqual([]);
  });
});

describe('jumps', () => {
  const jumped = (to: string, ground: Ground = {}, unit: Partial<Placed> = {}) => {
    const play = alone(unit, ground);
    play.does(NORTH, jump(0, to, 1));
    return unitAt(play.state, 0);
  };
  rule('TW-jump-cost#1', 'a point for each hex, whatever grows or rises below', () => {
    expect(jumped('0812', { '0809': 'h', '0810': '2', '0811': 'C', '0812': 'r' }).moved).toMatchObject({ spent: 4 });
    expect(objections(alone(), jump(0, '0813', 1))).toEqual([]);
    expect(objections(alone(), jump(0, '0814', 1))).toContain('TW-jump-cost');
  });
  rule('TW-jump-cost#2', 'in any direction, and one looks where one likes afterwards', () => {
    for (const to of ['0804', '1208', '0408', '0812']) expect(jumped(to)).toMatchObject({ at: at(to), facing: 1, moved: { spent: 4 } });
  });
  rule('TW-jump-cost#3', 'a single point is enough to jump in place', () => {
    const weak = { hits: { LT: [0, 1], RT: [4, 5] } };
    expect(points(weak, 'jump')).toBe(1);
    const unit = jumped('0808', {}, weak);
    expect(unit).toMatchObject({ at: at('0808'), facing: 1, moved: { mode: 'jump' } });
  });
  rule('TW-jump-cost#4', 'hexes moved are the distance', () => {
    expect([jumped('0811').moved!.hexes, jumped('1010').moved!.hexes, jumped('0607').moved!.hexes]).toEqual([3, 3, 2]);
  });
  const weak = (left: number): Partial<Placed> => ({ hits: left === 3 ? { LT: [0, 1] } : { LT: [0, 1], RT: [4, 5] } });
  rule('TW-jump-height#1', 'nothing on the way, nor its end, is higher than the jets reach', () => {
    const may = (ground: Ground, to: string, unit: Partial<Placed> = {}) => objections(alone(unit, ground), jump(0, to, 1));
    expect([may({ '0809': '3' }, '0809', weak(3)), may({ '0809': '3' }, '0810', weak(3))]).toEqual([[], []]);
    expect(may({ '0809': '4' }, '0809', weak(3))).toContain('TW-jump-height');
    expect(may({ '0809': '4' }, '0810', weak(3))).toContain('TW-jump-height');
    // From a hill one jumps over what is no higher than that above it.
    expect(may({ '0808': '1', '0809': '4' }, '0810', weak(3))).toEqual([]);
  });
  rule('TW-jump-height#2', 'by the points of the unit, not by the hexes of the jump', () => {
    expect(objections(alone({}, { '0809': '4' }), jump(0, '0809', 1))).toEqual([]);
    expect(objections(alone(weak(3), { '0809': '4' }), jump(0, '0809', 1))).toContain('TW-jump-height');
  });
  rule('TW-jump-height#3', 'down one jumps any height without a roll', () => {
    const play = alone(weak(1), { '0808': '4' });
    expect(eventsOf(play.does(NORTH, jump(0, '0809', 1)), 'piloted')).toEqual([]);
  });
  const over = (others: readonly Placed[], to: string) =>
    objections(start({ units: [{ at: '0808', facing: 3 }, { at: '0117' }, ...others] }), jump(0, to, 1));
  rule('TW-jump-land#1', 'there must be room where one lands', () => {
    expect(over([{ at: '0810', seat: NORTH }], '0810')).toContain('TW-stack');
    expect(over([{ at: '0810', seat: NORTH, design: VEDETTE }], '0810')).toEqual([]);
  });
  rule('TW-jump-land#2', 'whoever is below the flight does not matter', () => {
    expect(over([{ at: '0809' }, { at: '0810', seat: NORTH }], '0811')).toEqual([]);
  });
  rule('TW-jump-bldg#4', 'a roof is on the building, not in it', () => {
    const play = alone({}, { '0810': 'C' });
    play.does(NORTH, jump(0, '0810', 1));
    expect(unitAt(play.state, 0).elevation).toBe(2);
  });
  rule('TW-jump-water#2', 'nobody jumps out of deep water, nor lying in shallow water', () => {
    expect(objections(alone({}, { '0808': '=' }), jump(0, '0809', 1))).not.toEqual([]);
    expect(objections(alone({ prone: true }, { '0808': '~' }), jump(0, '0809', 1))).not.toEqual([]);
    expect(objections(alone({}, { '0808': '~' }), jump(0, '0809', 1))).toEqual([]);
  });
  rule('TW-jump-water#3', 'whoever lands in water rolls as for entering it', () => {
    const play = alone({}, { '0810': '~' });
    const [rolled] = eventsOf(play.does(NORTH, jump(0, '0810', 1), ...HIT), 'piloted');
    expect(rolled).toMatchObject({ cause: 'water', number: { total: 4 } });
  });
  rule('TW-jump-prone#1', 'nobody jumps lying down', () => {
    expect(objections(alone({ prone: true }), jump(0, '0809', 1))).toContain('TW-jump-prone');
    expect(objections(alone(), jump(0, '0809', 1))).toEqual([]);
  });
  rule('TW-jump-prone#2', 'nor in the turn in which it has got up, or tried to', () => {
    const up = alone({ prone: true });
    up.does(NORTH, walk(0, 'U'), ...HIT);
    expect(objections(up, jump(0, '0809', 1))).not.toEqual([]);
    const tried = alone({ prone: true });
    tried.does(NORTH, walk(0, 'U'), 1, 1, 1, 1, 2, 1, 2, ...HIT);
    expect(objections(tried, jump(0, '0809', 1))).not.toEqual([]);
  });
});
