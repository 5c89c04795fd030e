import { impact, type ScenarioPlan } from '@sortie/rules-impact';
import { describe, expect, test } from 'vitest';
import { readScenarioFile, writeScenarioFile } from './file.ts';

const [first] = impact.scenarios;
const plan = first!.setup as ScenarioPlan;

describe('a scenario file', () => {
  test('comes back as it was written, for every scenario in the box', () => {
    for (const { setup } of impact.scenarios) {
      const file = { plan: setup as ScenarioPlan, rules: ['MAAS-14.10-hidden-setup'] as const };
      expect(readScenarioFile(writeScenarioFile(file))).toEqual({ ok: true, value: file });
    }
  });

  test('of an earlier version takes along what has been split off its rules since then', () => {
    const { version: _, ...older } = JSON.parse(writeScenarioFile({ plan, rules: ['MAAS-14.6-mine-trigger'] })) as Record<string, unknown>;
    const read = readScenarioFile(JSON.stringify(older));
    expect(read.ok && read.value.rules).toEqual(['MAAS-14.6-mine-trigger', 'MAAS-3.12-mine-marker']);
  });

  test('is refused with the first thing that is wrong', () => {
    const reasonOf = (text: string) => {
      const read = readScenarioFile(text);
      return read.ok ? '' : read.reason;
    };
    const file = JSON.parse(writeScenarioFile({ plan, rules: [] })) as Record<string, unknown>;
    expect(reasonOf('{')).toBe('this is not JSON');
    expect(reasonOf('[]')).toBe('this is not a scenario file');
    expect(reasonOf(JSON.stringify({ ...file, format: 2 }))).toBe('this file was written by a newer version');
    expect(reasonOf(JSON.stringify({ ...file, rules: ['MAAS-0.0-nothing'] }))).toBe('there is no rule MAAS-0.0-nothing');
    expect(reasonOf(JSON.stringify({ ...file, plan: { ...plan, special: { ...plan.special, objectives: ['A-Z-99'] } } }))).toBe(
      'A-Z-99 is not a point of this map',
    );
    expect(reasonOf(JSON.stringify({ ...file, plan: { ...plan, map: { kind: 'panels', rows: [[{ panel: 'Q' }]] } } }))).not.toBe('');
  });
});
