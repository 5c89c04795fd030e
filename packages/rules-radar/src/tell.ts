import { type Telling, tell } from '@sortie/kernel';
import type { Event } from './event.ts';
import { nameOfSector } from './map/sectors.ts';
import { NOWHERE, nameOfZone } from './map/zones.ts';
import type { Crit, State } from './shape.ts';
import { callSign } from './state.ts';

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;
type Tellers = { readonly [T in Event['type']]?: (state: State, event: Of<T>) => Telling | undefined };

/** The event as a sentence for the log. */
export const tellEvent = (state: State, event: Event): Telling | undefined =>
  (TELL[event.type] as ((state: State, event: Event) => Telling | undefined) | undefined)?.(state, event);

const CRIT_NAMES: { readonly [C in Crit]: string } = {
  none: 'nothing vital',
  fuel: 'fuel tank',
  fireControl: 'fire control',
  engine: 'engine',
  weapon: 'weapons',
  crewKilled: 'crew killed',
  kfBoom: 'KF boom',
  dockingCollar: 'docking collar',
  thruster: 'thrusters',
  door: 'bay doors',
  crew: 'crew',
  dock: 'dock',
  kfDrive: 'KF drive',
};

const where = (sector: number, zone: number): string =>
  zone === NOWHERE ? nameOfSector(sector) : `${nameOfSector(sector)} (${nameOfZone(zone)})`;

const TELL: Tellers = {
  deployed: (state, { unit, sector, zone }) =>
    tell('{unit} sets up in {place}.', { unit: callSign(state, unit), place: where(sector, zone) }),
  turnBegan: (_state, { turn, groundTurn }) =>
    groundTurn > 0 ? tell('Ground turn {ground} (capital turn {turn}).', { ground: groundTurn, turn }) : tell('Turn {turn}.', { turn }),
  initiativeRolled: (_state, { rolls, winner }) => {
    const args = { first: rolls[0]!.total, second: rolls[1]!.total };
    if (winner < 0) return tell('Initiative: {first} to {second}, and again.', args);
    return winner === 0
      ? tell('Initiative: {first} to {second}, for the first side.', args)
      : tell('Initiative: {first} to {second}, for the second side.', args);
  },
  moved: (state, { unit, sector, zone, shifted }) =>
    shifted && sector >= 0 ? tell('{unit} moves to {place}.', { unit: callSign(state, unit), place: where(sector, zone) }) : undefined,
  left: (state, { unit }) => tell('{unit} leaves the battle.', { unit: callSign(state, unit) }),
  sank: (state, { unit, sunk }) =>
    sunk
      ? tell('{unit} goes down into the atmosphere.', { unit: callSign(state, unit) })
      : tell('{unit} climbs out of the atmosphere.', { unit: callSign(state, unit) }),
  engaged: (state, { clash }) => {
    const args = { unit: callSign(state, clash.units[0]), target: callSign(state, clash.units[1]) };
    return clash.grapple ? tell('{unit} reaches for {target}.', args) : tell('{unit} attacks {target}.', args);
  },
  steered: (state, { controls: [one, two] }) =>
    tell('Control: {one} rolls {oneRoll} for {oneNeeds}, {two} rolls {twoRoll} for {twoNeeds}.', {
      one: callSign(state, one.unit),
      oneRoll: one.roll.total,
      oneNeeds: one.number.total,
      two: callSign(state, two.unit),
      twoRoll: two.roll.total,
      twoNeeds: two.number.total,
    }),
  ranged: (_state, { bracket }) => tell('Range: {bracket}.', { bracket }),
  fired: (state, { unit, target, weapon, toHit, roll, hit, damage }) => {
    const args = {
      unit: callSign(state, unit),
      target: callSign(state, target),
      weapon,
      needs: toHit.total,
      roll: roll?.total ?? 0,
      damage: damage?.total ?? 0,
    };
    if (!roll) return tell("{target}'s point defense stops the missiles of {unit}.", args);
    return hit
      ? tell('{unit} fires at {target} ({weapon}): needs {needs}, rolls {roll}, hits for {damage}.', args)
      : tell('{unit} fires at {target} ({weapon}): needs {needs}, rolls {roll}, misses.', args);
  },
  damaged: (state, { unit, armor, structure }) =>
    tell('{unit} loses {armor} armor and {structure} structure.', { unit: callSign(state, unit), armor, structure }),
  critRolled: (state, { unit, fresh }) =>
    fresh.crit === 'none'
      ? undefined
      : tell('Critical hit on {unit}: {what}.', { unit: callSign(state, unit), what: CRIT_NAMES[fresh.crit] }),
  destroyed: (state, { unit }) => tell('{unit} is destroyed.', { unit: callSign(state, unit) }),
  captured: (state, { unit }) => tell('{unit} is captured.', { unit: callSign(state, unit) }),
  settled: (state, { engagement: { a, b }, goesOn }) => {
    const args = { a: callSign(state, a), b: callSign(state, b) };
    return goesOn ? tell('{a} and {b} stay engaged.', args) : tell('{a} and {b} disengage.', args);
  },
  screened: (state, { unit }) => tell('{unit} launches its screens.', { unit: callSign(state, unit) }),
  burned: (state, { unit, fuel }) => tell('{unit} has fuel {fuel} left.', { unit: callSign(state, unit), fuel }),
  cooled: (state, { unit, heat, shutdown }) =>
    shutdown
      ? tell('{unit} shuts down.', { unit: callSign(state, unit) })
      : tell('{unit} is at heat {heat}.', { unit: callSign(state, unit), heat }),
  ended: (_state, { winners }) => {
    const [winner] = winners;
    if (winner === undefined) return tell('The game is a draw.');
    return winner === 0 ? tell('The first side wins.') : tell('The second side wins.');
  },
};
