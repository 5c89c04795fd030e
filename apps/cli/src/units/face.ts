import { type Arc, type ArcName, type Card, priceAtSkill, printDamage, printMoves, printSpecial } from '@sortie/convert';
import type { Unit } from '@sortie/roster';
import type { ArcFace, CardFace } from '@sortie/sheets';

/** Who drives the unit. */
export interface Crew {
  readonly skill: number;
  readonly pilot?: string;
}

/** What the printed card of a unit shows, priced for its crew. */
export function faceOf(unit: Unit, card: Card, { skill, pilot }: Crew): CardFace {
  const [short, medium, long, extreme] = card.damage.map(printDamage);
  const shown = [short, medium, long, ...(extreme === '-' || extreme === '0' ? [] : [extreme])];
  const drone = card.specials.some(({ code }) => code === 'DRO');
  return {
    name: unit.chassis,
    model: unit.model,
    type: card.type,
    size: card.size,
    // Only what flies has a threshold, and what flies has no target movement modifier.
    ...(card.threshold === undefined ? { tmm: card.tmm } : { threshold: card.threshold }),
    move: printMoves(card.moves),
    role: card.role,
    skill,
    ...(pilot !== undefined && { pilot }),
    pv: priceAtSkill(card.pv, skill, drone),
    damage: shown.map(text => text ?? '-'),
    overheat: card.overheat,
    armor: card.armor,
    structure: card.structure,
    specials: card.specials.map(printSpecial),
    ...(card.arcs && { arcs: Object.entries(card.arcs).map(([name, arc]) => arcFace(name as ArcName, arc)) }),
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

const arcFace = (name: ArcName, { standard, capital, subCapital, missiles, specials }: Arc): ArcFace => ({
  name: ARC_TITLES[name],
  rows: [
    { label: 'STD', damage: standard.map(printDamage) },
    { label: 'CAP', damage: capital.map(printDamage) },
    { label: 'SCAP', damage: subCapital.map(printDamage) },
    { label: 'MSL', damage: missiles.map(printDamage) },
  ],
  specials: specials.map(printSpecial),
});
