import type { Card } from './card.ts';
import { cardsOf, type Row } from './row.ts';

/** Own machines of uncommon kinds: robots, four and three legs, wings, giants, and those that change their shape. */
const ROWS: readonly Row[] = [
  ['Warden Drone', 'CV', 2, '8"t', 1, 'Brawler', '2/2/1', 0, 5, 3, 20, 'RBT,TUR(2/2/1)'],
  ['Seeker Drone', 'CV', 1, '14"h', 3, 'Scout', '2/1/-', 0, 2, 1, 15, 'SDCS,RCN'],
  ['Puppet', 'CV', 2, '10"w', 2, 'Striker', '2/2/-', 0, 3, 2, 14, 'DRO'],
  ['Puppeteer', 'SV', 2, '8"w', 1, 'Transport', '1/-/-', 0, 3, 3, 14, 'BFC,DCC4,ORO'],
  ['Mastiff', 'BM', 3, '8"', 1, 'Brawler', '3/3/1', 0, 7, 5, 33, 'QUAD,CASE'],
  ['Trestle', 'BM', 4, '6"', 1, 'Sniper', '4/4/3', 0, 9, 7, 52, 'TRIPOD,TUR(4/4/3)'],
  ['Bat', 'PM', 1, '6"/10"g', 1, 'Striker', '1/1/-', 0, 2, 1, 13, 'GLD'],
  ['Behemoth', 'BM', 4, '4"', 0, 'Juggernaut', '6/6/4', 0, 14, 10, 70, 'LG,CR'],
  ['Changeling', 'BM', 2, '10"j', 2, 'Skirmisher', '2/2/-', 0, 4, 3, 30, 'LAM(30"g/5a)'],
  ['Two-Face', 'BM', 1, '12"j', 2, 'Scout', '1/1/-', 0, 3, 2, 22, 'BIM(6a)'],
  ['Tortoise', 'BM', 3, '8"qt', 1, 'Brawler', '3/3/1', 0, 6, 5, 34, 'QV,TUR(3/3/1)'],
];

export const UNCOMMON: readonly Card[] = cardsOf(ROWS);
