import type { Equipment } from './equipment.ts';
import { AMMUNITION, ARMOR_TYPES, GEAR, type Named, SIDEARMS, WEAPONS } from './tables.ts';

const byName = new Map<string, Equipment>();
const byId = new Map<string, Equipment>();

function enter(name: string, item: Equipment): void {
  const key = name.toLowerCase();
  if (!byName.has(key)) byName.set(key, item);
}

/** A special munition is written as any name of the plain one with its own ending, with or without a dash before it. */
function enterVariant(named: Named, plain: Named): void {
  if (!named.item.id.startsWith(plain.item.id)) return;
  const ending = named.item.id.slice(plain.item.id.length).trim();
  for (const alias of plain.aliases) {
    enter(`${alias} ${ending}`, named.item);
    enter(`${alias} - ${ending}`, named.item);
  }
}

const TABLES: readonly (readonly Named[])[] = [WEAPONS, AMMUNITION, GEAR, ARMOR_TYPES, SIDEARMS];
for (const table of TABLES) {
  for (const { item } of table) {
    byId.set(item.id, item);
    enter(item.id, item);
  }
}
for (const table of TABLES) for (const { item, aliases } of table) for (const alias of aliases) enter(alias, item);
const plainAmmunition = new Map(AMMUNITION.map(named => [named.item.id, named]));
for (const named of AMMUNITION) {
  const plain = named.variantOf === undefined ? undefined : plainAmmunition.get(named.variantOf);
  if (plain) enterVariant(named, plain);
}

/** What a file calls by this name. */
export const equipmentNamed = (name: string): Equipment | undefined => byName.get(name.toLowerCase());

/** The thing with exactly this id, as mounts carry it. */
export const equipment = (id: string): Equipment | undefined => byId.get(id);
