import { type Fights, list, misread, nth, type Orders, type Reading, type SceneAnswer, type Seat, tell, type Way } from '@sortie/kernel';
import { declaration } from '../options/firing.ts';
import { ruleset } from '../ruleset.ts';
import type { Blow, Classic, Command, Fire, Phase, Shot, State, Strike, Unit } from '../shape.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { type OnMap, sheetFor } from '../state.ts';
import { meanDamage } from '../tactics/worth.ts';
import { LOCATION_NAMES } from '../tell/names.ts';
import { askBlow, blowAsked } from './blows.ts';
import { askFire, heldBy, pair, shotAsked } from './fire.ts';
import { during, type Position } from './stage.ts';

const named = (attacker: string, target: string) => ({ attacker, target });

/** Which of equal weapons in one place, counted from 1. */
const placeAmong = ({ weapons }: Sheet, i: number): number => {
  const { name, at, rear } = nth(weapons, i);
  return weapons.slice(0, i + 1).filter(one => one.name === name && one.at === at && one.rear === rear).length;
};

const placeOf = (at: string): string => (LOCATION_NAMES as { readonly [place: string]: string })[at] ?? at;

/** What a way is good for on average: what a hit does, and how often it comes. */
function expectedOf(found: SceneAnswer, each: number): number {
  return 'answer' in found ? (found.chance ?? 0) * each : 0;
}

function shotWays(position: Position, unit: OnMap, attacker: string, target: string): readonly Way[] {
  const sheet = sheetFor(unit);
  return sheet.weapons.flatMap((weapon, i): Way[] => {
    if (!weapon.fires) return [];
    const { name, at, rear } = weapon;
    const ask = { kind: 'fire', ...named(attacker, target), weapon: { name, location: at, rear, nth: placeAmong(sheet, i) } };
    const found = askFire(position, ask);
    if (!found.ok) return [];
    const label = rear
      ? tell('{weapon}, {place} (rear)', { weapon: name, place: placeOf(at) })
      : tell('{weapon}, {place}', { weapon: name, place: placeOf(at) });
    return [{ ask, name: label, found: found.value, expected: expectedOf(found.value, meanDamage(weapon, sheet, unit)) }];
  });
}

const BLOWS: readonly { readonly ask: { readonly kind: string; readonly limb?: string }; readonly name: string }[] = [
  { ask: { kind: 'punch', limb: 'left' }, name: 'Punch, left arm' },
  { ask: { kind: 'punch', limb: 'right' }, name: 'Punch, right arm' },
  { ask: { kind: 'kick', limb: 'left' }, name: 'Kick, left leg' },
  { ask: { kind: 'kick', limb: 'right' }, name: 'Kick, right leg' },
  { ask: { kind: 'push' }, name: 'Push' },
];

/** Blows are looked at where somebody is near enough for one. */
function blowWays(position: Position, attacker: string, target: string): readonly Way[] {
  return BLOWS.flatMap(({ ask: kind, name }): Way[] => {
    const ask = { ...kind, ...named(attacker, target) };
    const found = askBlow(position, ask);
    if (!found.ok || 'refused' in found.value) return [];
    return [{ ask, name: tell(name), found: found.value, expected: expectedOf(found.value, Number(found.value.more['damage'] ?? 0)) }];
  });
}

const SILENT: Fire = { shots: [], spots: null, numbers: null, resolved: false };
const STILL: Strike = { blows: [], numbers: null, resolved: false };

const isFire = (ask: unknown): boolean => (ask as { readonly kind?: unknown } | null)?.kind === 'fire';

/** Everybody whom the list does not name has nothing to do in this phase. */
const waiting = (state: State, ids: ReadonlySet<number>, done: Partial<Unit>): State => ({
  ...state,
  units: state.units.map(unit => (ids.has(unit.id) ? unit : { ...unit, ...done })),
});

function volleys(position: Position, asks: readonly unknown[]): Reading<Orders<Classic>> {
  const shots = new Map<number, { readonly unit: OnMap; readonly shots: Shot[] }>();
  for (const ask of asks) {
    const read = shotAsked(position, ask);
    if (!read.ok) return read;
    const { unit, shot } = read.value;
    const volley = shots.get(unit.id) ?? { unit, shots: [] };
    volley.shots.push(shot);
    shots.set(unit.id, volley);
  }
  const orders = [...shots.values()].map(({ unit, shots: all }) => ({
    seat: unit.seat,
    command: declaration(unit.id, heldBy(position, unit), all) as Command,
  }));
  const state = waiting(position.state, new Set(shots.keys()), { fire: SILENT });
  return { ok: true, value: { state: during(state, 'weapon', orders[0]?.seat ?? 0), orders } };
}

