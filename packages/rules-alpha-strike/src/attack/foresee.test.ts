import type { Answer } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { aloft, begin, book, carryOut, ground, over, ruleset, sky, spot } from '../aerospace/sky.fixture.ts';
import { bombMarks } from '../artillery/bomb-load.ts';
import { patch } from '../set-piece.ts';
import type { AirRun, Command, State, Unit } from '../shape.ts';
import { foresee } from './foresee.ts';

const crowd = [ground({ move: '12"' }, 1, 20, 20), ground({ type: 'BA' }, 1, 20, 24), ground({}, 0, 20, 22), ground({}, 1, 50, 20)];
const woods = patch('woods', 17, 17, 23, 21);
const laden: Partial<Unit> = { marks: bombMarks(['he', 'he']), fireHits: 1 };
const RUNS: readonly (readonly [AirRun, dice: readonly number[]])[] = [
  [{ kind: 'strike', target: 1 }, [1, 1]],
  [{ kind: 'strafe', at: spot(20, 28) }, [1, 1, 1, 1, 1, 1]],
  [{ kind: 'bomb', at: spot(20, 20), bomb: 'he', count: 2 }, [6, 6]],
  [{ kind: 'altitude', points: [spot(20, 24), spot(20, 20)], bomb: 'he' }, [6, 6, 6, 6]],
];

const seen = (state: State, command: Command) => foresee(ruleset.view(state, 0), command, book);

describe('what is foreseen is what is rolled against', () => {
  for (const [run, dice] of RUNS)
    test(`by aircraft: ${run.kind}`, () => {
      const placed = [aloft({ specials: 'BOMB4' }, 0, laden), ...crowd];
      const before = seen(sky(placed, [woods]), over(run));
      const game = begin(placed, undefined, [woods]);
      game.does(0, over(run));
      const between = seen(game.state, carryOut);
      game.does(0, carryOut, ...dice);
      const rolled = game.events.flatMap((event): Answer[] =>
        event.type === 'attacked' ? [event.toHit] : event.type === 'rolled' && event.needs ? [event.needs] : [],
      );
      expect(rolled.length).toBeGreaterThan(0);
      expect([before, between].map(all => all.map(({ needs }) => needs))).toEqual([rolled, rolled]);
    });
});

rule('AS-a2g-strafe', 'everybody under the strip has a number of his own, friends as well', () => {
  const all = seen(sky([aloft(), ...crowd], [woods]), over({ kind: 'strafe', at: spot(20, 28) }));
  // Movement and woods; battle armor; a friend who is slow.
  expect(all.map(({ target, needs }) => [target, needs.total])).toEqual([
    [1, 12],
    [2, 9],
    [3, 8],
  ]);
});
rule('AS-bomb-attack', 'bombs need one number for the point and reach all who stand there', () => {
  const all = seen(sky([aloft({ specials: 'BOMB4' }, 0, laden), ...crowd]), over({ kind: 'bomb', at: spot(20, 21), bomb: 'he' }));
  expect(all.map(({ needs, under }) => [needs.terms.map(({ rule: id, value }) => [id, value]), under])).toEqual([
    [
      [
        ['AS-skill', 4],
        ['AS-bomb-attack', 2],
        ['AS-to-hit-fc', 2],
      ],
      [1, 3],
    ],
  ]);
});
test('what needs no dice is foreseen as nothing', () => {
  const state = sky([aloft(), ...crowd]);
  expect([seen(state, over()), seen(state, { type: 'fly', unit: 0, ring: 1 }), seen(state, { type: 'done' })]).toEqual([[], [], []]);
});
