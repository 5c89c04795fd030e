import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { options } from '../../options.ts';
import { unitAt } from '../../state.ts';
import { ids, mover, objections, refused } from '../../testing/moving.fixture.ts';
import {
  at,
  eventsOf,
  fire,
  jump,
  NEXT,
  NORTH,
  type Placed,
  pair,
  run,
  SOUTH,
  shoot,
  start,
  strike,
  termsOf,
  WITNESS,
  walk,
} from '../../testing/table.fixture.ts';
import { climbingRules } from './climbing.ts';

const HIT = [6, 6] as const;
const CLIMB = ids(climbingRules);
const wall = (unit: Partial<Placed> = {}, level = '4') => mover(unit, CLIMB, { ground: { '0809': level } });

describe('climbing', () => {
  rule('TOE-climb-psr#1', 'a roll for each level', () => {
    const play = wall();
    const events = play.does(NORTH, walk(0, 'KK'), ...HIT, ...HIT);
    expect(eventsOf(events, 'piloted').map(({ cause, number }) => [cause, number.total])).toEqual([
      ['climb', 5],
      ['climb', 5],
    ]);
    expect(play.state.units[0]).toMatchObject({ at: at('0808'), condition: { climbed: 2 } });
  });
  rule('TOE-climb-psr#2', 'other rolls on the wall are one harder, the climb itself is not', () => {
    const other = (condition: Placed['condition'], cause: 'kicked' | 'climb') => {
      const { book, state } = wall(condition ? { condition } : {});
      const about = { state, unit: unitAt(state, 0), cause, causes: [cause], depth: 0 } as const;
      return termsOf(book.ask('piloting', about))['TOE-climb-psr'];
    };
    expect([other(undefined, 'kicked'), other({ climbed: 1 }, 'kicked'), other({ climbed: 1 }, 'climb')]).toEqual([
      undefined,
      1,
      undefined,
    ]);
  });
  rule('TOE-climb-psr#3', 'with one sound arm every roll is two harder, beside all else', () => {
    const number = (unit: Partial<Placed>, cause: 'kicked' | 'climb') => {
      const { book, state } = wall({ condition: { climbed: 1 }, ...unit });
      return termsOf(book.ask('piloting', { state, unit: unitAt(state, 0), cause, causes: [cause], depth: 0 }))['TOE-climb-psr'];
    };
    expect([number({ hits: { LA: [3] } }, 'climb'), number({ hits: { LA: [3] } }, 'kicked')]).toEqual([2, 3]);
    expect(number({ gone: ['LA'] }, 'climb')).toBe(2);
    const play = wall({ hits: { LA: [3] } });
    expect(eventsOf(play.does(NORTH, walk(0, 'K'), ...HIT), 'piloted')[0]?.number.total).toBe(7);
  });
  rule('TOE-climb-psr#4', 'who fails falls from the last level it reached', () => {
    const high = wall({ condition: { climbed: 3 } });
    const fell = high.does(NORTH, walk(0, 'K'), ...pair(4), 1, ...pair(5), ...pair(6), ...pair(7), ...pair(8), ...pair(9), ...HIT);
    expect(eventsOf(fell, 'fell')[0]).toMatchObject({ levels: 3 });
    expect(unitAt(high.state, 0)).toMatchObject({ at: at('0808'), prone: true });
    expect(unitAt(high.state, 0).condition).toBeUndefined();
    const low = wall();
    expect(eventsOf(low.does(NORTH, walk(0, 'K'), ...pair(4), 1, ...pair(7), ...pair(7), ...HIT), 'fell')[0]).toMatchObject({ levels: 0 });
  });
  rule('TOE-climb-psr#5', 'two points a level, up or down walls of more than two levels, for bipeds with a sound arm', () => {
    const play = wall();
    expect([...options(play.state, NORTH, play.book)]).toContainEqual(walk(0, 'K'));
    play.does(NORTH, walk(0, 'KK'), ...HIT, ...HIT);
    expect(unitAt(play.state, 0).moved?.spent).toBe(4);
    const over = wall({ condition: { climbed: 3 } });
    over.does(NORTH, walk(0, 'K'), ...HIT);
    expect(over.state.units[0]).toMatchObject({ at: at('0809'), moved: { hexes: 1, spent: 2 } });
    expect(unitAt(over.state, 0).condition).toBeUndefined();
    const down = wall({ condition: { climbed: 1 } });
    down.does(NORTH, walk(0, 'V'), ...HIT);
    expect(unitAt(down.state, 0).moved?.spent).toBe(2);
    expect(unitAt(down.state, 0).condition).toBeUndefined();
    expect([objections(wall({}, '3'), walk(0, 'K')), objections(wall({}, '2'), walk(0, 'K'))]).toEqual([[], ['TW-house-steps']]);
    expect(refused(wall(), run(0, 'K'))).toContain('TW-house-steps');
    // No hands, one arm lost and the other struck, four legs.
    for (const unit of [{ design: 'LCT-1V' }, { gone: ['LA'], hits: { RA: [3] } }, { design: 'SCP-1N' }] as const)
      expect(refused(wall(unit), walk(0, 'K'))).toContain('TW-house-steps');
    expect(refused(mover({}, [], { ground: { '0809': '4' } }), walk(0, 'K'))).toContain('TW-house-steps');
  });
});

