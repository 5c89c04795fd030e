import { type Design, find, type Mount, type Unit, unitOf } from '@sortie/roster';
import { type BattleValue, battleValue } from './battle-value/battle-value.ts';
import { inspect } from './inspect/inspect.ts';

/** A design of the catalogue with something changed. */
export function changed(name: string, change: (unit: Unit) => Partial<Unit> = () => ({})): Unit {
  const unit = find(name);
  if (!unit) throw new Error(`There is no ${name} in the catalogue`);
  return { ...unit, ...change(unit) };
}

const FRAME: Design = {
  chassis: 'Test',
  model: 'T-1',
  tons: 50,
  tech: 'inner-sphere',
  year: 3060,
  engine: [200, 'Fusion'],
  walk: 4,
  heatSinks: [10, 'Single'],
  armor: { HD: 9, CT: [20, 5], LT: [15, 5], RT: [15, 5], LA: 12, RA: 12, LL: 16, RL: 16 },
};

/** A 'Mech of 50 tons that carries this and nothing else. */
export const mech = (design: Partial<Design> = {}): Unit => unitOf({ ...FRAME, ...design });

/** A tracked vehicle of 50 tons. */
export const tank = (design: Partial<Design> = {}): Unit =>
  unitOf({
    ...FRAME,
    kind: 'vehicle',
    motive: 'tracked',
    armor: { FR: 30, LS: 20, RS: 20, RR: 15, TU: 20 },
    build: {},
    ...design,
  });

/** Four suits of battle armor. */
export const suits = (design: Partial<Design> = {}): Unit =>
  unitOf({
    kind: 'battle-armor',
    chassis: 'Suit',
    model: 'S-1',
    tons: 4,
    tech: 'inner-sphere',
    year: 3060,
    walk: 1,
    jump: 3,
    motive: 'jump',
    armor: 8,
    armorType: 'BA Standard (Basic)',
    squad: { troopers: 4, weightClass: 2, body: 'biped' },
    ...design,
  });

/** A platoon of four squads of seven. */
export const platoon = (design: Partial<Design> = {}, more: Partial<NonNullable<Design['platoon']>> = {}): Unit =>
  unitOf({
    kind: 'infantry',
    chassis: 'Platoon',
    model: 'P-1',
    tons: 3,
    tech: 'inner-sphere',
    year: 3060,
    walk: 1,
    motive: 'foot',
    platoon: { squads: 4, squadSize: 7, primary: 'Auto-Rifle', secondaries: 0, ...more },
    ...design,
  });

/** The Battle Value of a design that has one. */
export function valued(unit: Unit): BattleValue {
  const value = battleValue(unit);
  if (!value) throw new Error(`${unit.chassis} has no value`);
  return value;
}

export const worth = (unit: Unit): number => valued(unit).total;

/** Totals of a step of a Battle Value, one for each thing that it was asked of. */
export const step = (unit: Unit, name: string, about?: string): number[] =>
  valued(unit)
    .steps.filter(one => one.name === name && (about === undefined || one.about?.includes(about)))
    .map(({ answer }) => answer.total);

/** The one total of a step. */
export function only(unit: Unit, name: string, about?: string): number {
  const totals = step(unit, name, about);
  if (totals.length !== 1) throw new Error(`${totals.length} steps ${name} ${about ?? ''}`);
  return totals[0]!;
}

/** Which rules have something against a design. */
export const against = (unit: Unit): string[] => inspect(unit).map(({ rule }) => rule);

/** The design with more on board. */
export const withMounts = (unit: Unit, ...mounts: readonly Mount[]): Unit => ({ ...unit, mounts: [...unit.mounts, ...mounts] });
