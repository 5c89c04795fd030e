import { oneOf, optional } from '@sortie/kernel';
import type { ClassicChapter } from '../../chapter.ts';
import { calledShotRules } from './called-shots.ts';
import { CALLED } from './shape.ts';

export const calledShots: ClassicChapter<{ shot: 'called' }> = {
  name: 'called-shots',
  rules: calledShotRules,
  shots: { called: optional(oneOf(...CALLED)) },
};
