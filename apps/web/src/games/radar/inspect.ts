import type { Spot } from '@sortie/board-view';
import { tell } from '@sortie/kernel';
import type { Radar, Unit } from '@sortie/rules-radar';
import type { Fact, Inspection, Moment } from '../../battle/face.ts';
import { plain } from '../../battle/inspect/plain.ts';
import { t } from '../../i18n/index.ts';
import { cellAt, describeAt, mapOf } from './ground.ts';
import { keyOf, unitOf } from './units.ts';

type Now = Moment<Radar>;

/** A sector or a zone and who is there. */
export function inspect({ view, seat }: Now, at: Spot): Inspection {
  const found = cellAt(view, at);
  const title = describeAt(view, at).split('.')[0] ?? t('Space between the maps');
  if (!found) return { title, facts: [] };
  const there = (own: boolean): readonly string[] =>
    view.units
      .filter(unit => (unit.seat === seat) === own && unit.fate === 'fighting' && mapOf(unit) === found.map)
      .filter(unit => (unit.zone < 0 ? unit.sector : unit.zone) === found.cell)
      .map(({ id }) => keyOf(id));
  const who = (label: Fact['label'], units: readonly string[]): Fact =>
    units.length > 0 ? { label, units } : { label, value: tell('nobody') };
  return { title, facts: [who(tell('Your side here'), there(true)), who(tell('The enemy here'), there(false))] };
}

const leftOf = ({ armor, structure, card, heat }: Unit): readonly Fact[] => [
  {
    label: tell('Armor, structure'),
    value: tell('{armor} of {allArmor}, {structure} of {allStructure}', {
      armor,
      allArmor: card.armor,
      structure,
      allStructure: card.structure,
    }),
  },
  ...(heat > 0 ? [{ label: tell('Heat'), value: plain(heat) }] : []),
];

export function brief({ view }: Now, key: string): readonly Fact[] {
  const unit = unitOf(view, key);
  return unit ? [...leftOf(unit), { label: tell('Thrust'), value: plain(unit.card.thrust) }] : [];
}
