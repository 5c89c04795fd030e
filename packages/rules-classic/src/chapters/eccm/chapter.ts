import { optional, truth } from '@sortie/kernel';
import type { ClassicChapter } from '../../chapter.ts';
import { eccmRules } from './eccm.ts';

export const eccm: ClassicChapter<{ shot: 'eccm' }> = {
  name: 'eccm',
  rules: eccmRules,
  shots: { eccm: optional(truth) },
};
