import { answer, type Rounding, type Voice } from './answer.ts';
import { broughtForward } from './forward.ts';
import type { Answer, Refusal, Rule, StepRun } from './rule.ts';
import type { Ruleset } from './ruleset.ts';
import type { Choice, Choices, Offered, OfferedOn, Offering, Question, RuleId, Seat, Sequence, Shape, Truth, Truths } from './shape.ts';
import { arrange, type Step } from './steps.ts';
import { nth } from './sure.ts';
import type { View } from './view.ts';
import { fill, finished, type Telling, tell } from './words.ts';

type Fn = (...args: never[]) => unknown;
type Objection<G extends Shape> = (view: View<G>, command: G['command'], seat: Seat, book: Rulebook<G>) => string | Telling | undefined;
interface Entry<F> {
  readonly rule: RuleId;
  readonly run: F;
}

/** All that is said about one question. */
interface Topic {
  readonly voices: readonly Voice[];
  readonly waivers: readonly Entry<Fn>[] | undefined;
  readonly rounding: Rounding | undefined;
}

/** The rules in force in one game, indexed by the place they act: nothing is searched for during play. */
export class Rulebook<G extends Shape> {
  readonly rules: readonly Rule<G>[];
  private readonly topics: ReadonlyMap<string, Topic>;
  private readonly forbids: ReadonlyMap<string, readonly Entry<Fn>[]>;
  /**
   * The same objections in the order in which `allows` asks them. Whoever tries many commands is mostly refused for the reason before, so that
   * whoever objected last is asked first; what comes out of it does not depend on the order.
   */
  private readonly objectors: ReadonlyMap<string, Fn[]>;
  private readonly followers: ReadonlyMap<string, readonly Entry<Fn>[]>;
  private readonly settlers: ReadonlyMap<string, readonly Entry<Fn>[]>;
  private readonly sequences: ReadonlyMap<string, readonly Step<G>[]>;
  private readonly ids: ReadonlySet<RuleId>;
  private readonly open: ReadonlyMap<string, ReadonlySet<string>>;
  private readonly words: ReadonlyMap<string, readonly string[]>;
  private readonly offers: ReadonlyMap<string, readonly Entry<Fn>[]>;
  private readonly affirming: ReadonlyMap<string, readonly Entry<Fn>[]>;
  private readonly denying: ReadonlyMap<string, readonly Entry<Fn>[]>;
  /** What was asked about last: whoever looks for something to do asks before it is done. */
  private last: { readonly view: object; readonly command: object; readonly seat: Seat; readonly allowed: boolean } | undefined;

  private constructor(ruleset: Ruleset<G>, rules: readonly Rule<G>[]) {
    this.rules = rules;
    this.ids = new Set(rules.flatMap(rule => [rule.id, ...(rule.covers ?? [])]));
    this.topics = collectTopics(rules, (ruleset.rounding ?? {}) as { readonly [question: string]: Rounding | undefined });
    this.open = permitted(rules);
    this.words = new Map([...this.open].map(([choice, words]) => [choice, [...words]]));
    this.forbids = shut(ruleset, collect(rules, 'forbids'), this.open.get('command'));
    this.objectors = new Map([...this.forbids].map(([command, entries]) => [command, entries.map(({ run }) => run)]));
    this.offers = collect(rules, 'offers');
    this.affirming = collect(rules, 'affirms');
    this.denying = collect(rules, 'denies');
    this.followers = collect(rules, 'follows');
    this.settlers = collect(rules, 'settles');
    this.sequences = arrange(ruleset, rules);
  }

  /** Index the chosen rules, as the version that wrote the list meant them; a list that contradicts itself is refused by an error that names the rules. */
  static compile<G extends Shape>(ruleset: Ruleset<G>, listed: readonly RuleId[], writtenBy = ruleset.version): Rulebook<G> {
    const chosen = new Set(broughtForward(ruleset, listed, writtenBy));
    const problem = objection(ruleset.rules, [...chosen]);
    if (problem) throw new Error(fill(problem));
    const rules = ruleset.rules.filter(({ id }) => chosen.has(id));
    const replaced = new Set(rules.flatMap(rule => rule.replaces ?? []));
    // Sorted by id so that the order in which a host lists options can never change a game.
    const inForce = rules.filter(rule => !replaced.has(rule.id)).sort((a, b) => (a.id < b.id ? -1 : 1));
    return new Rulebook(ruleset, inForce);
  }

  /** Is this ledger line in force here? For the rules browser, never for a handler. */
  has(id: RuleId): boolean {
    return this.ids.has(id);
  }

  ask<Q extends Question<G>>(question: Q, about: G['questions'][Q]): Answer {
    const topic = this.topics.get(question);
    return topic ? answer(topic.voices, about, topic.waivers && waived(topic.waivers, about), topic.rounding) : NOTHING;
  }

