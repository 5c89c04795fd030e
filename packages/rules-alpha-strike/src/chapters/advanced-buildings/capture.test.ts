import { Rulebook, type RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { marinesOf } from '../../boarding/boarding.ts';
import { ruleset, standard } from '../../scene.fixture.ts';
import { type Placed, patch, type Sketch, setPiece, sketch } from '../../set-piece.ts';
import type { Command, State } from '../../shape.ts';
import { garrison } from './capture.ts';
import { misplaced } from './emplacement-places.ts';

const rules: readonly RuleId[] = [...standard, 'ASC-building-capture'];
const book = Rulebook.compile(ruleset, rules);
const house = patch('building', 18, 18, 22, 22, { cf: 8, height: 1016 });
const suits: Sketch = { type: 'BA', move: '6"f', damage: '3/1/-', armor: 8, structure: 2 };
const held: Placed = { card: garrison(8), seat: 1, x: 20, y: 20, more: { moved: null } };
const siege = (x: number, y: number, card: Sketch = suits): State =>
  setPiece([{ card: sketch(card), seat: 0, x, y }, held, { card: sketch(), seat: 1, x: 60, y: 4 }], {}, [house]);
const storm: Command = { type: 'deed', unit: 0, deed: 'storm' };
const refusals = (state: State, by = book): readonly RuleId[] => by.check(ruleset.view(state, 0), storm, 0).map(one => one.rule);

rule('ASC-building-capture#1', 'a fifth of its points, rounded up, hold a building', () => {
  const at = { x: 20 * 254, y: 20 * 254 };
  const by = (cf: number) =>
    misplaced({ width: 18288, height: 12192, pieces: [house] }, [{ card: garrison(cf), emplaced: { piece: 'building', at } }]);
  expect([garrison(8).specials, garrison(10).specials, garrison(11).specials].map(([, crew]) => crew)).toEqual(['CRW2', 'CRW2', 'CRW3']);
  expect([by(8), by(15)?.rule]).toEqual([undefined, 'ASC-building-capture']);
  const points = (cf: number) => {
    const state = setPiece(
      [
        { card: sketch(suits), seat: 0, x: 20, y: 22.5 },
        { ...held, card: garrison(cf) },
      ],
      {},
      [{ ...house, cf }],
    );
    const game = scene(ruleset, state, rules);
    game.does(0, storm);
    return marinesOf(game.state.units[1]!);
  };
  expect([points(8), points(10), points(11)].map(all => all / points(5))).toEqual([2, 2, 3]);
});
rule('ASC-building-capture#2', 'infantry beside it goes in without grappling and fights as aboard a ship', () => {
  expect([refusals(siege(20, 22.5)), refusals(siege(20, 24)), refusals(siege(20, 22.5, {}))]).toEqual([
    [],
    ['ASC-building-capture'],
    ['ASC-building-capture'],
  ]);
  expect(refusals(siege(20, 22.5), Rulebook.compile(ruleset, standard))).toEqual(['AS-attack-count']);
  const game = scene(ruleset, siege(20, 22.5), rules);
  game.does(0, storm);
  game.does(0, { type: 'done' });
  // The boarders hit for three of the six points of the crew; the two squads strike back.
  game.does(1, { type: 'done' }, 6, 6, 6, 6, 5, 5, 2, 2);
  expect([marinesOf(game.state.units[1]!), game.state.units[0]!.armor, game.state.units[1]!.fate]).toEqual([3, 6, 'fighting']);
  const next = scene(ruleset, { ...game.state, phase: 'combat', active: 1, initiative: 0 }, rules);
  next.does(1, { type: 'done' }, 6, 6, 1, 1, 5, 5, 2, 2);
  expect([next.state.units[1]!.fate, next.state.units[0]!.fate, next.state.table.pieces[0]!.kind]).toEqual([
    'destroyed',
    'fighting',
    'building',
  ]);
});
