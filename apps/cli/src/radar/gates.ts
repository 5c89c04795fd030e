import { hashOf, Rulebook } from '@sortie/kernel';
import { type Radar, radar } from '@sortie/rules-radar';
import { gameGate, SIXTY_A_MINUTE } from '../bench/arena.ts';
import { dearestOf, type Gate } from '../bench/gate.ts';
import { optionsIn, type Playing, type Position, playoutsOf, playRandomly } from '../bench/playouts.ts';

const { ruleset, scenarios } = radar;

/** The scenario with the most craft: every one of them may meet every other. */
const fleets = scenarios.reduce((most, one) => (craftOf(one) > craftOf(most) ? one : most));
const playing: Playing<Radar> = { ruleset, book: Rulebook.compile(ruleset, fleets.rules), scenario: fleets };

function craftOf({ setup }: (typeof scenarios)[number]): number {
  return setup.forces[0].length + setup.forces[1].length;
}

const radarPlayoutGate = playoutsOf(playing, 10_000, {
  name: 'radar-playouts',
  title: 'radar: commands in random playouts',
  limit: 60_000,
});

const POSITIONS = 600;

const radarOptionsGate: Gate = {
  name: 'radar-options',
  title: 'radar: all options of one side',
  unit: 'ms',
  limit: 0.5,
  run: () => {
    const seen: Position<Radar>[] = [];
    playRandomly(playing, 'options', position => seen.push(position) === POSITIONS);
    const listed = optionsIn(playing);
    return { value: dearestOf(seen, listed), hash: hashOf(seen.map(listed)) };
  },
};

/** What is measured of the game. */
export const gates = (): readonly Gate[] => [
  radarPlayoutGate,
  radarOptionsGate,
  gameGate('a game in space, four a side', radar, SIXTY_A_MINUTE),
];
