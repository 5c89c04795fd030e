import { type BoardPlan, boardOf } from '@sortie/board';
import type { Facing } from '@sortie/geometry';
import {
  list,
  misread,
  optional,
  type Read,
  type Reading,
  record,
  type Seat,
  type Staged,
  tell,
  text,
  textOr,
  whole,
} from '@sortie/kernel';
import { gunsIn } from '../infantry/field-guns.ts';
import { board, conditions } from '../read.ts';
import type { Book } from '../rule.ts';
import { needsRoom } from '../scenarios/setup.ts';
import type { Classic, Conditions, Fire, Phase, State, Unit } from '../shape.ts';
import { sheetFor, unitAt } from '../state.ts';
import type { Library } from './library.ts';
import { type SceneUnit, sceneUnit, staged, turned } from './unit.ts';

/** A position of the classic game; of troops it is remembered where their guns point. */
export interface Position extends Staged<Classic> {
  readonly guns: readonly (Facing | undefined)[];
}

interface Scene {
  readonly map: string | BoardPlan;
  readonly units: readonly SceneUnit[];
  readonly turn?: number;
  readonly conditions?: Conditions;
}

const MOST_OPTIONS = 20;
const optionsField: Read<Readonly<Record<string, string>>> = (raw, at = '') => {
  const fits =
    typeof raw === 'object' &&
    raw !== null &&
    Object.keys(raw).length <= MOST_OPTIONS &&
    Object.values(raw).every(value => typeof value === 'string');
  return fits ? { ok: true, value: raw as Readonly<Record<string, string>> } : misread(tell('{at} must be options of a map file', { at }));
};

/** A map as a game holds it: one that came out of a file also remembers the options that the file had. */
const mapField: Read<BoardPlan> = (raw, at = '') => {
  if (typeof raw !== 'object' || raw === null || !('options' in raw)) return board(raw, at);
  const { options, ...rest } = raw;
  const [plan, kept] = [board(rest, at), optionsField(options, `${at}.options`)];
  if (!plan.ok) return plan;
  return kept.ok ? { ok: true, value: known(raw, { ...plan.value, options: kept.value }) } : kept;
};

const plans = new WeakMap<object, BoardPlan>();
/** The same record is the same map, however often it is read. */
function known(raw: object, plan: BoardPlan): BoardPlan {
  const before = plans.get(raw) ?? plan;
  plans.set(raw, before);
  return before;
}

const scene: Read<Scene> = record({
  map: textOr<BoardPlan>(text(400), mapField),
  units: list(sceneUnit, 60),
  turn: optional(whole(1, 999)),
  conditions: optional(conditions),
});

const HELD: Fire = { shots: [], spots: null, numbers: null, resolved: false };

/** The unit with an id, by its index. */
export function unitCalled(names: readonly string[], name: string, at: string): Reading<number> {
  const found = names.indexOf(name);
  return found >= 0
    ? { ok: true, value: found }
    : misread(tell('there is no unit {unit}: this scene has {units}', { unit: name, units: names.join(', ') }), at);
}

/** What a unit has to do with others: whom it spots, whom it clings to, what it has fired already. */
function tied(unit: Unit, { spots, clings, fired }: SceneUnit, names: readonly string[], at: string): Reading<Unit> {
  const [seen, held] = [
    spots === undefined ? null : unitCalled(names, spots, `${at}.spots`),
    clings === undefined ? null : unitCalled(names, clings, `${at}.clings`),
  ];
  if (seen && !seen.ok) return seen;
  if (held && !held.ok) return held;
  const shots = (fired ?? []).map(weapon => ({ weapon, target: unit.id }));
  return {
    ok: true,
    value: {
      ...unit,
      ...(seen || fired ? { fire: { ...HELD, shots, spots: seen ? seen.value : null } } : {}),
      ...(held ? { clings: held.value } : {}),
    },
  };
}

function unitsOf(raws: readonly SceneUnit[], library: Library, ground: ReturnType<typeof boardOf>): Reading<readonly Unit[]> {
  const names = raws.map(({ id }) => id);
  const units: Unit[] = [];
  for (const [i, raw] of raws.entries()) {
    const at = `units[${i}]`;
    if (names.indexOf(raw.id) < i) return misread(tell('two units are called {unit}: give each an id of its own', { unit: raw.id }), at);
    const unit = staged(raw, i, library, ground, at);
    if (!unit.ok) return unit;
    const whole = tied(unit.value, raw, names, at);
    if (!whole.ok) return whole;
    units.push(whole.value);
  }
  return { ok: true, value: units };
}

/** A scene as a position in the middle of a turn. */
export function stage(raw: unknown, book: Book, library: Library): Reading<Position> {
  const read = scene(raw);
  if (!read.ok) return read;
  const { map, units: raws, turn = 1, conditions: world } = read.value;
  const plan = typeof map === 'string' ? library.map(map) : { ok: true as const, value: map };
  if (!plan.ok) return misread(plan.problem, 'map');
  const units = unitsOf(raws, library, boardOf(plan.value));
  if (!units.ok) return units;
  const state: State = {
    board: plan.value,
    turns: null,
    turn,
    phase: 'weapon',
    active: 0,
    queue: [],
    initiative: 1,
    units: units.value,
    lastHarm: 0,
    result: null,
    ...(world ? { conditions: world } : {}),
    ...(units.value.some(needsRoom) ? { vessels: true as const } : {}),
  };
  const guns = raws.map(({ torso, facing }, i) => {
    const drags = gunsIn(sheetFor(unitAt(state, i))).length > 0;
    return torso === undefined || !drags ? undefined : turned(facing, torso);
  });
  return { ok: true, value: { state, names: raws.map(({ id }) => id), book, guns } };
}

/** The position in a phase, with the turn to act at one seat. */
export const during = (state: State, phase: Phase, active: Seat): State => ({ ...state, phase, active });
