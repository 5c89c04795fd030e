import type { Play, StepRun } from '@sortie/kernel';
import { draw } from '../cards/draw.ts';
import { commandersOf, isFunctioning } from '../command/chain.ts';
import { cardOf, sideAt } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import type { State } from '../model/state.ts';
import { inOrder, onMap } from '../units/unit.ts';

type Step = StepRun<Impact, 'turnStart'>;

/** Assistants whose turn has come take over (3.1.3). */
const leaders: Step = play => {
  for (const seat of [0, 1]) {
    sideAt(play.state, seat).succession.forEach((turn, squad) => {
      if (turn === 0 || turn > play.state.turn) return;
      const assistant = commandersOf(play.state, seat).find(
        unit => cardOf(unit).stars === 1 && (unit.place === 'map' || unit.place === 'reserve') && (squad === 0 || unit.squad === squad),
      );
      play.emit({ type: 'succeeded', seat, squad: squad as 0 | 1 | 2, unit: assistant?.id ?? null });
    });
  }
};

/** Each side draws a d6; ties go to the side with more soldiers in good order, then to whoever held it before (7.1). */
const initiative: Step = play => {
  for (;;) {
    const [red, blue] = [initiativeDraw(play, 0), initiativeDraw(play, 1)];
    const winner = higher(red.total, blue.total);
    if (winner !== undefined) return play.emit({ type: 'initiative', draws: [red, blue], holder: winner, by: 'MAAS-7.1-initiative-draw' });
    const steadier = higher(goodOrder(play, 0), goodOrder(play, 1));
    if (steadier !== undefined)
      return play.emit({ type: 'initiative', draws: [red, blue], holder: steadier, by: 'MAAS-7.1-initiative-tie-good-order' });
    if (play.state.holder >= 0)
      return play.emit({ type: 'initiative', draws: [red, blue], holder: play.state.holder, by: 'MAAS-7.1-initiative-tie-previous' });
  }
};

const initiativeDraw = (play: Play<Impact>, seat: number) =>
  play.ask('initiative', { state: play.state, seat, d6: draw(play, 'MAAS-7.1-initiative-draw').d6 });

const higher = (red: number, blue: number): 0 | 1 | undefined => (red === blue ? undefined : red > blue ? 0 : 1);

/** Soldiers in good order, armored or not. */
function goodOrder(play: Play<Impact>, seat: number): number {
  return play.state.units.filter(
    unit => unit.seat === seat && (onMap(unit) || unit.place === 'reserve') && inOrder(unit) && play.book.holds('counts', { unit }),
  ).length;
}

/** Command points that an event has put aside. */
const channel: Step = play => {
  for (const { seat } of active(play.state, 'channel')) {
    const leader = commandersOf(play.state, seat).find(unit => cardOf(unit).stars === 2 && isFunctioning(unit));
    if (leader) play.emit({ type: 'commanded', unit: leader.id, points: 2, free: true, override: false });
  }
};

const active = (state: State, kind: string) => state.boons.filter(boon => boon.kind === kind && boon.turn === state.turn);

const order: Step = play => play.emit({ type: 'asked', pending: { kind: 'first', seat: play.state.holder } });

export const turnStart = { leaders, initiative, channel, order };

export function startTurn(play: Play<Impact>, turn: number): void {
  play.emit({ type: 'turnBegan', turn });
  play.run('turnStart', {});
}
