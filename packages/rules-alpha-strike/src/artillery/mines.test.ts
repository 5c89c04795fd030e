import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { able as at, lost, point, ruleset, walk } from '../scene.fixture.ts';
import { setPiece } from '../set-piece.ts';
import type { State } from '../shape.ts';
import { mineNeeds } from './mines.ts';

// Mines
const field = (density: number, kind: 'conventional' | 'inferno' = 'conventional'): Partial<State> => ({
  phase: 'movement',
  active: 0,
  mines: [{ id: 7, at: point(20, 36), radius: 254, density, kind, seat: 1 }],
});
rule('AS-mine', 'density 5 strikes on 5, density 1 on 9, for its density, and thins out', () => {
  expect([1, 2, 3, 4, 5].map(mineNeeds)).toEqual([9, 8, 7, 6, 5]);
  const game = scene(ruleset, setPiece([at('', 0, 20, 40, { moved: null }), at('', 1, 60, 4, { moved: null })], field(3)));
  game.does(0, walk(34), 3, 4);
  expect([lost(game, 0), game.state.mines[0]!.density]).toEqual([3, 2]);
  const lucky = scene(ruleset, setPiece([at('', 0, 20, 40, { moved: null }), at('', 1, 60, 4, { moved: null })], field(3)));
  lucky.does(0, walk(34), 3, 3);
  expect(lost(lucky, 0)).toBe(0);
});
rule('AS-mine-lay', 'the layer leaves density 1 where it stands', () => {
  const game = scene(ruleset, setPiece([at('MDS1', 0, 20, 40), at('', 1, 60, 4)]));
  game.does(0, { type: 'deed', unit: 0, deed: 'layMines' });
  expect(game.state.mines).toMatchObject([{ density: 1, seat: 0 }]);
  expect(ruleset.view(game.state, 1).mines).toEqual([]);
});
rule('AS-sua-msw', 'a sweeper clears on 10 with 4 more for machines, and sets it off on 5', () => {
  const sweep = (type: 'CV' | 'CI', dice: readonly number[]) => {
    const game = scene(ruleset, setPiece([at('MSW', 0, 20, 36, {}, { type, move: '4"' }), at('', 1, 60, 4)], { mines: field(2).mines! }));
    game.does(0, { type: 'deed', unit: 0, deed: 'sweepMines' }, ...dice);
    return [game.state.mines.length, lost(game, 0)];
  };
  expect([sweep('CV', [3, 3]), sweep('CI', [3, 3]), sweep('CI', [2, 3])]).toEqual([
    [0, 0],
    [1, 0],
    [1, 2],
  ]);
});
