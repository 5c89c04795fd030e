import { derivation, type RuleId } from '@sortie/kernel';
import { nameOf, type Unit } from '@sortie/roster';
import { NONE } from './amount.ts';
import { armorOf, thresholdOf } from './armor/armor.ts';
import type { Brackets, Card } from './card.ts';
import { type Compiled, compiledFor } from './compiled.ts';
import { CONVERSION_RULES, CURRENT } from './editions.ts';
import { type HeatBudget, heatBudget } from './heat/heat.ts';
import { movesOf, TMM_RULE, tmmOf } from './movement/movement.ts';
import { appraisalOf, sortOf } from './point-value/appraisal.ts';
import { priceOf } from './point-value/price.ts';
import { roleOf } from './role/role-of.ts';
import { type Edition, firstAnswer } from './rule.ts';
import { collectSpecials } from './special-abilities/collect.ts';
import { turretsOf, withTurrets } from './special-abilities/turrets.ts';
import { sectionsOf } from './structure/sections.ts';
import { structureOf } from './structure/structure.ts';
import { fittingsOf, isAerospace, isLargeCraft, type Subject, traitCounts } from './subject.ts';
import { Supply } from './weapons/ammunition.ts';
import { arcsOf } from './weapons/arcs.ts';
import { isStandard } from './weapons/counting.ts';
import { type Gun, gunsOf } from './weapons/gun.ts';
import { factorsFor } from './weapons/multipliers.ts';
import { COOL, type StandardAttack, standardAttack } from './weapons/standard.ts';
import { platoonAttack, squadAttack } from './weapons/troops.ts';
import { Working } from './working.ts';

function subjectOf(rules: Compiled, unit: Unit): { subject: Subject; because: RuleId } | undefined {
  const type = firstAnswer(rules.type, rule => rule.type(unit));
  if (!type) return undefined;
  const size = firstAnswer(rules.size, rule => rule.size(unit, type.value));
  const work = new Working();
  work.speaks(type.rule.id);
  work.term('size', size?.rule.id ?? 'ASC-conv-size-lookup', size?.value ?? 1, undefined, 'base');
  work.total('size', size?.value ?? 1);
  const fittings = fittingsOf(unit);
  const counts = traitCounts(fittings);
  const subject: Subject = {
    unit,
    type: type.value,
    size: size?.value ?? 1,
    fittings,
    work,
    book: rules.attack,
    count: trait => counts.get(trait) ?? 0,
    has: trait => counts.has(trait),
  };
  return { subject, because: type.rule.id };
}

function gunsFor(rules: Compiled, subject: Subject): Gun[] {
  const supply = new Supply(subject);
  const large = isLargeCraft(subject.type);
  return gunsOf(subject, (weapon, mount, row) => {
    if (large) return [];
    const factors = [];
    const firing = { subject, weapon, mount, row, supply };
    for (const { id, run } of factorsFor(rules.multipliers, weapon)) {
      const factor = run(firing);
      if (!factor) continue;
      factors.push({ rule: id, times: factor[0], over: factor[1] });
      subject.work.speaks(id);
    }
    return factors;
  });
}

const NO_DAMAGE: Brackets = [NONE, NONE, NONE, NONE];

function attackOf(subject: Subject, guns: readonly Gun[], budget: HeatBudget): StandardAttack {
  const none = { overheat: 0, overheatsAtLong: false, cooling: COOL, guns };
  if (subject.type === 'BA') return { ...none, damage: squadAttack(subject, guns) };
  if (subject.type === 'CI' && !guns.some(gun => gun.mount.at === 'FGUN' && isStandard(subject, gun)))
    return { ...none, damage: platoonAttack(subject) };
  return standardAttack(subject, guns, budget, isAerospace(subject));
}

/** Whether a unit has an overheat value at all. */
function mayOverheat({ order }: Compiled, { type, work }: Subject): boolean {
  const found = firstAnswer(order, rule => rule.overheats(type));
  if (found) work.speaks(found.rule.id);
  return found?.value ?? false;
}

/** How hard it is to hit when it moves; what flies has no such number. */
function evasionOf(subject: Subject, move: number): number {
  const tmm = isAerospace(subject) ? 0 : tmmOf(move);
  subject.work.term('tmm', TMM_RULE.id, tmm, undefined, 'base');
  subject.work.total('tmm', tmm);
  return tmm;
}

/** Turns a unit into an Alpha Strike card: type, size, movement, armor, structure, weapons, heat, special abilities, role and point value. */
export function toCard(unit: Unit, edition: Edition = CURRENT): Card | undefined {
  const rules = compiledFor(edition);
  const start = subjectOf(rules, unit);
  if (!start) return undefined;
  const { subject, because } = start;
  const { work, type, size } = subject;
  const moves = movesOf(rules.movement, subject);
  const tmm = evasionOf(subject, moves[0]?.value ?? 0);
  const armor = armorOf(rules.armor, subject);
  const structure = structureOf(rules.structure, subject);
  const threshold = thresholdOf(rules.armor, subject, armor);
  const guns = gunsFor(rules, subject);
  const budget = heatBudget(rules.heat, subject);
  const sides = arcsOf(rules.arcs, subject, guns, budget);
  const arcs = sides && withTurrets(rules.specials, subject, guns, sides);
  const attack = arcs ? undefined : attackOf(subject, guns, budget);
  const damage = attack?.damage ?? (isLargeCraft(type) ? NO_DAMAGE : (arcs?.front?.standard ?? NO_DAMAGE));
  const overheat = mayOverheat(rules, subject) ? (attack?.overheat ?? 0) : 0;
  const own = collectSpecials(rules.specials, subject, guns, attack, moves, armor);
  const specials = arcs ? [...own, ...turretsOf(rules.specials, subject, guns)] : own;
  const values = { moves, tmm, damage, overheat, armor, structure, specials };
  const appraisal = appraisalOf({ ...sortOf(subject), work, ...values, threshold: threshold ?? 0, arcs });
  const pv = priceOf(rules.price, appraisal);
  const role = roleOf(rules.roles, appraisal, unit.role);
  const card: Card = {
    name: nameOf(unit),
    type,
    size,
    ...values,
    ...(threshold === undefined ? {} : { threshold }),
    ...(arcs ? { arcs } : {}),
    ...(type === 'MS' ? { sections: sectionsOf(unit) } : {}),
    pv,
    role: role.name,
    edition: edition.name,
    // Few who convert ten thousand units ask all of them for their reasons.
    get why() {
      return work.answers();
    },
    get rules() {
      return work.rules();
    },
    because: { type: because, role: role.rule },
  };
  return derivation.told(card, CONVERSION_RULES);
}
