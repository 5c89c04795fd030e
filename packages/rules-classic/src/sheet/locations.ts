/**
 * 'Mechs on two legs or four, the sides and the turret of vehicles, the troopers of a platoon, the suits of a squad,
 * the sides of a fighter and the airframe behind them.
 */
export const LOCATIONS = [
  'HD',
  'CT',
  'LT',
  'RT',
  'LA',
  'RA',
  'LL',
  'RL',
  'FLL',
  'FRL',
  'RLL',
  'RRL',
  'FR',
  'LS',
  'RS',
  'RR',
  'TU',
  'TR',
  'S1',
  'S2',
  'S3',
  'S4',
  'S5',
  'S6',
  'RO',
  'PH',
  'PT',
  'PL',
  'MG',
  'FT',
  'FRLS',
  'FRRS',
  'RRLS',
  'RRRS',
  'T1',
  'T2',
  'T3',
  'T4',
  'T5',
  'T6',
  'T7',
  'T8',
  'T9',
  'NOS',
  'LWG',
  'RWG',
  'AFT',
  'SI',
  /** In both hands. */
  'HH',
  /** The leg in the middle of three. */
  'CL',
] as const;
export type Location = (typeof LOCATIONS)[number];
export type Points = { readonly [L in Location]?: number };

export const BIPED: readonly Location[] = ['HD', 'CT', 'LT', 'RT', 'LA', 'RA', 'LL', 'RL'];
export const TRIPOD: readonly Location[] = [...BIPED, 'CL'];
export const QUAD: readonly Location[] = ['HD', 'CT', 'LT', 'RT', 'FLL', 'FRL', 'RLL', 'RRL'];
export const BIPED_LEGS: readonly Location[] = ['LL', 'RL'];
export const TRIPOD_LEGS: readonly Location[] = ['LL', 'RL', 'CL'];
export const QUAD_LEGS: readonly Location[] = ['FLL', 'FRL', 'RLL', 'RRL'];
export const ARMS = ['LA', 'RA'] as const;
export type Arm = (typeof ARMS)[number];

export const isTorso = (location: Location): boolean => location === 'CT' || location === 'LT' || location === 'RT';
export const isArm = (location: Location): location is Arm => location === 'LA' || location === 'RA';

/** Slots of a location: twelve in torsos and arms, six in heads and legs. */
export const capacityOf = (location: Location): number => (isTorso(location) || isArm(location) ? 12 : 6);
