import type { Location, Unit } from '../unit.ts';

/** A rule of construction. */
export interface ConstructionRule {
  readonly id: `TM-${string}`;
  readonly cite: string;
  readonly check: (unit: Unit) => readonly Breach[];
}

interface Breach {
  readonly problem: string;
  readonly at?: Location;
}

/** Something about a unit that a rule of construction does not allow. */
export interface Finding extends Breach {
  readonly rule: ConstructionRule['id'];
  readonly cite: string;
}

export const NOTHING: readonly Breach[] = [];

export const breach = (problem: string, at?: Location): readonly Breach[] => [at === undefined ? { problem } : { problem, at }];

export const sum = (points: Readonly<Record<string, number>>): number => Object.values(points).reduce((total, value) => total + value, 0);
