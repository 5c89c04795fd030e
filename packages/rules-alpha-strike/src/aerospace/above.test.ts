import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { bombMarks } from '../artillery/bomb-load.ts';
import { type Arc, damageOf } from '../card/card.ts';
import { type Sketch, setPiece } from '../set-piece.ts';
import type { AirRun, FlyCommand, Run, Unit } from '../shape.ts';
import {
  aloft,
  begin,
  carryOut,
  done,
  endTurn,
  fight,
  ground,
  needed,
  over,
  passing,
  refused,
  ruleset,
  shoot,
  sky,
  spot,
  to,
} from './sky.fixture.ts';

// The radar map, the flight over the table and the attacks from there, clause by clause.

const foe = ground({}, 1, 60, 10);
const rings = [0, 1, 2, 3, 4] as const;
/** The rings an aircraft may fly to. */
const open = (unit: Partial<Unit>, card: Sketch = {}): readonly FlyCommand['ring'][] =>
  rings.filter(ring => refused(sky([aloft(card, 0, unit), foe]), to(ring)).length === 0);
const wounds = ({ card, armor, structure }: Unit): number => card.armor + card.structure - armor - structure;
const board = { width: 72 * 254, height: 48 * 254, pieces: [] };

rule('AS-aero-map#1', 'the Central Zone, the Inner, the Middle and the Outer Ring, each beside the next', () => {
  expect([0, 1, 2, 3].map(ring => open({ flight: { ring: ring as 0 } }))).toEqual([[1], [0, 2], [1, 3], [2, 4]]);
  const game = begin([aloft({}, 0, { flight: { ring: 0 } }), foe]);
  game.does(0, to(1));
  expect(game.state.units[0]).toMatchObject({ fate: 'aloft', at: null, flight: { ring: 1 } });
});
rule('AS-aero-map#2', 'two that fly in one ring are in one place: there are no sectors', () => {
  const game = begin([aloft({}, 0, { flight: { ring: 1 } }), ground({}, 0, 40, 40), foe]);
  game.does(0, to(2));
  expect(game.state.units[0]!.flight).toEqual({ ring: 2 });
  const carrier = aloft({ type: 'DS', move: '4p', specials: 'AT2' }, 0, {
    flight: { ring: 2 },
    moved: { mode: 'fly', length: 0, from: null },
  });
  expect(refused(sky([aloft({}, 0, { flight: { ring: 1 } }), carrier, foe]), { type: 'fly', unit: 0, ring: 2, into: 1 })).toEqual([]);
});
rule('AS-aero-place#1', 'an aircraft begins in the Outer Ring, where nothing else was agreed', () => {
  const forces = [[{ card: 'Kestrel' }, { card: 'Kestrel', ring: 1 }, { card: 'Swift' }], []] as const;
  const { units } = ruleset.setup({ table: board, forces, zone: 6, limit: 9 });
  expect(units.map(({ fate, flight }) => [fate, flight?.ring])).toEqual([
    ['aloft', 3],
    ['aloft', 1],
    ['aloft', 2],
  ]);
  // From there its first move leads one ring inward.
  const state = { ...sky([aloft({}, 0, { flight: units[0]!.flight! }), foe]) };
  expect([refused(state, to(2)), refused(state, to(1))]).toEqual([[], ['AS-aero-move']]);
});
rule('AS-aero-move#1', 'one zone with Thrust 9, two with Thrust 10', () => {
  const at = { flight: { ring: 1 } } as const;
  expect([open(at, { move: '9a' }), open(at, { move: '10a' })]).toEqual([
    [0, 2],
    [0, 2, 3],
  ]);
});
rule('AS-aero-move#2', 'Thrust counts after what was lost, and less 1 for each bomb', () => {
  const at = { flight: { ring: 1 } } as const;
  expect(open({ ...at, moves: [{ value: 9, code: 'a' }] }, { move: '12a' })).toEqual([0, 2]);
  const laden = (move: string, count: number) =>
    open({ ...at, marks: bombMarks(Array.from({ length: count }, () => 'he' as const)) }, { move, specials: 'BOMB4' });
  expect([laden('12a', 2), laden('12a', 3)]).toEqual([
    [0, 2, 3],
    [0, 2],
  ]);
});
rule('AS-aero-move#3', 'it cannot stay in its zone, and its side is not done before it has moved', () => {
  for (const ring of [0, 1, 2, 3] as const)
    expect(refused(sky([aloft({}, 0, { flight: { ring } }), foe]), to(ring))).toEqual(['AS-aero-move']);
  expect(refused(sky([aloft(), foe]), done).length).toBeGreaterThan(0);
  expect(refused(sky([aloft(), foe]), { type: 'move', unit: 0, mode: 'stand', path: [], facing: { dx: 0, dy: 1 } })).toContain('AS-a2g');
});
rule('AS-aero-exit#1', 'whoever moves out past the Outer Ring has left the fight', () => {
  const game = begin([aloft({}, 0, { flight: { ring: 3 } }), ground({}, 0, 20, 40), foe]);
  game.does(0, to(4));
  expect(game.state.units[0]!.fate).toBe('withdrawn');
  expect(refused(sky([aloft({}, 0, { flight: { ring: 2 } }), foe]), to(4))).toEqual(['AS-aero-move']);
});
rule('AS-aero-exit#2', 'whoever cannot go into space leaves where others enter the Outer Ring', () => {
  const at = { flight: { ring: 2 } } as const;
  expect([open(at, { type: 'CF' }), open(at, { type: 'AF', specials: 'ATMO' }), open(at)]).toEqual([
    [1, 4],
    [1, 4],
    [1, 3],
  ]);
  const game = begin([aloft({ type: 'CF' }, 0, at), ground({}, 0, 20, 40), foe]);
  game.does(0, to(4));
  expect(game.state.units[0]!.fate).toBe('withdrawn');
});
rule('AS-sua-atmo#1', 'with ATMO a fighter stays out of the Outer Ring', () => {
  const at = { flight: { ring: 2 } } as const;
  expect(refused(sky([aloft({ specials: 'ATMO' }, 0, at), foe]), to(3))).toEqual(['AS-sua-atmo']);
  expect(refused(sky([aloft({ specials: 'ATMO,SPC' }, 0, at), foe]), to(3))).toEqual(['AS-sua-atmo']);
  expect(refused(sky([aloft({}, 0, at), foe]), to(3))).toEqual([]);
});
rule('AS-sua-atmo#2', 'and leaves the fight from the Middle Ring', () => {
  const game = begin([aloft({ specials: 'ATMO' }, 0, { flight: { ring: 2 } }), ground({}, 0, 20, 40), foe]);
  game.does(0, to(4));
  expect(game.state.units[0]!.fate).toBe('withdrawn');
  expect(refused(sky([aloft({ specials: 'ATMO' }, 0, { flight: { ring: 1 } }), foe]), to(4))).toEqual(['AS-aero-move']);
});

