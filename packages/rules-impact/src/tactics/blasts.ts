import type { Seat, View } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import type { Impact } from '../model/shape.ts';
import { isPlaced } from '../units/unit.ts';
import { worthOf } from './value.ts';

type V = View<Impact>;

export function demolitionWorth(view: V, seat: Seat, at: number): number {
  const buried = view.units.filter(unit => unit.seat !== seat && unit.at === at).reduce((sum, unit) => sum + worthOf(unit), 0);
  const objective = view.objectives.find(one => one.at === at && one.standing);
  return buried + (objective && objective.holder !== seat ? 12 : 0) - 0.3;
}

/** What a mini-nuke would do to both sides. */
export function blastWorth(view: V, seat: Seat, drone: number): number {
  const ground = groundOf(view.map);
  const { at } = view.units[drone]!;
  if (at === null) return -100;
  let sum = -4;
  for (const unit of view.units) {
    if (unit.id === drone || !isPlaced(unit)) continue;
    const range = ground.range(unit.at, at);
    const share = range === 0 ? 1 : range === 1 ? 0.45 : Math.max(0, 0.35 - range * 0.04);
    sum += (unit.seat === seat ? -1.2 : 1) * share * worthOf(unit);
  }
  const post = view.objectives.find(one => one.standing && one.holder !== seat && ground.range(one.at, at) === 0);
  return sum + (post ? 40 : 0);
}
