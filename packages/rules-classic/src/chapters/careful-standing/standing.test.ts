import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { options } from '../../options.ts';
import type { Move } from '../../shape.ts';
import { unitAt } from '../../state.ts';
import { alone, objections } from '../../testing/core.fixture.ts';
import { eventsOf, NORTH, pair, walk } from '../../testing/table.fixture.ts';

const RULES = ['TW-house-careful-standing'] as const;
const carefully: Move = { type: 'move', unit: 0, mode: 'walk', steps: ['standUp'], tempo: 'steady' };

describe('careful standing', () => {
  rule('TW-house-careful-standing', 'the whole walk for one attempt, at two less', () => {
    const play = alone({ prone: true }, {}, { rules: RULES });
    expect([...options(play.state, NORTH, play.book)]).toContainEqual(carefully);
    const [roll] = eventsOf(play.does(NORTH, carefully, ...pair(3)), 'piloted');
    expect([roll!.number.total, roll!.ok]).toEqual([3, true]);
    expect(unitAt(play.state, 0)).toMatchObject({ prone: false, moved: { spent: 5, done: true } });
    const plain = alone({ prone: true }, {}, { rules: RULES });
    const [other] = eventsOf(plain.does(NORTH, walk(0, 'U'), ...pair(5)), 'piloted');
    expect(other!.number.total).toBe(5);
    expect(unitAt(plain.state, 0).moved).toMatchObject({ spent: 2, done: false });
  });
  rule('TW-house-careful-standing', 'nothing else goes with it, and nobody does it where it is not played', () => {
    const play = alone({ prone: true }, {}, { rules: RULES });
    expect(objections(play, { ...carefully, mode: 'run' } as Move)).toContain('TW-house-careful-standing');
    expect(objections(alone({}, {}, { rules: RULES }), { ...carefully, steps: ['forward'] } as Move)).toContain(
      'TW-house-careful-standing',
    );
    expect(objections(alone({ prone: true }), carefully)).not.toEqual([]);
  });
});
