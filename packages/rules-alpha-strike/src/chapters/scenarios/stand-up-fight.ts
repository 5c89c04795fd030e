import { table as geometry } from '@sortie/geometry';
import type { RuleId, Seat } from '@sortie/kernel';
import type { Verdict } from '../../questions/sequences.ts';
import { type AlphaRule, core, type Table } from '../../rule.ts';
import { standingSides } from '../../sequence/victory.ts';
import type { Duty, Point, State, UnitId } from '../../shape.ts';
import { baseOf, foesOf, INCH, radiusOf, unitAt } from '../../state.ts';
import { commanderOf } from './commanders.ts';
import { killerOf } from './kills.ts';
import { is, missionIn } from './marker.ts';
import type { Zone } from './mission.ts';
import { isAlive } from './secrets.ts';

const VICTORY = 1000;
const COMMANDER = 500;
const LAST_COMMANDER = 500;
const CRUSH: RuleId = 'ASC-scen-sf-crush-score';

const zonesOf = ({ mission }: State, seat: Seat): readonly Zone[] | null | undefined => mission?.zones[seat === 0 ? 0 : 1];
const lies = ({ outline, reach }: Zone, at: Point): boolean => geometry.touches(outline, at, reach);

/** Where a mission gives a side ground of its own to set up on, it is that and nothing else. */
export const ownGround = (applies: (state: State) => boolean): Pick<AlphaRule, 'affirms' | 'denies'> => ({
  affirms: { zone: ({ state, seat, at }) => applies(state) && zonesOf(state, seat)?.some(zone => lies(zone, at)) === true },
  denies: { zone: ({ state, seat, at }) => applies(state) && zonesOf(state, seat)?.every(zone => !lies(zone, at)) === true },
});

/** Enemies are not set up nearer to each other than the mission says. */
export const keepsApart = (id: RuleId, applies: (view: State) => boolean, more: Partial<Omit<AlphaRule, 'id'>> = {}): AlphaRule =>
  core(id, {
    ...more,
    forbids: {
      deploy: (view, { unit: id2, at }, seat) => {
        const unit = view.units[id2];
        if (!view.mission || !unit || !applies(view)) return undefined;
        const base = { at, radius: radiusOf(unit) };
        const near = foesOf(view, seat).some(foe => !foe.hidden && geometry.gap(base, baseOf(foe)) < missionIn(view).apart * INCH);
        return near ? 'an enemy is too near' : undefined;
      },
    },
  });

/** Whoever is left has won; where kills count, that is worth most of all. */
function reward(play: Table): void {
  const [last, ...others] = standingSides(play.state);
  if (last !== undefined && others.length === 0 && play.state.mission?.order.kills)
    play.emit({ type: 'scored', seat: last, points: VICTORY, rule: 'ASC-scen-sf-score', what: 'the last on the field' });
}

/** The side whose commander alone is left gets more for it. */
function crown(play: Table, verdict: Verdict): void {
  if (verdict.over || !is(play.state, 'stand-up-fight', 'crush-the-head')) return;
  const [last, ...others] = [0, 1].filter(seat => isAlive(commanderOf(play.state, seat)));
  if (last !== undefined && others.length === 0)
    play.emit({ type: 'scored', seat: last, points: LAST_COMMANDER, rule: CRUSH, what: 'the last commander' });
}

/** The head of a side is gone: more for whoever did it. */
function commanderFell(state: State, id: UnitId, fate: 'destroyed' | 'withdrawn'): readonly Duty[] | undefined {
  const unit = unitAt(state, id);
  if (fate !== 'destroyed' || !is(state, 'stand-up-fight', 'crush-the-head') || commanderOf(state, unit.seat)?.id !== id) return undefined;
  const seat = killerOf(state, unit);
  return seat === undefined
    ? undefined
    : [{ type: 'award', seat, points: COMMANDER, rule: CRUSH, what: 'the commander of the other side' }];
}

export const standUpRules: readonly AlphaRule[] = [
  core('ASC-scen-stand-up-fight', {
    structural: 'without other conditions the last side on the table wins',
    covers: ['ASC-scen-sf-victory'],
  }),
  core('ASC-scen-sf-score', {
    splitFrom: { rule: 'ASC-scen-stand-up-fight', version: 2 },
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
    steps: {
      judging: [
        {
          name: 'crushed',
          before: 'standing',
          run: (play, verdict) => {
            if (verdict.over || !is(play.state, 'stand-up-fight', 'crush-the-head')) return;
            const left = [0, 1].filter(seat => isAlive(commanderOf(play.state, seat)));
            if (left.length < 2) verdict.over = { winners: left, reason: 'objective' };
          },
        },
      ],
    },
  }),
  core('ASC-scen-sf-crush-score', {
    splitFrom: { rule: 'ASC-scen-sf-crush-the-head', version: 2 },
    follows: { destroyed: (state, { unit, fate }) => commanderFell(state, unit, fate) },
    steps: { judging: [{ name: 'crowned', before: 'crushed', run: crown }] },
  }),
];
