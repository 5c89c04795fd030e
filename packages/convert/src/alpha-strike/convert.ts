import type { RuleId } from '@sortie/kernel';
import { nameOf, type Unit } from '@sortie/roster';
import { NONE } from './amount.ts';
import { ARMOR_RULES, armorOf, thresholdOf } from './armor/armor.ts';
import type { Brackets, Card, TypeCode } from './card.ts';
import { CURRENT } from './editions.ts';
import { HEAT_RULES, type HeatBudget, heatBudget } from './heat/heat.ts';
import { MOVEMENT_RULES, movesOf, TMM_RULE, tmmOf } from './movement/movement.ts';
import { type Appraisal, appraisalOf } from './point-value/appraisal.ts';
import { GROUND_PRICE } from './point-value/ground.ts';
import { LIST_RULES, priceBook, priceOf } from './point-value/price.ts';
import { SPACE_PRICE } from './point-value/space.ts';
import { PRICE_RULES } from './point-value/specials.ts';
import { type Profile, ROLE_RULES } from './role/role.ts';
import { type Edition, firstAnswer, inForce } from './rule.ts';
import { SIZE_RULES } from './size/size.ts';
import { SPECIAL_RULES } from './special-abilities/all.ts';
import { collectSpecials } from './special-abilities/collect.ts';
import { sectionsOf } from './structure/sections.ts';
import { STRUCTURE_RULES, structureOf } from './structure/structure.ts';
import { fittingsOf, isAerospace, isFighter, isInfantry, isLargeCraft, type Subject, traitCounts } from './subject.ts';
import { TYPE_RULES } from './type/type.ts';
import { Supply } from './weapons/ammunition.ts';
import { ARC_RULES, arcsOf } from './weapons/arcs.ts';
import { attackBook } from './weapons/book.ts';
import { isStandard } from './weapons/counting.ts';

import { type Gun, gunsOf } from './weapons/gun.ts';
import { MULTIPLIER_RULES } from './weapons/multipliers.ts';
import { COOL, type StandardAttack, standardAttack } from './weapons/standard.ts';
import { platoonAttack, squadAttack } from './weapons/troops.ts';
import { Working } from './working.ts';

/** The rules of an edition, sorted by the step they belong to. */
function compile(edition: Edition) {
  const ids: ReadonlySet<RuleId> = new Set(edition.rules);
  const lists = inForce(LIST_RULES, ids)[0];
  if (!lists) throw new Error(`The edition ${edition.name} does not say which abilities are priced`);
  return {
    name: edition.name,
    type: inForce(TYPE_RULES, ids),
    size: inForce(SIZE_RULES, ids),
    movement: inForce(MOVEMENT_RULES, ids),
    armor: inForce(ARMOR_RULES, ids),
    structure: inForce(STRUCTURE_RULES, ids),
    attack: attackBook(ids),
    multipliers: inForce(MULTIPLIER_RULES, ids),
    arcs: inForce(ARC_RULES, ids),
    heat: inForce(HEAT_RULES, ids),
    specials: inForce(SPECIAL_RULES, ids),
    roles: inForce(ROLE_RULES, ids),
    price: priceBook(inForce([...GROUND_PRICE, ...SPACE_PRICE], ids), inForce(PRICE_RULES, ids), lists),
  };
}

type Compiled = ReturnType<typeof compile>;

const compiled = new Map<Edition, Compiled>();

function compiledFor(edition: Edition): Compiled {
  const known = compiled.get(edition);
  if (known) return known;
  const fresh = compile(edition);
  compiled.set(edition, fresh);
  return fresh;
}

