import type { Rule, Said } from '../rule.ts';
import type { Subject } from '../subject.ts';
import { armorNamed, worn } from '../weight/common.ts';
import { bridgeRows } from './craft.ts';
import { parts, type Row } from './parts.ts';

const STRATEGIC = 'Strategic Operations';

type Ship = Subject['unit'];

/** Something that differs for hulls below 150,000 tons, below 250,000 and from there on. */
type BySize = readonly [smaller: number, middle: number, larger: number];

/** Points of armor in a ton; the Clans put more into it. */
const ARMOR: Readonly<Record<string, BySize>> = {
  'Standard Aerospace': [0.8, 0.6, 0.4],
  'Primitive Aerospace': [0.528, 0.396, 0.264],
  'Improved Ferro-Aluminum': [1, 0.8, 0.6],
  'Ferro-Carbide': [1.2, 1, 0.8],
  'Lamellor Ferro-Carbide': [1.4, 1.2, 1],
};

const CLAN_MORE: BySize = [0.2, 0.1, 0.1];

function armorRow(subject: Subject): Row {
  const { unit } = subject;
  const [smaller, middle, larger] = ARMOR[unit.armor.type] ?? [0.8, 0.6, 0.4];
  const [first, second, third] = unit.armor.tech === 'clan' ? CLAN_MORE : [0, 0, 0];
  const points = unit.tons < 150_000 ? smaller + first : unit.tons < 250_000 ? middle + second : larger + third;
  const free = Math.round((unit.craft?.structuralIntegrity ?? 0) / 10) * 6;
  const tons = Math.max(0, Math.ceil(((worn(subject) - free) / points) * 2 - 0.002) / 2);
  return ['armor', tons * (armorNamed(subject, unit.armor.type)?.cost ?? 0)];
}

const FUEL_TON = 200;
const PUMPS = 1.02;

const fuelPoints = (unit: Ship): number => (unit.tons < 110_000 ? 10 : unit.tons < 250_000 ? 5 : 2.5);

const DECKS: readonly (readonly [below: number, price: number])[] = [
  [100, 5_000_000],
  [251, 10_000_000],
  [Number.POSITIVE_INFINITY, 40_000_000],
];

const deckPrice = ({ craft }: Ship): number =>
  (craft?.decks ?? []).reduce((sum, metres) => sum + (DECKS.find(([below]) => metres < below)?.[1] ?? 0), 0);

const collars = ({ bays = [] }: Ship): number => bays.filter(({ type }) => type === 'dockingcollar').length;

/** What a jump drive has to carry along: collars, and two places in every bay for shuttles. */
const docksOf = (unit: Ship): number => collars(unit) + 2 * (unit.bays ?? []).filter(({ type }) => type === 'dropshuttlebay').length;

const STATION_KEEPING = 0.012;

/** What all ships of space have that never land. */
const hullRows = (subject: Subject): Row[] => [
  ...bridgeRows(subject),
  ['drive control', 1000],
  ['attitude thrusters', 25_000],
  ['docking collars', 100_000 * collars(subject.unit)],
  ['fuel tanks', (FUEL_TON * (subject.unit.craft?.fuel ?? 0) * PUMPS) / fuelPoints(subject.unit)],
  armorRow(subject),
  ['grav decks', deckPrice(subject.unit)],
];

const stationKeeping = ({ tons }: Ship): Row => ['station-keeping drive', 1000 * tons * STATION_KEEPING];

/** The jump drive; lithium-fusion batteries make it three times as dear. */
function jumpRows({ craft, tons }: Ship, docks: number, integrity: number, sail: number): Row[] {
  const battery = craft?.lithiumFusion ? 3 : 1;
  return [
    ['drive coil', (60_000_000 + 75_000_000 * docks) * battery],
    ['initiator', (25_000_000 + 5_000_000 * docks) * battery],
    ['controller', 50_000_000 * battery],
    ['tankage', 50_000 * integrity * battery],
    ['sail', 50_000 * (30 + tons / sail) * battery],
    ['charging system', (500_000 + 200_000 * docks) * battery],
  ];
}

const SAIL = 7500;
const WARSHIP_SAIL = 20_000;
const WARSHIP_DRIVE = 5;
const WARSHIP_ENGINE = 0.06;

function jumpShipPrice(subject: Subject): Said[] {
  const { unit } = subject;
  const integrity = Math.ceil(1.2 + (0.95 * unit.tons) / 60_000);
  return parts(...hullRows(subject), stationKeeping(unit), ...jumpRows(unit, docksOf(unit), integrity, SAIL), [
    'drive support',
    1000 * unit.tons,
  ]);
}

function warShipPrice(subject: Subject): Said[] {
  const { unit } = subject;
  const integrity = Math.ceil(2 + (0.4525 * unit.tons) / 25_000);
  const drive = jumpRows(unit, docksOf(unit), integrity, WARSHIP_SAIL).map(([note, value]): Row => [note, value * WARSHIP_DRIVE]);
  return parts(
    ...hullRows(subject),
    ['engine', 1000 * unit.movement.walk * unit.tons * WARSHIP_ENGINE],
    ['drive unit', 500 * unit.movement.walk * (unit.tons / 100)],
    ...drive,
    ['drive support', 20_000_000 * (50 + unit.tons / 10_000)],
  );
}

const stationPrice = (subject: Subject): Said[] => parts(...hullRows(subject), stationKeeping(subject.unit));

const SHIPS: Readonly<Partial<Record<Ship['kind'], { readonly price: (subject: Subject) => Said[]; readonly factor: number }>>> = {
  jumpship: { price: jumpShipPrice, factor: 1.25 },
  warship: { price: warShipPrice, factor: 2 },
  'space-station': { price: stationPrice, factor: 5 },
};

const MODULAR = /^modular/i;

function factorOf({ kind, lore, tons }: Ship): number | undefined {
  const modular = kind === 'space-station' && lore?.some(([field, text]) => MODULAR.test(field) && text === '1');
  return modular ? (tons > 100_000 ? 50 : 20) : SHIPS[kind]?.factor;
}

export const SHIP_PRICES: readonly Rule[] = [
  {
    id: 'HOUSE-price-ship',
    cite: STRATEGIC,
    adds: { price: subject => SHIPS[subject.unit.kind]?.price(subject) },
    multiplies: {
      price: ({ unit }) => {
        const value = factorOf(unit);
        return value === undefined ? undefined : { value, note: unit.kind };
      },
    },
  },
];
