import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Battery, State } from '../shape.ts';
import { at, eventsOf, hold, NEXT, NORTH, type Placed, type Position, pair, SOUTH, start, termsOf } from '../testing/table.fixture.ts';
import { treesAt } from './clearing.ts';
import { firesOn } from './fires.ts';

const armed = (item: string, ...more: readonly Mount[]): Paper => ({
  ...find('GRF-1N')!,
  mounts: [{ kind: 'weapon', item, at: 'RA' }, ...more],
});
const infernos = armed('SRM 2', { kind: 'ammo', item: 'IS Ammo SRM-2 Inferno', at: 'RT', shots: 10 });

/** A 'Mech fires at the hex south of it. */
const torch = (design: Paper, purpose: Battery['purpose'], position: Partial<Position>, ...dice: readonly number[]) => {
  const units: readonly Placed[] = [{ at: '0805', facing: 3, design }, { at: '0117' }];
  const play = start({ phase: 'weapon', units, ...position });
  const batters = [{ weapon: 0, at: at('0806'), ...(purpose ? { purpose } : {}) }];
  play.does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [], batters });
  const events = play.does(SOUTH, hold(1), ...dice, ...NEXT);
  return { play, events };
};
const refused = (design: Paper, purpose: 'ignite' | 'clear', ground: { readonly [label: string]: string }) => {
  const play = start({ phase: 'weapon', units: [{ at: '0805', facing: 3, design }, { at: '0117' }], ground });
  return play
    .refuses(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [], batters: [{ weapon: 0, at: at('0806'), purpose }] })
    .map(one => one.rule);
};
const woods = { '0806': 'l' };
const lit = ({ board }: State): readonly unknown[] => firesOn(board);

describe('fire', () => {
  const needed = (item: string, ...more: readonly Mount[]) =>
    eventsOf(torch(armed(item, ...more), 'ignite', { ground: woods }, 6, 6).events, 'kindled')[0]!.needed;
  rule('TW-fire-start#2', 'a weapon that hits the hex sets it alight, flamers more easily than beams, beams than shells', () => {
    expect([needed('Flamer'), needed('Medium Laser'), needed('PPC')]).toEqual([4, 7, 7]);
    expect(needed('Autocannon/5', { kind: 'ammo', item: 'IS Ammo AC/5', at: 'RT', shots: 20 })).toBe(9);
    expect(lit(torch(armed('Medium Laser'), 'ignite', { ground: woods }, ...pair(7)).play.state)).toEqual([at('0806')]);
    expect(lit(torch(armed('Medium Laser'), 'ignite', { ground: woods }, ...pair(6)).play.state)).toEqual([]);
  });
  rule('TW-fire-start#1', 'only woods and buildings burn, but infernos burn anywhere', () => {
    expect(refused(armed('Flamer'), 'ignite', {})).toContain('TW-bldg-attack');
    expect(refused(infernos, 'ignite', { '0806': '~' })).toContain('TW-bldg-attack');
    expect(lit(torch(armed('Flamer'), 'ignite', { ground: { '0806': 'H' } }, ...pair(4)).play.state)).toEqual([at('0806')]);
    expect(lit(torch(infernos, 'ignite', {}, 1, 1).play.state)).toEqual([at('0806')]);
  });
  const burning = (position: Partial<Position>, ...dice: readonly number[]) => {
    const play = start({ phase: 'weapon', units: [{ at: '0101' }, { at: '0117' }], ...position });
    play.does(NORTH, hold(0));
    const events = play.does(SOUTH, hold(1), ...dice, ...NEXT);
    return { play, events };
  };
  const ground = { '0806': 'F', '0807': 'l', '0907': 'h', '0707': 'l' };
  rule('TW-fire-spread#4', 'not without wind', () => expect(eventsOf(burning({ ground }).events, 'kindled')).toEqual([]));
  rule('TW-fire-spread#1', 'nine ahead, eleven aside', () => {
    const { play, events } = burning({ ground, conditions: { wind: 3 } }, ...pair(9), ...pair(10), ...pair(11));
    expect(eventsOf(events, 'kindled').map(one => [one.needed, one.ok])).toEqual([
      [9, true],
      [11, false],
      [11, true],
    ]);
    expect(lit(play.state)).toHaveLength(3);
  });
  rule('TW-fire-spread#3', 'over a gap three more', () => {
    const far = (total: number) =>
      eventsOf(burning({ ground: { '0806': 'F', '0808': 'l' }, conditions: { wind: 3 } }, ...pair(total)).events, 'kindled')[0];
    expect([far(12), far(11)]).toMatchObject([
      { needed: 12, ok: true },
      { needed: 12, ok: false },
    ]);
  });
  rule('TW-fire-spread', 'a gale drives it', () => {
    const blown = burning({ ground, gale: true, conditions: { wind: 3 } }, ...pair(6), ...pair(8), ...pair(9));
    expect(eventsOf(blown.events, 'kindled').map(one => one.needed)).toEqual([6, 9, 9]);
  });
  const seen = (letters: { readonly [label: string]: string }) => {
    const through = start({ phase: 'weapon', units: [{ at: '0804', facing: 3 }, { at: '0811' }], ground: letters });
    through.does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [{ weapon: 0, target: 1 }] });
    return termsOf(eventsOf(through.does(SOUTH, hold(1), 1, 1, ...NEXT), 'fired')[0]!.toHit)['TW-th-woods'];
  };
  rule('TW-smoke#2', 'smoke counts like woods', () =>
    expect([seen({ '0807': 'v' }), seen({ '0807': 'V' }), seen({})]).toEqual([1, 2, undefined]),
  );
  rule('TW-smoke', 'smoke lies on the three hexes down the wind', () => {
    const { play } = burning({ ground: { '0806': 'F', '0808': '~' }, conditions: { wind: 3 } });
    const smoky = play.state.passing!.map(({ at: h, terrain }) => [h, terrain.kind, terrain.level]);
    expect(smoky).toEqual(['0807', '0907', '0707'].map(label => [expect.objectContaining(at(label)), 'smoke', 1]));
  });
});

describe('trees', () => {
  rule('TW-ter-clear-woods#1', 'heavy woods become light, light ones rough ground', () => {
    const cannon = armed('Autocannon/20', { kind: 'ammo', item: 'IS Ammo AC/20', at: 'RT', shots: 5 });
    const once = torch(cannon, 'clear', { ground: { '0806': 'h' } }).play.state;
    expect(treesAt(once, at('0806'))).toMatchObject({ level: 2, cf: 20 });
    const fallen = (letter: string) => {
      const both: Paper = { ...cannon, mounts: [...cannon.mounts, { kind: 'weapon', item: 'Autocannon/20', at: 'LA' }] };
      const play = start({ phase: 'weapon', units: [{ at: '0805', facing: 3, design: both }, { at: '0117' }], ground: { '0806': letter } });
      const batters = [0, 1].map(weapon => ({ weapon, at: at('0806'), purpose: 'clear' as const }));
      play.does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [], batters });
      play.does(SOUTH, hold(1), ...NEXT);
      return play.state;
    };
    expect(treesAt(fallen('h'), at('0806'))).toMatchObject({ level: 1 });
    expect(treesAt(fallen('l'), at('0806'))).toBeUndefined();
    expect(refused(cannon, 'clear', {})).toContain('TW-bldg-attack');
  });
});
