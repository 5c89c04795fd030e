import { hasAny } from '../card/specials.ts';
import type { Unit } from '../shape.ts';

/** Scouts, and whatever a probe makes a scout of. */
export const isScout = (unit: Pick<Unit, 'card'>): boolean => hasAny(unit, 'RCN', 'PRB', 'LPRB', 'BH', 'WAT', 'NOVA');
