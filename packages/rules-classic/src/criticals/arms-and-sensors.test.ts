import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { unitAt } from '../state.ts';
import { fire, hold, NEXT, NORTH, numberOf, type Placed, pair, SOUTH, shoot, start, WITNESS } from '../testing/table.fixture.ts';

const HIT = [6, 6] as const;
const duel = (attacker: Partial<Placed>, target: Partial<Placed> = {}, ground = {}) => ({
  units: [{ at: '0805', facing: 3, ...attacker } as Placed, { at: '0807', ...target } as Placed, WITNESS],
  ground,
});

describe('critical hits and firing', () => {
  rule('TW-crit-weapon', 'one hit destroys a weapon of any size', () => {
    const { play } = shoot(
      duel({ design: 'HBK-4G' }, { design: 'HBK-4G', armor: { RT: 0 } }),
      0,
      ...HIT,
      ...pair(6),
      ...pair(8),
      1,
      3,
      ...NEXT,
    );
    const other = start({
      phase: 'weapon',
      units: [{ at: '0805', facing: 3 }, { ...unitAt(play.state, 1), at: '0807' } as unknown as Placed],
    });
    other.does(NORTH, hold(0));
    expect(other.refuses(SOUTH, fire(1, 0, 2)).map(one => one.rule)).toContain('TW-house-working');
  });
  rule('TW-crit-uparm', 'an upper arm costs one to fire and two to punch', () => {
    numberOf({ units: [{ at: '0805', facing: 3, hits: { RA: [1] } }, { at: '0811' }] }, 0, 5);
  });
  rule(
    'TW-crit-loarm',
    'a lower arm is as bad',
    () => void numberOf({ units: [{ at: '0805', facing: 3, hits: { RA: [2] } }, { at: '0811' }] }, 0, 5),
  );
  rule(
    'TW-crit-hand',
    'a hand does not matter to weapons',
    () => void numberOf({ units: [{ at: '0805', facing: 3, hits: { RA: [3] } }, { at: '0811' }] }, 0, 4),
  );
  rule(
    'TW-crit-sensor',
    'one hit adds two',
    () => void numberOf({ units: [{ at: '0805', facing: 3, hits: { HD: [4] } }, { at: '0811' }] }, 0, 6),
  );
});
