import { type Equipment, equipment } from '@sortie/roster';
import { type Damage, NONE, roundedNearest, roundedUp, unheated } from '../amount.ts';
import type { Move, Special } from '../card.ts';
import { isAerospace, isFighter, isInfantry, isLargeCraft, type Subject } from '../subject.ts';
import { isStandard } from '../weapons/counting.ts';
import { facingOf, isInTurret, VEHICLE_TURRETS } from '../weapons/facing.ts';
import type { Gun } from '../weapons/gun.ts';
import { damagePerTrooper, troopFactor } from '../weapons/platoon.ts';
import { heated, type StandardAttack } from '../weapons/standard.ts';
import { type Battery, grantDamageAbilities } from './damage.ts';
import { Grants } from './grants.ts';
import type { SpecialRule } from './rules.ts';
import { grantArtillery, grantHeat, grantPointDefense, grantTsemp } from './weapons.ts';

/** Which rules a thing concerns, found once for each. */
const concerns = new WeakMap<readonly SpecialRule[], Map<Equipment, readonly SpecialRule[]>>();

function rulesFor(rules: readonly SpecialRule[], item: Equipment): readonly SpecialRule[] {
  let known = concerns.get(rules);
  if (!known) {
    known = new Map();
    concerns.set(rules, known);
  }
  let found = known.get(item);
  if (!found) {
    found = rules.filter(rule => rule.item?.(item));
    known.set(item, found);
  }
  return found;
}

/** Rules that take part at one stage, found once for each edition. */
function partOf(has: (rule: SpecialRule) => boolean): (rules: readonly SpecialRule[]) => readonly SpecialRule[] {
  const known = new WeakMap<readonly SpecialRule[], readonly SpecialRule[]>();
  return rules => {
    let found = known.get(rules);
    if (!found) {
      found = rules.filter(has);
      known.set(rules, found);
    }
    return found;
  };
}

const wholeRules = partOf(rule => rule.whole !== undefined);
const lastRules = partOf(rule => rule.last !== undefined);

const ALONE: ReadonlySet<string> = new Set(['C3M', 'C3BSM', 'C3BSS', 'C3EM', 'INARC']);

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
  for (const fitting of subject.fittings) for (const rule of rulesFor(rules, fitting.item)) rule.grant?.(grants, fitting, subject);
  for (const rule of wholeRules(rules)) rule.whole?.(grants, subject);
  if (!isLargeCraft(subject.type)) grantTsemp(grants, subject);
  if (attack) grantAttack(grants, subject, guns, attack, rules);
  for (const rule of lastRules(rules)) rule.last?.(grants, subject, { moves, armor });
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
  const hot = subject.book.abilities.some(rule => rule.rearHeat);
  const damage: Damage[] = [];
  for (let bracket = 0; bracket < (isAerospace(subject) ? 4 : 3); bracket++) {
    const value = rear.reduce((total, gun) => total + (gun.values[bracket] ?? 0), 0);
    damage.push(roundedNearest(bracket < 2 || !hot ? unheated(value) : heated(value, bracket, attack.cooling)));
  }
  if (damage.some(({ points, minimal }) => points > 0 || minimal)) grants.damage('REAR', 'ASC-sua-assign-rear', damage);
}

function grantTurret(grants: Grants, subject: Subject, guns: readonly Gun[], attack: StandardAttack, rules: readonly SpecialRule[]): void {
  const turret = guns.filter(gun => isInTurret(subject, gun.mount));
  const nested = new Grants();
  const battery: Battery = { subject, guns: turret, cooling: attack.cooling, troops: [1, 1] };
  if (isInfantry(subject.type) || isAerospace(subject)) return;
  grantDamageAbilities(nested, battery);
  grantHeat(nested, battery);
  if (subject.unit.frame !== 'quadvee') grantArtillery(nested, subject, at => VEHICLE_TURRETS.has(at));
  grantInTurret(nested, subject, rules);
  const standard = turret.filter(gun => isStandard(subject, gun));
  const damage = [0, 1, 2].map(bracket =>
    roundedUp(
      heated(
        standard.reduce((total, gun) => total + (gun.values[bracket] ?? 0), 0),
        bracket,
        attack.cooling,
      ),
    ),
  );
  const armed = damage.some(({ points, minimal }) => points > 0 || minimal);
  if (!armed && nested.isEmpty()) return;
  grants.set('TUR', 'ASC-sua-assign-tur', { kind: 'turret', brackets: armed ? damage : undefined, specials: nested.list() });
}

/** Abilities of devices that turn with the turret. */
function grantInTurret(nested: Grants, subject: Subject, rules: readonly SpecialRule[]): void {
  const inside = subject.fittings.filter(({ mount, item }) => item.kind === 'weapon' && isInTurret(subject, mount));
  const found = new Grants();
  for (const fitting of inside) for (const rule of rulesFor(rules, fitting.item)) rule.grant?.(found, fitting, subject);
  grantTsemp(found, subject, inside);
  for (const special of found.list()) {
    if (!TURNING.has(special.code)) continue;
    if (special.value?.kind === 'number' && (special.value.value > 1 || !ALONE.has(special.code)))
      nested.set(special.code, special.terms[0]!.rule, special.value);
    else nested.flag(special.code, special.terms[0]!.rule);
  }
}

const TURNING: ReadonlySet<string> = new Set(['AMS', 'RAMS', 'TAG', 'LTAG', 'SNARC', 'INARC', 'CNARC', 'TSEMP', 'MTAS']);
