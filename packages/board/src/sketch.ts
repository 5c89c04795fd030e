import { sure } from '@sortie/geometry';
import { type Board, createBoard } from './board.ts';
import { CLEAR, HEAVY, LIGHT, type Site, terrainIn, ULTRA } from './terrain.ts';

/** One letter for each hex; the rows are the rows of the map, so even columns hang half a hex lower than the text shows. */
export type Legend = Readonly<Record<string, Site>>;

const ground = (level: number): Site => ({ level, terrains: [] });
const woods = (level: number): Site => ({ level: 0, terrains: [{ kind: 'woods', level, height: level >= ULTRA ? 3 : 2 }] });
const water = (level: number): Site => ({ level: 0, terrains: [{ kind: 'water', level }] });

export const LEGEND: Legend = {
  '.': CLEAR,
  l: woods(LIGHT),
  h: woods(HEAVY),
  u: woods(ULTRA),
  '1': ground(1),
  '2': ground(2),
  '3': ground(3),
  '4': ground(4),
  '-': ground(-1),
  '~': water(1),
  '=': water(2),
  r: { level: 0, terrains: [{ kind: 'rough', level: 1 }] },
};

export interface Sketch {
  readonly name?: string;
  readonly theme?: string;
  readonly tags?: readonly string[];
  readonly rows: readonly string[];
  /** Letters beside, or instead of, those of `LEGEND`. */
  readonly legend?: Legend;
}

/** A board from rows of letters. A ragged sketch or an unknown letter is a bug of its author. */
export function drawBoard({ rows, legend, ...rest }: Sketch): Board {
  const width = rows[0]?.length ?? 0;
  const letters = { ...LEGEND, ...legend };
  const sites = rows.flatMap((row, y) => {
    if (row.length !== width) throw new RangeError(`row ${y + 1} of the sketch has ${row.length} letters, not ${width}`);
    return [...row].map(letter => letters[letter] ?? unknownLetter(letter, y));
  });
  return createBoard({ ...rest, width, height: rows.length, sites });
}

function unknownLetter(letter: string, y: number): never {
  throw new RangeError(`row ${y + 1} of the sketch: no terrain is called “${letter}”`);
}

/** The most telling letter of a hex, for a glance at a map in a terminal. */
export function letterOf(site: Site): string {
  for (const [letter, kind] of LETTERS) {
    const terrain = terrainIn(site, kind);
    if (terrain) return sure(letter[Math.min(letter.length, Math.max(terrain.level, 1)) - 1], 'the letter');
  }
  return site.level === 0 ? '.' : site.level < 0 ? '-' : site.level > 9 ? '^' : String(site.level);
}

const LETTERS = [
  ['B', 'building'],
  ['=', 'bridge'],
  ['lhu', 'woods'],
  ['jJJ', 'jungle'],
  ['#', 'road'],
  ['~≈≋', 'water'],
  ['s', 'swamp'],
  ['r', 'rough'],
  ['x', 'rubble'],
  ['p', 'pavement'],
  [':', 'sand'],
  ['f', 'fields'],
] as const;

/** The board as text, two letters wide for each hex, odd columns half a line higher. */
export function sketchOf(board: Board): string {
  const lines: string[] = [];
  for (let row = 0; row < board.height; row++) {
    const letters = board.sites.slice(row * board.width, (row + 1) * board.width).map(letterOf);
    lines.push(letters.map((letter, q) => (q % 2 === 0 ? letter : ' ')).join(' '));
    lines.push(letters.map((letter, q) => (q % 2 === 1 ? letter : ' ')).join(' '));
  }
  return lines.map(line => line.trimEnd()).join('\n');
}
