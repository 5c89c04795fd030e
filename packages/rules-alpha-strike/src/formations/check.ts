import { type RuleId, type Telling, tell } from '@sortie/kernel';
import { attachmentTrouble, coreOf, type Organization } from './attached.ts';
import { compositionTrouble } from './composition.ts';
import { factionNamed } from './factions.ts';
import { type Grouped, isBattleArmor, isInfantryUnit } from './group.ts';
import { fitOf, formationNamed } from './list.ts';
import { canUse } from './loans.ts';
import { GROUP_NAMES, largerOf, mixture, sizeOf, specialtyOf, TROOPERS } from './organization.ts';
import type { Attachment } from './written.ts';

/** A unit of a force that is being built. */
export interface Building extends Grouped {
  readonly skill: number;
  /** Price for that Skill. */
  readonly pv: number;
  readonly lance: string;
  readonly bonus?: readonly string[];
  /** Year it was first built, and whether it is a machine of the Clans, where that is known. */
  readonly year?: number;
  readonly clan?: boolean;
  /** Soldiers or suits, where it is known how many there are. */
  readonly troopers?: number;
}

/** What a lance has been declared to be. */
export interface Declared {
  readonly lance: string;
  readonly type: string;
  readonly supports?: string;
  readonly with?: Attachment;
}

export interface BuildingForce {
  readonly limit?: number;
  /** The time that is played in, with its last year. */
  readonly era?: { readonly name: string; readonly to: number };
  readonly faction?: string;
  readonly organization?: Organization;
  readonly units: readonly Building[];
  readonly formations: readonly Declared[];
}

/** Something to say about a force: a `fault` breaks a rule, `advice` a custom, a `note` only tells. */
export interface Finding {
  readonly rule: RuleId;
  readonly weight: 'fault' | 'advice' | 'note';
  readonly says: Telling;
  readonly lance?: string;
}

const fault = (rule: RuleId, says: Telling, lance?: string): Finding => ({
  rule,
  weight: 'fault',
  says,
  ...(lance !== undefined && { lance }),
});
const advice = (rule: RuleId, says: Telling, lance?: string): Finding => ({ ...fault(rule, says, lance), weight: 'advice' });
const note = (rule: RuleId, says: Telling): Finding => ({ rule, weight: 'note', says });

/** How a force is organised: as it says, as its faction does, or in lances. */
export const organizationFor = ({ organization, faction }: Pick<BuildingForce, 'organization' | 'faction'>): Organization =>
  organization ?? factionNamed(faction)?.organization ?? 'sphere';

export const lancesIn = (units: readonly Building[]): ReadonlyMap<string, readonly Building[]> => {
  const lances = new Map<string, Building[]>();
  for (const unit of units) lances.set(unit.lance, [...(lances.get(unit.lance) ?? []), unit]);
  return lances;
};

function points({ limit, units }: BuildingForce): readonly Finding[] {
  const sum = units.reduce((all, { pv }) => all + pv, 0);
  if (limit !== undefined && sum > limit)
    return [
      fault('ASC-fb-pv-total', tell('{points} points are {over} over the limit of {limit}.', { points: sum, over: sum - limit, limit })),
    ];
  return limit === undefined ? [] : [sizeNote(limit)].filter(one => one !== undefined);
}

/** What sort of game a limit makes. */
const FAST = { least: 250, most: 450 };
const LONG = 1000;
function sizeNote(limit: number): Finding | undefined {
  const rule: RuleId = 'ASC-fb-pv-guidelines';
  if (limit >= LONG) return note(rule, tell('{limit} points make a game of several hours, with a battalion a side', { limit }));
  return limit >= FAST.least && limit <= FAST.most
    ? note(rule, tell('{limit} points make a fast game with about twelve units a side', { limit }))
    : undefined;
}

function setting({ era, faction, units }: BuildingForce): readonly Finding[] {
  const whose = factionNamed(faction);
  const found: Finding[] = [];
  for (const { card, year, clan } of units) {
    if (era && year !== undefined && year > era.to)
      found.push(
        fault('ASC-fb-era-faction', tell('{unit} was first built in {year}, after the {era}', { unit: card.name, year, era: era.name })),
      );
    if (clan && whose?.clanTech !== undefined && (era?.to ?? Number.MAX_SAFE_INTEGER) < whose.clanTech)
      found.push(
        fault(
          'ASC-fb-era-faction',
          tell('{unit} is a machine of the Clans, which {faction} does not have then', { unit: card.name, faction: whose.name }),
        ),
      );
  }
  return found;
}

function troops(units: readonly Building[], organization: Organization): readonly Finding[] {
  const { least, most, suits } = TROOPERS[organization];
  return units.flatMap(({ card, troopers, ...unit }) => {
    if (troopers === undefined || !isInfantryUnit({ card, ...unit })) return [];
    if (isBattleArmor({ card }))
      return troopers === suits
        ? []
        : [
            advice(
              'ASC-fb-battle-armor',
              tell('{unit} should have {suits} suits, it has {have}', { unit: card.name, suits, have: troopers }),
            ),
          ];
    return troopers >= least && troopers <= most
      ? []
      : [
          advice(
            'ASC-fb-conventional-infantry',
            tell('{unit} should have {least} to {most} soldiers, it has {have}', { unit: card.name, least, most, have: troopers }),
          ),
        ];
  });
}

