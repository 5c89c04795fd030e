import { nth, sure } from '@sortie/kernel';
import { equipment, find, type Mount, type Unit as Paper, slotsOf } from '@sortie/roster';
import { withArrays } from './arrays.ts';
import { asDropShip, groundedPlan, isDropShipPlan } from './dropships.ts';
import { fighterSheet, isFighterPlan } from './fighters.ts';
import { hullOf, isVessel } from './hulls.ts';
import { kindOf } from './kinds.ts';
import { linkOf } from './links.ts';
import { protoSheet } from './protos.ts';
import {
  BIPED,
  BIPED_LEGS,
  type Bin,
  type Gear,
  type Location,
  type Part,
  QUAD,
  QUAD_LEGS,
  type Sheet,
  TRIPOD,
  TRIPOD_LEGS,
  type Weapon,
} from './sheet.ts';
import { type Mounted, slotsIn } from './slots.ts';
import { isTroop, troopSheet } from './troops.ts';
import { TURRETS } from './vessels.ts';
import { binOf, weaponOf } from './weapons.ts';

/** A design by its code in the catalogue, or a unit that somebody brought. */
export type Design = string | Paper;

const isSink = (item: string): boolean => /Heat ?Sink/.test(item) && !item.startsWith('Radical');
const isJet = (item: string): boolean => /Jump ?Jet/i.test(item);
/** Fillers of structure and armor take no hits, so they need no slots here. */
const isFiller = (item: string): boolean => /Endo|Ferro|Composite|Reinforced|^Industrial$/.test(item);

interface Lists {
  readonly weapons: Weapon[];
  readonly bins: Bin[];
  readonly gear: Gear[];
  readonly mounted: Mounted[];
}

/** Put one thing on its list; the answer is its slot. */
function entered(lists: Lists, mount: Mount): { readonly part: Part; readonly ref: number } | undefined {
  const item = equipment(mount.item);
  // What is held in the hands keeps its heat and its shots to itself.
  const apart = mount.at === 'HH';
  if (item?.kind === 'weapon')
    return { part: 'weapon', ref: lists.weapons.push({ ...weaponOf(item, mount), ...(apart ? { heat: 0, explosion: 0 } : {}) }) - 1 };
  if (item?.kind === 'ammo') return { part: 'bin', ref: lists.bins.push({ ...binOf(item, mount), ...(apart ? { salvo: 0 } : {}) }) - 1 };
  if (item?.kind === 'armor' && /^(IS|Clan) Reactive$/.test(item.id))
    return { part: 'gear', ref: lists.gear.push({ name: item.name, item: item.id, kind: 'reactive', at: mount.at as Location }) - 1 };
  if (item?.kind !== 'equipment' || isFiller(item.id)) return undefined;
  if (isSink(item.id)) return { part: 'sink', ref: -1 };
  if (isJet(item.id)) return { part: 'jet', ref: -1 };
  const size = mount.size === undefined ? {} : { size: mount.size };
  const piece: Gear = {
    name: item.name,
    item: item.id,
    kind: kindOf(item.id),
    at: mount.at as Location,
    ...(mount.rear ? { rear: true as const } : {}),
    ...size,
  };
  return { part: 'gear', ref: lists.gear.push(piece) - 1 };
}

function mount(unit: Paper, lists: Lists, one: Mount, sinks: { count: number }): void {
  const slot = entered(lists, one);
  if (!slot) return;
  const count = slotsOf(unit, one);
  // Each sink is a thing of its own, whatever its size: its slots share a number.
  const numbered = slot.part === 'sink' || slot.part === 'jet' ? { part: slot.part, ref: sinks.count++ } : slot;
  const beyond = one.alsoAt === undefined ? 0 : count >> 1;
  const shelled = one.armored ? { ...numbered, shell: true as const } : numbered;
  lists.mounted.push({ at: one.at as Location, slot: shelled, count: count - beyond });
  if (beyond > 0) lists.mounted.push({ at: one.alsoAt as Location, slot: shelled, count: beyond });
}

/** Everything that is mounted; armor that hides a machine is switched like equipment. */
function fittings(unit: Paper, first: Location): Lists {
  const lists: Lists = { weapons: [], bins: [], gear: [], mounted: [] };
  const sinks = { count: 0 };
  for (const one of unit.mounts) mount(unit, lists, one, sinks);
  if (/Stealth/.test(unit.armor.type)) lists.gear.push({ name: 'Stealth Armor', item: '', kind: 'stealth', at: first });
  return lists;
}

