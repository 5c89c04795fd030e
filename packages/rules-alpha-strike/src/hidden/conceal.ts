import { type Handler, nth } from '@sortie/kernel';
import { BRACKETS } from '../attack/range.ts';
import { type AlphaRule, core, type Table } from '../rule.ts';
import type { AlphaStrike, UnitId } from '../shape.ts';
import { see } from '../sight/see.ts';
import { distanceBetween, INCH, isOn, onTable, type Standing } from '../state.ts';
import { probeRange } from './hidden.ts';

/** Weak: cards are read at Short range by anybody who sees the unit, and as far as a probe reaches. */
export const READ_RANGE = BRACKETS[0];

export function unveil(play: Table, id: UnitId): void {
  if (play.state.units[id]?.veiled) play.emit({ type: 'uncovered', unit: id, what: 'card', rule: 'AS-conceal' });
}

const reads = (play: Table, watcher: Standing, other: Standing): boolean =>
  distanceBetween(watcher, other) <= Math.max(READ_RANGE, probeRange(watcher, play.state, play.book) * INCH) &&
  !other.hidden &&
  !see(play.state, watcher, other).hidden;

/** After a move: whom the mover recognizes now, and who recognizes the mover. */
export const identify: Handler<AlphaStrike, 'identify'> = (play, { unit: id }) => {
  const mover = play.state.units[id];
  if (!isOn(mover)) return;
  for (const other of onTable(play.state)) {
    if (other.seat === mover.seat) continue;
    if (other.veiled && reads(play, mover, other)) unveil(play, other.id);
    if (nth(play.state.units, id).veiled && reads(play, other, mover)) unveil(play, id);
  }
};

export const concealRules: readonly AlphaRule[] = [
  core('AS-conceal', {
    follows: {
      moved: ({ units }, { unit }) => (units.some(({ veiled }) => veiled) ? [{ type: 'identify', unit }] : undefined),
    },
    // Whoever attacks shows what it is armed with.
    steps: { attack: [{ name: 'show', before: 'aim', run: (play, { aim }) => unveil(play, aim.attacker.id) }] },
  }),
];
