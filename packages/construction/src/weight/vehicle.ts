import { sure } from '@sortie/kernel';
import { engineTons, type Motive, needsNoAir } from '@sortie/roster';
import type { Scales } from '../questions.ts';
import { errata, MANUAL, type Rule } from '../rule.ts';
import { type Fitting, isSupport, isVehicle, type Subject } from '../subject.ts';
import { energyTons, isPowered } from './common.ts';
import { partOf } from './part.ts';

/** Motive systems that lift, dive or turn a rotor take a tenth of the mass. */
const LIFTED: ReadonlySet<Motive> = new Set(['hover', 'vtol', 'wige', 'hydrofoil', 'submarine']);

const TURRETS = ['TU', 'FT', 'T2'] as const;

const isCombat = (subject: Subject): boolean => isVehicle(subject) && !isSupport(subject);

const isTrailer = ({ unit }: Subject): boolean => unit.build?.trailer === true;

const FREE_SINKS: Readonly<Record<string, number>> = { ICE: 0, 'Fuel Cell': 1, Fission: 5, None: 0 };

/** Heat of energy weapons that vehicles have to sink all of. */
const gunHeat = (subject: Subject): number =>
  subject.weapons.filter(isPowered).reduce((heat, gun) => heat + gun.item.heat + chargeOf(subject, gun), 0);

const chargeOf = ({ devices }: Subject, { mount }: Fitting): number =>
  devices
    .get(mount)
    ?.reduce((heat, { item }) => heat + (item.traits.has('ppc-capacitor') ? 5 : item.traits.has('laser-insulator') ? -1 : 0), 0) ?? 0;

const inTurret = (subject: Subject, at: string): number =>
  subject.fittings.reduce(
    (tons, { mount, item }) => (mount.at === at && item.kind !== 'ammo' && 'tons' in item ? tons + (item.tons ?? 0) : tons),
    0,
  );

const part = partOf(isCombat);

const isAmplified = ({ unit }: Subject): boolean => !needsNoAir(unit.engine?.type ?? 'None');

const amplifiers = ({ subject, round }: Scales) => {
  const tons = isAmplified(subject) ? round(energyTons(subject) / 10) : 0;
  return tons === 0 ? undefined : { value: tons, note: 'power amplifiers' };
};

export const VEHICLE_WEIGHT: readonly Rule[] = [
  {
    id: 'HOUSE-tons-vehicle-body',
    cite: MANUAL,
    adds: {
      mass: scales =>
        [
          part('structure', ({ subject: { unit }, round }) => round(unit.tons / (unit.build?.superheavy ? 5 : 10)))(scales),
          part('controls', ({ subject, round }) =>
            isTrailer(subject) && subject.unit.build?.noControls ? 0 : round(subject.unit.tons / 20),
          )(scales),
          part('lift', ({ subject: { unit }, round }) => (LIFTED.has(unit.motive) ? round(unit.tons / 10) : 0))(scales),
        ].flatMap(said => said ?? []),
    },
  },
  {
    id: 'HOUSE-tons-vehicle-engine',
    cite: MANUAL,
    adds: {
      mass: part('engine', ({ subject: { unit }, round }) => {
        const bare = unit.engine && unit.movement.walk > 0 ? engineTons(unit.engine) : undefined;
        return bare !== undefined && needsNoAir(sure(unit.engine, 'the engine').type) ? round(bare * 1.5) : bare;
      }),
    },
  },
  {
    id: 'HOUSE-tons-vehicle-heat-sinks',
    cite: MANUAL,
    adds: {
      mass: part('heat sinks', ({ subject }) => Math.max(0, gunHeat(subject) - (FREE_SINKS[subject.unit.engine?.type ?? 'None'] ?? 10))),
    },
  },
  {
    id: 'HOUSE-tons-vehicle-turret',
    cite: MANUAL,
    adds: {
      mass: scales => TURRETS.flatMap(at => part(`turret ${at}`, ({ subject, round }) => round(inTurret(subject, at) / 10))(scales) ?? []),
    },
  },
  { id: 'HOUSE-tons-amplifiers', cite: MANUAL, adds: { mass: scales => (isCombat(scales.subject) ? amplifiers(scales) : undefined) } },
  {
    id: 'TOE-sv-power-amplifiers',
    cite: errata(255),
    adds: { mass: scales => (isSupport(scales.subject) ? amplifiers(scales) : undefined) },
  },
  {
    id: 'TOE-sv-power-amplifiers-2',
    cite: errata(267),
    adds: { mass: scales => (scales.subject.unit.kind === 'mobile-structure' ? amplifiers(scales) : undefined) },
  },
];
