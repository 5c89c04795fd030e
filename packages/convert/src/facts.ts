import { equipment, type Mount, speedOf, type Unit } from '@sortie/roster';

/** A figure of a unit that another program gives differently. */
export interface Difference {
  readonly field: string;
  readonly ours: string;
  readonly theirs: string;
}

type Row = Readonly<Record<string, string>>;

/** Attacks that troops make by themselves are no weapons on paper. */
const ATTACKS: ReadonlySet<string> = new Set(['LegAttack', 'SwarmMek', 'SwarmWeaponMek', 'StopSwarm']);

/** Things that a list of mounts may leave out because another figure says them: armor, structure, sinks inside the engine. */
function isImplied(name: string): boolean {
  const cut = name.lastIndexOf('@');
  if (name.startsWith('-', cut + 1) || ATTACKS.has(name.slice(0, cut))) return true;
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

const BAYS: Readonly<Record<string, string>> = {
  lrm: 'LRM',
  srm: 'SRM',
  ac: 'AC',
  'lbx-ac': 'LBX AC',
  ppc: 'PPC',
  ams: 'AMS',
  mml: 'MML',
  mrm: 'MRM',
  atm: 'ATM',
  ar10: 'AR10',
  'rocket-launcher': 'Rocket Launcher',
  screen: 'Screen Launcher',
  'tele-missile': 'Tele-Operated Capital Missile',
  'capital-ac': 'Capital AC',
  'sub-capital-ac': 'Sub-Capital Cannon',
  'capital-ppc': 'Capital PPC',
  'capital-md': 'Capital Mass Driver',
};

const subCapital = (id: string): string => (/^Sub-?Capital/i.test(id) ? 'sub-' : '');

/** Large craft list a bay for its first weapon. */
function bays(mounts: readonly Mount[]): string {
  const heads = mounts.filter(mount => mount.bay);
  return sorted(
    heads.map(mount => {
      const item = equipment(mount.item);
      const word = item?.kind === 'weapon' ? subCapital(item.id) + item.bay : '';
      const name =
        BAYS[word] ?? word.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase());
      return `${name.replace('Sub Capital', 'Sub-Capital')} Bay@${mount.at}${mount.rear ? '(R)' : ''}`;
    }),
  );
}

function weaponList(unit: Unit): string {
  if (unit.mounts.some(mount => mount.bay)) return bays(unit.mounts);
  const weapons = unit.mounts.filter(mount => mount.kind === 'weapon' || mount.kind === 'sidearm');
  const { platoon } = unit;
  if (!platoon) return ourList(weapons);
  const shown = platoon.secondaries > 1 ? platoon.secondary : platoon.primary;
  return ourList(weapons.filter(mount => mount.kind === 'weapon' || mount.item === shown));
}

function theirList(text: string): string {
  const names = text.split('|').map(name => name.replace('@Point', '@Squad').replace(/(@\w+)\(R\)(x\d+)/, '$1$2(R)'));
  return sorted(names.filter(name => name !== '' && !isImplied(name.replace(/(\([RTO]\))+$/, ''))));
}

const ourList = (mounts: readonly Mount[]): string =>
  sorted(mounts.map(written).filter(name => !isImplied(name.replace(/(\([RTO]\))+$/, ''))));

function byLocation(front: Readonly<Record<string, number>>, rear: Readonly<Record<string, number>> = {}): string {
  return sorted(Object.entries(front).map(([at, points]) => (rear[at] === undefined ? `${at}=${points}` : `${at}=${points}/${rear[at]}`)));
}

/** Locations that carry no armor of their own are written as -1 or left out. */
const theirLocations = (text: string): string => sorted(text.split(',').filter(part => part !== '' && !/=(-1|0)$/.test(part)));

function engineName({ engine, kind }: Unit): string {
  if (!engine) return '';
  return kind === 'support-vehicle' ? engine.type : `${engine.rating} ${engine.type}`;
}

const armorTypes = ({ armor }: Unit): string => (armor.patches ? sorted([...new Set(Object.values(armor.patches))]) : armor.type);

/** Compares a unit with a row of figures that another program read from the same file. */
export function factsOf(unit: Unit, row: Row): Difference[] {
  const speed = speedOf(unit);
  const pairs: readonly (readonly [field: string, ours: string, theirs: string])[] = [
    ['movement', `${speed.walk}/${speed.run}/${speed.jump}`, `${row['walk']}/${row['run']}/${row['jump']}`],
    ['engine', engineName(unit), row['engine'] ?? ''],
    ['heat_sinks', unit.heatSinks ? `${unit.heatSinks.count}` : '', row['heat_sinks'] ?? ''],
    [
      'armor',
      theirLocations(byLocation(unit.armor.front, unit.armor.rear).replaceAll('|', ',')),
      theirLocations(row['armor_by_loc'] ?? ''),
    ],
    ['armor_type', armorTypes(unit), sorted((row['armor_type'] ?? '').trim().replace('No Armor', 'None').split('|'))],
    ['structure', theirLocations(byLocation(unit.structure.points).replaceAll('|', ',')), theirLocations(row['internal_by_loc'] ?? '')],
    ['weapons', weaponList(unit), theirList(row['weapons'] ?? '')],
    ['ammo', ourList(unit.mounts.filter(mount => mount.kind === 'ammo')), theirList(row['ammo'] ?? '')],
    ['equipment', ourList(unit.mounts.filter(mount => mount.kind === 'equipment')), theirList(row['misc'] ?? '')],
  ];
  return pairs.flatMap(([field, ours, theirs]) => (ours === theirs ? [] : [{ field, ours, theirs }]));
}
