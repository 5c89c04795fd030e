import { countOf } from '../card/craft.ts';
import type { Aim } from '../questions.ts';
import { asc, type RadarRule } from '../rule.ts';
import { isMissile } from './to-hit.ts';

/** Points of defence that bear on this attack: none against guns. */
const points = (aim: Aim): number => (isMissile(aim) ? countOf(aim.target, 'PNT') : 0);

/** One point makes it harder, two points or more stop missiles altogether. */
const pointDefense: RadarRule = asc('ASC-space-tohit-point-defense', 81, {
  adds: { toHit: aim => (points(aim) === 1 ? 1 : undefined) },
  affirms: { stopped: aim => points(aim) >= 2 },
});

export const pointDefenseRules: readonly RadarRule[] = [pointDefense];
