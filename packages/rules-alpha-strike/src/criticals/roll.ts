import { sure } from '@sortie/kernel';
import { arcToward, hasArcs } from '../aerospace/arcs.ts';
import type { CriticalRoll } from '../questions.ts';
import type { Table } from '../rule.ts';
import type { Unit, UnitId, Waiting } from '../shape.ts';
import { isOn, unitAt } from '../state.ts';
import { criticalAt, criticalTable } from './table.ts';

/** One roll on the table of critical hits; the result waits for the End Phase. */
export function rollCritical(play: Table, id: UnitId, by: UnitId | null, why: CriticalRoll['why'] = 'hit'): void {
  if (play.book.holds('spared', { unit: unitAt(play.state, id) })) {
    play.emit({ type: 'componentsHeld', unit: id });
    return;
  }
  play.run('critical', { unit: id, by, why, needs: null, roll: null, kind: null });
}

/** On craft with weapons on several sides it matters which one faces the attacker. */
const struckSide = (unit: Unit, by: Unit | undefined): Pick<Waiting, 'arc'> =>
  hasArcs(unit) && isOn(unit) && isOn(by) ? { arc: arcToward(unit, by.at) } : {};

/** A roll on the table, step by step: machines may have a flaw or a strength that puts a step in. */
export const CRITICAL_STEPS = {
  roll: (play: Table, critical: CriticalRoll): void => {
    const unit = unitAt(play.state, critical.unit);
    critical.needs = play.ask('critical', { unit, by: critical.by === null ? null : (play.state.units[critical.by] ?? null) });
    critical.roll = play.roll(2, 6, criticalTable(unit));
    critical.kind = criticalAt(play.book, unit, critical.roll.total + critical.needs.total);
  },
  record: (play: Table, { unit: id, by, needs, roll, kind }: CriticalRoll): void => {
    const unit = unitAt(play.state, id);
    const rule = criticalTable(unit);
    play.emit({
      type: 'rolled',
      unit: id,
      rule,
      what: kind ?? 'no critical hit',
      needs: sure(needs, 'needs'),
      roll: sure(roll, 'roll'),
      good: kind === null,
    });
    if (!kind) return;
    const struck = by === null ? {} : struckSide(unit, play.state.units[by]);
    play.emit({ type: 'criticalMarked', unit: id, hit: { kind, rule, ...struck } });
  },
};
