import { type BoardPlan, planFault } from '@sortie/board';
import { FACINGS, type Facing, type Hex } from '@sortie/geometry';
import { byType, fill, list, misread, nullable, oneOf, optional, type Read, record, text, where, whole } from '@sortie/kernel';
import type { Unit } from '@sortie/roster';
import { RULES } from './rules.ts';
import {
  AIRS,
  type Beside,
  type Blow,
  CALLED,
  type Command,
  type Conditions,
  EDGES,
  type Entry,
  GRENADES,
  LENSES,
  MANNERS,
  MAPS,
  MINE_KINDS,
  type Minefield,
  type Move,
  type Order,
  PAST_WEATHERS,
  PRESSURES,
  PURPOSES,
  RARITIES,
  SENSORS,
  SETTINGS,
  type Setup,
  type Shot,
  TASKS,
  WEATHERS,
} from './shape.ts';
import { ARMS, LOCATIONS } from './sheet/sheet.ts';

/** One of two forms, told apart by whether it is a text. */
const textOr =
  <T>(words: Read<string>, other: Read<T>): Read<string | T> =>
  (raw, at) =>
    typeof raw === 'string' ? words(raw, at) : other(raw, at);

const hex: Read<Hex> = record({ q: whole(-99, 999), r: whole(-999, 999) });
const facing: Read<Facing> = oneOf(...FACINGS);
const id: Read<number> = whole(0, 99);
const name: Read<string> = text(80);
const literal = <const T extends string>(word: T): Read<T> => oneOf(word);

const MOST_HEXES = 120;
const board: Read<BoardPlan> = (raw, at) => {
  const fault = planFault(raw, MOST_HEXES, at);
  return fault ? misread(fault) : { ok: true, value: raw as BoardPlan };
};

/** A unit of one's own, as the roster writes it; what is in it is looked at by the rules. */
const unit: Read<Unit> = (raw, at = '') => {
  const value = raw as Partial<Unit> | null;
  const fits =
    typeof value === 'object' &&
    value !== null &&
    typeof value.chassis === 'string' &&
    typeof value.tons === 'number' &&
    Array.isArray(value.mounts) &&
    typeof value.armor === 'object' &&
    typeof value.structure === 'object';
  return fits ? { ok: true, value: value as Unit } : { ok: false, problem: `${at || 'value'} must be a unit` };
};

const truth: Read<true> = (raw, at = '') => (raw === true ? { ok: true, value: true } : { ok: false, problem: `${at} must be true` });

const flag: Read<boolean> = (raw, at = '') =>
  typeof raw === 'boolean' ? { ok: true, value: raw } : { ok: false, problem: `${at} must be true or false` };

const entry: Read<Entry> = record({
  design: textOr(name, unit),
  gunnery: optional(whole(0, 8)),
  piloting: optional(whole(0, 8)),
  loads: optional(list(nullable(name), 60)),
  hotLoaded: optional(list(id, 40)),
  arraysOff: optional(truth),
  mines: optional(list(oneOf(...MINE_KINDS), 12)),
  tunes: optional(list(record({ gear: id, to: oneOf(...SETTINGS) }), 12)),
  sensors: optional(record({ lens: oneOf(...LENSES), floating: optional(id) })),
  grenades: optional(oneOf(...GRENADES)),
  unsealed: optional(truth),
  lance: optional(whole(0, 9)),
  bombs: optional(list(name, 40)),
  handheld: optional(textOr(name, unit)),
  racks: optional(whole(1, 20)),
});
const MOST_UNITS = 24;
const force = list(entry, MOST_UNITS);

const forces: Read<Setup['forces']> = (raw, at) => {
  const read = list(force, 2)(raw, at);
  if (!read.ok) return read;
  const [first, second] = read.value;
  return first && second ? { ok: true, value: [first, second] } : { ok: false, problem: `${at ?? 'value'} must be two forces` };
};

