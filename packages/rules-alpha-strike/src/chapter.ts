import type { Chapter, Read, RuleId, Scenario, Words } from '@sortie/kernel';
import type { Past } from './past/patch.ts';
import type { AlphaRule } from './rule.ts';
import type { AlphaStrike, Entry, MoveTerms } from './shape.ts';

/** Readers of fields that something else has. */
type Readers<T, F extends keyof T> = { readonly [N in F]-?: Read<T[N]> & { readonly optional: true } };

interface AlphaWords extends Words<AlphaStrike> {
  /** Fields of a unit in a set-up, and what is said with a move. */
  readonly entry?: keyof Entry;
  readonly terms?: keyof MoveTerms;
}

type Named<W, K extends keyof AlphaWords> = W extends { readonly [P in K]: infer N } ? N : never;
type Table<Name extends string, Names, T> = [Names] extends [never] ? { readonly [N in Name]?: undefined } : { readonly [N in Name]: T };

/** A chapter of Alpha Strike, with the words that it adds. */
export type AlphaChapter<W extends AlphaWords = Record<never, never>> = Omit<Chapter<AlphaStrike, W>, 'rules'> & {
  readonly rules: readonly AlphaRule[];
  /** What its patches of version 1 are called today, by their rules and words. */
  readonly patches?: Past;
  /** Ready games, given what everybody plays. */
  readonly scenarios?: (common: readonly RuleId[]) => readonly Scenario<AlphaStrike>[];
} & Table<'entry', Named<W, 'entry'>, Readers<Entry, Named<W, 'entry'> & keyof Entry>> &
  Table<'terms', Named<W, 'terms'>, Readers<MoveTerms, Named<W, 'terms'> & keyof MoveTerms>>;
