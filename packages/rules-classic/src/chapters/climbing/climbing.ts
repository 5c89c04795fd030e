import { onMap } from '@sortie/board';
import { neighbour } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import { firedIn } from '../../attack/attacking.ts';
import { isClear, pause } from '../../movement/going-on.ts';
import { afford, type Fault, isEnemyAt, type Pace } from '../../movement/pace.ts';
import { stepTo } from '../../movement/steps-taken.ts';
import type { Pacing } from '../../movement/walking.ts';
import { fall } from '../../piloting/fall.ts';
import { pilotingRoll } from '../../piloting/roll.ts';
import type { Effort, Entering } from '../../questions.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Condition, Unit, UnitId } from '../../shape.ts';
import { ARMS } from '../../sheet/sheet.ts';
import { actuator, isGone, isMech, sheetFor } from '../../state.ts';
import { floorOf } from '../../terrain/board.ts';

/** Points for a level (the book's number is not in its errata). */
const EACH_LEVEL = 2;
const ARM_PARTS = ['shoulder', 'upperArm', 'lowerArm', 'hand'] as const;

const goodArms = (unit: Unit): number =>
  ARMS.filter(arm => !isGone(unit, arm) && ARM_PARTS.every(part => actuator(unit, arm, part) === 'whole')).length;

const isClimbing = ({ condition }: Unit): boolean => (condition?.climbed ?? 0) > 0;

/** What is walked up without climbing. */
const EASY_LEVELS = 2;

function hanging(condition: Condition | null, levels: number): Condition | null {
  const { climbed: _before, ...rest } = condition ?? {};
  if (levels > 0) return { ...rest, climbed: levels };
  return Object.keys(rest).length > 0 ? rest : null;
}

/** A level up or down the wall ahead. */
function onWall(about: Pacing, step: 'climbUp' | 'climbDown'): Pace | Fault {
  const { book, unit, mode, points, now } = about;
  if (!book.holds('scales', { unit }) || mode !== 'walk') return 'steps';
  if (now.prone) return 'prone';
  const levels = now.condition?.climbed ?? 0;
  const next =
    step === 'climbUp' ? higher(about, levels) : levels > 0 ? { ...now, condition: hanging(now.condition, levels - 1) } : 'steps';
  return typeof next === 'string' ? next : afford({ ...next, step, spent: now.spent + book.ask('climbCost', { unit }).total }, points);
}

function higher({ state, board, unit, now }: Pacing, levels: number): Pace | Fault {
  const to = neighbour(now.at, now.facing);
  const wall = onMap(board, to) ? floorOf(board, to) - floorOf(board, now.at) : 0;
  if (wall <= EASY_LEVELS) return 'steps';
  if (levels + 1 < wall) return { ...now, condition: hanging(now.condition, levels + 1) };
  if (isEnemyAt(state, unit, to)) return 'enemy';
  return { ...now, at: to, hexes: now.hexes + 1, heading: 'forward', turned: false, condition: hanging(now.condition, 0) };
}

/** One level of a wall, with a roll of its own. */
function climbOn(play: Play, about: Effort): void {
  const { unit: id, before, pace } = about;
  if (pace.step !== 'climbUp' && pace.step !== 'climbDown') return;
  about.done = true;
  about.stopped = !climbed(play, id, before, pace, pace.step);
  if (about.stopped) pause(play, id);
}

function climbed(play: Play, id: UnitId, before: Pace, pace: Pace, step: 'climbUp' | 'climbDown'): boolean {
  if (pace.at !== before.at && !isClear(play, id, pace.at)) return false;
  const { ok, number } = pilotingRoll(play, id, 'climb');
  if (!ok) {
    stepTo(play, id, [], { ...before, spent: pace.spent });
    fall(play, id, 0, number.total);
    return false;
  }
  stepTo(play, id, [step], pace);
  if (pace.at === before.at) return true;
  const entering: Entering = { unit: id, from: before.at, to: pace.at, mode: 'walk', stopped: false };
  play.run('entering', entering);
  return !entering.stopped;
}

const climbing = advanced('TOE-climb-psr', {
  affirms: { scales: ({ unit }) => isMech(unit) && !sheetFor(unit).quad && goodArms(unit) > 0 },
  base: { climbCost: () => EACH_LEVEL },
  offers: {
    moves: ({ unit }) => (['climbUp', 'climbDown'] as const).map(step => ({ type: 'move', unit: unit.id, mode: 'walk', steps: [step] })),
    paces: about => (about.step === 'climbUp' || about.step === 'climbDown' ? [onWall(about, about.step)] : []),
  },
  steps: { effort: [{ name: 'climb', after: 'begins', run: climbOn }] },
  adds: {
    piloting: ({ unit, cause }) => {
      const held = cause !== 'climb' && isClimbing(unit) ? 1 : 0;
      const oneArm = (cause === 'climb' || isClimbing(unit)) && goodArms(unit) === 1 ? 2 : 0;
      return held + oneArm || undefined;
    },
  },
});

const EXPOSED = -2;

/** Both hands are on the wall: only what points backward fires, and everybody hits it easily. */
const exposed = advanced('TOE-climb-los-attacks', {
  needs: ['TOE-climb-psr'],
  adds: {
    toHit: ({ target }) => (isClimbing(target) ? EXPOSED : undefined),
    blow: ({ target }) => (isClimbing(target) ? EXPOSED : undefined),
  },
  forbids: {
    move: (view, move) => {
      const unit = view.units[move.unit];
      return move.mode === 'jump' && unit && isClimbing(unit) ? tell('nobody jumps off a wall') : undefined;
    },
    declare: (view, command) => {
      const unit = view.units[command.unit];
      if (!unit || !isClimbing(unit)) return undefined;
      const { weapons } = sheetFor(unit);
      return firedIn(command).every(({ weapon }) => weapons[weapon]?.rear)
        ? undefined
        : tell('only what points backward fires from a wall');
    },
    strike: (view, { unit: id, blows }) => {
      const unit = view.units[id];
      return unit && isClimbing(unit) && blows.length > 0 ? tell('nobody strikes from a wall') : undefined;
    },
  },
});

export const climbingRules: readonly ClassicRule[] = [climbing, exposed];
