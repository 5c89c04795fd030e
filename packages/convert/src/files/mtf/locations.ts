/** Headings of slot lists in an .mtf file and the letters for them. */
export const SLOT_HEADINGS: Readonly<Record<string, string>> = {
  'left arm:': 'LA',
  'right arm:': 'RA',
  'left torso:': 'LT',
  'right torso:': 'RT',
  'center torso:': 'CT',
  'head:': 'HD',
  'left leg:': 'LL',
  'right leg:': 'RL',
  'center leg:': 'CL',
  'front left leg:': 'FLL',
  'front right leg:': 'FRL',
  'rear left leg:': 'RLL',
  'rear right leg:': 'RRL',
};

/** `la armor` and the like. */
export const ARMOR_FIELDS: Readonly<Record<string, readonly [side: 'front' | 'rear', at: string]>> = {
  'hd armor': ['front', 'HD'],
  'ct armor': ['front', 'CT'],
  'rtc armor': ['rear', 'CT'],
  'lt armor': ['front', 'LT'],
  'rtl armor': ['rear', 'LT'],
  'rt armor': ['front', 'RT'],
  'rtr armor': ['rear', 'RT'],
  'la armor': ['front', 'LA'],
  'ra armor': ['front', 'RA'],
  'll armor': ['front', 'LL'],
  'rl armor': ['front', 'RL'],
  'cl armor': ['front', 'CL'],
  'fll armor': ['front', 'FLL'],
  'frl armor': ['front', 'FRL'],
  'rll armor': ['front', 'RLL'],
  'rrl armor': ['front', 'RRL'],
};

/** Slots that every 'Mech has; they hold no mounted thing. */
export const SYSTEM_SLOTS: ReadonlySet<string> = new Set([
  'shoulder',
  'upper arm actuator',
  'lower arm actuator',
  'hand actuator',
  'hip',
  'upper leg actuator',
  'lower leg actuator',
  'foot actuator',
  'engine',
  'fusion engine',
  'gyro',
  'cockpit',
  'sensors',
  'life support',
  'landing gear',
  'avionics',
  'conversion gear',
]);
