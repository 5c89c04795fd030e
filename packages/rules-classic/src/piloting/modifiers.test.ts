import type { Unit as Paper } from '@sortie/roster';
import { find } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Cause } from '../shape.ts';
import { unitAt } from '../state.ts';
import { eventsOf, fire, hold, NEXT, NORTH, type Placed, pair, SOUTH, start, strike, WITNESS } from '../testing/table.fixture.ts';

const HIT = [6, 6] as const;
const alone = (unit: Partial<Placed> = {}, ground: { readonly [label: string]: string } = {}) =>
  start({ units: [{ at: '0808', facing: 3, ...unit } as Placed, { at: '0117' }], ground });
const piloting = (unit: Partial<Placed>, cause: Cause): number => {
  const { book, state } = alone(unit);
  return book.ask('piloting', { state, unit: unitAt(state, 0), cause, causes: [cause], depth: 0 }).total;
};
/** A built-in design with something else bolted on or about it. */
const altered = (code: string, change: Partial<Paper>): Paper => ({ ...find(code)!, ...change });

describe('piloting', () => {
  rule('TW-psr-stand', 'getting up adds nothing', () => expect(piloting({}, 'stand')).toBe(5));
  rule('TW-psr-skid', 'the first hexes make a skid easier', () => expect(piloting({}, 'skid')).toBe(4));
  rule('TW-psr-fallenon', 'being fallen on adds two', () => expect(piloting({}, 'fallenOn')).toBe(7));
  rule('TW-psr-dfamiss', 'a death from above that misses adds nothing', () => expect(piloting({}, 'dfaMissed')).toBe(5));
  rule('TW-psrmod-cockpit', 'a small cockpit adds one', () => {
    expect(piloting({ design: altered('GRF-1N', { cockpit: 'Small Cockpit' }) }, 'kicked')).toBe(6);
  });
  const plated = altered('GRF-1N', { armor: { ...find('GRF-1N')!.armor, type: 'Hardened' } });
  rule('TW-psrmod-armor', 'hardened armor adds one', () => expect(piloting({ design: plated }, 'kicked')).toBe(6));
  rule('TW-psr-damage-20-count', 'forty points are still one roll', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0808', facing: 3, design: 'AWS-8Q' }, { at: '0812', design: 'AS7-D' }, WITNESS] });
    play.does(NORTH, fire(0, 1, 0, 1, 2));
    play.does(SOUTH, hold(1));
    const events = play.does(SOUTH, hold(2), ...HIT, ...pair(7), ...HIT, ...pair(6), ...HIT, ...pair(8), ...HIT, ...NEXT);
    expect(eventsOf(events, 'piloted')).toHaveLength(1);
  });
  rule('TW-psrmod-fallh', 'each level beyond the first makes it harder for the pilot', () => {
    const play = start({
      phase: 'physical',
      units: [{ at: '0808', facing: 3 }, { at: '0809' }, { ...WITNESS, strike: { blows: [], numbers: null, resolved: true } }],
      ground: { '0808': '3', '0809': '3' },
    });
    play.does(NORTH, strike(0, { kind: 'push', target: 1 }));
    const events = play.does(SOUTH, strike(1), ...HIT, 1, ...pair(3), ...pair(10), ...pair(5), ...pair(9), ...pair(6), ...HIT, ...NEXT);
    expect(eventsOf(events, 'pilotChecked')[0]!.number).toBe(7);
  });
});
