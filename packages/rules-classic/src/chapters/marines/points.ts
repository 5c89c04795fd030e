import { countOf } from '../../infantry/climbers.ts';
import type { Unit } from '../../shape.ts';
import { sheetFor } from '../../state.ts';

/** Quarters of a point: the table deals in them. */
const QUARTERS = 4;

/** One suit by its weight: exoskeletons and PA(L), light, medium, heavy, assault. Two are printed, the others from memory (TOE-reading-136). */
const SUITS = [2, 2, 3, 4, 5] as const;
/** One trooper without a suit; from memory. */
const TROOPER = 1;

interface Modifier {
  readonly points: number;
  readonly is: (has: (item: RegExp) => number, unit: Unit) => boolean;
  /** Counts only where nothing weighs anything. */
  readonly weightless?: true;
}

const MAGNETIC_OR_VIBRO = /Claw(Magnets|Vibro)$/;
const OTHER_CLAW = /BattleClaw$/;

/** What is added for each suit. All of it counts together. */
const MODIFIERS: readonly Modifier[] = [
  { points: -1, is: (_has, unit) => sheetFor(unit).suits?.quad === true, weightless: true },
  { points: 1, is: (_has, unit) => sheetFor(unit).weapons.some(({ burst }) => burst) },
  { points: 1, is: has => has(/SpaceOperationsAdaptation/) > 0, weightless: true },
  { points: 1, is: has => has(/^BA-Magnetic Clamp$/) > 0, weightless: true },
  { points: 2, is: has => has(MAGNETIC_OR_VIBRO) > 1 },
  { points: 1, is: has => has(OTHER_CLAW) > 1 },
  { points: 0.25, is: has => has(/HeavyBattleClaw/) > 0 },
  { points: 0.25, is: has => has(/CuttingTorch/) > 0 },
  { points: 0.25, is: has => has(/IndustrialDrill/) > 0 },
];

/** What a squad or platoon is worth hand to hand, in quarters of a Marine Point. */
export function marinePoints(unit: Unit, weightless: boolean): number {
  const { kind, gear, suits } = sheetFor(unit);
  const count = countOf(unit);
  if (kind !== 'battleArmor') return count * TROOPER * QUARTERS;
  const has = (item: RegExp): number => gear.filter(one => item.test(one.item)).length;
  const more = MODIFIERS.filter(one => (weightless || !one.weightless) && one.is(has, unit)).reduce((sum, { points }) => sum + points, 0);
  return count * ((SUITS[suits?.weight ?? 0] ?? SUITS[0]) + more) * QUARTERS;
}
