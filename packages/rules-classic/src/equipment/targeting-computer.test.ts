import { find } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { sheetOf } from '../sheet/compile.ts';
import { eventsOf, NEXT, type Placed, shoot, termsOf, WITNESS } from '../testing/table.fixture.ts';

const laser = (place: string) => ({ kind: 'weapon' as const, item: 'Medium Laser', at: place });

describe('the targeting computer', () => {
  rule('TW-crit-equip', 'a targeting computer that is struck helps no more; CASE still does', () => {
    const design = { ...find('GRF-1N')!, mounts: [laser('RA'), { kind: 'equipment' as const, item: 'ISTargeting Computer', at: 'RT' }] };
    const term = (hits: Placed['hits']) => {
      const { events } = shoot(
        { units: [{ at: '0805', facing: 3, design, ...(hits ? { hits } : {}) }, { at: '0808' }, WITNESS] },
        0,
        1,
        1,
        ...NEXT,
      );
      return termsOf(eventsOf(events, 'fired')[0]!.toHit)['TW-th-targcomp'];
    };
    const slot = sheetOf(design).slots['RT']!.findIndex(({ part }) => part === 'gear');
    expect([term(undefined), term({ RT: [slot] })]).toEqual([-1, undefined]);
  });
});
