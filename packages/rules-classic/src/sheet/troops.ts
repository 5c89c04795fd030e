import { sure } from '@sortie/kernel';
import { equipment, type Mount, type Unit as Paper, type Sidearm, TRAINING } from '@sortie/roster';
import { kindOf } from './kinds.ts';
import { linkOf } from './links.ts';
import type { Bin, Gait, Gear, Location, Sheet, Weapon } from './sheet.ts';
import { binOf, weaponOf } from './weapons.ts';

const SUITS: readonly Location[] = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6'];
const LARGEST_SQUAD = SUITS.length;

/** Damage is kept in thousandths of a point, so that nothing is rounded before the end. */
const thousandths = (damage: number): number => Math.round(damage * 1000);

const WALKERS: ReadonlySet<string> = new Set(['foot', 'motorized', 'jump', 'beast']);
/** What troops ride or wear that takes them elsewhere than their feet would. */
const RIDES: { readonly [motive: string]: Gait } = {
  tracked: 'mechanized',
  wheeled: 'mechanizedWheeled',
  hover: 'mechanizedHover',
  // Mechanized divers go as submarines do (TOE-scuba-mechanized).
  submarine: 'submarine',
  'motorized-scuba': 'diver',
  umu: 'diver',
  vtol: 'vtol',
};
const gaitOf = ({ motive }: Paper): Gait | undefined => (WALKERS.has(motive) ? 'foot' : RIDES[motive]);

export function isTroop(unit: Paper): boolean {
  const { kind, platoon, squad } = unit;
  if (gaitOf(unit) === undefined) return false;
  return kind === 'infantry' ? platoon !== undefined : kind === 'battle-armor' && squad !== undefined && squad.troopers <= LARGEST_SQUAD;
}

/** Beasts of a size that makes them easy to hit. */
const BIG_BEASTS: ReadonlySet<string> = new Set(['elephant', 'orca', 'hipposaur']);

function lookOf({ platoon }: Paper): Pick<Sheet, 'disguise' | 'bigMounts'> {
  const disguise = [...(platoon?.sneak ?? []).filter(kind => kind !== 'ecm'), ...(platoon?.dest ? (['dest'] as const) : [])];
  return {
    ...(disguise.length > 0 ? { disguise } : {}),
    ...(BIG_BEASTS.has(platoon?.beast?.toLowerCase() ?? '') ? { bigMounts: true as const } : {}),
  };
}

/** What the whole platoon fires at once: as far as its weapons reach, each trooper with the mean of them. */
function volleyOf(unit: Paper): Weapon | undefined {
  const { platoon } = unit;
  const primary = platoon && equipment(platoon.primary);
  if (!platoon || primary?.kind !== 'sidearm') return undefined;
  // Whoever points out or nurses has taken the place of a support weapon, and fires nothing (TOE-tag-troops).
  const specialists = specialistsOf(unit);
  const secondary = specialists > 0 || platoon.secondary === undefined ? undefined : equipment(platoon.secondary);
  const few = secondary?.kind === 'sidearm' ? platoon.secondaries : 0;
  const second = secondary?.kind === 'sidearm' ? thousandths(secondary.damage) * few : 0;
  const mean = Math.round((thousandths(primary.damage) * (platoon.squadSize - few - specialists) + second) / platoon.squadSize);
  const lobs = few > 1 && secondary?.kind === 'sidearm' && /Mortar/.test(secondary.id);
  const leading = few > 1 && secondary?.kind === 'sidearm' ? secondary : primary;
  return { ...troopWeapon(primary, leading.range, mean), ...atArmsLength(leading), indirect: lobs };
}

/** What counts is the weapon that tells how far they reach (TW-inf-range). */
function atArmsLength({ traits }: Sidearm): Pick<Weapon, 'close' | 'bursts'> {
  const bursts = traits.has('inf-burst');
  const blade = traits.has('inf-point-blank') ? 1 : 0;
  const clumsy = traits.has('inf-support') || traits.has('inf-encumber') ? 1 : 0;
  return { close: blade + clumsy - (bursts ? 1 : 0), ...(bursts ? { bursts } : {}) };
}

