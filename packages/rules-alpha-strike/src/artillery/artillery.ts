import { table as terrain } from '@sortie/board';
import { table as geometry } from '@sortie/geometry';
import type { Handler } from '@sortie/kernel';
import { burst, isFlakTarget } from '../aerospace/flak.ts';
import { specialsOf } from '../card/specials.ts';
import { byRule, hurt } from '../damage/apply.ts';
import type { Questions } from '../questions.ts';
import { type AlphaRule, core, type Table } from '../rule.ts';
import type { AlphaStrike, Command, Point, Shell, State, Unit } from '../shape.ts';
import { seesPoint } from '../sight/see.ts';
import { INCH, isInfantry, isOn, marked, onTable } from '../state.ts';
import { explode, ring } from './blast.ts';
import { type Gun, gunFor, gunOf } from './guns.ts';
import { defenceAgainst } from './point-defense.ts';

/** Weak: what indirect and direct artillery fire adds, and how far a miss scatters per point. */
export const INDIRECT = 7;
export const DIRECT = 4;
export const SCATTER_PER_POINT = 2 * INCH;
export const SHEET = 34;

/** Weak: turns of flight by distance in sheets of 34 inches. */
export function flightTime(inches: number): number {
  const sheets = Math.ceil(inches / SHEET);
  if (sheets <= 1) return 0;
  if (sheets <= 8) return 1;
  if (sheets <= 15) return 2;
  if (sheets <= 21) return 3;
  return sheets <= 26 ? 4 : 5;
}

/** Inches from a gun to a point: off the table it is behind its own edge. */
export function artilleryRange(state: State, unit: Unit, at: Point): number {
  if (unit.at) return Math.ceil(terrain.spanOf(state.table, unit.at, at) / INCH);
  const edge = unit.seat === 0 ? state.table.height - at.y : at.y;
  return unit.offTable + Math.ceil(edge / INCH);
}

export const firesDirect = (state: State, unit: Unit, at: Point): boolean =>
  isOn(unit) && seesPoint(state, unit, at) && artilleryRange(state, unit, at) <= 42;

const declare: AlphaRule = core('AS-art-declare', {
  forbids: {
    bombard: (view, { unit: id, weapon, at, against }) => {
      const unit = view.units[id];
      const gun = unit && gunFor(unit, weapon);
      if (!unit) return undefined;
      if (!gun) return 'it has no such artillery';
      if (against === undefined && artilleryRange(view, unit, at) > gun.range) return 'that is out of range';
      return gun.cannon && against === undefined && !firesDirect(view, unit, at) ? 'a cannon has to see its target' : undefined;
    },
  },
  covers: [
    'ASC-ba-artillery',
    'ASC-ba-artillery-restrictions',
    'ASC-ba-artillery-volley',
    'AS-sua-art',
    'ASC-sua-art-ba',
    'ASC-prototype-artillery',
  ],
});

const counter: AlphaRule = core('ASC-counter-battery-eligibility', {
  forbids: {
    bombard: (view, { unit: id, weapon, against }, seat) => {
      if (against === undefined) return undefined;
      const [unit, foe] = [view.units[id], view.units[against]];
      if (isFlakTarget(foe)) return undefined;
      if (foe?.fate !== 'offTable' || foe.seat === seat) return 'only guns off the table are answered like that';
      if (!view.witnessed.some(one => one.unit === against && one.seat === seat && one.turn < view.turn))
        return 'nobody has seen its shells land before this turn';
      const theirs = [...specialsOf(foe.card).keys()].map(gunOf).reduce((most, gun) => Math.max(most, gun?.range ?? 0), 0);
      return unit && (gunOf(weapon)?.range ?? 0) >= theirs ? undefined : 'its gun does not reach as far';
    },
  },
  adds: { artillery: ({ against, direct }) => (against && !direct ? 7 : undefined) },
  covers: ['ASC-counter-battery-acquire', 'ASC-counter-battery-range', 'ASC-tbl-counter-battery', 'ASC-counter-battery-flight'],
});

/** Each further shell that was seen to land makes the next answer easier, up to 4. */
const ranging: AlphaRule = core('ASC-counter-battery-to-hit', {
  adds: {
    artillery: ({ state, unit, against }) => {
      const seen = against ? state.witnessed.filter(one => one.unit === against.id && one.seat === unit.seat).length : 0;
      return seen > 1 ? -Math.min(4, seen - 1) : undefined;
    },
  },
});

export const bombard: Handler<AlphaStrike, 'bombard'> = (play, { unit: id, weapon, at: aimed, munition = '', against }) => {
  const { state } = play;
  const at = terrain.standingPoint(state.table, aimed);
  const unit = state.units[id]!;
  const target = against === undefined ? undefined : state.units[against];
  if (target && isFlakTarget(target)) return burst(play, unit, weapon, target);
  const distance = against === undefined ? artilleryRange(state, unit, at) : (state.units[against]?.offTable ?? 0);
  const flight = gunOf(weapon)?.cannon || unit.fate === 'aloft' || firesDirect(state, unit, at) ? 0 : flightTime(distance);
  const shell: Shell = { id: state.serial, unit: id, weapon, at, lands: state.turn + flight, munition, against: against ?? null };
  play.emit({ type: 'changed', unit: id, rule: 'AS-art-declare', what: 'fires artillery', change: { did: [...unit.did, 'artillery'] } });
  play.emit({ type: 'shellFired', shell });
};

