import { type Seat, tell } from '@sortie/kernel';
import { type AlphaRule, option } from '../../rule.ts';
import { call } from '../../sequence/calling.ts';
import { toMove } from '../../sequence/order.ts';
import type { Entry, State, Unit, UnitId } from '../../shape.ts';

/** The lance that has begun to move and is not finished, if there is one. Where contingents are called, only that of the one that is. */
function lanceMoving(state: State, seat: Seat): number | undefined {
  const called = ({ contingent }: Unit): boolean => state.calling < 0 || contingent === state.calling;
  const begun = state.units.filter(
    unit => unit.seat === seat && unit.moved !== null && called(unit) && (unit.fate === 'fighting' || unit.fate === 'aloft'),
  );
  return toMove(state, seat).find(unit => called(unit) && begun.some(({ lance }) => lance === unit.lance))?.lance;
}

/** How many lances of a side have yet to move. */
export const lancesLeft = (state: State, seat: Seat): number => new Set(toMove(state, seat).map(({ lance }) => lance)).size;

function lanceFirst(view: State, { unit }: { readonly unit: UnitId }, seat: Seat): string | undefined {
  const lance = lanceMoving(view, seat);
  return lance !== undefined && view.units[unit]?.lance !== lance ? 'the lance that has begun moves first' : undefined;
}

const LANCE = 4;
const LEVEL_II = 6;

/** Groups of four, five or six, all alike; one smaller group for those who are left over. */
function misgrouped(force: readonly Entry[]): boolean {
  const sizes = new Map<number, number>();
  for (const { lance = 0 } of force) sizes.set(lance, (sizes.get(lance) ?? 0) + 1);
  const whole = Math.max(...sizes.values());
  const smaller = [...sizes.values()].filter(size => size < whole).length;
  return whole > LEVEL_II || smaller > 1 || (sizes.size > 1 && whole < LANCE);
}

export const lanceRules: readonly AlphaRule[] = [
  option('ASC-lance-movement', {
    forbidsSetup: ({ forces }) =>
      forces.some(misgrouped)
        ? tell('with lance movement each side has groups of 4, 5 or 6 units, and one smaller one for the rest')
        : undefined,
    steps: {
      calling: [
        {
          name: 'lances',
          before: 'units',
          run: (play, about) => {
            if (about.called || play.state.phase !== 'movement') return;
            about.called = true;
            const { state } = play;
            if (state.active >= 0 && lanceMoving(state, state.active) !== undefined)
              play.emit({ type: 'called', seat: state.active, exchange: state.exchange });
            else call(play, seat => lancesLeft(state, seat));
          },
        },
      ],
    },
    forbids: { move: lanceFirst, fly: lanceFirst, overfly: lanceFirst, land: lanceFirst, liftOff: lanceFirst },
    covers: ['ASC-lance-movement-groups'],
  }),
];
