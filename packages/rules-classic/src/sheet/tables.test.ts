import { ARMOR_TYPES, equipment, equipmentNamed, find, SIDEARMS, slotsOf } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { sheetOf } from './compile.ts';

const RIFLES = 'Foot Platoon (Rifle)';

describe('tables of the roster', () => {
  rule('TW-data-weapons', 'a row tells heat, damage, brackets, modifiers and ammunition', () => {
    expect(sheetOf('HBK-4G').weapons[2]).toMatchObject({
      heat: 7,
      damage: [20, 20, 20],
      minimum: 0,
      short: 3,
      medium: 6,
      long: 9,
      ammo: 'AC',
    });
    expect(equipment('CLMediumPulseLaser')).toMatchObject({
      heat: 4,
      damage: [7, 7, 7],
      toHit: [-2, -2, -2],
      range: { long: 12, extreme: 16 },
    });
  });
  rule('TW-data-ammo', 'type, rack and munition tell a bin; its row tells shots and damage', () => {
    expect(equipment('IS Ammo SRM-6 Inferno')).toMatchObject({ kind: 'ammo', type: 'SRM', rack: 6, munition: 'INFERNO', shots: 15 });
    expect(sheetOf('HBK-4G').bins[0]).toMatchObject({ type: 'AC', rack: 20, shots: 5, salvo: 20 });
  });
  rule('TW-data-equipment', 'what varies with the machine is told as such', () => {
    const slots = (code: string) => slotsOf(find(code)!, { kind: 'equipment', item: 'ISMASC', at: 'RA' });
    expect([slots('LCT-1V'), slots('AS7-D')]).toEqual([1, 5]);
  });
  rule('TW-data-armor', 'every kind of armor has its points by the ton', () => {
    expect(ARMOR_TYPES.length).toBe(65);
    expect(ARMOR_TYPES.find(({ item }) => item.name === 'Standard')!.item.pointsPerTon).toBe(16);
  });
  rule('TW-data-infantry', 'arms of troops have damage and reach', () => {
    expect(SIDEARMS.length).toBe(357);
    expect(sheetOf(RIFLES).weapons[0]).toMatchObject({ style: 'troop', short: 1, long: 3 });
  });
  rule('TW-data-names', 'names in files are found in any case and by their aliases', () => {
    expect([equipmentNamed('ISAC5')?.id, equipmentNamed('MEDIUM laser')?.id, equipmentNamed('Landing Gear')]).toEqual([
      'Autocannon/5',
      'Medium Laser',
      undefined,
    ]);
  });
  rule('TW-data-caution', 'torpedoes do not fly, and heavy machine guns have no long reach', () => {
    expect(equipment('Heavy Machine Gun')).toMatchObject({ range: { medium: 2, long: 2 } });
    expect(sheetOf({ ...find('GRF-1N')!, mounts: [{ kind: 'weapon', item: 'CLLRT10', at: 'RT' }] }).weapons[0]?.long).toBe(0);
  });
});
