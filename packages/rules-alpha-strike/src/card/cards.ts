import { AIRCRAFT } from './aircraft.ts';
import type { Card } from './card.ts';
import { KNOWN } from './known-cards.ts';
import { cardsOf, type Row } from './row.ts';
import { UNCOMMON } from './uncommon-cards.ts';

/** Own machines for missions and tests: made up for Sortie, none of them from a published list. */
const ROWS: readonly Row[] = [
  ['Harrier', 'BM', 1, '14"j', 3, 'Scout', '2/1/-', 0, 2, 2, 20, 'ENE'],
  ['Courser', 'BM', 1, '12"', 2, 'Striker', '2/2/-', 1, 3, 2, 19, 'CASE,SRM1/1'],
  ['Pathfinder', 'BM', 1, '12"j', 2, 'Scout', '1/1/-', 0, 3, 2, 20, 'ECM,PRB,RCN,TAG'],
  ['Sentinel', 'BM', 2, '10"', 2, 'Skirmisher', '3/2/1', 0, 4, 4, 27, 'AC1/1/1'],
  ['Marauder Hawk', 'BM', 2, '8"j', 1, 'Brawler', '3/3/-', 1, 5, 4, 29, 'MEL,SRM2/2'],
  ['Longbow', 'BM', 2, '8"', 1, 'Missile Boat', '1/2/2', 0, 4, 3, 26, 'IF2,LRM1/2/2'],
  ['Bulwark', 'BM', 3, '8"', 1, 'Brawler', '4/4/1', 0, 7, 5, 37, 'AC2/2/-,CASE,CR'],
  ['Lancer', 'BM', 3, '8"j', 1, 'Skirmisher', '3/3/2', 1, 6, 5, 38, 'IF1,LRM1/1/1'],
  ['Furnace', 'BM', 3, '8"', 1, 'Brawler', '4/3/-', 2, 6, 5, 36, 'ENE,HT1/1/-'],
  ['Phalanx', 'BM', 4, '6"', 1, 'Juggernaut', '5/5/2', 1, 9, 7, 49, 'AC2/2/1,REAR1/1/-'],
  ['Citadel', 'BM', 4, '6"', 1, 'Sniper', '3/4/4', 0, 8, 6, 50, 'AMS,IF2,LRM2/2/2'],
  ['Hammerfall', 'BM', 4, '6"j', 1, 'Juggernaut', '5/4/-', 2, 9, 6, 50, 'TSM,MEL'],
  ['Quarry', 'IM', 2, '6"', 1, 'Brawler', '2/1/-', 0, 3, 3, 13, 'BFC,EE,SAW,MEL'],
  ['Sprite', 'PM', 1, '10"j', 2, 'Scout', '1/1/-', 0, 2, 1, 12, 'MCS'],
  ['Skate', 'CV', 1, '16"h', 3, 'Scout', '2/1/-', 0, 2, 1, 14, 'SRM1/1'],
  ['Anvil', 'CV', 3, '8"t', 1, 'Brawler', '3/3/1', 0, 6, 3, 28, 'TUR(3/3/1),AC1/1/1'],
  ['Ballista', 'CV', 3, '6"t', 1, 'Missile Boat', '-/-/-', 0, 4, 3, 24, 'ARTS-1'],
  ['Roadhog', 'CV', 2, '10"w', 2, 'Striker', '2/2/-', 0, 4, 2, 19, 'TUR(2/2/-)'],
  ['Wasp Nest', 'CV', 2, '12"v', 2, 'Striker', '2/2/1', 0, 2, 2, 22, 'TAG'],
  ['Gale', 'CV', 1, '20"v', 4, 'Scout', '1/1/-', 0, 1, 1, 15, 'RCN'],
  ['Skimmer', 'CV', 2, '14"g', 3, 'Striker', '2/2/-', 0, 3, 2, 20, ''],
  ['Wagon', 'CV', 2, '12"t', 2, 'Transport', '1/-/-', 0, 4, 2, 14, 'IT8'],
  ['Hauler', 'SV', 2, '8"w', 1, 'Transport', '0*/-/-', 0, 2, 3, 8, 'IT12,MHQ4,BFC,ORO'],
  ['Line Infantry', 'CI', 1, '2"f', 0, 'Ambusher', '1/-/-', 0, 1, 1, 5, 'CAR4'],
  ['Jump Infantry', 'CI', 1, '6"j', 1, 'Ambusher', '1/-/-', 0, 1, 1, 8, 'AM,CAR4'],
  ['Engineers', 'CI', 1, '4"m', 0, 'Ambusher', '0*/-/-', 0, 1, 1, 6, 'CAR4,ENG,TRN,FF'],
  ['Ferret Suits', 'BA', 1, '6"j', 1, 'Ambusher', '1/1/-', 0, 2, 2, 15, 'AM,CAR4,MEC'],
  ['Bear Suits', 'BA', 1, '4"f', 0, 'Ambusher', '2/1/-', 0, 3, 2, 18, 'AM,CAR4,XMEC,SRM1/1'],
];

const GROUND: readonly Card[] = cardsOf([...KNOWN, ...ROWS]);

export const CARDS: readonly Card[] = [...GROUND, ...AIRCRAFT, ...UNCOMMON];

const byName = new Map(CARDS.map(card => [card.name, card]));
export const cardNamed = (name: string): Card | undefined => byName.get(name);
/** The card of a unit in a set-up: its own, or one of ours by its name. */
export function cardOf({ card }: { readonly card: string | Card }): Card {
  if (typeof card !== 'string') return card;
  const known = cardNamed(card);
  if (!known) throw new Error(`there is no card called ${card}`);
  return known;
}
