import type { Board, Site, Terrain } from '@sortie/board';
import { siteAt } from '@sortie/board';
import { CORNERS, centreOf, extentOf, type Hex, hexesOf, neighbours, type Point } from '@sortie/geometry';

/** A small picture of a map: terrain as flat shapes that still read at the size of a stamp. The table itself is drawn by board-view. */
export function paintBoard(canvas: CanvasRenderingContext2D, board: Board, scale: number): void {
  canvas.save();
  canvas.scale(scale, scale);
  const hexes = hexesOf(board);
  for (const [i, hex] of hexes.entries()) paintGround(canvas, board, hex, board.sites[i]!);
  for (const [i, hex] of hexes.entries()) paintEdges(canvas, board, hex, board.sites[i]!);
  for (const [i, hex] of hexes.entries()) paintTerrains(canvas, board, hex, board.sites[i]!);
  canvas.restore();
}

/** The size of the picture at scale 1. */
export const pictureSize = ({ width, height }: Pick<Board, 'width' | 'height'>): Point => extentOf(width, height);

type Rgb = readonly [number, number, number];

const SOILS: readonly (readonly [RegExp, Rgb])[] = [
  [/desert|sand|mars/i, [201, 170, 118]],
  [/snow|polar|tundra|ice|arctic/i, [214, 220, 224]],
  [/lunar|space|moon/i, [122, 122, 126]],
  [/volcan|magma|fire/i, [92, 78, 74]],
  [/jungle|tropical/i, [104, 132, 82]],
  [/pave|urban|city/i, [138, 138, 134]],
];
const GRASS: Rgb = [128, 146, 92];

const soilOf = (theme: string): Rgb => SOILS.find(([pattern]) => pattern.test(theme))?.[1] ?? GRASS;

/** Lighter with every level, darker below the ground. */
function groundColour(board: Board, site: Site, grain: number): string {
  const soil = soilOf(site.theme ?? board.theme ?? board.name);
  const shade = 1 + Math.max(-0.45, Math.min(0.5, site.level * 0.085)) + grain * 0.035;
  const warm = site.level * 3;
  return `rgb(${soil.map((part, i) => Math.round(Math.min(255, part * shade + (i === 0 ? warm : 0)))).join(' ')})`;
}

const FLAT: Readonly<Record<string, string>> = {
  pavement: '#8b8b86',
  swamp: '#6c7650',
  mud: '#77634a',
  sand: '#d3bd8a',
  snow: '#e4e9ec',
  ice: '#c5dbe4',
  tundra: '#a9a98d',
  magma: '#b8421c',
  fields: '#b9a652',
  impassable: '#3d3a38',
  hazardousLiquid: '#8aa83a',
};
const WATER = ['#7fb0c4', '#4f8fb0', '#36739b', '#275a82', '#1d466a'];

function hexPath(canvas: CanvasRenderingContext2D, at: Point, grow = 0): void {
  canvas.beginPath();
  for (const [i, { x, y }] of CORNERS.entries()) {
    const point = [at.x + x * (1 + grow), at.y + y * (1 + grow)] as const;
    if (i === 0) canvas.moveTo(...point);
    else canvas.lineTo(...point);
  }
  canvas.closePath();
}

function paintGround(canvas: CanvasRenderingContext2D, board: Board, hex: Hex, site: Site): void {
  const flat = site.terrains.map(({ kind }) => FLAT[kind]).find(colour => colour !== undefined);
  const water = site.terrains.find(({ kind }) => kind === 'water');
  hexPath(canvas, centreOf(hex), 0.015);
  canvas.fillStyle = water
    ? (WATER[Math.max(0, Math.min(water.level, WATER.length - 1))] ?? WATER[1]!)
    : (flat ?? groundColour(board, site, chance(hex, 0) * 2 - 1));
  canvas.fill();
  canvas.strokeStyle = '#0000001c';
  canvas.lineWidth = 1;
  canvas.stroke();
}

/** A slope throws a shadow to the south-east, as if lit from the north-west. */
function paintEdges(canvas: CanvasRenderingContext2D, board: Board, hex: Hex, site: Site): void {
  const at = centreOf(hex);
  for (const [side, next] of neighbours(hex).entries()) {
    const drop = site.level - (siteAt(board, next)?.level ?? site.level);
    if (drop <= 0) continue;
    const from = CORNERS[side]!;
    const to = CORNERS[(side + 1) % 6]!;
    canvas.beginPath();
    canvas.moveTo(at.x + from.x, at.y + from.y);
    canvas.lineTo(at.x + to.x, at.y + to.y);
    canvas.strokeStyle = side >= 1 && side <= 3 ? '#2b20148c' : '#ffffff59';
    canvas.lineWidth = Math.min(9, 2 + drop * 2);
    canvas.lineCap = 'round';
    canvas.stroke();
  }
}

