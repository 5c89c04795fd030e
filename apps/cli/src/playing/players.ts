import type { Game, Shape } from '@sortie/kernel';
import { type Player, randomPlayer } from './player.ts';

/** The players that can be named on a command line; the first is who plays if nobody is named. */
export const playerNames: readonly string[] = ['random'];

export function playerNamed<G extends Shape>({ ruleset }: Game<G>, name: string): Player<G> | undefined {
  return name === 'random' ? randomPlayer(ruleset) : undefined;
}
