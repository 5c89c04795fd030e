import { radar, type Setup } from '@sortie/rules-radar';
import { groundOf } from '../../games/radar/ground.ts';
import { t } from '../../i18n/index.ts';
import type { Playground, SetupFace } from '../face.ts';
import { objectionTo } from '../objection.ts';
import { Forces, nameOf, pointsOf } from './forces.tsx';
import { tokensOf, viewOf, zonesOf } from './picture.ts';

function playground(setup: unknown): Playground {
  const view = viewOf(setup);
  const name = view.centre === 'ground' ? t('Over a world') : t('Open space');
  return { name, size: t('{turns} turns', { turns: view.turns }), ground: groundOf(view) };
}

const rosterLine = (entry: Setup['forces'][0][number]): string =>
  t('{name} ({points} points)', { name: nameOf(entry), points: pointsOf(entry) });

export const setupFace: SetupFace = {
  playground,
  tokensOf,
  zonesOf,
  objection: (setup, rules) => objectionTo(radar.ruleset, setup as Setup, rules),
  Forces,
  roster: setup => (setup as Setup).forces.map(force => force.map(rosterLine)),
};
