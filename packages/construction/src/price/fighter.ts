import { halfTons } from '@sortie/roster';
import { MANUAL, type Rule, type Said } from '../rule.ts';
import { isFighter, type Subject } from '../subject.ts';
import { armorPrice, enginePrice, parts } from './parts.ts';
import { amplifierTons, gunHeat } from './vehicle.ts';

const COCKPIT = 200_000;
const LIFE_SUPPORT = 50_000;
const SENSORS = 2000;
const STRUCTURE = 50_000;
const LANDING_GEAR = 25_000;
const LANDING_GEAR_TON = 10;
const FUEL_TON = 200;
const SINGLE = 2000;
const DOUBLE = 6000;

const POINTS_OF_FUEL = 80;
const POINTS_OF_CHEAP_FUEL = 160;

/** Every sink of a craft is paid, those of its engine too. */
export const craftSinks = ({ heatSinks }: Subject['unit']): number =>
  (heatSinks?.count ?? 0) * (heatSinks?.type === 'Double' ? DOUBLE : SINGLE);

function fighterPrice(subject: Subject): Said[] {
  const { unit } = subject;
  return [
    ...parts(
      ['cockpit', COCKPIT],
      ['life support', LIFE_SUPPORT],
      ['sensors', SENSORS * unit.tons],
      ['structure', STRUCTURE * (unit.craft?.structuralIntegrity ?? 0)],
      ['landing gear', LANDING_GEAR + LANDING_GEAR_TON * unit.tons],
      ['fuel tanks', (FUEL_TON * (unit.craft?.fuel ?? 0)) / POINTS_OF_FUEL],
      ['heat sinks', craftSinks(unit)],
    ),
    ...enginePrice(unit),
    ...armorPrice(subject),
  ];
}

const AVIONICS = 4000;
const LIGHT_STRUCTURE = 4000;
const VERTICAL_GEAR = 5000;
const AMPLIFIER = 20_000;

function conventionalPrice(subject: Subject): Said[] {
  const { unit } = subject;
  return [
    ...parts(
      ['avionics', AVIONICS * halfTons(unit.tons / 10)],
      ['structure', LIGHT_STRUCTURE * (unit.craft?.structuralIntegrity ?? 0)],
      ['vertical landing gear', unit.craft?.vstol ? VERTICAL_GEAR * halfTons(unit.tons / 20) : 0],
      ['landing gear', LANDING_GEAR + LANDING_GEAR_TON * unit.tons],
      ['fuel tanks', (FUEL_TON * (unit.craft?.fuel ?? 0)) / POINTS_OF_CHEAP_FUEL],
      ['power amplifiers', AMPLIFIER * amplifierTons(subject)],
      ['heat sinks', SINGLE * gunHeat(subject)],
    ),
    ...enginePrice(unit),
    ...armorPrice(subject),
  ];
}

const isConventional = ({ unit }: Subject): boolean => unit.kind === 'conventional-fighter';

const BY_WEIGHT = 200;

export const FIGHTER_PRICES: readonly Rule[] = [
  {
    id: 'HOUSE-price-fighter',
    cite: MANUAL,
    adds: { price: subject => (subject.unit.kind === 'fighter' ? fighterPrice(subject) : undefined) },
    multiplies: {
      price: subject => (isFighter(subject) ? { value: 1 + subject.unit.tons / BY_WEIGHT, note: 'by weight' } : undefined),
    },
  },
  {
    id: 'HOUSE-price-conventional-fighter',
    cite: MANUAL,
    adds: { price: subject => (isConventional(subject) ? conventionalPrice(subject) : undefined) },
  },
];
