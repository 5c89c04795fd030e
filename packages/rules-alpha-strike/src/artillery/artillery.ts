import { table as terrain } from '@sortie/board';
import { table as geometry } from '@sortie/geometry';
import { type Handler, nth } from '@sortie/kernel';
import { byRule, hurt } from '../damage/apply.ts';
import { shotMargin } from '../movement/control.ts';
import type { Bombarding, Landing, Questions } from '../questions.ts';
import { type AlphaRule, core, type Table } from '../rule.ts';
import type { AlphaStrike, Command, Point, Shell, State, Unit } from '../shape.ts';
import { seesPoint } from '../sight/see.ts';
import { canAct, INCH, isOn, isUnder, marked, markOf, onTable, unitAt } from '../state.ts';
import { explode, ring } from './blast.ts';
import { acrossOf, gunFor, gunOf } from './guns.ts';
import { defenceAgainst, defend } from './point-defense.ts';

/** Weak: what indirect and direct artillery fire adds, and inches that a miss scatters for each point. */
export const INDIRECT = 7;
export const DIRECT = 4;
const ASTRAY = 2;
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
    bombard: (view, { unit: id, weapon, at, against }, _seat, book) => {
      const unit = view.units[id];
      const gun = unit && gunFor(unit, weapon);
      if (!unit) return undefined;
      if (!gun) return 'it has no such artillery';
      if (against !== undefined && !book.holds('answerable', { target: view.units[against] }))
        return 'artillery does not fire at that unit';
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

export const bombard: Handler<AlphaStrike, 'bombard'> = (play, command) => play.run('bombarding', { command, done: false });

/** A shell is on its way, unless something else has been done with the gun. */
function fire(play: Table, { command, done }: Bombarding): void {
  if (done) return;
  const { state } = play;
  const { unit: id, weapon, munition = '', against } = command;
  const at = terrain.standingPoint(state.table, command.at);
  const unit = unitAt(state, id);
  const distance = against === undefined ? artilleryRange(state, unit, at) : (state.units[against]?.offTable ?? 0);
  const flight =
    gunOf(weapon)?.cannon || unit.fate === 'aloft' || firesDirect(state, unit, at) ? 0 : play.ask('flight', { inches: distance }).total;
  const shell: Shell = { id: state.serial, unit: id, weapon, at, lands: state.turn + flight, munition, against: against ?? null };
  play.emit({ type: 'acted', unit: id, deed: 'artillery', rule: 'AS-art-declare' });
  play.emit({ type: 'shellFired', shell });
}

const nothing = (): void => undefined;
export const ARTILLERY_STEPS = { bombarding: { fire }, landing: { begin: nothing, comeDown, strike: nothing } };

/** What a shot of artillery will be asked about, as things stand now. */
export function shellAsk(state: State, command: Extract<Command, { readonly type: 'bombard' }>): Questions['artillery'] | undefined {
  const unit = state.units[command.unit];
  if (!unit) return undefined;
  const at = terrain.standingPoint(state.table, command.at);
  const against = command.against === undefined ? null : (state.units[command.against] ?? null);
  return { state, unit, weapon: command.weapon, direct: firesDirect(state, unit, at), against, at };
}

/** Shells whose time has come strike before anything else in the End Phase. */
export function landShells(play: Table): void {
  for (const shell of play.state.shells.filter(({ lands }) => lands <= play.state.turn)) land(play, shell);
}

function land(play: Table, shell: Shell): void {
  const { state } = play;
  const unit = unitAt(state, shell.unit);
  const gun = gunFor(unit, shell.weapon);
  if (!gun) return;
  // Weapon hits take points off shells like off everything else; the tubes of battle armor are one volley whatever is left of the squad.
  const worn = unit.card.type === 'BA' ? 0 : unit.weaponHits;
  const left = (points: number, defence = 0): number => Math.floor(Math.max(0, points - worn) / (defence === 1 ? 2 : 1));
  play.run('landing', { shell, gun, left, margin: 0, at: shell.at, down: false, defence: 0, done: shell.against !== null });
}

/** Those who guard the place spend what they have on a missile; is it shot down? */
function fended(play: Table, about: Landing, unit: Unit, at: Point): boolean {
  if (about.shell.against === null) about.defence = defend(play, unit, about.shell.weapon, at);
  if (about.defence < 2) return false;
  play.emit({ type: 'missileDowned', unit: unit.id });
  play.emit({ type: 'shellLanded', shell: about.shell, at, witnesses: [] });
  about.down = true;
  about.done = true;
  return true;
}

/** The roll for where a shell comes down, unless something has brought it down already. */
function comeDown(play: Table, about: Landing): void {
  if (about.down) return;
  const { state } = play;
  const { shell } = about;
  const unit = unitAt(state, shell.unit);
  const against = shell.against === null ? null : (state.units[shell.against] ?? null);
  const direct = firesDirect(state, unit, shell.at);
  const needs = play.ask('artillery', { state, unit, weapon: shell.weapon, direct, against, at: shell.at });
  if (fended(play, about, unit, shell.at)) return;
  const roll = play.roll(2, 6, 'AS-art-tohit');
  about.margin = shotMargin(play, unit, needs, roll);
  const good = about.margin >= 0;
  play.emit({ type: 'rolled', unit: unit.id, rule: 'AS-art-tohit', what: good ? 'on target' : 'off target', needs, roll, good });
  if (!good && !against) about.at = scatter(play, shell.at, play.ask('drift', { unit, by: 'artillery', failure: -about.margin }).total);
  landed(play, about);
}

function landed(play: Table, about: Landing): void {
  const { state } = play;
  const { shell, at } = about;
  const unit = unitAt(state, shell.unit);
  about.down = true;
  const witnesses = [0, 1].filter(
    seat => seat !== unit.seat && unit.fate === 'offTable' && onTable(state).some(one => one.seat === seat && seesPoint(state, one, at)),
  );
  play.emit({ type: 'shellLanded', shell, at, witnesses, ...(spotted(state, unit, at) ? { ranged: true as const } : {}) });
}

/** What a shell does where it comes down, unless it was meant for something else. */
function strike(play: Table, { shell: { unit, weapon }, gun, at, left, defence, done }: Landing): void {
  if (done) return;
  const points = [gun.inner, gun.outer ?? 0];
  const rings = acrossOf(gun).map((across, i) => ring(across, left(nth(points, i), defence)));
  explode(play, { at, rings, rule: 'AS-art-table', by: unit, munition: weapon });
}

/** How far from where it was aimed a homing shell looks for a mark, in inches, and what it needs to strike it. */
const SEEKS = 16;
const HOMES = 4;

/** A homing shell seeks the nearest unit that a friend has marked this turn and strikes it alone; without one it bursts in the air. */
function home(play: Table, about: Landing): void {
  const { shell, gun } = about;
  if (about.done || about.down || shell.munition !== 'homing' || !gun.homing) return;
  const { state } = play;
  const unit = unitAt(state, shell.unit);
  const [target] = onTable(state)
    .filter(one => unitAt(state, markOf(one, 'tagged')?.by ?? one.id).seat === unit.seat && marked(one, 'tagged'))
    .filter(one => isUnder(one, shell.at, SEEKS * INCH))
    .sort((a, b) => geometry.distanceSquared(a.at, shell.at) - geometry.distanceSquared(b.at, shell.at) || a.id - b.id);
  about.done = true;
  if (target) {
    about.at = target.at;
    const needs = play.ask('trial', { state, unit, why: 'homing', help: defenceAgainst(state, unit, shell.weapon, target.at) });
    if (fended(play, about, unit, target.at)) return;
    const roll = play.roll(2, 6, 'AS-art-homing');
    const good = roll.total >= needs.total;
    play.emit({ type: 'rolled', unit: unit.id, rule: 'AS-art-homing', what: good ? 'on target' : 'off target', needs, roll, good });
    if (good) hurt(play, target.id, about.left(gun.homing, about.defence), { ...byRule('AS-art-homing'), by: unit.id });
  }
  landed(play, about);
}

/** A die for the direction. */
export function scatter(play: Table, from: Point, inches: number): Point {
  const die = play.roll(1, 6, 'AS-aoe-scatter');
  const { width, height } = play.state.table;
  const { x, y } = geometry.scattered(from, die.total, Math.max(0, inches * INCH));
  return terrain.standingPoint(play.state.table, { x: Math.max(0, Math.min(width, x)), y: Math.max(0, Math.min(height, y)) });
}

export const artilleryRules: readonly AlphaRule[] = [
  declare,
  core('AS-art-tohit', {
    adds: {
      artillery: ({ direct, against, unit }) => (against || unit.fate === 'aloft' ? undefined : direct ? DIRECT : INDIRECT),
    },
  }),
  core('AS-art-adjust', {
    adds: {
      artillery: ({ state, unit, direct, against, at }) => (!direct && !against && isRanged(state, unit, at) ? CORRECTED : undefined),
    },
  }),
  core('AS-art-table', {
    steps: { landing: [{ name: 'strike', insteadOf: 'strike', run: strike }] },
    covers: ['ASC-tbl-artillery-range-damage'],
  }),
  core('AS-art-offboard', { structural: 'a gun off the table keeps its distance in inches' }),
  core('AS-art-flight', { base: { flight: ({ inches }) => flightTime(inches) } }),
  core('AS-art-miss', {
    base: { drift: ({ by, failure }) => (by === 'artillery' ? ASTRAY * failure : undefined) },
    covers: ['ASC-term-mof', 'ASC-term-mos'],
  }),
  core('AS-art-homing', {
    base: { trial: ({ why }) => (why === 'homing' ? HOMES : undefined) },
    permits: { munition: ['homing'] },
    affirms: { shells: ({ unit, weapon, munition }) => munition === 'homing' && gunFor(unit, weapon)?.homing !== undefined },
    steps: { landing: [{ name: 'home', before: 'comeDown', run: home }] },
  }),
  core('AS-aoe-template', { structural: 'a template strikes every base that it touches', covers: ['ASC-term-aoe', 'ASC-term-poi'] }),
  core('AS-aoe-scatter', { structural: 'a die is a direction on the table' }),
  core('AS-aoe-everyone', { structural: 'a template asks who stands under it, not whose he is' }),
];

/** What a shell that a friend saw come down tells about the next one at the same point. */
const CORRECTED = -1;
const isRanged = ({ ranged = [] }: State, { id }: Unit, at: Point): boolean =>
  ranged.some(one => one.unit === id && one.at.x === at.x && one.at.y === at.y);

/** Does a friend who is awake see where a shell came down? */
const spotted = (state: State, unit: Unit, at: Point): boolean =>
  onTable(state).some(friend => friend.seat === unit.seat && friend.id !== unit.id && canAct(friend) && seesPoint(state, friend, at));
