import { nth, sure } from '@sortie/geometry';
import { type BoardPlan, createBoard } from '../board.ts';
import { CLEAR, type Site } from '../terrain.ts';
import { readTerrains } from './megamek-terrain.ts';
import type { MapError, MapNote, MapReading } from './reading.ts';

const HEX = /^hex\s+(\d+)\s+(-?\d+)\s+"([^"]*)"\s+"([^"]*)"$/;
const SIZE = /^size\s+(\d+)\s+(\d+)$/;
const TAG = /^tag\s+"([^"]*)"$/;
const OPTION = /^option\s+(\S+)\s+(\S+)$/;
const MOST_HEXES = 1_000_000;
const MOST_ERRORS = 20;

interface Draft {
  readonly file: string;
  width: number;
  height: number;
  ended: boolean;
  readonly sites: Site[];
  readonly tags: string[];
  readonly options: Record<string, string>;
  readonly extras: string[];
  readonly errors: MapError[];
  readonly notes: MapNote[];
  /** Hexes that are written alike share one site. */
  readonly known: Map<string, Site>;
}

/**
 * Reads a MegaMek `.board` map. Hexes stand in reading order and their numbers are only checked, as that program does. What is not
 * understood is kept and noted; a broken file gives its errors with line and reason.
 */
export function readMegaMekBoard(text: string, file = ''): MapReading {
  const draft: Draft = {
    file,
    width: 0,
    height: 0,
    ended: false,
    sites: [],
    tags: [],
    options: {},
    extras: [],
    errors: [],
    notes: [],
    known: new Map(),
  };
  const lines = text.split('\n');
  for (let i = 0; i < lines.length && !draft.ended && draft.errors.length < MOST_ERRORS; i++) readLine(draft, nth(lines, i).trim(), i + 1);
  if (draft.width === 0 && draft.errors.length === 0) fail(draft, 0, 'there is no “size” line');
  const wanted = draft.width * draft.height;
  if (draft.errors.length === 0 && draft.sites.length !== wanted) {
    fail(draft, lines.length, `the size asks for ${wanted} hexes, the file has ${draft.sites.length}`);
  }
  if (draft.errors.length > 0) return broken(draft);
  return { ok: true, board: createBoard(planOf(draft)), notes: draft.notes };
}

/** What could be read of a broken file, clear ground in the place of the rest. */
function broken(draft: Draft): MapReading {
  const { errors, sites } = draft;
  return sites.length === 0 ? { ok: false, errors } : { ok: false, errors, salvaged: createBoard(planOf(draft)) };
}

function readLine(draft: Draft, line: string, number: number): void {
  const word = sure(/^\w*/.exec(line), 'a word')[0].toLowerCase();
  if (word === 'hex') readHex(draft, line, number);
  else if (line === '' || line.startsWith('#')) return;
  else if (word === 'size') readSize(draft, line, number);
  else if (word === 'end') draft.ended = true;
  else readExtra(draft, line, number);
}

function readSize(draft: Draft, line: string, number: number): void {
  const found = SIZE.exec(line);
  const [width, height] = [Number(found?.[1] ?? 0), Number(found?.[2] ?? 0)];
  if (draft.width > 0) fail(draft, number, 'the size is given twice');
  else if (width * height === 0 || width * height > MOST_HEXES) fail(draft, number, `“${line}” is not the size of a map`);
  else Object.assign(draft, { width, height });
}

function readHex(draft: Draft, line: string, number: number): void {
  const found = HEX.exec(line);
  const fault = faultOfHex(draft, line, found);
  if (fault || !found) {
    fail(draft, number, fault);
    return;
  }
  const label = labelAt(draft, draft.sites.length);
  if (found[1] !== label) draft.notes.push({ line: number, what: `hex ${found[1]} stands in the place of ${label}` });
  const [, , level, terrains, theme] = found as unknown as readonly [string, string, string, string, string];
  const key = `${level}|${terrains}|${theme}`;
  const site = draft.known.get(key) ?? readSite(draft, number, level, terrains, theme);
  draft.known.set(key, site);
  draft.sites.push(site);
}

function faultOfHex({ width, height, sites }: Draft, line: string, found: RegExpExecArray | null): string {
  if (width === 0) return 'a hex comes before the size';
  if (!found) return `“${line}” is not: hex number level "terrain" "theme"`;
  return sites.length === width * height ? `there are more hexes than ${width} by ${height}` : '';
}

function readSite(draft: Draft, line: number, level: string, text: string, theme: string): Site {
  const { terrains, notes, faults } = readTerrains(text);
  for (const what of notes) draft.notes.push({ line, what });
  for (const reason of faults) fail(draft, line, reason);
  if (level === '0' && terrains.length === 0 && theme === '') return CLEAR;
  const site: Site = { level: Number(level), terrains };
  return theme === '' ? site : { ...site, theme };
}

function readExtra(draft: Draft, line: string, number: number): void {
  const tag = TAG.exec(line);
  if (tag) {
    draft.tags.push(sure(tag[1], 'the tag'));
    return;
  }
  const option = OPTION.exec(line);
  if (option) {
    draft.options[sure(option[1], 'the option')] = sure(option[2], 'the option');
    return;
  }
  draft.extras.push(line);
  draft.notes.push({ line: number, what: `the line “${line}” is not understood` });
}

function labelAt({ width }: Draft, index: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return two((index % width) + 1) + two(Math.floor(index / width) + 1);
}

function fail(draft: Draft, line: number, reason: string): void {
  draft.errors.push({ file: draft.file, line, path: '', reason });
}

/** The theme that most hexes have becomes the board's own. */
function planOf({ file, width, height, sites, tags, options, extras }: Draft): BoardPlan {
  const theme = commonTheme(sites);
  const themed = theme === '' ? sites : sites.map(site => rethemed(site, theme));
  const name = (file.split(/[/\\]/).at(-1) ?? '').replace(/\.board$/i, '');
  return { name, width, height, tags, options, extras, sites: themed, ...(theme === '' ? {} : { theme }) };
}

function commonTheme(sites: readonly Site[]): string {
  const counts = new Map<string, number>();
  for (const { theme = '' } of sites) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  let common = '';
  for (const [theme, count] of counts) if (count > (counts.get(common) ?? 0)) common = theme;
  return common;
}

const retold = new WeakMap<Site, Site>();

function rethemed(site: Site, theme: string): Site {
  if (site === CLEAR) return OTHER_CLEAR;
  const known = retold.get(site);
  if (known) return known;
  const { theme: own, ...plain } = site;
  const result: Site = own === theme ? plain : { ...plain, theme: own ?? '' };
  retold.set(site, result);
  return result;
}

/** Clear ground without a theme on a board that has one. */
const OTHER_CLEAR: Site = { ...CLEAR, theme: '' };
