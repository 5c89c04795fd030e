import type { Character, Level, Personality } from '@sortie/ai';
import type { Weights } from '@sortie/kernel';

/** Somebody who plays one side of a series, in words that can be sent to another thread. */
export interface Contender {
  readonly level: Level;
  /** Positions it may look at for a decision; games are the same again only with this kind of limit. */
  readonly nodes?: number;
  /** Milliseconds it may think about a decision. */
  readonly ms?: number;
  /** A judgement of its own instead of the game's. */
  readonly weights?: Partial<Weights>;
  readonly personality?: Personality;
  /** What that is called. */
  readonly character?: Character;
  /** A program that decides instead: how to start it, or where it listens. What it gets wrong, somebody of this level does. */
  readonly outside?: string;
}

/** "veteran", "ace at 1000 ms". */
export function nameOf({ level: plain, character, nodes, ms, outside }: Contender): string {
  const level = character === undefined ? plain : `${plain}-${character}`;
  if (outside !== undefined) return ms === undefined ? outside : `${outside} at ${ms} ms`;
  if (ms !== undefined) return `${level} at ${ms} ms`;
  return nodes === undefined ? level : `${level} at ${nodes} nodes`;
}

/** What both sides of a series are called: two of a kind are told apart by their letters. */
export function namesOf({ a, b }: { readonly a: Contender; readonly b: Contender }): readonly [string, string] {
  const [first, second] = [nameOf(a), nameOf(b)];
  return first === second ? [`${first} (A)`, `${second} (B)`] : [first, second];
}
