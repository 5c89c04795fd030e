import { type Awaiting, type Outcome, type Telling, tell } from '@sortie/kernel';
import { otherOf } from './combat/clash.ts';
import type { Clash, EndReason, State } from './shape.ts';
import { callSign } from './state.ts';

/** Who is asked for what now; nobody once the game is over. */
export function awaiting(state: State): readonly Awaiting[] {
  const { phase, active, clash, wish } = state;
  if (phase === 'over' || active < 0) return [];
  if (clash) return [{ seat: active, question: clash.asks, prompt: promptOf(state, clash) }];
  if (wish) {
    const { a, b } = wish.engagement;
    const prompt = tell('Go on with the engagement of {a} and {b}, or end it', { a: callSign(state, a), b: callSign(state, b) });
    return [{ seat: active, question: 'settle', prompt }];
  }
  const asked = QUESTIONS[phase];
  return asked ? [{ seat: active, question: asked[0], prompt: asked[1] }] : [];
}

const MANOEUVRE = '{foe} and {own} manoeuvre';
/** What is asked for in an exchange; chapters have prompts of their own. */
const PROMPTS: { readonly [A in Clash['asks']]?: string } = {
  answer: '{foe} attacks {own}: fire back, or keep your fire for another',
  face: 'Choose the sides that {own} and {foe} show each other',
  range: 'Choose the range between {own} and {foe}',
  fire: 'Choose the weapons that {own} fires at {foe}',
};

const promptOf = (state: State, { asks, who, units }: Clash): Telling =>
  tell(PROMPTS[asks] ?? MANOEUVRE, { own: callSign(state, units[who]), foe: callSign(state, units[otherOf(who)]) });

const QUESTIONS: { readonly [phase: string]: readonly [question: string, prompt: Telling] } = {
  deployment: ['deploy', tell('Set up a craft where your side begins')],
  movement: ['move', tell('Move a craft, or let it stay')],
  combat: ['attack', tell('Attack with your craft, or hold')],
  settling: ['settle', tell('Choose an engagement, and whether it goes on')],
  orders: ['orders', tell('Give orders for docking, boarding and jumps, or be done')],
};

const REASONS: { readonly [R in EndReason]: string } = {
  'last-standing': 'Only one side has craft left',
  'all-gone': 'Nobody is left',
  stranded: 'What one side has left is out of fuel and out of reach',
  points: 'The last turn has been played',
  stalemate: 'Nobody has done any damage for a long time',
};

export const outcome = ({ result }: State): Outcome | undefined =>
  result ? { winners: result.winners, reason: tell(REASONS[result.reason]), points: result.points } : undefined;
