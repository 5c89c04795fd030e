import type { Answer } from '@sortie/kernel';
import { isAircraft } from '../aerospace/aircraft.ts';
import { airAim, victimsOf } from '../aerospace/attacks.ts';
import { flewOver } from '../aerospace/crossing.ts';
import { shellAsk } from '../artillery/artillery.ts';
import { wallShot } from '../buildings/buildings.ts';
import { NONE } from '../card/card.ts';
import { sensorShot } from '../electronics/sensors.ts';
import { fireBy } from '../engineering/deeds.ts';
import { moveFacts } from '../facts/move.ts';
import { journeyOf } from '../movement/journey.ts';
import { movedBy } from '../movement/move.ts';
import type { Aim, PlaceShot } from '../questions.ts';
import type { Book } from '../rule.ts';
import type { Command, Point, Run, State, Unit, UnitId } from '../shape.ts';
import { isOn, onTable, type Standing } from '../state.ts';
import { aimOf } from './aim.ts';
import { isUnderRun } from './run-area.ts';
import { firepowerBy } from './value.ts';

/** A roll that a command is going to call for, told before anybody commits to it. */
export interface Foreseen {
  /** Whom it is aimed at; a shell, a bomb or a shot at a building is aimed at nobody. */
  readonly target?: UnitId;
  readonly at?: Point;
  readonly needs: Answer;
  /** What a hit deals. */
  readonly damage?: Answer;
  /** Who stands where it is meant to fall. */
  readonly under?: readonly UnitId[];
}

/** Every roll against a number that a command leads to, as the table stands now; nothing where dice are not needed. */
export function foresee(state: State, command: Command, book: Book): readonly Foreseen[] {
  switch (command.type) {
    case 'attack':
      return ofAim(aimOf(state, command), book);
    case 'demolish': {
      const [unit, piece] = [state.units[command.unit], state.table.pieces.find(({ id }) => id === command.piece)];
      return isOn(unit) && piece ? ofPlace(wallShot(state, unit, piece), book) : [];
    }
    case 'bombard': {
      const about = shellAsk(state, command);
      return about ? [{ at: about.at, needs: book.ask('artillery', about) }] : [];
    }
    case 'deed':
      return ofDeed(state, command, book);
    case 'overfly':
      return command.run ? ofRun(moveFacts.flew.fold(state, flewOver(state, command)), command.unit, book) : [];
    case 'move':
      return command.run && journeyOf(state, command, book)
        ? ofRun(moveFacts.moved.fold(state, movedBy(state, command, book)), command.unit, book)
        : [];
    case 'ambush':
      return command.fire && state.pending ? ofAim(aimOf(state, { ...state.pending, type: 'attack', how: 'standard' }), book) : [];
    case 'run':
      return ofRun(state, command.unit, book);
    default:
      return [...book.offered('rolls', { state, command, book })];
  }
}

function ofDeed(state: State, { unit: id, deed }: Extract<Command, { readonly type: 'deed' }>, book: Book): readonly Foreseen[] {
  const unit = state.units[id];
  if (deed === 'shootSensor' && unit) return ofPlace(sensorShot(state, unit), book);
  const fire = deed === 'extinguish' && isOn(unit) ? fireBy(state, unit) : undefined;
  return fire ? [{ needs: book.ask('trial', fire) }] : [];
}

export const ofPlace = (shot: PlaceShot | undefined, book: Book): readonly Foreseen[] =>
  shot ? [{ needs: book.ask('toHitPlace', shot) }] : [];

/** The roll of one attack, and what a hit deals. */
export function ofAim(aim: Aim | undefined, book: Book): readonly Foreseen[] {
  if (!aim) return [];
  const seen = { target: aim.target.id, needs: book.ask('toHit', aim) };
  // Devices deal nothing.
  if (aim.kind === 'device') return [seen];
  const value = aim.kind === 'weapon' ? firepowerBy(book, aim.attacker, aim.how, aim.bracket, aim.arc) : NONE;
  return [{ ...seen, damage: book.ask('damage', { ...aim, value, rear: false }) }];
}

/** A run that has been flown, or would have been. */
function ofRun(state: State, id: UnitId, book: Book): readonly Foreseen[] {
  const unit = state.units[id];
  const run = unit?.moved?.run;
  if (!run || !isOn(unit)) return [];
  if (run.kind === 'bomb') return [falling(state, unit, run, book)];
  if (run.kind === 'altitude') return (run.points ?? []).map(to => falling(state, unit, { ...run, to }, book));
  return isAircraft(unit)
    ? victimsOf(state, unit, run).flatMap((victim, i, all) => ofAim(airAim(having(state, unit, all.slice(0, i)), id, victim, run), book))
    : [...book.offered('rolls', { state, command: { type: 'run', unit: id }, book })];
}

/** The same after it has aimed at others. */
const having = (state: State, unit: Unit, aimedAt: readonly UnitId[]): State =>
  aimedAt.length === 0 ? state : { ...state, units: state.units.map(one => (one.id === unit.id ? { ...one, aimedAt } : one)) };

const falling = (state: State, unit: Unit, run: Run, book: Book): Foreseen => ({
  at: run.to,
  needs: book.ask('bombing', { state, unit, kind: run.kind, bomb: run.bomb ?? 'he', at: run.to }),
  under: onTable(state)
    .filter((one: Standing) => one.id !== unit.id && !one.airborne && !one.hidden && isUnderRun(one, { ...run, kind: 'bomb' }))
    .map(({ id }) => id),
});
