import { holdsFire } from '../../attack/hold-fire.ts';
import { counts, onTarget } from '../../movement/tmm.ts';
import { type AlphaRule, option } from '../../rule.ts';
import { moveBy } from '../../state.ts';

/** Weak: what evading adds, by Skill 0 to 7. */
const EVASION = [4, 4, 3, 3, 2, 2, 1, 1, 1];

export const evadeRules: readonly AlphaRule[] = [
  option('AS-evade', {
    base: { move: ({ unit, mode }) => (mode === 'evade' ? moveBy(unit, false) : undefined) },
    adds: onTarget(unit => (unit.moved?.mode === 'evade' && counts(unit) ? EVASION[unit.skill] : undefined)),
    forbids: holdsFire(({ moved }) => (moved?.mode === 'evade' ? 'a unit that evades gives up its attacks' : undefined)),
  }),
];
