import { type Handler, nth, type RuleId, sure, tell } from '@sortie/kernel';
import type { CraftType } from '../../card/card.ts';
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
import { cardOf } from '../../setup/setup.ts';
import { ATMOSPHERE, type Radar, type State, type Unit } from '../../shape.ts';
import { isInAir } from '../../state.ts';
import type { Gift } from './shape.ts';

const has = (unit: Unit | null, gift: Gift): boolean => unit?.gifts.includes(gift) ?? false;

const optional = (id: RuleId, page: number, more: Partial<RadarRule>): RadarRule => ({
  id,
  cite: `ASC p. ${page}`,
  kind: 'optional',
  ...more,
});

/** A quirk of craft of some kinds: others cannot be given it. */
const quirk = (
  gift: Gift,
  page: number,
  types: readonly CraftType[],
  more: Partial<RadarRule>,
  id: RuleId = `ASC-quirk-${gift}`,
): RadarRule =>
  optional(id, page, {
    ...more,
    forbidsSetup: ({ forces }) => {
      const unfit = forces.flat().find(entry => {
        const card = entry.gifts?.includes(gift) ? cardOf(entry) : undefined;
        return card !== undefined && !types.includes(card.type);
      });
      const card = unfit && cardOf(unfit);
      return card && tell('{name} is of a kind that cannot have this quirk', { name: card.name });
    },
  });
const FLYERS: readonly CraftType[] = ['AF', 'SC', 'DS', 'DA'];
const STARCRAFT: readonly CraftType[] = ['JS', 'SS', 'WS'];

/** Born out there: a point of skill in space, and another one in the cockpit of a fighter. */
const atHome = (unit: Unit): number | undefined => (has(unit, 'belter') && !isInAir(unit) ? (isFighter(unit) ? -2 : -1) : undefined);
const belter = optional('ASC-aug-belter', 26, {
  adds: { ...everyAttack(({ attacker }) => atHome(attacker)), control: ({ unit }) => atHome(unit) },
});

/** The air is no hindrance: nothing is left of its modifier for others to lessen. */
const AIR: readonly RuleId[] = ['ASC-space-control-atmosphere-mod', 'ASC-quirk-atmospheric-flyer', 'ASC-spa-maneuvering-ace'];
const atEase = (gift: Gift): Partial<RadarRule> => ({ waives: { control: ({ unit }) => (has(unit, gift) ? AIR : undefined) } });
const rideTheWash = optional('ASC-spa-ride-the-wash', 55, atEase('ride-the-wash'));
const windWalker = optional('ASC-spa-wind-walker', 58, atEase('wind-walker'));

const WASH = 3;

/** Close behind somebody anywhere on the map of the air, its Outer Ring included, it may give up its attack to force the other one down. */
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
          if (play.state.map !== ATMOSPHERE || !isFighter(unit) || !has(unit, 'ride-the-wash')) return;
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
    const [own, target] = [nth(play.state.units, units[who]), nth(play.state.units, units[otherOf(who)])];
    if (!controls(play, target, 'wash', { other: own }).ok) forceDown(play, target);
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

/** A point more or less of what the air adds to control. */
const inAir = (gift: Gift, value: number): Partial<RadarRule> => ({
  adds: { control: ({ unit, other }) => (isInAir(unit) && other !== null && has(unit, gift) ? value : undefined) },
});

/** A point of Thrust more or less for movement, on every map. */
const faster = (gift: Gift, value: number): Partial<RadarRule> => ({
  adds: { pace: ({ unit }) => (has(unit, gift) ? value : undefined) },
});

const dockingArms = quirk('docking-arms', 62, STARCRAFT, {
  adds: { control: ({ what, other }) => (what === 'dock' && has(other, 'docking-arms') ? -1 : undefined) },
});

const THIRST: { readonly [R in Ring]: number } = { central: 0, inner: 1, middle: 1, outer: 2, peripheral: 2 };
const gasHog = quirk('gas-hog', 65, [...FLYERS, ...STARCRAFT, 'SV'], {
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
const largeDropShip = quirk('large-dropship', 66, ['DS', 'DA'], {
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
  windWalker,
  optional('ASC-spa-maneuvering-ace', 54, inAir('maneuvering-ace', -1)),
  optional('ASC-spa-speed-demon-aerospace', 56, faster('speed-demon', 1)),
  quirk('atmospheric-flyer', 62, FLYERS, inAir('atmospheric-flyer', -1)),
  quirk('atmospheric-flight-instability', 64, FLYERS, inAir('atmospheric-flight-instability', 1)),
  quirk('poor-performance', 67, [...FLYERS, 'WS'], faster('poor-performance', -1), 'ASC-quirk-poor-performance-aerospace'),
  dockingArms,
  gasHog,
  largeDropShip,
  guidedPassing,
];
