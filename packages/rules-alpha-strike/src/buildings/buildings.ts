import { table as terrain } from '@sortie/board';
import { table as geometry } from '@sortie/geometry';
import { chanceOf, type Handler, nth } from '@sortie/kernel';
import { bracketOf } from '../attack/range.ts';
import { firepower, isSome, wearOf } from '../attack/value.ts';
import { MEASURES, nearestIn } from '../measure.ts';
import { shotMargin } from '../movement/control.ts';
import type { Demolishing, PlaceShot } from '../questions.ts';
import { type AlphaRule, core, type Table } from '../rule.ts';
import type { AlphaStrike, State } from '../shape.ts';
import { MOST_WOODS } from '../sight/rules.ts';
import { buildingAround } from '../sight/see.ts';
import { baseOf, INCH, isInfantry, isOn, isProto, isSuperheavy, motive, onTable, type Standing, tallness, unitAt } from '../state.ts';
import { strained, tooWeak } from './span.ts';
import { wreck } from './wreck.ts';

/** Weak: how much weight a class bears, in Sizes: light, medium, heavy, hardened. */
export const CAPACITY = [2, 4, 8, 12] as const;
/** Weak: half of a hit on somebody inside, rounded up, is stopped by the walls. */
export const absorbed = (points: number): number => Math.ceil(points / 2);

const rangeTo = (unit: Standing, piece: terrain.Piece): number => MEASURES[unit.base].toShape(baseOf(unit), piece.outline);

const standing = new WeakMap<terrain.TablePlan, Map<string, terrain.TablePlan>>();
/** The table without a piece; kept, because whatever is worked out about a table is kept with it. */
function without(table: terrain.TablePlan, piece: string): terrain.TablePlan {
  const known = standing.get(table) ?? new Map<string, terrain.TablePlan>();
  standing.set(table, known);
  const others = known.get(piece) ?? { ...table, pieces: table.pieces.filter(({ id }) => id !== piece) };
  known.set(piece, others);
  return others;
}

const CLEAR: terrain.Sight = { hidden: 0, dimmed: 0, density: 0 };
/** How much is to be seen of the nearest part of it, past everything but itself. */
function wallSight(state: State, unit: Standing, piece: terrain.Piece): terrain.Sight {
  if (unit.airborne) return CLEAR;
  const others = without(state.table, piece.id);
  const at = nearestIn(piece.outline, unit.at);
  const { elevation } = terrain.groundAt(others, at);
  const post = { at: unit.at, z: unit.z, height: tallness(unit) };
  return terrain.sightOf(others, post, { at, z: elevation, height: Math.max(1, terrain.heightOf(piece)) });
}

/** How much easier it is to hit what stands still. */
export const AT_A_BUILDING = -4;

/** A shot at a building as the rules see it; nothing beyond all ranges. */
export function wallShot(
  state: State,
  attacker: Standing,
  piece: terrain.Piece,
): (PlaceShot & { readonly bracket: 0 | 1 | 2 | 3; readonly seen: boolean }) | undefined {
  const range = rangeTo(attacker, piece);
  const bracket = bracketOf(range);
  if (bracket === undefined) return undefined;
  const { hidden, dimmed, density } = wallSight(state, attacker, piece);
  // Any part of a building that shows is enough: buildings have no partial cover.
  const seen = hidden < 1000 && dimmed <= MOST_WOODS;
  return { state, attacker, how: 'standard', kind: 'weapon', range, bracket, lent: null, density, seen };
}

const attackable: AlphaRule = core('AS-bld-attack', {
  adds: { toHitPlace: ({ how }) => (how === 'sensor' ? undefined : AT_A_BUILDING) },
  forbids: {
    demolish: (view, { unit: id, piece: name, overheat = 0 }, _seat, book) => {
      const unit = view.units[id];
      const piece = view.table.pieces.find(one => one.id === name);
      if (!piece || !['building', 'wall', 'bridge'].includes(piece.kind)) return 'there is no such building';
      if (!isOn(unit)) return undefined;
      if (overheat > unit.card.overheat) return 'it cannot overheat that much';
      const shot = wallShot(view, unit, piece);
      if (!shot || !isSome(firepower(unit, 'standard', shot.bracket, wearOf(book, unit)))) return 'it does no damage at that range';
      if (!shot.seen) return 'it cannot see the building';
      return chanceOf(book.ask('toHitPlace', shot).total) > 0 ? undefined : 'no roll is high enough';
    },
  },
});

export const demolish: Handler<AlphaStrike, 'demolish'> = (play, { unit: id, piece: name, overheat = 0, gun }) => {
  const unit = unitAt(play.state, id);
  const piece = play.state.table.pieces.find(one => one.id === name);
  const shot = piece && isOn(unit) ? wallShot(play.state, unit, piece) : undefined;
  if (!shot) return;
  const needs = play.ask('toHitPlace', shot);
  const roll = play.roll(2, 6, 'AS-bld-attack');
  const margin = shotMargin(play, unit, needs, roll);
  const hit = margin >= 0;
  play.emit({
    type: 'rolled',
    unit: id,
    rule: 'AS-bld-attack',
    what: hit ? 'hits the building' : 'misses the building',
    needs,
    roll,
    good: hit,
  });
  play.emit({ type: 'firedAtBuilding', unit: id, overheated: unit.overheated + overheat });
  const points = firepower(unit, 'standard', shot.bracket, wearOf(play.book, unit)).points + overheat;
  if (hit)
    play.run('demolishing', {
      unit: id,
      piece: name,
      points,
      margin,
      ...(gun === undefined ? {} : { gun }),
      done: false,
    });
};

