import { type RuleId, sure, type Telling, tell } from '@sortie/kernel';
import { cardNamed } from '../../card/cards.ts';
import type { Entry } from '../../shape.ts';
import { attachmentLacks, coreOf, type Organization } from './attached.ts';
import type { FormationType, Loan } from './formation.ts';
import { type Grouped, isMechUnit } from './group.ts';
import { FORMATIONS, fitOf, formationNamed } from './list.ts';
import { mostOf } from './loans.ts';
import { readFormation, type Written } from './written.ts';

/** Why the lances of a force are not what they are said to be, each by the line that says so. */

type Force = readonly Entry[];
type Member = Grouped & { readonly bonus: readonly string[]; readonly abilities: readonly string[] };
type Objection = (force: Force) => Telling | undefined;

const memberOf = ({ card, quirks = [], abilities = [], commander, bonus = [] }: Entry): Member => ({
  card: typeof card === 'string' ? sure(cardNamed(card), 'the card') : card,
  quirks,
  abilities,
  bonus,
  ...(commander && { commander }),
});

/** A lance that is said to be a formation. */
interface Lance {
  readonly lance: number;
  readonly written: Written;
  readonly units: readonly Member[];
}

const lanceOf = ({ lance = 0 }: Entry): number => lance;

function lancesIn(force: Force): readonly Lance[] {
  const numbers = [...new Set(force.flatMap(entry => (entry.formation === undefined ? [] : [lanceOf(entry)])))];
  return numbers.flatMap(lance => {
    const own = force.filter(entry => lanceOf(entry) === lance);
    const said = own.find(({ formation }) => formation !== undefined)?.formation;
    return said === undefined ? [] : [{ lance, written: readFormation(said), units: own.map(memberOf) }];
  });
}

/** The first thing that is wrong with one of the formations of a force. */
const eachLance =
  (wrong: (lance: Lance) => Telling | undefined): Objection =>
  force => {
    for (const lance of lancesIn(force)) {
      const said = wrong(lance);
      if (said) return said;
    }
    return undefined;
  };

/** Fives are Stars, sixes Level IIs, and everything else lances. */
const organizationOf = (units: readonly Grouped[]): Organization => {
  const size = units.filter(isMechUnit).length || units.length;
  return size % 5 === 0 ? 'clan' : size === 6 ? 'comstar' : 'sphere';
};

const coreOfLance = ({ written, units }: Lance): readonly Member[] => coreOf(units, written.with);

/** All units of a lance carry the same formation, and no lance carries two. */
export const stacked: Objection = force => {
  const said = new Map<number, string | undefined>();
  for (const entry of force) {
    const lance = lanceOf(entry);
    if (said.has(lance) && said.get(lance) !== entry.formation) return tell('a lance is one formation, and all its units belong to it');
    said.set(lance, entry.formation);
  }
  return undefined;
};

export const unheardOf: Objection = eachLance(({ written: { type } }) =>
  formationNamed(type) ? undefined : tell('there is no formation called {name}', { name: type }),
);

/** What a lance lacks to be a formation of this type. */
export const lacking = (type: FormationType): Objection =>
  eachLance(lance => (lance.written.type === type.id ? fitOf(type, coreOfLance(lance)).missing[0] : undefined));

/** What two groups lack to work together as one, as far as this line asks for it. */
export const unattached = (rule: RuleId): Objection =>
  eachLance(lance => {
    const { with: attached } = lance.written;
    if (!attached) return undefined;
    return attachmentLacks(lance.units, attached, organizationOf(coreOfLance(lance))).find(one => one.rule === rule)?.says;
  });

const choicesOf = ({ loans }: FormationType): readonly string[] =>
  loans.filter(({ choice, abilities }) => choice === 'one' && abilities.length > 1).flatMap(({ abilities }) => abilities);

/** An ability is chosen for a formation that does not offer it. */
export const notOffered: Objection = eachLance(({ written: { type: id, choice } }) => {
  const type = formationNamed(id);
  return type && choice !== undefined && !choicesOf(type).includes(choice)
    ? tell('{name} does not offer {choice}', { name: type.name, choice })
    : undefined;
});

