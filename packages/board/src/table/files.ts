import type { table as geometry } from '@sortie/geometry';
import { sizeOfGrid } from './grid.ts';
import { type HexGrid, PIECE_KINDS, type Piece, type PieceKind, type TablePlan } from './piece.ts';

export const TABLE_FORMAT = 'sortie-table';
export const TABLE_VERSION = 1;

export type TableReading = { readonly ok: true; readonly table: TablePlan } | { readonly ok: false; readonly problem: string };

/** docs/formats/table.md describes what is written. */
export const writeTable = (plan: TablePlan): string =>
  `${JSON.stringify({ format: TABLE_FORMAT, version: TABLE_VERSION, ...plan }, null, 1)}\n`;

export function readTable(text: string): TableReading {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { ok: false, problem: 'this is not a JSON file' };
  }
  if (!isRecord(raw) || raw['format'] !== TABLE_FORMAT) return { ok: false, problem: 'this is not a table' };
  if (raw['version'] !== TABLE_VERSION) return { ok: false, problem: `version ${String(raw['version'])} of tables is not known` };
  const { format: _format, version: _version, ...plan } = raw;
  return readTablePlan(plan);
}

const LARGEST = 480 * 254;
const MOST_PIECES = 4000;

/** A plan from outside, checked field by field. */
export function readTablePlan(raw: unknown): TableReading {
  if (!isRecord(raw)) return { ok: false, problem: 'a table is a record' };
  const { width, height, pieces, name, hexes } = raw;
  if (!isWhole(width, 254, LARGEST) || !isWhole(height, 254, LARGEST))
    return { ok: false, problem: 'width and height are tenths of a millimetre, from 1 to 480 inches' };
  if (name !== undefined && (typeof name !== 'string' || name.length > 200)) return { ok: false, problem: 'the name must be a short text' };
  const grid = hexes === undefined ? undefined : readGrid(hexes, width, height);
  if (typeof grid === 'string') return { ok: false, problem: grid };
  if (!Array.isArray(pieces) || pieces.length > MOST_PIECES)
    return { ok: false, problem: `pieces must be a list of at most ${MOST_PIECES}` };
  const read: Piece[] = [];
  const ids = new Set<string>();
  for (const [i, one] of pieces.entries()) {
    const piece = readPiece(one);
    if (typeof piece === 'string') return { ok: false, problem: `pieces[${i}]: ${piece}` };
    if (ids.has(piece.id)) return { ok: false, problem: `pieces[${i}]: the id ${piece.id} occurs twice` };
    ids.add(piece.id);
    read.push(piece);
  }
  return { ok: true, table: { ...(name === undefined ? {} : { name }), width, height, pieces: read, ...(grid ? { hexes: grid } : {}) } };
}

/** Hexes cover the whole table and nothing else. */
function readGrid(raw: unknown, width: number, height: number): HexGrid | string {
  if (!isRecord(raw)) return 'hexes is a record';
  const { columns, rows } = raw;
  if (!isWhole(columns, 1, 300) || !isWhole(rows, 1, 300)) return 'hexes are counted in columns and rows';
  const size = sizeOfGrid({ columns, rows });
  return size.width === width && size.height === height
    ? { columns, rows }
    : `${columns} by ${rows} hexes need a table of ${size.width} by ${size.height}`;
}

const NUMBERS = ['level', 'height', 'depth', 'cf', 'armor'] as const;
const FIELDS = new Set<string>(['id', 'kind', 'outline', 'faces', ...NUMBERS]);

function readPiece(raw: unknown): Piece | string {
  if (!isRecord(raw)) return 'a piece is a record';
  const strange = Object.keys(raw).find(field => !FIELDS.has(field));
  if (strange) return `${strange} is not a known field`;
  const { id, kind } = raw;
  if (typeof id !== 'string' || id === '' || id.length > 80) return 'the id must be a short text';
  if (typeof kind !== 'string' || !Object.hasOwn(PIECE_KINDS, kind)) return `${String(kind)} is not a kind of terrain`;
  const outline = readOutline(raw['outline']);
  if (typeof outline === 'string') return outline;
  const numbers: { [field: string]: number } = {};
  for (const field of NUMBERS) {
    const value = raw[field];
    if (value === undefined) continue;
    if (!isWhole(value, 0, LARGEST)) return `${field} must be a whole number`;
    numbers[field] = value;
  }
  const { faces } = raw;
  if (faces !== undefined && !(Array.isArray(faces) && faces.length === 5 && faces.every(one => isWhole(one, 0, LARGEST))))
    return 'faces are five whole numbers: north, east, south, west and roof';
  return { id, kind: kind as PieceKind, outline, ...numbers, ...(faces === undefined ? {} : { faces: faces as readonly number[] }) };
}

function readOutline(raw: unknown): geometry.Outline | string {
  if (!isRecord(raw)) return 'the outline is missing';
  if (raw['kind'] === 'circle') {
    const at = readPoint(raw['at']);
    const radius = raw['radius'];
    return at && isWhole(radius, 1, LARGEST) ? { kind: 'circle', at, radius } : 'a circle has a middle and a radius';
  }
  const { points } = raw;
  if (raw['kind'] !== 'polygon' || !Array.isArray(points) || points.length < 3 || points.length > 200)
    return 'an outline is a circle or a polygon of 3 to 200 corners';
  const read = points.map(readPoint);
  return read.every(point => point !== undefined) ? { kind: 'polygon', points: read } : 'a corner is a pair of whole numbers';
}

function readPoint(raw: unknown): geometry.Point | undefined {
  if (!isRecord(raw)) return undefined;
  const { x, y } = raw;
  return isWhole(x, -LARGEST, LARGEST) && isWhole(y, -LARGEST, LARGEST) ? { x, y } : undefined;
}

const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const isRecord = (value: unknown): value is { readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
