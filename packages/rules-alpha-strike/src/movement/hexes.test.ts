import { table as terrain } from '@sortie/board';
import { lawfulGame, randomGame, rule, scene } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { alphaStrike } from '../index.ts';
import { HEXSIDES } from '../measure.ts';
import { hit, refused, ruleset, term } from '../scene.fixture.ts';
import { type Placed, patch, type Sketch, setHexPiece, setPiece, sketch } from '../set-piece.ts';
import type { MoveCommand, State } from '../shape.ts';
import { fromBehind, inForwardArc } from '../sight/arcs.ts';
import { distanceBetween, inContact, isWithin, type Standing } from '../state.ts';

const at = terrain.hexCentre;
const put = (card: Sketch, seat: 0 | 1, x: number, y: number): Placed => ({
  card: sketch({ armor: 20, ...card }),
  seat,
  x,
  y,
  more: { moved: null },
});
const moving = (card: Sketch, pieces: readonly terrain.Piece[] = []): State =>
  setHexPiece([put(card, 0, 10, 10), put({}, 1, 30, 2)], { phase: 'movement' }, pieces);
const north = { dx: 0, dy: -1 };
const walk = (...path: readonly (readonly [number, number])[]): MoveCommand => ({
  type: 'move',
  unit: 0,
  mode: 'ground',
  path: path.map(([column, row]) => at(column, row)),
  facing: north,
});
const couple = (column: number, row: number, a: Sketch = {}, b: Sketch = {}): readonly [Standing, Standing] =>
  setHexPiece([put(a, 0, 10, 10), put(b, 1, column, row)]).units as unknown as readonly [Standing, Standing];
/** A patch of terrain that fills exactly one hex. */
const fill = (kind: terrain.PieceKind, column: number, row: number, more: Partial<terrain.Piece> = {}): terrain.Piece => ({
  ...patch(kind, 0, 0, 1, 1, more),
  id: `${kind}-${column}-${row}`,
  outline: { kind: 'circle', at: at(column, row), radius: 100 },
});

rule('AS-scale-inch#2', 'two inches are a hex: a Move of 8 is four hexes and not five', () => {
  expect([walk([10, 6]), walk([10, 5])].map(command => refused(moving({ move: '8"' }), command))).toEqual([[], ['AS-move-spend']]);
});
rule('AS-hex-play#1', 'a Move of 8 inches is four hexes, of 7 as well, of 6 three', () => {
  const four = walk([10, 6]);
  expect([refused(moving({ move: '8"' }), four), refused(moving({ move: '7"' }), four), refused(moving({ move: '6"' }), four)]).toEqual([
    [],
    [],
    ['AS-move-spend'],
  ]);
});
rule('AS-hex-play#2', 'ranges are 3, 12, 21 and 30 hexes', () => {
  const bracket = (rows: number): number | undefined => {
    const tall = { ...setHexPiece([put({}, 0, 5, 0), put({}, 1, 5, 0)]).table, hexes: { columns: 41, rows: 40 } };
    const [a, b] = setHexPiece([put({}, 0, 5, 0), put({}, 1, 5, rows)]).units;
    const state: State = { ...setHexPiece([]), table: tall, units: [a!, b!] };
    return term(state, 'AS-to-hit-range');
  };
  expect([3, 4, 12, 13, 21, 22, 30, 31].map(bracket)).toEqual([0, 2, 2, 4, 4, 6, 6, 8]);
});
rule('AS-hex-play#3', 'each hex entered costs what its ground costs: woods 1 more, a level 1 for a ’Mech and 2 for a tank', () => {
  const cost = (card: Sketch, piece: terrain.Piece): number => {
    const game = scene(ruleset, moving({ move: '12"', ...card }, [piece]));
    const moved = game.does(0, walk([10, 9])).find(event => event.type === 'moved');
    return moved?.type === 'moved' ? moved.cost / 508 : 0;
  };
  const hill = fill('hill', 10, 9, { height: 508 });
  const tank: Sketch = { type: 'CV', move: '12"t' };
  expect([cost({}, fill('woods', 10, 9)), cost({}, hill), cost(tank, hill), cost(tank, fill('woods', 1, 1))]).toEqual([2, 2, 3, 1]);
});
rule('AS-hex-play#3', 'paved all the way gives wheels and tracks one hex more', () => {
  const tank: Sketch = { type: 'CV', move: '4"t' };
  const road = patch('road', 0, 0, 40, 48);
  expect([refused(moving(tank, [road]), walk([10, 7])), refused(moving(tank), walk([10, 7]))]).toEqual([[], ['AS-move-spend']]);
});
rule('AS-hex-play#1', 'twelve inches of a screen are six hexes, two inches one', () => {
  const screened = (specials: string, row: number) =>
    refused(setHexPiece([put({ specials: 'VR' }, 0, 10, 10), put({ specials }, 1, 10, row)]), hit()).includes('ASC-sua-vr');
  expect([screened('ECM', 4), screened('ECM', 3), screened('LECM', 9), screened('LECM', 8)]).toEqual([true, false, true, false]);
});
rule('AS-hex-play', 'other inches are halved and rounded up', () => {
  const [a, b] = couple(10, 4);
  expect([isWithin(a, b, 12), isWithin(a, b, 11), isWithin(a, b, 10), inContact(...couple(10, 9)), inContact(...couple(10, 8))]).toEqual([
    true,
    true,
    false,
    true,
    false,
  ]);
});
rule('AS-hex-play', 'a template of 2 inches is a hex, one of 6 the hexes around it', () => {
  const shelled = (special: string, row: number): number => {
    const game = scene(ruleset, setHexPiece([put({ specials: special }, 0, 10, 20), put({}, 1, 10, row), put({}, 1, 30, 2)]));
    game.does(0, { type: 'bombard', unit: 0, weapon: special.startsWith('ARTLT') ? 'ART-LT' : 'ART-S', at: at(10, 10) });
    game.does(0, { type: 'done' });
    game.does(1, { type: 'done' }, 6, 6, 5, 5, 2, 2);
    return 20 - game.state.units[1]!.armor;
  };
  expect([shelled('ARTS-1', 10), shelled('ARTS-1', 9), shelled('ARTLT-1', 10), shelled('ARTLT-1', 9), shelled('ARTLT-1', 8)]).toEqual([
    3, 0, 5, 2, 0,
  ]);
});
rule('AS-hex-play', 'units stand on hexes and face their sides', () => {
  const state = moving({});
  expect(refused(state, { ...walk(), path: [{ x: at(10, 9).x + 20, y: at(10, 9).y }] })).toContain('AS-hex-play');
  expect(refused(state, { ...walk([10, 9]), facing: { dx: 1, dy: 0 } })).toEqual(['AS-hex-play']);
  for (const facing of HEXSIDES) expect(refused(state, { ...walk([10, 9]), facing })).toEqual([]);
  const open = setPiece([put({}, 0, 20, 20), put({}, 1, 30, 2)], { phase: 'movement' });
  expect(refused(open, { ...walk(), path: [{ x: 5083, y: 4777 }], facing: { dx: 1, dy: 0 } })).toEqual([]);
});

