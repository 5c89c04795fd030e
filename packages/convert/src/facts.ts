import { equipment, type Mount, speedOf, type Unit } from '@sortie/roster';

/** A figure of a unit that another program gives differently. */
export interface Difference {
  readonly field: string;
  readonly ours: string;
  readonly theirs: string;
}

type Row = Readonly<Record<string, string>>;

/** Things that a list of mounts may leave out because another figure says them: armor, structure, sinks inside the engine. */
function isImplied(name: string): boolean {
  const cut = name.lastIndexOf('@');
  if (name.startsWith('-', cut + 1)) return true;
  const item = equipment(name.slice(0, cut));
  if (!item) return false;
  if (item.kind === 'armor') return true;
  return (
    item.kind === 'equipment' &&
    (item.id === 'Standard' || /(^| )(endo|composite|reinforced|industrial-structure)/.test([...item.traits].join(' ')))
  );
}

const sorted = (list: readonly string[]): string => [...list].sort().join('|');

function written(mount: Mount): string {
  const shots = mount.kind === 'ammo' ? `x${mount.shots ?? 0}` : '';
  return `${mount.item}@${mount.at}${shots}${mount.rear ? '(R)' : ''}${mount.turret ? '(T)' : ''}${mount.pod ? '(O)' : ''}`;
}

function theirList(text: string): string {
  return sorted(text.split('|').filter(name => name !== '' && !isImplied(name.replace(/(\([RTO]\))+$/, ''))));
}

const ourList = (mounts: readonly Mount[]): string =>
  sorted(mounts.map(written).filter(name => !isImplied(name.replace(/(\([RTO]\))+$/, ''))));

function byLocation(front: Readonly<Record<string, number>>, rear: Readonly<Record<string, number>> = {}): string {
  return sorted(Object.entries(front).map(([at, points]) => (rear[at] === undefined ? `${at}=${points}` : `${at}=${points}/${rear[at]}`)));
}

/** Locations that carry no armor of their own are written as -1 or left out. */
const theirLocations = (text: string): string => sorted(text.split(',').filter(part => part !== '' && !/=(-1|0)$/.test(part)));

const armorTypes = ({ armor }: Unit): string => (armor.patches ? sorted([...new Set(Object.values(armor.patches))]) : armor.type);

/** Compares a unit with a row of figures that another program read from the same file. */
export function factsOf(unit: Unit, row: Row): Difference[] {
  const speed = speedOf(unit);
  const pairs: readonly (readonly [field: string, ours: string, theirs: string])[] = [
    ['movement', `${speed.walk}/${speed.run}/${speed.jump}`, `${row['walk']}/${row['run']}/${row['jump']}`],
    ['engine', unit.engine ? `${unit.engine.rating} ${unit.engine.type}` : '', row['engine'] ?? ''],
    ['heat_sinks', unit.heatSinks ? `${unit.heatSinks.count}` : '', row['heat_sinks'] ?? ''],
    [
      'armor',
      theirLocations(byLocation(unit.armor.front, unit.armor.rear).replaceAll('|', ',')),
      theirLocations(row['armor_by_loc'] ?? ''),
    ],
    ['armor_type', armorTypes(unit), sorted((row['armor_type'] ?? '').trim().split('|'))],
    ['structure', theirLocations(byLocation(unit.structure.points).replaceAll('|', ',')), theirLocations(row['internal_by_loc'] ?? '')],
    ['weapons', ourList(unit.mounts.filter(mount => mount.kind === 'weapon')), theirList(row['weapons'] ?? '')],
    ['ammo', ourList(unit.mounts.filter(mount => mount.kind === 'ammo')), theirList(row['ammo'] ?? '')],
    ['equipment', ourList(unit.mounts.filter(mount => mount.kind === 'equipment')), theirList(row['misc'] ?? '')],
  ];
  return pairs.flatMap(([field, ours, theirs]) => (ours === theirs ? [] : [{ field, ours, theirs }]));
}
