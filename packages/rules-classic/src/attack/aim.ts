import { boardOf } from '@sortie/board';
import { distance } from '@sortie/geometry';
import { remoteSpotter } from '../advanced/electronics/remotes/spotting.ts';
import { isAhead, type Pose } from '../arcs/arcs.ts';
import type { Aim, Bracket } from '../questions.ts';
import type { Fire, Shot, State } from '../shape.ts';
import type { Bin, Weapon } from '../sheet/sheet.ts';
import { sightBetween } from '../sight/sight.ts';
import { isFighting, isLow, isWhole, type Standing, sheetFor } from '../state.ts';
import { depthOf } from '../terrain/board.ts';

export function bracketOf({ short, medium, long }: Weapon, range: number): Bracket {
  if (range <= short) return 'short';
  if (range <= medium) return 'medium';
  return range <= long ? 'long' : 'beyond';
}

/** What a bracket is called in lists of three. */
export const BRACKETS: readonly Bracket[] = ['short', 'medium', 'long'];

/** Bins that feed a weapon and still hold shots. */
export function binsFor(unit: Standing, weapon: Weapon): readonly number[] {
  const { bins } = sheetFor(unit);
  const fits = ({ type, rack }: Bin): boolean => type === weapon.ammo && rack === weapon.ammoRack;
  return bins.flatMap((bin, i) => (fits(bin) && unit.ammo[i]! > 0 && isWhole(unit, 'bin', i) ? [i] : []));
}

const loadedWeapons = new WeakMap<Bin, Map<Weapon, Weapon>>();

/** A weapon as it fires what is in a bin. */
export function loadedWith(weapon: Weapon, bin: Bin): Weapon {
  if (!bin.reach) return weapon;
  let known = loadedWeapons.get(bin);
  if (!known) {
    known = new Map();
    loadedWeapons.set(bin, known);
  }
  let loaded = known.get(weapon);
  if (!loaded) {
    loaded = { ...weapon, ...bin.reach };
    known.set(weapon, loaded);
  }
  return loaded;
}

/** A weapon as it fires in one shot. */
export function loadedFor(unit: Standing, weapon: Weapon, shot: Shot): Weapon {
  if (!takesSeveral(weapon)) return weapon;
  const bin = binOf(unit, weapon, shot);
  return bin === null ? weapon : loadedWith(weapon, sheetFor(unit).bins[bin]!);
}

export const isTorpedo = ({ ammo, item }: Weapon): boolean => ammo.endsWith('_TORPEDO') || /SRT|LRT/.test(item);

const wet = new WeakMap<Weapon, Weapon>();

/** Is a weapon under water? All of whoever is submerged, the legs of whoever wades. */
function isWet(state: State, unit: Standing, weapon: Weapon): boolean {
  const depth = depthOf(boardOf(state.board), unit.at);
  if (depth === 0 || sheetFor(unit).gait === 'hover') return false;
  // A torpedo is in the water as soon as whoever launches it touches the water.
  if (isTorpedo(weapon)) return true;
  return depth > 1 || isLow(unit) || sheetFor(unit).legs.includes(weapon.at);
}

/** A weapon as far as it reaches where it is: water shortens most and silences many (TW-water-weapons). */
export function dampened(state: State, unit: Standing, weapon: Weapon): Weapon {
  if (!isWet(state, unit, weapon)) return weapon;
  let under = wet.get(weapon);
  if (!under) {
    const [short, medium, long] = weapon.underwater;
    under = { ...weapon, minimum: 0, short, medium, long };
    wet.set(weapon, under);
  }
  return under;
}

const SEVERAL: ReadonlySet<string> = new Set(['ATM', 'IATM', 'MML']);
export const takesSeveral = ({ ammo }: Weapon): boolean => SEVERAL.has(ammo);

/** The bin that pays for a shot: the one asked for, or the fullest of those that suit. */
export function binOf(unit: Standing, weapon: Weapon, shot: Shot, suits?: (weapon: Weapon) => boolean): number | null {
  if (weapon.ammo === '') return null;
  const all = binsFor(unit, weapon);
  const bins = suits ? all.filter(bin => suits(loadedWith(weapon, sheetFor(unit).bins[bin]!))) : all;
  if (shot.bin !== undefined) return bins.includes(shot.bin) ? shot.bin : null;
  return bins.reduce<number | null>((best, bin) => (best === null || unit.ammo[bin]! > unit.ammo[best]! ? bin : best), null);
}

/** The first target ahead of the torso, or else the first of all (TW-sec-primary). */
/** Which way attacks are counted from: the torso, or the turret of a vehicle. */
const turnOf = ({ twist, turret }: Pose): number => turret ?? twist;

export function primaryOf(state: State, unit: Standing, shots: readonly Shot[], twist: number): number | null {
  const targets = shots.map(({ target }) => target);
  const ahead = targets.find(id => {
    const target = state.units[id];
    return isFighting(target) && isAhead(unit, target, twist);
  });
  return ahead ?? targets[0] ?? null;
}

/** Somebody of the same side who sees a target and has said to spot it. */
export function spotterFor(state: State, unit: Standing, target: Standing): Standing | null {
  for (const other of state.units) {
    if (other.seat !== unit.seat || other.id === unit.id || !isFighting(other) || other.fire?.spots !== target.id) continue;
    if (sightBetween(state, other, target).canSee) return other;
  }
  return remoteSpotter(state, unit.seat, target);
}

/** Everything a to-hit rule may look at. Whoever sees the target fires at it directly. */
export function aimAt(state: State, unit: Standing, target: Standing, shot: Shot, fire: Pick<Fire, 'shots'>, pose: Pose): Aim {
  const sheet = sheetFor(unit);
  const weapon = dampened(state, unit, loadedFor(unit, sheet.weapons[shot.weapon]!, shot));
  const direct = sightBetween(state, unit, target);
  const spotter = direct.canSee || !weapon.indirect ? null : spotterFor(state, unit, target);
  const range = distance(unit.at, target.at);
  const primary = primaryOf(state, unit, fire.shots, turnOf(pose));
  return {
    state,
    attacker: unit,
    target,
    sheet,
    weapon,
    shot,
    range,
    bracket: bracketOf(weapon, range),
    sight: spotter ? sightBetween(state, spotter, target) : direct,
    spotter,
    secondary: primary === target.id || primary === null ? null : isAhead(unit, target, turnOf(pose)) ? 'ahead' : 'aside',
  };
}
