import { createBoard, drawBoard, type Terrain, withSites } from '@sortie/board';
import { type Facing, type Hex, parseHexLabel } from '@sortie/geometry';
import type { Answer, RuleId } from '@sortie/kernel';
import { type Scene, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import type { Event } from '../event.ts';
import { movedBy } from '../movement/moved.ts';
import { EDITIONS, ruleset, stepsIn } from '../ruleset.ts';
import { needsRoom, unitOf } from '../scenarios/setup.ts';
import type { Blow, Classic, Command, Mode, Move, Shot, State, Unit } from '../shape.ts';
import { planWith } from '../terrain/board.ts';

/** The hex with this number. */
export function at(label: string): Hex {
  const h = parseHexLabel(label);
  if (!h) throw new Error(`${label} is no hex`);
  return h;
}

export interface Placed extends Partial<Omit<Unit, 'at' | 'moved' | 'pilot'>> {
  readonly at: string;
  readonly gunnery?: number;
  readonly piloting?: number;
  /** Mode and hexes, if it has moved this turn. */
  readonly moved?: readonly [mode: Mode, hexes: number];
  readonly awake?: boolean;
  readonly wounds?: number;
}

/** What only some games have in their state, as it is there. */
type Slices = { readonly [K in keyof State as undefined extends State[K] ? K : never]?: NonNullable<State[K]> };

export interface Position extends Omit<Slices, 'vessels'> {
  readonly units: readonly Placed[];
  /** Letters in some hexes of a clear map of 16 by 17. */
  readonly ground?: { readonly [label: string]: string };
  readonly phase?: State['phase'];
  /** The seat that has won initiative: the other one acts first. */
  readonly initiative?: number;
  readonly turn?: number;
  readonly turns?: number | null;
  /** A map of its own instead of the clear one. */
  readonly board?: State['board'];
  /** Tags of the map. */
  readonly tags?: readonly string[];
  /** Rules beside those that everybody plays. */
  readonly rules?: readonly RuleId[];
}

export const NORTH = 0;
export const SOUTH = 1;
/** Dice for the initiative of the next turn: south wins again. */
export const NEXT = [1, 1, 2, 2] as const;

const LETTERS = {
  s: { level: 0, terrains: [{ kind: 'swamp', level: 1 }] },
  x: { level: 0, terrains: [{ kind: 'rubble', level: 1 }] },
  p: { level: 0, terrains: [{ kind: 'pavement', level: 1 }] },
  d: { level: 0, terrains: [{ kind: 'water', level: 3 }] },
  f: { level: 0, terrains: [{ kind: 'fields', level: 1 }] },
  F: { level: 0, terrains: [{ kind: 'fire', level: 1 }] },
  H: { level: 0, terrains: [{ kind: 'building', level: 2, height: 2, cf: 40 }] },
  S: { level: 0, terrains: [{ kind: 'building', level: 1, height: 1, cf: 15 }] },
  C: { level: 0, terrains: [{ kind: 'building', level: 3, height: 2, cf: 90 }] },
  w: { level: 0, terrains: [{ kind: 'woods', level: 1, height: 1 }] },
  U: { level: 0, terrains: [{ kind: 'other', name: 'ultra sublevel', level: 1 }] },
  c: { level: 0, terrains: [{ kind: 'other', name: 'crystal', level: 1 }] },
  q: { level: 0, terrains: [{ kind: 'other', name: 'small dome, outer ring', level: 1 }] },
  Q: { level: 0, terrains: [{ kind: 'other', name: 'medium dome, outer ring', level: 1 }] },
  O: { level: 0, terrains: [{ kind: 'other', name: 'medium dome, inner ring', level: 1 }] },
  z: { level: 0, terrains: [{ kind: 'hazardousLiquid', level: 1 }] },
  a: { level: 0, terrains: [{ kind: 'sand', level: 1 }] },
  v: { level: 0, terrains: [{ kind: 'smoke', level: 1 }] },
  g: { level: 0, terrains: [{ kind: 'smoke', level: 7, height: 1 }] },
  V: { level: 0, terrains: [{ kind: 'smoke', level: 2 }] },
  Y: {
    level: 0,
    terrains: [
      { kind: 'smoke', level: 1 },
      { kind: 'smoke', level: 1 },
    ],
  },
  m: { level: 0, terrains: [{ kind: 'mud', level: 1 }] },
  n: { level: 0, terrains: [{ kind: 'snow', level: 2 }] },
  i: { level: 0, terrains: [{ kind: 'ice', level: 1 }] },
  k: { level: 0, terrains: [{ kind: 'rapids', level: 1 }] },
  j: { level: 0, terrains: [{ kind: 'jungle', level: 3, height: 2 }] },
  B: { level: 0, terrains: [{ kind: 'other', name: 'castles brian', level: 1 }] },
  E: { level: 0, terrains: [{ kind: 'water', level: 12 }] },
  o: { level: 0, terrains: [{ kind: 'water', level: 15 }] },
  b: { level: 0, terrains: [{ kind: 'water', level: 17 }] },
  T: { level: 0, terrains: [{ kind: 'water', level: 18 }] },
  A: { level: 0, terrains: [{ kind: 'water', level: 35 }] },
  I: { level: 0, terrains: [{ kind: 'water', level: 36 }] },
  Z: { level: 0, terrains: [{ kind: 'water', level: 60 }] },
  P: { level: 0, terrains: [{ kind: 'road', level: 1 }] },
  D: { level: 0, terrains: [{ kind: 'road', level: 2 }] },
  G: { level: 0, terrains: [{ kind: 'road', level: 3 }] },
  W: {
    level: 0,
    terrains: [
      { kind: 'woods', level: 1, height: 2 },
      { kind: 'snow', level: 2 },
      { kind: 'mud', level: 1 },
    ],
  },
  J: {
    level: 0,
    terrains: [
      { kind: 'jungle', level: 3, height: 2 },
      { kind: 'snow', level: 2 },
      { kind: 'mud', level: 1 },
    ],
  },
  R: {
    level: 0,
    terrains: [
      { kind: 'woods', level: 2, height: 2 },
      { kind: 'road', level: 1 },
    ],
  },
} as const;

function boardWith(ground: { readonly [label: string]: string }, tags: readonly string[]) {
  const rows = Array.from({ length: 17 }, () => Array.from({ length: 16 }, () => '.'));
  for (const [label, letter] of Object.entries(ground)) rows[Number(label.slice(2)) - 1]![Number(label.slice(0, 2)) - 1] = letter;
  return planWith({ ...drawBoard({ rows: rows.map(row => row.join('')), legend: LETTERS }), tags });
}

/** A clear map of 16 by 17 with something of one's own in some hexes. */
export const clearBut = (places: { readonly [label: string]: readonly Terrain[] }, tags: readonly string[] = []): State['board'] => {
  const sites = Object.entries(places).map(([label, terrains]) => [at(label), { level: 0, terrains }] as const);
  return planWith({ ...withSites(createBoard({ width: 16, height: 17 }), sites), tags });
};

function placed({ at: label, moved, gunnery, piloting, awake = true, wounds = 0, ...more }: Placed, id: number): Unit {
  const seat = more.seat ?? (id === 0 ? NORTH : SOUTH);
  const entry = {
    design: more.design ?? 'GRF-1N',
    ...(gunnery === undefined ? {} : { gunnery }),
    ...(piloting === undefined ? {} : { piloting }),
  };
  const unit = unitOf(entry, id, seat);
  return {
    ...unit,
    fate: 'fighting',
    ...more,
    id,
    seat,
    at: at(label),
    pilot: { ...unit.pilot, awake, hits: wounds },
    moved: moved ? movedBy(...moved) : null,
    armor: { ...unit.armor, ...more.armor },
    rear: { ...unit.rear, ...more.rear },
    structure: { ...unit.structure, ...more.structure },
  };
}

/** A position of a test's own making: the first unit is the north's and looks south, the others are the south's and look north. */
export function table({
  units,
  ground = {},
  phase = 'movement',
  initiative = SOUTH,
  turn = 1,
  turns = null,
  tags = [],
  rules: _rules,
  board = boardWith(ground, tags),
  ...slices
}: Position): State {
  const all = units.map(placed);
  return {
    board,
    turns,
    turn,
    phase,
    active: 1 - initiative,
    queue: Array.from({ length: units.length * 2 }, (_, i) => (i % 2 === 0 ? initiative : 1 - initiative)),
    initiative,
    units: all,
    ...(all.some(needsRoom) ? { vessels: true } : {}),
    lastHarm: 0,
    result: null,
    ...slices,
  };
}

export const start = (position: Position): Scene<Classic> =>
  scene(ruleset, table(position), [...EDITIONS['classic']!, ...(position.rules ?? [])]);

export const stay = (unit: number): Move => ({ type: 'move', unit, mode: 'stand' });
export { stepsIn };

export const walk = (unit: number, steps: string): Move => ({ type: 'move', unit, mode: 'walk', steps: stepsIn(steps) });
export const run = (unit: number, steps: string): Move => ({ type: 'move', unit, mode: 'run', steps: stepsIn(steps) });
export const jump = (unit: number, to: string, facing: Facing = 0): Move => ({ type: 'move', unit, mode: 'jump', to: at(to), facing });
export const hold = (unit: number): Command => ({ type: 'declare', unit, twist: 0, shots: [] });
export const fire = (unit: number, target: number, ...weapons: readonly (number | Omit<Shot, 'target'>)[]): Command => ({
  type: 'declare',
  unit,
  twist: 0,
  shots: weapons.map((weapon): Shot => (typeof weapon === 'number' ? { weapon, target } : { ...weapon, target })),
});
export const strike = (unit: number, ...blows: readonly Blow[]): Command => ({ type: 'strike', unit, blows });

export const eventsOf = <E extends Event['type']>(events: readonly Event[], type: E): readonly Extract<Event, { readonly type: E }>[] =>
  events.filter((event): event is Extract<Event, { readonly type: E }> => event.type === type);

/** Has declared nothing this turn. */
const SILENT: Unit['fire'] = { shots: [], spots: null, numbers: null, resolved: true };

/** The first unit fires one weapon at the second, who does nothing, as do all others; `dice` are those of the shot and of what it brings about. */
export function shoot(position: Position, weapon: number | Omit<Shot, 'target'>, ...dice: readonly number[]) {
  const units = position.units.map((unit, i): Placed => (i > 1 && unit.seat === NORTH ? { fire: SILENT, ...unit } : unit));
  const play = start({ phase: 'weapon', ...position, units });
  play.does(NORTH, fire(0, 1, weapon));
  for (const { id, seat, fire: declared } of play.state.units.slice(2)) if (!declared) play.does(seat, hold(id));
  const events = play.does(SOUTH, hold(1), ...dice);
  return { play, events };
}

/** The number that a shot needs. Everybody is at least two hexes apart, so that the turn ends after it; the shot misses. */
export function numberOf(position: Position, weapon: number | Omit<Shot, 'target'>, expected: number): Answer {
  const { events } = shoot(position, weapon, ...(expected > 12 ? [] : [1, 1]), ...NEXT);
  const [fired] = eventsOf(events, 'fired');
  expect(fired!.toHit.total).toBe(expected);
  return fired!.toHit;
}

/** The terms of a number that count for something, by rule. */
export const termsOf = ({ terms }: Answer): { readonly [rule: string]: number } =>
  Object.fromEntries(terms.filter(({ value }) => value !== 0).map(({ rule, value }) => [rule, value]));

/** Two dice that add up to a roll. */
export const pair = (total: number): readonly [number, number] => {
  const first = Math.max(1, total - 6);
  return [first, total - first];
};

/** A third unit far away, so that the loss of the second does not end the game. */
export const WITNESS: Placed = { at: '0117', design: 'LCT-1V' };
