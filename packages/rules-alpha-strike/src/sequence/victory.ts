import type { Handler, Seat } from '@sortie/kernel';
import type { AlphaStrike, EndReason, State } from '../shape.ts';
import { alive, marked, otherSeat } from '../state.ts';
import { isFreight } from '../transport/cargo-size.ts';

/** Enemy point value destroyed, in whole points; a unit that has left the table counts half. */
export function pointsOf(state: State): readonly number[] {
  const lost = [0, 0];
  for (const { seat, fate, pv } of state.units) {
    if (fate === 'destroyed') lost[seat]! += 2 * pv;
    else if (fate === 'withdrawn') lost[seat]! += pv;
  }
  return [Math.floor(lost[1]! / 2), Math.floor(lost[0]! / 2)];
}

/** Share of armor and structure left, in thousandths of what the side began with. */
function strength(state: State, seat: Seat): number {
  let left = 0;
  let all = 0;
  for (const { seat: owner, fate, armor, structure, card } of state.units) {
    if (owner !== seat) continue;
    all += card.armor + card.structure;
    if (fate !== 'destroyed' && fate !== 'withdrawn') left += armor + structure;
  }
  return all === 0 ? 0 : Math.floor((left * 1000) / all);
}

export const judge: Handler<AlphaStrike, 'judge'> = play => {
  const { state } = play;
  const standing = [0, 1].filter(seat =>
    state.units.some(unit => unit.seat === seat && alive(unit) && unit.fate !== 'offTable' && !isFreight(unit) && !marked(unit, 'sensor')),
  );
  const finish = (winners: readonly Seat[], reason: EndReason): void =>
    play.emit({ type: 'gameEnded', result: { winners, reason, points: pointsOf(state) } });
  if (standing.length === 0) finish([], 'all-destroyed');
  else if (standing.length === 1) finish(standing, 'last-standing');
  else if (state.turn >= state.limit) finish(byPoints(state), 'points');
  else {
    play.emit({ type: 'turnBegan', turn: state.turn + 1 });
    play.emit({ type: 'phaseBegan', phase: 'initiative' });
  }
};

/** More points win; equal points are decided by what is left of the forces. */
function byPoints(state: State): readonly Seat[] {
  const [a, b] = pointsOf(state) as [number, number];
  const [c, d] = [strength(state, 0), strength(state, 1)];
  const lead = a !== b ? a - b : c - d;
  if (lead === 0) return [];
  const winner: Seat = lead > 0 ? 0 : 1;
  return [winner, otherSeat(winner)].slice(0, 1);
}
