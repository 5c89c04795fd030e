import type { Chapter, Read, RuleId, Scenario, Words } from '@sortie/kernel';
import type { QuickStartRule } from './rule.ts';
import type { Entry, QuickStart } from './shape.ts';

interface QuickStartWords extends Words<QuickStart> {
  /** Fields of a 'Mech in a set-up. */
  readonly entry?: keyof Entry;
}

type Named<W, K extends keyof QuickStartWords> = W extends { readonly [P in K]: infer N } ? N : never;
type Readers<F extends keyof Entry> = { readonly [N in F]-?: Read<Entry[N]> & { readonly optional: true } };

/** A chapter of the Quick-Start game, with the words that it adds. */
export type QuickStartChapter<W extends QuickStartWords> = Omit<Chapter<QuickStart, W>, 'rules'> & {
  readonly rules: readonly QuickStartRule[];
  /** Ready games, given what everybody plays. */
  readonly scenarios?: (common: readonly RuleId[]) => readonly Scenario<QuickStart>[];
} & ([Named<W, 'entry'>] extends [never] ? { readonly entry?: undefined } : { readonly entry: Readers<Named<W, 'entry'> & keyof Entry> });
