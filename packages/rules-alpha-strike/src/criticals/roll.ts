import type { RuleId } from '@sortie/kernel';
import { has } from '../card/specials.ts';
import type { CriticalRoll } from '../questions.ts';
import type { Table } from '../rule.ts';
import type { Unit, UnitId } from '../shape.ts';
import { isMech, isProto } from '../state.ts';
import { criticalAt } from './table.ts';

/** One roll on the table of critical hits; the result waits for the End Phase. */
export function rollCritical(play: Table, id: UnitId, by: UnitId | null): void {
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
  play.run('critical', { unit: id, by, needs: null, roll: null, kind: null });
}

const tableOf = (unit: Unit): RuleId =>
  isMech(unit) ? 'AS-tbl-critical-mech' : isProto(unit) ? 'AS-tbl-critical-proto' : 'AS-tbl-critical-vehicle';

/** A roll on the table, step by step: machines may have a flaw or a strength that puts a step in. */
export const CRITICAL_STEPS = {
  roll: (play: Table, critical: CriticalRoll): void => {
    const unit = play.state.units[critical.unit]!;
    critical.needs = play.ask('critical', { unit, by: critical.by === null ? null : (play.state.units[critical.by] ?? null) });
    critical.roll = play.roll(2, 6, tableOf(unit));
    critical.kind = criticalAt(unit, critical.roll.total + critical.needs.total);
  },
  record: (play: Table, { unit: id, needs, roll, kind }: CriticalRoll): void => {
    const unit = play.state.units[id]!;
    const rule = tableOf(unit);
    play.emit({ type: 'rolled', unit: id, rule, what: kind ?? 'no critical hit', needs: needs!, roll: roll!, good: kind === null });
    if (kind) play.emit({ type: 'changed', unit: id, rule, what: kind, change: { waiting: [...unit.waiting, { kind, rule }] } });
  },
};
