import { table as terrain } from '@sortie/board';
import { hashOf, keyOf, nth, open, perform, Rulebook, type Seat, SeededDice, seedFrom, sure } from '@sortie/kernel';
import { alphaStrike, attacksFor, gaitOf, isOn, type Setup, type State } from '@sortie/rules-alpha-strike';
import { gameGate, SIXTY_A_MINUTE } from '../bench/arena.ts';
import { dearestOf, type Gate, type Measured, timed } from '../bench/gate.ts';
import { numbersFrom } from '../bench/luck.ts';
import { playoutsOf } from '../bench/playouts.ts';

const { ruleset, tactics, scenarios } = alphaStrike;
const meeting = scenarios.find(({ id }) => id === 'meeting') ?? nth(scenarios, 0);
const eight: Setup = { ...meeting.setup, forces: [meeting.setup.forces[0].slice(0, 8), meeting.setup.forces[1].slice(0, 8)] };
const book = Rulebook.compile(ruleset, meeting.rules);

const LANCES = 28_000;
const COMPANIES = 15_000;
const INCH = 254;
const PIECES = 40;

/** Hills, woods, houses and water of several tables, heaped upon one. */
function crowdedTable(): terrain.TablePlan {
  const made = terrain.SCENES.map((scene, i) => terrain.generateTable({ scene, seed: 7 + i }));
  const pieces = made.flatMap(({ pieces }, i) => pieces.map(piece => ({ ...piece, id: `${i} ${piece.id}` })));
  const sighted = pieces.filter(({ kind }) => ['hill', 'woods', 'building', 'jungle', 'rubble'].includes(kind));
  return { ...nth(made, 0), pieces: sighted.slice(0, PIECES) };
}

function openSightGate(): Gate {
  const plan = crowdedTable();
  const below = numbersFrom('open table');
  const posts = Array.from({ length: 300 }, (): terrain.Post => {
    const at = { x: below(plan.width), y: below(plan.height) };
    return { at, z: terrain.groundAt(plan, at).elevation, height: 2 * INCH };
  });
  return {
    name: 'open-sight',
    title: `line of sight, ${plan.pieces.length} pieces of terrain`,
    unit: 'lines/s',
    limit: 150_000,
    run: () => {
      const { ms, result } = timed(() => {
        let sum = 0;
        for (const from of posts)
          for (const to of posts) {
            const { hidden, dimmed, density } = terrain.sightOf(plan, from, to);
            sum = (sum + hidden + 3 * dimmed + 7 * density) % 1_000_000_007;
          }
        return sum;
      });
      return { value: (posts.length ** 2 * 1000) / ms, hash: String(result) };
    },
  };
}

/** One game between two opponents that take the first thing they think of; `use` looks at every position. */
function fastGame(seed: string, use: (state: State, seat: Seat) => void = () => undefined): State {
  const dice = keyOf(seedFrom(seed));
  const opened = open(ruleset, book, eight, new SeededDice(dice, 0));
  if (!opened.ok) throw new Error('seeded dice never run out');
  let { state } = opened;
  for (let n = 1; ; n += 1) {
    const asked = ruleset.awaiting(state)[0];
    if (!asked) return state;
    const { seat } = asked;
    use(state, seat);
    const [choice] = tactics.candidates(ruleset.view(state, seat), seat, book);
    const done = perform(ruleset, book, state, seat, sure(choice, 'the choice').command, new SeededDice(dice, n));
    if (!done.ok) throw new Error(`a candidate is refused: ${sure(choice, 'the choice').command.type}`);
    ({ state } = done);
  }
}

const fastGameGate: Gate = {
  name: 'eight-against-eight',
  title: 'Alpha Strike, eight against eight',
  unit: 'ms',
  limit: 2000,
  run: () => {
    const { ms, result } = timed(() => fastGame('bench'));
    return { value: ms, hash: hashOf(result) };
  },
};

const lances = sure(
  scenarios.find(({ id }) => id === 'lance-duel'),
  'one of the scenarios',
);

/** Lance against lance, as in the classic game; and the largest fight there is, where everybody may shoot at twelve. */
const lancePlayoutGate = playoutsOf({ ruleset, book: Rulebook.compile(ruleset, lances.rules), scenario: lances }, 20_000, {
  name: 'alpha-strike-playouts',
  title: 'Alpha Strike: commands in random playouts',
  limit: LANCES,
});

const companyPlayoutGate = playoutsOf({ ruleset, book, scenario: meeting }, 8_000, {
  name: 'alpha-strike-company-playouts',
  title: 'Alpha Strike, twelve a side: the same',
  limit: COMPANIES,
});

interface Position {
  readonly state: State;
  readonly seat: Seat;
}

/** The positions of one game in which a side begins a phase. */
function beginnings(phase: State['phase']): readonly Position[] {
  const found = new Map<string, Position>();
  fastGame('positions', (state, seat) => {
    const key = `${state.turn} ${seat}`;
    if (state.phase === phase && !found.has(key)) found.set(key, { state, seat });
  });
  return [...found.values()];
}

const dearest = <T>(positions: readonly T[], work: (position: T) => unknown): Measured => ({
  value: dearestOf(positions, work),
  hash: hashOf(positions.map(work)),
});

/** Nothing is remembered of the units: every line of sight has to be looked along. */
const unremembered = (state: State): State => ({ ...state, units: state.units.map(unit => ({ ...unit })) });

const targetsGate: Gate = {
  name: 'targets',
  title: 'Alpha Strike, legal targets of a side',
  unit: 'ms',
  limit: 3,
  run: () =>
    dearest(beginnings('combat'), ({ state, seat }) => {
      const view = ruleset.view(unremembered(state), seat);
      const targets: string[] = [];
      for (const unit of view.units) {
        if (unit.seat !== seat) continue;
        for (const command of attacksFor(view, unit, seat, book))
          if (command.type === 'attack') targets.push(`${unit.id} ${command.target} ${command.how}`);
      }
      return targets;
    }),
};

const MODES = ['ground', 'sprint'] as const;

/** Every point that one unit reaches, with the way there: what the client draws. */
const envelopeGate: Gate = {
  name: 'envelope',
  title: 'Alpha Strike, movement envelope',
  unit: 'ms',
  limit: 15,
  run: () => {
    const movers = beginnings('movement').flatMap(({ state, seat }) =>
      state.units
        .filter(unit => unit.seat === seat)
        .filter(isOn)
        .flatMap(unit => MODES.map(mode => ({ state, unit, mode }))),
    );
    return dearest(movers, ({ state, unit, mode }) => {
      const inches = book.ask('move', { state, unit, mode }).total;
      const reach = terrain.reachOf(state.table, unit.at, unit.z, inches * INCH, gaitOf(unit, mode, book, state));
      const points = reach.points();
      return [points.length, points.reduce((sum, at) => sum + (reach.pathTo(at)?.length ?? 0), 0)];
    });
  },
};

/** What is measured of the game. */
export const gates = (): readonly Gate[] => [
  lancePlayoutGate,
  companyPlayoutGate,
  openSightGate(),
  targetsGate,
  envelopeGate,
  fastGameGate,
  gameGate('an Alpha Strike game, four a side', alphaStrike, SIXTY_A_MINUTE),
];
