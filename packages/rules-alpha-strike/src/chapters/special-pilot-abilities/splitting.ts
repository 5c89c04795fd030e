import type { Attack } from '../../questions.ts';
import type { AlphaRule, Table } from '../../rule.ts';
import { DEVICES, type Device, type Unit } from '../../shape.ts';
import { unitAt } from '../../state.ts';
import { share, uses } from './aiming.ts';
import type { Division } from './facts.ts';
import { saidWithAttack } from './spa.ts';

/** Parts of a divided attack that have been fired this turn, and whatever else excludes one. */
const volleys = ({ did }: Unit): number => did.filter(what => !DEVICES.includes(what as Device) && what !== 'spot').length;

export const isDividing = ({ marks }: Unit, how: Division): boolean => marks.some(mark => mark.kind === 'divides' && mark.how === how);

/** One ranged attack divided among several targets, each resolved by itself and with no penalty for being the second. */
export const splits = (
  name: Division,
  rule: `ASC-${string}`,
  can: (unit: Unit) => boolean,
  most: number,
  least: 'point' | 'minimal',
): Omit<AlphaRule, 'id' | 'cite' | 'kind'> => ({
  forbids: {
    attack: ({ units }, { unit: id, how, with: using }) => {
      const unit = units[id];
      if (!unit || !using?.includes(name)) return undefined;
      if (!can(unit)) return 'nobody aboard can do that';
      if (how !== 'standard' && how !== 'turret') return 'only a standard attack is divided';
      return volleys(unit) > 0 && !isDividing(unit, name) ? 'it has already attacked this turn' : undefined;
    },
  },
  ...saidWithAttack(name, can, ['standard', 'turret']),
  affirms: {
    again: ({ unit, target, with: using }) =>
      using.includes(name) && can(unit) && isDividing(unit, name) && volleys(unit) < most && !unit.aimedAt.includes(target),
  },
  waives: { toHit: aim => (uses(aim, name) ? ['AS-to-hit-secondary'] : undefined) },
  steps: {
    attack: [
      {
        name: `${name}: a part for each`,
        after: 'value',
        run: (_play: Table, attack: Attack) => {
          if (attack.hit && uses(attack.aim, name)) share(attack, most, least);
        },
      },
      {
        name: `${name}: more to come`,
        after: 'record',
        run: (play: Table, { aim }: Attack) => {
          const unit = unitAt(play.state, aim.attacker.id);
          if (!uses(aim, name) || isDividing(unit, name)) return;
          play.emit({ type: 'fireDivided', unit: unit.id, how: name, until: play.state.turn, rule });
        },
      },
    ],
  },
});
