import type { Hex } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import { type Classic, isFighting, movers } from '@sortie/rules-classic';
import type { Change, Interaction, Moment, PanelProps } from '../../battle/face.ts';
import { allStand, movedOf } from '../../battle/progress.ts';
import { type Flying, flying, pilotOf } from './flying.ts';
import { Moments } from './moments.tsx';
import { move } from './move.ts';
import { MovePanel } from './move-panel.tsx';
import type { Moving } from './move-state.ts';

/** What is being planned for the unit that is chosen: a move on the ground, or a flight. */
interface Plan {
  readonly moving?: Moving;
  readonly flying?: Flying;
}

type Plans = Change<Classic, Plan>;

const begin = (moment: Moment<Classic>): Plan => (pilotOf(moment) ? { flying: flying.begin(moment) } : { moving: move.begin(moment) });

const onGround = ({ state, ...change }: Change<Classic, Moving>): Plans => ({ ...change, ...(state && { state: { moving: state } }) });
const inAir = ({ state, ...change }: Change<Classic, Flying>): Plans => ({ ...change, ...(state && { state: { flying: state } }) });

/** Moves of whatever walks, drives or flies. */
export const movement: Interaction<Classic, Plan, Hex> = {
  candidates: move.candidates,
  progress: ({ view, seat, book }) =>
    movedOf(movers(view, seat, book).length, view.units.filter(unit => unit.seat === seat && isFighting(unit)).length),
  begin,
  on(moment, plan, input) {
    if (input.kind === 'select')
      return move.candidates(moment).includes(input.unit) ? { select: input.unit, state: begin({ ...moment, selected: input.unit }) } : {};
    if (pilotOf(moment)) return inAir(flying.on(moment, plan.flying ?? flying.begin(moment), input));
    const change = move.on(moment, plan.moving ?? move.begin(moment), input);
    // Whoever is chosen by pointing at it may fly.
    return change.select === undefined ? onGround(change) : { ...onGround(change), state: begin({ ...moment, selected: change.select }) };
  },
  show: (moment, plan) =>
    pilotOf(moment) ? flying.show(moment, plan.flying ?? flying.begin(moment)) : move.show(moment, plan.moving ?? move.begin(moment)),
  all: {
    label: tell('All stand still'),
    gives: ({ view, seat, book }) => allStand(movers(view, seat, book).length),
    // Who flies cannot stand, and who has begun to move goes on by itself.
    next: ({ view, seat, book }) =>
      movers(view, seat, book)
        .map(({ id: unit }) => ({ type: 'move', unit, mode: 'stand' }) as const)
        .find(command => book.allows(view, command, seat)),
  },
  groups: (moment, plan, group) => (plan.moving && !pilotOf(moment) ? (move.groups?.(moment, plan.moving, group) ?? []) : []),
  rest: plan => (plan.moving && move.rest ? { moving: move.rest(plan.moving) } : plan),
  Panel: MovementPanel,
};

function MovementPanel({ moment, state, input, change }: PanelProps<Classic, Plan, Hex>) {
  const moving = state.moving ?? move.begin(moment);
  return (
    <>
      {!pilotOf(moment) && <MovePanel moment={moment} state={moving} input={input} change={given => change(onGround(given))} />}
      <Moments moment={moment} send={command => change({ send: command })} />
    </>
  );
}
