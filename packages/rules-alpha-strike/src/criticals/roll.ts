import { arcToward, hasArcs } from '../aerospace/arcs.ts';
import { has } from '../card/specials.ts';
import type { CriticalRoll } from '../questions.ts';
import type { Table } from '../rule.ts';
import type { Unit, UnitId, Waiting } from '../shape.ts';
import { isOn } from '../state.ts';
import { criticalAt, criticalTable } from './table.ts';

/** One roll on the table of critical hits; the result waits for the End Phase. */
export function rollCritical(play: Table, id: UnitId, by: UnitId | null, why: CriticalRoll['why'] = 'hit'): void {
  const unit = play.state.units[id]!;
  if (has(unit, 'ARM') && !unit.spent.includes('ARM')) {
    play.emit({
      type: 'changed',
      unit: id,
      rule: 'AS-sua-arm',
      what: 'armored components stop a critical hit',
      change: { spent: [...unit.spent, 'ARM'] },
    });
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
    const unit = play.state.units[critical.unit]!;
    critical.needs = play.ask('critical', { unit, by: critical.by === null ? null : (play.state.units[critical.by] ?? null) });
    critical.roll = play.roll(2, 6, criticalTable(unit));
    critical.kind = criticalAt(unit, critical.roll.total + critical.needs.total);
  },
  record: (play: Table, { unit: id, by, needs, roll, kind }: CriticalRoll): void => {
    const unit = play.state.units[id]!;
    const rule = criticalTable(unit);
    play.emit({ type: 'rolled', unit: id, rule, what: kind ?? 'no critical hit', needs: needs!, roll: roll!, good: kind === null });
    if (!kind) return;
    const struck = by === null ? {} : struckSide(unit, play.state.units[by]);
    play.emit({ type: 'changed', unit: id, rule, what: kind, change: { waiting: [...unit.waiting, { kind, rule, ...struck }] } });
  },
};
