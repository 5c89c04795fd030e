import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { alphaStrike } from '../../index.ts';
import { at, ruleset, standard } from '../../scene.fixture.ts';
import { setPiece } from '../../set-piece.ts';
import type { Command } from '../../shape.ts';

// Lances
rule('ASC-lance-movement', 'a lance that has begun to move moves to its end', () => {
  const state = setPiece(
    [
      at({}, 0, 10, 40, { moved: null, lance: 0 }),
      at({}, 0, 14, 40, { moved: null, lance: 0 }),
      at({}, 0, 18, 40, { moved: null, lance: 1 }),
      at({}, 1, 10, 4, { moved: null }),
    ],
    { phase: 'movement', active: 0, initiative: 1, exchange: { loser: 0, winner: 1 } },
  );
  const game = scene(ruleset, state, [...standard, 'ASC-lance-movement']);
  const stand = (unit: number): Command => ({ type: 'move', unit, mode: 'stand', path: [], facing: { dx: 0, dy: -1 } });
  game.does(0, stand(0));
  expect(game.state.active).toBe(0);
  expect(game.refuses(0, stand(2)).map(one => one.rule)).toEqual(['ASC-lance-movement']);
  game.does(0, stand(1));
  expect(game.state.active).toBe(1);
});
rule('ASC-lance-movement', 'nobody waits for those of his lance who belong to a contingent that is not called', () => {
  const state = setPiece(
    [
      at({}, 0, 10, 40, { lance: 0, moved: { mode: 'stand', length: 0, from: null } }),
      at({}, 0, 14, 40, { moved: null, lance: 0, contingent: 1 }),
      at({}, 0, 18, 40, { moved: null, lance: 1 }),
      at({}, 1, 10, 4, { moved: null }),
    ],
    { phase: 'movement', active: 0, initiative: 1, calling: 0 },
  );
  const game = scene(ruleset, state, [...standard, 'ASC-lance-movement']);
  const against = (unit: number) =>
    game.book
      .check(ruleset.view(state, 0), { type: 'move', unit, mode: 'stand', path: [], facing: { dx: 0, dy: -1 } }, 0)
      .map(one => one.rule);
  expect([against(1), against(2)]).toEqual([['AS-init-3sides'], []]);
});
rule('ASC-lance-movement-groups', 'groups are fixed before play', () => {
  expect(
    ruleset
      .setup(alphaStrike.scenarios.find(({ id }) => id === 'meeting')!.setup)
      .units.filter(({ seat }) => seat === 0)
      .map(({ lance }) => lance)
      .join(''),
  ).toBe('000011112222');
});
