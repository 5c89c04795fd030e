import { hexLabel } from '@sortie/geometry';
import {
  type Fights,
  list,
  literal,
  misread,
  nth,
  optional,
  type Reading,
  type RecordOf,
  record,
  type SceneAnswer,
  type Scenes,
  type Seat,
  type Staged,
  seenBy,
  tell,
  text,
  type Way,
  type WrittenPosition,
  whole,
} from '@sortie/kernel';
import { aimAt } from '../attack/aim.ts';
import { inFiringArc } from '../attack/arc.ts';
import { shotsAt } from '../attack/declare.ts';
import { sheetCalled } from '../force/sheets.ts';
import type { Book } from '../rule.ts';
import { ruleset } from '../ruleset.ts';
import { type Command, type Fire, MAPS, type Mech, type QuickStart, type State } from '../shape.ts';
import { sightBetween } from '../sight/sight.ts';
import { isFighting, type Standing } from '../state.ts';
import { chanceAt, meanDamage } from '../tactics/gunnery.ts';
import { SHEETS } from '../terrain/board.ts';
import { stage, WORDS } from './stage.ts';

type Position = Staged<QuickStart>;

const FIRE = {
  kind: literal('fire'),
  attacker: text(60),
  target: text(60),
  /** By its name on the sheet, and which of several. */
  weapon: record({ name: text(80), nth: optional(whole(1, 20)) }),
} as const;
const fireQuestion = record(FIRE);
type FireQuestion = RecordOf<typeof FIRE>;

function called({ state, names }: Position, name: string, at: string): Reading<Standing> {
  const unit = state.units[names.indexOf(name)];
  return isFighting(unit)
    ? { ok: true, value: unit }
    : misread(tell('there is no unit {unit}: this scene has {units}', { unit: name, units: names.join(', ') }), at);
}

function weaponCalled(unit: Mech, { name, nth: which = 1 }: FireQuestion['weapon']): Reading<number> {
  const found = unit.sheet.weapons.flatMap((weapon, i) => (weapon.name === name ? [i] : []))[which - 1];
  const weapons = unit.sheet.weapons.map(weapon => weapon.name).join(', ');
  return found === undefined
    ? misread(tell('no weapon {weapon}: it has {weapons}', { weapon: name, weapons }), 'ask.weapon')
    : { ok: true, value: found };
}

/** The same with one seat to declare. */
const declaring = (state: State, seat: Seat): State => ({ ...state, phase: 'attack', active: seat, pending: null });

function judged({ state, book }: Position, unit: Standing, target: Standing, weapon: number): SceneAnswer {
  const view = declaring(state, unit.seat);
  const more = { inArc: inFiringArc(unit, target), sees: !sightBetween(state, book, unit, target).blocked };
  const [refused] = book.check(seenBy<QuickStart>(view), shotsAt(unit.id, [weapon], target.id), unit.seat);
  if (refused) return { refused, more };
  const aim = aimAt(state, book, unit, target, nth(unit.sheet.weapons, weapon));
  const answer = book.ask('toHit', aim);
  return { answer, chance: chanceAt(answer.total), more: { ...more, damage: Math.round(meanDamage(book, aim) * 100) / 100 } };
}

function askFire(position: Position, ask: unknown): Reading<SceneAnswer> {
  const read = fireQuestion(ask, 'ask');
  if (!read.ok) return read;
  const [unit, target] = [called(position, read.value.attacker, 'ask.attacker'), called(position, read.value.target, 'ask.target')];
  if (!unit.ok) return unit;
  if (!target.ok) return target;
  const weapon = weaponCalled(unit.value, read.value.weapon);
  return weapon.ok ? { ok: true, value: judged(position, unit.value, target.value, weapon.value) } : weapon;
}

/** Which of several weapons of a name, counted from 1. */
const placeAmong = ({ sheet: { weapons } }: Mech, at: number): number =>
  weapons.slice(0, at + 1).filter(({ name }) => name === nth(weapons, at).name).length;

