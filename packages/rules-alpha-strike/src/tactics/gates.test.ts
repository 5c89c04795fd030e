import { hashOf, keyOf, open, perform, Rulebook, SeededDice, seedFrom } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { alphaStrike } from '../index.ts';
import { readSetup } from '../scene.fixture.ts';
import type { Setup, State } from '../shape.ts';

const { ruleset, tactics, scenarios } = alphaStrike;

/** One game between two opponents that take the first thing they think of. */
function play(setup: Setup, seed: string): State {
  const book = Rulebook.compile(ruleset, scenarios[0]!.rules);
  const dice = keyOf(seedFrom(seed));
  const opened = open(ruleset, book, setup, new SeededDice(dice, 0));
  if (!opened.ok) throw new Error('the opening wants dice by hand');
  let { state } = opened;
  for (let n = 1; ruleset.awaiting(state).length > 0; n++) {
    if (n > 4000) throw new Error(`the game stalls in turn ${state.turn}`);
    const { seat } = ruleset.awaiting(state)[0]!;
    const [choice] = tactics.candidates(ruleset.view(state, seat), seat, book);
    const done = perform(ruleset, book, state, seat, choice!.command, new SeededDice(dice, n));
    if (!done.ok) throw new Error(`${choice!.command.type} is refused: ${JSON.stringify(done.refusals)}`);
    state = done.state;
  }
  return state;
}

const meeting = scenarios.find(({ id }) => id === 'meeting')!.setup;
const eight: Setup = { ...meeting, forces: [meeting.forces[0].slice(0, 8), meeting.forces[1].slice(0, 8)] };

test.each(['a', 'b'])(
  'eight against eight ends with a winner and repeats: seed %s',
  seed => {
    const end = play(eight, seed);
    expect(end.result?.winners).toHaveLength(1);
    expect(hashOf(play(eight, seed))).toBe(hashOf(end));
  },
  60_000,
);

test('every ready game can be played to its end', () => {
  for (const { id, setup } of scenarios.filter(one => !one.setup.mission?.variant)) expect(play(setup, id).result, id).not.toBeNull();
});

test('every set-up that is offered can be read back', () => {
  for (const { setup } of scenarios) expect(readSetup(JSON.parse(JSON.stringify(setup))).ok).toBe(true);
});
