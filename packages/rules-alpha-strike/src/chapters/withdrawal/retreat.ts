import { last } from '@sortie/kernel';
import { hasAny } from '../../card/specials.ts';
import { gone } from '../../hidden/gone.ts';
import { type AlphaRule, type Book, option, type Table } from '../../rule.ts';
import type { Unit } from '../../shape.ts';
import { INCH, isOn, marked } from '../../state.ts';
import { isCrippled } from './crippled.ts';
import { flightHome, progressOf } from './flight-home.ts';
import { isFleeing, neverWithdraws } from './never.ts';

/** Less than this is not worth forcing anybody. */
const WORTH = 4;

/** Abandoned: whoever is crippled and can no longer leave. The machine is lost for this fight and lies on the field after it. */
function abandon(play: Table): void {
  for (const unit of play.state.units) {
    if (!isOn(unit) || unit.seat < 0 || !stranded(play.book, unit) || neverWithdraws(play.book, play.state, unit)) continue;
    play.emit({ type: 'machineAbandoned', unit: unit.id });
    gone(play, unit.id, 'ASC-scen-forced-abandon', 'destroyed');
  }
}
const stranded = (book: Book, unit: Unit): boolean =>
  isCrippled(book, unit) &&
  unit.card.moves.length > 0 &&
  !hasAny(unit, 'TON') &&
  (marked(unit, 'immobile') || unit.moves.every(({ value }) => value === 0));

export const retreatRules: readonly AlphaRule[] = [
  option('ASC-scen-forced-withdrawal', {
    needs: ['AS-withdraw'],
    covers: ['ASC-scen-forced-abandon', 'ASC-scen-forced-withdrawal-drones'],
    forbids: {
      move: (view, { unit: id, path }, _seat, book) => {
        const unit = view.units[id];
        if (!isOn(unit) || !isFleeing(book, unit)) return undefined;
        const way = flightHome(view, unit, book);
        const best = way ? progressOf(view, book, unit, last(way.path)) : 0;
        const made = progressOf(view, book, unit, path[path.length - 1] ?? unit.at);
        return best < WORTH * INCH || 2 * made >= best ? undefined : 'it has to leave as fast as it can';
      },
    },
    steps: { ending: [{ name: 'abandoning', after: 'withdrawal', run: abandon }] },
  }),
];
