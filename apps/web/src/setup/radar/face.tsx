import { radar, type Setup } from '@sortie/rules-radar';
import { groundOf } from '../../games/radar/ground.ts';
import { t } from '../../i18n/index.ts';
import type { Playground, SetupFace } from '../face.ts';
import { objectionTo } from '../objection.ts';
import { Forces } from './forces.tsx';
import { tokensOf, viewOf } from './picture.ts';

function playground(setup: unknown): Playground {
  const view = viewOf(setup);
  const name = view.centre === 'ground' ? t('Over a world') : t('Open space');
  return { name, size: t('{turns} turns', { turns: view.turns }), ground: groundOf(view) };
}

export const setupFace: SetupFace = {
  playground,
  tokensOf,
  objection: (setup, rules) => objectionTo(radar.ruleset, setup as Setup, rules),
  Forces,
};
