import type { table as terrain } from '@sortie/board';
import { table as geometry } from '@sortie/geometry';
import type { Handler, Seat } from '@sortie/kernel';
import { BUILT_CF, LAID_CF, spanBy } from '../buildings/span.ts';
import { has, hasAny } from '../card/specials.ts';
import type { Trial } from '../questions.ts';
import { type AlphaRule, core, does, type Table } from '../rule.ts';
import type { AlphaStrike, Deed, DeedCommand, State, Unit } from '../shape.ts';
import { INCH, isInfantry, isOn, onTable, radiusOf, type Standing, unitAt } from '../state.ts';

const near = (state: State, unit: Standing, kind: terrain.PieceKind, reach: number): terrain.Piece | undefined =>
  state.table.pieces.find(piece => piece.kind === kind && geometry.touches(piece.outline, unit.at, radiusOf(unit) + reach));

/** Needed on two dice to put out a fire. */
export const FIRE_OUT = 8;

/** Each further unit and each turn before this one makes it easier, up to this much. */
export const MOST_HELP = 3;

const triedAt = ({ marks }: Unit, fire: terrain.Piece): number => {
  for (const mark of marks) if (mark.kind === 'fights' && mark.fire === fire.id) return mark.value;
  return 0;
};
function helpAt(state: State, unit: Standing, fire: terrain.Piece): number {
  const helpers = onTable(state).filter(
    one =>
      one.id !== unit.id && one.seat === unit.seat && has(one, 'FF') && geometry.touches(fire.outline, one.at, radiusOf(one) + 2 * INCH),
  );
  return helpers.length + triedAt(unit, fire);
}

/** The fire that a unit can reach, and who or what helps it. */
export function fireBy(state: State, unit: Standing): Trial | undefined {
  const fire = near(state, unit, 'fire', 2 * INCH);
  return fire && { state, unit, why: 'fire', help: helpAt(state, unit, fire) };
}

type Run = (play: Table, command: DeedCommand) => void;

const extinguish: Run = (play, { unit: id }) => {
  const unit = unitAt(play.state, id);
  const fire = isOn(unit) ? near(play.state, unit, 'fire', 2 * INCH) : undefined;
  if (!fire || !isOn(unit)) return;
  const needs = play.ask('trial', { state: play.state, unit, why: 'fire', help: helpAt(play.state, unit, fire) });
  const roll = play.roll(2, 6, 'AS-sua-ff');
  const good = roll.total >= needs.total;
  play.emit({
    type: 'rolled',
    unit: id,
    rule: 'AS-sua-ff',
    what: good ? 'the fire is out' : 'the fire burns on',
    needs,
    roll,
    good,
  });
  if (good) play.emit({ type: 'terrainChanged', piece: fire.id, as: null, rule: 'AS-sua-ff' });
  else play.emit({ type: 'fireFought', unit: id, fire: fire.id, tries: triedAt(unit, fire) + 1, until: play.state.turn + 1 });
};

/** Turns that a unit has worked on something without a break, and those of all its friends together. */
const workBy = ({ marks }: Unit, on: string): number => {
  for (const mark of marks) if (mark.kind === 'works' && mark.on === on) return mark.value;
  return 0;
};
const workOn = ({ units }: State, seat: Seat, on: string): number =>
  units.reduce((sum, unit) => sum + (unit.seat === seat ? workBy(unit, on) : 0), 0);

/** Turns of work, by all who join in, that two inches of rubble take. */
export const RUBBLE_TURNS = 4;
/** Turns that infantry takes to put a bridge together. */
export const BUILDING_TURNS = 2;

