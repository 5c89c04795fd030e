import { equipment } from '@sortie/roster';
import { type Damage, NONE, roundedNearest, unheated } from '../amount.ts';
import type { Move, Special } from '../card.ts';
import { voicesIn } from '../rule.ts';
import { isAerospace, isFighter, isInfantry, isLargeCraft, type Subject } from '../subject.ts';
import { isStandard } from '../weapons/counting.ts';
import { facingOf, isInTurret } from '../weapons/facing.ts';
import type { Gun } from '../weapons/gun.ts';
import { damagePerTrooper, troopFactor } from '../weapons/platoon.ts';
import { heated, type StandardAttack } from '../weapons/standard.ts';
import { ALONE, grantsFor } from './concerns.ts';
import { type Battery, grantDamageAbilities } from './damage.ts';
import { Grants } from './grants.ts';
import type { SpecialRule } from './rules.ts';
import { TURRET, turretValue } from './turrets.ts';
import { grantArtillery, grantHeat, grantPointDefense, grantTsemp } from './weapons.ts';

const wholeVoices = voicesIn<SpecialRule, 'whole'>('whole');
const lastVoices = voicesIn<SpecialRule, 'last'>('last');

/** All special abilities of a card. */
export function collectSpecials(
  rules: readonly SpecialRule[],
  subject: Subject,
  guns: readonly Gun[],
  attack: StandardAttack | undefined,
  moves: readonly Move[],
  armor: number,
): Special[] {
  const grants = new Grants();
  for (const fitting of subject.fittings) for (const { run } of grantsFor(rules, fitting.item)) run(grants, fitting, subject);
  for (const { run } of wholeVoices(rules)) run(grants, subject);
  if (!isLargeCraft(subject.type)) grantTsemp(grants, subject);
  if (attack) grantAttack(grants, subject, guns, attack, rules);
  for (const { run } of lastVoices(rules)) run(grants, subject, { moves, armor });
  return grants.list().map(finish);
}

/** Numbers that are only written from two up, and those that are cut to whole points. */
function finish(special: Special): Special {
  const { value } = special;
  if (value?.kind !== 'number') return special;
  if (ALONE.has(special.code) && value.value === 1) return { code: special.code, terms: special.terms };
  if (special.code === 'MHQ') return { ...special, value: { ...value, value: Math.floor(value.value) } };
  return special;
}

function grantAttack(grants: Grants, subject: Subject, guns: readonly Gun[], attack: StandardAttack, rules: readonly SpecialRule[]): void {
  const { cooling } = attack;
  const troops = subject.type === 'BA' ? ([troopFactor(subject.unit.squad?.troopers ?? 1) * 2 + 1, 2] as const) : ([1, 1] as const);
  const forward = guns.filter(gun => facingOf(subject, gun.mount) === 'front' || attack.guns.includes(gun));
  const battery: Battery = { subject, guns: forward, cooling, troops };
  grantDamageAbilities(grants, battery);
  grantHeat(grants, battery);
  grantPlatoonHeat(grants, subject, attack);
  grantArtillery(grants, subject);
  if (isFighter(subject.type) || (isAerospace(subject) && !isLargeCraft(subject.type))) grantPointDefense(grants, battery);
  if (attack.overheatsAtLong) grants.flag('OVL', 'ASC-conv-dmg-ovl');
  grantRear(grants, subject, guns, attack);
  grantTurret(grants, subject, guns, attack, rules);
}

/** Troops who set things on fire. */
function grantPlatoonHeat(grants: Grants, subject: Subject, attack: StandardAttack): void {
  const { platoon } = subject.unit;
  if (!platoon || damagePerTrooper(subject.unit) === 0) return;
  const hot = [platoon.primary, platoon.secondary].some(id => {
    const item = id === undefined ? undefined : equipment(id);
    return item?.kind === 'sidearm' && (item.traits.has('flamer') || item.traits.has('plasma'));
  });
  const points = Math.min(2, attack.damage[0].points);
  if (hot && points > 0) grants.damage('HT', 'ASC-sua-assign-ht-infantry', [{ points, minimal: false }, NONE, NONE]);
}

function grantRear(grants: Grants, subject: Subject, guns: readonly Gun[], attack: StandardAttack): void {
  if (isInfantry(subject.type)) return;
  const rear = guns.filter(gun => facingOf(subject, gun.mount) === 'rear' && isStandard(subject, gun) && !attack.guns.includes(gun));
  if (rear.length === 0) return;
  const cooling = subject.book.abilities.find(rule => rule.rearHeat !== undefined);
  if (cooling) subject.work.speaks(cooling.id);
  const hot = cooling?.rearHeat ?? false;
  const damage: Damage[] = [];
  for (let bracket = 0; bracket < (isAerospace(subject) ? 4 : 3); bracket++) {
    const value = rear.reduce((total, gun) => total + (gun.values[bracket] ?? 0), 0);
    damage.push(roundedNearest(bracket < 2 || !hot ? unheated(value) : heated(value, bracket, attack.cooling)));
  }
  if (damage.some(({ points, minimal }) => points > 0 || minimal)) grants.damage('REAR', 'ASC-sua-assign-rear', damage);
}

function grantTurret(
  grants: Grants,
  subject: Subject,
  guns: readonly Gun[],
  { cooling }: StandardAttack,
  rules: readonly SpecialRule[],
): void {
  if (isInfantry(subject.type) || isAerospace(subject)) return;
  const value = turretValue(rules, { subject, cooling, guns, isInside: mount => isInTurret(subject, mount) });
  if (value) grants.set('TUR', TURRET, value);
}
