import { table as terrain } from '@sortie/board';
import type { Seat } from '@sortie/kernel';
import { offerShot } from '../hidden/hidden.ts';
import type { AlphaRule, Table } from '../rule.ts';
import type { Mark, Point, State, Unit } from '../shape.ts';
import { canAct, foesOf, INCH, isOn, isWithin, marked, marking, moveBy, radiusOf, type Standing, unmarking } from '../state.ts';
import { restingPlace } from '../transport/place.ts';
import { commandOf } from './list.ts';
import { sca } from './sca.ts';

const FLANK = 'off-map-movement';
/** Orders that only their own side knows begin like this. */
const SECRET = 'secret-flank:';
const RETURNS = 'secret-returns';

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
  const mark = unit.marks.find(({ kind }) => kind.startsWith(SECRET));
  const [x, y] = (mark?.kind.slice(SECRET.length) ?? '').split(':').map(Number);
  return mark && x !== undefined && y !== undefined ? { at: { x, y }, from: mark.value ?? 0 } : undefined;
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
  return state.phase === 'combat' && orders !== undefined && state.turn >= orders.from && !(unit && marked(unit, RETURNS));
};

function leave(play: Table, unit: Standing, at: Point): void {
  const from = exitOf(play.state, unit);
  if (!from) return;
  const mark: Mark = { kind: `${SECRET}${at.x}:${at.y}`, until: 0, value: play.state.turn + turnsAway(play.state.table, unit, from, at) };
  const marks = [...unit.marks.filter(({ kind }) => !kind.startsWith(SECRET)), mark];
  const moved = { mode: 'ground', length: 0, from: unit.at } as const;
  const change = { fate: 'offTable', at: null, moved, marks } as const;
  play.emit({ type: 'changed', unit: unit.id, rule: 'ASC-sca-offmap-orders', what: 'goes around', change });
  play.emit({ type: 'activated', unit: unit.id });
}

/** Back on the edge in the End Phase, beside its point if somebody stands there; enemies within an inch may fire at once. */
function arrive(play: Table): void {
  for (const { id } of play.state.units) {
    const unit = play.state.units[id]!;
    const orders = ordersOf(unit);
    if (unit.fate !== 'offTable' || !orders || !marked(unit, RETURNS)) continue;
    const at = restingPlace(play.state, unit, orders.at);
    const { elevation, depth } = terrain.groundAt(play.state.table, at);
    const marks = unmarking(unit, RETURNS).filter(({ kind }) => !kind.startsWith(SECRET));
    const change = { fate: 'fighting', at, z: elevation - depth, marks } as const;
    play.emit({ type: 'changed', unit: id, rule: 'ASC-sca-offmap-arrival', what: 'comes back', change });
    const back = play.state.units[id]!;
    if (!isOn(back)) continue;
    for (const foe of foesOf(play.state, back.seat))
      if (isWithin(foe, back, 1) && !foe.hidden && !foe.airborne && canAct(foe)) offerShot(play, foe.id, id);
  }
}

const away = (unit: Unit | undefined): string | undefined =>
  unit && unit.fate === 'offTable' && ordersOf(unit) ? 'it is on its way around' : undefined;

export const offMapCommands: readonly AlphaRule[] = [
  sca('offmap-orders', {
    adds: {
      offer: ({ state, seat, command }) => {
        if (command.ability !== FLANK || command.unit === undefined || !commandOf(state, seat, FLANK) || !isFair(state, seat))
          return undefined;
        const unit = state.units[command.unit];
        return (command.choice === 'return' ? mayReturn(state, unit) : mayLeave(state, unit, command.at)) ? 1 : undefined;
      },
    },
    forbids: {
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
            const marks = marking(unit, { kind: RETURNS, until: 0 });
            play.emit({ type: 'changed', unit: unit.id, rule: 'ASC-sca-offmap-orders', what: 'has its orders', change: { marks } });
          },
        },
      ],
      ending: [{ name: 'come back', after: 'orders', run: arrive }],
    },
    covers: ['ASC-sca-offmap-eligibility', 'ASC-sca-offmap-secrecy', 'ASC-sca-offmap-arrival', 'ASC-sca-offmap-initiative'],
  }),
];
