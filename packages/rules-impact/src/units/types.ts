/** What the pieces of the game are. */
export const ARMORED = [
  'front-line',
  'assault',
  'command',
  'ranger',
  'dead-eye',
  'thumper',
  'sniper',
  'engineer',
  'crusader',
  'jack-knife',
] as const;
export const UNARMORED = ['police', 'militia'] as const;
export const DRONES = ['recon', 'attack', 'bomb', 'ecm', 'sentry'] as const;

export type Armored = (typeof ARMORED)[number];
export type Drone = (typeof DRONES)[number];
export type UnitType = Armored | (typeof UNARMORED)[number] | Drone;
export const UNIT_TYPES: readonly UnitType[] = [...ARMORED, ...UNARMORED, ...DRONES];

/** What anybody can tell from the piece alone (14.4.6). */
export const KINDS = ['armored', 'unarmored', 'sentry', 'armed', 'unarmed'] as const;
export type Kind = (typeof KINDS)[number];

export interface Track {
  readonly name: string;
  /** Build points, and how many cards there are; 0 is no limit. */
  readonly build: number;
  readonly most: number;
  /** By damage level d0 … d4; one entry for units that a single hit removes. */
  readonly attack: readonly number[];
  readonly shield: readonly number[];
  readonly move: readonly number[];
  /** Points per step of attenuation. */
  readonly attenuation: number;
}

const track = (
  name: string,
  build: number,
  most: number,
  attack: readonly number[],
  shield: readonly number[],
  move: readonly number[],
  attenuation = 10,
): Track => ({ name, build, most, attack, shield, move, attenuation });

/** Tracking cards. Build points and maxima are the book's; the tracks are house components except where the rules state them. */
export const TRACKS: { readonly [T in UnitType]: Track } = {
  'front-line': track('Front Line', 8, 18, [8, 7, 6, 4, 2], [3, 3, 2, 1, 1], [5, 5, 4, 3, 2]),
  assault: track('Assault', 10, 9, [9, 8, 7, 5, 3], [4, 4, 3, 2, 1], [5, 5, 4, 3, 2]),
  command: track('Command', 20, 1, [9, 8, 6, 4, 2], [5, 5, 4, 3, 2], [6, 5, 4, 3, 2]),
  ranger: track('Ranger', 12, 9, [7, 6, 5, 3, 1], [3, 3, 2, 1, 1], [7, 6, 5, 4, 3]),
  'dead-eye': track('Dead-Eye', 10, 3, [9, 8, 6, 4, 2], [3, 3, 2, 1, 1], [5, 5, 4, 3, 2], 12),
  thumper: track('Thumper', 12, 3, [11, 10, 8, 6, 3], [3, 3, 2, 1, 1], [5, 4, 4, 3, 2]),
  sniper: track('Sniper', 15, 1, [12, 10, 8, 5, 2], [3, 3, 2, 1, 1], [5, 4, 3, 3, 2], 15),
  engineer: track('Engineer', 15, 2, [6, 5, 4, 2, 0], [3, 3, 2, 2, 1], [5, 5, 4, 3, 2]),
  crusader: track('Crusader', 15, 1, [6, 5, 4, 2, 0], [4, 4, 3, 2, 1], [5, 5, 4, 3, 2]),
  'jack-knife': track('Jack-Knife', 12, 9, [4, 4, 3, 2, 1], [6, 5, 4, 3, 2], [6, 6, 5, 4, 3]),
  police: track('Police', 2, 0, [4], [0], [2]),
  militia: track('Militia', 1, 0, [3], [0], [2]),
  recon: track('Recon Drone', 3, 4, [0], [0], [8]),
  attack: track('Attack Drone', 5, 4, [6], [0], [8]),
  bomb: track('Bomb Drone', 3, 4, [0], [0], [8]),
  ecm: track('ECM Drone', 3, 4, [0], [0], [8]),
  sentry: track('Sentry Drone', 4, 4, [9], [0], [0]),
};

export function kindOf(type: UnitType): Kind {
  if ((UNARMORED as readonly string[]).includes(type)) return 'unarmored';
  if (type === 'sentry') return 'sentry';
  if (type === 'attack' || type === 'bomb') return 'armed';
  return type === 'recon' || type === 'ecm' ? 'unarmed' : 'armored';
}

export const isDroneKind = (kind: Kind): boolean => kind !== 'armored' && kind !== 'unarmored';
/** A drone that flies. */
export const isFlyer = (kind: Kind): boolean => kind === 'armed' || kind === 'unarmed';

/** Hits that leave an armored soldier down. */
export const BOXES = 5;
