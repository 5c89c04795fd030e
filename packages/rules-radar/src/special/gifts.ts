import { type RuleId, tell } from '@sortie/kernel';
import { countOf, isFighter } from '../card/craft.ts';
import { type Ring, ringOf } from '../map/sectors.ts';
import type { RadarRule } from '../rule.ts';
import type { Gift, State, Unit } from '../shape.ts';

const has = (unit: Unit | null, gift: Gift): boolean => unit?.gifts.includes(gift) ?? false;

const optional = (id: RuleId, page: number, more: Partial<RadarRule>): RadarRule => ({
  id,
  cite: `ASC p. ${page}`,
  kind: 'optional',
  ...more,
});

/** Born out there: a point of skill in space, and another one in the cockpit of a fighter. */
const atHome = (unit: Unit): number | undefined => (has(unit, 'belter') && !unit.sunk ? (isFighter(unit) ? -2 : -1) : undefined);
const belter = optional('ASC-aug-belter', 26, {
  adds: { toHit: ({ attacker }) => atHome(attacker), control: ({ unit }) => atHome(unit), bombard: ({ unit }) => atHome(unit) },
});

const rideTheWash = optional('ASC-spa-ride-the-wash', 55, {
  waives: { control: ({ unit }) => (has(unit, 'ride-the-wash') ? ['ASC-space-control-atmosphere-mod'] : undefined) },
});

/** A point more or less for control in the air. */
const inAir = (id: RuleId, page: number, gift: Gift, value: number): RadarRule =>
  optional(id, page, { adds: { control: ({ unit, what }) => (unit.sunk && what === 'engage' && has(unit, gift) ? value : undefined) } });

const dockingArms = optional('ASC-quirk-docking-arms', 62, {
  adds: { control: ({ what, other }) => (what === 'dock' && has(other, 'docking-arms') ? -1 : undefined) },
});

const THIRST: { readonly [R in Ring]: number } = { central: 0, inner: 1, middle: 1, outer: 2, peripheral: 2 };
const gasHog = optional('ASC-quirk-gas-hog', 65, {
  adds: { fuelCost: ({ unit }) => (has(unit, 'gas-hog') ? THIRST[ringOf(unit.sector)] || undefined : undefined) },
});

const portsFor = (unit: Unit): number => (has(unit, 'large-dropship') ? 2 : 1);
const taken = (state: State, parent: Unit): number =>
  state.units.reduce(
    (sum, unit) =>
      unit.docking?.parent === parent.id || (unit.fate === 'docked' && unit.parent === parent.id) ? sum + portsFor(unit) : sum,
    0,
  );

/** Takes up two ports. */
const largeDropShip = optional('ASC-quirk-large-dropship', 66, {
  forbids: {
    dock: (view, { unit: id, parent: other }) => {
      const [unit, parent] = [view.units[id], view.units[other]];
      if (!unit || !parent) return undefined;
      const free = countOf(parent, 'DT') - parent.hits.dock - taken(view, parent);
      return free < portsFor(unit) ? tell('there are not ports enough for it') : undefined;
    },
  },
});

/** House: the entry of guided missiles itself says that they help in passing as well. */
const guidedPassing: RadarRule = {
  id: 'ASC-house-radar-guided-passing',
  cite: 'house',
  kind: 'optional',
  adds: {
    toHit: ({ way, weapon, attacker }) => (way === 'pass' && weapon === 'missiles' && countOf(attacker, 'TELE') > 0 ? -1 : undefined),
  },
};

export const giftRules: readonly RadarRule[] = [
  belter,
  rideTheWash,
  inAir('ASC-quirk-atmospheric-flyer', 62, 'atmospheric-flyer', -1),
  inAir('ASC-quirk-atmospheric-flight-instability', 64, 'atmospheric-flight-instability', 1),
  dockingArms,
  gasHog,
  largeDropShip,
  guidedPassing,
];
