import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import { sheetFor, unitAt } from '../../state.ts';

/** What may go through armor goes through anywhere: the place is rolled anew, behind cover until it is no leg. */
const floating = advanced('TOE-floating-crit-partial-cover', {
  steps: {
    finding: [
      {
        name: 'floating',
        after: 'found',
        run: (play, about) => {
          if (!about.floats) return;
          const { legs } = sheetFor(unitAt(play.state, about.unit));
          about.roll = about.throwFor(location => about.cover && legs.includes(location));
        },
      },
    ],
  },
});

export const floatingRules: readonly ClassicRule[] = [floating];
