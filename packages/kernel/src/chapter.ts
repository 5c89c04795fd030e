import { byType, type Read, record } from './read.ts';
import type { Rule, StepRun } from './rule.ts';
import type { Awaiting, Handler, Play, Ruleset, Task } from './ruleset.ts';
import type { Seat, Sequence, Shape, Variant } from './shape.ts';
import { sure } from './sure.ts';
import { seenBy, type View } from './view.ts';
import type { Telling } from './words.ts';

/** The words that a chapter adds to its game, each as a union: types of commands, duties and events, fields of a set-up. */
export interface Words<G extends Shape> {
  readonly command?: G['command']['type'];
  readonly duty?: G['duty']['type'];
  readonly event?: G['event']['type'];
  readonly setup?: keyof G['setup'] & string;
  readonly sequence?: Sequence<G>;
}

/** A command of its own. Who may send it when is said by `forbids`, what is worth sending by `offers`: by rules, which can be switched off. */
export interface CommandPart<G extends Shape, C extends G['command']['type']> {
  readonly read: Read<Variant<G['command'], C>>;
  readonly perform: Handler<G, C>;
}

/** All that is known about one fact. It is kept for ever, whatever is in force: old logs hold it. */
export interface EventPart<G extends Shape, E extends G['event']['type']> {
  readonly fold: (state: G['state'], event: Variant<G['event'], E>) => G['state'];
  readonly tell?: (state: G['state'], event: Variant<G['event'], E>) => Telling | undefined;
  /** The fact as a seat learns of it, before the game itself has its say; `undefined` is silence. */
  readonly redact?: (state: G['state'], event: Variant<G['event'], E>, seat: Seat) => G['event'] | undefined;
  readonly reveals?: true;
  /** The same fact as an older version wrote it. */
  readonly upcast?: (event: { readonly type: E }, writtenBy: number) => G['event'];
}

type Named<G extends Shape, W extends Words<G>, K extends keyof Words<G>> = W extends { readonly [P in K]: infer N extends string }
  ? N
  : never;
/** A table that has to be there, and whole, as soon as there is a word for it. */
type Table<Name extends string, Names extends string, T> = [Names] extends [never]
  ? { readonly [N in Name]?: undefined }
  : { readonly [N in Name]: T };

interface Bound<G extends Shape> {
  /** The folder that it stands in. */
  readonly name: string;
  /** Other chapters whose files this one imports; `npm run check` compares. */
  readonly uses?: readonly string[];
  readonly rules: readonly Rule<G>[];
  /** Its own slice of the state, and its own marks on what is in it, before the first turn. */
  readonly begin?: (state: G['state'], setup: G['setup']) => G['state'];
  /** The state without what a seat may not know of the chapter's own. */
  readonly conceal?: (state: G['state'], seat: Seat) => G['state'];
  /** A choice of the chapter's own that comes before what is asked otherwise. */
  readonly asks?: (state: G['state'], otherwise: readonly Awaiting[]) => readonly Awaiting[] | undefined;
  /** What facts of the core, or of other chapters, mean for its own slice: folded in after the fact itself. */
  readonly heeds?: { readonly [E in G['event']['type']]?: (state: G['state'], event: Variant<G['event'], E>) => G['state'] };
  /** Facts that nobody states any more, and what they are called today. */
  readonly past?: { readonly [type: string]: (event: { readonly type: string }, writtenBy: number) => G['event'] };
}

/** A family of optional rules as one value: its rules, and everything that has to be known whether they are in force or not. */
export type Chapter<G extends Shape, W extends Words<G>> = Bound<G> &
  Table<'commands', Named<G, W, 'command'>, { readonly [C in Named<G, W, 'command'>]: CommandPart<G, C> }> &
  Table<'duties', Named<G, W, 'duty'>, { readonly [D in Named<G, W, 'duty'>]: Handler<G, D> }> &
  Table<'events', Named<G, W, 'event'>, { readonly [E in Named<G, W, 'event'>]: EventPart<G, E> }> &
  Table<'setup', Named<G, W, 'setup'>, { readonly [F in Named<G, W, 'setup'>]: Read<G['setup'][F]> & { readonly optional: true } }> &
  Table<
    'sequences',
    Named<G, W, 'sequence'>,
    { readonly [S in Named<G, W, 'sequence'> & Sequence<G>]: { readonly [step: string]: StepRun<G, S> } }
  >;

type Fold<G extends Shape> = (state: G['state'], event: never) => G['state'];
type Tell<G extends Shape> = (state: G['state'], event: never) => Telling | undefined;
type Redact<G extends Shape> = (state: G['state'], event: never, seat: Seat) => G['event'] | undefined;
type Perform<G extends Shape> = (play: Play<G>, task: never) => void;

