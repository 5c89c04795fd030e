import type { ClassicRule } from '../../rule.ts';

/** A rule of fighters over the ground: whoever chooses one of them plays with fighters. */
export const AEROSPACE: ClassicRule['id'] = 'TW-house-aerospace';

export const house = (id: ClassicRule['id'], rest: Omit<ClassicRule, 'id' | 'cite' | 'kind'>): ClassicRule => ({
  id,
  cite: 'house',
  kind: 'advanced',
  ...rest,
});
