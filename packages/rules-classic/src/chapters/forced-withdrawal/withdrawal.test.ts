import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { isCrippled } from '../../damage/crippled.ts';
import { unitAt } from '../../state.ts';
import { NORTH, type Placed, start, walk } from '../../testing/table.fixture.ts';

describe('crippled', () => {
  rule('TW-forced-withdrawal', 'who is crippled goes home, where a table plays it so', () => {
    const walks = (unit: Partial<Placed>, rules: readonly ['TW-forced-withdrawal'] | readonly []) => {
      const play = start({ units: [{ at: '0808', facing: 3, ...unit }, { at: '0117' }], rules });
      return play.book.check(play.state as never, walk(0, 'F'), NORTH).map(one => one.rule);
    };
    const hurt: Partial<Placed> = { gone: ['LT', 'LA'] };
    expect(walks(hurt, ['TW-forced-withdrawal'])).toEqual(['TW-forced-withdrawal']);
    expect(walks(hurt, [])).toEqual([]);
    expect(walks({ ...hurt, facing: 0 }, ['TW-forced-withdrawal'])).toEqual([]);
    const crippled = (unit: Partial<Placed>) => isCrippled(unitAt(start({ units: [{ at: '0808', ...unit }, { at: '0117' }] }).state, 0));
    const cases: readonly Partial<Placed>[] = [{ hits: { CT: [0, 1] } }, { hits: { CT: [0, 3] } }, { hits: { HD: [1, 4] } }, { wounds: 4 }];
    expect(cases.map(crippled)).toEqual([true, true, true, true]);
    expect(crippled({ structure: { LA: 1, RA: 1, LL: 1 } })).toBe(true);
    expect(crippled({ armor: { CT: 0, LT: 0 }, rear: { CT: 0, LT: 0 } })).toBe(true);
    expect([crippled({}), crippled({ hits: { CT: [0] } }), crippled({ wounds: 3 })]).toEqual([false, false, false]);
  });
});
