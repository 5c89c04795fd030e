import { countOf, has } from '../card/specials.ts';
import type { Aim } from '../questions.ts';
import { type AlphaRule, core, does, type Table } from '../rule.ts';
import { CAPITALS, type DeedCommand, type How, type State, type Unit } from '../shape.ts';
import { alive, isOn, isUnder, isWithin, marked, markOf, onTable, unitAt } from '../state.ts';
import { isAircraft, isDropShip, isFlying } from './aircraft.ts';
import { hasArcs } from './arcs.ts';

const BATTERIES: readonly How[] = ['SDS-C', 'SDS-SC', 'SDS-CM'];
/** Guns on the ground that are made for ships in orbit. */
export const isBatteryHow = (how: How): boolean => BATTERIES.includes(how);
/** Weapons of a ship's size, which fight as if everything were one bracket nearer. */
export const isCapital = (how: string): boolean => (CAPITALS as readonly string[]).includes(how);

/** The bigger the gun, the worse it follows what is small: all but ships. */
const clumsy = (hows: readonly How[], value: number): NonNullable<AlphaRule['adds']> => ({
  toHit: ({ how, target }) => (hows.includes(how) && !isDropShip(target) ? value : undefined),
});

const capital: AlphaRule = core('AS-sua-cap', {
  adds: clumsy(['CAP', 'SDS-C'], 5),
  forbids: {
    attack: ({ units }, { unit: id, how }) =>
      ['CAP', 'SCAP', 'MSL'].includes(how) && units[id] && !hasArcs(units[id]) ? 'it has no such weapons' : undefined,
  },
  covers: ['ASC-tbl-aero-weapon-class-mods', 'AS-arc-large', 'ASC-tbl-large-craft-attack-limits'],
});

const batteries: AlphaRule = core('AS-sua-sds', {
  forbids: {
    attack: (view, command) => {
      if (!isBatteryHow(command.how)) return undefined;
      const [unit, foe] = [view.units[command.unit], view.units[command.target]];
      if (unit && !has(unit, command.how)) return 'it has no such weapons';
      return foe && !isFlying(foe) ? 'they fire at what flies' : undefined;
    },
  },
});

const missiles = (how: string): boolean => how === 'MSL' || how === 'SDS-CM';

/** Ships that share what their sensors see: six at most, aerospace against aerospace. */
export const MOST_LINKED = 6;
function linked(state: State, attacker: Unit): boolean {
  const net = state.units.filter(one => one.seat === attacker.seat && alive(one) && isAircraft(one) && has(one, 'NC3') && !one.shutdown);
  const place = net.findIndex(({ id }) => id === attacker.id);
  return net.length > 1 && place >= 0 && place < MOST_LINKED && !isJammed(state, attacker);
}
const isJammed = (state: State, unit: Unit): boolean =>
  marked(unit, 'asew') || (isOn(unit) && onTable(state).some(one => one.seat !== unit.seat && has(one, 'JAM') && isWithin(one, unit, 60)));

const network: AlphaRule = core('AS-sua-nc3', {
  adds: {
    toHit: ({ state, attacker, target, kind }: Aim) =>
      kind === 'weapon' && isAircraft(target) && has(attacker, 'NC3') && linked(state, attacker) ? -1 : undefined,
  },
  covers: ['ASC-sua-nc3', 'ASC-sa-nc3', 'ASC-sa-nc3-countermeasures'],
});

/** Most that screens add. */
export const MOST_SCREEN = 4;
const screenOf = (unit: Unit): number => markOf(unit, 'screen')?.value ?? 0;

/** Chaff and drones around a craft, for the rest of the turn. */
const screen = (play: Table, { unit: id }: DeedCommand): void => {
  const strength = Math.min(MOST_SCREEN, countOf(unitAt(play.state, id), 'SCR'));
  play.emit({ type: 'screened', unit: id, strength, until: play.state.turn });
};

const screens: AlphaRule = core('AS-sua-scr', {
  ...does({ screen }),
  adds: { toHit: ({ attacker, target }) => screenOf(attacker) + screenOf(target) || undefined },
  forbids: {
    deed: ({ units }, { unit: id, deed }) => {
      const unit = units[id];
      if (deed !== 'screen' || !unit) return undefined;
      if (!has(unit, 'SCR')) return 'it has no screens to launch';
      return marked(unit, 'screen') ? 'its screens are out' : undefined;
    },
  },
  covers: ['ASC-sa-scr', 'ASC-sa-scr-attack-cost'],
});

/** What fire from farther out than the Central Zone adds, and what somebody below who points at the target takes off. */
export const FARTHER_OUT = 3;
export const POINTED_OUT = -2;

/** Capital weapons of a ship in the air, at a point on the ground; its guns bear on one from above alone. */
const fromAbove: AlphaRule = core('AS-cap-mods', {
  covers: ['ASC-tbl-aero-misc-mods', 'ASC-ots-dropship-capital', 'ASC-ots-timing'],
  forbids: {
    bombard: ({ units }, { unit, weapon }) =>
      (weapon === 'CAP' || weapon === 'SCAP') && units[unit]?.fate !== 'aloft' ? 'these guns bear on a point from above alone' : undefined,
  },
  adds: {
    artillery: ({ state, unit, at }) => {
      if (unit.fate !== 'aloft') return undefined;
      const pointed = onTable(state).some(
        one => one.seat !== unit.seat && state.units[markOf(one, 'tagged')?.by ?? one.id]?.seat === unit.seat && isUnder(one, at, 0),
      );
      return (unit.flight?.ring === 0 ? 0 : FARTHER_OUT) + (pointed ? POINTED_OUT : 0) || undefined;
    },
  },
});

export const capitalRules: readonly AlphaRule[] = [
  fromAbove,
  capital,
  core('AS-sua-scap', { adds: clumsy(['SCAP', 'SDS-SC'], 3) }),
  core('AS-sua-msl', {
    forbids: {
      bombard: (_view, { weapon, munition }) => (missiles(weapon) && munition ? 'missiles of ships have a single warhead' : undefined),
    },
  }),
  core('AS-sua-tele', {
    adds: { toHit: ({ attacker, how }) => (missiles(how) && has(attacker, 'TELE') ? -1 : undefined) },
    covers: ['ASC-sa-tele'],
  }),
  batteries,
  network,
  screens,
];
