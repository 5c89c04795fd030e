import { hurtPilot } from '../../pilots/pilots.ts';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import { unitAt } from '../../state.ts';

const from = (steps: readonly (readonly [heat: number, value: number])[], heat: number): number =>
  steps.reduce((value, [at, next]) => (heat >= at ? next : value), 0);

/** A scale of fifty: players know its numbers, the errata print only one of them. */
const ALWAYS = 13;
const AMMUNITION = [
  [19, 4],
  [23, 6],
  [28, 8],
  [35, 10],
  [40, 12],
  [45, ALWAYS],
] as const;
const INFERNOS = [
  [10, 4],
  [14, 6],
  [19, 8],
  [23, 10],
  [28, 12],
  [35, ALWAYS],
] as const;
const HARDER = [
  [33, 1],
  [41, 2],
  [48, 3],
] as const;
const SLOWER = [
  [31, 1],
  [37, 2],
  [43, 3],
  [49, 4],
] as const;
const PILOT = [
  [32, 8],
  [39, 10],
  [47, 12],
] as const;
const FIRST_SHUTDOWN = 14;
const LAST_SHUTDOWN = 50;

/** A steady hand keeps the reactor running a little longer. */
const skill = (piloting: number): number => (piloting <= 1 ? 2 : piloting <= 3 ? 1 : piloting >= 6 ? -1 : 0);

const scale = advanced('TOE-expanded-heat-35-inferno', {
  waives: { shutdownNumber: () => ['TW-heat-scale'], ammoNumber: () => ['TW-heat-scale'], infernoNumber: () => ['TW-heat-scale'] },
  base: {
    shutdownNumber: ({ heat, unit }) => {
      if (heat < FIRST_SHUTDOWN) return 0;
      if (heat >= LAST_SHUTDOWN) return LAST_SHUTDOWN;
      return Math.max(2, 4 + 2 * Math.floor((heat - FIRST_SHUTDOWN) / 4) - skill(unit?.pilot.piloting ?? 5));
    },
    ammoNumber: ({ heat }) => from(AMMUNITION, heat),
    infernoNumber: ({ heat }) => from(INFERNOS, heat),
  },
  adds: {
    toHit: ({ attacker }) => from(HARDER, attacker.heat) || undefined,
    walkMp: ({ unit }) => -from(SLOWER, unit.heat) || undefined,
  },
  steps: {
    heat: [
      {
        name: 'swelter',
        after: 'pilot',
        run: (play, { unit: id }) => {
          const needed = from(PILOT, unitAt(play.state, id).heat);
          if (needed > 0 && play.roll(2, 6, 'TOE-expanded-heat-35-inferno').total < needed) hurtPilot(play, id, 1);
        },
      },
    ],
  },
});

export const scaleRules: readonly ClassicRule[] = [scale];
