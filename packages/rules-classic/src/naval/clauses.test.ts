import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Event } from '../event.ts';
import { unitAt } from '../state.ts';
import { eventsOf, fire, hold, NEXT, NORTH, type Placed, pair, SOUTH, start } from '../testing/table.fixture.ts';
import { CUTTER, FRIGATE, sea, vessel } from './vessel.fixture.ts';

interface Salvo {
  readonly attacker?: Partial<Placed>;
  readonly target?: Partial<Placed>;
  readonly cell?: number;
  readonly initiative?: number;
}
function struck({ attacker = {}, target = {}, cell, initiative = SOUTH }: Salvo, ...dice: readonly number[]) {
  const play = sea(attacker, target, initiative);
  const shot = cell === undefined ? { weapon: 0 } : { weapon: 0, cell };
  const seats = initiative === SOUTH ? [NORTH, SOUTH, SOUTH] : [SOUTH, NORTH, SOUTH];
  const order = initiative === SOUTH ? [fire(0, 1, shot), hold(1), hold(2)] : [hold(1), fire(0, 1, shot), hold(2)];
  const events: readonly Event[] = order.flatMap((command, i) =>
    play.does(seats[i]!, command, ...(i === 2 ? [6, 6, ...dice, ...NEXT] : [])),
  );
  return { play, events, place: eventsOf(events, 'located')[0]?.struck.location };
}
const placeOf = (salvo: Salvo, ...dice: readonly number[]) => struck(salvo, ...dice).place;
const UNMOVED = [1, 1] as const;
const BOW = 0;
const PIVOT = 1;
const LEFT = 3;
const LONG = { target: { design: FRIGATE } };
const AFT = { ...LONG, attacker: { at: '0316', facing: 1 as const } };

