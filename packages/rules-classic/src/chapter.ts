import type { Chapter, Read, RuleId, Scenario, Words } from '@sortie/kernel';
import type { ClassicRule } from './rule.ts';
import type {
  ChapterAlterations,
  ChapterBlows,
  ChapterCauses,
  ChapterOrders,
  ChapterSteps,
  Classic,
  Entry,
  ShotTerms,
  SwingTerms,
  TaskTerms,
} from './shape.ts';

/** Readers of fields that something else has. */
type Readers<T, F> = { readonly [N in F & keyof T]-?: Read<T[N]> & { readonly optional: true } };

/** A kind of blow: how it is read, and what the log calls it. */
export interface BlowPart<B> {
  readonly read: Read<B>;
  readonly name: string;
}

/** A step: the letter that stood for it in logs before version 2, and still does where ways are written short. */
export interface StepPart {
  readonly letter: string;
}

interface ClassicWords extends Words<Classic> {
  /** Fields of a unit in a set-up; what tasks, shots and swings say beside what everybody says. */
  readonly entry?: keyof Entry;
  readonly terms?: keyof TaskTerms;
  readonly shot?: keyof ShotTerms;
  readonly swing?: keyof SwingTerms;
  /** Kinds of blows and orders, causes of rolls, and what is told of conditions. */
  readonly blow?: keyof ChapterBlows;
  readonly order?: keyof ChapterOrders;
  readonly cause?: keyof ChapterCauses;
  /** Steps of a walk or run. */
  readonly step?: keyof ChapterSteps;
  readonly alteration?: keyof ChapterAlterations;
}

type Named<W, K extends keyof ClassicWords> = W extends { readonly [P in K]: infer N } ? N : never;
type Table<Name extends string, Names, T> = [Names] extends [never] ? { readonly [N in Name]?: undefined } : { readonly [N in Name]: T };

/** A chapter of the classic game, with the words that it adds. */
export type ClassicChapter<W extends ClassicWords> = Omit<Chapter<Classic, W>, 'rules'> & {
  readonly rules: readonly ClassicRule[];
  /** Ready games, given what everybody plays. */
  readonly scenarios?: (common: readonly RuleId[]) => readonly Scenario<Classic>[];
} & Table<'entry', Named<W, 'entry'>, Readers<Entry, Named<W, 'entry'>>> &
  Table<'terms', Named<W, 'terms'>, Readers<TaskTerms, Named<W, 'terms'>>> &
  Table<'shots', Named<W, 'shot'>, Readers<ShotTerms, Named<W, 'shot'>>> &
  Table<'swings', Named<W, 'swing'>, Readers<SwingTerms, Named<W, 'swing'>>> &
  Table<'blows', Named<W, 'blow'>, { readonly [B in Named<W, 'blow'> & keyof ChapterBlows]: BlowPart<ChapterBlows[B]> }> &
  Table<'orders', Named<W, 'order'>, { readonly [O in Named<W, 'order'> & keyof ChapterOrders]: Read<ChapterOrders[O]> }> &
  Table<'causes', Named<W, 'cause'>, { readonly [C in Named<W, 'cause'> & keyof ChapterCauses]: string }> &
  Table<'steps', Named<W, 'step'>, { readonly [S in Named<W, 'step'> & keyof ChapterSteps]: StepPart }> &
  Table<'alterations', Named<W, 'alteration'>, { readonly [A in Named<W, 'alteration'> & keyof ChapterAlterations]: string }>;
