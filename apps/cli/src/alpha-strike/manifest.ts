import { alphaStrike } from '@sortie/rules-alpha-strike';
import { offer } from '../offer.ts';
import { alphaStrikeFace } from './face.ts';

export const shell = offer(alphaStrike, alphaStrikeFace, { contest: () => import('./contest.ts'), gates: () => import('./gates.ts') });
