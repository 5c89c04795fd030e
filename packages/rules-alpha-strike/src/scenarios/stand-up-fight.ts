import { table as geometry } from '@sortie/geometry';
import type { RuleId } from '@sortie/kernel';
import { type AlphaRule, core, type Table } from '../rule.ts';
import { standingSides } from '../sequence/victory.ts';
import type { State } from '../shape.ts';
import { baseOf, foesOf, INCH, radiusOf } from '../state.ts';
import { commanderOf } from './commanders.ts';
import { is } from './marker.ts';
import { isAlive } from './secrets.ts';

const VICTORY = 1000;
const LAST_COMMANDER = 500;

/** Enemies are not set up nearer to each other than the mission says. */
export const keepsApart = (id: RuleId, applies: (view: State) => boolean, covers: readonly RuleId[] = []): AlphaRule =>
  core(id, {
    covers,
    forbids: {
      deploy: (view, { unit: id2, at }, seat) => {
        const unit = view.units[id2];
        if (!view.mission || !unit || !applies(view)) return undefined;
        const base = { at, radius: radiusOf(unit) };
        const near = foesOf(view, seat).some(foe => !foe.hidden && geometry.gap(base, baseOf(foe)) < view.mission!.apart * INCH);
        return near ? 'an enemy is too near' : undefined;
      },
    },
  });

/** Whoever is left has won; where kills count, that is worth most of all. */
function reward(play: Table): void {
  const standing = standingSides(play.state);
  if (standing.length === 1 && play.state.mission?.order.kills)
    play.emit({ type: 'scored', seat: standing[0]!, points: VICTORY, rule: 'ASC-scen-sf-score', what: 'the last on the field' });
}

export const standUpRules: readonly AlphaRule[] = [
  core('ASC-scen-stand-up-fight', {
    covers: ['ASC-scen-sf-setup', 'ASC-scen-sf-victory', 'ASC-scen-sf-score'],
    steps: {
      judging: [
        {
          name: 'stand-up fight',
          before: 'standing',
          run: (play, verdict) => {
            if (!verdict.over && is(play.state, 'stand-up-fight', 'plain')) reward(play);
          },
        },
      ],
    },
  }),
  keepsApart('ASC-scen-sf-deployment', view => is(view, 'stand-up-fight')),
  core('ASC-scen-sf-crush-the-head', {
    covers: ['ASC-scen-sf-crush-score'],
    steps: {
      judging: [
        {
          name: 'crush the head',
          before: 'standing',
          run: (play, verdict) => {
            if (verdict.over || !is(play.state, 'stand-up-fight', 'crush-the-head')) return;
            const left = [0, 1].filter(seat => isAlive(commanderOf(play.state, seat)));
            if (left.length === 2) return;
            if (left.length === 1)
              play.emit({
                type: 'scored',
                seat: left[0]!,
                points: LAST_COMMANDER,
                rule: 'ASC-scen-sf-crush-score',
                what: 'the last commander',
              });
            verdict.over = { winners: left, reason: 'objective' };
          },
        },
      ],
    },
  }),
];
