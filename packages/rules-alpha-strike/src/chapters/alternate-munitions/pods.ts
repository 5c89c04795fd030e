import { ofAttacker } from '../../attack/shot.ts';
import { hasAny } from '../../card/specials.ts';
import { type AlphaRule, option } from '../../rule.ts';
import type { How } from '../../shape.ts';
import { marked } from '../../state.ts';
import { load } from './loading.ts';

/*
 * Pods that trouble whoever they stick to instead of calling missiles. The sources at hand only name them; what they do is taken from the hex game
 * (AS-reading-48).
 */
const PODS = ['ecm-pod', 'haywire'];
const LAUNCHERS: readonly How[] = ['SNARC', 'INARC'];
const HAYWIRE = 1;

export const narcPods: AlphaRule = option('AS-mun-pods', {
  ...load(PODS, (unit, how) => LAUNCHERS.includes(how) && hasAny(unit, how), LAUNCHERS),
  adds: ofAttacker(({ attacker, kind }) => (kind === 'weapon' && marked(attacker, 'haywire') ? HAYWIRE : undefined)),
  steps: {
    attack: [
      {
        name: 'troubling pods',
        after: 'record',
        run: (play, { aim, hit }) => {
          if (hit && PODS.includes(aim.munition))
            play.emit({
              type: 'podded',
              unit: aim.target.id,
              pod: aim.munition === 'haywire' ? 'haywire' : 'ecm',
              until: play.state.turn + 1,
            });
        },
      },
    ],
  },
});
