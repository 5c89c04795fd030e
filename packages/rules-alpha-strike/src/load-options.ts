import { table as geometry } from '@sortie/geometry';
import { STRIP_LENGTH } from './attack/run-area.ts';
import { isEmplaced } from './buildings/wreck.ts';
import type { Seen } from './rule.ts';
import { BOMBS, type Command, HAULS, type MoveCommand, type Point } from './shape.ts';
import { flies, foesOf, inContact, onTable, type Standing } from './state.ts';
import { carriedBy, loadOn } from './transport/burden.ts';

/** Moves that take hold of something or let go of it, and attack runs over enemies; the rules judge them. */
export function* loadMoves(view: Seen, unit: Standing, stay: MoveCommand): Generator<MoveCommand> {
  if (loadOn(unit)) for (const careful of [false, true]) yield { ...stay, release: { after: 0, careful } };
  else
    for (const other of onTable(view)) {
      if (other.id === unit.id || other.hidden || !inContact(unit, other)) continue;
      for (const how of HAULS) yield { ...stay, haul: { what: other.id, how } };
    }
  if (flies(unit)) yield* runsOver(view, unit, stay);
}

/** Straight at an enemy and over it: far enough beyond for a strip, or just to the point for a bomb. */
function* runsOver(view: Seen, unit: Standing, stay: MoveCommand): Generator<MoveCommand> {
  for (const foe of foesOf(view, unit.seat)) {
    if (foe.hidden || foe.airborne) continue;
    yield { ...stay, path: [beyond(view, unit.at, foe.at)], run: { kind: 'strafe', leg: 0, height: 2 } };
    const carried = BOMBS.find(bomb => unit.marks.some(({ kind }) => kind === `bomb-${bomb}`));
    if (carried) yield { ...stay, path: [foe.at, beyond(view, unit.at, foe.at)], run: { kind: 'bomb', leg: 0, height: 2, bomb: carried } };
  }
}

function beyond({ table }: Seen, from: Point, over: Point): Point {
  const length = Math.max(1, geometry.distanceOf(from, over));
  const reach = Math.max(STRIP_LENGTH + 10, length + 508);
  const at = { x: from.x + Math.round(((over.x - from.x) * reach) / length), y: from.y + Math.round(((over.y - from.y) * reach) / length) };
  return { x: Math.max(0, Math.min(table.width, at.x)), y: Math.max(0, Math.min(table.height, at.y)) };
}

/** Lifting neighbours, throwing a load, resolving a run and shooting at guns of buildings. */
export function* loadDeeds(view: Seen, unit: Standing): Generator<Command> {
  if (unit.moved?.run) yield { type: 'run', unit: unit.id };
  const carries = carriedBy(unit) !== undefined;
  for (const other of onTable(view)) {
    if (other.id === unit.id || other.hidden) continue;
    if (carries && other.seat !== unit.seat) yield { type: 'throw', unit: unit.id, target: other.id };
    if (inContact(unit, other)) yield { type: 'lift', unit: unit.id, target: other.id };
    if (other.seat === unit.seat || !isEmplaced(other)) continue;
    const house = view.table.pieces.find(({ kind, outline }) => kind === 'building' && geometry.touches(outline, other.at, 5));
    if (house) yield { type: 'demolish', unit: unit.id, piece: house.id, gun: other.id };
  }
}
