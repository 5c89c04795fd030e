import { type BoardPlan, drawBoard, generateBoard, type KnownTerrain, type Landscape, type Legend, planOf } from '@sortie/board';

/** A landscape that is grown from a number. */
export const grown = (landscape: Landscape, seed: number): BoardPlan => planOf(generateBoard({ landscape, seed }));

const flat = (kind: KnownTerrain, level = 1): Legend[string] => ({ level: 0, terrains: [{ kind, level }] });

const LETTERS: Legend = {
  i: {
    level: 0,
    terrains: [
      { kind: 'water', level: 2 },
      { kind: 'ice', level: 1 },
    ],
  },
  m: flat('magma', 1),
  M: flat('magma', 2),
  s: flat('swamp', 1),
  q: flat('swamp', 2),
  S: flat('sand'),
  U: flat('mud'),
  R: {
    level: 0,
    terrains: [
      { kind: 'water', level: 1 },
      { kind: 'rapids', level: 1 },
    ],
  },
  d: flat('water', 3),
  D: flat('water', 5),
  p: flat('pavement'),
  '#': flat('road'),
  x: flat('rubble'),
  H: { level: 0, terrains: [{ kind: 'building', level: 3, height: 3, cf: 90 }] },
  B: { level: 0, terrains: [{ kind: 'building', level: 2, height: 2, cf: 40 }] },
  F: { level: 0, terrains: [{ kind: 'building', level: 4, height: 2, cf: 120 }] },
};

const draw = (name: string, rows: readonly string[], theme?: string): BoardPlan =>
  planOf(drawBoard({ name, rows, legend: LETTERS, ...(theme === undefined ? {} : { theme }) }));

/** Blocks of flats about two streets. */
export const TOWN = draw('Market town', [
  '........#.......',
  '........#...l...',
  '..BB.BB.#.BB.BB.',
  '..BB.BB.#.BB.BB.',
  '........#.......',
  '..HH.BBp#pBB.HH.',
  '..HH.BBp#pBB.HH.',
  'pppppppp#ppppppp',
  '################',
  'pppppppp#ppppppp',
  '..HH.Bxp#pxB.HH.',
  '..HH.BBp#pBB.HH.',
  '........#.......',
  '..BB.BB.#.BB.BB.',
  '..BB.BB.#.BB.BB.',
  '....l...#.......',
  '........#.......',
]);

/** A ridge with cliffs on one side and a ramp on the other. */
export const RIDGE = draw('Ridge', [
  '................',
  '....l.......l...',
  '...ll......ll...',
  '................',
  '..1111....1111..',
  '.12221111112221.',
  '.12332222223321.',
  '.12343333334321.',
  '..2344444444332.',
  '.12333222233321.',
  '..122211112221..',
  '...1111..1111...',
  '................',
  '...h........h...',
  '..hh.r....r.hh..',
  '................',
  '................',
]);

/** A frozen lake between wooded banks. */
export const FROZEN_LAKE = draw(
  'Frozen lake',
  [
    '................',
    '..l.........l...',
    '.ll....1....ll..',
    '......111.......',
    '....iiiiii......',
    '...iiiiiiiiii...',
    '..iiiiiiiiiiii..',
    '.iiiiiiiiiiiiii.',
    '.iiiiii11iiiiii.',
    '.iiiiiii1iiiiii.',
    '..iiiiiiiiiiii..',
    '...iiiiiiiiii...',
    '....iiiiiiii....',
    '.....1....1.....',
    '.hh..11..11..hh.',
    '..h..........h..',
    '................',
  ],
  'snow',
);

/** Cooled crust over a lake of fire. */
export const LAVA_FIELD = draw(
  'Lava field',
  [
    '................',
    '...r.......r....',
    '..rr...22...rr..',
    '.......2........',
    '...mmm....mmm...',
    '..mmMmm..mmMmm..',
    '..mMMMmmmmMMMm..',
    '...mMMMMMMMMm...',
    '...mmMMmmMMmm...',
    '...mMMMMMMMMm...',
    '..mMMMmmmmMMMm..',
    '..mmMmm..mmMmm..',
    '...mmm....mmm...',
    '.......22.......',
    '..rr....2...rr..',
    '...r.......r....',
    '................',
  ],
  'volcano',
);

/** Sand, mud, quicksand and a torrent. */
export const MIRE = draw('Mire', [
  '................',
  '..SSS......UU...',
  '..SSSS....UUUU..',
  '...SS.ss..UUU...',
  '.....ssqs.......',
  '....ssqqss..l...',
  '.....ssss..ll...',
  'RRRRRRRRRRRRRRRR',
  'RRRRRRRRRRRRRRRR',
  '....l...ssss....',
  '...ll..sqqss....',
  '.......ssqs.....',
  '...UUU..ss.SS...',
  '..UUUU....SSSS..',
  '...UU......SSS..',
  '................',
  '................',
]);

/** Deep water between two shores. */
export const TRENCH = draw('Ocean trench', [
  '...dddddddddd...',
  'dddddddddddddddd',
  'dd==dddddddd==dd',
  'dd==dddddddd==dd',
  'dddddddddddddddd',
  'dddddddddddddddd',
  'ddDDDDddddDDDDdd',
  'dDDDDDDDDDDDDDDd',
  'DDDDDDDDDDDDDDDD',
  'dDDDDDDDDDDDDDDd',
  'ddDDDDddddDDDDdd',
  'dddddddddddddddd',
  'dddddddddddddddd',
  'dd==dddddddd==dd',
  'dd==dddddddd==dd',
  'dddddddddddddddd',
  '...dddddddddd...',
]);

/** Hardened walls around a yard. */
export const FORTRESS = draw('Border fort', [
  '................',
  '.....F#####F....',
  '....F#ppppp#F...',
  '....#pppHppp#...',
  '....FpppHpppF...',
  '.....FppppFF....',
  '......F##F......',
  '.......##.......',
  '..l....##....l..',
  '.ll....##...ll..',
  '.......##.......',
  '...r...##...r...',
  '..rr...##..rr...',
  '.......##.......',
  '...h...##...h...',
  '..hh...##..hh...',
  '.......##.......',
]);

const HULL = { kind: 'building', level: 4, height: 3, cf: 100 } as const;
const CRAWLER: Legend = {
  C: { level: 0, terrains: [HULL, { kind: 'other', name: 'mobile structure', level: 1 }] },
  T: {
    level: 0,
    terrains: [HULL, { kind: 'other', name: 'mobile structure', level: 1 }, { kind: 'other', name: 'turret', level: 10 }],
  },
};

/** A fortress on tracks that has stopped in the middle of the plain. */
export const STALLED_CRAWLER = planOf(
  drawBoard({
    name: 'Stalled crawler',
    legend: { ...LETTERS, ...CRAWLER },
    theme: 'desert',
    rows: [
      '................',
      '...r.......r....',
      '................',
      '..r....1....r...',
      '.......1........',
      '................',
      '......TCT.......',
      '......CCC.......',
      '......TCT.......',
      '................',
      '...1.......1....',
      '..11.......11...',
      '................',
      '....r......r....',
      '................',
      '..r..........r..',
      '................',
    ],
  }),
);
