import type { Location } from './locations.ts';

export type GearKind =
  | 'case'
  | 'case2'
  | 'hatchet'
  | 'sword'
  | 'mace'
  | 'blade'
  | 'lance'
  | 'flail'
  | 'saw'
  | 'dualSaw'
  | 'drill'
  | 'backhoe'
  | 'pileDriver'
  | 'wreckingBall'
  | 'rockCutter'
  | 'combine'
  | 'targeting'
  | 'artemis'
  | 'artemisPrototype'
  | 'artemis5'
  | 'apollo'
  | 'aes'
  | 'whip'
  | 'vibroSmall'
  | 'vibroMedium'
  | 'vibroLarge'
  | 'searchlight'
  | 'masc'
  | 'supercharger'
  | 'tsm'
  /** Muscles of industry. */
  | 'labour'
  | 'ecm'
  | 'comms'
  | 'console'
  | 'camera'
  | 'sensorDispenser'
  | 'probe'
  | 'stealth'
  | 'insulator'
  | 'capacitor'
  | 'reactive'
  | 'modular'
  | 'drone'
  | 'wing'
  | 'claw'
  | 'shieldSmall'
  | 'shieldMedium'
  | 'shieldLarge'
  | 'spikes'
  | 'talons'
  | 'nullSignature'
  | 'voidSignature'
  | 'chameleon'
  | 'c3Slave'
  | 'c3i'
  | 'sealing'
  | 'dispenser'
  | 'sweeper'
  | 'clearance'
  | 'umu'
  | 'mast'
  | 'camo'
  | 'other';

export interface Gear {
  readonly name: string;
  /** What the tables of equipment call it; empty for what is part of the armor. */
  readonly item: string;
  readonly kind: GearKind;
  readonly at: Location;
  /** On the back of a torso. */
  readonly rear?: true;
  /** Tons or pieces, for things that come in any size. */
  readonly size?: number;
}
