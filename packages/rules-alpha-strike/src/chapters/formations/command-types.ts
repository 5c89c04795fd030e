import type { FormationType, Loan } from './formation.ts';
import { type Grouped, isVehicleUnit, role } from './group.ts';
import { atLeast, pairs, type Requirement, share } from './require.ts';

const leads = ({ commander }: Grouped): boolean => commander === 'force' || commander === 'lance';
const steady = role('Sniper', 'Missile Boat', 'Skirmisher', 'Juggernaut');
const quick = role('Brawler', 'Striker', 'Scout');
const commander = atLeast(1, 'commander or lieutenant', leads);

const rolesAmong = (units: readonly Grouped[]): number => new Set(units.flatMap(({ card }) => (card.role ? [card.role] : []))).size;
const DIFFERENT = 3;
/** Three different roles make up for the roles that are asked for. */
const unlessDiverse =
  (requirement: Requirement): Requirement =>
  units =>
    rolesAmong(units) >= DIFFERENT ? undefined : requirement(units);

const chosen: Loan = {
  rule: 'ASC-form-command-bonus',
  abilities: ['antagonizer', 'blood-stalker', 'combat-intuition', 'eagles-eyes', 'marksman', 'multi-tasker'],
  holds: 'game',
  choice: 'each',
  most: () => 2,
  to: unit => !leads(unit),
};

/** Lances around those who lead, and those who stand by others. */
export const COMMAND_TYPES: readonly FormationType[] = [
  {
    id: 'command',
    name: 'Command Lance',
    rule: 'ASC-form-command',
    requires: [
      commander,
      unlessDiverse(share(50, 'Sniper, Missile Boat, Skirmisher or Juggernaut', steady)),
      unlessDiverse(atLeast(1, 'Brawler, Striker or Scout', quick)),
    ],
    loans: [chosen],
    genius: true,
  },
  {
    id: 'command-vehicle',
    name: 'Vehicle Command Lance',
    rule: 'ASC-form-command-vehicle',
    of: 'command',
    requires: [
      atLeast(1, 'commander or lieutenant', unit => leads(unit) && isVehicleUnit(unit)),
      pairs(
        () => 1,
        'Sniper, Missile Boat, Skirmisher or Juggernaut',
        unit => steady(unit) && isVehicleUnit(unit),
      ),
    ],
    loans: [chosen],
    genius: true,
  },
  { id: 'support', name: 'Support Lance', rule: 'ASC-form-support', requires: [], loans: [], supports: true },
];