const map = textOr<BoardPlan>(oneOf(...MAPS), board) as Read<Setup['map']>;

const oneBeside: Read<Beside> = record({ map, raise: optional(whole(-9, 9)), side: optional(oneOf(...EDGES)) });
const besides: Read<Beside | readonly Beside[]> = (raw, at) =>
  Array.isArray(raw) ? list(oneBeside, EDGES.length)(raw, at) : oneBeside(raw, at);

const MOST_FIELDS = 99;
const minefield: Read<Minefield> = record({
  kind: oneOf(...MINE_KINDS),
  at: hex,
  seat: whole(0, 1),
  density: whole(5, 30),
  setting: optional(whole(20, 100)),
});

const conditions: Read<Conditions> = record({
  temperature: optional(whole(-273, 999)),
  wind: optional(facing),
  gravity: optional(whole(1, 50)),
  pressure: optional(oneOf(...PRESSURES)),
  air: optional(oneOf(...AIRS)),
  pools: optional(whole(1, 3)),
  weather: optional(oneOf(...WEATHERS, ...PAST_WEATHERS)),
});

/** A set-up that is well formed and that no rule objects to. */
export const readSetup: Read<Setup> = where(
  record({
    map,
    forces,
    turns: nullable(whole(1, 999)),
    year: optional(whole(1950, 9999)),
    rarest: optional(oneOf(...RARITIES)),
    beside: optional(besides),
    conditions: optional(conditions),
    mines: optional(list(minefield, MOST_FIELDS)),
    pits: optional(list(hex, MOST_FIELDS)),
    mineBudget: optional(whole(0, 9_999_999)),
  }),
  setup => {
    for (const { id: rule, forbidsSetup } of RULES) {
      const reason = forbidsSetup?.(setup);
      if (reason) return `${fill(reason)} (${rule})`;
    }
    return undefined;
  },
);

const shot: Read<Shot> = record({
  weapon: id,
  target: id,
  bin: optional(id),
  rate: optional(whole(1, 6)),
  aim: optional(oneOf(...LOCATIONS)),
  hot: optional(truth),
  called: optional(oneOf(...CALLED)),
  eccm: optional(truth),
  cell: optional(id),
});

const blows: { readonly [K in Blow['kind']]: Read<Blow> } = {
  punch: record({ kind: literal('punch'), arm: oneOf(...ARMS), target: id }),
  kick: record({ kind: literal('kick'), leg: oneOf(...LOCATIONS), target: id }),
  push: record({ kind: literal('push'), target: id }),
  leg: record({ kind: literal('leg'), target: id }),
  swarm: record({ kind: literal('swarm'), target: id }),
  brush: record({ kind: literal('brush'), arm: oneOf(...ARMS), target: id }),
  club: record({
    kind: literal('club'),
    gear: id,
    target: id,
    active: optional(truth),
    part: optional(oneOf('high', 'low')),
    winds: optional(truth),
  }),
  pluck: record({ kind: literal('pluck'), arm: oneOf(...ARMS), target: id }),
  wreck: record({ kind: literal('wreck'), limb: oneOf(...LOCATIONS), at: hex, target: id }),
  swing: record({ kind: literal('swing'), target: id }),
  trip: record({ kind: literal('trip'), target: id }),
  block: record({ kind: literal('block'), arm: oneOf(...ARMS), target: id }),
  grapple: record({ kind: literal('grapple'), target: id, holds: optional(truth) }),
  break: record({ kind: literal('break'), target: id }),
  frenzy: record({ kind: literal('frenzy'), target: id }),
  charge: record({ kind: literal('charge'), target: id }),
  dfa: record({ kind: literal('dfa'), target: id }),
};

const orders: { readonly [K in Order['do']]: Read<Order> } = {
  drop: record({ do: literal('drop') }),
  switch: record({ do: literal('switch'), weapon: id }),
  coolant: record({ do: literal('coolant'), bin: id }),
  charge: record({ do: literal('charge'), weapon: id }),
  mast: record({ do: literal('mast'), up: flag }),
  guard: record({ do: literal('guard'), gear: id, mode: oneOf('active', 'passive', 'none'), center: optional(truth) }),
};

