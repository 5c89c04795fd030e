import { type Motive, SIDEARMS, TRAINING, type Unit } from '@sortie/roster';
import { errata, MANUAL, type Rule, type Said } from '../rule.ts';
import { called, type Fitting, isPlatoon, isProtoMech, isSuits, type Subject, total } from '../subject.ts';
import { armorByKind, armorNamed } from '../weight/common.ts';
import { itemPrice } from './items.ts';

type ByClass = readonly [exoskeleton: number, light: number, medium: number, heavy: number, assault: number];

const CHASSIS: ByClass = [50_000, 50_000, 100_000, 200_000, 400_000];
const JETS: ByClass = [50_000, 50_000, 75_000, 150_000, 300_000];
const ROTORS: ByClass = [50_000, 50_000, 100_000, 150_000, 300_000];
const FINS: ByClass = [50_000, 50_000, 75_000, 100_000, 150_000];
const LEGS = 25_000;

/** What it takes to train somebody to wear a suit. */
const DRILL = { 'inner-sphere': 150_000, clan: 200_000 } as const;

const at = (row: ByClass, { squad }: Unit): number => row[squad?.weightClass ?? 0] ?? 0;

const rows = (...said: readonly (readonly [note: string, value: number])[]): Said[] =>
  said.flatMap(([note, value]) => (value === 0 ? [] : [{ value, note }]));

/** The Clans make better suits, for a tenth more. */
const CRAFT = 0.1;

function bareSuit(subject: Subject): Said[] {
  const { unit } = subject;
  const { walk, jump, swim = 0 } = unit.movement;
  const armor = [...armorByKind(subject)].reduce((sum, [name, points]) => sum + points * (armorNamed(subject, name)?.cost ?? 0), 0);
  const troopers = Math.max(1, unit.squad?.troopers ?? 1);
  return rows(
    ['chassis', at(CHASSIS, unit)],
    ['legs', LEGS * Math.max(0, walk - 1)],
    ['jets', jump * at(unit.motive === 'vtol' ? ROTORS : JETS, unit)],
    ['diving gear', swim * at(FINS, unit)],
    ['jump booster', subject.has('mechanical-jump-booster') ? at(JETS, unit) : 0],
    ['armor', armor / troopers],
    ...subject.gear.filter(isHand).map(one => [called(one), one.item.cost + LIFT_TON * liftOf(one)] as const),
  );
}

/** A cargo lifter is paid by the tons that it lifts. */
const LIFT_TON = 500;
const liftOf = ({ mount, item }: Fitting): number => (item.traits.has('cargolifter') ? (mount.size ?? 0) : 0);

const isHand = ({ item }: Fitting): boolean => item.traits.has('ba-manipulator');

/** What the muscles of a suit are paid by: the points of movement that they give. */
const BOOSTER = 75_000;
const isBooster = ({ item }: Fitting): boolean => item.id === 'CLBAMyomerBooster';

/** A booster moves light suits two points farther, heavy ones one. */
const boost = ({ squad }: Unit): number => ((squad?.weightClass ?? 0) >= 3 ? 1 : 2);

function suitPrice(subject: Subject): Said[] {
  const bare = bareSuit(subject);
  const { base } = subject.unit.tech;
  const things = subject.fittings.filter(one => !isHand(one) && !isBooster(one) && one.item.kind !== 'armor');
  return [
    ...bare,
    ...(base === 'clan' ? [{ value: bare.reduce((sum, { value }) => sum + value, 0) * CRAFT, note: 'Clan craft' }] : []),
    { value: DRILL[base], note: 'training' },
    ...things.flatMap(one => rows([called(one), itemPrice(subject, one)])),
  ];
}

const sidearm = (id: string | undefined): number =>
  id === undefined ? 0 : Math.sqrt(SIDEARMS.find(({ item }) => item.id === id)?.item.cost ?? 0) * 2000;

const DIVISOR_COSTS = { light: 4300, encumbering: 1600 } as const;
const SNEAK_COSTS = [0, 7000, 21_000, 28_000] as const;
const DEST_COST = 50_000;
const SPACESUIT_COST = 5000;

/** What one trooper wears. */
function clothes(subject: Subject): number {
  const { platoon } = subject.unit;
  const kit = subject.gear.find(({ item }) => item.traits.has('armor-kit'));
  if (kit) return kit.item.cost;
  if (!platoon) return 0;
  const plates = (platoon.armorDivisor ?? 1) > 1 ? (platoon.encumbering ? DIVISOR_COSTS.encumbering : DIVISOR_COSTS.light) : 0;
  const hidden = platoon.dest ? DEST_COST : (SNEAK_COSTS[platoon.sneak?.length ?? 0] ?? 0);
  return plates + hidden + (platoon.spacesuit ? SPACESUIT_COST : 0);
}

function soldiers(subject: Subject): Said[] {
  const { platoon } = subject.unit;
  if (!platoon) return [];
  const seconds = platoon.squads * platoon.secondaries;
  const firsts = platoon.squads * platoon.squadSize - seconds;
  return rows(
    ['first weapons', firsts * sidearm(platoon.primary)],
    ['second weapons', seconds * sidearm(platoon.secondary)],
    ['clothes', (firsts + seconds) * clothes(subject)],
  );
}

