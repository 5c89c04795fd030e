import type { Seat } from '@sortie/kernel';
import type { Crew, CrewId, Side, State, Unit, UnitId } from './shape.ts';

/** Half and more counts as a whole. */
export const nearest = (dividend: number, divisor: number): number => Math.floor((2 * dividend + divisor) / (2 * divisor));

export const sideOf = (state: State, seat: Seat): Side => state.sides[seat === 1 ? 1 : 0];
export const unitOf = ({ state }: { readonly state: State }, id: UnitId): Unit => {
  const unit = state.units[id];
  if (!unit) throw new Error(`there is no unit ${id}`);
  return unit;
};
/** Somebody of a crew who has to be there. */
export const manOf = ({ state }: { readonly state: State }, id: CrewId): Crew => {
  const crew = state.crews[id];
  if (!crew) throw new Error(`there is no crew ${id}`);
  return crew;
};
export const crewOf = (state: State, id: CrewId | null): Crew | undefined => (id === null ? undefined : state.crews[id]);

/** Belongs to the army and is worth something. */
export const isOwned = (unit: Unit | undefined, seat: Seat): boolean =>
  unit?.seat === seat && (unit.condition === 'sound' || unit.condition === 'damaged' || unit.condition === 'salvage');
export const unitsOf = (state: State, seat: Seat): readonly Unit[] => state.units.filter(unit => isOwned(unit, seat));
/** Those of an army that its last battle has left it: what was destroyed or left on the field does not count, though nobody has looked at it yet. */
export const standing = (state: State, seat: Seat): readonly Unit[] => {
  const { report, phase } = state;
  const gone = phase === 'interval' ? (report?.units.filter(({ fate }) => fate !== 'active') ?? []) : [];
  return unitsOf(state, seat).filter(({ id }) => !gone.some(({ unit }) => unit === id));
};
export const crewsOf = (state: State, seat: Seat): readonly Crew[] =>
  state.crews.filter(crew => crew.seat === seat && crew.health !== 'killed');

export const isFree = (state: State, crew: CrewId): boolean => !state.units.some(unit => unit.crew === crew && isOwned(unit, unit.seat));
export const isInfantry = ({ type }: Unit): boolean => type === 'CI' || type === 'BA';
export const hitsOf = ({ hits }: Unit): number => Object.values(hits).reduce((sum, count) => sum + count, 0);
export const isDamaged = (unit: Unit): boolean => unit.lostArmor + unit.lostStructure + hitsOf(unit) > 0 || unit.immobile;

/** Nothing of its structure is left, whoever owns it. */
export const isWreck = ({ lostStructure, structure }: Unit): boolean => lostStructure >= structure;

/** "Wolfhound 3": names may be alike, numbers are not. */
export const called = ({ id, card }: Unit): string => `${card.name} #${id}`;
