import { boardOf } from '@sortie/board';
import { nth } from '@sortie/kernel';
import { rangeBetween } from '../aerospace/range.ts';
import { isAhead, type Pose } from '../arcs/arcs.ts';
import { isRaised } from '../movement/tops.ts';
import type { Aim, Bracket } from '../questions.ts';
import type { Book } from '../rule.ts';
import type { Shot, State } from '../shape.ts';
import { isShip, rides, type Weapon } from '../sheet/sheet.ts';
import { sightBetween } from '../sight/sight.ts';
import { elevationOf, isFighting, isLow, type OnMap, sheetFor } from '../state.ts';
import { depthOf } from '../terrain/board.ts';
import { loadedFor } from './bins.ts';
import { guideFor } from './guides.ts';

export { binOf, binsFor, loadedFor, takesSeveral } from './bins.ts';

export function bracketOf({ short, medium, long }: Weapon, range: number): Bracket {
  if (range <= short) return 'short';
  if (range <= medium) return 'medium';
  return range <= long ? 'long' : 'beyond';
}

/** What a bracket is called in lists of three. */
export const BRACKETS: readonly Bracket[] = ['short', 'medium', 'long'];

export const isTorpedo = ({ ammo, item }: Weapon): boolean => ammo.endsWith('_TORPEDO') || /SRT|LRT/.test(item);

const wet = new WeakMap<Weapon, Weapon>();

/** Is a weapon under water? All of whoever is submerged, the legs of whoever wades. */
export function isWet(state: State, unit: OnMap, weapon: Weapon): boolean {
  const depth = depthOf(boardOf(state.board), unit.at);
  const { gait, floats } = sheetFor(unit);
  if (depth === 0 || isRaised(unit) || rides(gait) || gait === 'vtol' || floats) return false;
  // A torpedo is in the water as soon as whoever launches it touches the water.
  if (isTorpedo(weapon)) return true;
  if (isShip(gait)) return elevationOf(unit) < 0;
  return depth > 1 || isLow(unit) || sheetFor(unit).legs.includes(weapon.at);
}

/** A weapon as far as it reaches where it is: water shortens most and silences many (TW-water-weapons). */
export function dampened(state: State, unit: OnMap, weapon: Weapon): Weapon {
  if (!isWet(state, unit, weapon)) return weapon;
  let under = wet.get(weapon);
  if (!under) {
    const [short, medium, long] = weapon.underwater;
    under = { ...weapon, minimum: 0, short, medium, long };
    wet.set(weapon, under);
  }
  return under;
}

/** The first target ahead of the torso, or else the first of all (TW-sec-primary). */
/** Which way attacks are counted from: the torso, or the turret of a vehicle. */
const turnOf = ({ twist, turret }: Pose): number => turret ?? twist;

export function primaryOf(state: State, unit: OnMap, shots: readonly Shot[], twist: number): number | null {
  const targets = shots.map(({ target }) => target);
  const ahead = targets.find(id => {
    const target = state.units[id];
    return isFighting(target) && isAhead(unit, target, twist);
  });
  return ahead ?? targets[0] ?? null;
}

/** Somebody fires something at somebody, or thinks of it. */
export interface Aiming {
  readonly state: State;
  readonly book: Book;
  readonly unit: OnMap;
  readonly target: OnMap;
  readonly shot: Shot;
  /** All shots of the unit; this one alone where nothing is said. */
  readonly shots?: readonly Shot[];
  readonly pose: Pose;
}

/** Everything a to-hit rule may look at. Whoever sees the target fires at it directly. */
export function aimAt({ state, book, unit, target, shot, shots = [shot], pose }: Aiming): Aim {
  const sheet = sheetFor(unit);
  const weapon = dampened(state, unit, loadedFor(unit, nth(sheet.weapons, shot.weapon), shot));
  const direct = sightBetween(state, unit, target);
  const guide = direct.canSee || !weapon.indirect ? null : guideFor({ state, book, unit, target }, weapon, shot);
  const range = rangeBetween(unit, target);
  const primary = primaryOf(state, unit, shots, turnOf(pose));
  return {
    state,
    attacker: unit,
    target,
    sheet,
    weapon,
    shot,
    range,
    bracket: bracketOf(weapon, range),
    // A beacon knows nothing but where it is.
    sight: guide ? sightBetween(state, guide.spotter ?? target, target) : direct,
    spotter: guide?.spotter ?? null,
    ...(guide?.unseen ? { unseen: guide.unseen } : {}),
    ...(book.holds('firelit', { state, target }) ? { firelit: true } : {}),
    secondary: primary === target.id || primary === null ? null : isAhead(unit, target, turnOf(pose)) ? 'ahead' : 'aside',
  };
}
