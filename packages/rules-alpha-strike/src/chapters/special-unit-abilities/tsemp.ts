import { isAircraft, isDropShip } from '../../aerospace/aircraft.ts';
import { has, hasAny } from '../../card/specials.ts';
import { device, stun } from '../../electronics/devices.ts';
import type { Aim } from '../../questions.ts';
import { type AlphaRule, core, type Table } from '../../rule.ts';
import { marked } from '../../state.ts';

/** A pulse that shuts machines down; the biggest do not feel it. */
const pulse = (play: Table, aim: Aim): void => {
  const { target } = aim;
  if (target.card.type === 'CI' || isDropShip(target) || hasAny(target, 'VLG', 'SLG') || marked(target, 'stunned')) return;
  stun(
    'ASC-sua-tsemp-effect',
    () => (target.card.type === 'BM' || isAircraft(target) ? -1 : 0) + (has(target, 'LG') ? -2 : 0) + (target.card.type === 'SV' ? 2 : 0),
  )(play, aim);
};

export const tsempRules: readonly AlphaRule[] = [
  core('ASC-sua-tsemp-effect', {
    ...device(['TSEMP', 'TSEMP-O'], pulse, ['TSEMP-O']),
    covers: ['ASC-sua-tsemp-attacks', 'ASC-sua-tsemp-stacking', 'AS-sua-tsemp', 'AS-sua-tsemp-o'],
  }),
];
