import { ofAttacker } from '../../attack/shot.ts';
import type { AlphaRule } from '../../rule.ts';
import { isOn, motive, moveBy, unitAt } from '../../state.ts';
import { knows } from './knows.ts';
import { spa } from './spa.ts';
import { isDividing, splits } from './splitting.ts';
import { marksAll } from './tools.ts';

/** What is left of a Move when a leg is gone. */
const HOP = 2;
/** What hopping on adds to Skill. */
const LIMP = 2;
const WALKING = ['ground', 'sprint', 'evade'];

export const enduranceRules: readonly AlphaRule[] = [
  spa('hot-dog', {
    adds: {
      endurance: ({ unit }) => (knows(unit, 'hot-dog') ? 1 : undefined),
      // The heat scale speaks of three boxes; the fourth goes on in the same steps.
      move: ({ unit, mode }) => (unit.heat === 4 && knows(unit, 'hot-dog') && WALKING.includes(mode) ? -2 : undefined),
      ...ofAttacker(({ attacker, kind }) => (attacker.heat === 4 && kind !== 'physical' && knows(attacker, 'hot-dog') ? 1 : undefined)),
    },
  }),
  spa('hopper', {
    adds: { trial: ({ why }) => (why === 'hop' ? LIMP : undefined) },
    steps: {
      ending: [
        {
          name: 'hop',
          after: 'effects',
          run: play => {
            for (const { id } of play.state.units) {
              const unit = unitAt(play.state, id);
              const tried = `hop-${unit.mpHits}`;
              if (!isOn(unit) || !knows(unit, 'hopper') || unit.mpHits === 0 || moveBy(unit, false) > 1 || unit.spent.includes(tried))
                continue;
              const needs = play.ask('trial', { state: play.state, unit, why: 'hop', bySkill: true });
              const roll = play.roll(2, 6, 'ASC-spa-hopper');
              const good = roll.total >= needs.total;
              play.emit({
                type: 'rolled',
                unit: id,
                rule: 'ASC-spa-hopper',
                what: good ? 'hops on' : 'goes no farther',
                needs,
                roll,
                good,
              });
              const code = motive(unit);
              const moves = [{ value: HOP, code }, ...unit.moves.filter(one => one.code !== code)];
              play.emit({ type: 'hopTried', unit: id, hits: unit.mpHits, ...(good ? { moves } : {}) });
            }
          },
        },
      ],
    },
  }),
  spa('heavy-lifter', {
    steps: marksAll('ASC-spa-heavy-lifter', unit => knows(unit, 'heavy-lifter'), 'lifter'),
    covers: ['ASC-spa-heavy-lifter-move'],
  }),
  spa(
    'multi-tasker',
    splits('multi-tasker', 'ASC-spa-multi-tasker', unit => knows(unit, 'multi-tasker') && !isDividing(unit, 'multi-trac'), 2, 'point'),
  ),
];
