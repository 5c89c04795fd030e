import { type Answer, type Handler, nth, type Seat, tell } from '@sortie/kernel';
import { hitsIn, orderMatters } from '../damage/order.ts';
import type { Attack } from '../questions.ts';
import type { Book, QuickStartRule, Table } from '../rule.ts';
import type { Hit, Mech, QuickStart, State, UnitId, WeaponId } from '../shape.ts';
import { callSign, isFighting, type Standing } from '../state.ts';
import { tablesOf } from '../tables.ts';
import { aimAt } from './aim.ts';
import { CANNOT_HIT } from './roll.ts';

/** Has everybody on the map declared? */
export const allDeclared = (state: State): boolean => state.units.every(unit => !isFighting(unit) || unit.fire !== null);

/** 'Mechs of a seat whose declared shots wait to be rolled. */
export const waitingToFire = (state: State, seat: Seat): readonly Mech[] =>
  state.units.filter(unit => unit.seat === seat && unit.fire !== null && !unit.fire.resolved && unit.fire.shots.length > 0);

const declareFirst: QuickStartRule = {
  id: 'QS-seq-declare-before-resolve',
  cite: 'QS p. 4',
  kind: 'core',
  forbids: {
    resolve: (view, { unit, weapons }) => {
      if (view.phase !== 'attack' || !allDeclared(view)) return tell('no shot is rolled before everybody has declared');
      const declared = view.units[unit]?.fire?.shots ?? [];
      const strange = weapons.find(weapon => !declared.some(shot => shot.weapon === weapon));
      return strange === undefined ? undefined : tell('the {weapon} was not declared', { weapon: weaponName(view, unit, strange) });
    },
  },
};

const weaponName = (view: State, unit: UnitId, weapon: WeaponId): string => view.units[unit]?.sheet.weapons[weapon]?.name ?? 'weapon';

const perMech: QuickStartRule = {
  id: 'QS-seq-resolve-per-mech',
  cite: 'QS p. 2',
  kind: 'core',
  forbids: {
    resolve: (view, { unit: id }, seat) => {
      const unit = view.units[id];
      if (unit?.seat !== seat) return tell("that is not your 'Mech");
      if (view.pending) return tell("the fire of one 'Mech is finished before the next one's begins");
      if (view.phase === 'attack' && allDeclared(view) && view.active !== seat) return tell('the other side rolls first');
      return waitingToFire(view, seat).includes(unit) ? undefined : tell('the {unit} has no shots to roll', { unit: callSign(view, id) });
    },
  },
  follows: { resolved: () => [{ type: 'callNext' }] },
};

/** Any order of the weapons, each once; the order of the damage is `markDamage`. */
const orderOwn: QuickStartRule = {
  id: 'QS-seq-resolve-order-own',
  cite: 'QS p. 2',
  kind: 'core',
  forbids: {
    resolve: (_view, { weapons }) => (new Set(weapons).size < weapons.length ? tell('name each weapon once') : undefined),
    markDamage: ({ pending, units }, { order }, seat) => {
      if (pending?.kind !== 'damage') return tell('no damage waits to be marked');
      if (units[pending.unit]?.seat !== seat) return tell('whoever fired chooses the order');
      const all = order.length === pending.hits.length && new Set(order).size === order.length;
      return all && order.every(i => pending.hits[i] !== undefined) ? undefined : tell('name each hit once');
    },
  },
};

const abort: QuickStartRule = {
  id: 'QS-to-hit-abort',
  cite: 'QS p. 5',
  kind: 'core',
  forbids: {
    resolve: (view, { unit: id, weapons }, _seat, book) => {
      const unit = view.units[id];
      if (!isFighting(unit)) return undefined;
      for (const { weapon, target } of unit.fire?.shots ?? []) {
        if (weapons.includes(weapon)) continue;
        const other = view.units[target];
        if (!isFighting(other) || canHit(view, book, unit, other, weapon))
          return tell('the {weapon} can hit, so its shot must be rolled', { weapon: weaponName(view, id, weapon) });
      }
      return undefined;
    },
  },
  steps: {
    attack: [
      {
        name: 'abort',
        before: 'roll',
        run: (_play, attack) => {
          if (attack.aborted) attack.result = 'aborted';
        },
      },
    ],
  },
};

const resolveAll: QuickStartRule = {
  id: 'QS-seq-multi-resolve-all',
  cite: 'QS p. 10',
  kind: 'core',
  structural: 'a target that is lost stays on the map until the phase ends, and so does the fire at it',
};

export const resolveRules: readonly QuickStartRule[] = [declareFirst, perMech, orderOwn, abort, resolveAll];

/** Is there a roll that hits? */
export const canHit = (state: State, book: Book, unit: Standing, target: Standing, weapon: WeaponId): boolean =>
  book.ask('toHit', aimAt(state, book, unit, target, nth(unit.sheet.weapons, weapon))).total < CANNOT_HIT;

export const resolve: Handler<QuickStart, 'resolve'> = (play, { unit, weapons }) => fireAll(play, unit, weapons);

/** Roll one 'Mech's shots; then its hits wait for an order if the order makes a difference. */
export function fireAll(play: Table, id: UnitId, weapons: readonly WeaponId[]): void {
  const unit = nth(play.state.units, id);
  const shots = unit.fire?.shots ?? [];
  const target = nth(play.state.units, nth(shots, 0).target);
  if (!isFighting(unit) || !isFighting(target)) throw new Error(`unit ${id} cannot fire`);
  const left = shots.map(({ weapon }) => weapon).filter(weapon => !weapons.includes(weapon));
  const hits: Hit[] = [];
  for (const weapon of weapons) hits.push(...hitsIn(weapon, fireOne(play, unit, target, weapon, false)));
  for (const weapon of left) fireOne(play, unit, target, weapon, true);
  if (hits.length === 0) play.emit({ type: 'resolved', unit: id });
  else play.emit({ type: 'hitsWait', unit: id, target: target.id, hits, anyOrder: !orderMatters(tablesOf(play.book), target.armor, hits) });
}

const UNKNOWN: Answer = { total: 0, terms: [] };

function fireOne(play: Table, unit: Standing, target: Standing, weapon: WeaponId, aborted: boolean): Attack {
  const aim = aimAt(play.state, play.book, unit, target, nth(unit.sheet.weapons, weapon));
  const attack: Attack = {
    unit: unit.id,
    target: target.id,
    weapon,
    aim,
    aborted,
    toHit: UNKNOWN,
    result: 'hit',
    roll: null,
    cluster: null,
    groups: [],
  };
  play.run('attack', attack);
  const { toHit, result, roll, cluster, groups } = attack;
  play.emit({ type: 'fired', unit: unit.id, target: target.id, weapon, toHit, result, roll, cluster, groups });
  return attack;
}
