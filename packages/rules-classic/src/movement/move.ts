import { boardOf } from '@sortie/board';
import type { Facing, Hex } from '@sortie/geometry';
import type { Handler } from '@sortie/kernel';
import { fall } from '../piloting/fall.ts';
import { pilotingRoll } from '../piloting/roll.ts';
import { holdRoad } from '../piloting/skid.ts';
import type { Effort, Swerving, Turning } from '../questions.ts';
import type { Play } from '../rule.ts';
import { type Assault, type Classic, isCoreStep, type Move, type Stay, type StepWord, type UnitId } from '../shape.ts';
import { rides } from '../sheet/sheet.ts';
import { canAct, type OnMap, placeOf, sheetFor, unitAt } from '../state.ts';
import { enter, isClear, pause } from './going-on.ts';
import { jumpCost } from './jumping.ts';
import { type Pace, startOf } from './pace.ts';
import { entersHex, isLateral, isTurn } from './step.ts';
import { stepTo } from './steps-taken.ts';
import { climbs, isRaised, topAt } from './tops.ts';
import { type Trace, traceOf } from './trace.ts';
import type { OnFoot, Walk } from './walking.ts';

export const move: Handler<Classic, 'move'> = (play, command) => {
  const unit = unitAt(play.state, command.unit);
  // The way has just been followed to judge it; setting out does not change it.
  const trace = command.mode === 'walk' || command.mode === 'run' ? traceOf(play.state, command, play.book) : undefined;
  if (!unit.moved) setOut(play, command, placeOf(unit), trace);
  if (!unit.moved && !holdsOut(play, command)) {
    pause(play, command.unit);
    return;
  }
  if (command.mode === 'stand') stay(play, command);
  else if (command.mode === 'jump') jump(play, command);
  else walk(play, command, trace);
};

function setOut(play: Play, command: Move, at: Hex, trace: Trace | undefined): void {
  const onFoot = command.mode === 'walk' || command.mode === 'run';
  play.emit({
    type: 'setOut',
    unit: command.unit,
    mode: command.mode,
    assault: assaultOf(command, at),
    ...(command.mode === 'jump' && command.cushion ? { cushion: command.cushion } : {}),
    ...(command.mode === 'stand' ? tasked(command) : {}),
    ...(onFoot && command.manner ? { manner: command.manner } : {}),
    ...(onFoot && command.tempo ? { tempo: command.tempo } : {}),
    ...(onFoot && command.over ? { over: command.over } : {}),
    ...(onFoot && command.drops ? { drops: command.drops } : {}),
    ...(onFoot && trace ? pledged(play, command, trace) : {}),
  });
}

/** What is to be done instead of going anywhere, with all that is said about it. */
const tasked = ({ type: _command, unit: _unit, mode: _mode, into: _into, ...said }: Stay): Omit<Stay, 'type' | 'unit' | 'mode' | 'into'> =>
  said;

/** What a vehicle will spend: what its player says, or what the way takes. */
function pledged(play: Play, { declared }: { readonly declared?: number }, { unit, paces }: Trace): { readonly declared?: number } {
  if (play.book.holds('pledges', { unit }) === undefined) return {};
  return { declared: declared ?? paces.at(-1)?.spent ?? 0 };
}

export const halt: Handler<Classic, 'halt'> = (play, { unit }) => play.emit({ type: 'moved', unit });

/** Does a booster hold out? Where it fails, the player decides anew. */
function holdsOut(play: Play, { unit: id }: Move): boolean {
  const { manner } = unitAt(play.state, id).moved ?? {};
  if (!manner) return true;
  play.run('settingOut', { unit: id, manner });
  return unitAt(play.state, id).moved?.manner === manner;
}

function assaultOf(command: Move, from: Hex): Assault | null {
  if (command.mode === 'jump') return command.onto === undefined ? null : { kind: 'dfa', target: command.onto, from };
  if (command.mode === 'stand' || command.charge === undefined) return null;
  return { kind: 'charge', target: command.charge, from };
}

/** Whoever is stuck tries to get free by not going anywhere. */
function stay(play: Play, { unit: id, task, into }: Extract<Move, { readonly mode: 'stand' }>): void {
  const unit = unitAt(play.state, id);
  if (task === 'mount' && into !== undefined) play.emit({ type: 'boarded', unit: id, host: into });
  if (unit.stuck && canAct(unit) && pilotingRoll(play, id, 'swamp').ok) play.emit({ type: 'bogged', unit: id, stuck: false });
  if (task) play.run('tasking', { unit: id, task });
  play.emit({ type: 'moved', unit: id });
}

function jump(play: Play, command: Extract<Move, { readonly mode: 'jump' }>): void {
  const { unit: id, to, facing, onto } = command;
  const from = placeOf(unitAt(play.state, id));
  const length = jumpCost(from, to);
  const spent = length + (command.cushion ?? 0);
  if (onto === undefined && !isClear(play, id, to)) {
    play.emit({ type: 'moved', unit: id });
    return;
  }
  if (unitAt(play.state, id).stuck) play.emit({ type: 'bogged', unit: id, stuck: false });
  const hexes = from.q === to.q && from.r === to.r ? 0 : length;
  play.emit({
    type: 'stepped',
    unit: id,
    steps: [],
    to,
    facing,
    spent,
    hexes,
    heading: null,
    turned: false,
    prone: false,
    ...alighting(play, id, to, onto),
  });
  // Whoever comes down on somebody does so in the Physical Attack Phase.
  const landed = isRaised(unitAt(play.state, id)) ? 'alighting' : 'landing';
  if (onto === undefined) play.run(landed, { unit: id, from, to, mode: 'jump', stopped: false });
  play.emit({ type: 'moved', unit: id });
}

