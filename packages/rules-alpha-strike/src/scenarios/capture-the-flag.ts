import type { Seat } from '@sortie/kernel';
import { type AlphaRule, core, type Table } from '../rule.ts';
import { inStrip } from '../sequence/setup.ts';
import type { State, Unit } from '../shape.ts';
import { isOn, marking, unmarking } from '../state.ts';
import { carriedAll } from '../transport/burden.ts';
import { putDown } from '../transport/place.ts';
import { broughtBy, carrierOf, defenderOf, flagsOf, is, isFlag, isMarker, ownerOf, takenBy } from './marker.ts';
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
    if (takenBy(flag) !== carrier.seat) take(play, flag, carrier);
    if (wants(play.state, carrier.seat, flag) && inStrip(play.state, carrier.seat, carrier.at.y)) bringHome(play, flag.id, carrier);
  }
}

function take(play: Table, flag: Unit, carrier: Unit): void {
  const marks = marking({ ...flag, marks: unmarking(flag, 'home') }, { kind: 'taken', until: 0, seat: carrier.seat });
  play.emit({ type: 'changed', unit: flag.id, rule: 'ASC-scen-ctf-pickup', what: 'is captured', change: { marks } });
  if (wants(play.state, carrier.seat, flag) && play.state.mission?.order.kills)
    play.emit({ type: 'scored', seat: carrier.seat, points: CAPTURE, rule: 'ASC-scen-ctf-scoring', what: 'a flag captured' });
}

function bringHome(play: Table, id: number, carrier: Unit & { readonly at: NonNullable<Unit['at']> }): void {
  const flag = play.state.units[id]!;
  const free = { marks: carrier.marks.filter(({ kind, by }) => kind !== 'carries' || by !== id) };
  play.emit({ type: 'changed', unit: carrier.id, rule: 'ASC-scen-ctf-victory', what: 'brings a flag home', change: free });
  const marks = marking({ ...flag, marks: unmarking(flag, 'cargo') }, { kind: 'home', until: 0, seat: carrier.seat });
  play.emit({
    type: 'changed',
    unit: id,
    rule: 'ASC-scen-ctf-victory',
    what: 'is brought home',
    change: { ...putDown(play.state, flag, carrier.at), marks },
  });
  if (play.state.mission?.order.kills)
    play.emit({ type: 'scored', seat: carrier.seat, points: DELIVERY, rule: 'ASC-scen-ctf-scoring', what: 'a flag brought home' });
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
  play.emit({ type: 'missionChanged', rule: 'ASC-scen-ctf-tie', what: 'Both sides have brought a flag home', change: { tied: true } });
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
    steps: { ending: [{ name: 'flags', after: 'lifting', run: count }] },
    covers: ['ASC-scen-ctf-scoring'],
  }),
  core('ASC-scen-ctf-flag-durability', {
    forbids: { attack: (view, { target }) => (isMarker(view.units[target]) ? 'nothing harms that' : undefined) },
  }),
  core('ASC-scen-capture-the-flag', {
    covers: [
      'ASC-scen-ctf-setup',
      'ASC-scen-ctf-victory',
      'ASC-scen-ctf-tie',
      'ASC-scen-ctf-one-flag',
      'ASC-scen-ctf-many-flags',
      'ASC-scen-ctf-extraction',
    ],
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
