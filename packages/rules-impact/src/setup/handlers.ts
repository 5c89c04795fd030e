import type { Handler } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { proceed } from '../flow/proceed.ts';
import { unitAt } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import { startTurn } from '../sequence/turn-start.ts';
import { open } from './begin.ts';
import { facingOut } from './zone.ts';

type On<T extends 'deploy' | 'build' | 'ready' | 'open'> = Handler<Impact, T>;

const deploy: On<'deploy'> = (play, { type: _type, unit, at, level, ...terms }) => {
  const ground = groundOf(play.state.map);
  const aloft = level > ground.level(at);
  const heading = facingOut(play.state, unitAt(play.state, unit).seat);
  play.emit({ type: 'deployed', unit, at, level: aloft ? level : ground.level(at), aloft, heading, ...terms });
};

const build: On<'build'> = (play, { work, at }) => play.emit({ type: 'built', seat: play.seat, work, at });

const ready: On<'ready'> = play => {
  play.emit({ type: 'readied', seat: play.seat });
  if (!play.state.sides.every(side => side.ready)) return;
  startTurn(play, 1);
  proceed(play);
};

const begin: On<'open'> = play => {
  open(play);
  proceed(play);
};

export const setupHandlers = { deploy, build, ready, open: begin };
