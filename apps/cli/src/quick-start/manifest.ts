import { quickStart } from '@sortie/rules-quick-start';
import { offer } from '../offer.ts';
import { quickStartFace } from './face.ts';

export const shell = offer(quickStart, quickStartFace, { contest: () => import('./contest.ts'), gates: () => import('./gates.ts') });
