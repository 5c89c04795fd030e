import type { table as geometry } from '@sortie/geometry';
import type { Board } from '../board.ts';
import { type KnownTerrain, type Site, terrainIn } from '../terrain.ts';
import { HEX, hexOutline, sizeOfGrid } from './grid.ts';
import type { Piece, PieceKind, TablePlan } from './piece.ts';

const SAME: readonly (readonly [KnownTerrain, PieceKind])[] = [
  ['woods', 'woods'],
  ['jungle', 'jungle'],
  ['rough', 'rough'],
  ['sand', 'sand'],
  ['mud', 'mud'],
  ['swamp', 'swamp'],
  ['snow', 'snow'],
  ['tundra', 'tundra'],
  ['ice', 'ice'],
  ['magma', 'magma'],
  ['fields', 'field'],
  ['pavement', 'pavement'],
  ['road', 'road'],
];

/**
 * Any map of hexes laid out on a table, two inches to the hex; one level is as high as the edition says, two inches by default. It is still a
 * table of hexes: whoever wants to play on it with a ruler takes them away.
 */
export function tableFromHexes(board: Board, level: number = HEX): TablePlan {
  const pieces: Piece[] = [];
  for (const [i, site] of board.sites.entries()) {
    const column = i % board.width;
    const row = Math.floor(i / board.width);
    pieces.push(...piecesOf(site, hexOutline(column, row), `${column + 1}-${row + 1}`, level));
  }
  const hexes = { columns: board.width, rows: board.height };
  return { name: board.name, ...sizeOfGrid(hexes), pieces, hexes };
}

function piecesOf(site: Site, outline: geometry.Outline, name: string, level: number): readonly Piece[] {
  const pieces: Piece[] = [];
  const add = (kind: PieceKind, more: Partial<Piece> = {}): void => {
    pieces.push({ id: `${kind}-${name}`, kind, outline, ...more });
  };
  if (site.level > 0) add('hill', { height: site.level * level });
  for (const [from, to] of SAME) {
    const terrain = terrainIn(site, from);
    if (terrain) add(to, to === 'woods' || to === 'jungle' || to === 'rough' || to === 'magma' ? { level: terrain.level } : {});
  }
  const water = terrainIn(site, 'water');
  if (water) add('water', { depth: water.level * level });
  const rubble = terrainIn(site, 'rubble');
  if (rubble) add('rubble', { level: rubble.level > 5 ? 2 : 1 });
  const building = terrainIn(site, 'building');
  if (building && building.level < 5)
    add('building', {
      level: building.level,
      height: (building.height ?? 1) * level,
      cf: Math.max(1, Math.round((building.cf ?? 40) / 4)),
    });
  const bridge = terrainIn(site, 'bridge');
  if (bridge)
    add('bridge', { height: Math.max(0, site.level + (bridge.height ?? 0)) * level, cf: Math.max(1, Math.round((bridge.cf ?? 40) / 4)) });
  return pieces;
}
