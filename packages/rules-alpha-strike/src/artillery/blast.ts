import type { RuleId } from '@sortie/kernel';
import { isEmplaced, wreck } from '../buildings/wreck.ts';
import { has } from '../card/specials.ts';
import { type Cause, hurt } from '../damage/apply.ts';
import { measureOf } from '../measure.ts';
import type { Table } from '../rule.ts';
import type { Point, UnitId } from '../shape.ts';
import { buildingAround } from '../sight/see.ts';
import { INCH, isOn, isUnder, onTable, ridersOf } from '../state.ts';
import { isOutside } from '../transport/room.ts';

/** Damage by template: what lies within each radius of the centre takes its points. Nearest first. */
export interface Blast {
  readonly at: Point;
  readonly rings: readonly { readonly radius: number; readonly points: number }[];
  readonly rule: RuleId;
  readonly by: UnitId | null;
  /** What it was loaded with, or the gun that fired it. */
  readonly munition?: string;
}

/** Templates are measured across: a 2-inch template reaches an inch from its centre. */
export const ring = (diameter: number, points: number): { readonly radius: number; readonly points: number } => ({
  radius: (diameter * INCH) / 2,
  points,
});

/** Area damage as armor takes it: reactive armor halves, reflective doubles. */
export function areaDamage(unit: Parameters<typeof has>[0], points: number): number {
  if (has(unit, 'RCA')) return Math.max(1, Math.floor(points / 2));
  return has(unit, 'RFA') ? points * 2 : points;
}

/** Friend and foe alike, and whatever stands there; those inside a building or another unit only if that is destroyed. */
export function explode(play: Table, { at, rings, rule, by, munition = '' }: Blast): void {
  const struck = onTable(play.state)
    .filter(unit => !unit.airborne && !isEmplaced(unit))
    .map(({ id, ...unit }) => ({ id, house: buildingAround(play.state, { id, ...unit })?.id }));
  for (const piece of play.state.table.pieces.filter(({ kind, cf }) => kind === 'building' && cf !== undefined)) {
    const near = rings.find(({ radius }) => measureOf(play.state.table).covers(at, radius, piece.outline));
    if (near && near.points > 0) wreck(play, piece.id, near.points);
  }
  const cause: Cause = { rule, by, how: 'standard', natural: 0, munition };
  for (const { id, house } of struck) {
    const unit = play.state.units[id];
    if (!isOn(unit) || play.state.table.pieces.some(piece => piece.id === house && piece.kind === 'building')) continue;
    const near = rings.find(({ radius }) => isUnder(unit, at, radius));
    if (!near || near.points <= 0) continue;
    const inside = ridersOf(play.state, id).filter(rider => !isOutside(play.state, rider));
    hurt(play, id, areaDamage(unit, near.points), cause);
    if ((play.state.units[id]?.structure ?? 0) <= 0)
      for (const rider of inside) hurt(play, rider.id, areaDamage(rider, near.points), cause);
  }
}