describe('where a large vessel is struck', () => {
  rule(
    'TOE-large-naval-hit-turret-result#1',
    'a turret of another hex where this one has none; of several the winner of initiative picks',
    () => {
      expect(placeOf({ target: { design: vessel(10_000, [2]) }, cell: BOW }, ...pair(10))).toBe('T2');
      const beside = { target: { armor: { T1: 5 } }, cell: LEFT };
      expect([
        placeOf({ ...beside, initiative: SOUTH }, ...pair(10)),
        placeOf({ ...beside, initiative: NORTH }, ...pair(10), ...pair(2)),
      ]).toEqual(['T2', 'T1']);
    },
  );
  rule('TOE-large-naval-hit-turret-result#2', 'without any turret near, the side', () => {
    expect([
      placeOf({ target: { design: vessel(10_000, []) }, cell: BOW }, ...pair(10)),
      placeOf({ target: { design: vessel(10_000, [3]) }, cell: BOW }, ...pair(11)),
    ]).toEqual(['FR', 'FR']);
  });
  rule('TOE-large-naval-hit-interior#1', 'at an inner hex the first outer one on the line is struck', () => {
    expect([placeOf({ cell: PIVOT }, ...pair(7)), placeOf({ attacker: { at: '0816', facing: 0 }, cell: PIVOT }, ...pair(7))]).toEqual([
      'FR',
      'RR',
    ]);
  });
  rule('TOE-large-naval-hit-interior#2', 'where the line runs between two of them the winner of initiative picks', () => {
    const between = { attacker: { at: '0505', facing: 2 as const }, target: { armor: { FRLS: 5 } }, cell: PIVOT };
    const places = [SOUTH, NORTH].map(initiative => placeOf({ ...between, initiative }, ...pair(7), ...pair(2)));
    expect(places).toEqual(['FR', 'FRLS']);
  });
  rule('TOE-large-naval-hit-interior#3', 'a 5 or a 9 strikes the hex beside that one', () => {
    expect([placeOf({ cell: PIVOT }, ...pair(5)), placeOf({ cell: PIVOT }, ...pair(9))]).toEqual(['FRRS', 'FRLS']);
  });
  rule('TOE-large-naval-hit-table#1', 'every roll on every side', () => {
    const rows = (salvo: Salvo, lame: readonly number[]) =>
      [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(total =>
        placeOf(salvo, ...pair(total), ...(lame.includes(total) ? UNMOVED : []), ...(total === 2 || total === 12 ? pair(2) : [])),
      );
    const LAME = [3, 4, 5, 9];
    expect(rows({ cell: BOW }, [])).toEqual(['FR', 'FR', 'FR', 'FRRS', 'FR', 'FR', 'FR', 'FRLS', 'T1', 'T1', 'T1']);
    expect(rows({ ...LONG, cell: 6 }, []).slice(0, 8)).toEqual(['FRLS', 'FRLS', 'FRLS', 'FRLS', 'FRLS', 'FRLS', 'FRLS', 'RRLS']);
    expect(rows({ ...AFT, cell: 8 }, LAME).slice(0, 8)).toEqual(['RRLS', 'RRLS', 'RRLS', 'RR', 'RRLS', 'RRLS', 'RRLS', 'RRLS']);
    expect(rows({ cell: 2, attacker: { at: '0816', facing: 0 } }, LAME)).toEqual([
      'RR',
      'RR',
      'RR',
      'RRLS',
      'RR',
      'RR',
      'RR',
      'RRRS',
      'T3',
      'T3',
      'T3',
    ]);
  });
  rule(
    'TOE-large-naval-hit-table#2',
    'at the rear and the rear side 3, 4, 5 and 9 may cost speed, 7 does not; nor does anything in front',
    () => {
      const rolls = (cell: number, total: number, salvo: Salvo, motive: boolean) =>
        eventsOf(struck({ ...salvo, cell }, ...pair(total), ...(motive ? UNMOVED : [])).events, 'worn').length;
      expect([3, 4, 5, 9].map(total => rolls(7, total, AFT, true))).toEqual([1, 1, 1, 1]);
      expect([rolls(7, 7, AFT, false), rolls(5, 3, LONG, false), rolls(0, 4, LONG, false)]).toEqual([0, 0, 0]);
    },
  );
  rule('TOE-large-naval-hit-table#3', 'from above the water that roll is two lower', () => {
    const slowed = (total: number) =>
      eventsOf(struck({ ...AFT, cell: 7 }, ...pair(3), ...pair(total)).events, 'worn').map(({ what }) => what);
    expect([slowed(7), slowed(8)]).toEqual([['nothing'], ['minor']]);
  });
});

describe('what a large vessel suffers', () => {
  const wear = () => ({ ...unitAt(sea({}, {}).state, 1).wear!, crew: [null] });
  const aims = (crew: readonly (number | null)[], turn: number) => {
    const units: readonly Placed[] = [
      { at: '0802', facing: 3 },
      { at: '0809', facing: 0, design: CUTTER, wear: { ...wear(), crew } },
    ];
    const play = start({ phase: 'weapon', turn, units, ground: {} });
    play.does(NORTH, hold(0));
    const events = play.does(SOUTH, fire(1, 0, 3), 1, 1, ...NEXT);
    const term = eventsOf(events, 'aimed')[0]!.numbers[0]!.terms.find(one => one.rule === 'TOE-large-naval-crew-stunned')?.value;
    return [term, unitAt(play.state, 1).wear!.crew];
  };
  rule('TOE-large-naval-crew-stunned#1', 'a stunned crew counts as a dead one to the end of the next turn', () => {
    expect([aims([2], 1), aims([2], 2)]).toEqual([
      [1, [2]],
      [1, []],
    ]);
  });
  rule('TOE-large-naval-crew-stunned#2', 'one of each marks two boxes, of which one is erased at the end of the next turn', () => {
    const hit = struck({ target: { wear: wear() }, cell: LEFT }, ...pair(2), ...pair(8));
    expect(unitAt(hit.play.state, 1).wear!.crew).toEqual([null, 2]);
    expect(aims([null, 2], 2)).toEqual([2, [null]]);
  });
  const opened = (design: typeof FRIGATE, open: readonly number[]) => {
    const before = { ...unitAt(sea({}, { design }).state, 1).wear!, breached: open };
    const play = sea({}, { design, wear: before, armor: { FR: 0 } });
    play.does(NORTH, fire(0, 1, { weapon: 0, cell: 0 }));
    play.does(SOUTH, hold(1));
    play.does(SOUTH, hold(2), 6, 6, ...pair(7), ...pair(2), ...NEXT);
    return unitAt(play.state, 1);
  };
  rule(
    'TOE-large-naval-sinking-threshold#1',
    'it goes down when half of its length, rounded up, is open: three of five, two of three',
    () => {
      expect([opened(FRIGATE, [5]).fate, opened(FRIGATE, [5, 6]).fate]).toEqual(['fighting', 'destroyed']);
      expect([opened(CUTTER, []).fate, opened(CUTTER, [2]).fate]).toEqual(['fighting', 'destroyed']);
    },
  );
  rule('TOE-large-naval-sinking-threshold#2', 'what is in an open part is lost', () => {
    expect(opened(FRIGATE, [5]).wear).toMatchObject({ breached: [5, 0], flooded: ['FR'] });
    const flooded = { ...unitAt(sea({}, {}).state, 1).wear!, flooded: ['FR'] as const, breached: [0] };
    const play = sea({}, { wear: flooded });
    play.does(NORTH, hold(0));
    expect(play.refuses(SOUTH, fire(1, 0, 0)).map(one => one.rule)).toContain('TW-house-working');
    expect(play.book.check(play.state as never, fire(1, 0, 3), SOUTH)).toEqual([]);
  });
});
