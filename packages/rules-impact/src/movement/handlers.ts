import { headingsApart } from '@sortie/geometry';
import { type Handler, sum } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { finish } from '../flow/finish.ts';
import { proceed } from '../flow/proceed.ts';
import { lawOf } from '../law.ts';
import type { Impact } from '../model/shape.ts';
import { openWindow } from '../reaction/window.ts';
import { unveil } from '../units/reveal.ts';
import { bounceCost, footing, landingCost, STOREY } from './costs.ts';
import { landingPoints, touchGround } from './ground-touch.ts';
import { arrive } from './step.ts';

type Moving = 'enter' | 'step' | 'bounce' | 'land' | 'climb' | 'exit' | 'turn' | 'comeDown' | 'done';
type On<T extends Moving> = Handler<Impact, T>;

/** It costs one point to come on, on the ground or in the air (8.4, 15.0). */
const enter: On<'enter'> = (play, { at, level }) => {
  const active = play.state.active!;
  const base = groundOf(play.state.map).level(at);
  const cost = sum([{ rule: 'MAAS-8.4-enter-exit', value: 1 }]);
  arrive(play, active.unit, { to: at, level: Math.max(level, base), aloft: level > base, cost, mp: active.mp - 1 });
  proceed(play);
};

const step: On<'step'> = (play, { to }) => {
  const active = play.state.active!;
  const foot = footing(play.state, play.state.units[active.unit]!, to, lawOf(play.book).nap)!;
  arrive(play, active.unit, { to, ...foot, mp: Math.max(0, active.mp - foot.cost.total) });
  proceed(play);
};

const bounce: On<'bounce'> = (play, { level, boost }) => {
  const active = play.state.active!;
  const { level: from, aloft } = play.state.units[active.unit]!;
  const cost = bounceCost(from, level, aloft, active.kept);
  unveil(play, active.unit);
  play.emit({ type: 'bounced', unit: active.unit, from, level, cost, mp: active.mp - cost.total + (boost ? 1 : 0), boost });
  proceed(play);
};

const land: On<'land'> = (play, { pay }) => {
  const active = play.state.active!;
  const { at } = play.state.units[active.unit]!;
  const cost = landingCost(play.state.map, at!);
  touchGround(play, active.unit, at!, pay ? cost : 0, pay ? 0 : cost, active.mp - (pay ? cost : 0), false);
  proceed(play);
};

/** Up costs a point a storey, down nothing (14.13). */
const climb: On<'climb'> = (play, { storey }) => {
  const active = play.state.active!;
  const unit = play.state.units[active.unit]!;
  const level = groundOf(play.state.map).level(unit.at!) + storey * STOREY;
  const up = Math.max(0, (level - unit.level) / STOREY);
  unveil(play, unit.id);
  play.emit({ type: 'climbed', unit: unit.id, level, mp: active.mp - up });
  proceed(play);
};

const exit: On<'exit'> = (play, { edge }) => {
  play.emit({ type: 'exited', unit: play.state.active!.unit, edge });
  proceed(play);
};

const turn: On<'turn'> = (play, { heading }) => {
  const { unit } = play.state.active!;
  play.emit({ type: 'turned', unit, heading, steps: headingsApart(play.state.units[unit]!.heading, heading) });
  openWindow(play, unit);
  proceed(play);
};

/** The owner of a soldier shaken out of the air says how it comes down (9.3.3, readings 23 and 24). */
const comeDown: On<'comeDown'> = (play, { pay, to }) => {
  const top = play.state.pending.at(-1);
  if (top?.kind !== 'landing') return;
  const unit = play.state.units[top.unit]!;
  const shift = to === null ? 0 : footing(play.state, unit, to, lawOf(play.book).nap)!.cost.total;
  const place = to ?? unit.at!;
  const cost = landingCost(play.state.map, place);
  const left = landingPoints(play.state, play.book, unit) - shift;
  play.emit({ type: 'answered' });
  touchGround(play, top.unit, place, pay ? cost : 0, pay ? 0 : cost, Math.max(0, left - (pay ? cost : 0)), true);
  proceed(play);
};

const done: On<'done'> = play => {
  finish(play);
  proceed(play);
};

export const movementHandlers = { enter, step, bounce, land, climb, exit, turn, comeDown, done };
