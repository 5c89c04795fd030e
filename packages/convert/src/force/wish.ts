import { type Telling, tell } from '@sortie/kernel';
import { ERAS } from '../search/eras.ts';
import type { CardFacts, UnitFacts } from '../search/facts.ts';
import { testsFor } from '../search/wanted.ts';

/** What is known of a unit that could be in a drawn force. */
export type Prospect = UnitFacts & CardFacts;

interface Named {
  readonly id: string;
  readonly name: Telling;
}

export interface Style extends Named {
  /** The same in a line. */
  readonly says: Telling;
  readonly fits: (one: Prospect) => boolean;
}

/** How a force likes to fight. */
export const STYLES: readonly Style[] = [
  { id: 'any', name: tell('Any style'), says: tell('A bit of everything.'), fits: () => true },
  {
    id: 'fast',
    name: tell('Fast'),
    says: tell('Moves 12″ or more, or jumps 10″: hard to hit, thin armor.'),
    fits: ({ reach, jump }) => reach >= 12 || jump >= 10,
  },
  {
    id: 'long-range',
    name: tell('Long range'),
    says: tell('Shoots as hard at long range as nearby, or almost.'),
    fits: ({ damage: [short, , long] }) => long > 0 && long * 2 >= short,
  },
  {
    id: 'close-in',
    name: tell('Close combat'),
    says: tell('Strong at short range and weak beyond: has to get there.'),
    fits: ({ damage: [short, , long] }) => short >= 2 && short >= long + 2,
  },
  {
    id: 'tough',
    name: tell('Tough'),
    says: tell('Armor and structure of 10 or more: slow to die, slow to arrive.'),
    fits: ({ armor, structure }) => armor + structure >= 10,
  },
];

export interface Arm extends Named {
  /** Codes of types on cards. */
  readonly types: readonly string[];
}

/** What a force is made of. */
export const ARMS: readonly Arm[] = [
  { id: 'mechs', name: tell('’Mechs'), types: ['BM', 'IM'] },
  { id: 'vehicles', name: tell('Vehicles'), types: ['CV'] },
  { id: 'mixed', name: tell('Combined arms'), types: ['BM', 'IM', 'CV', 'BA'] },
];

export interface Size extends Named {
  readonly units: number;
  /** Units that stand together in it, and what such a group is called. */
  readonly group: number;
  readonly groups: (n: number) => Telling;
}

const lances = (n: number): Telling => tell('Lance {n}', { n });
const stars = (n: number): Telling => tell('Star {n}', { n });
const levels = (n: number): Telling => tell('Level II {n}', { n });

/** How large forces usually are. */
export const SIZES: readonly Size[] = [
  { id: 'lance', name: tell('Lance (4)'), units: 4, group: 4, groups: lances },
  { id: 'star', name: tell('Star (5)'), units: 5, group: 5, groups: stars },
  { id: 'level-ii', name: tell('Level II (6)'), units: 6, group: 6, groups: levels },
  { id: 'two-lances', name: tell('Two lances (8)'), units: 8, group: 4, groups: lances },
  { id: 'binary', name: tell('Binary (10)'), units: 10, group: 5, groups: stars },
  { id: 'company', name: tell('Company (12)'), units: 12, group: 4, groups: lances },
  { id: 'trinary', name: tell('Trinary (15)'), units: 15, group: 5, groups: stars },
];

/** What somebody wants to meet. Everything that is asked must be so. */
export interface Wish {
  readonly style?: string;
  readonly arm?: string;
  /** Id of an era: what had appeared by its end. */
  readonly era?: string;
  readonly faction?: string;
  readonly tech?: string;
}

const ON_LAND = /^\d+"(t|w|h|v|j|f)?($|\/)/;

/** Fights on the ground of any table: it moves there and does harm. */
const fights = ({ move, damage: [short, medium] }: Prospect): boolean => ON_LAND.test(move) && (short > 0 || medium > 0);

/** Those of a list that a wish allows. */
export function prospects<P extends Prospect>(all: readonly P[], { style = 'any', arm = 'mixed', era, faction, tech }: Wish): readonly P[] {
  const until = ERAS.find(({ id }) => id === era);
  const { unit } = testsFor({
    ...(until && { era: { from: 0, to: until.to } }),
    ...(faction !== undefined && { faction }),
    ...(tech !== undefined && { tech }),
  });
  const types: readonly string[] = ARMS.find(({ id }) => id === arm)?.types ?? [];
  const { fits } = STYLES.find(({ id }) => id === style) ?? { fits: () => false };
  return all.filter(one => types.includes(one.type) && fights(one) && fits(one) && unit(one));
}
