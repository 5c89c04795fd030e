import { table as terrain } from '@sortie/board';
import { table as geometry } from '@sortie/geometry';
import { type Handler, last, nth } from '@sortie/kernel';
import { has } from '../../card/specials.ts';
import { byRule, hurt } from '../../damage/apply.ts';
import { controlMargin } from '../../movement/control.ts';
import { slowedTo } from '../../movement/tmm.ts';
import { type AlphaRule, core, option, type Seen, type Table } from '../../rule.ts';
import type { AlphaStrike, MoveCommand, Point, Unit } from '../../shape.ts';
import {
  canAct,
  floats,
  INCH,
  inContact,
  isInfantry,
  isMech,
  isOn,
  isProto,
  isVehicle,
  marked,
  motive,
  moveBy,
  onTable,
  radiusOf,
  type Standing,
  unitAt,
} from '../../state.ts';
import { putDown } from '../../transport/place.ts';
import { carriedAll, hauledBy, loadOn, slowsOf } from './burden.ts';
import { loadsOn } from './cargo.ts';
import { bulkOf } from './cargo-size.ts';
import { type Haul, isTie, type Release, type Tie } from './facts.ts';
import { loadBehind, moverOf } from './hitch.ts';

export const onWheels = (unit: Unit): boolean => isVehicle(unit) && ['t', 'w'].includes(motive(unit));

const hauling = (of: (tug: Standing, load: Standing, how: 'tow' | 'drag') => string | undefined): NonNullable<AlphaRule['forbids']> => ({
  move: ({ units }, { unit, haul }) => {
    const [tug, load] = [units[unit], haul ? units[haul.what] : undefined];
    return haul && isOn(tug) && isOn(load) ? of(tug, load, haul.how) : undefined;
  },
});

/** What holds for towing and dragging alike. */
const together: AlphaRule = core('ASC-drag-drop', {
  forbids: {
    move: (view, { unit: id, haul, release, path, mode }, _seat, book) => {
      const unit = view.units[id];
      if (!isOn(unit) || (!haul && !release && !loadOn(unit))) return undefined;
      if (haul && !book.permits('haul', haul.how)) return 'the players have not agreed on that';
      const load = haul ? view.units[haul.what] : undefined;
      if (haul && (!isOn(load) || load.hidden || load.id === id)) return 'there is nothing like that';
      if (load && isOn(load))
        return trouble(unit, load) ?? (bulkOf(load, unit).size > unit.card.size + 1 ? 'that is too big for it' : undefined);
      if (release && !loadOn(unit)) return 'it has nothing to let go of';
      if (release && (release.after > path.length || (mode === 'stand' && release.careful))) return 'it lets go on its way';
      return mode === 'jump' && hauledBy(unit) !== undefined ? 'it does not jump with something in tow' : undefined;
    },
  },
});

function trouble(unit: Standing, load: Standing): string | undefined {
  if (loadOn(unit)) return 'it has a load already';
  if (load.seat !== unit.seat && canAct(load)) return 'an enemy does not let itself be hauled away';
  if (load.moved || load.airborne || marked(load, 'towed') || loadOn(load)) return 'that cannot be hauled now';
  return inContact(unit, load) ? undefined : 'the bases have to touch before the move';
}

/** Every neighbour. */
function* haulings(view: Seen, unit: Standing, stay: MoveCommand, how: Haul): Generator<MoveCommand> {
  if (loadOn(unit)) return;
  for (const other of onTable(view))
    if (other.id !== unit.id && !other.hidden && inContact(unit, other)) yield { ...stay, haul: { what: other.id, how } };
}

