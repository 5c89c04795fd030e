import { table as terrain } from '@sortie/board';
import { byType, flag, list, misread, oneOf, optional, type Read, record, tell, text, where, whole } from '@sortie/kernel';
import { bombTrouble } from './artillery/bomb-load.ts';
import { misplaced } from './buildings/emplacement-places.ts';
import { type Arc, type Card, type Damage, type Move, TYPES } from './card/card.ts';
import { cardNamed } from './card/cards.ts';
import { commandTrouble } from './commands/budget.ts';
import { formationTrouble } from './formations/trouble.ts';
import { crewTrouble } from './pilots/budget.ts';
import { modelTrouble, quirkTrouble } from './quirks/budget.ts';
import { bayed } from './quirks/sky.ts';
import { missionTrouble } from './scenarios/counsel.ts';
import { tableOf } from './sequence/setup.ts';
import {
  AGGRESSIONS,
  type AirRun,
  type AttackCommand,
  BOMBS,
  type Command,
  DEEDS,
  DEVICES,
  type Entry,
  HAULS,
  type Heading,
  LIGHTS,
  MISSIONS,
  type MissionOrder,
  MODES,
  type MoveCommand,
  type Occasion,
  ORDERS,
  PHYSICALS,
  type Point,
  RINGS,
  RUNS,
  type Setup,
  STANCES,
  VARIANTS,
  WEAPONS,
  type Weather,
  type Worn,
} from './shape.ts';
import { robotTrouble } from './unit-types/modes.ts';

const FAR = 200_000;
const id: Read<number> = whole(0, 199);
const point: Read<Point> = record({ x: whole(-FAR, FAR), y: whole(-FAR, FAR) });
const heading: Read<Heading> = record({ dx: whole(-FAR, FAR), dy: whole(-FAR, FAR) });
const name: Read<string> = text(80);
const literal = <const T extends string>(word: T): Read<T> => oneOf(word);

const damage: Read<Damage> = record({ points: whole(0, 99), minimal: flag });
const move: Read<Move> = record({ value: whole(0, 99), code: text(6) });
const volley: Read<readonly Damage[]> = list(record({ points: whole(0, 999), minimal: flag }), 4);
const arc: Read<Arc> = record({
  standard: optional(volley),
  capital: optional(volley),
  subCapital: optional(volley),
  missiles: optional(volley),
});
const card: Read<Card> = record({
  name,
  type: oneOf(...TYPES),
  size: whole(1, 5),
  tmm: whole(0, 9),
  moves: list(move, 6),
  role: optional(name),
  damage: list(damage, 4),
  overheat: whole(0, 9),
  armor: whole(0, 999),
  structure: whole(1, 999),
  threshold: optional(whole(0, 999)),
  arcs: optional(record({ front: optional(arc), left: optional(arc), right: optional(arc), rear: optional(arc) })),
  specials: list(name, 60),
  pv: whole(0, 9999),
});
const anyCard: Read<string | Card> = (raw, at) =>
  typeof raw === 'string'
    ? where(name, one => (cardNamed(one) ? undefined : tell('there is no card called {name}', { name: one })))(raw, at)
    : card(raw, at);

const worn: Read<Worn> = record({
  armor: optional(whole(0, 999)),
  structure: optional(whole(0, 999)),
  engine: optional(whole(0, 9)),
  fireControl: optional(whole(0, 9)),
  weapon: optional(whole(0, 9)),
  mp: optional(whole(0, 9)),
  wounded: optional(flag),
  misaligned: optional(flag),
});

