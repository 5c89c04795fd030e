import type { Seat } from '@sortie/kernel';
import type { Crew, CrewId, Side, State, Unit } from './shape.ts';

/** Half and more counts as a whole. */
export const nearest = (dividend: number, divisor: number): number => Math.floor((2 * dividend + divisor) / (2 * divisor));

export const sideOf = (state: State, seat: Seat): Side => state.sides[seat === 1 ? 1 : 0];
export const crewOf = (state: State, id: CrewId | null): Crew | undefined => (id === null ? undefined : state.crews[id]);

/** Belongs to the army and is worth something. */
export const isOwned = (unit: Unit | undefined, seat: Seat): boolean =>
  unit?.seat === seat && (unit.condition === 'sound' || unit.condition === 'damaged' || unit.condition === 'salvage');
export const unitsOf = (state: State, seat: Seat): readonly Unit[] => state.units.filter(unit => isOwned(unit, seat));
export const crewsOf = (state: State, seat: Seat): readonly Crew[] =>
  state.crews.filter(crew => crew.seat === seat && crew.health !== 'killed');

export const isFree = (state: State, crew: CrewId): boolean => !state.units.some(unit => unit.crew === crew && isOwned(unit, unit.seat));
export const isInfantry = ({ type }: Unit): boolean => type === 'CI' || type === 'BA';
export const hitsOf = ({ hits }: Unit): number => Object.values(hits).reduce((sum, count) => sum + count, 0);
export const isDamaged = (unit: Unit): boolean => unit.lostArmor + unit.lostStructure + hitsOf(unit) > 0 || unit.immobile;

/** "Wolfhound 3": names may be alike, numbers are not. */
export const called = ({ id, card }: Unit): string => `${card.name} #${id}`;
