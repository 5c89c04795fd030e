import { playGame } from '@sortie/arena';
import { type Game, hashOf, type Shape, type Watch } from '@sortie/kernel';
import { alphaStrike, alphaStrikeWatch } from '@sortie/rules-alpha-strike';
import { impact, impactWatch } from '@sortie/rules-impact';
import { quickStart, quickStartWatch } from '@sortie/rules-quick-start';
import { type Gate, timed } from './gate.ts';

/** Sixty games a minute on one core. */
const LIMIT = 1000;
/** Every second game of a pairing of equals is the same again with the seats swapped, so only the first is played. */
const PAIRINGS = [0, 1, 2];

const regular = { level: 'regular' } as const;

/** A whole game between regular opponents with equal forces, on average over a few maps. */
const gameGate = <G extends Shape>(title: string, game: Game<G>, watch: Watch<G>): Gate => ({
  name: `arena-${game.ruleset.id}`,
  title,
  unit: 'ms',
  limit: LIMIT,
  run: () => {
    const { ms, result } = timed(() =>
      PAIRINGS.map(n => playGame(game, watch, { a: regular, b: regular, seed: 'bench' }, { scenario: watch.even }, 2 * n).hash),
    );
    return { value: ms / PAIRINGS.length, hash: hashOf(result) };
  },
});

export const arenaGates: readonly Gate[] = [
  gameGate('a Quick-Start game, four a side', quickStart, quickStartWatch),
  gameGate('an Alpha Strike game, four a side', alphaStrike, alphaStrikeWatch),
  gameGate('a game of Impact, eight a side', impact, impactWatch),
];
