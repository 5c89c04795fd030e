import type { RuleId } from '@sortie/kernel';
import { has } from '../card/specials.ts';
import type { Table } from '../rule.ts';
import type { UnitId } from '../shape.ts';
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
  const rule: RuleId = isMech(unit) ? 'AS-tbl-critical-mech' : isProto(unit) ? 'AS-tbl-critical-proto' : 'AS-tbl-critical-vehicle';
  const needs = play.ask('critical', { unit, by: by === null ? null : (play.state.units[by] ?? null) });
  const roll = play.roll(2, 6, rule);
  const kind = criticalAt(unit, roll.total + needs.total);
  play.emit({ type: 'rolled', unit: id, rule, what: kind ?? 'no critical hit', needs, roll, good: kind === null });
  if (kind) play.emit({ type: 'changed', unit: id, rule, what: kind, change: { waiting: [...unit.waiting, { kind, rule }] } });
}
