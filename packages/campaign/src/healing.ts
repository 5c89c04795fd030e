import type { Handler, Seat } from '@sortie/kernel';
import { CREW_KINDS, hasCode, numberOf } from './kind.ts';
import { type Book, type CampaignRule, core } from './rule.ts';
import type { Campaign, Crew, State, Unit } from './shape.ts';
import { type Cost, inRecovery } from './stage.ts';
import { manOf, nearest, sideOf, unitsOf } from './state.ts';
import { techSkillOf } from './support.ts';

const unitWith = (state: State, crew: Crew): Unit | undefined => state.units.find(unit => unit.crew === crew.id && unit.seat === crew.seat);

/** By how much the printed points are multiplied: crews by their number, troops by what they have lost. */
export function heads(state: State, crew: Crew): number {
  const unit = unitWith(state, crew);
  const { per } = CREW_KINDS[crew.kind].heal;
  if (!unit || per === 'unit') return 1;
  if (per === 'crew') return Math.max(1, numberOf(unit.card.specials, 'CRW'));
  return Math.max(1, unit.lostStructure + (per === 'damage' ? unit.lostArmor : 0));
}

/** What healing costs, and the hours of rest that follow. */
export function healBill(book: Book, state: State, crew: Crew): Cost & { readonly rest: number } {
  const { sp, minutes, rest } = CREW_KINDS[crew.kind].heal;
  const time = book.ask('healTime', { state, crew }).total;
  return {
    sp: nearest(sp * heads(state, crew) * book.ask('healCost', { state, crew }).total, 100),
    minutes: nearest(minutes * time, 100),
    rest: nearest(rest * time, 100),
  };
}

export const heal: Handler<Campaign, 'heal'> = (play, { crew: id }) => {
  const crew = manOf(play, id);
  const { rest, ...cost } = healBill(play.book, play.state, crew);
  play.emit({ type: 'spent', seat: play.seat, rule: 'ASC-heal-process', what: crew.name, ...cost });
  const needs = play.ask('healRoll', { state: play.state, crew });
  const roll = play.roll(2, 6, 'ASC-heal-process');
  const good = roll.total >= needs.total;
  const what = good ? 'is on the mend' : 'does not improve';
  play.emit({ type: 'rolled', rule: 'ASC-heal-process', what, subject: crew.name, needs, roll, good });
  if (good) play.emit({ type: 'healing', crew: id, rest, rule: 'ASC-heal-time' });
  else play.emit({ type: 'unhealed', crew: id, rule: 'ASC-heal-failure' });
};

const CONDITIONS: readonly {
  readonly is: (state: State, seat: Seat) => boolean;
  readonly sp: number;
  readonly roll: number;
  readonly time: number;
}[] = [
  { is: (state, seat) => unitsOf(state, seat).some(({ card }) => hasCode(card.specials, 'MASH')), sp: -50, roll: -2, time: -25 },
  {
    is: (state, seat) => {
      const { stance, home } = sideOf(state, seat).army;
      return stance === 'defensive' && home;
    },
    sp: -25,
    roll: -1,
    time: -10,
  },
  {
    is: (state, seat) => sideOf(state, seat).army.affiliations.some(one => one === 'clan' || one === 'star-league'),
    sp: -50,
    roll: -2,
    time: -25,
  },
];
const condition = (state: State, { seat }: Crew, what: 'sp' | 'roll' | 'time'): number | undefined =>
  CONDITIONS.filter(({ is }) => is(state, seat)).reduce((sum, row) => sum + row[what], 0) || undefined;

const LEAST = 10;

export const healingRules: readonly CampaignRule[] = [
  core('ASC-heal-process', {
    forbids: {
      heal: (view, { crew: id }, seat) => {
        const crew = view.crews[id];
        if (crew?.seat !== seat) return 'that is nobody of your army';
        return inRecovery(view, seat) ?? (crew.health === 'wounded' ? undefined : 'only the wounded are healed');
      },
    },
    base: {
      healRoll: ({ state, crew }) => techSkillOf(state, crew.seat),
      healCost: () => 100,
      healTime: () => 100,
    },
  }),
  core('ASC-tbl-healing', { adds: { healRoll: ({ crew }) => CREW_KINDS[crew.kind].heal.roll || undefined } }),
  core('ASC-tbl-healing-conditions', {
    adds: {
      healRoll: ({ state, crew }) => condition(state, crew, 'roll'),
      healCost: ({ state, crew }) => condition(state, crew, 'sp'),
      healTime: ({ state, crew }) => condition(state, crew, 'time'),
    },
    atLeast: { healCost: () => LEAST, healTime: () => LEAST },
    covers: ['ASC-sua-mash', 'AS-sua-mash'],
  }),
  core('ASC-heal-time', {
    forbids: { heal: (view, { crew: id }) => ((view.crews[id]?.rest ?? 0) > 0 ? 'it is on the mend already' : undefined) },
  }),
  core('ASC-heal-failure', {
    forbids: {
      heal: (view, { crew: id }) => {
        const crew = view.crews[id];
        return crew?.tried && crew.rest === 0 ? 'the medics try again after the next mission' : undefined;
      },
    },
  }),
];
