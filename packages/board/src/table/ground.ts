import { table as geometry, nth } from '@sortie/geometry';
import { cellOf, hexOf } from './grid.ts';
import { type Ground, groundOf, OPEN_GROUND } from './ground-of.ts';
import { levelOf, type Piece, type TablePlan } from './piece.ts';
import { cutsOf, holds, type Prepared, prepared } from './prepared.ts';

export function groundAt(plan: TablePlan, at: geometry.Point): Ground {
  if (plan.hexes) return cellOf(plan, hexOf(at))?.ground ?? OPEN_GROUND;
  const found: Piece[] = [];
  for (const one of prepared(plan).pieces) if (holds(one, at)) found.push(one.piece);
  return groundOf(found);
}

/** Two grounds with the same key are crossed alike. */
export const groundKey = ({ elevation, depth, pieces }: Ground): string =>
  pieces.length === 0 ? '' : `${elevation}|${depth}|${pieces.map(piece => `${piece.kind}${levelOf(piece)}`).join(',')}`;

/** A straight stretch of a path over one and the same ground. */
export interface Span {
  /** Exact length; whole lengths are for the sum of a leg, not for its parts. */
  readonly length: number;
  readonly ground: Ground;
}

const scratch: number[] = [];

/** The ground along a straight line, stretch by stretch. */
export function spansOf(plan: TablePlan, from: geometry.Point, to: geometry.Point): readonly Span[] {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return [];
  const edges: number[] = [0, 1];
  const met: { readonly one: Prepared; readonly from: number; readonly to: number }[] = [];
  for (const one of prepared(plan).pieces) {
    const count = cutsOf(one, from.x, from.y, to.x, to.y, scratch);
    for (let i = 0; i < count; i += 2) {
      met.push({ one, from: nth(scratch, i), to: nth(scratch, i + 1) });
      edges.push(nth(scratch, i), nth(scratch, i + 1));
    }
  }
  if (met.length === 0) return [{ length, ground: OPEN_GROUND }];
  edges.sort((a, b) => a - b);
  const spans: Span[] = [];
  for (let i = 1; i < edges.length; i++) {
    const [start, end] = [nth(edges, i - 1), nth(edges, i)];
    if (end <= start) continue;
    const middle = (start + end) / 2;
    const here = met.filter(stretch => stretch.from <= middle && middle <= stretch.to).map(({ one }) => one.piece);
    spans.push({ length: (end - start) * length, ground: groundOf(here) });
  }
  return spans;
}

/** The pieces that a round base touches, or those of its hex: what the unit on it occupies. */
export function occupied(plan: TablePlan, at: geometry.Point, radius: number): readonly Piece[] {
  if (plan.hexes) return cellOf(plan, hexOf(at))?.pieces ?? [];
  const found: Piece[] = [];
  for (const one of prepared(plan).pieces) {
    if (at.x + radius < one.left || at.x - radius > one.right || at.y + radius < one.top || at.y - radius > one.bottom) continue;
    if (geometry.touches(one.piece.outline, at, radius)) found.push(one.piece);
  }
  return found;
}
