import { table as terrain } from '@sortie/board';
import { table as geometry } from '@sortie/geometry';
import { type Handler, nth } from '@sortie/kernel';
import { has } from '../card/specials.ts';
import { byRule, hurt } from '../damage/apply.ts';
import { controlMargin } from '../movement/control.ts';
import { type AlphaRule, core, type Table } from '../rule.ts';
import type { AlphaStrike, LandCommand, Point, State, Unit } from '../shape.ts';
import { baseOf, INCH, isOn, onTable, radiusOf, type Standing, unitAt } from '../state.ts';
import { isSpheroid } from './aircraft.ts';
import { notCalled, notReady } from './flight.ts';

/** Weak: inches of open ground that wings need to touch down or take off, and half of that for those made to do with less. */
export const RUNWAY = 16;
export const SHORT_RUNWAY = 8;

/** What a place that is not fit for it adds to the roll. */
export const ROUGH = 2;

export const runwayOf = (unit: Pick<Unit, 'card'>): number => (isSpheroid(unit) ? 0 : has(unit, 'VSTOL') ? SHORT_RUNWAY : RUNWAY);

const OPEN: readonly terrain.PieceKind[] = ['pavement', 'road'];
const isOpen = ({ pieces, depth }: terrain.Ground): boolean =>
  depth === 0 && pieces.every(({ kind }) => OPEN.includes(kind) || kind === 'hill');

/** Inches of a runway that are not open and level; 0 for a good one. */
export function badRunway({ table }: State, from: Point, to: Point): number {
  const { elevation } = terrain.groundAt(table, to);
  let bad = isOpen(terrain.groundAt(table, to)) ? 0 : INCH;
  for (const { ground, length } of terrain.spansOf(table, from, to)) if (!isOpen(ground) || ground.elevation !== elevation) bad += length;
  return Math.ceil(bad / INCH);
}

/** The strip before the place where an aircraft comes to rest. */
const approach = (state: State, unit: Unit, from: Point, at: Point): number =>
  badRunway(state, geometry.towards(at, from, runwayOf(unit) * INCH), at);

/** The strip ahead; where the table ends nothing is known to be in the way. */
function ahead(state: State, unit: Standing): number {
  const { dx, dy } = unit.facing;
  const far = { x: unit.at.x + dx * 100_000, y: unit.at.y + dy * 100_000 };
  const { x, y } = geometry.towards(unit.at, far, runwayOf(unit) * INCH);
  const { width, height } = state.table;
  return badRunway(state, { x: Math.max(0, Math.min(width, x)), y: Math.max(0, Math.min(height, y)) }, unit.at);
}

const deckOf = ({ units }: State, { onto }: LandCommand): Standing | undefined => {
  const deck = onto === undefined ? undefined : units[onto];
  return isOn(deck) ? deck : undefined;
};

const landing: AlphaRule = core('AS-aero-land', {
  covers: ['ASC-space-liftoff'],
  forbids: {
    land: (view, command) => {
      const unit = view.units[command.unit];
      if (!unit || command.onto !== undefined) return undefined;
      const { at } = command;
      const { width, height } = view.table;
      if (at.x < 0 || at.y < 0 || at.x > width || at.y > height || !terrain.isStandingPoint(view.table, at)) return 'it cannot land there';
      const ground = terrain.groundAt(view.table, at);
      if (ground.depth > 0 || ground.pieces.some(({ kind }) => kind === 'building' || kind === 'woods' || kind === 'jungle'))
        return 'it cannot land there';
      const base = { at, radius: radiusOf(unit) };
      return onTable(view).some(other => !other.airborne && geometry.overlap(base, baseOf(other)))
        ? 'another base is in the way there'
        : undefined;
    },
    liftOff: (view, { unit: id }, seat, book) => {
      const unit = view.units[id];
      const wrong = unit && book.holds('rises', { unit }) ? notCalled(view, unit, seat) : notReady(view, unit, seat);
      if (wrong || !unit) return wrong;
      return unit.fate === 'riding' || (isOn(unit) && !unit.airborne) ? undefined : 'it is in the air';
    },
  },
});

