import type { RuleId, Seat } from '@sortie/kernel';
import { isDrone } from '../../card/drone.ts';
import type { State, Unit } from '../../shape.ts';
import { alive } from '../../state.ts';
import { nameOf } from '../special-pilot-abilities/knows.ts';

/** What a whole force has been trained for. */
export interface CommandAbility {
  readonly id: string;
  readonly name: string;
  readonly rule: RuleId;
  /** One of the general ones, which even green forces may have. */
  readonly general?: true;
}

const command = (id: string, name: string, rule: RuleId, more: Partial<CommandAbility> = {}): CommandAbility => ({
  id,
  name,
  rule,
  ...more,
});

export const COMMANDS: readonly CommandAbility[] = [
  command('initiative-banking', 'Banking Initiative', 'ASC-sca-banking-yield'),
  command('forcing-the-initiative', 'Forcing the Initiative', 'ASC-sca-forcing-initiative'),
  command('off-map-movement', 'Off-Map Movement', 'ASC-sca-offmap-orders'),
  command('overrun-combat', 'Overrun Combat', 'ASC-sca-overrun'),
  command('communications-disruption', 'Communications Disruption', 'ASC-sca-comm-disruption'),
  command('zone-of-control', 'Zone of Control', 'ASC-sca-zoc-establish'),
  command('sharp-shooters', 'Sharp Shooters', 'ASC-sca-sharp-shooters'),
  command('brawlers', 'Brawlers', 'ASC-sca-brawlers'),
  command('anti-aircraft-specialists', 'Anti-Aircraft Specialists', 'ASC-sca-anti-aircraft'),
  command('ground-attack-specialists', 'Ground Attack Specialists', 'ASC-sca-ground-attack'),
  command('environmental-specialization', 'Environmental Specialization', 'ASC-sca-env-spec-condition', { general: true }),
  command('tactical-specialization', 'Tactical Specialization', 'ASC-sca-tac-spec-rules', { general: true }),
  command('enemy-specialization', 'Enemy Specialization', 'ASC-sca-enemy-focus', { general: true }),
];

const BY_ID: ReadonlyMap<string, CommandAbility> = new Map(COMMANDS.map(one => [one.id, one]));
export const commandNamed = (written: string): CommandAbility | undefined => BY_ID.get(nameOf(written));

/** "id:first:second" in its parts, without the id. */
export const partsOf = (written: string): readonly string[] => written.split(':').slice(1);
export const itemsOf = (part: string | undefined): readonly string[] => (part ?? '').split(',').filter(Boolean);

/** The officers of a force: its commander and, for every six units, one who leads a lance. */
export function officersOf({ units }: Pick<State, 'units'>, seat: Seat): readonly Unit[] {
  const own = units.filter(unit => unit.seat === seat);
  const first = own.filter(({ commander }) => commander === 'force');
  const others = own.filter(({ commander }) => commander === 'lance');
  return [...first, ...others].slice(0, Math.max(1, Math.ceil(own.length / 6)));
}

const EMPTY: readonly string[] = [];

/** What the other side has been trained to take away from this one. */
function negated({ commands, occasion, units }: State, seat: Seat): readonly string[] {
  const theirs = commands?.[1 - seat]?.find(one => nameOf(one) === 'enemy-specialization');
  const option = theirs && partsOf(theirs)[1];
  if (!theirs || !option?.startsWith('negate=')) return EMPTY;
  const faction = occasion?.factions?.[seat] ?? '';
  if (!itemsOf(partsOf(theirs)[0]).includes(faction)) return EMPTY;
  const skill = averageOf(units.filter(unit => unit.seat === 1 - seat).map(unit => unit.skill));
  return option
    .slice('negate='.length)
    .split('+')
    .slice(0, skill <= 1 ? 2 : skill === 2 ? 1 : 0);
}

/** The commands that a side still has: none once its commander and all other officers are lost. */
export function commandsOf(state: State, seat: Seat): readonly string[] {
  const own = state.commands?.[seat];
  if (!own || own.length === 0) return EMPTY;
  const officers = officersOf(state, seat);
  if (officers.length > 0 && !officers.some(alive)) return EMPTY;
  const gone = negated(state, seat);
  return gone.length === 0 ? own : own.filter(one => !gone.includes(nameOf(one)));
}

/** How a side has written down a command that it has; `undefined` if it has not. */
export const commandOf = (state: State, seat: Seat, id: string): string | undefined =>
  state.commands === undefined ? undefined : commandsOf(state, seat).find(one => nameOf(one) === id);

/** Is a unit trained like that? A command may be kept to one lance: "sharp-shooters:lance=2". */
export function trained(state: State, unit: Unit, id: string): boolean {
  const written = state.commands === undefined ? undefined : commandOf(state, unit.seat, id);
  if (written === undefined || isDrone(unit)) return false;
  const lance = partsOf(written).find(part => part.startsWith('lance='));
  return lance === undefined || Number(lance.slice('lance='.length)) === unit.lance;
}

/** The sum of all Skills by the number of units, rounded normally. */
export const averageOf = (skills: readonly number[]): number =>
  skills.length === 0 ? 4 : Math.floor(skills.reduce((sum, skill) => sum + skill, 0) / skills.length + 0.5);
/** The average Skill of everybody a side began with. */
export const gradeOfSide = ({ units }: State, seat: Seat): number =>
  averageOf(units.filter(unit => unit.seat === seat).map(({ skill }) => skill));
/** How many benefits a specialization brings. */
export const benefitsFor = (skill: number): number => (skill >= 5 ? 0 : skill === 4 ? 1 : skill >= 2 ? 2 : 3);
