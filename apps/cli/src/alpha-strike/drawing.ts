import { table as terrain } from '@sortie/board';
import { printDamage, type State, type Unit } from '@sortie/rules-alpha-strike';
import { type Ink, ink, type Style } from '../terminal/ink.ts';
import { labelOf } from './labels.ts';

const INCH = 254;
/** What a piece of terrain looks like: the last that fits a point is drawn. */
const SIGNS: readonly (readonly [terrain.PieceKind, string, Ink])[] = [
  ['hill', '^', { letters: 137 }],
  ['field', ',', { letters: 143 }],
  ['rough', ':', { letters: 244 }],
  ['rubble', ':', { letters: 244 }],
  ['sand', ',', { letters: 222 }],
  ['swamp', '"', { letters: 65 }],
  ['water', '~', { letters: 39 }],
  ['woods', 'w', { letters: 34 }],
  ['jungle', 'W', { letters: 28 }],
  ['pavement', '=', { letters: 250 }],
  ['road', '=', { letters: 250 }],
  ['bridge', '=', { letters: 250 }],
  ['wall', '#', { letters: 252 }],
  ['building', '#', { letters: 252 }],
  ['smoke', '%', { letters: 245 }],
  ['fire', '*', { letters: 202 }],
];

/** The table, an inch to the letter across and two to the line, with everybody on it. */
export function drawTable(state: State, style: Style): readonly string[] {
  const columns = Math.ceil(state.table.width / INCH);
  const rows = Math.ceil(state.table.height / (2 * INCH));
  const standing = new Map<number, Unit>();
  for (const unit of state.units)
    if (unit.at && unit.fate === 'fighting')
      standing.set(
        Math.min(rows - 1, Math.floor(unit.at.y / (2 * INCH))) * columns + Math.min(columns - 3, Math.floor(unit.at.x / INCH)),
        unit,
      );
  const lines: string[] = [];
  for (let row = 0; row < rows; row++) {
    let line = String(row * 2).padStart(3);
    line += ' ';
    for (let column = 0; column < columns; column++) {
      const unit = standing.get(row * columns + column);
      if (unit) {
        const label = labelOf(state, unit);
        line += ink(label, { bold: true, letters: unit.seat === 0 ? 75 : 209 }, style);
        column += label.length - 1;
      } else line += ground(state, column, row, style);
    }
    lines.push(line);
  }
  lines.push(`    ${Array.from({ length: Math.ceil(columns / 10) }, (_, i) => String(i * 10).padEnd(10)).join('')}`);
  return lines;
}

function ground({ table }: State, column: number, row: number, style: Style): string {
  const { pieces } = terrain.groundAt(table, { x: column * INCH + 127, y: row * 2 * INCH + 254 });
  let found: readonly [terrain.PieceKind, string, Ink] | undefined;
  for (const sign of SIGNS) if (pieces.some(({ kind }) => kind === sign[0])) found = sign;
  return found ? ink(found[1], found[2], style) : '.';
}

/** Every unit in a line: who it is, where, and what is left of it. */
export const drawForces = (state: State): readonly string[] =>
  state.units.map(unit => {
    const { name, card, skill, armor, structure, heat, at, fate } = unit;
    const away = unit.flight && fate === 'aloft' ? `aloft in ring ${unit.flight.ring}` : fate;
    const place = at ? `at ${Math.round(at.x / INCH)},${Math.round(at.y / INCH)}` : away;
    const damage = card.damage.map(printDamage).join('/');
    const moves = unit.moves.map(({ value, code }) => `${value}${/^[ap]$/.test(code) ? '' : '"'}${code}`).join('/');
    const state2 = `armor ${armor}/${card.armor}, structure ${structure}/${card.structure}${heat > 0 ? `, heat ${heat}` : ''}`;
    return `  ${labelOf(state, unit).padEnd(4)} ${name.padEnd(18)} ${moves.padEnd(10)} ${damage.padEnd(9)} skill ${skill}  ${state2}, ${place}${unit.shutdown ? ', shut down' : ''}${card.specials.length > 0 ? `  ${card.specials.join(' ')}` : ''}`;
  });
