import { boardOf, siteAt, terrainIn } from '@sortie/board';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { State } from '../shape.ts';
import { unitAt } from '../state.ts';
import { armed, weapon } from '../testing/armed.fixture.ts';
import { alone, barred, type Ground, HIT, MISS, spends, termed } from '../testing/core.fixture.ts';
import {
  at,
  clearBut,
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
  stay,
  WITNESS,
  walk,
} from '../testing/table.fixture.ts';

const MEN = 'Foot Platoon (Rifle)';
const SUITS = 'Elemental Battle Armor [Laser](Sqd5)';
const TANK = 'Vedette Medium Tank';
const house = (level: number, cf = 150, height = 2) => [{ kind: 'building', level, height, cf }] as const;
const factor = (state: State, label: string): number => terrainIn(siteAt(boardOf(state.board), at(label))!, 'building')?.cf ?? 0;
/** Walks into a house ahead. */
const enters = (level: number, unit: Partial<Placed> = {}, ...dice: readonly number[]) => {
  const play = alone(unit, {}, { board: clearBut({ '0809': house(level) }) });
  return { events: play.does(NORTH, walk(0, 'F'), ...dice), play };
};
const costs = (level: number, design: string, ...dice: readonly number[]) =>
  unitAt(enters(level, { design }, ...dice).play.state, 0).moved!.spent - 1;

