import type { Board, BoardPlan } from '@sortie/board';

/** A board as the plain record that a set-up holds. */
export function planOf({ name, width, height, tags, theme, sites }: Board): BoardPlan {
  return { name, width, height, tags, sites, ...(theme === undefined ? {} : { theme }) };
}
