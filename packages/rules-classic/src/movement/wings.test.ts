import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { unitOf } from '../scenarios/setup.ts';
import type { Conditions } from '../shape.ts';
import { sheetOf } from '../sheet/compile.ts';
import { unitAt } from '../state.ts';
import { gear } from '../testing/armed.fixture.ts';
import { objections } from '../testing/moving.fixture.ts';
import { eventsOf, hold, jump, NEXT, NORTH, type Placed, SOUTH, start, termsOf } from '../testing/table.fixture.ts';
import { pointsFor } from './points.ts';

const jets = (count: number) => Array.from({ length: count }, () => gear('Jump Jet', 'RT'));
const winged: Paper = { ...(find('GRF-1N') as Paper), mounts: [gear('ISPartialWing', 'LT', 4), ...jets(5)] };
const heavy: Paper = { ...winged, tons: 60 };
const proto: Paper = { ...(find('Roc') as Paper), mounts: [gear('CLPartialWing', 'PT')] };
const wingSlots = (sheetOf(winged).slots['LT'] ?? []).flatMap(({ part }, i) => (part === 'gear' ? [i] : []));
const jetSlots = (sheetOf(winged).slots['RT'] ?? []).flatMap(({ part }, i) => (part === 'jet' ? [i] : []));

const alone = (unit: Partial<Placed>) =>
  start({ units: [{ at: '0801', facing: 3, ...unit } as Placed, { at: '0117', moved: ['stand', 0] }] });
const points = (unit: Partial<Placed>): number => {
  const { book, state } = alone(unit);
  return pointsFor(book, unitAt(state, 0), 'jump');
};
const inAir = (design: Paper, pressure: NonNullable<Conditions['pressure']>): Partial<Placed> => {
  const { condition } = unitOf({ design }, 0, NORTH, { pressure });
  return { design, ...(condition ? { condition } : {}) };
};

describe('partial wings', () => {
  rule('TOE-partial-wing-jump-bonus#1', 'no jets of its own that work, no bonus', () => {
    expect(points({ design: { ...winged, movement: { ...winged.movement, jump: 0 }, mounts: winged.mounts.slice(0, 1) } })).toBe(0);
    expect(points({ design: winged, hits: { RT: jetSlots } })).toBe(0);
    expect(points({ design: winged, hits: { RT: jetSlots.slice(1) } })).toBe(3);
  });
  rule('TOE-partial-wing-jump-bonus#2', 'it goes beyond what jets may give: a walk of five jumps seven', () => {
    expect(sheetOf(winged).walk).toBe(5);
    expect(objections(alone({ design: winged }), jump(0, '0808', 3))).toEqual([]);
    expect(objections(alone({ design: winged }), jump(0, '0809', 3))).not.toEqual([]);
  });
  rule('TOE-partial-wing-jump-bonus#3', "each hit on a 'Mech's wing costs a point of it, and one ends a ProtoMech's", () => {
    expect([0, 1, 2, 3].map(count => points({ design: winged, hits: { LT: wingSlots.slice(0, count) } }))).toEqual([7, 6, 5, 5]);
    const { jump: jets } = sheetOf(proto);
    // The torso hit costs a point of its own.
    expect([points({ design: proto }), points({ design: proto, hits: { PT: [0] } })]).toEqual([jets + 2, jets - 1]);
  });
  rule('TOE-partial-wing-jump-bonus#4', 'two hexes up to 55 tons, one above, less in thin air, none in a vacuum', () => {
    expect([points({ design: winged }), points({ design: heavy })]).toEqual([7, 6]);
    const airs = ['vacuum', 'trace', 'thin', 'high', 'veryHigh'] as const;
    expect(airs.map(air => points(inAir(winged, air)))).toEqual([5, 6, 6, 7, 8]);
    expect(airs.map(air => points(inAir(heavy, air)))).toEqual([5, 5, 6, 6, 7]);
    const cooling = (unit: Partial<Placed>) => {
      const { book, state } = alone(unit);
      return termsOf(book.ask('cooling', { state, unit: unitAt(state, 0), depth: 0 }))['TOE-partial-wing-heat'] ?? 0;
    };
    expect(cooling({ design: winged })).toBe(3);
    expect(airs.map(air => cooling(inAir(winged, air)))).toEqual([0, 1, 2, 3, 3]);
  });
});

describe('heat and wings', () => {
  /** What a turn of this movement brings and takes. */
  const turn = (unit: Partial<Placed>) => {
    const play = start({ phase: 'weapon', units: [{ at: '0801', facing: 3, ...unit } as Placed, { at: '0117', moved: ['stand', 0] }] });
    play.does(NORTH, hold(0));
    const cooled = eventsOf(play.does(SOUTH, hold(1), ...NEXT), 'cooled').find(one => one.unit === 0);
    return [cooled?.built.total, termsOf(cooled!.cooling)['TOE-partial-wing-heat']];
  };
  rule('TOE-partial-wing-heat#1', 'they cool in every turn, used or not', () => {
    expect([turn({ design: winged, moved: ['stand', 0], heat: 5 })[1], turn({ design: winged, moved: ['jump', 3], heat: 5 })[1]]).toEqual([
      3, 3,
    ]);
    expect(turn({ moved: ['jump', 3], heat: 5 })[1]).toBeUndefined();
    expect(turn({ design: winged, gone: ['LT', 'RT'], moved: ['stand', 0], heat: 5 })[1]).toBeUndefined();
  });
  rule('TOE-partial-wing-heat#2', 'what they carry of a jump is not hot: eight hexes heat up as six', () => {
    const eight: Paper = { ...winged, movement: { ...winged.movement, jump: 6 }, mounts: [winged.mounts[0]!, ...jets(6)] };
    expect(turn({ design: eight, moved: ['jump', 8], heat: 5 })[0]).toBe(6);
    expect(turn({ moved: ['jump', 5], heat: 5 })[0]).toBe(5);
  });
  rule('TOE-partial-wing-heat#3', 'no jump makes less than three points', () =>
    expect([turn({ design: winged, moved: ['jump', 2] })[0], turn({ design: winged, moved: ['jump', 4] })[0]]).toEqual([3, 3]),
  );
});