describe('houses', () => {
  for (const [id, level] of [
    ['TW-ter-bldg1#1', 1],
    ['TW-ter-bldg2#1', 2],
    ['TW-ter-bldg3#1', 3],
    ['TW-ter-bldg4#1', 4],
  ] as const)
    rule(id, `machines pay ${level} more, troops nothing`, () => {
      expect([
        costs(level, 'LCT-1V', ...HIT),
        costs(level, 'Savannah Master Hovercraft', ...HIT),
        costs(level, MEN),
        costs(level, SUITS),
      ]).toEqual([level, level, 0, 0]);
      expect(costs(level, 'Mechanized Tracked Platoon (Laser)')).toBe(1);
    });
  for (const [id, level] of [
    ['TW-ter-bldg2#2', 2],
    ['TW-ter-bldg4#2', 4],
  ] as const)
    rule(id, 'a ProtoMech pays one more', () => expect(costs(level, 'Minotaur', ...HIT)).toBe(1));
  const roll = (level: number, unit: Partial<Placed> = {}) => eventsOf(enters(level, unit, ...HIT).events, 'piloted')[0]!.number.total;
  rule('TW-bldg-psr#1', 'a wall asks for a roll by its strength, and troops for none', () => {
    expect([1, 2, 3, 4].map(level => roll(level, { design: 'LCT-1V' }) - 5)).toEqual([0, 1, 2, 5]);
    expect(eventsOf(enters(3, { design: MEN }).events, 'piloted')).toEqual([]);
  });
  rule('TW-psr-building', 'into it, inside it and out of it', () => {
    const play = alone({ design: 'LCT-1V' }, {}, { board: clearBut({ '0809': house(1), '0810': house(1) }) });
    expect(eventsOf(play.does(NORTH, walk(0, 'FFF'), ...HIT, ...HIT, ...HIT), 'piloted').map(({ cause }) => cause)).toEqual([
      'building',
      'building',
      'building',
    ]);
  });
  rule('TW-bldg-psr#2', 'and by how far one has come', () => {
    const play = alone({ design: 'LCT-1V', at: '0805' }, {}, { board: clearBut({ '0809': house(1) }) });
    // The fourth hex: one more.
    expect(eventsOf(play.does(NORTH, walk(0, 'FFFF'), ...HIT), 'piloted')[0]!.number.total).toBe(6);
  });
  rule('TW-bldg-psr#3', 'a failure hurts by a tenth of the strength, ahead or behind', () => {
    const front = enters(3, {}, ...MISS, ...pair(7));
    expect(eventsOf(front.events, 'damaged')).toMatchObject([{ location: 'CT', rear: false, armor: 15 }]);
    const play = alone({ facing: 0 }, {}, { board: clearBut({ '0809': house(2) }) });
    expect(eventsOf(play.does(NORTH, walk(0, 'B'), ...MISS, ...pair(8), ...MISS), 'damaged')[0]).toMatchObject({ rear: true });
  });
  rule('TW-bldg-psr#4', 'the house loses a tenth of the weight either way', () => {
    expect([factor(enters(3, {}, ...MISS, ...pair(7)).play.state, '0809'), factor(enters(3, {}, ...HIT).play.state, '0809')]).toEqual([
      144, 144,
    ]);
  });
  rule('TW-bldg-psr#5', 'nobody falls for it', () => expect(unitAt(enters(3, {}, ...MISS, ...pair(7)).play.state, 0).prone).toBe(false));
  const loaded = (cf: number, ...dice: readonly number[]) => {
    const play = start({
      units: [
        { at: '0808', facing: 3 },
        { at: '0117', moved: ['stand', 0] },
      ],
      board: clearBut({ '0808': house(2, cf) }),
    });
    return { events: play.does(NORTH, stay(0), ...dice), play };
  };
  rule('TW-bldg-load#1', 'too much weight brings it down, as much as it bears does not', () => {
    expect(factor(loaded(55).play.state, '0808')).toBe(55);
    expect(factor(loaded(54, ...pair(7), ...pair(7), ...pair(7)).play.state, '0808')).toBe(0);
  });
  rule('TW-bldg-load#3', 'what is shot to pieces comes down on whoever is inside, with the strength that it had before', () => {
    const play = start({
      phase: 'weapon',
      units: [
        { at: '0807', facing: 3, design: armed(weapon('PPC', 'RA'), weapon('PPC', 'LA')) },
        { at: '0808', design: 'LCT-1V' },
        { ...WITNESS, fire: SILENT },
      ],
      board: clearBut({ '0808': house(2, 20) }),
    });
    const batters = [0, 1].map(gun => ({ weapon: gun, at: at('0808') }));
    play.does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [], batters });
    // Twenty points, two levels: four points on whoever stands on the ground floor.
    const events = play.does(SOUTH, hold(1), ...pair(7));
    expect(eventsOf(events, 'damaged').map(({ unit, armor }) => [unit, armor])).toEqual([[1, 4]]);
    expect(play.state.shaken).toBeUndefined();
  });
  rule('TW-bldg-load#3', 'whoever is inside takes a tenth of its strength for each level above', () => {
    expect(eventsOf(loaded(40, ...pair(7), ...pair(7)).events, 'damaged').reduce((sum, { armor }) => sum + armor, 0)).toBe(8);
  });
  rule('TW-ter-rubble-make', 'what is left is rubble', () => {
    const { play } = loaded(40, ...pair(7), ...pair(7));
    expect(siteAt(boardOf(play.state.board), at('0808'))!.terrains.map(({ kind }) => kind)).toEqual(['rubble']);
  });
  /** A Griffin fires at somebody in a house; both of its weapons, if need be. */
  const inside = (cf: number, target: Partial<Placed>, shots: readonly number[], ...dice: readonly number[]) => {
    const design = armed(weapon('PPC', 'RA'), weapon('PPC', 'LA'));
    const play = start({
      phase: 'weapon',
      units: [{ at: '0805', facing: 3, design }, { at: '0809', ...target } as Placed, { ...WITNESS, fire: SILENT }],
      board: clearBut({ '0809': house(3, cf) }),
    });
    play.does(NORTH, fire(0, 1, ...shots));
    return { events: play.does(SOUTH, hold(1), ...dice, ...NEXT), play };
  };
  const SILENT = { shots: [], spots: null, numbers: null, resolved: true } as const;
  rule('TW-bldg-absorb#1', 'a house takes a tenth of its strength out of each hit', () => {
    expect(eventsOf(inside(81, {}, [0], ...HIT, ...pair(7)).events, 'damaged')[0]).toMatchObject({ armor: 1 });
    expect(eventsOf(inside(80, {}, [0], ...HIT, ...pair(7)).events, 'damaged')[0]).toMatchObject({ armor: 2 });
  });
  rule('TW-bldg-absorb#2', 'of the strength that it had when the phase began', () => {
    // Seven of each: after the first hit seventy would be sixty-three, and still seven; eighty-one would be seventy-two, and eight.
    const { events } = inside(81, {}, [0, 1], ...HIT, ...pair(7), ...HIT, ...pair(7));
    expect(eventsOf(events, 'damaged').map(({ armor }) => armor)).toEqual([1, 1]);
  });
  rule('TW-bldg-absorb#3', 'and loses as much', () => expect(factor(inside(80, {}, [0], ...HIT, ...pair(7)).play.state, '0809')).toBe(72));
  rule('TW-bldg-absorb#4', 'not between those who are inside', () => {
    const board = clearBut({ '0808': house(3), '0809': house(3), '0810': house(3) });
    const { events } = shoot({ units: [{ at: '0808', facing: 3 }, { at: '0810' }, WITNESS], board }, 0, ...HIT, ...pair(7), ...NEXT);
    expect(eventsOf(events, 'damaged')[0]).toMatchObject({ armor: 10 });
  });
  const battered = (from: string, level: number, cf: number, target: Partial<Placed> | null, ...dice: readonly number[]) => {
    const units: readonly Placed[] = [{ at: from, facing: 3, gunnery: 8 }, target ? ({ at: '0810', ...target } as Placed) : { at: '0101' }];
    const play = start({ phase: 'weapon', units, board: clearBut({ '0810': house(level, cf) }) });
    play.does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [], batters: [{ weapon: 0, at: at('0810') }] });
    return { events: play.does(SOUTH, hold(1), ...dice, ...NEXT), play };
  };
  rule('TW-bldg-attack#1', 'walls are four easier to hit', () => {
    const [shot] = eventsOf(battered('0805', 3, 90, null, ...pair(5)).events, 'wallFired');
    expect(shot!.toHit.terms).toContainEqual({ rule: 'TW-th-immobile', value: -4 });
  });
  rule('TW-bldg-attack#2', 'from beside them without a roll', () =>
    expect(eventsOf(battered('0809', 3, 90, null).events, 'wallFired')[0]).toMatchObject({ roll: null, hit: true }),
  );
  rule('TW-bldg-attack#3', 'and all damage counts', () =>
    expect(factor(battered('0805', 3, 90, null, ...pair(5)).play.state, '0810')).toBe(80),
  );
  const lost = (level: number, cf: number, design: string) =>
    eventsOf(battered('0805', level, cf, { design }, ...pair(5)).events, 'damaged').reduce(
      (sum, { armor, structure }) => sum + armor + structure,
      0,
    );
  rule('TW-bldg-inf#1', 'troops inside suffer three quarters, half, a quarter or nothing', () =>
    expect([lost(1, 15, SUITS), lost(2, 40, SUITS), lost(3, 90, SUITS), lost(4, 120, SUITS)]).toEqual([8, 5, 3, 0]),
  );
  rule('TW-bldg-inf#2', 'halves up, and men as by direct fire', () => expect([lost(3, 90, SUITS), lost(2, 40, MEN)]).toEqual([3, 1]));
  const seen = (from: string, ground: Ground, target: string) =>
    barred(
      {
        phase: 'weapon',
        units: [
          { at: from, facing: 3 },
          { at: '0810', design: target },
        ],
        ground,
      },
      fire(0, 1, 0),
    );
  rule('TW-los-bldg-inf#1', 'troops inside are attacked from inside alone', () => {
    expect(seen('0805', { '0810': 'C' }, MEN)).toContain('TW-los-bldg-inf');
    expect(seen('0809', { '0810': 'C', '0809': 'C' }, MEN)).toEqual([]);
    expect(seen('0805', { '0810': 'C' }, TANK)).toEqual([]);
  });
  rule('TW-los-bldg-inf#2', 'from outside one strikes the house, and they have their share', () => expect(lost(2, 40, SUITS)).toBe(5));
  const through = (label: string, ground: Ground) =>
    termed({ units: [{ at: '0808', facing: 3, design: armed(weapon('Large Laser')) }, { at: label }, WITNESS], ground });
  const row: Ground = { '0808': 'C', '0809': 'C', '0810': 'C', '0811': 'C', '0812': 'C' };
  rule('TW-los-bldg-same#1', 'the house itself hides nobody from those within', () =>
    expect(barred({ phase: 'weapon', units: [{ at: '0808', facing: 3 }, { at: '0810' }], ground: row }, fire(0, 1, 0))).toEqual([]),
  );
  rule('TW-los-bldg-same#2', 'each room between adds one', () =>
    expect([
      through('0809', row)['TW-los-bldg-same'],
      through('0810', row)['TW-los-bldg-same'],
      through('0811', row)['TW-los-bldg-same'],
    ]).toEqual([undefined, 1, 2]),
  );
  rule('TW-los-bldg-same#3', 'three block', () =>
    expect(barred({ phase: 'weapon', units: [{ at: '0808', facing: 3 }, { at: '0812' }], ground: row }, fire(0, 1, 0))).not.toEqual([]),
  );
  rule('TW-bldg-levels#1', 'troops climb a level for a point', () => {
    const play = alone({ design: SUITS }, { '0808': 'C' });
    play.does(NORTH, walk(0, '+'));
    expect(play.state.units[0]).toMatchObject({ elevation: 1, moved: { spent: 1 } });
  });
});