function troopWeapon(item: Sidearm, reach: number, mean: number): Weapon {
  return {
    name: item.name,
    item: item.id,
    at: 'TR',
    split: false,
    rear: false,
    heat: 0,
    damage: [mean, mean, mean],
    rack: 1,
    style: 'troop',
    group: 2,
    minimum: 0,
    short: reach,
    medium: 2 * reach,
    long: 3 * reach,
    underwater: [0, 0, 0],
    toHit: [0, 0, 0],
    ammo: '',
    ammoRack: 0,
    direct: true,
    energy: false,
    missile: false,
    pulse: false,
    flamer: false,
    heavyFlamer: false,
    indirect: false,
    artemis: false,
    ams: false,
    tag: false,
    array: false,
    burst: false,
    explosion: 0,
    oneShot: false,
    crew: 0,
    fires: true,
  };
}

/** Those of a squad who carry something else than its support weapons. */
const SPECIALISTS = TRAINING.tag | TRAINING.paramedic;
export const specialistsOf = ({ platoon }: Paper): number =>
  ((platoon?.specialization ?? 0) & SPECIALISTS) === 0 ? 0 : sure(platoon, 'the platoon').secondaries;

const LEAST_DESIGNATORS = 2;

/** Troopers who point targets out: two of every squad, or it does not work (TOE-tag-troops-minimum). */
function designatorOf(unit: Paper): readonly Weapon[] {
  const trained = ((unit.platoon?.specialization ?? 0) & TRAINING.tag) !== 0;
  const tag = trained && specialistsOf(unit) >= LEAST_DESIGNATORS ? equipment('ISTAG') : undefined;
  return tag?.kind === 'weapon'
    ? [{ ...weaponOf(tag, { kind: 'weapon', item: tag.id, at: 'TR' }), heat: 0, short: 3, medium: 6, long: 9, fires: true }]
    : [];
}

/** Weapons that are thrown away after one shot are the only ones that may be carried beside the others. */
export const isDisposable = (item: string): boolean => /^Rocket Launcher \((V-)?LAW\)$|Disposable\)$/.test(item);
export const DISPOSABLE_PLACE = 'Disposable';
const STRONGER = 3;

/** One shot of each trooper, with three times what it does in a long fight (TOE-disposable-weapons-damage). */
function disposablesOf(unit: Paper, at: Location): readonly Weapon[] {
  return unit.mounts.flatMap((mount): Weapon[] => {
    const item = mount.at === DISPOSABLE_PLACE ? equipment(mount.item) : undefined;
    if (item?.kind !== 'sidearm') return [];
    return [{ ...troopWeapon(item, item.range, thousandths(STRONGER * item.damage)), at, oneShot: true }];
  });
}

const LEAST_CREW = 2;

/** Guns that a platoon drags along: as many troopers serve one as it weighs tons (TOE-field-gun-crew). */
function gunsOf(unit: Paper): readonly Weapon[] {
  return unit.mounts.flatMap(mount => {
    const item = mount.at === 'FGUN' ? equipment(mount.item) : undefined;
    if (item?.kind !== 'weapon') return [];
    return [{ ...weaponOf(item, mount), at: 'TR' as const, rear: false, heat: 0, crew: Math.max(LEAST_CREW, Math.ceil(item.tons)) }];
  });
}

/** The shotgun of suits strikes point by point, as missiles do (TOE-ba-lbx). */
const scattered = (item: string): Partial<Weapon> =>
  item === 'Battle Armor LB-X AC' ? { style: 'cluster', damage: [1, 1, 1], rack: 4, group: 1 } : {};

const placeOn = ({ on }: Mount): Pick<Weapon, 'body'> => (on === 'Body' ? { body: true } : {});

