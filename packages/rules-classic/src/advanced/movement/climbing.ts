import { tell } from '@sortie/kernel';
import type { ClassicRule } from '../../rule.ts';
import type { Mech } from '../../shape.ts';
import { ARMS } from '../../sheet/sheet.ts';
import { actuator, isGone, isMech, sheetFor } from '../../state.ts';
import { advanced } from '../rule.ts';

/** Points for a level (the book's number is not in its errata). */
const EACH_LEVEL = 2;
const ARM_PARTS = ['shoulder', 'upperArm', 'lowerArm', 'hand'] as const;

const goodArms = (unit: Mech): number =>
  ARMS.filter(arm => !isGone(unit, arm) && ARM_PARTS.every(part => actuator(unit, arm, part) === 'whole')).length;

const isClimbing = ({ condition }: Mech): boolean => (condition?.climbed ?? 0) > 0;

const climbing = advanced('TOE-climb-psr', {
  base: { climbCost: ({ unit }) => (isMech(unit) && !sheetFor(unit).quad && goodArms(unit) > 0 ? EACH_LEVEL : undefined) },
  adds: {
    piloting: ({ unit, cause }) => {
      const hanging = cause !== 'climb' && isClimbing(unit) ? 1 : 0;
      const oneArm = (cause === 'climb' || isClimbing(unit)) && goodArms(unit) === 1 ? 2 : 0;
      return hanging + oneArm || undefined;
    },
  },
});

const EXPOSED = -2;

/** Both hands are on the wall: only what points backward fires, and everybody hits it easily. */
const exposed = advanced('TOE-climb-los-attacks', {
  needs: ['TOE-climb-psr'],
  adds: {
    toHit: ({ target }) => (isClimbing(target) ? EXPOSED : undefined),
    blow: ({ target }) => (isClimbing(target) ? EXPOSED : undefined),
  },
  forbids: {
    move: (view, move) => {
      const unit = view.units[move.unit];
      return move.mode === 'jump' && unit && isClimbing(unit) ? tell('nobody jumps off a wall') : undefined;
    },
    declare: (view, { unit: id, shots }) => {
      const unit = view.units[id];
      if (!unit || !isClimbing(unit)) return undefined;
      const { weapons } = sheetFor(unit);
      return shots.every(({ weapon }) => weapons[weapon]?.rear) ? undefined : tell('only what points backward fires from a wall');
    },
    strike: (view, { unit: id, blows }) => {
      const unit = view.units[id];
      return unit && isClimbing(unit) && blows.length > 0 ? tell('nobody strikes from a wall') : undefined;
    },
  },
});

export const climbingRules: readonly ClassicRule[] = [climbing, exposed];
