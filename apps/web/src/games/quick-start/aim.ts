import type { Sight, SightMark } from '@sortie/board-view';
import { distance, type Hex } from '@sortie/geometry';
import { type Answer, type Refusal, seenBy, type View } from '@sortie/kernel';
import {
  aimAt,
  type Book,
  chanceAt,
  type Fire,
  inFiringArc,
  isFighting,
  marksAlong,
  meanDamage,
  type QuickStart,
  type Standing,
  sightBetween,
} from '@sortie/rules-quick-start';

/** One weapon against one target, before anybody commits to it. */
export interface Prospect {
  readonly weapon: number;
  readonly name: string;
  readonly toHit: Answer;
  /** From 0 to 1. */
  readonly chance: number;
  /** Expected damage of the shot, misses included. */
  readonly hope: number;
  /** Why it may not be fired at all. */
  readonly refusals: readonly Refusal[];
}

/** What each weapon of a 'Mech promises against a target; the rulebook says what may be fired. */
export function prospectsOf(view: View<QuickStart>, book: Book, unit: Standing, target: Standing): readonly Prospect[] {
  return unit.sheet.weapons.map((weapon, i) => {
    const aim = aimAt(view, book, unit, target, weapon);
    const toHit = book.ask('toHit', aim);
    const refusals = book.check(view, { type: 'declare', unit: unit.id, shots: [{ weapon: i, target: target.id }] }, unit.seat);
    const chance = refusals.length > 0 ? 0 : chanceAt(toHit.total);
    return { weapon: i, name: weapon.name, toHit, chance, hope: chance === 0 ? 0 : chance * meanDamage(book, aim), refusals };
  });
}

/** The line between two 'Mechs with what stands in its way. */
export function sightLine(view: View<QuickStart>, book: Book, from: Standing, to: Standing, faint = false): Sight {
  const { blocked, sight } = sightBetween(view, book, from, to);
  const state = blocked ? 'blocked' : sight.points > 0 ? 'hindered' : 'clear';
  if (faint) return { from: from.at, to: to.at, state, faint };
  const marks = marksAlong(view, book, from, to)
    .filter(({ points }) => points > 0)
    .map(({ hex, points, counts }): SightMark => {
      if (counts === null) return { at: hex, text: `+${points}?`, tone: 'quiet' };
      return { at: hex, text: counts ? `+${points}` : '–', tone: !counts ? 'quiet' : blocked ? 'danger' : 'mine' };
    });
  return { from: from.at, to: to.at, state, marks };
}

/** The hexes that a 'Mech could fire into if somebody stood there. */
export function arcHexes(hexes: readonly Hex[], unit: Standing): readonly Hex[] {
  const farthest = Math.max(0, ...unit.sheet.weapons.map(({ long }) => long));
  return hexes.filter(h => distance(h, unit.at) > 0 && distance(h, unit.at) <= farthest && inFiringArc(unit, { ...unit, at: h }));
}

export const fightersOf = (view: View<QuickStart>, seat: number, own: boolean): readonly Standing[] =>
  view.units.filter((unit): unit is Standing => isFighting(unit) && (unit.seat === seat) === own);

/** What one side could do to the other from here, if nobody moved any more. */
export interface Threat {
  readonly unit: Standing;
  readonly range: number;
  readonly blocked: boolean;
  readonly inArc: boolean;
  /** The best weapon at this range; absent if none reaches. */
  readonly best?: Prospect;
}

const NOT_FIRED: Fire | null = null;

/** How well `from` could shoot at `to`, turned as it stands. Asked about places that are only considered. */
export function threat(view: View<QuickStart>, book: Book, from: Standing, to: Standing): Threat {
  const range = distance(from.at, to.at);
  const { blocked } = sightBetween(view, book, from, to);
  const inArc = inFiringArc(from, to);
  if (blocked) return { unit: from, range, blocked, inArc };
  const considered = seenBy<QuickStart>({
    ...view,
    units: view.units.map(one => (one.id === from.id ? { ...from, fire: NOT_FIRED } : one.id === to.id ? to : one)),
  });
  const best = from.sheet.weapons
    .flatMap((weapon, i): Prospect[] => {
      if (range > weapon.long || from.armor[weapon.at] === 0) return [];
      const aim = aimAt(considered, book, from, to, weapon);
      const toHit = book.ask('toHit', aim);
      const chance = chanceAt(toHit.total);
      return [{ weapon: i, name: weapon.name, toHit, chance, hope: chance * meanDamage(book, aim), refusals: [] }];
    })
    .sort((a, b) => b.hope - a.hope)[0];
  return { unit: from, range, blocked, inArc, ...(best && { best }) };
}