describe('on hexes', () => {
  test('distance is the number of hexes in every direction', () => {
    expect([...[couple(10, 4), couple(16, 10), couple(16, 7), couple(13, 15)].map(([a, b]) => distanceBetween(a, b) / 508)]).toEqual([
      6, 6, 6, 7,
    ]);
  });
  test('arcs are exact and the same on both sides', () => {
    const front = (column: number, row: number): boolean => inForwardArc(...couple(column, row));
    expect([front(12, 10), front(8, 10), front(12, 11), front(8, 11), front(11, 10), front(9, 10)]).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    const rear = (column: number, row: number): boolean => {
      const [a, b] = couple(column, row);
      return fromBehind(b, a);
    };
    // The two hexsides beside the one behind are the edges of the rear arc.
    expect([rear(10, 13), rear(11, 10), rear(9, 10), rear(12, 11), rear(8, 11), rear(12, 10)]).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
  });
  test('a table is laid out on hexes or taken off them at set-up', () => {
    const setup = { table: { scene: 'hills', seed: 4 }, forces: [[{ card: 'Bulwark' }], [{ card: 'Lancer' }]], zone: 6, limit: 4 } as const;
    expect(ruleset.setup({ ...setup, hexes: true }).units[0]!.base).toBe('hex');
    expect(ruleset.setup(setup).units[0]!.base).toBe('round');
    const laid = ruleset.setup({ ...setup, hexes: true }).table;
    expect(ruleset.setup({ ...setup, table: laid, hexes: false }).units[0]!.base).toBe('round');
    expect(ruleset.setup({ ...setup, table: laid }).units[0]!.base).toBe('hex');
  });
  test('games are played by the laws, and nobody ever stands beside a hex', () => {
    for (const [i, scenario] of alphaStrike.scenarios.slice(0, 3).entries()) {
      const play = { game: alphaStrike, seed: i, scenario: { ...scenario, setup: { ...scenario.setup, hexes: true } }, commands: 60 };
      expect(lawfulGame(play, 20)).toBe(60);
      for (const { after } of randomGame({ ...play, commands: 120 }))
        for (const unit of after.units) if (unit.at) expect(terrain.isStandingPoint(after.table, unit.at)).toBe(true);
    }
  });
});
