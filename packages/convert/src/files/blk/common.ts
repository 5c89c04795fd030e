import type { Armor, Bay, Engine, Mount, Tech, Unit, VehicleBuild } from '@sortie/roster';
import type { Remarks } from '../draft.ts';
import { factionsIn } from '../factions.ts';
import { readMountLine } from '../mount-line.ts';
import type { Blocks } from './blocks.ts';
import { ARMOR_CODES, ENGINE_CODES } from './codes.ts';

/** A file being read. */
export interface Desk {
  readonly blocks: Blocks;
  readonly remarks: Remarks;
  readonly tech: Tech;
}

type Identity = Pick<
  Unit,
  'chassis' | 'model' | 'listId' | 'tons' | 'tech' | 'year' | 'source' | 'factions' | 'role' | 'omni' | 'bays' | 'quirks' | 'weaponQuirks'
>;

/** `IS Level 2`, `Mixed (Clan Chassis) Advanced`. */
export function readTech(text: string): Tech {
  const words = text.toLowerCase();
  return {
    base: words.includes('clan') ? 'clan' : 'inner-sphere',
    mixed: words.includes('mixed'),
    ...(text === '' ? {} : { level: text }),
  };
}

/** What every kind of unit states. */
export function readIdentity({ blocks, remarks, tech }: Desk): Identity {
  const quirks = blocks.lines('quirks');
  const weaponQuirks = blocks.lines('weaponquirks');
  const bays = readBays(blocks, remarks);
  const role = blocks.text('role');
  const source = blocks.text('source');
  const listId = blocks.text('mul id:');
  return {
    chassis: blocks.text('name'),
    model: blocks.text('model'),
    ...(listId === '' ? {} : { listId: Number.parseInt(listId, 10) || -1 }),
    tons: blocks.number('tonnage'),
    tech,
    year: blocks.number('year'),
    ...(source === '' ? {} : { source }),
    ...factionsIn(blocks.lines('factions')),
    ...(role === '' ? {} : { role }),
    ...(blocks.number('omni') === 1 ? { omni: true } : {}),
    ...(bays.length > 0 ? { bays } : {}),
    ...(quirks.length > 0 ? { quirks } : {}),
    ...(weaponQuirks.length > 0 ? { weaponQuirks } : {}),
  };
}

const HANDLES = /^battlearmorhandles/i;

/** Tons of one bed: files state the weight of quarters, units count the beds. */
const BED_TONS: Readonly<Record<string, number>> = { '1stclassquarters': 10, '2ndclassquarters': 7, crewquarters: 7, steeragequarters: 5 };

export const bedTons = (type: string): number => BED_TONS[type] ?? 1;

function readBays(blocks: Blocks, remarks: Remarks): Bay[] {
  const bays: Bay[] = [];
  for (const { line, text } of blocks.entries('transporters')) {
    const pod = /:omni$/i.test(text);
    const [name = '', size = '', doors = '', number = '', ...rest] = (pod ? text.slice(0, -5) : text).split(':').map(part => part.trim());
    const type = HANDLES.test(name) ? 'battlearmorhandles' : name.toLowerCase();
    const value = Number.parseFloat(size || '0');
    if (!Number.isFinite(value)) remarks.add(line, 'transporters', `"${text}" is not a bay`);
    const extra = rest.join(':');
    bays.push({
      type,
      size: Number.isFinite(value) ? value / bedTons(type) : 0,
      doors: Number.parseInt(doors, 10) || 0,
      number: Number.parseInt(number, 10) || 0,
      ...(extra === '' ? {} : { extra }),
      ...(pod ? { pod: true } : {}),
    });
  }
  return bays;
}

/** Engine by code; 400 when nothing on the sheet gives a rating. */
export function engineOf({ blocks, tech }: Desk, rating: number): Engine {
  const type = ENGINE_CODES[blocks.number('engine_type')] ?? 'Fusion';
  const clanEngine = blocks.text('clan_engine');
  const clan = clanEngine === '' ? tech.base === 'clan' : clanEngine === 'true';
  return { type, rating, ...(clan ? { clan: true } : {}), ...(rating > 400 ? { large: true } : {}) };
}