/** Any chapter, seen from where they are joined. */
export interface AnyChapter<G extends Shape> extends Bound<G> {
  readonly commands?: { readonly [type: string]: { readonly read: Read<G['command']>; readonly perform: Perform<G> } } | undefined;
  readonly duties?: { readonly [type: string]: Perform<G> } | undefined;
  readonly events?: { readonly [type: string]: AnyEvent<G> } | undefined;
  readonly setup?: { readonly [field: string]: Read<unknown> } | undefined;
  readonly sequences?: { readonly [sequence: string]: { readonly [step: string]: (play: Play<G>, about: never) => void } } | undefined;
}

interface AnyEvent<G extends Shape> {
  readonly fold: Fold<G>;
  readonly tell?: Tell<G>;
  readonly redact?: Redact<G>;
  readonly reveals?: true;
  readonly upcast?: (event: never, writtenBy: number) => G['event'];
}

/** A game without its chapters: where a ruleset has a function of every event or command, this has a table of those that it knows itself. */
export interface Core<G extends Shape>
  extends Omit<
    Ruleset<G>,
    'rules' | 'editions' | 'handlers' | 'sequences' | 'readSetup' | 'readCommand' | 'evolve' | 'view' | 'redact' | 'tell'
  > {
  readonly rules: readonly Rule<G>[];
  readonly editions: (rules: readonly Rule<G>[]) => Ruleset<G>['editions'];
  readonly handlers: { readonly [T in Task<G>['type']]?: Handler<G, T> };
  readonly sequences: { readonly [S in Sequence<G>]?: { readonly [step: string]: StepRun<G, S> } };
  readonly commands: { readonly [C in G['command']['type']]?: Read<Variant<G['command'], C>> };
  readonly fields: { readonly [F in keyof G['setup']]?: Read<unknown> };
  readonly folds: { readonly [E in G['event']['type']]?: (state: G['state'], event: Variant<G['event'], E>) => G['state'] };
  readonly tellers: { readonly [E in G['event']['type']]?: (state: G['state'], event: Variant<G['event'], E>) => Telling | undefined };
  readonly view: (state: G['state'], seat: Seat) => G['state'];
  /** Told with the whole game at hand: what a fact changes, and what is secret, may belong to a chapter. */
  readonly redact: (state: G['state'], event: G['event'], seat: Seat, whole: Pick<Ruleset<G>, 'evolve' | 'view'>) => G['event'] | undefined;
}

type KeysOf<T> = T extends object ? keyof T : never;
/** Words of the game that neither the core nor a chapter carries out. */
export type Lacking<G extends Shape, C extends Core<G>, P extends readonly AnyChapter<G>[]> =
  | Exclude<G['event']['type'], keyof C['folds'] | KeysOf<P[number]['events']>>
  | Exclude<G['command']['type'], keyof C['commands'] | KeysOf<P[number]['commands']>>
  | Exclude<Task<G>['type'], keyof C['handlers'] | KeysOf<P[number]['commands']> | KeysOf<P[number]['duties']>>
  | Exclude<Sequence<G>, keyof C['sequences'] | KeysOf<P[number]['sequences']>>
  | Exclude<keyof G['setup'], keyof C['fields'] | KeysOf<P[number]['setup']>>;

/** One table out of those of the core and of every chapter; a word that two of them claim is an error. */
function merged<V>(core: object, others: readonly (object | undefined)[]): { readonly [word: string]: V } {
  const all: { [word: string]: V } = { ...(core as { readonly [word: string]: V }) };
  for (const other of others) {
    for (const [word, value] of Object.entries(other ?? {})) {
      if (Object.hasOwn(all, word)) throw new Error(`two chapters say what ${word} is`);
      all[word] = value as V;
    }
  }
  return all;
}

type Together<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;

/** The tables of one name that some chapters have, as one: a game may have more such tables than the kernel knows. */
export function gathered<const P extends readonly object[], K extends string>(
  chapters: P,
  name: K,
): Together<P[number] extends infer C ? (C extends { readonly [N in K]: infer T extends object } ? T : never) : never> {
  const tables = chapters.map(chapter => (chapter as { readonly [N in K]?: object })[name]);
  return merged({}, tables) as ReturnType<typeof gathered<P, K>>;
}

const picked = <G extends Shape, K extends keyof AnyEvent<G>>(chapters: readonly AnyChapter<G>[], part: K): readonly object[] =>
  chapters.map(({ events = {} }) =>
    Object.fromEntries(Object.entries(events).flatMap(([type, one]) => (one[part] ? [[type, one[part]]] : []))),
  );

