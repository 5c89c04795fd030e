import { type FormationType, half } from './formation.ts';
import { able, isAirUnit, isFighterUnit, paceOf, role } from './group.ts';
import { all, most, share } from './require.ts';

const fighters = all('fighter', isFighterUnit);
const SLOW = 9;
const two = (): number => 2;

/** What squadrons, and their like among the Clans and ComStar, are built for. */
export const AIR_TYPES: readonly FormationType[] = [
  {
    id: 'interceptor',
    name: 'Interceptor Squadron',
    rule: 'ASC-form-interceptor',
    air: true,
    requires: [fighters, most('Interceptor', role('Interceptor'))],
    loans: [
      {
        rule: 'ASC-form-interceptor-bonus',
        abilities: ['speed-demon'],
        holds: 'game',
        choice: 'one',
        to: unit => paceOf(unit) <= SLOW,
      },
      { rule: 'ASC-form-interceptor-range-master', abilities: ['range-master:long'], holds: 'game', choice: 'one', most: two },
    ],
  },
  {
    id: 'aerospace-superiority',
    name: 'Aerospace Superiority Squadron',
    rule: 'ASC-form-aero-superiority',
    air: true,
    requires: [fighters, most('Interceptor or Fast Dogfighter', role('Interceptor', 'Fast Dogfighter'))],
    loans: [
      {
        rule: 'ASC-form-aero-superiority-bonus',
        abilities: ['blood-stalker', 'ride-the-wash', 'hot-dog'],
        holds: 'game',
        choice: 'each',
        most: half,
        apiece: 2,
      },
    ],
  },
  {
    id: 'fire-support-squadron',
    name: 'Fire Support Squadron',
    rule: 'ASC-form-aero-fire-support',
    air: true,
    requires: [
      fighters,
      share(50, 'Fire Support', role('Fire Support')),
      all('Fire Support or Dogfighter', role('Fire Support', 'Dogfighter')),
    ],
    loans: [
      {
        rule: 'ASC-form-aero-fire-support-bonus',
        abilities: ['golden-goose', 'ground-hugger', 'hot-dog', 'shaky-stick'],
        holds: 'game',
        choice: 'each',
        most: () => 4,
        inPairs: true,
      },
    ],
  },
  {
    id: 'strike',
    name: 'Strike Squadron',
    rule: 'ASC-form-strike',
    air: true,
    requires: [fighters, most('Attack Fighter or Dogfighter', role('Attack Fighter', 'Dogfighter'))],
    loans: [
      { rule: 'ASC-form-strike-bonus', abilities: ['speed-demon'], holds: 'game', choice: 'one', most: half },
      { rule: 'ASC-form-strike-bonus', abilities: ['golden-goose'], holds: 'game', choice: 'one', rest: true },
    ],
  },
  {
    id: 'electronic-warfare',
    name: 'Electronic Warfare Squadron',
    rule: 'ASC-form-ew',
    air: true,
    requires: [fighters, most('probe, ECM, TAG or Watchdog', able('PRB', 'AECM', 'BH', 'ECM', 'LPRB', 'LECM', 'LTAG', 'TAG', 'WAT'))],
    loans: [],
    disrupts: true,
  },
  {
    id: 'transport',
    name: 'Transport Squadron',
    rule: 'ASC-form-transport',
    air: true,
    requires: [all('aircraft', isAirUnit), share(50, 'Transport', role('Transport'))],
    loans: [
      {
        rule: 'ASC-form-transport-bonus',
        abilities: ['dust-off', 'ride-the-wash', 'wind-walker'],
        holds: 'game',
        choice: 'one',
        to: role('Transport'),
      },
    ],
  },
];
