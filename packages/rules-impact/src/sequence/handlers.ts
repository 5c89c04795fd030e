import { type Handler, type StepRun, sum } from '@sortie/kernel';
import { draw } from '../cards/draw.ts';
import { complete } from '../flow/finish.ts';
import { hasIdle, nextImpulse, owed } from '../flow/impulse.ts';
import { proceed } from '../flow/proceed.ts';
import { unitAt } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import { checkMorale, spend } from '../morale/check.ts';
import { show } from '../units/reveal.ts';
import { damageOf, enemyOf, is } from '../units/unit.ts';
import { checkForEvent } from './turn-end.ts';

type Sequence = 'goFirst' | 'activate' | 'rally' | 'comfort' | 'command' | 'group' | 'pass' | 'note';
type On<T extends Sequence> = Handler<Impact, T>;

const goFirst: On<'goFirst'> = (play, { yes }) => {
  play.emit({ type: 'answered' });
  play.emit({ type: 'called', seat: yes ? play.seat : enemyOf(play.seat) });
  proceed(play);
};

const activate: On<'activate'> = (play, { unit }) => {
  const owing = owed(play.state, play.book, play.seat).length > 0;
  play.run('activating', { unit, override: owing && is(unitAt(play.state, unit), 'command') });
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
  const override = owed(play.state, play.book, play.seat).length > 0;
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
    for (const id of units) spend(play, unitAt(play.state, id), 1);
    play.emit({ type: 'grouped', units });
    for (const id of units) {
      show(play, id);
      const { d12 } = draw(play, 'MAAS-12.1.2.2-group-check');
      const total = sum([
        { rule: 'MAAS-5.3-d12', value: d12, stage: 'base' },
        { rule: 'MAAS-12.1.2.2-group-check', value: damageOf(unitAt(play.state, id)) },
      ]);
      play.emit({ type: 'groupChecked', unit: id, total, acts: total.total <= 9 });
    }
    nextImpulse(play, play.seat);
  }
  proceed(play);
};

/** Two passes in a row end the turn, and so does one if the other side has nobody left (11.0). */
const letPass: StepRun<Impact, 'passing'> = play => {
  const alone = !hasIdle(play.state, play.book, enemyOf(play.seat));
  play.emit({ type: 'passed', seat: play.seat });
  if (play.state.passes >= 2 || alone) {
    play.emit({ type: 'impulsesEnded' });
    checkForEvent(play);
  } else play.emit({ type: 'called', seat: enemyOf(play.seat) });
};
export const passing = { letPass };

const pass: On<'pass'> = play => {
  play.run('passing', {});
  proceed(play);
};

const note: On<'note'> = (play, { unit, text }) => play.emit({ type: 'noted', unit, text });

export const sequenceHandlers = { goFirst, activate, rally, comfort, command, group, pass, note };
