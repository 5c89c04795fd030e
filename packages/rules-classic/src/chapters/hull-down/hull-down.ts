import { tell } from '@sortie/kernel';
import { firedIn } from '../../attack/attacking.ts';
import { afford, type Fault, type Pace } from '../../movement/pace.ts';
import type { Pacing } from '../../movement/walking.ts';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Move, Unit } from '../../shape.ts';
import { hasCover } from '../../sight/sight.ts';
import { actuator, isMech, placed, sheetFor } from '../../state.ts';

const isHullDown = ({ condition }: Unit): boolean => condition?.hullDown === true;

/** From its feet; and what hiding behind cover adds beyond the cover (the book's numbers are not in its errata). */
const TO_CROUCH = 2;
const WELL_HIDDEN = 2;

function crouched({ state, book, unit, points, now, step }: Pacing): Pace | Fault {
  if (now.condition?.climbed) return 'steps';
  const about = { unit, prone: now.prone, state, at: now.at };
  if (!book.holds('crouches', about)) return 'steps';
  const cost = book.ask('hullDownCost', about).total;
  const condition = { ...now.condition, hullDown: true } as const;
  const rising = book.holds('facesAnew', about) !== undefined;
  return afford({ ...now, step, prone: false, rising, condition, spent: now.spent + cost }, points);
}

/** What becomes of whoever goes hull-down; for all chapters that let somebody. */
export const crouching = (about: Pacing): readonly (Pace | Fault)[] => (about.step === 'hullDown' ? [crouched(about)] : []);

export const lower = ({ id }: Unit): Move => ({ type: 'move', unit: id, mode: 'walk', steps: ['hullDown'] });

/** One level tall, seen above Level 1 ground and covered by it. It stands firm, but has no legs to fire, kick or jump with. */
const posture = advanced('TOE-hull-down-biped-height', {
  affirms: { crouches: ({ unit, prone }) => isMech(unit) && !prone },
  base: { hullDownCost: ({ unit, prone }) => (isMech(unit) && !prone ? TO_CROUCH : undefined) },
  offers: {
    moves: ({ unit }) => (isMech(unit) ? [lower(unit)] : []),
    paces: crouching,
  },
  adds: { toHit: ({ target, sight }) => (isHullDown(target) && hasCover(sight, placed(target)) ? WELL_HIDDEN : undefined) },
  forbids: {
    move: (view, move) => {
      const unit = view.units[move.unit];
      return move.mode === 'jump' && unit && isHullDown(unit) ? tell('it gets up before it jumps') : undefined;
    },
    declare: (view, command) => {
      const unit = view.units[command.unit];
      if (!unit || !isHullDown(unit)) return undefined;
      const { weapons, legs } = sheetFor(unit);
      return firedIn(command).some(({ weapon }) => legs.includes(weapons[weapon]?.at ?? 'HD'))
        ? tell('its legs are behind the cover')
        : undefined;
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
const lostInLegs = (unit: Unit): number =>
  sheetFor(unit).legs.reduce((sum, leg) => sum + LEG_PARTS.filter(part => actuator(unit, leg, part) !== 'whole').length, 0);

const fromGround = advanced('TOE-hull-down-from-prone-cost', {
  needs: ['TOE-hull-down-biped-height'],
  affirms: { crouches: ({ unit, prone }) => isMech(unit) && prone },
  base: { hullDownCost: ({ unit, prone }) => (isMech(unit) && prone ? 1 + lostInLegs(unit) : undefined) },
});

/** Turning is free on the way from the ground to hull-down, and at no other time: whoever then gets up keeps that facing. */
const facing = advanced('TOE-hull-down-facing', {
  needs: ['TOE-hull-down-from-prone-cost'],
  affirms: { facesAnew: ({ unit, prone }) => isMech(unit) && prone },
});

export const hullDownRules: readonly ClassicRule[] = [posture, fromGround, facing];
