import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { blowing } from '../../physical/strike.ts';
import { placed, unitAt } from '../../state.ts';
import { eventsOf, NEXT, type Placed, pair, shoot, start, termsOf, WITNESS } from '../../testing/table.fixture.ts';

const STILL = 'TOE-standing-still-no-stack-immobile';

describe('standing still', () => {
  const terms = (target: Partial<Placed>, dice: readonly number[] = [1, 1]) => {
    const units = [{ at: '0803', facing: 3 } as Placed, { at: '0808', ...target } as Placed, WITNESS];
    const { events } = shoot({ units, rules: [STILL] }, 0, ...dice, ...NEXT);
    const found = termsOf(eventsOf(events, 'fired')[0]!.toHit);
    return [found[STILL], found['TW-th-immobile']];
  };
  const blow = (target: Partial<Placed>) => {
    const { book, state } = start({
      phase: 'physical',
      units: [{ at: '0808', facing: 3 }, { at: '0809', ...target } as Placed],
      rules: [STILL],
    });
    const kick = { kind: 'kick', leg: 'RL', target: 1 } as const;
    const found = termsOf(book.ask('blow', blowing(state, placed(unitAt(state, 0)), placed(unitAt(state, 1)), kick)));
    return [found[STILL], found['TW-th-immobile']];
  };
  rule('TOE-standing-still-no-stack-immobile#1', 'who cannot move at all is four easier to hit, and no more than that', () => {
    expect(terms({ moved: ['stand', 0], shutDown: true }, pair(7))).toEqual([undefined, -4]);
    expect(blow({ moved: ['stand', 0], shutDown: true })[0]).toBeUndefined();
  });
  rule('TOE-standing-still-no-stack-immobile#2', 'who could move and did not is one easier to hit', () => {
    expect(terms({ moved: ['stand', 0] })).toEqual([-1, undefined]);
    expect(terms({ moved: ['walk', 1] })).toEqual([undefined, undefined]);
    expect([blow({ moved: ['stand', 0] })[0], blow({ moved: ['walk', 1] })[0]]).toEqual([-1, undefined]);
  });
});
