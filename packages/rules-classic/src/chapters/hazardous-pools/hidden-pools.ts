import { sameHex } from '@sortie/geometry';
import type { Entering } from '../../questions.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';

/** Nobody knows of a pool until somebody is in it. */
function find(play: Play, { to }: Entering): void {
  if (!play.state.pits?.some(pit => sameHex(pit, to))) return;
  play.emit({ type: 'pitFound', at: to, terrain: { kind: 'hazardousLiquid', level: 1 } });
}

/** Pools lie open, except those that the set-up hides where nobody could see them. */
const hidden = advanced('TOE-haz-pool-hidden-placement', {
  needs: ['TOE-haz-pool-class3'],
  steps: {
    entering: [{ name: 'pits', before: 'pools', run: find }],
    landing: [{ name: 'pits', before: 'pools', run: find }],
  },
});

export const hiddenPoolRules: readonly ClassicRule[] = [hidden];