const RIDES: Partial<Readonly<Record<Motive, number>>> = {
  motorized: 1.6,
  wheeled: 3.2,
  tracked: 3.2,
  hover: 3.2,
  jump: 2.6,
  umu: 2,
  'motorized-scuba': 3.2,
  submarine: 3.2,
  microlite: 4,
  microcopter: 4.5,
};

/** Beasts that fly or swim cost their riders as much as machines that do. */
const BEASTS: Readonly<Record<string, number>> = { branth: 4.5, hipposaur: 3.2, orca: 3.2 };
const BEAST_TON = 5000;

/** Anti-'Mech training makes troops five times as dear. */
const CLIMBERS = 5;

const { bridge, demolition, fire, mines, sensors, trench, marine, mountain, paratroop, tag, hostileWorlds } = TRAINING;

/** What special training multiplies the price by, all of one kind once. */
const DRILLS: readonly (readonly [bits: number, factor: number, note: string])[] = [
  [bridge | demolition | fire | mines | sensors | trench, 5, 'engineers'],
  [marine, 3, 'marines'],
  [mountain, 2, 'mountaineers'],
  [paratroop, 3, 'paratroopers'],
  [tag, 5, 'spotters'],
  [hostileWorlds, 5, 'trained for hostile worlds'],
];

/** Troops who carry the gear have learnt to use it. */
const isTrained = ({ unit, gear }: Subject): boolean =>
  unit.platoon?.antiMech === true || gear.some(({ item }) => item.id === 'AntiMekGear');

function factorsOf(subject: Subject): readonly (readonly [note: string, factor: number])[] {
  const { platoon, motive } = subject.unit;
  const ride = platoon?.beast === undefined ? RIDES[motive] : BEASTS[platoon.beast.toLowerCase()];
  return [
    ...(isTrained(subject) ? [["anti-'Mech training", CLIMBERS] as const] : []),
    ...(ride === undefined ? [] : [[motive, ride] as const]),
    ...DRILLS.filter(([bits]) => ((platoon?.specialization ?? 0) & bits) !== 0).map(([, factor, note]) => [note, factor] as const),
  ];
}

/** Troops become dearer by what they ride and know; their guns and beasts do not. */
function platoonPrice(subject: Subject): Said[] {
  const said = soldiers(subject);
  let sum = said.reduce((all, { value }) => all + value, 0);
  for (const [note, factor] of factorsOf(subject)) {
    said.push({ value: sum * (factor - 1), note });
    sum *= factor;
  }
  const guns = subject.weapons.flatMap(gun => rows([called(gun), itemPrice(subject, gun)]));
  return [...said, ...guns, ...rows(['beasts', subject.unit.platoon?.beast === undefined ? 0 : BEAST_TON * subject.unit.tons])];
}

function protoPrice(subject: Subject): Said[] {
  const { unit } = subject;
  const frame = unit.movement.glide !== undefined || unit.motive === 'wige' ? 600 : unit.frame === 'quad' ? 500 : 400;
  const heat = subject.weapons.filter(({ item }) => item.traits.has('energy')).reduce((sum, { item }) => sum + item.heat, 0);
  const kind = armorNamed(subject, unit.armor.type);
  return rows(
    ['cockpit', unit.tons >= 10 ? 800_000 : 500_000],
    ['life support', 75_000],
    ['sensors', 2000 * unit.tons],
    ['myomer', 2000 * unit.tons],
    ['structure', frame * unit.tons],
    ['actuators', (2 * 180 + 540) * unit.tons],
    ['engine', (5000 * unit.tons * (unit.engine?.rating ?? 0)) / 75],
    ['jump jets', unit.tons * unit.movement.jump * unit.movement.jump * 200],
    ['heat sinks', 2000 * heat],
    ['armor', total(unit.armor.front) * (kind?.cost ?? 625)],
  );
}

export const TROOP_PRICES: readonly Rule[] = [
  {
    id: 'HOUSE-price-suits',
    cite: MANUAL,
    adds: { price: subject => (isSuits(subject) ? suitPrice(subject) : undefined) },
    multiplies: {
      price: subject => (isSuits(subject) ? { value: Math.max(1, subject.unit.squad?.troopers ?? 1), note: 'suits' } : undefined),
    },
  },
  {
    id: 'TOE-t413-myomer-booster-cost',
    cite: errata(413),
    adds: {
      price: subject =>
        isSuits(subject) && subject.fittings.some(isBooster) ? { value: BOOSTER * boost(subject.unit), note: 'myomer booster' } : undefined,
    },
  },
  {
    id: 'HOUSE-price-platoon',
    cite: MANUAL,
    adds: { price: subject => (isPlatoon(subject) ? platoonPrice(subject) : undefined) },
  },
  {
    id: 'HOUSE-price-protomech',
    cite: MANUAL,
    adds: { price: subject => (isProtoMech(subject) ? protoPrice(subject) : undefined) },
    multiplies: {
      price: subject => (isProtoMech(subject) ? { value: 1 + subject.unit.tons / 100, note: 'by weight' } : undefined),
    },
  },
];
