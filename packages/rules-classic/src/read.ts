import { type BoardPlan, planFault } from '@sortie/board';
import { FACINGS, type Facing, type Hex } from '@sortie/geometry';
import {
  byWord,
  formed,
  list,
  literal,
  misread,
  nullable,
  oneOf,
  optional,
  type Read,
  record,
  type Telling,
  tell,
  text,
  textOr,
  truth,
  where,
  whole,
} from '@sortie/kernel';
import type { Unit as Paper } from '@sortie/roster';
import { sheetsFault } from './scenarios/place.ts';
import {
  AIRS,
  type Beside,
  type Blow,
  type ChapterBlows,
  type ChapterOrders,
  type ChapterSteps,
  type Conditions,
  type CoreCommand,
  CREWS,
  EDGES,
  type Entry,
  GRENADES,
  type LaidSheet,
  MANNERS,
  MAPS,
  type Move,
  type Order,
  PAST_WEATHERS,
  PRESSURES,
  type Purpose,
  RARITIES,
  SENSORS,
  SETTINGS,
  type Setup,
  type Shot,
  type ShotTerms,
  STEPS,
  type Stay,
  type SwingTerms,
  type Task,
  type Tempo,
  WEATHERS,
} from './shape.ts';
import { type Design, isPlayable } from './sheet/compile.ts';
import { ARMS, LOCATIONS, QUAD_LEGS, TRIPOD_LEGS } from './sheet/sheet.ts';

export const hex: Read<Hex> = record({ q: whole(-99, 999), r: whole(-999, 999) });
export const facing: Read<Facing> = oneOf(...FACINGS);
export const id: Read<number> = whole(0, 99);
const name: Read<string> = text(80);

const MOST_HEXES = 120;
export const board: Read<BoardPlan> = (raw, at) => {
  const fault = planFault(raw, MOST_HEXES, at);
  return fault ? misread(fault) : { ok: true, value: raw as BoardPlan };
};

/** A unit of one's own, as the roster writes it; what is in it is looked at by the rules. */
export const unit: Read<Paper> = (raw, at = '') => {
  const value = raw as Partial<Paper> | null;
  const fits =
    typeof value === 'object' &&
    value !== null &&
    typeof value.chassis === 'string' &&
    typeof value.tons === 'number' &&
    Array.isArray(value.mounts) &&
    typeof value.armor === 'object' &&
    typeof value.structure === 'object';
  return fits ? { ok: true, value: value as Paper } : { ok: false, problem: `${at || 'value'} must be a unit` };
};

const unplayable = (design: Design): Telling =>
  tell('the rules do not know how to play the {name}', {
    name: typeof design === 'string' ? design : `${design.chassis} ${design.model}`,
  });

/** Fields that chapters add to something that the core reads. */
type Fields = { readonly [name: string]: Read<unknown> };

const ENTRY = {
  design: where(textOr(name, unit), design => (isPlayable(design) ? undefined : unplayable(design))),
  gunnery: optional(whole(0, 8)),
  piloting: optional(whole(0, 8)),
  crew: optional(oneOf(...CREWS)),
  loads: optional(list(nullable(name), 60)),
  tunes: optional(list(record({ gear: id, to: oneOf(...SETTINGS) }), 12)),
  grenades: optional(oneOf(...GRENADES)),
  bombs: optional(list(name, 40)),
  handheld: optional(textOr(name, unit)),
};
const MOST_UNITS = 24;

const forcesOf = (more: Fields): Read<Setup['forces']> => {
  const entry: Read<Entry> = record({ ...ENTRY, ...more });
  const both = list(list(entry, MOST_UNITS), 2);
  return formed(both.form, (raw, at) => {
    const read = both(raw, at);
    if (!read.ok) return read;
    const [first, second] = read.value;
    return first && second ? { ok: true, value: [first, second] } : { ok: false, problem: `${at ?? 'value'} must be two forces` };
  });
};

const map = textOr<BoardPlan>(oneOf(...MAPS), board) as Read<Setup['map']>;

const MOST_SHEETS = 6;
const laidSheet: Read<LaidSheet> = record({ map, turned: optional(truth), raise: optional(whole(-9, 9)) });
const sheets: Read<readonly (readonly LaidSheet[])[]> = where(list(list(laidSheet, MOST_SHEETS), MOST_SHEETS), rows => {
  const fault = sheetsFault(rows);
  return fault === undefined ? undefined : tell('the maps do not fit: {fault}', { fault });
});

const oneBeside: Read<Beside> = record({ map, raise: optional(whole(-9, 9)), side: optional(oneOf(...EDGES)) });
const allBesides = list(oneBeside, EDGES.length);
const besides: Read<Beside | readonly Beside[]> = formed<Beside | readonly Beside[]>(allBesides.form, (raw, at) =>
  Array.isArray(raw) ? allBesides(raw, at) : oneBeside(raw, at),
);

export const conditions: Read<Conditions> = record({
  temperature: optional(whole(-273, 999)),
  wind: optional(facing),
  gravity: optional(whole(1, 50)),
  pressure: optional(oneOf(...PRESSURES)),
  air: optional(oneOf(...AIRS)),
  pools: optional(whole(1, 3)),
  weather: optional(oneOf(...WEATHERS, ...PAST_WEATHERS)),
});

/** The fields of a set-up, with what chapters say about units. */
export const setupFields = (entry: Fields) => ({
  map,
  forces: forcesOf(entry),
  turns: nullable(whole(1, 999)),
  year: optional(whole(1950, 9999)),
  rarest: optional(oneOf(...RARITIES)),
  beside: optional(besides),
  sheets: optional(sheets),
  conditions: optional(conditions),
});

