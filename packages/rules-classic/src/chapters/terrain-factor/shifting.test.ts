import { boardOf, createBoard, siteAt, type Terrain, terrainAt, withSites } from '@sortie/board';
import { hexLabel, sameHex } from '@sortie/geometry';
import type { RuleId } from '@sortie/kernel';
import { find } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { ruleset } from '../../ruleset.ts';
import { unitAt } from '../../state.ts';
import { planWith } from '../../terrain/board.ts';
import { bin, griffin, MUNITIONS, shell, weapon } from '../../testing/guns.fixture.ts';
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
  type Placed,
  pair,
  run,
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
  for (const id of ['TOE-quicksand-sinking#1', 'TOE-quicksand-sinking#2', 'TOE-quicksand-sinking#3', 'TOE-quicksand-sinking#4'])
    rule(id, 'a level each turn; legs are covered and silent, and three more each to get free', () => {
      const enters = start({ units: [{ at: '0805', facing: 3 }, { at: '0117' }], ground: { '0806': 's' }, rules });
      enters.does(NORTH, walk(0, 'F'), ...pair(12), 6, 6);
      expect(terrainAt(boardOf(enters.state.board), at('0806'), 'swamp')?.level).toBe(2);
      expect(unitAt(enters.state, 0).stuck).toBe(true);
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
        return unitAt(play.state, 0);
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

  for (const id of ['TOE-terrain-displacement-example-1#1', 'TOE-terrain-displacement-example-1#2', 'TOE-terrain-displacement-example-1#3'])
    rule(id, 'a hundred tons fall for ten and are struck for forty, with whoever stands below', () => {
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
      expect(unitAt(play.state, 0).at).toEqual(at('0806'));
      expect(terrainAt(boardOf(play.state.board), at('0805'), 'rough')).toBeDefined();
      expect(terrainAt(boardOf(play.state.board), at('0806'), 'rough')).toBeDefined();
      // Tons wear the ground that they go over: forty-five of them by five.
      const goblin = { ...find('Manticore Heavy Tank')!, tons: 45 };
      const drives = start({ units: [{ at: '0805', facing: 3, design: goblin }, { at: '0117' }], rules });
      drives.does(NORTH, walk(0, 'F'));
      expect(left(drives, '0806')).toBe(195);
    });
  for (const id of ['TOE-terrain-displacement-example-2#1', 'TOE-terrain-displacement-example-2#2'])
    rule(id, 'on and on down the slope: by ten and by fifteen, rounded up', () => {
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

describe('how ground wears', () => {
  const rules = ['TOE-terrain-displacement-example-1'] as const;
  const left = (play: ReturnType<typeof start>, label: string) => play.state.scars?.find(scar => sameHex(scar.at, at(label)))?.factor;
  rule(
    'TOE-terrain-displacement-example-1#4',
    'all ground stands 200; a tenth of the tons of who passes, and all that shells do, wear it',
    () => {
      const walks = start({ units: [{ at: '0805', facing: 3 }, { at: '0117' }], rules });
      walks.does(NORTH, walk(0, 'FF'));
      expect([left(walks, '0806'), left(walks, '0807'), left(walks, '0805')]).toEqual([194, 194, undefined]);
      // Neither men nor whoever jumps over it.
      const men = start({ units: [{ at: '0805', facing: 3, design: 'Foot Platoon (Rifle)' }, { at: '0117' }], rules });
      men.does(NORTH, walk(0, 'F'));
      expect(men.state.scars).toBeUndefined();
      const guns: readonly RuleId[] = [
        MUNITIONS,
        'TOE-artillery-direct-fire-modifiers',
        'TOE-artillery-scatter-distance',
        'TOE-ba-tube-fire',
      ];
      const design = griffin(weapon('ISThumper'), bin('ISThumperAmmo'));
      const units: readonly Placed[] = [{ at: '0802', facing: 3, design }, { at: '0117' }, WITNESS];
      const { play } = shell({ units, rules: [...guns, ...rules] }, '0812', 6, 6, ...NEXT);
      expect(left(play, '0812')).toBe(185);
    },
  );
  rule('TOE-terrain-factor-deleted-sentence#1', 'woods, rough and rubble wear as any ground does', () => {
    for (const letter of ['.', 'l', 'r', 'f']) {
      const play = start({ units: [{ at: '0805', facing: 3 }, { at: '0117' }], ground: { '0806': letter }, rules });
      play.does(NORTH, walk(0, 'F'));
      expect(left(play, '0806')).toBe(194);
    }
  });
});

describe('a slide', () => {
  const rules = ['TOE-terrain-displacement-example-1'] as const;
  const hill = (levels: { readonly [label: string]: number }) =>
    planWith(
      withSites(
        createBoard({ width: 16, height: 17 }),
        Object.entries(levels).map(([label, level]) => [at(label), { level, terrains: [] }] as const),
      ),
    );
  const gives = (label: string, factor: number, begun = 200) => ({ at: at(label), factor, start: begun, turn: 1 });
  /** Nobody stands on it; 0805 is the top, 0806 a step below and 0807 the foot, with nothing lower beside either. */
  const chain = (...scars: readonly ReturnType<typeof gives>[]) => {
    const high = Object.fromEntries(
      ['0804', '0704', '0904', '0705', '0905', '0706', '0906', '0707', '0907', '0708', '0808', '0908'].map(hex => [hex, 5]),
    );
    const play = start({
      phase: 'weapon',
      units: [{ at: '0101' }, { at: '0117' }],
      board: hill({ ...high, '0805': 4, '0806': 3, '0807': 2 }),
      scars,
      rules,
    });
    play.does(NORTH, hold(0));
    return { play, events: play.does(SOUTH, hold(1), ...NEXT) };
  };
  const slid = (events: ReturnType<typeof chain>['events']) =>
    eventsOf(events, 'groundSlid').map(({ from, to }) => [hexLabel(from), hexLabel(to)]);
  rule('TOE-terrain-displacement-example-2#3', 'goes on until no hex beside it is lower', () =>
    expect(slid(chain(gives('0805', 0)).events)).toEqual([
      ['0805', '0806'],
      ['0806', '0807'],
    ]),
  );
  rule('TOE-terrain-displacement-example-2#4', 'leaves gravel in every hex that it came through', () => {
    const { play } = chain(gives('0805', 0));
    const gravel = (label: string) => siteAt(boardOf(play.state.board), at(label))?.terrains.map(({ name }) => name);
    expect(['0805', '0806', '0807', '0804'].map(gravel)).toEqual([['gravel'], ['gravel'], ['gravel'], []]);
  });
  rule('TOE-terrain-displacement-example-2#5', 'ends before the next hex that has given way begins', () => {
    // The first slide brings 0806 down as well: its own comes after the whole of the first.
    const { events } = chain(gives('0805', 0), gives('0806', 30));
    expect(slid(events)).toEqual([
      ['0805', '0806'],
      ['0806', '0807'],
      ['0806', '0807'],
    ]);
  });
});

describe('ice, magma, roads, pools', () => {
  for (const id of ['TOE-ice-jump-breakthrough#1', 'TOE-ice-jump-breakthrough#2'])
    rule(id, 'whoever comes down on ice is checked for twice, the second time only a six breaks it', () => {
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
      // Only where the ice breaks is there water to roll for.
      expect([lands(3, 5), lands(3, 6, 6, 6), lands(4, 6, 6)]).toEqual([true, false, false]);
    });
  for (const id of ['TOE-magma-eruption-area-effect#1', 'TOE-magma-eruption-area-effect#2'])
    rule(id, 'what bursts out strikes men twice over, everything in lots, and who stands beside for half', () => {
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
    });
  for (const id of ['TOE-terrain-factor-rough-road#2', 'TOE-terrain-factor-rough-road#3'])
    rule(id, 'a road that is shot up is rough ground that bears half; after that nothing is left of it', () => {
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
  rule('TOE-terrain-factor-rough-road#1', 'a broken road costs what rough ground costs, and nobody skids on it', () => {
    const broken: Terrain = { kind: 'rough', level: 1, name: 'broken road', cf: 75 };
    const road: Terrain = { kind: 'road', level: 1 };
    const goes = (terrain: Terrain, ...dice: readonly number[]) => {
      const play = start({
        units: [{ at: '0805', facing: 3 }, { at: '0117' }],
        board: clearBut({ '0805': [terrain], '0806': [terrain], '0807': [terrain], '0706': [terrain], '0707': [terrain] }),
        rules: ['TOE-terrain-factor-rough-road'],
      });
      const events = play.does(NORTH, run(0, 'FRF'), ...dice);
      return [unitAt(play.state, 0).moved?.spent, eventsOf(events, 'piloted').map(({ cause }) => cause)];
    };
    expect([goes(road, 6, 6), goes(broken)]).toEqual([
      [3, ['skid']],
      [5, []],
    ]);
  });
  rule('TOE-terrain-factor-rough-road#4', 'a paved road stands 150, one of gravel 75 and one of dirt 50', () => {
    const { book } = start({ units: [{ at: '0805' }, { at: '0117' }], rules: ['TOE-terrain-factor-rough-road'] });
    expect([1, 3, 2].map(level => book.ask('terrainFactor', { terrain: { kind: 'road', level } }).total)).toEqual([150, 75, 50]);
  });
  for (const id of ['TOE-haz-pool-hidden-placement#1', 'TOE-haz-pool-hidden-placement#2'])
    rule(id, 'a pool that the set-up hides is known to nobody until somebody is in it', () => {
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