const towing: AlphaRule = option('ASC-tow-eligibility', {
  permits: { haul: ['tow'] },
  offers: { moves: ({ view, unit, stay }) => haulings(view, unit, stay, 'tow') },
  forbids: hauling((tug, load, how) => {
    if (how !== 'tow') return undefined;
    if (!has(tug, 'HTC')) return 'it has no trailer hitch';
    return onWheels(load) || afloat(tug, load) ? undefined : 'only something on wheels or tracks is towed';
  }),
  covers: ['ASC-tow-naval', 'ASC-sua-htc', 'AS-sua-htc', 'ASC-tow-combat'],
});
/** A tug on the water, and something that floats. */
const afloat = (tug: Unit, load: Unit): boolean => (['n', 's'].includes(motive(tug)) || has(tug, 'AMP')) && floats(load);

const dragging: AlphaRule = option('ASC-drag-basic', {
  permits: { haul: ['drag'] },
  offers: { moves: ({ view, unit, stay }) => haulings(view, unit, stay, 'drag') },
  forbids: hauling((tug, _load, how) => {
    if (how !== 'drag') return undefined;
    return isMech(tug) || isProto(tug) || isInfantry(tug) || ['h', 'g', 't', 'w'].includes(motive(tug)) ? undefined : 'it drags nothing';
  }),
});

const slower: AlphaRule = core('ASC-tow-movement', {
  adds: { move: ({ unit, mode }) => (mode === 'stand' ? undefined : -(slowsOf(unit)?.less ?? 0) || undefined) },
  multiplies: { move: ({ unit }) => (hauledBy(unit) === undefined ? undefined : slowsOf(unit)?.share) },
});

/** Moving takes the load along; letting go leaves it behind. */
const along: AlphaRule = core('ASC-cargo-drop-careful', {
  offers: {
    movers: moverOf,
    moves: ({ unit, stay }) => (loadOn(unit) ? [false, true].map(careful => ({ ...stay, release: { after: 0, careful } })) : []),
  },
  follows: {
    moved: ({ units }, { unit: id, path, haul, release }) => {
      const unit = units[id];
      if (!unit || (!haul && !release && hauledBy(unit) === undefined)) return undefined;
      const from = unit.moved?.from;
      return [{ type: 'haul', unit: id, path: from ? [from, ...path] : path, ...(haul ? { haul } : {}), ...(release ? { release } : {}) }];
    },
    destroyed: ({ units }, { unit }) =>
      units.some(({ marks }) => marks.some(mark => isTie(mark) && mark.by === unit)) ? [{ type: 'unhitch', unit }] : undefined,
  },
  covers: ['ASC-cargo-drop-mid-move'],
});

export const haul: Handler<AlphaStrike, 'haul'> = (play, { unit: id, path, haul: order, release }) => {
  const unit = unitAt(play.state, id);
  if (!isOn(unit)) return;
  if (order) take(play, unit, order.what, order.how);
  const load = play.state.units[hauledBy(unitAt(play.state, id)) ?? -1];
  if (load) drag(play, id, load.id, release ? path.slice(0, release.after + 1) : path, release !== undefined);
  if (release) letGo(play, id, path[Math.min(release.after, path.length - 1)] ?? unit.at, release);
};

function take(play: Table, unit: Standing, what: number, how: 'tow' | 'drag'): void {
  const load = unitAt(play.state, what);
  play.emit({ type: 'hitched', unit: unit.id, how, load: loadBehind(unit, load) });
  play.emit({ type: 'hauled', unit: what, by: unit.id, pace: reduced(unitAt(play.state, unit.id)) });
}

/** Inches that a tug makes with what it hauls. */
const reduced = (tug: Unit): number => slowedTo(tug, moveBy(tug, false));

/** Every two inches may damage what does not roll; then the load stands behind its tug. */
function drag(play: Table, id: number, what: number, path: readonly Point[], leaves: boolean): void {
  const tug = unitAt(play.state, id);
  const gentle = marked(tug, 'tows') || onWheels(unitAt(play.state, what));
  const length = lengthOf(path);
  for (let inches = 2; !gentle && inches * INCH <= length; inches += 2) {
    if (unitAt(play.state, what).fate !== 'fighting') break;
    bump(play, tug, what, pointAt(path, inches * INCH));
  }
  const load = unitAt(play.state, what);
  if (!isOn(load) || !isOn(tug) || path.length < 2) return;
  const end = leaves ? last(path) : tug.at;
  const back = leaves ? geometry.headingTo(end, nth(path, path.length - 2)) : geometry.opposite(tug.facing);
  const from = { x: end.x + back.dx * 1000, y: end.y + back.dy * 1000 };
  const behind = geometry.contact(from, { at: end, radius: radiusOf(tug) }, radiusOf(load));
  const place = putDown(play.state, load, behind);
  play.emit({ type: 'hauledAlong', unit: what, by: id, pace: reduced(tug), ...place, facing: tug.facing, length, from: load.at });
}

