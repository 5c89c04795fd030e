import { distribution } from '@sortie/kernel';
import { isUsable } from '../attack/declare.ts';
import { CANNOT_HIT } from '../attack/roll.ts';
import type { Weapon } from '../force/sheet.ts';
import type { Aim } from '../questions.ts';
import type { Book } from '../rule.ts';
import { type Mech, MODES, type Mode, type Moved } from '../shape.ts';

/** Farthest range and largest sum of modifiers that a volley table knows. */
export const RANGES = 22;
export const MODIFIERS = 16;

/** Expected damage of everything a 'Mech can still fire, by modifier and range. */
export interface Volley {
  /** What may strike at each range, each with a roll for its place. */
  readonly strikes: readonly (readonly Strike[])[];
  readonly table: Float64Array;
  readonly farthest: number;
}

/** Something that strikes one place: the roll it needs with nothing against it, how likely it is among what hits, and its damage. */
export interface Strike {
  readonly number: number;
  readonly chance: number;
  readonly damage: number;
}

/** What a rulebook adds to a shot, asked of it once: all of these only ever add up. */
export interface Modifiers {
  readonly attacker: { readonly [M in Mode]: number };
  readonly lightBetween: number;
  readonly heavyBetween: number;
  readonly targetIn: readonly [clear: number, light: number, heavy: number];
}

const ways = (needed: number): number =>
  distribution(2, 6).reduce((sum, { total, probability }) => (total >= needed ? sum + probability : sum), 0);

/** Chance to hit by Target Number, 13 and more included. */
const CHANCES: readonly number[] = Array.from({ length: 40 }, (_, needed) => (needed >= CANNOT_HIT ? 0 : ways(needed)));

export const chanceAt = (number: number): number => (number <= 2 ? 1 : (CHANCES[number] ?? 0));

const moved = (mode: Mode, hexes = 0): Moved => ({ mode, hexes, spent: 0, die: { colour: 'white', number: 6 } });

/** A shot with nothing against it but its range. */
const bare = (unit: Mech, weapon: Weapon, range: number): Aim => ({
  attacker: { ...unit, moved: moved('stand') },
  target: { ...unit, moved: moved('stand') },
  weapon,
  range,
  lightBetween: 0,
  heavyBetween: 0,
  attackerIn: 0,
  targetIn: 0,
});

const modifiers = new WeakMap<Book, Modifiers>();

export function modifiersOf(book: Book, unit: Mech): Modifiers {
  const known = modifiers.get(book);
  if (known) return known;
  const weapon = unit.sheet.weapons[0];
  if (!weapon) return NOTHING;
  const plain = bare(unit, weapon, 1);
  const none = book.ask('toHit', plain).total;
  const more = (aim: Partial<Aim>): number => book.ask('toHit', { ...plain, ...aim }).total - none;
  const attacker = Object.fromEntries(MODES.map(mode => [mode, more({ attacker: { ...unit, moved: moved(mode) } })]));
  const made: Modifiers = {
    attacker: attacker as Modifiers['attacker'],
    lightBetween: more({ lightBetween: 1 }),
    heavyBetween: more({ heavyBetween: 1 }),
    targetIn: [0, more({ targetIn: 1 }), more({ targetIn: 2 })],
  };
  modifiers.set(book, made);
  return made;
}

const NOTHING: Modifiers = { attacker: { stand: 0, walk: 1, run: 2, jump: 3 }, lightBetween: 1, heavyBetween: 2, targetIn: [0, 1, 2] };

/** Damage that a hit does on average, with what the pilot adds to the missiles. */
export function meanDamage(book: Book, aim: Aim): number {
  const { weapon } = aim;
  const each = book.ask('damage', { weapon }).total;
  if (weapon.size === 0) return each;
  return distribution(2, 6).reduce((sum, { total, probability }) => {
    const row = book.ask('clusterRow', { aim, rolled: total }).total;
    return sum + probability * each * book.ask('missiles', { size: weapon.size, row }).total;
  }, 0);
}

/** Volleys by what tells one from another, and those that were asked for last. */
interface Known {
  readonly kinds: Map<string, Volley>;
  readonly units: WeakMap<Mech, Volley>;
}

const volleys = new WeakMap<Book, Known>();

export function volleyOf(book: Book, unit: Mech): Volley {
  let known = volleys.get(book);
  if (!known) {
    known = { kinds: new Map(), units: new WeakMap() };
    volleys.set(book, known);
  }
  const last = known.units.get(unit);
  if (last) return last;
  const usable = unit.sheet.weapons.map((_, i) => (isUsable(unit, i) ? '1' : '0')).join('');
  const key = [unit.sheet.code, usable, ...book.offered('traits', { unit })].join('/');
  const made = known.kinds.get(key) ?? tabulate(book, unit);
  known.kinds.set(key, made);
  known.units.set(unit, made);
  return made;
}

function tabulate(book: Book, unit: Mech): Volley {
  const table = new Float64Array(RANGES * MODIFIERS);
  const strikes: Strike[][] = Array.from({ length: RANGES }, () => []);
  let farthest = 0;
  unit.sheet.weapons.forEach((weapon, i) => {
    if (!isUsable(unit, i)) return;
    farthest = Math.max(farthest, weapon.long);
    for (let range = 1; range <= weapon.long && range < RANGES; range++) {
      const aim = bare(unit, weapon, range);
      const number = book.ask('toHit', aim).total;
      const mean = meanDamage(book, aim);
      for (const [damage, count] of strikesOf(book, aim))
        for (let left = count; left > 0; left -= 1) strikes[range]?.push({ number, chance: Math.min(1, left), damage });
      for (let more = 0; more < MODIFIERS; more++) {
        const at = more * RANGES + range;
        table[at] = (table[at] ?? 0) + chanceAt(number + more) * mean;
      }
    }
  });
  return { strikes, table, farthest };
}

/** What a hit may strike with, by its damage: missiles come in lots, each with a place of its own. How often is a mean, for several may strike. */
function strikesOf(book: Book, aim: Aim): ReadonlyMap<number, number> {
  const { weapon } = aim;
  const each = book.ask('damage', { weapon }).total;
  if (weapon.size === 0) return new Map([[each, 1]]);
  const lot = book.ask('lot', { weapon }).total;
  const found = new Map<number, number>();
  const add = (missiles: number, chance: number): void => {
    if (missiles > 0) found.set(missiles * each, (found.get(missiles * each) ?? 0) + chance);
  };
  for (const { total, probability } of distribution(2, 6)) {
    const missiles = book.ask('missiles', { size: weapon.size, row: book.ask('clusterRow', { aim, rolled: total }).total }).total;
    for (let left = missiles; left > 0; left -= lot) add(Math.min(lot, left), probability);
  }
  return found;
}

/** Expected damage at a range with so much against it. */
export const damageAt = ({ table }: Volley, range: number, more: number): number =>
  range < RANGES && range > 0 ? (table[Math.min(more, MODIFIERS - 1) * RANGES + range] ?? 0) : 0;
