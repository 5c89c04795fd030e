import {
  type Armor,
  type Frame,
  type HeatSinks,
  type Motive,
  mechStructure,
  runningSpeed,
  type Tech,
  type TechBase,
  type Unit,
} from '@sortie/roster';
import { clanCase } from '../clan-case.ts';
import { Remarks } from '../draft.ts';
import { factionsIn } from '../factions.ts';
import type { Problem, Reading } from '../problem.ts';
import { readArmorName, readEngine, readSinkType } from '../words.ts';
import { ARMOR_FIELDS } from './locations.ts';
import { cut, type Pages } from './pages.ts';
import { readSlots } from './slots.ts';

const FRAMES: Readonly<Record<string, Frame>> = { biped: 'biped', quad: 'quad', tripod: 'tripod', lam: 'lam', quadvee: 'quadvee' };
const LEGS: Readonly<Record<Frame, Motive>> = { biped: 'biped', quad: 'quad', tripod: 'tripod', lam: 'biped', quadvee: 'quad' };

/** Fields that are read into the unit; all others are lore. */
const READ: ReadonlySet<string> = new Set([
  'chassis',
  'model',
  'clanname',
  'mul id',
  'config',
  'techbase',
  'era',
  'source',
  'factions',
  'rules level',
  'role',
  'mass',
  'engine',
  'structure',
  'heat sinks',
  'base chassis heat sinks',
  'walk mp',
  'jump mp',
  'armor',
  'gyro',
  'cockpit',
]);

/** A 'Mech from an .mtf file. */
export function readMtf(file: string, text: string): Reading {
  const pages = cut(text);
  const remarks = new Remarks(file);
  const value = (field: string): string => pages.fields.get(field)?.text ?? '';
  const fail = (field: string, reason: string): Reading => {
    const problem: Problem = { file, line: pages.fields.get(field)?.line ?? 0, field, reason };
    return { problems: [problem, ...remarks.list] };
  };
  const config = value('config').toLowerCase();
  const frame = FRAMES[config.split(' ')[0] ?? ''];
  if (!frame) return fail('config', config === '' ? 'missing' : `unknown configuration "${config}"`);
  const tons = Number(value('mass'));
  if (!(tons >= 10 && tons <= 200)) return fail('mass', `"${value('mass')}" is not the mass of a 'Mech`);
  const tech = readTech(value('techbase'), value('rules level'));
  if (!tech) return fail('techbase', `unknown tech base "${value('techbase')}"`);
  const engine = readEngine(value('engine'), tech.base, tech.mixed);
  if (!engine) return fail('engine', `unknown engine "${value('engine')}"`);
  const walk = Number(value('walk mp'));
  const jump = Number(value('jump mp') || 0);
  if (!(walk >= 0) || !(jump >= 0)) return fail('walk mp', 'not a number');
  const armor = readArmor(pages, tech.base, frame, remarks);
  const structure = readStructure(value('structure'), tons, frame);
  const mounts = readSlots(pages.slots, { clan: tech.base === 'clan', tons }, remarks);
  for (const entry of pages.stray) remarks.add(entry.line, '', `unexpected line "${entry.text.slice(0, 60)}"`);
  const unit: Unit = {
    kind: 'mech',
    chassis: value('chassis'),
    model: value('model'),
    ...optional('clanName', value('clanname')),
    ...(value('mul id') === '' ? {} : { listId: Number(value('mul id')) }),
    tons,
    tech,
    year: Number.parseInt(value('era'), 10) || 0,
    ...optional('source', value('source')),
    ...factionsIn(value('factions').split(',')),
    ...optional('role', value('role')),
    frame,
    motive: LEGS[frame],
    ...(config.includes('omni') ? { omni: true } : {}),
    movement: { walk, run: runningSpeed(walk), jump },
    engine,
    heatSinks: readHeatSinks(value('heat sinks'), value('base chassis heat sinks')),
    armor,
    structure,
    ...optional('cockpit', cockpitName(value('cockpit'))),
    ...optional('gyro', gyroName(value('gyro'))),
    mounts: tech.base === 'clan' ? [...mounts, ...clanCase(mounts)] : mounts,
    ...repeatedFields(pages),
    slots: Object.fromEntries([...pages.slots].map(([at, entries]) => [at, entries.map(entry => entry.text)])),
  };
  return { unit, problems: remarks.list };
}

