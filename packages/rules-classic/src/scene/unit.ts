import { type Board, onMap } from '@sortie/board';
import { FACINGS, type Facing, type Hex, parseHexLabel } from '@sortie/geometry';
import {
  flag,
  list,
  misread,
  oneOf,
  optional,
  type Read,
  type Reading,
  type RecordOf,
  record,
  sure,
  tell,
  text,
  textOr,
  whole,
} from '@sortie/kernel';
import type { Unit as Paper } from '@sortie/roster';
import { movedBy } from '../movement/moved.ts';
import { climbs, topAt } from '../movement/tops.ts';
import { unit as paper } from '../read.ts';
import { unitOf } from '../scenarios/setup.ts';
import type { Mode, Unit } from '../shape.ts';
import { isPlayable, sheetOf } from '../sheet/compile.ts';
import { isShip, LOCATIONS, type Location, type Points, type Sheet } from '../sheet/sheet.ts';
import { depthOf } from '../terrain/board.ts';
import type { Library } from './library.ts';

export const MODES: { readonly [word: string]: Mode } = { none: 'stand', walk: 'walk', run: 'run', jump: 'jump' };

const facing: Read<Facing> = oneOf(...FACINGS);

/** Numbers by the place that they are about. */
const places = <T>(item: Read<T>): Read<{ readonly [L in Location]?: T }> =>
  record(Object.fromEntries(LOCATIONS.map(at => [at, optional(item)]))) as unknown as Read<{ readonly [L in Location]?: T }>;

const MOST = 999;
const points: Read<Points> = places(whole(0, MOST));

/** A unit of a scene. What is left out has its ordinary value. */
const SCENE_UNIT = {
  id: text(60),
  side: oneOf(0, 1),
  /** A name or a path, or the unit itself as the roster writes it. */
  unit: textOr<Paper>(text(400), paper),
  hex: text(8),
  facing,
  torso: optional(facing),
  fore: optional(facing),
  elevation: optional(whole(-50, 200)),
  moved: optional(record({ mode: oneOf('none', 'walk', 'run', 'jump'), hexes: optional(whole(0, 200)) })),
  heat: optional(whole(0, 99)),
  prone: optional(flag),
  shutdown: optional(flag),
  gunnery: optional(whole(0, 8)),
  piloting: optional(whole(0, 8)),
  armor: optional(points),
  rear: optional(points),
  structure: optional(points),
  gone: optional(list(oneOf(...LOCATIONS), 20)),
  hits: optional(places(list(whole(0, 11), 12))),
  ammo: optional(list(whole(0, MOST), 60)),
  loads: optional(list(text(200), 60)),
  jammed: optional(list(whole(0, MOST), 60)),
  spent: optional(list(whole(0, MOST), 60)),
  fired: optional(list(whole(0, MOST), 60)),
  wounds: optional(whole(0, 6)),
  unconscious: optional(flag),
  stuck: optional(flag),
  skidded: optional(flag),
  flipped: optional(flag),
  hullDown: optional(flag),
  dugIn: optional(flag),
  spots: optional(text(60)),
  clings: optional(text(60)),
} as const;

export type SceneUnit = RecordOf<typeof SCENE_UNIT>;
export const sceneUnit: Read<SceneUnit> = record(SCENE_UNIT);

/** The hex that a label names, on this map. */
export function hexOn(board: Board, label: string, at: string): Reading<Hex> {
  const found = parseHexLabel(label);
  if (!found || !onMap(board, found))
    return misread(
      tell('there is no hex {hex} on this map: it goes from 0101 to {last}', {
        hex: label,
        last: `${board.width}`.padStart(2, '0') + `${board.height}`.padStart(2, '0'),
      }),
      at,
    );
  return { ok: true, value: found };
}

export const turned = (from: Facing, to: Facing): Facing => ((to - from + 6) % 6) as Facing;

