import { holdsFire } from '../../attack/hold-fire.ts';
import { type AlphaRule, option } from '../../rule.ts';
import type { Unit } from '../../shape.ts';
import { motive, moveBy } from '../../state.ts';

/** Whoever flies does not sprint. */
const sprints = (unit: Unit): boolean => !['v', 'a', 'p'].includes(motive(unit));
const sprinted = (unit: Unit | undefined): boolean => unit?.moved?.mode === 'sprint';
const NO_SPOTTING = 'a unit that sprints does not spot';

const sprint: AlphaRule = option('AS-sprint', {
  base: { move: ({ unit, mode }) => (mode === 'sprint' && sprints(unit) ? moveBy(unit, false) : undefined) },
  adds: {
    move: ({ unit, mode }) =>
      mode === 'sprint' && sprints(unit) ? Math.ceil(Math.max(0, moveBy(unit, false) - 2 * unit.heat) / 2) : undefined,
  },
  forbids: {
    ...holdsFire(unit => (sprinted(unit) ? 'a unit that sprints makes no attack' : undefined)),
    attack: ({ units }, { unit, spotter }) => {
      if (sprinted(units[unit])) return 'a unit that sprints makes no attack';
      return spotter !== undefined && sprinted(units[spotter]) ? NO_SPOTTING : undefined;
    },
    deed: ({ units }, { unit, deed }) => (deed === 'spot' && sprinted(units[unit]) ? NO_SPOTTING : undefined),
    move: (_view, { mode, mounts, drops }) =>
      mode === 'sprint' && (mounts?.length || drops?.length) ? 'nobody gets on or off a sprinting unit' : undefined,
  },
});

export const sprintRules: readonly AlphaRule[] = [sprint];
