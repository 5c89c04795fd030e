import { isCrippled } from '../damage/crippled.ts';
import type { Unit } from '../shape.ts';
import type { Location, Sheet } from '../sheet/sheet.ts';
import { canAct, isImmobile, isTroop, isWhole, lostParts, sheetFor } from '../state.ts';
import { meanDamage } from './worth.ts';

type Body = Pick<Unit, 'armor' | 'rear' | 'structure'>;

const SIDES = ['LT', 'RT'] as const;
const left = ({ armor, structure }: Body, at: Location): number => (armor[at] ?? 0) + (structure[at] ?? 0);

/** Damage that a unit can be expected to take before it is out of the fight: the center torso goes first, with what protects it. */
function lifeIn(body: Body, { kind, locations, legs }: Sheet): number {
  if (kind !== 'mech') return Math.max(1, locations.reduce((sum, at) => sum + left(body, at), 0) * (kind === 'vehicle' ? 0.6 : 1));
  const flank = Math.min(...SIDES.map(at => left(body, at)));
  const feet = legs.reduce((sum, leg) => sum + left(body, leg), 0);
  return Math.max(1, 2.2 * left(body, 'CT') + 0.8 * flank + 0.3 * feet + 0.5 * left(body, 'HD'));
}

const whole = new WeakMap<Sheet, { readonly life: number; readonly punch: number }>();

/** What a design can take and give when nothing is wrong with it. */
function paperOf(sheet: Sheet): { readonly life: number; readonly punch: number } {
  let known = whole.get(sheet);
  if (!known) {
    const punch = sheet.weapons.reduce((sum, weapon) => (weapon.fires ? sum + meanDamage(weapon, sheet) : sum), 0);
    known = { life: lifeIn(sheet, sheet), punch: Math.max(1, punch) };
    whole.set(sheet, known);
  }
  return known;
}

const lives = new WeakMap<Unit['armor'], { readonly structure: Unit['structure']; readonly life: number }>();

export function lifeOf(unit: Unit): number {
  const known = lives.get(unit.armor);
  if (known?.structure === unit.structure) return known.life;
  const engine = lostParts(unit, 'engine');
  const life = lifeIn(unit, sheetFor(unit)) * (engine >= 2 ? 0.4 : engine === 1 ? 0.75 : 1);
  lives.set(unit.armor, { structure: unit.structure, life });
  return life;
}

/** Damage of all weapons that still work, if everything hit. */
function punchOf(unit: Unit): number {
  const sheet = sheetFor(unit);
  return sheet.weapons.reduce((sum, weapon, i) => {
    const ready = weapon.fires && isWhole(unit, 'weapon', i) && !unit.spent.includes(i);
    const fed = weapon.ammo === '' || sheet.bins.some((bin, at) => bin.type === weapon.ammo && (unit.ammo[at] ?? 0) > 0);
    return ready && fed ? sum + meanDamage(weapon, sheet) : sum;
  }, 0);
}

/** How much of its weapons still works, from 1 down to 0. */
export const punchLeft = (unit: Unit): number => Math.min(1, punchOf(unit) / paperOf(sheetFor(unit)).punch);

/** What a unit is worth when nothing is wrong with it: its weight and its weapons. */
export function priceOf(unit: Unit): number {
  const sheet = sheetFor(unit);
  return (isTroop(unit) ? 6 : 0.6 * sheet.tons) + 0.8 * Math.min(80, paperOf(sheet).punch);
}

const STANDING = 0.35;
const BODY = 0.35;
const BITE = 0.3;
const SAVED = 0.22;
const HELPLESS = 0.18;

/** How much of its life a unit still has, from 1 down to 0. */
const lifeLeft = (unit: Unit): number => Math.min(1, lifeOf(unit) / paperOf(sheetFor(unit)).life);

/** What is left of a unit: that it stands at all, what it can still take, and what it can still give. */
export function worthOf(unit: Unit): number {
  const price = priceOf(unit);
  // Who has got away can be mended.
  if (unit.fate === 'withdrawn') return isCrippled(unit) ? SAVED * price : 0;
  if (unit.fate !== 'fighting' && unit.fate !== 'waiting') return 0;
  const bite = punchLeft(unit);
  if (bite === 0 && isCrippled(unit)) return HELPLESS * price;
  const trouble = 0.04 * unit.pilot.hits + (unit.prone ? 0.06 : 0) + (isImmobile(unit) ? 0.1 : 0) + (canAct(unit) ? 0 : 0.1);
  return price * Math.max(0.1, STANDING + BODY * lifeLeft(unit) + BITE * bite - trouble) - 0.25 * unit.heat;
}

/** What a point of damage to a unit is worth: more the nearer it is to its end. */
export function pricePerPoint(unit: Unit): number {
  const sheet = sheetFor(unit);
  const { life } = paperOf(sheet);
  return priceOf(unit) * ((BODY + BITE) / life + STANDING / (lifeOf(unit) + 0.15 * life));
}