/** By how much the body is turned. Troops have nothing to turn, and whatever they face is theirs to fire at. */
function bodyOf({ facing: feet, torso = feet, fore, id }: SceneUnit, sheet: Sheet, unit: Unit, at: string): Reading<Partial<Unit>> {
  const by = turned(feet, torso);
  if (unit.wear)
    return { ok: true, value: { wear: { ...unit.wear, turret: by, ...(fore === undefined ? {} : { fore: turned(feet, fore) }) } } };
  if (by === 0 || sheet.kind === 'infantry' || sheet.kind === 'battleArmor') return { ok: true, value: {} };
  if (sheet.quad || (by !== 1 && by !== 5))
    return misread(tell('the torso of {unit} does not turn so far: leave it at its facing, or one hexside beside it', { unit: id }), at);
  return { ok: true, value: { twist: by === 1 ? 1 : -1 } };
}

/** Levels above the ground of the hex, where that is not where everybody of its kind is. */
function elevationOf({ elevation }: SceneUnit, sheet: Sheet, board: Board, hex: Hex): Pick<Unit, 'elevation'> {
  const depth = depthOf(board, hex);
  if (isShip(sheet.gait) || sheet.gait === 'vtol') return { elevation: elevation ?? 0 };
  if ((sheet.gait === 'wige' || sheet.gait === 'diver') && elevation !== undefined) return { elevation };
  if (elevation === undefined) return {};
  // On the deck of a bridge, or a roof, that is level with the ground there is nothing below but water.
  if (elevation === 0) return climbs(sheet.gait) && topAt(board, hex) === 0 ? { elevation: 0 } : {};
  return elevation === -depth ? {} : { elevation };
}

const conditionOf = ({ hullDown, dugIn }: SceneUnit): Pick<Unit, 'condition'> =>
  hullDown || dugIn ? { condition: { ...(hullDown ? { hullDown: true } : {}), ...(dugIn ? { dugIn: true } : {}) } } : {};

/** What has been done to it. */
const harmed = (raw: SceneUnit, unit: Unit): Partial<Unit> => ({
  armor: { ...unit.armor, ...raw.armor },
  rear: { ...unit.rear, ...raw.rear },
  structure: { ...unit.structure, ...raw.structure },
  gone: raw.gone ?? [],
  hits: raw.hits ?? {},
  jammed: raw.jammed ?? [],
  spent: raw.spent ?? [],
  ammo: unit.ammo.map((shots, bin) => raw.ammo?.[bin] ?? shots),
});

/** A unit of a scene as it stands on the map. */
export function staged(raw: SceneUnit, id: number, library: Library, board: Board, where: string): Reading<Unit> {
  const found = typeof raw.unit === 'string' ? library.unit(raw.unit) : { ok: true as const, value: raw.unit };
  if (!found.ok) return misread(found.problem, `${where}.unit`);
  if (!isPlayable(found.value)) return misread(tell('the rules do not know how to play {unit}', { unit: raw.id }), `${where}.unit`);
  const hex = hexOn(board, raw.hex, `${where}.hex`);
  if (!hex.ok) return hex;
  const { gunnery, piloting } = raw;
  const unit = unitOf(
    {
      design: found.value,
      ...(gunnery === undefined ? {} : { gunnery }),
      ...(piloting === undefined ? {} : { piloting }),
      ...(raw.loads ? { loads: raw.loads.map(name => name || null) } : {}),
    },
    id,
    raw.side,
  );
  const sheet = sheetOf(unit.design);
  const body = bodyOf(raw, sheet, unit, `${where}.torso`);
  if (!body.ok) return body;
  const { mode, hexes = 0 } = raw.moved ?? { mode: 'none' };
  return {
    ok: true,
    value: {
      ...unit,
      ...harmed(raw, unit),
      ...body.value,
      ...elevationOf(raw, sheet, board, hex.value),
      ...conditionOf(raw),
      pilot: { ...unit.pilot, hits: raw.wounds ?? 0, awake: !raw.unconscious },
      fate: 'fighting',
      at: hex.value,
      facing: raw.facing,
      heat: raw.heat ?? 0,
      prone: raw.prone ?? false,
      shutDown: raw.shutdown ?? false,
      stuck: raw.stuck ?? false,
      flipped: raw.flipped ?? false,
      moved: { ...movedBy(sure(MODES[mode], 'the mode'), hexes), skidded: raw.skidded ?? false },
    },
  };
}
