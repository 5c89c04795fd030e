import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { battleValue, price } from '@sortie/construction';
import { readUnit } from '@sortie/convert';
import { equipment, type Unit } from '@sortie/roster';
import { type Case, groupsOf } from './groups.ts';

/** Battle Values and prices beside those of another program, by kind of unit. */
interface Compared extends Case {
  readonly type: string;
  readonly ours: number | undefined;
  readonly theirs: number;
}

type Row = Readonly<Record<string, string>>;

function factsIn(data: string): Row[] {
  const text = gunzipSync(readFileSync(join(data, 'unit-facts.tsv.gz'))).toString('utf8');
  const [head = '', ...lines] = text.split('\n').filter(line => line !== '');
  const columns = head.split('\t');
  return lines.map(line => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}

/** What is special about a unit: its parts and everything on board. */
function featuresOf(unit: Unit): ReadonlySet<string> {
  const features = new Set<string>();
  const add = (name: string, value: string | number | undefined): void => {
    if (value !== undefined) features.add(`${name} ${value}`);
  };
  add('armor', unit.armor.type);
  for (const patch of Object.values(unit.armor.patches ?? {})) add('patch', patch);
  add('structure', unit.structure.type);
  add('engine', unit.engine?.type);
  add('cockpit', unit.cockpit);
  add('gyro', unit.gyro);
  add('sinks', unit.heatSinks?.type);
  add('motive', unit.motive);
  add('frame', unit.frame);
  add('beast', unit.platoon?.beast);
  add('training', unit.platoon?.specialization);
  add('kit', unit.platoon?.armorKit);
  for (const bay of unit.bays ?? []) add('bay', bay.type);
  if (unit.omni) features.add('Omni');
  if (unit.tons > 100) features.add('over 100 tons');
  if (unit.build?.trailer) features.add('trailer');
  for (const mount of unit.mounts) features.add(`${mount.item}${mount.armored ? ' (armored)' : ''}${mount.held ? ` (${mount.held})` : ''}`);
  for (const mount of unit.mounts) for (const trait of equipment(mount.item)?.traits ?? []) features.add(`trait ${trait}`);
  return features;
}

const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(2)} %`;

function print(title: string, cases: readonly Compared[], shown: number): void {
  console.log(`\n${title}`);
  const types = [...new Set(cases.map(({ type }) => type))];
  const of = (type: string): readonly Compared[] => cases.filter(one => one.type === type);
  for (const type of types.sort((a, b) => of(b).length - of(a).length)) {
    const all = of(type);
    const equal = all.filter(one => one.equal).length;
    const unknown = all.filter(({ ours }) => ours === undefined).length;
    console.log(
      `  ${type.padEnd(17)} ${`${equal}/${all.length}`.padStart(9)} ${share(equal, all.length).padStart(8)}${unknown > 0 ? `  not worked out ${unknown}` : ''}`,
    );
  }
  const equal = cases.filter(one => one.equal).length;
  console.log(`  ${'all'.padEnd(17)} ${`${equal}/${cases.length}`.padStart(9)} ${share(equal, cases.length).padStart(8)}`);
  if (equal === cases.length) return;
  console.log('  largest groups of difference:');
  for (const { feature, differing, all, examples } of groupsOf(cases, shown))
    console.log(`    ${feature}: ${differing} of ${all}, such as ${examples.join('; ')}`);
}

export function compareWorth(data: string, units: string, only: { readonly type: string; readonly show: number }): void {
  const values: Compared[] = [];
  const prices: Compared[] = [];
  for (const row of factsIn(data)) {
    const [path = '', type = '', bv = '', cost = ''] = ['path', 'entity_type', 'bv2', 'cost'].map(column => row[column]);
    if (only.type !== '' && type !== only.type) continue;
    const { unit } = readUnit(path, readFileSync(join(units, path), 'utf8'));
    const features = unit ? featuresOf(unit) : new Set<string>(['unread']);
    const compare = (ours: number | undefined, theirs: number): Compared => {
      const name = `${path.replace(/.*\//, '')} (theirs ${theirs}, ours ${ours ?? 'none'})`;
      return { name, type, features, ours, theirs, equal: ours === theirs };
    };
    values.push(compare(unit && battleValue(unit)?.total, Number(bv)));
    if (type !== 'GunEmplacement') prices.push(compare(unit && price(unit)?.total, Number(cost)));
  }
  print('Battle Values beside those of the other program', values, only.show);
  print('Prices beside those of the other program (it gives emplacements none)', prices, only.show);
}
