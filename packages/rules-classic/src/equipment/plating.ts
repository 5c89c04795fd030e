import type { ClassicRule } from '../rule.ts';
import { sheetFor } from '../state.ts';

const equipment = (id: ClassicRule['id'], rest: Omit<ClassicRule, 'id' | 'cite' | 'kind'>): ClassicRule => ({
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
  multiplies: {
    hitDamage: ({ unit, weapon }) => (/^BA Laser Reflec/.test(sheetFor(unit).plating) && weapon?.energy ? 1 / 2 : undefined),
  },
});

const reactive = equipment('TOE-reactive-ba-bonus', {
  covers: ['TOE-advanced-ba-armor-table'],
  multiplies: {
    hitDamage: ({ unit, weapon }) => (sheetFor(unit).plating.startsWith('BA Reactive') && weapon?.missile ? 1 / 2 : undefined),
  },
});

export const platingRules: readonly ClassicRule[] = [lamellor, reflective, reactive];
