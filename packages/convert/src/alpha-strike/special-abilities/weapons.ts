import type { Mount } from '@sortie/roster';
import { type Damage, NONE, ONE, roundedUp } from '../amount.ts';
import { type Fitting, isAerospace, type Subject } from '../subject.ts';
import type { Gun } from '../weapons/gun.ts';
import { heated } from '../weapons/standard.ts';
import { ART_CODES } from './artillery.ts';
import type { Battery } from './damage.ts';
import type { Grants } from './grants.ts';

const isSomething = (damage: Damage): boolean => damage.points > 0 || damage.minimal;

/** Weapons that heat their target. */
const HEATING: readonly (readonly [pattern: RegExp, heat: readonly [number, number, number]])[] = [
  [/^(CL|IS)?(BA)?HeavyFlamer$|^Heavy Flamer$|^CLBAHeavyFlamer$/i, [4, 0, 0]],
  [/ER ?Flamer$/i, [2, 2, 0]],
  [/^ISBAPlasmaRifle$/, [2, 2, 0]],
  [/PlasmaRifle$/i, [3, 3, 0]],
  [/PlasmaCannon$/i, [7, 7, 7]],
  [/Flamer/i, [2, 0, 0]],
];

type Heat = readonly [number, number, number];

const heats = new Map<string, Heat | undefined>();

/** Looked up by the letters of its name once for each weapon. */
function heatOf({ weapon }: Gun): Heat | undefined {
  if (heats.has(weapon.id)) return heats.get(weapon.id);
  const heat = HEATING.find(([pattern]) => pattern.test(weapon.id))?.[1];
  heats.set(weapon.id, heat);
  return heat;
}

const heatRating = (heat: number): Damage => (heat > 10 ? { points: 2, minimal: false } : heat >= 5 ? { points: 1, minimal: false } : NONE);

export function grantHeat(grants: Grants, battery: Battery): void {
  if (!battery.guns.some(heatOf)) return;
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

export function grantArtillery(grants: Grants, subject: Subject, only?: (mount: Mount) => boolean): void {
  for (const { mount, item } of subject.fittings) {
    const code = item.kind === 'weapon' ? ART_CODES[item.id] : undefined;
    if (code === undefined || (only && !only(mount)) || (code.endsWith('C') && code !== 'AC' && isAerospace(subject))) continue;
    const ability = `ART${code}-`;
    grants.add(ability, 'ASC-sua-assign-art', 1, item.name);
  }
}

export function grantTsemp(grants: Grants, subject: Subject, among: readonly Fitting[] = subject.fittings): void {
  if (!subject.has('tsemp')) return;
  for (const { item } of among) {
    if (item.kind !== 'weapon' || !item.traits.has('tsemp')) continue;
    if (item.traits.has('oneshot') || /One-Shot/.test(item.id)) grants.add('TSEMP-O', 'ASC-sua-assign-tsemp-o', 1, item.name);
    else grants.add('TSEMP', 'ASC-sua-assign-tsemp', 1, item.name);
  }
}
