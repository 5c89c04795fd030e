import { FACING_NAMES, hexLabel } from '@sortie/geometry';
import { type Telling, tell } from '@sortie/kernel';
import type { Event, WearKind } from './event.ts';
import type { Blow, Cause, State } from './shape.ts';
import type { Location, Slot } from './sheet/sheet.ts';
import { callSign, sheetFor } from './state.ts';

export const LOCATION_NAMES: { readonly [L in Location]: string } = {
  HD: 'head',
  CT: 'center torso',
  LT: 'left torso',
  RT: 'right torso',
  LA: 'left arm',
  RA: 'right arm',
  LL: 'left leg',
  RL: 'right leg',
  FLL: 'front left leg',
  FRL: 'front right leg',
  RLL: 'rear left leg',
  RRL: 'rear right leg',
  FR: 'front',
  LS: 'left side',
  RS: 'right side',
  RR: 'rear',
  TU: 'turret',
  TR: 'platoon',
  S1: 'suit 1',
  S2: 'suit 2',
  S3: 'suit 3',
  S4: 'suit 4',
  S5: 'suit 5',
  S6: 'suit 6',
};

const PARTS: { readonly [part: string]: string } = {
  engine: 'engine',
  gyro: 'gyro',
  sensors: 'sensors',
  lifeSupport: 'life support',
  cockpit: 'cockpit',
  shoulder: 'shoulder',
  upperArm: 'upper arm actuator',
  lowerArm: 'lower arm actuator',
  hand: 'hand actuator',
  hip: 'hip',
  upperLeg: 'upper leg actuator',
  lowerLeg: 'lower leg actuator',
  foot: 'foot actuator',
  sink: 'heat sink',
  jet: 'jump jet',
  gear: 'equipment',
};

const CAUSE_NAMES: { readonly [C in Cause]: string } = {
  damage20: 'heavy damage',
  shutdown: 'the shutdown',
  legActuator: 'a leg actuator',
  hip: 'a hip',
  gyro: 'the gyro',
  gyroGone: 'the gyro',
  legGone: 'a lost leg',
  kicked: 'a kick',
  pushed: 'a push',
  charged: 'a charge',
  charging: 'its own charge',
  dfaHit: 'a death from above',
  dfaMade: 'its own death from above',
  dfaMissed: 'a missed death from above',
  kickMissed: 'a missed kick',
  clubMissed: 'a missed blow',
  water: 'the water',
  rubble: 'the rubble',
  stand: 'getting up',
  runDamaged: 'running damaged',
  jumpDamaged: 'landing damaged',
  skid: 'the turn on pavement',
  domino: 'a shove',
  fallenOn: 'somebody falling on it',
  swamp: 'the swamp',
  displaced: 'a shove',
  building: 'a wall',
  ice: 'the ice',
  crystal: 'the crystals',
  dome: 'the dome',
  sideslip: 'the turn at speed',
  eject: 'the ejection',
  spores: 'the spores',
};

const BLOWS: { readonly [K in Blow['kind']]: string } = {
  punch: 'punch',
  kick: 'kick',
  push: 'push',
  club: 'blow',
  charge: 'charge',
  dfa: 'death from above',
};

const WEAR: { readonly [W in Exclude<WearKind, 'nothing'>]: string } = {
  minor: 'minor motive damage',
  moderate: 'moderate motive damage',
  heavy: 'heavy motive damage',
  immobilized: 'immobilized',
  driver: 'the driver is hit',
  malfunction: 'a weapon malfunctions',
  stabilizer: 'the stabilizer is hit',
  sensors: 'the sensors are hit',
  commander: 'the commander is hit',
  weapon: 'a weapon is destroyed',
  crewKilled: 'the crew is killed',
  cargo: 'the cargo is hit',
  stunned: 'the crew is stunned',
  engine: 'the engine is hit',
  fuel: 'the fuel tank is hit',
  ammunition: 'the ammunition explodes',
  turretJam: 'the turret jams',
  turretLocks: 'the turret locks',
  turretGone: 'the turret is blown off',
};

type Tellers = { readonly [E in Event['type']]?: (state: State, event: Extract<Event, { readonly type: E }>) => Telling | undefined };

/** The event as a sentence for the log; `undefined` if nobody needs to read it. */
export const tellEvent = (state: State, event: Event): Telling | undefined =>
  (TELLERS[event.type] as ((state: State, event: Event) => Telling | undefined) | undefined)?.(state, event);

