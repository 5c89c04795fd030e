import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../rule.ts';

/** A rule about something that is loaded instead of the common thing. */
export const munition = (id: ClassicRule['id'], rest: Omit<ClassicRule, 'id' | 'cite' | 'kind' | 'needs'>): ClassicRule =>
  advanced(id, { needs: ['TOE-house-munitions'], ...rest });
