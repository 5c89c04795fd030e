import { type Telling, tell } from '@sortie/kernel';
import { type Force, type ForceEdition, find, type Member, type PrintedCard, type Unit } from '@sortie/roster';
import type { Card } from '../alpha-strike/card.ts';
import { toCard } from '../alpha-strike/convert.ts';
import { COMPANION, CURRENT } from '../alpha-strike/editions.ts';
import type { Edition } from '../alpha-strike/rule.ts';
import type { Problem } from '../files/problem.ts';
import { readUnit } from '../files/read-unit.ts';
import { appraise } from './appraise.ts';
import { priceFor } from './price.ts';
import { printedCard } from './printed.ts';

/** A member of a force with its card, ready to be played or printed. */
export interface Recruit {
  readonly member: Member;
  /** Its place in the list of members. */
  readonly place: number;
  readonly printed: PrintedCard;
  /** Point value for the skill of its crew. */
  readonly pv: number;
  /** Absent when there is nothing but a printed card. */
  readonly unit?: Unit;
  readonly card?: Card;
}

/** Something that keeps a force from being legal. */
export interface ForceFinding {
  readonly says: Telling;
  /** Place of the member that it is about. */
  readonly place?: number;
}

export interface Muster {
  /** Those members that can be had, in their order. */
  readonly recruits: readonly Recruit[];
  readonly points: number;
  /** Empty when the force is legal. */
  readonly findings: readonly ForceFinding[];
  /** What others may want to know of a force that is legal all the same. */
  readonly remarks: readonly ForceFinding[];
  /** What was not understood of files that were brought along. */
  readonly problems: readonly Problem[];
}

const EDITIONS: Readonly<Record<ForceEdition, Edition>> = { current: CURRENT, companion: COMPANION };

/** Calls up a force: every member with its card and its price, and what is wrong with the list. */
export function muster(force: Force): Muster {
  const recruits: Recruit[] = [];
  const findings: ForceFinding[] = [];
  const problems: Problem[] = [];
  for (const [place, member] of force.members.entries()) {
    const found = recruit(member, place, EDITIONS[force.edition], problems);
    if ('printed' in found) recruits.push(found);
    else findings.push({ says: found, place });
  }
  const points = recruits.reduce((sum, { pv }) => sum + pv, 0);
  if (force.members.length === 0) findings.push({ says: tell('The force has no units.') });
  if (force.limit !== undefined && points > force.limit)
    findings.push({
      says: tell('{points} points are {over} over the limit of {limit}.', { points, over: points - force.limit, limit: force.limit }),
    });
  return { recruits, points, findings, remarks: recruits.flatMap(one => remarksOn(one, EDITIONS[force.edition])), problems };
}

function recruit(member: Member, place: number, edition: Edition, problems: Problem[]): Recruit | Telling {
  if ('card' in member) return { member, place, printed: member.card, pv: priceFor(member.card, member.skill) };
  const unit = 'unit' in member ? find(member.unit) : unitIn(member.file, problems);
  if (!unit) {
    return 'unit' in member
      ? tell('There is no {unit} in the catalogue.', { unit: member.unit })
      : tell('{file} cannot be read as a unit.', { file: member.file.name });
  }
  const card = toCard(unit, edition);
  if (!card) return tell('{unit} is of a kind that has no card.', { unit: `${unit.chassis} ${unit.model}`.trim() });
  const printed = printedCard(card);
  return { member, place, printed, pv: priceFor(printed, member.skill), unit, card };
}

function unitIn(file: { readonly name: string; readonly text: string }, problems: Problem[]): Unit | undefined {
  const reading = readUnit(file.name, file.text);
  problems.push(...reading.problems);
  return reading.unit;
}

/** A card of somebody's own making says what it costs; its figures may say otherwise. */
function remarksOn({ member, place, printed }: Recruit, edition: Edition): readonly ForceFinding[] {
  if (!('card' in member) || printed.arcs) return [];
  const { pv: worth } = appraise(printed, edition);
  if (worth === printed.pv) return [];
  return [{ says: tell('{unit} costs {pv} points; its figures are worth {worth}.', { unit: printed.name, pv: printed.pv, worth }), place }];
}
