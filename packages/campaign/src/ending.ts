import type { Handler, Seat } from '@sortie/kernel';
import { healBill } from './healing.ts';
import { jobsFor, repairBill } from './repair.ts';
import { type Book, type CampaignRule, core } from './rule.ts';
import type { Campaign, State } from './shape.ts';
import { inRecovery, tooDear, tooLong } from './stage.ts';
import { crewsOf, sideOf, unitsOf } from './state.ts';
import { supplyBill } from './supply.ts';
import { LONGEST, openInterval } from './time.ts';

/** Costs of everything that is still waiting for technicians or medics and has not been tried. */
function needsOf(book: Book, state: State, seat: Seat): readonly number[] {
  const units = unitsOf(state, seat);
  return [
    ...units.filter(unit => unit.type !== 'CI' && jobsFor(unit).length > 0).map(unit => repairBill(book, state, seat, unit).sp),
    ...units.filter(({ dry, empty }) => dry || empty).map(unit => supplyBill(unit).sp),
    ...crewsOf(state, seat)
      .filter(({ health, rest, tried }) => health === 'wounded' && rest === 0 && !tried)
      .map(crew => healBill(book, state, crew).sp),
  ];
}

export const next: Handler<Campaign, 'next'> = play => {
  const { state, seat, book } = play;
  const { stage, upgrade, sp } = sideOf(state, seat);
  const stranded = stage === 'recovery' && book.holds('stranded', { sp, needs: needsOf(book, state, seat) });
  if (stranded) {
    play.emit({ type: 'ended', winners: [1 - seat], reason: 'An army has nothing left to go on with', rule: stranded });
    return;
  }
  play.emit({ type: 'stageSet', seat, stage: stage === 'recovery' && upgrade ? 'upgrade' : 'done' });
  if (play.state.sides.every(side => side.stage === 'done')) play.emit({ type: 'rested' });
};

export const close: Handler<Campaign, 'close'> = play => {
  play.emit({ type: 'closing' });
  openInterval(play, LONGEST);
};

/** A campaign that is wound up leaves both armies with new points for the next one. */
export const conclude: Handler<Campaign, 'conclude'> = play => {
  if (!play.state.closing) return;
  for (const seat of [0, 1])
    if (!sideOf(play.state, seat).army.gameMaster)
      play.emit({ type: 'renewed', seat, sp: play.ask('support', { state: play.state, seat }).total });
  const standing = [0, 1].filter(seat => unitsOf(play.state, seat).length > 0);
  play.emit({ type: 'ended', winners: standing.length === 1 ? standing : [], reason: 'The campaign is over', rule: 'ASC-camp-end' });
};

const cost = (view: State, seat: Seat, book: Book, what: { readonly unit?: number; readonly crew?: number }) => {
  const unit = what.unit === undefined ? undefined : view.units[what.unit];
  const crew = what.crew === undefined ? undefined : view.crews[what.crew];
  if (unit) return repairBill(book, view, seat, unit);
  return crew ? healBill(book, view, crew) : { sp: 0, minutes: 0 };
};
const load = (view: State, unit: number, alternative: boolean | undefined) =>
  view.units[unit] ? supplyBill(view.units[unit], alternative) : { sp: 0, minutes: 0 };

export const endingRules: readonly CampaignRule[] = [
  core('ASC-camp-depletion', {
    forbids: {
      repair: (view, { unit }, seat, book) => tooDear(view, seat, cost(view, seat, book, { unit })),
      heal: (view, { crew }, seat, book) => tooDear(view, seat, cost(view, seat, book, { crew })),
      supply: (view, { unit, alternative }, seat) => tooDear(view, seat, load(view, unit, alternative)),
    },
  }),
  core('ASC-camp-man-hour-budget', {
    forbids: {
      repair: (view, { unit }, seat, book) => tooLong(view, seat, cost(view, seat, book, { unit })),
      heal: (view, { crew }, seat, book) => tooLong(view, seat, cost(view, seat, book, { crew })),
      supply: (view, { unit, alternative }, seat) => tooLong(view, seat, load(view, unit, alternative)),
    },
  }),
  core('ASC-camp-depletion-end', {
    // Something is to be done, nothing of it can be paid for, and the army has chosen not to raise the points by scrap.
    affirms: { stranded: ({ sp, needs }) => needs.length > 0 && needs.every(one => one > sp) },
    forbids: {
      next: (view, _command, seat) =>
        view.phase === 'support' && sideOf(view, seat).stage === 'upgrade' ? undefined : inRecovery(view, seat),
    },
  }),
  core('ASC-camp-end', {
    forbids: {
      close: (view, _command, seat) =>
        seat !== 0 ? 'the first player keeps the books' : view.phase === 'ready' ? undefined : 'first the work after the last mission',
    },
    follows: { rested: () => [{ type: 'conclude' }] },
  }),
];
