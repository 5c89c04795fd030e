import { globSync } from 'node:fs';
import { bannedIn } from './check/bans.ts';
import { chapterFaults } from './check/chapters.ts';
import { leftOver } from './check/front-doors.ts';
import { gameFaults } from './check/games.ts';
import { fileSizes, functionSizes, limits } from './check/sizes.ts';
import { readSources, readUsers } from './check/sources.ts';
import { wiringFaults } from './check/wiring.ts';
import { root, runTool, seconds } from './shell.ts';

interface Verdict {
  readonly ok: boolean;
  /** One line for the summary. */
  readonly says: string;
  /** What to repair, if anything. */
  readonly details?: string;
}

interface Step {
  readonly name: string;
  readonly run: () => Promise<Verdict> | Verdict;
}

const sources = readSources();

const steps: readonly Step[] = [
  { name: 'types', run: types },
  { name: 'lint and format', run: lint },
  { name: 'arrows and cycles', run: arrows },
  { name: 'chapters', run: chapters },
  { name: 'games', run: games },
  { name: 'dead exports', run: deadExports },
  { name: 'engine bans', run: bans },
  { name: 'sizes', run: sizes },
];

const verdicts = await Promise.all(
  steps.map(async step => {
    const started = Date.now();
    const verdict = await step.run();
    return { ...step, ...verdict, milliseconds: Date.now() - started };
  }),
);

for (const { name, ok, details } of verdicts) if (!ok && details) console.error(`\n── ${name}\n${details.trimEnd()}`);
console.log('');
for (const { name, ok, says, milliseconds } of verdicts)
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name.padEnd(18)} ${seconds(milliseconds).padStart(7)}  ${says}`);
const failed = verdicts.filter(({ ok }) => !ok).length;
console.log(`\n${verdicts.length - failed} checks passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** The sources, the tests, and the core of each game as if it had no chapters. */
async function types(): Promise<Verdict> {
  const cores = globSync('packages/*/tsconfig.core.json', { cwd: root }).sort();
  for (const args of [['-b'], ['-p', 'tsconfig.test.json'], ...cores.map(core => ['-p', core])]) {
    const { code, output } = await runTool('@typescript/native/bin/tsc', args);
    if (code !== 0) return { ok: false, says: `tsc ${args.join(' ')}`, details: output };
  }
  return { ok: true, says: `sources, tests and ${cores.length} cores without their chapters` };
}

async function lint(): Promise<Verdict> {
  const { code, output } = await runTool('@biomejs/biome/bin/biome', [
    'ci',
    '--colors=off',
    '--error-on-warnings',
    '--max-diagnostics=20',
    '.',
  ]);
  const checked = /Checked (\d+) files/.exec(output)?.[1];
  return { ok: code === 0, says: `${checked ?? 'no'} files`, details: `${output}\nnpm run format repairs what can be repaired.` };
}

async function arrows(): Promise<Verdict> {
  const args = ['packages', 'apps', '--config', '.dependency-cruiser.cjs', '--output-type', 'json'];
  const { output } = await runTool('dependency-cruiser/bin/dependency-cruise.mjs', args);
  const report = readReport(output);
  if (!report) return { ok: false, says: 'dependency-cruiser gave no report', details: output };
  const { violations, totalCruised } = report.summary;
  // With a compiler it cannot load, dependency-cruiser sees nothing and is content.
  if (totalCruised === 0) return { ok: false, says: 'no module was seen', details: 'dependency-cruiser needs typescript 6.' };
  const details = violations.map(
    ({ rule, from, to, cycle }) => `${rule.name}: ${[from, ...(cycle?.map(({ name }) => name) ?? [to])].join(' → ')}`,
  );
  return { ok: violations.length === 0, says: `${totalCruised} modules`, details: details.join('\n') };
}

interface CruiseReport {
  readonly summary: {
    readonly totalCruised: number;
    readonly violations: readonly {
      readonly rule: { readonly name: string };
      readonly from: string;
      readonly to: string;
      readonly cycle?: readonly { readonly name: string }[];
    }[];
  };
}

function readReport(output: string): CruiseReport | undefined {
  try {
    return JSON.parse(output.slice(output.indexOf('{'))) as CruiseReport;
  } catch {
    return undefined;
  }
}

async function deadExports(): Promise<Verdict> {
  const { code, output } = await runTool('knip/bin/knip.js', [
    '--no-progress',
    '--no-config-hints',
    '--include',
    'files,exports,types,duplicates',
  ]);
  const left = leftOver(sources, readUsers()).map(({ file, name }) => `${file}: nobody outside imports ${name}`);
  const details = [output, ...left].join('\n');
  return { ok: code === 0 && left.length === 0, says: 'every file and export is used, at the front doors too', details };
}

function chapters(): Verdict {
  const faults = chapterFaults(sources);
  return { ok: faults.length === 0, says: 'each says which others it uses', details: faults.join('\n') };
}

function games(): Verdict {
  const faults = [...gameFaults(sources), ...wiringFaults(sources)];
  return { ok: faults.length === 0, says: 'each is listed once, and every package names what it imports', details: faults.join('\n') };
}

function bans(): Verdict {
  const found = sources.flatMap(bannedIn);
  return { ok: found.length === 0, says: 'no clock, chance, trigonometry, host or locale in the engine', details: found.join('\n') };
}

function sizes(): Verdict {
  const files = fileSizes(sources);
  const functions = functionSizes(sources);
  const over = [...files.filter(({ lines }) => lines > limits.file), ...functions.filter(({ lines }) => lines > limits.function)];
  const longest = [files[0], functions[0]].map(size => (size ? `${size.where} ${size.lines} lines` : 'none'));
  return {
    ok: over.length === 0,
    says: `longest file ${longest[0]}, function ${longest[1]}`,
    details: over.map(({ where, lines }) => `${where}: ${lines} lines`).join('\n'),
  };
}
