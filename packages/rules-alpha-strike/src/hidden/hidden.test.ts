import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { at, moving, ruleset, stay } from '../scene.fixture.ts';
import type { Placed } from '../set-piece.ts';
import type { MoveCommand, Unit } from '../shape.ts';

// Hidden units
const lurking = (x: number, more: Partial<Unit> = {}) =>
  moving([at({}, 0, 20, 40), at({}, 1, x, 36, { hidden: true, ...more }), at({}, 1, 60, 4)]);
const north: MoveCommand = stay({ path: [{ x: 5080, y: 34 * 254 }] });
rule('AS-hidden', 'a hidden unit is unknown, is found by whoever passes within an inch, and may shoot first', () => {
  expect(ruleset.view(lurking(22), 0).units[1]!.at).toBeNull();
  const game = scene(ruleset, lurking(22));
  game.does(0, north);
  expect([game.state.units[1]!.hidden, game.state.pending?.unit]).toEqual([false, 1]);
  game.does(1, { type: 'ambush', fire: true }, 6, 5);
  expect([game.state.units[0]!.armor, game.state.pending, game.state.active]).toEqual([16, null, 1]);
  const far = scene(ruleset, lurking(26));
  far.does(0, north);
  expect([far.state.units[1]!.hidden, far.state.pending]).toEqual([true, null]);
});
rule('AS-hidden', 'all who are passed may shoot, until nothing is left to shoot at', () => {
  const crowd = (armor: number) =>
    scene(
      ruleset,
      moving([
        at({}, 0, 20, 40, { armor, structure: 1 }),
        at({}, 1, 22, 38, { hidden: true }),
        at({}, 1, 18, 36, { hidden: true }),
        at({}, 1, 60, 4),
      ]),
    );
  const game = crowd(20);
  game.does(0, north);
  expect(game.state.pending).toEqual({ kind: 'ambush', unit: 1, target: 0, others: [{ unit: 2, target: 0 }] });
  game.does(1, { type: 'ambush', fire: true }, 6, 5);
  game.does(1, { type: 'ambush', fire: true }, 6, 5);
  expect([game.state.pending, game.events.filter(({ type }) => type === 'attacked').length]).toEqual([null, 2]);
  const weak = crowd(0);
  weak.does(0, north);
  weak.does(1, { type: 'ambush', fire: true }, 6, 5);
  expect([weak.state.pending, weak.state.units[0]!.structure]).toEqual([null, 0]);
});
const probing = (specials: string, x: number, others: readonly Placed[] = []) => {
  const game = scene(ruleset, moving([at({ specials }, 0, 20, 40), at({}, 1, x, 36, { hidden: true }), at({}, 1, 60, 4), ...others]));
  game.does(0, north);
  return game.state.units[1]!.hidden;
};
rule('AS-probe', 'a probe finds what it reaches and sees', () => expect([probing('PRB', 30), probing('', 30)]).toEqual([false, true]));
rule('AS-sua-prb', 'to eighteen inches, unless it is jammed', () =>
  expect([probing('PRB', 38), probing('PRB', 42), probing('PRB', 30, [at({ specials: 'ECM' }, 1, 22, 28)])]).toEqual([false, true, true]),
);
rule('AS-sua-lprb', 'a light one to twelve', () => expect([probing('LPRB', 32), probing('LPRB', 36)]).toEqual([false, true]));
rule('AS-sua-bh', 'a bloodhound to twenty-six, through a plain screen', () =>
  expect([probing('BH', 46), probing('BH', 30, [at({ specials: 'ECM' }, 1, 22, 28)])]).toEqual([false, false]),
);
