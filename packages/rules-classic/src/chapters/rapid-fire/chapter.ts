import { optional, truth } from '@sortie/kernel';
import type { ClassicChapter } from '../../chapter.ts';
import { marked } from '../../scenarios/marked.ts';
import { rapidFireRules } from './autocannons.ts';
import { barrelRules } from './barrels.ts';
import { battleArmorRules } from './battle-armor.ts';
import { machineGunRules } from './machine-guns.ts';

export const rapidFire: ClassicChapter<{ entry: 'arraysOff' }> = {
  name: 'rapid-fire',
  rules: [...rapidFireRules, ...barrelRules, ...battleArmorRules, ...machineGunRules],
  entry: { arraysOff: optional(truth) },
  begin: marked(({ arraysOff }, { condition }) => arraysOff && { condition: { ...condition, arraysOff } }),
};
