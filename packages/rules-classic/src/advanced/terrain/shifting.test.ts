import { boardOf, createBoard, siteAt, type Terrain, terrainAt, withSites } from '@sortie/board';
import { find } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { ruleset } from '../../ruleset.ts';
import { planWith } from '../../terrain/board.ts';
import type { Placed } from '../../testing/table.fixture.ts';
import {
  at,
  clearBut,
  eventsOf,
  fire,
  hold,
  jump,
  NEXT,
  NORTH,
  numberOf,
  pair,
  SOUTH,
  start,
  stay,
  termsOf,
  WITNESS,
  walk,
} from '../../testing/table.fixture.ts';

const armorLost = (events: ReturnType<ReturnType<typeof start>['does']>, id: number): number =>
  eventsOf(events, 'damaged')
    .filter(({ unit }) => unit === id)
    .reduce((sum, { armor, structure }) => sum + armor + structure, 0);

describe('quicksand', () => {
  const rules = ['TOE-quicksand-sinking'] as const;
  const sand: readonly Terrain[] = [{ kind: 'swamp', level: 2 }];
  rule('TOE-quicksand-sinking', 'a level each turn; legs are covered and silent, and three more each to get free', () => {
    const enters = start({ units: [{ at: '0805', facing: 3 }, { at: '0117' }], ground: { '0806': 's' }, rules });
    enters.does(NORTH, walk(0, 'F'), ...pair(12), 6, 6);
    expect(terrainAt(boardOf(enters.state.board), at('0806'), 'swamp')?.level).toBe(2);
    expect(enters.state.units[0]!.stuck).toBe(true);
    const held = (sunk: number | undefined, more: Partial<Placed> = {}): Placed => ({
      at: '0806',
      facing: 3,
      stuck: true,
      ...(sunk === undefined ? {} : { condition: { sunk } }),
      ...more,
    });
    const board = clearBut({ '0806': sand });
    const ends = (unit: Placed) => {
      const play = start({ phase: 'weapon', units: [unit, { at: '0117' }, WITNESS], board, rules });
      play.does(NORTH, hold(0));
      play.does(SOUTH, hold(1));
      play.does(SOUTH, hold(2), ...(unit.condition?.sunk === 2 ? [] : NEXT));
      return play.state.units[0]!;
    };
    expect([ends(held(undefined)).condition, ends(held(1)).condition]).toEqual([{ sunk: 1 }, { sunk: 2 }]);
    expect(ends(held(2)).fate).toBe('destroyed');
    expect(ends({ ...held(1), stuck: false }).condition).toBeUndefined();
    const needed = (sunk: number | undefined) => {
      const play = start({ units: [held(sunk), { at: '0117' }], board, rules });
      const [tried] = eventsOf(play.does(NORTH, stay(0), 1, 1), 'piloted');
      return termsOf(tried!.number)['TOE-quicksand-sinking'];
    };
    expect([needed(undefined), needed(1), needed(2)]).toEqual([3, 6, 9]);
    // Covered to the knees for others, and its legs fire nothing.
    const seen = { units: [{ at: '0810', facing: 0 } as const, { ...held(1), design: 'AS7-D' }, WITNESS], board, rules };
    expect(termsOf(numberOf(seen, 0, 3))['TW-th-cover']).toBe(1);
    const legs = { ...find('GRF-1N')!, mounts: [{ kind: 'weapon' as const, item: 'Medium Laser', at: 'LL' }] };
    const why = (sunk: number | undefined) => {
      const play = start({ phase: 'weapon', units: [held(sunk, { design: legs }), { at: '0809' }], board, rules });
      return play.book.check(ruleset.view(play.state, NORTH), fire(0, 1, 0), NORTH).map(one => one.rule);
    };
    expect([why(undefined), why(1)]).toEqual([[], ['TOE-quicksand-sinking']]);
  });
});

