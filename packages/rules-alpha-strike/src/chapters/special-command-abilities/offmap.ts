import { table as terrain } from '@sortie/board';
import type { Seat } from '@sortie/kernel';
import { NOT_NOW } from '../../abilities/use.ts';
import { offerShot, reveal } from '../../hidden/hidden.ts';
import type { AlphaRule, Seen, Table } from '../../rule.ts';
import type { Command, Point, State, Unit } from '../../shape.ts';
import { canAct, foesOf, INCH, isOn, isWithin, marked, markOf, moveBy, radiusOf, type Standing, unitAt } from '../../state.ts';
import { restingPlace } from '../../transport/place.ts';
import { commandOf } from './list.ts';
import { sca } from './sca.ts';

const FLANK = 'off-map-movement';

type Table2 = Pick<State['table'], 'width' | 'height'>;

/** How far around the table a point of its edge lies, from the corner at the top left on; −1 for a point that is not on the edge. */
export function around({ width, height }: Table2, { x, y }: Point): number {
  if (y === 0) return x;
  if (x === width) return width + y;
  if (y === height) return width + height + (width - x);
  return x === 0 ? 2 * width + height + (height - y) : -1;
}

/** The point of the edge nearest to somebody who stands at it; `undefined` for whoever stands elsewhere. */
function exitOf({ table }: State, unit: Standing): Point | undefined {
  const reach = radiusOf(unit);
  const { x, y } = unit.at;
  if (y <= reach) return { x, y: 0 };
  if (y >= table.height - reach) return { x, y: table.height };
  if (x <= reach) return { x: 0, y };
  return x >= table.width - reach ? { x: table.width, y } : undefined;
}

/** Along the edge from one point to the other, whichever way is shorter. */
export function edgeDistance(table: Table2, from: Point, to: Point): number {
  const gap = Math.abs(around(table, from) - around(table, to));
  return Math.min(gap, 2 * (table.width + table.height) - gap);
}

/** Turns that a unit stays away at least. */
export const turnsAway = (table: Table2, unit: Unit, from: Point, to: Point): number =>
  Math.ceil(edgeDistance(table, from, to) / (Math.max(1, moveBy(unit, false), moveBy(unit, true)) * INCH));

/** Where and when a unit may come back, as its own side has written it down. */
function ordersOf(unit: Unit): { readonly at: Point; readonly from: number } | undefined {
  const mark = markOf(unit, 'flank');
  return mark && { at: mark.at, from: mark.value };
}

/** Whoever has to get through, or must not let anybody through, does not go around. */
const FORBIDDEN: { readonly [scenario: string]: 'attacker' | 'defender' } = { breakthrough: 'attacker', 'hold-the-line': 'defender' };
const isFair = ({ occasion, attacker }: State, seat: Seat): boolean => {
  const role = FORBIDDEN[occasion?.scenario ?? ''];
  return role === undefined || (role === 'attacker') !== (attacker === seat);
};

const mayLeave = (state: State, unit: Unit | undefined, at: Point | undefined): boolean =>
  isOn(unit) &&
  at !== undefined &&
  state.phase === 'movement' &&
  unit.moved === null &&
  moveBy(unit, false) > 0 &&
  around(state.table, at) >= 0 &&
  terrain.isStandingPoint(state.table, at) &&
  exitOf(state, unit) !== undefined;

const mayReturn = (state: State, unit: Unit | undefined): boolean => {
  const orders = unit?.fate === 'offTable' ? ordersOf(unit) : undefined;
  return state.phase === 'combat' && orders !== undefined && state.turn >= orders.from && !(unit && marked(unit, 'returns'));
};

function leave(play: Table, unit: Standing, at: Point): void {
  const from = exitOf(play.state, unit);
  if (!from) return;
  // A hidden unit that leaves is seen leaving.
  reveal(play, unit.id, 'AS-hidden');
  const back = play.state.turn + turnsAway(play.state.table, unit, from, at);
  play.emit({ type: 'wentAround', unit: unit.id, at, from: back, left: unit.at });
  play.emit({ type: 'activated', unit: unit.id });
}

/** Back on the edge in the End Phase, beside its point if somebody stands there; enemies within an inch may fire at once. */
function arrive(play: Table): void {
  for (const { id } of play.state.units) {
    const unit = unitAt(play.state, id);
    const orders = ordersOf(unit);
    if (unit.fate !== 'offTable' || !orders || !marked(unit, 'returns')) continue;
    const at = restingPlace(play.state, unit, orders.at);
    const { elevation, depth } = terrain.groundAt(play.state.table, at);
    play.emit({ type: 'cameBack', unit: id, at, z: elevation - depth });
    const back = unitAt(play.state, id);
    if (!isOn(back)) continue;
    for (const foe of foesOf(play.state, back.seat))
      if (isWithin(foe, back, 1) && !foe.hidden && !foe.airborne && canAct(foe)) offerShot(play, foe.id, id);
  }
}

const away = (unit: Unit | undefined): string | undefined =>
  unit && unit.fate === 'offTable' && ordersOf(unit) ? 'it is on its way around' : undefined;

/** Around the table: back to where the other side stands, at a few points of the edge. */
function flanking({ table: { width, height }, units }: Seen, seat: Seat): readonly Command[] {
  const points = [1, 2, 3].flatMap(i => [
    { x: 0, y: Math.round((height * i) / 4) },
    { x: width, y: Math.round((height * i) / 4) },
    { x: Math.round((width * i) / 4), y: 0 },
    { x: Math.round((width * i) / 4), y: height },
  ]);
  const own = units.filter(unit => unit.seat === seat);
  return own.flatMap(({ id, fate }): readonly Command[] =>
    fate === 'offTable'
      ? [{ type: 'ability', ability: 'off-map-movement', unit: id, choice: 'return' }]
      : points.map(at => ({ type: 'ability', ability: 'off-map-movement', unit: id, at })),
  );
}

export const offMapCommands: readonly AlphaRule[] = [
  sca('offmap-orders', {
    permits: { ability: [FLANK] },
    offers: { asides: ({ view, seat }) => (commandOf(view, seat, FLANK) ? flanking(view, seat) : []) },
    forbids: {
      ability: (view, { ability, unit: id, choice, at }, seat) => {
        if (ability !== FLANK) return undefined;
        if (id === undefined || !commandOf(view, seat, FLANK) || !isFair(view, seat)) return NOT_NOW;
        return (choice === 'return' ? mayReturn(view, view.units[id]) : mayLeave(view, view.units[id], at)) ? undefined : NOT_NOW;
      },
      bombard: ({ units }, { unit }) => away(units[unit]),
      order: ({ units }, { unit }) => away(units[unit]),
    },
    steps: {
      using: [
        {
          name: 'go around',
          after: 'begin',
          run: (play, { ability, unit: id, at, choice }) => {
            const unit = id === undefined ? undefined : play.state.units[id];
            if (ability !== FLANK || !unit) return;
            if (choice !== 'return') {
              if (isOn(unit) && at) leave(play, unit, at);
              return;
            }
            play.emit({ type: 'calledBack', unit: unit.id });
          },
        },
      ],
      ending: [{ name: 'come back', after: 'orders', run: arrive }],
    },
    covers: ['ASC-sca-offmap-eligibility', 'ASC-sca-offmap-secrecy', 'ASC-sca-offmap-arrival', 'ASC-sca-offmap-initiative'],
  }),
];
