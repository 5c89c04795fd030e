import type { RuleId } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { sheetOf } from '../../sheet/compile.ts';
import { unitAt } from '../../state.ts';
import { bin, griffin, shell, weapon } from '../../testing/guns.fixture.ts';
import { NEXT, shoot, WITNESS } from '../../testing/table.fixture.ts';

const MEN = 'Foot Platoon (Rifle)';
const TOXIC: readonly RuleId[] = ['TOE-flammable-toxic-infantry'];
const all = sheetOf(MEN).structure['TR'] ?? 0;

rule('TOE-flammable-toxic-infantry#1', 'where the air burns, men take all of a hit', () => {
  const lost = (rules: readonly RuleId[]) => {
    const units = [{ at: '0805', facing: 3 } as const, { at: '0811', design: MEN }, WITNESS];
    const { play } = shoot({ units, rules, ground: { '0811': 'r' } }, 0, 6, 6, ...NEXT);
    return all - (unitAt(play.state, 1).structure['TR'] ?? 0);
  };
  expect([lost([]), lost(TOXIC)]).toEqual([1, 10]);
});

rule('TOE-flammable-toxic-infantry#2', 'what bursts over a hex hurts them as ever', () => {
  const artillery: readonly RuleId[] = [
    'TOE-house-munitions',
    'TOE-artillery-direct-fire-modifiers',
    'TOE-artillery-scatter-distance',
    'TOE-ba-tube-fire',
  ];
  const design = griffin(weapon('ISThumper'), bin('ISThumperAmmo'));
  const lost = (rules: readonly RuleId[]) => {
    const units = [{ at: '0802', facing: 3, design } as const, { at: '0812', design: MEN, structure: { TR: 250 } }, WITNESS];
    const { play } = shell({ units, rules: [...artillery, ...rules] }, '0812', 6, 6, ...NEXT);
    return 250 - (unitAt(play.state, 1).structure['TR'] ?? 0);
  };
  expect(lost(TOXIC)).toBe(lost([]));
  expect(lost([])).toBeGreaterThan(0);
});
