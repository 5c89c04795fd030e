import { Command } from 'commander';
import pc from 'picocolors';
import { readExpected, recordExpected } from '../bench/expected.ts';
import { isRate, measure, type Result } from '../bench/gate.ts';
import { exitWith } from '../exit.ts';
import { countOf } from '../numbers.ts';
import { FAILED, OK, refuse, say, sayJson } from '../say.ts';

export const benchCommand = (): Command =>
  new Command('bench')
    .description('measure the engine on one core against its gates; every bench checks its own result')
    .argument('[names...]', 'only these')
    .option('--runs <n>', 'the best of so many runs counts', countOf, 5)
    .option('--record', 'take the results for right from now on; only after the rules were changed on purpose')
    .option('--json', 'for programs')
    .addHelpText(
      'after',
      '\nTime is processor time of one core, so that other programs hardly disturb.\nExit code 1: a gate is missed, or a result is not what it must be.\n\nExamples:\n  sortie bench\n  sortie bench sight --runs 10 --json',
    )
    .action(exitWith(run));

interface Options {
  readonly runs: number;
  readonly record?: true;
  readonly json?: true;
}

async function run(names: readonly string[], { runs, record, json }: Options): Promise<number> {
  const { allGates } = await import('../bench/gates.ts');
  const all = await allGates();
  const unknown = names.find(name => !all.some(gate => gate.name === name));
  if (unknown !== undefined) return refuse(`there is no bench ${unknown}`, `They are: ${all.map(({ name }) => name).join(', ')}`);
  const expected = readExpected();
  const chosen = names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
  const skipped = chosen.filter(({ absent }) => absent !== undefined);
  const results = chosen
    .filter(gate => !skipped.includes(gate))
    .map(gate => {
      const result = measure(gate, runs, expected[gate.name] ?? '');
      if (!json) print(result);
      return result;
    });
  if (!json) for (const { title, absent } of skipped) say(`${title.padEnd(36)} skipped: ${absent}`);
  if (record) recordExpected(results);
  const ok = results.every(({ fastEnough, right }) => fastEnough && (right || record));
  if (json)
    sayJson({ ok, node: process.version, runs, benches: results, skipped: skipped.map(({ name, absent }) => ({ name, reason: absent })) });
  return ok ? OK : FAILED;
}

function print({ title, value, unit, limit, fastEnough, right, hash }: Result): void {
  const sign = isRate(unit) ? '>=' : '<=';
  const verdict = fastEnough ? pc.green('ok') : pc.red('too slow');
  const result = right ? `result ${hash}` : pc.red(`WRONG RESULT ${hash}`);
  say(`${title.padEnd(36)} ${rounded(value).padStart(12)} ${unit.padEnd(11)} ${sign} ${rounded(limit).padStart(9)}  ${verdict}  ${result}`);
}

const rounded = (value: number): string =>
  value >= 100
    ? Math.round(value)
        .toString()
        .replace(/\B(?=(\d{3})+$)/g, ',')
    : value.toFixed(2);
