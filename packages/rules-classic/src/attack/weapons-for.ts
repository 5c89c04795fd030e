import type { Sight } from '@sortie/board';
import { nth } from '@sortie/kernel';
import { rangeBetween } from '../aerospace/range.ts';
import { inFiringArc, type Pose } from '../arcs/arcs.ts';
import { isServed } from '../infantry/field-guns.ts';
import { stations } from '../naval/stations.ts';
import { isInTheWay } from '../physical/handheld.ts';
import type { Book } from '../rule.ts';
import type { Shot, State } from '../shape.ts';
import { linkedTo } from '../sheet/arrays.ts';
import { needsPower, type Weapon } from '../sheet/sheet.ts';
import { sightBetween } from '../sight/sight.ts';
import { isTroop, isWhole, type OnMap, sheetFor } from '../state.ts';
import { binOf, binsFor, dampened, isTorpedo, isWet, takesSeveral } from './aim.ts';
import { reaches } from './at-whom.ts';
import { findsAlone, mayFindAlone, spotterFor } from './guides.ts';
import { isUseless } from './limits.ts';
import { runsThroughWater } from './torpedoes.ts';

/** Nobody but troops fires into its own hex, and nobody at whom somebody else carries. */
const isSpared = (unit: OnMap, target: OnMap, far: number): boolean => (far === 0 && !isTroop(unit)) || target.rides !== undefined;

/** Weapons of a unit that could be fired at a target, held this way. Those of a vessel are far apart. */
export function weaponsFor(state: State, unit: OnMap, target: OnMap, pose: Pose, book: Book): readonly number[] {
  if (!state.vessels) return bearing(state, unit, target, pose, book);
  return sheetFor(unit).weapons.flatMap((_, weapon) => {
    const [from, to] = stations(unit, target, { weapon });
    return bearing(state, from, to, pose, book).includes(weapon) ? [weapon] : [];
  });
}

function bearing(state: State, unit: OnMap, target: OnMap, pose: Pose, book: Book): readonly number[] {
  const far = rangeBetween(unit, target);
  if (isSpared(unit, target, far)) return [];
  const { weapons, legs } = sheetFor(unit);
  if (weapons.every(weapon => far > 2 * Math.max(weapon.long, weapon.underwater[2]))) return [];
  const direct = sightBetween(state, unit, target);
  const spotted = direct.canSee || spotterFor({ state, book, unit, target }) !== null;
  if (!spotted && !mayFindAlone(unit, target)) return [];
  const found: number[] = [];
  for (let i = 0; i < weapons.length; i++) {
    const weapon = nth(weapons, i);
    if (!suiting(unit, weapon, loaded => (direct.canSee || loaded.indirect) && reaches(book, dampened(state, unit, loaded), far))) continue;
    if (!spotted && !findsAlone(state, unit, target, weapon)) continue;
    if (legs.includes(weapon.at) && (unit.prone || isHindered(state, unit, target, weapon, direct))) continue;
    if (isIdle(state, unit, target, i, direct)) continue;
    if (isReady(unit, weapon, i) && !isLinked(unit, weapons, weapon) && inFiringArc(unit, weapon, target, pose)) found.push(i);
  }
  return found;
}

/** Are legs behind cover? What fires under water fires through it. */
const isHindered = (state: State, unit: OnMap, target: OnMap, weapon: Weapon, { attackerCover }: Sight): boolean =>
  attackerCover && !(isWet(state, unit, weapon) && runsThroughWater(state, unit, target));

/** Would a weapon do nothing to this target, or is there nobody to serve it? */
function isIdle(state: State, unit: OnMap, target: OnMap, i: number, direct: Sight): boolean {
  const weapon = nth(sheetFor(unit).weapons, i);
  if (isTorpedo(weapon) && !runsThroughWater(state, unit, target)) return true;
  return isUseless(state, unit, target, weapon, direct) || !isServed(unit, i);
}

/** What a weapon must be loaded with to be fired at a target: it has to reach it, and to be seen or spotted. */
export function suitsFor(state: State, unit: OnMap, target: OnMap, book: Book): (weapon: Weapon) => boolean {
  const far = rangeBetween(unit, target);
  const { canSee } = sightBetween(state, unit, target);
  return weapon => (canSee || weapon.indirect) && reaches(book, dampened(state, unit, weapon), far);
}

/** Does a weapon suit, with something that it can be loaded with? */
const suiting = (unit: OnMap, weapon: Weapon, suits: (weapon: Weapon) => boolean): boolean =>
  takesSeveral(weapon) ? binOf(unit, weapon, ANY_SHOT, suits) !== null : suits(weapon);

const ANY_SHOT: Shot = { weapon: 0, target: 0 };

/** Whole, powered and loaded. */
const isReady = (unit: OnMap, weapon: Weapon, i: number): boolean =>
  !(unit.condition?.holds?.gun && isInTheWay(weapon)) &&
  weapon.fires &&
  !(unit.wear?.engine && needsPower(weapon)) &&
  isWhole(unit, 'weapon', i) &&
  !unit.jammed.includes(i) &&
  !unit.spent.includes(i) &&
  !unit.condition?.off?.includes(i) &&
  unit.condition?.recharging?.[i] === undefined &&
  (weapon.ammo === '' || binsFor(unit, weapon).length > 0);

/** Is a gun part of an array that works? */
const isLinked = (unit: OnMap, weapons: readonly Weapon[], gun: Weapon): boolean =>
  weapons.some((array, i) => array.linked !== undefined && linkedTo(array, gun) && isReady(unit, array, i));