export const DEMOLISHING = {
  walls: (play: Table, { unit: id, piece, points, done }: Demolishing): void => {
    const unit = unitAt(play.state, id);
    if (!done) wreck(play, piece, points, unit.airborne ? null : unit.at);
  },
};

const passing: AlphaRule = core('AS-bld-passdamage', {
  base: { trample: ({ unit }) => (isSuperheavy(unit) ? 2 : 1) },
  follows: {
    moved: ({ table, units }, { unit: id, path, mode, airborne }) => {
      const unit = units[id];
      if (!unit || airborne || path.length === 0 || isInfantry(unit) || !table.pieces.some(({ kind }) => kind === 'building'))
        return undefined;
      const from = unit.moved?.from;
      return [{ type: 'crossBuildings', unit: id, path: mode === 'jump' || !from ? [nth(path, path.length - 1)] : [from, ...path] }];
    },
  },
});

export const crossBuildings: Handler<AlphaStrike, 'crossBuildings'> = (play, { unit: id, path }) => {
  const unit = play.state.units[id];
  if (!isOn(unit)) return;
  for (const piece of play.state.table.pieces.filter(({ kind }) => kind === 'building')) {
    let inside = 0;
    for (let i = 1; i < path.length; i++) inside += geometry.lengthInside(piece.outline, nth(path, i - 1), nth(path, i));
    const inches = Math.floor(inside / INCH);
    if (inside > 0) wreck(play, piece.id, inches * play.ask('trample', { unit }).total, nth(path, 0));
    play.run('trampling', { unit: id, inches });
    const still = play.state.table.pieces.find(one => one.id === piece.id && one.kind === 'building');
    if (still && isOverloaded(play.state, still)) wreck(play, still.id, Number.MAX_SAFE_INTEGER);
  }
};

/** Sizes of everything in and on a building; conventional infantry weighs nothing. */
export const loadOf = (state: State, piece: terrain.Piece): number =>
  onTable(state).reduce((sum, unit) => {
    if (unit.airborne || unit.card.type === 'CI' || !geometry.contains(piece.outline, unit.at)) return sum;
    return sum + (isSuperheavy(unit) ? 5 : isProto(unit) || isInfantry(unit) ? 1 : unit.card.size);
  }, 0);

/** Too much for it: all of them together, or a superheavy 'Mech, which not even the strongest bears. */
const isOverloaded = (state: State, piece: terrain.Piece): boolean =>
  loadOf(state, piece) > (CAPACITY[terrain.levelOf(piece) - 1] ?? 2) ||
  onTable(state).some(unit => isSuperheavy(unit) && !unit.airborne && geometry.contains(piece.outline, unit.at));

/** Inches of height that cost a point when a building falls in. */
const COLLAPSE_STEP = 4;

export const buildingRules: readonly AlphaRule[] = [
  attackable,
  passing,
  core('AS-bld-weight', { structural: 'a building that bears more than it can is struck down after the move' }),
  core('AS-bld-type', { structural: 'the kinds of buildings of a table, with what they withstand' }),
  core('AS-bld-occupants', {
    adds: {
      taken: ({ state, target, dealt, kind }) => {
        const house = kind === 'weapon' ? buildingAround(state, target) : undefined;
        return house ? -absorbed(dealt) : undefined;
      },
    },
    // What the walls have stopped strikes the building itself.
    steps: {
      attack: [
        {
          name: 'walls',
          after: 'apply',
          run: (play, { aim, hit, damage }) => {
            const house = hit && aim.kind === 'weapon' ? buildingAround(play.state, aim.target) : undefined;
            if (!house || !damage || damage.total <= 0) return;
            wreck(play, house.id, absorbed(damage.total), aim.attacker.airborne ? null : aim.attacker.at);
          },
        },
      ],
    },
  }),
  core('AS-bld-collapse', {
    base: {
      collapse: ({ piece, above }) => Math.max(1, Math.floor(terrain.heightOf(piece) / (COLLAPSE_STEP * INCH))) + (above ? 1 : 0),
    },
  }),
  core('AS-bld-los', { structural: 'a building is in the way of a line like a hill', covers: ['ASC-plos-buildings'] }),
  core('AS-fall-damage', { structural: 'a point for each three inches, told where something falls' }),
  core('AS-bridge', {
    affirms: {
      barred: ({ unit, mode, ground }) => mode !== 'jump' && motive(unit) !== 'v' && ground.pieces.some(piece => tooWeak(piece, unit)),
    },
    // What has been weakened under those who stand on it goes down with them.
    steps: {
      battering: [
        {
          name: 'strained',
          after: 'walls',
          run: ({ state }, about) => {
            if (strained(state, about.as)) about.as = { ...about.as, cf: 0 };
          },
        },
      ],
    },
  }),
];
