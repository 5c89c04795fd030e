import { table as terrain } from '@sortie/board';
import { table as geometry } from '@sortie/geometry';
import { hasAny } from '../card/specials.ts';
import { byRule, hurt } from '../damage/apply.ts';
import type { Battering } from '../questions.ts';
import type { Table } from '../rule.ts';
import type { Point, State, Unit } from '../shape.ts';
import { roofOf } from '../sight/see.ts';
import { floats, INCH, isOn, onTable, type Standing } from '../state.ts';

/** Points a class begins with where a table says nothing: light, medium, heavy, hardened. */
export const CLASS_CF = [5, 12, 25, 40] as const;
/** A gun that is part of a building. */
export const isEmplaced = (unit: Unit): boolean => unit.card.moves.length === 0 && hasAny(unit, 'ROOF', 'WALL', 'HELD');
/** The building that a gun belongs to: it stands on its roof or in one of its walls. */
export const houseOf = (state: State, gun: Unit): terrain.Piece | undefined => {
  const { at } = gun;
  return at ? state.table.pieces.find(({ kind, outline }) => kind === 'building' && geometry.touches(outline, at, 5)) : undefined;
};

export const cfOf = (piece: terrain.Piece): number => piece.cf ?? CLASS_CF[terrain.levelOf(piece) - 1] ?? 5;

/** Take points off a building, wall or bridge; at nothing it falls in. `from` is where they come from: above if nothing is said. */
export function wreck(play: Table, id: string, points: number, from: Point | null = null): void {
  const piece = play.state.table.pieces.find(one => one.id === id);
  if (!piece || points <= 0) return;
  const battering: Battering = { piece, from, points, as: piece };
  play.run('battering', battering);
  if (cfOf(battering.as) > 0) play.emit({ type: 'terrainChanged', piece: id, as: battering.as, rule: 'AS-bld-attack' });
  else collapse(play, piece);
}

export const BATTERING = {
  walls: (_play: Table, about: Battering): void => {
    about.as = { ...about.as, cf: cfOf(about.piece) - about.points };
  },
};

function collapse(play: Table, piece: terrain.Piece): void {
  const roof = roofOf(play.state, piece);
  const caught = onTable(play.state).filter(unit => !unit.airborne && geometry.touches(piece.outline, unit.at, isEmplaced(unit) ? 5 : 0));
  const { outline } = piece;
  const rubble: terrain.Piece = { id: piece.id, kind: 'rubble', outline };
  play.emit({ type: 'terrainChanged', piece: piece.id, as: piece.kind === 'bridge' ? null : rubble, rule: 'AS-bld-collapse' });
  for (const unit of caught) {
    if (!isOn(unit)) continue;
    if (isEmplaced(unit)) {
      hurt(play, unit.id, unit.armor + unit.structure, byRule('AS-bld-collapse'));
      continue;
    }
    if (piece.kind === 'bridge') {
      fall(play, unit);
      continue;
    }
    const above = unit.z >= roof;
    if (above) play.emit({ type: 'fellThrough', unit: unit.id, z: Math.max(0, roof - terrain.heightOf(piece)) });
    hurt(play, unit.id, play.ask('collapse', { piece, above }).total, byRule('AS-bld-collapse'));
  }
}

/** Down to what lies under a bridge that is gone; whoever may not stand there is lost. */
function fall(play: Table, unit: Standing): void {
  const ground = terrain.groundAt(play.state.table, unit.at);
  const z = floats(unit) ? ground.elevation : ground.elevation - ground.depth;
  if (z < unit.z) play.emit({ type: 'fellThrough', unit: unit.id, z });
  const lost = play.book.holds('barred', { unit, mode: 'ground', ground }) !== undefined;
  const points = lost ? unit.armor + unit.structure : fallDamage(Math.max(0, unit.z - z));
  hurt(play, unit.id, points, byRule('AS-fall-damage'));
}

/** A point for each three inches or part of them. */
export const fallDamage = (drop: number): number => Math.max(1, Math.ceil(drop / (3 * INCH)));
