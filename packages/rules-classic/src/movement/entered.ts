import { type Board, cellAt, onMap } from '@sortie/board';
import { type Hex, neighbour, sameHex } from '@sortie/geometry';
import { isTroop, sheetFor } from '../state.ts';
import { depthOf } from '../terrain/board.ts';
import { aheadFee, backFee, fee, feesOf, layerIn, pointsIn } from './fees.ts';
import { afford, type Fault, isEnemyAt, isHeldAt, type Pace } from './pace.ts';
import { lying } from './posture.ts';
import { storeysAt } from './stairs.ts';
import { headingOf, type Into, type Stride, sideOf } from './step.ts';
import { climbs, elevationIn, layerAt } from './tops.ts';
import type { Walking } from './walking.ts';

/** The next hex: what it costs, and whether it can be entered at all. */
export function entered(walking: Walking, now: Pace, step: Into): Pace | Fault {
  const { state, book, board, unit, points } = walking;
  const scales = climbs(sheetFor(unit).gait);
  const to = neighbour(now.at, sideOf(now.facing, step));
  const leaves = !onMap(board, to);
  // Where an enemy stands a move ends; out of the hex that it began in everybody goes.
  if (!sameHex(now.at, unit.at) && isHeldAt(state, unit, now.at, now.elevation)) return 'enemy';
  // On a floor above the ground one only goes on where the building does.
  if (now.elevation && !scales && !staysAt(board, now.elevation, leaves, to)) return 'barred';
  if (leaves) return afford(reached(walking, now, step, now.spent + book.ask('exitCost', { unit }).total), points);
  const read = feeOf(walking, now, step) || (sheetFor(unit).floats ? swimFee(walking, now, step, to) : 0);
  const fare = pointsIn(read);
  const elevation = elevationIn(board, to, layerIn(read));
  if (isEnemyAt(state, unit, to, elevation)) return 'enemy';
  if (fare === 0) return 'barred';
  const glide = sheetFor(unit).gait === 'wige' ? glided(walking, now, to) : null;
  const price = fare - (glide?.gain ?? 0);
  const spent = shuffles(walking, now, step, price) ? points : now.spent + price;
  return afford(
    {
      ...reached(walking, now, step, spent),
      ...(elevation === undefined ? {} : { elevation }),
      ...(glide ? { descents: glide.descents } : {}),
    },
    points,
  );
}

/** One hex on, for some points. */
function reached({ board, unit }: Walking, now: Pace, step: Into, spent: number): Pace {
  const to = neighbour(now.at, sideOf(now.facing, step));
  const heading = headingOf(step);
  const keeps = now.elevation === undefined || climbs(sheetFor(unit).gait) ? {} : { elevation: now.elevation };
  return {
    step,
    at: to,
    facing: now.facing,
    spent,
    hexes: heading === now.heading || now.heading === null ? now.hexes + 1 : 1,
    heading,
    prone: now.prone,
    rising: false,
    turned: false,
    leaves: !onMap(board, to),
    // A vehicle drives out of its cover as it came.
    condition: unit.wear ? lying(now.condition) : now.condition,
    ...keeps,
  };
}

/** The one hex ahead may be entered with all the points there are, although it costs more (TW-mp-min). */
const shuffles = ({ unit, mode, points }: Walking, now: Pace, step: Into, price: number): boolean =>
  now.spent + price > points && points > 0 && (mode === 'run' || isTroop(unit)) && step === 'forward' && now.spent === 0;

/** Into water, through it and out of it again: beyond what a hovercraft would pay on the same way; 0 elsewhere. */
function swimFee({ book, board, unit, mode }: Walking, { at, facing }: Pace, step: Into, to: Hex): number {
  if (depthOf(board, at) === 0 && depthOf(board, to) === 0) return 0;
  const price = pointsIn(fee(book, board, { at, facing, step, mode, gait: 'hover' }));
  return price === 0 ? 0 : price + book.ask('swimCost', { unit }).total;
}

/** What coming down hex by hex gives back, where the rules know of it. */
function glided({ book, board }: Walking, now: Pace, to: Hex): { readonly gain: number; readonly descents: number } {
  const { level } = board.packed;
  const descents = (level[cellAt(board, to)] ?? 0) < (level[cellAt(board, now.at)] ?? 0) ? (now.descents ?? 0) + 1 : 0;
  const gain = book.ask('glide', { descents }).total;
  return { gain, descents: gain > 0 ? 0 : descents };
}

/** Above the ground only where a building goes on, below the surface only where the water is deep enough. */
const staysAt = (board: Board, elevation: number, leaves: boolean, to: Hex): boolean =>
  elevation > 0 ? !leaves && storeysAt(board, to) >= elevation : leaves || depthOf(board, to) >= -elevation;

/** Steps ahead and back are on the price list of the map; sideways, careful and hurried ones are rare enough to be asked about. */
function feeOf({ state, book, board, unit, mode, tempo, over }: Walking, { at, facing, elevation }: Pace, step: Into): number {
  const { gait } = sheetFor(unit);
  const height = { layer: layerAt(board, gait, at, elevation), over };
  const stride: Stride = { at, facing, step, mode, gait, tempo, height };
  if (tempo !== undefined || (step !== 'forward' && !(step === 'backward' && mode === 'walk'))) return fee(book, board, stride);
  const fees = feesOf(book, state.board, mode, gait, height);
  const pose = cellAt(board, at) * 6 + facing;
  return step === 'forward' ? aheadFee(fees, pose) : backFee(fees, pose);
}