const optional = <K extends string>(key: K, text: string): { [P in K]?: string } =>
  text === '' ? {} : ({ [key]: text } as { [P in K]: string });

const cockpitName = (text: string): string => text.replace(/ ?cockpit/i, '').trim();
const gyroName = (text: string): string => text.replace(/ ?gyro/i, '').trim();

export function readTech(text: string, level: string): Tech | undefined {
  const words = text.toLowerCase();
  const mixed = words.startsWith('mixed');
  const base: TechBase | undefined = words.includes('clan')
    ? 'clan'
    : words.includes('inner sphere') || words.includes('is')
      ? 'inner-sphere'
      : undefined;
  return base && { base, mixed, ...(level === '' ? {} : { level }) };
}

/** A few quads name their legs after arms and legs. */
const QUAD_LEGS: Readonly<Record<string, string>> = { LA: 'FLL', RA: 'FRL', LL: 'RLL', RL: 'RRL' };

function readArmor(pages: Pages, base: TechBase, frame: Frame, remarks: Remarks): Armor {
  const [type, tech] = readArmorName(pages.fields.get('armor')?.text ?? '', base);
  const front: Record<string, number> = {};
  const rear: Record<string, number> = {};
  const patches: Record<string, string> = {};
  const legs = frame === 'quad' || frame === 'quadvee' ? QUAD_LEGS : {};
  for (const [field, [side, place]] of Object.entries(ARMOR_FIELDS)) {
    const entry = pages.fields.get(field);
    if (!entry) continue;
    const at = legs[place] ?? place;
    const colon = entry.text.lastIndexOf(':');
    const points = Number(entry.text.slice(colon + 1));
    if (!(points >= 0)) remarks.add(entry.line, field, `"${entry.text}" is not a number of points`);
    else if (side === 'front') front[at] = points;
    else rear[at] = points;
    if (colon > 0) patches[at] = readArmorName(entry.text.slice(0, colon), base)[0];
  }
  return { type, tech, front, rear, ...(Object.keys(patches).length > 0 ? { patches } : {}) };
}

function readStructure(text: string, tons: number, frame: Frame): Unit['structure'] {
  const words = text.toLowerCase().replace(/^(is|clan) /, '');
  const type = STRUCTURES.find(([word]) => words.startsWith(word))?.[1] ?? 'Standard';
  const points = mechStructure(tons, frame === 'quad' || frame === 'quadvee');
  return { type, points: frame === 'tripod' ? { ...points, CL: points['LL'] ?? 0 } : points };
}

const STRUCTURES: readonly (readonly [word: string, type: string])[] = [
  ['endo steel prototype', 'Endo Steel Prototype'],
  ['endo-steel prototype', 'Endo Steel Prototype'],
  ['endo steel', 'Endo Steel'],
  ['endo-steel', 'Endo Steel'],
  ['endo-composite', 'Endo-Composite'],
  ['composite', 'Composite'],
  ['reinforced', 'Reinforced'],
  ['industrial', 'Industrial'],
];

function readHeatSinks(text: string, fixed: string): HeatSinks {
  const count = Number.parseInt(text, 10) || 0;
  return { count, type: readSinkType(text), ...(fixed === '' ? {} : { fixed: Number.parseInt(fixed, 10) || 0 }) };
}

function repeatedFields(pages: Pages): Pick<Unit, 'quirks' | 'weaponQuirks' | 'lore'> {
  const of = (name: string) => pages.repeated.filter(({ field }) => field === name).map(({ entry }) => entry.text);
  const quirks = of('quirk');
  const weaponQuirks = of('weaponquirk');
  const lore: [string, string][] = [];
  for (const [field, entry] of pages.fields) if (!READ.has(field) && ARMOR_FIELDS[field] === undefined) lore.push([field, entry.text]);
  for (const { field, entry } of pages.repeated) if (field !== 'quirk' && field !== 'weaponquirk') lore.push([field, entry.text]);
  return {
    ...(quirks.length > 0 ? { quirks } : {}),
    ...(weaponQuirks.length > 0 ? { weaponQuirks } : {}),
    ...(lore.length > 0 ? { lore } : {}),
  };
}