const decks: AlphaRule = core('AS-sua-fd', {
  forbids: {
    land: (view, command) => {
      if (command.onto === undefined) return undefined;
      const deck = deckOf(view, command);
      if (!deck || deck.seat !== view.units[command.unit]?.seat || !has(deck, 'FD')) return 'there is no deck to land on';
      return geometry.distanceOf(deck.at, command.at) === 0 ? undefined : 'the line has to lead to the deck';
    },
  },
});

/** Weak: what coming down without Thrust adds to the roll. */
const POWERLESS = 4;
const isPowerless = ({ moves }: Pick<Unit, 'moves'>): boolean => (moves[0]?.value ?? 0) === 0;

export const landingRules: readonly AlphaRule[] = [
  landing,
  decks,
  core('AS-aero-land-rough', {
    adds: { control: ({ why, inches }) => ((why === 'landing' || why === 'liftOff') && inches > 0 ? ROUGH : undefined) },
  }),
  core('ASC-space-gravity-fighters-dropships', {
    affirms: { deadStick: ({ unit }) => isPowerless(unit) },
    adds: { control: ({ why, unit }) => (why === 'landing' && isPowerless(unit) ? POWERLESS : undefined) },
    splitFrom: { rule: 'AS-aero-land', version: 2 },
  }),
  core('AS-sua-vstol', { structural: 'a mark on a card that the length of a runway asks for' }),
];

/** Weak: whoever fails suffers a point for each point of failure, and is down, or still down, all the same. */
function controls(play: Table, unit: Unit, why: 'landing' | 'liftOff', inches: number): number {
  const needs = play.ask('control', { state: play.state, unit, why, inches });
  const roll = play.roll(2, 6, 'AS-aero-land');
  const margin = controlMargin(play, unit, needs, roll);
  const words = why === 'landing' ? ['lands well', 'lands badly'] : ['takes off', 'fails to take off'];
  play.emit({ type: 'rolled', unit: unit.id, rule: 'AS-aero-land', what: nth(words, margin >= 0 ? 0 : 1), needs, roll, good: margin >= 0 });
  return margin;
}

export const land: Handler<AlphaStrike, 'land'> = (play, command) => {
  const { unit: id, from, at } = command;
  const unit = unitAt(play.state, id);
  const deck = deckOf(play.state, command);
  const margin = controls(play, unit, 'landing', deck ? 0 : approach(play.state, unit, from, at));
  const facing = geometry.headingTo(from, at);
  const length = geometry.distanceOf(from, at);
  const down = { type: 'flew', unit: id, flight: { ring: 0 }, airborne: false, facing, length } as const;
  if (deck) play.emit({ ...down, fate: 'riding', at: null, z: 0, rides: deck.id });
  else play.emit({ ...down, fate: 'fighting', at, z: terrain.groundAt(play.state.table, at).elevation });
  if (margin < 0) hurt(play, id, -margin, byRule('AS-aero-land'));
};

export const liftOff: Handler<AlphaStrike, 'liftOff'> = (play, { unit: id }) => {
  play.run('rising', { unit: id });
  const unit = unitAt(play.state, id);
  const { facing } = unit;
  const up = { type: 'flew', unit: id, fate: 'aloft', at: null, z: 0, airborne: true, facing, length: 0 } as const;
  const carrier = unit.rides === null ? undefined : play.state.units[unit.rides];
  if (carrier) {
    play.emit({ ...up, flight: { ring: carrier.flight?.ring ?? 0, out: carrier.id } });
    return;
  }
  if (!isOn(unit)) return;
  const margin = controls(play, unit, 'liftOff', ahead(play.state, unit));
  if (margin >= 0) play.emit({ ...up, flight: { ring: 0 } });
  else {
    play.emit({ ...up, fate: 'fighting', flight: { ring: 0 }, at: unit.at, z: unit.z, airborne: false });
    hurt(play, id, -margin, byRule('AS-aero-land'));
  }
};
