import type { Handler } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { proceed } from '../flow/proceed.ts';
import type { Impact } from '../model/shape.ts';
import { startTurn } from '../sequence/turn-start.ts';
import { open } from './begin.ts';
import { facingOut } from './zone.ts';

type On<T extends 'deploy' | 'build' | 'layMine' | 'assign' | 'ready' | 'open'> = Handler<Impact, T>;

const deploy: On<'deploy'> = (play, { unit, at, level, hidden }) => {
  const ground = groundOf(play.state.map);
  const aloft = level > ground.level(at);
  const heading = facingOut(play.state, play.state.units[unit]!.seat);
  play.emit({ type: 'deployed', unit, at, level: aloft ? level : ground.level(at), aloft, heading, hidden });
};

const build: On<'build'> = (play, { work, at }) => play.emit({ type: 'built', seat: play.seat, work, at });

const layMine: On<'layMine'> = (play, { kind, at }) =>
  play.emit({ type: 'mineLaid', seat: play.seat, id: play.state.mines.length, at, kind });

const assign: On<'assign'> = (play, { first }) => {
  const chosen = new Set(first);
  const squads = play.state.units
    .filter(({ seat, card, kind }) => seat === play.seat && card?.type !== 'command' && (kind === 'armored' || kind === 'unarmored'))
    .map(({ id }) => ({ unit: id, squad: chosen.has(id) ? (1 as const) : (2 as const) }));
  play.emit({ type: 'assigned', seat: play.seat, squads });
};

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

export const setupHandlers = { deploy, build, layMine, assign, ready, open: begin };
