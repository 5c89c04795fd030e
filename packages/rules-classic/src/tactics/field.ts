import { boardOf } from '@sortie/board';
import { distance, type Hex } from '@sortie/geometry';
import { nth } from '@sortie/kernel';
import { enemiesOf } from '../options/who.ts';
import type { Book } from '../rule.ts';
import type { Mode, State } from '../shape.ts';
import { isAloft, isFighting, isVehicle, type OnMap, sheetFor } from '../state.ts';
import { levelOf } from '../terrain/board.ts';
import { facingsThatBear, sidesShown } from './bearing.ts';
import { kickHope } from './blows.ts';
import { evasionOf, type Gait, gaitOf, heatOf, lying, OWN_MOVE } from './gait.ts';
import { pricePerPoint } from './life.ts';
import { between, HIDDEN } from './lines.ts';
import { AT_MEN, DIRECT, damageAt, INDIRECT, type Volley, volleyOf } from './volley.ts';
import { fearAt, type Weights } from './weights.ts';

/** An enemy as one unit reckons with it. */
interface Foe {
  readonly unit: OnMap;
  readonly volley: Volley;
  readonly gait: Gait;
  readonly price: number;
  /** Somebody else of ours sees it. */
  readonly spotted: boolean;
}

/** All that is the same for every place that a unit may go to. */
export interface Field {
  readonly state: State;
  readonly unit: OnMap;
  readonly volley: Volley;
  readonly foes: readonly Foe[];
  readonly price: number;
  /** How much of the enemy's fire comes this way. */
  readonly share: number;
  readonly fear: number;
  readonly steady: boolean;
  readonly weights: Weights;
  readonly spots: Map<number, Spot>;
}

/** What a place promises to whoever gets there in one way, by facing. */
export interface Spot {
  readonly given: readonly number[];
  readonly taken: readonly number[];
  /** Whom it would fire at, by facing; −1 for nobody. */
  readonly mark: readonly number[];
  readonly nearest: number;
  /** Facings with some enemy ahead, one bit each. */
  readonly ahead: number;
}

/** A unit whose life hardly matters to the fight is not worth walking to. */
export function fieldFor(state: State, book: Book, unit: OnMap, weights: Weights): Field {
  const enemies = enemiesOf(state, unit);
  const ground = enemies.filter(foe => !isAloft(foe));
  const friends = state.units.filter((one): one is OnMap => isFighting(one) && one.seat === unit.seat);
  const foes = (ground.length > 0 ? ground : enemies).map(
    (foe): Foe => ({
      unit: foe,
      volley: volleyOf(state, book, foe),
      gait: gaitOf(book, foe),
      price: pricePerPoint(foe),
      spotted: friends.some(friend => friend.id !== unit.id && between(state, friend, foe) !== HIDDEN),
    }),
  );
  return {
    state,
    unit,
    volley: volleyOf(state, book, unit),
    foes,
    price: pricePerPoint(unit),
    share: friends.length === 1 ? 1 : Math.min(1, 0.3 + 1 / friends.length),
    fear: fearAt(state.turn, weights),
    steady: sheetFor(unit).kind === 'infantry' || sheetFor(unit).kind === 'battleArmor',
    weights,
    spots: new Map(),
  };
}

/** Where and how somebody ends a move. */
interface Ending {
  readonly at: Hex;
  readonly mode: Mode;
  readonly hexes: number;
  readonly elevation?: number;
}

export function spotAt(field: Field, ending: Ending, cell: number): Spot {
  const evasion = evasionOf(field.unit, ending.mode, ending.hexes);
  const hot = heatOf(ending.mode, ending.hexes);
  const key = (((cell * 4 + MODE_INDEX[ending.mode]) * 24 + evasion + 8) * 16 + hot) * 16 + Math.min(15, ending.elevation ?? 0);
  let spot = field.spots.get(key);
  if (!spot) {
    spot = survey(field, ending, evasion, hot);
    field.spots.set(key, spot);
  }
  return spot;
}
const MODE_INDEX: { readonly [M in Mode]: number } = { stand: 0, walk: 1, run: 2, jump: 3 };

const SIX = [0, 1, 2, 3, 4, 5] as const;

function survey(field: Field, { at, mode, elevation }: Ending, evasion: number, hot: number): Spot {
  const { unit, state, foes, steady } = field;
  const there: OnMap = elevation === undefined ? { ...unit, at } : { ...unit, at, elevation };
  const [given, kicked, taken, mark] = [zeros(), zeros(), zeros(), [-1, -1, -1, -1, -1, -1]];
  const stand: Stand = { there, own: steady ? 0 : OWN_MOVE[mode], evasion, given, kicked, taken, mark };
  let [nearest, ahead] = [99, 0];
  for (const foe of foes) {
    const range = distance(at, foe.unit.at);
    if (range < nearest) nearest = range;
    ahead |= facingsThatBear('torso', at, foe.unit.at);
    const there2foe = between(state, there, foe.unit);
    firing(field, stand, foe, range, there2foe, hot);
    fearing(field, stand, foe, range);
    if (range === 1) kicking(field, stand, foe);
  }
  return { given: given.map((best, i) => best + field.weights.blows * nth(kicked, i)), taken, mark, nearest, ahead };
}

