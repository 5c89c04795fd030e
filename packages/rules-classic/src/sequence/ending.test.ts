import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { pointsFor } from '../movement/points.ts';
import type { Move } from '../shape.ts';
import { unitAt } from '../state.ts';
import { armed, gear } from '../testing/armed.fixture.ts';
import { HIT } from '../testing/core.fixture.ts';
import { fitted } from '../testing/fitted.fixture.ts';
import { at, clearBut, eventsOf, hold, NORTH, type Placed, pair, SOUTH, start, stepsIn } from '../testing/table.fixture.ts';

describe('the end of a turn', () => {
  rule('TW-end-phase#1', 'sleepers, ammunition, fires and smoke, whatever clings; then facings, and victory', () => {
    const units: readonly Placed[] = [{ at: '0101', awake: false, wounds: 1 }, { at: '0117' }];
    const play = start({ phase: 'weapon', units, ground: { '0806': 'F', '0807': 'l' }, conditions: { wind: 3 }, turns: 1 });
    const order = play.book.order('end');
    const places = ['waking', 'dumping', 'fires', 'smoke', 'upkeep'].map(step => order.indexOf(step));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    play.does(NORTH, hold(0));
    const kinds = play.does(SOUTH, hold(1), ...HIT, ...pair(12)).map(({ type }) => type);
    const found = ['woke', 'kindled', 'turnEnded', 'ended'].map(type => kinds.indexOf(type as never));
    expect(found).not.toContain(-1);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
  });
  rule('TW-end-phase#3', 'what fires and falling walls have done counts for victory', () => {
    // The last of the south burns in the last turn: nobody has to count points.
    const men: Placed = { at: '0806', design: 'Foot Platoon (Rifle)' };
    const play = start({ phase: 'weapon', units: [{ at: '0101' }, men], ground: { '0806': 'F' }, turns: 1 });
    play.does(NORTH, hold(0));
    play.does(SOUTH, hold(1));
    expect(play.state.result).toMatchObject({ winners: [NORTH], reason: 'last-standing' });
  });
});

describe('boosters and slides', () => {
  rule('TW-mp-run#4', 'with both boosters two and a half times the walk, and a roll for each', () => {
    const both = fitted('ISMASC', 'Supercharger');
    const play = start({
      units: [
        { at: '0801', facing: 3, design: both },
        { at: '0117', moved: ['stand', 0] },
      ],
    });
    expect(pointsFor(play.book, unitAt(play.state, 0), 'run', 'overdrive')).toBe(13);
    const alone = start({ units: [{ at: '0801', design: fitted('ISMASC') }, { at: '0117' }] });
    expect(pointsFor(alone.book, unitAt(alone.state, 0), 'run', 'overdrive')).toBe(0);
    const move: Move = { type: 'move', unit: 0, mode: 'run', steps: stepsIn('FFFFFFFFFFFFF'), manner: 'overdrive' };
    const events = play.does(NORTH, move, ...pair(3), ...pair(3));
    expect(eventsOf(events, 'strained').map(({ manner, ok }) => [manner, ok])).toEqual([
      ['masc', true],
      ['supercharge', true],
    ]);
    expect(unitAt(play.state, 0).moved!.hexes).toBe(13);
  });
  rule('TW-skid-stop#3', 'a slide into walls strikes them like a charge, and ends there if they stand', () => {
    const slid = (cf: number, ...dice: readonly number[]) => {
      const board = clearBut({
        ...Object.fromEntries(['0803', '0804', '0805', '0806'].map(label => [label, [{ kind: 'pavement' as const, level: 1 }]])),
        '0807': [{ kind: 'building', level: 4, height: 2, cf }],
      });
      const units: readonly Placed[] = [
        { at: '0803', facing: 3, design: armed(gear('ISMASC', 'CT')) },
        { at: '0117', moved: ['stand', 0] },
      ];
      const play = start({ units, board });
      const events = play.does(NORTH, { type: 'move', unit: 0, mode: 'run', steps: stepsIn('FFFRF') }, ...dice);
      return { at: unitAt(play.state, 0).at, battered: eventsOf(events, 'battered').map(({ factor }) => factor) };
    };
    // It falls where it turned, slides two hexes, and the first of them is a building of which three hexes of fifty-five tons take 17.
    const fallen = [1, 1, 1, ...pair(7), ...pair(7), ...HIT] as const;
    const walls = slid(100, ...fallen, ...pair(7), ...pair(7));
    expect(walls).toEqual({ at: at('0806'), battered: [83] });
    const through = slid(10, ...fallen, ...pair(7), ...pair(7), ...pair(7));
    expect(through.battered[0]).toBe(0);
    expect(through.at).not.toEqual(at('0806'));
  });
});
