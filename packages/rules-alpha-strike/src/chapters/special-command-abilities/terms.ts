import { type Telling, tell } from '@sortie/kernel';
import { type AlphaRule, firstOf } from '../../rule.ts';
import type { Entry } from '../../shape.ts';
import { nameOf } from '../special-pilot-abilities/knows.ts';
import { averageOf, benefitsFor, itemsOf, partsOf } from './list.ts';

const REGULAR = 4;
export const skillOf = (force: readonly Entry[]): number => averageOf(force.map(({ skill = REGULAR }) => skill));

export const SPECIAL_CONDITIONS: readonly string[] = [
  'night',
  'fog',
  'hail',
  'vacuum',
  'woods',
  'jungle',
  'rough',
  'rubble',
  'water',
  'swamp',
  'mud',
  'sand',
  'snow',
  'tundra',
  'building',
];
export const BENEFITS = ['mobility', 'combat', 'initiative'] as const;

/** What is wrong with a specialization: what it is about, and how much of it the force has learned. */
type Wrong = (parts: readonly string[], most: number) => Telling | undefined;

export const wrongEnvironment: Wrong = ([condition = '', taken], most) => {
  if (!SPECIAL_CONDITIONS.includes(condition)) return tell('an environmental specialization names one kind of ground or weather');
  const benefits = itemsOf(taken);
  if (benefits.some(one => !(BENEFITS as readonly string[]).includes(one))) return tell('there is no such benefit');
  return tooMany(benefits, most);
};

export const wrongTactics: Wrong = ([taken], most) => {
  const benefits = itemsOf(taken);
  if (benefits.length === 0 || benefits.some(one => one !== 'attack' && one !== 'defense' && !one.startsWith('scenario=')))
    return tell('a tactical specialization is for attack, for defense or for a kind of scenario');
  return most === 0 && benefits.length === 1 ? undefined : tooMany(benefits, most);
};

export const wrongEnemy: Wrong = ([enemies]) =>
  itemsOf(enemies).length === 0 ? tell('an enemy specialization names an enemy') : undefined;

/** The objections of one specialization to what the sides of a set-up have been trained for. */
export const trainedWrongly =
  (id: string, wrong: Wrong): NonNullable<AlphaRule['forbidsSetup']> =>
  ({ forces, commands = [[], []] }) =>
    firstOf([0, 1] as const, seat => {
      const written = commands[seat].find(one => nameOf(one) === id);
      return written === undefined ? undefined : wrong(partsOf(written), benefitsFor(skillOf(forces[seat])));
    });

/** Different ones; only who may have three may take one of two twice. */
function tooMany(benefits: readonly string[], most: number): Telling | undefined {
  if (benefits.length > most) return tell('a force of that Skill has at most {most} benefits', { most });
  const different = new Set(benefits).size;
  return different < benefits.length && (most < 3 || different < benefits.length - 1) ? tell('benefits have to be different') : undefined;
}
