import type { Bay, Craft, Mount, Platoon, Unit, VehicleBuild } from '@sortie/roster';
import { writeMount } from '../write-mount.ts';
import { ARMOR_CODES, ENGINE_CODES, MOTIVES } from './codes.ts';
import { bedTons } from './common.ts';

type Lines = readonly (string | number)[];

class Page {
  private readonly parts: string[] = [];

  block(name: string, lines: Lines): void {
    this.parts.push(`<${name}>\n${lines.map(line => `${line}\n`).join('')}</${name}>\n`);
  }

  /** A block only when there is something to say. */
  stated(name: string, value: string | number | undefined | false): void {
    if (value !== undefined && value !== false && value !== '') this.block(name, [value]);
  }

  toString(): string {
    return this.parts.join('\n');
  }
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  vehicle: 'Tank',
  fighter: 'Aero',
  'conventional-fighter': 'ConvFighter',
  'small-craft': 'SmallCraft',
  dropship: 'Dropship',
  jumpship: 'Jumpship',
  warship: 'Warship',
  'space-station': 'SpaceStation',
  'battle-armor': 'BattleArmor',
  infantry: 'Infantry',
  protomech: 'ProtoMek',
  emplacement: 'GunEmplacement',
  'handheld-weapon': 'HandheldWeapon',
  'mobile-structure': 'MobileStructure',
};

function typeName(unit: Unit): string {
  if (unit.kind === 'vehicle' && unit.motive === 'vtol') return 'VTOL';
  if (unit.kind !== 'support-vehicle') return TYPE_NAMES[unit.kind] ?? unit.kind;
  if (unit.craft) return 'FixedWingSupport';
  return unit.build?.size === 'large' ? 'LargeSupportTank' : unit.motive === 'vtol' ? 'SupportVTOL' : 'SupportTank';
}

/** Headings for locations, in the order in which armor is listed. */
const SECTIONS: Readonly<Record<string, string>> = {
  BD: 'Body',
  FR: 'Front',
  RS: 'Right',
  LS: 'Left',
  FRRS: 'Front Right',
  FRLS: 'Front Left',
  RRRS: 'Rear Right',
  RRLS: 'Rear Left',
  RR: 'Rear',
  RO: 'Rotor',
  TU: 'Turret',
  FT: 'Front Turret',
  T2: 'Turret 2',
  NOS: 'Nose',
  LWG: 'Left Wing',
  RWG: 'Right Wing',
  WNG: 'Wings',
  FSLG: 'Fuselage',
  BOD: 'Body',
  FLS: 'Left Front Side',
  FRS: 'Right Front Side',
  ALS: 'Aft Left Side',
  ARS: 'Aft Right Side',
  AFT: 'Aft',
  HULL: 'Hull',
  LBS: 'Left Broadsides',
  RBS: 'Right Broadsides',
  Squad: 'Squad',
  FGUN: 'Field Guns',
  TPRS: 'Troopers',
  GUN: 'Guns',
  HD: 'Head',
  T: 'Torso',
  RA: 'Right Arm',
  LA: 'Left Arm',
  L: 'Legs',
  MG: 'Main Gun',
};

function headingOf(unit: Unit, at: string): string {
  if (at === 'TU' && 'FT' in unit.armor.front) return 'Rear Turret';
  if (unit.craft && unit.kind !== 'fighter' && (at === 'LS' || at === 'RS')) return at === 'LS' ? 'Left Side' : 'Right Side';
  if (unit.kind === 'handheld-weapon') return 'Gun';
  return SECTIONS[at] ?? at;
}

function isWritten(unit: Unit, mount: Mount): boolean {
  if (mount.builtIn || (unit.platoon && mount.kind === 'sidearm')) return false;
  return !(unit.platoon?.armorKit !== undefined && mount.at === 'TPRS' && mount === kitOf(unit));
}

