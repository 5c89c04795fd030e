import { literal, record } from '@sortie/kernel';
import type { ClassicChapter } from '../../chapter.ts';
import { id } from '../../read.ts';
import { trippingRules } from './tripping.ts';

export const tripping: ClassicChapter<{ blow: 'trip'; cause: 'tripped' }> = {
  name: 'tripping',
  rules: trippingRules,
  blows: { trip: { read: record({ kind: literal('trip'), target: id }), name: 'trip' } },
  causes: { tripped: 'a trip' },
};
