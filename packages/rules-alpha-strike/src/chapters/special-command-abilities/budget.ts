import { sure, type Telling, tell } from '@sortie/kernel';
import { gradeOf } from '../../card/skill.ts';
import type { Entry } from '../../shape.ts';
import type { Counsel } from '../special-pilot-abilities/budget.ts';
import { commandNamed, partsOf } from './list.ts';
import { skillOf } from './terms.ts';

/** How many special command abilities a force may have; the green may have a general one. */
export const commandAllowance = (skill: number): number => (skill >= 5 ? 1 : skill === 4 ? 1 : skill >= 2 ? 2 : 3);

/** Why a force may not have the commands that it is given; `undefined` if it may. */
export function commandTrouble(force: readonly Entry[], commands: readonly string[]): Telling | undefined {
  if (commands.length === 0) return undefined;
  const skill = skillOf(force);
  for (const written of commands) {
    const command = commandNamed(written);
    if (!command) return tell('there is no command ability called {name}', { name: written });
    if (skill >= 5 && !command.general) return tell('a {grade} force has no such command ability', { grade: gradeOf(skill) });
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
      rule: sure(commandNamed(one), 'command').rule,
      said: tell('no more than a third of a force should be {name}', { name: sure(commandNamed(one), 'command').name }),
    }));
