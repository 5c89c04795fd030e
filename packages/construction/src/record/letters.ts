import { AMMUNITION, type Weapon } from '@sortie/roster';
import { type Fitting, isSuits, type Subject } from '../subject.ts';

/** Kinds of ammunition of which there is more than one load. */
const SWITCHED: ReadonlySet<string> = new Set(AMMUNITION.filter(({ item }) => item.munition !== 'STANDARD').map(({ item }) => item.type));

const isLauncher = ({ ammo }: Weapon): boolean => ammo !== '' && SWITCHED.has(ammo);

/** Letters of the table for what a weapon does, and when it does. */
const LETTERS: readonly (readonly [letter: string, is: (weapon: Weapon) => boolean])[] = [
  ['AE', ({ traits }) => traits.has('artillery')],
  ['DE', ({ traits }) => traits.has('energy')],
  ['DB', ({ traits }) => traits.has('ballistic') && !traits.has('artillery')],
  ['M', ({ traits }) => traits.has('missile') && !traits.has('artillery')],
  ['P', ({ traits }) => traits.has('pulse')],
  ['C', ({ damageStyle, traits }) => damageStyle === 'cluster' && !traits.has('artillery')],
  ['H', ({ traits }) => traits.has('flamer') || traits.has('plasma')],
  ['AI', ({ traits }) => traits.has('burst-fire')],
  ['OS', ({ traits }) => traits.has('oneshot')],
  ['V', ({ damage: [short, , long] }) => short !== long && long > 0],
  ['S', isLauncher],
  ['X', ({ traits }) => traits.has('explosive')],
];

/** What the table calls a thing: letters of a weapon, an E for electronics. */
export function lettersOf(subject: Subject, { item }: Fitting): string {
  if (item.kind === 'weapon') return LETTERS.flatMap(([letter, is]) => (is(item) ? [letter] : [])).join(', ');
  if (item.kind !== 'equipment') return '';
  return ['ecm', 'bap', 'any-c3', 'sensor-dispenser'].some(trait => item.traits.has(trait)) ||
    (isSuits(subject) && item.traits.has('angel-ecm'))
    ? 'E'
    : '';
}
