import type { Rulebook, Seat, View } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import type { Acting } from '../flow/asked.ts';
import type { Command } from '../model/command.ts';
import { placeOf } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import type { Unit } from '../model/state.ts';
import { landingCost } from '../movement/costs.ts';
import { attackOf, is, isDown, isPlaced, isSoldier } from '../units/unit.ts';
import { bestBlast } from './blasts.ts';
import { type Field, fieldFor } from './field.ts';
import { exitGain, type Purpose, purposeOf } from './goal.ts';
import { shelterOf } from './marks.ts';
import { reach, type Stand, wayTo } from './reach.ts';
import { pointWorth, stakeOf } from './stakes.ts';
import { lateness, nerve } from './tempo.ts';
import type { Weights } from './weights.ts';

type V = View<Impact>;

/** The best that comes of one command, if the rest of the activation goes as planned. */
export interface Course {
  readonly command: Command;
  /** Compared with stopping here. */
  readonly worth: number;
  readonly end: Stand;
  /** Does the plan fire on the way? */
  readonly fires: boolean;
  /** What follows, up to the shot or to the end of the activation. */
  readonly onward: readonly Command[];
}

export interface Courses {
  readonly byFirst: readonly Course[];
  /** What a shot on the move from here leaves to be gained by moving on. */
  readonly afterShot: number;
  readonly field: Field;
  readonly purpose: Purpose;
}

/** So many places to fire from are thought through to the end. */
const SHOOTING_PLACES = 4;
/** Every point spent on nothing is one too many. */
const EFFORT = 0.02;

/** Looks through the whole activation: where to go, whether to fire on the way, and where to be when it is over. */
export function coursesFor(view: V, seat: Seat, book: Rulebook<Impact>, now: Acting, weights: Weights): Courses {
  const { unit, active } = now;
  const field = fieldFor(view, seat, book, unit, weights);
  const start: Stand = { at: placeOf(unit), level: unit.level, aloft: unit.aloft, mp: active.mp, ...BEGINNING };
  const purpose = purposeOf(view, seat, unit);
  const judge = judgement(view, seat, unit, field, purpose, weights);
  const here = judge(start);
  const courses = new Map<string, Sketch>();
  const offer = (end: Stand, worth: number, from: Stand | null): void => {
    if (end.first === null) return;
    const key = keyOf(end.first);
    const known = courses.get(key);
    if (!known || known.worth < worth) courses.set(key, { command: end.first, worth, end, from });
  };
  const stands = active.stopped ? [start] : reach(view, book, now, start, false);
  for (const stand of stands) if (stand.free) offer(stand, judge(stand) - here - EFFORT * (start.mp - stand.mp), null);
  let afterShot = 0;
  if (mayShootMoving(now)) {
    for (const { stand, shot } of shootingPlaces(stands, shotFrom(field, now, weights))) {
      const rest = { ...stand, mp: stand.mp - 1 };
      for (const end of active.stopped ? [rest] : reach(view, book, now, rest, true)) {
        if (!end.free) continue;
        const gain = judge(end) - here - EFFORT * (start.mp - end.mp);
        if (stand.first === null) afterShot = Math.max(afterShot, gain);
        else offer(end, shot + gain, stand);
      }
    }
  }
  return { byFirst: [...courses.values()].map(sketch => courseOf(sketch, field)), afterShot, field, purpose };
}

const BEGINNING = { first: null, before: null, by: null, toll: 0, free: true } as const;

/** A course with the place that it fires from, if it does. */
interface Sketch extends Pick<Course, 'command' | 'worth' | 'end'> {
  readonly from: Stand | null;
}

function courseOf({ command, worth, end, from }: Sketch, field: Field): Course {
  if (!from) return { command, worth, end, fires: false, onward: [...wayTo(end).slice(1), { type: 'done' }] };
  const { mark } = field(from.at, from.level, from.aloft);
  return { command, worth, end, fires: true, onward: [...wayTo(from).slice(1), { type: 'fire', target: mark, mode: 'assault' }] };
}

