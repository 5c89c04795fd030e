import { fromOffset } from '@sortie/geometry';
import type { Entry, Setup } from '../shape.ts';
import { fitted } from './fitted.fixture.ts';

const force = (...designs: readonly string[]): readonly Entry[] => designs.map(design => ({ design }));

/** Jammers, sensors, men, mines, and pools that nobody knows of. */
const ground: Setup = {
  map: 'crossroads',
  forces: [
    [...force('RVN-3L', 'Vedette Medium Tank'), { design: fitted('RemoteSensorDispenser'), sensors: { lens: 'visual' } }],
    force('PXH-1', 'Foot Platoon (Rifle)'),
  ],
  pits: Array.from({ length: 60 }, (_, i) => fromOffset(2 + (i % 12), 3 + 2 * Math.floor(i / 12))),
  turns: 12,
  mines: Array.from({ length: 90 }, (_, i) => ({
    kind: i % 5 === 0 ? ('command' as const) : ('standard' as const),
    at: fromOffset(1 + (i % 15), 2 + 2 * Math.floor(i / 15)),
    seat: i % 2,
    density: 20,
  })),
};

/** Fighters and helicopters with bombs and cameras over tanks. */
const sky: Setup = {
  map: 'hills',
  forces: [
    [
      ...force('Vedette Medium Tank'),
      { design: 'Warrior Attack Helicopter H-7', racks: 2 },
      { design: 'Corsair CSR-V12', bombs: ['HEBomb', 'HEBomb'] },
    ],
    [...force('Vedette Medium Tank'), { design: 'Sabre SB-27', bombs: ['ReconCamera'] }],
  ],
  turns: 12,
};

/** Something for every chapter that states facts of its own. */
export const TRIALS: readonly Setup[] = [ground, sky];
