import type { Handler, Play } from '@sortie/kernel';
import { detonate as explode } from '../drones/nuke.ts';
import { attack } from '../fire/attack.ts';
import { announce } from '../fire/handlers.ts';
import { complete } from '../flow/finish.ts';
import { proceed } from '../flow/proceed.ts';
import { placeOf, unitAt } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import type { Declared } from '../model/state.ts';

type On<T extends 'react' | 'hold' | 'detonate' | 'steady'> = Handler<Impact, T>;

/** Declared before anybody measures: whoever turns out to see nothing has fired all the same (9.5). */
const react: On<'react'> = (play, { unit }) => {
  const top = play.state.pending.at(-1);
  if (top?.kind !== 'reaction') return;
  play.emit({ type: 'reacted', unit, target: top.unit });
  const shot: Declared = { attacker: unit, target: top.unit, mode: 'reaction' };
  announce(play, shot);
  if (play.state.pending.at(-1)?.kind !== 'brace') complete(play, unit);
  proceed(play);
};

const hold: On<'hold'> = (play, { rest }) => {
  play.emit({ type: 'held', seat: play.seat, rest });
  play.emit({ type: 'answered' });
  proceed(play);
};

/** A bomb goes off, whoever's impulse it is (14.4.2). If it was under fire the shot is lost. */
const detonate: On<'detonate'> = (play, { unit }) => {
  const at = placeOf(unitAt(play.state, unit));
  const top = play.state.pending.at(-1);
  if (top?.kind === 'brace') play.emit({ type: 'answered' });
  explode(play, at, unit);
  if (top?.kind === 'brace') carryOut(play, top.shot);
  proceed(play);
};

/** The drone takes what comes; if it is destroyed its bomb is lost. */
const steady: On<'steady'> = play => {
  const top = play.state.pending.at(-1);
  if (top?.kind !== 'brace') return;
  play.emit({ type: 'answered' });
  carryOut(play, top.shot);
  proceed(play);
};

function carryOut(play: Play<Impact>, shot: Declared): void {
  if (unitAt(play.state, shot.attacker).place === 'map') attack(play, shot);
  if (shot.mode === 'reaction') complete(play, shot.attacker);
}

export const reactionHandlers = { react, hold, detonate, steady };