function subjectOf(rules: Compiled, unit: Unit): { subject: Subject; because: RuleId } | undefined {
  const type = firstAnswer(rules.type, rule => rule.type(unit));
  if (!type) return undefined;
  const size = firstAnswer(rules.size, rule => rule.size(unit, type.value));
  const work = new Working();
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
    for (const rule of rules.multipliers) {
      const factor = rule.factor({ subject, weapon, mount, row, supply });
      if (factor) factors.push({ rule: rule.id, times: factor[0], over: factor[1] });
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

/** Turns a unit into an Alpha Strike card: type, size, movement, armor, structure, weapons, heat, special abilities, role and point value. */
export function toCard(unit: Unit, edition: Edition = CURRENT): Card | undefined {
  const rules = compiledFor(edition);
  const start = subjectOf(rules, unit);
  if (!start) return undefined;
  const { subject, because } = start;
  const { work, type, size } = subject;
  const moves = movesOf(rules.movement, subject);
  const tmm = isAerospace(subject) ? 0 : tmmOf(moves[0]?.value ?? 0);
  work.term('tmm', TMM_RULE.id, tmm, undefined, 'base');
  work.total('tmm', tmm);
  const armor = armorOf(rules.armor, subject);
  const structure = structureOf(rules.structure, subject);
  const threshold = thresholdOf(rules.armor, subject, armor);
  const guns = gunsFor(rules, subject);
  const budget = heatBudget(rules.heat, subject);
  const arcs = arcsOf(rules.arcs, subject, guns, budget);
  const attack = arcs ? undefined : attackOf(subject, guns, budget);
  const damage = attack?.damage ?? (isLargeCraft(type) ? NO_DAMAGE : (arcs?.front?.standard ?? NO_DAMAGE));
  const specials = collectSpecials(rules.specials, subject, guns, attack, moves, armor);
  const appraisal = appraisalOf({
    subject,
    moves,
    tmm,
    damage,
    overheat: attack?.overheat ?? 0,
    armor,
    structure,
    threshold: threshold ?? 0,
    specials,
    arcs,
  });
  const pv = priceOf(rules.price, appraisal);
  const role = roleOf(rules, appraisal);
  return {
    name: nameOf(unit),
    type,
    size,
    tmm,
    moves,
    damage,
    overheat: attack?.overheat ?? 0,
    armor,
    structure,
    ...(threshold === undefined ? {} : { threshold }),
    ...(arcs ? { arcs } : {}),
    ...(type === 'MS' ? { sections: sectionsOf(unit) } : {}),
    specials,
    pv,
    role: role.name,
    edition: edition.name,
    why: work.answers(),
    because: { type: because, role: role.rule },
  };
}

const MILITARY: ReadonlySet<TypeCode> = new Set(['BM', 'PM', 'CV', 'AF', 'CF', 'BA', 'CI']);

function roleOf(rules: Compiled, card: Appraisal): { readonly name: string; readonly rule: RuleId } {
  const stated = card.subject.unit.role;
  if (stated !== undefined) return { name: stated, rule: 'ASC-role-guideline-only' };
  const { type } = card.subject;
  const [short, medium, long] = card.damage;
  const profile: Profile = {
    ground: !isAerospace(card.subject),
    infantry: isInfantry(type),
    fighter: isFighter(type),
    largeCraft: isLargeCraft(type),
    armed: card.damage.some(({ points, minimal }) => points > 0 || minimal) || card.specials.some(({ code }) => code.startsWith('ART')),
    military: MILITARY.has(type) || card.has('AFC') || card.has('BFC'),
    move: card.moves[0]?.value ?? 0,
    jumps: card.moves.some(({ code }) => code === 'j'),
    armor: card.armor,
    damage: [short!.points, medium!.points, long!.points],
    has: code => (code === 'ART' ? card.specials.some(special => special.code.startsWith('ART')) : card.has(code)),
    rating: code => {
      const value = card.value(code);
      return value?.kind === 'text' ? Number(value.text) || 0 : card.rating(code);
    },
  };
  const found = firstAnswer(rules.roles, rule => rule.role(profile));
  return { name: found?.value ?? 'Undetermined', rule: found?.rule.id ?? 'ASC-role-guideline-only' };
}
