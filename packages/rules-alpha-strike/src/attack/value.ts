import { isAircraft } from '../aerospace/aircraft.ts';
import { arcValue, classOf, hasArcs } from '../aerospace/arcs.ts';
import { type ArcName, type Damage, MINIMAL, NONE } from '../card/card.ts';
import { dealt, type Special, specialsOf } from '../card/specials.ts';
import type { Bracket } from '../questions.ts';
import type { Book } from '../rule.ts';
import type { How, Unit } from '../shape.ts';
import { isProto, isVehicle, marked } from '../state.ts';
import { HORIZON } from './range.ts';

/** Does the book in force turn a lost point into 0*? Told by the rule that lowers damage. */
export type Wear = (value: Damage, hits: number) => Damage;

/** Each weapon hit takes a point, down to nothing. */
export const wearDown: Wear = (value, hits) =>
  hits === 0 ? value : value.points > hits ? { points: value.points - hits, minimal: false } : NONE;

/** The Commander's Edition stops at 0* first. */
export const wearGently: Wear = (value, hits) => {
  const left = value.points - hits;
  if (left >= 1) return { points: left, minimal: false };
  const spare = value.minimal ? 0 : 1;
  return hits === 0 ? value : left + spare === 1 ? MINIMAL : NONE;
};

/** How weapon hits wear damage down is a matter of the edition. */
export const wearOf = (book: Book, unit: Unit): Wear => (unit.weaponHits > 0 && book.holds('fades', { unit }) ? wearGently : wearDown);

/** The same by the rules in force, which may let guns reach beyond what is printed. */
export function firepowerBy(book: Book, unit: Unit, how: How, bracket: Bracket, arc?: ArcName): Damage {
  const wear = wearOf(book, unit);
  const value = firepower(unit, how, bracket, wear, arc);
  if (bracket < 3 || (how !== 'standard' && how !== 'turret') || isSome(value)) return value;
  const { total, terms } = book.ask('beyond', { unit, bracket });
  const points = firepower(unit, how, 2, wear).points - total;
  return terms.length > 0 && points > 0 ? { points, minimal: false } : NONE;
}

/** What an attack deals at a bracket after what the unit has suffered; nothing where it has no such weapon. */
export function firepower(unit: Unit, how: How, bracket: Bracket, wear: Wear = wearDown, arc: ArcName = 'front'): Damage {
  if (hasArcs(unit)) return bracket === HORIZON ? NONE : halved(unit, how, arcValue(unit, arc, classOf(how), bracket));
  const printed = printedValue(unit, how, bracket);
  const worn = halved(unit, how, wear(printed, unit.weaponHits));
  const engine = isVehicle(unit) && unit.engineHits > 0;
  const crouched = isProto(unit) && marked(unit, 'hullDown');
  if (!engine && !crouched) return worn;
  return { points: Math.floor(worn.points / 2), minimal: false };
}

/** An aircraft that rakes a strip deals half to each, rounded normally, and a point at least. */
const halved = (unit: Unit, how: How, value: Damage): Damage =>
  how === 'strafe' && isAircraft(unit) && value.points > 0 ? { points: Math.floor((value.points + 1) / 2), minimal: false } : value;

function printedValue({ card }: Unit, how: How, bracket: Bracket): Damage {
  if (bracket === HORIZON) return NONE;
  if (how === 'standard' || how === 'strafe' || how === 'airStrike') return card.damage[bracket] ?? NONE;
  const specials = specialsOf(card);
  const of = (code: string): Damage => {
    const special: Special | undefined = specials.get(code) ?? specials.get('TUR')?.within.get(code);
    return special ? dealt(special, bracket) : NONE;
  };
  if (how === 'turret') return of('TUR');
  if (how === 'rear') return of('REAR');
  if (how !== 'indirect') return of(how);
  const indirect = of('IF');
  return indirect.points > 0 || indirect.minimal ? indirect : of('IATM');
}

export const isSome = ({ points, minimal }: Damage): boolean => points > 0 || minimal;
