import { join } from 'node:path';
import { contributionsOf, isRuleValue, watched, without } from './contributions.ts';
import { insteadOfVitest } from './harness.ts';
import type { SourceFile } from './sources.ts';
import { type Exports, Instance, World } from './world.ts';

/** What the switches in the code look at, and what they take down. */
export class Switches {
  /** The number of the mutant that is awake, or -1. */
  awake = -1;
  /** The contribution that is left out. */
  missing: string | undefined;
  /** How far a test has come, counted in switches and rounds of loops, and how far it may go. */
  steps = 0;
  most = Number.MAX_SAFE_INTEGER;
  /** Taken down while somebody listens. */
  passed: Set<number> | undefined;
  entered: Set<number> | undefined;
  spoke: Set<string> | undefined;
  /** Whether rule values are watched at all, which takes time. */
  watching = false;

  step(): void {
    if (++this.steps > this.most) throw new Endless();
  }
}

/** Thrown into tests that go on far longer than they should. */
export class Endless extends Error {
  constructor() {
    super('goes on without end');
  }
}

export interface Workshop {
  readonly switches: Switches;
  readonly world: World;
  /** A fresh instance of the package with its tests, on top of all others, which stay. */
  fresh(): Instance;
  /** Every contribution of every rule value that was seen so far. */
  readonly contributions: Map<string, string>;
}

/** The package under its switches. Rule values of compiled games are bent when a book is compiled, all others when their module is loaded. */
export async function workshop(root: string, cache: string, pack: string, sources: readonly SourceFile[]): Promise<Workshop> {
  const switches = new Switches();
  const contributions = new Map<string, string>();
  const byFile = new Map(sources.map((source, at) => [source.file, { ...source, at }]));
  const own = `${join(root, 'packages', pack)}/`;
  const bent = <R>(rule: R): R => {
    if (!isRuleValue(rule)) return rule;
    for (const { key, rule: id } of contributionsOf(rule)) contributions.set(key, id);
    const known = switches.missing === undefined ? rule : without(rule, switches.missing);
    return (switches.watching ? watched(known, key => switches.spoke?.add(key)) : known) as R;
  };
  const world = new World({
    root,
    cache,
    prepare: (file, text) => byFile.get(file)?.code ?? text,
    given: ['__m', '__f', '__l'],
    givenTo: file => given(switches, byFile.get(file)),
    instead: new Map([['vitest', insteadOfVitest]]),
    loaded: (file, exports) => {
      if (file.startsWith(own)) bendExported(exports, bent);
      if (file === join(root, 'packages/kernel/src/rulebook.ts')) bendCompiling(exports, bent);
    },
  });
  await world.read(join(root, 'packages/testkit/src/index.ts'));
  const shared = new Instance(world);
  shared.require(join(root, 'packages/testkit/src/index.ts'));
  return { switches, world, contributions, fresh: () => new Instance(world, shared, file => file.startsWith(own)) };
}

function given(switches: Switches, source: (SourceFile & { readonly at: number }) | undefined): readonly unknown[] {
  if (!source) return [];
  const { first, at } = source;
  const awake = (n: number): boolean => {
    switches.step();
    switches.passed?.add(first + n);
    return switches.awake === first + n;
  };
  return [awake, () => void switches.entered?.add(at), () => switches.step()];
}

/** Rules of packages that compile no rulebook, in place: whoever imports them sees them bent. */
function bendExported(exports: Exports, bent: <R>(rule: R) => R): void {
  for (const value of Object.values(exports)) {
    for (const rule of Array.isArray(value) ? value : [value])
      if (isRuleValue(rule) && rule['kind'] === undefined) replaceParts(rule, bent(rule));
  }
}

/** Is marked so that a rule which is exported twice is bent once. */
const done = new WeakSet<object>();

function replaceParts(rule: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): void {
  if (done.has(rule)) return;
  done.add(rule);
  for (const part of Object.keys(rule)) if (!(part in other)) Reflect.deleteProperty(rule, part);
  Object.assign(rule, other);
}

interface Compiling {
  compile(ruleset: { readonly rules: readonly unknown[] }, ...given: readonly unknown[]): unknown;
}

function bendCompiling(exports: Exports, bent: <R>(rule: R) => R): void {
  const book = exports['Rulebook'] as Compiling;
  const compile = book.compile.bind(book);
  const known = new WeakMap<object, object>();
  book.compile = (ruleset, ...given) => {
    const bentRuleset = known.get(ruleset) ?? { ...ruleset, rules: ruleset.rules.map(bent) };
    known.set(ruleset, bentRuleset);
    return compile(bentRuleset as typeof ruleset, ...given);
  };
}
