import { classicScenes } from '@sortie/rules-classic';
import { type Director, direct, type SceneLine } from '@sortie/scene';
import { fileLibrary } from '../../apps/cli/src/scene/library.ts';
import { type PoseFault, poseFault } from './pose-faults.ts';
import { type Row, rowsIn } from './rows.ts';
import { blowScene, reachScene, shotScene } from './scene-rows.ts';

/** Scenes of the classic game beside what another program says of them: shots, blows and ways. */

interface Tally {
  [what: string]: number;
}

interface Report {
  readonly kinds: Map<string, Tally>;
  readonly groups: Map<string, { size: number; readonly ids: string[] }>;
}

const newReport = (): Report => ({ kinds: new Map(), groups: new Map() });

function count(report: Report, kind: string, what: string, by = 1): void {
  const tally = report.kinds.get(kind) ?? {};
  tally[what] = (tally[what] ?? 0) + by;
  report.kinds.set(kind, tally);
}

function differ(report: Report, group: string, id: string, by = 1): void {
  const found = report.groups.get(group) ?? { size: 0, ids: [] };
  found.size += by;
  found.ids.push(id);
  report.groups.set(group, found);
}

const asked = (director: Director, scene: object, id: string): SceneLine =>
  director.ask({ ok: true, id, game: 'classic', raw: scene as Readonly<Record<string, unknown>> });

const isRefusal = (row: Row): boolean => row['result'] !== 'NUMBER';
const reasonOf = ({ refused }: SceneLine): string => (refused as { readonly rule: string } | undefined)?.rule ?? '';

/** Verdict and number; the answer tells whether both give a number. */
function judge(report: Report, kind: string, row: Row, line: SceneLine): boolean {
  const id = row['id'] ?? '';
  count(report, kind, 'rows');
  if (typeof line['error'] === 'string') {
    differ(report, `not read: ${line['error'].replace(/: it has.*/, '')}`, id);
    return false;
  }
  const [theirs, ours] = [isRefusal(row), 'refused' in line];
  if (theirs !== ours) {
    const whose = theirs ? `they refuse (${row['desc']})` : `we refuse (${reasonOf(line)})`;
    differ(report, `${kind} at ${row['t_kind']}: ${whose}`, id);
    return false;
  }
  count(report, kind, 'verdict');
  if (theirs) {
    count(report, kind, 'equal');
    return false;
  }
  count(report, kind, 'numbers');
  if (Number(row['value']) === line['total']) {
    count(report, kind, 'equal');
    count(report, kind, 'number');
  } else differ(report, `${kind} at ${row['t_kind']}: number differs by ${Number(line['total']) - Number(row['value'])}`, id);
  return true;
}

function same(report: Report, kind: string, what: string, row: Row, theirs: unknown, ours: unknown): void {
  count(report, kind, `${what} asked`);
  if (theirs === ours) count(report, kind, what);
  else differ(report, `${kind} at ${row['t_kind']}: ${what} theirs ${String(theirs)}, ours ${String(ours)}`, row['id'] ?? '');
}

function compareShots(director: Director, rows: readonly Row[]): Report {
  const report = newReport();
  for (const row of rows) {
    const kind = row['a_kind'] ?? '';
    const line = asked(director, shotScene(row), row['id'] ?? '');
    judge(report, kind, row, line);
    same(report, kind, 'side', row, row['side'], line['side']);
    same(report, kind, 'arc', row, row['in_arc'] === '1', line['inArc']);
    same(report, kind, 'sight', row, row['los'] === '1', line['sees']);
  }
  return report;
}

const TABLES: Readonly<Record<string, string>> = { normal: 'body', 'partial-cover': 'body', punch: 'punch', kick: 'kick' };

function compareBlows(director: Director, rows: readonly Row[]): Report {
  const report = newReport();
  for (const row of rows) {
    const kind = row['kind'] ?? '';
    const line = asked(director, blowScene(row), row['id'] ?? '');
    if (!judge(report, kind, row, line)) continue;
    same(report, kind, 'damage', row, Number(row['damage']), line['damage']);
    same(report, kind, 'table', row, TABLES[row['hit_table'] ?? ''], line['table']);
    // The other program does not work out a side for pushes.
    if (kind !== 'push') same(report, kind, 'side', row, row['side'], line['side']);
  }
  return report;
}

const posesIn = (text: string): ReadonlyMap<string, number> =>
  new Map(
    text
      .split(' ')
      .filter(Boolean)
      .map(pose => [pose.slice(0, pose.lastIndexOf(':')), Number(pose.slice(pose.lastIndexOf(':') + 1))]),
  );

