import { type BoardPlan, planFault } from '@sortie/board';
import { FACINGS, type Facing, type Hex } from '@sortie/geometry';
import { byWord, list, literal, misread, nullable, oneOf, type Read, record, tell, text, textOr, where, whole } from '@sortie/kernel';
import { type AmmoType, type Circles, LOCATIONS, type Location, type Sheet, type Weapon } from './force/sheet.ts';
import { type Entry, MAPS, type Move, type ScenarioName, type Setup, type Shot } from './shape.ts';

export const hex: Read<Hex> = record({ q: whole(-99, 999), r: whole(-999, 999) });
export const facing: Read<Facing> = oneOf(...FACINGS);
export const id: Read<number> = whole(0, 99);
const ids: Read<readonly number[]> = list(id, 99);
const location: Read<Location> = oneOf(...LOCATIONS);
export const name: Read<string> = text(80);

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
export const sheet: Read<Sheet> = where(
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
const MOST_HEXES = 60;
export const board: Read<BoardPlan> = (raw, at) => {
  const fault = planFault(raw, MOST_HEXES, at);
  return fault ? misread(fault) : { ok: true, value: raw as BoardPlan };
};

const MOST_MECHS = 12;

/** What a set-up says, given the scenarios that there are and what chapters say of a 'Mech. */
export const setupFields = (scenario: Read<ScenarioName>, entries: { readonly [F in keyof Entry]?: Read<Entry[F]> }) => {
  const entry = record({ mech: textOr(name, sheet), ...entries }) as Read<Entry>;
  const force: Read<readonly Entry[]> = where(list(entry, MOST_MECHS), ({ length }) =>
    length === 0 ? tell("a side has at least one 'Mech") : undefined,
  );
  return {
    scenario,
    map: textOr<BoardPlan>(oneOf(...MAPS), board) as Read<Setup['map']>,
    defender: force,
    attacker: force,
    attackingSeat: nullable(oneOf(0, 1)),
  };
};

const shot: Read<Shot> = record({ weapon: id, target: id });
const steps: Read<string> = where(text(60), letters => (/^[FBLR]*$/.test(letters) ? undefined : tell('steps are F, B, L and R')));
const moves: { readonly [mode: string]: Read<Move> } = {
  stand: record({ type: literal('move'), unit: id, mode: literal('stand') }),
  walk: record({ type: literal('move'), unit: id, mode: literal('walk'), steps }),
  run: record({ type: literal('move'), unit: id, mode: literal('run'), steps }),
  jump: record({ type: literal('move'), unit: id, mode: literal('jump'), to: hex, facing }),
};
const move: Read<Move> = byWord('mode', moves);

export const COMMANDS = {
  deploy: record({ type: literal('deploy'), unit: id, at: hex, facing }),
  move,
  declare: record({ type: literal('declare'), unit: id, shots: list(shot, 40) }),
  chooseSight: record({ type: literal('chooseSight'), hexes: list(hex, 40) }),
  resolve: record({ type: literal('resolve'), unit: id, weapons: ids }),
  markDamage: record({ type: literal('markDamage'), order: ids }),
};
