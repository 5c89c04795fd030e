import { type Handler, nth, type Seat } from '@sortie/kernel';
import { isFreight } from '../card/things.ts';
import type { Verdict } from '../questions.ts';
import type { Table } from '../rule.ts';
import type { AlphaStrike, State } from '../shape.ts';
import { alive, marked, otherSeat } from '../state.ts';

/** What both sides have come to: what they have scored, or the enemy point value destroyed. */
export const pointsOf = (state: State): readonly number[] => state.score ?? lossesOf(state);

/** Enemy point value destroyed, in whole points; a unit that has left the table counts half. */
function lossesOf(state: State): readonly number[] {
  const lost = [0, 0];
  for (const { seat, fate, pv } of state.units) {
    if (fate === 'destroyed') lost[seat] = nth(lost, seat) + 2 * pv;
    else if (fate === 'withdrawn') lost[seat] = nth(lost, seat) + pv;
  }
  return [Math.floor(nth(lost, 1) / 2), Math.floor(nth(lost, 0) / 2)];
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

/** Sides that still have somebody in the fight. */
export const standingSides = (state: State): readonly Seat[] =>
  [0, 1].filter(seat =>
    state.units.some(unit => unit.seat === seat && alive(unit) && unit.fate !== 'offTable' && !isFreight(unit) && !marked(unit, 'sensor')),
  );

/** Is it over? Missions put their own answer before these. */
export const JUDGING = {
  standing: ({ state }: Table, verdict: Verdict): void => {
    if (verdict.over) return;
    const standing = standingSides(state);
    if (standing.length === 0) verdict.over = { winners: [], reason: 'all-destroyed' };
    else if (standing.length === 1 && verdict.fighting) verdict.over = { winners: standing, reason: 'last-standing' };
  },
  limit: ({ state }: Table, verdict: Verdict): void => {
    if (!verdict.over && state.turn >= state.limit) verdict.over = { winners: byPoints(state), reason: 'points' };
  },
};

export const judge: Handler<AlphaStrike, 'judge'> = play => {
  const verdict: Verdict = { over: null, fighting: true };
  play.run('judging', verdict);
  if (verdict.over) {
    const winners = verdict.over.reason === 'points' ? byPoints(play.state) : verdict.over.winners;
    play.emit({ type: 'gameEnded', result: { winners, reason: verdict.over.reason, points: pointsOf(play.state) } });
  } else {
    play.emit({ type: 'turnBegan', turn: play.state.turn + 1 });
    play.emit({ type: 'phaseBegan', phase: 'initiative' });
  }
};

/** More points win; equal points are decided by what is left of the forces. */
export function byPoints(state: State): readonly Seat[] {
  const [a, b] = pointsOf(state) as [number, number];
  const [c, d] = [strength(state, 0), strength(state, 1)];
  const lead = a !== b ? a - b : c - d;
  if (lead === 0) return [];
  const winner: Seat = lead > 0 ? 0 : 1;
  return [winner, otherSeat(winner)].slice(0, 1);
}
