import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { eventsOf, fire, NEXT, shoot, termsOf, WITNESS } from '../../testing/table.fixture.ts';
import { attacks, CORSAIR, flown } from './sky.fixture.ts';

const MISS = [1, 1] as const;
const bomber: Paper = { ...find(CORSAIR)!, mounts: [{ kind: 'weapon', item: 'Bombast Laser', at: 'NOS' }] };
const walker: Paper = { ...find('GRF-1N')!, mounts: [{ kind: 'weapon', item: 'Bombast Laser', at: 'RA' }] };

rule('TOE-bombast-laser-aero#1', 'from the air it is three harder to aim, with whatever power; on the ground that depends on it', () => {
  const aloft = (power: number) => {
    const units = [flown('08', 5, { design: bomber }), { at: '0809', design: 'HBK-4G' }, WITNESS];
    const { events } = attacks({ units }, fire(0, 1, { weapon: 0, power }), ...MISS, ...NEXT);
    const terms = termsOf(eventsOf(events, 'fired')[0]!.toHit);
    return [terms['TOE-bombast-laser-aero'], eventsOf(events, 'fired')[0]!.toHit.total];
  };
  expect([aloft(7), aloft(12)]).toEqual([
    [3, 9],
    [3, 9],
  ]);
  const below = (power: number) => {
    const { events } = shoot(
      { units: [{ at: '0803', facing: 3, design: walker }, { at: '0806' }, WITNESS] },
      { weapon: 0, power },
      ...MISS,
      ...NEXT,
    );
    return eventsOf(events, 'fired')[0]!.toHit.total;
  };
  expect([below(7), below(12)]).toEqual([4, 7]);
});
