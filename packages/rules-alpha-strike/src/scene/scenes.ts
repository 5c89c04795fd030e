import {
  chanceOf,
  type Fights,
  list,
  literal,
  misread,
  optional,
  type Reading,
  type RecordOf,
  record,
  type SceneAnswer,
  type Scenes,
  type Seat,
  type Staged,
  seenBy,
  type Telling,
  tell,
  text,
  type Way,
  type WrittenPosition,
  whole,
} from '@sortie/kernel';
import { foresee } from '../attack/foresee.ts';
import { cardNamed } from '../card/cards.ts';
import { attacksOn } from '../options/options.ts';
import { ruleset } from '../ruleset.ts';
import type { AlphaStrike, AttackCommand, Command, How, State } from '../shape.ts';
import { callSign, INCH, isOn, type Standing } from '../state.ts';
import { stage } from './stage.ts';

type Position = Staged<AlphaStrike>;

const FIRE = {
  kind: literal('fire'),
  attacker: text(60),
  target: text(60),
  /** What with: the whole standard attack where nothing is said. */
  how: optional(text(20)),
  overheat: optional(whole(0, 4)),
  spotter: optional(text(60)),
} as const;
const fireQuestion = record(FIRE);
type FireQuestion = RecordOf<typeof FIRE>;

/** Ways to attack that have a name of their own; weapons with a code go by it. */
const NAMES: { readonly [H in How]?: string } = {
  standard: 'All weapons',
  turret: 'Turret',
  rear: 'Rear weapons',
  indirect: 'Indirect fire',
  strike: 'Kick or punch',
  melee: 'Melee weapon',
  charge: 'Charge',
  dfa: 'Death from above',
  antimech: 'Swarm it',
  AC: 'Autocannons only',
  LRM: 'Long-range missiles only',
  SRM: 'Short-range missiles only',
  TOR: 'Torpedoes',
  IATM: 'iATM missiles',
  HT: 'Heat weapons',
  FLK: 'Flak',
  CAP: 'Capital weapons',
  SCAP: 'Sub-capital weapons',
  MSL: 'Capital missiles',
};

function called({ state, names }: Position, name: string, at: string): Reading<Standing> {
  const unit = state.units[names.indexOf(name)];
  return isOn(unit)
    ? { ok: true, value: unit }
    : misread(tell('there is no unit {unit}: this scene has {units}', { unit: name, units: names.join(', ') }), at);
}

function attackOf(position: Position, ask: unknown): Reading<{ readonly unit: Standing; readonly command: AttackCommand }> {
  const read = fireQuestion(ask, 'ask');
  if (!read.ok) return read;
  const { attacker, target, how = 'standard', overheat, spotter } = read.value satisfies FireQuestion;
  const [unit, foe] = [called(position, attacker, 'ask.attacker'), called(position, target, 'ask.target')];
  if (!unit.ok) return unit;
  if (!foe.ok) return foe;
  const helper = spotter === undefined ? null : called(position, spotter, 'ask.spotter');
  if (helper && !helper.ok) return helper;
  const command: AttackCommand = {
    type: 'attack',
    unit: unit.value.id,
    target: foe.value.id,
    how: how as How,
    ...(overheat ? { overheat } : {}),
    ...(helper ? { spotter: helper.value.id } : {}),
  };
  return { ok: true, value: { unit: unit.value, command } };
}

/** The Combat Phase of one side. */
const attacking = (state: State, seat: Seat): State => ({ ...state, phase: 'combat', active: seat, initiative: seat, pending: null });

function judged({ state, book }: Position, unit: Standing, command: AttackCommand): SceneAnswer {
  const now = attacking(state, unit.seat);
  const [refused] = book.check(seenBy<AlphaStrike>(now), command, unit.seat);
  if (refused) return { refused, more: {} };
  const [seen] = foresee(now, command, book);
  if (!seen) return { more: {} };
  const { needs, damage } = seen;
  return { answer: needs, chance: chanceOf(needs.total), more: damage ? { damage: damage.total, damageTerms: damage.terms } : {} };
}

function askFire(position: Position, ask: unknown): Reading<SceneAnswer> {
  const attack = attackOf(position, ask);
  return attack.ok ? { ok: true, value: judged(position, attack.value.unit, attack.value.command) } : attack;
}

