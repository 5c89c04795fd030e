import type { Platoon } from '../extras.ts';
import type { Motive } from '../kind.ts';

/** Bits of a platoon's training. */
export const TRAINING = {
  bridge: 1,
  demolition: 2,
  fire: 4,
  mines: 8,
  sensors: 16,
  trench: 32,
  marine: 64,
  mountain: 128,
  paramedic: 256,
  paratroop: 512,
  tag: 1024,
  hostileWorlds: 2048,
  scuba: 4096,
} as const;

const MASS: Partial<Readonly<Record<Motive, number>>> = {
  foot: 0.085,
  jump: 0.165,
  motorized: 0.195,
  hover: 1,
  wheeled: 1,
  tracked: 1,
  submarine: 0.9,
  vtol: 1.9,
  microlite: 1.4,
  microcopter: 1.9,
  umu: 0.135,
  'motorized-scuba': 0.295,
};

/** Tons of the animal that carries one trooper. */
const BEASTS: Readonly<Record<string, number>> = {
  branth: 0.8,
  camel: 0.75,
  'coventry kangaroo': 0.23,
  donkey: 0.25,
  elephant: 3.1,
  hipposaur: 17.8,
  horse: 0.6,
  'odessan raxx': 2.5,
  orca: 7.2,
  tabiranth: 0.35,
  tariq: 0.6,
};

const ANTI_MECH_GEAR = 0.015;

const hasTraining = (platoon: Platoon, bits: number): boolean => ((platoon.specialization ?? 0) & bits) !== 0;

/** What a platoon weighs for a transport, field guns apart: tons in steps of a half. */
export function platoonTons(platoon: Platoon, motive: Motive, antiMech: boolean, guns: number): number {
  const troopers = platoon.squads * platoon.squadSize;
  const mount = platoon.beast === undefined ? 0 : (BEASTS[platoon.beast.toLowerCase()] ?? 0.2);
  const engineers = hasTraining(platoon, TRAINING.bridge | TRAINING.demolition | TRAINING.mines | TRAINING.sensors | TRAINING.trench)
    ? 0.1
    : 0;
  const divers = motive === 'beast' && hasTraining(platoon, TRAINING.scuba) ? 0.1 : 0;
  const chute = hasTraining(platoon, TRAINING.paratroop) ? 0.05 : 0;
  const each =
    (motive === 'beast' ? mount + 0.085 : (MASS[motive] ?? 0.085)) + (antiMech ? ANTI_MECH_GEAR : 0) + engineers + divers + chute;
  return Math.ceil(Math.round((troopers * each + guns) * 2_000_000) / 1_000_000) / 2;
}
