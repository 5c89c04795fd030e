import { literal, record } from '@sortie/kernel';
import type { ClassicChapter } from '../../chapter.ts';
import { hex, id } from '../../read.ts';
import { throwingRules } from './throwing.ts';

export const throwing: ClassicChapter<{ blow: 'hurl' }> = {
  name: 'throwing',
  rules: throwingRules,
  blows: { hurl: { read: record({ kind: literal('hurl'), target: id, to: hex }), name: 'throw' } },
};
