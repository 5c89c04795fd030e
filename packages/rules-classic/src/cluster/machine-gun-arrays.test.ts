import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { unitAt } from '../state.ts';
import { eventsOf, fire, NORTH, type Placed, pair, shoot, start, WITNESS } from '../testing/table.fixture.ts';

const HIT = [6, 6] as const;
const armed = (...mounts: readonly Mount[]): Paper => ({ ...find('GRF-1N')!, mounts });

describe('machine gun arrays', () => {
  const gun: Mount = { kind: 'weapon', item: 'Machine Gun', at: 'RA' };
  const array: Mount = { kind: 'weapon', item: 'ISMGA', at: 'RA' };
  const belt: Mount = { kind: 'ammo', item: 'IS Ammo MG - Full', at: 'RT', shots: 200 };
  rule('TW-mga', 'all guns of an array at one roll', () => {
    const units: readonly Placed[] = [
      { at: '0805', facing: 3, design: armed(gun, gun, gun, array, belt) },
      { at: '0806', design: 'AS7-D' },
      WITNESS,
    ];
    const { play, events } = shoot({ units }, 3, ...HIT, ...pair(7), ...pair(7), ...pair(7));
    expect(eventsOf(events, 'fired')[0]).toMatchObject({ cluster: { size: 3, hits: 2 }, shots: 3 });
    expect(eventsOf(events, 'damaged').map(({ armor }) => armor)).toEqual([2, 2]);
    expect(unitAt(play.state, 0).ammo).toEqual([197]);
    const both = start({ phase: 'weapon', units });
    expect(both.refuses(NORTH, fire(0, 1, 0, 3)).map(one => one.rule)).toEqual(['TW-mga']);
  });
});
