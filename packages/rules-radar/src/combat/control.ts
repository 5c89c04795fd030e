import type { Roll } from '@sortie/kernel';
import type { Steered } from '../event.ts';
import { AWAY } from '../map/sectors.ts';
import { isAdrift, thrustOf } from '../movement/thrust.ts';
import type { ControlFor, Steering } from '../questions.ts';
import { asc, type RadarRule, type Table } from '../rule.ts';
import type { EngageTerms } from '../shape/open.ts';
import type { Control, Unit } from '../shape.ts';

const controlRoll: RadarRule = asc('ASC-space-control-roll', 68, { base: { control: ({ unit }) => unit.skill } });

type Details = Partial<Pick<Steering, 'other' | 'sector' | 'system' | 'extra' | 'terms'>>;

/** All that bears on a Control Roll. */
export function steeringOf(play: Pick<Table, 'state' | 'book'>, unit: Unit, what: ControlFor, details: Details = {}): Steering {
  const { other = null } = details;
  const adrift = isAdrift(play.book, unit);
  const otherAdrift = other !== null && isAdrift(play.book, other);
  return { state: play.state, unit, what, sector: AWAY, system: false, extra: 0, terms: {}, ...details, other, adrift, otherAdrift };
}

/** One Control Roll with its number. */
export function steer(play: Table, unit: Unit, what: ControlFor, details: Details = {}) {
  const number = play.ask('control', steeringOf(play, unit, what, details));
  const roll = play.roll(2, 6, 'ASC-space-control-roll');
  return { number, roll, ok: roll.total >= number.total, margin: roll.total - number.total };
}

/** A Control Roll outside of an engagement, told to everybody. */
export function controls(
  play: Table,
  unit: Unit,
  what: ControlFor,
  details: Details = {},
): { readonly ok: boolean; readonly margin: number } {
  const { number, roll, ok, margin } = steer(play, unit, what, details);
  play.emit({ type: 'rolled', unit: unit.id, what, number, roll, ok });
  return { ok, margin };
}

type Rolled = { readonly roll: Roll; readonly number: { readonly total: number }; readonly ok: boolean; readonly margin: number };

const kept = ({ book }: Table, one: Rolled, other: Rolled, thrust: number): Control => ({
  number: one.number.total,
  roll: one.roll.total,
  ok: one.ok,
  margin: one.margin,
  modified: one.roll.total + book.ask('share', { ok: one.ok, otherOk: other.ok, thrust }).total,
});

/** Both manoeuvre for advantage; each result is kept with its margin. */
export function contestControl(
  play: Table,
  pair: readonly [Unit, Unit],
  what: readonly [ControlFor, ControlFor],
  terms: EngageTerms = {},
): readonly [Steered, Steered] {
  const [first, second] = pair;
  const one = steer(play, first, what[0], { other: second, terms });
  const two = steer(play, second, what[1], { other: first });
  return [
    { unit: first.id, number: one.number, roll: one.roll, control: kept(play, one, two, thrustOf(play.book, first)) },
    { unit: second.id, number: two.number, roll: two.roll, control: kept(play, two, one, thrustOf(play.book, second)) },
  ];
}

/** Half of the Thrust for whoever succeeds; a quarter for whoever fails against one who succeeds. */
const thrustModified: RadarRule = asc('ASC-space-range-thrust-modified', 80, {
  base: {
    share: ({ ok, otherOk, thrust }) => {
      if (ok) return Math.floor(thrust / 2);
      return otherOk ? Math.floor(thrust / 4) : undefined;
    },
  },
});

export const controlRules: readonly RadarRule[] = [
  controlRoll,
  asc('ASC-space-engagement-control-roll', 78, {
    structural: 'the step `control` of the exchange: one roll by each of the two, kept until it ends',
    covers: ['ASC-space-control-roll-per-pair'],
  }),
  thrustModified,
];