  /** The rule by which something is so; `undefined` where no rule in force says it, or one denies it. */
  holds<T extends Truth<G>>(truth: T, about: Truths<G>[T]): RuleId | undefined {
    const found = firstSaying(this.affirming.get(truth), about);
    return found === undefined || firstSaying(this.denying.get(truth), about) === undefined ? found : undefined;
  }

  /** Is a choice open to anybody here? Whether it is allowed now and to whom is the business of `check`. */
  permits<C extends Choice<G>>(choice: C, word: Choices<G>[C] & string): boolean {
    return this.open.get(choice)?.has(word) === true;
  }

  /** The words of a choice that are open here, in the order of the rules that open them. */
  opened<C extends Choice<G>>(choice: C): readonly (Choices<G>[C] & string)[] {
    return (this.words.get(choice) ?? NONE) as readonly (Choices<G>[C] & string)[];
  }

  /** Does any rule in force add to a list? */
  lists(list: Offering<G>): boolean {
    return this.offers.has(list);
  }

  /** What the rules in force add to a list, in the order of their ids. */
  offered<O extends Offering<G>>(list: O, about: OfferedOn<G, O>): Iterable<Offered<G, O>> {
    const entries = this.offers.get(list);
    return entries ? entries.flatMap(({ run }) => [...(run as unknown as (on: unknown) => Iterable<Offered<G, O>>)(about)]) : NONE;
  }

  /** Legality, judged on what the player can see: the hidden must surface as an event, never as a refusal. */
  check(view: View<G>, command: G['command'], seat: Seat): readonly Refusal[] {
    if (this.last?.command === command && this.last.view === view && this.last.seat === seat && this.last.allowed) return NONE;
    let refusals: Refusal[] | undefined;
    for (const { rule, run } of this.forbids.get(command.type) ?? NONE) {
      const reason = (run as unknown as Objection<G>)(view, command, seat, this);
      if (reason === undefined) continue;
      refusals ??= [];
      refusals.push({ rule, ...finished(reason) });
    }
    return refusals ?? NONE;
  }

  /** The same verdict without its reasons: stops at the first objection. */
  allows(view: View<G>, command: G['command'], seat: Seat): boolean {
    if (this.last?.command === command && this.last.view === view && this.last.seat === seat) return this.last.allowed;
    const allowed = !this.isForbidden(view, command, seat);
    this.last = { view, command, seat, allowed };
    return allowed;
  }

  private isForbidden(view: View<G>, command: G['command'], seat: Seat): boolean {
    const objectors = this.objectors.get(command.type);
    if (!objectors) return false;
    for (const run of objectors) {
      if ((run as unknown as Objection<G>)(view, command, seat, this) === undefined) continue;
      toTheFront(objectors, objectors.indexOf(run));
      return true;
    }
    return false;
  }

  /** What the rules in force have against a set-up. */
  checkSetup(setup: G['setup']): readonly Refusal[] {
    return this.rules.flatMap(({ id, forbidsSetup }) => {
      const reason = forbidsSetup?.(setup, this);
      return reason === undefined ? [] : [{ rule: id, ...finished(reason) }];
    });
  }

  duties(state: G['state'], event: G['event']): readonly G['duty'][] {
    let all: readonly G['duty'][] = NONE;
    for (const { run } of this.followers.get(event.type) ?? NONE) {
      const more = (run as unknown as (s: G['state'], e: G['event']) => readonly G['duty'][] | undefined)(state, event);
      if (more !== undefined && more.length > 0) all = all.length === 0 ? more : [...all, ...more];
    }
    return all;
  }

  /** The rule that makes this event final, if one does. */
  settledBy(event: G['event']): RuleId | undefined {
    const entries = this.settlers.get(event.type) ?? NONE;
    return entries.find(({ run }) => (run as unknown as (e: G['event']) => boolean)(event))?.rule;
  }

  /** The names of a sequence's steps, in the order in which this game runs them. */
  order(sequence: Sequence<G>): readonly string[] {
    return (this.sequences.get(sequence) ?? NONE).map(step => step.name);
  }

  steps<S extends Sequence<G>>(sequence: S): readonly { readonly name: string; readonly run: StepRun<G, S> }[] {
    return (this.sequences.get(sequence) ?? NONE) as readonly { readonly name: string; readonly run: StepRun<G, S> }[];
  }
}

function toTheFront<T>(items: T[], place: number): void {
  const item = nth(items, place);
  for (let i = place; i > 0; i--) items[i] = nth(items, i - 1);
  items[0] = item;
}

function firstSaying(entries: readonly Entry<Fn>[] | undefined, about: unknown): RuleId | undefined {
  if (!entries) return undefined;
  for (const { rule, run } of entries) if ((run as unknown as (about: unknown) => boolean)(about)) return rule;
  return undefined;
}

