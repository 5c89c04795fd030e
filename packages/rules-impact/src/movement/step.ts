import type { Answer, Play } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { unitAt } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import type { UnitId } from '../model/state.ts';
import { appear } from '../units/reveal.ts';

interface Arriving {
  readonly to: number;
  readonly level: number;
  readonly aloft: boolean;
  readonly cost: Answer;
  /** Points left after it. */
  readonly mp: number;
}

/** A unit comes to a point, on the map or onto it; whatever waits there happens. */
export function arrive(play: Play<Impact>, id: UnitId, { to, level, aloft, cost, mp }: Arriving): void {
  const approach = { unit: id, to, mp, stopped: false };
  play.run('approach', approach);
  if (approach.stopped) return;
  const unit = unitAt(play.state, id);
  appear(play, id);
  const from = unit.place === 'map' ? unit.at : null;
  const ground = groundOf(play.state.map);
  const heading = from === null ? inward(play, to) : ground.heading(from, to);
  play.emit({ type: 'stepped', unit: id, from, to, level, aloft, heading, cost, mp });
  play.run('arrival', { unit: id, from });
}

/** Facing of whoever comes on: away from the edge. */
function inward(play: Play<Impact>, at: number) {
  const ground = groundOf(play.state.map);
  const edge = ground.edges(at)[0];
  return edge === 'north' ? 3 : edge === 'east' ? 5 : edge === 'west' ? 2 : 0;
}
