import { type Handler, nth, sure, tell } from '@sortie/kernel';
import { thrustOf } from '../movement/thrust.ts';
import type { Settling } from '../questions.ts';
import { asc, type RadarRule, type Table } from '../rule.ts';
import type { Control, Radar } from '../shape.ts';
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
  const { wish, unsettled } = play.state;
  const engagement = sure(
    unsettled.find(one => sameEngagement(one, { a, b })),
    'the engagement',
  );
  if (!wish) {
    play.emit({ type: 'wished', engagement, stay, seat: play.seat });
    return;
  }
  const first = nth(play.state.units, engagement.a).seat === play.seat;
  const about: Settling = { engagement, wishes: first ? [stay, wish.stay] : [wish.stay, stay], settled: null };
  play.run('settling', about);
  if (about.settled) play.emit({ type: 'settled', engagement, ...about.settled });
};

const agree: RadarRule = asc('ASC-space-end-engagement-agree', 83, {
  steps: {
    settling: [
      {
        name: 'agree',
        before: 'contest',
        run: (_play, about) => {
          const [one, two] = about.wishes;
          if (one === two)
            about.settled = { goesOn: one, rule: one ? 'ASC-space-end-engagement-continue' : 'ASC-space-end-engagement-agree' };
        },
      },
    ],
  },
});

/** One wants to go on and the other does not: both roll again, and the winner has its way; a tie in everything is rolled again. */
const contested: RadarRule = asc('ASC-space-end-engagement-contested', 83, {
  steps: { settling: [{ name: 'contest', insteadOf: 'contest', run: contest }] },
  covers: ['ASC-space-end-engagement-tiebreak'],
});

function contest(play: Table, about: Settling): void {
  const { a, b } = about.engagement;
  const pair = [nth(play.state.units, a), nth(play.state.units, b)] as const;
  while (!about.settled) {
    const controls = contestControl(play, pair, ['engage', 'engage']);
    play.emit({ type: 'steered', controls });
    const [one, two] = [controls[0].control, controls[1].control];
    play.run('parting', { controls: [one, two], about });
    if (about.settled) return;
    const winner = winnerOf(one, two, thrustOf(play.book, pair[0]) - thrustOf(play.book, pair[1]));
    if (winner !== null) about.settled = { goesOn: about.wishes[winner], rule: 'ASC-space-end-engagement-contested' };
  }
}

/** Results with Thrust, then margins, then Thrust itself. */
function winnerOf(one: Control, two: Control, thrust: number): 0 | 1 | null {
  for (const difference of [one.modified - two.modified, one.margin - two.margin, thrust])
    if (difference !== 0) return difference > 0 ? 0 : 1;
  return null;
}

const bothFail: RadarRule = asc('ASC-space-end-engagement-both-fail', 83, {
  steps: {
    parting: [
      {
        name: 'bothFail',
        insteadOf: 'bothFail',
        run: (_play, { controls, about }) => {
          if (controls.every(({ ok }) => !ok)) about.settled = { goesOn: false, rule: 'ASC-space-end-engagement-both-fail' };
        },
      },
    ],
  },
});

export const settleRules: readonly RadarRule[] = [begin, agree, contested, bothFail];
