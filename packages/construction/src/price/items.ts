import { AMMUNITION, bulkOf, type Gear, halfTons, type Mount, type Unit, type Weapon } from '@sortie/roster';
import { armoredSlots } from '../armored.ts';
import { errata, MANUAL, type Rule, type Said } from '../rule.ts';
import { called, type Fitting, isMech, isPlatoon, isSuits, type Subject } from '../subject.ts';
import { scalesFor } from '../weight/scales.ts';
import { supportEngine } from '../weight/support.ts';
import { parts } from './parts.ts';

interface Carried {
  readonly unit: Unit;
  readonly mount: Mount;
  /** Of the thing itself. */
  readonly tons: number;
  /** Tons of the engine of a support vehicle, which has no rating. */
  readonly engine: number | undefined;
  /** Price of all weapons on board. */
  readonly weapons: number;
}

type Cost = (carried: Carried) => number;

const rating = ({ engine }: Unit): number => engine?.rating ?? 0;

const byTon =
  (price: number, fixed = 0): Cost =>
  ({ tons }) =>
    price * tons + fixed;

/** By the tons of the machine. */
const byMachine =
  (price: number): Cost =>
  ({ unit }) =>
    price * unit.tons;

const isLeg = ({ at }: Mount): boolean => at.endsWith('L');

/** Things whose price depends on what carries them: by the machine, and by their own weight. */
const COSTS: readonly (readonly [pattern: RegExp, cost: Cost])[] = [
  [/Targeting Computer$/, byTon(10_000)],
  [/^(IS|CL)MASC$/, ({ unit, tons }) => rating(unit) * 1000 * tons],
  [
    /^(Supercharger|ISVTOLJetBooster)$/,
    ({ unit, engine }) => 10_000 * (unit.kind === 'support-vehicle' ? halfTons(engine ?? 0) : rating(unit)),
  ],
  [/^Hatchet$/, byTon(5000)],
  [/^Sword$/, byTon(10_000)],
  [/^Retractable Blade$/, ({ unit }) => 10_000 * (1 + Math.ceil(unit.tons / 20))],
  [/^ISClaw$/, byMachine(200)],
  [/^Talons$/, byTon(300)],
  [/^IS Lance$/, byMachine(150)],
  [/^Spikes$/, byMachine(50)],
  [/^ISAES$/, ({ unit, mount }) => (isLeg(mount) ? 700 : 500) * unit.tons],
  [/^Environmental Sealing/, ({ unit }) => (unit.kind === 'mech' ? 225 * unit.tons : 0)],
  [/^Tracks$/, ({ unit }) => (500 * rating(unit) * unit.tons) / 75],
  [/^QuadVee Wheels$/, ({ unit }) => (750 * rating(unit) * unit.tons) / 75],
  [/^(IS|CL)ArmoredMotiveSystem$/, byTon(100_000)],
  [/^IS(Fully|Limited)AmphibiousChassis$/, byTon(10_000)],
  [/^ISDroneOperatingSystem$/, byTon(10_000, 10_000)],
  [/^ISDroneCarrierControlSystem$/, byTon(10_000)],
  [/SmartRoboticControlSystem$/, byTon(10_000, 5000)],
  [/ShieldedAeroSRCS$/, byTon(12_500, 6250)],
  [/CasparDroneControlSystem$/, byTon(50_000, 500_000)],
  [/CasparIIDroneControlSystem$/, byTon(20_000, 50_000)],
  [/^AutoTacticalAnalysisComputer$/, byTon(100_000)],
  [/^DirectTacticalAnalysisSystem$/, byTon(50_000)],
  [/^LightSail$/, byTon(10_000)],
  [/^Ram Plate$/, byTon(10_000)],
  [/^Basic Fire Control$/, ({ weapons }) => 0.05 * weapons],
  [/^Advanced Fire Control$/, ({ weapons }) => 0.1 * weapons],
  // Ships have it on their bridge.
  [/^Communications Equipment$/, ({ unit, tons }) => (unit.craft && unit.kind !== 'support-vehicle' ? 0 : 10_000 * tons)],
  [/^ISNC3$/, byMachine(1000)],
  [/^MASH Equipment$/, ({ tons }) => 35_000 + Math.max(0, tons - 3.5) * 10_000],
  [/^Ladder$/, ({ mount }) => 5 * (mount.size ?? 20)],
];

const isWing = (item: Gear): boolean => item.traits.has('partial-wing') && !item.traits.has('ba');

const SINK = /^(IS|CL)?(Double)?( ?Laser)? ?Heat ?Sink|Compact Heat Sink/;

