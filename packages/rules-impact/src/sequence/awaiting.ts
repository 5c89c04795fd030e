import { type Awaiting, tell } from '@sortie/kernel';
import { unitAt } from '../model/lookup.ts';
import type { Pending, State } from '../model/state.ts';
import { settingUp } from '../setup/zone.ts';

const PROMPTS: { readonly [K in Pending['kind']]: string } = {
  first: 'You hold the initiative: go first or second?',
  reaction: 'Reaction fire?',
  landing: 'A soldier of yours is shaken out of the air',
  brace: 'Your drone is under fire: set it off first?',
  cover: 'Which cover does the frightened soldier run for?',
  column: 'Choose a column of the map',
  event: 'An event asks you to choose',
  group: 'Call up more soldiers with command points?',
};

/** Who is asked for what now. */
export function awaiting(state: State): readonly Awaiting[] {
  if (state.result) return [];
  const top = state.pending.at(-1);
  if (top) return [{ seat: top.seat, question: top.kind, prompt: tell(PROMPTS[top.kind]) }];
  if (state.phase === 'setup') {
    const seat = settingUp(state);
    return seat === undefined ? [] : [{ seat, question: 'setup', prompt: tell('Set up your side') }];
  }
  if (state.active) {
    const { seat, tag } = unitAt(state, state.active.unit);
    return [{ seat, question: 'activation', prompt: tell('{unit} is active', { unit: tag }) }];
  }
  return [{ seat: state.toAct, question: 'impulse', prompt: tell('Activate a soldier, or pass') }];
}