/** How big a group is and what it is made of, where no formation says otherwise. */
function makeUp(lance: string, units: readonly Building[], declared: Declared | undefined, organization: Organization): readonly Finding[] {
  const type = declared && formationNamed(declared.type);
  const core = coreOf(units, declared?.with);
  const size = sizeOf(core, organization);
  const group = GROUP_NAMES[organization];
  const found: Finding[] = [];
  if (core.length !== size) {
    const rule: RuleId =
      core.length > 0 && core.every(unit => unit.card.type === 'AF' || unit.card.type === 'CF')
        ? 'ASC-fb-fighter-groups'
        : 'ASC-fb-lance-size';
    found.push(advice(rule, tell('a {group} like this has {size} units, it has {have}', { group, size, have: core.length }), lance));
  }
  const mixed = type?.supports || type?.id === 'transport' ? undefined : mixture(core, organization);
  if (mixed) found.push(advice(mixed.rule, tell(mixed.text), lance));
  return found;
}

/** What a declared formation lacks. */
function declaration(declared: Declared, units: readonly Building[], organization: Organization): readonly Finding[] {
  const { lance, type: id, with: attached } = declared;
  const type = formationNamed(id);
  if (!type) return [fault('ASC-fb-formation-name', tell('there is no formation called {name}', { name: id }), lance)];
  const core = coreOf(units, attached);
  const found: Finding[] = [];
  if (attached) {
    const rule: RuleId = attached === 'nova' ? 'ASC-form-nova' : 'ASC-form-air-lance';
    found.push(...attachmentTrouble(units, attached, organization).map(says => fault(rule, says, lance)));
  }
  const fit = fitOf(type, core);
  found.push(...fit.missing.map(says => fault(type.rule, says, lance)));
  for (const { card, quirks = [], bonus = [] } of core)
    for (const one of bonus)
      if (!canUse({ card, quirks }, one))
        found.push(
          advice('ASC-fb-bonus-prerequisites', tell('{unit} cannot make use of {ability}', { unit: card.name, ability: one }), lance),
        );
  return found;
}

const LIEUTENANT_FOR = 6;
/** One leads the force, and there is a lieutenant for every six units that are no infantry. */
function officers(units: readonly Building[]): readonly Finding[] {
  const leaders = units.filter(({ commander }) => commander === 'force').length;
  const lieutenants = units.filter(({ commander }) => commander === 'lance').length;
  const most = Math.floor(units.filter(unit => !isInfantryUnit(unit)).length / LIEUTENANT_FOR);
  const found: Finding[] = [];
  if (leaders + lieutenants > 0 && leaders !== 1)
    found.push(advice('ASC-form-command-lieutenants', tell('one unit should lead the force, there are {have}', { have: leaders })));
  if (lieutenants > most)
    found.push(
      advice(
        'ASC-form-command-lieutenants',
        tell('there should be no more than {most} lieutenants, there are {have}', { most, have: lieutenants }),
      ),
    );
  return found;
}

/** What the lances make up together, and what such a formation should be made up of. */
function whole({ units, formations }: BuildingForce, organization: Organization): readonly Finding[] {
  const lances = lancesIn(units);
  const groups = [...lances].map(([lance, members]) => {
    const declared = formations.find(one => one.lance === lance);
    return { units: coreOf(members, declared?.with), ...(declared && { type: declared.type }) };
  });
  const trouble = compositionTrouble(groups, organization);
  const found: Finding[] = trouble?.found.map(says => advice(trouble.rule, says)) ?? [];
  const larger = largerOf(organization, lances.size, formations.filter(one => one.with === 'nova').length);
  if (larger === undefined) return found;
  found.push(
    note(
      'ASC-fb-larger-formations',
      tell('{count} groups of that size make a {name} (led by: {rank})', { count: lances.size, name: larger.name, rank: larger.rank }),
    ),
  );
  const special = specialtyOf(formations.map(({ type }) => type));
  const name = special && formationNamed(special)?.name;
  if (name) found.push(note('ASC-fb-specialised-company', tell('most of it is of one kind: {name}', { name })));
  return found;
}

/** Everything there is to say about how a force is built, each with the rule that says so. */
export function checkForce(force: BuildingForce): readonly Finding[] {
  const organization = organizationFor(force);
  const lances = lancesIn(force.units);
  const found = [...points(force), ...setting(force), ...troops(force.units, organization), ...officers(force.units)];
  for (const [lance, units] of lances) {
    const declared = force.formations.filter(one => one.lance === lance);
    if (declared.length > 1)
      found.push(fault('ASC-fb-no-type-stacking', tell('a lance is one formation, and all its units belong to it'), lance));
    found.push(...makeUp(lance, units, declared[0], organization));
    if (declared[0]) found.push(...declaration(declared[0], units, organization));
  }
  for (const { lance, type, supports } of force.formations) {
    if (!lances.has(lance)) found.push(fault('ASC-fb-formation-name', tell('there is no lance called {name}', { name: lance })));
    const other = force.formations.find(one => one.lance === supports);
    if (formationNamed(type)?.supports && (!other || other.lance === lance || formationNamed(other.type)?.supports))
      found.push(fault('ASC-form-support-bonus', tell('a Support Lance stands by another formation of its force'), lance));
  }
  return [...found, ...whole(force, organization)];
}
