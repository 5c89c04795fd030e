import { mechStructure } from './construction/mech-structure.ts';
import { protoMechStructure } from './construction/protomech-structure.ts';
import { runningSpeed } from './construction/running.ts';
import { vehicleStructure } from './construction/vehicle.ts';
import type { Craft, Platoon, Squad, VehicleBuild } from './extras.ts';
import type { Frame, Kind, Motive } from './kind.ts';
import type { Bay, Engine, EngineType, HeatSinkType, Mount, MountKind, TechBase, Unit } from './unit.ts';

/**
 * A unit written down with what its designer chose; what follows from the choices (running speed, internal structure) is worked out.
 * A 'Mech unless `kind` says otherwise.
 *
 * Armor is `front` or `[front, rear]` for each location, one number for each suit of battle armor.
 * Things on board are `item@location`, with semicolons between them: `:shots` on ammunition, `#size` on what comes in any size, `*n` to repeat; `(R)` faces rear,
 * `(T)` is in a turret of its own, `(A)` has component armor. On a battle suit `item@Squad/arm`, `/APM` for a weapon held in a mount.
 * Bays are `type size/doors`.
 */
export interface Design {
  readonly kind?: Kind;
  readonly chassis: string;
  readonly model: string;
  readonly clanName?: string;
  readonly tons: number;
  readonly tech: TechBase;
  readonly mixed?: true;
  readonly year: number;
  readonly role?: string;
  readonly frame?: Frame;
  readonly motive?: Motive;
  readonly omni?: true;
  /** A LAM that has no shape between 'Mech and fighter. */
  readonly bimodal?: true;
  readonly engine?: readonly [rating: number, type: EngineType];
  /** Built by the others than the rest of the unit. */
  readonly foreignEngine?: true;
  readonly walk: number;
  readonly jump?: number;
  readonly swim?: number;
  readonly heatSinks?: readonly [count: number, type: HeatSinkType];
  readonly armorType?: string;
  readonly armor?: number | Readonly<Record<string, number | readonly [front: number, rear: number]>>;
  /** Construction factor of each hex of a mobile structure. */
  readonly factors?: Readonly<Record<string, number>>;
  /** Locations that wear another armor. */
  readonly patches?: Readonly<Record<string, string>>;
  readonly structureType?: string;
  readonly cockpit?: string;
  readonly gyro?: string;
  readonly weapons?: string;
  readonly ammo?: string;
  readonly gear?: string;
  /** Infantry weapons that suits hold. */
  readonly held?: string;
  /** Slots of a suit that its armor fills. */
  readonly plates?: string;
  readonly bays?: string;
  readonly quirks?: readonly string[];
  readonly squad?: Squad;
  readonly platoon?: Platoon;
  readonly craft?: Craft;
  readonly build?: VehicleBuild;
}

