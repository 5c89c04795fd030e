import { type Handler, nth } from '@sortie/kernel';
import type { QuickStartRule } from '../rule.ts';
import type { QuickStart, Result, Side, State } from '../shape.ts';
import { fighting, ofSide } from '../state.ts';
import { nextPhase } from './turn.ts';

const repeat: QuickStartRule = {
  id: 'QS-seq-repeat-until-victory',
  cite: 'QS p. 2',
  kind: 'core',
  follows: { phaseEnded: () => [{ type: 'judge' }] },
};

/** Who is left on the map decides, except where a scenario counts points. */
const lastSide: QuickStartRule = {
  id: 'QS-seq-default-victory',
  cite: 'QS p. 2',
  kind: 'core',
  steps: {
    judging: [
      {
        name: 'lastSide',
        insteadOf: 'lastSide',
        run: (play, verdict) => {
          if (verdict.result || play.book.holds('scored', play.state)) return;
          const seats = [...new Set(fighting(play.state).map(({ seat }) => seat))];
          if (seats.length === 1) verdict.result = { winners: seats, reason: 'last-standing' };
        },
      },
    ],
  },
};

const simultaneous: QuickStartRule = {
  id: 'QS-seq-simultaneous-draw',
  cite: 'QS p. 2',
  kind: 'core',
  steps: {
    judging: [
      {
        name: 'nobodyLeft',
        before: 'lastSide',
        run: (play, verdict) => {
          if (fighting(play.state).length === 0 && !play.book.holds('scored', play.state))
            verdict.result = { winners: [], reason: 'all-destroyed' };
        },
      },
    ],
  },
};

/** Whole turns without a mark on any armor after which a game is over. */
export const QUIET_TURNS = 12;

/** House: a fight that has stopped is over. The book is silent about two 'Mechs that can no longer hurt each other. */
const stalemate: QuickStartRule = {
  id: 'QS-house-stalemate',
  cite: 'house',
  kind: 'house',
  steps: {
    judging: [
      {
        name: 'stalemate',
        after: 'lastSide',
        run: (play, verdict) => {
          const { state } = play;
          if (verdict.result || state.phase !== 'attack' || state.turn - state.lastHarm < QUIET_TURNS) return;
          verdict.result = play.book.holds('scored', state) ? byPoints(play, 'stalemate') : { winners: [], reason: 'stalemate' };
        },
      },
    ],
  },
};

type Asking = Parameters<Handler<QuickStart, 'judge'>>[0];

/** The higher score wins; equal scores are a draw. */
export function byPoints(play: Asking, reason: Result['reason']): Result {
  const { state } = play;
  const defender = play.ask('points', { state, side: 'defender' }).total;
  const attacker = play.ask('points', { state, side: 'attacker' }).total;
  const winner = defender === attacker ? [] : [defender > attacker ? seatOf(state, 'defender') : seatOf(state, 'attacker')];
  const points = state.attackingSeat === 0 ? [attacker, defender] : [defender, attacker];
  return { winners: winner, reason, points };
}

const seatOf = (state: State, side: Side): number => nth(ofSide(state, side), 0).seat;

export const victoryRules: readonly QuickStartRule[] = [repeat, lastSide, simultaneous, stalemate];

export const judge: Handler<QuickStart, 'judge'> = play => {
  const verdict: { result: Result | null } = { result: null };
  play.run('judging', verdict);
  if (verdict.result) play.emit({ type: 'ended', ...verdict.result });
  else nextPhase(play, { type: 'nextPhase' });
};
