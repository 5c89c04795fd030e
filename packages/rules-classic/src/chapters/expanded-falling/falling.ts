import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import { isMech, sheetFor } from '../../state.ts';

const HEAVY_DAMAGE = 20;

/** Heavier machines are harder to shake (the book's numbers are not in its errata). */
const byWeight = (tons: number): number => (tons <= 35 ? 1 : tons <= 55 ? 0 : tons <= 75 ? -1 : -2);

/** Heavy damage weighs by how much there is and on whom; whoever is hull-down feels no more of it than anybody. */
const shaken = advanced('TOE-taking-damage-hull-down-exempt', {
  adds: {
    piloting: ({ unit, causes }) => {
      if (!causes.includes('damage20') || unit.condition?.hullDown) return undefined;
      const more = Math.floor(unit.fresh.damage / HEAVY_DAMAGE) - 1;
      return more + byWeight(sheetFor(unit).tons) || undefined;
    },
  },
});

/** What a MechWarrior of some skill may miss a roll by. */
const spare = (piloting: number): number => (piloting <= 1 ? 2 : piloting <= 5 ? 1 : 0);

const stooping = advanced('TOE-expanded-falling-mof-example', {
  needs: ['TOE-hull-down-biped-height'],
  base: { slack: ({ unit }) => (isMech(unit) ? spare(unit.pilot.piloting) : undefined) },
});

export const fallingRules: readonly ClassicRule[] = [shaken, stooping];
