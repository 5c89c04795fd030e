import type { RuleId, Scenario } from '@sortie/kernel';
import type { Classic, Entry, Setup } from '../shape.ts';

export const force = (...designs: readonly string[]): readonly Entry[] => designs.map(design => ({ design }));

export const northAgainstSouth = (
  id: string,
  title: string,
  summary: string,
  setup: Setup,
  rules: readonly RuleId[],
): Scenario<Classic> => ({ id, title, summary, roles: ['North', 'South'], rules, setup });
