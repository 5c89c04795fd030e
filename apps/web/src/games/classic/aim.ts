import type { Sight, SightMark } from '@sortie/board-view';
import { distance, type Hex } from '@sortie/geometry';
import { type Answer, chanceOf, type Refusal, seenBy, type View } from '@sortie/kernel';
import {
  aimAt,
  type Book,
  bestVolley,
  type Classic,
  type Command,
  inFiringArc,
  isFighting,
  loadedFor,
  meanDamage,
  type OnMap,
  type Pose,
  type Shot,
  sheetFor,
  sightBetween,
  withUnit,
} from '@sortie/rules-classic';
import type { Moment } from '../../battle/face.ts';

type Seen = View<Classic>;

export const fightersOf = (view: Seen, seat: number, own: boolean): readonly OnMap[] =>
  view.units.filter((unit): unit is OnMap => isFighting(unit) && (unit.seat === seat) === own);

export const foesOf = ({ view, seat }: Pick<Moment<Classic>, 'view' | 'seat'>): readonly OnMap[] => fightersOf(view, seat, false);

/** No roll of two dice is higher. */
const HIGHEST = 12;

export const chanceAt = (number: number): number => (number > HIGHEST ? 0 : chanceOf(number));

/** One weapon against one target, before anybody commits to it. */
export interface Prospect {
  readonly weapon: number;
  readonly name: string;
  readonly shot: Shot;
  readonly toHit: Answer;
  /** From 0 to 1. */
  readonly chance: number;
  /** Expected damage of the shot, misses included. */
  readonly hope: number;
  /** Why it may not be fired at all. */
  readonly refusals: readonly Refusal[];
}

export type Declaration = Extract<Command, { readonly type: 'declare' }>;

export const declarationOf = (unit: number, { twist, flip, turret, fore }: Pose, shots: readonly Shot[]): Declaration => ({
  type: 'declare',
  unit,
  twist,
  ...(flip && { flip: true as const }),
  ...(turret !== undefined && { turret }),
  ...(fore !== undefined && { fore }),
  shots,
});

/** What each weapon promises against a target, held this way and beside these shots; the rulebook says what may be fired. */
export function prospectsOf(view: Seen, book: Book, unit: OnMap, target: OnMap, pose: Pose, shots: readonly Shot[]): readonly Prospect[] {
  return sheetFor(unit).weapons.map((weapon, i) => {
    const chosen = shots.find(one => one.weapon === i && one.target === target.id);
    const shot = chosen ?? { weapon: i, target: target.id };
    const others = chosen ? shots : [...shots.filter(one => one.weapon !== i), shot];
    const toHit = book.ask('toHit', aimAt({ state: view, book, unit, target, shot, shots: others, pose }));
    const refusals = book.check(view, declarationOf(unit.id, pose, [shot]), unit.seat);
    const chance = refusals.length > 0 ? 0 : chanceAt(toHit.total);
    return { weapon: i, name: weapon.name, shot, toHit, chance, hope: chance * meanDamage(loadedFor(unit, weapon, shot)), refusals };
  });
}

/** Which hexes of the line hinder it, and by how much. */
function marksAlong({ hexes }: ReturnType<typeof sightBetween>, blocked: boolean): readonly SightMark[] {
  return hexes.flatMap(({ hex, counts, tally }): SightMark[] => {
    const woods = tally.lightWoods + 2 * tally.heavyWoods + 3 * tally.ultraWoods + tally.lightSmoke + 2 * tally.heavySmoke;
    if (woods === 0 && tally.wall === undefined) return [];
    const text = tally.wall === undefined ? `+${woods}` : '■';
    return [{ at: hex, text: counts ? text : '–', tone: !counts ? 'quiet' : blocked ? 'danger' : 'mine' }];
  });
}

/** The line between two units with what stands in its way. */
export function sightLine(view: Seen, from: OnMap, to: OnMap, faint = false): Sight {
  const sight = sightBetween(view, from, to);
  const state = !sight.canSee ? 'blocked' : sight.modifier > 0 || sight.targetWoods > 0 ? 'hindered' : 'clear';
  if (faint) return { from: from.at, to: to.at, state, faint };
  return { from: from.at, to: to.at, state, marks: marksAlong(sight, !sight.canSee) };
}

/** The hexes that a unit could fire into if somebody stood there, held this way. */
export function arcHexes(hexes: readonly Hex[], unit: OnMap, pose: Pose): readonly Hex[] {
  const { weapons } = sheetFor(unit);
  const farthest = weapons.reduce((far, { long, fires }) => (fires ? Math.max(far, long) : far), 0);
  return hexes.filter(h => {
    const far = distance(h, unit.at);
    if (far === 0 || far > farthest) return false;
    return weapons.some(weapon => weapon.fires && far <= weapon.long && inFiringArc(unit, weapon, { ...unit, at: h }, pose));
  });
}

/** What one unit could do to another from here, if nobody moved any more. */
export interface Threat {
  readonly range: number;
  readonly blocked: boolean;
  /** Expected damage of the best volley. */
  readonly damage: number;
  readonly best?: number;
}

/** How well `from` could shoot at `to` as both stand. Asked about places that are only considered. */
export function threat(view: Seen, book: Book, from: OnMap, to: OnMap): Threat {
  const range = distance(from.at, to.at);
  const considered = seenBy<Classic>(withUnit(withUnit(view, from.id, { ...from, fire: null }), to.id, to));
  if (!sightBetween(considered, from, to).canSee) return { range, blocked: true, damage: 0 };
  const { pose, shots, damage } = bestVolley(considered, book, from, to);
  const numbers = shots.map(shot => book.ask('toHit', aimAt({ state: considered, book, unit: from, target: to, shot, shots, pose })).total);
  return { range, blocked: false, damage, ...(numbers.length > 0 && { best: Math.min(...numbers) }) };
}
