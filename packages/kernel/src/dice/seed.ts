import { sha256 } from '../sha256.ts';
import type { SipKey } from './siphash.ts';

/** 128 bits as 32 hexadecimal digits. Whoever knows it knows every die of the game, so it never leaves the server. */
export type Seed = string;

export const isSeed = (text: string): text is Seed => /^[0-9a-f]{32}$/.test(text);

/** A seed for any words a person may type; games that should be fair take 128 random bits from the host instead. */
export const seedFrom = (words: string): Seed => (isSeed(words) ? words : sha256(`sortie seed ${words}`).slice(0, 32));

/** Published before the first die falls. */
export const commitmentTo = (seed: Seed): string => sha256(`sortie commitment ${seed}`);

export function keyOf(seed: Seed): SipKey {
  if (!isSeed(seed)) throw new Error('a seed is 32 hexadecimal digits');
  const word = (at: number): number => Number.parseInt(seed.slice(at, at + 8), 16) | 0;
  return { k0l: word(0), k0h: word(8), k1l: word(16), k1h: word(24) };
}
