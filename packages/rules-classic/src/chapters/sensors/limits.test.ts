import { find } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { probeRange } from '../../chapters/active-probes/probes.ts';
import { SENSORS } from '../../shape.ts';
import { sheetOf } from '../../sheet/compile.ts';
import { unitAt } from '../../state.ts';
import { start } from '../../testing/table.fixture.ts';
import { sensorsOf } from './instruments.ts';
import { BLIND, edges, fitted, isSeen, SENSING } from './looking.fixture.ts';

describe('sensors', () => {
  rule('TOE-null-sig-heat', 'a machine that hides its warmth looks eighteen points cooler', () => {
    const cold = fitted('GRF-1N', 'Mek Null Signature System');
    const gear = sheetOf(cold).gear.findIndex(({ kind }) => kind === 'nullSignature');
    const far = (heat: number, on: boolean) =>
      edges('infrared', {
        units: [{ at: '0803' }, { at: '0809', design: cold, heat, ...(on ? { settings: { [gear]: 'on' as const } } : {}) }],
      })[0];
    expect([far(20, false), far(20, true), far(18, true), far(28, true)]).toEqual([14, 10, 0, 12]);
  });
  rule('TOE-sensor-table-missing-row#1', 'a machine searches with what is printed, and with nothing else', () => {
    const suite = (design: string | ReturnType<typeof fitted>) =>
      sensorsOf(unitAt(start({ units: [{ at: '0803', design }, { at: '0809' }], rules: SENSING }).state, 0));
    expect(suite('GRF-1N')).toEqual(SENSORS.filter(sensor => sensor !== 'probe'));
    expect(suite(fitted('GRF-1N', 'BeagleActiveProbe'))).toEqual(SENSORS);
    const far = (sensor: (typeof SENSORS)[number]) => edges(sensor, { units: [{ at: '0803' }, { at: '0809', heat: 1 }] })[0];
    expect([far('radar'), far('probe')]).toEqual([8, 0]);
  });
  rule('TOE-sensor-support-vehicle-limit', 'civil vehicles search with nothing unless they have fire control', () => {
    const truck = { ...find('Manticore Heavy Tank')!, kind: 'support-vehicle' as const, build: { barRating: 5 } };
    const control = (item?: string) => {
      const design = { ...truck, mounts: item ? [{ kind: 'equipment' as const, item, at: 'BD' }] : [] };
      return sensorsOf(unitAt(start({ units: [{ at: '0803', design }, { at: '0809' }] }).state, 0)).length > 0;
    };
    expect([control(), control('Basic Fire Control'), control('Advanced Fire Control'), control('BeagleActiveProbe')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
  rule('TW-probe', 'nobody hides from a probe that is near enough, whatever stands between', () => {
    const items = ['ISLightActiveProbe', 'BeagleActiveProbe', 'CLActiveProbe', 'NovaCEWS', 'ISBloodhoundActiveProbe'];
    expect(items.map(probeRange)).toEqual([3, 4, 5, 5, 8]);
    const seen = (item: string, at: string, rules = [...BLIND, 'TW-probe' as const]) =>
      isSeen({
        units: [{ at: '0803', facing: 3, design: fitted('GRF-1N', item) }, { at }],
        ground: { '0804': 'C', '0805': 'C', '0704': 'C', '0904': 'C' },
        rules,
      });
    expect([seen('BeagleActiveProbe', '0807'), seen('BeagleActiveProbe', '0808'), seen('CLActiveProbe', '0808')]).toEqual([
      true,
      false,
      true,
    ]);
    expect(seen('BeagleActiveProbe', '0807', [...BLIND] as never)).toBe(false);
  });
});
