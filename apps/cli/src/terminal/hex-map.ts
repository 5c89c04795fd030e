import { type Ink, ink, type Style } from './ink.ts';

/** What stands in one hex: two rows of four characters. */
export interface Cell {
  readonly top: string;
  readonly bottom: string;
  readonly ink: Ink;
  /** Ink of the upper row where it differs, for a unit or a mark. */
  readonly topInk?: Ink;
}

export interface HexMap {
  readonly width: number;
  readonly height: number;
  /** Column and row, both counted from 0. */
  cell(column: number, row: number): Cell;
}

const WIDE = 4;

/** The map as lines of text. Every hex is two lines high; even columns hang one line lower, as they do on paper. */
export function drawHexMap({ width, height, cell }: HexMap, style: Style): readonly string[] {
  // Without colours nothing but a gap tells one hex from the next.
  const gap = style.colour ? '' : ' ';
  const lines: string[] = [];
  for (let y = 0; y <= 2 * height; y += 1) {
    let line = '';
    for (let column = 0; column < width; column += 1) {
      const below = y - (column % 2);
      const row = below >> 1;
      line += below < 0 || row >= height ? ' '.repeat(WIDE) + gap : half(cell(column, row), below % 2 === 0, style) + gap;
    }
    lines.push(line.trimEnd());
  }
  return lines;
}

function half(cell: Cell, upper: boolean, style: Style): string {
  const text = (upper ? cell.top : cell.bottom).padEnd(WIDE).slice(0, WIDE);
  return ink(text, upper ? (cell.topInk ?? cell.ink) : cell.ink, style);
}
