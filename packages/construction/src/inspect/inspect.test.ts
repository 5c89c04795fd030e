import { CATALOGUE, nameOf } from '@sortie/roster';
import { describe, expect, it } from 'vitest';
import { against, changed, withMounts } from '../designs.fixture.ts';
import { inspect } from './inspect.ts';

describe('an inspection', () => {
  it('has nothing against the designs of the catalogue', () => {
    expect(CATALOGUE.flatMap(unit => inspect(unit).map(({ problem }) => `${nameOf(unit)} ${problem}`))).toEqual([]);
  });

  it('finds a ’Mech that is too heavy', () => {
    const heavy = withMounts(changed('GRF-1N'), { kind: 'weapon', item: 'PPC', at: 'LA' });
    expect(inspect(heavy)).toEqual([{ rule: 'HOUSE-design-weight', cite: 'TechManual', problem: 'weighs 62 tons, 7 more than its 55' }]);
  });

  it('finds too much armor on a head and on an arm', () => {
    const thick = changed('GRF-1N', ({ armor }) => ({ armor: { ...armor, front: { ...armor.front, HD: 10, LA: 19, CT: 0, LT: 0 } } }));
    expect(inspect(thick).map(({ rule, at }) => [rule, at])).toEqual([
      ['HOUSE-design-mech-armor', 'HD'],
      ['HOUSE-design-mech-armor', 'LA'],
    ]);
  });

  it('finds an engine that is too weak, too few sinks and too many jets', () => {
    expect(against(changed('WVR-6R', ({ engine }) => ({ engine: { ...engine!, rating: 270 } })))).toEqual(['HOUSE-design-mech-engine']);
    expect(against(changed('LCT-1V', () => ({ heatSinks: { count: 8, type: 'Single' } })))).toEqual(['HOUSE-design-mech-heat-sinks']);
    const jet = { kind: 'equipment', item: 'Jump Jet', at: 'CT' } as const;
    expect(against(changed('LCT-1V', () => ({ mounts: Array.from({ length: 9 }, () => jet) })))).toContain('HOUSE-design-mech-jump');
  });

  it('finds a location that is too full', () => {
    const laser = { kind: 'weapon', item: 'Small Laser', at: 'HD' } as const;
    expect(inspect(changed('LCT-1V', () => ({ mounts: [laser, laser] })))).toEqual([
      { rule: 'HOUSE-design-mech-slots', cite: 'TechManual', problem: 'needs 7 slots at HD, where there are 6', at: 'HD' },
    ]);
  });

  it('finds technology of the other side', () => {
    const gun = { kind: 'weapon', item: 'CLERMediumLaser', at: 'LT' } as const;
    expect(against(changed('LCT-1V', () => ({ mounts: [gun] })))).toEqual(['HOUSE-design-tech-base']);
    expect(against(changed('LCT-1V', ({ tech }) => ({ mounts: [gun], tech: { ...tech, mixed: true } })))).toEqual([]);
  });

  it('finds what is wrong with tanks', () => {
    const manticore = 'Manticore Heavy Tank';
    const gun = { kind: 'weapon', item: 'Medium Laser', at: 'FR' } as const;
    expect(against(withMounts(changed(manticore), gun))).toEqual(['HOUSE-design-weight']);
    expect(against(changed(manticore, ({ armor }) => ({ armor: { ...armor, front: { FR: 251 } } })))).toContain(
      'HOUSE-design-vehicle-armor',
    );
    expect(against(changed(manticore, () => ({ engine: { type: 'Fusion', rating: 200 } })))).toEqual(['HOUSE-design-vehicle-engine']);
    expect(against(changed(manticore, () => ({ motive: 'hover' })))).toContain('HOUSE-design-vehicle-tons');
    expect(against(changed(manticore, () => ({ mounts: Array.from({ length: 18 }, () => gun) })))).toContain('HOUSE-design-vehicle-slots');
  });
});
