import { randomGame } from '@sortie/arena';
import { contributes, objection, permitted, type Rule, Rulebook, type RuleId, type Ruleset, type Shape } from '@sortie/kernel';
import type { ChapterTrial } from './chapters.ts';

interface Table<G extends Shape> extends Omit<ChapterTrial<G>, 'chapter' | 'isOwn'> {
  /** Words of a choice that commands use for something else as well: of these nobody can tell which is meant. */
  readonly homonyms?: readonly string[];
}

/** What is wrong with rules that a table chooses: they do nothing, cannot be taken off, or have an effect when they are. */
export interface Lingering {
  /** Taking it off could not change anything. */
  readonly idle: readonly RuleId[];
  /** Without it, and without those that need it, the rest does not go together. */
  readonly stuck: readonly RuleId[];
  /** A random game without it states a fact, a roll or a term by it. */
  readonly heard: readonly RuleId[];
  /** Something asks it in a game without it: what it adds, forbids, offers, answers, has against a set-up, or does as a step. */
  readonly asked: readonly RuleId[];
  /** A word that only it opens is still played or allowed without it. */
  readonly open: readonly RuleId[];
}

/**
 * The law of choice: taking a rule off the list takes its effect away. Each rule is taken off alone, to see that it can be; then half of them at
 * a time, once one half and once the other, to find out whether games still speak by rules that are not in force, ask them, or take their words.
 */
export function lingering<G extends Shape>(table: Table<G>): Lingering {
  const { game, common, chosen } = table;
  const rules = game.ruleset.rules;
  const all = [...new Set([...common, ...chosen.map(({ id }) => id)])];
  const mayGo = chosen.filter(({ id }) => !common.includes(id));
  const halves = [0, 1].map(half => new Set(mayGo.filter((_, i) => i % 2 === half).map(({ id }) => id)));
  const effects = halves.map(off => effectsOf(table, all, without(all, chosen, off)));
  const every = (kind: keyof Effects): readonly RuleId[] => [...new Set(effects.flatMap(one => [...one[kind]]))].sort();
  return {
    idle: mayGo.filter(rule => rule.kind !== 'core' && !contributes(rule)).map(({ id }) => id),
    stuck: mayGo.map(({ id }) => id).filter(id => objection(rules, without(all, chosen, new Set([id]))) !== undefined),
    heard: every('heard'),
    asked: every('asked'),
    open: every('open'),
  };
}

/** A list without some rules, and without those that need them. */
export function without<G extends Shape>(all: readonly RuleId[], chosen: readonly Rule<G>[], off: ReadonlySet<RuleId>): readonly RuleId[] {
  const lost = chosen.filter(({ id, needs = [] }) => !off.has(id) && needs.some(one => off.has(one))).map(({ id }) => id);
  return lost.length === 0 ? all.filter(id => !off.has(id)) : without(all, chosen, new Set([...off, ...lost]));
}

interface Effects {
  readonly heard: ReadonlySet<RuleId>;
  readonly asked: ReadonlySet<RuleId>;
  readonly open: ReadonlySet<RuleId>;
}

/** Rules that are not in force, and by which something happens all the same. */
function effectsOf<G extends Shape>(table: Table<G>, all: readonly RuleId[], inForce: readonly RuleId[]): Effects {
  const { game, chosen, scenario, seeds, commands, homonyms = [] } = table;
  const linesOf = ({ id, covers = [] }: Rule<G>): readonly RuleId[] => [id, ...covers];
  const on = new Set(game.ruleset.rules.filter(({ id }) => inForce.includes(id)).flatMap(linesOf));
  const gone = chosen.filter(({ id }) => !on.has(id));
  const off = new Map<string, RuleId>(
    gone
      .flatMap(linesOf)
      .filter(id => !on.has(id))
      .map(id => [id, id]),
  );
  const found = { heard: new Set<RuleId>(), asked: new Set<RuleId>(), open: new Set<RuleId>() };
  const closed = closedWords(game.ruleset, gone, inForce, homonyms);
  const book = Rulebook.compile(game.ruleset, inForce);
  const overheard = overhear(gone, new Set(book.rules.flatMap(rule => [...partsOf(rule)])), id => found.asked.add(id));
  try {
    book.checkSetup(scenario.setup);
    for (const seed of seeds)
      for (const { events, command } of randomGame({ game, seed, scenario, rules: inForce, commands })) {
        for (const name of namesIn(events)) {
          const line = off.get(name);
          if (line) found.heard.add(line);
        }
        for (const id of openersOf(command, closed)) found.open.add(id);
      }
  } finally {
    overheard();
  }
  // What was said where they are in force is not understood where they are not.
  for (const seed of seeds)
    for (const { command, seat, before } of randomGame({ game, seed, scenario, rules: all, commands })) {
      const openers = openersOf(command, closed);
      if (openers.length > 0 && book.allows(game.ruleset.view(before, seat), command, seat)) for (const id of openers) found.open.add(id);
    }
  return found;
}

/** Words that only rules off the list open, each with one that does. */
function closedWords<G extends Shape>(
  ruleset: Ruleset<G>,
  gone: readonly Rule<G>[],
  inForce: readonly RuleId[],
  homonyms: readonly string[],
): ReadonlyMap<string, RuleId> {
  const open = new Set([...permitted(ruleset.rules.filter(({ id }) => inForce.includes(id))).values()].flatMap(words => [...words]));
  const closed = gone.flatMap(({ id, permits = {} }) =>
    (Object.values(permits) as (readonly string[])[]).flat().map((word): [string, RuleId] => [word, id]),
  );
  return new Map(closed.filter(([word]) => !open.has(word) && !homonyms.includes(word)));
}

/** The rules whose words somebody uses here. */
function openersOf(command: unknown, closed: ReadonlyMap<string, RuleId>): readonly RuleId[] {
  if (typeof command === 'string') return [closed.get(command)].filter(id => id !== undefined);
  return typeof command === 'object' && command !== null ? Object.values(command).flatMap(one => openersOf(one, closed)) : [];
}

/**
 * Listens to everything that rules do, until the result is called: whoever has a rule value in hand can ask it without the rulebook. What they
 * share with rules that are in force is asked for those.
 */
function overhear<G extends Shape>(rules: readonly Rule<G>[], shared: ReadonlySet<Part>, asked: (id: RuleId) => void): () => void {
  const undo: (() => void)[] = [];
  for (const rule of rules)
    for (const part of partsOf(rule))
      for (const [name, does] of Object.entries(part)) {
        if (typeof does !== 'function' || shared.has(part)) continue;
        part[name] = (...about: readonly unknown[]): unknown => {
          asked(rule.id);
          return does(...about);
        };
        undo.push(() => {
          part[name] = does;
        });
      }
  return () => {
    for (const one of undo.reverse()) one();
  };
}

type Part = Record<string, unknown>;

/** A rule value, and the records in it that hold what it does. */
function* partsOf(value: object): Generator<Part> {
  yield value as Part;
  for (const [name, part] of Object.entries(value)) if (typeof part === 'object' && part !== null && !PLAIN.has(name)) yield* partsOf(part);
}

/** Parts of a rule that are words and lists. */
const PLAIN: ReadonlySet<string> = new Set(['covers', 'needs', 'replaces', 'splitFrom', 'term', 'permits']);

/** The rules that facts name: as their own, as that of a roll, or as that of a term. */
function* namesIn(value: unknown): Generator<RuleId> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, one] of Object.entries(value)) {
    if (key === 'rule' && typeof one === 'string') yield one as RuleId;
    else yield* namesIn(one);
  }
}
