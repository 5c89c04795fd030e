import { equipment, type Kind, type Sidearm, type Unit, type Weapon } from '@sortie/roster';
import { BOOK } from '../rules.ts';
import { Sheet, type Step } from '../sheet.ts';
import {
  called,
  type Fitting,
  isAerospace,
  isLargeCraft,
  isMech,
  isPlatoon,
  isSuits,
  isVehicle,
  type Subject,
  subjectOf,
} from '../subject.ts';
import { ammunitionOf } from './ammunition.ts';
import { arcsOf } from './arcs.ts';
import { speedFactor } from './speed.ts';
import { canSwarm, isSwarmWeapon } from './suits.ts';
import { offensive } from './weapons.ts';

/** What a design is worth in a fight, with every step that led there. */
export interface BattleValue {
  readonly total: number;
  readonly defense: number;
  readonly offense: number;
  readonly steps: readonly Step[];
}

function armorValue(sheet: Sheet, subject: Subject): number {
  const factor = sheet.ask('armorFactor', subject);
  if (factor === 0) return 0;
  const places = isSuits(subject) ? ['Trooper 1'] : Object.keys(subject.unit.armor.front);
  let points = 0;
  for (const at of places) {
    const spot = { subject, at };
    points += sheet.ask('armorPoints', spot, at) * sheet.ask('armorModifier', spot, at);
  }
  return points * factor;
}

const structureValue = (sheet: Sheet, subject: Subject): number =>
  sheet.ask('structurePoints', subject) * sheet.ask('structureModifier', subject) * sheet.ask('engineModifier', subject);

/** Ammunition of a kind that only shields count among defensive things, no more than the weapon is worth. */
function screenAmmunition(sheet: Sheet, subject: Subject, types: readonly string[]): number {
  const bins = subject.bins.filter(({ item }) => types.includes(item.type));
  const weapons = subject.weapons.filter(({ item }) => types.includes(item.ammo));
  const value = bins.reduce((sum, bin) => sum + sheet.quietly('binValue', { ...bin, subject }), 0);
  if (value === 0) return 0;
  return sheet.ask('ammunition', { subject, bins: value, weapons: weapons.reduce((sum, { item }) => sum + item.bv, 0) }, 'defensive');
}

function defensiveThings(sheet: Sheet, subject: Subject): number {
  let value = 0;
  for (const fitting of subject.fittings) value += sheet.ask('defensiveItem', { ...fitting, subject }, called(fitting));
  return value + screenAmmunition(sheet, subject, ['AMS', 'APDS']) + screenAmmunition(sheet, subject, ['SCREEN_LAUNCHER']);
}

/** What may explode counts against a machine; a fighter loses points once for each kind of ammunition. */
function explosiveThings(sheet: Sheet, subject: Subject): number {
  const seen = new Set<string>();
  let value = sheet.ask('blueShieldExposure', subject);
  for (const fitting of subject.fittings) {
    if (fitting.item.kind === 'ammo' && fitting.mount.shots === 0) continue;
    if (isAerospace(subject) && fitting.item.kind === 'ammo') {
      if (seen.has(fitting.item.id)) continue;
      seen.add(fitting.item.id);
    }
    value += sheet.ask('explosion', { ...fitting, subject }, called(fitting));
  }
  return value;
}

function defenseOf(sheet: Sheet, subject: Subject): number {
  let value =
    armorValue(sheet, subject) + structureValue(sheet, subject) + sheet.ask('gyro', subject) + sheet.ask('armoredSystems', subject);
  if (!isSuits(subject)) value += defensiveThings(sheet, subject);
  value -= explosiveThings(sheet, subject);
  if (isMech(subject) || isAerospace(subject)) value = Math.max(1, value);
  return value * sheet.ask('typeModifier', subject) * sheet.ask('defensiveFactor', subject);
}

const isArmMounted = ({ mount }: Fitting): boolean => mount.at === 'LA' || mount.at === 'RA';

/** Points backwards: nose and aft of fighters, front and rear of vehicles, the back of a torso. */
function isRear(subject: Subject, { mount }: Fitting): boolean {
  if (isMech(subject)) return mount.rear === true && !isArmMounted({ mount } as Fitting) && mount.turret === undefined;
  if (isVehicle(subject)) return mount.at === 'RR' || (mount.facing !== undefined && /^[234]$/.test(mount.facing));
  return isAerospace(subject) && (mount.rear === true || mount.at === 'AFT');
}

function isFront(subject: Subject, fitting: Fitting): boolean {
  if (isMech(subject)) return fitting.mount.rear !== true && !isArmMounted(fitting) && fitting.mount.turret === undefined;
  if (isVehicle(subject)) return fitting.mount.at === 'FR';
  return !isRear(subject, fitting);
}

interface Shot {
  readonly gun: Fitting<Weapon>;
  readonly backwards: boolean;
  readonly value: number;
  readonly heat: number;
}

/** The weaker of front and rear counts half. */
function shotsOf(sheet: Sheet, subject: Subject, guns: readonly Fitting<Weapon>[]): readonly Shot[] {
  const worth = (gun: Fitting<Weapon>, backwards: boolean): number => sheet.quietly('weapon', { ...gun, subject, backwards });
  const side = (test: (subject: Subject, fitting: Fitting) => boolean): number =>
    guns.reduce((sum, gun) => (test(subject, gun) ? sum + worth(gun, false) : sum), 0);
  const turned = side(isFront) < side(isRear);
  return guns.map(gun => {
    const backwards = turned ? isFront(subject, gun) : isRear(subject, gun);
    return { gun, backwards, value: worth(gun, backwards), heat: sheet.quietly('weaponHeat', { ...gun, subject }) };
  });
}

