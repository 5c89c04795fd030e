import type { ClassicChapter } from '../../chapter.ts';
import { crustRules } from './crust.ts';
import { eruptionRules } from './eruptions.ts';

export const magma: ClassicChapter<object> = {
  name: 'magma',
  rules: [...crustRules, ...eruptionRules],
};
