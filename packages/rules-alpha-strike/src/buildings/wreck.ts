import { table as terrain } from '@sortie/board';
import { table as geometry } from '@sortie/geometry';
import { hasAny } from '../card/specials.ts';
import { byRule, hurt } from '../damage/apply.ts';
import type { Table } from '../rule.ts';
import type { Point, State, Unit } from '../shape.ts';
import { roofOf } from '../sight/see.ts';
import { INCH, isOn, onTable } from '../state.ts';
import { armorOn, facesOf, faceToward } from './faces.ts';

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

/** Take points off a building, wall or bridge, through the armor of the face they strike (the roof if they come from nowhere); at nothing it falls in. */
export function wreck(play: Table, id: string, points: number, from: Point | null = null): void {
  const piece = play.state.table.pieces.find(one => one.id === id);
  if (!piece || points <= 0) return;
  const face = faceToward(piece, from);
  const faces = facesOf(piece);
  const plated = Math.min(armorOn(piece, face), points);
  const left = cfOf(piece) - (points - plated);
  const worn = { ...piece, cf: left, ...(faces ? { faces: faces.map((armor, i) => (i === face ? armor - plated : armor)) } : {}) };
  if (left > 0) play.emit({ type: 'terrainChanged', piece: id, as: worn, rule: 'AS-bld-attack' });
  else collapse(play, piece);
}

/** One point for each four full inches of height, at least 1, and 1 more on the roof; armored buildings fall twice as hard. */
export function collapseDamage(piece: terrain.Piece, onRoof: boolean): number {
  const armored = piece.armor !== undefined;
  return Math.max(1, Math.floor(terrain.heightOf(piece) / ((armored ? 2 : 4) * INCH))) + (onRoof ? (armored ? 2 : 1) : 0);
}

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
    const above = unit.z >= roof;
    if (above)
      play.emit({
        type: 'changed',
        unit: unit.id,
        rule: 'AS-bld-collapse',
        what: 'falls',
        change: { z: Math.max(0, roof - terrain.heightOf(piece)) },
      });
    hurt(
      play,
      unit.id,
      piece.kind === 'bridge' ? fallDamage(unit.z) : collapseDamage(piece, above),
      byRule(piece.kind === 'bridge' ? 'AS-fall-damage' : 'AS-bld-collapse'),
    );
  }
}

/** A point for each three inches or part of them. */
export const fallDamage = (drop: number): number => Math.max(1, Math.ceil(drop / (3 * INCH)));
