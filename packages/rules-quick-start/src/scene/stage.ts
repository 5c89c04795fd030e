import { type BoardPlan, boardOf, onMap } from '@sortie/board';
import { type Hex, parseHexLabel } from '@sortie/geometry';
import {
  list,
  misread,
  nth,
  oneOf,
  optional,
  type Read,
  type Reading,
  type RecordOf,
  record,
  type Staged,
  tell,
  text,
  textOr,
  whole,
} from '@sortie/kernel';
import { LOCATIONS, type Location, type Sheet } from '../force/sheet.ts';
import { sheetCalled } from '../force/sheets.ts';
import { dieOf } from '../movement/die.ts';
import { board, facing, sheet } from '../read.ts';
import type { Book } from '../rule.ts';
import { ruleset } from '../ruleset.ts';
import { MAPS, type Mech, type Mode, type Moved, type QuickStart, type State } from '../shape.ts';
import { SHEETS } from '../terrain/board.ts';

export const WORDS: { readonly [word: string]: Mode } = { none: 'stand', walk: 'walk', run: 'run', jump: 'jump' };

const MOST = 999;
const circles = record(Object.fromEntries(LOCATIONS.map(at => [at, optional(whole(0, MOST))]))) as unknown as Read<{
  readonly [L in Location]?: number;
}>;

/** A 'Mech of a scene. What is left out has its ordinary value. */
const SCENE_UNIT = {
  id: text(60),
  side: oneOf(0, 1),
  unit: textOr<Sheet>(text(80), sheet),
  hex: text(8),
  facing,
  moved: optional(record({ mode: oneOf('none', 'walk', 'run', 'jump'), hexes: optional(whole(0, MOST)) })),
  armor: optional(circles),
  ammo: optional(list(whole(0, MOST), 20)),
} as const;
type SceneUnit = RecordOf<typeof SCENE_UNIT>;

const scene = record({ map: textOr<BoardPlan>(text(80), board), units: list(record(SCENE_UNIT), 24), turn: optional(whole(1, 999)) });

function mapOf(map: string | BoardPlan): Reading<BoardPlan> {
  if (typeof map !== 'string') return { ok: true, value: map };
  const known = MAPS.find(name => name === map);
  return known
    ? { ok: true, value: SHEETS[known] }
    : misread(tell('there is no map {map}: this game has {maps}', { map, maps: MAPS.join(', ') }), 'map');
}

function sheetFor(unit: string | Sheet, at: string): Reading<Sheet> {
  if (typeof unit !== 'string') return { ok: true, value: unit };
  const known = sheetCalled(unit);
  return known ? { ok: true, value: known } : misread(tell('there is no record sheet {unit}: write a code such as GRF-1N', { unit }), at);
}

function hexOn(plan: BoardPlan, label: string, at: string): Reading<Hex> {
  const found = parseHexLabel(label);
  return found && onMap(boardOf(plan), found)
    ? { ok: true, value: found }
    : misread(tell('there is no hex {hex} on this map', { hex: label }), at);
}

function movedBy(book: Book, { moved }: SceneUnit): Moved {
  const mode = WORDS[moved?.mode ?? 'none'] ?? 'stand';
  const hexes = moved?.hexes ?? 0;
  return { mode, hexes, spent: hexes, die: dieOf(book, mode, book.ask('evasion', { mode, hexes }).total) };
}

function placed(raw: SceneUnit, bare: Mech, plan: BoardPlan, book: Book, at: string): Reading<Mech> {
  const hex = hexOn(plan, raw.hex, `${at}.hex`);
  if (!hex.ok) return hex;
  const armor = { ...bare.sheet.armor, ...raw.armor };
  const ammo = bare.ammo.map((shots, i) => raw.ammo?.[i] ?? shots);
  return { ok: true, value: { ...bare, at: hex.value, facing: raw.facing, armor, ammo, fate: 'fighting', moved: movedBy(book, raw) } };
}

/** A scene as a position in which everybody has moved and nobody has fired. */
export function stage(raw: unknown, book: Book): Reading<Staged<QuickStart>> {
  const read = scene(raw);
  if (!read.ok) return read;
  const plan = mapOf(read.value.map);
  if (!plan.ok) return plan;
  // The defenders come first in a state.
  const units = read.value.units.toSorted((one, other) => one.side - other.side);
  const names = units.map(({ id }) => id);
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined) return misread(tell('two units are called {unit}: give each an id of its own', { unit: twice }), 'units');
  const sheets: Sheet[] = [];
  for (const { unit, id } of units) {
    const found = sheetFor(unit, `unit of ${id}`);
    if (!found.ok) return found;
    sheets.push(found.value);
  }
  const force = (side: 0 | 1) => units.flatMap((unit, i) => (unit.side === side ? [{ mech: nth(sheets, i) }] : []));
  const bare = ruleset.setup({ scenario: 'open', map: plan.value, defender: force(0), attacker: force(1), attackingSeat: 1 });
  const mechs: Mech[] = [];
  for (const [i, unit] of units.entries()) {
    const mech = placed(unit, nth(bare.units, i), plan.value, book, unit.id);
    if (!mech.ok) return mech;
    mechs.push(mech.value);
  }
  const state: State = { ...bare, turn: read.value.turn ?? 1, phase: 'attack', active: 0, initiative: 1, units: mechs };
  return { ok: true, value: { state, names, book } };
}
