import { isDropShip, isFlying, isSmallCraft } from '../../aerospace/aircraft.ts';
import { hasAny } from '../../card/specials.ts';
import { isFreight, isMarker } from '../../card/things.ts';
import { byRule, hurt } from '../../damage/apply.ts';
import { type AlphaRule, core, option, type Seen } from '../../rule.ts';
import { inCombat } from '../../sequence/turn.ts';
import type { Command, Unit } from '../../shape.ts';
import { inContact, isInfantry, isMech, isOn, isProto, isVehicle, marked, motive, onTable, unitAt } from '../../state.ts';
import { BURDEN, carriedAll, carriedBy, hauledBy, loadOn, slowsOf } from './burden.ts';
import { type Bulk, bulkOf, strengthOf } from './cargo-size.ts';
import type { Load } from './facts.ts';

/** Both of a pair that somebody wants to lift or throw; nothing where one of them is not there. */
function pair(view: Seen, unit: number, target: number): readonly [Unit, Unit] | undefined {
  const [carrier, cargo] = [view.units[unit], view.units[target]];
  return isOn(carrier) && isOn(cargo) && !cargo.hidden ? [carrier, cargo] : undefined;
}

/** Every neighbour. */
function* grips(view: Seen, unit: Unit): Generator<Command> {
  if (!isOn(unit)) return;
  for (const other of onTable(view))
    if (other.id !== unit.id && !other.hidden && inContact(unit, other)) yield { type: 'lift', unit: unit.id, target: other.id };
}

const lifting = (of: (carrier: Unit, cargo: Unit, view: Seen) => string | undefined): NonNullable<AlphaRule['forbids']> => ({
  lift: (view, { unit, target }) => {
    const both = pair(view, unit, target);
    return both ? of(...both, view) : undefined;
  },
});

const capacity: AlphaRule = option('ASC-cargo-capacity', {
  permits: { command: ['lift'] },
  offers: { works: ({ view, unit }) => grips(view, unit) },
  forbids: lifting((carrier, cargo, { units }) => {
    if (isInfantry(carrier) || carrier.moves.length === 0) return 'it carries nothing outside';
    if (hasAny(carrier, 'CT', 'CK')) return 'it has room inside';
    if (hauledBy(carrier) !== undefined) return 'it has a load already';
    const { size } = wholeLoad(carrier, [...carriedAll(carrier).flatMap(id => units[id] ?? []), cargo]);
    return size > strengthOf(carrier) ? 'that is too big for it' : undefined;
  }),
  covers: ['ASC-tbl-tonnage-to-size', 'ASC-cargo-sv-size2', 'ASC-cargo-tsm', 'ASC-cargo-support-vehicle', 'ASC-cargo-structure'],
});

const forbidden: AlphaRule = core('ASC-cargo-forbidden-units', {
  forbids: lifting((_carrier, cargo) =>
    isDropShip(cargo) || isSmallCraft(cargo)
      ? 'nobody carries a craft of that size'
      : cargo.card.type === 'SV' && cargo.card.size >= 3 && !isFreight(cargo)
        ? 'nobody carries a support vehicle of that size'
        : undefined,
  ),
});

const airborne: AlphaRule = core('ASC-cargo-airborne', {
  forbids: lifting(carrier =>
    (motive(carrier) === 'g' && carrier.airborne) || isFlying(carrier) ? 'in the air only a VTOL carries a load' : undefined,
  ),
});

/** In contact, and nothing else in this Combat Phase. */
const pickUp: AlphaRule = core('ASC-cargo-pickup-mech', {
  forbids: {
    lift: (view, { unit, target }, seat) => {
      const [carrier, cargo] = [view.units[unit], view.units[target]];
      const wrong = inCombat(view, carrier, seat);
      if (wrong || !isOn(carrier)) return wrong;
      if (!isOn(cargo) || cargo.hidden || unit === target) return 'there is nothing like that';
      if (!(isMech(carrier) || isProto(carrier) || isVehicle(carrier))) return undefined;
      if (carrier.did.length > 0) return 'it has already acted this turn';
      if (cargo.airborne || marked(cargo, 'towed') || loadOn(cargo) || isFixed(cargo)) return 'that cannot be lifted';
      return inContact(carrier, cargo) ? undefined : 'the bases have to touch';
    },
  },
});

