import { nth, type Telling, tell } from '@sortie/kernel';
import type { HarmEvent } from '../event/harm.ts';
import type { State } from '../shape.ts';
import { callSign, sheetFor, unitAt } from '../state.ts';
import { LOCATION_NAMES, partName, SETTING_NAMES, type Tellers, WEAR } from './names.ts';

function tellReactor(state: State, { unit, shutDown, restart }: Extract<HarmEvent, { readonly type: 'reactorRolled' }>): Telling {
  const args = { unit: callSign(state, unit) };
  if (restart) return shutDown ? tell('{unit} stays shut down.', args) : tell('{unit} starts up again.', args);
  return shutDown ? tell('{unit} shuts down.', args) : tell('{unit} keeps its reactor running.', args);
}

export const harmTellers: Tellers<HarmEvent> = {
  damaged: (state, { unit, location, rear, armor, structure }) => {
    const args = { unit: callSign(state, unit), place: LOCATION_NAMES[location], armor, structure };
    if (rear) return tell("{unit}'s {place} is hit from behind: {armor} armor, {structure} structure.", args);
    return tell("{unit}'s {place} is hit: {armor} armor, {structure} structure.", args);
  },
  lost: (state, { unit, location, how }) => {
    const args = { unit: callSign(state, unit), place: LOCATION_NAMES[location] };
    return how === 'blownOff' ? tell("{unit}'s {place} is torn off.", args) : tell("{unit}'s {place} is destroyed.", args);
  },
  criticalRolled: (state, { unit, location, row }) =>
    tell('Roll for critical hits: {unit}, {place}: {row}.', {
      unit: callSign(state, unit),
      place: LOCATION_NAMES[location],
      row: row.total,
    }),
  pilotChecked: (state, { unit, number, ok }) =>
    ok
      ? tell('{unit} protects its MechWarrior: the roll of {number} succeeds.', { unit: callSign(state, unit), number })
      : tell('{unit} does not protect its MechWarrior: the roll of {number} fails.', { unit: callSign(state, unit), number }),
  ammoHeld: (state, { unit, ok }) =>
    ok
      ? tell("{unit}'s ammunition withstands the heat.", { unit: callSign(state, unit) })
      : tell("{unit}'s ammunition explodes in the heat.", { unit: callSign(state, unit) }),
  slotHit: (state, { unit, location, slot }) => {
    const struck = sheetFor(unitAt(state, unit)).slots[location]?.[slot];
    return tell("Critical hit: {unit}'s {part} ({place}).", {
      unit: callSign(state, unit),
      part: partName(state, unit, struck),
      place: LOCATION_NAMES[location],
    });
  },
  worn: (state, { unit, what, location }) =>
    what === 'nothing'
      ? undefined
      : tell('{unit} ({place}): {what}.', { unit: callSign(state, unit), place: LOCATION_NAMES[location], what: WEAR[what] }),
  exploded: (state, { unit, location, damage }) =>
    tell("An explosion in {unit}'s {place}: {damage} damage.", { unit: callSign(state, unit), place: LOCATION_NAMES[location], damage }),
  pilotHit: (state, { unit, hits, awake, dead }) => {
    const args = { unit: callSign(state, unit), hits };
    if (dead) return tell("{unit}'s MechWarrior is killed.", args);
    return awake
      ? tell("{unit}'s MechWarrior is hit ({hits}).", args)
      : tell("{unit}'s MechWarrior is hit ({hits}) and loses consciousness.", args);
  },
  woke: (state, { unit, ok }) => (ok ? tell("{unit}'s MechWarrior wakes up.", { unit: callSign(state, unit) }) : undefined),
  modularHit: (state, { unit, location, points }) =>
    tell('Modular armor takes {points} for {unit} ({place}).', { unit: callSign(state, unit), place: LOCATION_NAMES[location], points }),
  emptied: (state, { unit }) => tell('{unit} empties a pod of coolant.', { unit: callSign(state, unit) }),
  heated: (state, { unit, points }) => tell('{unit} is heated by {points}.', { unit: callSign(state, unit), points }),
  cooled: (state, { unit, built, cooling, heat }) =>
    tell('{unit}: {built} heat made, {cooling} taken away, {heat} left.', {
      unit: callSign(state, unit),
      built: built.total,
      cooling: cooling.total,
      heat,
    }),
  reactorRolled: tellReactor,
  tuned: (state, { unit, gear, to }) =>
    tell('{unit} sets its {gear}: {setting}.', {
      unit: callSign(state, unit),
      gear: nth(sheetFor(unitAt(state, unit)).gear, gear).name,
      setting: SETTING_NAMES[to],
    }),
  destroyed: (state, { unit }) => tell('{unit} is destroyed.', { unit: callSign(state, unit) }),
};
