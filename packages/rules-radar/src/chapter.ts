import type { Chapter, Read, RuleId, Scenario, Seat, Words } from '@sortie/kernel';
import type { Asking } from './combat/clash.ts';
import type { Foreseen } from './foresee.ts';
import type { ControlFor } from './questions.ts';
import type { Book, RadarRule } from './rule.ts';
import type { ChapterCommands, ChapterControls, EngageTerms } from './shape/open.ts';
import type { Clash, Command, Engage, Entry, Radar, State } from './shape.ts';

interface RadarWords extends Words<Radar> {
  /** Fields of a craft in a set-up, what an attack says beside its target, and what is kept of it in an exchange. */
  readonly entry?: keyof Entry;
  readonly terms?: keyof EngageTerms;
  readonly clash?: keyof Clash;
  readonly control?: keyof ChapterControls;
}

type Named<W, K extends keyof RadarWords> = W extends { readonly [P in K]: infer N } ? N : never;
type Optional<T, F extends keyof T> = { readonly [N in F]-?: Read<T[N]> & { readonly optional: true } };
/** A table that has to be there as soon as there is a word for it. */
type Table<Name extends string, Names, T> = [Names] extends [never] ? { readonly [N in Name]?: undefined } : { readonly [N in Name]: T };
type Of<C extends Command['type']> = Extract<Command, { readonly type: C }>;

/** How an opponent sees a command at first sight; `undefined` leaves it to others. */
export type Weigh<C extends Command['type']> = (view: State, book: Book, command: Of<C>, seat: Seat) => number | undefined;
export type Weighs = { readonly [C in Command['type']]?: Weigh<C> };
/** The numbers of a command before it is given. */
export type Foresees = { readonly [C in keyof ChapterCommands]?: (asking: Asking, command: Of<C>) => readonly Foreseen[] };

/** A chapter of the game on radar maps, with the words that it adds. */
export type RadarChapter<W extends RadarWords> = Omit<Chapter<Radar, W>, 'rules'> & {
  readonly rules: readonly RadarRule[];
  /** Ready games, given what everybody plays. */
  readonly scenarios?: (common: readonly RuleId[]) => readonly Scenario<Radar>[];
  readonly weighs?: Weighs;
  readonly foresees?: Foresees;
} & Table<'entry', Named<W, 'entry'>, Optional<Entry, Named<W, 'entry'> & keyof Entry>> &
  Table<'terms', Named<W, 'terms'>, Optional<EngageTerms, Named<W, 'terms'> & keyof EngageTerms>> &
  Table<'clash', Named<W, 'clash'>, { readonly [F in Named<W, 'clash'> & keyof Clash]: (command: Engage) => Clash[F] }> &
  Table<'openings', Named<W, 'terms'>, { readonly [T in Named<W, 'terms'> & keyof EngageTerms]: string }> &
  Table<'controls', Named<W, 'control'>, { readonly [C in Named<W, 'control'> & ControlFor]: string }>;
