import type { ClassicRule } from '../rule.ts';
import type { Unit } from '../shape.ts';
import { sheetFor } from '../state.ts';

const isTripod = (unit: Unit): boolean => sheetFor(unit).legs.length === 3;

const STEADIER = -1;

/** Three legs steady what fires from the ground, and somebody who only drives strikes better. */
export const tripodRules: readonly ClassicRule[] = [
  {
    id: 'TW-house-tripods',
    cite: 'house',
    kind: 'core',
    adds: {
      toHit: ({ attacker }) => (attacker.prone && isTripod(attacker) ? STEADIER : undefined),
      blow: ({ attacker, blow }) => ((blow.kind === 'punch' || blow.kind === 'kick') && isTripod(attacker) ? STEADIER : undefined),
    },
  },
];
