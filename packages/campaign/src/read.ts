import { byType, flag, list, misread, oneOf, optional, type Read, record, text, where, whole } from '@sortie/kernel';
import type { PrintedCard } from '@sortie/roster';
import { CREWS, HIT_NAMES, type Hit, PLATOONS, type Platoon, TYPES } from './kind.ts';
import {
  AFFILIATIONS,
  type Army,
  type Command,
  ENDS,
  type Enlisted,
  FATES,
  RESULTS,
  type Report,
  type Setup,
  type Suffered,
} from './shape.ts';

const name = text(200);
const card: Read<PrintedCard> = record({
  name,
  type: oneOf(...TYPES),
  size: whole(0, 10),
  tmm: whole(0, 20),
  move: text(60),
  damage: text(60),
  overheat: whole(0, 4),
  armor: whole(0, 10_000),
  structure: whole(0, 10_000),
  threshold: optional(whole(0, 10_000)),
  arcs: optional((raw: unknown, at?: string) =>
    typeof raw === 'object' && raw !== null
      ? { ok: true as const, value: raw as NonNullable<PrintedCard['arcs']> }
      : misread('arcs are a record', at),
  ),
  specials: list(name, 100),
  pv: whole(0, 1_000_000),
  role: optional(text(60)),
});

const skill = whole(0, 8);
const enlisted: Read<Enlisted> = record({
  card,
  skill,
  pilot: optional(name),
  abilities: optional(list(name, 20)),
  quirks: optional(list(name, 20)),
  clan: optional(flag),
});
const army: Read<Army> = record({
  name,
  affiliations: list(oneOf(...AFFILIATIONS), 7),
  stance: oneOf('offensive', 'defensive'),
  home: flag,
  gameMaster: optional(flag),
  units: list(enlisted, 200),
});

const pairOf =
  <T>(item: Read<T>): Read<readonly [T, T]> =>
  (raw, at) => {
    const read = list(item, 2)(raw, at);
    if (!read.ok) return read;
    const [a, b] = read.value;
    return a !== undefined && b !== undefined ? { ok: true, value: [a, b] } : misread('there are two sides', at);
  };

export const readSetup: Read<Setup> = where(
  record({ title: name, year: optional(whole(2000, 4000)), armies: pairOf(army) }) as Read<Setup>,
  setup => (setup.armies[0].units.length === 0 ? 'an army has at least one unit' : undefined),
);

const id = whole(0, 9999);
const hits: Read<{ readonly [H in Hit]?: number }> = record(Object.fromEntries(HIT_NAMES.map(hit => [hit, optional(whole(0, 99))])));
const suffered: Read<Suffered> = record({
  unit: id,
  fate: oneOf(...FATES),
  armor: whole(0, 10_000),
  structure: whole(0, 10_000),
  hits: optional(hits),
  immobile: optional(flag),
  end: optional(oneOf(...ENDS)),
  crewHits: optional(whole(0, 99)),
  ammoHit: optional(flag),
  fuelHit: optional(flag),
  crashed: optional(flag),
  airless: optional(flag),
});
export const readReport: Read<Report> = record({
  result: optional(oneOf(...RESULTS)),
  scores: optional(pairOf(whole(0, 1_000_000))),
  field: whole(-1, 1),
  retreated: optional(list(whole(0, 1), 2)),
  salvage: optional(flag),
  units: list(suffered, 400),
});

const type = <const T extends string>(word: T): Read<T> => oneOf(word);

export const readCommand: Read<Command> = byType<Command>({
  battle: record({ type: type('battle'), report: readReport }),
  close: record({ type: type('close') }),
  interval: record({ type: type('interval'), hours: whole(0, 9999) }),
  salvage: record({ type: type('salvage'), unit: id }),
  repair: record({ type: type('repair'), unit: id }),
  supply: record({ type: type('supply'), unit: id, alternative: optional(flag) }),
  heal: record({ type: type('heal'), crew: id }),
  scrap: record({ type: type('scrap'), unit: id }),
  buy: record({ type: type('buy'), unit: enlisted }),
  hire: record({
    type: type('hire'),
    kind: oneOf(...CREWS),
    name,
    platoon: optional(oneOf(...(Object.keys(PLATOONS) as readonly Platoon[]))),
    card: optional(card),
    trained: optional(flag),
  }),
  grant: record({ type: type('grant'), seat: whole(0, 1), sp: whole(1, 1_000_000) }),
  advance: record({ type: type('advance'), crew: id }),
  assign: record({ type: type('assign'), crew: id, unit: id }),
  next: record({ type: type('next') }),
});