/** Weapons of foot soldiers that suits hold: they are fired as a platoon fires its own. */
const heldBy = (unit: Paper): readonly Weapon[] =>
  unit.mounts.flatMap(mount => {
    const item = mount.at === DISPOSABLE_PLACE ? undefined : equipment(mount.item);
    return item?.kind === 'sidearm'
      ? [{ ...troopWeapon(item, item.range, thousandths(item.damage)), ...atArmsLength(item), at: 'S1' as const, ...placeOn(mount) }]
      : [];
  });

/** Weapons that every suit of a squad carries. */
function armsOf(unit: Paper): readonly Weapon[] {
  return unit.mounts.flatMap(mount => {
    const item = equipment(mount.item);
    return item?.kind === 'weapon'
      ? [{ ...weaponOf(item, mount), at: 'S1' as const, rear: false, ...scattered(item.id), ...placeOn(mount) }]
      : [];
  });
}

function binsOf(unit: Paper): readonly Bin[] {
  const place = unit.kind === 'battle-armor' ? 'S1' : 'TR';
  return unit.mounts.flatMap(mount => {
    const item = equipment(mount.item);
    return item?.kind === 'ammo' ? [{ ...binOf(item, mount), at: place, salvo: 0 }] : [];
  });
}

/** What every suit carries beside its weapons. */
const gearOf = (unit: Paper): readonly Gear[] =>
  unit.mounts.flatMap(({ item: id }) => {
    const item = equipment(id);
    return item?.kind === 'equipment' ? [{ name: item.name, item: item.id, kind: kindOf(item.id), at: 'S1' as const }] : [];
  });

/** A platoon or squad on paper. */
export function troopSheet(unit: Paper): Sheet {
  const suits = unit.kind === 'battle-armor';
  const locations = suits ? SUITS.slice(0, sure(unit.squad, 'the squad').troopers) : (['TR'] as const);
  const men = unit.structure.points['TPRS'] ?? 0;
  const gear = suits ? gearOf(unit) : [];
  const volley = suits ? undefined : volleyOf(unit);
  const gait = gaitOf(unit) ?? 'foot';
  return {
    kind: suits ? 'battleArmor' : 'infantry',
    gait,
    motive: unit.motive,
    name: unit.chassis,
    model: unit.model,
    tons: unit.tons,
    quad: false,
    clan: unit.tech.base === 'clan',
    locations,
    legs: [],
    walk: unit.movement.walk,
    jump: unit.movement.jump,
    improvedJets: false,
    armor: suits ? Object.fromEntries(locations.map((at, i) => [at, unit.armor.front[`Trooper ${i + 1}`] ?? 0])) : { TR: 0 },
    rear: {},
    structure: suits ? Object.fromEntries(locations.map(at => [at, 1])) : { TR: men },
    slots: {},
    weapons: suits
      ? [...armsOf(unit), ...disposablesOf(unit, 'S1'), ...heldBy(unit)]
      : [...(volley ? [volley] : []), ...gunsOf(unit), ...designatorOf(unit), ...disposablesOf(unit, 'TR')],
    bins: binsOf(unit),
    ...(unit.squad ? { suits: { weight: unit.squad.weightClass, quad: unit.squad.body === 'quad' } } : {}),
    ...(unit.platoon?.specialization ? { training: unit.platoon.specialization } : {}),
    ...(unit.platoon?.squads === 1 ? { single: true as const } : {}),
    ...lookOf(unit),
    gear,
    link: linkOf([], gear),
    engine: 'None',
    fusion: false,
    xxl: false,
    rating: 0,
    bare: true,
    engineSinks: 0,
    sinkValue: 1,
    laserSinks: false,
    heavyGyro: false,
    smallCockpit: false,
    cockpit: '',
    plating: unit.armor.type,
    hardened: false,
    bar: Number.POSITIVE_INFINITY,
    support: false,
    sealed: suits || unit.platoon?.spacesuit === true,
    frame: 'standard',
    industrial: false,
    divisor: Math.round(10 * (unit.platoon?.armorDivisor ?? 1)),
    sealedSuits: suits || /space ?suit|environment|marine/i.test(unit.platoon?.armorKit ?? ''),
  };
}
