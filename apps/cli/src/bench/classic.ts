import { hashOf, keyOf, open, perform, Rulebook, type Seat, SeededDice, seedFrom } from '@sortie/kernel';
import { type Classic, classic, type State } from '@sortie/rules-classic';
import { dearestOf, type Gate, timed } from './gate.ts';

const { ruleset, tactics, scenarios } = classic;
const lances = scenarios.find(({ id }) => id === 'lances')!;
const book = Rulebook.compile(ruleset, lances.rules);

interface Position {
  readonly state: State;
  readonly seat: Seat;
}

/** Random games of two lances, command by command. Stops when `use` says so. */
function playRandomly(seed: string, use: (position: Position, after: State) => boolean): void {
  for (let game = 0; ; game += 1) {
    const dice = keyOf(seedFrom(`${seed} dice ${game}`));
    const luck = keyOf(seedFrom(`${seed} luck ${game}`));
    const opened = open(ruleset, book, lances.setup, new SeededDice(dice, 0));
    if (!opened.ok) throw new Error('seeded dice never run out');
    let { state } = opened;
    for (let n = 1; ; n += 1) {
      const asked = ruleset.awaiting(state)[0];
      if (!asked) break;
      const { seat } = asked;
      const done = perform(ruleset, book, state, seat, sampled(state, seat, new SeededDice(luck, n)), new SeededDice(dice, n));
      if (!done.ok) throw new Error('a sampled command is refused');
      if (use({ state, seat }, done.state)) return;
      ({ state } = done);
    }
  }
}

function sampled(state: State, seat: Seat, choices: SeededDice): Classic['command'] {
  const command = ruleset.sample(ruleset.view(state, seat), seat, book, bound => choices.below(bound));
  if (!command) throw new Error(`seat ${seat} is asked and has no option`);
  return command;
}

/** Positions of one phase in the thick of random games. */
function positions(phase: State['phase'], count: number): readonly Position[] {
  const found: Position[] = [];
  playRandomly('positions', position => {
    const { state, seat } = position;
    const fresh = state.units.every(unit => unit.seat !== seat || (unit.moved === null && unit.fire === null) || phase !== 'movement');
    if (state.phase === phase && state.turn >= 3 && fresh) found.push(position);
    return found.length === count;
  });
  return found;
}

export const classicPlayoutGate: Gate = {
  name: 'classic-playouts',
  title: 'classic: commands in random playouts',
  unit: 'commands/s',
  limit: 20_000,
  run: () => {
    const commands = 20_000;
    const { ms, result } = timed(() => {
      let count = 0;
      let last: State | undefined;
      playRandomly('playouts', (_position, after) => {
        last = after;
        count += 1;
        return count === commands;
      });
      return last;
    });
    return { value: (commands * 1000) / ms, hash: hashOf(result) };
  },
};

/** Every option of a side of four that has not moved yet, and every declaration of one that has. */
export const classicOptionsGate: Gate = {
  name: 'classic-options',
  title: 'classic: all options of one side',
  unit: 'ms',
  limit: 2,
  run: () => {
    const all = [...positions('movement', 6), ...positions('weapon', 6)];
    const listed = ({ state, seat }: Position) => [...ruleset.options(ruleset.view(state, seat), seat, book)];
    const hash = hashOf(all.map(listed));
    return { value: dearestOf(all, listed), hash };
  },
};

export const classicCandidatesGate: Gate = {
  name: 'classic-candidates',
  title: 'classic: options worth a thought',
  unit: 'ms',
  limit: 10,
  run: () => {
    const all = [...positions('movement', 6), ...positions('weapon', 6), ...positions('physical', 4)];
    const listed = ({ state, seat }: Position) => tactics.candidates(ruleset.view(state, seat), seat, book);
    const hash = hashOf(all.map(position => listed(position).map(({ command }) => command)));
    return { value: dearestOf(all, listed), hash };
  },
};
