import { type RuleId, tell } from '@sortie/kernel';
import { factionNamed } from '../factions.ts';
import { type BuildingForce, type BuildingRule, building, type Finding, fault, note } from './force.ts';

// What a force may cost, and when and for whom it fights.

/** The sum of all units, each for the Skill of its crew, stays within the agreed total; where none is agreed anything goes. */
function total({ limit, units }: BuildingForce): readonly Finding[] {
  const sum = units.reduce((all, { pv }) => all + pv, 0);
  if (limit === undefined || sum <= limit) return [];
  return [
    fault('ASC-fb-pv-total', tell('{points} points are {over} over the limit of {limit}.', { points: sum, over: sum - limit, limit })),
  ];
}

const FAST = { least: 250, most: 450 };
const LONG = 1000;

/** What sort of game a total makes. */
function guideline({ limit }: BuildingForce): readonly Finding[] {
  const rule: RuleId = 'ASC-fb-pv-guidelines';
  if (limit === undefined) return [];
  if (limit >= LONG) return [note(rule, tell('{limit} points make a game of several hours, with a battalion a side', { limit }))];
  return limit >= FAST.least && limit <= FAST.most
    ? [note(rule, tell('{limit} points make a fast game with about twelve units a side', { limit }))]
    : [];
}

const ERA_FACTION: RuleId = 'ASC-fb-era-faction';

/** An era leaves out what was built later; a faction what others build, and the Clans' machines before it had any. */
function setting({ era, faction, units }: BuildingForce): readonly Finding[] {
  const whose = factionNamed(faction);
  const found: Finding[] = [];
  for (const { card, year, clan, factions } of units) {
    const unit = card.name;
    if (era && year !== undefined && year > era.to)
      found.push(fault(ERA_FACTION, tell('{unit} was first built in {year}, after the {era}', { unit, year, era: era.name })));
    if (!whose) continue;
    if (factions && !factions.includes(whose.id))
      found.push(fault(ERA_FACTION, tell('{faction} does not have {unit}', { unit, faction: whose.name })));
    else if (clan && whose.clanTech !== undefined && (era?.to ?? Number.MAX_SAFE_INTEGER) < whose.clanTech)
      found.push(
        fault(ERA_FACTION, tell('{unit} is a machine of the Clans, which {faction} does not have then', { unit, faction: whose.name })),
      );
  }
  return found;
}

export const pointRules: readonly BuildingRule[] = [
  building('ASC-fb-pv-total', '146', total),
  building('ASC-fb-pv-guidelines', '146', guideline),
  building(ERA_FACTION, '146', setting),
];
