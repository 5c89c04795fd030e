import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { unitOf } from '../scenarios/setup.ts';
import { unitAt } from '../state.ts';
import { bin, gear, griffin, weapon } from '../testing/guns.fixture.ts';
import { eventsOf, NEXT, NORTH, type Placed, pair, SOUTH, shoot, start, strike, WITNESS } from '../testing/table.fixture.ts';

const HIT = [6, 6] as const;
const IDLE = { blows: [], numbers: null, resolved: true } as const;
const plated = (type: string, ...mounts: readonly Mount[]): Paper => ({ ...griffin(...mounts), armor: { ...find('GRF-1N')!.armor, type } });
const shot = (mounts: readonly Mount[], target: Partial<Placed>, ...dice: readonly number[]) =>
  shoot(
    { units: [{ at: '0802', facing: 3, design: griffin(...mounts) }, { at: '0804', ...target } as Placed, WITNESS] },
    0,
    ...HIT,
    ...dice,
    ...NEXT,
  );

describe('reflective armor', () => {
  const kicked = (armor: number, tons: number, ...dice: readonly number[]) => {
    const units: readonly Placed[] = [
      { at: '0808', facing: 3, piloting: 6, design: { ...griffin(), tons } },
      { at: '0809', design: plated('Reflective'), armor: { LL: armor, RL: armor } },
      { ...WITNESS, strike: IDLE },
    ];
    const play = start({ phase: 'physical', units });
    play.does(NORTH, strike(0, { kind: 'kick', leg: 'RL', target: 1 }));
    const [harm] = eventsOf(play.does(SOUTH, strike(1), ...HIT, 1, ...dice, ...NEXT), 'damaged');
    return [harm!.armor, harm!.structure];
  };
  rule('TOE-reflective-doubling-transfer#1', 'what doubling adds stays in the armor; what was struck goes on', () => {
    // Eleven points on ten of armor: five of them use it up, six go beneath.
    expect(kicked(10, 55, ...pair(2), ...pair(12))).toEqual([10, 6]);
    expect(kicked(22, 55, ...pair(12))).toEqual([22, 0]);
    expect(kicked(21, 55, ...pair(12))).toEqual([21, 0]);
  });
  rule('TOE-reflective-doubling-transfer#2', 'five points, doubled to ten, take all nine of the armor, and the last is lost', () => {
    expect(kicked(9, 25, ...pair(12))).toEqual([9, 0]);
    expect(kicked(8, 25, ...pair(2), ...pair(12))).toEqual([8, 1]);
  });
  rule('TOE-reflective-doubling-transfer#3', 'blows do twice the damage to it, beams do half', () => {
    expect(kicked(30, 55, ...pair(12))).toEqual([22, 0]);
    expect(eventsOf(shot([weapon('Large Laser')], { design: plated('Reflective') }, ...pair(7)).events, 'damaged')[0]!.armor).toBe(4);
  });
});

