import { type RuleId, type Seat, type Telling, tell } from '@sortie/kernel';
import type { UnitType } from './kind.ts';
import { type CampaignRule, core } from './rule.ts';
import type { Affiliation, Army, State } from './shape.ts';
import { sideOf } from './state.ts';

interface Trouble {
  readonly rule: RuleId;
  readonly says: Telling;
}

/** Whom an affiliation puts up with; nothing said means anybody. */
const COMPANY: { readonly [A in Affiliation]?: { readonly rule: RuleId; readonly only: readonly Affiliation[] } } = {
  comstar: { rule: 'ASC-camp-affil-comstar', only: ['inner-sphere', 'mercenary'] },
  'star-league': { rule: 'ASC-camp-affil-star-league', only: ['inner-sphere', 'periphery', 'mercenary'] },
  mercenary: { rule: 'ASC-camp-affil-mercenary', only: ['inner-sphere', 'comstar', 'star-league', 'periphery'] },
  pirate: { rule: 'ASC-camp-affil-pirate', only: ['clan', 'inner-sphere', 'periphery'] },
};

const between = (year: number | undefined, first: number, last: number): boolean => year !== undefined && year >= first && year <= last;

/** Affiliations that do not go together, or not in that year. */
function affiliationTrouble(affiliations: readonly Affiliation[], year: number | undefined): Trouble | undefined {
  for (const one of affiliations) {
    const company = COMPANY[one];
    const wrong = company && affiliations.find(other => other !== one && !company.only.includes(other));
    if (wrong) return { rule: company.rule, says: tell('{one} does not go together with {other}', { one, other: wrong }) };
  }
  const is = (one: Affiliation): boolean => affiliations.includes(one);
  if (is('comstar') && !is('inner-sphere'))
    return { rule: 'ASC-camp-affil-comstar', says: tell('ComStar and the Word of Blake belong to the Inner Sphere as well') };
  if (is('star-league') && !between(year, 2570, 2767))
    return { rule: 'ASC-camp-affil-star-league', says: tell('there is a Star League from 2570 to 2767') };
  if (is('clan') && is('inner-sphere') && !(year !== undefined && year > 3050))
    return { rule: 'ASC-camp-affil-clan', says: tell('a Clan is at home in the Inner Sphere only after 3050') };
  return undefined;
}

/** What an army of these affiliations cannot own in that year. */
function availabilityTrouble(type: UnitType, affiliations: readonly Affiliation[], year: number | undefined): Trouble | undefined {
  const is = (one: Affiliation): boolean => affiliations.includes(one);
  if (is('mercenary') && ['WS', 'SS', 'MS'].includes(type))
    return { rule: 'ASC-camp-mercenary-availability', says: tell('mercenaries own no WarShips, space stations or mobile structures') };
  if (type !== 'WS') return undefined;
  if (is('pirate') && !between(year, 2300, 2900))
    return { rule: 'ASC-camp-pirate-availability', says: tell('pirates own WarShips from 2300 to 2900 only') };
  if ((is('inner-sphere') || is('periphery')) && !is('comstar') && !is('clan') && between(year, 2901, 3050))
    return { rule: 'ASC-camp-warship-availability', says: tell('nobody but ComStar has WarShips from 2901 to 3050') };
  return undefined;
}

const armyTrouble = ({ affiliations, units }: Army, year: number | undefined): readonly Trouble[] =>
  [
    affiliationTrouble(affiliations, year),
    ...units.map(({ card }) => availabilityTrouble(card.type as UnitType, affiliations, year)),
  ].flatMap(found => found ?? []);

/** An objection to armies that this rule does not put up with. */
const objects = (id: RuleId): Pick<CampaignRule, 'forbidsSetup'> => ({
  forbidsSetup: ({ armies, year }) => armies.flatMap(army => armyTrouble(army, year)).find(({ rule }) => rule === id)?.says,
});

const isOf = (state: State, seat: Seat, one: Affiliation): boolean => sideOf(state, seat).army.affiliations.includes(one);

/** What an affiliation makes of the Support Points. */
const multiplier = (id: RuleId, one: Affiliation, by: number, covers: readonly RuleId[] = []): CampaignRule =>
  core(id, { covers, ...objects(id), multiplies: { support: ({ state, seat }) => (isOf(state, seat, one) ? by : undefined) } });

const unavailable = (id: RuleId): CampaignRule =>
  core(id, {
    ...objects(id),
    forbids: {
      buy: (view, { unit }, seat) => {
        const trouble = availabilityTrouble(unit.card.type as UnitType, sideOf(view, seat).army.affiliations, view.year ?? undefined);
        return trouble?.rule === id ? trouble.says : undefined;
      },
    },
  });

export const affiliationRules: readonly CampaignRule[] = [
  multiplier('ASC-camp-affil-clan', 'clan', 1.25),
  multiplier('ASC-camp-affil-comstar', 'comstar', 1.5),
  multiplier('ASC-camp-affil-star-league', 'star-league', 2),
  multiplier('ASC-camp-affil-mercenary', 'mercenary', 0.5),
  multiplier('ASC-camp-affil-pirate', 'pirate', 0.25),
  multiplier('ASC-tbl-sp-affiliation-mult', 'periphery', 0.75, ['ASC-camp-generic-affiliation']),
  unavailable('ASC-camp-mercenary-availability'),
  unavailable('ASC-camp-pirate-availability'),
  unavailable('ASC-camp-warship-availability'),
];
