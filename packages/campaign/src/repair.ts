import type { Handler, RuleId, Seat } from '@sortie/kernel';
import { HIT_NAMES, HITS, type Hit, hasCode, PLATING } from './kind.ts';
import { ruins } from './maintenance.ts';
import { type Book, type CampaignRule, core, type Desk } from './rule.ts';
import type { Campaign, State, Unit } from './shape.ts';
import { type Cost, inRecovery } from './stage.ts';
import { called, isDamaged, isOwned, nearest, sideOf, unitsOf } from './state.ts';
import { techSkillOf } from './support.ts';

type Work = 'armor' | 'structure' | Hit;

/** One activity of the workshop, at its printed cost. */
interface Job extends Cost {
  readonly work: Work;
}

/** Everything that a unit needs, apart from what has been tried since the last mission. */
export function jobsFor(unit: Unit): readonly Job[] {
  const plating = PLATING[unit.type];
  const jobs: Job[] = [];
  const add = (work: Work, count: number, { sp, minutes }: Cost): void => {
    if (count > 0 && !unit.tried.includes(work)) jobs.push({ work, sp: count * sp, minutes: count * minutes });
  };
  add('armor', unit.lostArmor, plating.armor);
  add('structure', unit.lostStructure, plating.structure);
  for (const hit of HIT_NAMES) add(hit, unit.hits[hit] ?? 0, HITS[hit]);
  return jobs;
}

const rollFor = (unit: Unit, work: string): number =>
  work === 'armor' || work === 'structure' ? PLATING[unit.type][work].roll : HITS[work as Hit].roll;

const adjusted = (book: Book, state: State, seat: Seat, unit: Unit, { sp, minutes }: Cost): Cost => ({
  sp: nearest(sp * book.ask('repairCost', { state, seat, unit }).total, 100),
  minutes: nearest(minutes * book.ask('repairTime', { state, seat, unit }).total, 100),
});

/** What all repairs of a unit cost together. */
export function repairBill(book: Book, state: State, seat: Seat, unit: Unit): Cost {
  const jobs = jobsFor(unit).map(job => adjusted(book, state, seat, unit, job));
  return { sp: jobs.reduce((sum, { sp }) => sum + sp, 0), minutes: jobs.reduce((sum, { minutes }) => sum + minutes, 0) };
}

export const repair: Handler<Campaign, 'repair'> = (play, { unit: id }) => {
  const { state, book, seat } = play;
  const unit = state.units[id]!;
  const bill = repairBill(book, state, seat, unit);
  play.emit({ type: 'spent', seat, rule: 'ASC-repair-roll', what: called(unit), ...bill });
  for (const job of jobsFor(unit)) if (!mend(play, id, job)) return;
  const after = play.state.units[id]!;
  if (!isDamaged(after))
    play.emit({ type: 'unitChanged', unit: id, rule: 'ASC-repair-result', what: 'ready', change: { condition: 'sound' } });
};

/** One job; is there still a unit to work on? */
function mend(play: Desk, id: number, job: Job): boolean {
  const unit = play.state.units[id]!;
  const needs = play.ask('repairRoll', { state: play.state, seat: play.seat, unit, work: job.work });
  const roll = play.roll(2, 6, 'ASC-repair-roll');
  const short = needs.total - roll.total;
  const what = `${job.work}: ${short <= 0 ? 'repaired' : short === 1 ? 'half repaired' : 'not repaired'}`;
  play.emit({ type: 'rolled', rule: 'ASC-repair-roll', what, subject: called(unit), needs, roll, good: short <= 0 });
  if (ruins(play, id, roll.total)) return false;
  const tried = [...unit.tried, job.work];
  const change = (rule: RuleId, to: Partial<Unit>): void =>
    play.emit({ type: 'unitChanged', unit: id, rule, what: '', change: { tried, ...to } });
  if (short > 1) change('ASC-repair-retry', {});
  else if (short === 1) partly(play, unit, job, change);
  else change('ASC-repair-result', mended(unit, job.work));
  return true;
}

/** Whole again in one respect. A unit whose running gear is mended moves again. */
function mended(unit: Unit, work: Work): Partial<Unit> {
  if (work === 'armor') return { lostArmor: 0 };
  if (work === 'structure') return { lostStructure: 0 };
  const hits = Object.fromEntries(Object.entries(unit.hits).filter(([hit]) => hit !== work)) as Unit['hits'];
  const gear = work === 'mp' || work === 'motive' || work === 'thruster' || work === 'engine';
  const still = hits.mp || hits.motive || hits.thruster || hits.engine;
  return { hits, ...(gear && !still ? { immobile: false } : {}) };
}

type Change = (rule: RuleId, to: Partial<Unit>) => void;