/** Mounts that stand for structure, armor, sinks or jets, which are paid for elsewhere. */
const isPaidApart = ({ mount, item }: Fitting): boolean =>
  (mount.builtIn === true && !item.traits.has('case')) ||
  item.kind === 'armor' ||
  item.traits.has('jump-jet') ||
  SINK.test(item.id) ||
  /HeatSinkPrototype|Endo Steel|Endo-Composite|^(IS )?Composite$|^Reinforced$|^Industrial$|Ferro-/.test(item.id);

/** The one load of a launcher that fires once is bought with it. */
function loadOf(subject: Subject, { ammo, rack, traits }: Weapon): number {
  if (!traits.has('oneshot')) return 0;
  // Tasers of suits and of 'Mechs fire the same darts.
  const forSuits = isSuits(subject) && ammo !== 'TASER';
  const load = AMMUNITION.find(
    ({ item }) => item.type === ammo && item.rack === rack && item.munition === 'STANDARD' && item.traits.has('battlearmor') === forSuits,
  );
  return load?.item.cost ?? 0;
}

/** What one thing costs on this machine. */
export const itemPrice = (subject: Subject, one: Fitting): number => {
  const { unit } = subject;
  const { item, mount } = one;
  if (item.kind === 'weapon') return item.cost + loadOf(subject, item);
  if (item.kind !== 'equipment') return item.cost;
  const cost = COSTS.find(([pattern]) => pattern.test(item.id))?.[1];
  if (!cost) return item.cost;
  const { armored: _, ...bare } = mount;
  const { round } = scalesFor(subject);
  const weapons = subject.fittings.reduce(
    (sum, gun) => (gun.item.kind === 'weapon' || gun.item.kind === 'sidearm' ? sum + gun.item.cost : sum),
    0,
  );
  return cost({ unit, mount, tons: bulkOf(unit, { mount: bare, item }, round)?.tons ?? 0, weapons, engine: supportEngine(subject) });
};

const said = (one: Fitting, value: number): Said[] => parts([called(one), value]);

const wings = (subject: Subject): Said[] =>
  subject.gear.filter(({ item }) => isWing(item)).flatMap(one => said(one, 50_000 * (bulkOf(subject.unit, one, halfTons)?.tons ?? 0)));

/** Weapons, ammunition and gear one by one, wings apart. */
const things = (subject: Subject): Said[] =>
  subject.fittings
    .filter(one => !isPaidApart(one) && !(one.item.kind === 'equipment' && isWing(one.item)))
    .flatMap(one => said(one, itemPrice(subject, one)));

/** Everything on board that is paid as such. */
export const paidItems = (subject: Subject): Said[] => [...things(subject), ...wings(subject)];

const SHELL = 150_000;

/** Slots of things and of the machine itself that wear armor of their own. */
const shells = (subject: Subject): number =>
  subject.fittings.reduce(
    (sum, { mount, item }) => (mount.armored ? sum + (mount.slots ?? bulkOf(subject.unit, { mount, item })?.slots ?? 1) : sum),
    armoredSlots(subject).length,
  );

const isPaidWhole = (subject: Subject): boolean => isSuits(subject) || isPlatoon(subject);

/** Loads of launchers that fire once lie in no location; all of them together need one more CASE on a Clan machine. */
const CASE = 50_000;
const spareCase = ({ unit, weapons }: Subject): number =>
  unit.tech.base === 'clan' && weapons.some(({ item }) => item.traits.has('oneshot') || item.traits.has('b-pod')) ? CASE : 0;

export const ITEM_PRICES: readonly Rule[] = [
  {
    id: 'HOUSE-price-items',
    cite: MANUAL,
    covers: ['TOE-t409-enhanced-lrm15-cost', 'TOE-t409-mech-mortar-ammo-cost', 'TOE-t411-supercharger-cost', 'TOE-t411-supercharger-sv'],
    adds: { price: subject => (isPaidWhole(subject) ? undefined : things(subject)) },
  },
  {
    id: 'TOE-t405-partial-wing',
    cite: errata(405),
    adds: { price: subject => (isSuits(subject) ? undefined : wings(subject)) },
  },
  {
    id: 'HOUSE-price-component-armor',
    cite: MANUAL,
    adds: { price: subject => (isMech(subject) ? parts(['component armor', SHELL * shells(subject)]) : undefined) },
  },
  {
    id: 'HOUSE-price-spare-case',
    cite: MANUAL,
    adds: { price: subject => (isMech(subject) ? parts(['CASE for loads that fire once', spareCase(subject)]) : undefined) },
  },
];
