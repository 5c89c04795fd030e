import { table as terrain } from '@sortie/board';
import { table as geometry } from '@sortie/geometry';
import type { Handler } from '@sortie/kernel';
import { aimOf } from '../../attack/aim.ts';
import { wreck } from '../../buildings/wreck.ts';
import { byRule, hurt } from '../../damage/apply.ts';
import { controlMargin, shotMargin } from '../../movement/control.ts';
import { find, isPaved } from '../../movement/terrain.ts';
import { collisionDamage } from '../../physical/rules.ts';
import { type AlphaRule, core, option, type Table } from '../../rule.ts';
import type { AlphaStrike, Heading, Point, State, Unit, UnitId } from '../../shape.ts';
import {
  baseOf,
  INCH,
  isInfantry,
  isMech,
  isOn,
  isProto,
  isVehicle,
  motive,
  onTable,
  radiusOf,
  type Standing,
  unitAt,
} from '../../state.ts';

/** What the Move at hand adds to the Control Roll. */
export function skidModifier(inches: number): number {
  if (inches <= 4) return -1;
  if (inches <= 8) return 0;
  if (inches <= 14) return 1;
  if (inches <= 20) return 2;
  if (inches <= 34) return 4;
  return inches <= 48 ? 5 : 6;
}

const slippery = (state: State, at: Point): boolean => {
  const ground = terrain.groundAt(state.table, at);
  return isPaved(ground) || find(ground, 'ice') !== undefined;
};
const slides = (unit: Unit): boolean => isMech(unit) || isProto(unit) || (isVehicle(unit) && ['t', 'w'].includes(motive(unit)));

/** Where a way has got to after its first inch; nothing where it is shorter. */
function afterAnInch(from: Point, path: readonly Point[]): Point | undefined {
  let at = from;
  let left = INCH;
  for (const to of path) {
    const length = geometry.distanceOf(at, to);
    if (length >= left) return geometry.towards(at, to, left);
    left -= length;
    at = to;
  }
  return undefined;
}

const trigger: AlphaRule = option('ASC-skid-trigger', {
  follows: {
    moved: (state, { unit: id, path, mode }) => {
      const unit = state.units[id];
      const from = unit?.moved?.from;
      if (!unit || !from || mode === 'jump' || mode === 'stand' || !slides(unit) || path.length === 0) return undefined;
      const first = afterAnInch(from, path);
      return first && slippery(state, from) && slippery(state, first) ? [{ type: 'skid', unit: id, from, first }] : undefined;
    },
  },
  adds: {
    control: ({ unit, why, inches }) => (why === 'skid' ? skidModifier(inches) + (unit.moved?.mode === 'sprint' ? 2 : 0) : undefined),
  },
  covers: [
    'ASC-skid-control-roll',
    'ASC-skid-direction',
    'ASC-skid-ends-move',
    'ASC-skid-damage',
    'ASC-skid-damage-timing',
    'ASC-skid-terrain-collision',
    'ASC-skid-collision-self-damage',
    'ASC-skid-collision-target-damage',
    'ASC-skid-infantry-damage',
    'ASC-tbl-skid-modifiers',
    'ASC-tbl-additional-charge-modifiers',
    'AS-skid',
  ],
});

/** 1 and 2 to the left of the old facing, 3 and 4 along it, 5 and 6 to the right. */
export function skidHeading({ dx, dy }: Heading, die: number): Heading {
  if (die === 3 || die === 4) return { dx, dy };
  const turn = die < 3 ? -1 : 1;
  return { dx: dx * 500 - turn * dy * 866, dy: turn * dx * 866 + dy * 500 };
}

export const skid: Handler<AlphaStrike, 'skid'> = (play, { unit: id, first }) => {
  const unit = unitAt(play.state, id);
  if (!isOn(unit)) return;
  const inches = play.ask('move', { state: play.state, unit, mode: unit.moved?.mode === 'roll' ? 'roll' : 'ground' }).total;
  const needs = play.ask('control', { state: play.state, unit, why: 'skid', inches });
  const roll = play.roll(2, 6, 'ASC-skid-control-roll');
  const failure = -controlMargin(play, unit, needs, roll);
  play.emit({
    type: 'rolled',
    unit: id,
    rule: 'ASC-skid-control-roll',
    what: failure > 0 ? 'skids' : 'keeps its grip',
    needs,
    roll,
    good: failure <= 0,
  });
  if (failure <= 0) return;
  const die = play.roll(1, 6, 'ASC-skid-direction');
  const heading = skidHeading(unit.moved?.was ?? unit.facing, die.total);
  slide(play, unit, first, heading, 2 * failure);
};