const SHOT = {
  weapon: id,
  target: id,
  bin: optional(id),
  rate: optional(whole(1, 6)),
  aim: optional(oneOf(...LOCATIONS)),
  hot: optional(truth),
  power: optional(whole(1, 20)),
  cell: optional(id),
};
/** A shot as everybody says it. */
export const shot: Read<Shot> = record(SHOT);

const LEGS = [...TRIPOD_LEGS, ...QUAD_LEGS];

const blowsOf = ({ blows, swings }: Pick<Vocabulary, 'blows' | 'swings'>): { readonly [K in Blow['kind']]: Read<Blow> } => ({
  punch: record({ kind: literal('punch'), arm: oneOf(...ARMS), target: id }),
  kick: record({ kind: literal('kick'), leg: oneOf(...LEGS), target: id }),
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
    ...swings,
  }),
  wreck: record({ kind: literal('wreck'), limb: oneOf(...ARMS, ...LEGS), at: hex, target: id }),
  swing: record({ kind: literal('swing'), target: id }),
  frenzy: record({ kind: literal('frenzy'), target: id }),
  charge: record({ kind: literal('charge'), target: id }),
  dfa: record({ kind: literal('dfa'), target: id }),
  ...readersOf(blows),
});

const readersOf = <K extends string>(parts: { readonly [B in K]: { readonly read: Read<Blow> } }): { readonly [B in K]: Read<Blow> } =>
  Object.fromEntries(Object.entries<{ readonly read: Read<Blow> }>(parts).map(([kind, { read }]) => [kind, read])) as {
    [B in K]: Read<Blow>;
  };

const drop: Read<Order> = record({ do: literal('drop') });
const unjam: Read<Order> = record({ do: literal('unjam'), weapon: id });
const freeTurret: Read<Order> = record({ do: literal('freeTurret') });

const MOST_STEPS = 80;
const onFoot = (mode: 'walk' | 'run', { steps, tempos }: Pick<Vocabulary, 'steps' | 'tempos'>): Read<Move> =>
  record({
    type: literal('move'),
    unit: id,
    mode: literal(mode),
    steps: list(oneOf(...STEPS, ...(Object.keys(steps) as (keyof ChapterSteps)[])), MOST_STEPS),
    charge: optional(id),
    manner: optional(oneOf(...MANNERS)),
    tempo: optional(tempos),
    over: optional(truth),
    declared: optional(whole(0, 99)),
    drops: optional(record({ at: hex, count: whole(1, 20) })),
  }) as Read<Move>;
const stay = (task: Read<Task>, terms: Fields): Read<Stay> =>
  record({
    type: literal('move'),
    unit: id,
    mode: literal('stand'),
    task: optional(task),
    into: optional(id),
    ...terms,
  });
const moveOf = (staying: Read<Stay>, words: Pick<Vocabulary, 'steps' | 'tempos'>): Read<Move> =>
  byWord<Move>('mode', {
    stand: staying,
    walk: onFoot('walk', words),
    run: onFoot('run', words),
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

/** What has to be known of the rules and chapters to read commands: words of choices, and what tasks say beside their names. */
export interface Vocabulary {
  readonly tasks: Read<Task>;
  readonly tempos: Read<Tempo>;
  readonly steps: { readonly [S in keyof ChapterSteps]: unknown };
  readonly terms: Fields;
  readonly purposes: Read<Purpose>;
  /** What shots and swings say beside what everybody says, and kinds of blows and orders. */
  readonly shots: Readers<ShotTerms>;
  readonly swings: Readers<SwingTerms>;
  readonly blows: { readonly [B in keyof ChapterBlows]: { readonly read: Read<ChapterBlows[B]> } };
  readonly orders: { readonly [O in keyof ChapterOrders]: Read<ChapterOrders[O]> };
}

/** Readers of all fields that chapters add to something. */
type Readers<T> = { readonly [N in keyof T]-?: Read<T[N]> & { readonly optional: true } };

type Commands = { readonly [T in CoreCommand['type']]: Read<Extract<CoreCommand, { readonly type: T }>> };

export const commandReaders = ({ tasks, tempos, steps, terms, purposes, shots, swings, blows, orders }: Vocabulary): Commands => ({
  deploy: record({ type: literal('deploy'), unit: id, at: hex, facing }),
  move: moveOf(stay(tasks, terms), { steps, tempos }),
  halt: record({ type: literal('halt'), unit: id }),
  declare: record({
    type: literal('declare'),
    unit: id,
    twist: oneOf(-1, 0, 1),
    flip: optional(truth),
    turret: optional(facing),
    fore: optional(facing),
    shots: list(record({ ...SHOT, ...shots }) as Read<Shot>, 40),
    spots: optional(id),
    batters: optional(list(record({ weapon: id, at: hex, bin: optional(id), purpose: optional(purposes) }), 40)),
    barrages: optional(list(record({ weapon: id, at: hex, bin: optional(id), way: optional(oneOf('blind', 'flak')) }), 40)),
    light: optional(hex),
    beam: optional(whole(1, 29)),
    powerDown: optional(truth),
    tunes: optional(list(record({ gear: id, to: oneOf(...SETTINGS) }), 12)),
    eject: optional(truth),
    shakeOff: optional(truth),
    sensor: optional(oneOf(...SENSORS)),
    orders: optional(list(byWord<Order>('do', { drop, unjam, freeTurret, ...orders }), 20)),
    strafe: optional(record({ at: list(hex, 5), weapons: list(id, 40) })),
    bombs: optional(record({ at: hex, bins: list(id, 40), dive: optional(truth), sensor: optional(truth) })),
  }),
  unload: record({ type: literal('unload'), unit: id, troops: id }),
  strike: record({ type: literal('strike'), unit: id, blows: list(byWord<Blow>('kind', blowsOf({ blows, swings })), 2) }),
});
