import { type Handler, type Play, sum } from '@sortie/kernel';
import { draw } from '../cards/draw.ts';
import { complete } from '../flow/finish.ts';
import { hasIdle, nextImpulse, owed } from '../flow/impulse.ts';
import { proceed } from '../flow/proceed.ts';
import { lawOf } from '../law.ts';
import type { Impact } from '../model/shape.ts';
import { checkMorale, spend } from '../morale/check.ts';
import { expose, show } from '../units/reveal.ts';
import { damageOf, enemyOf } from '../units/unit.ts';
import { begin } from './activation.ts';
import { checkForEvent } from './turn-end.ts';

type Sequence = 'goFirst' | 'activate' | 'rally' | 'comfort' | 'command' | 'group' | 'reorganize' | 'pass' | 'note';
type On<T extends Sequence> = Handler<Impact, T>;

const goFirst: On<'goFirst'> = (play, { yes }) => {
  play.emit({ type: 'answered' });
  play.emit({ type: 'called', seat: yes ? play.seat : enemyOf(play.seat) });
  proceed(play);
};

/** Skipping soldiers that are owed a check leaves them to themselves (14.14). */
function abandon(play: Play<Impact>): void {
  if (!lawOf(play.book).abandonment) return;
  const skipped = owed(play.state, play.seat).filter(unit => !unit.abandoned);
  if (skipped.length > 0) play.emit({ type: 'abandoned', units: skipped.map(({ id }) => id) });
}

const activate: On<'activate'> = (play, { unit }) => {
  const { stealth, card } = play.state.units[unit]!;
  const owing = owed(play.state, play.seat).length > 0;
  const override = owing && card?.type === 'command';
  if (owing && !override) abandon(play);
  if (stealth.box > 0) play.emit({ type: 'surfaced', unit, ready: play.state.turn + stealth.box });
  if (stealth.box > 0) expose(play, unit);
  begin(play, unit, { emerging: stealth.box, override });
  proceed(play);
};

const rally: On<'rally'> = (play, { unit, points }) => {
  checkMorale(play, unit, points);
  if (!play.state.active) nextImpulse(play, play.seat);
  proceed(play);
};

/** Panic becomes shock, or shock goes, without a draw; the soldier is done for the turn (12.3). */
const comfort: On<'comfort'> = (play, { unit }) => {
  show(play, unit);
  play.emit({ type: 'calmed', unit });
  complete(play, unit);
  nextImpulse(play, play.seat);
  proceed(play);
};

/** A d6 of points for morale and for calling up others; the commander does nothing else (12.1.2). */
const command: On<'command'> = (play, { unit }) => {
  show(play, unit);
  const override = owed(play.state, play.seat).length > 0;
  const { d6 } = draw(play, 'MAAS-12.1.2-active-command-pool');
  play.emit({ type: 'commanded', unit, points: d6, free: false, override });
  nextImpulse(play, play.seat, false);
  proceed(play);
};

/** Name and pay for all, then check each: damage and a d12 above 9 together leave a soldier where it is (12.1.2.2). */
const group: On<'group'> = (play, { units }) => {
  play.emit({ type: 'answered' });
  if (units.length === 0) nextImpulse(play, play.seat, false);
  else {
    for (const id of units) spend(play, play.state.units[id]!, 1);
    play.emit({ type: 'grouped', units });
    for (const id of units) {
      show(play, id);
      const { d12 } = draw(play, 'MAAS-12.1.2.2-group-check');
      const total = sum([
        { rule: 'MAAS-5.3-d12', value: d12, stage: 'base' },
        { rule: 'MAAS-12.1.2.2-group-check', value: damageOf(play.state.units[id]!) },
      ]);
      play.emit({ type: 'groupChecked', unit: id, total, acts: total.total <= 9 });
    }
    nextImpulse(play, play.seat);
  }
  proceed(play);
};

const reorganize: On<'reorganize'> = play => {
  play.emit({ type: 'reorganized', seat: play.seat });
  nextImpulse(play, play.seat, false);
  proceed(play);
};

/** Two passes in a row end the turn, and so does one if the other side has nobody left (11.0). */
const pass: On<'pass'> = play => {
  abandon(play);
  const alone = !hasIdle(play.state, enemyOf(play.seat));
  play.emit({ type: 'passed', seat: play.seat });
  if (play.state.passes >= 2 || alone) {
    play.emit({ type: 'impulsesEnded' });
    checkForEvent(play);
  } else play.emit({ type: 'called', seat: enemyOf(play.seat) });
  proceed(play);
};

const note: On<'note'> = (play, { unit, text }) => play.emit({ type: 'noted', unit, text });

export const sequenceHandlers = { goFirst, activate, rally, comfort, command, group, reorganize, pass, note };
