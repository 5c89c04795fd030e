import { isAircraft, isDropShip, isFlying } from '../../aerospace/aircraft.ts';
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

/** Part of a strike from the air: whom its guns hit the pulse hits as well (ASC-reading-280). */
const fromAbove = (play: Table, aim: Aim, hit: boolean): void => {
  const { attacker, target, kind } = aim;
  if (
    hit &&
    kind === 'weapon' &&
    isFlying(attacker) &&
    !isFlying(target) &&
    attacker.moved?.run?.kind === 'strike' &&
    has(attacker, 'TSEMP')
  )
    pulse(play, aim);
};

const shot = device(['TSEMP', 'TSEMP-O'], pulse, ['TSEMP-O']);

export const tsempRules: readonly AlphaRule[] = [
  core('ASC-sua-tsemp-effect', {
    ...shot,
    steps: {
      ...shot.steps,
      attack: [...(shot.steps?.attack ?? []), { name: 'pulse', after: 'apply', run: (play, { aim, hit }) => fromAbove(play, aim, hit) }],
    },
    covers: ['ASC-sua-tsemp-attacks', 'ASC-sua-tsemp-stacking', 'AS-sua-tsemp', 'AS-sua-tsemp-o'],
  }),
];
