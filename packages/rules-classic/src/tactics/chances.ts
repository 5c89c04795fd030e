import { chanceOf } from '@sortie/kernel';

/** The chance to reach each number with two dice, from 0 to 13. */
export const CHANCES: readonly number[] = Array.from({ length: 14 }, (_, number) => chanceOf(number));

export const chance = (number: number): number => (number > 12 ? 0 : (CHANCES[Math.max(2, number)] ?? 1));
