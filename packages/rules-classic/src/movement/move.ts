import type { Facing, Hex } from '@sortie/geometry';
import type { Handler } from '@sortie/kernel';
import { tread } from '../advanced/electronics/remotes/remotes.ts';
import { fall } from '../piloting/fall.ts';
import { pilotingRoll } from '../piloting/roll.ts';
import { holdRoad } from '../piloting/skid.ts';
import type { Entering, Swerving, Turning } from '../questions.ts';
import type { Table } from '../rule.ts';
import type { Assault, Classic, Move, UnitId } from '../shape.ts';
import { rides } from '../sheet/sheet.ts';
import { canAct, conditioned, isAirborne, isFighting, isHeadless, type Standing, sheetFor } from '../state.ts';
import { jumpCost } from './jumping.ts';
import { type Pace, startOf } from './pace.ts';
import { pointsFor } from './points.ts';
import { entersHex } from './step.ts';
import { stepTo } from './steps-taken.ts';
import { type Trace, traceOf } from './trace.ts';

export const move: Handler<Classic, 'move'> = (play, command) => {
  const unit = play.state.units[command.unit]!;
  // The way has just been followed to judge it; setting out does not change it.
  const trace = command.mode === 'walk' || command.mode === 'run' ? traceOf(play.state, command, play.book) : undefined;
  if (!unit.moved) setOut(play, command, unit.at!, trace);
  if (!unit.moved && !holdsOut(play, command)) {
    pause(play, command.unit);
    return;
  }
  if (command.mode === 'stand') stay(play, command);
  else if (command.mode === 'jump') jump(play, command);
  else walk(play, command, trace);
};

function setOut(play: Table, command: Move, at: Hex, trace: Trace | undefined): void {
  const onFoot = command.mode === 'walk' || command.mode === 'run';
  play.emit({
    type: 'setOut',
    unit: command.unit,
    mode: command.mode,
    assault: assaultOf(command, at),
    ...(command.mode === 'jump' && command.cushion ? { cushion: command.cushion } : {}),
    ...(command.mode === 'stand' && command.task ? { task: command.task } : {}),
    ...(command.mode === 'stand' && command.lays !== undefined ? { lays: command.lays } : {}),
    ...(onFoot && command.manner ? { manner: command.manner } : {}),
    ...(onFoot && command.careful ? { careful: command.careful } : {}),
    ...(onFoot && command.hurried ? { hurried: command.hurried } : {}),
    ...(onFoot && command.blindly ? { blindly: command.blindly } : {}),
    ...(onFoot && command.drops ? { drops: command.drops } : {}),
    ...(onFoot && trace ? pledged(play, command, trace) : {}),
  });
}

/** What a vehicle will spend: what its player says, or what the way takes. */
function pledged(play: Table, { declared }: { readonly declared?: number }, { unit, paces }: Trace): { readonly declared?: number } {
  if (!unit.wear || play.ask('pledge', { unit }).total === 0) return {};
  return { declared: declared ?? paces.at(-1)?.spent ?? 0 };
}

export const halt: Handler<Classic, 'halt'> = (play, { unit }) => play.emit({ type: 'moved', unit });

/** Does a booster hold out? Where it fails, the player decides anew. */
function holdsOut(play: Table, { unit: id }: Move): boolean {
  const { manner } = play.state.units[id]!.moved ?? {};
  if (!manner) return true;
  play.run('settingOut', { unit: id, manner });
  return play.state.units[id]!.moved?.manner === manner;
}

function assaultOf(command: Move, from: Hex): Assault | null {
  if (command.mode === 'jump') return command.onto === undefined ? null : { kind: 'dfa', target: command.onto, from };
  if (command.mode === 'stand' || command.charge === undefined) return null;
  return { kind: 'charge', target: command.charge, from };
}

/** Whoever is stuck tries to get free by not going anywhere. */
function stay(play: Table, { unit: id, task, into }: Extract<Move, { readonly mode: 'stand' }>): void {
  const unit = play.state.units[id]!;
  if (task === 'mount' && into !== undefined) play.emit({ type: 'boarded', unit: id, host: into });
  if (unit.stuck && canAct(unit) && pilotingRoll(play, id, 'swamp').ok) play.emit({ type: 'bogged', unit: id, stuck: false });
  if (task) play.run('tasking', { unit: id, task });
  play.emit({ type: 'moved', unit: id });
}

