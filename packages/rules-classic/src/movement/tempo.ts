import type { Acting } from '../questions.ts';
import type { Move, Tempo } from '../shape.ts';
import { isDown } from '../state.ts';

/** One hex ahead at a tempo, for lists: the same way can be gone on from there. */
export const ahead =
  (tempo: Tempo) =>
  ({ unit }: Acting): readonly Move[] =>
    isDown(unit) || unit.moved ? [] : [{ type: 'move', unit: unit.id, mode: 'walk', steps: ['forward'], tempo }];
