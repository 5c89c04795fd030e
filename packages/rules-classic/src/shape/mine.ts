import type { Hex } from '@sortie/geometry';
import type { Seat } from '@sortie/kernel';

export const MINE_KINDS = ['standard', 'command', 'vibrabomb', 'active', 'inferno'] as const;
export type MineKind = (typeof MINE_KINDS)[number];

/** Mines in one hex, and whose they are. */
export interface Minefield {
  readonly kind: MineKind;
  readonly at: Hex;
  readonly seat: Seat;
  /** Points of damage, in steps of five. */
  readonly density: number;
  /** Tons from which on a vibrabomb goes off. */
  readonly setting?: number;
}

/** A field in play: when it was laid, and whether it is to be set off under the next enemy. */
export interface Laid extends Minefield {
  readonly since: number;
  readonly trap?: true;
}

/** What somebody who does not go anywhere can do instead, where the rules know it. */
export const TASKS = [
  'clear',
  'lay',
  'deck',
  'rearm',
  'eject',
  'mount',
  'storm',
  'dig',
  'hook',
  'lift',
  'ride',
  'alight',
  'fortify',
] as const;
export type Task = (typeof TASKS)[number];
