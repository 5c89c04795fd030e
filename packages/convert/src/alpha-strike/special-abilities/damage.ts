import { nth, type RuleId } from '@sortie/kernel';
import { type Damage, type Heated, ONE, roundedNearest, tenthsUp } from '../amount.ts';
import { page, READING, type RuleHead, voicesIn } from '../rule.ts';
import { isAerospace, type Subject } from '../subject.ts';
import type { Gun } from '../weapons/gun.ts';
import type { Cooling } from '../weapons/standard.ts';
import type { Grants } from './grants.ts';

/** One gun's share at a range. */
type Share = (gun: Gun, bracket: number) => number;

/** Guns whose damage abilities list. */
export interface Battery {
  readonly subject: Subject;
  readonly guns: readonly Gun[];
  readonly cooling: Cooling;
  /** Squads multiply what one suit does. */
  readonly troops: readonly [times: number, over: number];
}

export interface AbilityRule extends RuleHead {
  readonly ability?: {
    readonly code: string;
    /** Note of the weapon tables. */
    readonly note: string;
    readonly brackets: number;
    /** Needs a full point at medium range. */
    readonly threshold: boolean;
    readonly share: Share;
    /** Fighters have it too. */
    readonly airborne?: true;
    /** Battle armor has it too. */
    readonly suits?: true;
    /** Only the fact is written, not the damage. */
    readonly flag?: true;
    /** One number instead of brackets: that of long range. */
    readonly single?: true;
  };
  /** A sum counts as a full point when it is one after rounding up to a tenth. */
  readonly lenient?: true;
  /** Rear-facing damage is lowered at long range as the rest is. */
  readonly rearHeat?: boolean;
}

const whole: Share = (gun, bracket) => gun.values[bracket] ?? 0;
const unguided: Share = (gun, bracket) => gun.unguided[bracket] ?? 0;

/** A multi-missile launcher is all SRM at short range, half and half at medium and all LRM beyond. */
const asLrm: Share = (gun, bracket) => {
  if (gun.weapon.ammo !== 'MML') return unguided(gun, bracket);
  return bracket === 0 ? 0 : unguided(gun, bracket) / (bracket === 1 ? 2 : 1);
};
const asSrm: Share = (gun, bracket) => {
  if (gun.weapon.ammo !== 'MML') return unguided(gun, bracket);
  return bracket > 1 ? 0 : unguided(gun, bracket) / (bracket === 1 ? 2 : 1);
};

const only =
  (share: Share): Share =>
  (gun, bracket) =>
    gun.guided ? 0 : share(gun, bracket);

/** Abilities list their share to the nearest point, after heat. */
const ROUNDED: RuleId = 'ASC-conv-dmg-special-round-normal';

export const ABILITY_RULES: readonly AbilityRule[] = [
  {
    id: 'ASC-sua-assign-ac',
    cite: page(118),
    ability: { code: 'AC', note: 'AC', brackets: 3, threshold: true, share: whole, suits: true },
  },
  {
    id: 'ASC-sua-assign-flk',
    cite: page(123),
    ability: { code: 'FLK', note: 'FLK', brackets: 3, threshold: false, share: whole, airborne: true, suits: true },
  },
  {
    id: 'ASC-sua-assign-lrm',
    cite: page(125),
    covers: ['ASC-conv-weap-note-artemis-special'],
    ability: { code: 'LRM', note: 'LRM', brackets: 3, threshold: true, share: asLrm },
  },
  {
    id: 'HOUSE-as-lrm-unguided',
    cite: READING,
    replaces: ['ASC-sua-assign-lrm'],
    ability: { code: 'LRM', note: 'LRM', brackets: 3, threshold: true, share: only(asLrm) },
  },
  {
    id: 'ASC-sua-assign-srm',
    cite: page(131),
    ability: { code: 'SRM', note: 'SRM', brackets: 2, threshold: true, share: asSrm },
  },
  {
    id: 'HOUSE-as-srm-unguided',
    cite: READING,
    replaces: ['ASC-sua-assign-srm'],
    ability: { code: 'SRM', note: 'SRM', brackets: 2, threshold: true, share: only(asSrm) },
  },
  {
    id: 'ASC-sua-assign-iatm',
    cite: page(124),
    ability: { code: 'IATM', note: 'IATM', brackets: 3, threshold: true, share: whole, suits: true },
  },
  {
    id: 'ASC-sua-assign-tor',
    cite: page(132),
    covers: ['ASC-sua-assign-tor-leftmost'],
    ability: { code: 'TOR', note: 'TOR', brackets: 3, threshold: false, share: unguided, suits: true },
  },
  {
    id: 'HOUSE-as-tor-guided',
    cite: READING,
    replaces: ['ASC-sua-assign-tor'],
    ability: { code: 'TOR', note: 'TOR', brackets: 3, threshold: false, share: whole, suits: true },
  },
  {
    id: 'ASC-sua-assign-if',
    cite: page(124),
    covers: ['ASC-sua-assign-if-minimal', 'ASC-sua-assign-if-airborne'],
    ability: { code: 'IF', note: 'IF', brackets: 3, threshold: false, share: whole, suits: true, single: true },
  },
  {
    id: 'HOUSE-as-if-unguided',
    cite: READING,
    replaces: ['ASC-sua-assign-if'],
    ability: { code: 'IF', note: 'IF', brackets: 3, threshold: false, share: unguided, suits: true, single: true },
  },
  {
    id: 'ASC-sua-assign-rel',
    cite: page(130),
    ability: { code: 'REL', note: 'REL', brackets: 3, threshold: true, share: whole, airborne: true, suits: true, flag: true },
  },
  {
    id: 'ASC-sua-assign-sds-c',
    cite: page(131),
    ability: { code: 'SDS-C', note: 'CAP', brackets: 4, threshold: false, share: whole },
  },
  {
    id: 'ASC-sua-assign-sds-sc',
    cite: page(131),
    ability: { code: 'SDS-SC', note: 'SCAP', brackets: 4, threshold: false, share: whole },
  },
  {
    id: 'ASC-sua-assign-sds-cm',
    cite: page(131),
    ability: { code: 'SDS-CM', note: 'MSL', brackets: 4, threshold: false, share: whole },
  },
  {
    id: ROUNDED,
    cite: page(116),
    covers: ['ASC-conv-sua-damage-values', 'ASC-conv-sua-included-not-added', 'ASC-conv-sua-fill-values'],
  },
  { id: 'HOUSE-as-sua-threshold', cite: READING, lenient: true },
  { id: 'ASC-sua-assign-rear', cite: page(129), covers: ['ASC-conv-weap-rear-special-link'] },
  { id: 'ASC-sua-assign-rear-no-heat', cite: page(129), rearHeat: false },
  { id: 'HOUSE-as-rear-heat', cite: READING, replaces: ['ASC-sua-assign-rear-no-heat'], rearHeat: true },
  { id: 'ASC-sua-assign-tur', cite: page(132), covers: ['ASC-sua-assign-tur-nested'] },
  { id: 'ASC-sua-assign-ht', cite: page(123), covers: ['ASC-sua-assign-ht-infantry', 'ASC-tbl-heat-generating'] },
  {
    id: 'ASC-sua-assign-pnt',
    cite: page(128),
    covers: ['ASC-sua-assign-pnt-scope', 'ASC-conv-weap-pd-ss', 'ASC-sua-assign-ams-spacecraft'],
  },
  {
    id: 'ASC-sua-assign-art',
    cite: page(117),
    covers: ['ASC-conv-weap-note-art-aero-damage', 'ASC-tbl-weapons-artillery'],
  },
  { id: 'ASC-sua-assign-tsemp', cite: page(132), covers: ['ASC-sua-assign-tsemp-o'] },
];