/** On the roof or deck of the hex that it jumps to, or where its target is (TW-jump-bldg). */
function alighting(play: Play, id: UnitId, to: Hex, onto: UnitId | undefined): { readonly elevation?: number | null } {
  const unit = unitAt(play.state, id);
  const top = onto === undefined ? topAt(boardOf(play.state.board), to) : unitAt(play.state, onto).elevation;
  if (top !== undefined && top > 0) return { elevation: top };
  return unit.elevation === undefined ? {} : { elevation: climbs(sheetFor(unit).gait) ? null : 0 };
}

/** How far a walk or run has come: steps that have yet to be told, where they lead, and the way it went before. */
interface Progress {
  steps: readonly StepWord[];
  before: Pace;
  direction: Facing;
}

/** Go step by step; a fall or an attempt to stand interrupts the move, and the player decides anew. */
function walk(play: Play, command: Walk, trace: Trace | undefined): void {
  const { unit: id, mode } = command;
  if (!trace || trace.fault) throw new Error(`unit ${id} cannot go ${command.steps}`);
  const start = startOf(trace.unit);
  const so: Progress = { steps: [], before: start, direction: start.facing };
  const pledges = unitAt(play.state, id).moved?.declared !== undefined;
  for (const pace of trace.paces) {
    if (pledges && isTurn(pace.step)) {
      if (!turns(play, so.steps, { unit: id, mode, direction: so.direction, before: so.before, pace, stopped: false, ended: false }))
        return;
      so.steps = [];
    }
    if (!goes(play, trace.unit, mode, so, pace)) return;
    so.before = pace;
  }
  goOn(play, id, so.steps, so.before);
  play.emit({ type: 'moved', unit: id });
}

/** One step. The answer tells whether the move goes on. */
function goes(play: Play, unit: OnMap, mode: OnFoot, so: Progress, pace: Pace): boolean {
  const { steps, before, direction } = so;
  so.steps = [];
  if (!isStriding(before, pace)) return labors(play, unit.id, steps, before, pace);
  if (!entersHex(pace.step)) {
    so.steps = plus(steps, pace);
    return true;
  }
  const slips = isLateral(pace.step) && slides(unit) ? ({ slips: true } as const) : {};
  const swerving: Swerving = { unit: unit.id, mode, direction, steps, before, recorded: false, stopped: false, ...slips };
  if (!holds(play, unit, swerving)) return false;
  so.direction = pace.facing;
  return enter(play, unit.id, mode, plus(swerving.recorded ? [] : steps, pace), before, pace);
}

const plus = (steps: readonly StepWord[], { step }: Pace): readonly StepWord[] => (step === null ? steps : [...steps, step]);

/** Tell the steps since the last hex, if there are any. */
function goOn(play: Play, id: UnitId, steps: readonly StepWord[], before: Pace): void {
  if (steps.length > 0) stepTo(play, id, steps, before);
}

/** On a cushion of air, on wings or on rotors. */
function slides(unit: OnMap): boolean {
  const { gait } = sheetFor(unit);
  return rides(gait) || gait === 'vtol';
}

/** Whoever turns at a run and goes on may lose its hold: on pavement, or on a cushion of air. The answer tells whether it goes on. */
function holds(play: Play, unit: OnMap, swerving: Swerving): boolean {
  const { unit: id, mode, steps, before, slips } = swerving;
  if (mode !== 'run' || (before.hexes === 0 && !slips)) return true;
  if (!slides(unit)) return !before.turned || slipped(play, swerving);
  if (!slips && !steps.some(isTurn)) return true;
  play.run('swerving', swerving);
  if (swerving.stopped) pause(play, id);
  return !swerving.stopped;
}

/** A vehicle at speed may not turn as it was meant to. The answer tells whether it does. */
function turns(play: Play, steps: readonly StepWord[], turning: Turning): boolean {
  goOn(play, turning.unit, steps, turning.before);
  play.run('turning', turning);
  if (turning.ended) play.emit({ type: 'moved', unit: turning.unit });
  else if (turning.stopped) pause(play, turning.unit);
  return !turning.stopped && !turning.ended;
}

/** Turned on pavement: the roll is made where it turned, before the next hex. */
function slipped(play: Play, { unit: id, steps, before, direction }: Swerving): boolean {
  stepTo(play, id, steps, before);
  if (holdRoad(play, id, direction)) return true;
  play.emit({ type: 'moved', unit: id });
  return false;
}

/** Upright, or turning where it is; everything else takes an effort of its own. */
const isStriding = (before: Pace, { step }: Pace): boolean =>
  step !== null && step !== 'standUp' && isCoreStep(step) && !(before.prone && entersHex(step));

/** Get up, or do what only some rules know. The answer tells whether the move goes on. */
function labors(play: Play, id: UnitId, steps: readonly StepWord[], before: Pace, pace: Pace): boolean {
  goOn(play, id, steps, before);
  if (pace.step === 'standUp') {
    rise(play, id, pace.spent);
    pause(play, id);
    return false;
  }
  const effort: Effort = { unit: id, before, pace, done: false, stopped: false };
  play.run('effort', effort);
  if (!effort.done) stepTo(play, id, plus([], pace), pace);
  return !effort.stopped;
}

/** Try to stand up. A quad on four legs just does. */
function rise(play: Play, id: UnitId, spent: number): void {
  const unit = unitAt(play.state, id);
  const { quad, legs } = sheetFor(unit);
  const easy = quad && legs.every(leg => !unit.gone.includes(leg));
  const { ok, number } = easy ? { ok: true, number: null } : pilotingRoll(play, id, 'stand');
  play.emit({ type: 'stoodUp', unit: id, ok, spent });
  if (!ok && number) fall(play, id, 0, number.total);
}
