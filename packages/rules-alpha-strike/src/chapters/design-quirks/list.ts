import type { RuleId } from '@sortie/kernel';
import { artilleryOf, hasAny } from '../../card/specials.ts';
import type { Unit } from '../../shape.ts';
import { nameOf } from '../special-pilot-abilities/knows.ts';

type Fitting = Pick<Unit, 'card'>;

/** Something peculiar about a machine, good or bad. */
export interface Quirk {
  readonly id: string;
  readonly name: string;
  readonly rule: RuleId;
  /** Points: above 0 for what helps, below for what hinders; for some by what the card shows or by what is chosen. */
  readonly cost: (card: Fitting['card'], level: number) => number;
  readonly suits: (unit: Fitting) => boolean;
  /** Quirks that it does not go with. */
  readonly not?: readonly string[];
}

type Types = readonly string[];
const WALKERS: Types = ['BM', 'IM'];
const MACHINES: Types = ['BM', 'IM', 'CV', 'SV'];
const FLYERS: Types = ['AF', 'CF', 'SC', 'DS', 'DA'];
const STARCRAFT: Types = ['JS', 'SS', 'WS'];
const ALL = undefined;

const of =
  (types: Types | undefined) =>
  ({ card }: Fitting): boolean =>
    types === undefined || types.includes(card.type);
const not =
  (...types: Types) =>
  ({ card }: Fitting): boolean =>
    !types.includes(card.type);
const best = (card: Fitting['card']): number => Math.max(0, ...card.damage.map(({ points }) => points));

type More = Partial<Pick<Quirk, 'not' | 'suits' | 'cost'>>;
const quirk = (id: string, name: string, cost: number, types: Types | undefined, more: More = {}): Quirk => ({
  id,
  name,
  rule: `ASC-quirk-${id}`,
  cost: () => cost,
  suits: of(types),
  ...more,
});

const AIMING = ['improved-targeting-short', 'improved-targeting-medium', 'improved-targeting-long'];
const MISAIMING = ['poor-targeting-short', 'poor-targeting-medium', 'poor-targeting-long'];
const improved: More = { suits: not('BA'), not: ['variable-range-targeting', ...MISAIMING] };
/** Weapons that are fed with ammunition. */
export const FED = ['AC', 'FLK', 'IATM', 'IF', 'LRM', 'MSL', 'SRM', 'TOR'];
const isFed = (unit: Fitting): boolean => hasAny(unit, ...FED) || artilleryOf(unit.card).length > 0;
const rolling = ({ card }: Fitting): boolean => card.type === 'CV' && card.moves.some(({ code }) => code === 't' || code === 'w');

