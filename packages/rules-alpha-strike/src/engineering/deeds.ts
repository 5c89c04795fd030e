import type { table as terrain } from '@sortie/board';
import { table as geometry } from '@sortie/geometry';
import type { Handler } from '@sortie/kernel';
import { screenStrength } from '../aerospace/capital.ts';
import { layMines, sweepMines } from '../artillery/mines.ts';
import { storm } from '../buildings/capture.ts';
import { has, hasAny } from '../card/specials.ts';
import { dropSensor, shootSensor } from '../electronics/sensors.ts';
import { boobyTrap } from '../heat/orders.ts';
import type { Trial } from '../questions.ts';
import { type AlphaRule, core } from '../rule.ts';
import type { AlphaStrike, Deed, State, Unit } from '../shape.ts';
import { INCH, isInfantry, isOn, marking, markOf, onTable, radiusOf, type Standing } from '../state.ts';

const near = (state: State, unit: Standing, kind: terrain.PieceKind, reach: number): terrain.Piece | undefined =>
  state.table.pieces.find(piece => piece.kind === kind && geometry.touches(piece.outline, unit.at, radiusOf(unit) + reach));

/** Needed on two dice to put out a fire. */
export const FIRE_OUT = 8;

/** Each further unit and each turn before this one makes it easier, up to this much. */
export const MOST_HELP = 3;

const foughtAt = ({ id }: terrain.Piece): string => `fights-${id}`;
const triedAt = (unit: Unit, fire: terrain.Piece): number => markOf(unit, foughtAt(fire))?.value ?? 0;
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

type Run = Handler<AlphaStrike, 'deed'>;

const extinguish: Run = (play, { unit: id }) => {
  const unit = play.state.units[id]!;
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
  else {
    const marks = marking(play.state.units[id]!, { kind: foughtAt(fire), until: play.state.turn + 1, value: triedAt(unit, fire) + 1 });
    play.emit({ type: 'changed', unit: id, rule: 'AS-sua-ff', what: 'fights the fire', change: { marks } });
  }
};

const clear =
  (kind: 'woods' | 'rubble', rule: 'AS-sua-saw' | 'AS-sua-eng'): Run =>
  (play, { unit: id }) => {
    const unit = play.state.units[id]!;
    const piece = isOn(unit) ? near(play.state, unit, kind, INCH) : undefined;
    if (!piece) return;
    const level = (piece.level ?? 1) - 1;
    const { level: _old, ...rest } = piece;
    play.emit({ type: 'terrainChanged', piece: piece.id, as: level > 0 ? { ...rest, level } : null, rule });
  };

/** A span two inches long, right in front of the builder. */
const bridge: Run = (play, { unit: id, at }) => {
  const unit = play.state.units[id]!;
  if (!isOn(unit) || !at) return;
  const name = `bridge-${id}`;
  play.emit({
    type: 'terrainChanged',
    piece: name,
    as: { id: name, kind: 'bridge', outline: { kind: 'circle', at, radius: INCH }, height: 0, cf: isInfantry(unit) ? 8 : 18 },
    rule: 'AS-sua-brid',
  });
};

const spot: Run = (play, { unit: id }) => {
  const unit = play.state.units[id]!;
  play.emit({
    type: 'changed',
    unit: id,
    rule: 'AS-to-hit-spotting',
    what: 'spots',
    change: { marks: marking(unit, { kind: 'spotting', until: play.state.turn }) },
  });
};

/** Chaff and drones around a craft, for the rest of the turn. */
const screen: Run = (play, { unit: id }) => {
  const unit = play.state.units[id]!;
  const marks = marking(unit, { kind: 'screen', until: play.state.turn, value: screenStrength(unit) });
  play.emit({ type: 'changed', unit: id, rule: 'AS-sua-scr', what: 'launches its screens', change: { marks } });
};

const RUNS: { readonly [D in Deed]: Run } = {
  layMines,
  sweepMines,
  extinguish,
  clearWoods: clear('woods', 'AS-sua-saw'),
  clearRubble: clear('rubble', 'AS-sua-eng'),
  bridge,
  blowUp: boobyTrap,
  storm,
  spot,
  shootSensor,
  dropSensor,
  screen,
};

const OWN_RECORD: readonly Deed[] = ['layMines', 'sweepMines', 'blowUp'];

export const deed: Run = (play, command) => {
  const unit = play.state.units[command.unit]!;
  if (!OWN_RECORD.includes(command.deed))
    play.emit({
      type: 'changed',
      unit: unit.id,
      rule: 'AS-attack-count',
      what: command.deed,
      change: { did: [...unit.did, command.deed] },
    });
  RUNS[command.deed](play, command);
};

const needs = (unit: Unit, what: Deed, view: State): string | undefined => {
  if (!isOn(unit)) return undefined;
  if (what === 'extinguish') return has(unit, 'FF') && near(view, unit, 'fire', 2 * INCH) ? undefined : 'there is no fire it could put out';
  if (what === 'clearWoods')
    return hasAny(unit, 'SAW', 'ENG') && near(view, unit, 'woods', INCH) ? undefined : 'there are no woods it could clear';
  if (what === 'clearRubble') return has(unit, 'ENG') && near(view, unit, 'rubble', INCH) ? undefined : 'there is no rubble it could clear';
  return what === 'bridge' && !has(unit, 'BRID') ? 'it builds no bridges' : undefined;
};

const works: AlphaRule = core('AS-sua-eng', {
  forbids: {
    deed: (view, { unit: id, deed: what, at }, _seat, book) => {
      const unit = view.units[id];
      if (!unit) return undefined;
      if (what === 'storm' && book.ask('agreed', { what }).terms.length === 0) return 'the players have not agreed on that';
      if (what === 'bridge' && isOn(unit) && (!at || geometry.distanceOf(unit.at, at) > 3 * INCH))
        return 'a bridge is built right beside its builder';
      return needs(unit, what, view);
    },
  },
  covers: ['AS-sua-saw', 'AS-sua-brid'],
});

const firefighters: AlphaRule = core('AS-sua-ff', {
  base: { trial: ({ why }) => (why === 'fire' ? FIRE_OUT : undefined) },
  adds: { trial: ({ why, help = 0 }) => (why === 'fire' ? -Math.min(MOST_HELP, help) || undefined : undefined) },
});

export const deedRules: readonly AlphaRule[] = [works, firefighters];
