/** What the opponent's judgement is made of: numbers that self-play may tune, in points of expected damage. */
export interface Weights {
  /** How much damage dealt counts against damage taken: whoever only hides never wins. */
  readonly aggression: number;
  /** What a hex nearer to the enemy is worth while nobody can be hit. */
  readonly closing: number;
  /** Turns without damage after which closing in counts ever more. */
  readonly patience: number;
  /** The turn after which nobody waits for a better chance. */
  readonly evening: number;
  /** The turn from which fear fades, and how many turns it takes: a fight is brought to an end one way or the other. */
  readonly night: number;
  readonly dusk: number;
  /** What it costs to have no foe ahead. */
  readonly blindness: number;
  /** Breakthrough: an escape, each row towards it, and each row a defender lets itself be drawn north. */
  readonly escape: number;
  readonly row: number;
  readonly guard: number;
}

export const WEIGHTS: Weights = {
  aggression: 1.25,
  closing: 0.12,
  patience: 2,
  evening: 16,
  night: 30,
  dusk: 10,
  blindness: 0.5,
  escape: 60,
  row: 3,
  guard: 0.3,
};
