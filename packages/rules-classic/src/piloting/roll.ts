import { boardOf } from '@sortie/board';
import type { Answer } from '@sortie/kernel';
import { UNHARMED } from '../evolve.ts';
import { isRaised } from '../movement/tops.ts';
import type { Toppling } from '../questions.ts';
import { CITE, type ClassicRule, type Play, structural } from '../rule.ts';
import type { Cause, Unit, UnitId } from '../shape.ts';
import { canAct, fighting, isMech, unitAt } from '../state.ts';
import { depthOf } from '../terrain/board.ts';
import { fall } from './fall.ts';

/** Causes that are damage: they weigh on every roll of their phase. */
const DAMAGE: ReadonlySet<Cause> = new Set(['damage20', 'legActuator', 'hip', 'gyro']);
/** Causes that need no roll to fall. */
const AUTOMATIC: ReadonlySet<Cause> = new Set(['gyroGone', 'legGone', 'dfaMissed']);

const HEAVY_DAMAGE = 20;

/** Everything that weighs on a roll now. */
function causesOf(unit: Unit, cause: Cause): readonly Cause[] {
  const damage = unit.fresh.causes.filter(one => DAMAGE.has(one));
  if (unit.fresh.damage >= HEAVY_DAMAGE) damage.push('damage20');
  return DAMAGE.has(cause) ? damage : [...damage, cause];
}

/** The number that a unit needs, with all its terms. */
export function pilotingNumber(play: Play, unit: Unit, cause: Cause): Answer {
  const depth = unit.at && !isRaised(unit) ? depthOf(boardOf(play.state.board), unit.at) : 0;
  return play.ask('piloting', { state: play.state, unit, cause, causes: causesOf(unit, cause), depth });
}

/** Roll against it; a unit that cannot act fails of itself (TW-psr-auto). */
export function pilotingRoll(
  play: Play,
  id: UnitId,
  cause: Cause,
): { readonly ok: boolean; readonly number: Answer; readonly margin: number } {
  const unit = unitAt(play.state, id);
  const number = pilotingNumber(play, unit, cause);
  const roll = canAct(unit) ? play.roll(2, 6, 'TW-psr-auto') : null;
  const ok = roll !== null && roll.total >= number.total;
  play.emit({ type: 'piloted', unit: id, cause, number, roll, ok });
  return { ok, number, margin: number.total - (roll?.total ?? 0) };
}

/** Roll, and fall where that fails. The answer tells whether it still stands. */
export function rollOrFall(play: Play, id: UnitId, cause: Cause, levels = 0): boolean {
  const { ok, number, margin } = pilotingRoll(play, id, cause);
  if (!ok && !stoops(play, id, margin)) topple(play, id, levels, number.total);
  return ok;
}

/** Fall, unless somebody holds on. */
function topple(play: Play, id: UnitId, levels: number, number: number): void {
  const about: Toppling = { unit: id, number, falls: true };
  if (unitAt(play.state, id).condition) play.run('toppling', about);
  if (about.falls) fall(play, id, levels, number);
}

/** A roll that fails by little sends whoever stands down behind its knees instead of to the ground, where that is played. */
function stoops(play: Play, id: UnitId, margin: number): boolean {
  const unit = unitAt(play.state, id);
  const { condition } = unit;
  if (!canAct(unit) || unit.prone || condition?.hullDown || condition?.climbed || margin > play.ask('slack', { unit }).total) return false;
  play.emit({ type: 'altered', unit: id, what: 'hullDown', condition: { ...condition, hullDown: true } });
  return true;
}

/** The rolls that a phase has made necessary, unit by unit; the first fall ends them (TW-phase-psr). */
function settlePiloting(play: Play): void {
  for (const { id } of fighting(play.state)) {
    const unit = unitAt(play.state, id);
    if (unit.fresh === UNHARMED) continue;
    // Whoever hangs in the air above a target keeps its feet until it comes down.
    const aloft = unit.moved?.assault?.kind === 'dfa' && play.state.phase === 'weapon';
    if (unit.prone || unit.fresh.fallen || aloft || !isMech(unit)) continue;
    const causes = [...unit.fresh.causes];
    if (unit.fresh.damage >= HEAVY_DAMAGE) causes.push('damage20');
    const sudden = causes.find(cause => AUTOMATIC.has(cause));
    if (sudden) {
      topple(play, id, 0, pilotingNumber(play, unit, sudden).total);
      continue;
    }
    for (const cause of causes) if (!rollOrFall(play, id, cause)) break;
  }
}

const phaseRolls: ClassicRule = {
  id: 'TW-phase-psr',
  cite: CITE,
  kind: 'core',
  steps: { closing: [{ name: 'piloting', insteadOf: 'piloting', run: settlePiloting }] },
};

export const rollRules: readonly ClassicRule[] = [
  phaseRolls,
  structural('TW-psr-auto', 'who cannot roll has failed before the dice are asked for'),
  structural('TW-fall-once', 'whoever lies on the ground owes no more rolls of that phase'),
];
