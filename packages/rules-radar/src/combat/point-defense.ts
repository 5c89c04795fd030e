import { countOf } from '../card/craft.ts';
import type { Aim } from '../questions.ts';
import { asc, type RadarRule } from '../rule.ts';
import type { State } from '../shape.ts';
import { isMissile } from './to-hit.ts';

/** Points of defence that bear on this attack: none against guns, and none against what passes too fast. */
const points = (aim: Aim): number => (isMissile(aim) && aim.way !== 'pass' ? countOf(aim.target, 'PNT') : 0);

/** Two points or more stop missiles altogether. */
export const defeats = (_state: State, aim: Aim): boolean => points(aim) >= 2;

const pointDefense: RadarRule = asc('ASC-space-tohit-point-defense', 81, {
  adds: { toHit: aim => (points(aim) === 1 ? 1 : undefined) },
});

export const pointDefenseRules: readonly RadarRule[] = [pointDefense];
