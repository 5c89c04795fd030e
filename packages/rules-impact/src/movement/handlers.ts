import { type Handler, sum, sure } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { finish } from '../flow/finish.ts';
import { proceed } from '../flow/proceed.ts';
import { activeIn, placeOf, unitAt } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import { appear } from '../units/reveal.ts';
import { bounceCost, footing, landingCost } from './costs.ts';
import { landingPoints, touchGround } from './ground-touch.ts';
import { arrive } from './step.ts';

type Moving = 'enter' | 'step' | 'bounce' | 'land' | 'exit' | 'comeDown' | 'done';
type On<T extends Moving> = Handler<Impact, T>;

/** It costs one point to come on, on the ground or in the air (8.4, 15.0). */
const enter: On<'enter'> = (play, { at, level }) => {
  const active = activeIn(play.state);
  const base = groundOf(play.state.map).level(at);
  const cost = sum([{ rule: 'MAAS-8.4-enter-exit', value: 1 }]);
  arrive(play, active.unit, { to: at, level: Math.max(level, base), aloft: level > base, cost, mp: active.mp - 1 });
  proceed(play);
};

const step: On<'step'> = (play, { to }) => {
  const active = activeIn(play.state);
  const foot = sure(footing(play.state, play.book, unitAt(play.state, active.unit), to), 'the footing of a step');
  arrive(play, active.unit, { to, ...foot, mp: Math.max(0, active.mp - foot.cost.total) });
  proceed(play);
};

const bounce: On<'bounce'> = (play, { level, boost }) => {
  const active = activeIn(play.state);
  const { level: from, aloft } = unitAt(play.state, active.unit);
  const cost = bounceCost(from, level, aloft, active.kept);
  appear(play, active.unit);
  play.emit({ type: 'bounced', unit: active.unit, from, level, cost, mp: active.mp - cost.total + (boost ? 1 : 0), boost });
  proceed(play);
};

const land: On<'land'> = (play, { pay }) => {
  const active = activeIn(play.state);
  const at = placeOf(unitAt(play.state, active.unit));
  const cost = landingCost(play.state.map, at);
  touchGround(play, active.unit, at, pay ? { paid: cost, mp: active.mp - cost } : { unpaid: cost, mp: active.mp });
  proceed(play);
};

const exit: On<'exit'> = (play, { edge }) => {
  play.emit({ type: 'exited', unit: activeIn(play.state).unit, edge });
  proceed(play);
};

/** The owner of a soldier shaken out of the air says how it comes down (9.3.3, readings 23 and 24). */
const comeDown: On<'comeDown'> = (play, { pay, to }) => {
  const top = play.state.pending.at(-1);
  if (top?.kind !== 'landing') return;
  const unit = unitAt(play.state, top.unit);
  const shift = to === null ? 0 : sure(footing(play.state, play.book, unit, to), 'the footing of a landing').cost.total;
  const place = to ?? placeOf(unit);
  const cost = landingCost(play.state.map, place);
  const left = landingPoints(play.state, play.book, unit) - shift;
  play.emit({ type: 'answered' });
  touchGround(play, top.unit, place, {
    ...(pay ? { paid: cost } : { unpaid: cost }),
    mp: Math.max(0, left - (pay ? cost : 0)),
    forced: true,
  });
  proceed(play);
};

const done: On<'done'> = play => {
  finish(play);
  proceed(play);
};

export const movementHandlers = { enter, step, bounce, land, exit, comeDown, done };
