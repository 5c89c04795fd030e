import type { Hex } from '@sortie/geometry';
import type { PiecePart, TerrainPiece } from '../pieces.ts';
import { HEAVY, LIGHT } from '../terrain.ts';

const woods = (level: number, ...offsets: readonly (readonly [q: number, r: number])[]): readonly PiecePart[] =>
  offsets.map(([q, r]): PiecePart => ({ offset: { q, r } satisfies Hex, terrains: [{ kind: 'woods', level, height: 2 }] }));

const piece = (id: string, name: string, ...parts: readonly (readonly PiecePart[])[]): TerrainPiece => ({ id, name, parts: parts.flat() });

/** Stands of trees to lay on a map. Each is held by its first hex and may be turned by whole hexsides. */
export const WOODS_PIECES: readonly TerrainPiece[] = [
  piece('lone-oaks', 'Lone oaks', woods(HEAVY, [0, 0])),
  piece('twin-copse', 'Twin copse', woods(LIGHT, [0, 0], [1, 0])),
  piece('windbreak', 'Windbreak', woods(LIGHT, [0, 0], [0, -1], [0, 1])),
  piece('grove', 'Grove', woods(HEAVY, [0, 0]), woods(LIGHT, [0, 1], [1, 0])),
  piece('spinney', 'Spinney', woods(LIGHT, [0, 0], [1, -1], [1, 0]), woods(HEAVY, [0, 1])),
  piece('crescent', 'Crescent', woods(LIGHT, [0, 0], [-1, 0], [-1, 1], [1, -1], [2, -1])),
  piece('old-growth', 'Old growth', woods(HEAVY, [0, 0], [0, 1], [1, 0]), woods(LIGHT, [-1, 1], [1, -1], [1, 1])),
  piece('forest', 'Forest', woods(HEAVY, [0, 0]), woods(LIGHT, [0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0])),
];
