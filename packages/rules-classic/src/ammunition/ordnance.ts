/** Something that can hang under a wing: the hardpoints that it takes, and what it is in the tables. */
interface External {
  readonly slots: number;
  readonly ammo?: string;
  readonly weapon?: string;
  readonly gear?: string;
}

const bomb = (ammo: string): External => ({ slots: 1, ammo });

/** An Arrow IV is five bombs large, a missile against ships six (TOE-reading-141); a light missile two (TOE-laa-slots). */
const EXTERNALS: { readonly [name: string]: External } = {
  HEBomb: bomb('HEBomb'),
  ClusterBomb: bomb('ClusterBomb'),
  LGBomb: bomb('LGBomb'),
  InfernoBomb: bomb('InfernoBomb'),
  TorpedoBomb: bomb('TorpedoBomb'),
  LAAMissile: { slots: 2, weapon: 'LAAMissile', ammo: 'LAAMissile Ammo' },
  AAAMissile: { slots: 5, weapon: 'AAA Missile', ammo: 'AAAMissile Ammo' },
  ASMissile: { slots: 6, weapon: 'AS Missile', ammo: 'ASMissile Ammo' },
  ASEWMissile: { slots: 6, weapon: 'ASEWMissile', ammo: 'ASEWMissile Ammo' },
  ArrowIVMissile: { slots: 5, weapon: 'BombArrowIV', ammo: 'ArrowIVMissile Ammo' },
  ReconCamera: { slots: 1, gear: 'ISReconCamera' },
};

export const externalOf = (name: string): External | undefined => (Object.hasOwn(EXTERNALS, name) ? EXTERNALS[name] : undefined);

const TONS_FOR_ONE = 5;

export const hardpointsOf = (tons: number): number => Math.floor(tons / TONS_FOR_ONE);
