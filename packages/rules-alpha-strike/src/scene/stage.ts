import { table as terrain } from '@sortie/board';
import { table as geometry } from '@sortie/geometry';
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
import { isAircraft } from '../aerospace/aircraft.ts';
import type { Card } from '../card/card.ts';
import { anyCard, heading, table, weather } from '../read.ts';
import type { Book } from '../rule.ts';
import { ruleset } from '../ruleset.ts';
import { footingAt } from '../sequence/setup.ts';
import { type AlphaStrike, MODES, type Moved, type Setup, type State, type Unit } from '../shape.ts';
import { INCH } from '../state.ts';

/** Inches on a table, with as many decimals as somebody likes. */
const inches: Read<number> = (raw, at = '') =>
  typeof raw === 'number' && raw >= 0 && raw <= 300 ? { ok: true, value: raw } : misread(tell('{at} must be inches from 0 to 300', { at }));

const SCENE_UNIT = {
  id: text(60),
  side: oneOf(0, 1),
  /** The name of a card, or the card itself. */
  unit: anyCard,
  /** Inches from the west and from the north edge. */
  x: inches,
  y: inches,
  facing: optional(heading),
  skill: optional(whole(0, 7)),
  moved: optional(record({ mode: oneOf(...MODES), inches: optional(inches) })),
  armor: optional(whole(0, 999)),
  structure: optional(whole(0, 999)),
  heat: optional(whole(0, 4)),
  engine: optional(whole(0, 2)),
  fireControl: optional(whole(0, 4)),
  weapons: optional(whole(0, 4)),
} as const;
type SceneUnit = RecordOf<typeof SCENE_UNIT>;

const SCENES: readonly string[] = terrain.SCENES;
const scene = record({
  map: textOr<Setup['table']>(text(40), table),
  units: list(record(SCENE_UNIT), 80),
  turn: optional(whole(1, 99)),
  weather: optional(weather),
});

function mapOf(map: string | Setup['table']): Reading<Setup['table']> {
  if (typeof map !== 'string') return { ok: true, value: map };
  const known = terrain.SCENES.find(name => name === map);
  return known
    ? { ok: true, value: { scene: known, seed: 1 } }
    : misread(tell('there is no table {map}: write one of {maps}', { map, maps: SCENES.join(', ') }), 'map');
}

/** Tables that were laid before: the same order or plan is the same table, however often somebody moves about on it. */
const laid = new Map<string, terrain.TablePlan>();
const kept = new WeakMap<object, terrain.TablePlan>();
const MOST_KEPT = 20;

function tableFor(raw: unknown, map: Setup['table']): terrain.TablePlan {
  const isWhole = !('scene' in map);
  const key = isWhole ? '' : JSON.stringify(map);
  const known = isWhole ? kept.get(raw as object) : laid.get(key);
  if (known) return known;
  const plan = isWhole ? map : terrain.generateTable(map);
  if (laid.size >= MOST_KEPT) laid.clear();
  if (isWhole) kept.set(raw as object, plan);
  else laid.set(key, plan);
  return plan;
}

const movedBy = ({ moved }: SceneUnit): Moved => ({
  mode: moved?.mode ?? 'stand',
  length: Math.round((moved?.inches ?? 0) * INCH),
  from: null,
});

function placed(raw: SceneUnit, bare: Unit, table: terrain.TablePlan): Unit {
  const middle = { x: geometry.inches(raw.x), y: geometry.inches(raw.y) };
  const at = table.hexes ? terrain.standingPoint(table, middle) : middle;
  const { aloft, z } = footingAt(table, bare, at);
  const { armor = bare.armor, structure = bare.structure, heat = 0, facing = bare.facing } = raw;
  return {
    ...bare,
    fate: 'fighting',
    at,
    z,
    airborne: aloft,
    facing,
    armor: Math.min(armor, bare.card.armor),
    structure: Math.min(structure, bare.card.structure),
    heat,
    engineHits: raw.engine ?? 0,
    fireHits: raw.fireControl ?? 0,
    weaponHits: raw.weapons ?? 0,
    moved: movedBy(raw),
  };
}

const entryOf = ({ unit, skill }: SceneUnit): { readonly card: string | Card; readonly skill?: number } => ({
  card: unit,
  ...(skill === undefined ? {} : { skill }),
});

/** A scene as a position in the Combat Phase: everybody has moved, nobody has attacked. */
export function stage(raw: unknown, book: Book): Reading<Staged<AlphaStrike>> {
  const read = scene(raw);
  if (!read.ok) return read;
  const map = mapOf(read.value.map);
  if (!map.ok) return map;
  const units = read.value.units.toSorted((one, other) => one.side - other.side);
  const names = units.map(({ id }) => id);
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined) return misread(tell('two units are called {unit}: give each an id of its own', { unit: twice }), 'units');
  const force = (side: 0 | 1) => units.filter(unit => unit.side === side).map(entryOf);
  const bare = ruleset.setup({
    table: tableFor((raw as { readonly map: unknown }).map, map.value),
    forces: [force(0), force(1)],
    zone: 6,
    limit: 99,
    ...(read.value.weather ? { weather: read.value.weather } : {}),
  });
  const flying = units.find((_, i) => isAircraft(nth(bare.units, i)));
  if (flying) return misread(tell('{unit} flies: aircraft have no place in scenes yet', { unit: flying.id }), 'units');
  const state: State = {
    ...bare,
    turn: read.value.turn ?? 1,
    phase: 'combat',
    active: 0,
    initiative: 0,
    units: units.map((unit, i) => placed(unit, nth(bare.units, i), bare.table)),
  };
  return { ok: true, value: { state, names, book } };
}
