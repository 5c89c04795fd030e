import { boardOf } from '@sortie/board';
import { type Side, turn } from '@sortie/geometry';
import { nth } from '@sortie/kernel';
import { wound } from '../damage/damage.ts';
import { strikePlace } from '../damage/strike-place.ts';
import { isRaised } from '../movement/tops.ts';
import { hurtPilot } from '../pilots/pilots.ts';
import type { Questions } from '../questions.ts';
import { CITE, type ClassicRule, type Play, structural } from '../rule.ts';
import type { UnitId } from '../shape.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { canAct, isMech, isTroop, sheetFor, unitAt } from '../state.ts';
import { depthOf } from '../terrain/board.ts';

/** One die after a fall: hexsides turned to the right, and the side that strikes the ground. */
const LANDINGS: readonly (readonly [turns: number, side: Side])[] = [
  [0, 'front'],
  [1, 'right'],
  [2, 'right'],
  [3, 'rear'],
  [-2, 'left'],
  [-1, 'left'],
];

const GROUP = 5;

/** Damage in lots of five, the rest last. */
export function lots(points: number, size = GROUP): readonly number[] {
  const all: number[] = [];
  for (let left = points; left > 0; left -= size) all.push(Math.min(size, left));
  return all;
}

const tenth = (tons: number): number => Math.ceil(tons / 10);

/** What a fall does where nothing weakens it. */
export const plainFall = ({ unit, levels, depth }: Questions['fallDamage']): number => {
  const each = tenth(sheetFor(unit).tons);
  if (depth === 0) return each * (levels + 1);
  if (levels <= depth) return (each * (levels + 1)) >> 1;
  return ((each * (levels - depth + 1)) >> 1) + ((each * (depth + 1)) >> 1);
};

const fallDamage: ClassicRule = {
  id: 'TW-fall-damage',
  cite: CITE,
  kind: 'core',
  base: { fallDamage: about => (about.depth > 0 ? undefined : plainFall(about)) },
};

/** Half for the drop to the surface and half for sinking to the bottom; half of a fall that begins under water. */
const fallWater: ClassicRule = {
  id: 'TW-fall-water',
  cite: CITE,
  kind: 'core',
  base: { fallDamage: about => (about.depth === 0 ? undefined : plainFall(about)) },
};

/** Fall over, `levels` deep. `number` is what the failed roll needed: the pilot needs as much to stay unhurt. */
export function fall(play: Play, id: UnitId, levels: number, number: number): void {
  const unit = unitAt(play.state, id);
  if (isTroop(unit)) {
    tumble(play, id, levels);
    return;
  }
  const roll = play.roll(1, 6, 'TW-fall-facing');
  const [turns, side] = nth(LANDINGS, roll.total - 1);
  land(play, id, levels + (unit.condition?.climbed ?? 0), number, { side, facing: turn(unit.facing, turns), roll });
}

/** On which side it lies, which way it then looks, and the roll that said so. */
interface Landing {
  readonly side: Side;
  readonly facing: ReturnType<typeof turn>;
  readonly roll: ReturnType<Play['roll']>;
}

/** The same where the side is known: a death from above that missed. */
export function land(play: Play, id: UnitId, levels: number, number: number, { side, facing, roll }: Landing): void {
  const unit = unitAt(play.state, id);
  const depth = unit.at && !isRaised(unit) ? depthOf(boardOf(play.state.board), unit.at) : 0;
  const damage = play.ask('fallDamage', { unit, levels, depth }).total;
  if (isMech(unit)) play.emit({ type: 'fell', unit: id, roll, levels, facing, damage });
  for (const points of lots(damage)) strikePlace(play, id, 'body', side, points, { kind: 'fall' });
  if (isMech(unit)) checkPilot(play, id, number + Math.max(0, levels - 1));
}

const LONG_DROP = 2;
/** Dice of troopers that a drop costs, by how they move: on foot three, on light machines two, with jump packs or carriers one. */
const tumbleDice = ({ jump, motive }: Sheet): number => (jump > 0 ? 1 : (TUMBLES[motive] ?? 1));
const TUMBLES: { readonly [motive: string]: number } = { foot: 3, motorized: 2 };

/** Troops do not fall over; a long drop costs every suit, or some troopers. */
function tumble(play: Play, id: UnitId, levels: number): void {
  if (levels < LONG_DROP) return;
  const sheet = sheetFor(unitAt(play.state, id));
  const height = Math.ceil(levels / 2);
  const each = sheet.kind === 'infantry' ? height * play.roll(tumbleDice(sheet), 6, 'TW-fall-vehicle').total : height;
  for (const location of sheet.locations)
    wound(play, { unit: id, location, rear: false, points: each, critical: false, source: { kind: 'fall' } });
}

/** Does the fall hurt the MechWarrior? */
function checkPilot(play: Play, id: UnitId, number: number): void {
  const roll = canAct(unitAt(play.state, id)) ? play.roll(2, 6, 'TW-fall-pilot') : null;
  const ok = roll !== null && roll.total >= number;
  play.emit({ type: 'pilotChecked', unit: id, number, roll, ok });
  if (!ok) hurtPilot(play, id, 1);
}

export const fallRules: readonly ClassicRule[] = [
  fallDamage,
  fallWater,
  structural('TW-fall-facing', "the die of a fall turns the 'Mech and says which side it lands on"),
  structural('TW-fall-levels', 'the levels of a fall are the difference of two floors'),
  structural('TW-fall-vehicle', "only 'Mechs have a roll to stay upright; others fall by dropping"),
  structural('TW-fall-pilot', 'a fall ends with a roll of the pilot at the number of the fall', ['TW-psrmod-fallh']),
];
