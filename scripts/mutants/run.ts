import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bookOf } from './books.ts';
import { gathered, Planner, type Trace } from './plan.ts';
import { work } from './pool.ts';
import { fingerprint, importers, type SourceFile, sourceFiles, testFiles } from './sources.ts';
import type { Answer, Job, Trial } from './work.ts';

/** A mutant with where it stands and what became of it. */
export interface Finding {
  readonly id: string;
  readonly kind: 'contribution' | 'other';
  readonly book: string;
  readonly file: string;
  readonly line: number;
  readonly what: string;
  readonly code: string;
  /** The clause, or the line if no test for a clause comes by. */
  readonly clause: string;
  /** The test that noticed; nothing for a survivor. */
  readonly by?: string;
  /** How many tests were tried. */
  readonly tried: number;
}

interface Task extends Omit<Finding, 'by' | 'tried'> {
  readonly awake?: number;
  readonly missing?: string;
  readonly tests: readonly Trial[];
}

export interface Wanted {
  readonly isWanted: (task: Pick<Task, 'book' | 'file' | 'line' | 'kind'>) => boolean;
  /** At most so many, spread evenly over all. */
  readonly most?: number;
  readonly say: (text: string) => void;
}

/** Packages whose sources any test may come by. */
const COMMON = ['kernel', 'geometry', 'board', 'roster', 'testkit'];

/** Tries the mutants of a package. What an earlier run on the same sources found is not tried again. */
export async function runPackage(root: string, pack: string, { isWanted, most, say }: Wanted): Promise<readonly Finding[]> {
  const cache = join(root, '.cache/mutants');
  const setting = { root, cache: join(cache, 'code'), pack };
  const sources = sourceFiles(root, setting.cache, pack);
  const place = join(cache, `${pack}-${fingerprint(root, [...COMMON, 'convert', 'construction', pack])}`);
  mkdirSync(place, { recursive: true });
  const trace = await traced(root, pack, place, setting.cache, say);
  const planner = new Planner(root, sources, trace, importers(root, pack));
  const tasks = thinned(
    [...contributionTasks(root, pack, sources, trace, planner), ...sourceTasks(root, pack, sources, planner, trace)].filter(isWanted),
    most,
  );
  const known = new Map(readRows(join(place, 'results.jsonl')).map(row => [row.id, row]));
  const jobs = tasks.filter(({ id, tests }) => !known.has(id) && tests.length > 0).map(jobOf);
  say(`${pack}: ${tasks.length} mutants, ${tasks.length - jobs.length} of them known or never passed by; ${trace.tests.length} tests`);
  let done = 0;
  const note = (id: string, tried: number, by?: string): void => {
    const row = { id, tried, ...(by === undefined ? {} : { by }) };
    known.set(id, row);
    appendFileSync(join(place, 'results.jsonl'), `${JSON.stringify(row)}\n`);
    done += 1;
    if (done % 250 === 0) say(`  ${done} of ${jobs.length}`);
  };
  await work(
    setting,
    jobs,
    answer => answer.kind === 'tried' && note(answer.id, answer.tried, answer.by),
    job => job.kind === 'mutant' && note(job.id, 1, 'no test came back'),
  );
  return tasks.map(({ tests: _tests, awake: _awake, missing: _missing, ...task }) => ({ ...task, tried: 0, ...known.get(task.id) }));
}

const jobOf = ({ id, awake, missing, tests }: Task): Job => ({
  kind: 'mutant',
  id,
  ...(awake === undefined ? {} : { awake }),
  ...(missing === undefined ? {} : { missing }),
  tests,
});

interface ResultRow {
  readonly id: string;
  readonly tried: number;
  readonly by?: string;
}

