import type { Ground } from '../board/ground.ts';
import type { Piece } from '../board/plan.ts';
import { TERRAINS } from '../terrain/chart.ts';
import { apart, BASE_RADIUS, INCH, placeX, placeY } from './measure.ts';

/**
 * Lines of sight on an open table: a piece counts if the line touches it, except the pieces that a soldier stands in. Heights and blind points
 * are those of the map, in inches.
 */
export function tableSight(pieces: readonly Piece[], topOf: (piece: Piece) => number, level: (at: number) => number): Ground['blocked'] {
  return (a, aLevel, b, bLevel, sight) => {
    const [high, highLevel, low, lowLevel] = aLevel >= bLevel ? [a, aLevel, b, bLevel] : [b, bLevel, a, aLevel];
    const length = apart(high, low);
    return pieces.some(piece => {
      const stands = sight.stands[TERRAINS.indexOf(piece.terrain)] || piece.height !== undefined;
      const top = stands ? topOf(piece) : (piece.level ?? 0);
      if (top <= lowLevel || holds(piece, a) || holds(piece, b)) return false;
      const far = leaves(piece, high, low);
      if (!far) return false;
      if (top > highLevel) return true;
      const beyond = Math.floor((length * (far.parts - far.part)) / (far.parts * INCH));
      const before = Math.floor((length * far.part) / (far.parts * INCH));
      return beyond <= sight.blind(before, highLevel - top, lowLevel, level(low));
    });
  };
}

const holds = ({ x, y, width, depth }: Piece, at: number): boolean =>
  placeX(at) >= x - BASE_RADIUS &&
  placeX(at) <= x + width + BASE_RADIUS &&
  placeY(at) >= y - BASE_RADIUS &&
  placeY(at) <= y + depth + BASE_RADIUS;

interface Fraction {
  readonly part: number;
  readonly parts: number;
}

/** Where along the line from one place to another it last touches the piece, as an exact fraction of the way; `undefined` if it never does. */
function leaves(piece: Piece, from: number, to: number): Fraction | undefined {
  let first: Fraction = { part: 0, parts: 1 };
  let last: Fraction = { part: 1, parts: 1 };
  const axes = [
    [placeX(from), placeX(to), piece.x, piece.x + piece.width],
    [placeY(from), placeY(to), piece.y, piece.y + piece.depth],
  ] as const;
  for (const [start, end, least, most] of axes) {
    const way = end - start;
    if (way === 0) {
      if (start < least || start > most) return undefined;
      continue;
    }
    const enter: Fraction = way > 0 ? { part: least - start, parts: way } : { part: start - most, parts: -way };
    const leave: Fraction = way > 0 ? { part: most - start, parts: way } : { part: start - least, parts: -way };
    if (below(first, enter)) first = enter;
    if (below(leave, last)) last = leave;
  }
  return below(last, first) ? undefined : last;
}

const below = (a: Fraction, b: Fraction): boolean => a.part * b.parts < b.part * a.parts;
