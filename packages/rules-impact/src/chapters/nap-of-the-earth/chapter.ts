import type { ImpactChapter } from '../../chapter.ts';
import { optional } from '../../rule.ts';

/** Fliers keep their height over the ground, and the ceiling rises with it (14.7). */
const nap = optional('MAAS-14.7-nap-of-earth', {
  adds: { ceiling: ({ ground }) => (ground > 0 ? ground : undefined), altitude: ({ from, to }) => (from === to ? undefined : to - from) },
});

export const napOfTheEarth: ImpactChapter<object> = { name: 'nap-of-the-earth', rules: [nap] };
