import type { PrintedCard, Unit } from '@sortie/roster';
import { printDamage } from '../alpha-strike/amount.ts';
import { type Arc, type ArcName, type Card, printSpecial } from '../alpha-strike/card.ts';
import { priceFor } from './price.ts';
import { printedCard } from './printed.ts';

/** Who drives the unit. */
export interface Crew {
  readonly skill: number;
  readonly pilot?: string;
}

interface ArcShown {
  readonly name: string;
  readonly rows: readonly { readonly label: string; readonly damage: readonly string[] }[];
  readonly specials: readonly string[];
}

/** What a card to look at or to print shows, priced for its crew. */
export interface Face extends Crew {
  readonly name: string;
  readonly model: string;
  readonly type: string;
  readonly size: number;
  readonly tmm?: number;
  readonly move: string;
  readonly role: string;
  readonly pv: number;
  readonly damage: readonly string[];
  readonly overheat: number;
  readonly armor: number;
  readonly structure: number;
  readonly threshold?: number;
  readonly specials: readonly string[];
  readonly arcs?: readonly ArcShown[];
}

/** The face of a unit's card. */
export function faceOf(unit: Unit, card: Card, crew: Crew): Face {
  const titles = unit.kind === 'mobile-structure' ? { ...ARC_TITLES, front: 'Front', rear: 'Rear' } : ARC_TITLES;
  const arcs = card.arcs && Object.entries(card.arcs).map(([name, arc]) => arcShown(titles[name as ArcName], arc));
  return { ...faceOfPrinted(printedCard(card), crew), name: unit.chassis, model: unit.model, ...(arcs && { arcs }) };
}

/** The face of a card of which there is no unit. */
export function faceOfPrinted(card: PrintedCard, { skill, pilot }: Crew): Face {
  return {
    name: card.name,
    model: '',
    type: card.type,
    size: card.size,
    // Only what flies has a threshold, and what flies has no target movement modifier.
    ...(card.threshold === undefined ? { tmm: card.tmm } : { threshold: card.threshold }),
    move: card.move,
    role: card.role ?? '',
    skill,
    ...(pilot !== undefined && pilot !== '' && { pilot }),
    pv: priceFor(card, skill),
    damage: card.damage.split('/'),
    overheat: card.overheat,
    armor: card.armor,
    structure: card.structure,
    specials: card.specials,
  };
}

const ARC_TITLES: Readonly<Record<ArcName, string>> = {
  front: 'Nose',
  left: 'Left',
  right: 'Right',
  rear: 'Aft',
  'fore-left': 'Fore left',
  'fore-right': 'Fore right',
  'aft-left': 'Aft left',
  'aft-right': 'Aft right',
};

const arcShown = (name: string, { standard, capital, subCapital, missiles, specials }: Arc): ArcShown => ({
  name,
  rows: [
    { label: 'STD', damage: standard.map(printDamage) },
    { label: 'CAP', damage: capital.map(printDamage) },
    { label: 'SCAP', damage: subCapital.map(printDamage) },
    { label: 'MSL', damage: missiles.map(printDamage) },
  ],
  specials: specials.map(printSpecial),
});
