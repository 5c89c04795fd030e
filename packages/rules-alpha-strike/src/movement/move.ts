import { table as terrain } from '@sortie/board';
import { table as geometry } from '@sortie/geometry';
import { type Handler, nth, sure } from '@sortie/kernel';
import { runOf } from '../attack/run-area.ts';
import { has } from '../card/specials.ts';
import type { Event } from '../event.ts';
import { type AlphaRule, type Book, core } from '../rule.ts';
import type { AlphaStrike, MoveCommand, MoveTerms, Point, State, Unit } from '../shape.ts';
import { baseOf, INCH, isInfantry, isOn, isSuperheavy, markOf, onTable, radiusOf, type Standing, unitAt } from '../state.ts';
import { type Journey, journeyOf } from './journey.ts';

/** A move into legal ground that is always open to whoever has any Move at all. */
export const MINIMUM_MOVE = 2 * INCH;

const spend: AlphaRule = core('AS-move-spend', {
  forbids: {
    move: (view, command, _seat, book) => {
      const journey = journeyOf(view, command, book);
      if (!journey || !Number.isFinite(journey.cost) || command.mode === 'stand') return undefined;
      const unit = unitAt(view, command.unit);
      const extra = book.ask('toll', { state: view, unit, command }).total * INCH;
      return journey.cost + extra <= journey.allowed || isMinimum(journey, command, extra, unit)
        ? undefined
        : 'it costs more than the unit has';
    },
  },
  covers: ['AS-move-minimum', 'AS-tbl-paved'],
});

const isMinimum = ({ length, allowed }: Journey, { mode }: MoveCommand, extra: number, unit: Unit): boolean =>
  mode === 'ground' && length <= MINIMUM_MOVE && allowed > 0 && extra === 0 && !unit.marks.some(({ slows }) => slows !== undefined);

const prohibited: AlphaRule = core('AS-move-prohibited', {
  forbids: {
    move: (view, command, _seat, book) => {
      const journey = journeyOf(view, command, book);
      return journey && !Number.isFinite(journey.cost) && command.mode !== 'jump' ? 'it may not go through that ground' : undefined;
    },
  },
});

const jump: AlphaRule = core('AS-jump', {
  forbids: {
    move: (view, command, _seat, book) => {
      if (command.mode !== 'jump') return undefined;
      if (command.path.length !== 1) return 'a jump is one straight line';
      const unit = view.units[command.unit];
      const journey = journeyOf(view, command, book);
      if (!journey || !isOn(unit)) return undefined;
      if (!Number.isFinite(journey.cost)) return 'the jump is not high enough';
      return book.holds('barred', { unit, mode: 'jump', ground: journey.ground }) ? 'it may not land there' : undefined;
    },
  },
  covers: ['AS-jump-height', 'AS-jump-mods'],
});

/** What a unit hauls along is never in its own way. */
const isTowedBy = (other: Unit, unit: Unit): boolean => markOf(other, 'towed')?.by === unit.id;

const standsFree = (view: State, unit: Standing, at: Point, z: number): Standing | undefined => {
  const base = { at, radius: radiusOf(unit) };
  return onTable(view).find(
    other => other.id !== unit.id && !isTowedBy(other, unit) && Math.abs(other.z - z) < INCH && geometry.overlap(base, baseOf(other)),
  );
};

export function blockedBy(view: State, unit: Standing, path: readonly Point[], z: number): Standing | undefined {
  const radius = radiusOf(unit);
  return onTable(view).find(other => {
    // Nobody but infantry gets past a superheavy 'Mech, friend or not.
    const friendly = other.seat === unit.seat && (!isSuperheavy(other) || isInfantry(unit));
    if (other.id === unit.id || friendly || isTowedBy(other, unit) || Math.abs(other.z - z) >= 2 * INCH) return false;
    const shape = { kind: 'circle', at: other.at, radius: radiusOf(other) + radius - 3 } as const;
    return path.some((to, i) => i > 0 && geometry.lengthInside(shape, nth(path, i - 1), to) > 0);
  });
}

