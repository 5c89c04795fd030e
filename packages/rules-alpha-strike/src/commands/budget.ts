import { type Telling, tell } from '@sortie/kernel';
import type { Counsel } from '../pilots/budget.ts';
import { gradeOf } from '../pilots/budget.ts';
import type { Entry } from '../shape.ts';
import { averageOf, benefitsFor, commandNamed, itemsOf, partsOf } from './list.ts';
import { BENEFITS, SPECIAL_CONDITIONS } from './specialization.ts';

const REGULAR = 4;
const skillOf = (force: readonly Entry[]): number => averageOf(force.map(({ skill = REGULAR }) => skill));

/** How many special command abilities a force may have; the green may have a general one. */
export const commandAllowance = (skill: number): number => (skill >= 5 ? 1 : skill === 4 ? 1 : skill >= 2 ? 2 : 3);

/** What is wrong with a specialization: what it is about, and how much of it the force has learned. */
function wrongWith(written: string, skill: number): Telling | undefined {
  const [first, second] = partsOf(written);
  const most = benefitsFor(skill);
  switch (commandNamed(written)?.id) {
    case 'environmental-specialization': {
      if (!SPECIAL_CONDITIONS.includes(first ?? '')) return tell('an environmental specialization names one kind of ground or weather');
      const benefits = itemsOf(second);
      if (benefits.some(one => !(BENEFITS as readonly string[]).includes(one))) return tell('there is no such benefit');
      return tooMany(benefits, most);
    }
    case 'tactical-specialization': {
      const benefits = itemsOf(first);
      if (benefits.length === 0 || benefits.some(one => one !== 'attack' && one !== 'defense' && !one.startsWith('scenario=')))
        return tell('a tactical specialization is for attack, for defense or for a kind of scenario');
      return most === 0 && benefits.length === 1 ? undefined : tooMany(benefits, most);
    }
    case 'enemy-specialization':
      return itemsOf(first).length === 0 ? tell('an enemy specialization names an enemy') : undefined;
    default:
      return undefined;
  }
}

/** Different ones; only who may have three may take one of two twice. */
function tooMany(benefits: readonly string[], most: number): Telling | undefined {
  if (benefits.length > most) return tell('a force of that Skill has at most {most} benefits', { most });
  const different = new Set(benefits).size;
  return different < benefits.length && (most < 3 || different < benefits.length - 1) ? tell('benefits have to be different') : undefined;
}

/** Why a force may not have the commands that it is given; `undefined` if it may. */
export function commandTrouble(force: readonly Entry[], commands: readonly string[]): Telling | undefined {
  if (commands.length === 0) return undefined;
  const skill = skillOf(force);
  for (const written of commands) {
    const command = commandNamed(written);
    if (!command) return tell('there is no command ability called {name}', { name: written });
    if (skill >= 5 && !command.general) return tell('a {grade} force has no such command ability', { grade: gradeOf(skill) });
    const wrong = wrongWith(written, skill);
    if (wrong) return wrong;
  }
  if (new Set(commands.map(one => commandNamed(one)?.id)).size < commands.length) return tell('a force has a command ability only once');
  if (commands.length > commandAllowance(skill))
    return tell('a {grade} force has at most {most} command abilities', { grade: gradeOf(skill), most: commandAllowance(skill) });
  const officers = force.filter(({ commander }) => commander !== undefined);
  return officers.some(({ commander }) => commander === 'force') ? undefined : tell('a force with command abilities has a commander');
}

const LIMITED = ['sharp-shooters', 'brawlers', 'anti-aircraft-specialists', 'ground-attack-specialists'];

/** What the book advises: such training is rare, a third of a force at most. */
export const commandCounsel = (force: readonly Entry[], commands: readonly string[]): readonly Counsel[] =>
  commands
    .filter(one => LIMITED.includes(commandNamed(one)?.id ?? ''))
    .filter(one => {
      const lance = partsOf(one).find(part => part.startsWith('lance='));
      const trained = lance === undefined ? force.length : force.filter(entry => `lance=${entry.lance ?? 0}` === lance).length;
      return 3 * trained > force.length;
    })
    .map(one => ({
      rule: commandNamed(one)!.rule,
      said: tell('no more than a third of a force should be {name}', { name: commandNamed(one)!.name }),
    }));
