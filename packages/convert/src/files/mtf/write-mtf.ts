import { type Armor, equipment, type Unit } from '@sortie/roster';
import { layOut } from './lay-out.ts';
import { ARMOR_FIELDS, SLOT_HEADINGS } from './locations.ts';

const title = (text: string): string => text.replace(/(^| )[a-z]/g, letter => letter.toUpperCase());

const HEADING_OF: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SLOT_HEADINGS).map(([heading, at]) => [at, title(heading)]),
);

const FRAMES = { biped: 'Biped', quad: 'Quad', tripod: 'Tripod', lam: 'LAM', quadvee: 'QuadVee' } as const;

const side = (clan: boolean): string => (clan ? 'Clan' : 'Inner Sphere');

function techBase({ tech }: Unit): string {
  if (tech.mixed) return tech.base === 'clan' ? 'Mixed (Clan Chassis)' : 'Mixed (IS Chassis)';
  return side(tech.base === 'clan');
}

function armorLines(armor: Armor): string[] {
  const lines = [`armor:${armor.type}(${side(armor.tech === 'clan')})`];
  for (const [field, [where, at]] of Object.entries(ARMOR_FIELDS)) {
    const points = armor[where][at];
    if (points === undefined) continue;
    const patch = where === 'front' ? armor.patches?.[at] : undefined;
    lines.push(`${field}:${patch === undefined ? '' : `${patch}(${side(armor.tech === 'clan')}):`}${points}`);
  }
  return lines;
}

const PLACES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(HEADING_OF).map(([at, heading]) => [at, heading.slice(0, -1)]),
);

function weaponLines(unit: Unit): string[] {
  const weapons = unit.mounts.filter(mount => mount.kind === 'weapon');
  return [
    `Weapons:${weapons.length}`,
    ...weapons.map(mount => `${equipment(mount.item)?.name ?? mount.item}, ${PLACES[mount.at] ?? mount.at}${mount.rear ? ' (R)' : ''}`),
  ];
}

const stated = (name: string, value: string | number | undefined): string[] => (value === undefined ? [] : [`${name}:${value}`]);

/** A 'Mech as an .mtf file. Reading it again gives the same unit. */
export function writeMtf(unit: Unit): string {
  const { engine, heatSinks, tech } = unit;
  const lines = [
    `chassis:${unit.chassis}`,
    ...stated('clanname', unit.clanName),
    `model:${unit.model}`,
    ...stated('mul id', unit.listId),
    '',
    `Config:${FRAMES[unit.frame ?? 'biped']}${unit.omni ? ' Omnimech' : ''}`,
    `techbase:${techBase(unit)}`,
    `era:${unit.year}`,
    ...stated('source', unit.source),
    ...stated('factions', unit.factions?.join(',')),
    ...stated('rules level', tech.level),
    ...stated('role', unit.role),
    '',
    ...(unit.quirks ?? []).map(quirk => `quirk:${quirk}`),
    ...(unit.weaponQuirks ?? []).map(quirk => `weaponquirk:${quirk}`),
    '',
    `mass:${unit.tons}`,
    `engine:${engine?.rating ?? 0} ${engine?.type ?? 'None'} ${engine?.clan ? '(Clan) Engine' : 'Engine(Inner Sphere)'}`,
    `structure:${unit.structure.type}`,
    `heat sinks:${heatSinks?.count ?? 0} ${heatSinks?.type ?? 'Single'}`,
    ...stated('base chassis heat sinks', heatSinks?.fixed),
    `walk mp:${unit.movement.walk}`,
    `jump mp:${unit.movement.jump}`,
    ...stated('cockpit', unit.cockpit),
    ...stated('gyro', unit.gyro),
    '',
    ...armorLines(unit.armor),
    '',
    ...weaponLines(unit),
    '',
    ...Object.entries(unit.slots ?? layOut(unit)).flatMap(([at, slots]) => [HEADING_OF[at] ?? at, ...slots, '']),
    ...(unit.lore ?? []).map(([field, text]) => `${field}:${text}`),
  ];
  return `${lines.join('\n')}\n`;
}