function paintTerrains(canvas: CanvasRenderingContext2D, board: Board, hex: Hex, site: Site): void {
  const at = centreOf(hex);
  for (const terrain of site.terrains) {
    if (terrain.kind === 'road' || terrain.kind === 'bridge') paintRoad(canvas, board, hex, terrain);
    else if (terrain.kind === 'rough' || terrain.kind === 'rubble')
      paintStones(canvas, hex, at, terrain.kind === 'rubble' ? '#5b5650' : '#6f6250');
    else if (terrain.kind === 'building' || terrain.kind === 'fuelTank') paintRoof(canvas, at, terrain);
  }
  const woods = site.terrains.find(({ kind }) => kind === 'woods' || kind === 'jungle');
  if (woods) paintCrowns(canvas, hex, at, woods);
}

function paintRoad(canvas: CanvasRenderingContext2D, board: Board, hex: Hex, terrain: Terrain): void {
  const at = centreOf(hex);
  const around = neighbours(hex);
  const joined = (side: number): boolean =>
    terrain.exits === undefined
      ? (siteAt(board, around[side]!)?.terrains.some(({ kind }) => kind === terrain.kind) ?? false)
      : (terrain.exits & (1 << side)) !== 0;
  canvas.strokeStyle = terrain.kind === 'bridge' ? '#8d7f6b' : '#a79a80';
  canvas.lineWidth = 14;
  canvas.lineCap = 'round';
  canvas.beginPath();
  for (let side = 0; side < 6; side += 1) {
    if (!joined(side)) continue;
    const next = centreOf(around[side]!);
    canvas.moveTo(at.x, at.y);
    canvas.lineTo((at.x + next.x) / 2, (at.y + next.y) / 2);
  }
  canvas.stroke();
}

function paintStones(canvas: CanvasRenderingContext2D, hex: Hex, at: Point, colour: string): void {
  canvas.fillStyle = colour;
  for (let i = 0; i < 9; i += 1) {
    const size = 3 + chance(hex, i + 40) * 4;
    canvas.fillRect(at.x + (chance(hex, i) - 0.5) * 38, at.y + (chance(hex, i + 20) - 0.5) * 36, size, size * 0.8);
  }
}

function paintRoof(canvas: CanvasRenderingContext2D, at: Point, { height = 1 }: Terrain): void {
  const lift = Math.min(8, 2 + height);
  hexPath(canvas, at, -0.3);
  canvas.fillStyle = '#453f3a';
  canvas.fill();
  hexPath(canvas, { x: at.x - lift / 2, y: at.y - lift }, -0.3);
  canvas.fillStyle = '#b3a28c';
  canvas.fill();
}

/** Three or four crowns for light woods, eight darker ones for heavy. */
function paintCrowns(canvas: CanvasRenderingContext2D, hex: Hex, at: Point, { level, kind }: Terrain): void {
  const count = level >= 2 ? 6 + level : 4;
  const hue = kind === 'jungle' ? 96 : 108;
  for (let i = 0; i < count; i += 1) {
    const around = (i / count) * 6.283 + chance(hex, i) * 0.7;
    const far = i === 0 && count > 5 ? 2 : 12 + chance(hex, i + 9) * 4;
    const x = at.x + Math.cos(around) * far;
    const y = at.y + Math.sin(around) * far * 0.9;
    const size = (level >= 2 ? 9.5 : 8) + chance(hex, i + 5) * 3;
    const light = (level >= 2 ? 20 : 27) + chance(hex, i + 13) * 7;
    disc(canvas, x + 2, y + 3, size, '#0d120a66');
    disc(canvas, x, y, size, `hsl(${hue} 30% ${light}%)`);
    disc(canvas, x - size * 0.28, y - size * 0.3, size * 0.55, `hsl(${hue - 14} 32% ${light + 9}%)`);
  }
}

function disc(canvas: CanvasRenderingContext2D, x: number, y: number, radius: number, colour: string): void {
  canvas.beginPath();
  canvas.arc(x, y, radius, 0, 6.284);
  canvas.fillStyle = colour;
  canvas.fill();
}

/** The same number from 0 to 1 for the same hex every time: pictures do not flicker. */
function chance({ q, r }: Hex, salt: number): number {
  let mixed = (q * 374_761_393 + r * 668_265_263 + salt * 2_246_822_519) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
}
