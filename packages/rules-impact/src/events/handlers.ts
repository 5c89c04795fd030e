import { type Handler, last, type Play, type StepRun } from '@sortie/kernel';
import { proceed } from '../flow/proceed.ts';
import { happeningIn, placeOf, unitAt } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import type { Boon, Pending } from '../model/state.ts';
import { touchGround } from '../movement/ground-touch.ts';
import { show } from '../units/reveal.ts';
import { is, isDrone } from '../units/unit.ts';
import { fall } from './resolve.ts';

type P = Play<Impact>;

/** An answer to a question of a card: a column, a place to hide, a unit. */
const choose: Handler<Impact, 'choose'> = (play, { pick }) => {
  const top = last(play.state.pending);
  play.emit({ type: 'answered' });
  if (top.kind === 'column') play.emit({ type: 'located', happening: { ...happeningIn(play.state), column: pick } });
  else if (top.kind === 'cover') play.emit({ type: 'planned', plan: { kind: 'fright', goal: pick } });
  else if (top.kind === 'event') pickFor(play, top, pick);
  proceed(play);
};

function pickFor(play: P, { event, seat }: Pending & { kind: 'event' }, pick: number | null) {
  if (event === 12) return intercept(play, seat, pick);
  if (pick !== null) play.run('picking', { event, seat, pick, done: false });
  play.emit({ type: 'eventEnded' });
}

/** Further looks are asked for until enough were taken or the chooser stops. */
function intercept(play: P, seat: number, pick: number | null) {
  if (pick === null) return play.emit({ type: 'eventEnded' });
  const unit = unitAt(play.state, pick);
  const happening = happeningIn(play.state);
  play.emit({ type: 'queried', unit: pick, seat, card: unit.card, counts: false });
  play.emit({ type: 'located', happening: { ...happening, picks: happening.picks + 1, column: isDrone(unit) ? 1 : 0 } });
}

const grant: StepRun<Impact, 'picking'> = (play, { event, seat, pick, done }) => {
  if (done) return;
  const { turn } = play.state;
  const boon = (kind: Boon['kind']) => play.emit({ type: 'boon', boon: { kind, seat, unit: pick, turn: turn + 1 } });
  switch (event) {
    case 1:
    case 17:
      return play.emit({ type: 'calmed', unit: pick });
    case 2:
    case 20:
      show(play, pick);
      return play.emit({ type: 'repaired', unit: pick, boxes: 1, by: null });
    case 3:
      return paintFromAbove(play, pick);
    case 5:
    case 11:
      return boon('tanks');
    case 9:
      return play.emit({ type: 'dugIn', at: placeOf(unitAt(play.state, pick)) });
    case 15:
      return touchGround(play, pick, placeOf(unitAt(play.state, pick)), {});
    case 16:
      return boon('cells');
    case 18:
      return boon('overwatch');
    case 21:
    case 22:
      return fall(play, event, pick);
  }
};
export const picking = { grant };

function paintFromAbove(play: P, pick: number) {
  const took = !is(unitAt(play.state, pick), 'ecm');
  if (!took) show(play, pick);
  play.emit({ type: 'painted', unit: pick, by: null, bonus: 3, until: play.state.turn + 1, took });
}

export const eventHandlers = { choose };
