import {
  hashOf,
  keyOf,
  open,
  perform,
  type Rulebook,
  type Ruleset,
  type Scenario,
  type Seat,
  SeededDice,
  type Shape,
  seedFrom,
} from '@sortie/kernel';
import { type Gate, timed } from './gate.ts';

/** What is played at random: a scenario with its book. */
export interface Playing<G extends Shape> {
  readonly ruleset: Ruleset<G>;
  readonly book: Rulebook<G>;
  readonly scenario: Scenario<G>;
}

export interface Position<G extends Shape> {
  readonly state: G['state'];
  readonly seat: Seat;
}

/** Random games of a scenario, command by command. Stops when `use` says so. */
export function playRandomly<G extends Shape>(
  { ruleset, book, scenario }: Playing<G>,
  seed: string,
  use: (position: Position<G>, after: G['state']) => boolean,
): void {
  for (let game = 0; ; game += 1) {
    const dice = keyOf(seedFrom(`${seed} dice ${game}`));
    const luck = keyOf(seedFrom(`${seed} luck ${game}`));
    const opened = open(ruleset, book, scenario.setup, new SeededDice(dice, 0));
    if (!opened.ok) throw new Error('seeded dice never run out');
    let { state } = opened;
    for (let n = 1; ; n += 1) {
      const asked = ruleset.awaiting(state)[0];
      if (!asked) break;
      const { seat } = asked;
      const choices = new SeededDice(luck, n);
      const command = ruleset.sample(ruleset.view(state, seat), seat, book, bound => choices.below(bound));
      if (!command) throw new Error(`seat ${seat} is asked and has no option`);
      const done = perform(ruleset, book, state, seat, command, new SeededDice(dice, n));
      if (!done.ok) throw new Error('a sampled command is refused');
      if (use({ state, seat }, done.state)) return;
      ({ state } = done);
    }
  }
}

/** How many commands a second a game takes. */
export const playoutsOf = <G extends Shape>(playing: Playing<G>, commands: number, gate: Pick<Gate, 'name' | 'title' | 'limit'>): Gate => ({
  ...gate,
  unit: 'commands/s',
  warms: true,
  run: () => {
    const { ms, result } = timed(() => {
      let count = 0;
      let last: G['state'] | undefined;
      playRandomly(playing, 'playouts', (_position, after) => {
        last = after;
        count += 1;
        return count === commands;
      });
      return last;
    });
    return { value: (commands * 1000) / ms, hash: hashOf(result) };
  },
});

/** All that a side may do. */
export const optionsIn =
  <G extends Shape>({ ruleset, book }: Playing<G>) =>
  ({ state, seat }: Position<G>): readonly G['command'][] => [...ruleset.options(ruleset.view(state, seat), seat, book)];
