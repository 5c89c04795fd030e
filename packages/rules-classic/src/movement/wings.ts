import { sure } from '@sortie/kernel';
import type { ClassicRule } from '../rule.ts';
import type { Unit } from '../shape.ts';
import { fittedPieces, isGone, isProto, isWorking, sheetFor, struckIn, workingPieces } from '../state.ts';

/** What a wing adds in some air: to jumps of the light and of the heavy, and to cooling (the book's table is not in its errata). */
const AIR: { readonly [pressure: string]: readonly [light: number, heavy: number, cooling: number] } = {
  vacuum: [0, 0, 0],
  trace: [1, 0, 1],
  thin: [1, 1, 2],
  standard: [2, 1, 3],
  high: [2, 1, 3],
  veryHigh: [3, 2, 3],
};
const HEAVIEST_LIGHT = 55;

/** Slots of wings that are struck or gone; `null` without wings. */
function torn(unit: Unit): number | null {
  const { gear, slots, locations } = sheetFor(unit);
  const wing = gear.findIndex(({ kind }) => kind === 'wing');
  if (wing < 0) return null;
  return locations.reduce(
    (sum, at) => sum + (slots[at] ?? []).filter(({ part, ref }, i) => part === 'gear' && ref === wing && !isWorking(unit, at, i)).length,
    0,
  );
}

/** Jets that still work, where there are any to be lost. */
const canJump = (unit: Unit): boolean => {
  const sheet = sheetFor(unit);
  return sheet.jump > fittedPieces(sheet, 'jet') - workingPieces(unit, 'jet');
};

/** Jumping points that a wing adds to those of jets: each hit on it costs one, and a ProtoMech's does not outlast the first (TOE-reading-191). */
export function bonusOf(unit: Unit): number {
  const lost = torn(unit);
  if (lost === null || !canJump(unit) || (isProto(unit) && struckIn(unit, 'PT', 'box') > 0)) return 0;
  const [light, heavy] = sure(AIR[unit.condition?.pressure ?? 'standard'], 'the air');
  return Math.max(0, (sheetFor(unit).tons <= HEAVIEST_LIGHT ? light : heavy) - lost);
}

const wingsWork = (unit: Unit): boolean => torn(unit) !== null && !(['LT', 'RT'] as const).every(at => isGone(unit, at));

/** Only whoever jumps at all jumps farther with wings. */
const jump: ClassicRule = {
  id: 'TOE-partial-wing-jump-bonus',
  cite: 'TOE',
  kind: 'core',
  adds: { jumpMp: ({ unit }) => bonusOf(unit) || undefined },
};

/** They cool at all times, and the part of a jump that they carry does not heat up: see `jumpHeat`. */
const cool: ClassicRule = {
  id: 'TOE-partial-wing-heat',
  cite: 'TOE',
  kind: 'core',
  adds: {
    cooling: ({ unit }) => (wingsWork(unit) ? sure(AIR[unit.condition?.pressure ?? 'standard'], 'the air')[2] || undefined : undefined),
  },
};

export const wingRules: readonly ClassicRule[] = [jump, cool];