function nameOf({ how, overheat, spotter }: AttackCommand, { state }: Position): Telling {
  const name = NAMES[how] ?? how;
  if (overheat) return tell('{attack}, overheating by {heat}', { attack: name, heat: overheat });
  if (spotter !== undefined) return tell('{attack}, spotter {unit}', { attack: name, unit: callSign(state, spotter) });
  return tell(name);
}

function ways(position: Position, attacker: string, target: string): readonly Way[] {
  const [unit, foe] = [called(position, attacker, ''), called(position, target, '')];
  if (!unit.ok || !foe.ok) return [];
  const view = seenBy<AlphaStrike>(attacking(position.state, unit.value.seat));
  return [...attacksOn(view, unit.value, foe.value, position.book)].flatMap((command): Way[] => {
    const found = judged(position, unit.value, command);
    const { how, overheat, spotter } = command;
    const ask = {
      kind: 'fire',
      attacker,
      target,
      how,
      ...(overheat ? { overheat } : {}),
      ...(spotter === undefined ? {} : { spotter: position.names[spotter] ?? '' }),
    };
    const expected = 'answer' in found ? (found.chance ?? 0) * Number(found.more['damage'] ?? 0) : 0;
    return [{ ask, name: nameOf(command, position), found, expected }];
  });
}

const DONE: Command = { type: 'done' };

const fights: Fights<AlphaStrike, Position> = {
  ways,
  orders(position, raw) {
    const asks = list<unknown>(one => ({ ok: true, value: one }), 200)(raw, 'ask');
    if (!asks.ok) return asks;
    const attacks: { readonly seat: Seat; readonly command: Command }[] = [];
    for (const ask of asks.value) {
      const attack = attackOf(position, ask);
      if (!attack.ok) return attack;
      attacks.push({ seat: attack.value.unit.seat, command: attack.value.command });
    }
    const first = attacks[0]?.seat ?? 0;
    const of = (seat: Seat) => [...attacks.filter(one => one.seat === seat), { seat, command: DONE }];
    return { ok: true, value: { state: attacking(position.state, first), orders: [...of(first), ...of(1 - first)] } };
  },
  due({ state }, commands, seat) {
    const moving = new Set(commands.flatMap(one => (one.type === 'move' ? [one.unit] : [])));
    const units = state.units.map(unit => (moving.has(unit.id) ? { ...unit, moved: null } : unit));
    const due = { ...attacking(state, seat), units };
    // Whoever has lost initiative moves first, and attacks last.
    return commands[0]?.type === 'move' ? { ...due, phase: 'movement', initiative: 1 - seat } : due;
  },
  reply: (state, seat, book) => (book.allows(ruleset.view(state, seat), DONE, seat) ? DONE : undefined),
  ends: ({ type }) => type === 'turnEnded' || type === 'turnBegan',
  mark(event) {
    if (event.type === 'criticalMarked') return { unit: event.unit, what: tell('takes a critical hit') };
    return event.type === 'shutDown' ? { unit: event.unit, what: tell('shuts down') } : undefined;
  },
};

const inchesOf = (length: number): number => Math.round((length / INCH) * 1000) / 1000;

function write(state: State, names: readonly string[] = []): WrittenPosition {
  const units = state.units.filter(isOn).map(unit => ({
    id: names[unit.id] ?? `${callSign(state, unit.id)} ${unit.id + 1}`,
    side: (unit.seat === 1 ? 1 : 0) as 0 | 1,
    unit: cardNamed(unit.card.name) === unit.card ? unit.card.name : unit.card,
    x: inchesOf(unit.at.x),
    y: inchesOf(unit.at.y),
    facing: unit.facing,
    skill: unit.skill,
    moved: { mode: unit.moved?.mode ?? ('stand' as const), inches: inchesOf(unit.moved?.length ?? 0) },
    armor: unit.armor,
    structure: unit.structure,
    ...(unit.heat > 0 ? { heat: unit.heat } : {}),
    ...(unit.engineHits > 0 ? { engine: unit.engineHits } : {}),
    ...(unit.fireHits > 0 ? { fireControl: unit.fireHits } : {}),
    ...(unit.weaponHits > 0 ? { weapons: unit.weaponHits } : {}),
  }));
  return { map: state.table, units, turn: Math.max(1, state.turn), weather: state.weather };
}

/** Positions of Alpha Strike out of files. */
export const alphaStrikeScenes: Scenes<AlphaStrike, unknown> = { ruleset, stage, kinds: { fire: askFire }, fights, write };
