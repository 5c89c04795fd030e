import type { ClassicRule } from '../rule.ts';
import type { Unit } from '../shape.ts';
import type { Weapon } from '../sheet/sheet.ts';
import { sheetFor } from '../state.ts';

export const equipment = (id: ClassicRule['id'], rest: Omit<ClassicRule, 'id' | 'cite' | 'kind'>): ClassicRule => ({
  id,
  cite: 'TOE',
  kind: 'core',
  ...rest,
});

const LOT = 5;

/** It takes a point out of every five, or what is left of five, as long as there is armor to do so. */
const lamellor = equipment('TOE-ferro-lamellor', {
  adds: {
    hitDamage: ({ unit, location, rear, points }) => {
      const left = (rear ? unit.rear : unit.armor)[location] ?? 0;
      return sheetFor(unit).plating === 'Ferro-Lamellor' && left > 0 ? -Math.ceil(points / LOT) : undefined;
    },
  },
  atLeast: { hitDamage: () => 0 },
});

/** Suits that were made against one kind of weapon take half of it, rounded down. */
const reflective = equipment('TOE-reflective-ba-bonus', {
  covers: ['TOE-reflective-available-ba'],
  multiplies: {
    hitDamage: ({ unit, weapon }) => (/^BA Laser Reflec/.test(sheetFor(unit).plating) && weapon?.energy ? 1 / 2 : undefined),
  },
});

/** Missiles, shells of mortars and all artillery. */
const isExplosive = ({ missile, item }: Weapon): boolean => missile || BURSTING.test(item);
const BURSTING = /Mortar|ArrowIV|LongTom|Sniper|Thumper|CruiseMissile|TubeArtillery/;

const reactive = equipment('TOE-reactive-ba-bonus', {
  covers: ['TOE-advanced-ba-armor-table', 'TOE-reactive-available-ba'],
  multiplies: {
    hitDamage: ({ unit, weapon }) =>
      sheetFor(unit).plating.startsWith('BA Reactive') && weapon && isExplosive(weapon) ? 1 / 2 : undefined,
  },
});

/** Machines that mirror lasers take half of them; how blows and falls are doubled is part of how damage goes through armor. */
const mirrors = equipment('TOE-reflective-doubling-transfer', {
  multiplies: {
    hitDamage: ({ unit, weapon }) => (weapon?.energy && /^(IS |Clan )?Reflective$/.test(sheetFor(unit).plating) ? 1 / 2 : undefined),
  },
});

const isHung = ({ modular, modularRear }: Unit): boolean =>
  modular !== undefined && [...Object.values(modular), ...Object.values(modularRear ?? {})].some(points => points > 0);
const CLUMSY = 1;

/** What is hung on makes a machine slow and clumsy, as long as some of it is left. */
const hung = equipment('TOE-modular-armor-lost', {
  covers: ['TOE-modular-armor-new-attack', 'TOE-armor-modular-pods'],
  adds: {
    walkMp: ({ unit }) => (isHung(unit) ? -CLUMSY : undefined),
    jumpMp: ({ unit }) => (isHung(unit) && sheetFor(unit).jump > 0 ? -CLUMSY : undefined),
    piloting: ({ unit }) => (isHung(unit) ? CLUMSY : undefined),
  },
});

const seen = equipment('TOE-modular-armor-stealth', {
  waives: { toHit: ({ target }) => (target.modular && isHung(target) ? ['TW-th-tstealth'] : undefined) },
});

export const platingRules: readonly ClassicRule[] = [lamellor, reflective, reactive, mirrors, hung, seen];
