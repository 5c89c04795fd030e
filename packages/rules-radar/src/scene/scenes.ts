import {
  chanceOf,
  type Fights,
  list,
  misread,
  oneOf,
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
} from '@sortie/kernel';
import type { PrintedCard } from '@sortie/roster';
import { BRACKETS, type Card, type Damage, WEAPON_CLASSES } from '../card/card.ts';
import { cardNamed } from '../card/cards.ts';
import { foresee, radar, rungs } from '../game.ts';
import { nameOfSector } from '../map/sectors.ts';
import { NOWHERE } from '../map/zones.ts';
import { ruleset } from '../ruleset.ts';
import type { Command, Radar, State, Unit } from '../shape.ts';
import { callSign, isFighting } from '../state.ts';
import { BRACKET_NAMES, WEAPON_NAMES } from '../tell/names.ts';
import { mapOf, stage } from './stage.ts';

type Position = Staged<Radar>;

/** `engage` is the Control Roll of an attack; `fire` a shot nose to nose at a range. */
const ASK = {
  kind: oneOf('engage', 'fire'),
  attacker: text(60),
  target: text(60),
  range: optional(oneOf(...BRACKETS)),
  weapon: optional(oneOf(...WEAPON_CLASSES)),
} as const;
const question = record(ASK);
type Asked = RecordOf<typeof ASK>;

function called({ state, names }: Position, name: string, at: string): Reading<Unit> {
  const unit = state.units[names.indexOf(name)];
  return isFighting(unit)
    ? { ok: true, value: unit }
    : misread(tell('there is no unit {unit}: this scene has {units}', { unit: name, units: names.join(', ') }), at);
}

const attacking = (state: State, unit: Unit): State => ({
  ...state,
  phase: 'combat',
  map: mapOf(unit),
  active: unit.seat,
  queue: [unit.seat, 1 - unit.seat],
  initiative: unit.seat,
});

const engagement = (unit: Unit, target: Unit): Command => ({ type: 'engage', unit: unit.id, target: target.id });

function judged(
  { state, book }: Position,
  unit: Unit,
  target: Unit,
  { kind, range = 'short', weapon = 'standard' }: Omit<Asked, 'attacker' | 'target'>,
): SceneAnswer {
  const now = attacking(state, unit);
  const command = engagement(unit, target);
  const [refused] = book.check(seenBy<Radar>(now), command, unit.seat);
  if (refused) return { refused, more: {} };
  if (kind === 'engage') {
    const [roll] = foresee(now, command, book);
    return roll ? { answer: roll.needs, chance: chanceOf(roll.needs.total), more: {} } : { more: {} };
  }
  const shots = rungs({ state: now, book }, unit, target).find(({ bracket }) => bracket === range)?.shots[0] ?? [];
  const shot = shots.find(one => one.weapon === weapon);
  if (!shot) return { more: { damage: 0 } };
  return { answer: shot.needs, chance: chanceOf(shot.needs.total), more: { damage: shot.damage?.total ?? 0 } };
}

function ask(position: Position, raw: unknown): Reading<SceneAnswer> {
  const read = question(raw, 'ask');
  if (!read.ok) return read;
  const [unit, target] = [called(position, read.value.attacker, 'ask.attacker'), called(position, read.value.target, 'ask.target')];
  if (!unit.ok) return unit;
  return target.ok ? { ok: true, value: judged(position, unit.value, target.value, read.value) } : target;
}

function ways(position: Position, attacker: string, target: string): readonly Way[] {
  const [unit, foe] = [called(position, attacker, ''), called(position, target, '')];
  if (!unit.ok || !foe.ok) return [];
  const control = { kind: 'engage', attacker, target } as const;
  const first: Way = { ask: control, name: tell('Attack: Control Roll'), found: judged(position, unit.value, foe.value, control) };
  if ('refused' in first.found) return [first];
  const asking = { state: attacking(position.state, unit.value), book: position.book };
  const shots = rungs(asking, unit.value, foe.value).flatMap(({ bracket, shots: [own] }) =>
    own.map(({ weapon = 'standard', needs, damage }): Way => {
      const chance = chanceOf(needs.total);
      return {
        ask: { kind: 'fire', attacker, target, range: bracket, weapon },
        name: tell('{weapon}, {range}', { weapon: WEAPON_NAMES[weapon], range: BRACKET_NAMES[bracket] }),
        found: { answer: needs, chance, more: { damage: damage?.total ?? 0 } },
        expected: chance * (damage?.total ?? 0),
      };
    }),
  );
  return [first, ...shots];
}

