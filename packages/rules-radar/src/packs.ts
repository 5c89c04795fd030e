import { everythingOf, type Pack } from '@sortie/kernel';
import { ruleset } from './ruleset.ts';
import type { Radar } from './shape.ts';

/** What crews and hulls have of their own. */
const GIFTS = /-(aug|spa|quirk)-/;
const gifts = ruleset.rules.filter(({ id, kind }) => kind !== 'core' && GIFTS.test(id)).map(({ id }) => id);

export const packs: readonly Pack<Radar>[] = [
  { id: 'standard', title: 'Standard', summary: 'Combat in space as the Companion has it.', edition: 'radar', rules: [] },
  {
    id: 'gifts',
    title: 'Crews and quirks',
    summary: 'Belters, pilots who ride the wash, and hulls with docking arms or a thirst for fuel.',
    rules: gifts,
    calledBy: ({ forces }) => {
      const found = forces.flat().find(({ gifts: own = [] }) => own.length > 0)?.craft;
      return typeof found === 'string' ? found : found?.name;
    },
  },
  everythingOf(ruleset.rules, 'radar'),
];
