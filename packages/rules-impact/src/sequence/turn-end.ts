import type { Play, StepRun } from '@sortie/kernel';
import { draw } from '../cards/draw.ts';
import type { Impact } from '../model/shape.ts';
import { conclude, judge, tally } from '../scenarios/victory.ts';
import { glow } from '../terrain/slag.ts';
import { isPlaced } from '../units/unit.ts';
import { startTurn } from './turn-start.ts';

type Step = StepRun<Impact, 'turnEnd'>;

/** Whoever stands on slag when the turn ends is exposed to it once more. */
const slag: Step = play => {
  for (const { id } of play.state.units.filter(isPlaced)) glow(play, id);
};

const points: Step = play => tally(play);
const sudden: Step = play => judge(play, true);
const close: Step = play => play.emit({ type: 'turnEnded' });

export const turnEnd = { slag, points, sudden, close };

/** The initiative holder turns up a card; an icon means a shuffle and another card whose event happens (7.9, 13.0). */
export function checkForEvent(play: Play<Impact>): void {
  if (!draw(play, 'MAAS-7.9-event-check').icon) return;
  play.emit({ type: 'reshuffled' });
  callEvent(play);
}

export function callEvent(play: Play<Impact>): void {
  const { id, event } = draw(play, 'MAAS-5.5-event-text');
  play.emit({ type: 'eventCalled', event, card: id });
}

export function endTurn(play: Play<Impact>): void {
  play.run('turnEnd', {});
  if (play.state.result) return;
  if (play.state.turn >= play.state.plan.special.turns) conclude(play);
  else startTurn(play, play.state.turn + 1);
}
