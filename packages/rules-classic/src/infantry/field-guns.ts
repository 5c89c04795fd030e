import { nth, type RuleId, tell } from '@sortie/kernel';
import { eachShot } from '../attack/each-shot.ts';
import { CITE, type ClassicRule } from '../rule.ts';
import type { Unit } from '../shape.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { sheetFor } from '../state.ts';

const SMALL = 1;

/** A squad alone is a small thing to aim at. */
const squad: ClassicRule = {
  id: 'TW-th-tsquad',
  cite: CITE,
  kind: 'core',
  adds: { toHit: ({ target }) => (sheetFor(target).single ? SMALL : undefined) },
};

export const gunsIn = ({ weapons }: Sheet): readonly number[] => weapons.flatMap(({ crew }, i) => (crew > 0 ? [i] : []));

/** Guns that are left to a platoon: the first ones, as far as its troopers go round. */
export function manned(unit: Unit): readonly number[] {
  const sheet = sheetFor(unit);
  let men = unit.structure['TR'] ?? 0;
  return gunsIn(sheet).filter(i => {
    men -= nth(sheet.weapons, i).crew;
    return men >= 0;
  });
}

const hasMoved = ({ moved }: Unit): boolean => moved !== null && moved.mode !== 'stand';

/** Can a weapon be served? Guns are set down before they are fired, and take their crew; everything else needs nobody. */
export const isServed = (unit: Unit, weapon: number): boolean =>
  nth(sheetFor(unit).weapons, weapon).crew === 0 || (!hasMoved(unit) && manned(unit).includes(weapon));

const serving: ClassicRule = {
  id: 'TW-inf-field',
  cite: CITE,
  kind: 'core',
  forbids: {
    declare: eachShot((_view, unit, { weapon: i }, weapon) => {
      if (weapon.crew === 0) return undefined;
      if (hasMoved(unit)) return tell('who has moved serves no guns');
      return isServed(unit, i) ? undefined : tell('there are too few troopers for that gun');
    }),
  },
};

const SECONDARY: readonly RuleId[] = ['TW-th-secfront', 'TW-th-secside'];

/** Every gun has a target of its own; what a platoon carries is fired at one (TW-ba-squad). */
const ownTargets: ClassicRule = {
  id: 'TW-sec-inf',
  cite: CITE,
  kind: 'core',
  waives: { toHit: ({ weapon }) => (weapon.crew > 0 ? SECONDARY : undefined) },
};

export const fieldGunRules: readonly ClassicRule[] = [squad, serving, ownTargets];
