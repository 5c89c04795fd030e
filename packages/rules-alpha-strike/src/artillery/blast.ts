import type { RuleId } from '@sortie/kernel';
import { isEmplaced, wreck } from '../buildings/wreck.ts';
import { has } from '../card/specials.ts';
import { hurt } from '../damage/apply.ts';
import { measureOf } from '../measure.ts';
import type { Table } from '../rule.ts';
import type { Point, Unit, UnitId } from '../shape.ts';
import { buildingAround } from '../sight/see.ts';
import { INCH, isOn, isUnder, onTable } from '../state.ts';

/** Damage by template: what lies within each radius of the centre takes its points. Nearest first. */
export interface Blast {
  readonly at: Point;
  readonly rings: readonly { readonly radius: number; readonly points: number }[];
  readonly rule: RuleId;
  readonly by: UnitId | null;
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

/** Friend and foe alike, and whatever stands there; those inside a building only if it falls. */
export function explode(play: Table, { at, rings, rule, by }: Blast): void {
  const struck = onTable(play.state).filter(unit => !unit.airborne && !isEmplaced(unit) && !buildingAround(play.state, unit));
  for (const piece of play.state.table.pieces.filter(({ kind, cf }) => kind === 'building' && cf !== undefined)) {
    const near = rings.find(({ radius }) => measureOf(play.state.table).covers(at, radius, piece.outline));
    if (near && near.points > 0) wreck(play, piece.id, near.points);
  }
  for (const { id } of struck) {
    const unit = play.state.units[id];
    if (!isOn(unit)) continue;
    const near = rings.find(({ radius }) => isUnder(unit, at, radius));
    if (near && near.points > 0) hurt(play, id, areaDamage(unit, near.points), { rule, by, how: 'standard', natural: 0, munition: '' });
  }
}

/** Size near the wreck, half of it to 4 inches, a quarter to 6; big units count as more. */
export function engineBlast(play: Table, unit: Unit): void {
  if (!isOn(unit)) return;
  const size = unit.card.size * (has(unit, 'SLG') ? 4 : has(unit, 'VLG') ? 3 : has(unit, 'LG') ? 2 : 1);
  explode(play, {
    at: unit.at,
    rings: [ring(4, size), ring(8, Math.floor(size / 2)), ring(12, Math.floor(size / 4))],
    rule: 'ASC-engine-explosion-damage',
    by: null,
  });
}
