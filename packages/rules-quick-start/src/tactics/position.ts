import type { Board } from '@sortie/board';
import { type Facing, type Hex, hexKey } from '@sortie/geometry';
import type { Book } from '../rule.ts';
import { MODES, type Mode, type State } from '../shape.ts';
import { lineBetween } from '../sight/sight.ts';
import type { Standing } from '../state.ts';
import { isFighting } from '../state.ts';
import { tablesOf } from '../tables.ts';
import { boardOf, woodsAt } from '../terrain/board.ts';
import { damageAt, type Modifiers, modifiersOf, type Volley, volleyOf } from './gunnery.ts';
import { urgency } from './worth.ts';

/** A 'Mech as the other side has to reckon with it. */
interface Foe {
  readonly unit: Standing;
  readonly volley: Volley;
  readonly urgency: number;
  /** It has moved, or cannot: where it stands and faces is settled. */
  readonly settled: boolean;
  readonly mode: Mode;
  readonly evasion: number;
}

/** Everything that stays the same while the places for one 'Mech are compared. */
export interface Field {
  readonly board: Board;
  readonly own: Volley;
  readonly foes: readonly Foe[];
  readonly modifiers: Modifiers;
  readonly hindrance: readonly [number, number, number];
  readonly blocking: number;
  /** The part of the enemies' fire that this 'Mech draws, with so many friends about. */
  readonly share: number;
  /** Places that have been looked at. */
  readonly spots: Map<number, Spot>;
}

/** What may become of a foe that has yet to move: it walks a little, and has turned to where it wants to shoot. */
const GUESS: { readonly mode: Mode; readonly evasion: number } = { mode: 'walk', evasion: 1 };

export function fieldFor(state: State, book: Book, unit: Standing): Field {
  const { evasion, hindrance, blocking, carries } = tablesOf(book);
  const foes = state.units.filter((other): other is Standing => isFighting(other) && other.side !== unit.side);
  const friends = state.units.filter(other => isFighting(other) && other.side === unit.side).length;
  return {
    board: boardOf(state.board),
    own: volleyOf(book, unit),
    modifiers: modifiersOf(book, unit),
    hindrance,
    blocking,
    spots: new Map(),
    share: friends === 1 ? 1 : Math.min(1, 0.35 + 1 / friends),
    foes: foes.map(foe => {
      const stuck = carries.some(location => foe.armor[location] === 0);
      const { moved } = foe;
      const guess = moved
        ? { mode: moved.mode, evasion: evasion[moved.mode][moved.hexes]! }
        : stuck
          ? { mode: 'stand' as const, evasion: 0 }
          : GUESS;
      return { unit: foe, volley: volleyOf(book, foe), urgency: urgency(foe), settled: moved !== null || stuck, ...guess };
    }),
  };
}

export interface Pose {
  readonly to: Hex;
  readonly facing: Facing;
  readonly mode: Mode;
  readonly evasion: number;
}

export interface Prospect {
  /** Expected damage to the best target, weighted by how much it matters. */
  readonly given: number;
  readonly taken: number;
  /** Hexes to the nearest foe. */
  readonly nearest: number;
  /** Whether any foe is ahead. */
  readonly faces: boolean;
}

/** What a place promises whatever way the 'Mech looks: reckoned once for the six facings. */
interface Spot {
  readonly taken: number;
  readonly nearest: number;
  /** For each foe: the facings that have it ahead, one bit each, and what can be done to it. */
  readonly arcs: readonly number[];
  readonly damage: readonly number[];
}

/** What a place and facing promise for this turn. */
export function prospect(field: Field, pose: Pose): Prospect {
  const key = (hexKey(pose.to) * 4 + MODES.indexOf(pose.mode)) * 16 + pose.evasion;
  let spot = field.spots.get(key);
  if (!spot) {
    spot = survey(field, pose);
    field.spots.set(key, spot);
  }
  const { taken, nearest, arcs, damage } = spot;
  let given = 0;
  let faces = false;
  for (let i = 0; i < arcs.length; i++) {
    if ((arcs[i]! & (1 << pose.facing)) === 0) continue;
    faces = true;
    if (damage[i]! > given) given = damage[i]!;
  }
  return { given, taken, nearest, faces };
}

function survey({ board, own, foes, modifiers, hindrance, blocking, share }: Field, { to, mode, evasion }: Pose): Spot {
  let [taken, nearest] = [0, 99];
  const arcs: number[] = [];
  const damage: number[] = [];
  const here = modifiers.targetIn[woodsAt(board, to)];
  for (const foe of foes) {
    const there = lineBetween(board, to, foe.unit.at);
    if (there.range < nearest) nearest = there.range;
    arcs.push(there.arcs);
    if (there.lightMost * hindrance[1] + there.heavyMost * hindrance[2] >= blocking) {
      damage.push(0);
      continue;
    }
    const between = there.lightMost * modifiers.lightBetween + there.heavyMost * modifiers.heavyBetween;
    const against = modifiers.attacker[mode] + foe.evasion + between + modifiers.targetIn[woodsAt(board, foe.unit.at)];
    damage.push(damageAt(own, there.range, against) * foe.urgency * (foe.settled ? 1 : 0.8));
    const seen = foe.settled ? (lineBetween(board, foe.unit.at, to).arcs & (1 << foe.unit.facing)) !== 0 : true;
    if (seen) taken += damageAt(foe.volley, there.range, modifiers.attacker[foe.mode] + evasion + between + here) * (foe.settled ? 1 : 0.8);
  }
  return { taken: taken * share, nearest, arcs, damage };
}
