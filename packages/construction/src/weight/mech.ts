import { engineTons, freeSinks, type HeatSinkType } from '@sortie/roster';
import type { Scales } from '../questions.ts';
import { errata, MANUAL, type Rule } from '../rule.ts';
import { isMech, type Subject } from '../subject.ts';
import { armoredSystems, energyTons } from './common.ts';
import { partOf } from './part.ts';

const SUPERHEAVY = 100;

const STRUCTURE_SHARE: Readonly<Record<string, number>> = {
  Standard: 0.1,
  'Endo Steel': 0.05,
  'Endo Steel Prototype': 0.05,
  'Endo-Composite': 0.075,
  Composite: 0.05,
  Reinforced: 0.2,
  Industrial: 0.2,
};

/** Superheavy machines need twice the skeleton. */
export const structureShare = ({ unit }: Subject): number | undefined => {
  const share = STRUCTURE_SHARE[unit.structure.type];
  return share === undefined ? undefined : share * (unit.tons > SUPERHEAVY ? 2 : 1);
};

const GYROS: Readonly<Record<string, number>> = { Standard: 1, XL: 0.5, Compact: 1.5, 'Heavy Duty': 2, Superheavy: 2, None: 0 };

const COCKPITS: Readonly<Record<string, number>> = {
  Standard: 3,
  Small: 2,
  'Torso-Mounted': 4,
  'Command Console': 6,
  'Small Command Console': 5,
  Primitive: 5,
  'Primitive Industrial': 5,
  Industrial: 3,
  'Industrial (AFC)': 3,
  Interface: 4,
  Superheavy: 4,
  'Superheavy Command Console': 7,
  'Superheavy Tripod': 4,
  'Superheavy Industrial': 4,
  Tripod: 4,
  'Tripod Industrial': 4,
  QuadVee: 4,
  Dual: 4,
};

const SINK_TONS: Readonly<Record<HeatSinkType, number>> = { Single: 1, Double: 1, Laser: 1, Prototype: 1, Compact: 1.5 };

/** Frames that turn into something else carry the gear for it. */
const CONVERSION: Readonly<Record<string, number>> = { lam: 0.1, quadvee: 0.1 };

const gyroTons = ({ subject: { unit }, fractional }: Scales): number => {
  const hundreds = (unit.engine?.rating ?? 0) / 100;
  return (fractional ? hundreds : Math.ceil(hundreds)) * (GYROS[unit.gyro ?? 'Standard'] ?? 1);
};

const isReactor = ({ unit }: Subject): boolean => freeSinks(unit.engine?.type ?? 'None') >= 5;

const part = partOf(isMech);

export const MECH_WEIGHT: readonly Rule[] = [
  {
    id: 'HOUSE-tons-mech-structure',
    cite: MANUAL,
    adds: {
      mass: part('structure', ({ subject, round }) => {
        const share = structureShare(subject);
        return share === undefined ? undefined : round(subject.unit.tons * share);
      }),
    },
  },
  {
    id: 'HOUSE-tons-mech-engine',
    cite: MANUAL,
    adds: { mass: part('engine', ({ subject: { unit } }) => unit.engine && engineTons(unit.engine)) },
  },
  { id: 'HOUSE-tons-gyro', cite: MANUAL, covers: ['TOE-fractional-accounting-round-up'], adds: { mass: part('gyro', gyroTons) } },
  {
    id: 'HOUSE-tons-cockpit',
    cite: MANUAL,
    adds: {
      mass: part('cockpit', ({ subject: { unit } }) => COCKPITS[unit.cockpit ?? (unit.tons > SUPERHEAVY ? 'Superheavy' : 'Standard')] ?? 3),
    },
  },
  {
    id: 'HOUSE-tons-heat-sinks',
    cite: MANUAL,
    adds: {
      mass: part('heat sinks', ({ subject: { unit } }) => {
        const { heatSinks, engine } = unit;
        if (!heatSinks || !engine) return undefined;
        return Math.max(0, heatSinks.count - freeSinks(engine.type)) * SINK_TONS[heatSinks.type];
      }),
    },
  },
  {
    id: 'HOUSE-tons-conversion',
    cite: MANUAL,
    adds: { mass: part('conversion gear', ({ subject: { unit }, round }) => round(unit.tons * (CONVERSION[unit.frame ?? ''] ?? 0))) },
  },
  {
    id: 'HOUSE-tons-armored-systems',
    cite: MANUAL,
    adds: { mass: part('component armor', ({ subject }) => armoredSystems(subject) * 0.5) },
  },
  {
    id: 'TOE-non-fusion-mech-construction',
    cite: errata(308),
    adds: { mass: part('power amplifiers', ({ subject, round }) => (isReactor(subject) ? undefined : round(energyTons(subject) / 10))) },
    faults: subject => {
      const { engine } = subject.unit;
      const burning = engine?.type === 'ICE' || engine?.type === 'Fuel Cell';
      return isMech(subject) && burning && subject.has('jump-jet')
        ? [{ problem: `has jump jets, which no ${engine.type} engine can feed` }]
        : [];
    },
  },
];