function bump(play: Table, tug: Unit, what: number, at: Point): void {
  const ground = terrain.groundAt(play.state.table, at);
  const rough = play.ask('surcharge', { unit: tug, mode: 'ground', ground, weather: play.state.weather }).total;
  const needs = play.ask('control', { state: play.state, unit: tug, why: 'drag', inches: rough });
  const roll = play.roll(2, 6, 'ASC-drag-damage');
  const good = controlMargin(play, tug, needs, roll) >= 0;
  const what2 = good ? 'drags its load well' : 'its load is damaged';
  play.emit({ type: 'rolled', unit: tug.id, rule: 'ASC-drag-damage', what: what2, needs, roll, good });
  if (!good) hurt(play, what, 1, byRule('ASC-drag-damage'));
}

const lengthOf = (path: readonly Point[]): number =>
  path.reduce((sum, to, i) => (i === 0 ? 0 : sum + geometry.distanceOf(nth(path, i - 1), to)), 0);

function pointAt(path: readonly Point[], length: number): Point {
  let left = length;
  for (let i = 1; i < path.length; i++) {
    const leg = geometry.distanceOf(nth(path, i - 1), nth(path, i));
    if (leg >= left) return geometry.towards(nth(path, i - 1), nth(path, i), left);
    left -= leg;
  }
  return last(path);
}

/** Loads let go in haste are hurt: a die of points each if they were carried, one if they were dragged and do not roll. */
function letGo(play: Table, id: number, at: Point, { careful }: Release): void {
  const unit = unitAt(play.state, id);
  const carried = carriedAll(unit);
  const dragged = marked(unit, 'drags');
  const rule = carried.length === 0 ? 'ASC-drag-drop' : careful ? 'ASC-cargo-drop-careful' : 'ASC-cargo-drop-quick';
  play.emit({ type: 'released', unit: id, rule });
  for (const what of carried.length > 0 ? carried : [hauledBy(unit) ?? -1]) {
    const load = play.state.units[what];
    if (!load) continue;
    const place = carried.length === 0 ? {} : { place: putDown(play.state, load, at) };
    play.emit({ type: 'putDown', unit: load.id, rule, ...place });
    if (careful) continue;
    if (carried.length > 0) hurt(play, load.id, play.roll(1, 6, rule).total, byRule(rule));
    else if (dragged && !onWheels(load)) hurt(play, load.id, 1, byRule(rule));
  }
}

/** Whoever was tied to a unit that is gone is free. */
export const unhitch: Handler<AlphaStrike, 'unhitch'> = (play, { unit: gone }) => {
  for (const unit of play.state.units) {
    const ties = unit.marks.filter(isTie);
    const left = ties.filter(({ by }) => by !== gone);
    if (left.length === ties.length) continue;
    const loads = left.filter(({ kind }) => kind === 'carries').map(({ by }) => unitAt(play.state, by));
    const others = left.filter(({ kind }) => kind !== 'carries');
    const kept = loadsOn(unit, loads).map((load): Tie => ({ kind: 'carries', until: 0, ...load }));
    play.emit({ type: 'untied', unit: unit.id, ties: [...others, ...kept] });
  }
};

export const towRules: readonly AlphaRule[] = [
  together,
  towing,
  dragging,
  slower,
  along,
  core('ASC-drag-damage', { adds: { control: ({ why, inches }) => (why === 'drag' && inches > 0 ? inches : undefined) } }),
];
