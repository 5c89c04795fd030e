import type { Bay, Unit } from '@sortie/roster';
import { isQuarters } from '../crew/rules.ts';
import { MANUAL, type Rule } from '../rule.ts';
import { isLargeCraft, isSmallCraft, isSupport, isVehicle, type Subject } from '../subject.ts';
import { parts } from './parts.ts';

type Cost = (bay: Bay, unit: Unit) => number;

const each =
  (price: number): Cost =>
  ({ size }) =>
    price * size;

/** A hold for something that needs more room than it weighs. */
const hold =
  (price: number, share: number): Cost =>
  ({ size }) =>
    price * Math.ceil(size / share);

/** Tons of a bay for a platoon, by how it moves. */
const PLATOONS: Readonly<Record<string, number>> = { foot: 5, jump: 6, motorized: 7, mechanized: 8 };
const TROOPS = 15_000;

const platoons: Cost = ({ size, extra = 'Foot' }) => TROOPS * size * (PLATOONS[extra.split(':')[0]?.toLowerCase() ?? ''] ?? 5);

/** Suits of a squad take up eight tons, of a Point ten, of a Level I twelve. */
const suits: Cost = ({ size }, { tech }) => TROOPS * size * (tech.base === 'clan' ? 10 : 8);

const SHUTTLES = 150_000_000;
const ROBOTS = 2;

/** What a bay costs by its type; goods lie in the hull as it is. */
const BAYS: Readonly<Record<string, Cost>> = {
  mekbay: each(20_000),
  mechbay: each(20_000),
  asfbay: each(20_000),
  smallcraftbay: each(20_000),
  superheavyvehiclebay: each(20_000),
  protomekbay: each(10_000),
  protomechbay: each(10_000),
  lightvehiclebay: each(10_000),
  heavyvehiclebay: each(10_000),
  dropshuttlebay: () => SHUTTLES,
  navalrepairpressurized: each(10_000),
  navalrepairunpressurized: each(5000),
  artsnavalrepairpressurized: each(10_000 * ROBOTS),
  artsnavalrepairunpressurized: each(5000 * ROBOTS),
  artsasfbay: each(20_000 * ROBOTS),
  artsmekbay: each(20_000 * ROBOTS),
  artssmallcraftbay: each(20_000 * ROBOTS),
  liquidcargobay: hold(100, 0.91),
  refrigeratedcargobay: hold(200, 0.87),
  insulatedcargobay: hold(250, 0.87),
  livestockcargobay: hold(2500, 0.83),
};

/** Troops and beds are part of the hull of a ship; smaller craft and vehicles pay for them. */
const FITTED: Readonly<Record<string, Cost>> = {
  infantrybay: platoons,
  battlearmorbay: suits,
  steeragequarters: each(5000),
  crewquarters: each(15_000),
  '2ndclassquarters': each(15_000),
  '1stclassquarters': each(30_000),
  standardseats: each(100),
  pillionseats: each(10),
  ejectionseats: each(25_000),
};

const DOOR = 1000;

function bayPrice(subject: Subject, bay: Bay): number {
  const cost = BAYS[bay.type] ?? (isLargeCraft(subject) ? undefined : FITTED[bay.type]);
  return (cost?.(bay, subject.unit) ?? 0) + (isQuarters(bay.type) ? 0 : DOOR * bay.doors);
}

const hasBays = (subject: Subject): boolean =>
  isLargeCraft(subject) ||
  isSmallCraft(subject) ||
  isSupport(subject) ||
  isVehicle(subject) ||
  subject.unit.kind === 'conventional-fighter';

export const BAY_PRICES: readonly Rule[] = [
  {
    id: 'HOUSE-price-bays',
    cite: MANUAL,
    adds: {
      price: subject =>
        hasBays(subject) ? (subject.unit.bays ?? []).flatMap(bay => parts([bay.type, bayPrice(subject, bay)])) : undefined,
    },
  },
];
