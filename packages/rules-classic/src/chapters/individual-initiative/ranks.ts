import { sure, tell } from '@sortie/kernel';
import type { ClassicRule, Play } from '../../rule.ts';
import { waitsToMove } from '../../sequence/order.ts';
import type { State, Unit } from '../../shape.ts';
import { fighting, isFighting, unitAt } from '../../state.ts';

/** Everybody rolls; the lowest moves first, of equals whoever has lost the initiative, then the first on the list. */
function beginMovement(play: Play): void {
  const { initiative } = play.state;
  const rolls = fighting(play.state)
    .filter(waitsToMove)
    .map(({ id, seat }) => ({ who: id, seat, roll: play.roll(2, 6, 'TW-house-individual-initiative') }))
    .sort((a, b) => a.roll.total - b.roll.total || Number(a.seat === initiative) - Number(b.seat === initiative) || a.who - b.who);
  play.emit({ type: 'ranked', rolls: rolls.map(({ who, roll }) => ({ who, roll })) });
  const ranks = sure(play.state.ranks, 'the ranks');
  play.emit({ type: 'phaseBegan', phase: 'movement', queue: ranks.map(id => unitAt(play.state, id).seat) });
}

/** Somebody else of its side moves before it; lances that move together keep to their own order. */
function isHeldBack({ ranks, units, phase }: State, { id, seat, lance }: Unit): boolean {
  if (!ranks || phase !== 'movement' || lance !== undefined) return false;
  const rank = (one: number): number => (ranks.includes(one) ? ranks.indexOf(one) : ranks.length);
  return units.some(
    other => other.seat === seat && isFighting(other) && other.moved === null && other.lance === undefined && rank(other.id) < rank(id),
  );
}

/** House: every unit rolls its own initiative for the Movement Phase; attacks are declared by sides as ever. */
const individual: ClassicRule = {
  id: 'TW-house-individual-initiative',
  cite: 'house',
  kind: 'advanced',
  affirms: { heldBack: ({ view, unit }) => isHeldBack(view, unit) },
  steps: { turn: [{ name: 'movement', insteadOf: 'movement', run: beginMovement }] },
  forbids: {
    move: (view, { unit: id }, seat) => {
      const unit = view.units[id];
      return unit?.seat === seat && isHeldBack(view, unit) ? tell('another of your units has the lower roll and moves first') : undefined;
    },
  },
};

export const rankRules: readonly ClassicRule[] = [individual];
