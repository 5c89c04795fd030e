import { literal, oneOf, record } from '@sortie/kernel';
import type { ClassicChapter } from '../../chapter.ts';
import { id } from '../../read.ts';
import { ARMS } from '../../sheet/sheet.ts';
import { carryingRules } from './carrying.ts';

export const pickingUp: ClassicChapter<{ blow: 'pluck' }> = {
  name: 'picking-up',
  rules: carryingRules,
  blows: { pluck: { read: record({ kind: literal('pluck'), arm: oneOf(...ARMS), target: id }), name: 'grab' } },
};
