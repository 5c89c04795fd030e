import { tell } from '@sortie/kernel';
import type { ClassicRule } from '../../rule.ts';

const CARE = -2;

/** House: a 'Mech that spends its whole walk on one attempt to get up rolls at two less. */
const careful: ClassicRule = {
  id: 'TW-house-careful-standing',
  cite: 'house',
  kind: 'advanced',
  term: tell('careful standing'),
  permits: { tempo: ['steady'] },
  adds: { piloting: ({ cause, unit }) => (cause === 'stand' && unit.moved?.tempo === 'steady' ? CARE : undefined) },
  atLeast: { standCost: ({ points, tempo }) => (tempo === 'steady' ? points : undefined) },
  offers: {
    moves: function* ({ unit }) {
      if (unit.prone && !unit.moved) yield { type: 'move', unit: unit.id, mode: 'walk', steps: ['standUp'], tempo: 'steady' };
    },
  },
  forbids: {
    move: (_view, move) => {
      if (!('tempo' in move) || move.tempo !== 'steady') return undefined;
      const only = move.mode === 'walk' && move.steps.length === 1 && move.steps[0] === 'standUp';
      return only ? undefined : tell('getting up carefully takes the whole walk');
    },
  },
};

export const carefulStandingRules: readonly ClassicRule[] = [careful];