const stacking: AlphaRule = core('AS-stacking', {
  forbids: {
    move: (view, command, _seat, book) => {
      const unit = view.units[command.unit];
      const journey = journeyOf(view, command, book);
      if (!journey || !isOn(unit) || command.path.length === 0) return undefined;
      if (standsFree(view, unit, journey.at, journey.z)) return 'another base is in the way there';
      if (command.mode === 'jump' || journey.airborne) return undefined;
      if (!blockedBy(view, unit, journey.path, journey.z)) return undefined;
      return book.holds('slips', { unit }) ? undefined : 'an enemy is in the way';
    },
    deploy: (view, { unit: id, at }) => {
      const unit = view.units[id];
      return unit && standsFree(view, { ...unit, at }, at, 0) ? 'another base is in the way there' : undefined;
    },
  },
  covers: ['AS-sua-lg', 'AS-sua-vlg', 'AS-sua-slg'],
});

const onTheTable: AlphaRule = core('AS-scale-inch', {
  forbids: {
    move: ({ table }, { path }) => (path.some(point => !isInside(table, point)) ? 'that is off the table' : undefined),
    deploy: ({ table }, { at }) => (isInside(table, at) ? undefined : 'that is off the table'),
    bombard: ({ table }, { at }) => (isInside(table, at) ? undefined : 'that is off the table'),
  },
});

/** Is a point on the table? */
export const isInside = (table: { readonly width: number; readonly height: number }, { x, y }: Point): boolean =>
  x >= 0 && y >= 0 && x <= table.width && y <= table.height;

const vtol: AlphaRule = core('AS-vtol', {
  forbids: {
    move: ({ units }, { unit: id, height, run }, _seat, book) => {
      const unit = units[id];
      if (run && (run.kind === 'strike' || run.kind === 'altitude' || !book.permits('run', run.kind)))
        return 'the players have not agreed on that';
      if (run?.second && !book.permits('pass', 'second')) return 'it attacks once in a pass';
      if (!unit || height === undefined || unit.moves.some(({ code }) => code === 'v' || code === 's') || has(unit, 'UMU'))
        return undefined;
      const climbs = book.ask('scaling', { unit, mode: 'ground', toRoof: true, rate: 1 }).terms.length > 0;
      return climbs ? undefined : 'it does not fly, dive or climb';
    },
  },
});

export const moveRules: readonly AlphaRule[] = [
  spend,
  prohibited,
  jump,
  stacking,
  onTheTable,
  vtol,
  core('AS-wige', { structural: 'a ground-effect vehicle goes by the rules for what flies, an inch or two up' }),
  core('AS-move-facing', {
    forbids: { move: (_view, { facing }) => (facing.dx === 0 && facing.dy === 0 ? 'it has to face somewhere' : undefined) },
  }),
];

export const move: Handler<AlphaStrike, 'move'> = (play, command) => play.emit(movedBy(play.state, command, play.book));

/** What a move comes to. */
export function movedBy(state: State, command: MoveCommand, book: Book): Extract<Event, { readonly type: 'moved' }> {
  const journey = sure(journeyOf(state, command, book), 'journey');
  const floor = (at: Point): number => terrain.groundAt(state.table, at).elevation;
  const run = runOf(nth(journey.path, 0), command, floor);
  const still = command.mode === 'stand' || (command.mode === 'ground' && command.path.length === 0);
  return {
    type: 'moved',
    unit: command.unit,
    mode: still ? 'stand' : command.mode,
    path: command.path,
    at: journey.at,
    z: journey.z,
    airborne: journey.airborne,
    facing: command.facing,
    length: journey.length,
    cost: Number.isFinite(journey.cost) ? Math.round(journey.cost) : 0,
    ...(command.stance === undefined ? {} : { stance: command.stance }),
    ...(command.mounts?.length ? { mounts: command.mounts } : {}),
    ...(command.drops?.length ? { drops: command.drops } : {}),
    ...(command.drops?.length && command.dropAt ? { dropAt: command.dropAt } : {}),
    ...(run ? { run } : {}),
    ...(command.with?.length ? { with: command.with } : {}),
    ...termsOf(command),
  };
}

/** What chapters let a player say with a move is kept with the fact. */
function termsOf(command: MoveCommand): MoveTerms {
  const { type: _type, unit: _unit, mode: _mode, path: _path, facing: _facing, height: _height, ...rest } = command;
  const { stance: _stance, mounts: _mounts, drops: _drops, dropAt: _dropAt, run: _run, with: _with, ...terms } = rest;
  return terms;
}

/** A stance that was taken with a move: what comes of it is put in by the rule that permits it. */
export const takeStance: Handler<AlphaStrike, 'takeStance'> = (play, about) => play.run('posing', about);

/** The activation is over once everything that the move has brought about is settled. */
export const finishMove: Handler<AlphaStrike, 'finishMove'> = (play, { unit }) => play.emit({ type: 'activated', unit });
