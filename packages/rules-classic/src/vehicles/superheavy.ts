import type { ClassicRule } from '../rule.ts';
import { wades } from '../sheet/sheet.ts';
import { depthOf } from '../terrain/board.ts';

/** Hulls of this size wade through a level of water for what it costs a 'Mech; deeper water stays closed to them. */
const wading: ClassicRule = {
  id: 'TOE-superheavy-depth1',
  cite: 'TOE',
  kind: 'core',
  covers: ['TOE-superheavy-terrain-table'],
  adds: { stepCost: ({ gait, board, to, road }) => (wades(gait) && !road && depthOf(board, to) === 1 ? 1 : undefined) },
};

export const superheavyRules: readonly ClassicRule[] = [wading];