/** Why the abilities that units were given of a formation cannot be shared out like that. */
function shareTrouble(loan: Loan, units: readonly Member[], choice: string | undefined): Telling | undefined {
  const given = units.map(unit => ({ unit, own: unit.bonus.filter(one => loan.abilities.includes(one)) }));
  const users = given.filter(({ own }) => own.length > 0);
  const most = mostOf(loan, units.length);
  if (users.length > most) return tell('no more than {most} units of the formation have that', { most });
  if (users.some(({ own }) => own.length > (loan.apiece ?? 1)))
    return tell('a unit has no more than {most} abilities of its formation', { most: loan.apiece ?? 1 });
  if (users.some(({ unit }) => loan.to && !loan.to(unit))) return tell('the formation does not give it to that unit');
  const chosen = new Set([...(choice === undefined ? [] : [choice]), ...users.flatMap(({ own }) => own)]);
  if (loan.choice === 'one' && chosen.size > 1) return tell('one ability is chosen for the whole formation');
  if (!loan.inPairs) return undefined;
  const pairs = loan.abilities.map(ability => units.filter(({ bonus }) => bonus.includes(ability)).map(({ card }) => card.name));
  return pairs.every(pair => pair.length === 0 || (pair.length === 2 && pair[0] === pair[1]))
    ? undefined
    : tell('each ability goes to one pair of fighters of the same model');
}

/** Why what a formation lends by this line for the whole game cannot be shared out as it is written. */
export const shared = (rule: RuleId): Objection =>
  eachLance(lance => {
    const loans = (formationNamed(lance.written.type)?.loans ?? []).filter(one => one.rule === rule && one.holds === 'game' && one.most);
    return loans
      .map(loan =>
        shareTrouble(
          loan,
          coreOfLance(lance),
          loan.abilities.find(one => one === lance.written.choice),
        ),
      )
      .find(Boolean);
  });

/** A Support Lance stands by another formation of its force, and nobody else does. */
export const unsupported: Objection = force => {
  const lances = lancesIn(force);
  return lances.some(({ lance, written: { type, supports } }) => {
    if (formationNamed(type)?.supports !== true) return supports !== undefined;
    const other = lances.find(one => one.lance === supports && one.lance !== lance);
    return !other || formationNamed(other.written.type)?.supports === true;
  })
    ? tell('a Support Lance stands by another formation of its force')
    : undefined;
};

/** Whether a lance is what it is said to be, by every line that has a say in it. */
const isFormation = (own: Force): boolean => {
  const [lance] = lancesIn(own);
  const type = lance && formationNamed(lance.written.type);
  if (!type || stacked(own) || notOffered(own) || lacking(type)(own)) return false;
  const { with: attached } = lance.written;
  if (attached && attachmentLacks(lance.units, attached, organizationOf(coreOfLance(lance))).length > 0) return false;
  return FORMATIONS.every(({ loans }) => loans.every(({ rule }) => !shared(rule)(own)));
};

const plain = ({ formation: _formation, bonus: _bonus, ...entry }: Entry): Entry => entry;

/** The same force without the formations that its lances are no longer, because somebody has joined or left them. */
export function stillFormed(force: Force): Force {
  const isOne = new Map<number, boolean>();
  for (const lance of new Set(force.map(lanceOf))) isOne.set(lance, isFormation(force.filter(entry => lanceOf(entry) === lance)));
  const kept = force.map(entry => (entry.formation === undefined || isOne.get(lanceOf(entry)) ? entry : plain(entry)));
  const formed = new Set(kept.flatMap(entry => (entry.formation === undefined ? [] : [lanceOf(entry)])));
  // Nobody supports a formation that is none any more.
  const backed = kept.map(entry => {
    const supports = entry.formation === undefined ? undefined : readFormation(entry.formation).supports;
    return supports === undefined || formed.has(supports) ? entry : plain(entry);
  });
  return backed.every((entry, i) => entry === force[i]) ? force : backed;
}
