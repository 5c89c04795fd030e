import { type Awaiting, type Outcome, type Telling, tell } from '@sortie/kernel';
import type { EndReason, State } from './shape.ts';
import { callSign, isFighting } from './state.ts';

/** Who is asked for what now; nobody once the game is over. */
export function awaiting(state: State): readonly Awaiting[] {
  const { phase, active } = state;
  if (phase === 'over' || active < 0) return [];
  // Whoever does not see the unit cannot tell an interrupted move from a new one: where sides are blind both are asked for alike.
  const begun = phase === 'movement' && state.units.find(unit => unit.seat === active && isFighting(unit) && unit.moved?.done === false);
  if (begun) {
    const prompt = tell('The {unit} may go on with its move, or halt', { unit: callSign(state, begun.id) });
    return [{ seat: active, question: state.blind ? 'move' : 'goOn', prompt }];
  }
  const asked = QUESTIONS[phase];
  return asked ? [{ seat: active, question: asked[0], prompt: asked[1] }] : [];
}

const QUESTIONS: { readonly [phase: string]: readonly [question: string, prompt: Telling] } = {
  deployment: ['deploy', tell('Set up a unit in the rows of your edge')],
  movement: ['move', tell('Move a unit: stand, walk, run or jump')],
  weapon: ['declare', tell('Declare the attacks of a unit, or hold its fire')],
  physical: ['strike', tell('Declare the blows of a unit, or none')],
};

const REASONS: { readonly [R in EndReason]: string } = {
  'last-standing': 'Only one side has units left on the map',
  'all-destroyed': 'The last units of both sides fell together',
  turns: 'The last turn has been played',
  stalemate: 'Nobody has done any damage for twelve turns',
};

export const outcome = ({ result }: State): Outcome | undefined =>
  result
    ? { winners: result.winners, reason: tell(REASONS[result.reason]), ...(result.points ? { points: result.points } : {}) }
    : undefined;
