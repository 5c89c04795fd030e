import { tell } from '@sortie/kernel';
import { isFired } from '../attack/attacking.ts';
import { keepsFromFiring } from '../attack/holding-fire.ts';
import { gunsIn } from '../infantry/field-guns.ts';
import { CITE, type ClassicRule, structural } from '../rule.ts';
import type { State, Unit } from '../shape.ts';
import { needsPower } from '../sheet/sheet.ts';
import { callSign, isFighting, sheetFor } from '../state.ts';

/** Cruising and flanking instead of walking and running. */
const move: ClassicRule = {
  id: 'TW-veh-move',
  cite: CITE,
  kind: 'core',
  covers: ['TW-motive-cumul'],
  base: { walkMp: ({ unit }) => unit.wear?.cruise },
};

const PENALTY = { minor: 1, moderate: 2, heavy: 3 } as const;

/** Driving is piloting with other troubles. */
const driving: ClassicRule = {
  id: 'TW-veh-driving',
  cite: CITE,
  kind: 'core',
  adds: {
    piloting: ({ unit: { wear } }) => {
      if (!wear) return undefined;
      const motive = wear.motive.reduce((sum, one) => sum + PENALTY[one], 0);
      const total = motive + (wear.driver ? 2 : 0) + (wear.commander ? 1 : 0);
      return total > 0 ? total : undefined;
    },
  },
};

const sensors: ClassicRule = {
  id: 'TW-th-vehsensor',
  cite: CITE,
  kind: 'core',
  adds: { toHit: ({ attacker: { wear } }) => (wear && wear.sensors > 0 ? wear.sensors : undefined) },
  ...keepsFromFiring((view, { id, wear }) =>
    wear && wear.sensors >= 4 ? tell('the {unit} has lost its sensors', { unit: callSign(view, id) }) : undefined,
  ),
};

const OWN_MOVE = { stand: 0, walk: 1, run: 2, jump: 3 } as const;

/** Unsteadied weapons feel the movement twice. */
const stabilizer: ClassicRule = {
  id: 'TW-th-stabilizer',
  cite: CITE,
  kind: 'core',
  adds: {
    toHit: ({ attacker: { wear, moved }, weapon }) =>
      wear && (wear.stabilizers.includes(weapon.at) || wear.stabilizers.includes('RO'))
        ? OWN_MOVE[moved?.mode ?? 'stand'] || undefined
        : undefined,
  },
};

const commander: ClassicRule = {
  id: 'TW-th-commander',
  cite: CITE,
  kind: 'core',
  adds: { toHit: ({ attacker: { wear } }) => (wear?.commander ? 1 : undefined) },
};

const isStunned = (view: State, { wear }: Unit): boolean => wear !== null && wear.stunned >= view.turn;

/** A stunned crew drives at cruising speed and does nothing else; without an engine there is no power for lasers. */
const stunned: ClassicRule = {
  id: 'TW-house-stunned',
  cite: 'house',
  kind: 'core',
  covers: ['TOE-heavy-flamer-engine-hit', 'TOE-chemical-laser-engine-hit'],
  affirms: {
    holdsFire: ({ view, unit }) => isStunned(view, unit),
    cruises: ({ view, unit }) => isStunned(view, unit),
  },
  forbids: {
    move: (view, { unit: id, mode }) => {
      const unit = view.units[id];
      return unit && mode === 'run' && isStunned(view, unit)
        ? tell('the crew of the {unit} is stunned', { unit: callSign(view, id) })
        : undefined;
    },
    declare: (view, command) => {
      const { unit: id, shots, spots, turret, fore } = command;
      const unit = view.units[id];
      if (!isFighting(unit) || (!unit.wear && !turret && !fore)) return undefined;
      const args = { unit: callSign(view, id) };
      if (!unit.wear) return !fore && gunsIn(sheetFor(unit)).length > 0 ? undefined : tell('the {unit} has no turret', args);
      const acts = isFired(command) || spots !== undefined;
      if (acts && isStunned(view, unit)) return tell('the crew of the {unit} is stunned', args);
      const { weapons, locations } = sheetFor(unit);
      if ((turret && !locations.includes('TU')) || (fore && !locations.includes('FT'))) return tell('the {unit} has no turret', args);
      if (turret !== undefined && turret !== unit.wear.turret && unit.wear.stuckTurret !== 'no')
        return tell('the turret does not turn', args);
      if (fore !== undefined && fore !== (unit.wear.fore ?? 0) && unit.wear.stuckFore) return tell('the turret does not turn', args);
      const powerless = unit.wear.engine && shots.some(({ weapon }) => weapons[weapon] && needsPower(weapons[weapon]));
      return powerless ? tell('the {unit} has no power for that', args) : undefined;
    },
  },
};

export const drivingRules: readonly ClassicRule[] = [
  move,
  driving,
  sensors,
  stabilizer,
  commander,
  stunned,
  /** Nobody knows it who has not chosen it: see the fieldworks of the advanced rules. */
  structural('TW-veh-hulldown', 'a pointer to the advanced rules'),
  structural('TW-heat-vehicles', "only 'Mechs have a heat scale"),
  structural('TW-dir-vehicle', 'the side that a bearing strikes'),
  structural('TW-arc-lside', 'a row of the table of arcs'),
  structural('TW-arc-rside', 'a row of the table of arcs'),
];
