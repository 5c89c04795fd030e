import { flag, literal, record } from '@sortie/kernel';
import type { ClassicChapter } from '../../chapter.ts';
import { waterLineRules } from './attacks.ts';
import { mastRules } from './mast.ts';
import { waterLineSightRules } from './sight.ts';

export const waterLine: ClassicChapter<{ order: 'mast'; alteration: 'masted' }> = {
  name: 'water-line',
  rules: [...waterLineRules, ...mastRules, ...waterLineSightRules],
  orders: { mast: record({ do: literal('mast'), up: flag }) },
  alterations: { masted: '{unit} raises or lowers its mast.' },
};