/** Which rules are set aside here, and by which. */
function waived(waivers: readonly Entry<Fn>[], about: unknown): Map<RuleId, RuleId> | undefined {
  let found: Map<RuleId, RuleId> | undefined;
  for (const { rule, run } of waivers) {
    const others = (run as unknown as (about: unknown) => readonly RuleId[] | undefined)(about);
    if (!others) continue;
    found ??= new Map();
    for (const other of others) found.set(other, rule);
  }
  return found;
}

/** What is wrong with a list of rules, in a sentence for whoever chose them; `undefined` if nothing is. */
export function objection<G extends Shape>(known: readonly Rule<G>[], chosen: readonly RuleId[]): Telling | undefined {
  const byId = new Map(known.map(rule => [rule.id, rule]));
  const replacedBy = new Map<RuleId, RuleId>();
  for (const id of new Set(chosen)) {
    const rule = byId.get(id);
    if (!rule) return tell('there is no rule {id}', { id });
    for (const other of rule.needs ?? [])
      if (!chosen.includes(other)) return tell('{id} needs {other}, which is not in the list', { id, other });
    for (const old of rule.replaces ?? []) {
      const rival = replacedBy.get(old);
      if (rival) return tell('{id} and {rival} both replace {old}: choose one', { id, rival, old });
      replacedBy.set(old, id);
    }
  }
  return undefined;
}

const NONE: readonly never[] = [];
/** What a question comes to that no rule in force has anything to say about. It costs nothing to ask. */
const NOTHING: Answer = { total: 0, terms: NONE };

function collect<G extends Shape>(
  rules: readonly Rule<G>[],
  hook: 'waives' | 'forbids' | 'follows' | 'settles' | 'offers' | 'affirms' | 'denies',
): ReadonlyMap<string, readonly Entry<Fn>[]> {
  const table = new Map<string, Entry<Fn>[]>();
  for (const rule of rules) {
    for (const [name, run] of Object.entries(rule[hook] ?? {})) put(table, name, { rule: rule.id, run: run as Fn });
  }
  return table;
}

/** Every word that some of these rules open, by its choice. */
export function permitted<G extends Shape>(rules: readonly Rule<G>[]): ReadonlyMap<string, ReadonlySet<string>> {
  const table = new Map<string, Set<string>>();
  for (const { permits } of rules)
    for (const [choice, words] of Object.entries(permits ?? {}) as [string, readonly string[]][])
      table.set(choice, new Set([...(table.get(choice) ?? []), ...words]));
  return table;
}

/** Commands that a rule could open and none does are refused before anybody looks at them; all others pay nothing for it. */
function shut<G extends Shape>(
  { rules, closed }: Ruleset<G>,
  forbids: ReadonlyMap<string, readonly Entry<Fn>[]>,
  open: ReadonlySet<string> | undefined,
): ReadonlyMap<string, readonly Entry<Fn>[]> {
  const known = [...(permitted(rules).get('command') ?? [])].filter(command => !open?.has(command));
  if (known.length === 0) return forbids;
  if (!closed) throw new Error(`nothing is said of ${known.join(', ')} where no rule in force permits it`);
  const refusal: Entry<Fn> = { rule: closed.rule, run: () => closed.said ?? closed.reason };
  return new Map([...forbids, ...known.map((command): [string, readonly Entry<Fn>[]] => [command, [refusal]])]);
}

const STAGES = { base: 'base', adds: 'add', multiplies: 'multiply', atLeast: 'atLeast', atMost: 'atMost' } as const;

function collectTopics<G extends Shape>(
  rules: readonly Rule<G>[],
  rounding: { readonly [question: string]: Rounding | undefined },
): ReadonlyMap<string, Topic> {
  const waivers = collect(rules, 'waives');
  const topics = [...collectVoices(rules)].map(([question, voices]): [string, Topic] => [
    question,
    { voices, waivers: waivers.get(question), rounding: rounding[question] },
  ]);
  return new Map(topics);
}

function collectVoices<G extends Shape>(rules: readonly Rule<G>[]): ReadonlyMap<string, readonly Voice[]> {
  const table = new Map<string, Voice[]>();
  for (const hook of Object.keys(STAGES) as (keyof typeof STAGES)[]) {
    for (const rule of rules) {
      for (const [question, run] of Object.entries(rule[hook] ?? {})) {
        put(table, question, { rule: rule.id, stage: STAGES[hook], run: run as Voice['run'] });
      }
    }
  }
  return table;
}

function put<V>(table: Map<string, V[]>, key: string, value: V): void {
  const list = table.get(key);
  if (list) list.push(value);
  else table.set(key, [value]);
}
