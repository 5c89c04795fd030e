import { sure } from '@sortie/kernel';
import type { EngineType } from '@sortie/roster';
import { errata, MANUAL, type Rule } from '../rule.ts';
import { isIndustrial, isMech, isSupport, type Subject } from '../subject.ts';

/** Percent of the weight of an engine that it burns on a hundred kilometres; reactors, sunlight and wires ask for nothing. */
const BURNED: Partial<Readonly<Record<EngineType, number>>> = { Steam: 3, ICE: 1, Battery: 5, 'Fuel Cell': 1.5 };

/** Alcohol and natural gas, of which more is needed. */
const LIGHT_FUEL = 1.25;

const burnsLight = ({ unit }: Subject): boolean => unit.engine?.type === 'ICE' && unit.build?.burns !== undefined;

/** Kilometres that an IndustrialMech goes on what is in its tanks. */
const TANKS: Partial<Readonly<Record<EngineType, number>>> = { ICE: 600, 'Fuel Cell': 450 };

const tanksOf = ({ unit }: Subject): number | undefined => unit.engine && TANKS[unit.engine.type];

export const FUEL_RULES: readonly Rule[] = [
  {
    id: 'HOUSE-fuel-share',
    cite: MANUAL,
    base: {
      fuelShare: subject =>
        isSupport(subject) && !burnsLight(subject) && subject.unit.engine ? BURNED[subject.unit.engine.type] : undefined,
    },
  },
  {
    id: 'HOUSE-fuel-tanks',
    cite: MANUAL,
    base: { tankRange: subject => (isIndustrial(subject) ? tanksOf(subject) : undefined) },
  },
  {
    id: 'TOE-non-fusion-mech-fuel',
    cite: errata(308),
    base: { tankRange: subject => (isMech(subject) && !isIndustrial(subject) ? tanksOf(subject) : undefined) },
  },
  {
    id: 'TOE-sv-engine-ice-fuel',
    cite: errata(246),
    base: {
      fuelShare: subject =>
        isSupport(subject) && burnsLight(subject)
          ? { value: LIGHT_FUEL, note: sure(sure(subject.unit.build, 'the build').burns, 'the burns') }
          : undefined,
    },
  },
];