const WAYS = [
  ['walk', 'walk', false],
  ['run', 'run', false],
  ['jump', 'jump', false],
  ['walk_over', 'walk', true],
  ['run_over', 'run', true],
] as const;

type FaultOf = (row: Row, column: string) => PoseFault | undefined;

function compareWays(director: Director, rows: readonly Row[], faultOf: FaultOf): Report {
  const report = newReport();
  for (const row of rows)
    for (const way of WAYS) {
      const [column, mode, over] = way;
      if ((over && !row[column]) || (mode === 'jump' && row['jump_mp'] === '0')) continue;
      const kind = `${row['kind']} ${column}${row['built'] === '1' ? ', built' : ''}`;
      comparePoses(report, kind, row, way, director, faultOf(row, column));
    }
  return report;
}

function comparePoses(report: Report, kind: string, row: Row, way: (typeof WAYS)[number], director: Director, fault?: PoseFault): void {
  const [column, mode, over] = way;
  const line = asked(director, reachScene(row, mode, over), row['id'] ?? '');
  const theirs = posesIn(row[column] ?? '');
  const ours = new Map(Object.entries((line['poses'] ?? {}) as Readonly<Record<string, number>>));
  const all = new Set([...theirs.keys(), ...ours.keys()]);
  const equal = [...all].filter(pose => theirs.get(pose) === ours.get(pose)).length;
  count(report, kind, 'rows');
  count(report, kind, 'poses asked', all.size);
  count(report, kind, 'poses', equal);
  if (!fault) {
    count(report, kind, 'sound poses asked', all.size);
    count(report, kind, 'sound poses', equal);
  }
  if (equal === all.size) count(report, kind, 'equal');
  else differ(report, fault ? `their fault, ${fault}` : `${kind}: some poses`, row['id'] ?? '', all.size - equal);
}

const share = (part = 0, whole = 0): string => (whole === 0 ? '–' : ((100 * part) / whole).toFixed(2));

/** What is printed of a kind, each as a share of what was asked. */
const COLUMNS = [
  ['verdict and number', 'equal', 'rows'],
  ['number', 'number', 'numbers'],
  ['side', 'side', 'side asked'],
  ['arc', 'arc', 'arc asked'],
  ['sight', 'sight', 'sight asked'],
  ['damage', 'damage', 'damage asked'],
  ['table', 'table', 'table asked'],
  ['poses', 'poses', 'poses asked'],
  ['apart from their faults', 'sound poses', 'sound poses asked'],
] as const;

function print(title: string, { kinds, groups }: Report, shown: number): void {
  const total: Tally = {};
  for (const tally of kinds.values()) for (const [what, some] of Object.entries(tally)) total[what] = (total[what] ?? 0) + some;
  console.log(`\n${title}`);
  for (const [kind, tally] of [...[...kinds].sort(([a], [b]) => (a < b ? -1 : 1)), ['all', total] as const]) {
    const shares = COLUMNS.filter(([, , whole]) => (total[whole] ?? 0) > 0 && !(whole === 'rows' && total['poses asked']));
    console.log(
      `  ${kind.padEnd(24)} ${String(tally['rows']).padStart(6)}  ${shares.map(([name, part, whole]) => `${name} ${share(tally[part], tally[whole])}`).join('  ')}`,
    );
  }
  console.log('  largest groups of difference');
  for (const [group, { size, ids }] of [...groups].sort(([, a], [, b]) => b.size - a.size).slice(0, shown))
    console.log(`    ${String(size).padStart(5)} ${group} (${ids.slice(0, 4).join(', ')})`);
}

/** `root` holds units and maps of the other program. */
export function compareScenes(data: string, root: string, { show }: { readonly show: number }): void {
  const library = fileLibrary(root);
  const director = direct(classicScenes, library, rule => rule);
  const faultOf: FaultOf = (row, column) => {
    const map = library.map(row['board'] ?? '');
    return map.ok ? poseFault(row, column, map.value) : undefined;
  };
  const sure = (file: string): readonly Row[] => rowsIn(data, file).filter(row => row['doubt'] === '');
  const started = performance.now();
  print('Shots of the classic game beside the other program', compareShots(director, sure('classic-to-hit.tsv.gz')), show);
  print('Physical attacks', compareBlows(director, sure('classic-physical.tsv.gz')), show);
  print('Poses within reach', compareWays(director, sure('classic-movement.tsv.gz'), faultOf), show);
  console.log(`\n  in ${((performance.now() - started) / 1000).toFixed(1)} s; docs/conformance.md explains the groups`);
}
