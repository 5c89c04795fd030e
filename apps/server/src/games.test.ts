import { type Seat, SPECTATOR } from '@sortie/kernel';
import { randomGame } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { games } from './games.ts';

test.each(games.map(game => ({ id: game.ruleset.id, game })))(
  '$id: whose move it is and how it ended can be told from every view',
  ({ game }) => {
    const { ruleset } = game;
    for (const seed of ['one', 'two']) {
      for (const { after } of randomGame({ game, seed, commands: 60 })) {
        for (let seat: Seat = SPECTATOR; seat < ruleset.seats; seat++) {
          const view = ruleset.view(after, seat);
          expect(ruleset.awaiting(view)).toEqual(ruleset.awaiting(after));
          expect(ruleset.outcome(view)).toEqual(ruleset.outcome(after));
        }
      }
    }
  },
);
