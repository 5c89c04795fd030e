import { flag, optional, whole } from '@sortie/kernel';
import type { AlphaChapter } from '../../chapter.ts';
import { environmentRules } from './environment.ts';

/** Most that a force can fight under, in tenths of the gravity of Terra. */
const HEAVIEST = 50;

/** Darkness, fog, hail, vacuum, gravity and poisonous air. */
export const environment: AlphaChapter<{ setup: 'gravity' | 'poison' }> = {
  name: 'environment',
  rules: environmentRules,
  setup: { gravity: optional(whole(1, HEAVIEST)), poison: optional(flag) },
  begin: (state, { gravity, poison }) =>
    gravity === undefined && !poison
      ? state
      : { ...state, weather: { ...state.weather, ...(gravity !== undefined && { gravity }), ...(poison && { poison }) } },
};
