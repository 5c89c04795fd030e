import { LEVELS, type Level } from '@sortie/ai';
import type { Contender } from '@sortie/arena';
import { InvalidArgumentError } from 'commander';

export const levelNames: string = LEVELS.join(', ');

/** A level of play, as an option of a command. */
export function levelOf(text: string): Level {
  const level = LEVELS.find(one => one === text.toLowerCase());
  if (!level) throw new InvalidArgumentError(`The levels are: ${levelNames}.`);
  return level;
}

/** How long or how deep somebody may think, as options of a command. */
export interface Limits {
  readonly budgetMs?: number;
  readonly budgetA?: number;
  readonly budgetB?: number;
  readonly nodes?: number;
  readonly nodesA?: number;
  readonly nodesB?: number;
}

export function contender(level: Level, limits: Limits, side: 'a' | 'b'): Contender {
  const ms = (side === 'a' ? limits.budgetA : limits.budgetB) ?? limits.budgetMs;
  const nodes = (side === 'a' ? limits.nodesA : limits.nodesB) ?? limits.nodes;
  return { level, ...(ms !== undefined && { ms }), ...(nodes !== undefined && { nodes }) };
}
