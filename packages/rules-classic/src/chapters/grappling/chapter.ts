import { literal, optional, record, truth } from '@sortie/kernel';
import type { ClassicChapter } from '../../chapter.ts';
import { id } from '../../read.ts';
import { holdRules } from './holds.ts';

export const grappling: ClassicChapter<{
  blow: 'grapple' | 'break';
  swing: 'winds';
  cause: 'grip';
  step: 'letGo';
  alteration: 'gripped' | 'freed';
}> = {
  name: 'grappling',
  rules: holdRules,
  blows: {
    grapple: { read: record({ kind: literal('grapple'), target: id, holds: optional(truth) }), name: 'hold' },
    break: { read: record({ kind: literal('break'), target: id }), name: 'break from a hold' },
  },
  swings: { winds: optional(truth) },
  steps: { letGo: { letter: 'Y' } },
  causes: { grip: 'holding somebody up' },
  alterations: { gripped: '{unit} is in a hold.', freed: '{unit} is free of a hold.' },
};
