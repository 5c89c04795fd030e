import type { RuleId } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { unitAt } from '../../state.ts';
import { ids, mover } from '../../testing/moving.fixture.ts';
import { eventsOf, NORTH, type Placed, pair, termsOf, walk } from '../../testing/table.fixture.ts';
import { hullDownRules } from '../hull-down/hull-down.ts';
import { fallingRules } from './falling.ts';

const HIT = [6, 6] as const;
const SHAKEN: RuleId = 'TOE-taking-damage-hull-down-exempt';

describe('taking damage', () => {
  const term = (unit: Partial<Placed>, damage: number, cause: 'damage20' | 'kicked' = 'damage20') => {
    const play = mover(unit, ['TOE-hull-down-biped-height', SHAKEN]);
    const struck = { ...unitAt(play.state, 0), fresh: { ...unitAt(play.state, 0).fresh, damage } };
    const about = { state: play.state, unit: struck, cause, causes: [cause], depth: 0 } as const;
    return termsOf(play.book.ask('piloting', about))[SHAKEN] ?? 0;
  };
  rule('TOE-taking-damage-hull-down-exempt#1', 'who is hull-down feels no more of it than under the common rule', () => {
    expect([term({}, 45), term({ condition: { hullDown: true } }, 45)]).toEqual([1, 0]);
    expect(term({ design: 'LCT-1V', condition: { hullDown: true } }, 20)).toBe(0);
  });
  rule('TOE-taking-damage-hull-down-exempt#2', "light 'Mechs roll at one more, heavy ones at one less, assault ones at two less", () => {
    const classes = ['LCT-1V', 'GRF-1N', 'ARC-2R', 'AS7-D'].map(design => term({ design }, 20));
    expect(classes).toEqual([1, 0, -1, -2]);
    // Each further twenty points add one; nothing else than damage counts.
    expect([term({}, 39), term({}, 40), term({}, 60), term({ design: 'AS7-D' }, 40)]).toEqual([0, 1, 2, -1]);
    expect(term({ design: 'LCT-1V' }, 20, 'kicked')).toBe(0);
  });
});

describe('expanded falling', () => {
  /** Walks into rubble; by how much the roll was missed, and how it ends. */
  const end = (piloting: number, rolled: number, fell: boolean, hits: Placed['hits'] = {}) => {
    const play = mover({ piloting, hits: hits ?? {} }, ids(hullDownRules, fallingRules), { ground: { '0809': 'x' } });
    const events = play.does(NORTH, walk(0, 'F'), ...pair(rolled), ...(fell ? [1, ...pair(7), ...pair(7), ...HIT] : []));
    const { prone, condition } = unitAt(play.state, 0);
    const number = eventsOf(events, 'piloted')[0]?.number.total ?? 0;
    return [number - rolled, prone ? 'prone' : condition?.hullDown ? 'hullDown' : 'up'];
  };
  rule('TOE-expanded-falling-mof-example#1', 'a roll missed within the margin ends hull-down and not on the ground', () => {
    expect(end(5, 4, false)).toEqual([1, 'hullDown']);
    expect(end(5, 5, false)).toEqual([0, 'up']);
  });
  rule('TOE-expanded-falling-mof-example#2', 'none with Piloting 6 and 7, one with 2 to 5, two with 0 and 1', () => {
    expect([end(7, 6, true), end(6, 5, true)]).toEqual([
      [1, 'prone'],
      [1, 'prone'],
    ]);
    expect([end(5, 3, true), end(4, 3, false), end(3, 2, false)]).toEqual([
      [2, 'prone'],
      [1, 'hullDown'],
      [1, 'hullDown'],
    ]);
  });
  rule('TOE-expanded-falling-mof-example#3', 'on a number of six: six with Piloting 6, five with 2 to 5, four with 0 or 1', () => {
    expect([end(6, 6, false), end(6, 5, true)]).toEqual([
      [0, 'up'],
      [1, 'prone'],
    ]);
    const knee = { LL: [2] };
    expect([end(5, 5, false, knee), end(5, 4, true, knee)]).toEqual([
      [1, 'hullDown'],
      [2, 'prone'],
    ]);
    // A struck gyro, a knee and a foot bring Piloting 1 to six.
    const worn = { CT: [3], LL: [2, 3] };
    expect([end(1, 5, false, worn), end(1, 4, false, worn), end(1, 3, true, worn)]).toEqual([
      [1, 'hullDown'],
      [2, 'hullDown'],
      [3, 'prone'],
    ]);
  });
});
