import ammunition from './ammunition.json' with { type: 'json' };
import armor from './armor.json' with { type: 'json' };
import type { Ammunition, ArmorType, Equipment, Gear, Sidearm, Weapon } from './equipment.ts';
import gear from './gear.json' with { type: 'json' };
import sidearms from './infantry-weapons.json' with { type: 'json' };
import { type Cell, mapRows, numbers, readItem } from './table.ts';
import weapons from './weapons.json' with { type: 'json' };

/** A thing and the other names that files call it by. */
export interface Named<T extends Equipment = Equipment> {
  readonly item: T;
  readonly aliases: readonly string[];
  /** For a special munition, the plain one that it replaces. */
  readonly variantOf?: string;
}

const aliasesOf = (cell: Cell): string[] => (cell('aliases') === '' ? [] : cell('aliases').split(';'));

function readWeapon(cell: Cell): Named<Weapon> {
  const damage = cell('damage');
  const plain = /^\d/.test(damage);
  const [first = 0, second = 0, third = 0] = plain ? numbers(damage, 3) : [];
  const steady = plain && !damage.includes('/');
  const [minimum = 0, short = 0, medium = 0, long = 0, extreme = 0] = numbers(cell('range'), 5);
  const [near = 0, middle = 0, far = 0] = numbers(cell('toHit'), 3);
  const [wetShort = 0, wetMedium = 0, wetLong = 0] = numbers(cell('underwater'), 3);
  const oneToHit = !cell('toHit').includes('/');
  const [avShort = 0, avMedium = 0, avLong = 0, avExtreme = 0] = numbers(cell('attackValues'), 4);
  const item: Weapon = {
    kind: 'weapon',
    ...readItem(cell),
    category: cell('category'),
    heat: Number(cell('heat')),
    damage: steady ? [first, first, first] : [first, second, third],
    damageStyle: plain ? 'plain' : damage,
    rack: Number(cell('rack')),
    perMissile: Number(cell('perMissile')) || 0,
    range: { minimum, short, medium, long, extreme },
    underwater: [wetShort, wetMedium, wetLong],
    toHit: oneToHit ? [near, near, near] : [near, middle, far],
    ammo: cell('ammo'),
    tons: Number(cell('tons')),
    slots: Number(cell('slots')),
    bay: cell('bay'),
    attackValues: [avShort, avMedium, avLong, avExtreme],
  };
  return { item, aliases: aliasesOf(cell) };
}

function readAmmunition(cell: Cell): Named<Ammunition> {
  const item: Ammunition = {
    kind: 'ammo',
    ...readItem(cell),
    type: cell('type'),
    munition: cell('munition'),
    rack: Number(cell('rack')),
    damage: Number(cell('damage')),
    shots: Number(cell('shots')),
    tons: Number(cell('tons')),
    kgPerShot: Number(cell('kgPerShot')),
  };
  const base = cell('base');
  return { item, aliases: aliasesOf(cell), ...(base === '' ? {} : { variantOf: base }) };
}

const known = (text: string): number | undefined => (text === 'variable' ? undefined : Number(text));

function readGear(cell: Cell): Named<Gear> {
  const item: Gear = {
    kind: 'equipment',
    ...readItem(cell),
    tons: known(cell('tons')),
    slots: known(cell('slots')),
    subtype: Number(cell('subtype')) || 0,
    spreadable: cell('spreadable') === '1',
  };
  return { item, aliases: aliasesOf(cell) };
}

function readArmor(cell: Cell): Named<ArmorType> {
  const item: ArmorType = {
    kind: 'armor',
    ...readItem(cell),
    type: cell('type'),
    pointsPerTon: Number(cell('pointsPerTon')),
    kgPerPoint: Number(cell('kgPerPoint')),
    mechSlots: Number(cell('mechSlots')),
    fighterSlots: Number(cell('fighterSlots')),
    vehicleSlots: Number(cell('vehicleSlots')),
    bar: Number(cell('bar')),
  };
  return { item, aliases: aliasesOf(cell) };
}

function readSidearm(cell: Cell): Named<Sidearm> {
  const item: Sidearm = {
    kind: 'sidearm',
    ...readItem(cell),
    damage: Number(cell('damage')),
    range: Number(cell('range')),
    crew: Number(cell('crew')),
    tons: Number(cell('tons')),
  };
  return { item, aliases: aliasesOf(cell) };
}

export const WEAPONS: readonly Named<Weapon>[] = mapRows(weapons, readWeapon);
export const AMMUNITION: readonly Named<Ammunition>[] = mapRows(ammunition, readAmmunition);
export const GEAR: readonly Named<Gear>[] = mapRows(gear, readGear);
export const ARMOR_TYPES: readonly Named<ArmorType>[] = mapRows(armor, readArmor);
export const SIDEARMS: readonly Named<Sidearm>[] = mapRows(sidearms, readSidearm);
