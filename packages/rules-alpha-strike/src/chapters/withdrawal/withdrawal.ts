import { hasAny } from '../../card/specials.ts';
import { gone } from '../../hidden/gone.ts';
import { type AlphaRule, option, type Table } from '../../rule.ts';
import { INCH, isOn, marked } from '../../state.ts';
import { crippledRules, isCrippled } from './crippled.ts';
import { exitEdge } from './exit-edge.ts';
import { flightHome } from './flight-home.ts';
import { hasTo, isFleeing, neverWithdraws } from './never.ts';
import { retreatRules } from './retreat.ts';

/** At its own edge of the table a unit that has to leave is gone. */
export function leave(play: Table): void {
  for (const unit of play.state.units) {
    if (!isOn(unit) || !hasTo(play.book, unit) || Math.abs(unit.at.y - exitEdge(play.state, play.book, unit.seat)) > INCH) continue;
    gone(play, unit.id, 'AS-withdraw', 'withdrawn');
  }
}

const withdraw: AlphaRule = option('AS-withdraw', {
  base: { exit: ({ seat }) => seat },
  offers: {
    drives: ({ view, unit, book }) => {
      const way = isFleeing(book, unit) && !hasAny(unit, 'RBT', 'SDCS') ? flightHome(view, unit, book) : undefined;
      return way ? [way] : [];
    },
  },
  affirms: {
    leaves: ({ unit }) => marked(unit, 'withdrawing'),
    fightsOn: ({ unit }) => hasAny(unit, 'DRO', 'RBT', 'SDCS'),
  },
  forbids: {
    move: (view, { unit: id, path }, _seat, book) => {
      const unit = view.units[id];
      const end = path[path.length - 1];
      if (!isOn(unit) || !end || !hasTo(book, unit)) return undefined;
      const edge = exitEdge(view, book, unit.seat);
      return Math.abs(end.y - edge) > Math.abs(unit.at.y - edge) ? 'it has to make for its own edge of the table' : undefined;
    },
  },
  steps: {
    ending: [
      {
        name: 'withdrawal',
        after: 'effects',
        run: play => {
          leave(play);
          for (const unit of play.state.units)
            if (isOn(unit) && !hasTo(play.book, unit) && isCrippled(play.book, unit) && !neverWithdraws(play.book, play.state, unit))
              play.emit({ type: 'hasToWithdraw', unit: unit.id, rule: 'AS-withdraw' });
        },
      },
    ],
  },
});

export const withdrawalRules: readonly AlphaRule[] = [withdraw, ...retreatRules, ...crippledRules];
