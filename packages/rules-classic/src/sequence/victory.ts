import { type Handler, nth } from '@sortie/kernel';
import { CITE, type ClassicRule } from '../rule.ts';
import type { Classic, Result, Unit } from '../shape.ts';
import { fighting, isHeadless, sheetFor } from '../state.ts';
import { nextPhase } from './turn.ts';

/** MechWarriors on foot hold no field. */
const isLeft = ({ fate, condition }: Unit): boolean => (fate === 'fighting' || fate === 'waiting') && condition?.afoot === undefined;

/** House: who is left alone on the map has won; a fight with nobody left is drawn. */
const lastSide: ClassicRule = {
  id: 'TW-house-last-side',
  cite: 'house',
  kind: 'core',
  steps: {
    judging: [
      {
        name: 'lastSide',
        insteadOf: 'lastSide',
        run: (play, verdict) => {
          if (verdict.result) return;
          const seats = [...new Set(play.state.units.filter(isLeft).map(({ seat }) => seat))];
          if (seats.length === 0) verdict.result = { winners: [], reason: 'all-destroyed' };
          else if (seats.length === 1) verdict.result = { winners: seats, reason: 'last-standing' };
        },
      },
    ],
  },
};

/** House: where a last turn was agreed on, the tonnage of enemies that are gone decides. */
const turns: ClassicRule = {
  id: 'TW-house-last-turn',
  cite: 'house',
  kind: 'house',
  base: {
    points: ({ state, seat }) =>
      state.units.reduce(
        (sum, unit) => (unit.seat !== seat && !isLeft(unit) && unit.condition?.afoot === undefined ? sum + sheetFor(unit).tons : sum),
        0,
      ),
  },
  steps: {
    judging: [
      {
        name: 'lastTurn',
        after: 'lastSide',
        run: (play, verdict) => {
          const { state } = play;
          if (verdict.result || state.phase !== 'end' || state.turns === null || state.turn < state.turns) return;
          const points = [0, 1].map(seat => play.ask('points', { state, seat }).total);
          const winners = points[0] === points[1] ? [] : [nth(points, 0) > nth(points, 1) ? 0 : 1];
          verdict.result = { winners, reason: 'turns', points };
        },
      },
    ],
  },
};

/** Whole turns without damage after which a game is over. */
const QUIET_TURNS = 12;

/** House: a fight that has stopped is over. */
const stalemate: ClassicRule = {
  id: 'TW-house-stalemate',
  cite: 'house',
  kind: 'house',
  steps: {
    judging: [
      {
        name: 'stalemate',
        after: 'lastSide',
        run: (play, verdict) => {
          const { phase, turn, lastHarm } = play.state;
          if (verdict.result || phase !== 'end' || lastHarm < 0 || turn - lastHarm < QUIET_TURNS) return;
          verdict.result = { winners: [], reason: 'stalemate' };
        },
      },
    ],
  },
};

const destroyed: ClassicRule = {
  id: 'TW-destroyed-remove',
  cite: CITE,
  kind: 'core',
  steps: {
    closing: [
      {
        name: 'wrecks',
        insteadOf: 'wrecks',
        run: play => {
          for (const unit of fighting(play.state)) {
            const by =
              unit.gone.includes('CT') || (unit.gone.includes('HD') && !isHeadless(unit)) ? 'TW-destroyed-remove' : unit.fresh.doomed;
            if (by) play.emit({ type: 'destroyed', unit: unit.id, by });
          }
        },
      },
    ],
  },
};

export const victoryRules: readonly ClassicRule[] = [lastSide, turns, stalemate, destroyed];

export const closePhase: Handler<Classic, 'closePhase'> = play => {
  play.run('closing', null);
  play.emit({ type: 'settled' });
  const verdict: { result: Result | null } = { result: null };
  if (play.state.phase !== 'deployment') play.run('judging', verdict);
  if (verdict.result) play.emit({ type: 'ended', ...verdict.result });
  else nextPhase(play);
};
