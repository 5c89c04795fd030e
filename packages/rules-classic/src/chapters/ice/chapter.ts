import type { ClassicChapter } from '../../chapter.ts';
import { iceRules } from './ice.ts';
import { thinIceRules } from './thin-ice.ts';

export const ice: ClassicChapter<{ cause: 'ice' }> = {
  name: 'ice',
  rules: [...iceRules, ...thinIceRules],
  causes: { ice: 'the ice' },
};
