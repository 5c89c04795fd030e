import { type Board, drawBoard, type Legend, type Site, type Terrain, withSites } from '@sortie/board';
import { distance, type Hex, hexesOf, parseHexLabel } from '@sortie/geometry';
import { sure } from '@sortie/kernel';

const strange = (name: string, more: Partial<Terrain> = {}): Terrain => ({ kind: 'other', name, level: 1, ...more });

/** How much the glass of domes bears, and what their rings are called from the crown outward. */
const DOMES = {
  small: { cf: 30, rings: ['crown', 'outer ring'] },
  medium: { cf: 40, rings: ['crown', 'inner ring', 'outer ring'] },
} as const;

/** A dome around a hex: a level higher with every ring. */
function withDome(board: Board, centre: string, size: keyof typeof DOMES): Board {
  const middle = sure(parseHexLabel(centre), 'the hex');
  const { cf, rings } = DOMES[size];
  const changes = hexesOf(board).flatMap((at): (readonly [Hex, Site])[] => {
    const ring = rings[distance(middle, at)];
    const height = rings.length - distance(middle, at);
    return ring ? [[at, { level: height, terrains: [strange(`${size} dome, ${ring}`, { height, cf })] }]] : [];
  });
  return withSites(board, changes);
}

const LETTERS: Legend = {
  z: { level: 0, terrains: [{ kind: 'hazardousLiquid', level: 1 }] },
  c: { level: 0, terrains: [strange('crystal')] },
  C: { level: 1, terrains: [strange('crystal')] },
  U: { level: -3, terrains: [strange('ultra sublevel')] },
  p: { level: 0, terrains: [{ kind: 'pavement', level: 1 }] },
  L: { level: 1, terrains: [{ kind: 'woods', level: 1, height: 2 }] },
  _: { level: -2, terrains: [] },
};

interface Drawing {
  readonly name: string;
  readonly tags: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
  readonly rows: readonly string[];
}

const draw = ({ options, tags, ...rest }: Drawing): Board => {
  const board = drawBoard({ ...rest, tags: ['alien', ...tags], legend: LETTERS });
  return options ? { ...board, options } : board;
};

export const CAUSTIC_VALLEY = draw({
  name: 'Caustic valley',
  tags: ['wind-2', 'caustic', 'pools-2'],
  rows: [
    '222211......1122',
    '22211........112',
    '2211..........11',
    '211...zz.....r.1',
    '11...zzz....rr..',
    '1....zz......r..',
    '.........11.....',
    '..r.....122..z..',
    '..rr....11..zzz.',
    '...r.........zz.',
    '...........r....',
    '1...zz..........',
    '11..zzz...11...1',
    '211..z...122..11',
    '2211.....11..112',
    '22211.......1122',
    '222211.....11222',
  ],
});

const MARKS = '1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 2';

const LUNAR_GROUND = draw({
  name: 'Lunar base',
  tags: ['vacuum', 'gravity-7'],
  options: { raises_east: MARKS },
  rows: [
    '...............1',
    '.........r.....1',
    '..11...........1',
    '.122...........1',
    '..21...........1',
    '...............1',
    '...............1',
    '.......ppp.....1',
    '.......pppp.r..2',
    '........pp..rr.2',
    '...............2',
    '.........1.....2',
    '........122....2',
    '.........12.r..2',
    '..r............2',
    '..rr...........2',
    '...............2',
  ],
});

export const LUNAR_BASE = withDome(withDome(LUNAR_GROUND, '1205', 'small'), '0409', 'medium');

export const FUNGAL_CREVASSE = draw({
  name: 'Fungal crevasse',
  tags: ['poisonous'],
  rows: [
    '..l......l......',
    '...l....ll...1..',
    '.l......l...11..',
    '.ll...h.....1L..',
    '...l.hh..-..1...',
    '......h.---.....',
    '.1.....--_-..l..',
    '11L...--_U_-.ll.',
    '.1...--_UU_-..l.',
    '..l..-_UU_--....',
    '.lh...-__--..1..',
    '..h....--...11L.',
    '.........-...1..',
    '...11.....l.....',
    '..1L1....ll..l..',
    '...1......l.ll..',
    '................',
  ],
});

export const CRYSTALLINE_CANYON = draw({
  name: 'Crystalline canyon',
  tags: [],
  rows: [
    '2211..........12',
    '211....c......12',
    '21....cc....l..1',
    '1..l........ll.1',
    '...ll.....c..l..',
    '.c........cc....',
    '.cc..112.......1',
    '..c.1122...h..12',
    '....122...hh.112',
    '1....11....h..12',
    '21.......C.....1',
    '211..cc.1CC1....',
    '21...c...11..cc.',
    '1..l.........c..',
    '..ll.........l..',
    '1..l...c....ll.1',
    '21....cc......12',
  ],
});
