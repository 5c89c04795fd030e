import {
  advance,
  begin,
  commitmentTo,
  hashOf,
  keyOf,
  type Match,
  open,
  perform,
  Rulebook,
  type Seat,
  SeededDice,
  type SipKey,
  seedFrom,
  sure,
  verify,
} from '@sortie/kernel';
import { type QuickStart, quickStart, type State } from '@sortie/rules-quick-start';
import { gameGate, SIXTY_A_MINUTE } from '../bench/arena.ts';
import { type Gate, type Measured, timed } from '../bench/gate.ts';

const { ruleset, scenarios } = quickStart;
const lances = sure(
  scenarios.find(({ id }) => id === 'lance-each'),
  'one of the scenarios',
);
const book = Rulebook.compile(ruleset, lances.rules);

interface Position {
  readonly state: State;
  readonly seat: Seat;
}

/** Random games of two lances, command by command. Stops when `use` says so. */
function playRandomly(seed: string, use: (position: Position, command: QuickStart['command'], after: State) => boolean): void {
  for (let game = 0; ; game += 1) {
    const dice = keyOf(seedFrom(`${seed} dice ${game}`));
    const luck = keyOf(seedFrom(`${seed} luck ${game}`));
    let { state } = opened(dice);
    for (let n = 1; ; n += 1) {
      const asked = ruleset.awaiting(state)[0];
      if (!asked) break;
      const { seat } = asked;
      const command = sampled(state, seat, luck, n);
      const done = perform(ruleset, book, state, seat, command, new SeededDice(dice, n));
      if (!done.ok) throw new Error(`a sampled command is refused: ${command.type}`);
      if (use({ state, seat }, command, done.state)) return;
      ({ state } = done);
    }
  }
}

function opened(dice: SipKey) {
  const done = open(ruleset, book, lances.setup, new SeededDice(dice, 0));
  if (!done.ok) throw new Error('seeded dice never run out');
  return done;
}

function sampled(state: State, seat: Seat, luck: SipKey, n: number): QuickStart['command'] {
  const choices = new SeededDice(luck, n);
  const command = ruleset.sample(ruleset.view(state, seat), seat, book, bound => choices.below(bound));
  if (!command) throw new Error(`seat ${seat} is asked and has no option`);
  return command;
}

/** The first position of a random game that `fits`. */
function find(fits: (position: Position, command: QuickStart['command']) => boolean) {
  let found: { readonly position: Position; readonly command: QuickStart['command'] } | undefined;
  playRandomly('bench', (position, command) => {
    if (!fits(position, command)) return false;
    found = { position, command };
    return true;
  });
  return sure(found, 'the found');
}

const playoutGate: Gate = {
  name: 'playouts',
  title: 'commands in random playouts',
  unit: 'commands/s',
  limit: 80_000,
  run: () => {
    const commands = 20_000;
    const { ms, result } = timed(() => {
      let count = 0;
      let last: State | undefined;
      playRandomly('playouts', (_position, _command, after) => {
        last = after;
        count += 1;
        return count === commands;
      });
      return last;
    });
    return { value: (commands * 1000) / ms, hash: hashOf(result) };
  },
};

/** One 'Mech fires its volley again and again from the same position: aim, rolls, clusters, locations, damage. */
const attackGate: Gate = {
  name: 'attacks',
  title: 'attacks resolved',
  unit: 'attacks/s',
  limit: 50_000,
  run: () => {
    const { position, command } = find((_, one) => one.type === 'resolve' && one.weapons.length > 2);
    const volley = command.type === 'resolve' ? command.weapons.length : 0;
    const dice = keyOf(seedFrom('attacks'));
    const volleys = 5_000;
    const { ms, result } = timed(() => {
      let last: State = position.state;
      for (let n = 0; n < volleys; n += 1) {
        const done = perform(ruleset, book, position.state, position.seat, command, new SeededDice(dice, n));
        if (done.ok) last = done.state;
      }
      return last;
    });
    return { value: (volleys * volley * 1000) / ms, hash: hashOf(result) };
  },
};

/** Every legal command of a side of four that has not moved yet, in the thick of it. */
const optionsGate: Gate = {
  name: 'options',
  title: 'all legal commands of one side',
  unit: 'ms',
  limit: 2,
  run: () => {
    const { state, seat } = find(
      ({ state, seat }) =>
        state.turn === 3 && state.units.every(unit => unit.seat !== seat || unit.moved === null) && state.phase === 'movement',
    ).position;
    const view = ruleset.view(state, seat);
    const rounds = 20;
    const { ms, result } = timed(() => {
      let all: QuickStart['command'][] = [];
      for (let i = 0; i < rounds; i += 1) all = [...ruleset.options(view, seat, book)];
      return all;
    });
    return { value: ms / rounds, hash: hashOf(result) };
  },
};

/** Play 500 recorded commands again from the seed, comparing every event and every fingerprint. */
const replayGate: Gate = {
  name: 'replay',
  title: 'replay of 500 commands',
  unit: 'ms',
  limit: 50,
  run: replayed,
};

function replayed(): Measured {
  const { match, seed } = longGame(500);
  const { ms, result } = timed(() => verify(ruleset, match.header, match.entries, seed));
  if (!result.ok) throw new Error(`entry ${result.entry} comes out differently: ${result.reason}`);
  return { value: ms, hash: result.hash };
}

/** A random game that lasts so many commands, as it would be recorded. */
function longGame(commands: number): { readonly match: Match<QuickStart>; readonly seed: string } {
  for (let game = 0; ; game += 1) {
    const seed = seedFrom(`long game ${game}`);
    const luck = keyOf(seedFrom(`long luck ${game}`));
    const { rules, setup } = lances;
    const header = {
      game: ruleset.id,
      version: ruleset.version,
      rules,
      setup,
      seats: ['a', 'b'],
      dice: 'seeded' as const,
      commitment: commitmentTo(seed),
    };
    const begun = begin(ruleset, header, new SeededDice(seed, 0));
    if (!begun.ok) throw new Error('seeded dice never run out');
    let { match } = begun;
    while (match.entries.length <= commands) {
      const asked = ruleset.awaiting(match.state)[0];
      if (!asked) break;
      const n = match.entries.length;
      const done = advance(match, asked.seat, sampled(match.state, asked.seat, luck, n), new SeededDice(seed, n));
      if (!done.ok) throw new Error('a sampled command is refused');
      ({ match } = done);
    }
    if (match.entries.length > commands) return { match, seed };
  }
}

/** What is measured of the game. */
export const gates = (): readonly Gate[] => [
  playoutGate,
  attackGate,
  optionsGate,
  replayGate,
  gameGate('a Quick-Start game, four a side', quickStart, SIXTY_A_MINUTE),
];