const tracksHeat = (subject: Subject): boolean => isMech(subject) || subject.unit.kind === 'fighter' || subject.unit.kind === 'small-craft';

function weaponsOf(sheet: Sheet, subject: Subject): number {
  const shots = shotsOf(sheet, subject, offensive(subject));
  const ask = ({ gun, backwards }: Shot): number => sheet.ask('weapon', { ...gun, subject, backwards }, called(gun));
  if (!tracksHeat(subject)) return shots.reduce((sum, shot) => sum + ask(shot), 0);
  const efficiency = sheet.ask('heatEfficiency', subject);
  for (const { gun, heat } of shots) if (heat > 0) sheet.ask('weaponHeat', { ...gun, subject }, called(gun));
  const sorted = [...shots].sort(
    (a, b) => Number(a.heat > 0) - Number(b.heat > 0) || (a.heat === 0 ? 0 : b.value - a.value || a.heat - b.heat),
  );
  let heat = 0;
  let value = 0;
  for (const shot of sorted) {
    const cool = efficiency > 0 && heat < efficiency;
    heat += shot.heat;
    value += ask(shot) * (cool ? 1 : 0.5);
  }
  return value;
}

const mountedArms = ({ fittings }: Subject): readonly Fitting<Sidearm>[] =>
  fittings.filter((one): one is Fitting<Sidearm> => one.item.kind === 'sidearm');

function offenseOf(sheet: Sheet, subject: Subject): number {
  let value = isSuits(subject)
    ? suitWeapons(sheet, subject)
    : isPlatoon(subject)
      ? platoonWeapons(sheet, subject)
      : isLargeCraft(subject)
        ? arcsOf(sheet, subject)
        : weaponsOf(sheet, subject);
  if (!isLargeCraft(subject)) value += ammunitionOf(sheet, subject);
  if (isVehicle(subject)) for (const arm of mountedArms(subject)) value += sheet.ask('mountedArm', { ...arm, subject }, called(arm));
  if (!isSuits(subject)) for (const one of subject.gear) value += sheet.ask('offensiveItem', { ...one, subject }, called(one));
  value += sheet.ask('weight', subject);
  return value * speedFactor(sheet.ask('speedPoints', subject)) * sheet.ask('offensiveModifier', subject);
}

/** What one trooper of a squad brings: all of their own weapons and a share of what the squad carries together. */
function suitWeapons(sheet: Sheet, subject: Subject): number {
  const troopers = subject.unit.squad?.troopers ?? 1;
  const guns = offensive(subject).filter(({ item }) => !item.traits.has('infantry-attack'));
  const share = ({ mount }: Fitting): number => (mount.at !== 'Squad' || mount.held === 'SSWM' ? 1 / troopers : 1);
  const worth = (gun: Fitting<Weapon>): number => sheet.ask('weapon', { ...gun, subject, backwards: false }, called(gun)) * share(gun);
  let value = guns.reduce((sum, gun) => sum + worth(gun), 0);
  value += heldArms(subject);
  for (const one of subject.gear) value += sheet.ask('offensiveItem', { ...one, subject }, called(one)) / troopers;
  if (!canSwarm(subject)) return value;
  value += subject.gear.filter(({ item }) => isClaw(item.traits)).reduce((sum, { item }) => sum + item.bv, 0);
  return guns.filter(isSwarmWeapon).reduce((sum, gun) => sum + worth(gun), value);
}

const isClaw = (traits: ReadonlySet<string>): boolean => traits.has('magnet-claw') || traits.has('vibroclaw');

/** Rifles held in mounts; the one that every suit has counts nothing. */
const heldArms = ({ unit }: Subject): number =>
  unit.mounts.reduce((sum, mount) => {
    const item = mount.kind === 'sidearm' && mount.item !== 'InfantryAssaultRifle' ? equipment(mount.item) : undefined;
    return sum + (item?.bv ?? 0);
  }, 0);

const platoonWeapons = (sheet: Sheet, subject: Subject): number =>
  sheet.ask('troopWeapons', subject) +
  weaponsOf(sheet, { ...subject, weapons: subject.weapons.filter(({ mount }) => mount.at === 'FGUN') });

/** Whole points, a half up. */
const whole = (value: number): number => Math.floor(value + 0.5);

/** Structures fire by hexes, which is not worked out here. */
const UNVALUED: ReadonlySet<Kind> = new Set(['mobile-structure']);

/** Battle Value of a design by itself: without a crew, a network or a load of bombs. Undefined for kinds whose value is not known here. */
export function battleValue(unit: Unit): BattleValue | undefined {
  if (UNVALUED.has(unit.kind)) return undefined;
  const subject = subjectOf(unit);
  const sheet = new Sheet(BOOK);
  const defense = defenseOf(sheet, subject);
  const offense = offenseOf(sheet, subject);
  const squad = unit.kind === 'battle-armor' ? (unit.squad?.troopers ?? 1) : 0;
  const size = squad === 0 ? 1 : (0.9 + 0.1 * squad) * squad;
  const total = sheet.ask('battleValue', { subject, defense, offense }) * size;
  return BOOK.told({ total: whole(total), defense, offense, steps: sheet.steps });
}
