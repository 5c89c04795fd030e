import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { exists, root, run, runTool, seconds } from './shell.ts';
import { findBrowser } from './test/browser.ts';
import { add, type Counts, countChecks, countPlaywright, countVitest, none, summary } from './test/counts.ts';

/** Everything that must hold: checks, tests, derived coverage, browser tests. The last line sums it up. */
const cache = join(root, '.cache');
mkdirSync(cache, { recursive: true });

const success: Counts = { passed: 1, failed: 0, skipped: 0 };
const failure: Counts = { passed: 0, failed: 1, skipped: 0 };

/** Other seeds than those of the tests beside the code; the longest first. */
const FUZZING: readonly (readonly string[])[] = [
  ['--game', 'impact', '--games', '12', '--from', '500000'],
  ['--game', 'alpha-strike', '--games', '40', '--from', '500000'],
  ['--readers', '10000', '--from', '500000'],
  ['--game', 'classic', '--games', '24', '--from', '500000'],
  ['--game', 'radar', '--games', '40', '--from', '500000'],
  ['--game', 'quick-start', '--games', '60', '--from', '500000'],
];

const parts = { checks, tests: unitTests, coverage, fuzzing, 'browser tests': browserTests };
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

/** The short form of what `npm run fuzz` does at length; each uses one core, so two of them run at a time. */
async function fuzzing(): Promise<Counts> {
  heading('fuzzing');
  const left = FUZZING.values();
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
