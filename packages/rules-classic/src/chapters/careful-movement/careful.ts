import { boardOf } from '@sortie/board';
import type { RuleId } from '@sortie/kernel';
import { tell } from '@sortie/kernel';
import { wound } from '../../damage/damage.ts';
import { strikePlace } from '../../damage/strike-place.ts';
import { fee } from '../../movement/fees.ts';
import { ahead } from '../../movement/tempo.ts';
import { pilotingRoll, rollOrFall } from '../../piloting/roll.ts';
import type { Entering, Step } from '../../questions.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Unit, UnitId } from '../../shape.ts';
import { isOnFoot } from '../../sheet/sheet.ts';
import { DARKNESS, HAZE } from '../../sight/murk.ts';
import { isMech, isProto, isTroop, isVehicle, sheetFor, unitAt } from '../../state.ts';

const LIGHT_FOG: RuleId = 'TOE-light-fog';
const HEAVY_FOG: RuleId = 'TOE-heavy-fog';

/** Points that darkness costs for a hex (the book's numbers are not in its errata), and what fog does. */
const DARK = { moonless: 1, pitchBlack: 2 } as const;
const FOG = { light: 1, heavy: 2 } as const;
const MOST_FOR_SIGHT = 3;

/** Neither troops nor what jumps or flies goes carefully (TOE-careful-movement-exempt, TOE-careful-movement-jump-vtol). */
const isAsked = ({ gait, mode }: Step): boolean => mode !== 'jump' && !isOnFoot(gait) && gait !== 'vtol';

function darkness({ air }: Pick<Step, 'air'>): number {
  if (air.darkness >= DARKNESS.pitchBlack) return DARK.pitchBlack;
  return air.darkness >= DARKNESS.moonless ? DARK.moonless : 0;
}

function fog({ air }: Pick<Step, 'air'>): number {
  if (air.haze === HAZE.heavyFog) return FOG.heavy;
  return air.haze === HAZE.lightFog ? FOG.light : 0;
}

/** Fog, ice and darkness are paid for; whoever goes on at full speed pays for neither fog nor darkness and rolls. */
const triggers = advanced('TOE-careful-movement-triggers', {
  permits: { tempo: ['blindly'] },
  offers: { moves: ahead('blindly') },
  adds: {
    stepCost: step => (isAsked(step) && step.tempo !== 'blindly' ? darkness(step) || undefined : undefined),
    piloting: ({ cause }) => (cause === 'haste' ? 0 : undefined),
  },
  waives: { stepCost: ({ tempo }) => (tempo === 'blindly' ? [LIGHT_FOG, HEAVY_FOG] : undefined) },
  forbids: {
    move: (view, move, _seat, book) => {
      const dares = (move.mode === 'walk' || move.mode === 'run') && move.tempo === 'blindly';
      const unit = dares ? view.units[move.unit] : undefined;
      if (!unit) return undefined;
      if (isTroop(unit) || sheetFor(unit).gait === 'vtol') return tell('troops need not watch their step');
      const air = { darkness: book.ask('darkness', { state: view }).total, haze: book.ask('haze', { state: view }).total };
      return fog({ air }) + darkness({ air }) > 0 ? undefined : tell('everybody sees where it goes');
    },
  },
  steps: { entering: [{ name: 'blindly', after: 'swamp', run: dashes }] },
});

/** Whoever is made to roll by the first hex, and by every one that is more than level and clear. */
function dashing(play: Play, about: Entering): Unit | undefined {
  const unit = unitAt(play.state, about.unit);
  return about.stopped || unit.moved?.tempo !== 'blindly' || !isHazard(play, about) ? undefined : unit;
}

function dashes(play: Play, about: Entering): void {
  const unit = dashing(play, about);
  if (unit && isMech(unit)) about.stopped = !rollOrFall(play, about.unit, 'haste');
}

function dashesOnWheels(play: Play, about: Entering): void {
  const unit = dashing(play, about);
  if (unit && !isMech(unit) && !pilotingRoll(play, about.unit, 'haste').ok) crash(play, about);
}

function isHazard(play: Play, { unit: id, from, mode }: Entering): boolean {
  const { facing, moved } = unitAt(play.state, id);
  if (moved?.hexes === 1 || (mode !== 'walk' && mode !== 'run')) return true;
  const { gait } = sheetFor(unitAt(play.state, id));
  return fee(play.book, boardOf(play.state.board), { at: from, facing, step: 'forward', mode, gait, tempo: 'blindly' }) > 1;
}

/** As if it had charged its own twin: what a charge does to the one who makes it goes by the other's weight. */
function crash(play: Play, about: Entering): void {
  about.stopped = true;
  about.ended = true;
  sustain(play, about.unit, Math.ceil(sheetFor(unitAt(play.state, about.unit)).tons / 10));
}

function sustain(play: Play, id: UnitId, points: number): void {
  const source = { kind: 'slide' } as const;
  if (isVehicle(unitAt(play.state, id))) wound(play, { unit: id, location: 'FR', rear: false, points, critical: false, source });
  else strikePlace(play, id, 'body', 'front', points, source);
}

const crashes = advanced('TOE-careful-movement-vehicle-crash', {
  needs: ['TOE-careful-movement-triggers'],
  steps: { entering: [{ name: 'crash', after: 'blindly', run: dashesOnWheels }] },
});

/** Visibility can only be so bad: ice comes on top of this. */
const stacking = advanced('TOE-careful-movement-stacking', {
  needs: ['TOE-careful-movement-triggers'],
  adds: {
    stepCost: step => {
      const excess = isAsked(step) && step.tempo !== 'blindly' ? fog(step) + darkness(step) - MOST_FOR_SIGHT : 0;
      return excess > 0 && fog(step) > 0 && darkness(step) > 0 ? -excess : undefined;
    },
  },
});

/** They have no skill but gunnery. */
const protos = advanced('TOE-careful-movement-protomechs', {
  needs: ['TOE-careful-movement-vehicle-crash'],
  adds: { piloting: ({ unit, cause }) => (cause === 'haste' && isProto(unit) ? unit.pilot.gunnery - unit.pilot.piloting : undefined) },
});

export const carefulRules: readonly ClassicRule[] = [triggers, crashes, stacking, protos];
