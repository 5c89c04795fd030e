import { isAircraft } from '../aerospace/aircraft.ts';
import { ofAttacker } from '../attack/shot.ts';
import { has, hasAny } from '../card/specials.ts';
import { type AlphaRule, core, option } from '../rule.ts';
import type { Mode, Unit } from '../shape.ts';
import { isImmobile, isOn, marked, motive, moveBy, ridersOf } from '../state.ts';

const ground = (mode: Mode): boolean => ['ground', 'sprint', 'evade', 'roll', 'glide'].includes(mode);
const swims = (unit: Unit): boolean => motive(unit) === 's' || has(unit, 'UMU');

/** Each mode has its own Move; nothing said means that a unit does not have the mode. */
const declare: AlphaRule = core('AS-move-declare', {
  base: {
    move: ({ unit, mode }) => {
      if (isAircraft(unit)) return undefined;
      if (mode === 'ground') return moveBy(unit, false) || undefined;
      if (mode === 'jump') return moveBy(unit, true) || undefined;
      return mode === 'sub' && swims(unit) ? moveBy(unit, false) || undefined : undefined;
    },
  },
  forbids: {
    move: (view, { unit: id, mode, path }, _seat, book) => {
      const unit = view.units[id];
      if (!isOn(unit)) return undefined;
      if (mode === 'stand') return path.length > 0 ? 'whoever stands still goes nowhere' : undefined;
      if (isImmobile(unit)) return 'it cannot move';
      return book.ask('move', { state: view, unit, mode }).total > 0 ? undefined : 'it does not move like that';
    },
  },
  atLeast: { move: () => 0 },
  covers: ['ASC-term-movement', 'AS-sub', 'AS-sua-umu'],
});

/** Heat slows a unit on the ground and leaves its jump alone. */
const heat: AlphaRule = core('AS-heat-effects', {
  adds: {
    move: ({ unit, mode }) => (unit.heat > 0 && ground(mode) ? -2 * Math.min(3, unit.heat) : undefined),
    ...ofAttacker(({ attacker, kind }) => (attacker.heat > 0 && kind !== 'physical' ? Math.min(3, attacker.heat) : undefined)),
  },
  covers: ['AS-to-hit-heat', 'AS-jump-noheat'],
});

/** Muscle that works better when hot: at level 1 two inches more in all, at higher levels two less lost. */
const tsm: AlphaRule = core('AS-heat-tsm', {
  adds: { move: ({ unit, mode }) => (ground(mode) && unit.heat > 0 && has(unit, 'TSM') ? (unit.heat === 1 ? 4 : 2) : undefined) },
  covers: ['AS-sua-tsm'],
});

const sprint: AlphaRule = option('AS-sprint', {
  base: { move: ({ unit, mode }) => (mode === 'sprint' && motive(unit) !== 'v' ? moveBy(unit, false) : undefined) },
  adds: { move: ({ unit, mode }) => (mode === 'sprint' ? Math.ceil(Math.max(0, moveBy(unit, false) - 2 * unit.heat) / 2) : undefined) },
  forbids: {
    attack: ({ units }, { unit, spotter }) => {
      if (units[unit]?.moved?.mode === 'sprint') return 'a unit that sprints makes no attack';
      return spotter !== undefined && units[spotter]?.moved?.mode === 'sprint' ? 'a unit that sprints does not spot' : undefined;
    },
    move: ({ units }, { mode, mounts, drops }) =>
      mode === 'sprint' && (mounts?.length || drops?.length || units.length === 0) ? 'nobody gets on or off a sprinting unit' : undefined,
  },
});

/** Riders on clamps slow their 'Mech. */
const clamps: AlphaRule = core('AS-sua-mcs', {
  adds: {
    move: ({ state, unit, mode }) => {
      const riders = mode === 'stand' ? [] : ridersOf(state, unit.id).filter(rider => hasAny(rider, 'MCS', 'UCS'));
      return riders.length > 0 ? -2 * riders.length : undefined;
    },
  },
  covers: ['AS-sua-ucs', 'ASC-sua-mcs-ucs'],
});

const pulse: AlphaRule = core('ASC-sua-iatm-magpulse', {
  adds: {
    move: ({ unit }) => (marked(unit, 'magpulse') ? -2 : undefined),
    ...ofAttacker(({ attacker, kind }) => (kind === 'weapon' && marked(attacker, 'magpulse') ? 1 : undefined)),
  },
});

export const allowanceRules: readonly AlphaRule[] = [declare, heat, tsm, sprint, clamps, pulse];