describe('modular armor', () => {
  const hung = griffin(gear('ISModularArmor', 'CT'));
  const gauss = [weapon('ISGaussRifle'), bin('IS Gauss Ammo')];
  rule('TOE-modular-armor-new-attack#1', 'what it does not hold is a hit of its own on the armor beneath', () => {
    const { events, play } = shoot(
      {
        units: [
          { at: '0802', facing: 3, design: griffin(...gauss) },
          { at: '0806', design: plated('Ferro-Lamellor', gear('ISModularArmor', 'CT')) },
          WITNESS,
        ],
      },
      0,
      ...HIT,
      ...pair(7),
      ...NEXT,
    );
    expect(eventsOf(events, 'modularHit')).toMatchObject([{ location: 'CT', points: 10 }]);
    // Five are left, of which the armor beneath softens one; of fifteen it would have softened three.
    expect(eventsOf(events, 'damaged')).toMatchObject([{ armor: 4 }]);
    expect(unitAt(play.state, 1).modular).toEqual({ CT: 0 });
  });
  rule('TOE-modular-armor-new-attack#2', 'a hit that it holds all of goes through nothing', () => {
    const two = (target: Partial<Placed>, ...dice: readonly number[]) =>
      eventsOf(shot([weapon('Medium Laser')], target, ...pair(2), ...dice).events, 'criticalRolled').length;
    expect([two({ design: hung }), two({ design: hung, modular: { CT: 0 } }, ...pair(3)), two({}, ...pair(3))]).toEqual([0, 1, 1]);
  });
  rule('TOE-armor-modular-pods#3', 'the plates are standard armor, over whatever else is worn', () => {
    const laser = (type: string) => {
      const design = plated(type, gear('ISModularArmor', 'CT'));
      const { events } = shot([weapon('CLERLargeLaser')], { design, modular: { CT: 4 } }, ...pair(7));
      return [eventsOf(events, 'modularHit')[0]!.points, eventsOf(events, 'damaged')[0]!.armor];
    };
    // Ten points: four stay in the plates as they are, of the other six mirrors take half and hardened armor stands two a point.
    expect([laser('Standard'), laser('Reflective'), laser('Hardened')]).toEqual([
      [4, 6],
      [4, 3],
      [4, 3],
    ]);
  });
  rule('TOE-armor-modular-pods#2', 'plates on the back of a torso keep off what comes from behind, and nothing else', () => {
    const design = griffin(gear('ISModularArmor', 'CT', { rear: true }));
    const play = start({ units: [{ at: '0802' }, { at: '0804' }] });
    const entry = unitOf({ design }, 1, SOUTH);
    expect([entry.modular, entry.modularRear]).toEqual([{}, { CT: 10 }]);
    const plates = { modular: entry.modular!, modularRear: entry.modularRear! };
    const hits = (facing: 0 | 3) => {
      const { events } = shot([weapon('Medium Laser')], { design, facing, ...plates }, ...pair(7));
      return [eventsOf(events, 'modularHit').length, eventsOf(events, 'damaged').length];
    };
    expect([hits(0), hits(3)]).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(play.state.phase).toBe('movement');
  });
  const asks = (design: Paper, modular?: Placed['modular']) => {
    const { book, state } = start({ units: [{ at: '0808', design, ...(modular ? { modular } : {}) }, { at: '0117' }] });
    const unit = unitAt(state, 0);
    return [book.ask('walkMp', { unit }).total, book.ask('piloting', { state, unit, cause: 'kicked', causes: ['kicked'], depth: 0 }).total];
  };
  rule('TOE-modular-armor-lost#1', 'when all of it is gone nothing of it is in the way', () => {
    expect([asks(hung), asks(hung, { CT: 0 }), asks(griffin())]).toEqual([
      [4, 6],
      [5, 5],
      [5, 5],
    ]);
  });
  rule('TOE-modular-armor-lost#2', 'as long as some is left it is', () => {
    const both = griffin(gear('ISModularArmor', 'CT'), gear('ISModularArmor', 'LT'));
    expect([asks(both, { CT: 0, LT: 1 }), asks(both, { CT: 0, LT: 0 })]).toEqual([
      [4, 6],
      [5, 5],
    ]);
    // Shot off in one place, it hangs in the other.
    const { play } = shot([weapon('PPC')], { at: '0808', design: both }, ...pair(7));
    const { modular } = unitAt(play.state, 1);
    expect([modular?.['CT'], asks(both, modular)]).toEqual([0, [4, 6]]);
  });
});

describe('Ferro-Lamellor armor', () => {
  const hurt = (item: string, ...dice: readonly number[]) =>
    eventsOf(shot([weapon(item)], { design: plated('Ferro-Lamellor') }, ...pair(7), ...dice).events, 'damaged').map(({ armor }) => armor);
  rule('TOE-ferro-lamellor#1', 'one point less for every five or part of five', () => {
    // Three, five, eight and ten points.
    expect([hurt('Small Laser'), hurt('Medium Laser'), hurt('Large Laser'), hurt('CLERLargeLaser')]).toEqual([[2], [4], [6], [8]]);
  });
});
