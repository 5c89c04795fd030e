import type { Kind } from '@sortie/roster';
import { errata, type Rule } from '../rule.ts';
import { isPlatoon, isSupport, type Subject } from '../subject.ts';

const YARDS: ReadonlySet<Kind> = new Set(['space-station', 'warship', 'jumpship']);
const isYard = ({ type }: { readonly type: string }): boolean => /navalrepair/.test(type);

/** Beasts so large that each is a squad by itself. */
const GIANTS: ReadonlySet<string> = new Set(['elephant', 'orca', 'hipposaur', 'tabiranth', 'branth']);

const isDiver = (subject: Subject): boolean => isPlatoon(subject) && subject.unit.motive === 'submarine';

/** Troopers of a squad, squads, and points in the water of mechanized divers. */
const DIVERS = { squad: 5, squads: 4, points: 3 } as const;

const STATION = 300;

/** Facings and places of yards and collars, fuel of satellites, flat beds, and troops on beasts and below the water. */
/** What may have the bed of a flat car. */
const FLAT: ReadonlySet<string> = new Set(['wheeled', 'tracked', 'rail', 'maglev']);

export const HULL_DESIGN: readonly Rule[] = [
  {
    id: 'TOE-naval-repair-facilities-any',
    cite: errata(334),
    faults: ({ unit: { kind, bays = [] } }) =>
      bays.filter(isYard).flatMap(({ extra }) => {
        if (!YARDS.has(kind)) return [{ problem: 'has a repair facility, which is for stations, WarShips and JumpShips' }];
        return extra === undefined ? [{ problem: 'has a repair facility without a facing' }] : [];
      }),
  },
  {
    id: 'TOE-docking-collar-location',
    cite: errata(304),
    // In files a bay says at its end where it is: on a moving building that has to be the middle of the deck.
    faults: ({ unit: { kind, bays = [] } }) =>
      kind === 'mobile-structure'
        ? bays
            .filter(({ type, extra }) => type === 'dockingcollar' && extra === undefined)
            .map(() => ({ problem: 'has a docking collar outside the middle of its landing deck' }))
        : [],
  },
  {
    id: 'TOE-sv-satellite-fuel',
    cite: errata(247),
    faults: subject => {
      const { tons, motive, craft } = subject.unit;
      return isSupport(subject) && motive === 'station-keeping' && tons > STATION && !craft?.fuel
        ? [{ problem: `carries no fuel to keep its station; up to ${STATION} tons that comes with the hull` }]
        : [];
    },
  },
  {
    id: 'TOE-sv-flat-cars',
    cite: errata(247),
    faults: ({ unit }) => {
      if (!unit.build?.flatBed) return [];
      return [
        ...(FLAT.has(unit.motive) ? [] : [{ problem: 'has a flat bed; that takes wheels, tracks or rails' }]),
        ...(unit.armor.front['TU'] === undefined && unit.armor.front['FT'] === undefined
          ? []
          : [{ problem: 'has a turret on its flat bed' }]),
        ...(unit.bays?.length ? [{ problem: 'has a closed hold on its flat bed' }] : []),
      ];
    },
  },
  {
    id: 'TOE-beast-infantry-squads',
    cite: errata(294),
    faults: ({ unit: { platoon } }) =>
      platoon?.beast !== undefined && GIANTS.has(platoon.beast.toLowerCase()) && platoon.squadSize !== 1
        ? [{ problem: `has ${platoon.squadSize} ${platoon.beast}s in a squad; each of them is a squad` }]
        : [],
  },
  {
    id: 'TOE-scuba-mechanized-table',
    cite: errata(341),
    faults: subject => {
      const { platoon, movement } = subject.unit;
      if (!platoon || !isDiver(subject)) return [];
      return [
        ...(platoon.squadSize > DIVERS.squad
          ? [{ problem: `has ${platoon.squadSize} divers in a squad; ${DIVERS.squad} is the most` }]
          : []),
        ...(platoon.squads > DIVERS.squads ? [{ problem: `has ${platoon.squads} squads of divers; ${DIVERS.squads} is the most` }] : []),
        ...(movement.walk === DIVERS.points ? [] : [{ problem: `moves ${movement.walk}; sleds of divers move ${DIVERS.points}` }]),
      ];
    },
  },
];
