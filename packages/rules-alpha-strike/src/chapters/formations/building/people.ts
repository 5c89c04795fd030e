import { type RuleId, tell } from '@sortie/kernel';
import type { Organization } from '../attached.ts';
import { isBattleArmor, isInfantryUnit } from '../group.ts';
import { TROOPERS } from '../organization.ts';
import { advice, type Building, type BuildingForce, type BuildingRule, building, type Finding, organizationFor } from './force.ts';

// How many soldiers and suits make a unit, and how many officers a force has.

/** Where nobody says whose they are, suits of the Clans come in Points. */
const organizedAs = (force: BuildingForce, { clan }: Building): Organization =>
  force.organization === undefined && force.faction === undefined && clan !== undefined
    ? clan
      ? 'clan'
      : 'sphere'
    : organizationFor(force);

function suits(force: BuildingForce): readonly Finding[] {
  return force.units.flatMap(unit => {
    const wanted = TROOPERS[organizedAs(force, unit)].suits;
    if (!isBattleArmor(unit) || unit.troopers === undefined || unit.troopers === wanted) return [];
    const told = { unit: unit.card.name, suits: wanted, have: unit.troopers };
    return [advice('ASC-fb-battle-armor', tell('{unit} should have {suits} suits, it has {have}', told))];
  });
}

const PLATOON: RuleId = 'ASC-fb-conventional-infantry';

function soldiers(force: BuildingForce): readonly Finding[] {
  return force.units.flatMap(unit => {
    if (isBattleArmor(unit) || !isInfantryUnit(unit)) return [];
    const { least, most, squads } = TROOPERS[organizedAs(force, unit)];
    const found: Finding[] = [];
    const name = unit.card.name;
    if (unit.troopers !== undefined && (unit.troopers < least || unit.troopers > most))
      found.push(
        advice(
          PLATOON,
          tell('{unit} should have {least} to {most} soldiers, it has {have}', { unit: name, least, most, have: unit.troopers }),
        ),
      );
    if (squads && unit.squads !== undefined && (unit.squads < squads.least || unit.squads > squads.most))
      found.push(
        advice(PLATOON, tell('{unit} should have {least} to {most} squads, it has {have}', { unit: name, ...squads, have: unit.squads })),
      );
    return found;
  });
}

const LIEUTENANT_FOR = 6;
const OFFICERS: RuleId = 'ASC-form-command-lieutenants';

/** One leads the force, and there is a lieutenant for every six units that are no infantry. */
function officers({ units }: BuildingForce): readonly Finding[] {
  const leaders = units.filter(({ commander }) => commander === 'force').length;
  const lieutenants = units.filter(({ commander }) => commander === 'lance').length;
  const most = Math.floor(units.filter(unit => !isInfantryUnit(unit)).length / LIEUTENANT_FOR);
  const found: Finding[] = [];
  if (leaders + lieutenants > 0 && leaders !== 1)
    found.push(advice(OFFICERS, tell('one unit should lead the force, there are {have}', { have: leaders })));
  if (lieutenants > most)
    found.push(advice(OFFICERS, tell('there should be no more than {most} lieutenants, there are {have}', { most, have: lieutenants })));
  return found;
}

export const peopleRules: readonly BuildingRule[] = [
  building('ASC-fb-battle-armor', '149', suits),
  building(PLATOON, '149', soldiers),
  building(OFFICERS, '153', officers),
];