/** The kit stated in a block of its own was added last. */
const kitOf = (unit: Unit): Mount | undefined => unit.mounts.filter(mount => !mount.builtIn).at(-1);

function writeMounts(page: Page, unit: Unit): void {
  const places = new Set([...Object.keys(unit.armor.front), ...unit.mounts.map(mount => mount.at)]);
  for (const at of places) {
    if (unit.kind === 'battle-armor' && at.startsWith('Trooper') && !unit.mounts.some(mount => mount.at === at)) continue;
    page.block(`${headingOf(unit, at)} Equipment`, unit.mounts.filter(mount => mount.at === at && isWritten(unit, mount)).map(writeMount));
  }
}

function bayLine(bay: Bay): string {
  const numbers = [bay.size * bedTons(bay.type), bay.doors, bay.number].join(':');
  return `${bay.type}:${numbers}${bay.extra === undefined ? '' : `:${bay.extra}`}${bay.pod ? ':omni' : ''}`;
}

function writePlatoon(page: Page, platoon: Platoon): void {
  page.block('squad_size', [platoon.squadSize]);
  page.block('squadn', [platoon.squads]);
  page.block('Primary', [platoon.primary]);
  page.stated('Secondary', platoon.secondary);
  if (platoon.secondary !== undefined) page.block('secondn', [platoon.secondaries]);
  page.stated('antimek', platoon.antiMech && 5);
  page.stated('armorKit', platoon.armorKit);
  page.stated('armordivisor', platoon.armorDivisor);
  page.stated('encumberingarmor', platoon.encumbering && 'true');
  page.stated('spacesuit', platoon.spacesuit && 'true');
  page.stated('dest', platoon.dest && 'true');
  for (const kind of platoon.sneak ?? []) page.block(`sneak${kind}`, ['true']);
  if (platoon.augmentations) page.block('augmentation', platoon.augmentations);
  page.stated('specialization', platoon.specialization);
}

function writeCraft(page: Page, unit: Unit, craft: Craft): void {
  page.block('SafeThrust', [unit.movement.walk]);
  page.block('fuel', [craft.fuel]);
  page.block('structural_integrity', [craft.structuralIntegrity]);
  page.stated('vstol', craft.vstol && 1);
  page.stated('designtype', craft.civilian && 0);
  for (const [name, count] of Object.entries(craft.crew ?? {})) page.block(name, [count]);
  page.stated('collartype', craft.collar);
  page.stated('kf_core', craft.core);
  page.stated('lithium-fusion', craft.lithiumFusion && 1);
  page.stated('sail', craft.sail === false ? 0 : undefined);
  if (craft.decks) page.block('grav_decks', craft.decks);
  page.stated('jump_range', craft.jumpRange);
  const { heatSinks, cockpit } = unit;
  page.stated('heatsinks', heatSinks?.count);
  page.stated('sink_type', heatSinks?.type === 'Double' ? 1 : 0);
  if (heatSinks?.fixed !== undefined) page.block('omnipodheatsinks', [heatSinks.count - heatSinks.fixed]);
  const seat = ['Small', 'Command Console', 'Primitive'].indexOf(cockpit ?? '');
  if (seat >= 0) page.block('cockpit_type', [seat + 1]);
}

function writeBuild(page: Page, unit: Unit, build: VehicleBuild): void {
  page.stated('barrating', build.barRating);
  page.stated('structural_tech_rating', build.structuralRating);
  page.stated('engine_tech_rating', build.engineRating);
  page.stated('armor_tech_rating', build.armorRating);
  page.stated('fuelType', build.burns?.toUpperCase().replace(' ', '_'));
  page.stated('trailer', build.trailer && 1);
  page.stated('flatbed', build.flatBed && 1);
  page.stated('hasNoControlSystems', build.noControls && 1);
  if (!unit.craft) page.stated('fuel', build.fuel);
  page.stated('baseChassisFireConWeight', build.fireControlTons);
  page.stated('extra_seats', build.extraSeats);
  if (unit.kind === 'emplacement') page.stated('turret', build.turrets);
}