const isSomething = (damage: Damage): boolean => damage.points > 0 || damage.minimal;

function sum({ guns, troops }: Battery, note: string, bracket: number, share: Share): number {
  let total = 0;
  for (const gun of guns) {
    if (!gun.row.notes.has(note)) continue;
    total += gun.mount.held === 'SSWM' ? share(gun, bracket) : (share(gun, bracket) * troops[0]) / troops[1];
  }
  return Math.round(total);
}

function heatedAt(value: number, bracket: number, { cooling }: Battery): Heated {
  const [num, den] = bracket < 2 ? cooling.near : cooling.far;
  return { value, num, den };
}

function isFullPoint(value: Heated, lenient: boolean): boolean {
  return lenient ? tenthsUp(value) >= 10 : value.value * value.num >= ONE * value.den;
}

type Ability = NonNullable<AbilityRule['ability']>;

const applies = (ability: Ability, { subject }: Battery, notes: ReadonlySet<string>): boolean => {
  if (!notes.has(ability.note)) return false;
  return (ability.airborne === true || !isAerospace(subject)) && (ability.suits === true || subject.type !== 'BA');
};

/** The notes of all guns together: most units have few of them, or none. */
function notesOf(guns: readonly Gun[]): ReadonlySet<string> {
  const notes = new Set<string>();
  for (const { row } of guns) for (const note of row.notes) notes.add(note);
  return notes;
}

const abilityVoices = voicesIn<AbilityRule, 'ability'>('ability');

function write(grants: Grants, id: RuleId, ability: Ability, damage: readonly Damage[]): void {
  const long = damage[2] ?? nth(damage, 0);
  if (ability.flag) grants.flag(ability.code, id);
  else if (!ability.single && damage.some(isSomething)) grants.damage(ability.code, id, damage);
  else if (ability.single && isSomething(long))
    grants.set(ability.code, id, { kind: 'text', text: long.minimal ? '0*' : `${long.points}` });
}

/** AC, FLK, LRM, SRM and the like: the share of some weapons in the attack. */
export function grantDamageAbilities(grants: Grants, battery: Battery): void {
  const { book } = battery.subject;
  const notes = notesOf(battery.guns);
  if (notes.size === 0) return;
  const lenient = book.abilities.some(rule => rule.lenient);
  for (const { id, run: ability } of abilityVoices(book.abilities)) {
    if (!applies(ability, battery, notes)) continue;
    const length = isAerospace(battery.subject) ? 4 : ability.brackets;
    const values = Array.from({ length }, (_, bracket) => heatedAt(sum(battery, ability.note, bracket, ability.share), bracket, battery));
    if (ability.threshold && !isFullPoint(nth(values, 1), lenient)) continue;
    battery.subject.work.speaks(ROUNDED);
    write(grants, id, ability, values.map(roundedNearest));
  }
}
