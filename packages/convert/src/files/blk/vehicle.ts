import {
  type Engine,
  type Motive,
  type Mount,
  runningSpeed,
  type Unit,
  type VehicleBuild,
  vehicleRating,
  vehicleStructure,
} from '@sortie/roster';
import { MOTIVES, type UnitType } from './codes.ts';
import { armorOf, type Desk, engineOf, readIdentity, readLore, readMounts, readRatings } from './common.ts';

const SMALL = { body: 'BD', front: 'FR', right: 'RS', left: 'LS', rear: 'RR' } as const;
const LARGE = {
  body: 'BD',
  front: 'FR',
  'front right': 'FRRS',
  'front left': 'FRLS',
  'rear right': 'RRRS',
  'rear left': 'RRLS',
  rear: 'RR',
} as const;

/** A vehicle heavier than its motive system carries in the common rules is built in six sections. */
function isSuperheavy(motive: Motive, tons: number): boolean {
  const limits: Partial<Record<Motive, number>> = {
    hover: 50,
    vtol: 30,
    wige: 80,
    wheeled: 80,
    naval: 300,
    submarine: 300,
    hydrofoil: 100,
  };
  return tons > (limits[motive] ?? 100);
}

/** Headings of the sections that this vehicle has, with the letters for each. */
function sectionsOf(desk: Desk, motive: Motive, large: boolean): Record<string, string> {
  const sections: Record<string, string> = { ...(large ? LARGE : SMALL) };
  const { all } = desk.blocks;
  const armored = desk.blocks.numbers('armor').length > (large ? 6 : 4) + (motive === 'vtol' ? 1 : 0);
  if (motive === 'vtol') sections['rotor'] = 'RO';
  if (all.has('front turret equipment') || all.has('rear turret equipment')) {
    sections['rear turret'] = 'TU';
    sections['front turret'] = 'FT';
  } else if (armored || desk.blocks.entries('turret equipment').length > 0 || all.has('turret 2 equipment')) {
    sections['turret'] = 'TU';
    if (all.has('turret 2 equipment')) sections['turret 2'] = 'T2';
  }
  return sections;
}

const BURNS: Readonly<Record<string, NonNullable<VehicleBuild['burns']>>> = { alcohol: 'alcohol', natural_gas: 'natural gas' };

function readBuild({ blocks }: Desk, superheavy: boolean, large: boolean): VehicleBuild {
  const bar = blocks.number('barrating');
  const structural = blocks.text('structural_tech_rating');
  const fuel = blocks.text('fuel');
  const fireControl = blocks.number('basechassisfireconweight');
  blocks.text('basechassisturretweight');
  blocks.text('basechassisturret2weight');
  blocks.text('basechassissponsonpintleweight');
  const burns = BURNS[blocks.text('fueltype').toLowerCase()];
  const seats = blocks.number('extra_seats');
  return {
    ...(superheavy ? { superheavy: true } : {}),
    ...(large ? { size: 'large' } : {}),
    ...(bar > 0 ? { barRating: bar } : {}),
    ...(structural === '' ? {} : { structuralRating: blocks.number('structural_tech_rating') }),
    ...readRatings(blocks),
    ...(blocks.number('trailer') === 1 ? { trailer: true } : {}),
    ...(blocks.number('flatbed') === 1 ? { flatBed: true } : {}),
    ...(blocks.number('hasnocontrolsystems') === 1 ? { noControls: true } : {}),
    ...(fuel === '' ? {} : { fuel: blocks.number('fuel') }),
    ...(burns ? { burns } : {}),
    ...(fireControl > 0 ? { fireControlTons: fireControl } : {}),
    ...(seats > 0 ? { extraSeats: seats } : {}),
  };
}

export function readVehicle(desk: Desk, type: UnitType): Unit | string {
  const { blocks } = desk;
  const identity = readIdentity(desk);
  const motive = MOTIVES[blocks.text('motion_type').toLowerCase()];
  if (!motive) return `unknown motive system "${blocks.text('motion_type')}"`;
  const support = type.kind === 'support-vehicle';
  const superheavy = !support && isSuperheavy(motive, identity.tons);
  const sections = sectionsOf(desk, motive, (type.large ?? false) || (superheavy && motive !== 'vtol'));
  const mounts = readMounts(desk, sections);
  const walk = blocks.number('cruisemp');
  const places = Object.values(sections).filter(at => at !== 'BD');
  const bar = blocks.number('barrating');
  const structure = vehicleStructure(identity.tons);
  return {
    kind: type.kind,
    ...identity,
    motive,
    movement: { walk, run: runningSpeed(walk), jump: jumpOf(desk, mounts) },
    engine: vehicleEngine(desk, support, motive, identity.tons, walk),
    armor: armorOf(desk, places, bar > 0 ? `BAR ${bar} Armor` : 'Standard', sections),
    structure: { type: 'Standard', points: Object.fromEntries(places.map(at => [at, structure])) },
    mounts,
    build: readBuild(desk, superheavy, type.large ?? false),
    ...readLore(desk),
  };
}

function vehicleEngine(desk: Desk, support: boolean, motive: Motive, tons: number, walk: number): Engine {
  const engine = engineOf(desk, 0);
  return support || engine.type === 'None' ? engine : engineOf(desk, vehicleRating(motive, tons, walk));
}

const jumpOf = ({ blocks }: Desk, mounts: readonly Mount[]): number =>
  blocks.number('jumpingmp') || mounts.filter(mount => mount.item === 'VehicleJumpJet').length;
