import type { Rulebook, View } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import type { Ground } from '../board/ground.ts';
import type { MapState } from '../board/plan.ts';
import { inCommand } from '../command/chain.ts';
import type { Impact } from '../model/shape.ts';
import type { State, Unit } from '../model/state.ts';
import { shelterAt } from '../terrain/cover.ts';
import { TRACKS } from '../units/types.ts';
import { attackOf, is, shieldOf } from '../units/unit.ts';
import { harm } from './odds.ts';
import type { Stake } from './stakes.ts';

/** An ordinary soldier, where the card is not known. */
const GUESSED = { attack: 8, shield: 3 } as const;

/** Somebody with a gun, reduced to what a quick reckoning needs. */
export interface Gun {
  readonly attack: number;
  readonly interval: number;
  readonly sniper: boolean;
  readonly knife: boolean;
}

export function gunOf(view: View<Impact>, book: Rulebook<Impact>, unit: Unit): Gun {
  const printed = unit.card ? attackOf(unit) : unit.kind === 'armored' ? GUESSED.attack : 4;
  const led = printed === 0 || inCommand(view, book, unit);
  return {
    attack: printed === 0 ? 0 : printed - (led ? 0 : 1),
    interval: unit.card ? TRACKS[unit.card.type].attenuation : 10,
    sniper: is(unit, 'sniper'),
    knife: is(unit, 'jack-knife'),
  };
}

/** What takes off an attack on this unit wherever it stands: its shield, its fading suit; paint adds. */
export const guardOf = (unit: Unit): number =>
  (shieldOf(unit) ?? (unit.kind === 'armored' ? GUESSED.shield : 0)) + 2 * unit.stealth.box - (unit.paint?.bonus ?? 0);

const shelters = new WeakMap<MapState, Map<number, number>>();

/** How much the ground itself takes off an attack. */
export function shelterOf(state: State, ground: Ground, at: number): number {
  let known = shelters.get(state.map);
  if (!known) {
    known = new Map();
    shelters.set(state.map, known);
  }
  let shelter = known.get(at);
  if (shelter === undefined) {
    shelter = shelterAt(state, ground, at);
    known.set(at, shelter);
  }
  return shelter;
}

/** The cover of whoever is there: all of it on the ground, none above the tops. */
export function coverAt(state: State, at: number, level: number, aloft: boolean): number {
  const ground = groundOf(state.map);
  return aloft && level >= Math.max(ground.top(at), ground.level(at) + 1) ? 0 : shelterOf(state, ground, at);
}

/** Two ends of a shot that has not been announced. */
export interface Line {
  readonly range: number;
  readonly from: number;
  readonly to: number;
  /** Is the target in the air? */
  readonly aloft: boolean;
}

/** Strength of a stationary shot, by the modifiers that depend on where both are. */
export function strengthAlong({ attack, interval, sniper, knife }: Gun, guard: number, cover: number, line: Line): number {
  if (attack === 0) return 0;
  const { range, from, to, aloft } = line;
  const steps = (range / interval) | 0;
  const height = to < from ? 1 : to > from && !aloft ? -1 : 0;
  const close = range === 1 ? 1 + (knife ? 2 * attack : 0) : 0;
  return attack - guard - cover - steps + height + close - (sniper && range <= 5 ? 2 : 0);
}

/** Two shots in a row, a little less than twice one: the second may find nothing left to do. */
export const standing = (gun: Gun, strength: number, target: Unit, stake: Stake): number =>
  Math.min(stake.end, gun.sniper ? harm(strength, target, stake) : 1.9 * harm(strength - 1, target, stake));

/** One shot on the move; snipers do not. */
export const moving = (gun: Gun, strength: number, target: Unit, stake: Stake): number =>
  gun.sniper ? 0 : harm(strength - 2, target, stake);
