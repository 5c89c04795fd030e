import { stumble } from '../../piloting/stumble.ts';
import type { ClassicRule } from '../../rule.ts';
import { fighting } from '../../state.ts';
import { alien, strangeAt } from '../alien-worlds/alien.ts';

const footing = alien('AW-crystal-psr', {
  steps: {
    entering: [
      {
        name: 'crystal',
        after: 'swamp',
        run: (play, about) => {
          if (!about.stopped && strangeAt(play.state, about.to, 'crystal')) stumble(play, about, 'crystal');
        },
      },
    ],
  },
});

const RESONATES = 4;

/** Whoever stands among crystals may hear where the others are: thin woods do not hide them then, and thick ones only as thin ones. */
const resonance = alien('AW-crystal-sympathetic', {
  needs: ['AW-basis'],
  adds: {
    toHit: ({ attacker, sight: { tally, targetWoods } }) => {
      if (!attacker.fresh.resonant) return undefined;
      const hexes = tally.lightWoods + tally.heavyWoods + (targetWoods === 1 || targetWoods === 2 ? 1 : 0);
      return hexes > 0 ? -hexes : undefined;
    },
  },
  steps: {
    fireStart: [
      {
        name: 'crystals',
        insteadOf: 'crystals',
        run: play => {
          for (const { id, at } of fighting(play.state)) {
            if (!strangeAt(play.state, at, 'crystal')) continue;
            const roll = play.roll(1, 6, 'AW-crystal-sympathetic');
            play.emit({ type: 'resonated', unit: id, roll, ok: roll.total >= RESONATES });
          }
        },
      },
    ],
  },
});

export const crystalRules: readonly ClassicRule[] = [footing, resonance];
