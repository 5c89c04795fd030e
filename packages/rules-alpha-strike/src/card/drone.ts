import type { Card } from './card.ts';
import { has, hasAny } from './specials.ts';

type Carded = { readonly card: Card };

/** Thinks for itself. */
export const isRobot = (unit: Carded): boolean => unit.card.specials.length > 0 && hasAny(unit, 'RBT', 'SDCS');
export const hasSuperiorBrain = (unit: Carded): boolean => has(unit, 'SDCS');
/** Nobody is aboard: driven from afar, or by itself. */
export const isDrone = (unit: Carded): boolean => unit.card.specials.length > 0 && hasAny(unit, 'DRO', 'RBT', 'SDCS');
