import { type Handler, type RuleId, tell } from '@sortie/kernel';
import { thrustOf } from '../movement/thrust.ts';
import { asc, type RadarRule, type Table } from '../rule.ts';
import type { Control, Engagement, Radar } from '../shape.ts';
import { sameEngagement } from '../state.ts';
import { contestControl } from './control.ts';

/** Those that still have to be settled when the turn ends. */
const begin: RadarRule = asc('ASC-space-end-engagement-order', 83, {
  forbids: {
    settle: (view, { a, b }, seat) => {
      if (view.phase !== 'settling' || view.active !== seat) return tell('that is not asked now');
      const asked = view.wish?.engagement;
      if (asked) return sameEngagement(asked, { a, b }) ? undefined : tell('another engagement is to be settled first');
      return view.unsettled.some(one => sameEngagement(one, { a, b })) ? undefined : tell('there is no such engagement');
    },
  },
});

/** The winner of the initiative picks one and says what it wants; then the other side says so. */
export const settle: Handler<Radar, 'settle'> = (play, { a, b, stay }) => {
  const { wish } = play.state;
  const engagement = play.state.unsettled.find(one => sameEngagement(one, { a, b }))!;
  if (!wish) {
    play.emit({ type: 'wished', engagement, stay, seat: play.seat });
    return;
  }
  if (wish.stay === stay) {
    const rule: RuleId = stay ? 'ASC-space-end-engagement-continue' : 'ASC-space-end-engagement-agree';
    play.emit({ type: 'settled', engagement, goesOn: stay, rule });
    return;
  }
  const first = play.state.units[engagement.a]!;
  const stayer = stay ? play.seat : wish.seat;
  contest(play, engagement, first.seat === stayer ? 0 : 1);
};

/** One wants to go on and the other does not: both roll again, and the winner has its way. */
function contest(play: Table, engagement: Engagement, stayer: 0 | 1): void {
  const pair = [play.state.units[engagement.a]!, play.state.units[engagement.b]!] as const;
  for (;;) {
    const controls = contestControl(play, pair, ['engage', 'engage']);
    play.emit({ type: 'steered', controls });
    const [one, two] = [controls[0].control, controls[1].control];
    if (!one.ok && !two.ok) {
      play.emit({ type: 'settled', engagement, goesOn: false, rule: 'ASC-space-end-engagement-both-fail' });
      return;
    }
    const winner = winnerOf(one, two, thrustOf(play.book, pair[0]) - thrustOf(play.book, pair[1]));
    if (winner !== null) {
      play.emit({ type: 'settled', engagement, goesOn: winner === stayer, rule: 'ASC-space-end-engagement-contested' });
      return;
    }
  }
}

/** Results with Thrust, then margins, then Thrust itself; a tie in all three is rolled again. */
function winnerOf(one: Control, two: Control, thrust: number): 0 | 1 | null {
  for (const difference of [one.modified - two.modified, one.margin - two.margin, thrust])
    if (difference !== 0) return difference > 0 ? 0 : 1;
  return null;
}

export const settleRules: readonly RadarRule[] = [
  begin,
  asc('ASC-space-end-engagement-agree', 83),
  asc('ASC-space-end-engagement-contested', 83, { covers: ['ASC-space-end-engagement-tiebreak'] }),
  asc('ASC-space-end-engagement-both-fail', 83),
];
