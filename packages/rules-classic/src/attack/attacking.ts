import type { Command, WeaponId } from '../shape.ts';

type Declaration = Extract<Command, { readonly type: 'declare' }>;

/** Everything that a declaration fires: at units, at walls and at hexes. */
export const firedIn = ({ shots, batters = [], barrages = [] }: Declaration): readonly { readonly weapon: WeaponId }[] => [
  ...shots,
  ...batters,
  ...barrages,
];

export const isFired = (command: Declaration): boolean => firedIn(command).length > 0;

/** Does a declaration attack anybody or anything: units, walls, hexes, the ground under a flight? */
export const isAttack = (command: Declaration): boolean => isFired(command) || command.strafe !== undefined || command.bombs !== undefined;