const readRows = (file: string): readonly ResultRow[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(row => row.endsWith('}'))
        .map(row => JSON.parse(row) as ResultRow)
    : [];

/** Every n-th, so that a short run sees a bit of everything. */
function thinned<T>(all: readonly T[], most: number | undefined): readonly T[] {
  if (most === undefined || all.length <= most) return all;
  return all.filter((_, at) => Math.floor((at * most) / all.length) !== Math.floor(((at - 1) * most) / all.length));
}

/** One run of all tests without a mutant, to learn where each of them comes by. */
async function traced(root: string, pack: string, place: string, cache: string, say: (text: string) => void): Promise<Trace> {
  const kept = join(place, 'trace.jsonl');
  type Traced = Extract<Answer, { readonly kind: 'traced' }>;
  if (!existsSync(kept)) {
    const files = testFiles(root, pack);
    say(`${pack}: watching ${files.length} test files`);
    const draft = `${kept}.draft`;
    writeFileSync(draft, '');
    const lost: string[] = [];
    await work(
      { root, cache, pack },
      files.map(file => ({ kind: 'trace', file })),
      answer => appendFileSync(draft, `${JSON.stringify(answer)}\n`),
      job => job.kind === 'trace' && lost.push(job.file),
    );
    if (lost.length > 0) throw new Error(`these test files could not be watched: ${lost.join(', ')}`);
    renameSync(draft, kept);
  }
  const answers = readFileSync(kept, 'utf8').split('\n').filter(Boolean);
  const trace = gathered(
    root,
    answers.map(row => JSON.parse(row) as Traced),
  );
  for (const one of trace.left) say(`  left out: ${one}`);
  return trace;
}

function contributionTasks(root: string, pack: string, sources: readonly SourceFile[], trace: Trace, planner: Planner): readonly Task[] {
  const texts = sources.map(({ file, code }) => ({ file, rows: code.split('\n') }));
  return [...trace.contributions].map(([key, rule]) => {
    const home = texts.find(({ rows }) => rows.some(row => row.includes(`'${rule}'`)));
    const at = home?.rows.findIndex(row => row.includes(`'${rule}'`)) ?? -1;
    const tests = planner.forContribution(key, rule);
    return {
      id: key,
      kind: 'contribution',
      book: bookOf(pack, rule),
      file: home ? relative(root, home.file) : `packages/${pack}`,
      line: at + 1,
      what: `without ${key}`,
      code: '',
      clause: clauseOf(rule, tests, trace),
      missing: key,
      tests,
    };
  });
}

function sourceTasks(root: string, pack: string, sources: readonly SourceFile[], planner: Planner, trace: Trace): readonly Task[] {
  const seen = new Map<string, number>();
  return sources.flatMap(source =>
    source.mutants.map((mutant): Task => {
      const file = relative(root, source.file);
      const name = `${file} | ${mutant.code} | ${mutant.what}`;
      const times = seen.get(name) ?? 0;
      seen.set(name, times + 1);
      const n = source.first + mutant.n;
      const tests = planner.forMutant(n, source, mutant.rule);
      return {
        id: times === 0 ? name : `${name} | ${times + 1}`,
        kind: 'other',
        book: bookOf(pack, mutant.rule),
        file,
        line: mutant.line,
        what: mutant.what,
        code: mutant.code,
        clause: clauseOf(mutant.rule, tests, trace),
        awake: n,
        tests,
      };
    }),
  );
}

/** The clauses for which tests speak that come by, of the line that the code names if it names one. */
function clauseOf(rule: string | undefined, tests: readonly Trial[], { tests: all }: Trace): string {
  const names = new Set(tests.slice(0, 40).map(({ file, name }) => `${file} ${name}`));
  const spoken = all.filter(test => names.has(`${test.file} ${test.name}`)).flatMap(test => test.rule ?? []);
  const own = spoken.filter(id => rule === undefined || id.startsWith(`${rule}#`) || id === rule);
  const clauses = own.filter(id => id.includes('#'));
  const some = [...new Set(clauses.length > 0 ? clauses : own)].sort();
  return some.slice(0, 3).join(', ') || (rule ?? '');
}
