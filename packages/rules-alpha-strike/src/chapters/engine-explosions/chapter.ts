import type { AlphaChapter } from '../../chapter.ts';
import { bailOutRules } from './bail-out.ts';
import { explosionRules } from './explosions.ts';
import { type ExplosionFacts, explosionFacts } from './facts.ts';
import { engineExplosionsPast } from './past.ts';

/** Reactors that go off, by order or by too much damage. */
export const engineExplosions: AlphaChapter<{ event: keyof ExplosionFacts }> = {
  name: 'engine-explosions',
  rules: [...explosionRules, ...bailOutRules],
  events: explosionFacts,
  patches: engineExplosionsPast,
};
