import type { Answer, Roll } from '@sortie/kernel';
import type { Table } from '../rule.ts';
import type { Unit } from '../shape.ts';

/** By how much a Control Roll succeeds; below 0 it fails. Where players agree on it, 12 never fails and 2 never succeeds. */
export function controlMargin(play: Table, unit: Unit, needs: Answer, { total }: Roll): number {
  const margin = total - needs.total;
  if ((total !== 12 && total !== 2) || play.ask('naturals', { unit }).total === 0) return margin;
  return total === 12 ? Math.max(1, margin) : Math.min(-1, margin);
}