const RESTING: readonly Command[] = [{ type: 'hold' }, { type: 'done' }];

const fights: Fights<Radar, Position> = {
  ways,
  orders(position, raw) {
    const asks = list(question, 100)(raw, 'ask');
    if (!asks.ok) return asks;
    // However many shots are asked about: one craft attacks another once.
    const attacks = new Map<number, { readonly seat: Seat; readonly command: Command; readonly unit: Unit }>();
    for (const { attacker, target } of asks.value) {
      const [unit, foe] = [called(position, attacker, 'ask.attacker'), called(position, target, 'ask.target')];
      if (!unit.ok) return unit;
      if (!foe.ok) return foe;
      attacks.set(unit.value.id, { seat: unit.value.seat, command: engagement(unit.value, foe.value), unit: unit.value });
    }
    const [first] = attacks.values();
    const state = first ? attacking(position.state, first.unit) : position.state;
    return { ok: true, value: { state, orders: first ? [{ seat: first.seat, command: first.command }] : [] } };
  },
  due({ state }, [first], seat) {
    const unit = first && 'unit' in first ? state.units[first.unit] : state.units.find(one => one.seat === seat);
    return unit ? { ...attacking(state, unit), active: seat } : state;
  },
  /** In the exchange both do what the game's own tactics would; after it nobody begins another. */
  reply(state, seat, book) {
    const view = ruleset.view(state, seat);
    const rest = state.clash ? [] : RESTING.filter(command => book.allows(view, command, seat));
    return rest[0] ?? radar.tactics.candidates(view, seat, book, undefined, 1)[0]?.command;
  },
  // One exchange, with what it does when the turn ends.
  ends: ({ type }) => type === 'turnEnded' || type === 'turnBegan',
  mark(event) {
    if (event.type === 'critTook') return { unit: event.unit, what: tell('takes a critical hit') };
    if (event.type === 'fired' && event.hit) return { unit: event.target, what: tell('is hit') };
    return undefined;
  },
};

const printedDamage = (damage: Damage): string =>
  damage.map(points => (points === 0.5 ? '0*' : points === 0 ? '-' : String(points))).join('/');

/** The card as it is printed. */
function printed({ name, type, size, thrust, mode, armor, structure, threshold, overheat, arcs, specials, pv }: Card): PrintedCard {
  const broadsides = Object.entries(arcs).map(([arc, side]) => [
    arc,
    Object.fromEntries(Object.entries(side).map(([weapon, damage]) => [weapon, printedDamage(damage)])),
  ]);
  const damage = printedDamage(arcs.front?.standard ?? [0, 0, 0, 0]);
  const sides = broadsides.length > 1 ? { arcs: Object.fromEntries(broadsides) as NonNullable<PrintedCard['arcs']> } : {};
  return { name, type, size, tmm: 0, move: `${thrust}${mode}`, damage, overheat, armor, structure, threshold, specials, pv, ...sides };
}

function write(state: State, names: readonly string[] = []): WrittenPosition {
  const units = state.units.filter(isFighting).map(unit => ({
    id: names[unit.id] ?? `${callSign(state, unit.id)} (${unit.id + 1})`,
    side: (unit.seat === 1 ? 1 : 0) as 0 | 1,
    unit: cardNamed(unit.card.name) === unit.card ? unit.card.name : printed(unit.card),
    sector: nameOfSector(unit.sector),
    ...(unit.zone === NOWHERE ? {} : { zone: unit.zone }),
    skill: unit.skill,
    armor: unit.armor,
    structure: unit.structure,
    ...(unit.heat > 0 ? { heat: unit.heat } : {}),
    engine: unit.hits.engine,
    fireControl: unit.hits.fireControl,
    thruster: unit.hits.thruster,
    crew: unit.hits.crew,
  }));
  return { centre: state.centre, units, turn: Math.max(1, state.turn) };
}

/** Positions in space out of files. */
export const radarScenes: Scenes<Radar, unknown> = { ruleset, stage, kinds: { engage: ask, fire: ask }, fights, write };
