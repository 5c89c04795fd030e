import { type Telling, tell } from '@sortie/kernel';
import { cardNamed } from '../card/cards.ts';
import type { Entry } from '../shape.ts';
import { attachmentTrouble, coreOf, type Organization } from './attached.ts';
import type { FormationType, Loan } from './formation.ts';
import { type Grouped, isMechUnit } from './group.ts';
import { fitOf, formationNamed } from './list.ts';
import { mostOf } from './loans.ts';
import { readFormation, type Written } from './written.ts';

type Member = Grouped & { readonly bonus: readonly string[]; readonly abilities: readonly string[] };

const memberOf = ({ card, quirks = [], abilities = [], commander, bonus = [] }: Entry): Member => ({
  card: typeof card === 'string' ? cardNamed(card)! : card,
  quirks,
  abilities,
  bonus,
  ...(commander && { commander }),
});

/** Fives are Stars, sixes Level IIs, and everything else lances. */
export const organizationOf = (units: readonly Grouped[]): Organization => {
  const size = units.filter(isMechUnit).length || units.length;
  return size % 5 === 0 ? 'clan' : size === 6 ? 'comstar' : 'sphere';
};

const choicesOf = ({ loans }: FormationType): readonly string[] =>
  loans.filter(({ choice, abilities }) => choice === 'one' && abilities.length > 1).flatMap(({ abilities }) => abilities);

/** Why the abilities that units were given of a formation cannot be shared out like that. */
function shareTrouble(loan: Loan, units: readonly Member[]): Telling | undefined {
  const with2 = units.map(({ bonus }) => bonus.filter(one => loan.abilities.includes(one)));
  const users = with2.filter(own => own.length > 0).length;
  const most = mostOf(loan, units.length);
  if (users > most) return tell('no more than {most} units of the formation have that', { most });
  if (with2.some(own => own.length > (loan.apiece ?? 1)))
    return tell('a unit has {most} abilities of its formation', { most: loan.apiece ?? 1 });
  if (units.some((unit, i) => with2[i]!.length > 0 && loan.to && !loan.to(unit)))
    return tell('the formation does not give it to that unit');
  if (!loan.inPairs) return undefined;
  const pairs = loan.abilities.map(ability => units.filter(({ bonus }) => bonus.includes(ability)).map(({ card }) => card.name));
  return pairs.every(pair => pair.length === 0 || (pair.length === 2 && pair[0] === pair[1]))
    ? undefined
    : tell('each ability goes to one pair of fighters of the same model');
}

/** What is wrong with what one lance is said to be. */
function wrongWith(written: Written, units: readonly Member[]): Telling | undefined {
  const type = formationNamed(written.type);
  if (!type) return tell('there is no formation called {name}', { name: written.type });
  const core = coreOf(units, written.with);
  if (written.with) {
    const [lacking] = attachmentTrouble(units, written.with, organizationOf(core));
    if (lacking) return lacking;
  }
  const { fits, missing } = fitOf(type, core);
  if (!fits) return missing[0];
  if (written.choice !== undefined && !choicesOf(type).includes(written.choice))
    return tell('{name} does not offer {choice}', { name: type.name, choice: written.choice });
  return type.loans
    .filter(({ holds, most }) => holds === 'game' && most)
    .map(loan => shareTrouble(loan, core))
    .find(Boolean);
}

/** Why the lances of a force are not the formations that they are said to be; `undefined` if they are. */
export function formationTrouble(force: readonly Entry[]): Telling | undefined {
  const lances = [...new Set(force.map(({ lance = 0 }) => lance))];
  const written = new Map<number, Written>();
  for (const lance of lances) {
    const own = force.filter(entry => (entry.lance ?? 0) === lance);
    const said = [...new Set(own.map(({ formation }) => formation))];
    if (said.length > 1) return tell('a lance is one formation, and all its units belong to it');
    if (said[0] === undefined) continue;
    const read = readFormation(said[0]);
    written.set(lance, read);
    const wrong = wrongWith(read, own.map(memberOf));
    if (wrong) return wrong;
  }
  for (const [lance, { type, supports }] of written) {
    const other = supports === undefined ? undefined : written.get(supports);
    const isSupport = formationNamed(type)?.supports === true;
    if (isSupport ? !other || supports === lance || formationNamed(other.type)?.supports : supports !== undefined)
      return tell('a Support Lance stands by another formation of its force');
  }
  return undefined;
}

const plain = ({ formation: _formation, bonus: _bonus, ...entry }: Entry): Entry => entry;
const lanceOf = ({ lance = 0 }: Entry): number => lance;

/** The same force without the formations that its lances are no longer, because somebody has joined or left them. */
export function stillFormed(force: readonly Entry[]): readonly Entry[] {
  if (formationTrouble(force) === undefined) return force;
  const isOne = (lance: number): boolean => {
    const own = force.filter(entry => lanceOf(entry) === lance);
    const [first] = own;
    if (first?.formation === undefined || own.some(({ formation }) => formation !== first.formation)) return false;
    return wrongWith(readFormation(first.formation), own.map(memberOf)) === undefined;
  };
  const kept = force.map(entry => (entry.formation === undefined || isOne(lanceOf(entry)) ? entry : plain(entry)));
  const formed = new Set(kept.flatMap(entry => (entry.formation === undefined ? [] : [lanceOf(entry)])));
  // Nobody supports a formation that is none any more.
  return kept.map(entry => {
    const supports = entry.formation === undefined ? undefined : readFormation(entry.formation).supports;
    return supports === undefined || formed.has(supports) ? entry : plain(entry);
  });
}
