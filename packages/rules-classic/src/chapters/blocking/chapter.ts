import { literal, oneOf, record } from '@sortie/kernel';
import type { ClassicChapter } from '../../chapter.ts';
import { id } from '../../read.ts';
import { ARMS } from '../../sheet/sheet.ts';
import { blockingRules } from './blocking.ts';

export const blocking: ClassicChapter<{ blow: 'block'; cause: 'blocked' }> = {
  name: 'blocking',
  rules: blockingRules,
  blows: { block: { read: record({ kind: literal('block'), arm: oneOf(...ARMS), target: id }), name: 'block' } },
  causes: { blocked: 'the kick it blocked' },
};
