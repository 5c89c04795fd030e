import { tell } from '@sortie/kernel';
import type { LocationTable } from '../../questions.ts';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import { isMech } from '../../state.ts';
import { CALLED, type Called } from './shape.ts';

/** What calling a shot adds to the number (the book's number is not in its errata). */
const HARDER = 3;

const TABLES: { readonly [C in Called]?: LocationTable } = { high: 'punch', low: 'kick' };

/** The upper or lower half of a 'Mech, or one side of it. Whoever misses misses all of it. */
const called = advanced('TOE-called-shot-miss', {
  permits: { shot: ['called'] },
  offers: {
    shots: ({ view, shot }) => {
      const target = view.units[shot.target];
      return target && isMech(target) && !target.prone ? CALLED.map(part => ({ ...shot, called: part })) : [];
    },
  },
  adds: { toHit: ({ shot }) => (shot.called === undefined ? undefined : HARDER) },
  forbids: {
    declare: (view, { shots }) => {
      const wrong = shots.some(({ called: part, aim, target }) => {
        const victim = view.units[target];
        return part !== undefined && (aim !== undefined || !victim || !isMech(victim) || victim.prone);
      });
      return wrong ? tell("only 'Mechs that stand are fired at in part") : undefined;
    },
  },
  steps: {
    attack: [
      {
        name: 'called',
        before: 'strike',
        run: (_play, attack) => {
          const { called: part } = attack.shot;
          const table = part && TABLES[part];
          if (table) attack.table = table;
          if (part === 'left' || part === 'right') attack.calledSide = part;
        },
      },
    ],
  },
});

export const calledShotRules: readonly ClassicRule[] = [called];
