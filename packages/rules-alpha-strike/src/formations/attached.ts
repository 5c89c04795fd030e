import { type Telling, tell } from '@sortie/kernel';
import { has } from '../card/specials.ts';
import { count, type Grouped, isBattleArmor, isFighterUnit, isInfantryUnit, isMechUnit, pairsOf } from './group.ts';
import type { Attachment } from './written.ts';

/** Which way a force is organised. */
export const ORGANIZATIONS = ['sphere', 'clan', 'comstar'] as const;
export type Organization = (typeof ORGANIZATIONS)[number];

const attachedBy: { readonly [A in Attachment]: (unit: Grouped) => boolean } = { nova: isBattleArmor, 'air-lance': isFighterUnit };

/** Those whose formation it is: without the battle armor of a Nova and the fighters of an Air Lance. */
export const coreOf = <U extends Grouped>(units: readonly U[], attached: Attachment | undefined): readonly U[] =>
  attached === undefined ? units : units.filter(unit => !attachedBy[attached](unit));

const omni = (unit: Grouped): boolean => has(unit, 'OMNI');
const MECHS_OF = { sphere: 4, clan: 5, comstar: 6 } as const;

/** What is missing for a group to be a Nova, or whatever others call it. */
function novaTrouble(units: readonly Grouped[], organization: Organization): readonly Telling[] {
  const core = coreOf(units, 'nova');
  const suits = units.filter(isBattleArmor);
  const found: Telling[] = [];
  const size = MECHS_OF[organization];
  const mechs = core.every(isMechUnit);
  if (mechs ? core.length !== size : organization !== 'clan')
    found.push(tell("{size} 'Mechs belong to it, there are {have}", { size, have: count(core, isMechUnit) }));
  if (suits.length !== size) found.push(tell('{size} units of battle armor belong to it, there are {have}', { size, have: suits.length }));
  const omnis = count(core, omni);
  const mec = count(suits, unit => has(unit, 'MEC'));
  const xmec = count(suits, unit => has(unit, 'XMEC'));
  if (organization === 'clan') {
    const needed = mechs ? core.length : suits.length;
    if (omnis < needed) found.push(tell('at least {needed} of its machines need OMNI, {have} have it', { needed, have: omnis }));
    if (mec < suits.length) found.push(tell('all its battle armor needs MEC, {have} have it', { have: mec }));
    return found;
  }
  // Every machine that is no Omni is ridden by somebody who can hold on to it all the same.
  const plain = core.length - omnis;
  if (xmec < plain) found.push(tell('{needed} units of battle armor need XMEC, {have} have it', { needed: plain, have: xmec }));
  if (mec + xmec < suits.length) found.push(tell('all its battle armor needs MEC, {have} have it', { have: mec + xmec }));
  return found;
}

const FIGHTERS = 2;
function airLanceTrouble(units: readonly Grouped[]): readonly Telling[] {
  const found: Telling[] = [];
  const fighters = units.filter(isFighterUnit);
  if (fighters.length !== FIGHTERS || pairsOf(fighters) !== 1) found.push(tell('two identical fighters belong to it'));
  const ground = coreOf(units, 'air-lance');
  if (ground.length === 0 || ground.some(isInfantryUnit)) found.push(tell('a lance on the ground without infantry belongs to it'));
  return found;
}

/** What is missing for two groups to work together as one. */
export const attachmentTrouble = (units: readonly Grouped[], attached: Attachment, organization: Organization): readonly Telling[] =>
  attached === 'nova' ? novaTrouble(units, organization) : airLanceTrouble(units);