function jump(play: Table, command: Extract<Move, { readonly mode: 'jump' }>): void {
  const { unit: id, to, facing, onto } = command;
  const from = play.state.units[id]!.at!;
  const length = jumpCost(from, to);
  const spent = length + (command.cushion ?? 0);
  if (onto === undefined && !isClear(play, id, to)) {
    play.emit({ type: 'moved', unit: id });
    return;
  }
  if (play.state.units[id]!.stuck) play.emit({ type: 'bogged', unit: id, stuck: false });
  const hexes = from.q === to.q && from.r === to.r ? 0 : length;
  play.emit({
    type: 'stepped',
    unit: id,
    steps: '',
    to,
    facing,
    spent,
    hexes,
    heading: '',
    turned: false,
    prone: false,
    ...(play.state.units[id]!.elevation ? { elevation: 0 } : {}),
  });
  // Whoever comes down on somebody does so in the Physical Attack Phase.
  if (onto === undefined) play.run('landing', { unit: id, from, to, mode: 'jump', stopped: false });
  play.emit({ type: 'moved', unit: id });
}

/** Go step by step; a fall or an attempt to stand interrupts the move, and the player decides anew. */
function walk(play: Table, command: Extract<Move, { readonly mode: 'walk' | 'run' }>, trace: Trace | undefined): void {
  const { unit: id, mode } = command;
  if (!trace || trace.fault) throw new Error(`unit ${id} cannot go ${command.steps}`);
  let before = startOf(trace.unit);
  let letters = '';
  let direction: Facing = before.facing;
  const pledges = play.state.units[id]!.moved?.declared !== undefined;
  for (const pace of trace.paces) {
    if (pledges && /[LR]/.test(pace.letter)) {
      if (!turns(play, letters, { unit: id, mode, direction, before, pace, stopped: false, ended: false })) return;
      letters = '';
    }
    if (!isStriding(before, pace)) {
      if (!labors(play, id, letters, before, pace)) return;
      letters = '';
      before = pace;
      continue;
    }
    letters += pace.letter;
    if (entersHex(pace.letter)) {
      const swerving: Swerving = { unit: id, mode, direction, letters: letters.slice(0, -1), before, told: false, stopped: false };
      if (!holds(play, trace.unit, swerving)) return;
      if (swerving.told) letters = pace.letter;
      if (!enter(play, id, mode, letters, before, pace)) return;
      letters = '';
      direction = pace.facing;
    }
    before = pace;
  }
  goOn(play, id, letters, before);
  play.emit({ type: 'moved', unit: id });
}

/** Tell the steps since the last hex, if there are any. */
function goOn(play: Table, id: UnitId, letters: string, before: Pace): void {
  if (letters !== '') stepTo(play, id, letters, before);
}

/** Whoever turns at a run and goes on may lose its hold: on pavement, or on a cushion of air. The answer tells whether it goes on. */
function holds(play: Table, unit: Standing, swerving: Swerving): boolean {
  const { unit: id, mode, letters, before, direction } = swerving;
  if (mode !== 'run' || before.hexes === 0) return true;
  const { gait } = sheetFor(unit);
  if (!rides(gait) && gait !== 'vtol') return !before.turned || slipped(play, id, letters, before, direction);
  if (!/[LR]/.test(letters)) return true;
  play.run('swerving', swerving);
  if (swerving.stopped) pause(play, id);
  return !swerving.stopped;
}

/** A vehicle at speed may not turn as it was meant to. The answer tells whether it does. */
function turns(play: Table, letters: string, turning: Turning): boolean {
  goOn(play, turning.unit, letters, turning.before);
  play.run('turning', turning);
  if (turning.ended) play.emit({ type: 'moved', unit: turning.unit });
  else if (turning.stopped) pause(play, turning.unit);
  return !turning.stopped && !turning.ended;
}

/** Turned on pavement: the roll is made where it turned, before the next hex. */
function slipped(play: Table, id: UnitId, letters: string, before: Pace, direction: Facing): boolean {
  stepTo(play, id, letters, before);
  if (holdRoad(play, id, direction)) return true;
  play.emit({ type: 'moved', unit: id });
  return false;
}

function enter(play: Table, id: UnitId, mode: 'walk' | 'run', letters: string, before: Pace, pace: Pace): boolean {
  if (pace.leaves) {
    play.emit({ type: 'leftMap', unit: id });
    return false;
  }
  if (!isClear(play, id, pace.at)) {
    if (letters.length > 1) stepTo(play, id, letters.slice(0, -1), before);
    pause(play, id);
    return false;
  }
  stepTo(play, id, letters, pace);
  // Nothing on the ground troubles what flies over it.
  if (isAirborne(play.state.units[id]!)) return true;
  const entering: Entering = { unit: id, from: before.at, to: pace.at, mode, stopped: false };
  play.run('entering', entering);
  if (!entering.stopped) return true;
  if (entering.ended) play.emit({ type: 'moved', unit: id });
  else pause(play, id);
  return false;
}

