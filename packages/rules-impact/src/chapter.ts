import type { Chapter, Read, RuleId, Scenario, Words } from '@sortie/kernel';
import type { Force, Garrison, Muster } from './model/scenario.ts';
import type { Impact } from './model/shape.ts';
import type { ImpactRule } from './rule.ts';
import type { DeployTerms } from './shape/open.ts';

interface ImpactWords extends Words<Impact> {
  /** Fields of a line of a force, of a force and of a garrison in a set-up, and what is said with the placing of a unit. */
  readonly muster?: keyof Muster;
  readonly force?: keyof Force;
  readonly garrison?: keyof Garrison;
  readonly terms?: keyof DeployTerms;
}

type Named<W, K extends keyof ImpactWords> = W extends { readonly [P in K]: infer N } ? N : never;
type Optional<T, F extends keyof T> = { readonly [N in F]-?: Read<T[N]> & { readonly optional: true } };
/** A table that has to be there as soon as there is a word for it. */
type Table<Name extends string, Names, T> = [Names] extends [never] ? { readonly [N in Name]?: undefined } : { readonly [N in Name]: T };

/** A chapter of M.A.A.S. Impact, with the words that it adds. */
export type ImpactChapter<W extends ImpactWords> = Omit<Chapter<Impact, W>, 'rules'> & {
  readonly rules: readonly ImpactRule[];
  /** Ready games, given what everybody plays. */
  readonly scenarios?: (common: readonly RuleId[]) => readonly Scenario<Impact>[];
} & Table<'muster', Named<W, 'muster'>, Optional<Muster, Named<W, 'muster'> & keyof Muster>> &
  Table<'force', Named<W, 'force'>, Optional<Force, Named<W, 'force'> & keyof Force>> &
  Table<'garrison', Named<W, 'garrison'>, Optional<Garrison, Named<W, 'garrison'> & keyof Garrison>> &
  Table<'terms', Named<W, 'terms'>, Optional<DeployTerms, Named<W, 'terms'> & keyof DeployTerms>>;
