import { CHARACTERS, LEVELS, type Level, type Opponent, opponentNamed, personalityOf } from '@sortie/ai';
import type { Contender } from '@sortie/arena';
import { InvalidArgumentError } from 'commander';
import { isProgram } from '../bots/lines.ts';

export const levelNames: string = LEVELS.join(', ');

/** A level of play, as an option of a command. */
export function levelOf(text: string): Level {
  const level = LEVELS.find(one => one === text.toLowerCase());
  if (!level) throw new InvalidArgumentError(`The levels are: ${levelNames}.`);
  return level;
}

/** Somebody who plays a side, as an option of a command: a level, or a program from outside. */
export type Who = Level | Opponent | { readonly program: string };

export function whoOf(text: string): Who {
  if (isProgram(text)) return { program: text };
  const opponent = opponentNamed(text);
  if (!opponent)
    throw new InvalidArgumentError(`The levels are: ${levelNames}; the characters: ${CHARACTERS.join(', ')} (veteran-sniper).`);
  return opponent;
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

export function contender(given: Who, limits: Limits, side: 'a' | 'b'): Contender {
  const ms = (side === 'a' ? limits.budgetA : limits.budgetB) ?? limits.budgetMs;
  const nodes = (side === 'a' ? limits.nodesA : limits.nodesB) ?? limits.nodes;
  const who = typeof given === 'string' ? { level: given } : given;
  if ('program' in who) return { level: 'random', outside: who.program, ...(ms !== undefined && { ms }) };
  return { ...who, ...personalityOf(who), ...(ms !== undefined && { ms }), ...(nodes !== undefined && { nodes }) };
}
