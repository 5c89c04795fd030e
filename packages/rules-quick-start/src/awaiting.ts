import { type Awaiting, nth, type Outcome, type Telling, tell } from '@sortie/kernel';
import { allDeclared } from './attack/resolve.ts';
import type { EndReason, State } from './shape.ts';
import { callSign } from './state.ts';

/** Who is asked for what now; nobody once the game is over. */
export function awaiting(state: State): readonly Awaiting[] {
  const { pending, phase, active } = state;
  if (phase === 'over') return [];
  if (pending?.kind === 'sight') {
    const args = { unit: callSign(state, pending.unit), target: callSign(state, pending.target) };
    const prompt = tell("{unit}'s line of sight to {target} runs between hexes: choose which hexes it passes", args);
    return [{ seat: nth(state.units, pending.target).seat, question: 'sight', prompt }];
  }
  if (pending?.kind === 'damage') {
    const prompt = tell('Choose the order in which the hits on {target} are marked', { target: callSign(state, pending.target) });
    return [{ seat: nth(state.units, pending.unit).seat, question: 'damage', prompt }];
  }
  if (active < 0) return [];
  const question = phase === 'attack' && allDeclared(state) ? 'resolve' : (QUESTIONS[phase] ?? phase);
  return [{ seat: active, question, prompt: PROMPTS[question] ?? tell('Your turn') }];
}

/** What a phase asks for; chapters ask for themselves in theirs. */
const QUESTIONS: { readonly [P in State['phase']]?: string } = { deployment: 'deploy', movement: 'move', attack: 'declare' };

const PROMPTS: { readonly [question: string]: Telling } = {
  deploy: tell('Set up a ’Mech in your zone'),
  move: tell('Move a ’Mech: stand, walk, run or jump'),
  declare: tell('Declare the attacks of a ’Mech, or hold its fire'),
  resolve: tell('Roll the declared shots of a ’Mech'),
};

const REASONS: { readonly [R in EndReason]: string } = {
  'last-standing': 'Only one side has ’Mechs left on the map',
  'all-destroyed': 'The last ’Mechs of both sides fell together',
  points: 'The breakthrough is decided',
  stalemate: 'Nobody has done any damage for twelve turns',
};

export const outcome = ({ result }: State): Outcome | undefined =>
  result
    ? { winners: result.winners, reason: tell(REASONS[result.reason]), ...(result.points ? { points: result.points } : {}) }
    : undefined;
