import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { unitAt } from '../state.ts';
import { eventsOf, NEXT, NORTH, type Placed, pair, run, SOUTH, start, strike } from '../testing/table.fixture.ts';

const HIT = [6, 6] as const;

describe('collisions', () => {
  const pavement = Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`08${String(i + 3).padStart(2, '0')}`, 'p']));
  const slide = (victim: Partial<Placed>, ...dice: readonly number[]) => {
    const play = start({ units: [{ at: '0803', facing: 3 }, { at: '0807', ...victim }, { at: '0117' }], ground: pavement });
    return eventsOf(play.does(NORTH, run(0, 'FFFRF'), ...dice), 'struck');
  };
  rule('TW-skid-collide', 'who slides into somebody charges without meaning it', () => {
    // The roll to hold the road fails; the fall turns it round and hurts nobody; then it runs into the other.
    const fall = [1, 1, 1, ...pair(7), ...pair(7), ...HIT] as const;
    const [blow] = slide({ moved: ['walk', 0] }, ...fall, ...pair(2));
    expect(blow).toMatchObject({ blow: { kind: 'charge', target: 1 }, hit: false });
    expect(blow!.toHit.terms).toContainEqual({ rule: 'TW-skid-collide', value: 3 });
    // Whoever has yet to move may step aside.
    expect(slide({}, ...fall, ...HIT)).toEqual([]);
  });
  rule('TW-domino-dodge', 'struck from the side one may step ahead instead', () => {
    const shove = (facing: 0 | 1, ...dice: readonly number[]) => {
      const units: readonly Placed[] = [
        { at: '0805', facing: 3, moved: ['stand', 0], fire: null },
        { at: '0806', facing: 0, moved: ['stand', 0] },
        { at: '0807', facing, moved: ['stand', 0] },
      ];
      const play = start({ phase: 'physical', units });
      play.does(NORTH, strike(0, { kind: 'push', target: 1 }));
      play.does(SOUTH, strike(1));
      play.does(SOUTH, strike(2), ...HIT, ...dice);
      return unitAt(play.state, 2).at;
    };
    const pushed = shove(0, ...HIT, ...HIT, ...NEXT);
    const dodged = shove(1, ...HIT, ...HIT, ...NEXT);
    expect(dodged).not.toEqual(pushed);
  });
});
