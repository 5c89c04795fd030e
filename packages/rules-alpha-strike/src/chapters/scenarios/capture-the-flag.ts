import { type Seat, tell } from '@sortie/kernel';
import { isMarker } from '../../card/things.ts';
import { type AlphaRule, core, type Table } from '../../rule.ts';
import { inStrip } from '../../sequence/setup.ts';
import type { Duty, State, Unit } from '../../shape.ts';
import { isOn, unitAt } from '../../state.ts';
import { putDown } from '../../transport/place.ts';
import { carriedAll } from '../external-cargo/burden.ts';
import { broughtBy, carrierOf, defenderOf, flagsOf, is, isFlag, ownerOf, takenBy } from './marker.ts';
import { keepsApart } from './stand-up-fight.ts';

const CAPTURE = 500;
const DELIVERY = 500;

const fights = (state: State): boolean => is(state, 'capture-the-flag');
/** May this side score with this flag? */
const wants = (state: State, seat: Seat, flag: Unit): boolean =>
  is(state, 'capture-the-flag', 'extraction') ? seat === state.attacker : ownerOf(flag) !== seat;

const mayTake = (view: State, unit: Unit, flag: Unit): string | undefined => {
  if (carriedAll(unit).some(id => isFlag(view.units[id]))) return 'it carries a flag already';
  const safe = flag.at !== null && ownerOf(flag) === unit.seat && inStrip(view, unit.seat, flag.at.y);
  if (safe) return 'its own flag is safe where it is';
  return broughtBy(flag) === unit.seat ? 'that flag has been brought home' : undefined;
};

/** At the end of a turn: who has got hold of a flag, and who has brought one home. */
function count(play: Table): void {
  if (!fights(play.state)) return;
  for (const flag of flagsOf(play.state)) {
    const carrier = carrierOf(play.state, flag);
    if (!carrier || !isOn(carrier)) continue;
    if (takenBy(flag) !== carrier.seat) play.emit({ type: 'flagTaken', unit: flag.id, seat: carrier.seat });
    if (wants(play.state, carrier.seat, flag) && inStrip(play.state, carrier.seat, carrier.at.y)) bringHome(play, flag.id, carrier);
  }
}

/** What a side gets for something it has done with a flag, where kills count. */
const forFlag = (state: State, seat: Seat, points: number, what: string): readonly Duty[] | undefined =>
  fights(state) && state.mission?.order.kills ? [{ type: 'award', seat, points, rule: 'ASC-scen-ctf-scoring', what }] : undefined;

function bringHome(play: Table, id: number, carrier: Unit & { readonly at: NonNullable<Unit['at']> }): void {
  const flag = unitAt(play.state, id);
  const loads = carrier.marks.flatMap(mark => (mark.kind === 'carries' && mark.by !== id ? [{ by: mark.by, value: mark.value }] : []));
  play.emit({ type: 'flagDelivered', unit: carrier.id, loads });
  play.emit({ type: 'flagBroughtHome', unit: id, seat: carrier.seat, ...putDown(play.state, flag, carrier.at) });
}

/** Has this side brought home every flag that it wants? */
const done = (state: State, seat: Seat): boolean => {
  const wanted = flagsOf(state).filter(flag => wants(state, seat, flag));
  return wanted.length > 0 && wanted.every(flag => broughtBy(flag) === seat);
};

/** Once both have a flag home, the first to have its own again wins. */
const rescued = (state: State, seat: Seat): boolean =>
  flagsOf(state).some(flag => ownerOf(flag) === seat && carrierOf(state, flag)?.seat === seat);

function winnerOf(play: Table): Seat | undefined {
  const { state } = play;
  if (state.mission?.tied) {
    const back = [0, 1].filter(seat => rescued(state, seat));
    return back.length === 1 ? back[0] : undefined;
  }
  const home = [0, 1].filter(seat => done(state, seat));
  if (home.length < 2) return home[0];
  play.emit({ type: 'flagsTied', rule: 'ASC-scen-ctf-tie' });
  return undefined;
}

/** Extraction: without attackers, or when the time is up, the defender has kept its flags. */
function kept(state: State): boolean {
  if (!is(state, 'capture-the-flag', 'extraction')) return false;
  return state.turn >= state.limit || !state.units.some(unit => unit.seat === state.attacker && isOn(unit));
}

export const flagRules: readonly AlphaRule[] = [
  core('ASC-scen-ctf-pickup', {
    forbids: {
      lift: (view, { unit: id, target }) => {
        const [unit, flag] = [view.units[id], view.units[target]];
        if (!unit || !flag || !isMarker(flag)) return undefined;
        return isFlag(flag) ? mayTake(view, unit, flag) : 'that stays where it is';
      },
      throw: (view, { unit: id }) =>
        view.units[id] && carriedAll(view.units[id]).some(one => isFlag(view.units[one])) ? 'nobody throws a flag' : undefined,
    },
    steps: { ending: [{ name: 'flags', after: 'loads', run: count }] },
  }),
  core('ASC-scen-ctf-scoring', {
    splitFrom: { rule: 'ASC-scen-ctf-pickup', version: 2 },
    follows: {
      flagTaken: (state, { unit, seat }) =>
        wants(state, seat, unitAt(state, unit)) ? forFlag(state, seat, CAPTURE, 'a flag captured') : undefined,
      flagBroughtHome: (state, { seat }) => forFlag(state, seat, DELIVERY, 'a flag brought home'),
    },
  }),
  core('ASC-scen-ctf-flag-durability', {
    forbidsSetup: ({ mission }) =>
      mission?.flagSize !== undefined && !mission.campaign ? tell('only a campaign has flags of another Size') : undefined,
    forbids: { attack: (view, { target }) => (isMarker(view.units[target]) ? 'nothing harms that' : undefined) },
  }),
  core('ASC-scen-capture-the-flag', {
    covers: ['ASC-scen-ctf-victory', 'ASC-scen-ctf-tie', 'ASC-scen-ctf-one-flag', 'ASC-scen-ctf-many-flags', 'ASC-scen-ctf-extraction'],
    steps: {
      judging: [
        {
          name: 'flags',
          before: 'standing',
          run: (play, verdict) => {
            if (verdict.over || !fights(play.state)) return;
            const winner = winnerOf(play);
            if (winner !== undefined) verdict.over = { winners: [winner], reason: 'objective' };
            else if (kept(play.state)) verdict.over = { winners: [defenderOf(play.state)], reason: 'objective' };
          },
        },
      ],
    },
  }),
  keepsApart('ASC-scen-ctf-deployment', fights),
];