const anyEntry: Read<Entry> = record({
  card: anyCard,
  skill: optional(whole(0, 7)),
  name: optional(name),
  hidden: optional(flag),
  lance: optional(whole(0, 99)),
  commander: optional(oneOf('force', 'lance')),
  rides: optional(id),
  offTable: optional(whole(0, 6000)),
  emplaced: optional(record({ piece: name, at: point, facing: optional(heading), height: optional(whole(0, 40)) })),
  ring: optional(oneOf(...RINGS)),
  grounded: optional(flag),
  bombs: optional(list(oneOf(...BOMBS), 40)),
  abilities: optional(list(name, 20)),
  quirks: optional(list(name, 20)),
  formation: optional(name),
  bonus: optional(list(name, 6)),
  aggression: optional(oneOf(...AGGRESSIONS)),
  contingent: optional(whole(0, 9)),
  worn: optional(worn),
  pv: optional(whole(0, 9999)),
});
const entry: Read<Entry> = where(anyEntry, one => {
  const { card: own, bombs = [] } = one;
  return (
    bombTrouble(bayed(typeof own === 'string' ? cardNamed(own)! : own, one.quirks ?? []), bombs) ??
    crewTrouble(one) ??
    quirkTrouble(one) ??
    robotTrouble(one, typeof own === 'string' ? cardNamed(own)! : own)
  );
});
const MOST_UNITS = 40;
const force: Read<readonly Entry[]> = where(list(entry, MOST_UNITS), units => {
  if (units.every(({ rides, offTable }) => rides !== undefined || offTable)) return tell('a side has at least one unit on the table');
  return units.some(({ rides }, i) => rides !== undefined && (rides >= units.length || rides === i || units[rides]?.rides !== undefined))
    ? tell('a rider needs a carrier of its own side')
    : undefined;
});

const weather: Read<Weather> = record({
  light: oneOf(...LIGHTS),
  fog: oneOf(0, 1, 2),
  hail: oneOf(0, 1, 2),
  vacuum: flag,
  wind: whole(0, 6),
});

const table: Read<Setup['table']> = (raw, at = '') => {
  if (typeof raw === 'object' && raw !== null && 'scene' in raw)
    return record({
      scene: oneOf(...terrain.SCENES),
      seed: whole(0),
      width: optional(whole(24 * 254, 240 * 254)),
      height: optional(whole(24 * 254, 240 * 254)),
    })(raw, at);
  const read = terrain.readTablePlan(raw);
  return read.ok ? { ok: true, value: read.table } : misread(read.problem, at);
};

const commands: Read<readonly [readonly string[], readonly string[]]> = (raw, at) => {
  const read = list(list(name, 10), 2)(raw, at);
  if (!read.ok) return read;
  const [a = [], b = []] = read.value;
  return { ok: true, value: [a, b] };
};
const occasion: Read<Occasion> = record({
  scenario: optional(name),
  factions: optional((raw: unknown, at?: string) => {
    const read = list(name, 2)(raw, at);
    return read.ok ? { ok: true as const, value: [read.value[0] ?? '', read.value[1] ?? ''] as const } : read;
  }),
});

const mission: Read<MissionOrder> = record({
  kind: oneOf(...MISSIONS),
  variant: optional(oneOf(...VARIANTS)),
  kills: optional(oneOf('basic', 'points')),
  markers: optional(whole(1, 6)),
  cf: optional(whole(1, 30)),
  desperate: optional(oneOf(0, 1)),
  timed: optional(flag),
  secret: optional(flag),
  emi: optional(flag),
  campaign: optional(flag),
});

export const readSetup: Read<Setup> = (raw, at) => {
  const forces: Read<Setup['forces']> = (pair, where2) => {
    const read = list(force, 2)(pair, where2);
    if (!read.ok) return read;
    const [a, b] = read.value;
    return a && b ? { ok: true, value: [a, b] } : misread(tell('there are two forces'));
  };
  const setup: Read<Setup> = record({
    table,
    forces,
    conceal: optional(flag),
    hexes: optional(flag),
    zone: whole(2, 60),
    limit: whole(1, 99),
    weather: optional(weather),
    attacker: optional(oneOf(0, 1)),
    commands: optional(commands),
    occasion: optional(occasion),
    mission: optional(mission),
  });
  return where(
    setup,
    ({ forces: both, ...rest }) =>
      missionTrouble(rest) ??
      modelTrouble(both) ??
      both.map(formationTrouble).find(Boolean) ??
      both.map((force, seat) => commandTrouble(force, rest.commands?.[seat] ?? [])).find(Boolean) ??
      both.map(force => misplaced(tableOf(rest), force)?.reason).find(Boolean),
  )(raw, at);
};