function partName(state: State, id: number, slot: Slot | undefined): string {
  if (!slot) return 'something';
  const sheet = sheetFor(state.units[id]!);
  if (slot.part === 'weapon') return sheet.weapons[slot.ref]!.name;
  if (slot.part === 'bin') return sheet.bins[slot.ref]!.name;
  return slot.part === 'gear' ? sheet.gear[slot.ref]!.name : (PARTS[slot.part] ?? slot.part);
}

function tellShot(state: State, event: Extract<Event, { readonly type: 'fired' }>): Telling {
  const args = {
    unit: callSign(state, event.unit),
    target: callSign(state, event.target),
    weapon: sheetFor(state.units[event.unit]!).weapons[event.weapon]!.name,
    number: event.toHit.total,
    roll: event.roll?.total ?? 0,
    hits: event.cluster?.hits ?? 0,
    size: event.cluster?.size ?? 0,
  };
  if (event.result === 'automaticMiss') return tell('{unit} does not fire the {weapon} at {target}: it would need {number}.', args);
  if (event.result === 'miss') return tell('{unit} fires the {weapon} at {target}, needs {number} and rolls {roll}: a miss.', args);
  if (event.cluster) return tell('{unit} fires the {weapon} at {target} and needs {number}: {hits} of {size} strike.', args);
  if (event.result === 'automaticHit') return tell('{unit} fires the {weapon} at {target} and cannot miss.', args);
  return tell('{unit} fires the {weapon} at {target}, needs {number} and rolls {roll}: a hit.', args);
}

function tellBlow(state: State, { unit, blow, toHit, roll, hit, damage }: Extract<Event, { readonly type: 'struck' }>): Telling {
  const args = {
    unit: callSign(state, unit),
    target: callSign(state, blow.target),
    blow: BLOWS[blow.kind],
    number: toHit.total,
    roll: roll?.total ?? 0,
    damage,
  };
  return hit
    ? tell('{unit} tries a {blow} at {target}, needs {number} and rolls {roll}: it lands, {damage} damage.', args)
    : tell('{unit} tries a {blow} at {target}, needs {number} and rolls {roll}: a miss.', args);
}

function tellReactor(state: State, { unit, shutDown, restart }: Extract<Event, { readonly type: 'reactorRolled' }>): Telling {
  const args = { unit: callSign(state, unit) };
  if (restart) return shutDown ? tell('{unit} stays shut down.', args) : tell('{unit} starts up again.', args);
  return shutDown ? tell('{unit} shuts down.', args) : tell('{unit} keeps its reactor running.', args);
}

