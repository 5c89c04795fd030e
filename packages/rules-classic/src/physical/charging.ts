import { type Board, boardOf, cellAt } from '@sortie/board';
import { type Hex, neighbour, sameHex } from '@sortie/geometry';
import { type Telling, tell } from '@sortie/kernel';
import { aheadFee, feesOf, layerIn, pointsIn } from '../movement/fees.ts';
import { type Pace, startOf } from '../movement/pace.ts';
import { isTurn } from '../movement/step.ts';
import { type Layer, layerAt, layerOf } from '../movement/tops.ts';
import { traceOf } from '../movement/trace.ts';
import { type Book, CITE, type ClassicRule } from '../rule.ts';
import type { Move, State, StepWord, Unit } from '../shape.ts';
import type { Gait } from '../sheet/sheet.ts';
import { isAirborne, isFighting, isImmobile, isMech, isVehicle, sheetFor } from '../state.ts';
import { depthOf } from '../terrain/board.ts';
import { isWalledOff } from './reach.ts';

/** The target has had its move, or cannot move at all. */
export const isSettled = (unit: Unit): boolean => unit.moved?.done === true || isImmobile(unit);

/** Gaits of vehicles that run into others. */
const RAMS: ReadonlySet<Gait> = new Set([
  'tracked',
  'wheeled',
  'duneBuggy',
  'hover',
  'heavyTracked',
  'heavyWheeled',
  'divingTracked',
  'divingWheeled',
]);

/** Vehicles run into 'Mechs, those that lie among them, and into other vehicles; nobody is run into in the air. */
const ramming: ClassicRule = {
  id: 'TW-charge-veh',
  cite: CITE,
  kind: 'core',
  affirms: {
    charges: ({ unit, target }) =>
      isVehicle(unit) && RAMS.has(sheetFor(unit).gait) && (isMech(target) || isVehicle(target)) && !isAirborne(target),
  },
};

type Run = Extract<Move, { readonly mode: 'walk' | 'run' }>;

/** The last step: into the hex of the target, as if nobody stood there. It costs nothing where it may not be entered. */
function lastStep(view: State, unit: Unit, { mode, over }: Run, { at, facing, elevation }: Pace, book: Book): LastStep {
  const board = boardOf(view.board);
  const { gait } = sheetFor(unit);
  const fees = feesOf(book, view.board, mode, gait, { layer: layerAt(board, gait, at, elevation), over: over === true });
  const fee = aheadFee(fees, cellAt(board, at) * 6 + facing);
  return { points: pointsIn(fee), layer: layerIn(fee) };
}

interface LastStep {
  readonly points: number;
  readonly layer: Layer;
}

/** Levels above the ground of the hex: on a roof or deck, or below the surface on the bottom of water. */
const heightAbove = (board: Board, { at, elevation }: { readonly at: Hex; readonly elevation?: number }): number =>
  elevation ?? -depthOf(board, at);

/** From a roof, a deck or the bottom of water to somebody at another height above its own hex (TWR-44). */
const MOST_APART = 1;

const isStraight = (step: StepWord): boolean => step === 'forward' || isTurn(step);

/** What is wrong with a charge, if anything. */
export function chargeFault(view: State, move: Run, book: Book): Telling | undefined {
  const [unit, target] = [view.units[move.unit], view.units[move.charge ?? -1]];
  if (!isFighting(unit) || !isFighting(target) || target.seat === unit.seat) return tell('there is nobody to charge');
  if (!book.holds('charges', { unit, target })) return tell("'Mechs charge 'Mechs that stand, vehicles charge 'Mechs and vehicles");
  if (!isSettled(target)) return tell('the target has yet to move');
  const trace = traceOf(view, move, book);
  const end = trace?.paces.at(-1) ?? { ...startOf(unit), step: 'forward' };
  const straight = end.step === 'forward' && move.steps.every(isStraight);
  if (!trace || !straight || !sameHex(neighbour(end.at, end.facing), target.at))
    return tell('a charge must end directly in front of its target');
  if (isWalledOff(view, { ...unit, at: end.at }, target)) return tell('there are walls between them');
  const board = boardOf(view.board);
  const last = lastStep(view, unit, move, end, book);
  const apart = Math.abs(heightAbove(board, target) - heightAbove(board, end)) > MOST_APART;
  if (apart || last.points === 0 || last.layer !== layerOf(board, target)) return tell('the target stands too high or too low');
  return end.spent + last.points > trace.points ? tell('the last step into the target takes more points than it has') : undefined;
}

const charging: ClassicRule = {
  id: 'TW-charge-how',
  cite: CITE,
  kind: 'core',
  affirms: { charges: ({ unit, target }) => isMech(unit) && isMech(target) && !target.prone },
  forbids: {
    move: (view, move, _seat, book) =>
      (move.mode === 'walk' || move.mode === 'run') && move.charge !== undefined ? chargeFault(view, move, book) : undefined,
  },
};

export const chargingRules: readonly ClassicRule[] = [charging, ramming];
