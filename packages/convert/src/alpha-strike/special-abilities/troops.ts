import { TRAINING } from '@sortie/roster';
import { page, READING } from '../rule.ts';
import type { Subject } from '../subject.ts';
import { type SpecialRule, trait, whole } from './rules.ts';

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

const ON_FOOT: ReadonlySet<string> = new Set(['foot', 'jump', 'motorized']);

/** Beasts too large to ride up to a 'Mech unseen. */
const HUGE: ReadonlySet<string> = new Set(['hipposaur', 'orca', 'branth']);

/** Troops who are neither burdened nor in vehicles and have no gun to serve. */
function canClimb({ unit, fittings }: Subject): boolean {
  if (
    unit.platoon?.encumbering ||
    fittings.some(
      ({ mount, item }) => mount.at === 'FGUN' || (item.kind === 'equipment' && item.traits.has('armor-kit') && (item.subtype & 16) !== 0),
    )
  )
    return false;
  if (unit.motive === 'beast') return unit.platoon?.antiMech === true && !HUGE.has(unit.platoon.beast?.toLowerCase() ?? '');
  return ON_FOOT.has(unit.motive);
}

/** Suits that can ride on an OmniMech. */
function canRide(subject: Subject, hold: number): boolean {
  const { squad } = subject.unit;
  if (!squad || squad.body === 'quad' || squad.weightClass > 3) return false;
  const { claws, basic, gloves } = hands(subject);
  return claws >= 1 || basic >= hold || (gloves >= 2 && squad.weightClass <= (hold === 1 ? 3 : 1));
}

export const TROOP_RULES: readonly SpecialRule[] = [
  whole('am', 117, 'AM', subject => {
    if (subject.type === 'CI') return !subject.unit.platoon?.encumbering;
    return (
      subject.type === 'BA' && (subject.fittings.some(({ item }) => item.id === 'SwarmMek' || item.id === 'LegAttack') || canSwarm(subject))
    );
  }),
  {
    id: 'HOUSE-as-am-unburdened',
    cite: READING,
    last: (grants, subject) => {
      if (subject.type === 'CI' && !canClimb(subject)) grants.remove('AM');
    },
  },
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
      else if (canRide(subject, 2)) grants.flag('MEC', 'ASC-sua-assign-mec');
    },
  },
  {
    id: 'HOUSE-as-one-hand-rides',
    cite: READING,
    whole: (grants, subject) => {
      if (subject.type === 'BA' && !grants.has('XMEC') && !grants.has('MEC') && canRide(subject, 1))
        grants.flag('MEC', 'HOUSE-as-one-hand-rides');
    },
  },
  {
    id: 'ASC-sua-assign-para',
    cite: page(128),
    item: trait('parafoil'),
    grant: (grants, { item }) => grants.flag('PARA', 'ASC-sua-assign-para', item.name),
    whole: (grants, subject) => {
      if (isTrained(subject, TRAINING.paratroop)) grants.flag('PARA', 'ASC-sua-assign-para', 'paratroopers');
    },
  },
  { id: 'HOUSE-as-par', cite: READING, last: grants => grants.rename('PARA', 'PAR') },
  whole('mtn', 127, 'MTN', subject => isTrained(subject, TRAINING.mountain)),
  whole('ff', 122, 'FF', subject => isTrained(subject, TRAINING.fire)),
  whole('trn', 132, 'TRN', subject => isTrained(subject, TRAINING.trench)),
  whole('tsi', 133, 'TSI', ({ unit }) => unit.platoon?.augmentations?.includes('tsm_implant') ?? false),
  {
    id: 'ASC-sua-assign-btas',
    cite: page(132),
    item: item => item.id === 'ISBATaser',
    grant: (grants, { item, mount }, { unit }) =>
      grants.add('BTAS', 'ASC-sua-assign-btas', mount.at === 'Squad' ? (unit.squad?.troopers ?? 1) : 1, item.name),
  },
  {
    id: 'HOUSE-as-suit-tasers',
    cite: READING,
    replaces: ['ASC-sua-assign-btas'],
    item: item => item.id === 'ISBATaser',
    grant: (grants, { item }) => {
      if (!grants.has('BTAS')) grants.add('BTAS', 'HOUSE-as-suit-tasers', 1, item.name);
    },
  },
  {
    id: 'ASC-sua-assign-mtas',
    cite: page(132),
    item: item => item.id === 'Mek Taser',
    grant: (grants, { item }) => grants.add('MTAS', 'ASC-sua-assign-mtas', 1, item.name),
  },
];
