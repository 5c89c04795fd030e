import { impact } from '@sortie/rules-impact';
import { offer } from '../offer.ts';
import { plainFace } from '../plain-face.ts';

export const shell = offer(impact, plainFace(impact), { contest: () => import('./contest.ts'), gates: () => import('./gates.ts') });