describe('other ground', () => {
  rule('TW-ter-clear#1', 'clear ground costs nobody more', () => {
    for (const design of ['GRF-1N', TANK, MEN, 'Minotaur']) expect(spends({ design }, 'F')).toBe(1);
  });
  rule('TW-ter-road#1', 'nor does a road or pavement', () => {
    for (const letter of ['P', 'p'])
      for (const design of ['GRF-1N', TANK, MEN]) expect(spends({ design }, 'F', { '0808': letter, '0809': letter })).toBe(1);
  });
  const open = (letter: string) =>
    unitAt(
      shoot(
        { units: [{ at: '0805', facing: 3, design: 'HBK-4G' }, { at: '0807', design: MEN }, WITNESS], ground: { '0807': letter } },
        2,
        ...HIT,
        ...NEXT,
      ).play.state,
      1,
    ).structure['TR']!;
  rule('TW-ter-clear#2', 'men in the open fall twice as fast', () => expect([open('.'), open('r')]).toEqual([24, 26]));
  rule('TW-ter-rough#1', 'rough costs one more, and wheels stay out of it', () => {
    expect([spends({}, 'F', { '0809': 'r' }), spends({ design: TANK }, 'F', { '0809': 'r' })]).toEqual([2, 2]);
  });
  rule('TW-ter-rough#2', 'it covers nobody, but men in it are not in the open', () => {
    expect(termed({ units: [{ at: '0805', facing: 3 }, { at: '0811' }, WITNESS], ground: { '0811': 'r' } })).toEqual({
      'TW-tohit-base': 4,
    });
    expect(open('r')).toBe(26);
  });
  rule('TW-inf-open#1', 'clear ground, road and pavement are open', () => expect([open('.'), open('P'), open('p')]).toEqual([24, 24, 24]));
  rule('TW-inf-open#2', 'woods, rough, rubble and swamp are not', () =>
    expect([open('l'), open('h'), open('r'), open('x'), open('s')]).toEqual([26, 26, 26, 26, 26]),
  );
  rule('TW-ter-rubble#2', "a 'Mech rolls in rubble", () =>
    expect(eventsOf(alone({}, { '0809': 'x' }).does(NORTH, walk(0, 'F'), ...HIT), 'piloted')[0]).toMatchObject({
      cause: 'rubble',
      number: { total: 5 },
    }),
  );
  rule('TW-ter-water0', 'puddles cost nothing and ask for nothing', () => {
    const play = alone({}, {}, { board: clearBut({ '0809': [{ kind: 'water', level: 0 }] }) });
    expect(eventsOf(play.does(NORTH, walk(0, 'F')), 'piloted')).toEqual([]);
    expect(unitAt(play.state, 0).moved!.spent).toBe(1);
  });
  rule('TW-ter-water1#1', 'wading costs one more and a level, and a roll one easier', () => {
    const play = alone({}, { '0809': '~' });
    expect(eventsOf(play.does(NORTH, walk(0, 'F'), ...HIT), 'piloted')[0]).toMatchObject({ cause: 'water', number: { total: 4 } });
    expect(unitAt(play.state, 0).moved!.spent).toBe(3);
  });
  rule('TW-ter-water1#3', 'whoever stands in it is covered, and nobody runs in', () => {
    expect(termed({ units: [{ at: '0805', facing: 3 }, { at: '0811' }, WITNESS], ground: { '0811': '~' } })['TW-th-cover']).toBe(1);
    expect(
      barred(
        { units: [{ at: '0808', facing: 3 }, { at: '0117' }], ground: { '0809': '~' } },
        { type: 'move', unit: 0, mode: 'run', steps: ['forward'] },
      ),
    ).not.toEqual([]);
  });
  rule('TW-ter-water2#1', 'deep water costs three more and its levels', () => {
    const play = alone({ design: 'LCT-1V' }, { '0809': '=' });
    expect(eventsOf(play.does(NORTH, walk(0, 'F'), ...HIT), 'piloted')[0]!.number.total).toBe(5);
    expect(unitAt(play.state, 0).moved!.spent).toBe(6);
  });
  rule('TW-ter-water2#2', 'and hides whoever is in it', () =>
    expect(
      barred({ phase: 'weapon', units: [{ at: '0805', facing: 3 }, { at: '0811' }], ground: { '0811': '=' } }, fire(0, 1, 0)),
    ).toContain('TW-los-block-hill'),
  );
  rule('TW-ter-water2#3', 'tracks and troops stay out, what hovers goes over it', () => {
    for (const design of [TANK, MEN])
      expect(barred({ units: [{ at: '0808', facing: 3, design }, { at: '0117' }], ground: { '0809': '=' } }, walk(0, 'F'))).not.toEqual([]);
    expect(spends({ design: 'Pegasus Scout Hover Tank' }, 'F', { '0809': '=' })).toBe(1);
  });
  rule('TW-ter-swamp#2', 'whoever is stuck is two easier to hit, and goes nowhere', () => {
    expect(termed({ units: [{ at: '0805', facing: 3, gunnery: 6 }, { at: '0811', stuck: true }, WITNESS] })['TW-th-tstuck']).toBe(-2);
  });
});