/** Points by location in the order in which the file lists them. */
export function armorOf(
  { blocks, tech }: Desk,
  order: readonly string[],
  standard: string,
  sections: Readonly<Record<string, string>>,
): Armor {
  const code = blocks.text('armor_type').trim();
  const points = blocks.numbers('armor');
  const front: Record<string, number> = {};
  for (const [index, at] of order.entries()) front[at] = points[index] ?? 0;
  const patches: Record<string, string> = {};
  for (const [section, at] of Object.entries(sections)) {
    const patch = blocks.text(`${section}_armor_type`);
    blocks.text(`${section}_armor_tech`);
    if (patch !== '') patches[at] = ARMOR_CODES[Number.parseInt(patch, 10)] ?? standard;
  }
  return {
    type: code === '' ? standard : (ARMOR_CODES[Number.parseInt(code, 10)] ?? standard),
    tech: armorTech(blocks, tech),
    front,
    rear: {},
    ...(Object.keys(patches).length > 0 ? { patches } : {}),
  };
}

/** Numbers of rules levels that mean Clan armor. */
const CLAN_LEVELS: ReadonlySet<number> = new Set([2, 4, 6, 8, 10]);

function armorTech(blocks: Blocks, tech: Tech): Tech['base'] {
  const text = blocks.text('armor_tech');
  const later = blocks.text('armor_tech_level');
  const level = text === '' ? later : text;
  return level === '' ? tech.base : CLAN_LEVELS.has(Number.parseInt(level, 10)) ? 'clan' : 'inner-sphere';
}

/** Reads `<… Equipment>` blocks into mounts. `sections` gives the location for each. */
export function readMounts({ blocks, remarks, tech }: Desk, sections: Readonly<Record<string, string>>): Mount[] {
  const mounts: Mount[] = [];
  for (const [section, at] of Object.entries(sections)) {
    for (const { line, text } of blocks.entries(`${section} equipment`)) {
      const found = readMountLine(text, tech.base === 'clan');
      if (!found) {
        remarks.add(line, section, `unknown equipment "${text}"`);
        continue;
      }
      const { item, marks, count } = found;
      if (item.kind === 'ammo') mounts.push({ kind: 'ammo', item: item.id, at, shots: count ?? item.shots, ...marks });
      else mounts.push({ kind: item.kind, item: item.id, at, ...marks, ...(count === undefined ? {} : { size: count }) });
    }
  }
  return mounts;
}

/** Blocks that carry no figure for play. */
const LORE: ReadonlySet<string> = new Set([
  'blockversion',
  'version',
  'originalbuildyear',
  'overview',
  'capabilities',
  'deployment',
  'history',
  'manufacturer',
  'primaryfactory',
  'systemmanufacturers',
  'systemmodels',
  'notes',
  'use',
  'length',
  'width',
  'height',
  'imagepath',
  'era',
  'bv',
  'fueltype',
  'internal_type',
  'p',
  'unittype',
]);

/** Ratings of engine and armor, where a file states them. */
export function readRatings(blocks: Blocks): Pick<VehicleBuild, 'engineRating' | 'armorRating'> {
  const engine = blocks.text('engine_tech_rating');
  const armor = blocks.text('armor_tech_rating');
  return { ...(engine === '' ? {} : { engineRating: Number(engine) }), ...(armor === '' ? {} : { armorRating: Number(armor) }) };
}

/** Keeps what nothing in play asks for, and lists what is not known at all. */
export function readLore({ blocks, remarks }: Desk): Pick<Unit, 'lore'> {
  const lore: [string, string][] = [];
  for (const block of blocks.unasked()) {
    const name = block.name.toLowerCase();
    const text = block.entries.map(entry => entry.text).join('\n');
    if (!LORE.has(name) && text !== '') remarks.add(block.line, block.name, 'unknown block');
    if (text !== '' && name !== 'unittype') lore.push([block.name, text]);
  }
  return lore.length > 0 ? { lore } : {};
}
