import { freeSinks, halfTons, needsNoAir, type Weapon } from '@sortie/roster';
import { MANUAL, type Rule, type Said } from '../rule.ts';
import { type Fitting, isSupport, isVehicle, type Subject } from '../subject.ts';
import { energyTons } from '../weight/common.ts';
import { armorPrice, enginePrice, parts, type Row } from './parts.ts';

const isCombat = (subject: Subject): boolean => isVehicle(subject) && !isSupport(subject);

/** What a vehicle's weight is divided by to raise its price. */
const MOTIVES: Readonly<Record<string, number>> = {
  hover: 50,
  hydrofoil: 75,
  naval: 200,
  submarine: 50,
  tracked: 100,
  vtol: 30,
  wheeled: 200,
  wige: 25,
};

/** Price of a ton of what lifts, dives or turns a rotor. */
const LIFTS: Readonly<Record<string, number>> = { hover: 20_000, wige: 20_000, hydrofoil: 20_000, submarine: 20_000, vtol: 40_000 };

/** Ships are built as heavy as they are without a stronger hull. */
const AFLOAT: ReadonlySet<string> = new Set(['naval', 'submarine']);

const STRUCTURE = 10_000;
const CONTROLS = 10_000;
const TURRET = 5000;
const SPONSON = 4000;
const PINTLE = 1000;
const AMPLIFIER = 20_000;
const SINK = 2000;

const tonsOf = (guns: readonly Fitting<Weapon>[]): number => guns.reduce((tons, { item }) => tons + item.tons, 0);

const TURRETS: ReadonlySet<string> = new Set(['TU', 'FT', 'T2']);

const capacitorTons = ({ gear }: Subject): number =>
  gear.reduce((tons, { mount, item }) => (TURRETS.has(mount.at) && item.traits.has('ppc-capacitor') ? tons + (item.tons ?? 0) : tons), 0);

/** All turrets of a vehicle together, by the weapons in them and what charges those. */
const turretTons = (subject: Subject): number =>
  halfTons((tonsOf(subject.weapons.filter(({ mount }) => TURRETS.has(mount.at))) + capacitorTons(subject)) / 10);

const sponsonTons = (subject: Subject): number =>
  subject.has('sponson-turret') ? halfTons(tonsOf(subject.weapons.filter(({ mount }) => mount.turret === 'sponson')) / 10) : 0;
const pintleTons = ({ weapons }: Subject): number => tonsOf(weapons.filter(({ mount }) => mount.turret === 'pintle')) / 20;

/** What turns weapons. */
export const mountRows = (subject: Subject): Row[] => [
  ['turrets', TURRET * turretTons(subject)],
  ['sponsons', SPONSON * sponsonTons(subject)],
  ['pintles', PINTLE * pintleTons(subject)],
];

/** Lasers, PPCs, plasma weapons and flamers that run on the engine heat a vehicle up. */
const isHot = ({ item }: Fitting<Weapon>): boolean =>
  item.traits.has('plasma') || (item.traits.has('energy') && item.ammo === '' && !item.traits.has('tsemp'));

const DEVICES: readonly (readonly [trait: string, heat: number])[] = [
  ['ppc-capacitor', 5],
  ['risc-laser-pulse-module', 2],
  ['laser-insulator', -1],
];

const heatOf = ({ devices }: Subject, { mount, item }: Fitting<Weapon>): number =>
  (devices.get(mount) ?? []).reduce(
    (heat, device) => heat + (DEVICES.find(([trait]) => device.item.traits.has(trait))?.[1] ?? 0),
    item.heat,
  );

const STEALTH_HEAT = 10;

/** Heat of all weapons that are fired at once, and of armor that hides. */
export const gunHeat = (subject: Subject): number =>
  subject.weapons
    .filter(isHot)
    .reduce((heat, gun) => heat + heatOf(subject, gun), /Stealth/.test(subject.unit.armor.type) ? STEALTH_HEAT : 0);

/** Sinks that a vehicle has to buy: for all of the heat of its weapons that the engine does not take. */
const boughtSinks = (subject: Subject): number => Math.max(0, gunHeat(subject) - freeSinks(subject.unit.engine?.type ?? 'None'));

export const amplifierTons = (subject: Subject): number =>
  needsNoAir(subject.unit.engine?.type ?? 'None') ? 0 : halfTons(energyTons(subject) / 10);

function vehiclePrice(subject: Subject): Said[] {
  const { unit } = subject;
  const { superheavy, noControls } = unit.build ?? {};
  return [
    ...parts(
      ['structure', STRUCTURE * halfTons(unit.tons / (superheavy && !AFLOAT.has(unit.motive) ? 5 : 10))],
      ['controls', noControls ? 0 : CONTROLS * halfTons(unit.tons / 20)],
      ['lift', (LIFTS[unit.motive] ?? 0) * halfTons(unit.tons / 10)],
      ...mountRows(subject),
      ['power amplifiers', AMPLIFIER * amplifierTons(subject)],
      ['heat sinks', SINK * boughtSinks(subject)],
    ),
    ...enginePrice(unit),
    ...armorPrice(subject),
  ];
}

const CASE = 50_000;

const explodes = ({ mount, item }: Fitting): boolean =>
  item.kind === 'sidearm' || (item.kind === 'ammo' ? !item.traits.has('inert') && mount.shots !== 0 : item.traits.has('explosive'));

/** The Clans build CASE into as many places as hold something explosive; a sheet that lists fewer does not save any. */
const clanCases = (subject: Subject): number =>
  Math.max(0, new Set(subject.fittings.filter(explodes).map(({ mount }) => mount.at)).size - subject.count('case'));

const isClan = (subject: Subject): boolean => isVehicle(subject) && subject.unit.tech.base === 'clan';

/** Changes to a whole chassis, by trait. */
const CHASSIS: readonly (readonly [trait: string, factor: number])[] = [
  ['environmental-sealing', 1.25],
  ['flotation-hull', 1.25],
  ['off-road', 1.2],
];

/** A hull that keeps water out either way is paid once. */
const changesOf = (subject: Subject): Said[] => {
  const found = CHASSIS.filter(([trait]) => subject.has(trait));
  return found
    .filter(([, factor], index) => found.findIndex(other => other[1] === factor) === index)
    .map(([note, value]) => ({ value, note }));
};

export const VEHICLE_PRICES: readonly Rule[] = [
  {
    id: 'HOUSE-price-vehicle',
    cite: MANUAL,
    adds: { price: subject => (isCombat(subject) ? vehiclePrice(subject) : undefined) },
    multiplies: {
      price: subject => {
        const divisor = isCombat(subject) ? MOTIVES[subject.unit.motive] : undefined;
        return divisor === undefined ? undefined : { value: 1 + subject.unit.tons / divisor, note: 'by weight' };
      },
    },
  },
  {
    id: 'HOUSE-price-clan-vehicle-case',
    cite: MANUAL,
    adds: { price: subject => (isClan(subject) ? parts(['CASE', CASE * clanCases(subject)]) : undefined) },
  },
  {
    id: 'HOUSE-price-chassis-change',
    cite: MANUAL,
    multiplies: { price: subject => (isCombat(subject) ? changesOf(subject) : undefined) },
  },
];
