import { EVEN, playGame } from '@sortie/arena';
import { hashOf, type Manifest, type Shape } from '@sortie/kernel';
import { type Gate, timed } from './gate.ts';

/** Every second game of a pairing of equals is the same again with the seats swapped, so only the first is played. */
const PAIRINGS = [0, 1, 2];

const regular = { level: 'regular' } as const;

/** A whole game between regular opponents with equal forces, on average over a few maps. */
export const gameGate = <G extends Shape>(title: string, game: Manifest<G>, limit: number): Gate => ({
  name: `arena-${game.ruleset.id}`,
  title,
  unit: 'ms',
  limit,
  run: () => {
    const { ms, result } = timed(() => PAIRINGS.map(n => playGame(game, { a: regular, b: regular, seed: 'bench' }, EVEN, 2 * n).hash));
    return { value: ms / PAIRINGS.length, hash: hashOf(result) };
  },
});

/** Sixty games a minute on one core. */
export const SIXTY_A_MINUTE = 1000;
