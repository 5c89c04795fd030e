import { type TerrainPiece, WOODS_PIECES } from '@sortie/board';
import { add, distance, fromOffset, type Hex, rotate, rowOf } from '@sortie/geometry';
import type { Book } from '../../rule.ts';
import type { State } from '../../shape.ts';
import type { LayPiece, Pieces } from './shape.ts';

export const NO_PIECES: Pieces = { each: 0, laid: [], first: -1 };

export const pieceCalled = (id: string): TerrainPiece | undefined => WOODS_PIECES.find(piece => piece.id === id);

const hexesOf = (piece: TerrainPiece, at: Hex, turns: number): readonly Hex[] =>
  piece.parts.map(({ offset }) => add(at, rotate(offset, turns)));

/** The hexes that a piece covers; none if there is no such piece. */
export function covers({ piece, at, turns }: LayPiece): readonly Hex[] {
  const known = pieceCalled(piece);
  return known ? hexesOf(known, at, turns) : [];
}

const MARGIN = 2;
/** Three hexes between two pieces make their nearest hexes four apart. */
const GAP = 4;

export const isNearEdge = ({ board }: State, h: Hex): boolean =>
  h.q < MARGIN || h.q >= board.width - MARGIN || rowOf(h) <= MARGIN || rowOf(h) > board.height - MARGIN;

export const isNearPiece = ({ pieces = NO_PIECES }: State, h: Hex): boolean =>
  pieces.laid.some(({ hexes }) => hexes.some(one => distance(one, h) < GAP));

export const isUsed = ({ pieces = NO_PIECES }: State, id: string): boolean => pieces.laid.some(({ piece }) => piece === id);

/** Whoever lays now begins a round: the other one has to have room for a piece as well. */
export const opensRound = ({ pieces = NO_PIECES }: State): boolean => pieces.laid.length % 2 === 0;

const TURNS = [0, 1, 2, 3, 4, 5];

/** Orientations of a piece that really differ, since most pieces look alike from some sides. */
const orientations: ReadonlyMap<TerrainPiece, readonly number[]> = new Map(
  WOODS_PIECES.map(piece => {
    const look = (turns: number): string =>
      piece.parts
        .map(({ offset, terrains }) => `${rotate(offset, turns).q},${rotate(offset, turns).r},${terrains[0]?.level}`)
        .sort()
        .join(' ');
    return [piece, TURNS.filter(turns => !TURNS.slice(0, turns).some(less => look(less) === look(turns)))];
  }),
);

/** Every way to hold a piece over a hex of the map. */
export function* placings({ board }: State): Generator<LayPiece> {
  for (const piece of WOODS_PIECES)
    for (let column = 1; column <= board.width; column++)
      for (let row = 1; row <= board.height; row++)
        for (const turns of orientations.get(piece) ?? []) yield { type: 'layPiece', piece: piece.id, at: fromOffset(column, row), turns };
}

/** Is there room for any piece? */
export function hasRoom(state: State, book: Book): boolean {
  for (const piece of placings(state)) if (book.holds('fits', { state, piece })) return true;
  return false;
}

/** The same table with one more piece on it. */
export function withPiece(state: State, command: LayPiece): State {
  const pieces = state.pieces ?? NO_PIECES;
  return { ...state, pieces: { ...pieces, laid: [...pieces.laid, { piece: command.piece, seat: -1, hexes: covers(command) }] } };
}
