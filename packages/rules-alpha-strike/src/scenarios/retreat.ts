import { hasAny } from '../card/specials.ts';
import { gone } from '../hidden/gone.ts';
import { isCrippled } from '../morale/withdrawal.ts';
import { type AlphaRule, option, type Table } from '../rule.ts';
import type { Unit } from '../shape.ts';
import { INCH, isImmobile, isOn, marked, marking } from '../state.ts';
import { flightHome, isFleeing, progressOf } from './flight-home.ts';
import { neverWithdraws } from './never.ts';

/** Less than this is not worth forcing anybody. */
const WORTH = 4;

/** Abandoned: whoever is crippled and can no longer leave. The machine is lost for this fight and lies on the field after it. */
function abandon(play: Table): void {
  for (const unit of play.state.units) {
    if (!isOn(unit) || unit.seat < 0 || !stranded(unit) || neverWithdraws(play.state, unit)) continue;
    const marks = marking(unit, { kind: 'abandoned', until: 0 });
    play.emit({ type: 'changed', unit: unit.id, rule: 'ASC-scen-forced-abandon', what: 'is abandoned', change: { marks } });
    gone(play, unit.id, 'ASC-scen-forced-abandon', 'destroyed');
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
        if (!isOn(unit) || !isFleeing(unit)) return undefined;
        const way = flightHome(view, unit, book);
        const best = way ? progressOf(view, unit, way.path[way.path.length - 1]!) : 0;
        const made = progressOf(view, unit, path[path.length - 1] ?? unit.at);
        return best < WORTH * INCH || 2 * made >= best ? undefined : 'it has to leave as fast as it can';
      },
    },
    steps: { ending: [{ name: 'abandoning', after: 'withdrawal', run: abandon }] },
  }),
];