/** One of several records, told apart by a word in them. */
const by =
  <T>(field: string, variants: { readonly [word: string]: Read<T> }): Read<T> =>
  (raw, at = '') => {
    const word = typeof raw === 'object' && raw !== null ? (raw as { readonly [name: string]: unknown })[field] : undefined;
    const read = typeof word === 'string' && Object.hasOwn(variants, word) ? variants[word] : undefined;
    if (read) return read(raw, at);
    return { ok: false, problem: `${at ? `${at}.` : ''}${field} must be one of ${Object.keys(variants).join(', ')}` };
  };

const steps: Read<string> = where(text(80), letters =>
  /^[FBLRUDHKVSXYqezc+-]*$/.test(letters) ? undefined : 'steps are F, B, L, R, U, D, H, K, V, S, X, Y, q, e, z, c, + and -',
);
const onFoot = (mode: 'walk' | 'run'): Read<Move> =>
  record({
    type: literal('move'),
    unit: id,
    mode: literal(mode),
    steps,
    charge: optional(id),
    manner: optional(oneOf(...MANNERS)),
    careful: optional(truth),
    hurried: optional(truth),
    blindly: optional(truth),
    declared: optional(whole(0, 99)),
    drops: optional(record({ at: hex, count: whole(1, 20) })),
  }) as Read<Move>;
const move: Read<Move> = by<Move>('mode', {
  stand: record({
    type: literal('move'),
    unit: id,
    mode: literal('stand'),
    task: optional(oneOf(...TASKS)),
    lays: optional(id),
    into: optional(id),
  }),
  walk: onFoot('walk'),
  run: onFoot('run'),
  jump: record({
    type: literal('move'),
    unit: id,
    mode: literal('jump'),
    to: hex,
    facing,
    onto: optional(id),
    cushion: optional(whole(1, 20)),
  }),
});

export const readCommand: Read<Command> = byType<Command>({
  deploy: record({ type: literal('deploy'), unit: id, at: hex, facing }),
  move,
  fly: record({ type: literal('fly'), unit: id, from: hex, heading: facing, altitude: whole(0, 10), land: optional(hex) }),
  halt: record({ type: literal('halt'), unit: id }),
  declare: record({
    type: literal('declare'),
    unit: id,
    twist: oneOf(-1, 0, 1),
    flip: optional(truth),
    turret: optional(facing),
    fore: optional(facing),
    shots: list(shot, 40),
    spots: optional(id),
    batters: optional(list(record({ weapon: id, at: hex, bin: optional(id), purpose: optional(oneOf(...PURPOSES)) }), 40)),
    barrages: optional(list(record({ weapon: id, at: hex, bin: optional(id), way: optional(oneOf('blind', 'flak')) }), 40)),
    light: optional(hex),
    beam: optional(whole(1, 29)),
    powerDown: optional(truth),
    tunes: optional(list(record({ gear: id, to: oneOf(...SETTINGS) }), 12)),
    eject: optional(truth),
    shakeOff: optional(truth),
    sensor: optional(oneOf(...SENSORS)),
    orders: optional(list(by<Order>('do', orders), 20)),
    strafe: optional(record({ at: list(hex, 5), weapons: list(id, 40) })),
    bombs: optional(record({ at: hex, bins: list(id, 40), dive: optional(truth) })),
  }),
  unload: record({ type: literal('unload'), unit: id, troops: id }),
  detonate: record({ type: literal('detonate'), field: id, trap: optional(truth) }),
  haunt: record({ type: literal('haunt'), unit: id, ghosts: list(record({ device: id, target: id }), 12) }),
  strike: record({ type: literal('strike'), unit: id, blows: list(by<Blow>('kind', blows), 2) }),
});
