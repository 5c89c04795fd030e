import { type Telling, tell } from '@sortie/kernel';
import { count, type Grouped, isVehicleUnit, pairsOf, shareOf, type Trait } from './group.ts';

/** One thing that a formation asks of its units: nothing if they have it, or what is missing. */
export type Requirement = (units: readonly Grouped[]) => Telling | undefined;

const several = (what: string, trait: Trait, needed: number, units: readonly Grouped[]): Telling | undefined => {
  const have = count(units, trait);
  return have >= needed
    ? undefined
    : tell('{what}: at least {needed} of {count} units, there are {have}', { what, needed, count: units.length, have });
};

export const atLeast =
  (needed: number, what: string, trait: Trait): Requirement =>
  units =>
    several(what, trait, needed, units);

/** A share of the formation, in percent. */
export const share =
  (percent: number, what: string, trait: Trait): Requirement =>
  units =>
    several(what, trait, shareOf(units, percent), units);

/** More than half. */
export const most =
  (what: string, trait: Trait): Requirement =>
  units =>
    several(what, trait, Math.floor(units.length / 2) + 1, units);

export const all =
  (what: string, trait: Trait): Requirement =>
  units => {
    const have = count(units, trait);
    return have === units.length ? undefined : tell('{what}: all {count} units, there are {have}', { what, count: units.length, have });
  };

export const none =
  (what: string, trait: Trait): Requirement =>
  units => {
    const have = count(units, trait);
    return have === 0 ? undefined : tell('{what}: none, there are {have}', { what, have });
  };

/** Asked only of formations that consist of vehicles. */
export const ofVehicles =
  (requirement: Requirement): Requirement =>
  units =>
    units.every(isVehicleUnit) ? requirement(units) : undefined;

export const pairs =
  (needed: (units: readonly Grouped[]) => number, what: string, trait: Trait): Requirement =>
  units => {
    const [have, wanted] = [pairsOf(units, trait), needed(units)];
    return have >= wanted
      ? undefined
      : tell('{what}: at least {needed} pairs of one model, there are {have}', { what, needed: wanted, have });
  };

/** One or the other: what the first misses is told where neither is met. */
export const either =
  (first: Requirement, second: Requirement): Requirement =>
  units =>
    second(units) === undefined ? undefined : first(units);
