import { fromOffset, neighbour } from '@sortie/geometry';
import { seenBy } from '@sortie/kernel';
import { type Event, LOCATIONS, type QuickStart, quickStart } from '@sortie/rules-quick-start';
import { describe, expect, test } from 'vitest';
import { circlesIn } from '../hexes/circles.ts';
import { BIPED_PLACES } from '../hexes/diagram.ts';
import { moved } from './order.ts';
import { effectsOf, toldOf } from './told.ts';

describe('the armor diagram', () => {
  test('has room for every number of circles inside of each place, none over another', () => {
    for (const location of LOCATIONS) {
      for (let count = 1; count <= 32; count++) {
        const { box } = BIPED_PLACES[location];
        const { circles, radius } = circlesIn(box, count);
        expect(circles).toHaveLength(count);
        for (const [i, { x, y }] of circles.entries()) {
          expect(x - radius).toBeGreaterThanOrEqual(box.x - 0.1);
          expect(x + radius).toBeLessThanOrEqual(box.x + box.width + 0.1);
          expect(y - radius).toBeGreaterThanOrEqual(box.y - 0.1);
          expect(y + radius).toBeLessThanOrEqual(box.y + box.height + 0.1);
          for (const other of circles.slice(i + 1)) expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(radius * 2 - 0.05);
        }
      }
    }
  });
});

test('a list is put in order one place at a time', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
});

describe('what is seen and told of events', () => {
  const from = fromOffset(9, 12);
  const bare = quickStart.ruleset.setup(quickStart.scenarios[0]!.setup);
  const view = seenBy<QuickStart>({
    ...bare,
    units: bare.units.map((unit, i) => ({
      ...unit,
      at: i === 0 ? from : fromOffset(9, 6),
      fate: 'fighting' as const,
      seat: i,
      facing: 0 as const,
    })),
  });

  test('a move is travelled step by step', () => {
    const to = neighbour(neighbour(from, 0), 1);
    const event: Event = {
      type: 'moved',
      unit: 0,
      mode: 'walk',
      steps: 'FRF',
      from,
      to,
      facing: 1,
      hexes: 2,
      spent: 3,
      die: { colour: 'white', number: 6 },
    };
    const [travel] = effectsOf(view, event);
    expect(travel?.kind === 'travel' && travel.stops.map(({ at, facing }) => [at, facing])).toEqual([
      [from, 0],
      [neighbour(from, 0), 0],
      [neighbour(from, 0), 1],
      [to, 1],
    ]);
    expect(effectsOf(view, { ...event, mode: 'stand', steps: '' })).toEqual([]);
    expect(effectsOf(view, { ...event, mode: 'jump', steps: '' })[0]).toMatchObject({ kind: 'travel', flying: true });
  });

  test('a shot shows its number, its dice and where it strikes', () => {
    const roll = (total: number) => ({ rule: 'QS-to-hit-roll', faces: [total - 1, 1], total }) as const;
    const event: Event = {
      type: 'fired',
      unit: 0,
      target: 1,
      weapon: 0,
      toHit: { total: 7, terms: [{ rule: 'QS-to-hit-base-gunnery', value: 4, stage: 'base' }] },
      result: 'hit',
      roll: roll(7),
      cluster: null,
      groups: [{ roll: roll(6), location: 'CT', damage: 10 }],
    };
    const told = toldOf(view, event);
    expect(told).toMatchObject({ kind: 'attack', seat: 0, units: ['0', '1'], at: fromOffset(9, 6) });
    expect(told.sums?.map(({ roll: thrown }) => thrown?.total)).toEqual([7, 6]);
    expect(told.sums?.[0]).toMatchObject({ need: 7, good: true });
    expect(effectsOf(view, event)).toEqual([{ kind: 'shot', from, to: fromOffset(9, 6), style: 'bolt', hit: true }]);
    expect(effectsOf(view, { ...event, result: 'miss' })).toHaveLength(2);
  });

  test('marks for the timeline: turns, hits, kills', () => {
    expect(toldOf(view, { type: 'turnBegan', turn: 2 }).mark).toBe('turn');
    expect(toldOf(view, { type: 'destroyed', unit: 1, location: 'CT' }).mark).toBe('kill');
    const hit: Event = {
      type: 'damaged',
      unit: 1,
      by: 0,
      weapon: 0,
      location: 'CT',
      damage: 5,
      marks: [{ location: 'CT', points: 5 }],
      lost: [],
    };
    expect(toldOf(view, hit)).toMatchObject({ mark: 'hit', seat: 0 });
    expect(effectsOf(view, hit)).toMatchObject([{ kind: 'burst', text: '−5 CT' }]);
  });
});
