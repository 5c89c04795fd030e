import { table as terrain } from '@sortie/board';
import { hasAny } from '../card/specials.ts';
import { MEASURES } from '../measure.ts';
import { isCrippled } from '../morale/withdrawal.ts';
import { gaitOf } from '../movement/journey.ts';
import { type AlphaRule, type Book, option, type Seen, type Table } from '../rule.ts';
import type { Unit } from '../shape.ts';
import { INCH, isImmobile, isOn, marked, marking, type Standing } from '../state.ts';
import { exitEdge } from './exit-edge.ts';
import { neverWithdraws } from './never.ts';

/** Less than this is not worth forcing anybody. */
const WORTH = 4;

const known = new WeakMap<Seen, Map<number, number>>();

/** The nearest to its edge that a unit could come in this turn, in tenths of a millimetre from where it stands. */
function bestProgress(view: Seen, unit: Standing, book: Book): number {
  const cache = known.get(view) ?? new Map<number, number>();
  known.set(view, cache);
  const before = cache.get(unit.id);
  if (before !== undefined) return before;
  const edge = exitEdge(view, unit.seat);
  const inches = book.ask('move', { state: view, unit, mode: 'ground' }).total;
  let best = 0;
  if (inches > 0)
    for (const { y } of terrain
      .reachOf(view.table, unit.at, unit.z, MEASURES[unit.base].allowance(inches) * INCH, gaitOf(unit, 'ground', book, view))
      .points())
      best = Math.max(best, Math.abs(unit.at.y - edge) - Math.abs(y - edge));
  cache.set(unit.id, best);
  return best;
}

/** Abandoned: whoever is crippled and can no longer leave. The machine is lost for this fight and lies on the field after it. */
function abandon(play: Table): void {
  for (const unit of play.state.units) {
    if (!isOn(unit) || unit.seat < 0 || !stranded(unit) || neverWithdraws(play.state, unit)) continue;
    const marks = marking(unit, { kind: 'abandoned', until: 0 });
    play.emit({ type: 'changed', unit: unit.id, rule: 'ASC-scen-forced-abandon', what: 'is abandoned', change: { marks } });
    play.emit({ type: 'destroyed', unit: unit.id, rule: 'ASC-scen-forced-abandon', fate: 'destroyed' });
  }
}
const stranded = (unit: Unit): boolean =>
  isCrippled(unit) &&
  unit.card.moves.length > 0 &&
  !hasAny(unit, 'TON') &&
  (marked(unit, 'immobile') || (isImmobile(unit) && unit.moves.every(({ value }) => value === 0)));

export const retreatRules: readonly AlphaRule[] = [
  option('ASC-scen-forced-withdrawal', {
    needs: ['AS-withdraw'],
    covers: [
      'ASC-scen-forced-abandon',
      'ASC-scen-forced-withdrawal-drones',
      'ASC-scen-crippled-armor',
      'ASC-scen-crippled-weapons',
      'ASC-scen-crippled-immobile',
      'ASC-scen-htl-desperate',
    ],
    forbids: {
      move: (view, { unit: id, path }, _seat, book) => {
        const unit = view.units[id];
        if (!isOn(unit) || unit.airborne || !(marked(unit, 'withdrawing') || marked(unit, 'routed'))) return undefined;
        const best = bestProgress(view, unit, book);
        const edge = exitEdge(view, unit.seat);
        const made = Math.abs(unit.at.y - edge) - Math.abs((path[path.length - 1] ?? unit.at).y - edge);
        return best < WORTH * INCH || 2 * made >= best ? undefined : 'it has to leave as fast as it can';
      },
    },
    steps: { ending: [{ name: 'abandoning', after: 'withdrawal', run: abandon }] },
  }),
];
