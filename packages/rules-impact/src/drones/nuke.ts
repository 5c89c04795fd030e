import type { Play } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { draw } from '../cards/draw.ts';
import { blast } from '../fire/aim.ts';
import { resolve } from '../fire/attack.ts';
import { eliminate } from '../fire/harm.ts';
import { unitAt } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import type { UnitId } from '../model/state.ts';
import { isBunker, isStructure } from '../terrain/chart.ts';
import { isPlaced, occupants } from '../units/unit.ts';

/** Strength on a neighbouring point; one less for each point further (14.4.2.2, 14.4.2.3). */
const NEAR = 10;

/** A mini-nuke goes off, dropped by a drone or buried as a mine. */
export function detonate(play: Play<Impact>, at: number, drone: UnitId | null): void {
  play.emit({ type: 'detonated', unit: drone, at });
  for (const { id } of occupants(play.state, at)) eliminate(play, id, 'blast');
  if (drone !== null) eliminate(play, drone, 'blast');
  flatten(play, at);
  const ground = groundOf(play.state.map);
  for (const near of ground.neighbours(at)) shake(play, near);
  const reached = play.state.units
    .filter(isPlaced)
    .map(({ id, at: place }) => ({ id, range: ground.adjacent(place, at) ? 1 : Math.max(2, ground.range(place, at)) }))
    .filter(({ range }) => range <= NEAR)
    .sort((a, b) => a.range - b.range || a.id - b.id);
  for (const { id, range } of reached) {
    const target = unitAt(play.state, id);
    if (isPlaced(target)) resolve(play, blast(play.state, target, NEAR + 1 - range, 'blast'), 'blast', 'blast');
  }
}

/** The point itself: nothing built is left, and the earth glows. A bridge falls into the water. */
function flatten(play: Play<Impact>, at: number): void {
  const ground = groundOf(play.state.map);
  if (ground.work(at) !== undefined) play.emit({ type: 'razed', at });
  const terrain = ground.terrain(at);
  if (terrain === 'bridge') play.emit({ type: 'tiled', at, terrain: 'water' });
  else if (terrain !== 'water') play.emit({ type: 'tiled', at, terrain: 'slag' });
}

/** A neighbouring structure may fall, and whoever is in it with it. */
function shake(play: Play<Impact>, at: number): void {
  const ground = groundOf(play.state.map);
  const bunker = isBunker(ground.work(at));
  if (!isStructure(ground.terrain(at), ground.work(at))) return;
  const { d12 } = draw(play, 'MAAS-14.4.2.2-adjacent-terrain');
  if (d12 > (bunker ? 2 : 6)) return;
  for (const unit of occupants(play.state, at)) if (!unit.aloft) eliminate(play, unit.id, 'blast');
  if (bunker) play.emit({ type: 'razed', at });
  play.emit({ type: 'tiled', at, terrain: 'rubble' });
}