const TELLERS: Tellers = {
  deployed: (state, { unit, at, facing }) =>
    tell('{unit} sets up in {at}, facing {facing}.', { unit: callSign(state, unit), at: hexLabel(at), facing: FACING_NAMES[facing] }),
  turnBegan: (_state, { turn }) => tell('Turn {turn}.', { turn }),
  initiativeRolled: (_state, { rolls, winner }) => {
    const args = { first: rolls[0]!.total, second: rolls[1]!.total };
    if (winner < 0) return tell('Initiative is tied at {first}, so both sides roll again.', args);
    return winner === 0
      ? tell('Initiative: north {first}, south {second}. North acts last.', args)
      : tell('Initiative: north {first}, south {second}. South acts last.', args);
  },
  moved: (state, { unit: id }) => {
    const unit = state.units[id]!;
    const args = {
      unit: callSign(state, id),
      to: unit.at ? hexLabel(unit.at) : '',
      hexes: unit.moved?.hexes ?? 0,
      spent: unit.moved?.spent ?? 0,
    };
    const mode = unit.moved?.mode ?? 'stand';
    if (mode === 'stand') return tell('{unit} stays in {to}.', args);
    if (mode === 'jump') return tell('{unit} jumps to {to}. Hexes {hexes}, MP {spent}.', args);
    return mode === 'run'
      ? tell('{unit} runs to {to}. Hexes {hexes}, MP {spent}.', args)
      : tell('{unit} walks to {to}. Hexes {hexes}, MP {spent}.', args);
  },
  strained: (state, { unit, needed, roll, ok }) => {
    const args = { unit: callSign(state, unit), number: needed, roll: roll?.total ?? 0 };
    return ok
      ? tell('{unit} strains itself, needs {number} and rolls {roll}.', args)
      : tell('{unit} strains itself too much: it needs {number} and rolls {roll}.', args);
  },
  spored: (state, { unit, spores }) =>
    spores > (state.units[unit]!.spores ?? 0)
      ? tell('Spores cling to {unit}: {spores}.', { unit: callSign(state, unit), spores })
      : undefined,
  resonated: (state, { unit, ok }) =>
    ok ? tell('{unit} hears the others through the crystals.', { unit: callSign(state, unit) }) : undefined,
  windRose: (_state, { strong }) => (strong ? tell('The wind swells.') : undefined),
  leftMap: (state, { unit }) => tell('{unit} leaves the map.', { unit: callSign(state, unit) }),
  stoodUp: (state, { unit, ok }) => tell(ok ? '{unit} gets up.' : '{unit} fails to get up.', { unit: callSign(state, unit) }),
  skidded: (state, { unit, to }) => tell('{unit} slides to {to}.', { unit: callSign(state, unit), to: hexLabel(to) }),
  bogged: (state, { unit, stuck }) => tell(stuck ? '{unit} is stuck.' : '{unit} gets free.', { unit: callSign(state, unit) }),
  fired: tellShot,
  struck: tellBlow,
  wallFired: (state, { unit, at, weapon, hit, damage }) => {
    const args = { unit: callSign(state, unit), weapon: sheetFor(state.units[unit]!).weapons[weapon]!.name, hex: hexLabel(at), damage };
    return hit
      ? tell('{unit} fires the {weapon} at the building in {hex}: {damage} damage.', args)
      : tell('{unit} fires the {weapon} at the building in {hex}: a miss.', args);
  },
  heated: (state, { unit, points }) => tell('{unit} is heated by {points}.', { unit: callSign(state, unit), points }),
  pointDefense: (state, { unit }) => tell('{unit} fires at the incoming missiles.', { unit: callSign(state, unit) }),
  damaged: (state, { unit, location, rear, armor, structure }) => {
    const args = { unit: callSign(state, unit), place: LOCATION_NAMES[location], armor, structure };
    if (rear) return tell("{unit}'s {place} is hit from behind: {armor} armor, {structure} structure.", args);
    return tell("{unit}'s {place} is hit: {armor} armor, {structure} structure.", args);
  },
  lost: (state, { unit, location, how }) => {
    const args = { unit: callSign(state, unit), place: LOCATION_NAMES[location] };
    return how === 'blownOff' ? tell("{unit}'s {place} is torn off.", args) : tell("{unit}'s {place} is destroyed.", args);
  },
  slotHit: (state, { unit, location, slot }) => {
    const struck = sheetFor(state.units[unit]!).slots[location]?.[slot];
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
  battered: (_state, { at, factor }) =>
    factor > 0
      ? tell('The building in {hex} is damaged: {factor} left.', { hex: hexLabel(at), factor })
      : tell('The building in {hex} collapses.', { hex: hexLabel(at) }),
  exploded: (state, { unit, location, damage }) =>
    tell("An explosion in {unit}'s {place}: {damage} damage.", { unit: callSign(state, unit), place: LOCATION_NAMES[location], damage }),
  pilotHit: (state, { unit, hits, awake, dead }) => {
    const args = { unit: callSign(state, unit), hits };
    if (dead) return tell("{unit}'s MechWarrior is killed.", args);
    return awake
      ? tell("{unit}'s MechWarrior is hit ({hits}).", args)
      : tell("{unit}'s MechWarrior is hit ({hits}) and loses consciousness.", args);
  },
  piloted: (state, { unit, cause, number, roll, ok }) => {
    const args = { unit: callSign(state, unit), cause: CAUSE_NAMES[cause], number: number.total, roll: roll?.total ?? 0 };
    if (!roll) return tell('{unit} cannot keep its feet: {cause}.', args);
    return ok
      ? tell('Piloting roll for {cause}: {unit} needs {number} and rolls {roll}.', args)
      : tell('Piloting roll for {cause}: {unit} needs {number} and rolls {roll}, and fails.', args);
  },
  fell: (state, { unit, levels, damage }) =>
    tell('{unit} falls: {damage} damage, levels {levels}.', { unit: callSign(state, unit), levels, damage }),
  displaced: (state, { unit, to }) => tell('{unit} is moved to {to}.', { unit: callSign(state, unit), to: hexLabel(to) }),
  woke: (state, { unit, ok }) => (ok ? tell("{unit}'s MechWarrior wakes up.", { unit: callSign(state, unit) }) : undefined),
  cooled: (state, { unit, built, cooling, heat }) =>
    tell('{unit}: {built} heat made, {cooling} taken away, {heat} left.', {
      unit: callSign(state, unit),
      built: built.total,
      cooling: cooling.total,
      heat,
    }),
  reactorRolled: tellReactor,
  destroyed: (state, { unit }) => tell('{unit} is destroyed.', { unit: callSign(state, unit) }),
  ended: (_state, { winners }) => {
    const [winner] = winners;
    if (winner === undefined) return tell('The game is a draw.');
    return winner === 0 ? tell('North wins.') : tell('South wins.');
  },
};
