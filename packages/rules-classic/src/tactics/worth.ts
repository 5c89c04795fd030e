import { nth } from '@sortie/kernel';
import type { Pose } from '../arcs/arcs.ts';
import { aimAt } from '../attack/aim.ts';
import { suitsFor, weaponsFor } from '../attack/weapons-for.ts';
import { isSheltered } from '../buildings/walls.ts';
import { inCluster } from '../cluster/table.ts';
import { posesOf, volley } from '../options/firing.ts';
import type { Book } from '../rule.ts';
import type { Shot, State, Unit } from '../shape.ts';
import type { Sheet, Weapon } from '../sheet/sheet.ts';
import { type OnMap, sheetFor } from '../state.ts';
import { chance } from './chances.ts';

const MIDDLE_ROW = 7;

/** Who fires, as far as the damage of troops hangs on how many of them are left. */
interface Ranks extends Pick<Unit, 'structure'> {
  readonly gone?: Unit['gone'];
}

/** Damage of one hit, on the average. Troops fire together: `kind` and `ranks` say how many. */
export function meanDamage(weapon: Weapon, sheet?: Sheet, ranks: Ranks | undefined = sheet): number {
  const { damage, rack, style, ammoRack } = weapon;
  const each = damage[1] || damage[0] || 1;
  if (sheet?.kind === 'infantry' && style === 'troop')
    return (each * inCluster(Math.min(30, ranks?.structure['TR'] ?? 0), MIDDLE_ROW)) / 1000;
  if (style === 'troop') return each / 1000;
  if (sheet?.kind === 'battleArmor') {
    const suits = sheet.locations.length - (ranks?.gone?.length ?? 0);
    return each * inCluster(Math.min(30, suits * rack), MIDDLE_ROW);
  }
  if (style === 'streak') return each * rack;
  return style === 'cluster' ? each * inCluster(rack, MIDDLE_ROW) : style === 'spread' ? inCluster(ammoRack, MIDDLE_ROW) : each;
}

/** Damage that one shot does on the average. */
function expectation(state: State, book: Book, unit: OnMap, target: OnMap, shot: Shot, pose: Pose): number {
  const number = book.ask('toHit', aimAt({ state, book, unit, target, shot, pose })).total;
  const sheet = sheetFor(unit);
  return chance(number) * meanDamage(nth(sheet.weapons, shot.weapon), sheet, unit);
}

/** What each point of heat costs that is left over, from a level on: legs slow down, aim suffers, and then the reactor goes. */
const HEAT_STEPS = [
  [0, 0.08],
  [4, 0.32],
  [7, 0.65],
  [13, 3],
  [18, 9],
] as const;

function heatCost(heat: number): number {
  let cost = 0;
  for (let i = 0; i < HEAT_STEPS.length; i++) {
    const [from, each] = nth(HEAT_STEPS, i);
    const to = HEAT_STEPS[i + 1]?.[0] ?? Number.POSITIVE_INFINITY;
    if (heat > from) cost += (Math.min(heat, to) - from) * each;
  }
  return cost;
}

export interface Volley {
  readonly pose: Pose;
  readonly shots: readonly Shot[];
  readonly damage: number;
  /** What the heat of it costs. */
  readonly cost: number;
}

/** The best fire at one target: as much as is worth its heat, a point of damage being worth `price` and heat as much as `warmth` says. */
export function bestVolley(state: State, book: Book, unit: OnMap, target: OnMap, price = 0.45, warmth = 1): Volley {
  let best: Volley = { pose: { twist: 0, flip: false }, shots: [], damage: 0, cost: 0 };
  let most = 0;
  if (isSheltered(state, unit, target)) return best;
  const cooled = book.ask('cooling', { state, unit, depth: 0 }).total;
  const before = sheetFor(unit).kind === 'mech' ? unit.heat + book.ask('heat', { state, unit }).total - cooled : Number.NEGATIVE_INFINITY;
  const hopes = new Map<number, number>();
  const hope = (shot: Shot, pose: Pose): number => {
    const known = hopes.get(shot.weapon);
    if (known !== undefined) return known;
    const found = expectation(state, book, unit, target, shot, pose);
    hopes.set(shot.weapon, found);
    return found;
  };
  for (const pose of posesOf(unit)) {
    const ranked = volley(unit, weaponsFor(state, unit, target, pose, book), target.id, suitsFor(state, unit, target, book))
      .map(shot => ({ shot, damage: hope(shot, pose), heat: nth(sheetFor(unit).weapons, shot.weapon).heat }))
      .filter(({ damage }) => damage > 0)
      .sort((a, b) => b.damage / (b.heat + 1) - a.damage / (a.heat + 1));
    let [heat, damage] = [before, 0];
    const shots: Shot[] = [];
    for (const one of ranked) {
      if (one.heat > 0 && warmth * (heatCost(heat + one.heat) - heatCost(heat)) > one.damage * price) continue;
      heat += one.heat;
      damage += one.damage;
      shots.push(one.shot);
    }
    const cost = warmth * (heatCost(heat) - heatCost(before));
    if (damage * price - cost > most) {
      best = { pose, shots, damage, cost };
      most = damage * price - cost;
    }
  }
  return best;
}
