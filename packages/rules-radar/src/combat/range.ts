import type { RuleId } from '@sortie/kernel';
import { tell } from '@sortie/kernel';
import type { Bracket } from '../card/card.ts';
import { asc, type RadarRule } from '../rule.ts';
import type { Control } from '../shape.ts';

type Ranged = { readonly chooser: 0 | 1 } | { readonly bracket: Bracket; readonly rule: RuleId };

/** Whoever has the higher result with its Thrust picks the range; then the higher margin; and if all is alike it is medium. */
export function rangeOf([one, two]: readonly [Control, Control]): Ranged {
  if (!one.ok && !two.ok) return { bracket: 'long', rule: 'ASC-space-range-both-fail' };
  if (one.modified !== two.modified) return { chooser: one.modified > two.modified ? 0 : 1 };
  if (one.margin !== two.margin) return { chooser: one.margin > two.margin ? 0 : 1 };
  return { bracket: 'medium', rule: 'ASC-space-range-full-tie' };
}

const choice: RadarRule = asc('ASC-space-range-choice', 80, {
  forbids: {
    wash: ({ clash, units }, _command, seat) =>
      clash?.asks === 'wash' && units[clash.units[clash.who]]!.seat === seat ? undefined : tell('that is not asked now'),
    range: ({ clash, units }, _command, seat) =>
      clash?.asks === 'range' && units[clash.units[clash.who]]!.seat === seat ? undefined : tell('that is not asked now'),
  },
  covers: ['ASC-space-range-tie'],
});

export const rangeRules: readonly RadarRule[] = [
  choice,
  asc('ASC-space-range-both-fail', 80),
  asc('ASC-space-range-full-tie', 80),
  asc('ASC-space-range-capital-reduction', 80),
];