rule('AS-aero-ground-path#1', 'from an edge and straight across 24 inches of table, to attack as to land', () => {
  const line = (from: readonly [number, number], end: readonly [number, number]) =>
    refused(sky([aloft(), foe]), over(undefined, { from: spot(...from), to: spot(...end) }));
  expect([line([24, 0], [0, 0]), line([16.98, 0], [0, 16.98]), line([16.9, 0], [0, 16.9]), line([20, 47], [20, 0])]).toEqual([
    [],
    [],
    ['AS-aero-ground-path'],
    ['AS-aero-ground-path'],
  ]);
  const landing = (x: number, y: number) => refused(sky([aloft(), foe]), { type: 'land', unit: 0, from: spot(x, y), at: spot(4, 4) });
  expect([landing(0, 0), landing(8, 0), landing(4, 30)]).toEqual([[], ['AS-aero-ground-path'], ['AS-aero-ground-path']]);
});
rule('AS-aero-ground-path#2', 'its next move takes it to the Central Zone, and nowhere else', () => {
  const game = begin([aloft({ move: '9a' }), ground({}, 0, 40, 40), foe]);
  game.does(0, over());
  endTurn(game, 1, 2, 5, 5);
  if (game.state.active === 1) game.does(1, { type: 'move', unit: 2, mode: 'stand', path: [], facing: { dx: 0, dy: 1 } });
  expect([refused(game.state, over()), refused(game.state, to(1)), refused(game.state, to(0))]).toEqual([
    ['AS-aero-ground-path'],
    ['AS-aero-move'],
    [],
  ]);
  game.does(0, to(0));
  expect(game.state.units[0]).toMatchObject({ fate: 'aloft', at: null, flight: { ring: 0 } });
});