/** A gun that is part of a building. */
const isFixed = (unit: Unit): boolean => unit.moves.length === 0 && !isFreight(unit);

const none: AlphaRule = core('ASC-cargo-no-attacks', {
  forbids: {
    attack: ({ units }, { unit }) => laden(units[unit]),
    demolish: ({ units }, { unit }) => laden(units[unit]),
    bombard: ({ units }, { unit }) => laden(units[unit]),
    run: ({ units }, { unit }) => laden(units[unit]),
  },
});
const laden = (unit: Unit | undefined): string | undefined =>
  unit && carriedBy(unit) !== undefined ? 'it carries something and makes no attack' : undefined;

const noJump: AlphaRule = core('ASC-cargo-no-jump', {
  forbids: {
    move: ({ units }, { unit, mode }) => (mode === 'jump' && laden(units[unit]) ? 'it does not jump with a load' : undefined),
  },
});

const slower: AlphaRule = core('ASC-cargo-movement', {
  multiplies: { move: ({ unit }) => (carriedBy(unit) === undefined ? undefined : slowsOf(unit)?.share) },
  atMost: { move: ({ unit }) => (carriedBy(unit) === undefined ? undefined : slowsOf(unit)?.most) },
});

/** Several loads are as big as all of them together. */
function wholeLoad(carrier: Unit, loads: readonly Unit[]): Bulk {
  const bulks = loads.map(cargo => bulkOf(cargo, carrier));
  return { size: bulks.reduce((sum, { size }) => sum + size, 0), large: bulks.some(({ large }) => large) };
}

/** The burden of all its loads on a carrier. */
function burdenBy(carrier: Unit, loads: readonly Unit[]): number {
  const { size, large } = wholeLoad(carrier, loads);
  if (large) return BURDEN.crawl;
  if (marked(carrier, 'lifter') && carrier.card.size - size > 3) return BURDEN.twoInches;
  return size <= Math.max(1, Math.floor(carrier.card.size / 4)) ? BURDEN.third : BURDEN.half;
}

/** These loads on a carrier, with what all of them together slow it. */
export function loadsOn(carrier: Unit, loads: readonly Unit[]): readonly Load[] {
  const value = burdenBy(carrier, loads);
  return loads.map(({ id }) => ({ by: id, value }));
}

/** A die of points strikes the load instead of whoever carries it. */
const split: AlphaRule = core('ASC-cargo-damage-split', {
  steps: {
    attack: [
      {
        name: 'load',
        before: 'apply',
        run: (play, attack) => {
          const cargo = carriedBy(unitAt(play.state, attack.aim.target.id));
          // A flag is too slight to stop anything.
          if (!attack.hit || attack.dealt <= 0 || cargo === undefined || isMarker(play.state.units[cargo])) return;
          const die = play.roll(1, 6, 'ASC-cargo-damage-split');
          play.emit({ type: 'rolled', unit: cargo, rule: 'ASC-cargo-damage-split', what: 'the load is struck', roll: die });
          const points = Math.min(die.total, attack.dealt);
          attack.dealt -= points;
          hurt(play, cargo, points, byRule('ASC-cargo-damage-split'));
        },
      },
    ],
  },
});

/** Freight is nobody's soldier: it takes no orders. */
const inert: AlphaRule = core('ASC-cargo-drop-quick', {
  forbids: {
    order: ({ units }, { unit }) => (units[unit] && isFreight(units[unit]) ? 'cargo takes no orders' : undefined),
    move: ({ units }, { drops }) =>
      drops?.some(id => units[id] && marked(units[id], 'cargo')) ? 'a load is let go quickly or carefully' : undefined,
  },
});

export const cargoRules: readonly AlphaRule[] = [capacity, forbidden, airborne, pickUp, none, noJump, slower, split, inert];
