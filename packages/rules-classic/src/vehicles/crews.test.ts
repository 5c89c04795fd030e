import { find } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { unitAt } from '../state.ts';
import { at, eventsOf, hold, NEXT, NORTH, pair, SOUTH, shoot, start, WITNESS } from '../testing/table.fixture.ts';

const HIT = [6, 6] as const;
const SUITS = 'Elemental Battle Armor [Laser](Sqd5)';

describe('crews', () => {
  const VEDETTE = 'Vedette Medium Tank';
  rule('TW-veh-crew', 'crews of vehicles and troops have no hits of their own', () => {
    for (const design of [VEDETTE, SUITS]) {
      const { events } = shoot(
        { units: [{ at: '0805', facing: 3 }, { at: '0808', design }, WITNESS] },
        0,
        ...HIT,
        ...(design === VEDETTE ? pair(7) : [1]),
        ...NEXT,
      );
      expect(eventsOf(events, 'pilotHit')).toHaveLength(0);
    }
    const { play } = shoot(
      { units: [{ at: '0805', facing: 3 }, { at: '0808', design: VEDETTE, armor: { FR: 0 } }, WITNESS] },
      0,
      ...HIT,
      ...pair(7),
      ...pair(12),
      ...NEXT,
    );
    expect(unitAt(play.state, 1).fate).toBe('destroyed');
  });
  rule('TW-case-vehicle', 'CASE saves the tank and stuns its crew; it does not spare a MechWarrior', () => {
    const guarded = { ...find(VEDETTE)!, mounts: [...find(VEDETTE)!.mounts, { kind: 'equipment' as const, item: 'ISCASE', at: 'BD' }] };
    const struck = (design: typeof guarded | string) =>
      unitAt(
        shoot(
          { units: [{ at: '0805', facing: 3, design: 'HBK-4G' }, { at: '0807', facing: 3, design, armor: { RR: 2 } }, WITNESS] },
          1,
          ...HIT,
          ...pair(7),
          ...pair(11),
          ...NEXT,
        ).play.state,
        1,
      );
    expect(struck(VEDETTE).fate).toBe('destroyed');
    expect(struck(guarded)).toMatchObject({ fate: 'fighting', wear: { stunned: 2 } });
    const safe = { ...find('HBK-4G')!, mounts: [...find('HBK-4G')!.mounts, { kind: 'equipment' as const, item: 'ISCASE', at: 'LT' }] };
    const { events } = shoot(
      { units: [{ at: '0805', facing: 3, design: 'HBK-4G' }, { at: '0807', design: safe, armor: { LT: 0 } }, WITNESS] },
      1,
      ...HIT,
      ...pair(8),
      ...pair(8),
      1,
      1,
      ...pair(2),
      ...HIT,
      ...HIT,
      ...NEXT,
    );
    expect(eventsOf(events, 'pilotHit')[0]!.hits).toBe(2);
  });
  rule('TW-veh-flood', 'a tank that is shoved into the water is lost, a hovercraft is not', () => {
    const pushed = (design: string) => {
      const play = start({
        units: [
          { at: '0806', facing: 3 },
          { at: '0809', design, moved: ['stand', 0] },
          { ...WITNESS, moved: ['stand', 0] },
        ],
        ground: { '0810': '~' },
      });
      play.does(NORTH, { type: 'move', unit: 0, mode: 'jump', to: at('0809'), facing: 3, onto: 1 });
      play.does(NORTH, hold(0));
      play.does(SOUTH, hold(1));
      play.does(SOUTH, hold(2), 1, 1, ...pair(3), ...pair(5), ...pair(9), ...pair(10), ...HIT, ...NEXT);
      return unitAt(play.state, 1).fate;
    };
    expect([pushed(VEDETTE), pushed('Pegasus Scout Hover Tank')]).toEqual(['destroyed', 'fighting']);
  });
});
