import { type Handler, nth, type RuleId, sure, tell } from '@sortie/kernel';
import { countOf, isFighter } from '../../card/craft.ts';
import { clashing, isAskedFor, otherOf } from '../../combat/clash.ts';
import { controls } from '../../combat/control.ts';
import { proceed } from '../../combat/exchange.ts';
import { tailedBy } from '../../combat/position.ts';
import { fires } from '../../combat/shoot.ts';
import { addCritical } from '../../damage/criticals.ts';
import { type Ring, ringOf } from '../../map/sectors.ts';
import { inward, MIDDLE_OF_MAP } from '../../map/zones.ts';
import { everyAttack, type RadarRule, type Table } from '../../rule.ts';
import type { Radar, State, Unit } from '../../shape.ts';
import { isInAir } from '../../state.ts';
import type { Gift } from './shape.ts';

const has = (unit: Unit | null, gift: Gift): boolean => unit?.gifts.includes(gift) ?? false;

const optional = (id: RuleId, page: number, more: Partial<RadarRule>): RadarRule => ({
  id,
  cite: `ASC p. ${page}`,
  kind: 'optional',
  ...more,
});

/** Born out there: a point of skill in space, and another one in the cockpit of a fighter. */
const atHome = (unit: Unit): number | undefined => (has(unit, 'belter') && !isInAir(unit) ? (isFighter(unit) ? -2 : -1) : undefined);
const belter = optional('ASC-aug-belter', 26, {
  adds: { ...everyAttack(({ attacker }) => atHome(attacker)), control: ({ unit }) => atHome(unit) },
});

const rideTheWash = optional('ASC-spa-ride-the-wash', 55, {
  waives: { control: ({ unit }) => (has(unit, 'ride-the-wash') ? ['ASC-space-control-atmosphere-mod'] : undefined) },
});

const WASH = 3;

/** Close behind somebody in the air, it may give up its attack to force the other one down. */
const washAttack = optional('ASC-spa-ride-the-wash-attack', 55, {
  permits: { command: ['wash'] },
  adds: { control: ({ what }) => (what === 'wash' ? WASH : undefined) },
  forbids: { wash: (view, _command, seat) => (isAskedFor(view, 'wash', seat) ? undefined : tell('that is not asked now')) },
  offers: {
    replies: ({ clash }) => (clash.asks === 'wash' ? [false, true].map(yes => ({ type: 'wash', yes }) as const) : []),
  },
  steps: {
    exchange: [
      {
        name: 'wash',
        before: 'arming',
        run: (play, about) => {
          const { clash } = play.state;
          const who = clash && !about.waits && clash.wash === null && clash.bracket === 'short' ? tailedBy(play, clash) : null;
          if (!clash || who === null || !fires(play, clash, who)) return;
          const unit = clashing(play.state, clash, who);
          if (!isInAir(unit) || !isFighter(unit) || !has(unit, 'ride-the-wash')) return;
          play.emit({ type: 'asked', asks: 'wash', who });
          about.waits = true;
        },
      },
    ],
  },
});

export const wash: Handler<Radar, 'wash'> = (play, { yes }) => {
  const { who, units } = sure(play.state.clash, 'the exchange');
  play.emit({ type: 'washed', who, yes });
  if (yes) {
    play.emit({ type: 'readied', who, weapons: [], helper: null });
    const target = nth(play.state.units, units[otherOf(who)]);
    if (!controls(play, target, 'wash').ok) forceDown(play, target);
  }
  proceed(play);
};

/** One zone inward, or into the ground from the middle; whoever fought it there has lost it. */
function forceDown(play: Table, { id, zone }: Unit): void {
  if (zone === MIDDLE_OF_MAP) addCritical(play, id, 'crewKilled', 'ASC-spa-ride-the-wash-attack');
  else play.emit({ type: 'sank', unit: id, zone: inward(zone), sunk: true, rule: 'ASC-spa-ride-the-wash-attack' });
  for (const engagement of play.state.engagements)
    if (engagement.a === id || engagement.b === id)
      play.emit({ type: 'settled', engagement, goesOn: false, rule: 'ASC-spa-ride-the-wash-attack' });
}

/** A point more or less for control in the air. */
const inAir = (id: RuleId, page: number, gift: Gift, value: number): RadarRule =>
  optional(id, page, {
    adds: { control: ({ unit, what }) => (isInAir(unit) && what === 'engage' && has(unit, gift) ? value : undefined) },
  });

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
  washAttack,
  inAir('ASC-quirk-atmospheric-flyer', 62, 'atmospheric-flyer', -1),
  inAir('ASC-quirk-atmospheric-flight-instability', 64, 'atmospheric-flight-instability', 1),
  dockingArms,
  gasHog,
  largeDropShip,
  guidedPassing,
];
