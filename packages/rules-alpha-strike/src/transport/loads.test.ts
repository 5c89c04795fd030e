import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { carriedAll } from '../chapters/external-cargo/burden.ts';
import { freight } from '../chapters/external-cargo/cargo-size.ts';
import { carrying } from '../chapters/external-cargo/facts.ts';
import { at, BASE, done, moving, refused, ruleset, standard, stay, withRules } from '../scene.fixture.ts';
import { type Placed, setPiece } from '../set-piece.ts';
import type { Command, State, Unit } from '../shape.ts';

const rules = [...standard, 'ASC-cargo-capacity', 'ASC-throw-eligibility'] as const;
const book = withRules('ASC-cargo-capacity', 'ASC-throw-eligibility');
const crate = (tons: number, x: number, y: number, more: Partial<Unit> = {}): Placed => ({
  card: freight(tons),
  seat: 1,
  x,
  y,
  more: { shutdown: true, moved: null, ...more },
});
const lift = (target: number): Command => ({ type: 'lift', unit: 0, target });
const enemy = at({}, 1, 60, 4);
const first = crate(30, 0, 0, { fate: 'riding', rides: 0, at: null, marks: [{ kind: 'cargo', until: 0, by: 0 }] });
/** It has one crate and stands beside another. */
const laden = (size: number, tons: number, more: Partial<Unit> = {}): readonly Placed[] => [
  at({ size, move: '12"' }, 0, 20, 40, { marks: carrying({ marks: [] }, [{ by: 1, value: 1 }]), ...more }),
  first,
  crate(tons, 20 + BASE, 40),
  enemy,
];
const inches = (state: State): number => book.ask('move', { state, unit: state.units[0]!, mode: 'ground' }).total;

rule('ASC-cargo-capacity', 'several loads are as big as all of them together', () => {
  const more = (size: number, tons: number) => refused(setPiece(laden(size, tons)), lift(2), book);
  expect([more(2, 30), more(1, 30), more(3, 50), more(2, 50)]).toEqual([[], ['ASC-cargo-capacity'], [], ['ASC-cargo-capacity']]);
});
rule('ASC-cargo-movement', 'and slow their carrier like one of that Size', () => {
  const game = scene(ruleset, setPiece(laden(4, 30)), rules);
  expect(inches(game.state)).toBe(8);
  game.does(0, lift(2));
  game.does(0, done);
  game.does(1, done, 1, 2, 5, 5);
  expect([carriedAll(game.state.units[0]!), inches(game.state)]).toEqual([[1, 2], 6]);
});
rule('ASC-cargo-drop-quick', 'all of them are let go, each with a die of damage', () => {
  const marks = carrying(
    { marks: [] },
    [1, 2].map(by => ({ by, value: 2 })),
  );
  const [carrier, , , foe] = laden(4, 30, { marks, moved: null });
  const state = moving([carrier!, first, { ...first }, foe!]);
  const game = scene(ruleset, state, rules);
  game.does(0, stay({ release: { after: 0, careful: false } }), 6, 1);
  expect([game.state.units[0]!.marks, game.state.units[1]!.fate, game.state.units[2]!.fate]).toEqual([[], 'destroyed', 'destroyed']);
});
rule('ASC-throw-eligibility', 'one is thrown, the others are kept', () => {
  const marks = carrying(
    { marks: [] },
    [1, 2].map(by => ({ by, value: 2 })),
  );
  const [carrier, , , foe] = laden(4, 30, { marks });
  const target = { ...foe!, x: 20, y: 36 };
  const game = scene(ruleset, setPiece([carrier!, first, { ...first }, target]), rules);
  game.does(0, { type: 'throw', unit: 0, target: 3 }, 6, 5);
  expect(carriedAll(game.state.units[0]!)).toEqual([2]);
});
