import type { table as terrain } from '@sortie/board';
import { table as geometry } from '@sortie/geometry';
import type { State, Unit, UnitId } from '../shape.ts';
import { isSuperheavy, onTable } from '../state.ts';

/** What a bridge that engineers lay begins with: one from the vehicle, and one that infantry puts together. */
export const LAID_CF = 18;
export const BUILT_CF = 8;

/** The name of the one bridge that a unit has laid. */
export const spanBy = (id: UnitId): string => `bridge-${id}`;
const isSpan = ({ id, kind }: terrain.Piece): boolean => kind === 'bridge' && /^bridge-\d+$/.test(id);

/** The Size that a laid bridge bears by what is left of it. */
export const bears = (cf: number): number => (cf > 10 ? 3 : cf > 5 ? 2 : 1);

const weightOf = (unit: Unit): number => (unit.card.type === 'CI' ? 0 : isSuperheavy(unit) ? 5 : unit.card.size);

/** Is a laid bridge too weak for somebody? */
export const tooWeak = (piece: terrain.Piece, unit: Unit): boolean => isSpan(piece) && weightOf(unit) > bears(piece.cf ?? LAID_CF);

/** Does more stand on a laid bridge than it bears? */
export const strained = (state: State, piece: terrain.Piece): boolean =>
  isSpan(piece) &&
  onTable(state)
    .filter(unit => !unit.airborne && geometry.contains(piece.outline, unit.at))
    .reduce((sum, unit) => sum + weightOf(unit), 0) > bears(piece.cf ?? LAID_CF);
