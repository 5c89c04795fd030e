import { nth } from '@sortie/kernel';
import { aimAt, binsFor } from '../attack/aim.ts';
import type { Book } from '../rule.ts';
import type { State, Unit } from '../shape.ts';
import { isArm, type Weapon } from '../sheet/sheet.ts';
import { isMech, isProto, isTroop, isWhole, type OnMap, sheetFor } from '../state.ts';
import { BEARINGS, type Bearing } from './bearing.ts';
import { CHANCES } from './chances.ts';
import { meanDamage } from './worth.ts';

/** One weapon as a guess from afar knows it. */
interface Barrel {
  readonly bearing: number;
  readonly weapon: Weapon;
  readonly damage: number;
  /** The same against men on foot. */
  readonly soft: number;
  readonly heat: number;
  /** The number before range, movement and ground. */
  readonly base: number;
}

/** All that a unit can fire, and what was reckoned of it already. */
export interface Volley {
  readonly barrels: readonly Barrel[];
  /** Bearings that it has weapons for, as indices into `BEARINGS`. */
  readonly bearings: readonly number[];
  /** Heat that its weapons may build up before it hurts, if it has not moved. */
  readonly room: number;
  readonly reach: number;
  readonly known: Map<number, number>;
}

/** What is reckoned with elsewhere: range, what stands between, and how both have moved. */
const APART: ReadonlySet<string> = new Set([
  'TW-th-stand',
  'TW-th-walk',
  'TW-th-run',
  'TW-th-jump',
  'TW-th-tmm',
  'TW-th-tjump',
  'TW-th-immobile',
  'TW-th-tproneadj',
  'TW-th-tprone',
  'TW-th-short',
  'TW-th-med',
  'TW-th-long',
  'TW-th-min',
  'TW-th-woods',
  'TW-th-twoods',
  'TW-th-cover',
  'TW-th-weapon',
  'TW-los-fields',
  'TW-los-bldg-same',
  'TW-if-mods',
  'TW-inf-range',
]);

function bearingOf(unit: Unit, { at, rear, swivel, turning }: Weapon): Bearing {
  if (turning) return 'all';
  if (isTroop(unit)) return 'all';
  if (isMech(unit) || isProto(unit)) {
    if (rear) return 'rear';
    return sheetFor(unit).quad || unit.prone || (!isArm(at) && sheetFor(unit).legs.includes(at)) ? 'feet' : 'torso';
  }
  if (at === 'TU' || at === 'FT' || /^T\d$/.test(at) || swivel) return 'all';
  return at === 'RR' ? 'rear' : at.endsWith('LS') ? 'left' : at.endsWith('RS') ? 'right' : 'feet';
}

const isReady = (unit: OnMap, weapon: Weapon, i: number): boolean =>
  weapon.fires &&
  !weapon.ams &&
  !weapon.tag &&
  isWhole(unit, 'weapon', i) &&
  !unit.jammed.includes(i) &&
  !unit.spent.includes(i) &&
  !unit.condition?.off?.includes(i) &&
  (weapon.ammo === '' || binsFor(unit, weapon).length > 0);

/** Heat that a machine may keep without suffering much. */
const BEARABLE = 6;
/** What machines built against machines do to men. */
const AGAINST_MEN = 0.2;

interface Known {
  readonly unit: Unit;
  readonly volley: Volley;
}
const volleys = new WeakMap<object, Known>();

/** Is it the same unit as far as its fire goes, wherever it stands? */
const isAlike = (a: Unit, b: Unit): boolean =>
  a.id === b.id &&
  a.ammo === b.ammo &&
  a.hits === b.hits &&
  a.gone === b.gone &&
  a.jammed === b.jammed &&
  a.spent === b.spent &&
  a.heat === b.heat &&
  a.prone === b.prone &&
  a.structure === b.structure;

export function volleyOf(state: State, book: Book, unit: OnMap): Volley {
  const known = volleys.get(unit.pilot);
  if (known && isAlike(known.unit, unit)) return known.volley;
  const volley = loadedUp(state, book, unit);
  volleys.set(unit.pilot, { unit, volley });
  return volley;
}

