import { nth, type RuleId } from '@sortie/kernel';
import { BRACKETS, binOf } from '../attack/aim.ts';
import { byHexes } from '../movement/moved.ts';
import type { Aim } from '../questions.ts';
import { CITE, type ClassicRule } from '../rule.ts';
import type { Unit } from '../shape.ts';
import { type GearKind, isArm, type Location } from '../sheet/sheet.ts';
import { isWhole, placed, sheetFor } from '../state.ts';

const toHit = (id: RuleId, value: (aim: Aim) => number | undefined): ClassicRule => ({
  id,
  cite: CITE,
  kind: 'core',
  adds: { toHit: value },
});

/** Is a piece of gear of this kind in a location, and whole? */
export const hasAt = (unit: Unit, kind: GearKind, location: Location): boolean =>
  sheetFor(unit).gear.some((gear, i) => gear.kind === kind && gear.at === location && isWhole(unit, 'gear', i));

const enhancedArm = toHit('TW-th-aes', ({ attacker, weapon }) =>
  isArm(weapon.at) && !weapon.split && hasAt(attacker, 'aes', weapon.at) ? -1 : undefined,
);

const apollo = toHit('TW-th-apollo', ({ attacker, weapon }) =>
  weapon.ammo === 'MRM' && hasAt(attacker, 'apollo', weapon.at) ? -1 : undefined,
);

/** What a shot is loaded with; empty without a bin. */
export const munitionOf = ({ attacker, weapon, shot }: Pick<Aim, 'attacker' | 'weapon' | 'shot'>): string => {
  const bin = binOf(placed(attacker), weapon, shot);
  return bin === null ? '' : nth(sheetFor(attacker).bins, bin).munition;
};

/** Only with the missiles made for it, and not where somebody else spots. */
export const guidedByFive = (aim: Aim): boolean =>
  aim.weapon.artemis &&
  aim.spotter === null &&
  aim.unseen === undefined &&
  hasAt(aim.attacker, 'artemis5', aim.weapon.at) &&
  munitionOf(aim).includes('ARTEMIS_V_CAPABLE');

const artemisFive = toHit('TW-th-artemis5', aim => (guidedByFive(aim) ? -1 : undefined));

const MOST_FORGIVEN = 2;

/** Shells that steer forgive some of what the target's movement adds. */
const precision = toHit('TW-th-precision', aim => {
  if (!munitionOf(aim).includes('PRECISION')) return undefined;
  const { moved } = aim.target;
  const movement = byHexes(moved?.hexes ?? 0) + (moved?.mode === 'jump' ? 1 : 0);
  return movement > 0 ? -Math.min(MOST_FORGIVEN, movement) : undefined;
});

/** What coats of suits add at short, medium and long range. */
const COATS: { readonly [plating: string]: readonly [number, number, number] } = {
  'BA Stealth (Basic)': [0, 1, 2],
  'BA Stealth (Prototype)': [0, 1, 2],
  'BA Stealth (Standard)': [1, 1, 2],
  'BA Stealth (Improved)': [1, 2, 3],
};

/** Whoever strikes at arm's length is as near as anybody can be. */
const coated: ClassicRule = {
  id: 'TW-th-tbastealth',
  cite: CITE,
  kind: 'core',
  adds: {
    toHit: ({ target, bracket }) => COATS[sheetFor(target).plating]?.[BRACKETS.indexOf(bracket)] || undefined,
    blow: ({ target }) => COATS[sheetFor(target).plating]?.[0] || undefined,
  },
};

const blurred = ({ target }: { readonly target: Unit }): number | undefined =>
  sheetFor(target).plating === 'BA Mimetic' ? Math.max(0, 3 - (target.moved?.hexes ?? 0)) || undefined : undefined;

const mimetic: ClassicRule = { id: 'TW-th-tmimetic', cite: CITE, kind: 'core', adds: { toHit: blurred, blow: blurred } };

/** Machines of industry aim with simpler instruments. */
const simple = toHit('TW-th-firecon', ({ sheet }) => (sheet.cockpit === 'Industrial' ? 1 : undefined));
const primitive = toHit('TW-th-indcockpit', ({ sheet }) => (sheet.cockpit === 'Primitive Industrial' ? 2 : undefined));

export const fireControlRules: readonly ClassicRule[] = [enhancedArm, apollo, artemisFive, precision, coated, mimetic, simple, primitive];
