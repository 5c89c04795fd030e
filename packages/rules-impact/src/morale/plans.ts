import { nth, type Play } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { pickOne } from '../cards/draw.ts';
import { aim } from '../fire/aim.ts';
import { attack } from '../fire/attack.ts';
import { eliminate } from '../fire/harm.ts';
import { finish } from '../flow/finish.ts';
import { activeIn, forceAt, placeOf, unitAt } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import type { Plan, State, Unit } from '../model/state.ts';
import { BOUNCE, bounceCost, ceilingFor, footing, isStandable, landingCost } from '../movement/costs.ts';
import { touchGround } from '../movement/ground-touch.ts';
import { arrive } from '../movement/step.ts';
import { sees } from '../sight/sees.ts';
import { shelterAt } from '../terrain/cover.ts';
import { appear } from '../units/reveal.ts';
import { attackOf, isPlaced, isSoldier, occupants } from '../units/unit.ts';

type Placed = Unit & { readonly at: number };

/** One more bit of what a soldier in panic does; reaction fire comes in between. */
export function carryOn(play: Play<Impact>, plan: Plan) {
  const unit = unitAt(play.state, activeIn(play.state).unit);
  if (!isPlaced(unit)) return finish(play);
  switch (plan.kind) {
    case 'berserk':
      return plan.heading === null ? jump(play, unit) : rush(play, unit, plan.heading);
    case 'run':
      return run(play, unit, plan.steps);
    case 'fright':
      return hide(play, unit, plan.goal);
    case 'shoot':
      return shoot(play, unit);
  }
}

const next = (play: Play<Impact>, plan: Plan | null) => play.emit({ type: 'planned', plan });

/** Straight up six levels (7.3). */
function jump(play: Play<Impact>, unit: Placed) {
  const ground = groundOf(play.state.map);
  const level = Math.min(unit.level + BOUNCE, ceilingFor(play.book, ground, unit.at));
  const { mp } = activeIn(play.state);
  appear(play, unit.id);
  if (level > ground.level(unit.at))
    play.emit({
      type: 'bounced',
      unit: unit.id,
      from: unit.level,
      level,
      cost: bounceCost(unit.level, level, unit.aloft, true),
      mp,
      boost: false,
    });
  next(play, { kind: 'shoot' });
}

/** As far as possible one way, then fire. Off the map is the end unless the scenario lets soldiers go there. */
function rush(play: Play<Impact>, unit: Placed, heading: 0 | 1 | 2 | 3 | 4 | 5) {
  const { state } = play;
  const { mp } = activeIn(state);
  const ground = groundOf(state.map);
  const to = ground.step(unit.at, heading);
  if (to === undefined && mp >= 1) return leave(play, unit);
  const foot = to === undefined ? undefined : footing(state, play.book, unit, to);
  if (to === undefined || !foot || !mayRush(state, unit, to, foot.aloft, foot.cost.total)) return next(play, { kind: 'shoot' });
  arrive(play, unit.id, { to, ...foot, mp: Math.max(0, mp - foot.cost.total) });
}

function mayRush(state: State, unit: Placed, to: number, aloft: boolean, cost: number): boolean {
  const { mp, moved } = activeIn(state);
  if (cost > mp && (moved || mp < 1)) return false;
  if (!aloft && !isStandable(state.map, groundOf(state.map), to)) return false;
  return occupants(state, to, unit.id).length === 0 || mp - cost >= 1;
}

function leave(play: Play<Impact>, unit: Placed) {
  const edge = groundOf(play.state.map).edges(unit.at)[0];
  const { exits } = forceAt(play.state, unit.seat);
  if (edge && exits?.includes(edge)) play.emit({ type: 'exited', unit: unit.id, edge });
  else eliminate(play, unit.id, 'berserk');
}

