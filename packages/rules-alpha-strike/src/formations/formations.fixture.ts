import { fill } from '@sortie/kernel';
import { type Sketch, sketch } from '../set-piece.ts';
import type { Building, BuildingForce } from './check.ts';
import { checkForce } from './check.ts';
import type { Grouped } from './group.ts';
import { fitOf, formationNamed } from './list.ts';

// What the tests of formations build their lances from.

type Made = Sketch & {
  readonly name?: string;
  readonly role?: string;
  readonly quirks?: readonly string[];
  readonly commander?: 'force' | 'lance';
};

export const made = ({ name = 'Sketch', role, quirks, commander, ...card }: Made): Grouped => ({
  card: { ...sketch(card), name, ...(role && { role }) },
  ...(quirks && { quirks }),
  ...(commander && { commander }),
});
/** The same unit so many times. */
export const times = (count: number, one: Made): readonly Grouped[] => Array.from({ length: count }, () => made(one));
export const group = (...parts: readonly (readonly [count: number, one: Made])[]): readonly Grouped[] =>
  parts.flatMap(([count, one]) => times(count, one));

export const fits = (id: string, units: readonly Grouped[]): boolean => fitOf(formationNamed(id)!, units).fits;
export const lacks = (id: string, units: readonly Grouped[]): readonly string[] =>
  fitOf(formationNamed(id)!, units).missing.map(one => fill(one));

export const tank = (move: string, more: Made = {}): Made => ({ type: 'CV', move, ...more });
export const fighter = (role: string, more: Made = {}): Made => ({ type: 'AF', move: '6a', role, name: role, ...more });

const building = (unit: Grouped, lance: string, more: Partial<Building> = {}): Building => ({
  skill: 4,
  pv: unit.card.pv,
  ...unit,
  lance,
  ...more,
});
export const lanceOf = (lance: string, units: readonly Grouped[], more: Partial<Building> = {}): readonly Building[] =>
  units.map(unit => building(unit, lance, more));

/** What is said about a force, by weight: the rules that speak. */
export const findings = (force: Partial<BuildingForce>): readonly string[] =>
  checkForce({ units: [], formations: [], ...force })
    .filter(({ weight }) => weight !== 'note')
    .map(({ rule }) => rule);
export const notes = (force: Partial<BuildingForce>): readonly string[] =>
  checkForce({ units: [], formations: [], ...force })
    .filter(({ weight }) => weight === 'note')
    .map(({ says }) => fill(says));
