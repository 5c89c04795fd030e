import type { State } from '../shape.ts';
import type { Weights } from './weights.ts';

/** What the length of a fight makes of hope, fear and the wish to close in: factors of each. */
export interface Mood {
  readonly drive: number;
  readonly fear: number;
  readonly closing: number;
}

/** How much less is feared for each turn of the evening in which nobody came to harm, by whoever presses on. */
const IMPATIENCE = 0.3;

export function moodOf({ turn, lastHarm }: State, { patience, evening, night, dusk, pressing }: Weights): Mood {
  const idle = Math.max(0, turn - lastHarm - patience);
  const late = Math.max(0, turn - evening);
  const restless = idle + late / 5;
  const fear = Math.min(1, Math.max(0, 1 - (turn - night) / dusk)) / (1 + pressing * IMPATIENCE * Math.min(idle, late));
  return { drive: 1 + 0.15 * restless, fear, closing: 1 + restless };
}
