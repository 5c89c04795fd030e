import type { Overlays, ReachHex } from '@sortie/board-view';
import { sure } from '@sortie/kernel';
import { type Impact, isPlaced, mayMeasure, type Unit } from '@sortie/rules-impact';
import type { Moment } from '../../battle/face.ts';
import type { Considering } from './acting-state.ts';
import { entryOverlays } from './entry.ts';
import { fieldIn, placeIn } from './ground.ts';
import { bestOf } from './prospects.ts';
import { coverAt, reachOf, type Stop, stopAt } from './reach.ts';
import { explained, looked, sightsFrom } from './sight.ts';
import { keyOf, liftFor, tokenOf, unitOf } from './units.ts';

type Now = Moment<Impact>;

export const foesOf = ({ view, seat }: Now): readonly Unit[] => view.units.filter(unit => unit.seat !== seat && isPlaced(unit));

const band = (share: number): 0 | 1 | 2 | 3 => (share <= 0.4 ? 0 : share <= 0.65 ? 1 : share <= 0.85 ? 2 : 3);

function reachHexes(moment: Now, unit: Unit, mp: number): readonly ReachHex[] {
  const cheapest = new Map<number, Stop>();
  for (const one of reachOf(moment)) if ((cheapest.get(one.at)?.mp ?? -1) < one.mp) cheapest.set(one.at, one);
  return [...cheapest.values()].map(one => {
    const cover = coverAt(moment, unit, one);
    return {
      at: placeIn(moment.view, one.at),
      band: band(mp === 0 ? 1 : (mp - one.mp) / mp),
      text: String(mp - one.mp),
      radius: 15,
      ...(cover !== 0 && { small: `−${-cover}` }),
    };
  });
}

/** Where it can go, whom it sees, and what the choice of the moment would come to. */
export function overlaysFor(moment: Now, unit: Unit, mp: number, state: Considering): Overlays {
  const { view } = moment;
  if (!isPlaced(unit)) return entryOverlays(moment, unit, state);
  const line = state.sight && state.over !== undefined ? looked(moment, unit, state.over) : undefined;
  if (line) return line;
  const target = unitOf(view, state.target);
  const draggable = [keyOf(unit.id)];
  const marks = foesOf(moment).flatMap(foe => {
    const best = bestOf(moment, unit, foe);
    return best && !best.strict
      ? [{ at: placeIn(view, sure(foe.at, 'the place')), text: `${best.strength.total}${best.blind ? '?' : ''}`, tone: 'danger' as const }]
      : [];
  });
  if (target && isPlaced(target)) {
    const { sight, zones } = explained(moment, unit, target);
    return { draggable, marks, target: keyOf(target.id), ...(mayMeasure(moment.book) && { zones, sights: [sight] }) };
  }
  const way = state.to ?? state.over;
  const there = way === undefined ? undefined : stopAt(moment, way);
  const reach = reachHexes(moment, unit, mp);
  const base: Overlays = { draggable, marks, reach, sights: there ? [] : sightsFrom(moment, unit) };
  if (!there) return base;
  const stops = [{ at: placeIn(view, unit.at) }, ...there.path.map(at => ({ at: placeIn(view, at) }))];
  const height = there.level - fieldIn(view).level(there.at);
  const ghost = { token: { ...tokenOf(view, unit), at: placeIn(view, there.at), lift: liftFor(Math.max(0, height)) } };
  return { ...base, path: { stops }, ...(state.to !== undefined && { ghost }) };
}
