import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { OnMap } from '../state.ts';
import { eventsOf, NEXT, pair, shoot, start, termsOf, WITNESS } from '../testing/table.fixture.ts';
import { aimAt } from './aim.ts';

const HIT = [6, 6] as const;

describe('targets that lie or have skidded', () => {
  rule('TW-dir-prone', 'who lies is struck from the side it points away from', () => {
    const shot = (facing: 0 | 3) =>
      eventsOf(
        shoot(
          { units: [{ at: '0805', facing: 3, design: 'HBK-4G' }, { at: '0808', prone: true, facing }, WITNESS] },
          0,
          ...HIT,
          ...pair(7),
          ...NEXT,
        ).events,
        'damaged',
      )[0]!.rear;
    expect([shot(0), shot(3)]).toEqual([false, true]);
  });
  const skidTerm = (...skidded: readonly boolean[]): number | undefined => {
    const play = start({
      phase: 'weapon',
      units: [
        { at: '0805', facing: 3, moved: ['run', 3] },
        { at: '0811', moved: ['run', 3] },
      ],
    });
    const [attacker, target] = play.state.units.map((unit, i) => ({ ...unit, moved: { ...unit.moved!, skidded: skidded[i]! } }));
    const shot = { weapon: 0, target: 1 };
    const pose = { twist: 0, flip: false } as const;
    const aim = aimAt({ state: play.state, book: play.book, unit: attacker as OnMap, target: target as OnMap, shot, pose });
    return termsOf(play.book.ask('toHit', aim))['TW-skid-mods'];
  };
  rule('TW-th-skid', 'who has skidded aims one worse', () =>
    expect([skidTerm(false, false), skidTerm(true, false)]).toEqual([undefined, 1]),
  );
  rule('TW-th-tskid', 'whoever has skidded is two harder to hit', () =>
    expect([skidTerm(false, true), skidTerm(true, true)]).toEqual([2, 3]),
  );
});
