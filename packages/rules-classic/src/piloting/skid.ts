import { boardOf, onMap } from '@sortie/board';
import { type Facing, type Hex, neighbour } from '@sortie/geometry';
import { batterBuilding, strengthAt } from '../buildings/buildings.ts';
import { strikePlace } from '../damage/strike-place.ts';
import { otherAt } from '../movement/occupants.ts';
import { CITE, type ClassicRule, type Play, structural } from '../rule.ts';
import type { UnitId } from '../shape.ts';
import { isVehicle, placeOf, sheetFor, unitAt } from '../state.ts';
import { floorOf } from '../terrain/board.ts';
import { motiveDamage } from '../vehicles/motive.ts';
import { collide, collideRules } from './collide.ts';
import { fall, lots } from './fall.ts';
import { pilotingRoll } from './roll.ts';

const byHexes = (hexes: number): number => {
  if (hexes <= 2) return -1;
  if (hexes <= 4) return 0;
  if (hexes <= 7) return 1;
  if (hexes <= 10) return 2;
  if (hexes <= 17) return 4;
  return hexes <= 24 ? 5 : 6;
};

const when: ClassicRule = {
  id: 'TW-skid-when',
  cite: CITE,
  kind: 'core',
  covers: ['TW-psr-skid'],
  adds: { piloting: ({ cause, unit }) => (cause === 'skid' ? byHexes(unit.moved?.hexes ?? 0) : undefined) },
};

const isHighStep = (from: number, to: number): boolean => to > from;

/** Turned on pavement at a run and goes on: hold the road or slide. The answer tells whether it holds. */
export function holdRoad(play: Play, id: UnitId, direction: Facing): boolean {
  const { ok, number } = pilotingRoll(play, id, 'skid');
  if (ok) return true;
  const hexes = unitAt(play.state, id).moved?.hexes ?? 0;
  if (isVehicle(unitAt(play.state, id))) motiveDamage(play, id, 'FR', 0);
  else fall(play, id, 0, number.total);
  slide(play, id, direction, Math.ceil(hexes / 2), number.total);
  return false;
}

/** Slide on in the old direction until the way ends, something stops it, or the ground falls away. */
export function slide(play: Play, id: UnitId, direction: Facing, distance: number, number: number): void {
  const board = boardOf(play.state.board);
  const { tons } = sheetFor(unitAt(play.state, id));
  const each = Math.ceil(Math.ceil(tons / 10) / 2);
  for (let slid = 0; slid < distance; slid++) {
    const unit = unitAt(play.state, id);
    const from = placeOf(unit);
    const to = neighbour(from, direction);
    if (!onMap(board, to)) return;
    const other = otherAt(play.state, id, to);
    if (other) {
      collide(play, id, other.id);
      return;
    }
    if (strengthAt(play.state, to) > 0 && !breaksThrough(play, id, to)) return;
    const [low, high] = [floorOf(board, from), floorOf(board, to)];
    if (isHighStep(low, high)) {
      scrape(play, id, Math.ceil(tons / 20));
      return;
    }
    play.emit({ type: 'skidded', unit: id, to, hexes: unit.moved?.hexes ?? 0 });
    if (low - high >= 2) {
      fall(play, id, low - high, number);
      return;
    }
    scrape(play, id, each);
  }
}

/** A building is struck as by a charge, and strikes back with its walls; what still stands ends the slide (TW-skid-stop). */
function breaksThrough(play: Play, id: UnitId, at: Hex): boolean {
  const unit = unitAt(play.state, id);
  const factor = strengthAt(play.state, at);
  const damage = Math.ceil((sheetFor(unit).tons * (unit.moved?.hexes ?? 0)) / 10);
  batterBuilding(play, at, damage);
  scrape(play, id, Math.ceil(factor / 10));
  return damage >= factor;
}

function scrape(play: Play, id: UnitId, damage: number): void {
  for (const points of lots(damage)) strikePlace(play, id, 'body', 'front', points, { kind: 'slide' });
}

const skidMods: ClassicRule = {
  id: 'TW-skid-mods',
  cite: CITE,
  kind: 'core',
  covers: ['TW-th-skid', 'TW-th-tskid'],
  adds: {
    toHit: ({ attacker, target }) => {
      const value = (attacker.moved?.skidded ? 1 : 0) + (target.moved?.skidded ? 2 : 0);
      return value > 0 ? value : undefined;
    },
  },
};

export const skidRules: readonly ClassicRule[] = [
  when,
  skidMods,
  structural('TW-skid-effect', 'the order of a skid: the fall, then the slide, then the end of the move'),
  structural('TW-skid-stop', 'a slide ends at what it cannot pass, by the lines of falls, walls and charges'),
  ...collideRules,
];
