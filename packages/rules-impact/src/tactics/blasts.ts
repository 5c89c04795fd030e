import type { Seat, View } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { unitAt } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import type { Objective, Unit } from '../model/state.ts';
import { isPlaced } from '../units/unit.ts';
import { worthOf } from './worth.ts';

type V = View<Impact>;

/** What it would be worth to have an objective fall: everything where a command post decides, points where ruins count. */
export function ruinWorth(view: V, seat: Seat, { holder }: Objective): number {
  const { sudden, awards } = view.plan.victory;
  if (sudden.some(end => end.kind === 'post')) return sudden.some(end => end.kind === 'post' && end.seat === seat) ? 100 : -100;
  let sum = 0;
  for (const award of awards) {
    if (award.kind !== 'holds') continue;
    sum += award.each * (holder === seat ? -1 : holder === null ? 0 : 1);
    if (award.destroyed) sum += award.destroyed.each * (award.destroyed.seat === seat ? 1 : -1);
  }
  return sum * 6;
}

export function demolitionWorth(view: V, seat: Seat, at: number): number {
  const buried = view.units.filter(unit => unit.seat !== seat && unit.at === at).reduce((sum, unit) => sum + worthOf(unit), 0);
  const objective = view.objectives.find(one => one.at === at && one.standing);
  return buried + (objective ? ruinWorth(view, seat, objective) : 0) - 0.6;
}

/** A bomb is spent only for what is worth it. */
const PRICE = 8;

/** What a mini-nuke would do to both sides. */
export function blastWorth(view: V, seat: Seat, drone: number): number {
  const { at } = unitAt(view, drone);
  return at === null ? -100 : blastAt(view, seat, drone, at);
}

function blastAt(view: V, seat: Seat, drone: number, at: number): number {
  const ground = groundOf(view.map);
  let sum = -PRICE;
  for (const unit of view.units) {
    if (unit.id === drone || !isPlaced(unit)) continue;
    const range = ground.range(unit.at, at);
    if (range > 9) continue;
    const share = range === 0 ? 1 : range === 1 ? 0.45 : Math.max(0, 0.35 - range * 0.04);
    sum += (unit.seat === seat ? -1.2 : 1) * share * worthOf(unit);
  }
  const objective = view.objectives.find(one => one.standing && ground.range(one.at, at) === 0);
  return sum + (objective ? ruinWorth(view, seat, objective) : 0);
}

interface Aim {
  readonly at: number;
  readonly worth: number;
}

/** Where a bomb would do most: on an objective, or on somebody. */
export function bestBlast(view: V, seat: Seat, drone: Unit): Aim | undefined {
  const ground = groundOf(view.map);
  const places = [
    ...view.objectives.filter(({ standing }) => standing).map(({ at }) => at),
    ...view.units.filter(isPlaced).flatMap(unit => (unit.seat === seat ? [] : [unit.at])),
  ];
  let best: Aim | undefined;
  for (const at of places) {
    const worth = blastAt(view, seat, drone.id, at) - (drone.at === null ? 0 : ground.range(drone.at, at) * 0.1);
    if (worth > 0 && (!best || worth > best.worth)) best = { at, worth };
  }
  return best;
}

/** A bomb that has something to do is worth more than it costs: it is not wasted by flying ahead of everybody. */
export const bombStake = (view: V, seat: Seat, drone: Unit): number =>
  Math.min(MOST_STAKE, Math.max(worthOf(drone), (bestBlast(view, seat, drone)?.worth ?? 0) * 0.5));
const MOST_STAKE = 24;
