import type { Source } from '../event.ts';
import type { Condition, Unit } from '../shape.ts';
import { isTorso, type Location, type Sheet } from '../sheet/sheet.ts';
import { sheetFor } from '../state.ts';

/** What some damage takes of armor or structure: points that are crossed off, the damage used up by them, and whether a point is left half struck. */
interface Taken {
  readonly points: number;
  readonly used: number;
  readonly slashed: boolean;
}

/** Armor that nothing has struck. */
export const UNTOUCHED: Taken = { points: 0, used: 0, slashed: false };

/** Where a point can be half struck: the armor of a location, its armor behind, its structure. */
type Plate = 'front' | 'rear' | 'frame';

const mark = (location: Location, plate: Plate): string => (plate === 'front' ? location : `${location}:${plate}`);

const isSlashed = ({ condition }: Unit, location: Location, plate: Plate): boolean =>
  condition?.slashed?.includes(mark(location, plate)) === true;

const plainly = (damage: number, left: number): Taken => {
  const points = Math.min(left, damage);
  return { points, used: points, slashed: false };
};

/** Every point goes with half a point of damage. */
const brittle = (damage: number, left: number): Taken => {
  const points = Math.min(left, 2 * damage);
  return { points, used: Math.min(damage, Math.ceil(points / 2)), slashed: false };
};

/** Every point stands two, and what has been struck once stays so until it is struck again (TOE-reinforced-structure). */
function doubly(damage: number, left: number, slashed: boolean): Taken {
  const stands = 2 * left - Number(slashed && left > 0);
  const used = Math.min(stands, damage);
  const rest = stands - used;
  return { points: left - Math.ceil(rest / 2), used, slashed: rest % 2 === 1 };
}

/** What armor that mirrors lasers suffers twice from; what the doubling adds goes no further than the armor (TOE-reflective-doubling-transfer). */
const BRITTLE: ReadonlySet<Source['kind']> = new Set(['blow', 'fall', 'slide']);

/** What damage takes of the armor of a location; hardened armor stands two points with each of its own. */
export function throughArmor(unit: Unit, location: Location, rear: boolean, damage: number, { kind }: Source): Taken {
  const { hardened, plating }: Sheet = sheetFor(unit);
  const left = (rear ? unit.rear : unit.armor)[location] ?? 0;
  if (BRITTLE.has(kind) && plating.endsWith('Reflective')) return brittle(damage, left);
  return hardened ? doubly(damage, left, isSlashed(unit, location, rear ? 'rear' : 'front')) : plainly(damage, left);
}

/** What damage takes of the structure of a location: double in composite, half in reinforced frames. */
export function throughFrame(unit: Unit, location: Location, damage: number): Taken {
  const left = unit.structure[location] ?? 0;
  const { frame } = sheetFor(unit);
  if (frame === 'composite') return brittle(damage, left);
  return frame === 'reinforced' ? doubly(damage, left, isSlashed(unit, location, 'frame')) : plainly(damage, left);
}

/** The half points of a unit after a hit, where they change. */
function slashes(unit: Unit, location: Location, rear: boolean, armor: Taken, frame: Taken): Pick<Condition, 'slashed'> {
  const { hardened, frame: built } = sheetFor(unit);
  if (!hardened && built !== 'reinforced') return {};
  const now: readonly (readonly [Plate, Taken])[] = [
    [rear ? 'rear' : 'front', armor],
    ['frame', frame],
  ];
  const before = unit.condition?.slashed ?? [];
  const struck = now.filter(([, { used }]) => used > 0);
  const kept = before.filter(one => !struck.some(([plate]) => one === mark(location, plate)));
  const added = struck.flatMap(([plate, { slashed }]) => (slashed ? [mark(location, plate)] : []));
  return kept.length + added.length === 0 && before.length === 0 ? {} : { slashed: [...kept, ...added] };
}

/** What a hit crosses off. Hardened armor that is lost counts by its points, not by the damage it took (TOE-hardened-psr). */
export const marksOf = (unit: Unit, location: Location, rear: boolean, armor: Taken, frame: Taken) => ({
  armor: armor.points,
  structure: frame.points,
  counts: Math.min(armor.used, armor.points) + frame.used,
  ...slashes(unit, location, rear, armor, frame),
});

const SOFT = -2;

/** What hardened armor takes off rolls for critical hits behind it, for as long as some of it is left there. */
export const softness = (unit: Unit, location: Location, rear = false): number =>
  sheetFor(unit).hardened && ((rear && isTorso(location) ? unit.rear : unit.armor)[location] ?? 0) > 0 ? SOFT : 0;