const zeros = (): number[] => [0, 0, 0, 0, 0, 0];

/** A place that is looked at: how hard it is to fire and to be struck there, and what was found so far, by facing. */
interface Stand {
  readonly there: OnMap;
  readonly own: number;
  readonly evasion: number;
  readonly given: number[];
  readonly kicked: number[];
  readonly taken: number[];
  readonly mark: number[];
}

/** What can be done to one foe, looking each way. */
function firing(
  { volley, weights }: Field,
  { there, own, given, mark }: Stand,
  { unit: foe, gait, price, spotted }: Foe,
  range: number,
  through: number,
  hot: number,
): void {
  const way = through === HIDDEN ? INDIRECT : sheetFor(foe).kind === 'infantry' ? AT_MEN : DIRECT;
  if (way === INDIRECT && !spotted) return;
  const against = own + gait.evasion + (way === INDIRECT ? 2 : through);
  const sides = sidesShown(isVehicle(foe) ? 'vehicle' : 'mech', foe.at, there.at);
  const side = gait.settled ? sideFactor(sides[foe.facing] ?? 'front', weights) : 1;
  for (const bearing of volley.bearings) {
    let damage = damageAt(volley, bearing, range, against + lying(foe, range), hot, way);
    // Who has yet to move comes nearer as likely as not.
    if (!gait.settled) damage = (damage + damageAt(volley, bearing, Math.max(1, range - gait.stride), against, hot, way)) / 2;
    if (damage <= 0) continue;
    const bears = facingsThatBear(BEARING_NAMES[bearing] ?? 'all', there.at, foe.at);
    const worth = damage * price * side;
    for (const facing of SIX)
      if ((bears & (1 << facing)) !== 0 && worth > (given[facing] ?? 0)) {
        given[facing] = worth;
        mark[facing] = foe.id;
      }
  }
}
const BEARING_NAMES = ['torso', 'feet', 'rear', 'all', 'left', 'right'] as const;

const sideFactor = (side: 'front' | 'left' | 'right' | 'rear', { rear, flank }: Weights): number =>
  side === 'rear' ? rear : side === 'front' ? 1 : flank;

/** What one foe can do here, by the side that it is shown. */
function fearing({ state, price, share, weights, unit }: Field, { there, evasion, taken }: Stand, foe: Foe, range: number): void {
  const { volley, gait, unit: other } = foe;
  const through = between(state, other, there);
  const way = through === HIDDEN ? INDIRECT : sheetFor(unit).kind === 'infantry' ? AT_MEN : DIRECT;
  const against = gait.own + evasion + (way === INDIRECT ? 3 : through);
  const sides = sidesShown(isVehicle(unit) ? 'vehicle' : 'mech', there.at, other.at);
  let damage = 0;
  for (const bearing of volley.bearings) {
    const bears = facingsThatBear(BEARING_NAMES[bearing] ?? 'all', other.at, there.at);
    if (gait.settled && (bears & (1 << other.facing)) === 0) continue;
    let one = damageAt(volley, bearing, range, against + lying(there, range), gait.hot, way);
    if (!gait.settled) one = (one + damageAt(volley, bearing, Math.max(1, range - gait.stride), against, gait.hot, way)) / 2;
    damage += bearing === REAR_BEARING && !gait.settled ? one / 4 : one;
  }
  if (damage === 0) return;
  for (const facing of SIX) {
    const factor = sideFactor(sides[facing] ?? 'front', weights);
    taken[facing] = nth(taken, facing) + damage * price * share * (gait.settled ? factor : 1 + (factor - 1) * 0.6);
  }
}
const REAR_BEARING = BEARING_NAMES.indexOf('rear');

/** Whoever stands beside an enemy may kick, and be kicked. */
function kicking({ state, price, share }: Field, { there, own, evasion, kicked, taken }: Stand, foe: Foe): void {
  const board = boardOf(state.board);
  const rise = levelOf(board, foe.unit) - levelOf(board, there);
  const sure = foe.gait.settled ? 1 : 0.35;
  const mine = rise === 0 || rise === -1 ? kickHope(there, foe.unit, own, foe.gait.evasion) * foe.price * sure : 0;
  const theirs =
    rise === 0 || rise === 1 ? kickHope(foe.unit, there, foe.gait.own, evasion) * price * share * (foe.gait.settled ? 1 : 0.7) : 0;
  const bears = facingsThatBear('feet', there.at, foe.unit.at);
  const borne = !foe.gait.settled || (facingsThatBear('feet', foe.unit.at, there.at) & (1 << foe.unit.facing)) !== 0;
  for (const facing of SIX) {
    if ((bears & (1 << facing)) !== 0) kicked[facing] = Math.max(nth(kicked, facing), mine);
    if (borne) taken[facing] = nth(taken, facing) + theirs;
  }
}
