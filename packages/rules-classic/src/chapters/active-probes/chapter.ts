import type { ClassicChapter } from '../../chapter.ts';
import { probeRules } from './probes.ts';

export const activeProbes: ClassicChapter<object> = {
  name: 'active-probes',
  rules: probeRules,
};
