import { page } from '../rule.ts';
import { isInfantry, type Subject } from '../subject.ts';
import { type SpecialRule, trait, whole } from './rules.ts';

/** Bits of a platoon's training. */
const TRAINED = {
  bridge: 1,
  demo: 2,
  fire: 4,
  mines: 8,
  sensors: 16,
  trench: 32,
  marine: 64,
  mountain: 128,
  para: 256,
  paramedic: 512,
  tag: 1024,
  xct: 2048,
  scuba: 4096,
} as const;

const isTrained = ({ unit }: Subject, bit: number): boolean => ((unit.platoon?.specialization ?? 0) & bit) !== 0;

function hands(subject: Subject): { readonly claws: number; readonly basic: number; readonly gloves: number } {
  return { claws: subject.count('battle-claw'), basic: subject.count('basic-manipulator'), gloves: subject.count('armored-glove') };
}

/** Suits that can climb a 'Mech although their sheet does not say so. */
function canSwarm(subject: Subject): boolean {
  const { squad } = subject.unit;
  if (!squad || squad.body === 'quad' || squad.weightClass > 2) return false;
  const { claws, basic, gloves } = hands(subject);
  return claws >= 1 || basic >= 2 || gloves >= 2;
}

/** Suits that can ride on an OmniMech. */
function canRide(subject: Subject): boolean {
  const { squad } = subject.unit;
  if (!squad || squad.body === 'quad' || squad.weightClass > 3) return false;
  const { claws, basic, gloves } = hands(subject);
  return claws + basic >= 1 || gloves >= 2;
}

export const TROOP_RULES: readonly SpecialRule[] = [
  whole('am', 117, 'AM', subject => {
    if (!isInfantry(subject.type)) return false;
    if (subject.fittings.some(({ item }) => item.id === 'SwarmMek' || item.id === 'LegAttack')) return true;
    return subject.type === 'BA' ? canSwarm(subject) : subject.fittings.some(({ item }) => item.id === 'AntiMekGear');
  }),
  {
    id: 'ASC-sua-assign-car-ci',
    cite: page(120),
    covers: ['ASC-sua-assign-car-ba'],
    whole: (grants, { unit, type }) => {
      if (type === 'BA') grants.add('CAR', 'ASC-sua-assign-car-ba', unit.squad?.troopers ?? 0);
      if (type === 'CI') grants.add('CAR', 'ASC-sua-assign-car-ci', Math.ceil(unit.tons));
    },
  },
  {
    id: 'ASC-sua-assign-mec',
    cite: page(126),
    covers: ['ASC-sua-assign-mec-fallback', 'ASC-sua-assign-xmec'],
    whole: (grants, subject) => {
      if (subject.type !== 'BA') return;
      if (subject.has('magnetic-clamp')) grants.flag('XMEC', 'ASC-sua-assign-xmec');
      else if (canRide(subject)) grants.flag('MEC', 'ASC-sua-assign-mec');
    },
  },
  {
    id: 'ASC-sua-assign-para',
    cite: page(128),
    item: trait('parafoil'),
    grant: (grants, { item }) => grants.flag('PAR', 'ASC-sua-assign-para', item.name),
    whole: (grants, subject) => {
      if (isTrained(subject, TRAINED.para)) grants.flag('PAR', 'ASC-sua-assign-para', 'paratroopers');
    },
  },
  whole('mtn', 127, 'MTN', subject => isTrained(subject, TRAINED.mountain)),
  whole('ff', 122, 'FF', subject => isTrained(subject, TRAINED.fire)),
  whole('trn', 132, 'TRN', subject => isTrained(subject, TRAINED.trench)),
  whole('tsi', 133, 'TSI', ({ unit }) => unit.platoon?.augmentations?.includes('tsm_implant') ?? false),
  {
    id: 'ASC-sua-assign-btas',
    cite: page(132),
    item: item => item.id === 'ISBATaser',
    grant: (grants, { item }, { unit }) => grants.add('BTAS', 'ASC-sua-assign-btas', unit.squad?.troopers ?? 1, item.name),
  },
  {
    id: 'ASC-sua-assign-mtas',
    cite: page(132),
    item: item => item.id === 'Mek Taser',
    grant: (grants, { item }) => grants.add('MTAS', 'ASC-sua-assign-mtas', 1, item.name),
  },
];

export const TRAINING = TRAINED;
