import { find } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { options } from '../options.ts';
import { eventsOf, NEXT, NORTH, type Placed, shoot, start, WITNESS, walk } from '../testing/table.fixture.ts';

const HIT = [6, 6] as const;
const PLATOON = 'Foot Platoon (Rifle)';

describe('floors of buildings', () => {
  const house = { '0805': 'H', '0806': 'H' };
  const inside = (unit: Partial<Placed>) => start({ units: [{ at: '0805', design: PLATOON, ...unit }, { at: '0117' }], ground: house });
  const refused = (play: ReturnType<typeof inside>, steps: string) => play.refuses(NORTH, walk(0, steps)).map(one => one.rule);
  rule('TW-bldg-levels', 'troops climb a level for a point, others stay below', () => {
    const jumpers = { design: 'Jump Platoon (Rifle)' };
    const play = inside(find(jumpers.design) ? jumpers : {});
    play.does(NORTH, walk(0, '+'));
    expect(play.state.units[0]).toMatchObject({ elevation: 1, moved: { spent: 1 } });
    expect(refused(inside({ elevation: 2 }), '+')).toContain('TW-move-terrain');
    expect(refused(inside({ elevation: 1, facing: 0 }), 'F')).toContain('TW-move-terrain');
    expect(refused(inside({ design: 'LCT-1V' }), '+')).toContain('TW-house-steps');
    const all = [...options(inside({ elevation: 1 }).state, NORTH, play.book)];
    expect(all.filter(command => 'steps' in command).map(command => ('steps' in command ? command.steps : ''))).toEqual([['up'], ['down']]);
  });
  /** A squad on a floor of the house fires at a 'Mech in the next room. */
  const place = (elevation: number, target: Partial<Placed>, die: number) => {
    const squad: Placed = { at: '0805', design: 'Elemental Battle Armor [Laser](Sqd5)', elevation, gone: ['S2', 'S3', 'S4', 'S5'] };
    const ground = { '0805': 'C', '0806': 'C' };
    const { events } = shoot(
      { units: [squad, { at: '0806', design: 'HBK-4G', ...target }, WITNESS], ground },
      0,
      ...HIT,
      die,
      ...(target.elevation ? NEXT : []),
    );
    return eventsOf(events, 'located')[0]!.struck;
  };
  rule('TW-loc-above', 'from above: head, arms and torso', () => {
    expect([1, 2, 3, 4, 5].map(die => place(1, {}, die).location)).toEqual(['LA', 'LT', 'CT', 'RT', 'RA']);
  });
  rule('TW-loc-below', 'from below: legs and side torsos', () => {
    expect([1, 3, 4, 5].map(die => place(0, { elevation: 2 }, die).location)).toEqual(['LL', 'LT', 'RT', 'RL']);
  });
  rule('TW-dir-above', 'on the same floor the side counts as always', () => {
    expect(place(1, {}, 3).roll.rule).toBe('TW-loc-above');
    expect(place(0, { elevation: 2 }, 3).roll.rule).toBe('TW-loc-below');
  });
});
