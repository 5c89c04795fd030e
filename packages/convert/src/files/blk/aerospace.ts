import { type Craft, type HeatSinks, type Kind, type Motive, type Mount, runningSpeed, type Unit } from '@sortie/roster';
import { clanCase } from '../clan-case.ts';
import { MOTIVES, type UnitType } from './codes.ts';
import { armorOf, type Desk, engineOf, readIdentity, readLore, readMounts, readRatings } from './common.ts';

interface Hull {
  readonly sections: Readonly<Record<string, string>>;
  readonly armored: readonly string[];
}

const FIGHTER: Hull = {
  sections: { nose: 'NOS', 'left wing': 'LWG', 'right wing': 'RWG', aft: 'AFT', wings: 'WNG', fuselage: 'FSLG' },
  armored: ['NOS', 'RWG', 'LWG', 'AFT'],
};
const FIXED_WING: Hull = {
  ...FIGHTER,
  sections: { nose: 'NOS', 'left wing': 'LWG', 'right wing': 'RWG', aft: 'AFT', wings: 'WNG', body: 'BOD' },
};
const DROPSHIP: Hull = {
  sections: { nose: 'NOS', 'left side': 'LS', 'right side': 'RS', aft: 'AFT', hull: 'HULL' },
  armored: ['NOS', 'LS', 'RS', 'AFT'],
};
const JUMPSHIP: Hull = {
  sections: {
    nose: 'NOS',
    'left front side': 'FLS',
    'right front side': 'FRS',
    aft: 'AFT',
    'aft left side': 'ALS',
    'aft right side': 'ARS',
    hull: 'HULL',
    'left broadsides': 'LBS',
    'right broadsides': 'RBS',
  },
  armored: ['NOS', 'FLS', 'FRS', 'AFT', 'ALS', 'ARS'],
};

const HULLS: Partial<Readonly<Record<Kind, Hull>>> = {
  fighter: FIGHTER,
  'conventional-fighter': FIGHTER,
  'support-vehicle': FIXED_WING,
  'small-craft': DROPSHIP,
  dropship: DROPSHIP,
};

const isFighter = (kind: Kind): boolean => kind === 'fighter' || kind === 'conventional-fighter' || kind === 'support-vehicle';

/** Engine rating; large craft state none. */
function ratingOf(kind: Kind, tons: number, thrust: number, primitive: boolean): number {
  if (kind === 'fighter') {
    const rating = Math.max(0, tons * (thrust - 2));
    return primitive ? Math.ceil((rating * 6) / 25) * 5 : rating;
  }
  if (kind === 'conventional-fighter') return tons * thrust;
  return kind === 'support-vehicle' ? 0 : 400;
}

const COCKPITS: Readonly<Record<number, string>> = { 1: 'Small', 2: 'Command Console', 3: 'Primitive' };
const CREW = ['crew', 'officers', 'gunners', 'passengers', 'marines', 'battlearmor', 'otherpassenger', 'life_boat', 'escape_pod'] as const;

function readCraft({ blocks }: Desk, kind: Kind, tons: number, thrust: number): Craft {
  const crew: Record<string, number> = {};
  for (const name of CREW) if (blocks.number(name) > 0) crew[name] = blocks.number(name);
  const stated = blocks.number('structural_integrity');
  const decks = blocks.numbers('grav_decks');
  const range = blocks.number('jump_range');
  return {
    structuralIntegrity: kind === 'support-vehicle' ? thrust : isFighter(kind) ? Math.max(thrust, Math.floor(tons / 10)) : stated,
    fuel: blocks.number('fuel'),
    ...(blocks.text('vstol') === '' ? {} : { vstol: true }),
    ...(blocks.text('designtype') !== '' && blocks.number('designtype') !== 1 ? { civilian: true } : {}),
    ...(Object.keys(crew).length > 0 ? { crew } : {}),
    ...(blocks.text('collartype') === '' ? {} : { collar: blocks.number('collartype') }),
    ...(blocks.text('kf_core') === '' ? {} : { core: blocks.number('kf_core') }),
    ...(blocks.number('lithium-fusion') === 1 ? { lithiumFusion: true } : {}),
    ...(blocks.text('sail') !== '' && blocks.number('sail') !== 1 ? { sail: false } : {}),
    ...(decks.length > 0 ? { decks } : {}),
    ...(range > 0 ? { jumpRange: range } : {}),
  };
}

export function readAerospace(desk: Desk, type: UnitType): Unit | string {
  const { blocks } = desk;
  const identity = readIdentity(desk);
  const { kind } = type;
  const motive: Motive = MOTIVES[blocks.text('motion_type').toLowerCase()] ?? 'aerodyne';
  const hull = HULLS[kind] ?? JUMPSHIP;
  const walk = blocks.number('safethrust');
  const bar = blocks.number('barrating');
  blocks.text('basechassisfireconweight');
  const structural = blocks.text('structural_tech_rating');
  const ratings = bar > 0 ? { ...(structural === '' ? {} : { structuralRating: Number(structural) }), ...readRatings(blocks) } : {};
  const mounts = readMounts(desk, hull.sections);
  const cockpit = COCKPITS[blocks.number('cockpit_type')];
  return {
    kind,
    ...identity,
    motive: motive === 'none' ? 'aerodyne' : motive,
    movement: { walk, run: runningSpeed(walk), jump: 0 },
    engine: engineOf(desk, ratingOf(kind, identity.tons, walk, cockpit === 'Primitive')),
    heatSinks: readSinks(desk),
    armor: armorOf(desk, hull.armored, bar > 0 ? `BAR ${bar} Armor` : 'Standard', hull.sections),
    structure: { type: 'Standard', points: {} },
    ...(cockpit === undefined ? {} : { cockpit }),
    mounts: withCase(desk, kind, mounts),
    craft: readCraft(desk, kind, identity.tons, walk),
    ...(bar > 0 ? { build: { barRating: bar, ...ratings } } : {}),
    ...readLore(desk),
  };
}

const withCase = ({ tech }: Desk, kind: Kind, mounts: Mount[]): Mount[] =>
  tech.base === 'clan' && kind === 'fighter' ? [...mounts, ...clanCase(mounts)] : mounts;

function readSinks({ blocks }: Desk): HeatSinks {
  const fixed = blocks.number('omnipodheatsinks');
  const count = blocks.number('heatsinks');
  return { count, type: blocks.number('sink_type') === 1 ? 'Double' : 'Single', ...(fixed > 0 ? { fixed: count - fixed } : {}) };
}
