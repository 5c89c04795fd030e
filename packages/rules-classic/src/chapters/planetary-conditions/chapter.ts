import type { ClassicChapter } from '../../chapter.ts';
import { airRules } from './air.ts';
import { airlessFireRules } from './airless-fires.ts';
import { gravityRules } from './gravity.ts';
import { temperatureRules } from './temperature.ts';
import { vacuumRules } from './vacuum.ts';

export const planetaryConditions: ClassicChapter<{ cause: 'gravity' }> = {
  name: 'planetary-conditions',
  rules: [...airRules, ...airlessFireRules, ...gravityRules, ...temperatureRules, ...vacuumRules],
  causes: { gravity: 'the landing' },
};