function blows(position: Position, asks: readonly unknown[]): Reading<Orders<Classic>> {
  const struck = new Map<number, { readonly unit: OnMap; readonly blows: Blow[] }>();
  for (const ask of asks) {
    const read = blowAsked(position, ask);
    if (!read.ok) return read;
    const { unit, blow } = read.value;
    const all = struck.get(unit.id) ?? { unit, blows: [] };
    all.blows.push(blow);
    struck.set(unit.id, all);
  }
  const orders = [...struck.values()].map(({ unit, blows: all }) => ({
    seat: unit.seat,
    command: { type: 'strike', unit: unit.id, blows: all } satisfies Command,
  }));
  const state = waiting(position.state, new Set(struck.keys()), { strike: STILL });
  return { ok: true, value: { state: during(state, 'physical', orders[0]?.seat ?? 0), orders } };
}

const PHASES: { readonly [type: string]: Phase } = { move: 'movement', strike: 'physical' };

/** The phase of the first command, and in each phase those to act whom a command of it names. */
function due({ state }: Position, commands: readonly Command[], seat: Seat): State {
  const named = (type: Command['type']) => new Set(commands.flatMap(one => (one.type === type && 'unit' in one ? [one.unit] : [])));
  const [moving, firing, striking] = [named('move'), named('declare'), named('strike')];
  const units = state.units.map(unit => ({
    ...unit,
    moved: moving.has(unit.id) ? null : unit.moved,
    fire: firing.has(unit.id) ? null : (unit.fire ?? SILENT),
    strike: striking.has(unit.id) ? null : STILL,
  }));
  return during({ ...state, units }, PHASES[commands[0]?.type ?? ''] ?? 'weapon', seat);
}

/** Nobody does more than was asked: whoever is called later lets it be. */
function idle(state: State, seat: Seat): Command | undefined {
  const unit = state.units.find(
    one => one.seat === seat && one.fate === 'fighting' && (state.phase === 'weapon' ? one.fire : one.strike) === null,
  );
  if (!unit) return undefined;
  return state.phase === 'weapon' ? { type: 'declare', unit: unit.id, twist: 0, shots: [] } : { type: 'strike', unit: unit.id, blows: [] };
}

export const fights: Fights<Classic, Position> = {
  ways(position, attacker, target) {
    const units = pair(position, attacker, target);
    if (!units.ok) return [];
    return [...shotWays(position, units.value[0], attacker, target), ...blowWays(position, attacker, target)];
  },
  orders(position, raw) {
    const asks = list<unknown>(one => ({ ok: true, value: one }), 400)(raw, 'ask');
    if (!asks.ok) return asks;
    const fired = asks.value.filter(isFire);
    if (fired.length > 0 && fired.length < asks.value.length)
      return misread(tell('weapons and blows are not played at once: ask for one or the other'), 'ask');
    return fired.length > 0 ? volleys(position, asks.value) : blows(position, asks.value);
  },
  due,
  reply: (state, seat, book) => {
    const command = idle(state, seat);
    return command && book.allows(ruleset.view(state, seat), command, seat) ? command : undefined;
  },
  // Falls and wrecks belong to the phase; what heat does follows before the turn ends.
  ends: event => event.type === 'turnEnded' || (event.type === 'phaseBegan' && event.phase === 'end'),
  mark(event) {
    switch (event.type) {
      case 'fell':
        return { unit: event.unit, what: tell('falls') };
      case 'slotHit':
        return { unit: event.unit, what: tell('takes a critical hit') };
      case 'lost':
        return { unit: event.unit, what: tell('loses a location') };
      case 'exploded':
        return { unit: event.unit, what: tell('ammo explodes') };
      case 'pilotHit':
        return { unit: event.unit, what: tell('the pilot is hurt') };
      case 'reactorRolled':
        return event.shutDown && !event.restart ? { unit: event.unit, what: tell('shuts down') } : undefined;
      default:
        return undefined;
    }
  },
};
