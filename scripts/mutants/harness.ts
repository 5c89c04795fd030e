import * as vitest from 'vitest';

type Body = (context: { readonly task: { readonly meta: Record<string, unknown> } }) => unknown;

/** A test as it was written down, ready to be run as often as wanted. */
export interface Test {
  readonly name: string;
  /** The line or clause that a `rule()` or `table()` test speaks for. */
  readonly rule?: string;
  readonly run: () => Promise<void>;
}

interface Suite {
  readonly name: string;
  readonly skipped: boolean;
  readonly before: (() => unknown)[];
  readonly after: (() => unknown)[];
}

let collected: Test[] = [];
let suites: Suite[] = [];

/** Collects the tests that a file writes down while it is loaded. */
export function collect(load: () => void): readonly Test[] {
  collected = [];
  suites = [newSuite('', false)];
  load();
  const tests = collected;
  collected = [];
  return tests;
}

const newSuite = (name: string, skipped: boolean): Suite => ({ name, skipped, before: [], after: [] });

interface Options {
  readonly meta?: { readonly rule?: string };
  readonly skip?: boolean;
}

function write(name: string, options: unknown, body?: unknown): void {
  const [given, run] =
    typeof options === 'function' ? [(body ?? {}) as Options, options as Body] : [(options ?? {}) as Options, body as Body];
  const around = [...suites];
  if (given.skip === true || around.some(({ skipped }) => skipped)) return;
  const { rule } = given.meta ?? {};
  collected.push({
    name: [...around.map(suite => suite.name), name].filter(Boolean).join(' › '),
    ...(rule === undefined ? {} : { rule }),
    run: async () => {
      for (const { before } of around) for (const hook of before) await hook();
      try {
        await run({ task: { meta: {} } });
      } finally {
        for (const { after } of around.toReversed()) for (const hook of after) await hook();
      }
    },
  });
}

function group(skipped: boolean): (name: string, body: () => void) => void {
  return (name, body) => {
    suites.push(newSuite(name, skipped));
    body();
    suites.pop();
  };
}

/** `%s` and `$field` in the names of tests over lists; names only have to tell them apart. */
const named = (name: string, row: unknown, at: number): string => `${name} [${at}: ${JSON.stringify(row)?.slice(0, 60)}]`;

const each =
  (one: (name: string, body: () => unknown) => void) =>
  (rows: readonly unknown[]) =>
  (name: string, body: (...row: readonly unknown[]) => unknown): void => {
    for (const [at, row] of rows.entries()) one(named(name, row, at), () => body(...(Array.isArray(row) ? row : [row])));
  };

const nothing = (): void => undefined;
const test = Object.assign(write, {
  each: each((name, body) => write(name, {}, body)),
  skip: nothing,
  skipIf: (not: unknown) => (not ? nothing : write),
  runIf: (yes: unknown) => (yes ? write : nothing),
});
const describe = Object.assign(group(false), {
  each: each((name, body) => group(false)(name, body as () => void)),
  skip: group(true),
  skipIf: (not: unknown) => group(Boolean(not)),
  runIf: (yes: unknown) => group(!yes),
});
const hook = (when: 'before' | 'after') => (body: () => unknown) => suites.at(-1)?.[when].push(body);

/** What test files get instead of Vitest: the same expectations, and tests that are only written down. */
export const insteadOfVitest = {
  ...vitest,
  test,
  it: test,
  describe,
  beforeEach: hook('before'),
  afterEach: hook('after'),
  beforeAll: hook('before'),
  afterAll: nothing,
  __esModule: true,
};
