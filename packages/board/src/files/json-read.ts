import { contains, hexLabel, parseHexLabel } from '@sortie/geometry';
import { createBoard, siteIndex } from '../board.ts';
import { CLEAR, type KnownTerrain, type Site, TERRAIN_KINDS, type Terrain } from '../terrain.ts';
import { type Faults, integer, list, record, text, texts, unknownFields } from './checks.ts';
import { BOARD_FORMAT, BOARD_VERSION } from './json.ts';
import type { MapReading } from './reading.ts';

const BOARD_FIELDS = ['format', 'version', 'name', 'width', 'height', 'theme', 'tags', 'options', 'extras', 'hexes'];
const SITE_FIELDS = ['level', 'theme', 'terrains'];
const NUMBERS = ['exits', 'height', 'cf', 'armor', 'buildingClass', 'basement', 'magnitude'] as const;
const TERRAIN_FIELDS = ['kind', 'name', 'level', ...NUMBERS];
const MOST = 1000;
const LEVELS = 1000;

/** Reads a map of our own format from its text. */
export function readBoard(source: string, file = ''): MapReading {
  try {
    return readBoardJson(JSON.parse(source), file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, errors: [{ file, line: 0, path: '', reason: `this is not JSON: ${reason}` }] };
  }
}

/** Reads a map of our own format from a JSON value. Every fault is named with its path. */
export function readBoardJson(value: unknown, file = ''): MapReading {
  const found: { readonly path: string; readonly reason: string }[] = [];
  const faults: Faults = (path, reason) => void found.push({ path, reason });
  const board = read(value, faults);
  if (found.length > 0 || !board) return { ok: false, errors: found.map(({ path, reason }) => ({ file, line: 0, path, reason })) };
  return { ok: true, board, notes: [] };
}

function read(value: unknown, faults: Faults): ReturnType<typeof createBoard> | undefined {
  const json = record(value, '', faults);
  if (!json) return undefined;
  if (json['format'] !== BOARD_FORMAT) faults('format', `a map begins with "format": "${BOARD_FORMAT}"`);
  else if (json['version'] !== BOARD_VERSION)
    faults('version', `version ${JSON.stringify(json['version'])} is unknown; this program reads ${BOARD_VERSION}`);
  unknownFields(json, '', BOARD_FIELDS, faults);
  const name = text(json['name'] ?? '', 'name', faults);
  const width = integer(json['width'], 'width', 1, MOST, faults);
  const height = integer(json['height'], 'height', 1, MOST, faults);
  const theme = json['theme'] === undefined ? undefined : text(json['theme'], 'theme', faults);
  const tags = texts(json['tags'], 'tags', faults);
  const extras = texts(json['extras'], 'extras', faults);
  const options = readOptions(json['options'], faults);
  const hexes = record(json['hexes'] ?? {}, 'hexes', faults);
  if (width === undefined || height === undefined || !hexes) return undefined;
  const sites = readSites(hexes, { width, height }, faults);
  return createBoard({ name: name ?? '', width, height, tags, extras, options, sites, ...(theme === undefined ? {} : { theme }) });
}

function readOptions(value: unknown, faults: Faults): Readonly<Record<string, string>> {
  const json = value === undefined ? {} : record(value, 'options', faults);
  const options: Record<string, string> = {};
  for (const [name, setting] of Object.entries(json ?? {})) options[name] = text(setting, `options.${name}`, faults) ?? '';
  return options;
}

function readSites(
  hexes: Readonly<Record<string, unknown>>,
  size: { readonly width: number; readonly height: number },
  faults: Faults,
): readonly Site[] {
  const sites = new Array<Site>(size.width * size.height).fill(CLEAR);
  const seen = new Map<number, string>();
  for (const [label, value] of Object.entries(hexes)) {
    const path = `hexes.${label}`;
    const h = parseHexLabel(label);
    if (!h) faults(path, `"${label}" is not a hex number`);
    else if (!contains(size, h)) faults(path, `hex ${label} is not on a map of ${size.width} by ${size.height}`);
    else {
      const index = siteIndex(size, h);
      if (seen.has(index)) faults(path, `hex ${hexLabel(h)} is given twice, as ${seen.get(index)} and ${label}`);
      seen.set(index, label);
      sites[index] = readSite(value, path, faults);
    }
  }
  return sites;
}

function readSite(value: unknown, path: string, faults: Faults): Site {
  const json = record(value, path, faults);
  if (!json) return CLEAR;
  unknownFields(json, path, SITE_FIELDS, faults);
  const level = json['level'] === undefined ? 0 : (integer(json['level'], `${path}.level`, -LEVELS, LEVELS, faults) ?? 0);
  const terrains = (list(json['terrains'] ?? [], `${path}.terrains`, faults) ?? []).map((one, i) =>
    readTerrain(one, `${path}.terrains[${i}]`, faults),
  );
  const site: Site = { level, terrains: terrains.filter(one => one !== undefined) };
  if (json['theme'] === undefined) return site.level === 0 && site.terrains.length === 0 ? CLEAR : site;
  return { ...site, theme: text(json['theme'], `${path}.theme`, faults) ?? '' };
}

function readTerrain(value: unknown, path: string, faults: Faults): Terrain | undefined {
  const json = record(value, path, faults);
  if (!json) return undefined;
  unknownFields(json, path, TERRAIN_FIELDS, faults);
  const kind = text(json['kind'], `${path}.kind`, faults);
  const level = integer(json['level'], `${path}.level`, -LEVELS, LEVELS, faults);
  if (kind === undefined || level === undefined) return undefined;
  const numbers = readNumbers(json, path, faults);
  if (kind === 'other') {
    const name = text(json['name'], `${path}.name`, faults);
    return name === undefined ? undefined : { kind, name, level, ...numbers };
  }
  if (json['name'] !== undefined) faults(`${path}.name`, 'only a terrain of kind "other" has a name');
  if (Object.hasOwn(TERRAIN_KINDS, kind)) return { kind: kind as KnownTerrain, level, ...numbers };
  faults(`${path}.kind`, `"${kind}" is not a terrain; known are ${Object.keys(TERRAIN_KINDS).join(', ')} and other`);
  return undefined;
}

function readNumbers(
  json: Readonly<Record<string, unknown>>,
  path: string,
  faults: Faults,
): Partial<Record<(typeof NUMBERS)[number], number>> {
  const numbers: Partial<Record<(typeof NUMBERS)[number], number>> = {};
  for (const field of NUMBERS) {
    if (json[field] === undefined) continue;
    const value = integer(json[field], `${path}.${field}`, -100_000, 100_000, faults);
    if (value !== undefined) numbers[field] = value;
  }
  return numbers;
}