const keyOf = (command: Command): string =>
  command.type === 'step' ? `s${command.to}` : command.type === 'bounce' ? `b${command.level}${command.boost}` : command.type;

/** Is there a shot left for this activation that can be fired on the move? */
const mayShootMoving = ({ unit, active }: Acting): boolean =>
  active.shots === 0 && active.painted === null && active.mode === null && active.mp > 0 && active.full > 0 && attackOf(unit) > 0;

/** What a shot on the move is worth from a place. The point that a boost gave is spent last, and a shot fired with it is weaker. */
const shotFrom =
  (field: Field, { active }: Acting, weights: Weights) =>
  ({ at, level, aloft, mp, first }: Stand): number => {
    const spent = mp === 1 && (active.boosted || (first?.type === 'bounce' && first.boost));
    return field(at, level, aloft).moving * weights.aggression * (spent ? 0.6 : 1);
  };

/** The best places to fire from, this one always among them. */
function shootingPlaces(stands: readonly Stand[], shotAt: (stand: Stand) => number): readonly { stand: Stand; shot: number }[] {
  const able = stands
    .filter(({ mp }) => mp >= 1)
    .map(stand => ({ stand, shot: shotAt(stand) }))
    .filter(({ shot, stand }) => shot > 0 || stand.first === null);
  able.sort((a, b) => Number(b.stand.first === null) - Number(a.stand.first === null) || b.shot - a.shot || b.stand.mp - a.stand.mp);
  return able.slice(0, 1 + SHOOTING_PLACES);
}

/** How good it is to be somewhere when the activation is over. */
function judgement(view: V, seat: Seat, unit: Unit, field: Field, purpose: Purpose, weights: Weights): (stand: Stand) => number {
  const ground = groundOf(view.map);
  const fear = weights.caution * weights.fear * nerve(view, seat);
  const pull = purpose.pull * weights.advance * weights.objective;
  const friends = view.units.filter(other => other.seat === seat && other.id !== unit.id && isPlaced(other));
  const prize = prizes(view, seat, unit, weights);
  const leaving = purpose.why === 'edge' ? exitGain(view, seat, unit, weights) : 0;
  return ({ at, level, aloft, toll, mp }) => {
    const { danger, standing } = field(at, level, aloft);
    let sum = standing * weights.aiming * weights.aggression - danger * fear - purpose.distance(at) * pull - toll + prize(at, aloft);
    if (leaving > 0 && mp > 0 && purpose.distance(at) === 0) sum += leaving;
    if (aloft) sum -= weights.hovering + (isSoldier(unit) ? landingCost(view.map, at) * 0.2 : 0);
    else sum += shelterOf(view, ground, at) * weights.shelter;
    for (const friend of friends) if (ground.range(placeOf(friend), at) <= 1) sum -= weights.crowd;
    return sum;
  };
}

/** What is to be had at a place: an objective changes hands, a fallen enemy is finished off. */
function prizes(view: V, seat: Seat, unit: Unit, weights: Weights): (at: number, aloft: boolean) => number {
  const gains = new Map<number, number>();
  if (is(unit, 'bomb')) {
    const aim = bestBlast(view, seat, unit);
    return at => (at === aim?.at ? aim.worth : 0);
  }
  if (!isSoldier(unit)) return () => 0;
  const { awards, sudden } = view.plan.victory;
  for (const { at, holder, standing } of view.objectives) {
    if (!standing) continue;
    const post = sudden.find(end => end.kind === 'post');
    const held = awards.reduce((sum, award) => sum + (award.kind === 'holds' ? award.each : 0), 0);
    const points = held * pointWorth(view.plan, weights) * (0.4 + 0.6 * lateness(view));
    gains.set(at, post ? (post.seat === seat ? 60 : 6) : holder === seat ? 0 : points);
  }
  for (const enemy of view.units)
    if (enemy.seat !== seat && isPlaced(enemy) && isDown(enemy)) gains.set(enemy.at, stakeOf(view, enemy, weights).end);
  return (at, aloft) => (aloft ? 0 : (gains.get(at) ?? 0));
}
