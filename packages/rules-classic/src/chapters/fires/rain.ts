import { boardOf, terrainAt } from '@sortie/board';
import type { Hex } from '@sortie/geometry';
import type { EventPart } from '@sortie/kernel';
import type { Play } from '../../rule.ts';
import type { Classic } from '../../shape.ts';
import { firesOn } from '../../terrain/fires.ts';

export interface RainEvents {
  /** What burns when a turn ends, where the weather may put it out in the next one. */
  readonly firesCounted: { readonly type: 'firesCounted'; readonly at: readonly Hex[] };
}

export const rainEvents: { readonly [E in keyof RainEvents]: EventPart<Classic, E> } = {
  firesCounted: { fold: (state, { at }) => ({ ...state, oldFires: at }) },
};

/** What is rolled in an End Phase for rain and snow to put a fire out (TOE-reading-195). */
const PUT_OUT: { readonly [weather: string]: number } = { heavyRain: 8, sleet: 8, heavySnow: 8, torrential: 5 };

const isWet = ({ state }: Play): boolean => PUT_OUT[state.conditions?.weather ?? ''] !== undefined;

export function countFires(play: Play): void {
  const at = firesOn(play.state.board);
  if (isWet(play) && (at.length > 0 || play.state.oldFires)) play.emit({ type: 'firesCounted', at });
}

/** Fires that have burned since an earlier turn; those of this turn are left alone. */
export function rainOn(play: Play): void {
  const number = PUT_OUT[play.state.conditions?.weather ?? ''];
  if (number === undefined) return;
  for (const at of play.state.oldFires ?? []) {
    const fire = terrainAt(boardOf(play.state.board), at, 'fire');
    if (!fire || play.roll(2, 6, 'TOE-fire-automatic-munitions').total < number) continue;
    play.emit({ type: 'lifted', at, terrain: { kind: 'fire', level: fire.level } });
  }
}
