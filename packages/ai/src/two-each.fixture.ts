import { open, perform, Rulebook, SeededDice, seedFrom } from '@sortie/kernel';
import { quickStart } from '@sortie/rules-quick-start';

export const { ruleset } = quickStart;
const { tactics, scenarios } = quickStart;
const scenario = scenarios.find(({ id }) => id === 'two-each')!;
export const book = Rulebook.compile(ruleset, scenario.rules);

/** Lance against lance, when the first 'Mechs of the third turn begin to move. */
function begin() {
  const opened = open(ruleset, book, scenario.setup, new SeededDice(seedFrom('aloud'), 0));
  if (!opened.ok) throw new Error('no beginning');
  let { state } = opened;
  for (let n = 1; state.phase !== 'movement' || state.turn < 3; n++) {
    const { seat } = ruleset.awaiting(state)[0]!;
    const { command } = tactics.candidates(ruleset.view(state, seat), seat, book)[0]!;
    const done = perform(ruleset, book, state, seat, command, new SeededDice(seedFrom('aloud'), n));
    if (!done.ok) throw new Error(JSON.stringify(done.refusals));
    state = done.state;
  }
  return state;
}

export const moving = begin();
export const { seat } = ruleset.awaiting(moving)[0]!;
