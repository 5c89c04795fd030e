import { sure } from '@sortie/kernel';
import type { ThingEvent } from '../event/thing.ts';
import { holding, letGo } from '../physical/hands.ts';
import type { Gun, Lying, State } from '../shape.ts';
import { unitAt } from '../state.ts';
import { change, type Fold } from './change.ts';
import { inCondition } from './condition.ts';

const lying = ({ things: _before, ...state }: State, things: readonly Lying[]): State => (things.length > 0 ? { ...state, things } : state);

const without = (state: State, which: number): State => lying(state, (state.things ?? []).toSpliced(which, 1));

const left = (state: State, one: Omit<Lying, 'since'>): State => lying(state, [...(state.things ?? []), { ...one, since: state.turn }]);

const worn = (gun: Gun, points: number): Gun => ({ ...gun, armor: gun.armor - points });

export const foldThing: Fold<ThingEvent> = {
  thingTaken: (state, { unit, which, thing }) => change(which === null ? state : without(state, which), unit, one => holding(one, thing)),
  thingDropped: (state, { unit, at, thing }) => {
    const { condition, ...empty } = letGo(unitAt(state, unit));
    const open = inCondition(
      change(state, unit, () => empty),
      unit,
      condition,
    );
    return at ? left(open, { at, thing }) : open;
  },
  thingLeft: left,
  thingBroken: (state, { which }) => without(state, which),
  thingHit: (state, { which, points }) =>
    lying(
      state,
      (state.things ?? []).map((one, i) =>
        i === which && one.thing.gun ? { ...one, thing: { ...one.thing, gun: worn(one.thing.gun, points) } } : one,
      ),
    ),
  gunHit: (state, { unit, points }) =>
    change(state, unit, ({ condition }) => {
      const { holds } = sure(condition, 'the condition');
      return {
        condition: {
          ...condition,
          holds: { ...sure(holds, 'the holds'), gun: worn(sure(sure(holds, 'the holds').gun, 'the gun'), points) },
        },
      };
    }),
};