/** What a badly done job takes for good. */
const LASTING: { readonly [W in Work]?: { readonly rule: RuleId; readonly takes: (unit: Unit) => Partial<Unit> } } = {
  armor: { rule: 'ASC-repair-partial', takes: ({ armor }) => ({ armor: armor - 1 }) },
  structure: { rule: 'ASC-repair-partial', takes: ({ structure }) => ({ structure: Math.max(1, structure - 1) }) },
  engine: { rule: 'ASC-repair-partial-damage', takes: ({ weaker }) => ({ weaker: weaker + 1 }) },
  weapon: { rule: 'ASC-repair-partial-damage', takes: ({ weaker }) => ({ weaker: weaker + 1 }) },
  capital: { rule: 'ASC-repair-partial-damage', takes: ({ weaker }) => ({ weaker: weaker + 1 }) },
  capitalMissile: { rule: 'ASC-repair-partial-damage', takes: ({ weaker }) => ({ weaker: weaker + 1 }) },
  fireControl: { rule: 'ASC-repair-partial-fire-control', takes: () => ({ misaligned: true }) },
  mp: { rule: 'ASC-repair-partial-mp', takes: ({ slower }) => ({ slower: slower + 1 }) },
  motive: { rule: 'ASC-repair-partial-mp', takes: ({ slower }) => ({ slower: slower + 1 }) },
};

/** Done badly: it works, but something is lost for good, or as much again is paid. */
function partly(play: Desk, unit: Unit, job: Job, change: Change): void {
  const lasting = LASTING[job.work];
  if (!lasting) {
    const { sp } = adjusted(play.book, play.state, play.seat, unit, job);
    const left = sideOf(play.state, play.seat).sp;
    play.emit({ type: 'spent', seat: play.seat, rule: 'ASC-repair-partial-other', what: called(unit), sp: Math.min(sp, left), minutes: 0 });
  }
  change(lasting?.rule ?? 'ASC-repair-partial-other', { ...mended(unit, job.work), ...lasting?.takes(unit) });
}

/**
 * What makes work dearer or cheaper, harder or easier, longer or shorter: per cent, points of the roll, per cent. What a quirk says of itself is
 * in its own rule.
 */
const CONDITIONS: readonly {
  readonly is: (state: State, seat: Seat, unit: Unit) => boolean;
  readonly sp: number;
  readonly roll: number;
  readonly time: number;
}[] = [
  { is: (_state, _seat, { card }) => hasCode(card.specials, 'OMNI'), sp: 25, roll: -2, time: -50 },
  { is: (state, seat) => unitsOf(state, seat).some(({ card }) => hasCode(card.specials, 'MFB')), sp: -25, roll: -2, time: -50 },
  { is: (_state, _seat, { quirks }) => quirks.includes('easy-to-maintain'), sp: -10, roll: 0, time: -20 },
  { is: (_state, _seat, { quirks }) => quirks.includes('modular-weapons'), sp: -10, roll: 0, time: 0 },
  { is: (_state, _seat, { quirks }) => quirks.includes('difficult-to-maintain'), sp: 25, roll: 0, time: 25 },
  { is: (_state, _seat, { quirks }) => quirks.includes('illegal-design'), sp: 100, roll: 0, time: 100 },
  { is: (_state, _seat, { quirks }) => quirks.includes('obsolete'), sp: 50, roll: 0, time: 50 },
];
const condition = (state: State, seat: Seat, unit: Unit, what: 'sp' | 'roll' | 'time'): number | undefined =>
  CONDITIONS.filter(({ is }) => is(state, seat, unit)).reduce((sum, row) => sum + row[what], 0) || undefined;

/** No more than nine tenths off. */
const LEAST = 10;

export const repairRules: readonly CampaignRule[] = [
  core('ASC-repair-eligible', {
    forbids: {
      repair: (view, { unit: id }, seat) => {
        const unit = view.units[id];
        if (!unit || !isOwned(unit, seat)) return 'your army has no such unit to repair';
        if (unit.type === 'CI') return 'infantry is healed, not repaired';
        return isDamaged(unit) ? undefined : 'there is nothing to repair';
      },
    },
  }),
  core('ASC-repair-retry', {
    forbids: {
      repair: (view, { unit: id }) => {
        const unit = view.units[id];
        return unit && isDamaged(unit) && jobsFor(unit).length === 0 ? 'what is left to do waits until after the next mission' : undefined;
      },
    },
  }),
  core('ASC-camp-recovery-choices', { forbids: { repair: (view, _command, seat) => inRecovery(view, seat) } }),
  core('ASC-repair-roll', {
    base: {
      repairRoll: ({ state, seat }) => techSkillOf(state, seat),
      ruin: () => 0,
      repairCost: () => 100,
      repairTime: () => 100,
    },
    covers: ['ASC-repair-cost-tally'],
  }),
  core('ASC-tbl-repair-armor', {
    adds: { repairRoll: ({ unit, work }) => (work === 'armor' || work === 'structure' ? rollFor(unit, work) : undefined) },
  }),
  core('ASC-tbl-repair-crits', {
    adds: { repairRoll: ({ unit, work }) => (work === 'armor' || work === 'structure' ? undefined : rollFor(unit, work)) },
  }),
  core('ASC-tbl-repair-conditions', {
    adds: {
      repairRoll: ({ state, seat, unit }) => condition(state, seat, unit, 'roll'),
      repairCost: ({ state, seat, unit }) => condition(state, seat, unit, 'sp'),
      repairTime: ({ state, seat, unit }) => condition(state, seat, unit, 'time'),
    },
    atLeast: { repairCost: () => LEAST, repairTime: () => LEAST },
  }),
  core('ASC-repair-result'),
  core('ASC-repair-partial'),
  core('ASC-repair-partial-damage'),
  core('ASC-repair-partial-fire-control'),
  core('ASC-repair-partial-mp'),
  core('ASC-repair-partial-other'),
];
