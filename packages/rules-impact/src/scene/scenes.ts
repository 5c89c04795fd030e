import {
  type Fights,
  list,
  literal,
  misread,
  oneOf,
  optional,
  perform,
  type Reading,
  type Refusal,
  record,
  type SceneAnswer,
  type Scenes,
  type Seat,
  SeededDice,
  type Staged,
  seedFrom,
  tell,
  text,
  type Way,
  type WrittenPosition,
} from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { outcomeAt } from '../cards/outcome.ts';
import { aim } from '../fire/aim.ts';
import type { Command } from '../model/command.ts';
import type { Impact } from '../model/shape.ts';
import { FIRE_MODES, type FireMode, type State, type Unit } from '../model/state.ts';
import type { Book } from '../rule.ts';
import { ruleset } from '../ruleset.ts';
import { sees } from '../sight/sees.ts';
import { BOXES, TRACKS } from '../units/types.ts';
import { damageOf, isPlaced } from '../units/unit.ts';
import { stage } from './stage.ts';

type Position = Staged<Impact>;

const question = record({ kind: literal('fire'), attacker: text(60), target: text(60), mode: optional(oneOf(...FIRE_MODES)) });

const MODE_NAMES: { readonly [M in FireMode]: string } = {
  stationary: 'Stationary fire',
  rapid: 'Rapid fire',
  assault: 'Assault fire',
  targeted: 'Targeted fire',
};

function called({ state, names }: Position, name: string, at: string): Reading<Unit> {
  const unit = state.units[names.indexOf(name)];
  return unit && isPlaced(unit)
    ? { ok: true, value: unit }
    : misread(tell('there is no unit {unit}: this scene has {units}', { unit: name, units: names.join(', ') }), at);
}

/** The impulse of one side. */
const impulse = (state: State, seat: Seat): State => ({ ...state, phase: 'impulses', toAct: seat, active: null, pending: [], group: [] });

const QUIET = seedFrom('scene');

/** The position with a soldier's activation begun, or why it cannot act. */
function activated({ state, book }: Position, unit: Unit): { readonly state: State } | { readonly refused: Refusal } {
  const now = impulse(state, unit.seat);
  const done = perform(ruleset, book, now, unit.seat, { type: 'activate', unit: unit.id }, new SeededDice(QUIET, 0));
  if (done.ok) return { state: done.state };
  const [refused] = done.refusals;
  return refused ? { refused } : { state: now };
}

/** What twelve cards do to a target: the share that does anything, and the boxes to be expected. */
function promised(strength: number, target: Unit): { readonly chance: number; readonly boxes: number } {
  const left = target.kind === 'armored' ? BOXES - damageOf(target) : 1;
  let [works, boxes] = [0, 0];
  for (let d12 = 1; d12 <= 12; d12++) {
    const outcome = outcomeAt(strength, d12);
    if (outcome.boxes > 0 || outcome.shock || outcome.eliminated) works += 1;
    boxes += outcome.eliminated ? left : Math.min(left, outcome.boxes);
  }
  return { chance: works / 12, boxes: boxes / 12 };
}

function judged(position: Position, unit: Unit, target: Unit, mode: FireMode): SceneAnswer {
  const { book } = position;
  const more = { sees: sees(position.state, book, unit, target) };
  const begun = activated(position, unit);
  if ('refused' in begun) return { refused: begun.refused, more };
  const [refused] = book.check(ruleset.view(begun.state, unit.seat), { type: 'fire', target: target.id, mode }, unit.seat);
  if (refused) return { refused, more };
  const answer = book.ask('strength', aim(begun.state, book, unit, target, mode, { indirect: !more.sees }));
  const { chance, boxes } = promised(answer.total, target);
  return { answer, chance, more: { ...more, damage: Math.round(boxes * 100) / 100 } };
}

function shotOf(position: Position, raw: unknown): Reading<{ readonly unit: Unit; readonly target: Unit; readonly mode: FireMode }> {
  const read = question(raw, 'ask');
  if (!read.ok) return read;
  const [unit, target] = [called(position, read.value.attacker, 'ask.attacker'), called(position, read.value.target, 'ask.target')];
  if (!unit.ok) return unit;
  return target.ok ? { ok: true, value: { unit: unit.value, target: target.value, mode: read.value.mode ?? 'stationary' } } : target;
}

