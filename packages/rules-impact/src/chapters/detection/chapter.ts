import { flag, optional as maybe } from '@sortie/kernel';
import type { ImpactChapter } from '../../chapter.ts';
import { forceAt } from '../../model/lookup.ts';
import { optional } from '../../rule.ts';
import { binds } from '../../setup/sides.ts';
import type { DetectionFields } from './shape.ts';

/** Improved detection (14.1): one side sees more with every shot. */
const detection = optional('MAAS-14.1-improved-detection', {
  adds: {
    strength: ({ state, attacker }) =>
      attacker && forceAt(state, attacker.seat).detection && binds(state, attacker.seat, 'MAAS-14.1-improved-detection') ? 2 : undefined,
  },
});

export const improvedDetection: ImpactChapter<{ force: DetectionFields }> = {
  name: 'detection',
  rules: [detection],
  force: { detection: maybe(flag) },
};
