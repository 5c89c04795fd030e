import {
  list,
  misread,
  nth,
  oneOf,
  optional,
  type Reading,
  type RecordOf,
  record,
  type Staged,
  tell,
  text,
  textOr,
  whole,
} from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { PANELS } from '../board/panels.ts';
import type { MapPlan } from '../board/plan.ts';
import { map as mapPlan } from '../io/scenario.ts';
import type { Force, ScenarioPlan } from '../model/scenario.ts';
import type { Impact } from '../model/shape.ts';
import type { State, Unit } from '../model/state.ts';
import type { Book } from '../rule.ts';
import { ruleset } from '../ruleset.ts';
import { BOXES, UNIT_TYPES } from '../units/types.ts';

/** A soldier or drone of a scene. What is left out has its ordinary value. */
const SCENE_UNIT = {
  id: text(60),
  side: oneOf(0, 1),
  unit: oneOf(...UNIT_TYPES),
  /** A point of the map by its name, such as `A-H-11`. */
  point: text(20),
  /** Levels above the ground; 0 stands on it. */
  height: optional(whole(0, 20)),
  damage: optional(whole(0, BOXES)),
  stars: optional(oneOf(0, 1, 2)),
  morale: optional(oneOf('good', 'shocked', 'panicked')),
  /** The bonus of a target laser that is on it. */
  painted: optional(whole(0, 4)),
} as const;
type SceneUnit = RecordOf<typeof SCENE_UNIT>;

const scene = record({
  /** The letters of panels side by side, such as `AB`, or a map as a scenario writes it. */
  map: textOr<MapPlan>(text(7), mapPlan),
  units: list(record(SCENE_UNIT), 60),
  turn: optional(whole(1, 99)),
});

function planFor(map: string | MapPlan): Reading<MapPlan> {
  if (typeof map !== 'string') return { ok: true, value: map };
  const letters = [...map];
  const missing = letters.find(letter => !PANELS.some(panel => panel.letter === letter));
  if (missing !== undefined || letters.length === 0)
    return misread(
      tell('there is no panel {letter}: write letters from {letters}', {
        letter: missing ?? '',
        letters: PANELS.map(({ letter }) => letter).join(''),
      }),
      'map',
    );
  return { ok: true, value: { kind: 'panels', rows: [letters.map(panel => ({ panel }))] } };
}

const forceOf = (name: string, units: readonly SceneUnit[], edge: 'west' | 'east'): Force => ({
  name,
  units: units.map(({ unit, stars }) => ({ type: unit, count: 1, ...(stars ? { stars } : {}) })),
  build: 0,
  friendly: [edge],
  enters: { edges: [edge], turns: [1] },
});

const scenarioOf = (map: MapPlan, units: readonly SceneUnit[]): ScenarioPlan => ({
  title: '',
  situation: '',
  map,
  north: 'top',
  forces: [
    forceOf(
      'Red',
      units.filter(({ side }) => side === 0),
      'west',
    ),
    forceOf(
      'Blue',
      units.filter(({ side }) => side === 1),
      'east',
    ),
  ],
  special: { turns: 99, glow: 2 },
  victory: { awards: [], sudden: [], margin: 1, otherwise: null, text: '' },
});

function placed(raw: SceneUnit, bare: Unit, state: State): Reading<Unit> {
  const ground = groundOf(state.map);
  const at = ground.named(raw.point);
  if (at === undefined) return misread(tell('there is no point {point} on this map', { point: raw.point }), `point of ${raw.id}`);
  const { height = 0, damage = 0, morale = 'good', painted = 0 } = raw;
  return {
    ok: true,
    value: {
      ...bare,
      known: 2,
      place: 'map',
      at,
      level: ground.level(at) + height,
      aloft: height > 0,
      morale,
      paint: painted > 0 ? { bonus: painted, until: 99 } : null,
      card: bare.card && { ...bare.card, damage },
    },
  };
}

/** Maps that were laid before, by what a scene writes: the same words or the same record are the same map. */
const known = new Map<unknown, State['map']>();
const MOST_KEPT = 20;

function mapFor(raw: unknown, fresh: State['map']): State['map'] {
  const before = known.get(raw);
  if (before) return before;
  if (known.size >= MOST_KEPT) known.clear();
  known.set(raw, fresh);
  return fresh;
}

/** A scene as a position between two activations. */
export function stage(raw: unknown, book: Book): Reading<Staged<Impact>> {
  const read = scene(raw);
  if (!read.ok) return read;
  const map = planFor(read.value.map);
  if (!map.ok) return map;
  const soldiers = read.value.units.toSorted((one, other) => one.side - other.side);
  const names = soldiers.map(({ id }) => id);
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined) return misread(tell('two units are called {unit}: give each an id of its own', { unit: twice }), 'units');
  const bare = ruleset.setup(scenarioOf(map.value, soldiers));
  const units: Unit[] = [];
  for (const [i, soldier] of soldiers.entries()) {
    const unit = placed(soldier, nth(bare.units, i), bare);
    if (!unit.ok) return unit;
    units.push(unit.value);
  }
  const ready = (side: State['sides'][0]) => ({ ...side, ready: true });
  const state: State = {
    ...bare,
    map: mapFor((raw as { readonly map: unknown }).map, bare.map),
    units,
    sides: [ready(bare.sides[0]), ready(bare.sides[1])],
    turn: read.value.turn ?? 1,
    phase: 'impulses',
    holder: 0,
    toAct: 0,
  };
  return { ok: true, value: { state, names, book } };
}
