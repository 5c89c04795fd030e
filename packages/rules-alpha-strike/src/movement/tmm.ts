import { isAircraft } from '../aerospace/aircraft.ts';
import { bombDrag } from '../artillery/bomb-load.ts';
import { countOf } from '../card/specials.ts';
import { type AlphaRule, core } from '../rule.ts';
import type { Unit } from '../shape.ts';
import { hasJumped, isImmobile, marked, moveBy, stoodStill } from '../state.ts';
import { glideInches } from './conversion.ts';

/** What a Move of so many inches adds to attacks on whoever has it. */
export function tmmOf(inches: number): number {
  if (inches <= 4) return 0;
  if (inches <= 8) return 1;
  if (inches <= 12) return 2;
  if (inches <= 18) return 3;
  return inches <= 34 ? 4 : 5;
}

export const HEAT_SLOWS = 2;

/** Inches that are left of a Move under whatever slows a unit. */
export function slowedTo(unit: Unit, inches: number): number {
  let left = inches - bombDrag(unit);
  for (const { slows } of unit.marks) {
    if (!slows) continue;
    if (slows.exactly !== undefined) return slows.exactly;
    left = Math.max(0, left - (slows.less ?? 0)) * (slows.share ?? 1);
    if (slows.most !== undefined) left = Math.min(slows.most, left);
  }
  return Math.max(0, Math.floor(left));
}

/** Inches on the ground after heat and under whatever slows it; never less than 0. */
export const groundInches = (unit: Unit): number =>
  slowedTo(unit, Math.max(0, (unit.moved?.mode === 'glide' ? glideInches(unit) : moveBy(unit, false)) - HEAT_SLOWS * unit.heat));
/** A modifier for being hard to hit, told beside the unit and in every attack on it. */
export const onTarget = (of: (unit: Unit) => number | undefined): NonNullable<AlphaRule['adds']> => ({
  evasion: ({ unit }) => of(unit),
  toHit: ({ target }) => of(target),
});

/** Does its movement make it harder to hit? */
export const counts = (unit: Unit): boolean => !isImmobile(unit) && !marked(unit, 'dropping') && !isAircraft(unit);

/** The Move that was at hand in the mode used, not the distance covered. */
const byMode: AlphaRule = core('AS-tmm-13c', {
  adds: onTarget(unit => {
    if (!counts(unit) || stoodStill(unit)) return undefined;
    return tmmOf(hasJumped(unit) ? moveBy(unit, true) : groundInches(unit));
  }),
  covers: [
    'ASC-vmm-ground',
    'ASC-vmm-jumping',
    'ASC-vmm-standstill',
    'AS-move-standstill',
    'ASC-tbl-expanded-movement-modifiers',
    'ASC-movement-dice',
  ],
});

/** The first printing: the Move at hand, moved or not, and one more for whoever could jump. */
const byMove: AlphaRule = core('AS-tmm-13', {
  adds: onTarget(unit => (counts(unit) ? tmmOf(groundInches(unit)) + (moveBy(unit, true) > 0 ? 1 : 0) : undefined)),
  replaces: ['AS-tmm-13c', 'AS-to-hit-jumped'],
  covers: ['AS-to-hit-jumped'],
});

/** The Commander's Edition prints it on the card. */
const printed: AlphaRule = core('AS-tmm-ce', {
  adds: onTarget(unit => {
    if (!counts(unit) || stoodStill(unit)) return undefined;
    const jumped = hasJumped(unit) ? countOf(unit, 'JMPS') - countOf(unit, 'JMPW') : 0;
    const dived = unit.moved?.mode === 'sub' ? countOf(unit, 'SUBS') - countOf(unit, 'SUBW') : 0;
    const hot = !hasJumped(unit) && unit.heat >= 2 ? 1 : 0;
    return Math.max(0, unit.tmm + jumped + dived - hot);
  }),
  covers: ['AS-heat-effects-ce', 'AS-sua-jmps', 'AS-sua-jmpw', 'AS-sua-subs', 'AS-sua-subw'],
  replaces: ['AS-tmm-13c'],
});

export const tmmRules: readonly AlphaRule[] = [
  core('AS-tbl-tmm', { structural: 'the table that the rules on target movement read', covers: ['AS-to-hit-tmm'] }),
  byMode,
  byMove,
  printed,
  core('AS-tmm-immobile', {
    adds: onTarget(unit => (isImmobile(unit) ? -4 : undefined)),
    covers: ['AS-to-hit-immobile', 'ASC-vmm-immobile'],
  }),
  core('AS-tmm-dropped', { adds: onTarget(unit => (marked(unit, 'dropping') ? 3 : undefined)), covers: ['AS-to-hit-dropping'] }),
  core('AS-to-hit-jumped', { adds: onTarget(unit => (counts(unit) && hasJumped(unit) ? 1 : undefined)) }),
];
