import { everythingOf, type Pack } from '@sortie/kernel';
import { ruleset } from './ruleset.ts';
import type { QuickStart } from './shape.ts';

export const packs: readonly Pack<QuickStart>[] = [
  { id: 'standard', title: 'Standard', summary: 'The Quick-Start rules as printed.', edition: 'quick-start', rules: [] },
  { id: 'tabletop', title: 'At a real table', summary: 'With the dice that mark who has moved.', edition: 'tabletop', rules: [] },
  everythingOf(ruleset.rules, 'quick-start'),
];
