/** What a unit is built as. Legs, tracks or wings are its `motive`; an IndustrialMech or a LAM is a `mech` with a `frame`. */
export const KINDS = [
  'mech',
  'protomech',
  'vehicle',
  'support-vehicle',
  'battle-armor',
  'infantry',
  'fighter',
  'conventional-fighter',
  'small-craft',
  'dropship',
  'jumpship',
  'warship',
  'space-station',
  'mobile-structure',
  'emplacement',
  'handheld-weapon',
] as const;

export type Kind = (typeof KINDS)[number];

/** The body of a 'Mech. */
export type Frame = 'biped' | 'quad' | 'tripod' | 'lam' | 'quadvee';

/** How a unit gets about. */
export type Motive =
  | 'biped'
  | 'quad'
  | 'tripod'
  | 'tracked'
  | 'wheeled'
  | 'hover'
  | 'vtol'
  | 'wige'
  | 'naval'
  | 'hydrofoil'
  | 'submarine'
  | 'rail'
  | 'maglev'
  | 'foot'
  | 'motorized'
  | 'jump'
  | 'umu'
  | 'motorized-scuba'
  | 'beast'
  | 'microlite'
  | 'microcopter'
  | 'aerodyne'
  | 'spheroid'
  | 'airship'
  | 'station-keeping'
  | 'none';
