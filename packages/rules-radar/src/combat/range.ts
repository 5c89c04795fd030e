import { tell } from '@sortie/kernel';
import { isCapital } from '../card/craft.ts';
import type { Ranging } from '../questions.ts';
import { asc, type RadarRule, type Table } from '../rule.ts';
import type { Control } from '../shape.ts';
import { isAskedFor } from './clash.ts';

/** Both rolls decide who picks the range, or what it is. */
export function rangeOf(play: Table, controls: readonly [Control, Control]): NonNullable<Ranging['ranged']> {
  const ranging: Ranging = { controls, ranged: null };
  play.run('ranging', ranging);
  return ranging.ranged ?? { chooser: 0 };
}

/** Whoever has the higher result with its Thrust picks; then the higher margin. */
const choice: RadarRule = asc('ASC-space-range-choice', 80, {
  base: { counted: ({ bracket }) => bracket },
  forbids: { range: (view, _command, seat) => (isAskedFor(view, 'range', seat) ? undefined : tell('that is not asked now')) },
  steps: {
    ranging: [
      {
        name: 'compare',
        insteadOf: 'compare',
        run: (_play, about) => {
          const [one, two] = about.controls;
          for (const better of [one.modified - two.modified, one.margin - two.margin])
            if (better !== 0) about.ranged ??= { chooser: better > 0 ? 0 : 1 };
        },
      },
    ],
  },
  covers: ['ASC-space-range-tie'],
});

const bothFail: RadarRule = asc('ASC-space-range-both-fail', 80, {
  steps: {
    ranging: [
      {
        name: 'bothFail',
        before: 'compare',
        run: (_play, about) => {
          if (about.controls.every(({ ok }) => !ok)) about.ranged = { bracket: 'long', rule: 'ASC-space-range-both-fail' };
        },
      },
    ],
  },
});

const fullTie: RadarRule = asc('ASC-space-range-full-tie', 80, {
  steps: {
    ranging: [
      {
        name: 'fullTie',
        after: 'compare',
        run: (_play, about) => {
          about.ranged ??= { bracket: 'medium', rule: 'ASC-space-range-full-tie' };
        },
      },
    ],
  },
});

/** Capital weapons reach as if everything were nearer. */
const reduction: RadarRule = asc('ASC-space-range-capital-reduction', 80, {
  adds: { counted: ({ weapon }) => (isCapital(weapon) ? -1 : undefined) },
  atLeast: { counted: () => 0 },
});

export const rangeRules: readonly RadarRule[] = [choice, bothFail, fullTie, reduction];
