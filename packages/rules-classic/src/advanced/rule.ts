import type { ClassicRule } from '../rule.ts';

/** A rule of Tactical Operations as its errata leave it: nobody plays it who has not chosen it. */
export const advanced = (id: ClassicRule['id'], rest: Omit<ClassicRule, 'id' | 'cite' | 'kind'>): ClassicRule => ({
  id,
  cite: 'TOE',
  kind: 'advanced',
  ...rest,
});
