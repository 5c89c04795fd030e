import { nameOf, type Unit as Paper } from '@sortie/roster';
import type { Arm } from './sheet.ts';

interface Arms {
  readonly lowerArm: boolean;
  readonly hand: boolean;
}

const NEITHER: Arms = { lowerArm: false, hand: false };
const NO_HAND: Arms = { lowerArm: true, hand: false };
const BOTH: Arms = { lowerArm: true, hand: true };

/** Arms of built-in designs that end above the hand; designs that come with a list of slots say it themselves. */
const BARE_ARMS: { readonly [name: string]: { readonly LA?: Arms; readonly RA?: Arms } } = Object.fromEntries([
  ...[
    'Locust LCT-1V',
    'Locust LCT-1E',
    'Jenner JR7-D',
    'UrbanMech UM-R60',
    'Raven RVN-3L',
    'Rifleman RFL-3N',
    'Catapult CPLT-C1',
    'Stalker STK-3F',
    'Templar TLR1-O',
    'Daishi Prime',
    'Thor Prime',
    'Loki Prime',
    'Masakari Prime',
    'Mad Cat Mk II',
    'Turkina Prime',
    'Black Lanner Prime',
    'Cauldron-Born Prime',
  ].map(name => [name, { LA: NEITHER, RA: NEITHER }] as const),
  ...[
    'Enforcer ENF-4R',
    'Warhammer WHM-6R',
    'Marauder MAD-3R',
    'Orion ON1-K',
    'Zeus ZEU-6S',
    'Mauler MAL-1R',
    'Thanatos TNS-4S',
    'Mad Cat Prime',
    'Vulture Prime',
  ].map(name => [name, { LA: NO_HAND, RA: NO_HAND }] as const),
  ...['Centurion CN9-A', 'Awesome AWS-8Q', 'Wolfhound WLF-2'].map(name => [name, { RA: NO_HAND }] as const),
  ['Victor VTR-9B', { RA: NEITHER }],
  ['Uller Prime', { RA: NEITHER }],
  ['Bushwacker BSW-X1', { LA: NO_HAND }],
  ['Hatamoto-Chi HTM-27T', { LA: NO_HAND }],
  ['Gladiator Prime', { LA: NEITHER }],
  ['Avatar AV1-O', { LA: NO_HAND, RA: NEITHER }],
]);

/** Which actuators an arm has below the elbow. */
export function armOf(unit: Paper, arm: Arm): Arms {
  const listed = unit.slots?.[arm];
  // One in a shell of its own is one like any other.
  const has = (part: string): boolean => listed?.some(slot => slot.startsWith(part)) === true;
  if (listed) return { lowerArm: has('Lower Arm Actuator'), hand: has('Hand Actuator') };
  return BARE_ARMS[nameOf(unit)]?.[arm] ?? BOTH;
}