const near = ground({}, 1, 20, 20);
const flew = (run: AirRun, others = [near], card: Sketch = {}, more: Partial<Unit> = {}) => {
  const game = begin([aloft(card, 0, more), ...others]);
  game.does(0, over(run));
  return game;
};
const strike: AirRun = { kind: 'strike', target: 1 };
const strafe: AirRun = { kind: 'strafe', at: spot(20, 22) };

rule('AS-a2g#1', 'in flight it strafes, strikes and bombs along its line, and does nothing else to the ground', () => {
  const load = { marks: bombMarks(['he']) };
  const runs: readonly AirRun[] = [
    strike,
    strafe,
    { kind: 'bomb', at: spot(20, 20), bomb: 'he' },
    { kind: 'altitude', points: [spot(20, 20)], bomb: 'he' },
  ];
  for (const run of runs) expect(refused(sky([aloft({ specials: 'BOMB1' }, 0, load), near]), over(run))).toEqual([]);
  const game = flew(strike, [near], { specials: 'LRM2/2/2,IF2' });
  for (const how of ['standard', 'LRM', 'strike'] as const) expect(refused(game.state, shoot(0, 1, { how }))).toContain('AS-a2g');
  expect(refused(game.state, { type: 'demolish', unit: 0, piece: 'x' })).toContain('AS-a2g');
  // A run that was not declared with the line cannot be made.
  const plain = begin([aloft(), near]);
  plain.does(0, over());
  expect(refused(plain.state, carryOut)).toContain('AS-a2g');
});
rule('AS-a2g#2', 'at Short range, whatever the distance from where it ends its line', () => {
  for (const run of [strike, strafe]) {
    const game = flew(run, [ground({}, 1, 20, 20)], { damage: '5/1/1' });
    game.does(0, carryOut, 6, 5);
    expect(needed(game).terms['AS-to-hit-range']).toBe(0);
    expect(wounds(game.state.units[1]!)).toBe(run === strike ? 5 : 3);
  }
});
rule('AS-a2g#3', 'over the table it neither points targets out nor spots', () => {
  const game = flew(strike, [near], { specials: 'TAG,SNARC' });
  expect(refused(game.state, shoot(0, 1, { how: 'TAG' }))).toContain('AS-a2g');
  expect(refused(game.state, shoot(0, 1, { how: 'SNARC' }))).toContain('AS-a2g');
  expect(refused(game.state, { type: 'deed', unit: 0, deed: 'spot' })).toContain('AS-a2g');
  const onFoot = setPiece([ground({ specials: 'TAG' }, 0, 20, 25), near]);
  expect(refused(onFoot, shoot(0, 1, { how: 'TAG' }))).toEqual([]);
});
rule('AS-a2g-strafe#1', '+4, and a roll for each who stands in ten inches by two', () => {
  // The strip leads from 22 to 12, an inch to either side; bases reach 0.63 inches.
  const crowd = [ground({}, 1, 20, 20), ground({}, 0, 21.6, 16), ground({}, 1, 21.7, 18), ground({}, 1, 20, 11.4), ground({}, 1, 20, 11.3)];
  const game = flew(strafe, crowd);
  game.does(0, carryOut, 5, 3, 4, 3, 1, 1);
  expect(game.events.flatMap(event => (event.type === 'attacked' ? [[event.target, event.hit]] : []))).toEqual([
    [1, true],
    [2, false],
    [4, false],
  ]);
  expect([needed(game).total, needed(game).terms['AS-a2g-strafe']]).toEqual([8, 4]);
});
rule('AS-a2g-strafe#2', 'half the Short value, rounded normally, a point at least', () => {
  const raked = (damage: string) => {
    const game = flew(strafe, [ground({}, 1, 20, 20)], { damage });
    game.does(0, carryOut, 5, 5);
    return wounds(game.state.units[1]!);
  };
  expect(['5/-/-', '4/-/-', '3/-/-', '1/-/-'].map(raked)).toEqual([3, 2, 2, 1]);
});
rule('AS-a2g-strafe#3', 'a craft with sides strafes with its nose alone', () => {
  const side = (standard: string): Arc => ({ standard: damageOf(standard) });
  const arcs = { front: side('4/4/4/4'), left: side('9/9/9/9'), right: side('9/9/9/9'), rear: side('8/8/8/8') };
  for (const [type, move] of [
    ['DA', '4a'],
    ['DS', '4p'],
  ] as const) {
    const game = begin([aloft({ type, move }, 0, {}, { arcs }), near]);
    game.does(0, over(strafe));
    game.does(0, carryOut, 5, 5);
    expect(wounds(game.state.units[1]!)).toBe(2);
  }
});
rule('AS-a2g-strafe#4', 'the second in the strip is no secondary target: both need the same', () => {
  const game = flew(strafe, [ground({}, 1, 20, 20), ground({}, 1, 20, 16)]);
  game.does(0, carryOut, 1, 1, 1, 1);
  const totals = game.events.flatMap(event => (event.type === 'attacked' ? [event.toHit.total] : []));
  expect(totals).toEqual([8, 8]);
});
rule('AS-a2g-strike#1', '+2 on one target within an inch of the line, with the Short value and what it overheats', () => {
  const beside = (x: number) => refused(sky([aloft(), ground({}, 1, x, 20)]), over(strike));
  expect([beside(21.62), beside(21.7)]).toEqual([[], ['AS-a2g-strike']]);
  const struck = (overheat: number) => {
    const game = flew({ ...strike, overheat }, [ground({ armor: 12 }, 1, 20, 20), ground({}, 1, 20, 16)], { overheat: 2 });
    game.does(0, carryOut, 3, 3);
    expect([needed(game).total, needed(game).terms['AS-a2g-strike'], wounds(game.state.units[2]!)]).toEqual([6, 2, 0]);
    return [wounds(game.state.units[1]!), game.state.units[0]!.overheated];
  };
  expect([struck(0), struck(2)]).toEqual([
    [5, 0],
    [7, 2],
  ]);
  expect(refused(sky([aloft({ overheat: 2 }), near]), over({ ...strike, overheat: 3 }))).toEqual(['AS-a2g-strike']);
});
rule('AS-a2g-strike#2', 'a ball strikes with what is aft, a ship with wings with its nose', () => {
  const arcs = { front: { standard: damageOf('6/6/6/6') }, rear: { standard: damageOf('2/2/2/2') } };
  const dealt = (type: 'DS' | 'DA', move: string) => {
    const game = begin([aloft({ type, move }, 0, {}, { arcs }), near]);
    game.does(0, over(strike));
    game.does(0, carryOut, 5, 5);
    return wounds(game.state.units[1]!);
  };
  expect([dealt('DS', '4p'), dealt('DA', '4a')]).toEqual([2, 6]);
});

