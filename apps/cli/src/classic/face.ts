import { planOf } from '@sortie/board';
import { type Classic, classic } from '@sortie/rules-classic';
import type { Face } from '../offer.ts';
import { plainFace } from '../plain-face.ts';

import { classicHabits } from './habits.ts';
import { arrange } from './orders.ts';

/** The classic game as a person at a prompt meets it: options by number, commands as JSON, any map and any forces. */
export const classicFace: Face<Classic> = {
  ...plainFace(classic),
  withMap: (setup, board) => ({ setup: { ...setup, map: planOf(board) } }),
  withOrders: arrange,
  habits: classicHabits,
};
