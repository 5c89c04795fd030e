import { chanceOf, nth, type Weights } from '@sortie/kernel';
import type { Pose } from '../arcs/arcs.ts';
import { aimAt } from '../attack/aim.ts';
import { suitsFor, weaponsFor } from '../attack/weapons-for.ts';
import { isSheltered } from '../buildings/walls.ts';
import { inCluster } from '../cluster/table.ts';
import { posesOf, volley } from '../options/firing.ts';
import type { Book } from '../rule.ts';
import type { Shot, State, Unit } from '../shape.ts';
import type { Weapon } from '../sheet/sheet.ts';
import { isImmobile, type OnMap, sheetFor } from '../state.ts';

const MIDDLE_ROW = 7;

/** Damage of one hit, on the average. */
export function meanDamage({ damage, rack, style, ammoRack }: Weapon): number {
  const each = damage[1] || damage[0] || 1;
  if (style === 'streak') return each * rack;
  return style === 'cluster' ? each * inCluster(rack, MIDDLE_ROW) : style === 'spread' ? inCluster(ammoRack, MIDDLE_ROW) : each;
}

/** Damage that one shot does on the average. */
export function expectation(state: State, book: Book, unit: OnMap, target: OnMap, shot: Shot, pose: Pose): number {
  const number = book.ask('toHit', aimAt({ state, book, unit, target, shot, pose })).total;
  return number > 12 ? 0 : chanceOf(number) * meanDamage(nth(sheetFor(unit).weapons, shot.weapon));
}

/** The heat that a unit can take this turn without suffering much. */
const BEARABLE = 6;

export interface Volley {
  readonly pose: Pose;
  readonly shots: readonly Shot[];
  readonly damage: number;
}

/** The best fire at one target that the heat sinks can bear. */
export function bestVolley(state: State, book: Book, unit: OnMap, target: OnMap): Volley {
  let best: Volley = { pose: { twist: 0, flip: false }, shots: [], damage: 0 };
  if (isSheltered(state, unit, target)) return best;
  const room = book.ask('cooling', { state, unit, depth: 0 }).total + BEARABLE - unit.heat - book.ask('heat', { state, unit }).total;
  for (const pose of posesOf(unit)) {
    const ranked = volley(unit, weaponsFor(state, unit, target, pose, book), target.id, suitsFor(state, unit, target, book))
      .map(shot => ({
        shot,
        damage: expectation(state, book, unit, target, shot, pose),
        heat: nth(sheetFor(unit).weapons, shot.weapon).heat,
      }))
      .filter(({ damage }) => damage > 0)
      .sort((a, b) => b.damage / (b.heat + 1) - a.damage / (a.heat + 1));
    let heat = 0;
    let damage = 0;
    const shots: Shot[] = [];
    for (const one of ranked) {
      if (heat + one.heat > room && one.heat > 0) continue;
      heat += one.heat;
      damage += one.damage;
      shots.push(one.shot);
    }
    if (damage > best.damage) best = { pose, shots, damage };
  }
  return best;
}

const CRITICAL = 3;

/** What is left of a unit, in points of armor and structure. */
export function soundness(unit: Unit): number {
  if (unit.fate !== 'fighting' && unit.fate !== 'waiting') return 0;
  const sheet = sheetFor(unit);
  let points = 0;
  for (const at of sheet.locations) {
    points += (unit.armor[at] ?? 0) + (unit.rear[at] ?? 0) + 2 * (unit.structure[at] ?? 0);
    points -= CRITICAL * (unit.hits[at]?.length ?? 0);
  }
  points -= 6 * unit.pilot.hits + unit.heat;
  if (unit.prone) points -= 8;
  return Math.max(1, points - (isImmobile(unit) ? 20 : 0)) + sheet.tons;
}

export const WEIGHTS: Weights = { aggression: 1, caution: 1, objective: 1 };
