import { type Awaiting, nth, type Outcome, type Telling, tell } from '@sortie/kernel';
import type { EndReason, State } from './shape.ts';
import { callSign } from './state.ts';

export function awaiting(state: State): readonly Awaiting[] {
  const { phase, active, pending } = state;
  if (phase === 'over') return [];
  if (pending?.kind === 'acting')
    return [
      {
        seat: nth(state.units, pending.unit).seat,
        question: 'attack',
        prompt: tell('{unit} may attack at once', { unit: callSign(state, pending.unit) }),
      },
    ];
  if (pending) {
    const prompt = tell('{unit} may shoot from hiding at {target}', {
      unit: callSign(state, pending.unit),
      target: callSign(state, pending.target),
    });
    return [{ seat: nth(state.units, pending.unit).seat, question: 'ambush', prompt }];
  }
  const asked = QUESTIONS[phase];
  return active < 0 || !asked ? [] : [{ seat: active, ...asked }];
}

const QUESTIONS: { readonly [P in State['phase']]?: { readonly question: string; readonly prompt: Telling } } = {
  setup: { question: 'deploy', prompt: tell('Set up a unit in your zone') },
  movement: { question: 'move', prompt: tell('Move a unit, or let it stand') },
  combat: { question: 'attack', prompt: tell('Attack with your units, then say that you are done') },
};

const REASONS: { readonly [R in EndReason]: string } = {
  'last-standing': 'Only one side has units left',
  'all-destroyed': 'The last units of both sides fell together',
  points: 'Time is up: points decide',
  objective: 'The objective of the mission has decided',
};

export const outcome = ({ result }: State): Outcome | undefined =>
  result ? { winners: result.winners, reason: tell(REASONS[result.reason]), points: result.points } : undefined;