function askFire(position: Position, raw: unknown): Reading<SceneAnswer> {
  const shot = shotOf(position, raw);
  return shot.ok ? { ok: true, value: judged(position, shot.value.unit, shot.value.target, shot.value.mode) } : shot;
}

function ways(position: Position, attacker: string, target: string): readonly Way[] {
  const [unit, foe] = [called(position, attacker, ''), called(position, target, '')];
  if (!unit.ok || !foe.ok) return [];
  return FIRE_MODES.map((mode): Way => {
    const found = judged(position, unit.value, foe.value, mode);
    const expected = 'answer' in found ? Number(found.more['damage'] ?? 0) : 0;
    return { ask: { kind: 'fire', attacker, target, mode }, name: tell(MODE_NAMES[mode]), found, expected };
  });
}

/** Nobody reacts: what is asked about is the shot alone. */
function letItBe(state: State, seat: Seat, book: Book): Command | undefined {
  const top = state.pending.at(-1);
  if (!top) return undefined;
  const view = ruleset.view(state, seat);
  const quiet: readonly Command[] = [{ type: 'hold', rest: true }, { type: 'steady' }, { type: 'choose', pick: null }];
  const found = quiet.find(command => book.allows(view, command, seat));
  if (found) return found;
  for (const command of ruleset.options(view, seat, book)) return command;
  return undefined;
}

const fights: Fights<Impact, Position> = {
  ways,
  orders(position, raw) {
    const asks = list<unknown>(one => ({ ok: true, value: one }), 100)(raw, 'ask');
    if (!asks.ok) return asks;
    const orders: { readonly seat: Seat; readonly command: Command }[] = [];
    for (const ask of asks.value) {
      const shot = shotOf(position, ask);
      if (!shot.ok) return shot;
      const { unit, target, mode } = shot.value;
      orders.push(
        { seat: unit.seat, command: { type: 'activate', unit: unit.id } },
        { seat: unit.seat, command: { type: 'fire', target: target.id, mode } },
      );
      orders.push({ seat: unit.seat, command: { type: 'done' } });
    }
    return { ok: true, value: { state: impulse(position.state, orders[0]?.seat ?? 0), orders } };
  },
  due: ({ state }, _commands, seat) => impulse(state, seat),
  between: letItBe,
  reply: letItBe,
  ends: ({ type }) => type === 'impulsesEnded' || type === 'turnEnded',
  mark(event) {
    switch (event.type) {
      case 'shocked':
        return { unit: event.unit, what: tell('is shocked') };
      case 'panicked':
        return { unit: event.unit, what: tell('panics') };
      case 'shutDown':
        return { unit: event.unit, what: tell('shuts down') };
      default:
        return undefined;
    }
  },
};

function write(state: State, names: readonly string[] = []): WrittenPosition {
  const ground = groundOf(state.map);
  const units = state.units.filter(isPlaced).flatMap(unit => {
    // Whose card is not known has no type: it is left out of what is written down.
    if (!unit.card) return [];
    const height = unit.level - ground.level(unit.at);
    return [
      {
        id: names[unit.id] ?? `${unit.tag} ${TRACKS[unit.card.type].name} ${unit.id + 1}`,
        side: (unit.seat === 1 ? 1 : 0) as 0 | 1,
        unit: unit.card.type,
        point: ground.name(unit.at),
        ...(height > 0 ? { height } : {}),
        damage: unit.card.damage,
        ...(unit.card.stars > 0 ? { stars: unit.card.stars } : {}),
        ...(unit.morale === 'good' ? {} : { morale: unit.morale }),
        ...(unit.paint ? { painted: unit.paint.bonus } : {}),
      },
    ];
  });
  return { map: state.map.plan, units, turn: Math.max(1, state.turn) };
}

/** Positions of Impact out of files. */
export const impactScenes: Scenes<Impact, unknown> = { ruleset, stage, kinds: { fire: askFire }, fights, write };
