import type { Seat } from '@sortie/kernel';
import { type AlphaRule, core } from '../rule.ts';
import type { State, Unit, UnitId } from '../shape.ts';
import { toMove } from './order.ts';

/** ProtoMechs of one Point go together: the Point that has begun to move and is not finished. */
function pointMoving(state: State, seat: Seat): number | undefined {
  const begun = state.units.filter(({ seat: owner, point, moved }) => owner === seat && point !== undefined && moved !== null);
  if (begun.length === 0) return undefined;
  return toMove(state, seat).find(({ point }) => begun.some(one => one.point === point))?.point;
}

/** Units as they are called: a Point counts once. */
export const bodies = (units: readonly Unit[]): number =>
  units.filter(({ point }) => point === undefined).length + new Set(units.flatMap(({ point }) => point ?? [])).size;

function pointFirst(view: State, { unit }: { readonly unit: UnitId }, seat: Seat): string | undefined {
  const point = pointMoving(view, seat);
  return point !== undefined && view.units[unit]?.point !== point ? 'the Point that has begun moves first' : undefined;
}

export const pointRules: readonly AlphaRule[] = [
  core('AS-proto-point', {
    steps: {
      calling: [
        {
          name: 'points',
          before: 'sides',
          run: (play, about) => {
            const { phase, active, exchange, calling } = play.state;
            if (about.called || phase !== 'movement' || active < 0 || pointMoving(play.state, active) === undefined) return;
            about.called = true;
            play.emit({ type: 'called', seat: active, exchange, ...(calling >= 0 ? { contingent: calling } : {}) });
          },
        },
      ],
    },
    forbids: { move: pointFirst },
    covers: ['ASC-minimal-damage-protomech', 'ASC-tbl-protomech-values'],
  }),
];
