import { type Mount, type Movement, runningSpeed, speedOf } from '@sortie/roster';
import { isMech, type Subject } from '../subject.ts';

/** Target movement modifier of so many points of movement. */
export function targetModifier(points: number): number {
  const steps = [3, 5, 7, 10, 18, 25];
  return steps.filter(least => points >= least).length;
}

/** Modular armor, packs and launchers that can be thrown away. */
const isDropped = ({ item, held, on, kind }: Mount): boolean =>
  item === 'ISModularArmor' || held === 'DWP' || (on === 'Body' && kind === 'weapon');

/**
 * Speeds as Battle Value counts them: with everything that drives a unit faster for a moment, hot myomer among it, and as if modular armor did
 * not slow it.
 */
export function valuedSpeed(subject: Subject): Movement {
  const { unit } = subject;
  const bare = { ...unit, slots: unit.slots ?? {}, mounts: unit.mounts.filter(mount => !isDropped(mount)) };
  const speed = speedOf(bare);
  if (!isMech(subject) || !subject.has('tsm')) return speed;
  const hot = speedOf({ ...bare, movement: { ...unit.movement, walk: unit.movement.walk + 1 } });
  return { ...hot, jump: speed.jump };
}

/** What an AirMech flies: three times its jump, and half as much again at its fastest. */
export const airSpeed = (jump: number): number => runningSpeed(jump * 3);

const factors = new Map<number, number>();

/**
 * The speed factor: a tenth of movement points and five to the power of six fifths, in hundredths. Found in whole numbers, because no power of
 * a fraction is the same on every machine.
 */
export function speedFactor(points: number): number {
  const known = factors.get(points);
  if (known !== undefined) return known;
  const sixth = BigInt(Math.max(0, points + 5)) ** 6n * 200n ** 5n;
  let hundredths = 0n;
  while ((2n * hundredths + 1n) ** 5n * 10n ** 6n <= sixth) hundredths++;
  const factor = Number(hundredths) / 100;
  factors.set(points, factor);
  return factor;
}
