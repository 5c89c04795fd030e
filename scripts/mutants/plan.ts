import { dirname, relative } from 'node:path';
import type { SourceFile } from './sources.ts';
import type { Answer, TestTrace, Trial } from './work.ts';

type Traced = Extract<Answer, { readonly kind: 'traced' }>;

/** What a run of all tests without any mutant has shown. */
export interface Trace {
  readonly tests: readonly (TestTrace & { readonly file: string })[];
  /** Tests that are not used, and why. */
  readonly left: readonly string[];
  /** Mutants that are passed while modules are loaded: no test is seen to come by. */
  readonly still: ReadonlySet<number>;
  /** Contributions, each with its rule. */
  readonly contributions: ReadonlyMap<string, string>;
}

export function gathered(root: string, answers: readonly Traced[]): Trace {
  const sorted = answers.toSorted((a, b) => (a.file < b.file ? -1 : 1));
  return {
    tests: sorted.flatMap(({ file, tests }) => tests.map(test => ({ ...test, file: relative(root, file) }))),
    left: sorted.flatMap(({ file, left }) => left.map(one => `${relative(root, file)}: ${one}`)),
    still: new Set(sorted.flatMap(({ still }) => still)),
    contributions: new Map(sorted.flatMap(({ contributions }) => contributions).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}

const lineOf = (id: string | undefined): string | undefined => id?.replace(/#\d+$/, '');

/** So many tests of other folders are tried at most: who proves a clause stands near it. */
const FAR = 250;

/** Finds the tests that may notice a mutant, those first that speak for its line or lie beside it, short ones before long ones. */
export class Planner {
  private readonly root: string;
  private readonly trace: Trace;
  private readonly passing = new Map<number, number[]>();
  private readonly entering = new Map<number, number[]>();
  private readonly hearing = new Map<string, number[]>();
  private readonly users: ReadonlyMap<string, readonly string[]>;
  private readonly sources: readonly SourceFile[];

  constructor(root: string, sources: readonly SourceFile[], trace: Trace, users: ReadonlyMap<string, readonly string[]>) {
    this.root = root;
    this.sources = sources;
    this.trace = trace;
    this.users = users;
    for (const [at, { passed, entered, spoke }] of trace.tests.entries()) {
      for (const n of passed) put(this.passing, n, at);
      for (const n of entered) put(this.entering, n, at);
      for (const key of spoke) put(this.hearing, key, at);
    }
  }

  /** For a mutant of a source file. */
  forMutant(n: number, source: SourceFile, rule: string | undefined): readonly Trial[] {
    const found = new Set(this.passing.get(n));
    if (this.trace.still.has(n)) for (const at of this.usersOf(source.file)) found.add(at);
    return this.ordered([...found], rule, dirname(relative(this.root, source.file)));
  }

  /** For a contribution: the tests in which it had something to say; where that cannot be heard, those that speak for its rule and their neighbours. */
  forContribution(key: string, rule: string): readonly Trial[] {
    const heard = this.hearing.get(key) ?? [];
    if (heard.length > 0) return this.ordered(heard, rule, '');
    const named = this.trace.tests.filter(test => lineOf(test.rule) === rule);
    const files = new Set(named.map(({ file }) => file));
    const near = [...this.trace.tests.entries()].filter(([, test]) => files.has(test.file)).map(([at]) => at);
    return this.ordered(near, rule, '');
  }

  /** Tests that enter a function of the file; for a file without functions, of those that import it. */
  private usersOf(file: string, seen: ReadonlySet<string> = new Set()): readonly number[] {
    const at = this.sources.findIndex(source => source.file === file);
    const own = at < 0 ? [] : (this.entering.get(at) ?? []);
    if (own.length > 0 || seen.has(file)) return own;
    return (this.users.get(file) ?? []).flatMap(user => this.usersOf(user, new Set([...seen, file])));
  }

  private ordered(found: readonly number[], rule: string | undefined, folder: string): readonly Trial[] {
    const rank = (at: number): number => {
      const test = this.trace.tests[at];
      if (!test) return 3;
      if (rule !== undefined && lineOf(test.rule) === rule) return 0;
      return dirname(test.file) === folder ? 1 : 2;
    };
    const steps = (at: number): number => this.trace.tests[at]?.steps ?? 0;
    const order = [...new Set(found)].sort((a, b) => rank(a) - rank(b) || steps(a) - steps(b) || a - b);
    const near = order.filter(at => rank(at) < 2).length;
    return order.slice(0, near + FAR).flatMap(at => {
      const test = this.trace.tests[at];
      return test ? [{ file: test.file, name: test.name, steps: test.steps }] : [];
    });
  }
}

function put<K>(table: Map<K, number[]>, key: K, value: number): void {
  const list = table.get(key);
  if (list) list.push(value);
  else table.set(key, [value]);
}