const clear =
  (kind: 'woods' | 'rubble', rule: 'AS-sua-saw' | 'AS-sua-eng', turns = 1): Run =>
  (play, { unit: id }) => {
    const unit = unitAt(play.state, id);
    const piece = isOn(unit) ? near(play.state, unit, kind, INCH) : undefined;
    if (!piece) return;
    const spent = workOn(play.state, unit.seat, piece.id);
    if (spent + 1 < turns) {
      play.emit({ type: 'worked', unit: id, on: piece.id, turns: workBy(unit, piece.id) + 1, until: play.state.turn + 1 });
      return;
    }
    const level = (piece.level ?? 1) - 1;
    const { level: _old, ...rest } = piece;
    // What is left of it is a work of its own.
    if (level > 0 && turns > 1)
      for (const one of play.state.units)
        if (workBy(one, piece.id) > 0) play.emit({ type: 'worked', unit: one.id, on: piece.id, turns: 0, until: play.state.turn });
    play.emit({ type: 'terrainChanged', piece: piece.id, as: level > 0 ? { ...rest, level } : null, rule });
  };

/** A span two inches long, right in front of the builder. */
const bridge: Run = (play, { unit: id, at }) => {
  const unit = unitAt(play.state, id);
  if (!isOn(unit) || !at) return;
  const name = spanBy(id);
  const built = isInfantry(unit);
  if (built && workBy(unit, name) + 1 < BUILDING_TURNS) {
    play.emit({ type: 'worked', unit: id, on: name, turns: workBy(unit, name) + 1, until: play.state.turn + 1 });
    return;
  }
  play.emit({
    type: 'terrainChanged',
    piece: name,
    as: { id: name, kind: 'bridge', outline: { kind: 'circle', at, radius: INCH }, height: 0, cf: built ? BUILT_CF : LAID_CF },
    rule: 'AS-sua-brid',
  });
};

const OWN_RECORD: readonly Deed[] = ['layMines', 'sweepMines', 'blowUp'];

export const deed: Handler<AlphaStrike, 'deed'> = (play, command) => {
  if (!OWN_RECORD.includes(command.deed)) play.emit({ type: 'acted', unit: command.unit, deed: command.deed, rule: 'AS-attack-count' });
  play.run('doing', command);
};

/** A work that needs a skill, and something to work on. */
const work = (what: Deed, fault: (unit: Standing, view: State) => string | undefined): NonNullable<AlphaRule['forbids']> => ({
  deed: (view, { unit: id, deed: wanted }) => {
    const unit = view.units[id];
    return wanted === what && isOn(unit) ? fault(unit, view) : undefined;
  },
});

/** Nearest that a bridge begins to its builder, in inches. */
const BESIDE = 3;

export const deedRules: readonly AlphaRule[] = [
  core('AS-sua-eng', {
    ...does({ clearRubble: clear('rubble', 'AS-sua-eng', RUBBLE_TURNS) }),
    forbids: work('clearRubble', (unit, view) =>
      has(unit, 'ENG') && near(view, unit, 'rubble', INCH) ? undefined : 'there is no rubble it could clear',
    ),
  }),
  core('AS-sua-saw', {
    ...does({ clearWoods: clear('woods', 'AS-sua-saw') }),
    forbids: work('clearWoods', (unit, view) =>
      hasAny(unit, 'SAW', 'ENG') && near(view, unit, 'woods', INCH) ? undefined : 'there are no woods it could clear',
    ),
    splitFrom: { rule: 'AS-sua-eng', version: 2 },
  }),
  core('AS-sua-brid', {
    ...does({ bridge }),
    forbids: {
      deed: ({ units }, { unit: id, deed: what, at }) => {
        const unit = units[id];
        if (what !== 'bridge' || !isOn(unit)) return undefined;
        if (!at || geometry.distanceOf(unit.at, at) > BESIDE * INCH) return 'a bridge is built right beside its builder';
        return has(unit, 'BRID') ? undefined : 'it builds no bridges';
      },
    },
    splitFrom: { rule: 'AS-sua-eng', version: 2 },
  }),
  core('AS-sua-ff', {
    ...does({ extinguish }),
    forbids: work('extinguish', (unit, view) =>
      has(unit, 'FF') && near(view, unit, 'fire', 2 * INCH) ? undefined : 'there is no fire it could put out',
    ),
    base: { trial: ({ why }) => (why === 'fire' ? FIRE_OUT : undefined) },
    adds: { trial: ({ why, help = 0 }) => (why === 'fire' ? -Math.min(MOST_HELP, help) || undefined : undefined) },
  }),
];
