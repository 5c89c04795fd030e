import type { Handler, RuleId, Seat } from '@sortie/kernel';
import type { Loss, Work } from './event.ts';
import { HIT_NAMES, HITS, type Hit, hasCode, PLATING } from './kind.ts';
import { isModular, ruins } from './maintenance.ts';
import { type Book, type CampaignRule, core, type Desk } from './rule.ts';
import type { Campaign, State, Unit } from './shape.ts';
import { type Cost, inRecovery } from './stage.ts';
import { called, isDamaged, isInfantry, isOwned, nearest, sideOf, unitOf, unitsOf } from './state.ts';
import { techSkillOf } from './support.ts';

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
  const unit = unitOf(play, id);
  play.emit({ type: 'spent', seat, rule: 'ASC-repair-roll', what: called(unit), ...repairBill(book, state, seat, unit) });
  for (const job of jobsFor(unit)) if (!mend(play, id, job)) return;
  if (!isDamaged(unitOf(play, id))) play.emit({ type: 'readied', unit: id, rule: 'ASC-repair-result' });
};

const HALF_DONE = 1;
const DONE = 2;
const SAYS = ['not repaired', 'half repaired', 'repaired'];

/** One job; is there still a unit to work on? */
function mend(play: Desk, id: number, { work, ...cost }: Job): boolean {
  const unit = unitOf(play, id);
  const needs = play.ask('repairRoll', { state: play.state, seat: play.seat, unit, work });
  const roll = play.roll(2, 6, 'ASC-repair-roll');
  const comes = play.ask('repaired', { short: needs.total - roll.total }).total;
  const what = `${work}: ${SAYS[comes] ?? ''}`;
  play.emit({ type: 'rolled', rule: 'ASC-repair-roll', what, subject: called(unit), needs, roll, good: comes === DONE });
  if (ruins(play, id, roll.total)) return false;
  if (comes < HALF_DONE) play.emit({ type: 'unmended', unit: id, work, rule: 'ASC-repair-retry' });
  else if (comes === DONE) play.emit({ type: 'mended', unit: id, work, rule: 'ASC-repair-result' });
  else {
    const { sp } = adjusted(play.book, play.state, play.seat, unit, cost);
    const botched: Botching = { unit, work, sp, loss: undefined, rule: 'ASC-repair-result' };
    play.run('botching', botched);
    const { loss, rule } = botched;
    play.emit({ type: 'mended', unit: id, work, rule, ...(loss && { loss }) });
  }
  return true;
}

type Botching = Campaign['sequences']['botching'];

/** Done badly: it works, but something is lost for good. */
const botching = (id: RuleId, name: string, loss: (work: Work) => Loss | undefined): CampaignRule =>
  core(id, {
    steps: {
      botching: [
        {
          name,
          insteadOf: name,
          run: (_play, about) => {
            const taken = loss(about.work);
            if (!taken) return;
            about.loss = taken;
            about.rule = id;
          },
        },
      ],
    },
  });

const among =
  (loss: Loss, ...works: readonly Work[]) =>
  (work: Work): Loss | undefined =>
    works.includes(work) ? loss : undefined;

const botchedRules: readonly CampaignRule[] = [
  botching('ASC-repair-partial', 'plates', work => (work === 'armor' || work === 'structure' ? work : undefined)),
  botching('ASC-repair-partial-damage', 'damage', among('damage', 'engine', 'weapon', 'capital', 'capitalMissile')),
  botching('ASC-repair-partial-fire-control', 'aim', among('aim', 'fireControl')),
  botching('ASC-repair-partial-mp', 'move', among('move', 'mp', 'motive')),
  core('ASC-repair-partial-other', {
    steps: {
      botching: [
        {
          name: 'others',
          insteadOf: 'others',
          run: (play, about) => {
            if (about.loss) return;
            const sp = Math.min(about.sp, sideOf(play.state, play.seat).sp);
            about.rule = 'ASC-repair-partial-other';
            play.emit({ type: 'spent', seat: play.seat, rule: about.rule, what: called(about.unit), sp, minutes: 0 });
          },
        },
      ],
    },
  }),
];

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
  { is: (_state, _seat, unit) => isModular(unit), sp: -10, roll: 0, time: 0 },
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
        if (isInfantry(unit) && unit.condition === 'salvage') return 'battle armor from the field is good for scrap only';
        return isDamaged(unit) ? undefined : 'there is nothing to repair';
      },
    },
  }),
  core('ASC-repair-cost-tally', { structural: '`forceBill` adds up what every unit of an army needs' }),
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
  core('ASC-repair-result', {
    base: {
      repaired: ({ short }) => {
        if (short <= 0) return DONE;
        return short === 1 ? HALF_DONE : 0;
      },
    },
  }),
  ...botchedRules,
];
