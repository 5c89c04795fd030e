import type { Handler, Play } from '@sortie/kernel';
import { proceed } from '../flow/proceed.ts';
import { activeIn, unitAt } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import type { Declared } from '../model/state.ts';
import { mayDetonate, openWindow } from '../reaction/window.ts';
import { show } from '../units/reveal.ts';
import { is } from '../units/unit.ts';
import { attack } from './attack.ts';

type On<T extends 'fire' | 'paint' | 'query'> = Handler<Impact, T>;

/** Announce an attack. A drone under fire may be set off first (14.4.2); otherwise it is resolved at once. */
export function announce(play: Play<Impact>, shot: Declared): void {
  const target = unitAt(play.state, shot.target);
  if (mayDetonate(target) && target.seat !== unitAt(play.state, shot.attacker).seat)
    play.emit({ type: 'asked', pending: { kind: 'brace', seat: target.seat, shot } });
  else attack(play, shot);
}

const fire: On<'fire'> = (play, { target, mode }) => {
  const active = activeIn(play.state);
  const shot: Declared = { attacker: active.unit, target, mode };
  if (mode === 'assault') {
    // Firing on the move is like entering a point: the other side may react before or after it (9.0).
    play.emit({ type: 'aimed', shot, mp: active.mp - 1 });
    openWindow(play, active.unit);
    return proceed(play);
  }
  announce(play, shot);
  proceed(play);
};

/** A painted target is easier to hit for everybody until the turn ends. A sniper's laser is steadier (3.7, 9.4). */
const paint: On<'paint'> = (play, { target }) => {
  const { unit } = activeIn(play.state);
  const painter = unitAt(play.state, unit);
  const marked = unitAt(play.state, target);
  // The laser slides off an ECM drone, which is thereby known (14.4.3).
  const took = !is(marked, 'ecm');
  if (!took) show(play, target);
  // Paint on paint does not add up: the best and the longest counts.
  const bonus = Math.max(is(painter, 'sniper') ? 4 : 3, marked.paint?.bonus ?? 0);
  const until = Math.max(play.state.turn, marked.paint?.until ?? 0);
  play.emit({ type: 'painted', unit: target, by: unit, bonus, until, took });
  proceed(play);
};

/** A look at an enemy's card before choosing a target (4.5). */
const query: On<'query'> = (play, { target }) => {
  const { card } = unitAt(play.state, target);
  play.emit({ type: 'queried', unit: target, seat: play.seat, card, counts: true });
};

export const fireHandlers = { fire, paint, query };
