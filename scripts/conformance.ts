import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { run } from './shell.ts';

/** Compares our cards, Battle Values, prices and classic scenes with those of another program and of the publisher. */
const SOURCES = '--conditions=sortie-source';
const data = fileURLToPath(new URL('../../shared/data/', import.meta.url));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    type: { type: 'string', default: '' },
    field: { type: 'string', default: '' },
    show: { type: 'string', default: '10' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  console.log('npm run conformance -- [cards|worth|scenes] [--type BM] [--field pv] [--show N]');
  console.log('Needs ../shared/data. Prints how many cards are equal by type, and with --field the units that differ in it;');
  console.log('then how many Battle Values and prices are, with the largest groups of difference (--type as the facts name it: Tank);');
  console.log('then how many shots, blows and ways of the classic game come out alike.');
} else if (!existsSync(join(data, 'mekfiles.tar.xz'))) console.log('skipped: ../shared/data is not here');
else if (process.execArgv.includes(SOURCES)) await compareParts(positionals);
else process.exitCode = (await run(process.execPath, [SOURCES, ...process.argv.slice(1)], { show: true })).code;

type Row = Readonly<Record<string, string>>;

function tableRows(file: string): Row[] {
  const [head = '', ...lines] = readFileSync(join(data, file), 'utf8')
    .split('\n')
    .filter(line => line !== '');
  const columns = head.split('\t');
  return lines.map(line => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}

interface Compared {
  readonly type: string;
  readonly fields: readonly string[];
}

type Convert = typeof import('@sortie/convert');

function print(title: string, compared: readonly Compared[], { agreements }: Convert): void {
  console.log(`\n${title}`);
  const equal = compared.filter(({ fields }) => fields.length === 0).length;
  for (const { type, units, equal: same, differing } of agreements(compared)) {
    const fields = Object.entries(differing).sort(([, a], [, b]) => b - a);
    const share = ((100 * same) / units).toFixed(1);
    console.log(
      `  ${type.padEnd(3)} ${`${same}/${units}`.padStart(9)} ${share.padStart(5)} %  ${fields.map(([name, count]) => `${name} ${count}`).join(', ')}`,
    );
  }
  console.log(`  all ${`${equal}/${compared.length}`.padStart(9)} ${((100 * equal) / compared.length).toFixed(2)} %`);
}

/** Cards of one unit beside each other. */
function compareUnit(convert: Convert, row: Row, text: string, official: Row | undefined) {
  const path = row['path'] ?? '';
  const { unit } = convert.readUnit(path, text);
  const card = unit && convert.toCard(unit);
  if (!card) return undefined;
  const ours = convert.rowOf(card);
  const other = convert.rowOfMegaMek(row);
  const right = official && convert.rowOfOfficial(official);
  const stated = convert.OFFICIAL_FIELDS.filter(field => field !== 'tmm' || card.threshold === undefined);
  return {
    ours,
    other,
    program: convert.differingFields(ours, other),
    printed: right && stated.filter(field => ours[field] !== right[field]),
    theirs: right && stated.filter(field => other[field] !== right[field]),
  };
}

async function compareParts(parts: readonly string[]): Promise<void> {
  const wanted = (part: string): boolean => parts.length === 0 || parts.includes(part);
  const folder = mkdtempSync(join(tmpdir(), 'sortie-units-'));
  execFileSync('tar', ['-xJf', join(data, 'mekfiles.tar.xz'), '-C', folder]);
  if (wanted('cards')) await compareCards(folder);
  const { compareWorth } = await import('./conformance/worth.ts');
  if (wanted('worth')) compareWorth(data, join(folder, 'mekfiles'), { type: values.type, show: Number(values.show) });
  if (wanted('scenes')) {
    if (existsSync(join(data, 'classic-to-hit.tsv.gz')) && existsSync(join(data, 'boards.tar.xz'))) {
      execFileSync('tar', ['-xJf', join(data, 'boards.tar.xz'), '-C', folder]);
      const { compareScenes } = await import('./conformance/scenes.ts');
      compareScenes(data, folder, { show: Number(values.show) });
    } else console.log('scenes skipped: ../shared/data/classic-*.tsv.gz and boards.tar.xz are not here');
  }
  rmSync(folder, { recursive: true, force: true });
}

async function compareCards(folder: string): Promise<void> {
  const convert = await import('@sortie/convert');
  const publisher = new Map(tableRows('as-cards-official.tsv').map(row => [row['mul_id'], row]));
  const program: Compared[] = [];
  const printed: Compared[] = [];
  const theirs: Compared[] = [];
  const shown: string[] = [];
  for (const row of tableRows('as-cards-megamek.tsv')) {
    const path = row['path'] ?? '';
    const type = path.startsWith('ge/') ? 'ge' : (row['as_type'] ?? '');
    if (values.type !== '' && type !== values.type) continue;
    const official = row['mul_id'] === '-1' ? undefined : publisher.get(row['mul_id']);
    const found = compareUnit(convert, row, readFileSync(join(folder, 'mekfiles', path), 'utf8'), official);
    program.push({ type, fields: found?.program ?? ['unread'] });
    if (found?.printed) printed.push({ type, fields: found.printed });
    if (found?.theirs) theirs.push({ type, fields: found.theirs });
    for (const field of found?.program ?? [])
      if (field === values.field) shown.push(`${path}\n  theirs ${found?.other[field]}\n  ours   ${found?.ours[field]}`);
  }
  print('Our cards beside those of the other program, current edition', program, convert);
  print('Our cards beside the official ones', printed, convert);
  print('The other program’s cards beside the official ones', theirs, convert);
  for (const text of shown.slice(0, Number(values.show))) console.log(text);
}
