import { sum } from '@sortie/kernel';
import { CATALOGUE, find } from '@sortie/roster';
import { describe, expect, it } from 'vitest';
import { mech, only, step, valued } from '../designs.fixture.ts';
import { battleValue } from './battle-value.ts';
import { forceValue } from './force.ts';
import { speedFactor, targetModifier } from './speed.ts';

describe('a Battle Value', () => {
  it.each([
    ['GRF-1N', 1272],
    ['LCT-1V', 432],
    ['WVR-6R', 1101],
    ['WSP-1A', 384],
    ['Manticore Heavy Tank', 993],
  ])('of %s is %i', (name, value) => expect(valued(find(name)!).total).toBe(value));

  it('is known for every design of the catalogue but mobile structures', () => {
    const unvalued = CATALOGUE.filter(unit => !((battleValue(unit)?.total ?? 0) > 0));
    expect([...new Set(unvalued.map(({ kind }) => kind))]).toEqual(['mobile-structure']);
  });

  it('is explained step by step, and every step adds up', () => {
    for (const { answer } of valued(find('GRF-1N')!).steps) expect(sum(answer.terms).total).toBeCloseTo(answer.total, 5);
  });

  it('halves what fires after the heat is used up', () => {
    const guns = 'PPC@LA; PPC@RA; PPC@RT; Medium Laser@LT';
    const hot = mech({ weapons: guns });
    // 6 and ten sinks less 2 for running: two PPCs make 20, the third and the laser are beyond.
    expect(only(hot, 'heatEfficiency')).toBe(14);
    expect(valued(hot).offense).toBe((176 + 176 + (176 + 46) / 2 + 50) * speedFactor(6));
  });

  it('counts the weaker of front and rear half', () => {
    expect(step(mech({ weapons: 'Medium Laser@CT; Small Laser (R)@CT' }), 'weapon')).toEqual([46, 4.5]);
    expect(step(mech({ weapons: 'Small Laser@CT; Medium Laser (R)@CT' }), 'weapon')).toEqual([46, 4.5]);
  });

  it('counts ammunition up to the value of its weapons', () => {
    expect(only(mech({ weapons: 'LRM 5@LT', ammo: 'IS Ammo LRM-5@LT:24*9' }), 'ammunition')).toBe(45);
  });

  it('knows speed factors and movement modifiers without powers', () => {
    expect([1, 5, 6, 8, 9, 12, 25].map(speedFactor)).toEqual([0.54, 1, 1.12, 1.37, 1.5, 1.89, 3.74]);
    expect([0, 2, 3, 5, 7, 10, 18, 25].map(targetModifier)).toEqual([0, 0, 1, 2, 3, 4, 5, 6]);
  });

  it('rises with the crew and with a network', () => {
    const unit = find('GRF-1N')!;
    const alone = forceValue([{ unit, gunnery: 4, piloting: 5 }]);
    expect(alone.total).toBe(1272);
    expect(forceValue([{ unit, gunnery: 3, piloting: 4 }]).total).toBe(Math.round(1272 * 1.32));
    const pair = forceValue([
      { unit, gunnery: 4, piloting: 5, network: 'a' },
      { unit, gunnery: 4, piloting: 5, network: 'a' },
    ]);
    expect(pair.units[0]!.total).toBe(Math.floor(1272 + 0.05 * 2544 + 0.5));
  });
});
