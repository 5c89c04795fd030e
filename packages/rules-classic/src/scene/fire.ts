import { chanceOf, literal, nth, type Read, type Reading, record, type SceneAnswer, text } from '@sortie/kernel';
import { inFiringArc, type Pose, sideStruck } from '../arcs/arcs.ts';
import { aimAt, BRACKETS } from '../attack/aim.ts';
import { declaration } from '../options/firing.ts';
import type { Aim } from '../questions.ts';
import type { View } from '../rule.ts';
import type { Shot, State } from '../shape.ts';
import { sightBetween } from '../sight/sight.ts';
import { type OnMap, sheetFor } from '../state.ts';
import { during, type Position, unitCalled } from './stage.ts';
import { type SceneWeapon, sceneWeapon, shotWith } from './weapon.ts';

interface FireQuestion {
  readonly kind: 'fire';
  readonly attacker: string;
  readonly target: string;
  readonly weapon: SceneWeapon;
}

const fireQuestion: Read<FireQuestion> = record({ kind: literal('fire'), attacker: text(60), target: text(60), weapon: sceneWeapon });

/** How a unit of a scene holds itself. */
export function heldBy({ guns }: Position, { id, twist, flipped, wear }: OnMap): Pose {
  const turret = wear ? wear.turret : guns[id];
  return {
    twist,
    flip: flipped,
    ...(turret === undefined ? {} : { turret }),
    ...(wear?.fore === undefined ? {} : { fore: wear.fore }),
  };
}

/** Two units of a scene by their ids. */
export function pair(position: Position, attacker: string, target: string): Reading<readonly [OnMap, OnMap]> {
  const [one, other] = [unitCalled(position.names, attacker, 'ask.attacker'), unitCalled(position.names, target, 'ask.target')];
  if (!one.ok) return one;
  if (!other.ok) return other;
  const { units } = position.state;
  return { ok: true, value: [units[one.value] as OnMap, units[other.value] as OnMap] };
}

/** Points that a shot does where all of it strikes. */
function damageOf({ weapon, bracket }: Aim): number {
  const each = weapon.damage[Math.max(0, BRACKETS.indexOf(bracket))] ?? 0;
  return weapon.style === 'cluster' || weapon.style === 'streak' ? each * weapon.rack : each;
}

/** The shot that a question is about, and who fires it. */
export function shotAsked(
  position: Position,
  ask: unknown,
): Reading<{ readonly unit: OnMap; readonly target: OnMap; readonly shot: Shot }> {
  const read = fireQuestion(ask, 'ask');
  if (!read.ok) return read;
  const units = pair(position, read.value.attacker, read.value.target);
  if (!units.ok) return units;
  const [unit, target] = units.value;
  const shot = shotWith(sheetFor(unit), read.value.weapon, target.id, 'ask.weapon');
  return shot.ok ? { ok: true, value: { unit, target, shot: shot.value } } : shot;
}

/** The number to hit with one weapon, or why it cannot be fired. */
export function askFire(position: Position, ask: unknown): Reading<SceneAnswer> {
  const asked = shotAsked(position, ask);
  if (!asked.ok) return asked;
  const { unit, target, shot } = asked.value;
  const state: State = during(position.state, 'weapon', unit.seat);
  const pose = heldBy(position, unit);
  const sight = sightBetween(state, unit, target);
  const weapon = nth(sheetFor(unit).weapons, shot.weapon);
  const more = { side: sideStruck(state, target, unit), inArc: inFiringArc(unit, weapon, target, pose), sees: sight.canSee };
  const [refused] = position.book.check(state as View, declaration(unit.id, pose, [shot]), unit.seat);
  if (refused) return { ok: true, value: { refused, more } };
  const aim = aimAt({ state, book: position.book, unit, target, shot, pose });
  const answer = position.book.ask('toHit', aim);
  return { ok: true, value: { answer, chance: chanceOf(answer.total), more: { ...more, damage: damageOf(aim) } } };
}
