import { fill, Rulebook, type RuleId } from '@sortie/kernel';
import { type Sketch, sketch } from '../../set-piece.ts';
import type { Entry } from '../../shape.ts';
import { ruleset } from '../special-pilot-abilities/pilots.fixture.ts';
import { checkForce } from './building/check.ts';
import type { Building, BuildingForce } from './building/force.ts';
import type { Grouped } from './group.ts';
import { formationNamed } from './list.ts';
import { foe, rules } from './play.fixture.ts';

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

const entryOf = ({ card, quirks, commander }: Grouped, formation: string): Entry => ({
  card,
  formation,
  ...(quirks && { quirks }),
  ...(commander && { commander }),
});
/** A force of one lance that is called something. */
export const called = (formation: string, units: readonly Grouped[], lance = 0): readonly Entry[] =>
  units.map(unit => ({ ...entryOf(unit, formation), lance }));

/** Why a game with such a force does not begin: the line that objects, and what it says. */
export const objections = (force: readonly Entry[]): readonly { readonly rule: RuleId; readonly reason: string }[] =>
  Rulebook.compile(ruleset, rules)
    .checkSetup({ table: { width: 72 * 254, height: 48 * 254, pieces: [] }, forces: [force, [foe]], zone: 8, limit: 9 })
    .map(({ rule, reason }) => ({ rule, reason }));
export const objectors = (force: readonly Entry[]): readonly RuleId[] => objections(force).map(({ rule }) => rule);

/** May a lance of these units be called that? */
export const fits = (id: string, units: readonly Grouped[]): boolean => objections(called(id, units)).length === 0;
/** What the lance lacks, as the line of the formation says it. */
export const lacks = (id: string, units: readonly Grouped[]): string | undefined => {
  const [first, ...others] = objections(called(id, units));
  if (others.length > 0 || (first && first.rule !== formationNamed(id)?.rule))
    throw new Error(`${id}: ${JSON.stringify([first, ...others])}`);
  return first?.reason;
};

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
