import { nth, type RuleId } from '@sortie/kernel';
import type { Table } from '../rule.ts';
import type { UnitId } from '../shape.ts';

/** A unit is out of the game. A hidden unit that is lost has been found, and one that leaves is seen leaving. */
export function gone(play: Table, id: UnitId, rule: RuleId, fate: 'destroyed' | 'withdrawn'): void {
  const unit = nth(play.state.units, id);
  if (unit.hidden) play.emit({ type: 'uncovered', unit: id, what: 'unit', rule: 'AS-hidden' });
  play.emit({ type: 'destroyed', unit: id, rule, fate });
}
