import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { bombMarks } from '../artillery/bomb-load.ts';
import { firepower } from '../attack/value.ts';
import type { Arc } from '../card/card.ts';
import { damageOf } from '../card/card.ts';
import { patch } from '../set-piece.ts';
import type { AirRun, Bomb, Unit } from '../shape.ts';
import { aloft, begin, carryOut, ground, needed, over, refused, shoot, sky, spot } from './sky.fixture.ts';

const near = ground({}, 1, 20, 20);
const flew = (
  run: AirRun,
  others: readonly ReturnType<typeof ground>[] = [near],
  card: Parameters<typeof aloft>[0] = {},
  more: Partial<Unit> = {},
) => {
  const game = begin([aloft(card, 0, more), ...others]);
  game.does(0, over(run));
  return game;
};
const wounds = (unit: Unit): number => unit.card.armor + unit.card.structure - unit.armor - unit.structure;
const bombs = (...load: readonly Bomb[]): Partial<Unit> => ({ marks: bombMarks(load) });
const laden = { specials: 'BOMB4' };

rule('AS-a2g', 'in the air it attacks in runs and in no other way, and does not walk', () => {
  const game = flew({ kind: 'strike', target: 1 });
  expect(refused(game.state, shoot(0, 1))).toContain('AS-a2g');
  expect(refused(game.state, { type: 'deed', unit: 0, deed: 'spot' })).toContain('AS-a2g');
  const stays = { type: 'move', unit: 0, mode: 'stand', path: [], facing: { dx: 0, dy: 1 } } as const;
  expect(refused(sky([aloft(), near]), stays)).toContain('AS-a2g');
});
rule('AS-a2g-strike', '+2 at Short range on one target within an inch of the line, with the target’s movement', () => {
  const beside = (x: number) => refused(sky([aloft(), ground({}, 1, x, 20)]), over({ kind: 'strike', target: 1 }));
  // The edge of the base counts: 159 tenths of a millimetre from its middle.
  expect([beside(20), beside(21.62), beside(21.7)]).toEqual([[], [], ['AS-a2g-strike']]);
  const game = flew({ kind: 'strike', target: 1 }, [ground({ move: '12"' }, 1, 20, 20)]);
  game.does(0, carryOut, 4, 4);
  expect(needed(game)).toEqual({ total: 8, terms: { 'AS-skill': 4, 'AS-to-hit-range': 0, 'AS-tmm-13c': 2, 'AS-a2g-strike': 2 } });
  expect(wounds(game.state.units[1]!)).toBe(5);
});
rule('AS-a2g-strike', 'terrain counts, the back of the target does not, and overheating adds its points', () => {
  const woods = patch('woods', 17, 17, 23, 23);
  const game = begin([aloft({ overheat: 2 }), ground({ armor: 12 }, 1, 20, 20, { facing: { dx: 0, dy: -1 } })], undefined, [woods]);
  expect(refused(game.state, over({ kind: 'strike', target: 1, overheat: 3 }))).toEqual(['AS-a2g-strike']);
  game.does(0, over({ kind: 'strike', target: 1, overheat: 2 }));
  game.does(0, carryOut, 4, 4);
  expect(needed(game).terms['AS-to-hit-woods']).toBe(2);
  expect([wounds(game.state.units[1]!), game.state.units[0]!.overheated]).toEqual([7, 2]);
});
rule('AS-a2g-strike', 'a ball strikes with what is aft, wings with the nose', () => {
  const arcs: { readonly front: Arc; readonly rear: Arc } = {
    front: { standard: damageOf('6/6/6/6') },
    rear: { standard: damageOf('2/2/2/2') },
  };
  for (const [type, move, points] of [
    ['DS', '4p', 2],
    ['DA', '4a', 6],
  ] as const) {
    const game = begin([aloft({ type, move }, 0, {}, { arcs }), near]);
    game.does(0, over({ kind: 'strike', target: 1 }));
    game.does(0, carryOut, 5, 5);
    expect(wounds(game.state.units[1]!)).toBe(points);
  }
});
rule('AS-a2g-strafe', 'every unit in ten inches by two has a roll of its own at +4, friends too', () => {
  const crowd = [ground({}, 1, 20, 20), ground({}, 0, 21.5, 16), ground({}, 1, 22, 18), ground({}, 1, 20, 9)];
  const game = flew({ kind: 'strafe', at: spot(20, 22) }, crowd);
  game.does(0, carryOut, 5, 4, 1, 1);
  expect(game.events.flatMap(event => (event.type === 'attacked' ? [[event.target, event.hit]] : []))).toEqual([
    [1, true],
    [2, false],
  ]);
  expect(needed(game).terms['AS-a2g-strafe']).toBe(4);
  expect(wounds(game.state.units[1]!)).toBe(3);
});
rule('AS-a2g-strafe', 'half the Short value, rounded normally, a point at least', () => {
  const dealt = (damage: string) => firepower(sky([aloft({ damage })]).units[0]!, 'strafe', 0).points;
  expect(['5/-/-', '4/-/-', '1/-/-', '0/-/-'].map(dealt)).toEqual([3, 2, 1, 0]);
});
rule('AS-a2g-strafe', 'the strip lies on the line, all ten inches of it', () => {
  const strip = (x: number, y: number) => refused(sky([aloft(), near]), over({ kind: 'strafe', at: spot(x, y) }));
  expect([strip(20, 30), strip(20, 10), strip(20, 9.9), strip(21, 30)]).toEqual([[], [], ['AS-a2g-strafe'], ['AS-a2g-strafe']]);
});
rule('AS-a2g-dive', 'any number of bombs on one point of the line, at Skill + 2 whatever stands there', () => {
  const dive = (run: Partial<AirRun>) =>
    refused(sky([aloft(laden, 0, bombs('he', 'he')), near]), over({ kind: 'bomb', at: spot(20, 20), bomb: 'he', ...run }));
  expect([dive({ count: 2 }), dive({ count: 3 }), dive({ at: spot(22, 20) }), dive({ bomb: 'cluster' })]).toEqual([
    [],
    ['AS-a2g-dive'],
    ['AS-a2g-dive'],
    ['AS-a2g-dive'],
  ]);
  const game = flew(
    { kind: 'bomb', at: spot(20, 20), bomb: 'he', count: 2 },
    [ground({ move: '16"' }, 1, 20, 20)],
    laden,
    bombs('he', 'he'),
  );
  game.does(0, carryOut, 3, 3);
  expect([needed(game).total, wounds(game.state.units[1]!), game.state.units[0]!.marks]).toEqual([6, 4, []]);
});
rule('AS-a2g-altitude', 'one bomb for each point, at Skill + 3, and a miss goes two dice of double inches astray', () => {
  const run: AirRun = { kind: 'altitude', points: [spot(20, 20), spot(20, 30)], bomb: 'he' };
  expect(refused(sky([aloft(laden, 0, bombs('he')), near]), over(run))).toEqual(['AS-a2g-altitude']);
  const game = flew(run, [near, ground({}, 1, 20, 30)], laden, bombs('he', 'he'));
  game.does(0, carryOut, 4, 3, 3, 3, 2, 1, 1);
  expect(needed(game).total).toBe(7);
  expect([wounds(game.state.units[1]!), wounds(game.state.units[2]!), game.state.units[0]!.marks]).toEqual([2, 0, []]);
});
rule('ASC-tbl-aero-air-to-ground-mods', 'altitude bombing +3, dive bombing +2, strafing +4, striking +2', () => {
  const runs: readonly AirRun[] = [
    { kind: 'altitude', points: [spot(20, 20)], bomb: 'he' },
    { kind: 'bomb', at: spot(20, 20), bomb: 'he' },
    { kind: 'strafe', at: spot(20, 22) },
    { kind: 'strike', target: 1 },
  ];
  const totals = runs.map(run => {
    const game = flew(run, [ground({ move: '4"' }, 1, 20, 20)], laden, bombs('he'));
    game.does(0, carryOut, 6, 5);
    return needed(game).total - 4;
  });
  expect(totals).toEqual([3, 2, 4, 2]);
});
