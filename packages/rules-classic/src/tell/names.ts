import { nth, type Telling } from '@sortie/kernel';
import type { Event, WearKind } from '../event.ts';
import type { Blow, Cause, CoreBlow, CoreCause, Setting, State } from '../shape.ts';
import type { Location, Slot } from '../sheet/sheet.ts';
import { sheetFor, unitAt } from '../state.ts';

/** A sentence for each fact of a theme that somebody needs to read. */
export type Tellers<T extends Event> = {
  readonly [E in T['type']]?: (state: State, event: Extract<T, { readonly type: E }>) => Telling | undefined;
};

/** What blows are called, and what rolls are made for. */
export type BlowNames = { readonly [K in Blow['kind']]: string };
export type CauseNames = { readonly [C in Cause]: string };

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
  FT: 'front turret',
  TR: 'platoon',
  S1: 'suit 1',
  S2: 'suit 2',
  S3: 'suit 3',
  S4: 'suit 4',
  S5: 'suit 5',
  S6: 'suit 6',
  RO: 'rotor',
  PH: 'head',
  PT: 'torso',
  PL: 'legs',
  MG: 'main gun',
  FRLS: 'front left side',
  FRRS: 'front right side',
  RRLS: 'rear left side',
  RRRS: 'rear right side',
  T1: 'turret 1',
  T2: 'turret 2',
  T3: 'turret 3',
  T4: 'turret 4',
  T5: 'turret 5',
  T6: 'turret 6',
  T7: 'turret 7',
  T8: 'turret 8',
  T9: 'turret 9',
  NOS: 'nose',
  LWG: 'left wing',
  RWG: 'right wing',
  AFT: 'aft',
  SI: 'airframe',
  HH: 'weapon in its hands',
  CL: 'center leg',
};

export const SETTING_NAMES: { readonly [S in Setting]: string } = {
  on: 'on',
  off: 'off',
  eccm: 'against jamming',
  ghost: 'ghost targets',
  twin: 'jamming and against jamming',
  ghostEcm: 'ghost targets and jamming',
  ghostEccm: 'ghost targets and against jamming',
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
  box: 'machinery',
  drive: 'engine',
  instruments: 'sensors',
  avionics: 'avionics',
  fireControl: 'fire control',
  undercarriage: 'landing gear',
};

export const CAUSE_NAMES: { readonly [C in CoreCause]: string } = {
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
  sideslip: 'the turn at speed',
  slipping: 'the sideslip',
  keepHold: 'the weapon in its hands',
  thrash: 'throwing the swarm off',
  eject: 'the ejection',
  control: 'keeping control',
  landing: 'the landing',
};

export const BLOWS: { readonly [K in CoreBlow['kind']]: string } = {
  punch: 'punch',
  kick: 'kick',
  push: 'push',
  club: 'blow',
  charge: 'charge',
  frenzy: 'frenzy',
  leg: 'leg attack',
  swarm: 'swarm attack',
  brush: 'brush-off',
  dfa: 'death from above',
  swing: 'swing',
  wreck: 'blow at the walls',
};

export const WEAR: { readonly [W in Exclude<WearKind, 'nothing'>]: string } = {
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
  flooded: 'water comes in',
  recovered: 'the crew recovers',
  rotor: 'the rotor is damaged',
  flight: 'the flight stabilizer is hit',
  rotorGone: 'the rotor is destroyed',
};

export function partName(state: State, id: number, slot: Slot | undefined): string {
  if (!slot) return 'something';
  const sheet = sheetFor(unitAt(state, id));
  if (slot.part === 'weapon') return nth(sheet.weapons, slot.ref).name;
  if (slot.part === 'bin') return nth(sheet.bins, slot.ref).name;
  return slot.part === 'gear' ? nth(sheet.gear, slot.ref).name : (PARTS[slot.part] ?? slot.part);
}
