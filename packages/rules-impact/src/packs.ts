import { everythingOf, optionalOf, type Pack, type RuleId } from '@sortie/kernel';
import { CHAPTERS } from './chapters.ts';
import type { Impact } from './model/shape.ts';
import { ruleset } from './ruleset.ts';

type Name = (typeof CHAPTERS)[number]['name'];

/** A rule that reads the book in another way than usual is nobody's pack. */
const isReading = (id: RuleId): boolean => id.startsWith('MAAS-reading-');

const chapters = (...names: readonly Name[]): readonly RuleId[] =>
  CHAPTERS.filter(({ name }) => names.includes(name))
    .flatMap(({ rules }) => optionalOf(rules))
    .filter(id => !isReading(id));

const EVERYTHING = everythingOf(ruleset.rules, 'standard');

export const packs: readonly Pack<Impact>[] = [
  { id: 'standard', title: 'Standard', summary: 'The game without its optional rules.', edition: 'standard', rules: [] },
  {
    id: 'stealth',
    title: 'Stealth and ambush',
    summary: 'Stealth suits, hidden set-up, better detection and mines.',
    rules: chapters('stealth', 'hidden-setup', 'detection', 'mines'),
  },
  { id: 'squads', title: 'Squads', summary: 'Forces split into squads with a morale of their own.', rules: chapters('squads') },
  { id: 'marines', title: 'Marines', summary: 'Marines with firepower and nerve of their own.', rules: chapters('marines') },
  {
    id: 'suits',
    title: 'Suits under stress',
    summary: 'Suit integrity, abandoned suits and facing.',
    rules: chapters('integrity', 'abandonment', 'facing'),
  },
  {
    id: 'ground',
    title: 'Storeys and low flight',
    summary: 'Buildings with storeys, and bounces close to the ground.',
    rules: chapters('storeys', 'nap-of-the-earth', 'strict-combat'),
  },
  { ...EVERYTHING, rules: EVERYTHING.rules.filter(id => !isReading(id)) },
];
