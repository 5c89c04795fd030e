import { Rulebook, type RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { alphaStrike } from '../../index.ts';
import { EDITIONS } from '../../ruleset.ts';
import { setPiece, sketch } from '../../set-piece.ts';
import type { MoveCommand, State } from '../../shape.ts';

const { ruleset } = alphaStrike;
const rules: readonly RuleId[] = [...EDITIONS['corrected-2013']!, 'ASC-engine-explosion-self-destruct'];
const book = Rulebook.compile(ruleset, rules);
const bail: MoveCommand = { type: 'move', unit: 0, mode: 'ground', path: [], facing: { dx: 0, dy: -1 }, stance: 'bailOut' };
const doomed = (counting: boolean): State =>
  setPiece(
    [
      {
        card: sketch({ size: 4 }),
        seat: 0,
        x: 20,
        y: 40,
        more: { moved: null, marks: counting ? [{ kind: 'countdown', until: 0, value: 1 }] : [] },
      },
      { card: sketch({ armor: 9 }), seat: 1, x: 20, y: 38.5 },
    ],
    { phase: 'movement' },
  );

rule('ASC-engine-explosion-eject', 'instead of moving the crew leaves; a roll decides whether the engine still goes', () => {
  const refusals = (state: State, command: MoveCommand) => book.check(ruleset.view(state, 0), command, 0).map(one => one.rule);
  expect([refusals(doomed(true), bail), refusals(doomed(false), bail)]).toEqual([[], ['ASC-engine-explosion-eject']]);
  expect(refusals(doomed(true), { ...bail, path: [{ x: 20 * 254, y: 42 * 254 }] })).toEqual(['ASC-engine-explosion-eject']);
  const good = scene(ruleset, doomed(true), rules);
  good.does(0, bail, 2, 2);
  good.does(1, { type: 'done' });
  expect([good.state.units[0]!.fate, good.state.units[1]!.armor]).toEqual(['destroyed', 5]);
});
rule('ASC-engine-explosion-eject', 'after a failure it is shut down for good', () => {
  const bad = scene(ruleset, doomed(true), rules);
  bad.does(0, bail, 2, 1);
  bad.does(1, { type: 'done' }, 6, 6, 5, 5);
  expect(bad.state.units[0]).toMatchObject({ fate: 'fighting', shutdown: true, marks: [{ kind: 'abandoned' }] });
  const later = { ...bad.state, phase: 'combat' as const, active: 0 };
  expect(book.check(ruleset.view(later, 0), { type: 'order', unit: 0, order: 'restart' }, 0).map(one => one.rule)).toEqual([
    'ASC-engine-explosion-eject',
  ]);
});