/** What a shot of artillery will be asked about, as things stand now. */
export function shellAsk(state: State, command: Extract<Command, { readonly type: 'bombard' }>): Questions['artillery'] | undefined {
  const unit = state.units[command.unit];
  if (!unit) return undefined;
  const at = terrain.standingPoint(state.table, command.at);
  const against = command.against === undefined ? null : (state.units[command.against] ?? null);
  const direct = against && isFlakTarget(against) ? true : firesDirect(state, unit, at);
  return { state, unit, weapon: command.weapon, direct, against, at };
}

/** Shells whose time has come strike before anything else in the End Phase. */
export function landShells(play: Table): void {
  for (const shell of play.state.shells.filter(({ lands }) => lands <= play.state.turn)) land(play, shell);
}

function land(play: Table, shell: Shell): void {
  const { state } = play;
  const unit = state.units[shell.unit]!;
  const gun = gunFor(unit, shell.weapon);
  if (!gun) return;
  const against = shell.against === null ? null : (state.units[shell.against] ?? null);
  const direct = firesDirect(state, unit, shell.at);
  const defence = against ? 0 : defenceAgainst(state, unit, shell.weapon, shell.at);
  if (defence >= 2) {
    play.emit({ type: 'changed', unit: unit.id, rule: 'AS-sua-pnt', what: 'its missile is shot down', change: {} });
    play.emit({ type: 'shellLanded', shell, at: shell.at, witnesses: [] });
    return;
  }
  // Weapon hits take points off shells like off everything else; the tubes of battle armor are one volley whatever is left of the squad.
  const worn = unit.card.type === 'BA' ? 0 : unit.weaponHits;
  const left = (points: number): number => Math.floor(Math.max(0, points - worn) / (defence === 1 ? 2 : 1));
  const needs = play.ask('artillery', { state, unit, weapon: shell.weapon, direct, against, at: shell.at });
  const roll = play.roll(2, 6, 'AS-art-tohit');
  const margin = roll.total - needs.total;
  play.emit({
    type: 'rolled',
    unit: unit.id,
    rule: 'AS-art-tohit',
    what: margin >= 0 ? 'on target' : 'off target',
    needs,
    roll,
    good: margin >= 0,
  });
  const at = margin >= 0 || against ? shell.at : scatter(play, shell.at, -margin, play.ask('drift', { unit, by: 'artillery' }).total);
  const witnesses = [0, 1].filter(
    seat => seat !== unit.seat && unit.fate === 'offTable' && onTable(state).some(one => one.seat === seat && seesPoint(state, one, at)),
  );
  play.emit({ type: 'shellLanded', shell, at, witnesses });
  if (against) {
    const inner = left(gun.inner);
    const good = margin + play.ask('ranging', { unit }).total;
    const points = good >= 1 ? inner : good >= (good === margin ? 0 : -1) ? Math.floor(inner / 2) : 0;
    hurt(play, against.id, points, byRule('ASC-counter-battery-result'));
  } else strike(play, shell, gun, at, left);
}

/** What a shell does where it comes down. */
function strike(play: Table, { munition, unit }: Shell, gun: Gun, at: Point, left: (points: number) => number): void {
  if (munition === 'homing' && gun.homing) {
    home(play, at, left(gun.homing));
    return;
  }
  const [inner, outer] = gun.across ?? [2, 6];
  const rings = [ring(inner, left(gun.inner)), ...(gun.outer ? [ring(outer, left(gun.outer))] : [])];
  explode(play, { at, rings, rule: 'AS-art-table', by: unit });
}

/** A homing shell strikes the tagged unit nearest to where it comes down, and nothing else. */
function home(play: Table, at: Point, points: number): void {
  const painted = onTable(play.state).filter(unit => marked(unit, 'tagged'));
  painted.sort((a, b) => geometry.distanceSquared(a.at, at) - geometry.distanceSquared(b.at, at) || a.id - b.id);
  const target = painted[0];
  if (target) hurt(play, target.id, points, byRule('AS-art-homing'));
}

/** A die for the direction, and the points of failure for the distance. */
export function scatter(play: Table, from: Point, failure: number, drift = 0): Point {
  const die = play.roll(1, 6, 'AS-aoe-scatter');
  const { width, height } = play.state.table;
  const { x, y } = geometry.scattered(from, die.total, Math.max(0, failure * SCATTER_PER_POINT + drift * INCH));
  return terrain.standingPoint(play.state.table, { x: Math.max(0, Math.min(width, x)), y: Math.max(0, Math.min(height, y)) });
}

export const artilleryRules: readonly AlphaRule[] = [
  declare,
  counter,
  ranging,
  core('ASC-counter-battery-result'),
  core('AS-art-tohit', {
    adds: {
      artillery: ({ direct, against, state, unit, at }) =>
        against || unit.fate === 'aloft'
          ? undefined
          : state.plotted[unit.seat]?.some(point => geometry.distanceOf(point, at) === 0)
            ? -unit.skill
            : direct
              ? DIRECT
              : INDIRECT,
    },
  }),
  core('AS-art-adjust', {
    adds: { artillery: ({ state, unit, direct, against, at }) => (!direct && !against && spotted(state, unit, at) ? -1 : undefined) },
  }),
  core('AS-art-table', { covers: ['ASC-tbl-artillery-range-damage'] }),
  core('AS-art-offboard'),
  core('AS-art-flight'),
  core('AS-art-miss', { covers: ['ASC-term-mof', 'ASC-term-mos'] }),
  core('AS-art-homing'),
  core('AS-aoe-template', { covers: ['ASC-term-aoe', 'ASC-term-poi'] }),
  core('AS-aoe-scatter'),
  core('AS-aoe-everyone'),
];

const spotted = (state: State, unit: Unit, at: Point): boolean =>
  onTable(state).some(friend => friend.seat === unit.seat && friend.id !== unit.id && !isInfantry(friend) && seesPoint(state, friend, at));