/** The game with all of its chapters. Which of their rules are in force is said for each match; what they call things is known to all. */
export function join<G extends Shape, C extends Core<G>, const P extends readonly AnyChapter<G>[]>(
  core: C,
  chapters: P &
    ([Lacking<G, C, P>] extends [never] ? unknown : Lacking<G, C, P> extends infer W ? { readonly nobodyCarriesOut: W } : never),
): Ruleset<G> {
  const { rules: own, editions, commands, fields, folds, tellers, ...rest } = core as Core<G>;
  const rules = [...own, ...chapters.flatMap(chapter => chapter.rules)];
  const fold = merged<(state: G['state'], event: G['event']) => G['state']>(folds, picked(chapters, 'fold'));
  const teller = merged<(state: G['state'], event: G['event']) => Telling | undefined>(tellers, picked(chapters, 'tell'));
  const secret = merged<(state: G['state'], event: G['event'], seat: Seat) => G['event'] | undefined>({}, picked(chapters, 'redact'));
  const older = merged<(event: { readonly type: string }, writtenBy: number) => G['event']>({}, [
    ...picked(chapters, 'upcast'),
    ...chapters.map(({ past }) => past),
  ]);
  const telltale = new Set(Object.keys(merged({}, picked(chapters, 'reveals'))));
  const beginnings = chapters.flatMap(({ begin }) => begin ?? []);
  const screens = chapters.flatMap(({ conceal }) => conceal ?? []);
  const evolve = heeding(fold, chapters);
  const view = remembering<G>((state, seat) => seenBy<G>(screens.reduce((left, conceal) => conceal(left, seat), rest.view(state, seat))));
  const readers = merged<Read<unknown>>(
    commands,
    chapters.map(chapter => read(chapter.commands)),
  );
  const setup = merged<Read<unknown>>(
    fields,
    chapters.map(chapter => chapter.setup),
  );
  return {
    ...rest,
    rules,
    editions: editions(rules),
    handlers: merged(core.handlers, [
      ...chapters.map(chapter => perform(chapter.commands)),
      ...chapters.map(({ duties }) => duties),
    ]) as Ruleset<G>['handlers'],
    sequences: merged(
      core.sequences,
      chapters.map(({ sequences }) => sequences),
    ) as unknown as Ruleset<G>['sequences'],
    readSetup: record(setup) as Read<G['setup']>,
    readCommand: byType(readers as Parameters<typeof byType<G['command']>>[0]),
    setup: terms => beginnings.reduce((state, begin) => begin(state, terms), rest.setup(terms)),
    evolve,
    awaiting: asking(rest.awaiting, chapters),
    view,
    redact: (state, event, seat) => {
      const own = secret[event.type];
      const left = own ? own(state, event, seat) : event;
      return left && rest.redact(state, left, seat, { evolve, view });
    },
    reveals: event => telltale.has(event.type) || rest.reveals(event),
    upcast: (event, writtenBy) => (older[event.type] ?? rest.upcast)(event, writtenBy),
    tell: (state, event) => teller[event.type]?.(state, event),
  };
}

/**
 * The last view again, if it is asked for again: who chooses a command looks at the very view by which it is judged then, so that what is known of one
 * (`Rulebook.check`, and whatever the rules remember) need not be found out for the other.
 */
function remembering<G extends Shape>(look: (state: G['state'], seat: Seat) => View<G>): Ruleset<G>['view'] {
  let last: { readonly state: G['state']; readonly seat: Seat; readonly view: View<G> } | undefined;
  return (state, seat) => {
    if (last?.state !== state || last.seat !== seat) last = { state, seat, view: look(state, seat) };
    return last.view;
  };
}

/** Whoever the core asks, unless a chapter has somebody else to ask first. */
function asking<G extends Shape>(awaiting: Ruleset<G>['awaiting'], chapters: readonly AnyChapter<G>[]): Ruleset<G>['awaiting'] {
  const asks = chapters.flatMap(chapter => chapter.asks ?? []);
  return state => {
    const asked = awaiting(state);
    if (asked.length > 0)
      for (const ask of asks) {
        const other = ask(state, asked);
        if (other) return other;
      }
    return asked;
  };
}

type Folds<G extends Shape> = { readonly [type: string]: (state: G['state'], event: G['event']) => G['state'] };

/** Every fact folded by whoever states it, and then by the chapters that heed it, in their order. */
function heeding<G extends Shape>(folds: Folds<G>, chapters: readonly AnyChapter<G>[]): Ruleset<G>['evolve'] {
  const whole: { [type: string]: Folds<G>[string] } = { ...folds };
  for (const { heeds = {} } of chapters)
    for (const [type, heed] of Object.entries(heeds as Folds<G>)) {
      const before = sure(whole[type], `the fact ${type}, which a chapter heeds,`);
      whole[type] = (state, event) => heed(before(state, event), event);
    }
  // Records with hundreds of words are slow to look things up in by a word that is not known beforehand.
  const byType = new Map(Object.entries(whole));
  return (state, event) => {
    const fold = byType.get(event.type);
    if (!fold) throw new Error(`a fold for ${event.type} is missing`);
    return fold(state, event);
  };
}

type Commands<G extends Shape> = AnyChapter<G>['commands'];
const read = <G extends Shape>(commands: Commands<G>): object =>
  Object.fromEntries(Object.entries(commands ?? {}).map(([type, one]) => [type, one.read]));
const perform = <G extends Shape>(commands: Commands<G>): object =>
  Object.fromEntries(Object.entries(commands ?? {}).map(([type, one]) => [type, one.perform]));
