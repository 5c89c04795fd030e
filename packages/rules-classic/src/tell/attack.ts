import { hexLabel, sameHex } from '@sortie/geometry';
import { nth, type Telling, tell } from '@sortie/kernel';
import type { AttackEvent } from '../event/attack.ts';
import type { State } from '../shape.ts';
import { callSign, sheetFor, unitAt } from '../state.ts';
import { type BlowNames, LOCATION_NAMES, type Tellers } from './names.ts';

function tellShot(state: State, event: Extract<AttackEvent, { readonly type: 'fired' }>): Telling {
  const args = {
    unit: callSign(state, event.unit),
    target: callSign(state, event.target),
    weapon: nth(sheetFor(unitAt(state, event.unit)).weapons, event.weapon).name,
    number: event.toHit.total,
    roll: event.roll?.total ?? 0,
    hits: event.cluster?.hits ?? 0,
    size: event.cluster?.size ?? 0,
  };
  if (event.result === 'automaticMiss') return tell('{unit} does not fire the {weapon} at {target}: it would need {number}.', args);
  if (event.result === 'miss') return tell('{unit} fires the {weapon} at {target}, needs {number} and rolls {roll}: a miss.', args);
  if (event.result === 'diverted') return tell('{unit} fires the {weapon} at {target}: a pod has drawn it away.', args);
  if (event.result === 'shotDown') return tell('{unit} fires the {weapon} at {target}: it is shot down on its way.', args);
  if (event.cluster) return tell('{unit} fires the {weapon} at {target} and needs {number}: {hits} of {size} strike.', args);
  if (event.result === 'automaticHit') return tell('{unit} fires the {weapon} at {target} and cannot miss.', args);
  return tell('{unit} fires the {weapon} at {target}, needs {number} and rolls {roll}: a hit.', args);
}

const gunOf = (state: State, unit: number, weapon: number) => ({
  unit: callSign(state, unit),
  weapon: nth(sheetFor(unitAt(state, unit)).weapons, weapon).name,
});

const tellBlow =
  (blows: BlowNames) =>
  (state: State, { unit, blow, toHit, roll, hit, damage }: Extract<AttackEvent, { readonly type: 'struck' }>): Telling => {
    const args = {
      unit: callSign(state, unit),
      target: callSign(state, blow.target),
      blow: blows[blow.kind],
      number: toHit.total,
      roll: roll?.total ?? 0,
      damage,
    };
    return hit
      ? tell('{unit} tries a {blow} at {target}, needs {number} and rolls {roll}: it lands, {damage} damage.', args)
      : tell('{unit} tries a {blow} at {target}, needs {number} and rolls {roll}: a miss.', args);
  };

export const attackTellers = (blows: BlowNames): Tellers<AttackEvent> => ({
  fired: tellShot,
  wallFired: (state, { unit, at, weapon, hit, damage }) => {
    const args = { ...gunOf(state, unit, weapon), hex: hexLabel(at), damage };
    return hit
      ? tell('{unit} fires the {weapon} at the building in {hex}: {damage} damage.', args)
      : tell('{unit} fires the {weapon} at the building in {hex}: a miss.', args);
  },
  shelled: (state, { unit, weapon, at, lands }) => {
    const args = { ...gunOf(state, unit, weapon), hex: hexLabel(at), lands: lands ? hexLabel(lands) : '' };
    if (!lands) return tell('{unit} fires the {weapon} at {hex}: a miss.', args);
    return sameHex(at, lands)
      ? tell('{unit} fires the {weapon} at {hex}: a hit.', args)
      : tell('{unit} fires the {weapon} at {hex}: it comes down in {lands}.', args);
  },
  launched: (state, { unit, weapon, at, arrives }) =>
    tell('{unit} fires the {weapon} at {hex}: it comes down in turn {turn}.', {
      ...gunOf(state, unit, weapon),
      hex: hexLabel(at),
      turn: arrives,
    }),
  located: (state, { unit, struck: { location, damage, covered } }) => {
    const args = { unit: callSign(state, unit), place: LOCATION_NAMES[location], damage };
    return covered
      ? tell('It would strike the {place} of {unit}, but cover stops it.', args)
      : tell(damage === 1 ? 'It strikes the {place} of {unit}: 1 point.' : 'It strikes the {place} of {unit}: {damage} points.', args);
  },
  tagged: (state, { unit, by }) => tell('{unit} points {target} out.', { unit: callSign(state, by), target: callSign(state, unit) }),
  pointDefense: (state, { unit }) => tell('{unit} fires at the incoming missiles.', { unit: callSign(state, unit) }),
  unjammed: (state, { unit, weapon, needed, roll, ok }) => {
    const args = { ...gunOf(state, unit, weapon), number: needed ?? 0, roll: roll?.total ?? 0 };
    if (needed === null) return tell('{unit} clears the {weapon}.', args);
    return ok
      ? tell('{unit} needs {number} to clear the {weapon} and rolls {roll}: it fires again.', args)
      : tell('{unit} needs {number} to clear the {weapon} and rolls {roll}: it is still jammed.', args);
  },
  turretFreed: (state, { unit }) => tell('{unit} frees its turret.', { unit: callSign(state, unit) }),
  struck: tellBlow(blows),
});
