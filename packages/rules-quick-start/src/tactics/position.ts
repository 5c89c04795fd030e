import { type Board, boardOf } from '@sortie/board';
import { type Facing, type Hex, hexKey } from '@sortie/geometry';
import { nth } from '@sortie/kernel';
import type { Book } from '../rule.ts';
import { MODES, type Mode, type State } from '../shape.ts';
import { lineBetween } from '../sight/sight.ts';
import type { Standing } from '../state.ts';
import { isFighting } from '../state.ts';
import { tablesOf } from '../tables.ts';
import { woodsAt } from '../terrain/board.ts';
import { damageAt, type Modifiers, modifiersOf, type Volley, volleyOf } from './gunnery.ts';
import { priceOf } from './toll.ts';
import { byToll, type Weights } from './weights.ts';
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
  /** What the woods it stands in add to shots at it. */
  readonly woods: number;
}

/** Everything that stays the same while the places for one 'Mech are compared. */
export interface Field {
  /** What a volley of the 'Mech does to a foe, and one of a foe to the 'Mech. */
  readonly gives: (foe: Foe, range: number, against: number) => number;
  readonly takes: (foe: Foe, range: number, against: number) => number;
  readonly board: Board;
  readonly foes: readonly Foe[];
  readonly modifiers: Modifiers;
  readonly hindrance: readonly [number, number, number];
  readonly blocking: number;
  /** The part of the enemies' fire that this 'Mech draws, with so many friends about. */
  readonly share: number;
  /** Places that have been looked at, and ways to get there. */
  readonly outlooks: Map<number, Outlook>;
  readonly spots: Map<number, Spot>;
}

/** What may become of a foe that has yet to move: it walks a little, and has turned to where it wants to shoot. */
const GUESS: { readonly mode: Mode; readonly evasion: number } = { mode: 'walk', evasion: 1 };

export function fieldFor(state: State, book: Book, unit: Standing, weights: Weights): Field {
  const { evasion, hindrance, blocking, carries } = tablesOf(book);
  const foes = state.units.filter((other): other is Standing => isFighting(other) && other.side !== unit.side);
  const friends = state.units.filter(other => isFighting(other) && other.side === unit.side).length;
  const board = boardOf(state.board);
  const modifiers = modifiersOf(book, unit);
  return {
    board,
    ...judged(book, unit, weights),
    modifiers,
    hindrance,
    blocking,
    outlooks: new Map(),
    spots: new Map(),
    share: friends === 1 ? 1 : Math.min(1, 0.35 + 1 / friends),
    foes: foes.map(foe => {
      const stuck = carries.some(location => foe.armor[location] === 0);
      const { moved } = foe;
      const guess = moved
        ? { mode: moved.mode, evasion: nth(evasion[moved.mode], moved.hexes) }
        : stuck
          ? { mode: 'stand' as const, evasion: 0 }
          : GUESS;
      const woods = modifiers.targetIn[woodsAt(board, foe.at)];
      return { unit: foe, volley: volleyOf(book, foe), urgency: urgency(foe, weights), settled: moved !== null || stuck, woods, ...guess };
    }),
  };
}

/** Volleys by points of damage, by worth, or by both. */
function judged(book: Book, unit: Standing, weights: Weights): Pick<Field, 'gives' | 'takes'> {
  const own = volleyOf(book, unit);
  const plain: Pick<Field, 'gives' | 'takes'> = {
    gives: (foe, range, against) => damageAt(own, range, against) * foe.urgency,
    takes: (foe, range, against) => damageAt(foe.volley, range, against),
  };
  if (weights.toll <= 0) return plain;
  const given: Field['gives'] = (foe, range, against) => priceOf(book, foe.unit, own, range, against, weights);
  const taken: Field['takes'] = (foe, range, against) => priceOf(book, unit, foe.volley, range, against, weights);
  if (weights.toll >= 1) return { gives: given, takes: taken };
  const mixed =
    (damage: Field['gives'], worth: Field['gives']): Field['gives'] =>
    (...shot) =>
      byToll(
        weights,
        () => damage(...shot),
        () => worth(...shot),
      );
  return { gives: mixed(plain.gives, given), takes: mixed(plain.takes, taken) };
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

/** What lies between a place and each foe, whatever way the 'Mech gets there. */
interface Outlook {
  readonly nearest: number;
  readonly woods: number;
  readonly range: readonly number[];
  /** For each foe: the facings that have it ahead, one bit each. */
  readonly arcs: readonly number[];
  /** What woods add to a shot; -1 where they hide everything. */
  readonly between: readonly number[];
  /** Whether the foe may have the place ahead of it. */
  readonly seen: readonly boolean[];
}

/** What a place promises to whoever gets there in one way, by facing. */
type Spot = readonly Prospect[];

/** What a place and facing promise for this turn. */
export function prospect(field: Field, pose: Pose): Prospect {
  const place = hexKey(pose.to);
  const key = (place * 4 + MODES.indexOf(pose.mode)) * 16 + pose.evasion;
  let spot = field.spots.get(key);
  if (!spot) {
    spot = survey(field, outlookFrom(field, place, pose.to), pose);
    field.spots.set(key, spot);
  }
  return nth(spot, pose.facing);
}

function outlookFrom({ outlooks, board, foes, modifiers, hindrance, blocking }: Field, place: number, to: Hex): Outlook {
  const known = outlooks.get(place);
  if (known) return known;
  let nearest = 99;
  const [range, arcs, between, seen]: [number[], number[], number[], boolean[]] = [[], [], [], []];
  for (const { unit, settled } of foes) {
    const there = lineBetween(board, to, unit.at);
    if (there.range < nearest) nearest = there.range;
    range.push(there.range);
    arcs.push(there.arcs);
    const hidden = there.lightMost * hindrance[1] + there.heavyMost * hindrance[2] >= blocking;
    between.push(hidden ? -1 : there.lightMost * modifiers.lightBetween + there.heavyMost * modifiers.heavyBetween);
    seen.push(!settled || (lineBetween(board, unit.at, to).arcs & (1 << unit.facing)) !== 0);
  }
  const made = { nearest, woods: modifiers.targetIn[woodsAt(board, to)], range, arcs, between, seen };
  outlooks.set(place, made);
  return made;
}

function survey({ gives, takes, foes, modifiers, share }: Field, outlook: Outlook, { mode, evasion }: Pose): Spot {
  const { nearest, woods, range, arcs, between, seen } = outlook;
  const gait = modifiers.attacker[mode];
  let taken = 0;
  // The best that can be done looking each way; below zero where nobody is ahead.
  const given = [-1, -1, -1, -1, -1, -1];
  for (let i = 0; i < foes.length; i++) {
    const foe = nth(foes, i);
    const through = between[i] ?? -1;
    const sure = foe.settled ? 1 : 0.8;
    const damage = through < 0 ? 0 : gives(foe, range[i] ?? 0, gait + foe.evasion + through + foe.woods) * sure;
    const ahead = arcs[i] ?? 0;
    for (let facing = 0; facing < 6; facing++) if ((ahead & (1 << facing)) !== 0 && damage > (given[facing] ?? 0)) given[facing] = damage;
    if (through >= 0 && seen[i]) taken += takes(foe, range[i] ?? 0, modifiers.attacker[foe.mode] + evasion + through + woods) * sure;
  }
  taken *= share;
  return given.map(best => ({ given: Math.max(0, best), taken, nearest, faces: best >= 0 }));
}