/** Six points toward home whatever they cost, and over the edge if it is that near. */
function run(play: Play<Impact>, unit: Placed, steps: number) {
  if (steps === 0) return finish(play);
  const { state } = play;
  const ground = groundOf(state.map);
  const { friendly } = forceAt(state, unit.seat);
  const edge = [...friendly].sort((a, b) => ground.toEdge(unit.at, a) - ground.toEdge(unit.at, b))[0] ?? 'south';
  if (ground.edges(unit.at).includes(edge)) return eliminate(play, unit.id, 'ran');
  const here = ground.gap(unit.at, edge);
  const to = ground
    .neighbours(unit.at)
    .filter(
      at => ground.gap(at, edge) < here && isStandable(state.map, ground, at) && (steps > 1 || occupants(state, at, unit.id).length === 0),
    )
    .sort((a, b) => ground.gap(a, edge) - ground.gap(b, edge) || a - b)[0];
  if (to === undefined) return finish(play);
  next(play, { kind: 'run', steps: steps - 1 });
  const cost = { total: 0, terms: [{ rule: 'MAAS-7.3-unarmored-run' as const, value: 0 }] };
  arrive(play, unit.id, { to, level: ground.level(to), aloft: false, cost, mp: activeIn(state).mp });
}

/** Nearest cover, the best of those equally near; what is still equal is the owner's choice. */
export function shelters(state: State, unit: Unit): readonly number[] {
  if (unit.at === null) return [];
  const ground = groundOf(state.map);
  const at = unit.at;
  let best: number[] = [];
  let rank = Number.POSITIVE_INFINITY;
  for (const spot of ground.spots) {
    const shelter = shelterAt(state, ground, spot);
    if (shelter <= 0 || !isStandable(state.map, ground, spot) || occupants(state, spot, unit.id).length > 0) continue;
    const value = ground.range(at, spot) * 100 - shelter;
    if (value < rank) [best, rank] = [[spot], value];
    else if (value === rank) best.push(spot);
  }
  return best;
}

function hide(play: Play<Impact>, unit: Placed, goal: number | null) {
  const { state } = play;
  const ground = groundOf(state.map);
  if (unit.aloft) return touchGround(play, unit.id, unit.at, { unpaid: landingCost(state.map, unit.at), mp: activeIn(state).mp });
  if (unit.at === goal || shelterAt(state, ground, unit.at) > 0) return finish(play);
  if (goal === null) {
    const choices = shelters(state, unit);
    if (choices.length > 1) return play.emit({ type: 'asked', pending: { kind: 'cover', seat: unit.seat, unit: unit.id } });
    return choices.length === 0 ? finish(play) : next(play, { kind: 'fright', goal: nth(choices, 0) });
  }
  const here = ground.range(unit.at, goal);
  const to = ground
    .neighbours(unit.at)
    .filter(at => ground.range(at, goal) < here && mayRush(state, unit, at, false, footing(state, play.book, unit, at)?.cost.total ?? 99))
    .sort((a, b) => ground.range(a, goal) - ground.range(b, goal) || a - b)[0];
  const foot = to === undefined ? undefined : footing(state, play.book, unit, to);
  if (to === undefined || !foot) return finish(play);
  arrive(play, unit.id, { to, ...foot, mp: Math.max(0, activeIn(state).mp - foot.cost.total) });
}

/** The closest soldier in sight, friend or foe; the likelier to be hit of those equally close; a draw if that does not settle it. */
function shoot(play: Play<Impact>, unit: Placed) {
  next(play, null);
  const ground = groundOf(play.state.map);
  const seen = play.state.units.filter(
    other => other.id !== unit.id && isSoldier(other) && isPlaced(other) && sees(play.state, play.book, unit, other),
  );
  const closest = best(seen, other => -ground.range(unit.at, placeOf(other)));
  const likeliest = best(closest, other => play.ask('strength', aim(play.state, play.book, unit, other, 'panic')).total);
  // For soldiers without armor the book names the die.
  const die = unit.kind === 'unarmored' ? 'd6' : 'd12';
  const target = attackOf(unit) > 0 ? pickOne(play, likeliest, 'MAAS-7.3-panic-target-choice', die) : undefined;
  if (target) attack(play, { attacker: unit.id, target: target.id, mode: 'panic' });
  finish(play);
}

function best(units: readonly Unit[], worth: (unit: Unit) => number): readonly Unit[] {
  const values = units.map(worth);
  const most = Math.max(...values);
  return units.filter((_, i) => values[i] === most);
}
