import { finished, type Match, type Shape, type Telling } from '@sortie/kernel';
import type { RefusalCode, TableRefusal } from '@sortie/wire';
import type { Deed } from './record.ts';

/** One thing to write down; with an entry comes the match that already holds it. */
export interface Step<G extends Shape> {
  readonly deed: Deed<G>;
  readonly match?: Match<G>;
}

/** What a message comes to: what to write down, or why nothing. */
export type Decision<G extends Shape> =
  | { readonly ok: true; readonly steps: readonly Step<G>[] }
  | { readonly ok: false; readonly refusal: TableRefusal };

export const yes = <G extends Shape>(...deeds: readonly Deed<G>[]): Decision<G> => ({ ok: true, steps: deeds.map(deed => ({ deed })) });

export const no = (code: RefusalCode, reason: string | Telling): { readonly ok: false; readonly refusal: TableRefusal } => ({
  ok: false,
  refusal: { code, ...finished(reason) },
});
