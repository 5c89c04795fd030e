import { everythingOf, optionalOf, type Pack, type RuleId } from '@sortie/kernel';
import type { Card } from './card/card.ts';
import { cardNamed } from './card/cards.ts';
import { CHAPTERS } from './chapters.ts';
import { EDITIONS, ruleset } from './ruleset.ts';
import type { AlphaStrike, Setup } from './shape.ts';

type Name = (typeof CHAPTERS)[number]['name'];

/** What every game of the standard edition has anyway is in no pack. */
const STANDARD: ReadonlySet<RuleId> = new Set(EDITIONS['corrected-2013']);

/** The optional rules of some chapters. */
const chapters = (...names: readonly Name[]): readonly RuleId[] =>
  CHAPTERS.filter(({ name }) => names.includes(name))
    .flatMap(({ rules }) => optionalOf(rules))
    .filter(id => !STANDARD.has(id));

/** The first unit of which something is so. */
const unitWith =
  (is: (card: Card) => boolean) =>
  ({ forces }: Setup): string | undefined =>
    forces
      .flat()
      .map(({ card }) => (typeof card === 'string' ? cardNamed(card) : card))
      .find(card => card !== undefined && is(card))?.name;

const special =
  (pattern: RegExp) =>
  ({ specials }: Card): boolean =>
    specials.some(one => pattern.test(one));

export const packs: readonly Pack<AlphaStrike>[] = [
  { id: 'standard', title: 'Standard', summary: 'The rules of the book with its corrections.', edition: 'corrected-2013', rules: [] },
  { id: 'original', title: 'As first printed', summary: 'The book of 2013 before its corrections.', edition: 'original-2013', rules: [] },
  {
    id: 'commanders-edition',
    title: "Commander's Edition",
    summary: 'The later edition of the same game.',
    edition: 'commanders-edition',
    rules: [],
  },
  {
    id: 'artillery',
    title: 'Artillery and munitions',
    summary: 'Counter-battery fire, artillery as flak, range tracking and special munitions.',
    rules: chapters('counter-battery', 'artillery-flak', 'range-tracking', 'alternate-munitions'),
    calledBy: unitWith(special(/^ART/)),
  },
  {
    id: 'weather',
    title: 'Weather, fire and smoke',
    summary: 'Light, fog, hail and wind, vacuum, fires and smoke.',
    rules: chapters('environment', 'fire-and-smoke'),
  },
  {
    id: 'movement',
    title: 'Advanced movement',
    summary: 'Sprinting, evading, climbing, skidding, bogging down, hull-down positions, lances that move as one.',
    rules: chapters('sprinting', 'evading', 'climbing', 'skidding', 'bogging-down', 'hull-down', 'lance-movement'),
  },
  {
    id: 'combat',
    title: 'Advanced combat',
    summary: 'Several rolls for one attack, variable damage, glancing blows, extreme range, rear weapons, shielding.',
    rules: chapters(
      'multiple-rolls',
      'variable-damage',
      'glancing-blows',
      'extreme-ranges',
      'rear-weapons',
      'shielding',
      'critical-success',
      'engine-explosions',
      'deliberate-overheating',
      'practical-sight',
    ),
  },
  {
    id: 'morale',
    title: 'Morale and withdrawal',
    summary: 'Units lose heart, and beaten ones leave the table.',
    rules: chapters('morale', 'withdrawal'),
  },
  {
    id: 'buildings',
    title: 'Buildings and engineers',
    summary: 'Armed buildings, boarding and capture, fieldworks, digging in.',
    rules: chapters('advanced-buildings', 'fortified-positions', 'advanced-infantry'),
    calledBy: unitWith(({ type }) => type === 'CI' || type === 'BA'),
  },
  {
    id: 'electronics',
    title: 'Electronics and intelligence',
    summary: 'Jamming and stealth in full, and what each side knows before the battle.',
    rules: chapters('ecm-and-stealth', 'battlefield-intelligence'),
    calledBy: unitWith(special(/^(ECM|AECM|STL|PRB|LPRB|WAT)/)),
  },
  {
    id: 'cargo',
    title: 'Cargo and VTOLs',
    summary: 'Crates that are lifted, towed and dropped; VTOLs that bomb and strafe.',
    rules: chapters('external-cargo', 'vtol-attacks'),
  },
  {
    id: 'people',
    title: 'Pilots and commanders',
    summary: 'Special pilot and command abilities, formations, design quirks, augmented warriors.',
    rules: chapters('special-pilot-abilities', 'special-command-abilities', 'formations', 'design-quirks', 'augmented-warriors'),
  },
  everythingOf(ruleset.rules, 'corrected-2013'),
];
