import type { Handler, StepRun } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { draw } from '../cards/draw.ts';
import { eliminate } from '../fire/harm.ts';
import { complete, finish } from '../flow/finish.ts';
import { proceed } from '../flow/proceed.ts';
import { activeIn, unitAt } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import { isBunker } from '../terrain/chart.ts';
import { show } from '../units/reveal.ts';
import { damageOf, is, occupants } from '../units/unit.ts';

type On<T extends 'repair' | 'mend' | 'demolish'> = Handler<Impact, T>;

/** A d6 above the damage level clears one box (10.0). */
const repair: On<'repair'> = play => {
  const { unit } = activeIn(play.state);
  const { d6 } = draw(play, 'MAAS-10.0-repair');
  play.emit({ type: 'repaired', unit, boxes: d6 > damageOf(unitAt(play.state, unit)) ? 1 : 0, by: unit });
  finish(play);
  proceed(play);
};

/** An engineer clears one box for sure or draws for several; a crusader brings the fallen round. Both are done (12.2.1, 7.8). */
const mend: On<'mend'> = (play, { by, patient, draw: tries }) => {
  const helper = unitAt(play.state, by);
  show(play, by);
  show(play, patient);
  const attempt = tries && is(helper, 'engineer');
  const boxes = attempt ? Math.max(0, draw(play, 'MAAS-12.2.1-engineer-draw-repair').d6 - damageOf(helper)) : 1;
  const mended = Math.min(boxes, damageOf(unitAt(play.state, patient)));
  play.emit({ type: 'repaired', unit: patient, boxes: mended, by });
  const active = activeIn(play.state).unit;
  complete(play, active === by ? patient : by);
  finish(play);
  proceed(play);
};

/** Bridge, building or bunker to rubble, without a draw; enemies on it are buried (12.2.2). */
const demolish: On<'demolish'> = (play, { at }) => {
  const { unit } = activeIn(play.state);
  const { seat } = unitAt(play.state, unit);
  for (const other of occupants(play.state, at, unit)) if (other.seat !== seat) eliminate(play, other.id, 'demolition');
  if (isBunker(groundOf(play.state.map).work(at))) play.emit({ type: 'razed', at });
  play.emit({ type: 'tiled', at, terrain: 'rubble' });
  play.run('demolished', { unit });
  proceed(play);
};

const end: StepRun<Impact, 'demolished'> = play => finish(play);
export const demolished = { end };

export const repairHandlers = { repair, mend, demolish };