function writeMotion(page: Page, unit: Unit): void {
  const word = unit.platoon?.beast === undefined ? nameOfMotive(unit) : `Beast:${unit.platoon.beast}`;
  if (unit.kind !== 'emplacement' && unit.kind !== 'handheld-weapon') page.block('motion_type', [word]);
  if (unit.craft || unit.platoon || unit.motive === 'none') return;
  page.block('cruiseMP', [unit.movement.walk]);
  const jump = unit.kind === 'battle-armor' && unit.motive === 'umu' ? unit.movement.swim : unit.movement.jump;
  page.stated('jumpingMP', jump);
}

const nameOfMotive = (unit: Unit): string => Object.entries(MOTIVES).find(([, motive]) => motive === unit.motive)?.[0] ?? 'none';

function writeArmor(page: Page, unit: Unit): void {
  const { armor } = unit;
  const code = ARMOR_CODES.indexOf(armor.type);
  const bar = unit.build?.barRating !== undefined && armor.type.startsWith('BAR');
  if (code >= 0 && !bar) page.block('armor_type', [code]);
  page.block('armor_tech', [armor.tech === 'clan' ? 2 : 1]);
  const points = unit.squad ? [Object.values(armor.front)[0] ?? 0] : Object.values(armor.front);
  if (points.length > 0) page.block('armor', points);
  for (const [at, patch] of Object.entries(armor.patches ?? {})) {
    page.block(`${headingOf(unit, at)}_armor_type`, [ARMOR_CODES.indexOf(patch)]);
  }
}

/** Any unit but a 'Mech as a .blk file. Reading it again gives the same unit. */
export function writeBlk(unit: Unit): string {
  const page = new Page();
  page.block('UnitType', [typeName(unit)]);
  page.block('Name', [unit.chassis]);
  page.block('Model', unit.model === '' ? [] : [unit.model]);
  page.stated('mul id:', unit.listId);
  page.block('year', [unit.year]);
  page.stated('type', unit.tech.level);
  page.stated('role', unit.role);
  page.stated('source', unit.source);
  if (unit.factions) page.block('factions', unit.factions);
  page.stated('omni', unit.omni && 1);
  if (unit.quirks) page.block('quirks', unit.quirks);
  if (unit.weaponQuirks) page.block('weaponQuirks', unit.weaponQuirks);
  writeMotion(page, unit);
  if (unit.bays) page.block('transporters', unit.bays.map(bayLine));
  if (unit.engine && unit.kind !== 'emplacement') {
    page.block('engine_type', [Object.values(ENGINE_CODES).indexOf(unit.engine.type)]);
    page.block('clan_engine', [unit.engine.clan ? 'true' : 'false']);
  }
  if (unit.kind === 'protomech') page.stated('interface_cockpit', unit.cockpit === 'Interface' && 'true');
  if (!unit.platoon) writeArmor(page, unit);
  if (unit.kind === 'mobile-structure') page.block('factors', Object.values(unit.structure.points));
  if (unit.squad) writeSquad(page, unit);
  if (unit.platoon) writePlatoon(page, unit.platoon);
  if (unit.craft) writeCraft(page, unit, unit.craft);
  if (unit.build) writeBuild(page, unit, unit.build);
  writeMounts(page, unit);
  if (unit.tons > 0 && !unit.platoon) page.block('tonnage', [unit.squad ? unit.tons / unit.squad.troopers : unit.tons]);
  for (const [name, text] of unit.lore ?? []) page.block(name, text.split('\n'));
  return page.toString();
}

function writeSquad(page: Page, { squad }: Unit): void {
  if (!squad) return;
  page.block('Trooper Count', [squad.troopers]);
  page.block('weightclass', [squad.weightClass]);
  page.block('chassis', [squad.body]);
  page.stated('turret', squad.turret);
  page.stated('exoskeleton', squad.exoskeleton && 'true');
}