function loadedUp(state: State, book: Book, unit: OnMap): Volley {
  const sheet = sheetFor(unit);
  const mark = state.units.find((other): other is OnMap => other.at !== null && other.seat !== unit.seat && other.fate === 'fighting');
  const barrels = sheet.weapons.flatMap((weapon, i): Barrel[] => {
    if (!isReady(unit, weapon, i)) return [];
    const damage = meanDamage(weapon, sheet, unit);
    return [
      {
        bearing: BEARINGS.indexOf(bearingOf(unit, weapon)),
        weapon,
        damage,
        soft: weapon.burst || weapon.style === 'troop' ? damage : damage * AGAINST_MEN,
        heat: weapon.heat,
        base: mark ? baseOf(state, book, unit, mark, i) : unit.pilot.gunnery,
      },
    ];
  });
  const room = sheet.kind === 'mech' ? book.ask('cooling', { state, unit, depth: 0 }).total + BEARABLE - unit.heat : 99;
  return {
    barrels,
    bearings: [...new Set(barrels.map(({ bearing }) => bearing))],
    room,
    reach: barrels.reduce((far, { weapon }) => Math.max(far, weapon.long), 0),
    known: new Map(),
  };
}

/** Skill, wounds, heat, gear and weather: all of the number that is the same wherever both stand. */
function baseOf(state: State, book: Book, unit: OnMap, mark: OnMap, weapon: number): number {
  const { terms } = book.ask(
    'toHit',
    aimAt({ state, book, unit, target: mark, shot: { weapon, target: mark.id }, pose: { twist: 0, flip: false } }),
  );
  return terms.reduce((sum, { rule, value }) => (APART.has(rule) ? sum : sum + value), 0);
}

const RANGES = 64;
const LEAST = -8;
const SPREAD = 48;

/**
 * The damage that the weapons of one bearing can be expected to do, as far as the heat goes: `against` is what movement and ground add,
 * `hot` the heat that its own movement has built up.
 */
export function damageAt(volley: Volley, bearing: number, range: number, against: number, hot: number, way: 0 | 1 | 2): number {
  if (range > volley.reach || range >= RANGES) return 0;
  const key = (((bearing * RANGES + range) * SPREAD + Math.min(SPREAD - 1, against - LEAST)) * 12 + Math.min(11, hot)) * 3 + way;
  const known = volley.known.get(key);
  if (known !== undefined) return known;
  const shots: { readonly damage: number; readonly heat: number }[] = [];
  for (const barrel of volley.barrels) {
    if (barrel.bearing !== bearing || (way === INDIRECT && !barrel.weapon.indirect)) continue;
    const number = numberAt(barrel, range) + against;
    const damage = number > 12 ? 0 : nth(CHANCES, Math.max(2, number)) * (way === AT_MEN ? barrel.soft : barrel.damage);
    if (damage > 0) shots.push({ damage, heat: barrel.heat });
  }
  let room = volley.room - hot;
  let sum = 0;
  for (const { damage, heat } of shots.sort((a, b) => b.damage / (b.heat + 1) - a.damage / (a.heat + 1))) {
    if (heat > room && heat > 0) continue;
    room -= heat;
    sum += damage;
  }
  volley.known.set(key, sum);
  return sum;
}

/** Straight at a machine, over what is in the way, or at men. */
export const DIRECT = 0;
export const INDIRECT = 1;
export const AT_MEN = 2;

const IMPOSSIBLE = 99;

function numberAt({ weapon: { short, medium, long, minimum, toHit }, base }: Barrel, range: number): number {
  const near = minimum > 0 && range <= minimum ? minimum - range + 1 : 0;
  if (range <= short) return base + near + toHit[0];
  if (range <= medium) return base + near + 2 + toHit[1];
  return range <= long ? base + near + 4 + toHit[2] : IMPOSSIBLE;
}
