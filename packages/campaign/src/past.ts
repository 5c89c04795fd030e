import type { RuleId } from '@sortie/kernel';
import type { Event, Loss, Work } from './event.ts';
import type { Condition, Crew, Unit } from './shape.ts';

/*
 * Version 1 kept what became of units and crews as patches: the fields that were different afterwards. The rule that wrote a patch says which
 * fact it was.
 */

interface UnitPatch {
  readonly type: 'unitChanged';
  readonly unit: number;
  readonly rule: RuleId;
  readonly change: Partial<Unit>;
}
interface CrewPatch {
  readonly type: 'crewChanged';
  readonly crew: number;
  readonly rule: RuleId;
  readonly change: Partial<Crew>;
}

const LOSSES: { readonly [rule: RuleId]: (work: Work) => Loss | undefined } = {
  'ASC-repair-partial': work => (work === 'armor' ? 'armor' : 'structure'),
  'ASC-repair-partial-damage': () => 'damage',
  'ASC-repair-partial-fire-control': () => 'aim',
  'ASC-repair-partial-mp': () => 'move',
  'ASC-repair-partial-other': () => undefined,
  'ASC-repair-result': () => undefined,
};

const AS: readonly Condition[] = ['salvage', 'wreck', 'lost'];
const SALVAGES: readonly RuleId[] = ['ASC-salvage-recoverable', 'ASC-salvage-scrap-only', 'ASC-salvage-worthless'];

function ofUnit({ unit, rule, change }: UnitPatch): Event {
  const about = { unit, rule };
  const work = change.tried?.at(-1) as Work | undefined;
  if (work !== undefined) {
    if (rule === 'ASC-repair-retry') return { type: 'unmended', ...about, work };
    const loss = LOSSES[rule]?.(work);
    return { type: 'mended', ...about, work, ...(loss && { loss }) };
  }
  if (change.back !== undefined) return { type: 'returned', ...about, back: change.back };
  if (rule === 'ASC-scrap') return { type: 'scrapped', ...about };
  if (rule === 'ASC-repair-refuel-rearm') return { type: 'supplied', ...about };
  if (rule === 'ASC-repair-result') return { type: 'readied', ...about };
  if (rule.startsWith('ASC-quirk-')) return { type: 'ruined', ...about };
  if (change.condition === undefined) return { type: 'manned', ...about, crew: change.crew ?? 0 };
  return ofCondition(about, change, change.condition);
}

function ofCondition(about: { readonly unit: number; readonly rule: RuleId }, change: Partial<Unit>, condition: Condition): Event {
  if (SALVAGES.includes(about.rule))
    return { type: 'salvaged', ...about, as: AS.includes(condition) ? (condition as 'salvage' | 'wreck' | 'lost') : 'lost' };
  if (condition === 'fallen') return { type: 'fell', ...about, holder: change.seat ?? 0, end: change.end ?? 'damage' };
  if (condition === 'salvage') return { type: 'captured', ...about, by: change.seat ?? 0 };
  return condition === 'sound' || condition === 'damaged' ? { type: 'assessed', ...about, condition } : { type: 'forsaken', ...about };
}

function ofCrew({ crew, rule, change }: CrewPatch): Event {
  const about = { crew, rule };
  if (change.skill !== undefined) return { type: 'trained', ...about, skill: change.skill };
  if (change.health === 'killed') return { type: 'killed', ...about };
  if (change.health === 'wounded') return { type: 'wounded', ...about };
  return change.rest === undefined ? { type: 'unhealed', ...about } : { type: 'healing', ...about, rest: change.rest };
}

/** A fact as it is told today. */
export function upcast(event: { readonly type: string }): Event {
  if (event.type === 'unitChanged') return ofUnit(event as UnitPatch);
  return event.type === 'crewChanged' ? ofCrew(event as CrewPatch) : (event as Event);
}
