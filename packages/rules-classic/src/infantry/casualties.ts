import { isHit } from '../cluster/cluster.ts';
import type { Attack } from '../questions.ts';
import { isPlatoon } from './infantry.ts';

export const strikesPlatoon = (attack: Attack): boolean => isHit(attack) && isPlatoon(attack.aim.target);

/** Half of what strikes, rounded up. */
export const halve = (attack: Attack): void => {
  attack.groups = attack.groups.map(points => Math.ceil(points / 2));
};
