import type { Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import type { Event } from '../event.ts';
import { unitAt } from '../state.ts';
import { eventsOf, fire, hold, jump, NEXT, NORTH, type Placed, pair, SOUTH, start, WITNESS, walk } from '../testing/table.fixture.ts';
import { CUTTER, FRIGATE, sea, vessel } from './vessel.fixture.ts';

interface Salvo {
  readonly attacker?: Partial<Placed>;
  readonly target?: Partial<Placed>;
  /** The hex of the vessel that is aimed at. */
  readonly cell?: number;
  readonly weapon?: number;
  readonly initiative?: number;
}

/** One hit with a PPC: `dice` are those of the place and of what it brings about. */
function struck({ attacker = {}, target = {}, cell, weapon = 0, initiative = SOUTH }: Salvo, ...dice: readonly number[]) {
  const play = sea(attacker, target, initiative);
  const shot = cell === undefined ? { weapon } : { weapon, cell };
  const seats = initiative === SOUTH ? [NORTH, SOUTH, SOUTH] : [SOUTH, NORTH, SOUTH];
  const order = initiative === SOUTH ? [fire(0, 1, shot), hold(1), hold(2)] : [hold(1), fire(0, 1, shot), hold(2)];
  const events = order.flatMap((command, i) => play.does(seats[i]!, command, ...(i === 2 ? [6, 6, ...dice, ...NEXT] : [])));
  return { play, events, place: eventsOf(events as readonly Event[], 'located')[0]?.struck.location };
}

const placeOf = (salvo: Salvo, ...dice: readonly number[]) => struck(salvo, ...dice).place;
const UNMOVED = [1, 1] as const;
/** Hexes of a vessel that is three long: bow, Pivot Point, stern, left side, right side. */
const [BOW, PIVOT, STERN, LEFT, LEFT_AFT, RIGHT] = [0, 1, 2, 3, 4, 5];

describe('large naval vessels', () => {
  rule('TOE-large-naval-hit-facing', 'are struck on the side that the hex aimed at belongs to', () => {
    expect([BOW, LEFT, RIGHT].map(cell => placeOf({ cell: cell! }, ...pair(7)))).toEqual(['FR', 'FRLS', 'FRRS']);
    expect(placeOf({ attacker: { at: '0816', facing: 0 }, cell: STERN! }, ...pair(7))).toBe('RR');
    expect(placeOf({}, ...pair(7))).toBe('FR');
    const play = sea({}, {});
    expect(play.refuses(NORTH, fire(0, 1, { weapon: 0, cell: 7 })).map(one => one.rule)).toContain('TW-house-vessels');
  });
  rule('TOE-large-naval-hit-table', 'by a table of their own: fives and nines strike the hexes beside, the rear may lose speed', () => {
    expect([placeOf({ cell: BOW! }, ...pair(5)), placeOf({ cell: BOW! }, ...pair(9))]).toEqual(['FRRS', 'FRLS']);
    const long = { target: { design: FRIGATE } };
    // Left side of a vessel of five hexes: 5 and 6 are the Front Side, 7 and 8 the Rear Side.
    expect([5, 6].map(cell => placeOf({ ...long, cell }, ...pair(5)))).toEqual(['FR', 'FRLS']);
    expect([5, 6].map(cell => placeOf({ ...long, cell }, ...pair(9)))).toEqual(['FRLS', 'RRLS']);
    const aft = { ...long, attacker: { at: '0316', facing: 1 as const } };
    expect(placeOf({ ...aft, cell: 8 }, ...pair(5), ...UNMOVED)).toBe('RR');
    expect(placeOf({ ...aft, cell: 7 }, ...pair(9), ...UNMOVED)).toBe('FRLS');
    const slowed = (total: number) =>
      eventsOf(struck({ ...aft, cell: 7 }, ...pair(3), ...pair(total)).events as readonly Event[], 'worn').map(({ what }) => what);
    expect([slowed(7), slowed(8)]).toEqual([['nothing'], ['minor']]);
    expect(placeOf({ cell: BOW! }, ...pair(10))).toBe('T1');
    const through = struck({ cell: BOW! }, ...pair(2), ...pair(2));
    expect([through.place, eventsOf(through.events as readonly Event[], 'worn').length]).toEqual(['FR', 1]);
  });
  rule('TOE-large-naval-hit-turret-result', 'in a turret of that hex, of one beside it, or on the side', () => {
    const design = vessel(10_000, [2]);
    expect(placeOf({ target: { design }, cell: BOW! }, ...pair(10))).toBe('T2');
    expect(placeOf({ target: { design: vessel(10_000, []) }, cell: BOW! }, ...pair(10))).toBe('FR');
    // Between the bow and the Pivot Point both have one: whoever has won initiative picks.
    const beside = { target: { armor: { T1: 5 } }, cell: LEFT! };
    expect([
      placeOf({ ...beside, initiative: SOUTH }, ...pair(10)),
      placeOf({ ...beside, initiative: NORTH }, ...pair(10), ...pair(2)),
    ]).toEqual(['T2', 'T1']);
  });
  rule('TOE-large-naval-hit-interior', 'on the first hex of the outside that the line to an inner hex crosses', () => {
    expect(placeOf({ cell: PIVOT! }, ...pair(7))).toBe('FR');
    expect(placeOf({ cell: PIVOT! }, ...pair(5))).toBe('FRRS');
    expect(placeOf({ attacker: { at: '0816', facing: 0 }, cell: PIVOT! }, ...pair(7))).toBe('RR');
  });
  rule('TOE-large-naval-hit-underwater', 'never on a turret from below', () => {
    const diver = { design: 'Neptune Submarine', at: '0804', elevation: -3, facing: 3 as const };
    const { place } = struck({ attacker: diver, cell: PIVOT!, weapon: 3 }, ...pair(10), ...pair(2));
    expect(place).toBe('FR');
  });
  const onPivot = (design: Paper, cell: number) => placeOf({ target: { design }, cell, attacker: { at: '0802' } }, ...pair(10));
  rule('TOE-large-naval-template-b', 'three hexes long carry their second turret on the Pivot Point and the third at the stern', () => {
    expect([onPivot(CUTTER, PIVOT!), onPivot(CUTTER, STERN!)]).toEqual(['T2', 'T3']);
    expect(LEFT_AFT).toBe(4);
  });
  rule('TOE-large-naval-template-c', 'five hexes long their third', () => {
    expect([2, 3, 4].map(cell => onPivot(FRIGATE, cell))).toEqual(['T3', 'T4', 'T5']);
  });
  rule('TOE-large-naval-template-d', 'seven hexes long their fourth', () => {
    const cruiser = vessel(50_000, [1, 2, 3, 4, 5, 6, 7]);
    expect([3, 4, 5, 6].map(cell => onPivot(cruiser, cell))).toEqual(['T4', 'T5', 'T6', 'T7']);
  });
  rule('TOE-large-naval-template-e', 'nine hexes long their fifth', () => {
    const battleship = vessel(90_000, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect([4, 5, 6, 7, 8].map(cell => onPivot(battleship, cell))).toEqual(['T5', 'T6', 'T7', 'T8', 'T9']);
  });
});

describe('what a vessel suffers', () => {
  rule('TOE-large-naval-crew-stunned', 'a stunned crew is missing up to the end of the next turn, a dead one for good', () => {
    const play = sea({}, {});
    const wear = { ...unitAt(play.state, 1).wear!, crew: [null] };
    const hit = struck({ target: { wear }, cell: LEFT! }, ...pair(2), ...pair(8));
    expect(unitAt(hit.play.state, 1).wear!.crew).toEqual([null, 2]);
    const later = start({
      phase: 'weapon',
      turn: 2,
      units: [
        { at: '0802', facing: 3 },
        { at: '0809', facing: 0, design: CUTTER, wear: { ...wear, crew: [null, 2] } },
      ],
      ground: {},
    });
    later.does(NORTH, hold(0));
    const events = later.does(SOUTH, fire(1, 0, 3), 1, 1, ...NEXT);
    expect(eventsOf(events, 'aimed')[0]!.numbers[0]!.terms.find(term => term.rule === 'TOE-large-naval-crew-stunned')?.value).toBe(2);
    expect(unitAt(later.state, 1).wear!.crew).toEqual([null]);
  });
  rule('TOE-naval-flooded-location', 'what is in a flooded part does not work any more, and can be struck all the same', () => {
    const wear = { ...unitAt(sea({}, {}).state, 1).wear!, flooded: ['FR'] as const, breached: [0] };
    const play = sea({}, { wear });
    play.does(NORTH, hold(0));
    expect(play.refuses(SOUTH, fire(1, 0, 0)).map(one => one.rule)).toContain('TW-house-working');
    expect(play.book.check(play.state as never, fire(1, 0, 3), SOUTH)).toEqual([]);
    // A critical hit of eleven on the front destroys a weapon there.
    const { events } = struck({ target: { wear }, cell: BOW! }, ...pair(2), ...pair(11), 1);
    expect(eventsOf(events as readonly Event[], 'worn')[0]).toMatchObject({ what: 'weapon', wear: { broken: [0] } });
  });
  rule('TOE-large-naval-sinking-threshold', 'one of five hexes goes down with the third hex that is open', () => {
    const at = (open: readonly number[]) => {
      const wear = { ...unitAt(sea({}, { design: FRIGATE }).state, 1).wear!, breached: open };
      const play = sea({}, { design: FRIGATE, wear, armor: { FR: 0 } });
      play.does(NORTH, fire(0, 1, { weapon: 0, cell: 0 }));
      play.does(SOUTH, hold(1));
      play.does(SOUTH, hold(2), 6, 6, ...pair(7), ...pair(2), ...NEXT);
      return unitAt(play.state, 1);
    };
    expect(at([5]).fate).toBe('fighting');
    expect(at([5]).wear).toMatchObject({ breached: [5, 0], flooded: ['FR'] });
    expect(at([5, 6]).fate).toBe('destroyed');
  });
});

describe('the room that a vessel takes', () => {
  test('all of it needs water, and nobody else goes there', () => {
    const ground = Object.fromEntries(['0806', '0807', '0808', '0707', '0708', '0907', '0908'].map(label => [label, 'd']));
    const play = start({ units: [{ at: '0807', facing: 0, design: CUTTER }, { at: '0610', facing: 1 }, WITNESS], ground });
    expect(play.refuses(NORTH, walk(0, 'F')).map(one => one.rule)).toContain('TW-house-vessels');
    play.does(NORTH, walk(0, 'R'));
    expect(play.refuses(SOUTH, jump(1, '0808')).map(one => one.rule)).toContain('TW-house-vessels');
  });
});
