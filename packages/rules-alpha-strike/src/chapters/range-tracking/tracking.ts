import { ofAttacker } from '../../attack/shot.ts';
import { has } from '../../card/specials.ts';
import { type AlphaRule, obeys, option } from '../../rule.ts';
import { markOf } from '../../state.ts';
import { FAR, NEAR } from './facts.ts';

/** Modifiers of targeting gear tuned for a range, beside the printed 0, 2, 4, 6, 8. */
const TUNED_FAR = [1, 0, -1, -2, -2] as const;
const TUNED_NEAR = [-1, 0, 1, 1, 2] as const;

export const trackingRules: readonly AlphaRule[] = [
  option('AS-range-tracking', {
    ...obeys({
      retarget: (play, unit) =>
        play.emit({ type: 'retargeted', unit: unit.id, range: markOf(unit, 'targeting')?.value === FAR ? NEAR : FAR }),
    }),
    adds: ofAttacker(({ attacker, bracket, kind }) => {
      const mark = markOf(attacker, 'targeting');
      return kind === 'weapon' && mark ? (mark.value === FAR ? TUNED_FAR : TUNED_NEAR)[bracket] : undefined;
    }),
    forbids: {
      order: ({ units }, { unit, order }) =>
        order === 'retarget' && units[unit] && !has(units[unit], 'VRT') ? 'its targeting cannot be tuned' : undefined,
    },
    covers: ['AS-sua-vrt'],
  }),
];
