import { hashOf, keyOf, nth, open, perform, Rulebook, type Scenario, type Seat, SeededDice, seedFrom } from '@sortie/kernel';
import { groundOf, type Impact, impact, isPlaced, type State, sightOf } from '@sortie/rules-impact';
import { gameGate, SIXTY_A_MINUTE } from '../bench/arena.ts';
import { dearestOf, type Gate, timed } from '../bench/gate.ts';
import { numbersFrom } from '../bench/luck.ts';

const { ruleset, scenarios } = impact;

interface Position {
  readonly state: State;
  readonly seat: Seat;
  readonly book: Rulebook<Impact>;
}

/** A random game of so many commands; `use` looks at every position. */
function playRandomly(scenario: Scenario<Impact>, seed: string, commands: number, use: (position: Position) => unknown): State {
  const book = Rulebook.compile(ruleset, scenario.rules);
  const dice = keyOf(seedFrom(`${seed} dice`));
  const luck = keyOf(seedFrom(`${seed} luck`));
  const opened = open(ruleset, book, scenario.setup, new SeededDice(dice, 0));
  if (!opened.ok) throw new Error('seeded dice never run out');
  let { state } = opened;
  for (let n = 1; n <= commands; n += 1) {
    const asked = ruleset.awaiting(state)[0];
    if (!asked) break;
    const { seat } = asked;
    use({ state, seat, book });
    const choices = new SeededDice(luck, n);
    const command = ruleset.sample(ruleset.view(state, seat), seat, book, bound => choices.below(bound));
    if (!command) throw new Error(`seat ${seat} is asked and has no option`);
    const done = perform(ruleset, book, state, seat, command, new SeededDice(dice, n));
    if (!done.ok) throw new Error(`a sampled command is refused: ${command.type}`);
    ({ state } = done);
  }
  return state;
}

/** The largest map of joined panels that a scenario has, once it is laid. */
function widestMap(): Position {
  let widest: Position | undefined;
  for (const scenario of scenarios) {
    playRandomly(scenario, 'map', 1, position => {
      const ground = groundOf(position.state.map);
      if (ground.kind === 'panels' && (!widest || ground.spots.length > groundOf(widest.state.map).spots.length)) widest = position;
    });
  }
  if (!widest) throw new Error('no scenario is played on panels');
  return widest;
}

function panelSightGate(): Gate {
  const { state, book } = widestMap();
  const ground = groundOf(state.map);
  const sight = sightOf(book);
  const below = numbersFrom('panels');
  const lines = Array.from({ length: 150_000 }, () => {
    const [a, b] = [nth(ground.spots, below(ground.spots.length)), nth(ground.spots, below(ground.spots.length))];
    return { a, aLevel: ground.level(a) + below(4), b, bLevel: ground.level(b) + below(4) };
  });
  return {
    name: 'panel-sight',
    title: `Impact, line of sight on ${ground.panels} panels`,
    unit: 'lines/s',
    limit: 300_000,
    run: () => {
      const { ms, result } = timed(() => {
        let blocked = 0;
        for (const { a, aLevel, b, bLevel } of lines) if (ground.blocked(a, aLevel, b, bLevel, sight)) blocked += 1;
        return blocked;
      });
      return { value: (lines.length * 1000) / ms, hash: String(result) };
    },
  };
}

const COMMANDS = 400;

/** Somebody is in action or may react; laying the table is done at leisure. */
const isAction = ({ state }: Position): boolean => state.phase !== 'setup' && state.units.some(isPlaced);

/** The dearest position of a game of every scenario: what one soldier may do there, reactions included. */
const actionsGate: Gate = {
  name: 'actions',
  title: 'Impact, legal actions of one soldier',
  unit: 'ms',
  limit: 5,
  run: () => {
    const seen: Position[] = [];
    const ends = scenarios.map(scenario =>
      hashOf(playRandomly(scenario, `actions ${scenario.id}`, COMMANDS, position => isAction(position) && seen.push(position))),
    );
    return { value: dearestOf(seen, listed), hash: hashOf(ends) };
  },
};

const PLAYED = 2_500;

/** Random games of every scenario in turn: each has other ground and other rules. */
const impactPlayoutGate: Gate = {
  name: 'impact-playouts',
  title: 'Impact: commands in random playouts',
  unit: 'commands/s',
  limit: 45_000,
  warms: true,
  run: () => {
    let played = 0;
    const { ms, result } = timed(() =>
      scenarios.map(scenario => playRandomly(scenario, `playouts ${scenario.id}`, PLAYED, () => played++)),
    );
    return { value: (played * 1000) / ms, hash: hashOf(result) };
  },
};

const listed = ({ state, seat, book }: Position): readonly unknown[] => [...ruleset.options(ruleset.view(state, seat), seat, book)];

/** What is measured of the game. */
export const gates = (): readonly Gate[] => [
  impactPlayoutGate,
  panelSightGate(),
  actionsGate,
  gameGate('a game of Impact, eight a side', impact, SIXTY_A_MINUTE),
];
