import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { options } from '../options.ts';
import { unitAt } from '../state.ts';
import { at, NORTH, start, WITNESS, walk } from '../testing/table.fixture.ts';

/** A platoon on sleds. */
const SLEDS: Paper = { ...find('Foot Platoon (Rifle)')!, motive: 'submarine', movement: { walk: 3, run: 3, jump: 0 } };
const LAKE = { '0805': 'd', '0806': 'd', '0807': 'd', '0808': 'z' };
const dive = (elevation = 0) =>
  start({
    units: [
      { at: '0805', facing: 3, design: SLEDS, elevation },
      { ...WITNESS, moved: ['stand', 0] },
    ],
    ground: LAKE,
  });

describe('mechanized divers', () => {
  rule('TOE-scuba-mechanized#1', 'go through the water as submarines do: they keep their depth, and a level costs a point', () => {
    const play = dive(-1);
    play.does(NORTH, walk(0, 'FF'));
    expect([unitAt(play.state, 0).at, unitAt(play.state, 0).elevation, unitAt(play.state, 0).moved!.spent]).toEqual([at('0807'), -1, 2]);
    const down = dive();
    down.does(NORTH, walk(0, '--F'));
    expect([unitAt(down.state, 0).at, unitAt(down.state, 0).elevation]).toEqual([at('0806'), -2]);
    expect(
      [...options(dive().state, NORTH, dive().book)].some(
        move => move.type === 'move' && move.mode === 'walk' && move.steps.includes('down'),
      ),
    ).toBe(true);
  });
  rule('TOE-scuba-mechanized-table#2', 'stay in the water', () => {
    const ashore = start({ units: [{ at: '0807', facing: 3, design: SLEDS, elevation: 0 }, WITNESS], ground: { '0807': 'd' } });
    expect(ashore.refuses(NORTH, walk(0, 'F'))).toHaveLength(1);
    const wading = start({
      units: [{ at: '0807', facing: 3, design: SLEDS, elevation: 0 }, WITNESS],
      ground: { '0807': 'd', '0808': '~' },
    });
    wading.does(NORTH, walk(0, 'F'));
    expect(unitAt(wading.state, 0).at).toEqual(at('0808'));
  });
});