const path: Read<readonly Point[]> = list(point, 200);
const moveCommand: Read<MoveCommand> = record({
  type: literal('move'),
  unit: id,
  mode: oneOf(...MODES),
  path,
  facing: heading,
  height: optional(whole(0, 30)),
  stance: optional(oneOf(...STANCES)),
  mounts: optional(list(id, 12)),
  drops: optional(list(id, 12)),
  haul: optional(record({ what: id, how: oneOf(...HAULS) })),
  release: optional(record({ after: whole(0, 200), careful: flag })),
  run: optional(
    record({
      kind: oneOf(...RUNS),
      leg: whole(0, 199),
      height: whole(0, 30),
      bomb: optional(oneOf(...BOMBS)),
      count: optional(whole(1, 40)),
      second: optional(record({ leg: whole(0, 199), inches: whole(2, 8) })),
    }),
  ),
  with: optional(list(name, 4)),
});
const airRun: Read<AirRun> = record({
  kind: oneOf(...RUNS),
  at: optional(point),
  target: optional(id),
  points: optional(list(point, 40)),
  bomb: optional(oneOf(...BOMBS)),
  count: optional(whole(1, 40)),
  overheat: optional(whole(0, 9)),
  second: optional(record({ target: optional(id), at: optional(point), inches: optional(whole(2, 8)) })),
});
const attackCommand: Read<AttackCommand> = record({
  type: literal('attack'),
  unit: id,
  target: id,
  how: oneOf(...PHYSICALS, ...WEAPONS, ...DEVICES),
  overheat: optional(whole(0, 9)),
  spotter: optional(id),
  munition: optional(name),
  with: optional(list(name, 4)),
});

export const readCommand: Read<Command> = byType<Command>({
  deploy: record({ type: literal('deploy'), unit: id, at: point, facing: heading, hidden: optional(flag) }),
  move: moveCommand,
  attack: attackCommand,
  ability: record({
    type: literal('ability'),
    ability: name,
    unit: optional(id),
    target: optional(id),
    at: optional(point),
    choice: optional(name),
  }),
  demolish: record({ type: literal('demolish'), unit: id, piece: name, overheat: optional(whole(0, 9)), gun: optional(id) }),
  bombard: record({ type: literal('bombard'), unit: id, weapon: name, at: point, munition: optional(name), against: optional(id) }),
  order: record({ type: literal('order'), unit: id, order: oneOf(...ORDERS) }),
  deed: record({ type: literal('deed'), unit: id, deed: oneOf(...DEEDS), at: optional(point) }),
  lift: record({ type: literal('lift'), unit: id, target: id }),
  throw: record({ type: literal('throw'), unit: id, target: optional(id), piece: optional(name) }),
  run: record({ type: literal('run'), unit: id }),
  fly: record({ type: literal('fly'), unit: id, ring: oneOf(...RINGS, 4), into: optional(id) }),
  overfly: record({
    type: literal('overfly'),
    unit: id,
    from: point,
    to: point,
    run: optional(airRun),
    drop: optional(record({ units: list(id, 12), at: point })),
  }),
  land: record({ type: literal('land'), unit: id, from: point, at: point, onto: optional(id) }),
  liftOff: record({ type: literal('liftOff'), unit: id }),
  plot: record({ type: literal('plot'), at: point }),
  done: record({ type: literal('done') }),
  ambush: record({ type: literal('ambush'), fire: flag }),
});
