import { gone } from '../hidden/gone.ts';
import type { Table } from '../rule.ts';
import type { UnitId } from '../shape.ts';
import { unitAt } from '../state.ts';

/** Let everything that waits for a unit take effect, and destroy it if nothing is left. */
export function settle(play: Table, id: UnitId): void {
  for (;;) {
    const unit = play.state.units[id];
    const next = unit?.waiting[0];
    if (!unit || !next || unit.fate === 'destroyed') break;
    play.emit({ type: 'effectTaken', unit: id, rule: next.rule });
    if (unit.structure > 0) play.run('effect', { unit: id, hit: next });
  }
  const after = unitAt(play.state, id);
  if (after.structure <= 0 && after.fate !== 'destroyed') destroy(play, id);
}

/** Off the table; what that brings about is put in by rules. */
export function destroy(play: Table, id: UnitId): void {
  const unit = unitAt(play.state, id);
  gone(play, id, 'AS-destroyed', 'destroyed');
  play.run('wrecking', { unit });
}

/** Rules put their steps after this one. */
const begin = (): void => undefined;
/** A unit hurt outside the Combat Phase feels it at once: damage names this sequence, so that it need not know what follows. */
export const SETTLING = {
  settling: { takeEffect: (play: Table, { unit }: { readonly unit: UnitId }): void => settle(play, unit) },
  effect: { begin },
  wrecking: { begin },
  felling: { begin },
};
