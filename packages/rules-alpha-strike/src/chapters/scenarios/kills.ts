import type { Handler, Seat } from '@sortie/kernel';
import type { UnitType } from '../../card/card.ts';
import { has } from '../../card/specials.ts';
import { isMarker } from '../../card/things.ts';
import { type AlphaRule, type Book, core, type Table } from '../../rule.ts';
import type { AlphaStrike, Duty, State, Unit } from '../../shape.ts';
import { marked, markOf, otherSeat } from '../../state.ts';
import { isCrippled } from '../withdrawal/crippled.ts';
import { defenderOf, is, missionIn } from './marker.ts';

/** What a destroyed unit of each type is worth. JumpShips and WarShips fight on other tables. */
const BASIC: { readonly [T in UnitType]?: number } = {
  BM: 5,
  IM: 3,
  PM: 3,
  CV: 3,
  SV: 2,
  BA: 2,
  CI: 1,
  AF: 5,
  SC: 5,
  CF: 3,
  DS: 10,
  DA: 10,
};

/** What a kill is worth: a row of the table, or the point value on the card whatever the skill. */
export const killValue = ({ card }: Pick<Unit, 'card'>, by: 'basic' | 'points'): number =>
  by === 'points' ? card.pv : (BASIC[card.type] ?? 0);

type Credit = Extract<Duty, { readonly type: 'credit' }>;

/** The side whose fire has brought a unit down this turn; its own fault where nobody's has. */
export function killerOf({ units, turn }: State, unit: Unit): Seat | undefined {
  const struck = markOf(unit, 'struck');
  const by = struck?.value === turn && struck.by !== undefined ? units[struck.by]?.seat : undefined;
  return by === otherSeat(unit.seat) ? by : undefined;
}

/** A crew that gave up a crippled machine: it was beaten, whoever fired last. */
const bailedOut = (book: Book, unit: Unit): boolean =>
  marked(unit, 'abandoned') || (unit.structure > 0 && isCrippled(book, unit) && !has(unit, 'BT'));

function creditKill(play: Table, unit: Unit): void {
  const kills = play.state.mission?.order.kills;
  if (!kills) return;
  const value = killValue(unit, kills);
  const abandoned = bailedOut(play.book, unit);
  const own = killerOf(play.state, unit) === undefined && !abandoned;
  const points = own ? Math.floor((value + 1) / 2) : value;
  const rule = own
    ? 'ASC-score-kill-self'
    : abandoned
      ? 'ASC-score-kill-retreat'
      : kills === 'points'
        ? 'ASC-score-kill-pv'
        : 'ASC-score-kill-basic';
  if (points > 0)
    play.emit({ type: 'scored', seat: otherSeat(unit.seat), points, rule, what: own ? 'a unit that destroyed itself' : 'a kill' });
}

const RETREAT = 100;

/** An attacker who turns back is a success of the defence; one who comes home with news may be what it was all about. */
function creditLeaving(play: Table, unit: Unit, { rule }: Credit): void {
  const { state } = play;
  if (unit.seat !== state.attacker || (rule !== 'AS-withdraw' && rule !== 'ASC-scen-htl-retreat')) return;
  if (is(state, 'hold-the-line', 'plain'))
    play.emit({ type: 'scored', seat: defenderOf(state), points: RETREAT, rule: 'ASC-scen-htl-retreat', what: 'an attacker turned back' });
  if (is(state, 'reconnaissance')) play.emit({ type: 'newsBrought', unit: unit.id, home: missionIn(state).home + 1 });
}

export const credit: Handler<AlphaStrike, 'credit'> = (play, gone) => {
  const unit = play.state.units[gone.unit];
  if (!unit || isMarker(unit)) return;
  if (gone.fate === 'withdrawn') {
    creditLeaving(play, unit, gone);
    return;
  }
  creditKill(play, unit);
};

export const award: Handler<AlphaStrike, 'award'> = (play, { type: _type, ...points }) => play.emit({ type: 'scored', ...points });

/** Remember who struck last, so that a kill can be told from an accident. */
const remember: AlphaRule = core('ASC-score-kill-general', {
  covers: [
    'ASC-score-kill-basic',
    'ASC-score-kill-retreat',
    'ASC-score-kill-self',
    'ASC-score-kill-pv',
    'ASC-tbl-basic-kill-vp',
    'ASC-scen-replaces-core-victory',
  ],
  follows: {
    destroyed: (state, { unit, fate, rule }) => (state.mission ? [{ type: 'credit', unit, fate, rule }] : undefined),
  },
  steps: {
    suffering: [
      {
        name: 'remember',
        after: 'begin',
        run: (play, { unit: id, by }) => {
          const { mission, turn, units } = play.state;
          const unit = units[id];
          if (!mission || !unit) return;
          const before = markOf(unit, 'struck');
          if (before?.value === turn && before.by === (by ?? undefined)) return;
          play.emit({ type: 'struck', unit: id, turn, ...(by === null ? {} : { by }) });
        },
      },
    ],
  },
});

export const killRules: readonly AlphaRule[] = [remember];
