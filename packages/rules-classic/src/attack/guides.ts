import { nth } from '@sortie/kernel';
import { isJammedAt } from '../electronics/fields.ts';
import { podOf } from '../pods/pods.ts';
import type { Book } from '../rule.ts';
import type { Shot, State } from '../shape.ts';
import type { Sheet, Weapon } from '../sheet/sheet.ts';
import { sightBetween } from '../sight/sight.ts';
import { isFighting, type OnMap, sheetFor } from '../state.ts';
import { hasMast, spies } from '../vehicles/masts.ts';
import { binOf, binsFor } from './bins.ts';

/** What leads a shot to a target that its own unit does not see: somebody who spots, a beacon, or nothing but luck. */
export interface Guide {
  readonly spotter: OnMap | null;
  readonly unseen?: 'beacon' | 'blind';
}

export const isMortar = ({ ammo }: Weapon): boolean => ammo === 'MEK_MORTAR';

/** Somebody who fires, and at whom. */
export interface Duel {
  readonly state: State;
  readonly book: Book;
  readonly unit: OnMap;
  readonly target: OnMap;
}

/** Somebody of the same side who sees a target and has said to spot it, or whoever the rules in force know beside them. */
export function spotterFor(duel: Duel): OnMap | null {
  const { state, book, unit, target } = duel;
  for (const other of state.units) {
    if (other.seat !== unit.seat || other.id === unit.id || !isFighting(other) || other.fire?.spots !== target.id) continue;
    if (spies(state, other, target)) return other;
  }
  // Whoever looks over its cover with a mast spots for itself.
  if (hasMast(unit) && spies(state, unit, target)) return unit;
  const [other] = book.offered('spotters', duel);
  return other ?? null;
}

/** What a shot is loaded with; empty without a bin. */
const loadOf = (unit: OnMap, weapon: Weapon, shot: Shot): string => {
  const bin = binOf(unit, weapon, shot);
  return bin === null ? '' : nth(sheetFor(unit).bins, bin).munition;
};

/** Does the target carry a beacon of this side that nothing drowns? */
export const hasBeacon = (state: State, unit: OnMap, target: OnMap): boolean =>
  podOf(target, 'homing', unit.seat) !== undefined && !isJammedAt(state, unit.seat, target.at);

/** Has a unit fired missiles that look for what is pointed out? */
export function waitsForPointer(unit: OnMap): boolean {
  const { bins, weapons } = sheetFor(unit);
  if (!bins.some(({ munition }) => munition === 'SEMIGUIDED')) return false;
  return unit.fire?.shots.some(shot => loadOf(unit, nth(weapons, shot.weapon), shot) === 'SEMIGUIDED') === true;
}

/** A friend who sees the target and has said to point it out. */
export function pointerAt(state: State, unit: OnMap, target: OnMap): OnMap | null {
  const points = (other: OnMap): boolean => {
    const { weapons } = sheetFor(other);
    return other.fire?.shots.some(shot => shot.target === target.id && weapons[shot.weapon]?.tag) === true;
  };
  for (const other of state.units)
    if (other.seat === unit.seat && other.id !== unit.id && isFighting(other) && points(other) && sightBetween(state, other, target).canSee)
      return other;
  return null;
}

/** By a load, what leads to the target without anybody who spots. */
function byLoad(state: State, unit: OnMap, target: OnMap, weapon: Weapon, load: string): Guide | null {
  if (load === 'NARC_CAPABLE' && target.pods && hasBeacon(state, unit, target)) return { spotter: null, unseen: 'beacon' };
  const pointer = load === 'SEMIGUIDED' ? pointerAt(state, unit, target) : null;
  if (pointer) return { spotter: pointer };
  return isMortar(weapon) ? { spotter: null, unseen: 'blind' } : null;
}

/** What an indirect shot at a target goes by; `null` where there is nothing. */
export function guideFor(duel: Duel, weapon: Weapon, shot: Shot): Guide | null {
  const { state, unit, target } = duel;
  const led = byLoad(state, unit, target, weapon, loadOf(unit, weapon, shot));
  if (led && led.unseen !== 'blind') return led;
  const spotter = spotterFor(duel);
  return spotter ? { spotter } : led;
}

const lone = new WeakMap<Sheet, boolean>();

/** Has a unit anything that could go without somebody who spots? Most have not, and are not asked weapon by weapon. */
export function mayFindAlone(unit: OnMap, target: OnMap): boolean {
  const sheet = sheetFor(unit);
  let known = lone.get(sheet);
  if (known === undefined) {
    known = sheet.weapons.some(isMortar) || sheet.bins.some(({ munition }) => munition === 'SEMIGUIDED');
    lone.set(sheet, known);
  }
  return known || target.pods !== undefined;
}

/** Can a weapon be fired at a target that nobody spots, whatever bin it is fed from? */
export const findsAlone = (state: State, unit: OnMap, target: OnMap, weapon: Weapon): boolean =>
  weapon.indirect &&
  weapon.ammo !== '' &&
  binsFor(unit, weapon).every(bin => byLoad(state, unit, target, weapon, nth(sheetFor(unit).bins, bin).munition) !== null);
