import type { ImpactChapter } from '../../chapter.ts';
import { optional } from '../../rule.ts';

/** Nobody measures first: a shot at what turns out to be out of sight is lost, and the soldier is done (14.8). */
const strict = optional('MAAS-14.8-strict-combat', { replaces: ['MAAS-6.0-los-required'] });

export const strictCombat: ImpactChapter<object> = { name: 'strict-combat', rules: [strict] };