describe('ground that gives way', () => {
  const rules = ['TOE-terrain-displacement-example-1'] as const;
  const slope = (levels: { readonly [label: string]: number }) =>
    planWith(
      withSites(
        createBoard({ width: 16, height: 17 }),
        Object.entries(levels).map(([label, level]) => [at(label), { level, terrains: [] }] as const),
      ),
    );
  const worn = (label: string, factor: number, begun = 200) => ({ at: at(label), factor, start: begun, turn: 1 });
  const left = (play: ReturnType<typeof start>, label: string) =>
    play.state.scars!.find(scar => scar.at.q === at(label).q && scar.at.r === at(label).r)!.factor;
  /** Everything strikes an arm that is as good as new. */
  const blows = (count: number) => Array.from({ length: count }, () => [1, 2]).flat();

  rule('TOE-terrain-displacement-example-1', 'a hundred tons fall for ten and are struck for forty, with whoever stands below', () => {
    const sturdy = { armor: { RA: 999 } };
    const play = start({
      phase: 'weapon',
      units: [
        { at: '0805', design: 'AS7-D', ...sturdy },
        { at: '0806', design: 'AS7-D', ...sturdy },
        { at: '0117', seat: 1 },
      ],
      board: slope({ '0805': 1, '0806': 0, '0706': 1, '0906': 1, '0705': 1, '0905': 1, '0804': 1 }),
      scars: [worn('0805', 0), worn('0806', 130)],
      rules,
    });
    play.does(NORTH, hold(0));
    play.does(SOUTH, hold(1));
    const events = play.does(SOUTH, hold(2), ...blows(2 + 8 + 8), 6, 6, 6, 6, ...NEXT);
    expect([armorLost(events, 0), armorLost(events, 1)]).toEqual([50, 40]);
    expect(left(play, '0806')).toBe(80);
    expect(play.state.units[0]!.at).toEqual(at('0806'));
    expect(terrainAt(boardOf(play.state.board), at('0805'), 'rough')).toBeDefined();
    expect(terrainAt(boardOf(play.state.board), at('0806'), 'rough')).toBeDefined();
    // Tons wear the ground that they go over: forty-five of them by five.
    const goblin = { ...find('Manticore Heavy Tank')!, tons: 45 };
    const drives = start({ units: [{ at: '0805', facing: 3, design: goblin }, { at: '0117' }], rules });
    drives.does(NORTH, walk(0, 'F'));
    expect(left(drives, '0806')).toBe(195);
  });
  rule('TOE-terrain-displacement-example-2', 'on and on down the slope: by ten and by fifteen, rounded up', () => {
    const steep = start({
      phase: 'weapon',
      units: [{ at: '0805', design: 'AS7-D', armor: { RA: 999 } }, { at: '0117' }],
      board: slope({ '0805': 3, '0806': 2, '0807': 1, '0705': 3, '0905': 3, '0804': 3, '0706': 3, '0906': 3, '0707': 2, '0907': 2 }),
      scars: [worn('0805', 0)],
      rules,
    });
    steep.does(NORTH, hold(0));
    // From 0806 down there is one way; from 0807 there are three, and the die names the third of them.
    const events = steep.does(SOUTH, hold(1), ...blows(2 + 8), ...blows(2 + 4), 3, ...blows(2 + 3), 6, 6, ...NEXT);
    expect(eventsOf(events, 'groundSlid')).toHaveLength(3);
    expect(armorLost(events, 0)).toBe(10 + 40 + 10 + 20 + 10 + 14);
  });
});

