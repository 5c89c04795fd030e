import type { Weights as Named } from '@sortie/kernel';

/** What the judgement of the classic game is made of. */
export const WEIGHTS = {
  aggression: 1,
  caution: 0.8,
  objective: 1,
  /** A hex farther from the enemy than one's weapons like. */
  closing: 0.35,
  /** The same while nobody can be fired at. */
  approach: 1.2,
  /** Nobody ahead. */
  blindness: 4,
  /** What damage from behind and from the side counts for. */
  rear: 1.5,
  flank: 1.12,
  /** Standing about makes a good target. */
  lively: 2.6,
  /** What a fall costs, in hundredths of what a unit is worth. */
  fall: 14,
  /** What counts for each other shot at the same target. */
  focus: 0.5,
  /** How much fear is left when a game drags on, and the turns that takes. */
  nerve: 0.45,
  patience: 16,
  /** Hexes that it stays farther off than its weapons ask for, and what each hex costs by which it is nearer than it likes. */
  distance: 0,
  aloof: 0,
  /** What blows count for, what heat costs, and what it likes about jumping. */
  blows: 1,
  heat: 1,
  jumping: 0,
} as const satisfies Named;

export type Weights = { readonly [K in keyof typeof WEIGHTS]: number } & Named;

/** Weights that somebody hands over, with our own for those that it does not name. */
export const asOurs = (weights: Named | undefined): Weights =>
  weights === undefined || weights === WEIGHTS ? WEIGHTS : { ...WEIGHTS, ...weights };

/** Fear fades as a game drags on: whoever only hides has not lost, but nobody wants to watch that. */
export const fearAt = (turn: number, { caution, nerve, patience }: Weights): number =>
  caution * (1 - (1 - nerve) * Math.min(1, Math.max(0, turn - 2) / patience));

/** Hexes nearer or farther than weapons ask for. Whoever keeps away comes nearer as a game drags on. */
export const bentAt = (turn: number, { distance, patience }: Weights): number =>
  distance > 0 ? distance * (1 - Math.min(1, Math.max(0, turn - 2) / patience)) : distance;
