import type { Card, UnitType } from '../../card/card.ts';
import { artilleryOf, hasAny } from '../../card/specials.ts';

/** A unit as far as organisation goes: its card and what force building has written beside it. */
export interface Grouped {
  readonly card: Card;
  readonly quirks?: readonly string[];
  readonly commander?: 'force' | 'lance' | null;
}

export type Trait = (unit: Grouped) => boolean;

const of =
  (...types: readonly UnitType[]): Trait =>
  ({ card }) =>
    types.includes(card.type);

export const isMechUnit = of('BM', 'IM');
export const isVehicleUnit = ({ card }: Grouped): boolean => of('CV', 'SV')({ card }) && card.moves[0]?.code !== 'a';
export const isInfantryUnit = of('BA', 'CI');
export const isBattleArmor = of('BA');
export const isFighterUnit = ({ card }: Grouped): boolean =>
  card.type === 'AF' || card.type === 'CF' || (card.type === 'SV' && card.moves[0]?.code === 'a');
/** Fighters, and everything else that is made to be in the air. */
export const isAirUnit = (unit: Grouped): boolean => isFighterUnit(unit) || of('SC', 'DS', 'DA')(unit) || unit.card.moves[0]?.code === 'i';

/** Inches on the ground, or whatever else it moves by without jumping; Thrust for what flies. */
export const paceOf = ({ card: { moves } }: Grouped): number => moves.find(({ code }) => code !== 'j')?.value ?? 0;
export const jumpOf = ({ card: { moves } }: Grouped): number => moves.find(({ code }) => code === 'j')?.value ?? 0;
/** Whole points at Short, Medium or Long; a printed 0* is none. */
export const pointsAt = ({ card: { damage } }: Grouped, bracket: 0 | 1 | 2): number => damage[bracket]?.points ?? 0;

export const sized =
  (least: number, most = 9): Trait =>
  ({ card }) =>
    card.size >= least && card.size <= most;
export const role =
  (...names: readonly string[]): Trait =>
  ({ card }) =>
    card.role !== undefined && names.includes(card.role);
export const moves =
  (inches: number): Trait =>
  unit =>
    paceOf(unit) >= inches;
export const deals =
  (bracket: 0 | 1 | 2, points: number): Trait =>
  unit =>
    pointsAt(unit, bracket) >= points;
export const able =
  (...codes: readonly string[]): Trait =>
  unit =>
    hasAny(unit, ...codes);
export const hasArtillery: Trait = ({ card }) => artilleryOf(card).length > 0;

/** How many of these have a trait. */
export const count = (units: readonly Grouped[], trait: Trait): number => units.filter(trait).length;

/** How many pairs of one model there are among those with a trait. */
export function pairsOf(units: readonly Grouped[], trait: Trait = () => true): number {
  const models = new Map<string, number>();
  for (const unit of units) if (trait(unit)) models.set(unit.card.name, (models.get(unit.card.name) ?? 0) + 1);
  return [...models.values()].reduce((sum, many) => sum + Math.floor(many / 2), 0);
}

/** A share of a formation in whole units, rounded up. */
export const shareOf = (units: readonly unknown[], percent: number): number => Math.ceil((units.length * percent) / 100);