const EFFORTS: ReadonlySet<string> = new Set(['U', 'K', 'V', 'S', 'X', 'Y']);

/** Upright, or turning where it is; everything else takes an effort of its own. */
const isStriding = (before: Pace, { letter }: Pace): boolean => !EFFORTS.has(letter) && !(before.prone && entersHex(letter));

/** Get up, climb or crawl. The answer tells whether the move goes on. */
function labors(play: Table, id: UnitId, letters: string, before: Pace, pace: Pace): boolean {
  goOn(play, id, letters, before);
  if (pace.letter === 'K' || pace.letter === 'V') return climbOn(play, id, before, pace);
  if (pace.letter === 'S' || pace.letter === 'X') {
    stepTo(play, id, pace.letter, pace);
    tread(play, id, pace.letter);
    return true;
  }
  if (pace.letter === 'Y') return letGo(play, id, pace);
  if (pace.letter !== 'U') return crawlOn(play, id, before, pace);
  rise(play, id, pace.spent);
  pause(play, id);
  return false;
}

/** The other end of a hold is free as well. */
function letGo(play: Table, id: UnitId, pace: Pace): boolean {
  const held = play.state.units[id]!.condition?.grips?.unit;
  stepTo(play, id, pace.letter, pace);
  const other = held === undefined ? undefined : play.state.units[held];
  if (other) play.emit({ type: 'altered', unit: other.id, what: 'freed', condition: conditioned(other.condition, { gripped: undefined }) });
  return true;
}

/** One level of a wall, with a roll of its own (TOE-climb-psr). The answer tells whether it goes on. */
function climbOn(play: Table, id: UnitId, before: Pace, pace: Pace): boolean {
  if (pace.at !== before.at && !isClear(play, id, pace.at)) {
    pause(play, id);
    return false;
  }
  const { ok, number } = pilotingRoll(play, id, 'climb');
  if (!ok) {
    stepTo(play, id, '', { ...before, spent: pace.spent });
    fall(play, id, 0, number.total);
    pause(play, id);
    return false;
  }
  stepTo(play, id, pace.letter, pace);
  if (pace.at === before.at) return true;
  const entering: Entering = { unit: id, from: before.at, to: pace.at, mode: 'walk', stopped: false };
  play.run('entering', entering);
  if (entering.stopped) pause(play, id);
  return !entering.stopped;
}

/** Whoever fails to crawl has spent its points in vain and decides anew. */
function crawlOn(play: Table, id: UnitId, before: Pace, pace: Pace): boolean {
  if (pilotingRoll(play, id, 'crawl').ok) return enter(play, id, 'walk', pace.letter, before, pace);
  stepTo(play, id, '', { ...before, spent: pace.spent });
  pause(play, id);
  return false;
}

/** Is nobody in a hex whom the mover has not seen? */
function isClear(play: Table, unit: UnitId, to: Hex): boolean {
  const approach = { unit, to, stopped: false };
  play.run('approaching', approach);
  return !approach.stopped;
}

/** Try to stand up. A quad on four legs just does. */
function rise(play: Table, id: UnitId, spent: number): void {
  const unit = play.state.units[id]!;
  const { quad, legs } = sheetFor(unit);
  const easy = quad && legs.every(leg => !unit.gone.includes(leg));
  const { ok, number } = easy ? { ok: true, number: null } : pilotingRoll(play, id, 'stand');
  play.emit({ type: 'stoodUp', unit: id, ok, spent });
  if (!ok && number) fall(play, id, 0, number.total);
}

/** After an interruption the move goes on only if there are points left and somebody to use them. */
function pause(play: Table, id: UnitId): void {
  const unit = play.state.units[id]!;
  const { moved, fresh } = unit;
  const left = moved ? pointsFor(play.book, unit, moved.mode) - moved.spent : 0;
  const able = isFighting(unit) && canAct(unit) && !fresh.fainting && fresh.doomed === null && !unit.stuck;
  const whole = !unit.gone.includes('CT') && (isHeadless(unit) || !unit.gone.includes('HD'));
  if (left <= 0 || !able || !whole) play.emit({ type: 'moved', unit: id });
}
