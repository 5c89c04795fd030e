import { fromOffset, type Hex } from '@sortie/geometry';
import type { Shape } from '@sortie/kernel';
import type { Input, Interaction, Moment } from '../../battle/face.ts';

export const at = (column: number, row: number): Hex => fromOffset(column, row);
export const tap = (h: Hex, token?: string): Input<Hex> => ({ kind: 'tap', at: h, extend: false, ...(token !== undefined && { token }) });
export const act = (id: string): Input<Hex> => ({ kind: 'act', id });

/** Feeds inputs to an interaction as the screen does; the last change is the result. */
export function play<G extends Shape, S>(interaction: Interaction<G, S, Hex>, moment: Moment<G>, inputs: readonly Input<Hex>[]) {
  let state = interaction.begin(moment);
  let change = {} as ReturnType<typeof interaction.on>;
  for (const input of inputs) {
    change = interaction.on(moment, state, input);
    if (change.state !== undefined) state = change.state;
  }
  return { state, change, shown: interaction.show(moment, state) };
}
