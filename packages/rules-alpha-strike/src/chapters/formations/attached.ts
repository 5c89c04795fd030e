import { type RuleId, type Telling, tell } from '@sortie/kernel';
import { has } from '../../card/specials.ts';
import { count, type Grouped, isBattleArmor, isFighterUnit, isInfantryUnit, isMechUnit, pairsOf } from './group.ts';
import type { Attachment } from './written.ts';

/** Which way a force is organised. */
export const ORGANIZATIONS = ['sphere', 'clan', 'comstar'] as const;
export type Organization = (typeof ORGANIZATIONS)[number];

const attachedBy: { readonly [A in Attachment]: (unit: Grouped) => boolean } = { nova: isBattleArmor, 'air-lance': isFighterUnit };

/** Those whose formation it is: without the battle armor of a Nova and the fighters of an Air Lance. */
export const coreOf = <U extends Grouped>(units: readonly U[], attached: Attachment | undefined): readonly U[] =>
  attached === undefined ? units : units.filter(unit => !attachedBy[attached](unit));

/** One thing that two groups lack to work together, and the line that asks for it. */
export interface Lack {
  readonly rule: RuleId;
  readonly says: Telling;
}

const omni = (unit: Grouped): boolean => has(unit, 'OMNI');
const MECHS_OF = { sphere: 4, clan: 5, comstar: 6 } as const;
/** The line that says how many belong to a Nova, by who builds it. */
const BUILT_BY: { readonly [O in Organization]: RuleId } = {
  sphere: 'ASC-form-nova-non-clan',
  clan: 'ASC-form-nova',
  comstar: 'ASC-form-nova-choir',
};
const XMEC: RuleId = 'ASC-form-nova-xmec';
const MACHINES: RuleId = 'ASC-form-nova-vehicle-aero';

/** A Nova is one group of machines and as many units of battle armor; the Clans may take vehicles or fighters too. */
function novaSize(core: readonly Grouped[], suits: readonly Grouped[], organization: Organization): readonly Lack[] {
  const rule = BUILT_BY[organization];
  const size = MECHS_OF[organization];
  const found: Lack[] = [];
  const mechs = core.every(isMechUnit);
  if (mechs ? core.length !== size : organization !== 'clan')
    found.push({ rule, says: tell("{size} 'Mechs belong to it, there are {have}", { size, have: count(core, isMechUnit) }) });
  if (suits.length !== size)
    found.push({ rule, says: tell('{size} units of battle armor belong to it, there are {have}', { size, have: suits.length }) });
  return found;
}

/** What is missing for a group to be a Nova, or whatever others call it. */
function novaLacks(units: readonly Grouped[], organization: Organization): readonly Lack[] {
  const core = coreOf(units, 'nova');
  const suits = units.filter(isBattleArmor);
  const found = [...novaSize(core, suits, organization)];
  const omnis = count(core, omni);
  const mec = count(suits, unit => has(unit, 'MEC'));
  const xmec = count(suits, unit => has(unit, 'XMEC'));
  if (organization === 'clan') {
    const mechs = core.every(isMechUnit);
    const rule = mechs ? BUILT_BY.clan : MACHINES;
    const needed = mechs ? core.length : suits.length;
    if (omnis < needed)
      found.push({ rule, says: tell('at least {needed} of its machines need OMNI, {have} have it', { needed, have: omnis }) });
    if (mec < suits.length) found.push({ rule, says: tell('all its battle armor needs MEC, {have} have it', { have: mec }) });
    return found;
  }
  // Every machine that is no Omni is ridden by somebody who can hold on to it all the same.
  const plain = core.length - omnis;
  if (xmec < plain)
    found.push({ rule: XMEC, says: tell('{needed} units of battle armor need XMEC, {have} have it', { needed: plain, have: xmec }) });
  if (mec + xmec < suits.length)
    found.push({ rule: XMEC, says: tell('all its battle armor needs MEC, {have} have it', { have: mec + xmec }) });
  return found;
}

const FIGHTERS = 2;
const AIR_LANCE: RuleId = 'ASC-form-air-lance';
function airLanceLacks(units: readonly Grouped[]): readonly Lack[] {
  const found: Lack[] = [];
  const fighters = units.filter(isFighterUnit);
  if (fighters.length !== FIGHTERS || pairsOf(fighters) !== 1)
    found.push({ rule: AIR_LANCE, says: tell('two identical fighters belong to it') });
  const ground = coreOf(units, 'air-lance');
  if (ground.length === 0 || ground.some(isInfantryUnit))
    found.push({ rule: AIR_LANCE, says: tell('a lance on the ground without infantry belongs to it') });
  return found;
}

/** The lines that say what two groups need to work together. */
export const ATTACHMENT_RULES: readonly RuleId[] = [...Object.values(BUILT_BY), MACHINES, XMEC, AIR_LANCE];

/** What is missing for two groups to work together as one. */
export const attachmentLacks = (units: readonly Grouped[], attached: Attachment, organization: Organization): readonly Lack[] =>
  attached === 'nova' ? novaLacks(units, organization) : airLanceLacks(units);
