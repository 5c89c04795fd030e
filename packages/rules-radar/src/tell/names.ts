import type { Arc, Bracket, WeaponClass } from '../card/card.ts';
import type { Bomb, Crit } from '../shape.ts';

export const CRIT_NAMES: { readonly [C in Crit]: string } = {
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

export const WEAPON_NAMES: { readonly [W in WeaponClass]: string } = {
  standard: 'standard weapons',
  capital: 'capital weapons',
  subCapital: 'sub-capital weapons',
  missiles: 'missiles',
};

export const BOMB_NAMES: { readonly [B in Bomb]: string } = {
  AAA: 'air-to-air Arrow',
  AS: 'anti-ship missile',
  ASEW: 'anti-ship jamming missile',
};

export const ARC_NAMES: { readonly [A in Arc]: string } = { front: 'nose', left: 'left side', right: 'right side', rear: 'rear' };

export const BRACKET_NAMES: { readonly [B in Bracket]: string } = {
  short: 'short range',
  medium: 'medium range',
  long: 'long range',
  extreme: 'extreme range',
};
