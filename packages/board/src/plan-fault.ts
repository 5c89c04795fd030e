import { TERRAIN_KINDS } from './terrain.ts';

/** What is wrong with a plan, as a sentence with gaps that games can translate. */
export interface PlanFault {
  readonly text: string;
  readonly args: { readonly [gap: string]: string | number };
}

type Check = (raw: unknown, at: string) => PlanFault | undefined;

const LONGEST_NAME = 80;
const SMALLEST = 6;

const whole =
  (least: number, most: number): Check =>
  (raw, at) =>
    Number.isInteger(raw) && (raw as number) >= least && (raw as number) <= most
      ? undefined
      : { text: '{at} must be a whole number from {least} to {most}', args: { at, least, most } };

const name: Check = (raw, at) =>
  typeof raw === 'string' && raw.length <= LONGEST_NAME
    ? undefined
    : { text: '{at} must be a text of at most {longest} characters', args: { at, longest: LONGEST_NAME } };

const KINDS: readonly unknown[] = [...Object.keys(TERRAIN_KINDS), 'other'];
const kind: Check = (raw, at) =>
  KINDS.includes(raw) ? undefined : { text: '{at} must be one of {choices}', args: { at, choices: KINDS.join(', ') } };

const list =
  (item: Check, longest: number): Check =>
  (raw, at) => {
    if (!Array.isArray(raw) || raw.length > longest) return { text: '{at} must be a list of at most {longest}', args: { at, longest } };
    for (let i = 0; i < raw.length; i++) {
      const fault = item(raw[i], `${at}[${i}]`);
      if (fault) return fault;
    }
    return undefined;
  };

/** A record with these fields and no others; those of `extra` may be missing. */
const record =
  (needed: { readonly [field: string]: Check }, extra: { readonly [field: string]: Check }): Check =>
  (raw, at) => {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return { text: '{at} must be a record', args: { at } };
    const source = raw as { readonly [field: string]: unknown };
    const place = (field: string): string => `${at}.${field}`;
    for (const field of Object.keys(source))
      if (!Object.hasOwn(needed, field) && !Object.hasOwn(extra, field))
        return { text: '{at} is not a known field', args: { at: place(field) } };
    for (const [field, check] of Object.entries({ ...needed, ...extra })) {
      const value = Object.hasOwn(source, field) ? source[field] : undefined;
      const fault = value === undefined && Object.hasOwn(extra, field) ? undefined : check(value, place(field));
      if (fault) return fault;
    }
    return undefined;
  };

const terrain = record({ kind, level: whole(0, 99) }, { name, exits: whole(0, 63), height: whole(0, 99), cf: whole(0, 999) });
const site = record({ level: whole(-99, 99), terrains: list(terrain, 20) }, { theme: name });

/** The first thing that keeps something from outside from being a map of at most `most` by `most` hexes; `undefined` if it is one. */
export function planFault(raw: unknown, most: number, at = 'value'): PlanFault | undefined {
  const size = whole(SMALLEST, most);
  const plan = record({ width: size, height: size }, { name, tags: list(name, 40), theme: name, sites: list(site, most * most) });
  const fault = plan(raw, at);
  if (fault) return fault;
  const { width, height, sites } = raw as { readonly width: number; readonly height: number; readonly sites?: readonly unknown[] };
  if (!sites || sites.length === width * height) return undefined;
  return {
    text: '{width} by {height} hexes are {need} sites, not {count}',
    args: { width, height, need: width * height, count: sites.length },
  };
}
