import type { RuleId } from '@sortie/kernel';
import { type Damage, NONE, ONE, roundedNearest, roundedUp, tenthsUp, unheated } from '../amount.ts';
import { type Fitting, isAerospace, isInfantry, type Subject } from '../subject.ts';
import { isInTurret } from '../weapons/attack.ts';
import type { Gun } from '../weapons/gun.ts';
import { type Cooling, heated } from '../weapons/standard.ts';
import { ART_CODES } from './artillery.ts';
import type { Grants } from './grants.ts';

/** One gun's share at a range, by ability. */
type Share = (gun: Gun, bracket: number) => number;

interface DamageAbility {
  readonly code: string;
  readonly rule: RuleId;
  readonly note: string;
  readonly brackets: number;
  /** Needs a full point at medium range. */
  readonly threshold: boolean;
  readonly share: Share;
}

const whole: Share = (gun, bracket) => gun.values[bracket] ?? 0;
const unguided: Share = (gun, bracket) => gun.unguided[bracket] ?? 0;

/** A multi-missile launcher is half an LRM and half an SRM at medium range. */
const asLrm: Share = (gun, bracket) =>
  gun.guided
    ? 0
    : gun.weapon.ammo !== 'MML'
      ? unguided(gun, bracket)
      : bracket === 0
        ? 0
        : bracket === 1
          ? unguided(gun, 1) / 2
          : unguided(gun, bracket);
const asSrm: Share = (gun, bracket) =>
  gun.guided
    ? 0
    : gun.weapon.ammo !== 'MML'
      ? unguided(gun, bracket)
      : bracket === 0
        ? unguided(gun, 0)
        : bracket === 1
          ? unguided(gun, 1) / 2
          : 0;

const ABILITIES: readonly DamageAbility[] = [
  { code: 'AC', rule: 'ASC-sua-assign-ac', note: 'AC', brackets: 3, threshold: true, share: whole },
  { code: 'FLK', rule: 'ASC-sua-assign-flk', note: 'FLK', brackets: 3, threshold: false, share: whole },
  { code: 'LRM', rule: 'ASC-sua-assign-lrm', note: 'LRM', brackets: 3, threshold: true, share: asLrm },
  { code: 'SRM', rule: 'ASC-sua-assign-srm', note: 'SRM', brackets: 2, threshold: true, share: asSrm },
  { code: 'IATM', rule: 'ASC-sua-assign-iatm', note: 'IATM', brackets: 3, threshold: true, share: whole },
  { code: 'TOR', rule: 'ASC-sua-assign-tor', note: 'TOR', brackets: 3, threshold: false, share: whole },
];

export interface Battery {
  readonly subject: Subject;
  readonly guns: readonly Gun[];
  readonly cooling: Cooling;
  /** Squads multiply what one suit does. */
  readonly troops: readonly [times: number, over: number];
}

const sum = ({ guns, troops }: Battery, note: string, bracket: number, share: Share): number => {
  let total = 0;
  for (const gun of guns)
    if (gun.row.notes.has(note)) total += gun.mount.held === 'SSWM' ? share(gun, bracket) : (share(gun, bracket) * troops[0]) / troops[1];
  return Math.round(total);
};

function vector(battery: Battery, ability: DamageAbility, brackets: number): { damage: Damage[]; medium: number } {
  const damage: Damage[] = [];
  let medium = 0;
  for (let bracket = 0; bracket < brackets; bracket++) {
    const value = heated(sum(battery, ability.note, bracket, ability.share), bracket, battery.cooling);
    if (bracket === 1) medium = tenthsUp(value);
    damage.push(roundedNearest(value));
  }
  return { damage, medium };
}

const isSomething = (damage: Damage): boolean => damage.points > 0 || damage.minimal;

/** AC, FLK, LRM, SRM and the like: the share of some weapons in the attack. */
export function grantDamageAbilities(grants: Grants, battery: Battery): void {
  const airborne = isAerospace(battery.subject);
  for (const ability of ABILITIES) {
    if (!battery.guns.some(gun => gun.row.notes.has(ability.note))) continue;
    if (airborne && ability.code !== 'FLK') continue;
    if (isInfantry(battery.subject.type) && battery.subject.type === 'BA' && (ability.code === 'LRM' || ability.code === 'SRM')) continue;
    const { damage, medium } = vector(battery, ability, airborne ? 4 : ability.brackets);
    if (ability.threshold ? medium >= 10 : damage.some(isSomething)) grants.damage(ability.code, ability.rule, damage);
  }
  if (!airborne) grantIndirect(grants, battery);
  grantReengineered(grants, battery);
}