function ways(position: Position, attacker: string, target: string): readonly Way[] {
  const [unit, foe] = [called(position, attacker, ''), called(position, target, '')];
  if (!unit.ok || !foe.ok) return [];
  return unit.value.sheet.weapons.map(({ name, at }, i): Way => {
    const found = judged(position, unit.value, foe.value, i);
    const expected = 'answer' in found ? (found.chance ?? 0) * Number(found.more['damage'] ?? 0) : 0;
    const ask = { kind: 'fire', attacker, target, weapon: { name, nth: placeAmong(unit.value, i) } };
    return { ask, name: tell('{weapon} ({place})', { weapon: name, place: at }), found, expected };
  });
}

const SILENT: Fire = { shots: [], resolved: true };

const fights: Fights<QuickStart, Position> = {
  ways,
  orders(position, raw) {
    const asks = list(fireQuestion, 200)(raw, 'ask');
    if (!asks.ok) return asks;
    const volleys = new Map<number, { readonly unit: Standing; readonly shots: { weapon: number; target: number }[] }>();
    for (const ask of asks.value) {
      const [unit, target] = [called(position, ask.attacker, 'ask.attacker'), called(position, ask.target, 'ask.target')];
      if (!unit.ok) return unit;
      if (!target.ok) return target;
      const weapon = weaponCalled(unit.value, ask.weapon);
      if (!weapon.ok) return weapon;
      const volley = volleys.get(unit.value.id) ?? { unit: unit.value, shots: [] };
      volley.shots.push({ weapon: weapon.value, target: target.value.id });
      volleys.set(unit.value.id, volley);
    }
    const units = position.state.units.map(unit => ({ ...unit, fire: volleys.has(unit.id) ? null : SILENT }));
    const orders = [...volleys.values()].map(({ unit, shots }) => ({
      seat: unit.seat,
      command: { type: 'declare', unit: unit.id, shots } satisfies Command,
    }));
    const first = orders[0]?.seat ?? 0;
    // Whoever has lost initiative declares first.
    return { ok: true, value: { state: { ...declaring(position.state, first), initiative: 1 - first, units }, orders } };
  },
  due({ state }, commands, seat) {
    const named = (type: Command['type']) => new Set(commands.flatMap(one => (one.type === type && 'unit' in one ? [one.unit] : [])));
    const [moving, firing] = [named('move'), named('declare')];
    const units = state.units.map(unit => ({
      ...unit,
      moved: moving.has(unit.id) ? null : unit.moved,
      fire: firing.has(unit.id) ? null : SILENT,
    }));
    const phase = commands[0]?.type === 'move' ? 'movement' : 'attack';
    return { ...declaring(state, seat), phase, initiative: 1 - seat, units };
  },
  reply: (state: State, seat: Seat, book: Book) => {
    for (const command of ruleset.options(ruleset.view(state, seat), seat, book)) return command;
    return undefined;
  },
  ends: ({ type }) => type === 'turnEnded' || type === 'turnBegan',
  mark(event) {
    if (event.type !== 'damaged' || event.lost.length === 0) return undefined;
    return { unit: event.unit, what: tell('loses a location') };
  },
};

const MODE_WORDS = new Map(Object.entries(WORDS).map(([word, mode]) => [mode, word]));

function write(state: State, names: readonly string[] = []): WrittenPosition {
  const units = state.units.filter(isFighting).map(unit => ({
    id: names[unit.id] ?? `${unit.sheet.code} ${unit.id + 1}`,
    side: (unit.seat === 1 ? 1 : 0) as 0 | 1,
    unit: sheetCalled(unit.sheet.code) === unit.sheet ? unit.sheet.code : unit.sheet,
    hex: hexLabel(unit.at),
    facing: unit.facing,
    moved: { mode: MODE_WORDS.get(unit.moved?.mode ?? 'stand') ?? 'none', hexes: unit.moved?.hexes ?? 0 },
    armor: unit.armor,
    ammo: unit.ammo,
  }));
  return { map: MAPS.find(name => SHEETS[name] === state.board) ?? state.board, units, turn: Math.max(1, state.turn) };
}

/** Positions of the Quick-Start game out of files. */
export const quickStartScenes: Scenes<QuickStart, unknown> = { ruleset, stage, kinds: { fire: askFire }, fights, write };
