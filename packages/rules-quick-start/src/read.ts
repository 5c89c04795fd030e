import { type BoardPlan, planFault } from '@sortie/board';
import { FACINGS, type Facing, type Hex } from '@sortie/geometry';
import {
  byType,
  fill,
  list,
  misread,
  nullable,
  oneOf,
  optional,
  type Read,
  type Reading,
  record,
  tell,
  text,
  where,
  whole,
} from '@sortie/kernel';
import { type AmmoType, type Circles, LOCATIONS, type Location, type Sheet, type Weapon } from './force/sheet.ts';
import { ABILITIES, type PilotCard } from './pilots/card.ts';
import { RULES } from './rules.ts';
import { type Command, type Entry, MAPS, type Move, SCENARIOS, type Setup, type Shot } from './shape.ts';

/** One of two forms, told apart by whether it is a text. */
const textOr =
  <T>(words: Read<string>, other: Read<T>): Read<string | T> =>
  (raw, at) =>
    typeof raw === 'string' ? words(raw, at) : other(raw, at);

const hex: Read<Hex> = record({ q: whole(-99, 999), r: whole(-999, 999) });
const facing: Read<Facing> = oneOf(...FACINGS);
const id: Read<number> = whole(0, 99);
const ids: Read<readonly number[]> = list(id, 99);
const location: Read<Location> = oneOf(...LOCATIONS);
const name: Read<string> = text(80);
const literal = <const T extends string>(word: T): Read<T> => oneOf(word);

const weapon: Read<Weapon> = record({
  name,
  at: location,
  kind: oneOf('direct', 'srm', 'lrm'),
  damage: whole(1, 99),
  size: oneOf(0, 2, 5, 6, 10, 15),
  short: whole(1, 99),
  medium: whole(1, 99),
  long: whole(1, 99),
  ammo: nullable(whole(0, 20)),
});
const ammo: Read<AmmoType> = record({ type: name, shots: whole(0, 999) });
const circles: Read<Circles> = record({
  HD: whole(1, 99),
  CT: whole(1, 99),
  LT: whole(1, 99),
  RT: whole(1, 99),
  LA: whole(1, 99),
  RA: whole(1, 99),
  LL: whole(1, 99),
  RL: whole(1, 99),
});
const sheet: Read<Sheet> = where(
  record({
    code: name,
    name,
    tons: whole(10, 100),
    walk: whole(0, 20),
    run: whole(0, 30),
    jump: whole(0, 20),
    armor: circles,
    weapons: list(weapon, 40),
    ammo: list(ammo, 20),
  }),
  ({ weapons, ammo: types }) => {
    const starved = weapons.find(one => one.ammo !== null && one.ammo >= types.length);
    if (starved) return tell('the {weapon} has no line of ammunition', { weapon: starved.name });
    const torn = weapons.find(one => (one.kind === 'direct') !== (one.size === 0));
    return torn && tell('the {weapon} is a launcher without a size, or a size without a launcher', { weapon: torn.name });
  },
);
const card: Read<PilotCard> = record({
  id: name,
  name,
  gunnery: whole(0, 8),
  piloting: whole(0, 8),
  cost: whole(0, 20),
  abilities: list(oneOf(...ABILITIES), 6),
  rank: optional(name),
  affiliation: optional(name),
  background: optional(text(400)),
});

const MOST_HEXES = 60;
const board: Read<BoardPlan> = (raw, at) => {
  const fault = planFault(raw, MOST_HEXES, at);
  return fault ? misread(fault) : { ok: true, value: raw as BoardPlan };
};

const entry: Read<Entry> = record({ mech: textOr(name, sheet), card: optional(textOr(name, card)) });
const MOST_MECHS = 12;
const force: Read<readonly Entry[]> = where(list(entry, MOST_MECHS), ({ length }) =>
  length === 0 ? tell("a side has at least one 'Mech") : undefined,
);

const wellFormed: Read<Setup> = record({
  scenario: oneOf(...SCENARIOS),
  map: textOr<BoardPlan>(oneOf(...MAPS), board) as Read<Setup['map']>,
  defender: force,
  attacker: force,
  attackingSeat: nullable(oneOf(0, 1)),
  pieces: whole(0, 20),
  cards: nullable(record({ cost: textOr(literal('roll'), whole(0, 20)) as Read<number | 'roll'> })),
});

/** A set-up that is well formed and that no rule objects to. */
export const readSetup: Read<Setup> = (raw, at) => {
  const read = wellFormed(raw, at);
  if (!read.ok) return read;
  for (const { id: rule, forbidsSetup } of RULES) {
    const said = forbidsSetup?.(read.value);
    if (said) return { ok: false, problem: `${fill(said)} (${rule})`, said };
  }
  return read;
};

const shot: Read<Shot> = record({ weapon: id, target: id });
const steps: Read<string> = where(text(60), letters => (/^[FBLR]*$/.test(letters) ? undefined : tell('steps are F, B, L and R')));
const moves: { readonly [mode: string]: Read<Move> } = {
  stand: record({ type: literal('move'), unit: id, mode: literal('stand') }),
  walk: record({ type: literal('move'), unit: id, mode: literal('walk'), steps }),
  run: record({ type: literal('move'), unit: id, mode: literal('run'), steps }),
  jump: record({ type: literal('move'), unit: id, mode: literal('jump'), to: hex, facing }),
};
const move: Read<Move> = (raw, at = '') => {
  const mode = (raw as { readonly mode?: unknown }).mode;
  const read = typeof mode === 'string' && Object.hasOwn(moves, mode) ? moves[mode] : undefined;
  return read ? read(raw, at) : (oneOf(...Object.keys(moves))(undefined, `${at ? `${at}.` : ''}mode`) as Reading<never>);
};

export const readCommand: Read<Command> = byType<Command>({
  chooseCard: record({ type: literal('chooseCard'), unit: nullable(id), card: nullable(name) }),
  layPiece: record({ type: literal('layPiece'), piece: name, at: hex, turns: whole(0, 5) }),
  deploy: record({ type: literal('deploy'), unit: id, at: hex, facing }),
  move,
  declare: record({ type: literal('declare'), unit: id, shots: list(shot, 40) }),
  chooseSight: record({ type: literal('chooseSight'), hexes: list(hex, 40) }),
  resolve: record({ type: literal('resolve'), unit: id, weapons: ids }),
  markDamage: record({ type: literal('markDamage'), order: ids }),
});