const under = (card: Sketch = {}, x = 18): ReturnType<typeof ground> => ground(card, 0, x, 20, { facing: { dx: 1, dy: 0 } });
rule('AS-g2a#1', 'whoever stood in what was attacked, or within six inches of the line, may fire at what crossed the table', () => {
  const from = (x: number, run?: Run) => refused(setPiece([under({}, x), passing({}, run)]), shoot(0, 1));
  expect([from(13.4), from(13.3), from(26.6), from(26.7)]).toEqual([[], ['AS-g2a'], [], ['AS-g2a']]);
  const strip: Run = { kind: 'strafe', from: spot(8, 22), to: spot(18, 20), height: 5080 };
  const bombed: Run = { kind: 'bomb', from: spot(10, 20), to: spot(10, 20), height: 5080, bomb: 'he', count: 1 };
  const hit: Run = { kind: 'strike', from: spot(10, 20), to: spot(10, 20), height: 5080, target: 0 };
  expect([from(10), from(10, strip), from(10, bombed), from(10, hit)]).toEqual([['AS-g2a'], [], [], []]);
  // Not at one that did not come this turn.
  const away = { ...sky([under(), aloft({}, 1)]), phase: 'combat' as const };
  expect(refused(away, shoot(0, 1)).length).toBeGreaterThan(0);
});
rule('AS-g2a#2', 'at Short range, whatever way it faces, and by direct fire alone', () => {
  const behind = ground({ specials: 'IF2', damage: '4/1/1' }, 0, 20, 1.25, { facing: { dx: 0, dy: 1 } });
  const placed = [behind, ground({}, 0, 30, 30), passing({ armor: 20 })];
  const orders = [shoot(0, 2), shoot(0, 2, { how: 'strike' }), shoot(0, 2, { how: 'indirect', spotter: 1 })];
  expect(orders.map(order => refused(setPiece(placed), order).includes('AS-g2a'))).toEqual([false, true, true]);
  const game = fight(placed);
  game.does(0, shoot(0, 2), 5, 5);
  expect([needed(game).terms['AS-to-hit-range'], wounds(game.state.units[2]!)]).toEqual([0, 4]);
  // From thirty inches down the line it is Short range as well.
  const far = fight([ground({ damage: '4/1/1' }, 0, 20, 40), passing({ armor: 20 })]);
  far.does(0, shoot(0, 1), 5, 5);
  expect([needed(far).terms['AS-to-hit-range'], wounds(far.state.units[1]!)]).toEqual([0, 4]);
});
rule('AS-g2a-threshold#1', 'more than the threshold in one attack is a critical roll, though only armor is gone', () => {
  const shot = (damage: string, ...dice: readonly number[]) => {
    const game = fight([under({ damage }), passing({ armor: 9 })]);
    game.does(0, shoot(0, 1), 5, 5, ...dice);
    return game.state.units[1]!.waiting.map(({ kind }) => kind);
  };
  expect([shot('3/-/-'), shot('4/-/-', 2, 3)]).toEqual([[], ['weapon']]);
});
rule('AS-g2a-threshold#2', 'with a natural 12 it is one roll, not two', () => {
  const game = fight([under({ damage: '4/-/-' }), passing({ armor: 9 })]);
  game.does(0, shoot(0, 1), 6, 6, 2, 3);
  expect(game.state.units[1]!.waiting.map(({ kind }) => kind)).toEqual(['weapon']);
  const light = fight([under({ damage: '3/-/-' }), passing({ armor: 9 })]);
  light.does(0, shoot(0, 1), 6, 6, 2, 3);
  expect(light.state.units[1]!.waiting.map(({ kind }) => kind)).toEqual(['weapon']);
});
rule('AS-aero-threshold#1', 'a third of the armor it began with, rounded up, or what is printed', () => {
  const shot = (damage: number, armor: number, threshold?: number) => {
    const game = fight([
      under({ damage: `${damage}/-/-` }),
      passing({ armor }, undefined, {}, threshold === undefined ? {} : { threshold }),
    ]);
    return () => game.does(0, shoot(0, 1), 5, 5, ...(damage > (threshold ?? Math.ceil(armor / 3)) ? [3, 3] : []));
  };
  // 10 / 3 is 4: four points do nothing, five make it roll; a printed 2 is passed by three.
  for (const [damage, armor, printed] of [
    [4, 10, undefined],
    [5, 10, undefined],
    [3, 9, undefined],
    [4, 9, undefined],
    [2, 10, 2],
    [3, 10, 2],
  ] as const)
    expect(shot(damage, armor, printed)).not.toThrow();
});
rule('AS-aero-threshold#2', 'what it has lost does not lower it', () => {
  // Nine points to begin with, five left: three do nothing, as at the start.
  const worn = fight([under({ damage: '3/-/-' }), passing({ armor: 9 }, undefined, { armor: 5 })]);
  worn.does(0, shoot(0, 1), 5, 5);
  expect(worn.state.units[1]!.waiting).toEqual([]);
  const more = fight([under({ damage: '4/-/-' }), passing({ armor: 9 }, undefined, { armor: 5 })]);
  more.does(0, shoot(0, 1), 5, 5, 2, 3);
  expect(more.state.units[1]!.waiting).toHaveLength(1);
});
