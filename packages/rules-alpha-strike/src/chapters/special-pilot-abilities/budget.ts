import { type RuleId, type Telling, tell } from '@sortie/kernel';
import { cardNamed } from '../../card/cards.ts';
import { gradeOf, REGULAR } from '../../card/skill.ts';
import type { Entry, Unit } from '../../shape.ts';
import { talentNamed } from './knows.ts';

/** How many abilities a crew may have and what they may cost together. */
export function allowanceOf(skill: number): { readonly most: number; readonly points: number } {
  if (skill >= 5) return { most: 0, points: 0 };
  if (skill === 4) return { most: 1, points: 2 };
  return skill >= 2 ? { most: 2, points: 4 } : { most: 3, points: 6 };
}

const levelIn = (written: string): number => Number(written.split(':')[1]) || 1;
/** Luck costs a point for each time. */
export const costOf = (written: string): number => {
  const talent = talentNamed(written);
  return talent ? (talent.id === 'lucky' ? levelIn(written) : talent.cost) : 0;
};

const fits = ({ card: own }: Entry): Pick<Unit, 'card' | 'moves'> | undefined => {
  const card = typeof own === 'string' ? cardNamed(own) : own;
  return card && { card, moves: card.moves };
};

/** What is wrong with one ability of a crew, whatever its Skill. */
function wrongWith(entry: Entry, written: string): Telling | undefined {
  const talent = talentNamed(written);
  if (!talent) return tell('there is no ability called {name}', { name: written });
  const [, choice] = written.split(':');
  if (talent.choices && !(talent.id === 'lucky' && choice === undefined) && !talent.choices.includes(choice ?? ''))
    return tell('{name} needs one of: {choices}', { name: talent.name, choices: talent.choices.join(', ') });
  const unit = fits(entry);
  return unit && !talent.suits(unit) ? tell('{name} is of no use in this unit', { name: talent.name }) : undefined;
}

/** Why a crew may not have the abilities that it is given; `undefined` if it may. */
export function crewTrouble(entry: Entry): Telling | undefined {
  const written = entry.abilities ?? [];
  for (const one of written) {
    const wrong = wrongWith(entry, one);
    if (wrong) return wrong;
  }
  const bought = written.filter(one => talentNamed(one)?.kind === 'ability');
  if (new Set(bought.map(one => talentNamed(one)?.id)).size < bought.length) return tell('a crew has an ability only once');
  const { most, points } = allowanceOf(entry.skill ?? REGULAR);
  const cost = bought.reduce((sum, one) => sum + costOf(one), 0);
  if (bought.length > most || cost > points)
    return tell('a {grade} crew has at most {most} abilities for {points} points', {
      grade: gradeOf(entry.skill ?? REGULAR),
      most,
      points,
    });
  return undefined;
}

export const averageSkill = (force: readonly Entry[]): number =>
  force.length === 0 ? REGULAR : Math.floor(force.reduce((sum, { skill = REGULAR }) => sum + skill, 0) / force.length + 0.5);

const ELITE = 2;
const VETERAN = 3;

/** Advice that a force goes against: it may be played all the same. */
export interface Counsel {
  readonly rule: RuleId;
  readonly said: Telling;
}

/** What the book advises a force to do otherwise about the abilities of its crews. */
export function crewCounsel(force: readonly Entry[]): readonly Counsel[] {
  const found: Counsel[] = [];
  const gifted = force.filter(({ abilities = [] }) => abilities.some(one => talentNamed(one)?.kind === 'ability')).length;
  const most = Math.max(1, Math.floor(force.length / 4));
  if (gifted > most)
    found.push({ rule: 'ASC-spa-general-density', said: tell('no more than {most} crews of this force should have abilities', { most }) });
  const augmented = force.filter(({ abilities = [] }) => abilities.some(one => talentNamed(one)?.kind === 'implant'));
  if (averageSkill(force) > ELITE && augmented.some(({ skill = REGULAR }) => skill > VETERAN))
    found.push({ rule: 'ASC-aug-limits', said: tell('only Veteran crews and better should have implants in this force') });
  return found;
}