describe('ice, magma, roads, pools', () => {
  rule('TOE-ice-jump-breakthrough', 'whoever comes down on ice is checked for twice, the second time only a six breaks it', () => {
    const board = clearBut({
      '0807': [
        { kind: 'water', level: 1 },
        { kind: 'ice', level: 1 },
      ],
    });
    const lands = (...dice: readonly number[]) => {
      const play = start({ units: [{ at: '0805', facing: 3 }, { at: '0117' }], board, rules: ['TOE-ice-jump-breakthrough'] });
      play.does(NORTH, jump(0, '0807'), ...dice);
      return terrainAt(boardOf(play.state.board), at('0807'), 'ice') !== undefined;
    };
    // The water is rolled for as ever, and again where the ice breaks.
    expect([lands(6, 6, 3, 5), lands(6, 6, 3, 6, 6, 6), lands(6, 6, 4, 6, 6)]).toEqual([true, false, false]);
  });
  rule(
    'TOE-magma-eruption-area-effect',
    'what bursts out strikes men twice over, everything in lots, and who stands beside for half',
    () => {
      const board = clearBut({ '0805': [{ kind: 'magma', level: 1 }] });
      const platoon = 'Foot Platoon (Rifle)';
      const play = start({
        phase: 'weapon',
        units: [
          { at: '0805', design: platoon },
          { at: '0806', design: 'AS7-D', strike: { blows: [], numbers: null, resolved: true } },
          WITNESS,
        ],
        board,
        rules: ['TOE-magma-eruption-area-effect'],
      });
      play.does(NORTH, hold(0));
      play.does(SOUTH, hold(1));
      const events = play.does(SOUTH, hold(2), ...pair(12), ...pair(3), 1, 2, ...NEXT);
      // Three points: twice that against men, and twice again in the open; one point beside.
      expect([armorLost(events, 0), armorLost(events, 1)]).toEqual([12, 1]);
      expect(terrainAt(boardOf(play.state.board), at('0805'), 'magma')?.level).toBe(2);
    },
  );
  rule('TOE-terrain-factor-rough-road', 'a road that is shot up is rough ground that bears half; after that nothing is left of it', () => {
    const gun = { ...find('GRF-1N')!, mounts: [{ kind: 'weapon' as const, item: 'PPC', at: 'RA' }] };
    const shoots = (road: Terrain) => {
      const play = start({
        phase: 'weapon',
        units: [{ at: '0805', facing: 3, design: gun }, { at: '0117' }],
        board: clearBut({ '0806': [road] }),
        rules: ['TOE-terrain-factor-rough-road'],
      });
      play.does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [], batters: [{ weapon: 0, at: at('0806'), purpose: 'ground' }] });
      play.does(SOUTH, hold(1), ...NEXT);
      return siteAt(boardOf(play.state.board), at('0806'))!.terrains;
    };
    expect(shoots({ kind: 'road', level: 1 })).toMatchObject([{ kind: 'road', cf: 140 }]);
    const broken = shoots({ kind: 'road', level: 1, cf: 10 });
    expect(broken).toEqual([{ kind: 'rough', level: 1, name: 'broken road', cf: 75 }]);
    expect(shoots({ ...broken[0]!, cf: 10 })).toEqual([]);
    const why = start({
      phase: 'weapon',
      units: [{ at: '0805', facing: 3, design: gun }, { at: '0117' }],
      board: clearBut({ '0806': [{ kind: 'road', level: 1 }] }),
    });
    expect(
      why
        .refuses(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [], batters: [{ weapon: 0, at: at('0806'), purpose: 'ground' }] })
        .map(one => one.reason),
    ).toEqual(['there is nothing to break up']);
  });
  rule('TOE-haz-pool-hidden-placement', 'a pool that the set-up hides is known to nobody until somebody is in it', () => {
    const position = {
      units: [{ at: '0805', facing: 3 } as const, { at: '0117' }],
      pits: [at('0806')],
      rules: ['TOE-haz-pool-class3', 'TOE-haz-pool-hidden-placement'] as const,
    };
    const play = start(position);
    for (const seat of [NORTH, SOUTH]) expect(ruleset.view(play.state, seat).pits).toBeUndefined();
    const events = play.does(NORTH, walk(0, 'F'), 4, 3);
    expect(eventsOf(events, 'pitFound')).toHaveLength(1);
    expect(armorLost(events, 0)).toBe(4);
    expect(play.state.pits).toBeUndefined();
    expect(terrainAt(boardOf(play.state.board), at('0806'), 'hazardousLiquid')).toBeDefined();
  });
  test('a pool is found in the set-up', () => {
    const setup = { map: 'hills', forces: [[{ design: 'GRF-1N' }], [{ design: 'GRF-1N' }]], turns: null, pits: [at('0806')] } as const;
    expect(ruleset.setup(setup).pits).toEqual([at('0806')]);
  });
});