function grantIndirect(grants: Grants, battery: Battery): void {
  const value = roundedNearest(heated(sum(battery, 'IF', 2, unguided), 2, battery.cooling));
  if (!isSomething(value)) return;
  const rule = value.minimal ? 'ASC-sua-assign-if-minimal' : 'ASC-sua-assign-if';
  grants.set('IF', rule, { kind: 'text', text: value.minimal ? '0*' : `${value.points}` });
}

function grantReengineered(grants: Grants, battery: Battery): void {
  if (tenthsUp(heated(sum(battery, 'REL', 1, whole), 1, battery.cooling)) >= 10) grants.flag('REL', 'ASC-sua-assign-rel');
}

/** Weapons that heat their target. */
const HEATING: readonly (readonly [pattern: RegExp, heat: readonly [number, number, number]])[] = [
  [/^(CL|IS)?(BA)?HeavyFlamer$|^Heavy Flamer$|^CLBAHeavyFlamer$/i, [4, 0, 0]],
  [/ERFlamer$/i, [2, 2, 0]],
  [/^ISBAPlasmaRifle$/, [2, 2, 0]],
  [/PlasmaRifle$/i, [3, 3, 0]],
  [/PlasmaCannon$/i, [7, 7, 7]],
  [/Flamer/i, [2, 0, 0]],
];

const heatOf = (gun: Gun): readonly [number, number, number] | undefined => HEATING.find(([pattern]) => pattern.test(gun.weapon.id))?.[1];

const heatRating = (heat: number): Damage => (heat > 10 ? { points: 2, minimal: false } : heat >= 5 ? { points: 1, minimal: false } : NONE);

export function grantHeat(grants: Grants, battery: Battery): void {
  const total = [0, 0, 0];
  for (const gun of battery.guns) {
    const heat = heatOf(gun);
    if (!heat) continue;
    const [times, over] = gun.mount.held === 'SSWM' ? [1, 1] : battery.troops;
    for (let bracket = 0; bracket < 3; bracket++) total[bracket] = (total[bracket] ?? 0) + ((heat[bracket] ?? 0) * times) / over;
  }
  const ratings = total.map(heatRating);
  if (ratings.some(isSomething)) grants.damage('HT', 'ASC-sua-assign-ht', ratings);
}

/** Point defense of aerospace units: short-range damage of suitable weapons, and anti-missile systems. */
export function grantPointDefense(grants: Grants, { subject, guns, cooling }: Battery): void {
  let value = guns.filter(gun => gun.row.notes.has('PNT')).reduce((total, gun) => total + gun.values[0], 0);
  for (const { mount, item } of subject.fittings) {
    if (item.kind === 'weapon' && item.traits.has('ams') && mount.at !== 'AFT' && !mount.rear) value += (3 * ONE) / 10;
  }
  if (value === 0) return;
  const rating = roundedUp(heated(value, 0, cooling));
  grants.add('PNT', 'ASC-sua-assign-pnt', Math.max(1, rating.points));
}

export function grantArtillery(grants: Grants, subject: Subject, only?: (at: string) => boolean): void {
  for (const { mount, item } of subject.fittings) {
    const code = item.kind === 'weapon' ? ART_CODES[item.id] : undefined;
    if (code === undefined || (only && !only(mount.at)) || (code.endsWith('C') && code !== 'AC' && isAerospace(subject))) continue;
    const ability = `ART${code}-`;
    grants.add(ability, 'ASC-sua-assign-art', 1, item.name);
  }
}

export function grantTsemp(grants: Grants, subject: Subject, among: readonly Fitting[] = subject.fittings): void {
  for (const { item } of among) {
    if (item.kind !== 'weapon' || !item.traits.has('tsemp')) continue;
    if (item.traits.has('oneshot') || /One-Shot/.test(item.id)) grants.add('TSEMP-O', 'ASC-sua-assign-tsemp-o', 1, item.name);
    else grants.add('TSEMP', 'ASC-sua-assign-tsemp', 1, item.name);
  }
}

export const turretGuns = (subject: Subject, guns: readonly Gun[]): Gun[] => guns.filter(gun => isInTurret(subject, gun));

export const noHeat = (value: number): Damage => roundedNearest(unheated(value));
