import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contributionsOf, watched, without } from './contributions.ts';
import { collect, insteadOfVitest } from './harness.ts';
import { instrument } from './instrument.ts';
import { gathered, Planner } from './plan.ts';
import { holds, reportOf } from './report.ts';
import type { Finding } from './run.ts';
import { Instance, World } from './world.ts';

/** What a source exports with one of its mutants awake. */
async function alive(text: string, awake = -1): Promise<Record<string, unknown>> {
  const folder = mkdtempSync(join(tmpdir(), 'sortie-mutants-'));
  const file = join(folder, 'source.ts');
  writeFileSync(file, text);
  const world = new World({
    root: folder,
    cache: join(folder, 'cache'),
    prepare: (_, source) => instrument(file, source).code,
    given: ['__m', '__f', '__l'],
    givenTo: () => [(n: number) => n === awake, () => undefined, () => undefined],
    instead: new Map(),
  });
  await world.read(file);
  return new Instance(world).require(file);
}

const whats = (text: string): readonly string[] => instrument('a.ts', text).mutants.map(({ what }) => what);

describe('mutants of a source', () => {
  test('conditions are turned around, shifted, and lose a part', () => {
    expect(whats('export const f = (a: number, b: boolean) => (a < 3 && !b ? 1 : 0);')).toEqual([
      '3 is 4',
      'a < 3: < is <=',
      '!b without its not',
      'a < 3 && !b without a < 3',
      'a < 3 && !b without !b',
      'not (a < 3 && !b)',
      '1 is 2',
      '0 is 1',
    ]);
  });

  test('lists lose their members, and sums and roundings are exchanged', () => {
    expect(whats("export const l = ['a', ...rest]; const x = Math.ceil(a + b);")).toEqual([
      "'a' is not in the list",
      '...rest is not in the list',
      'a + b: + is -',
      'Math.ceil(a + b): ceil is floor',
    ]);
  });

  test('what says nothing of a rule is left alone', () => {
    const aside =
      "const r = { id: 'QS-a', cite: page(3), covers: ['QS-b'] }; type T = 1 | true; const [a, b] = c; d[0] = e + 'f'; text(80);";
    expect(whats(aside)).toEqual([]);
  });

  test('each knows the line that the code around it names', () => {
    const text = "const one = { id: 'QS-a', adds: { n: () => 4 } };\nconst two = made('QS-b', 5);\nconst three = 6;";
    expect(instrument('a.ts', text).mutants.map(({ rule, line }) => [rule, line])).toEqual([
      ['QS-a', 1],
      ['QS-b', 2],
      [undefined, 3],
    ]);
  });

  test('they sleep until they are woken, in what is read once as well', async () => {
    const text = 'const TABLE: readonly number[] = [10, 20];\nexport const at = (n: number): number => (n > 0 ? TABLE.length : 0);';
    const run = async (awake?: number): Promise<unknown> => ((await alive(text, awake))['at'] as (n: number) => number)(1);
    expect(await run()).toBe(2);
    const at = whats(text).indexOf('20 is not in the list');
    expect(await run(at)).toBe(1);
    expect(await run(whats(text).lastIndexOf('0 is 1'))).toBe(2);
    expect(await run(whats(text).indexOf('not (n > 0)'))).toBe(0);
  });
});

describe('contributions of a rule', () => {
  const rule = {
    id: 'QS-a',
    cite: 'p. 1',
    kind: 'core',
    covers: ['QS-b'],
    adds: { toHit: (n: number) => (n > 0 ? n : undefined), damage: () => 1 },
    forbidsSetup: () => undefined,
    permits: { command: ['push', 'kick'] },
    steps: { turn: [{ name: 'own', after: 'x', run: () => 1 }] },
  };

  test('are told one by one', () => {
    expect(contributionsOf(rule).map(({ key }) => key)).toEqual([
      'QS-a adds toHit',
      'QS-a adds damage',
      'QS-a forbidsSetup',
      'QS-a permits command push',
      'QS-a permits command kick',
      'QS-a steps turn own',
    ]);
  });

  test('can be left out', () => {
    expect(without(rule, 'QS-a adds toHit')['adds']).toEqual({ damage: rule.adds.damage });
    expect(without(rule, 'QS-a permits command push')['permits']).toEqual({ command: ['kick'] });
    expect(without(rule, 'QS-ab adds toHit')).toBe(rule);
  });

  test('are heard when they have something to say', () => {
    const heard: string[] = [];
    const { adds } = watched(rule, key => heard.push(key)) as unknown as typeof rule;
    expect([adds.toHit(0), adds.toHit(2), adds.damage()]).toEqual([undefined, 2, 1]);
    expect(heard).toEqual(['QS-a adds toHit', 'QS-a adds damage']);
  });
});

test('tests are written down with their names and run when wanted', async () => {
  const ran: string[] = [];
  const tests = collect(() => {
    insteadOfVitest.describe('a', () => {
      insteadOfVitest.beforeEach(() => ran.push('before'));
      insteadOfVitest.test('b', { meta: { rule: 'QS-a#1' } }, () => void ran.push('b'));
      insteadOfVitest.test.each([1, 2])('c', n => ran.push(`c${n}`));
      insteadOfVitest.describe.skipIf(true)('d', () => insteadOfVitest.it('e', () => void ran.push('e')));
    });
  });
  expect(tests.map(({ name, rule }) => [name, rule])).toEqual([
    ['a › b', 'QS-a#1'],
    ['a › c [0: 1]', undefined],
    ['a › c [1: 2]', undefined],
  ]);
  for (const one of tests) await one.run();
  expect(ran).toEqual(['before', 'b', 'before', 'c1', 'before', 'c2']);
});

test('tests for the line of a mutant come first, then its neighbours, short ones before long ones', () => {
  const at = (name: string, steps: number, rule?: string) => ({ name, steps, ...(rule && { rule }), passed: [0], entered: [0], spoke: [] });
  const source = { file: '/r/a/x.ts', first: 0, mutants: [], code: '' };
  const trace = gathered('/r', [
    { kind: 'traced', file: '/r/a/x.test.ts', tests: [at('long', 9), at('own', 20, 'QS-a#2')], left: [], still: [], contributions: [] },
    { kind: 'traced', file: '/r/b/y.test.ts', tests: [at('far', 1)], left: [], still: [], contributions: [] },
  ]);
  const planner = new Planner('/r', [source], trace, new Map());
  expect(planner.forMutant(0, source, 'QS-a').map(({ name }) => name)).toEqual(['own', 'long', 'far']);
  expect(planner.forMutant(1, source, 'QS-a')).toEqual([]);
});

test('a report counts by book and remembers what was looked at', () => {
  const finding = (id: string, kind: Finding['kind'], by?: string): Finding => ({
    id,
    kind,
    book: 'QS',
    file: 'a.ts',
    line: 1,
    what: id,
    code: '',
    clause: 'QS-a#1',
    tried: 1,
    ...(by === undefined ? {} : { by }),
  });
  const report = reportOf(
    'QS',
    [finding('a', 'contribution', 't'), finding('b', 'other', 't'), finding('c', 'other')],
    new Map([['c', 'why']]),
  );
  expect(report).toMatchObject({
    contributions: { dropped: 1, alive: 0 },
    others: { tried: 2, killed: 1, alive: 1 },
    survivors: [{ what: 'c', reviewed: 'why' }],
  });
  expect(holds(report, true)).toBe(true);
  expect(holds(report, false)).toBe(false);
});
