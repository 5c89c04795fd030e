import { type Handler, type Telling, tell } from '@sortie/kernel';
import { CITE, type ClassicRule, structural } from '../rule.ts';
import { outOfTurn } from '../sequence/turn.ts';
import type { Classic, State, Unit } from '../shape.ts';
import { ARMS, isArm, type Location } from '../sheet/sheet.ts';
import { callSign, canAct, isFighting, lostParts, sheetFor, struckIn, unitAt } from '../state.ts';
import { spies } from '../vehicles/masts.ts';
import { atWhomRules } from './at-whom.ts';
import { firedIn, isFired } from './attacking.ts';
import { keepsFromFiring } from './holding-fire.ts';
import { withWhatRules } from './with-what.ts';

const declareFirst: ClassicRule = {
  id: 'TW-fire-declare',
  cite: CITE,
  kind: 'core',
  forbids: {
    declare: (view, { unit, shots }, seat) => {
      const now = view.phase === 'weapon';
      const wrong = outOfTurn(now, 'attacks are declared in the Weapon Attack Phase', view.active === seat, view.units[unit], seat);
      if (wrong) return wrong;
      if (unitAt(view, unit).fire) return tell('that unit has already declared this turn');
      return new Set(shots.map(({ weapon }) => weapon)).size < shots.length ? tell('each weapon fires once') : undefined;
    },
  },
  follows: { declared: () => [{ type: 'callNext' }] },
};

function unable(view: State, unit: Unit): Telling | undefined {
  if (!canAct(unit)) return tell('the {unit} cannot act', { unit: callSign(view, unit.id) });
  return unit.moved?.assault ? tell('the {unit} is busy with its assault', { unit: callSign(view, unit.id) }) : undefined;
}

/** Whoever is able may fire: not the shut down, the unconscious, the blind or those who charge. */
const able: ClassicRule = {
  id: 'TW-unconscious',
  cite: CITE,
  kind: 'core',
  affirms: { holdsFire: ({ view, unit }) => unable(view, unit) !== undefined },
  forbids: {
    declare: (view, command) => {
      const unit = view.units[command.unit];
      return unit && (isFired(command) || command.spots !== undefined) ? unable(view, unit) : undefined;
    },
  },
};

const blind: ClassicRule = {
  id: 'TW-th-sensor2',
  cite: CITE,
  kind: 'core',
  covers: ['TW-crit-sensor'],
  ...keepsFromFiring((view, unit) =>
    lostParts(unit, 'sensors') >= 2 ? tell('the {unit} has lost its sensors', { unit: callSign(view, unit.id) }) : undefined,
  ),
};

/** Four legs that are not all sound: the hind legs fire nothing, and one of the front legs props it up. */
function fourLegsFault(unit: Unit, places: readonly (Location | undefined)[]): Telling | undefined {
  const { legs } = sheetFor(unit);
  if (legs.every(leg => !unit.gone.includes(leg) && struckIn(unit, leg, 'hip') === 0)) return undefined;
  const lost = legs.filter(leg => unit.gone.includes(leg));
  if (lost.length >= 3 || FRONT_LEGS.every(leg => lost.includes(leg)))
    return tell('without legs to prop it up nothing is fired lying down');
  if (places.some(at => at === 'RLL' || at === 'RRL')) return tell('hind legs fire nothing lying down');
  return FRONT_LEGS.every(leg => places.includes(leg)) ? tell('it lies on one front leg and fires with the other') : undefined;
}

const FRONT_LEGS = ['FLL', 'FRL'] as const;

/** Why somebody who lies fires with none of these. */
function lyingFault(unit: Unit, places: readonly (Location | undefined)[]): Telling | undefined {
  if (!unit.prone) return undefined;
  if (sheetFor(unit).quad) return fourLegsFault(unit, places);
  if (ARMS.some(arm => unit.gone.includes(arm))) return tell('without both arms nothing is fired lying down');
  if (places.some(at => at && sheetFor(unit).legs.includes(at))) return tell('legs fire nothing lying down');
  return new Set(places.filter(at => at && isArm(at))).size > 1 ? tell('it lies on one arm and fires with the other') : undefined;
}

/** A biped that lies props itself up on one arm: no legs, and only one arm, fires. */
const lying: ClassicRule = {
  id: 'TW-prone-fire',
  cite: CITE,
  kind: 'core',
  affirms: { holdsFire: ({ unit }) => lyingFault(unit, []) !== undefined },
  forbids: {
    declare: (view, command) => {
      const [unit, fired] = [view.units[command.unit], firedIn(command)];
      if (!unit?.prone || fired.length === 0) return undefined;
      return lyingFault(
        unit,
        fired.map(({ weapon }) => sheetFor(unit).weapons[weapon]?.at),
      );
    },
  },
};

const spotting: ClassicRule = {
  id: 'TW-if-spot',
  cite: CITE,
  kind: 'core',
  forbids: {
    declare: (view, { unit: id, spots }) => {
      const [unit, target] = [view.units[id], spots === undefined ? undefined : view.units[spots]];
      if (spots === undefined || !isFighting(unit)) return undefined;
      if (!isFighting(target) || target.seat === unit.seat) return tell('there is nothing to spot');
      return spies(view, unit, target) ? undefined : tell('it does not see what it spots');
    },
  },
};

export const declareRules: readonly ClassicRule[] = [
  declareFirst,
  able,
  blind,
  lying,
  spotting,
  ...withWhatRules,
  ...atWhomRules,
  structural('TW-sec-primary', 'the first target ahead in a declaration is the primary one'),
];

/** What is declared beside the shots goes on as it is. */
export const declare: Handler<Classic, 'declare'> = (play, { type: _declare, unit, twist, flip, turret, shots, spots, ...more }) =>
  play.emit({
    type: 'declared',
    unit,
    twist,
    flip: flip === true,
    turret: turret ?? unitAt(play.state, unit).wear?.turret ?? 0,
    shots,
    spots: spots ?? null,
    ...more,
  });
