import { literal, oneOf, optional, record, truth } from '@sortie/kernel';
import type { ClassicChapter } from '../../chapter.ts';
import { id } from '../../read.ts';
import { shieldBurden } from './burden.ts';
import { shieldRules } from './shields.ts';

export const shields: ClassicChapter<{ order: 'guard'; alteration: 'guarded' }> = {
  name: 'shields',
  rules: [...shieldRules, shieldBurden],
  orders: { guard: record({ do: literal('guard'), gear: id, mode: oneOf('active', 'passive', 'none'), center: optional(truth) }) },
  alterations: { guarded: '{unit} holds its shields otherwise.' },
};