/** The hull of a vehicle, with its turrets where it has any: of two, the first is the one behind. */
const HULL: readonly Location[] = ['FR', 'LS', 'RS', 'FRLS', 'FRRS', 'RRLS', 'RRRS', 'RR', 'TU', 'FT', 'RO', ...TURRETS];

/** How strong a hit has to be to get through armor that holds: commercial armor is thin, from ten on nothing does. */
function barOf({ build, armor }: Paper): number {
  const bar = build?.barRating ?? (/Commercial/.test(armor.type) ? 5 : FULL_BAR);
  return bar < FULL_BAR ? bar : Number.POSITIVE_INFINITY;
}
const FULL_BAR = 10;

const isSealed = ({ kind, mounts }: Paper): boolean =>
  kind !== 'support-vehicle' || mounts.some(({ item }) => /Environmental Seal/.test(item));

const PLAYABLE_MOTIVES: ReadonlySet<string> = new Set([
  'tracked',
  'wheeled',
  'hover',
  'vtol',
  'wige',
  'naval',
  'hydrofoil',
  'submarine',
  'airship',
]);

/** Tons up to which a civil vehicle is of middling size, by how it moves, and a 'Mech no giant. */
const MIDDLING: { readonly [motive: string]: number } = {
  wheeled: 80,
  hover: 50,
  vtol: 30,
  airship: 300,
  wige: 80,
  tracked: 100,
  naval: 300,
  hydrofoil: 300,
  submarine: 300,
};
const GIANT = 100;

const isLarge = ({ kind, motive, tons }: Paper): boolean =>
  kind === 'support-vehicle' ? tons > (MIDDLING[motive] ?? GIANT) : kind === 'mech' && tons > GIANT;

const isDriven = ({ kind }: Paper): boolean => kind === 'vehicle' || kind === 'support-vehicle';

/** How a hull that was made for it takes to the water. */
function swimming({ mounts }: Paper): Pick<Sheet, 'floats'> {
  if (mounts.some(({ item }) => /^ISFullyAmphibious/.test(item))) return { floats: 'freely' };
  return mounts.some(({ item }) => /^ISLimitedAmphibious/.test(item)) ? { floats: 'fromShore' } : {};
}

/** Room for troops, in tons. */
function roomIn({ bays = [] }: Paper): Pick<Sheet, 'troopSpace'> {
  const troopSpace = bays.reduce((sum, { type, size }) => (type === 'troopspace' ? sum + size : sum), 0);
  return troopSpace > 0 ? { troopSpace } : {};
}

function compile(unit: Paper): Sheet {
  if (!isPlayable(unit)) throw new Error(`the rules do not know how to play ${unit.chassis} ${unit.model}`);
  if (isTroop(unit)) return troopSheet(unit);
  if (isDropShipPlan(unit)) return asDropShip(machineSheet(groundedPlan(unit)));
  if (isFighterPlan(unit)) return fighterSheet(unit, machineSheet(unit));
  return unit.kind === 'protomech' ? protoSheet(unit, machineSheet(unit)) : machineSheet(unit);
}

/** Where a machine can be struck, and what it stands on. */
function placesOf({ frame, armor }: Paper, vehicle: boolean): Pick<Sheet, 'locations' | 'legs'> {
  if (vehicle) return { locations: HULL.filter(at => armor.front[at] !== undefined), legs: [] };
  if (frame === 'quad') return { locations: QUAD, legs: QUAD_LEGS };
  return frame === 'tripod' ? { locations: TRIPOD, legs: TRIPOD_LEGS } : { locations: BIPED, legs: BIPED_LEGS };
}

/** Nothing comes before its armor: no shield, no spikes, no weapon in its hands. */
const isBare = (gear: readonly Gear[], { mounts }: Paper): boolean =>
  !gear.some(({ kind }) => kind === 'spikes' || kind.startsWith('shield')) && !mounts.some(({ at }) => at === 'HH');