function slide(play: Table, unit: Standing, start: Point, heading: Heading, most: number): void {
  const far = Math.ceil((2 * most * INCH) / Math.max(Math.abs(heading.dx), Math.abs(heading.dy)));
  const goal = geometry.towards(start, { x: start.x + heading.dx * far, y: start.y + heading.dy * far }, most * INCH);
  const height = terrain.groundAt(play.state.table, start).elevation;
  let at = start;
  let inches = 0;
  const met = new Set<UnitId>();
  for (; inches < most; inches++) {
    const next = geometry.towards(at, goal, INCH);
    if (stopsAt(play, unit, next, height, inches, met)) break;
    at = next;
  }
  play.emit({
    type: 'skidded',
    unit: unit.id,
    at: terrain.standingPoint(play.state.table, at),
    z: height,
    length: (1 + inches) * INCH,
  });
  hurt(play, unit.id, Math.floor(inches / 4), byRule('ASC-skid-damage'));
}

/** Does something end the slide before the next inch? What it does to both is settled at once. */
function stopsAt(play: Table, unit: Standing, next: Point, height: number, inches: number, met: Set<UnitId>): boolean {
  const { table } = play.state;
  const off = next.x < 0 || next.y < 0 || next.x > table.width || next.y > table.height;
  const ground = terrain.groundAt(table, next);
  const house = find(ground, 'building', 'wall');
  const barred = play.book.holds('barred', { unit, mode: 'ground', ground }) !== undefined;
  if (off) return true;
  if (house || ground.elevation !== height || ground.depth > 0 || barred) {
    if (house) wreck(play, house.id, impact(unit, inches), unit.at);
    hurt(play, unit.id, unit.card.size, byRule('ASC-skid-collision-self-damage'));
    return true;
  }
  for (const other of onTable(play.state)) {
    if (other.id === unit.id || met.has(other.id) || !geometry.overlap({ at: next, radius: radiusOf(unit) }, baseOf(other))) continue;
    met.add(other.id);
    if (strikes(play, unit, other, next, inches)) return true;
  }
  return false;
}

const impact = (unit: Unit, inches: number): number => collisionDamage(unit.card.size, inches);

/** What an unintended charge adds to the modifiers of an intended one. */
const SLIDING = 2;
const SLIDING_AT_INFANTRY = 4;

/** An unintended charge; infantry does not stop the slide. */
function strikes(play: Table, unit: Standing, other: Standing, next: Point, inches: number): boolean {
  const soft = isInfantry(other);
  // It strikes from where the slide has brought it: whoever asks has to find it there.
  const state = { ...play.state, units: play.state.units.map(one => (one.id === unit.id ? { ...unit, at: next } : one)) };
  const aim = aimOf(state, { type: 'attack', unit: unit.id, target: other.id, how: 'charge' });
  if (!aim) return false;
  const needs = play.ask('toHit', { ...aim, within: 'skid' });
  const roll = play.roll(2, 6, 'ASC-skid-unit-collision');
  const good = shotMargin(play, unit, needs, roll) >= 0;
  play.emit({
    type: 'rolled',
    unit: unit.id,
    rule: 'ASC-skid-unit-collision',
    what: good ? 'a collision' : 'slides past',
    needs,
    roll,
    good,
  });
  if (!good) return false;
  hurt(play, other.id, soft ? unit.card.size : impact(unit, inches), byRule('ASC-skid-collision-target-damage'));
  if (!soft) hurt(play, unit.id, unit.card.size, byRule('ASC-skid-collision-self-damage'));
  return !soft;
}

export const skidRules: readonly AlphaRule[] = [
  trigger,
  core('ASC-skid-unit-collision', {
    adds: { toHit: ({ within, target }) => (within === 'skid' && !isInfantry(target) ? SLIDING : undefined) },
  }),
  core('ASC-skid-infantry-collision', {
    adds: { toHit: ({ within, target }) => (within === 'skid' && isInfantry(target) ? SLIDING_AT_INFANTRY : undefined) },
  }),
];