describe('on the wall', () => {
  const design: Paper = {
    ...(find('GRF-1N') as Paper),
    mounts: [
      { kind: 'weapon', item: 'Medium Laser', at: 'CT', rear: true },
      { kind: 'weapon', item: 'Medium Laser', at: 'CT' },
    ],
  };
  const hanging: Placed = { at: '0808', facing: 0, design, condition: { climbed: 2 } };
  const ground = { '0807': '4', '0810': '2' };
  rule('TOE-climb-los-attacks#1', 'it is seen at the level where it hangs', () => {
    const sees = (condition: Placed['condition']) =>
      objections(
        start({
          phase: 'weapon',
          units: [
            { at: '0813', facing: 0 },
            { ...hanging, seat: SOUTH, ...(condition ? { condition } : { condition: {} }) },
          ],
          ground: { '0807': '4', '0810': '3' },
          rules: CLIMB,
        }),
        fire(0, 1, 0),
      );
    expect([sees({ climbed: 2 }), sees(undefined)]).toEqual([[], ['TW-los-block-hill']]);
  });
  rule('TOE-climb-los-attacks#4', 'everybody hits it at two less', () => {
    const { events } = shoot(
      { units: [{ at: '0813', facing: 0 }, { ...hanging, seat: SOUTH }, WITNESS], ground, rules: CLIMB },
      0,
      ...pair(4),
      ...NEXT,
    );
    expect(termsOf(eventsOf(events, 'fired')[0]!.toHit)['TOE-climb-los-attacks']).toBe(-2);
  });
  rule('TOE-climb-los-attacks#2', 'it fires only what points backward', () => {
    const play = start({ phase: 'weapon', units: [hanging, { at: '0813' }], ground, rules: CLIMB });
    expect(refused(play, fire(0, 1, 1))).toContain('TOE-climb-los-attacks');
    expect(objections(play, fire(0, 1, 0))).toEqual([]);
  });
  rule('TOE-climb-los-attacks#3', 'it strikes nobody, and does not jump', () => {
    const near = start({ phase: 'physical', units: [hanging, { at: '0807', facing: 3 }], ground: { '0807': '2' }, rules: CLIMB });
    expect(refused(near, strike(0, { kind: 'punch', arm: 'RA', target: 1 }))).toContain('TOE-climb-los-attacks');
    near.does(NORTH, strike(0));
    expect(refused(wall({ condition: { climbed: 1 } }), jump(0, '0807'))).toContain('TOE-climb-los-attacks');
  });
});
