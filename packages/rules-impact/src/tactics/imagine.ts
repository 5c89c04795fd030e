import { nth, type Seat, type View } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { cardOf } from '../model/lookup.ts';
import type { ScenarioPlan } from '../model/scenario.ts';
import type { Impact } from '../model/shape.ts';
import type { Card, State, Unit } from '../model/state.ts';
import { setUp } from '../setup/begin.ts';
import { zoneOf } from '../setup/zone.ts';
import { enemyOf, occupants, unitsOf } from '../units/unit.ts';

type Pick = (n: number) => number;

const pools = new WeakMap<ScenarioPlan, readonly Unit[]>();

/** Everybody the scenario brings, with their cards before they are shuffled: that much both sides know. */
function poolOf(plan: ScenarioPlan): readonly Unit[] {
  const pool = pools.get(plan) ?? setUp(plan).units;
  pools.set(plan, pool);
  return pool;
}

const same = (a: Card, b: Card): boolean => a.type === b.type && a.stars === b.stars && a.marine === b.marine && a.stealthy === b.stealthy;

/** The cards of a side that nobody has laid open yet, in some order. */
function unseen(view: View<Impact>, seat: Seat, kind: Unit['kind'], pick: Pick): Card[] {
  const left = poolOf(view.plan)
    .filter(unit => unit.seat === seat && unit.kind === kind)
    .map(cardOf);
  for (const { card, kind: own } of unitsOf(view, seat)) {
    const at = card && own === kind ? left.findIndex(one => same(one, card)) : -1;
    if (at >= 0) left.splice(at, 1);
  }
  for (let n = left.length; n > 1; n--) {
    const at = pick(n);
    [left[n - 1], left[at]] = [nth(left, at), nth(left, n - 1)];
  }
  return left;
}

/** A state that fits what a seat has seen: closed cards are dealt again, hidden soldiers stand somewhere in their zone, mines are what they may be. */
export function imagine(view: View<Impact>, seat: Seat, pick: Pick): State {
  const foe = enemyOf(seat);
  const decks = new Map<string, Card[]>();
  const cardFor = ({ kind }: Unit): Card | null => {
    const deck = decks.get(kind) ?? unseen(view, foe, kind, pick);
    decks.set(kind, deck);
    return deck.pop() ?? null;
  };
  const units = view.units.map(unit => {
    if (unit.seat !== foe) return unit;
    const dealt = unit.card ? unit : { ...unit, card: cardFor(unit) };
    const sorted = dealt.squad === null ? { ...dealt, squad: pick(2) === 0 ? (1 as const) : (2 as const) } : dealt;
    return unit.hidden && unit.place === 'map' && unit.at === null ? hide(view, sorted, pick) : sorted;
  });
  return { ...view, units, mines: view.mines.map(mine => (mine.kind === null ? guess(mine, pick) : mine)) };
}

/** Two dummies lie for each real mine. */
type Mine = State['mines'][number];
const guess = (mine: Mine, pick: Pick): Mine => ({ ...mine, kind: pick(3) === 0 ? 'explosive' : 'dummy' });

function hide(view: View<Impact>, unit: Unit, pick: Pick): Unit {
  const zone = zoneOf(view, unit.seat);
  const ground = groundOf(view.map);
  for (let tries = 0; tries < 12 && zone.length > 0; tries++) {
    const at = nth(zone, pick(zone.length));
    if (ground.terrain(at) !== 'clear' && occupants(view, at).length === 0) return { ...unit, at, level: ground.level(at) };
  }
  // Nowhere to be found: it plays no part in this world.
  return { ...unit, place: 'offline' };
}