const LINE =
  /^(?<item>.+?)(?: \((?<mark>[RTA])\))?@(?<at>[A-Za-z0-9 ]+)(?:\+(?<also>[A-Z]+))?(?<suit>(?:\/\w+)*)(?::(?<shots>\d+))?(?:#(?<size>[\d.]+))?(?:\*(?<times>\d+))?$/;

const MARKS: Readonly<Record<string, Partial<Mount>>> = { R: { rear: true }, T: { turret: 'mech' }, A: { armored: true } };

const HELD: ReadonlySet<string> = new Set(['DWP', 'APM', 'SSWM']);

function suitPlace(text: string | undefined): Partial<Mount> {
  const place: { -readonly [key in 'on' | 'held']?: Mount[key] } = {};
  for (const word of (text ?? '').split('/').filter(Boolean)) {
    if (HELD.has(word)) place.held = word as NonNullable<Mount['held']>;
    else place.on = word as NonNullable<Mount['on']>;
  }
  return place;
}

/** What one part of a list says, once for each piece. */
function mountsOf(kind: MountKind, line: string): Mount[] {
  const { item = '', mark, at, also, suit, shots, size, times } = LINE.exec(line)?.groups ?? {};
  if (at === undefined) throw new Error(`Not a thing in a place: ${line}`);
  const mount: Mount = {
    kind,
    item,
    at,
    ...(also ? { alsoAt: also } : {}),
    ...(shots ? { shots: Number(shots) } : {}),
    ...(size ? { size: Number(size) } : {}),
    ...(mark ? MARKS[mark] : {}),
    ...suitPlace(suit),
  };
  return Array.from({ length: Number(times ?? 1) }, () => mount);
}

function bayOf(line: string, index: number): Bay {
  const [, type = '', size = '0', doors = '0', extra] = /^(\w+) ([\d.]+)\/(\d+)(?: (.+))?$/.exec(line) ?? [];
  return { type, size: Number(size), doors: Number(doors), number: index + 1, ...(extra ? { extra } : {}) };
}

function armorOf({ armor = {}, squad }: Design): Pick<Unit['armor'], 'front' | 'rear'> {
  const front: Record<string, number> = {};
  const rear: Record<string, number> = {};
  if (typeof armor === 'number') {
    for (let trooper = 1; trooper <= (squad?.troopers ?? 0); trooper++) front[`Trooper ${trooper}`] = armor;
    return { front, rear };
  }
  for (const [at, points] of Object.entries(armor)) {
    if (typeof points === 'number') front[at] = points;
    else [front[at], rear[at]] = points;
  }
  return { front, rear };
}

const each = (locations: readonly string[], points: number): Record<string, number> =>
  Object.fromEntries(locations.map(at => [at, points]));

/** Internal structure, which follows from weight and shape. */
function structureOf(design: Design, locations: readonly string[]): Readonly<Record<string, number>> {
  const { kind = 'mech', tons, platoon } = design;
  if (kind === 'mech') {
    const points = mechStructure(tons, locations.includes('FLL'));
    return design.frame === 'tripod' ? { ...points, CL: points['LL'] ?? 0 } : points;
  }
  if (kind === 'vehicle' || (kind === 'support-vehicle' && !design.craft)) return each(locations, vehicleStructure(tons));
  if (kind === 'protomech') {
    const { MG, ...points } = protoMechStructure(tons);
    return locations.includes('MG') ? { ...points, MG: MG ?? 0 } : points;
  }
  if (kind === 'battle-armor') return each(locations, 1);
  if (design.factors) return design.factors;
  return platoon ? { TPRS: platoon.squads * platoon.squadSize } : {};
}

const optional = <K extends string, V>(key: K, value: V | undefined): { readonly [key in K]?: V } =>
  value === undefined ? {} : ({ [key]: value } as { readonly [key in K]: V });

const FRAMES: Readonly<Record<Frame, Motive>> = { biped: 'biped', quad: 'quad', tripod: 'tripod', lam: 'biped', quadvee: 'quad' };

const isJet = ({ item }: Mount): boolean => /Jump ?Jet/.test(item);

const LISTS = [
  ['weapons', 'weapon'],
  ['ammo', 'ammo'],
  ['held', 'sidearm'],
  ['gear', 'equipment'],
  ['plates', 'armor'],
] as const satisfies readonly (readonly [keyof Design, MountKind])[];

const allMounts = (design: Design): Mount[] =>
  LISTS.flatMap(([field, kind]) => (design[field] ?? '').split('; ').flatMap(line => (line === '' ? [] : mountsOf(kind, line))));

function frameOf({ kind = 'mech', frame, motive }: Design, locations: readonly string[]): Frame | undefined {
  if (kind === 'protomech') return motive === 'quad' ? 'quad' : 'biped';
  if (kind !== 'mech') return undefined;
  return frame ?? (locations.includes('FLL') ? 'quad' : 'biped');
}

const LARGEST_ENGINE = 400;

const engineOf = ([rating, type]: readonly [number, EngineType], clan: boolean): Engine => ({
  type,
  rating,
  ...(clan ? { clan: true } : {}),
  ...(rating > LARGEST_ENGINE ? { large: true } : {}),
});

/** The unit that a design describes. */
export function unitOf(design: Design): Unit {
  const { kind = 'mech', walk, engine, heatSinks, tech } = design;
  const { front, rear } = armorOf(design);
  const frame = frameOf(design, Object.keys(front));
  const mounts = allMounts(design);
  const clan = (tech === 'clan') !== (design.foreignEngine === true);
  const runs = kind !== 'battle-armor' && kind !== 'infantry';
  return {
    kind,
    chassis: design.chassis,
    model: design.model,
    ...optional('clanName', design.clanName),
    tons: design.tons,
    tech: { base: tech, mixed: design.mixed === true },
    year: design.year,
    ...optional('role', design.role),
    ...optional('frame', frame),
    motive: design.motive ?? (frame ? FRAMES[frame] : 'none'),
    ...optional('omni', design.omni),
    movement: {
      walk,
      run: runs ? runningSpeed(walk) : walk,
      jump: design.jump ?? mounts.filter(isJet).length,
      ...optional('swim', design.swim),
    },
    ...(engine ? { engine: engineOf(engine, clan) } : {}),
    ...(heatSinks ? { heatSinks: { count: heatSinks[0], type: heatSinks[1] } } : {}),
    armor: { type: design.armorType ?? 'Standard', tech, front, rear, ...optional('patches', design.patches) },
    structure: { type: design.structureType ?? 'Standard', points: structureOf(design, Object.keys(front)) },
    ...optional('cockpit', design.cockpit),
    ...optional('gyro', design.gyro),
    mounts,
    ...(design.bays ? { bays: design.bays.split('; ').map(bayOf) } : {}),
    ...optional('quirks', design.quirks),
    ...optional('squad', design.squad),
    ...optional('platoon', design.platoon),
    ...optional('craft', design.craft),
    ...optional('build', design.build),
    ...(design.bimodal ? { lore: [['lam', 'Bimodal'] as const] } : {}),
  };
}
