import { isAircraft } from '../aerospace/aircraft.ts';
import { ofAttacker } from '../attack/shot.ts';
import { has, hasAny } from '../card/specials.ts';
import { type AlphaRule, core } from '../rule.ts';
import type { Mode, Unit } from '../shape.ts';
import { isImmobile, isOn, motive, moveBy, ridersOf } from '../state.ts';

const ground = (mode: Mode): boolean => ['ground', 'sprint', 'evade', 'roll', 'glide'].includes(mode);
const swims = (unit: Unit): boolean => motive(unit) === 's' || has(unit, 'UMU');

/** Each mode has its own Move; nothing said means that a unit does not have the mode. */
const declare: AlphaRule = core('AS-move-declare', {
  base: {
    move: ({ unit, mode }) => {
      if (isAircraft(unit)) return undefined;
      if (mode === 'ground') return moveBy(unit, false) || undefined;
      return mode === 'jump' ? moveBy(unit, true) || undefined : undefined;
    },
  },
  forbids: {
    move: (view, { unit: id, mode, path, stance }, _seat, book) => {
      const unit = view.units[id];
      if (!isOn(unit)) return undefined;
      if (stance !== undefined && !book.permits('stance', stance)) return 'it cannot do that';
      if (stance !== undefined && mode === 'jump') return 'not while jumping';
      if (mode === 'stand') return path.length > 0 ? 'whoever stands still goes nowhere' : undefined;
      if (isImmobile(unit)) return 'it cannot move';
      return book.ask('move', { state: view, unit, mode }).total > 0 ? undefined : 'it does not move like that';
    },
  },
  atLeast: { move: () => 0 },
  follows: { moved: (_state, { unit, stance }) => (stance === undefined ? undefined : [{ type: 'takeStance', unit, stance }]) },
  covers: ['ASC-term-movement'],
});

/** Diving has the Move on the ground, and leads nowhere but through water. */
const sub: AlphaRule = core('AS-sub', {
  base: { move: ({ unit, mode }) => (mode === 'sub' && swims(unit) ? moveBy(unit, false) || undefined : undefined) },
  affirms: { barred: ({ mode, ground }) => mode === 'sub' && ground.depth === 0 },
  covers: ['AS-sua-umu'],
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

export const allowanceRules: readonly AlphaRule[] = [declare, sub, heat, tsm, clamps];