function machineSheet(unit: Paper): Sheet {
  const vehicle = isDriven(unit);
  const quad = unit.frame === 'quad';
  const { locations, legs } = placesOf(unit, vehicle);
  const lists = fittings(unit, nth(locations, 0));
  const outside = new Set(lists.mounted.filter(({ slot }) => slot.part === 'sink').map(({ slot }) => slot.ref)).size;
  const type = unit.engine?.type ?? 'Fusion';
  const double = unit.heatSinks?.type !== 'Single' && unit.heatSinks?.type !== undefined && unit.heatSinks.type !== 'Compact';
  return {
    kind: vehicle ? 'vehicle' : 'mech',
    ...(vehicle ? hullOf(unit) : { gait: 'mech' as const }),
    motive: unit.motive,
    name: unit.chassis,
    model: unit.model,
    tons: unit.tons,
    quad,
    clan: unit.tech.base === 'clan',
    locations,
    legs,
    walk: unit.movement.walk,
    jump: unit.movement.jump,
    improvedJets: unit.mounts.some(({ item }) => /Improved ?Jump ?Jet/i.test(item)),
    armor: unit.armor.front,
    rear: unit.armor.rear,
    structure: unit.structure.points,
    slots: vehicle ? {} : Object.fromEntries(locations.map(location => [location, slotsIn(unit, location, lists.mounted)])),
    weapons: withArrays(lists.weapons),
    bins: lists.bins,
    gear: lists.gear,
    link: linkOf(lists.weapons, lists.gear),
    engine: type,
    fusion: type !== 'ICE' && type !== 'Fuel Cell',
    xxl: type === 'XXL',
    rating: unit.engine?.rating ?? 0,
    bare: isBare(lists.gear, unit),
    ...(lists.gear.some(({ kind }) => kind === 'umu') ? { swims: true as const } : {}),
    engineSinks: Math.max(0, (unit.heatSinks?.count ?? 0) - outside),
    sinkValue: double ? 2 : 1,
    laserSinks: unit.heatSinks?.type === 'Laser',
    heavyGyro: /heavy/i.test(unit.gyro ?? ''),
    smallCockpit: /small/i.test(unit.cockpit ?? ''),
    cockpit: unit.cockpit ?? '',
    plating: unit.armor.type,
    hardened: /Hardened/.test(unit.armor.type),
    bar: barOf(unit),
    ...roomIn(unit),
    ...swimming(unit),
    support: unit.kind === 'support-vehicle',
    ...(isLarge(unit) ? { large: true as const } : {}),
    ...(unit.build?.trailer ? { towed: true as const } : {}),
    sealed: isSealed(unit),
    frame: /Composite/.test(unit.structure.type) ? 'composite' : /Reinforced/.test(unit.structure.type) ? 'reinforced' : 'standard',
    industrial: /Industrial/.test(unit.structure.type) || /Industrial/.test(unit.cockpit ?? ''),
    divisor: 10,
    sealedSuits: false,
  };
}

const byCode = new Map<string, Sheet>();
const byUnit = new WeakMap<Paper, Sheet>();

/** The sheet of a design, worked out once. A code that nobody knows is a bug: set-ups are read before. */
export function sheetOf(design: Design): Sheet {
  if (typeof design !== 'string') {
    const known = byUnit.get(design);
    if (known) return known;
    const sheet = compile(design);
    byUnit.set(design, sheet);
    return sheet;
  }
  if (design === lastCode) return sure(lastSheet, 'the last sheet');
  const sheet = byCode.get(design) ?? compiled(design);
  lastCode = design;
  lastSheet = sheet;
  return sheet;
}

/** Whoever asks about a unit asks again. */
let lastCode: string | undefined;
let lastSheet: Sheet | undefined;

function compiled(design: string): Sheet {
  const unit = find(design);
  if (!unit) throw new Error(`no design is called ${design}`);
  const sheet = compile(unit);
  byCode.set(design, sheet);
  return sheet;
}

/** Can a design be played? */
export function isPlayable(design: Design): boolean {
  const unit = typeof design === 'string' ? find(design) : design;
  if (unit && isTroop(unit)) return true;
  if (unit?.kind === 'protomech' || (unit && (isFighterPlan(unit) || isDropShipPlan(unit)))) return true;
  if (unit?.kind === 'mech') return unit.frame === 'biped' || unit.frame === 'quad' || unit.frame === 'tripod';
  // Large support vehicles on land have rules of their own; a trailer stands where it was left.
  const drives = unit?.kind === 'vehicle' || (unit?.kind === 'support-vehicle' && (unit.build?.size !== 'large' || isVessel(unit)));
  return drives && PLAYABLE_MOTIVES.has(unit.motive) && ((unit.build?.turrets ?? 1) <= 1 || unit.armor.front['FT'] !== undefined);
}
