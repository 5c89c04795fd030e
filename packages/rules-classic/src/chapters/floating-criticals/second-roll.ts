import type { Roll } from '@sortie/kernel';
import type { ClassicRule } from '../../rule.ts';

/** What strikes the head of a 'Mech on the table for its whole body. */
const strikesHead = ({ rule, total }: Roll): boolean => rule === 'TW-loc-mek' && total === 12;

/** One lucky roll does not take a head: a second one says where the hit strikes. */
const secondRoll: ClassicRule = {
  id: 'TW-house-second-roll-for-heads',
  cite: 'house',
  kind: 'optional',
  steps: {
    finding: [
      {
        name: 'secondRoll',
        after: 'found',
        run: (_play, about) => {
          if (strikesHead(about.roll)) about.roll = about.throwFor(() => false);
        },
      },
    ],
  },
};

export const secondRollRules: readonly ClassicRule[] = [secondRoll];
