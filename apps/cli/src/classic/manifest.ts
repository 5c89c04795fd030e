import { classic } from '@sortie/rules-classic';
import { offer } from '../offer.ts';
import { classicFace } from './face.ts';

export const shell = offer(classic, classicFace, { contest: () => import('./contest.ts'), gates: () => import('./gates.ts') });
