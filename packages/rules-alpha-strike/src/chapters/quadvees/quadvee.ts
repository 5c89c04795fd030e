import { has } from '../../card/specials.ts';
import { type AlphaRule, core } from '../../rule.ts';
import type { Unit } from '../../shape.ts';
import { isLarge, isMech } from '../../state.ts';

const isQuadVee = (unit: Pick<Unit, 'card'>): boolean => isMech(unit) && has(unit, 'QV');

/** Bays for vehicles that take it. */
const BAYS: { readonly [bay: string]: (unit: Unit) => boolean } = {
  VTM: ({ card }) => card.size <= 2,
  VTH: unit => !isLarge(unit),
  VTS: () => true,
};

export const quadveeRules: readonly AlphaRule[] = [
  core('ASC-unit-quadvee-conversion', {
    // On its wheels it is carried like a vehicle.
    affirms: { fits: ({ unit, bay }) => isQuadVee(unit) && BAYS[bay]?.(unit) === true },
    covers: [
      'ASC-unit-quadvee-identification',
      'ASC-unit-quadvee-mech-mode',
      'ASC-unit-quadvee-vehicle-mode',
      'ASC-unit-quadvee-los',
      'ASC-unit-quadvee-targeting',
      'ASC-unit-quadvee-arcs',
      'ASC-unit-quadvee-damage',
      'ASC-unit-quadvee-control',
      'ASC-unit-quadvee-transport',
    ],
  }),
];
