import type { Arc } from '../card/card.ts';
import { asc, house, type RadarRule, type Table } from '../rule.ts';
import { rollCritical } from './criticals.ts';

/** Points of one attack: armor first, then structure. What goes deep, or is more than the threshold, may damage something vital. */
export function strike(play: Table, id: number, points: number, arc: Arc, by: number | null): void {
  const unit = play.state.units[id]!;
  const whole = points === 0.5 ? (play.roll(1, 6, 'ASC-house-minimal').total >= 4 ? 1 : 0) : Math.floor(points);
  if (whole === 0) return;
  const armor = Math.min(unit.armor, whole);
  const structure = Math.min(unit.structure, whole - armor);
  play.emit({ type: 'damaged', unit: id, armor, structure, by });
  if (structure > 0 && unit.structure - structure > 0) rollCritical(play, id, arc, 'ASC-space-crit-structure');
  else if (structure === 0 && whole > unit.card.threshold) rollCritical(play, id, arc, 'ASC-space-armor-threshold');
}

export const applyRules: readonly RadarRule[] = [
  house('ASC-house-minimal'),
  asc('ASC-space-crit-structure', 80),
  asc('ASC-space-armor-threshold', 80),
];
