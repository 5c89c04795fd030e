import type { RuleId } from './shape.ts';

export interface Roll {
  readonly rule: RuleId;
  readonly faces: readonly number[];
  readonly total: number;
}

/** The only door through which chance enters a game. */
export interface Dice {
  roll(count: number, sides: number, rule: RuleId): Roll;
}

export function rollOf(rule: RuleId, faces: readonly number[]): Roll {
  let total = 0;
  for (const face of faces) total += face;
  return { rule, faces, total };
}
