import { rule } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { bombMarks } from '../artillery/bomb-load.ts';
import { cardNamed } from '../card/cards.ts';
import type { FlyCommand, Unit } from '../shape.ts';
import { thrustOf } from './aircraft.ts';
import { aloft, begin, book, done, ground, over, refused, ruleset, sky, spot, to } from './sky.fixture.ts';

const foe = ground({}, 1, 60, 10);
const rings = [0, 1, 2, 3, 4] as const;
/** The rings an aircraft may fly to. */
const open = (unit: Partial<Unit>, card: Parameters<typeof aloft>[0] = {}): readonly FlyCommand['ring'][] =>
  rings.filter(ring => refused(sky([aloft(card, 0, unit), foe]), to(ring)).length === 0);

rule('AS-aero-map', 'the Central Zone, three rings around it, and what lies beyond', () => {
  expect(rings.slice(0, 4).map(ring => open({ flight: { ring: ring as 0 } }))).toEqual([[1], [0, 2], [1, 3], [2, 4]]);
});
rule('ASC-tbl-aero-movement-modes', 'a has wings and needs a runway, p is a ball', () => {
  expect([cardNamed('Kestrel')!.moves, cardNamed('Homestead')!.moves]).toEqual([[{ value: 10, code: 'a' }], [{ value: 4, code: 'p' }]]);
});
rule('AS-aero-place', 'it begins in the Outer Ring; what breathes air in the Middle Ring', () => {
  const table = { width: 72 * 254, height: 48 * 254, pieces: [] };
  const { units } = ruleset.setup({
    table,
    forces: [[{ card: 'Kestrel' }, { card: 'Swift' }, { card: 'Swift', ring: 0 }, { card: 'Goshawk', grounded: true }], []],
    zone: 6,
    limit: 9,
  });
  expect(units.map(({ fate, flight }) => [fate, flight?.ring])).toEqual([
    ['aloft', 3],
    ['aloft', 2],
    ['aloft', 0],
    ['waiting', 3],
  ]);
});
rule('AS-aero-turn', 'aircraft are moved in turn with those on the ground', () => {
  const game = begin([aloft(), ground({}, 0, 20, 40, { moved: null }), aloft({}, 1), ground({}, 1, 40, 10, { moved: null })]);
  game.does(0, to(1));
  expect([game.state.phase, game.state.active]).toEqual(['movement', 1]);
  game.does(1, to(1, 2));
  game.does(1, { type: 'move', unit: 3, mode: 'stand', path: [], facing: { dx: 0, dy: 1 } });
  game.does(0, { type: 'move', unit: 1, mode: 'stand', path: [], facing: { dx: 0, dy: -1 } });
  expect([game.state.phase, game.state.units[0]!.flight?.ring, game.state.units[2]!.flight?.ring]).toEqual(['combat', 1, 1]);
});
rule('AS-aero-move', 'one ring with Thrust 9, two with 10, and a point of Thrust less for each bomb', () => {
  const middle = { flight: { ring: 2 } } as const;
  expect([open(middle, { move: '9a' }), open(middle, { move: '10a' })]).toEqual([
    [1, 3],
    [0, 1, 3, 4],
  ]);
  const laden = { ...middle, marks: bombMarks(['he']) };
  expect(open(laden, { move: '10a', specials: 'BOMB2' })).toEqual([1, 3]);
  const state = sky([aloft({ move: '10a', specials: 'BOMB2' }, 0, { marks: bombMarks(['he', 'he']) })]);
  expect(thrustOf(book, state.units[0]!)).toBe(8);
  expect(refused(sky([aloft({}, 0, middle), foe]), to(2))).toEqual(['AS-aero-move']);
});
rule('AS-aero-exit', 'past the Outer Ring it is out of the game', () => {
  const game = begin([aloft({}, 0, { flight: { ring: 3 } }), ground({}, 0, 20, 40), foe]);
  game.does(0, to(4));
  expect(game.state.units[0]!.fate).toBe('withdrawn');
  expect([open({ flight: { ring: 2 } }), open({ flight: { ring: 3 } })]).toEqual([
    [1, 3],
    [2, 4],
  ]);
});
rule('AS-sua-atmo', 'it never enters the Outer Ring, and leaves where others enter it', () => {
  const middle = { flight: { ring: 2 } } as const;
  expect([open(middle, { specials: 'ATMO' }), open(middle)]).toEqual([
    [1, 4],
    [1, 3],
  ]);
  expect(refused(sky([aloft({ specials: 'ATMO' }, 0, middle), foe]), to(3))).toEqual(['AS-sua-atmo']);
});
rule('ASC-sa-atmo', 'not even if it could go into space', () => {
  expect(refused(sky([aloft({ specials: 'ATMO,SPC' }, 0, { flight: { ring: 2 } }), foe]), to(3))).toEqual(['AS-sua-atmo']);
});
rule('AS-sua-spc', 'a conventional fighter needs it for the Outer Ring', () => {
  const at = { flight: { ring: 2 } } as const;
  const type = 'CF';
  expect([open(at, { type }), open(at, { type, specials: 'SPC' })]).toEqual([
    [1, 4],
    [1, 3],
  ]);
  expect(refused(sky([aloft({ type }, 0, at), foe]), to(3))).toEqual(['AS-sua-spc']);
});
rule('ASC-sa-spc', 'fighters, small craft and DropShips have it without saying so', () => {
  for (const type of ['AF', 'SC', 'DS', 'DA'] as const) expect(open({ flight: { ring: 2 } }, { type })).toEqual([1, 3]);
});
rule('AS-aero-ground-path', 'from edge to edge, 24 inches at least, and only from the Central Zone', () => {
  const state = sky([aloft(), foe]);
  const line = (from: readonly [number, number], end: readonly [number, number]) =>
    refused(state, over(undefined, { from: spot(...from), to: spot(...end) }));
  expect(line([20, 48], [20, 0])).toEqual([]);
  // Across a corner: 24 inches are a line, a hair less is none.
  expect([line([24, 0], [0, 0]), line([16.98, 0], [0, 16.98]), line([16.9, 0], [0, 16.9])]).toEqual([[], [], ['AS-aero-ground-path']]);
  expect([line([20, 40], [20, 0]), line([20, 48], [20, 10])]).toEqual([['AS-aero-ground-path'], ['AS-aero-ground-path']]);
  expect(refused(sky([aloft({}, 0, { flight: { ring: 1 } }), foe]), over())).toEqual(['AS-aero-ground-path']);
});
rule('AS-aero-ground-path', 'with its next move it is back in the Central Zone', () => {
  const game = begin([aloft(), ground({}, 0, 40, 40), foe]);
  game.does(0, over());
  expect([game.state.units[0]!.fate, game.state.units[0]!.at, game.state.units[0]!.flight?.line]).toEqual([
    'fighting',
    spot(20, 0),
    { from: spot(20, 48), to: spot(20, 0) },
  ]);
  game.does(0, done);
  game.does(1, done, 1, 2, 5, 5);
  const mine = game.state.active === 0 ? game : undefined;
  if (!mine) game.does(1, { type: 'move', unit: 2, mode: 'stand', path: [], facing: { dx: 0, dy: 1 } });
  expect(refused(game.state, over(), 0)).toEqual(['AS-aero-ground-path']);
  expect([1, 2, 3, 4].map(ring => refused(game.state, to(ring as 1)))).toEqual([1, 2, 3, 4].map(() => ['AS-aero-move']));
  game.does(0, to(0));
  expect([game.state.units[0]!.fate, game.state.units[0]!.at, game.state.units[0]!.flight]).toEqual(['aloft', null, { ring: 0 }]);
});
rule('ASC-space-flight-line', 'it lands along such a line as well', () => {
  const landing = (x: number, y: number) => refused(sky([aloft(), foe]), { type: 'land', unit: 0, from: spot(x, y), at: spot(4, 4) });
  // From the corner the line leads across the whole table, from beside it only over a corner of it.
  expect([landing(0, 0), landing(8, 0), landing(4, 30)]).toEqual([[], ['AS-aero-ground-path'], ['AS-aero-ground-path']]);
});
rule('ASC-space-leave-ground-table', 'once off the table it moves on from the Central Zone', () => {
  const low = { flight: { ring: 0, low: true } } as const;
  expect([open(low), open(low, { move: '10a' }), open({})]).toEqual([[0], [0, 1], [1]]);
});
test('what an unknown ship has on its sides is not known either', () => {
  const ship = { ...aloft({ type: 'DS', move: '4p' }, 1, { veiled: true }, { arcs: { front: {} }, threshold: 4 }) };
  const state = sky([ground({}, 0, 20, 40), ship]);
  expect(Object.keys(ruleset.view(state, 0).units[1]!.card)).not.toContain('arcs');
  expect(Object.keys(ruleset.view(state, 0).units[1]!.card)).not.toContain('threshold');
  expect(ruleset.view(state, 1).units[1]!.card.threshold).toBe(4);
});
