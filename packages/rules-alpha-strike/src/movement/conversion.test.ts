import type { RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { book, ruleset } from '../scene.fixture.ts';
import { type Placed, patch, type Sketch, setPiece, sketch } from '../set-piece.ts';
import type { MoveCommand, State } from '../shape.ts';
import { INCH, tallness } from '../state.ts';

const at = (card: Sketch, seat: 0 | 1, x: number, y: number): Placed => ({ card: sketch(card), seat, x, y, more: { moved: null } });
const ready = (card: Sketch, pieces: Parameters<typeof setPiece>[2] = []): State =>
  setPiece([at(card, 0, 20, 40), at({}, 1, 60, 4)], { phase: 'movement' }, pieces);
const go = (mode: MoveCommand['mode'], inches: number): MoveCommand => ({
  type: 'move',
  unit: 0,
  mode,
  path: [{ x: 20 * INCH, y: Math.round((40 - inches) * INCH) }],
  facing: { dx: 0, dy: -1 },
});
const refused = (state: State, command: MoveCommand): readonly RuleId[] =>
  book.check(ruleset.view(state, 0), command, 0).map(one => one.rule);
const vee: Sketch = { move: '8"qt', specials: 'QV,TUR(3/3/3)' };
const wheels: Sketch = { move: '8"qw', specials: 'QV,TUR(3/3/3)' };
const woods = [patch('woods', 10, 30, 30, 39)];

rule('ASC-sua-qv', 'on its legs it goes through woods on wheels it does not, and on roads wheels go farther', () => {
  expect([refused(ready(wheels, woods), go('ground', 4)), refused(ready(wheels, woods), go('roll', 4))]).toEqual([
    [],
    ['AS-move-prohibited'],
  ]);
  const road = [patch('road', 18, 20, 22, 44)];
  expect([refused(ready(vee, road), go('roll', 10)), refused(ready(vee, road), go('ground', 10))]).toEqual([[], ['AS-move-spend']]);
});
rule('AS-sua-qv', 'only a QuadVee has wheels to go down on, and is half as tall on them', () => {
  expect(refused(ready({}), go('roll', 4))).toContain('AS-move-declare');
  const tall = (mode: MoveCommand['mode']): number => {
    const game = scene(ruleset, ready(vee));
    game.does(0, go(mode, 4));
    return tallness(game.state.units[0]!) / INCH;
  };
  expect([tall('ground'), tall('roll')]).toEqual([2, 1]);
});
const glider: Sketch = { type: 'PM', move: '2"/8"g', specials: 'GLD' };
rule('AS-sua-gld', 'a glider walks two inches or glides eight', () => {
  expect([refused(ready(glider), go('ground', 6)), refused(ready(glider), go('glide', 8)), refused(ready(glider), go('glide', 9))]).toEqual(
    [['AS-move-spend'], [], ['AS-move-spend']],
  );
});
rule('ASC-sua-gld', 'and is in the air only if it covers four inches', () => {
  const aloft = (inches: number): boolean => {
    const game = scene(ruleset, ready(glider));
    game.does(0, go('glide', inches));
    return game.state.units[0]!.airborne;
  };
  expect([aloft(4), aloft(3)]).toEqual([true, false]);
});
const lam: Sketch = { move: '8"j', specials: 'LAM(30"g/5a)' };
rule('AS-sua-lam', 'an AirMech flies thirty inches, a ’Mech walks eight', () => {
  expect([refused(ready(lam), go('glide', 30)), refused(ready(lam), go('ground', 9)), refused(ready(lam), go('jump', 8))]).toEqual([
    [],
    ['AS-move-spend'],
    [],
  ]);
});
rule('ASC-sua-lam', 'it is airborne then, and as hard to hit as thirty inches make it', () => {
  const game = scene(ruleset, ready(lam));
  game.does(0, go('glide', 20));
  const [unit] = game.state.units;
  expect([unit!.airborne, book.ask('evasion', { state: game.state, unit: unit! }).total]).toEqual([true, 4]);
});
const bimodal: Sketch = { move: '8"j', specials: 'BIM(4a)' };
rule('AS-sua-bim', 'a bimodal one has no AirMech', () => expect(refused(ready(bimodal), go('glide', 6))).toContain('AS-move-declare'));
rule('ASC-sua-bim', 'on the table it is a ’Mech that walks and jumps', () =>
  expect([refused(ready(bimodal), go('ground', 8)), refused(ready(bimodal), go('jump', 8))]).toEqual([[], []]),
);