export const QUIRKS: readonly Quirk[] = [
  quirk('accurate-weapon', 'Accurate Weapon', 1, ALL, { cost: (_card, level) => level }),
  quirk('anti-aircraft-targeting', 'Anti-Aircraft Targeting', 1, MACHINES, { cost: best }),
  quirk('atmospheric-flyer', 'Atmospheric Flyer', 3, FLYERS),
  quirk('battle-computer', 'Battle Computer', 5, MACHINES),
  quirk('battlefists', 'Battlefists', 2, WALKERS, { not: ['no-minimal-arms'] }),
  quirk('combat-computer', 'Combat Computer', 3, [...WALKERS, 'CF', 'AF']),
  quirk('command-battlemech', 'Command BattleMech', 2, WALKERS),
  quirk('compact-mech', "Compact 'Mech", 1, WALKERS, { not: ['oversized'] }),
  quirk('cowl', 'Cowl', 4, WALKERS),
  quirk('distracting', 'Distracting', 1, [...MACHINES, 'PM', 'BA', 'CF', 'AF']),
  quirk('docking-arms', 'Docking Arms', 1, STARCRAFT),
  quirk('easy-to-maintain', 'Easy to Maintain', 1, ALL),
  quirk('easy-to-pilot', 'Easy to Pilot', 2, ALL, { suits: not('CV', 'SV') }),
  quirk('extended-torso-twist', 'Extended Torso Twist', 3, [...WALKERS, 'PM'], { not: ['no-torso-twist'] }),
  quirk('hyper-extending-actuators', 'Hyper-Extending Actuators', 1, WALKERS),
  quirk('improved-communications', 'Improved Communications', 2, ALL),
  quirk('improved-sensors', 'Improved Sensors', 3, [...MACHINES, 'PM']),
  quirk('improved-targeting-short', 'Improved Targeting (Short)', 3, ALL, improved),
  quirk('improved-targeting-medium', 'Improved Targeting (Medium)', 4, ALL, improved),
  quirk('improved-targeting-long', 'Improved Targeting (Long)', 5, ALL, improved),
  quirk('internal-bomb-bay', 'Internal Bomb Bay', 3, FLYERS),
  quirk('modular-weapons', 'Modular Weapons', 1, MACHINES),
  quirk('multi-trac', 'Multi-Trac', 2, WALKERS),
  quirk('narrow-low-profile', 'Narrow/Low Profile', 3, MACHINES, { not: ['oversized'] }),
  quirk('overhead-arms', 'Overhead Arms', 2, WALKERS),
  quirk('protected-actuators', 'Protected Actuators', 1, WALKERS, { not: ['exposed-actuators'] }),
  quirk('reinforced-legs', 'Reinforced Legs', 1, WALKERS),
  quirk('searchlight', 'Searchlight', 1, MACHINES),
  quirk('trailer-hitch', 'Trailer Hitch', 1, ['CV'], { suits: rolling }),
  quirk('variable-range-targeting', 'Variable Range Targeting', 2, [...WALKERS, 'PM'], {
    cost: card => 2 * best(card),
    not: [...AIMING, ...MISAIMING],
  }),
  quirk('ammunition-feed-problem', 'Ammunition Feed Problem', -1, ALL, { suits: isFed }),
  quirk('atmospheric-flight-instability', 'Atmospheric Flight Instability', -2, FLYERS),
  quirk('cooling-system-flaws', 'Cooling System Flaws', -3, WALKERS),
  quirk('cramped-cockpit', 'Cramped Cockpit', -2, [...WALKERS, 'AF', 'CF']),
  quirk('difficult-ejection', 'Difficult Ejection', -1, [...WALKERS, 'AF', 'CF']),
  quirk('difficult-to-maintain', 'Difficult to Maintain', -1, ALL),
  quirk('em-interference', 'EM Interference', -1, [...MACHINES, 'BA', ...FLYERS]),
  quirk('exposed-actuators', 'Exposed Actuators', -1, WALKERS),
  quirk('exposed-weapon-linkage', 'Exposed Weapon Linkage', -2, [...MACHINES, 'PM']),
  quirk('fragile-fuel-tank', 'Fragile Fuel Tank', -2, ['IM', 'CV', 'SV', ...FLYERS, ...STARCRAFT]),
  quirk('gas-hog', 'Gas Hog', -2, ['IM', 'CV', 'SV', ...FLYERS, ...STARCRAFT]),
  quirk('hard-to-pilot', 'Hard to Pilot', -2, ALL),
  quirk('illegal-design', 'Illegal Design', 0, ALL),
  quirk('inaccurate-weapon', 'Inaccurate Weapon', -1, ALL, { cost: (_card, level) => -level }),
  quirk('large-dropship', 'Large DropShip', -1, ['DS', 'DA']),
  quirk('low-mounted-arms', 'Low-Mounted Arms', -2, WALKERS),
  quirk('no-minimal-arms', 'No/Minimal Arms', -2, WALKERS),
  quirk('no-ejection-system', 'No Ejection System', -2, [...WALKERS, 'AF', 'CF']),
  quirk('no-torso-twist', 'No Torso Twist', -2, [...WALKERS, 'PM']),
  quirk('obsolete', 'Obsolete', -4, ALL),
  quirk('oversized', 'Oversized', -3, MACHINES, { suits: ({ card }) => MACHINES.includes(card.type) && card.size > 2 }),
  quirk('poor-life-support', 'Poor Life Support', -1, [...WALKERS, 'AF', 'CF']),
  quirk('poor-performance', 'Poor Performance', -3, [...MACHINES, 'PM', ...FLYERS, 'WS']),
  quirk('poor-sealing', 'Poor Sealing', -2, [...MACHINES, 'PM', 'BA']),
  quirk('poor-targeting-short', 'Poor Targeting (Short)', -2, ALL),
  quirk('poor-targeting-medium', 'Poor Targeting (Medium)', -3, ALL),
  quirk('poor-targeting-long', 'Poor Targeting (Long)', -4, ALL),
  quirk('poor-workmanship', 'Poor Workmanship', -1, ALL),
  quirk('prototype', 'Prototype', -2, ALL),
  quirk('sensor-ghosts', 'Sensor Ghosts', -2, ALL),
  quirk('static-ammo-feed', 'Static Ammo Feed', -2, ALL),
  quirk('unstreamlined', 'Unstreamlined', -2, ['AF', 'SC', 'DS', 'DA']),
  quirk('weak-legs', 'Weak Legs', -1, WALKERS),
  quirk('weak-undercarriage', 'Weak Undercarriage', -1, FLYERS),
];

const BY_ID: ReadonlyMap<string, Quirk> = new Map(QUIRKS.map(one => [one.id, one]));
export const quirkNamed = (written: string): Quirk | undefined => BY_ID.get(nameOf(written));

type Built = Pick<Unit, 'quirks' | 'card'>;
/** Has a machine this quirk, and is it of a kind that can have it? */
export const hasQuirk = (unit: Built, id: string): boolean =>
  unit.quirks.length > 0 && unit.quirks.some(one => nameOf(one) === id) && (BY_ID.get(id)?.suits(unit) ?? false);
export const quirkChoice = ({ quirks }: Pick<Unit, 'quirks'>, id: string): string =>
  quirks.find(one => nameOf(one) === id)?.slice(id.length + 1) ?? '';
export const quirkLevel = (unit: Pick<Unit, 'quirks'>, id: string): number => Number(quirkChoice(unit, id)) || 1;
