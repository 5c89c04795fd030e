import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { placed, unitAt } from '../state.ts';
import { at, NORTH, start, stepsIn } from '../testing/table.fixture.ts';
import { reach } from './reach.ts';

/** The cheapest way of a Scorpion to a hex while it looks south, as it is offered. */
const way = (label: string, mode: 'walk' | 'run' = 'walk', ground = {}, gone: readonly 'FLL'[] = []) => {
  const play = start({ units: [{ at: '0808', facing: 3, design: 'SCP-1N', gone }, { at: '0101' }], ground });
  const to = at(label);
  return reach(play.state, placed(unitAt(play.state, 0)), mode, play.book).find(
    stop => stop.at.q === to.q && stop.at.r === to.r && stop.facing === 3,
  );
};

describe('quads', () => {
  rule('TW-move-lateral#7', 'are offered steps aside wherever they save points', () => {
    expect(way('0909')).toMatchObject({ steps: stepsIn('q'), spent: 2 });
    expect(way('0709')).toMatchObject({ steps: stepsIn('e'), spent: 2 });
    expect(way('0908')).toMatchObject({ steps: stepsIn('z'), spent: 2 });
    const play = start({ units: [{ at: '0808', facing: 3, design: 'SCP-1N' }, { at: '0101' }] });
    play.does(NORTH, { type: 'move', unit: 0, mode: 'walk', steps: stepsIn('q') });
    expect(unitAt(play.state, 0)).toMatchObject({ at: at('0909'), facing: 3 });
  });
  rule('TW-move-lateral#6', 'run ahead to the side, and only walk back', () => {
    expect(way('0909', 'run')).toMatchObject({ steps: stepsIn('q'), spent: 2 });
    expect(way('0908', 'run')?.steps).not.toBe('z');
  });
  rule('TW-move-lateral#3', 'shift uphill ahead, and stay on their level when they shift back', () => {
    expect(way('0909', 'walk', { '0909': '1' })).toMatchObject({ steps: stepsIn('q'), spent: 3 });
    expect(way('0909', 'walk', { '0909': '3' })).toBeUndefined();
    expect(way('0908', 'walk', { '0908': '1' })?.steps).not.toEqual(stepsIn('z'));
  });
  rule('TW-move-lateral#4', 'do not shift on three legs', () => {
    expect(way('0909', 'walk', {}, ['FLL'])?.steps).not.toBe('q');
  });
});
