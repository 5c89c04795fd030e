import { describe, expect, it } from 'vitest';
import { equipment, equipmentNamed } from './names.ts';
import { AMMUNITION, ARMOR_TYPES, GEAR, SIDEARMS, WEAPONS } from './tables.ts';

describe('equipment tables', () => {
  it('hold every row', () => {
    expect([WEAPONS, AMMUNITION, GEAR, ARMOR_TYPES, SIDEARMS].map(table => table.length)).toEqual([704, 1732, 355, 65, 357]);
  });

  it('find a weapon by the names that files use, in any case', () => {
    expect(equipmentNamed('ISAC5')?.id).toBe('Autocannon/5');
    expect(equipmentNamed('autocannon/5')?.id).toBe('Autocannon/5');
    expect(equipmentNamed('no such gun')).toBeUndefined();
  });

  it('read what a weapon does', () => {
    const ppc = equipment('PPC');
    expect(ppc).toMatchObject({ kind: 'weapon', heat: 10, damage: [10, 10, 10], tons: 7, slots: 3 });
    expect(ppc).toMatchObject({ range: { minimum: 3, short: 6, medium: 12, long: 18 } });
    expect(equipment('Medium Laser')).toMatchObject({ underwater: [2, 4, 6] });
    expect(equipment('LRM 10')).toMatchObject({ underwater: [0, 0, 0] });
    expect(equipment('LRM 10')).toMatchObject({ damageStyle: 'cluster', rack: 10, perMissile: 1, ammo: 'LRM' });
    expect(equipment('ISHeavyGaussRifle')).toMatchObject({ damage: [25, 20, 10] });
    expect(equipment('CLMediumPulseLaser')).toMatchObject({ toHit: [-2, -2, -2], tech: 'clan' });
  });

  it('read special munitions under any name of the plain one', () => {
    expect(equipmentNamed('ISLRM10 Ammo - Artemis-capable')).toMatchObject({ kind: 'ammo', munition: 'ARTEMIS_CAPABLE', shots: 12 });
  });
});
