import { choose, type Level } from '@sortie/ai';
import { keyOf, type Manifest, open, perform, Rulebook, type Scenario, SeededDice, type Shape, seedFrom } from '@sortie/kernel';

/** How often a kind of command could have been given, and how often it was. */
export interface Use {
  readonly kind: string;
  /** Decisions in which it was offered. */
  readonly offered: number;
  readonly given: number;
}

/** So many commands at most are looked at in a game, and so many options of one decision. */
const LONGEST = 3000;
const MOST = 4000;

/** What a command is, in the words of the game's own vocabulary: its type, and whatever it switches on. */
export function* kindsOf(command: unknown): Generator<string> {
  const { type, ...rest } = command as Readonly<Record<string, unknown>>;
  yield String(type);
  for (const [name, value] of Object.entries(rest)) if (value === true) yield `${type}, ${name}`;
}

/** Both sides of a game are played by one level, and every decision is looked at: what was offered, and what was done. */
export function usesIn<G extends Shape>(
  { ruleset, tactics, scenarios }: Manifest<G>,
  { rules, setup }: Pick<Scenario<G>, 'rules' | 'setup'>,
  level: Level,
  seed: string,
): readonly Use[] {
  const game = { ruleset, tactics, scenarios };
  const book = Rulebook.compile(ruleset, rules);
  const key = keyOf(seedFrom(seed));
  const opened = open(ruleset, book, setup, new SeededDice(key, 0));
  if (!opened.ok) throw new Error('seeded dice never run out');
  let { state } = opened;
  const counts = new Map<string, { offered: number; given: number }>();
  const count = (kind: string, what: 'offered' | 'given'): void => {
    const known = counts.get(kind) ?? { offered: 0, given: 0 };
    known[what]++;
    counts.set(kind, known);
  };
  for (let n = 0; n < LONGEST; n++) {
    const asked = ruleset.awaiting(state)[0];
    if (!asked) break;
    const view = ruleset.view(state, asked.seat);
    const offered = new Set<string>();
    let looked = 0;
    for (const command of ruleset.options(view, asked.seat, book)) {
      for (const kind of kindsOf(command)) offered.add(kind);
      if (++looked >= MOST) break;
    }
    const { command } = choose(game, view, asked.seat, book, { level, seed: `${seed} ${n}` });
    for (const kind of offered) count(kind, 'offered');
    for (const kind of kindsOf(command)) count(kind, 'given');
    const done = perform(ruleset, book, state, asked.seat, command, new SeededDice(key, n + 1));
    if (!done.ok) throw new Error(`a ${level} chose what is refused: ${JSON.stringify({ command, why: done.refusals })}`);
    ({ state } = done);
  }
  return [...counts].map(([kind, each]) => ({ kind, ...each }));
}

/** Several games together, by name. */
export function usesTogether(all: readonly (readonly Use[])[]): readonly Use[] {
  const sums = new Map<string, Use>();
  for (const { kind, offered, given } of all.flat()) {
    const known = sums.get(kind) ?? { kind, offered: 0, given: 0 };
    sums.set(kind, { kind, offered: known.offered + offered, given: known.given + given });
  }
  return [...sums.values()].sort((a, b) => (a.kind < b.kind ? -1 : 1));
}
