import { hashOf, Rulebook, sure } from '@sortie/kernel';
import { type Classic, classic, type State } from '@sortie/rules-classic';
import { gameGate } from '../bench/arena.ts';
import { dearestOf, type Gate } from '../bench/gate.ts';
import { optionsIn, type Playing, type Position, playoutsOf, playRandomly } from '../bench/playouts.ts';

const { ruleset, tactics, scenarios } = classic;
const lances = sure(
  scenarios.find(({ id }) => id === 'lances'),
  'one of the scenarios',
);
const book = Rulebook.compile(ruleset, lances.rules);
const playing: Playing<Classic> = { ruleset, book, scenario: lances };

/** Positions of one phase in the thick of random games. */
function positions(phase: State['phase'], count: number): readonly Position<Classic>[] {
  const found: Position<Classic>[] = [];
  playRandomly(playing, 'positions', position => {
    const { state, seat } = position;
    const fresh = state.units.every(unit => unit.seat !== seat || (unit.moved === null && unit.fire === null) || phase !== 'movement');
    if (state.phase === phase && state.turn >= 3 && fresh) found.push(position);
    return found.length === count;
  });
  return found;
}

const classicPlayoutGate = playoutsOf(playing, 20_000, {
  name: 'classic-playouts',
  title: 'classic: commands in random playouts',
  limit: 26_000,
});

/** Every option of a side of four that has not moved yet, and every declaration of one that has. */
const classicOptionsGate: Gate = {
  name: 'classic-options',
  title: 'classic: all options of one side',
  unit: 'ms',
  limit: 2,
  run: () => {
    const all = [...positions('movement', 6), ...positions('weapon', 6)];
    const listed = optionsIn(playing);
    const hash = hashOf(all.map(listed));
    return { value: dearestOf(all, listed), hash };
  },
};

const classicCandidatesGate: Gate = {
  name: 'classic-candidates',
  title: 'classic: options worth a thought',
  unit: 'ms',
  limit: 10,
  run: () => {
    const all = [...positions('movement', 6), ...positions('weapon', 6), ...positions('physical', 4)];
    const listed = ({ state, seat }: Position<Classic>) => tactics.candidates(ruleset.view(state, seat), seat, book);
    const hash = hashOf(all.map(position => listed(position).map(({ command }) => command)));
    return { value: dearestOf(all, listed), hash };
  },
};

/** Forty games a minute on one core. */
const FORTY_A_MINUTE = 1500;

/** What is measured of the game. */
export const gates = (): readonly Gate[] => [
  classicPlayoutGate,
  classicOptionsGate,
  classicCandidatesGate,
  gameGate('a classic game, four a side', classic, FORTY_A_MINUTE),
];
