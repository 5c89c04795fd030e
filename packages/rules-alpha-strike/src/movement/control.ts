import type { Answer, Roll } from '@sortie/kernel';
import type { Table } from '../rule.ts';
import type { Unit } from '../shape.ts';

/** By how much a Control Roll succeeds; below 0 it fails. Where players agree on it, 12 never fails and 2 never succeeds. */
export const controlMargin = (play: Table, unit: Unit, needs: Answer, first: Roll): number =>
  withLuck(play, unit, needs, first, roll => marginOf(play, unit, needs, roll));

/** By how much a roll succeeds, made again where it fails and luck was promised with the move; the second result stands. */
export function withLuck(
  play: Table,
  unit: Unit,
  needs: Answer,
  first: Roll,
  margin: (roll: Roll) => number = ({ total }) => total - needs.total,
): number {
  if (margin(first) >= 0 || play.ask('luck', { unit }).total <= 0) return margin(first);
  const roll = play.roll(2, 6, 'ASC-spa-lucky');
  const again = margin(roll);
  play.emit({ type: 'rolled', unit: unit.id, rule: 'ASC-spa-lucky', what: 'tries again', needs, roll, good: again >= 0 });
  const { spent } = play.state.units[unit.id]!;
  play.emit({ type: 'changed', unit: unit.id, rule: 'ASC-spa-lucky', what: 'uses its luck', change: { spent: [...spent, 'lucky'] } });
  return again;
}

function marginOf(play: Table, unit: Unit, needs: Answer, { total }: Roll): number {
  const margin = total - needs.total;
  if ((total !== 12 && total !== 2) || play.ask('naturals', { unit }).total === 0) return margin;
  return total === 12 ? Math.max(1, margin) : Math.min(-1, margin);
}
