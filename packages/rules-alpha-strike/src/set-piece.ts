import { table as terrain } from '@sortie/board';
import { table as geometry } from '@sortie/geometry';
import { nth, sure } from '@sortie/kernel';
import { type Card, damageOf, movesOf } from './card/card.ts';
import { cardNamed } from './card/cards.ts';
import { splitSpecials } from './card/row.ts';
import { setUp } from './sequence/setup.ts';
import type { State, Unit } from './shape.ts';
import { INCH } from './state.ts';

/** A card in a few words, for positions made by hand. */
export interface Sketch {
  readonly type?: Card['type'];
  readonly size?: number;
  readonly move?: string;
  readonly tmm?: number;
  readonly damage?: string;
  readonly overheat?: number;
  readonly armor?: number;
  readonly structure?: number;
  readonly specials?: string;
}

export const sketch = ({
  type = 'BM',
  size = 3,
  move = '8"',
  tmm = 1,
  damage = '3/3/3',
  overheat = 0,
  armor = 5,
  structure = 4,
  specials = '',
}: Sketch = {}): Card => ({
  name: 'Sketch',
  type,
  size,
  tmm,
  moves: movesOf(move),
  damage: damageOf(damage),
  overheat,
  armor,
  structure,
  specials: specials === '' ? [] : splitSpecials(specials),
  pv: 30,
});

/** One unit of a position: its card, where it stands in inches, and whatever else is to be different. */
export interface Placed {
  readonly card: string | Card;
  readonly seat: 0 | 1;
  readonly x: number;
  readonly y: number;
  readonly skill?: number;
  readonly more?: Partial<Unit>;
}

const walked: Unit['moved'] = { mode: 'ground', length: 6 * INCH, from: null };
export const MOVED = walked;
export const JUMPED: Unit['moved'] = { mode: 'jump', length: 6 * INCH, from: null };

/** A position made by hand: turn 1, seat 0 has initiative and acts, everybody faces the other side. */
export function setPiece(placed: readonly Placed[], change: Partial<State> = {}, pieces: readonly terrain.Piece[] = []): State {
  const plan = { width: 72 * INCH, height: 48 * INCH, pieces };
  const state = setUp({ table: plan, forces: [[], []], zone: 6, limit: 12 });
  const units = placed.map(({ card, seat, x, y, skill = 4, more }, id): Unit => {
    const own = typeof card === 'string' ? sure(cardNamed(card), 'the card') : card;
    const blank = nth(setUp({ table: plan, forces: [[{ card: own, skill }], []], zone: 6, limit: 12 }).units, 0);
    const facing = seat === 0 ? { dx: 0, dy: -1 } : { dx: 0, dy: 1 };
    return { ...blank, id, seat, fate: 'fighting', at: { x: geometry.inches(x), y: geometry.inches(y) }, facing, moved: walked, ...more };
  });
  return { ...state, turn: 1, phase: 'combat', active: 0, initiative: 0, units, ...change };
}

/** The same on hexes: x and y are columns and rows counted from 0, terrain is still measured in inches. */
export function setHexPiece(placed: readonly Placed[], change: Partial<State> = {}, pieces: readonly terrain.Piece[] = []): State {
  const state = setPiece(placed, change, pieces);
  const units = state.units.map((unit, i): Unit => ({ ...unit, base: 'hex', at: terrain.hexCentre(nth(placed, i).x, nth(placed, i).y) }));
  return { ...state, table: terrain.onHexes(state.table), units };
}

const corner = (x: number, y: number): geometry.Point => ({ x: geometry.inches(x), y: geometry.inches(y) });
/** A rectangle of terrain, in inches. */
export const patch = (
  kind: terrain.PieceKind,
  left: number,
  top: number,
  right: number,
  bottom: number,
  more: Partial<terrain.Piece> = {},
): terrain.Piece => ({
  id: kind,
  kind,
  outline: { kind: 'polygon', points: [corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)] },
  ...more,
});
