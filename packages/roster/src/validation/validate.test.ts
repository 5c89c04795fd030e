import { describe, expect, it } from 'vitest';
import { CATALOGUE, find } from '../catalogue/catalogue.ts';
import { engineTons } from '../construction/engine.ts';
import { nameOf, type Unit } from '../unit.ts';
import { validate } from './validate.ts';

const changed = (name: string, change: (unit: Unit) => Partial<Unit>): Unit => {
  const unit = find(name)!;
  return { ...unit, ...change(unit) };
};
const rules = (unit: Unit): string[] => validate(unit).map(({ rule }) => rule);

describe('validation', () => {
  it('has nothing against the designs of the catalogue', () => {
    expect(CATALOGUE.flatMap(unit => validate(unit).map(({ problem }) => `${nameOf(unit)} ${problem}`))).toEqual([]);
  });

  it('weighs engines by the table', () => {
    const tons = (rating: number, type: 'Fusion' | 'XL' | 'Light' | 'ICE' | 'XXL' | 'Fission') => engineTons({ rating, type });
    expect([tons(275, 'Fusion'), tons(375, 'XL'), tons(260, 'Light'), tons(100, 'ICE'), tons(310, 'XXL'), tons(10, 'Fission')]).toEqual([
      15.5, 19.5, 10.5, 6, 7, 5,
    ]);
    expect(engineTons({ rating: 12, type: 'Fusion' })).toBeUndefined();
  });

  it('finds a ’Mech that is too heavy', () => {
    const gun = { kind: 'weapon', item: 'PPC', at: 'LA' } as const;
    const heavy = changed('GRF-1N', ({ mounts }) => ({ mounts: [...mounts, gun] }));
    expect(validate(heavy)).toEqual([
      { rule: 'TM-weight', cite: 'TechManual, BattleMech construction', problem: 'weighs 62 tons, 7 more than its 55' },
    ]);
  });

  it('finds too much armor on a head and on an arm', () => {
    const thick = changed('GRF-1N', ({ armor }) => ({ armor: { ...armor, front: { ...armor.front, HD: 10, LA: 19, CT: 0, LT: 0 } } }));
    expect(validate(thick).map(({ rule, at }) => [rule, at])).toEqual([
      ['TM-armor-max', 'HD'],
      ['TM-armor-max', 'LA'],
    ]);
  });

  it('finds an engine that is too weak, too few sinks and too many jets', () => {
    expect(rules(changed('WVR-6R', ({ engine }) => ({ engine: { ...engine!, rating: 270 } })))).toEqual(['TM-engine-rating']);
    expect(rules(changed('LCT-1V', () => ({ heatSinks: { count: 8, type: 'Single' } })))).toEqual(['TM-heatsinks']);
    const jet = { kind: 'equipment', item: 'Jump Jet', at: 'CT' } as const;
    const springy = changed('LCT-1V', () => ({ mounts: Array.from({ length: 9 }, () => jet) }));
    expect(rules(springy)).toContain('TM-jump');
  });

  it('finds a location that is too full', () => {
    const laser = { kind: 'weapon', item: 'Small Laser', at: 'HD' } as const;
    const crammed = changed('LCT-1V', () => ({ mounts: [laser, laser] }));
    expect(validate(crammed)).toEqual([
      { rule: 'TM-slots', cite: 'TechManual, BattleMech construction', problem: 'needs 7 slots at HD, where there are 6', at: 'HD' },
    ]);
  });

  it('finds what is wrong with tanks', () => {
    const tank = 'Manticore Heavy Tank';
    const gun = { kind: 'weapon', item: 'Medium Laser', at: 'FR' } as const;
    expect(rules(changed(tank, ({ mounts }) => ({ mounts: [...mounts, gun] })))).toEqual(['TM-vehicle-weight']);
    expect(rules(changed(tank, ({ armor }) => ({ armor: { ...armor, front: { FR: 251 } } })))).toContain('TM-vehicle-armor-max');
    expect(rules(changed(tank, () => ({ engine: { type: 'Fusion', rating: 200 } })))).toEqual(['TM-vehicle-engine-rating']);
    expect(rules(changed(tank, () => ({ motive: 'hover' })))).toContain('TM-vehicle-most-tons');
    expect(rules(changed(tank, () => ({ mounts: Array.from({ length: 18 }, () => gun) })))).toContain('TM-vehicle-slots');
  });
});
