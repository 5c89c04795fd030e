import type { Answer, Play } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import type { Impact } from '../model/shape.ts';
import type { UnitId } from '../model/state.ts';
import { unveil } from '../units/reveal.ts';
import { occupants } from '../units/unit.ts';

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
  const unit = play.state.units[id]!;
  const lurker = occupants(play.state, to, id).find(other => other.hidden && other.seat !== unit.seat);
  if (lurker) {
    // Nobody could know: the step ends where it began.
    unveil(play, lurker.id);
    play.emit({ type: 'turnedBack', unit: id, from: to, mp });
    return;
  }
  unveil(play, id);
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
