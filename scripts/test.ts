import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { exists, root, run, runTool, seconds } from './shell.ts';
import { findBrowser } from './test/browser.ts';
import { add, type Counts, countChecks, countPlaywright, countVitest, none, summary } from './test/counts.ts';
import { findServices } from './test/services.ts';

/** Everything that must hold: checks, tests, derived coverage, browser tests. The last line sums it up. */
const cache = join(root, '.cache');
mkdirSync(cache, { recursive: true });

const success: Counts = { passed: 1, failed: 0, skipped: 0 };
const failure: Counts = { passed: 0, failed: 1, skipped: 0 };

/** Other seeds than those of the tests beside the code. */
const FROM = ['--from', '500000'];

/** The short forms of load, faults and attacks: on a machine of any speed nothing may be lost, doubled, told to the wrong ones or broken. */
const TRIALS: readonly (readonly string[])[] = [
  ['bench/load/main.ts', '--tables', '30', '--nodes', '2', '--seconds', '4', '--steps', '1', '--stored', '0', '--short'],
  ['bench/chaos/main.ts', '--minutes', '0.5'],
  ['bench/hostile/main.ts', '--messages', '2000', '--short'],
];

const parts = { checks, tests: unitTests, coverage, mutants, fuzzing, trials, 'browser tests': browserTests };
let total = none;
const times: string[] = [];
for (const [name, part] of Object.entries(parts)) {
  const started = Date.now();
  total = add(total, await part());
  times.push(`${name} ${seconds(Date.now() - started)}`);
}
console.log(`\n${times.join(', ')}`);
console.log(summary(total));
process.exitCode = total.failed > 0 ? 1 : 0;

async function checks(): Promise<Counts> {
  heading('checks');
  const { output } = await run(process.execPath, ['scripts/check.ts'], { show: true });
  return countChecks(output);
}

async function unitTests(): Promise<Counts> {
  heading('tests');
  // The tests of the server ask real ones, and fail with the same words where there are none.
  const missing = await findServices();
  if (missing) console.error(missing);
  const report = join(cache, 'vitest.json');
  const proven = join(root, 'rules', 'proven.json');
  const before = readFileSync(proven, 'utf8');
  rmSync(report, { force: true });
  const reporters = ['dot', './packages/testkit/src/proof-reporter.ts', 'json'].map(name => `--reporter=${name}`);
  await runTool('vitest/vitest.mjs', ['run', ...reporters, `--outputFile.json=${report}`], { show: true });
  const counts = existsSync(report) ? countVitest(readFileSync(report, 'utf8')) : failure;
  if (readFileSync(proven, 'utf8') === before) return add(counts, success);
  console.error('rules/proven.json did not say what the tests prove. It has been written anew: commit it if the tests above are green.');
  return add(counts, failure);
}

async function coverage(): Promise<Counts> {
  const { code, output } = await run(process.execPath, ['scripts/coverage.ts', '--check']);
  console.log(output.trimEnd());
  return code === 0 ? success : failure;
}

/** Bends what the last commit changed, or what has changed since the commit that SORTIE_SINCE names; `npm run mutants` does it at length. */
async function mutants(): Promise<Counts> {
  heading('mutants');
  const since = process.env['SORTIE_SINCE'] ?? 'HEAD~1';
  if ((await run('git', ['rev-parse', '--verify', '--quiet', since])).code !== 0) {
    console.log(`left out: there is no commit ${since} here to compare with`);
    return none;
  }
  const { code } = await run(process.execPath, ['scripts/mutants.ts', '--since', since, '--most', '200'], { show: true });
  return code === 0 ? success : failure;
}

/** The short form of what `npm run fuzz` does at length; each uses one core, so two of them run at a time. */
async function fuzzing(): Promise<Counts> {
  heading('fuzzing');
  // Loaded here, because the checks have compiled it by now. Each game says itself how often it is tried.
  const { GAMES } = await import('@sortie/games');
  const left = [...GAMES.map(({ id }) => ['--game', id, ...FROM]), ['--readers', '10000', ...FROM]].values();
  const lanes = await Promise.all([fuzzLane(left), fuzzLane(left)]);
  return lanes.reduce(add, none);
}

async function fuzzLane(left: Iterable<readonly string[]>): Promise<Counts> {
  let counts = none;
  for (const what of left) {
    const { code, output } = await run(process.execPath, ['scripts/fuzz.ts', ...what]);
    console.log(output.trimEnd().split('\n').at(-1));
    if (code !== 0) console.error(output);
    counts = add(counts, code === 0 ? success : failure);
  }
  return counts;
}

async function trials(): Promise<Counts> {
  heading('trials');
  let counts = none;
  for (const what of TRIALS) {
    const { code, output } = await run(process.execPath, ['--conditions=sortie-source', ...what]);
    console.log(`${what[0]}: ${output.trimEnd().split('\n').at(-1)}`);
    if (code !== 0) console.error(output);
    counts = add(counts, code === 0 ? success : failure);
  }
  return counts;
}

async function browserTests(): Promise<Counts> {
  if (!exists('e2e') || !exists('playwright.config.ts')) return none;
  heading('browser tests');
  const browser = await findBrowser();
  if ('missing' in browser) {
    console.error(browser.missing);
    return failure;
  }
  const report = join(cache, 'playwright.json');
  rmSync(report, { force: true });
  const env = { CHROMIUM_PATH: browser.path, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  await runTool('@playwright/test/cli.js', ['test', '--reporter=line,json'], { show: true, env });
  return existsSync(report) ? countPlaywright(readFileSync(report, 'utf8')) : failure;
}

function heading(title: string): void {
  console.log(`\n── ${title}`);
}
