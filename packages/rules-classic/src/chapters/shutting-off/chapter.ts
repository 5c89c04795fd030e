import { literal, record } from '@sortie/kernel';
import type { ClassicChapter } from '../../chapter.ts';
import { id } from '../../read.ts';
import { switchingRules } from './switching.ts';

export const shuttingOff: ClassicChapter<{ order: 'switch'; alteration: 'switched' }> = {
  name: 'shutting-off',
  rules: switchingRules,
  orders: { switch: record({ do: literal('switch'), weapon: id }) },
  alterations: { switched: '{unit} powers weapons down or up.' },
};
