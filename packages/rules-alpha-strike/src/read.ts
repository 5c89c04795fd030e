import { table as terrain } from '@sortie/board';
import {
  flag,
  formed,
  list,
  literal,
  misread,
  oneOf,
  optional,
  type Read,
  record,
  tell,
  text,
  type Variant,
  where,
  whole,
} from '@sortie/kernel';
import { type Arc, type Card, type Damage, type Move, TYPES } from './card/card.ts';
import { cardNamed } from './card/cards.ts';
import {
  type AirRun,
  type AttackCommand,
  BOMBS,
  type CoreCommand,
  DEVICES,
  type Entry,
  type Heading,
  LIGHTS,
  MODES,
  type MoveCommand,
  type Point,
  RINGS,
  RUNS,
  type Setup,
  WEAPONS,
  type Weather,
} from './shape.ts';

const FAR = 200_000;
export const id: Read<number> = whole(0, 199);
export const point: Read<Point> = record({ x: whole(-FAR, FAR), y: whole(-FAR, FAR) });
export const heading: Read<Heading> = record({ dx: whole(-FAR, FAR), dy: whole(-FAR, FAR) });
export const name: Read<string> = text(80);

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
export const anyCard: Read<string | Card> = (raw, at) =>
  typeof raw === 'string'
    ? where(name, one => (cardNamed(one) ? undefined : tell('there is no card called {name}', { name: one })))(raw, at)
    : card(raw, at);

/** What chapters add to a record, each with its reader. */
type Further = { readonly [field: string]: Read<unknown> };

const ENTRY = {
  card: anyCard,
  skill: optional(whole(0, 7)),
  gunnery: optional(whole(0, 7)),
  piloting: optional(whole(0, 7)),
  name: optional(name),
  hidden: optional(flag),
  lance: optional(whole(0, 99)),
  point: optional(whole(0, 99)),
  commander: optional(oneOf('force', 'lance')),
  rides: optional(id),
  offTable: optional(whole(0, 6000)),
  ring: optional(oneOf(...RINGS)),
  grounded: optional(flag),
  bombs: optional(list(oneOf(...BOMBS), 40)),
  abilities: optional(list(name, 20)),
  quirks: optional(list(name, 20)),
  contingent: optional(whole(0, 9)),
  pv: optional(whole(0, 9999)),
} as const;

const MOST_UNITS = 40;
const forceOf = (further: Further): Read<readonly Entry[]> =>
  where(list(record({ ...ENTRY, ...further }) as Read<Entry>, MOST_UNITS), units => {
    if (units.every(({ rides, offTable }) => rides !== undefined || offTable)) return tell('a side has at least one unit on the table');
    return units.some(({ rides }, i) => rides !== undefined && (rides >= units.length || rides === i || units[rides]?.rides !== undefined))
      ? tell('a rider needs a carrier of its own side')
      : undefined;
  });

export const weather: Read<Weather> = record({
  light: oneOf(...LIGHTS),
  fog: oneOf(0, 1, 2),
  hail: oneOf(0, 1, 2),
  vacuum: flag,
  wind: whole(0, 6),
});

export const table: Read<Setup['table']> = (raw, at = '') => {
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

const forces = (further: Further): Read<Setup['forces']> => {
  const both = list(forceOf(further), 2);
  return formed(both.form, (pair, at) => {
    const read = both(pair, at);
    if (!read.ok) return read;
    const [a, b] = read.value;
    return a && b ? { ok: true, value: [a, b] } : misread(tell('there are two forces'));
  });
};

/** Fields of a set-up, with what chapters say of a unit in it. */
export const setupFields = (further: Further) =>
  ({
    table,
    forces: forces(further),
    conceal: optional(flag),
    hexes: optional(flag),
    zone: whole(2, 60),
    limit: whole(1, 99),
    weather: optional(weather),
    attacker: optional(oneOf(0, 1)),
  }) as const;

/** Words that rules open, and what chapters let a player say with a move. */
export interface Vocabulary {
  readonly stances: readonly string[];
  readonly orders: readonly string[];
  readonly deeds: readonly string[];
  readonly blows: readonly string[];
  readonly terms: Further;
}

const path: Read<readonly Point[]> = list(point, 200);
const moveFields = {
  type: literal('move'),
  unit: id,
  mode: oneOf(...MODES),
  path,
  facing: heading,
  height: optional(whole(0, 30)),
  mounts: optional(list(id, 12)),
  drops: optional(list(id, 12)),
  dropAt: optional(point),
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
} as const;
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
const attackFields = {
  type: literal('attack'),
  unit: id,
  target: id,
  overheat: optional(whole(0, 9)),
  spotter: optional(id),
  munition: optional(name),
  with: optional(list(name, 4)),
} as const;
const word = (words: readonly string[]) => oneOf(...words);

type Readers = { readonly [C in CoreCommand['type']]: Read<Variant<CoreCommand, C>> };

/** Readers of the commands that every game knows. */
export const commandsWith = ({ stances, orders, deeds, blows, terms }: Vocabulary): Readers => ({
  deploy: record({ type: literal('deploy'), unit: id, at: point, facing: heading, hidden: optional(flag) }),
  move: record({ ...moveFields, stance: optional(word(stances)), ...terms }) as unknown as Read<MoveCommand>,
  attack: record({ ...attackFields, how: word([...blows, ...WEAPONS, ...DEVICES]) }) as unknown as Read<AttackCommand>,
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
  order: record({ type: literal('order'), unit: id, order: word(orders) }) as unknown as Readers['order'],
  deed: record({ type: literal('deed'), unit: id, deed: word(deeds), at: optional(point) }) as unknown as Readers['deed'],
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
  done: record({ type: literal('done') }),
  ambush: record({ type: literal('ambush'), fire: flag }),
});
