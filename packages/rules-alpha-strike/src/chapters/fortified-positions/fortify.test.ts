import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import {
  hit,
  moving,
  lasting as pair,
  pass,
  plus,
  point,
  refused,
  ruleset,
  soldiers,
  stay,
  suits,
  tank,
  term,
  withRules,
} from '../../scene.fixture.ts';
import { patch, type Sketch, setPiece } from '../../set-piece.ts';
import type { Command } from '../../shape.ts';
import { INCH } from '../../state.ts';

type Pieces = Parameters<typeof setPiece>[2];
const CREATE = 'ASC-fortified-position-create';
const EFFECT = 'ASC-fortified-position-effect';
const rules = plus(CREATE, EFFECT, 'ASC-hull-down-eligibility');
const book = withRules(CREATE, EFFECT, 'ASC-hull-down-eligibility');
const fortify = stay({ stance: 'fortify' });
const stands: Command = { type: 'move', unit: 1, mode: 'stand', path: [], facing: { dx: 0, dy: 1 } };
const ground = (kind: Parameters<typeof patch>[0], more = {}): Pieces => [patch(kind, 18, 38, 22, 42, more)];
const against = (card: Sketch, command: Command = fortify, pieces: Pieces = []) => refused(moving(pair(8, card), pieces), command, book);
const engineers: Sketch = { ...tank, specials: 'TRN,TUR(2/2/-),ARTS-1' };
const works = () => {
  const game = scene(ruleset, moving(pair(8, engineers)), rules);
  game.does(0, fortify);
  game.does(1, stands);
  return game;
};
const built = () => {
  const game = works();
  pass(game, 2, 2, 5, 5);
  return game;
};

rule('ASC-fortified-position-create#1', 'units with TRN or ENG fortify, no others', () =>
  expect([suits('TRN'), suits('ENG'), engineers, { specials: 'ENG' }, suits(''), tank].map(card => against(card))).toEqual([
    [],
    [],
    [],
    [],
    [CREATE],
    [CREATE],
  ]),
);
rule('ASC-fortified-position-create#2', 'anywhere but in buildings and water', () => {
  for (const kind of ['woods', 'rough', 'road', 'pavement'] as const)
    expect(against(suits('TRN'), fortify, ground(kind)), kind).toEqual([]);
  expect(
    [ground('building', { cf: 9, height: 500 }), ground('water', { depth: 1 })].map(pieces =>
      against(suits('TRN'), fortify, pieces).includes(CREATE),
    ),
  ).toEqual([true, true]);
});
rule('ASC-fortified-position-create#3', 'a whole turn in one place without any attack', () => {
  expect(against(suits('TRN'), stay({ stance: 'fortify', path: [point(20, 39)] }))).toEqual([CREATE]);
  const game = works();
  expect(game.refuses(0, hit()).map(one => one.rule)).toEqual([EFFECT]);
  expect(game.refuses(0, { type: 'bombard', unit: 0, weapon: 'ART-S', at: point(20, 20) }).map(one => one.rule)).toEqual([EFFECT]);
  expect(refused(setPiece(pair(0, engineers, {}, { marks: [{ kind: 'digging', until: 1 }] })), hit({ how: 'charge' }), book)).toContain(
    EFFECT,
  );
});
rule('ASC-fortified-position-create#4', 'and without a roll', () =>
  expect(works().events.some(event => event.type === 'rolled')).toBe(false),
);
rule('ASC-fortified-position-create#5', 'while it works it is shot at as standing still', () => {
  const { state } = works();
  expect(term(state, 'AS-tmm-13c', { unit: 1, target: 0 }, book) ?? 0).toBe(0);
  const moved = scene(ruleset, moving(pair(8, engineers)), rules);
  moved.does(0, stay({ path: [point(20, 38)] }));
  expect(term(moved.state, 'AS-tmm-13c', { unit: 1, target: 0 }, book)).toBe(1);
});
rule('ASC-fortified-position-effect#1', 'it is there at the end of that turn, not before', () =>
  expect([works().state.table.pieces.length, built().state.table.pieces.length]).toEqual([0, 1]),
);
rule('ASC-fortified-position-effect#2', 'two inches across, around whoever has built it', () =>
  expect(built().state.table.pieces).toMatchObject([{ kind: 'fortified', outline: { kind: 'circle', at: point(20, 40), radius: INCH } }]),
);
rule('ASC-fortified-position-effect#3', 'and stays for the rest of the game', () => {
  const game = built();
  for (let turn = 0; turn < 2; turn++) {
    game.does(0, { ...stay(), mode: 'stand' });
    game.does(1, stands);
    pass(game, 2, 2, 5, 5);
  }
  expect([game.state.turn, game.state.table.pieces.map(({ kind }) => kind)]).toEqual([4, ['fortified']]);
});
const position = [{ ...patch('fortified', 18, 30, 22, 32), id: 'position' }];
rule('ASC-fortified-position-effect#4', 'infantry in it is covered as if it had dug in, others are not', () =>
  expect([soldiers, suits(''), {}, tank].map(card => term(setPiece(pair(8, {}, card), {}, position), EFFECT, {}, book))).toEqual([
    2,
    2,
    undefined,
    undefined,
  ]),
);
rule('ASC-fortified-position-effect#5', 'ProtoMechs and vehicles go hull down there', () => {
  const crouch = stay({ stance: 'hullDown' });
  const here = [{ ...patch('fortified', 18, 38, 22, 42), id: 'position' }];
  expect([against(tank, crouch, here), against({ type: 'PM' }, crouch, here), against(tank, crouch)]).toEqual([
    [],
    [],
    ['ASC-hull-down-eligibility'],
  ]);
});
rule('AS-sua-trn', 'nobody else does', () => expect(against(suits(''))).toEqual([CREATE]));
