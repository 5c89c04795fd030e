import { radar } from '@sortie/rules-radar';
import { offer } from '../offer.ts';
import { radarFace } from './face.ts';

export const shell = offer(radar, radarFace, { contest: () => import('./contest.ts'), gates: () => import('./gates.ts') });
