import { tell } from '@sortie/kernel';
import type { ClassicRule } from '../../rule.ts';
import type { Mech } from '../../shape.ts';
import { hasCover } from '../../sight/sight.ts';
import { actuator, isMech, type Standing, sheetFor } from '../../state.ts';
import { advanced } from '../rule.ts';

const isHullDown = ({ condition }: Mech): boolean => condition?.hullDown === true;

/** From its feet; and what hiding behind cover adds beyond the cover (the book's numbers are not in its errata). */
const TO_CROUCH = 2;
const WELL_HIDDEN = 2;

/** One level tall, seen above Level 1 ground and covered by it. It stands firm, but has no legs to fire, kick or jump with. */
const posture = advanced('TOE-hull-down-biped-height', {
  base: { hullDownCost: ({ unit, prone }) => (isMech(unit) && !prone ? TO_CROUCH : undefined) },
  adds: { toHit: ({ target, sight }) => (isHullDown(target) && hasCover(sight, target as Standing) ? WELL_HIDDEN : undefined) },
  forbids: {
    move: (view, move) => {
      const unit = view.units[move.unit];
      return move.mode === 'jump' && unit && isHullDown(unit) ? tell('it gets up before it jumps') : undefined;
    },
    declare: (view, { unit: id, shots }) => {
      const unit = view.units[id];
      if (!unit || !isHullDown(unit)) return undefined;
      const { weapons, legs } = sheetFor(unit);
      return shots.some(({ weapon }) => legs.includes(weapons[weapon]?.at ?? 'HD')) ? tell('its legs are behind the cover') : undefined;
    },
    strike: (view, { unit: id, blows }) => {
      const unit = view.units[id];
      const onFeet = blows.some(({ kind }) => kind === 'kick' || kind === 'push');
      return unit && isHullDown(unit) && onFeet ? tell('nobody kicks or pushes from behind cover') : undefined;
    },
  },
});

const LEG_PARTS = ['hip', 'upperLeg', 'lowerLeg', 'foot'] as const;

/** Actuators of the legs that no longer work or are gone. */
const lostInLegs = (unit: Mech): number =>
  sheetFor(unit).legs.reduce((sum, leg) => sum + LEG_PARTS.filter(part => actuator(unit, leg, part) !== 'whole').length, 0);

const fromGround = advanced('TOE-hull-down-from-prone-cost', {
  needs: ['TOE-hull-down-biped-height'],
  base: { hullDownCost: ({ unit, prone }) => (isMech(unit) && prone ? 1 + lostInLegs(unit) : undefined) },
});

/** Turning is free on the way from the ground to hull-down and at no other time: see `trace` and `stoodUp`. */
const facing = advanced('TOE-hull-down-facing', { needs: ['TOE-hull-down-from-prone-cost'] });

export const hullDownRules: readonly ClassicRule[] = [posture, fromGround, facing];
